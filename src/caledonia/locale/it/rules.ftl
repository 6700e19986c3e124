### Le regole, una per una, con parole nostre: quelle di docs/rules.md.
### Le sigle delle regole fra parentesi restano come sono.

rules-SET = Setup
rule-SET-1 = Da 1 a 4 giocatori. Con 1–2 giocatori si usano la mappa piccola e i lati per 1–2 giocatori di plancia mercato e plancia esportazioni; con 3–4 gli altri lati.
rule-SET-2 = Mappa: i moduli A, B, C e D in senso orario a partire dall’alto a sinistra, ciascuno con il lato 1 o 2 a caso: 16 mappe.
rule-SET-3 = Porti: quattro tessere porto diverse a caso, una per angolo, sullo spazio porto che quell’angolo ha per il numero di giocatori.
rule-SET-4 = Mercato: sei segnalini prezzo sui prezzi iniziali.
rule-SET-5 = Tessere punteggio: cinque diverse a caso, in ordine casuale, una per round. La gloria e i tre segnalini importazione partono da 0.
rule-SET-6 = Contratti: si mescolano tutti e 50 in una pila di pesca. Ogni riquadro in uso della plancia esportazioni ne riceve uno scoperto: 5 in solitario (su sei), 6 in due, 7 in tre (su otto), 8 in quattro. Il riquadro in più resta vuoto.
rule-SET-7 = Ogni giocatore ha 4 pecore, 4 mucche, 4 campi, 4 caseifici, 4 forni, 4 distillerie, 4 taglialegna, 4 minatori (i lavoratori di MacDonald sono un unico gruppo di 8), 7 mercanti (2 nella riserva, 5 sulla plancia giocatore), navigazione 0, nessuna tecnologia, un box esportazioni vuoto e un segnalino bonus porto per ogni porto.
rule-SET-8 = Il giocatore iniziale è scelto a caso; nel round 1 l’ordine di turno segue i posti a partire da lì.
rule-SET-9 = Si pescano tante tessere clan quanti sono i giocatori più una, e altrettante tessere iniziali, abbinate a caso. In ordine di turno inverso ognuno prende una coppia e ne riceve beni e denaro. La coppia che avanza esce dal gioco.
rule-SET-10 = Primi lavoratori: in ordine di turno ognuno piazza un lavoratore, poi in ordine inverso un secondo, su un qualsiasi spazio attivo e vuoto di terreno adatto; non devono essere vicini fra loro. Si pagano il costo dell’unità e quello del terreno. Piazzarli è obbligatorio; un lavoratore che non si può piazzare va perso. Non c’è ancora il bonus di adiacenza e non si possono usare i porti.
rule-SET-11 = Uno spazio non contiene mai più di un’unità.
rule-SET-12 = Tutto è pubblico tranne l’ordine della pila di pesca e i futuri tiri di dado. I contratti che tornano nella pila li hanno visti tutti: il diario li elenca, ma nulla mostra in che punto della pila si trovano.
rule-SET-13 = Denaro e beni sono illimitati; unità e mercanti no. Non puoi mai fare debiti: una scelta è permessa solo se puoi pagarla subito.

rules-RND = Round e turni
rule-RND-1 = Cinque round di quattro fasi: preparazione (non nel round 1), azioni, produzione, punteggio. Segue il punteggio finale.
rule-RND-2 = Preparazione: tutti i mercanti al mercato tornano nella riserva dei loro proprietari. I riquadri vuoti in uso (SET-6) si riempiono dalla pila in un ordine fisso, finché ce n’è; i contratti ancora sulla plancia ci restano.
rule-RND-3 = Fase azioni: si gioca in ordine di turno finché tutti non hanno passato. Un turno è fatto di azioni gratuite, poi esattamente un’azione principale (Passare è una di queste), poi azioni gratuite. Ogni azione principale tranne Passare si può ripetere nei turni successivi. Passare è sempre permesso.
rule-RND-4 = Il tuo turno finisce da solo quando non è più possibile nessuna azione gratuita, altrimenti quando lo termini tu. Lo stesso vale dopo aver passato. Nessuno agisce nel turno di un altro.
rule-RND-5 = Prendi un bonus in sospeso, o rinuncia, prima di fare altro; non si conserva per dopo.
rule-RND-6 = L’ordine in cui si passa è l’ordine di turno del round successivo.

rules-TRD = Commerciare (azione principale)
rule-TRD-1 = Scegli un bene e comprane o vendine n ≥ 1 con n mercanti della tua riserva. Vanno sul lato acquisto o vendita di quel bene e ci restano fino alla prossima preparazione.
rule-TRD-2 = Ogni pezzo costa o rende il prezzo indicato prima dello scambio; solo dopo il segnalino si muove di n spazi (in su se compri, in giù se vendi).
rule-TRD-3 = Il segnalino non esce mai dalla scala: a un’estremità si ferma, e lo scambio è comunque permesso.
rule-TRD-4 = Non hai mai mercanti su entrambi i lati dello stesso bene. Puoi usare l’altro lato solo quando sul primo non resta nessun tuo mercante (può succedere con BON-5).
rule-TRD-5 = Per vendere servono i beni in magazzino, per comprare il denaro. I beni vengono dalla riserva comune illimitata e ci tornano. Si commerciano solo i sei beni.

rules-CON = Ottenere un contratto (azione principale)
rule-CON-1 = Prendi un qualsiasi contratto scoperto e mettilo in un box esportazioni vuoto. Round 1: ricevi £5. Round 2: gratis. Round 3, 4 e 5: paghi £5, £10 e £15.
rule-CON-2 = Hai un box esportazioni (Buchanan ne ha due). Non puoi scartare un contratto: resta finché non lo soddisfi. Se alla fine non è soddisfatto, non c’è penalità.
rule-CON-3 = Il riquadro della plancia resta vuoto fino alla prossima preparazione.

rules-EXP = Espandersi (azione principale, anche per uno spazio gratuito)
rule-EXP-1 = Piazza un’unità della tua plancia giocatore su uno spazio attivo e vuoto a portata di una delle tue unità. Paga il costo dell’unità più il costo del terreno.
rule-EXP-2 = Terreno: pecore, mucche, campi e stabilimenti vanno sui pascoli, i taglialegna nelle foreste, i minatori sulle montagne. Uno spazio con più terreni accoglie ogni unità adatta a uno di essi.
rule-EXP-3 = Adiacente: confinante, senza un fiume sul lato comune. Non serve la navigazione. Un lago e uno spazio di terra o lago confinante sono sempre adiacenti.
rule-EXP-4 = Navigazione 1 (attraversare i fiumi): anche gli spazi confinanti oltre un fiume.
rule-EXP-5 = Navigazione L = 2, 3, 4, 5 (da 1-lago a 4-laghi): anche ogni spazio T collegato alla tua unità da laghi x1 … xk con 1 ≤ k ≤ L−1: x1 confina con lo spazio dell’unità, ogni lago con il successivo e xk con T. Né lo spazio dell’unità né T contano fra questi laghi. Una tessera porto o un pescatore su un lago non impediscono di attraversarlo.
rule-EXP-6 = **A portata** = adiacente, oppure oltre un fiume (EXP-4), oppure oltre i laghi (EXP-5): un solo passaggio, mai combinato, mai sopra la terra (nemmeno quella nella nebbiolina). Lo stesso passaggio vale per le espansioni, i porti e i collegamenti fra insediamenti.
rule-EXP-7 = Non puoi piazzare un’unità di un tipo che sulla tua plancia giocatore è esaurito. Gli animali macellati tornano sulla plancia e si possono usare di nuovo.
rule-EXP-8 = Se non hai nessuna unità sulla mappa (può succedere dopo PRT-P7 e la macellazione), puoi espanderti su qualsiasi spazio attivo e vuoto di terreno adatto, anche con uno spazio gratuito; in quel caso nessun porto è a portata (nostra interpretazione).

rules-NBH = Bonus di adiacenza (parte dell’espansione)
rule-NBH-1 = Dopo aver piazzato un’unità puoi comprare ogni bene prodotto da almeno un’unità di un altro giocatore adiacente a quella nuova (EXP-3): lana dalle pecore, latte dalle mucche, grano dai campi, formaggio dai caseifici, pane dai forni, whisky dalle distillerie. I lavoratori e le tue unità non ti vendono nulla.
rule-NBH-2 = Con questo bonus puoi comprare al massimo 3 pezzi dello stesso bene in un turno (4 in due), per quanti vicini lo producano e per quante volte ti espanda in quel turno.
rule-NBH-3 = Ogni pezzo costa £2 (beni grezzi) o £3 (beni lavorati) in meno del prezzo prima dell’acquisto, mai meno di £0. Per il resto vale come ogni acquisto: mercanti, TRD-3, TRD-4, segnalino in su di n spazi.
rule-NBH-4 = Puoi comprare solo subito dopo aver piazzato l’unità: un acquisto per bene e per unità piazzata, con i beni in qualsiasi ordine. Puoi rinunciare. Se la stessa unità dà anche un bonus di costruzione, scegli tu quale dei due viene prima.

rules-BLD = Bonus di costruzione (parte dell’espansione)
rule-BLD-1 = Quando piazzando un’unità i tuoi caseifici, forni o distillerie sulla mappa diventano quattro e hai un box esportazioni vuoto, puoi pescare tre contratti (pescare è una decisione a sé: se non peschi, non si rivela nulla), tenerne uno o nessuno e, se ne tieni uno, pagare o ricevere come in CON-1 (solo se puoi pagare); gli altri vanno uno a uno in fondo alla pila nell’ordine di pesca. Tutti vedono i contratti pescati. Se la pila non basta, si pesca quello che resta; non si rimescola.
rule-BLD-2 = Animali, campi e lavoratori non lo danno mai. Se in seguito piazzi di nuovo il quarto, lo ricevi ancora.

rules-SHP = Miglioramenti (tre azioni principali)
rule-SHP-1 = Paga £4: la navigazione avanza di un livello, fino a 5.
rule-TEC-1 = Paga £10: migliora i tuoi taglialegna o i tuoi minatori, ciascun tipo una volta sola; ognuno di quei lavoratori rende £2 in più a ogni produzione.
rule-HIR-1 = Paga £4: sposta un mercante dalla tua plancia giocatore alla riserva, pronto da subito; 7 in tutto.

rules-FUL = Soddisfare un contratto (azione principale)
rule-FUL-1 = Consegna i beni di un contratto nel tuo box esportazioni. Macella una mucca per ogni manzo e una pecora per ogni montone. Scegli tu quali; tornano sulla tua plancia e i loro spazi sono liberi per tutti. I contratti non chiedono mai grano o latte.
rule-FUL-2 = Puoi macellare solo per questo, e solo gli animali che servono.
rule-FUL-3 = Poi il contratto resta scoperto accanto al tuo box esportazioni: le sue importazioni (anche il luppolo) e la sua carne contano nei punteggi. Il box esportazioni è di nuovo vuoto.
rule-FUL-4 = Cotone, tabacco e canna da zucchero fanno avanzare i loro segnalini sul percorso delle importazioni delle quantità indicate; ricevi £1 per ogni spazio segnato che un segnalino raggiunge o supera.
rule-FUL-5 = Ordine: consegni e macelli; il box esportazioni si libera; ricevi le importazioni, le loro £1 e il denaro del contratto; poi prendi lo spazio gratuito e i miglioramenti bonus (e la birra di MacEwen) nell’ordine che vuoi, finendo ciascuno prima del successivo. Puoi rinunciare a ognuno; ciò a cui rinunci o che non puoi usare va perso.
rule-FUL-6 = Puoi usare lo spazio gratuito del contratto su uno spazio liberato dalla sua stessa macellazione; la portata si conta dalle unità che ti restano.

rules-FRE = Bonus d’esportazione diretti
rule-FRE-1 = Spazio gratuito: ti espandi subito senza pagare il costo del terreno; costo dell’unità, portata, terreno, bonus di adiacenza e bonus di costruzione valgono come sempre.
rule-BON-1 = Un miglioramento bonus è uno da BON-2 a BON-5. Se ne hai più d’uno, possono essere uguali o diversi.
rule-BON-2 = Una tecnologia per £5.
rule-BON-3 = Un livello di navigazione, gratis.
rule-BON-4 = Un mercante dalla tua plancia giocatore, gratis.
rule-BON-5 = Uno dei tuoi mercanti al mercato torna nella tua riserva.

rules-PAS = Passare (azione principale)
rule-PAS-1 = Prendi il prossimo bonus per chi passa: £16, £14, £12 o £10, dal 1º al 4º giocatore che passa, anche nell’ultimo round. In questo round non hai altri turni.

rules-PRT = Porti (azioni gratuite nel tuo turno della fase azioni, prima o dopo l’azione principale, anche se è Passare; mai nel mezzo di un’azione, tranne Gregge risparmiato e Voce di mercato: vedi PRT-P1 e PRT-P6)
rule-PRT-1 = Finché un porto è a portata di una delle tue unità, puoi usarne il bonus, ora o in un turno successivo. Ogni giocatore può usare ogni porto una volta a partita; puoi usarne più d’uno in un turno, e gli altri possono ancora usarli.
rule-PRT-P1 = Solo mentre soddisfi un contratto che chiede ancora un animale: ne chiede uno in meno. Se chiede sia manzo sia montone, scegli tu quale. SCO-T7 conta comunque la carne stampata.
rule-PRT-P2 = Dai 1 bene grezzo, ricevi 3 beni grezzi a scelta.
rule-PRT-P3 = Dai 1 bene lavorato, ricevi 2 beni lavorati a scelta.
rule-PRT-P4 = 3 gloria e un miglioramento bonus (va perso se nessuno è possibile).
rule-PRT-P5 = £10.
rule-PRT-P6 = Solo prima di commerciare un bene o di comprarlo con il bonus di adiacenza, che deve seguire: nel mezzo puoi solo spostare ancora lo stesso prezzo (PRT-P6 un’altra volta tramite PRT-P9). Sposta il suo prezzo di tre spazi in su o in giù, fermandoti alla fine della scala, ma di almeno uno spazio. Di per sé non è uno scambio.
rule-PRT-P7 = Scambia esattamente due tue unità sulla mappa con due della tua plancia, gratis, sui due spazi lasciati liberi. Né le vecchie né le nuove unità possono essere campi. Nessuno dei tipi nuovi può essere uguale a uno dei vecchi (le due unità nuove possono essere uguali fra loro). Ogni unità nuova deve essere adatta al terreno del suo spazio; la portata non conta. Ricevi un bonus di costruzione per ogni tipo che arriva a quattro, uno dopo l’altro. Nei regolamenti non c’è il bonus di adiacenza; con l’opzione Errata 2025 (di norma disattivata) puoi comprare dai vicini di entrambe le unità nuove insieme, prima del bonus di costruzione.
rule-PRT-P8 = £5 e, se hai un box esportazioni vuoto, un bonus di costruzione (BLD-1: anche qui decidi tu se pescare; si paga come sempre).
rule-PRT-P9 = (Kickstarter) Paga £3, poi usa l’effetto di uno qualsiasi degli altri tre porti in gioco. Non importa se quel porto è a portata o già usato; le sue altre condizioni e il suo momento valgono. Solo PRT-P9 riceve un segnalino.

rules-PRD = Produzione (un giocatore alla volta, nell’ordine di turno di questo round)
rule-PRD-1 = I lavoratori rendono denaro: taglialegna £4 (migliorati £6), minatori £6 (migliorati £8), lavoratori di MacDonald £4.
rule-PRD-2 = Poi vengono i beni grezzi: 1 lana per pecora, 1 latte per mucca, 2 grano per campo.
rule-PRD-3 = Poi, nella quantità che vuoi: ogni caseificio trasforma 1 latte in 1 formaggio, ogni forno 1 grano in 1 pane, ogni distilleria 1 grano in 1 whisky. Puoi usare tutto ciò che hai in magazzino.

rules-SCO = Punteggio del round (dopo la produzione di tutti; non si spende nulla)
rule-SCO-T1 = 1 gloria per ogni bene grezzo in magazzino.
rule-SCO-T2 = 3 per ogni coppia di beni lavorati in magazzino (compresa la cantina di MacKenzie).
rule-SCO-T3 = 1 per ogni tua pecora, mucca e stabilimento sulla mappa, 2 per ogni campo.
rule-SCO-T4 = 2 per ogni tuo lavoratore sulla mappa.
rule-SCO-T5 = 3 per ogni coppia di tue unità su spazi di confine.
rule-SCO-T6 = 1 per ogni cotone, tabacco e canna da zucchero sui tuoi contratti soddisfatti.
rule-SCO-T7 = 2 per ogni carne sui tuoi contratti soddisfatti.
rule-SCO-T8 = 1 per ogni miglioramento: tecnologie + livello di navigazione + (5 − mercanti ancora sulla plancia giocatore); conta anche ciò con cui il tuo clan ha cominciato.
rule-SCO-T9 = (Kickstarter) 2 per ogni tua unità su uno spazio con costo del terreno di £5 o £6.
rule-SCO-2 = Spazio di confine: con 3–4 giocatori uno spazio con almeno un lato verso l’esterno della mappa, terra o lago; con 1–2 giocatori esattamente gli spazi attivi, terra o lago, che confinano con uno spazio nella nebbiolina (uno spazio sul bordo senza nebbiolina accanto non lo è). Gli spazi bloccati o coperti (SOL-1, VAR-4) non creano nuovi confini.

rules-FIN = Punteggio finale
rule-FIN-1 = Gloria: 1 PV ciascuna.
rule-FIN-2 = Beni in magazzino: grezzi 1 PV ciascuno, lavorati 2 PV ciascuno.
rule-FIN-3 = 1 PV ogni £10 intere.
rule-FIN-4 = Luppolo sui contratti soddisfatti: 1 PV ciascuno.
rule-FIN-5 = Cotone, tabacco e canna da zucchero sui contratti soddisfatti: ordinati per il totale di tutti i giocatori, dal più importato, valgono 3, 4 e 5 PV ciascuno. A parità, la canna da zucchero conta come più importata del tabacco, e il tabacco come più importato del cotone.
rule-FIN-6 = Contratti soddisfatti: con 3–4 giocatori 12 / 6 PV al primo / secondo; in due 8 PV al primo. Chi è in pareggio divide i punti dei posti occupati, arrotondati per difetto. Chi non ne ha nessuno qui non riceve nulla (nostra interpretazione).
rule-FIN-7 = Insediamenti: con 3–4 giocatori 18 / 12 / 6 PV; in due 12 PV. Pareggi come in FIN-6. Chi non ha unità sulla mappa non riceve nulla.
rule-FIN-8 = Un insediamento è un gruppo di tue unità unite da spazi adiacenti, il più grande possibile. Due insediamenti sono collegati se un’unità dell’uno è alla tua portata (EXP-6) da un’unità dell’altro. Conta gli insediamenti del gruppo più grande tenuto insieme dai collegamenti.
rule-FIN-9 = Togli la tua puntata all’asta (VAR-6). Vince chi ha più PV; a parità, chi ha più denaro avanzato dopo FIN-3 (le £ oltre l’ultima decina intera); se la parità rimane, la vittoria è condivisa.

rules-TWO = Due giocatori
rule-TWO-1 = La terra nella nebbiolina è fuori gioco: non puoi espanderti lì né attraversarla. Tutti i laghi sono in gioco. (Anche in solitario.)
rule-TWO-2 = Il bonus di adiacenza è limitato a 4 pezzi dello stesso bene (NBH-2).

rules-SOL = In solitario
rule-SOL-1 = Si usa la mappa piccola; pezzi neutrali bloccano per tutta la partita ogni spazio di terra attivo che costa £1. I pezzi neutrali non danno bonus e non sono di nessuno.
rule-SOL-2 = Non ci sono né il bonus di adiacenza né il percorso delle importazioni né le £1 per le importazioni; i valori di FIN-5 seguono le tue importazioni.
rule-SOL-3 = Il bonus per chi passa è sempre £16.
rule-SOL-4 = Preparazione dei round 2–5, dopo il ritorno dei mercanti: per tre volte tira il dado beni (6 beni) e il dado prezzo (−3 −2 −1 +1 +2 +3); se il bene è già cambiato in questa fase, tira di nuovo solo il dado beni. Se il prezzo è sotto la fascia dei prezzi medi, sale del numero tirato; se è sopra, scende del numero tirato; se è dentro, si muove come indica il dado. Conta il prezzo prima del movimento; vale TRD-3.
rule-SOL-5 = Poi riempi tutti e sei i riquadri della plancia esportazioni ed elimina dal gioco il contratto nel riquadro indicato dall’ultimo tiro del dado prezzo (colonna dal segno, riga dal numero): ne restano cinque. Se quel riquadro è vuoto, non si elimina nulla.
rule-SOL-6 = Invece di FIN-6 e FIN-7: contratti 7+: 12 PV, 6: 8 PV, 5: 4 PV, meno: 0; insediamenti 14+: 18 PV, 11–13: 12 PV, 8–10: 6 PV, meno: 0.
rule-SOL-7 = Il tuo grado dipende dai PV: fino a 115 Principiante, 116–130 Esordiente, 131–145 Nella media, 146–160 Esperto, 161+ Genio.
rule-SOL-8 = Scegli fra due coppie di tessere clan e iniziale (SET-9 con un giocatore).

rules-VAR = Varianti (in qualsiasi combinazione, se qui non è esclusa)
rule-VAR-1 = Importazione statica di beni: ogni bene importato vale 4 PV; niente percorso delle importazioni, nessuna £1 per le importazioni.
rule-VAR-2 = Senza tessere punteggio (restano i costi dei contratti per round e la gloria da altre fonti).
rule-VAR-3 = Senza tessere porto.
rule-VAR-4 = Mappa di gioco più piccola (solo 2–3 giocatori): prima della scelta dei clan si coprono quattro spazi di terra attivi, che sono fuori gioco (niente espansione, niente passaggio, adiacenti a nessuno). Li sceglie chi crea il tavolo, oppure sono a caso, uno per modulo.
rule-VAR-5 = Senza clan: solo tessere iniziali (una più dei giocatori), più £0, £2, £4, £6 secondo l’ordine di turno. Non con VAR-6.
rule-VAR-6 = Asta dei clan (2–4 giocatori), invece di SET-8 e SET-9: ci sono tante coppie di tessere clan e iniziale quanti sono i giocatori. Un giocatore a caso deve aprire con una puntata di 0–30 PV; poi, verso sinistra, ognuno deve rilanciare (al massimo 30, che chiude l’asta) o lasciare quest’asta. Chi vince prende il primo posto libero nell’ordine di turno e una qualsiasi delle coppie rimaste. L’asta successiva la apre il primo giocatore alla sinistra del vincitore che non ha ancora una coppia. L’ultimo giocatore prende gratis l’ultima coppia e l’ultimo posto.
rule-VAR-7 = Le tessere Kickstarter (MacEwen, PRT-P9, SCO-T9) sono fra quelle da pescare oppure no; di norma sì.
rule-VAR-8 = Modello «Prima partita»: VAR-1, VAR-2, VAR-3 e niente tessere Kickstarter.

rules-CLN = Clan
rule-CLN-B = Buchanan: hai due box esportazioni. Con una sola azione Ottenere un contratto puoi prenderne due, il secondo subito e senza pagare (o ricevere £5) un’altra volta. Con un bonus di costruzione (anche di PRT-P8) ne peschi sei e puoi tenerne al massimo tanti quanti sono i tuoi box esportazioni vuoti, pagando una volta. Con una sola azione Soddisfare un contratto puoi soddisfarne due: concludi del tutto il primo prima del secondo, che può essere uno appena tenuto. Tutti i contratti ottenuti in un turno si pagano una volta sola (nel round 1: £5 una volta sola), qualunque sia la fonte; negli altri turni si paga (o si riceve) di nuovo.
rule-CLN-Ca = Campbell: con k stabilimenti di un tipo sulla mappa, il prossimo costa £3, £4, £4, £5 in meno per k = 0, 1, 2, 3; lo sconto vale solo sul costo dell’unità, che non scende mai sotto £0.
rule-CLN-Cu = Cunningham: alla fine della produzione scarta quanto latte vuoi per £8 l’uno; nessun mercante, nessun cambio di prezzo.
rule-CLN-F = Fergusson: la navigazione parte da 3 (2-laghi) con 3–4 giocatori, da 2 (1-lago) con 1–2. Piazzi un terzo lavoratore iniziale dopo il secondo di tutti; tutti e tre vanno su spazi di confine, e li paghi tutti.
rule-CLN-MD1 = MacDonald: tutti gli 8 lavoratori sono un unico gruppo e un unico tipo, costano £6 e rendono £4. Ciascuno può stare nella foresta, sulla montagna o, come pescatore, su uno spazio lago o porto vuoto (su tutti, anche nella mappa piccola; senza costo del terreno), anche come lavoratore iniziale o con uno spazio gratuito. Due pescatori non confinano mai. Non puoi migliorare nessuna tecnologia. Con 1–2 giocatori la navigazione parte da 1.
rule-CLN-MD2 = Remare: una volta per turno, prima dell’azione principale (anche prima di Passare, in qualsiasi ordine con i porti), un pescatore può spostarsi su uno spazio lago o porto vuoto confinante, che non confini con un altro pescatore. Non dà il bonus di adiacenza, ma può mettere un porto a portata. Un pescatore su un porto lo ha a portata e non blocca nessuno. PRT-P7 non può scambiare pescatori.
rule-CLN-ME = MacEwen (Kickstarter): quando un contratto che soddisfi dà luppolo, puoi scartare una volta fino a 3 grano dal magazzino per £9 l’uno, al massimo uno per ogni luppolo del contratto, prima o dopo gli altri suoi bonus.
rule-CLN-MK1 = MacKenzie: £3 per ogni whisky fatto nella produzione.
rule-CLN-MK2 = La cantina ha tre spazi da £0, £7 e £15. All’inizio della produzione il barile sull’ultimo spazio va in magazzino (+£15) e gli altri avanzano di uno a destra. Ogni volta che hai una decisione da prendere, anche durante un’azione, e nella produzione, puoi spostare un barile in magazzino per il denaro del suo spazio. Alla fine della produzione un whisky appena prodotto può entrare nel primo spazio. Prima del punteggio finale tutti i barili vanno in magazzino per il denaro dei loro spazi.
rule-CLN-R = Robertson: piazzare un’unità su un delta di fiume costa in tutto £3 in meno (£2 con 1–2 giocatori), mai meno di £0, anche per i lavoratori iniziali. Con uno spazio gratuito lo sconto vale sul costo dell’unità; non vale con PRT-P7. Delta: i due spazi di terra ai lati dell’ultimo tratto di un fiume prima di un lago.
rule-CLN-S = Stewart: tre mercanti in più nella riserva (5 su 7), e la navigazione parte da 1. A ogni azione Commerciare e a ogni acquisto con il bonus di adiacenza (per ogni bene) ricevi £1 prima di pagare.

### Le regole, una per una, con parole nostre: quelle di docs/rules.md.
### Le sigle delle regole fra parentesi restano come sono.

rules-SET = Setup
rule-SET-1 = Da 1 a 4 giocatori. Con 1–2 giocatori si usano la mappa piccola e il lato 1–2 di Plancia Mercato e Plancia Esportazioni; con 3–4 gli altri lati.
rule-SET-2 = Mappa: i moduli A, B, C, D in senso orario da in alto a sinistra, ciascuno con il lato 1 o 2 a caso: 16 mappe.
rule-SET-3 = Porti: quattro tessere Porto diverse a caso, una per angolo, sullo spazio porto di quell’angolo per il numero di giocatori.
rule-SET-4 = Mercato: sei segnalini Prezzo sui prezzi iniziali.
rule-SET-5 = Tessere Punteggio: cinque diverse a caso, in ordine casuale, una per round. La Gloria e i tre segnalini Importazione partono da 0.
rule-SET-6 = Contratti: tutti e 50 mescolati in una pila di pesca; uno scoperto su ogni riquadro della Plancia Esportazioni in uso: 5 in solitario (di sei), 6 in due, 7 in tre (di otto), 8 in quattro. Il riquadro in più resta vuoto.
rule-SET-7 = Ogni giocatore: 4 pecore, 4 mucche, 4 campi, 4 caseifici, 4 forni, 4 distillerie, 4 taglialegna, 4 minatori (per MacDonald i lavoratori sono un unico gruppo di 8), 7 mercanti, di cui 2 nella riserva e 5 sulla plancia, Navigazione 0, nessuna Tecnologia, un Box Esportazioni vuoto, un segnalino Bonus porto per ogni porto.
rule-SET-8 = Il giocatore iniziale è scelto a caso; nel round 1 l’ordine di turno segue i posti a partire da lì.
rule-SET-9 = Si pescano tante tessere Clan quanti sono i giocatori più una, e altrettante tessere Iniziali, abbinate a caso. In ordine di turno inverso ognuno prende una coppia e ne riceve i beni e il denaro. La coppia che avanza esce dal gioco.
rule-SET-10 = Primi lavoratori: in ordine di turno ognuno piazza un lavoratore, poi in ordine inverso un secondo, su un qualsiasi spazio attivo e vuoto del terreno adatto; non devono essere vicini fra loro. Si pagano il costo dell’unità e quello del terreno. È obbligatorio; un lavoratore che non ha posto da nessuna parte va perso. Per ora niente Bonus di Adiacenza e niente porti.
rule-SET-11 = Sempre una sola unità per spazio.
rule-SET-12 = Tutto è pubblico tranne l’ordine della pila di pesca e i dadi futuri. I Contratti rimessi nella pila li hanno visti tutti: il diario li conserva, ma non si vede dove si trovano.
rule-SET-13 = Denaro e beni non hanno limite; unità e mercanti sì. Mai debiti: una scelta è permessa solo se si può pagare subito.

rules-RND = Round e turni
rule-RND-1 = Cinque round di quattro fasi: Preparazione (non nel round 1), Azioni, Produzione, Punteggio. Poi il Punteggio Finale.
rule-RND-2 = Preparazione: tutti i mercanti al mercato tornano nella riserva dei loro proprietari; i riquadri vuoti in uso (SET-6) si riempiono dalla pila in un ordine fisso, finché basta; i Contratti rimasti restano.
rule-RND-3 = Fase Azioni: in ordine di turno, un turno dopo l’altro finché tutti non hanno passato. Un turno è: Azioni Gratuite, poi esattamente un’azione principale (anche Passare), poi Azioni Gratuite. Ogni azione principale tranne Passare si può ripetere nei turni seguenti. Passare è sempre permesso.
rule-RND-4 = Il turno finisce da solo quando nessuna Azione Gratuita è più possibile, altrimenti quando il giocatore lo dice. Lo stesso dopo aver passato. Nessuno agisce nel turno di un altro.
rule-RND-5 = Un bonus in sospeso si prende o si rifiuta prima di ogni altra cosa; nulla si conserva per dopo.
rule-RND-6 = Ordine di turno del round seguente = ordine in cui si è passato.

rules-TRD = Commerciare (azione principale)
rule-TRD-1 = Scegli un bene e comprane o vendine n ≥ 1 con n mercanti dalla riserva; vanno sul lato acquisto o vendita di quel bene e ci restano fino alla prossima Preparazione.
rule-TRD-2 = Ogni pezzo costa o rende il prezzo mostrato prima dello scambio; solo dopo il segnalino si muove di n spazi (in su comprando, in giù vendendo).
rule-TRD-3 = Il segnalino non esce mai dalla scala: a un’estremità resta lì; lo scambio è comunque permesso.
rule-TRD-4 = Un giocatore non ha mai mercanti su entrambi i lati dello stesso bene. L’altro lato si apre solo quando sul primo non resta nessun suo mercante (può accadere con BON-5).
rule-TRD-5 = Per vendere servono i beni in magazzino, per comprare il denaro. I beni vengono dalla riserva comune illimitata e ci tornano. Si commerciano solo i sei beni.

rules-CON = Ottenere un Contratto (azione principale)
rule-CON-1 = Prendi un qualsiasi Contratto scoperto in un Box Esportazioni vuoto. Round 1: ricevi £5. Round 2: gratis. Round 3, 4, 5: paghi £5, £10, £15.
rule-CON-2 = Un Box Esportazioni per giocatore (Buchanan due). Un Contratto non si può scartare; resta finché non è soddisfatto, oppure insoddisfatto fino alla fine, senza penalità.
rule-CON-3 = Il riquadro della plancia resta vuoto fino alla prossima Preparazione.

rules-EXP = Espandersi (azione principale, anche per uno spazio gratuito)
rule-EXP-1 = Piazza un’unità della Plancia Giocatore su uno spazio attivo e vuoto a portata di una delle tue unità. Paghi costo dell’unità + costo del terreno.
rule-EXP-2 = Terreno: pecora, mucca, campo e stabilimenti sul pascolo; taglialegna nella foresta; minatore sulla montagna. Uno spazio con più terreni accoglie ogni unità adatta a uno di essi.
rule-EXP-3 = Adiacente: confinante, senza un fiume sul lato comune. Non serve la Navigazione. Un lago e uno spazio di terra o lago confinante sono sempre adiacenti.
rule-EXP-4 = Navigazione 1 (attraversare i fiumi): anche gli spazi confinanti oltre un fiume.
rule-EXP-5 = Navigazione L = 2, 3, 4, 5 (da 1-lago a 4-laghi): anche ogni spazio T collegato alla tua unità da laghi x1 … xk con 1 ≤ k ≤ L−1: x1 confina con lo spazio dell’unità, ciascuno con il seguente, xk con T. Né lo spazio dell’unità né T contano. Una tessera Porto o un pescatore su un lago non impediscono di attraversarlo.
rule-EXP-6 = **A portata** = adiacente, oppure oltre un fiume (EXP-4), oppure oltre laghi (EXP-5): un solo passaggio, mai combinato, mai sopra la terra (neanche quella nella nebbiolina). Lo stesso passaggio vale per espansioni, porti e collegamenti fra Insediamenti.
rule-EXP-7 = Se sulla plancia non restano unità di quel tipo, non si può. Gli animali macellati tornano sulla plancia e si possono usare di nuovo.
rule-EXP-8 = Chi non ha nessuna unità sulla mappa (può succedere dopo P7 e la macellazione) può espandersi su ogni spazio attivo e vuoto del terreno adatto, anche con uno spazio gratuito; nessun porto è allora a portata (interpretazione).

rules-NBH = Bonus di Adiacenza (parte dell’espansione)
rule-NBH-1 = Dopo aver piazzato l’unità, puoi comprare ogni bene prodotto da almeno un’unità di un altro giocatore adiacente a quella nuova (EXP-3): pecora lana, mucca latte, campo grano, caseificio formaggio, forno pane, distilleria whisky. I lavoratori non danno nulla. Le tue unità non danno nulla.
rule-NBH-2 = Con questo bonus al massimo 3 dello stesso bene in un turno (4 in due giocatori), per quanti vicini lo producano e per quante volte ti espanda in quel turno.
rule-NBH-3 = Prezzo al pezzo: Beni Grezzi −£2, Beni Lavorati −£3 sul prezzo prima dell’acquisto, mai sotto 0. Per il resto come un acquisto: mercanti, TRD-3, TRD-4, segnalino in su di n spazi.
rule-NBH-4 = Solo subito dopo aver piazzato l’unità e prima del Bonus di Costruzione; un acquisto per bene e per unità piazzata, beni in qualsiasi ordine; si può rifiutare.

rules-BLD = Bonus di Costruzione (parte dell’espansione)
rule-BLD-1 = Quando piazzando un’unità i tuoi caseifici, forni o distillerie sulla mappa diventano quattro e hai un Box Esportazioni libero, puoi pescare tre Contratti, tenerne uno o nessuno e, se ne tieni uno, pagare o ricevere come in CON-1 (solo se puoi pagare); gli altri vanno uno a uno sotto la pila nell’ordine di pesca. Tutti li vedono. Da una pila troppo corta si pesca finché basta; non si rimescola.
rule-BLD-2 = Animali, campi e lavoratori non lo danno mai. Si riceve di nuovo se in seguito si piazza ancora il quarto.

rules-SHP = Miglioramenti (tre azioni principali)
rule-SHP-1 = £4: Navigazione avanti di un livello, fino a 5.
rule-TEC-1 = £10: migliora i taglialegna o i minatori, ciascuno una volta; +£2 per ognuno di quei lavoratori a ogni produzione.
rule-HIR-1 = £4: un mercante dalla plancia alla riserva, subito utilizzabile; 7 in tutto.

rules-FUL = Soddisfare un Contratto (azione principale)
rule-FUL-1 = Paga i beni di un Contratto nel tuo Box Esportazioni; macella una mucca per ogni manzo, una pecora per ogni montone: scegli tu quali; tornano sulla tua plancia e i loro spazi sono liberi per tutti. I Contratti non chiedono mai grano o latte.
rule-FUL-2 = Si macella solo per questo, e solo quanto serve.
rule-FUL-3 = Il Contratto resta poi scoperto accanto al Box Esportazioni: le sue importazioni (anche il luppolo) e la sua carne contano nei punteggi. Il Box Esportazioni è libero.
rule-FUL-4 = Cotone, tabacco e canna da zucchero muovono i loro segnalini sul percorso delle importazioni delle quantità indicate; ogni spazio segnato raggiunto o superato dà al giocatore £1.
rule-FUL-5 = Ordine: si paga e si macella; il Box Esportazioni si libera; si registrano le importazioni, le loro £1 e il denaro del Contratto; poi spazio gratuito e Miglioramenti Bonus (e la birra di MacEwen) nell’ordine che il giocatore vuole, ciascuno concluso prima del successivo; ognuno si può rifiutare; ciò che è rifiutato o impossibile va perso.
rule-FUL-6 = Uno spazio liberato dalla macellazione si può usare con lo spazio gratuito dello stesso Contratto; per la portata contano le unità rimaste.

rules-FRE = Bonus d’Esportazione Diretti
rule-FRE-1 = Spazio gratuito: subito un’azione Espandersi senza costo del terreno; costo dell’unità, portata, terreno, Bonus di Adiacenza e di Costruzione come sempre.
rule-BON-1 = Un Miglioramento Bonus è uno fra BON-2..5. Se sono più d’uno, possono essere uguali o diversi.
rule-BON-2 = Una Tecnologia per £5.
rule-BON-3 = Navigazione avanti di un livello, gratis.
rule-BON-4 = Un mercante dalla plancia, gratis.
rule-BON-5 = Uno dei tuoi mercanti al mercato torna nella tua riserva.

rules-PAS = Passare (azione principale)
rule-PAS-1 = Prendi il prossimo bonus per chi passa: £16, £14, £12, £10 dal 1º al 4º che passa; anche nell’ultimo round. In questo round non hai altri turni.

rules-PRT = Porti (Azioni Gratuite nel proprio turno della Fase Azioni, prima o dopo l’azione principale, anche attorno a Passare; mai nel mezzo di un’azione, tranne Gregge risparmiato e Voce di mercato: vedi PRT-P1 e PRT-P6)
rule-PRT-1 = Un porto in quel momento a portata di una delle tue unità: usane il bonus, ora o in un turno successivo; ogni porto una volta per giocatore e partita; più d’uno nello stesso turno va bene; gli altri non sono bloccati.
rule-PRT-P1 = Solo mentre si paga un Contratto che chiede ancora un animale: ne chiede uno in meno; se mancano manzo e montone, il giocatore sceglie quale. T7 conta comunque la carne stampata.
rule-PRT-P2 = Scarta 1 Bene Grezzo, prendi 3 Beni Grezzi a scelta.
rule-PRT-P3 = Scarta 1 Bene Lavorato, prendi 2 Beni Lavorati a scelta.
rule-PRT-P4 = 3 Gloria e un Miglioramento Bonus (perso se nessuno è possibile).
rule-PRT-P5 = £10.
rule-PRT-P6 = Solo subito prima di commerciare un bene o di comprarlo con il Bonus di Adiacenza, cosa che deve essere la decisione successiva: muovi il suo prezzo di tre spazi in su o in giù, fermandoti alla fine della scala, almeno di uno spazio. Di per sé non è uno scambio.
rule-PRT-P7 = Scambia esattamente due tue unità sulla mappa con due della tua plancia, gratis, sui due spazi lasciati. Né le vecchie né le nuove possono essere campi; nessun tipo nuovo è uguale a uno dei vecchi (i due nuovi possono essere uguali fra loro); ogni unità nuova deve essere adatta al terreno del suo spazio; la portata non conta. Un Bonus di Costruzione per ogni tipo che arriva a quattro, uno dopo l’altro. Bonus di Adiacenza: nessuno nei regolamenti; con l’opzione `errata_2025` (di norma disattivata) acquisti per le due unità nuove insieme, prima del Bonus di Costruzione.
rule-PRT-P8 = £5 e, con un Box Esportazioni libero, un Bonus di Costruzione (BLD-1, pagando come sempre).
rule-PRT-P9 = (Kickstarter) Paga £3, poi usa l’effetto di uno qualsiasi degli altri tre porti in gioco; la portata e l’uso precedente di quel porto non contano, le sue altre condizioni e il suo momento sì; solo P9 riceve un segnalino.

rules-PRD = Produzione (un giocatore alla volta, nell’ordine di turno di questo round)
rule-PRD-1 = Lavoratori: taglialegna £4 (£6 migliorati), minatore £6 (£8 migliorati), lavoratori di MacDonald £4.
rule-PRD-2 = Poi i Beni Grezzi: pecora 1 lana, mucca 1 latte, campo 2 grano.
rule-PRD-3 = Poi, per quanto il giocatore vuole: ogni caseificio 1 latte → 1 formaggio, ogni forno 1 grano → 1 pane, ogni distilleria 1 grano → 1 whisky; con tutto ciò che è in magazzino, da dovunque venga.

rules-SCO = Punteggio del round (dopo la produzione di tutti; non si spende nulla)
rule-SCO-T1 = 1 Gloria per Bene Grezzo in magazzino.
rule-SCO-T2 = 3 per ogni coppia intera di Beni Lavorati in magazzino (la cantina di MacKenzie conta).
rule-SCO-T3 = 1 per propria pecora, mucca e stabilimento sulla mappa, 2 per campo.
rule-SCO-T4 = 2 per proprio lavoratore sulla mappa.
rule-SCO-T5 = 3 per ogni coppia intera di proprie unità su spazi di confine.
rule-SCO-T6 = 1 per cotone, tabacco e canna da zucchero sui propri Contratti soddisfatti.
rule-SCO-T7 = 2 per carne sui propri Contratti soddisfatti.
rule-SCO-T8 = 1 per Miglioramento: Tecnologie + livello di Navigazione + (5 − mercanti ancora sulla plancia); conta anche ciò con cui un clan ha cominciato.
rule-SCO-T9 = (Kickstarter) 2 per propria unità su uno spazio con costo del terreno £5 o £6.
rule-SCO-2 = Spazio di confine: uno spazio con almeno un lato verso l’esterno della mappa (terra o lago con 3–4 giocatori, terra con 1–2); con 1–2 giocatori anche ogni spazio attivo, terra o lago, che confina con uno spazio nella nebbiolina. Gli spazi bloccati o coperti (SOL-1, VAR-4) non creano nuovi confini.

rules-FIN = Punteggio Finale
rule-FIN-1 = Gloria: 1 PV ciascuna.
rule-FIN-2 = In magazzino, Beni Grezzi 1 PV e Beni Lavorati 2 PV ciascuno.
rule-FIN-3 = 1 PV ogni £10 intere.
rule-FIN-4 = Luppolo sui Contratti soddisfatti: 1 PV ciascuno.
rule-FIN-5 = Cotone, tabacco e canna da zucchero sui Contratti soddisfatti: ordinati per il totale di tutti i giocatori, dal più importato, valgono 3, 4, 5 PV ciascuno; a parità la canna da zucchero conta come più importata del tabacco, il tabacco del cotone.
rule-FIN-6 = Contratti soddisfatti: con 3–4 giocatori 12 / 6 PV al primo / secondo; in due 8 PV al primo. Chi è in pareggio divide i punti dei posti occupati, arrotondati per difetto. Chi non ne ha nessuno qui non riceve nulla (interpretazione).
rule-FIN-7 = Insediamenti: con 3–4 giocatori 18 / 12 / 6; in due 12. Pareggi come in FIN-6. Senza unità sulla mappa: nulla.
rule-FIN-8 = Un Insediamento è un insieme di proprie unità unite per adiacenza che non si può ampliare. Due Insediamenti sono collegati se un’unità dell’uno è a portata (EXP-6) di un’unità dell’altro per il loro proprietario. Si contano gli Insediamenti del gruppo più grande tenuto insieme dai collegamenti.
rule-FIN-9 = Meno la propria puntata all’asta (VAR-6). Vince chi ha più PV; poi chi ha più denaro avanzato dopo FIN-3 (le £ oltre l’ultima decina intera); poi vittoria condivisa.

rules-TWO = Due giocatori
rule-TWO-1 = La terra nella nebbiolina è fuori gioco: niente espansione, niente passaggio. Tutti i laghi sono in gioco. (Anche in solitario.)
rule-TWO-2 = Limite del Bonus di Adiacenza 4 (NBH-2).

rules-SOL = In solitario
rule-SOL-1 = Mappa piccola; ogni spazio di terra attivo con costo £1 è bloccato da un pezzo neutrale per tutta la partita. I pezzi neutrali non danno bonus e non sono unità di nessuno.
rule-SOL-2 = Niente Bonus di Adiacenza. Niente percorso delle importazioni e nessuna £1 per le importazioni; i valori di FIN-5 seguono le importazioni del giocatore.
rule-SOL-3 = Il bonus per chi passa è sempre £16.
rule-SOL-4 = Preparazione dei round 2–5, dopo il ritorno dei mercanti: per tre volte si tirano il dado Beni (6 beni) e il dado Prezzo (−3 −2 −1 +1 +2 +3); se il bene è già cambiato in questa fase si tira di nuovo solo il dado Beni. Prezzo sotto la fascia dei prezzi medi: in su del numero; sopra: in giù del numero; dentro: come tirato; conta il prezzo prima del movimento; vale TRD-3.
rule-SOL-5 = Poi si riempiono tutti e sei i riquadri della plancia ed esce dal gioco il Contratto nel riquadro dell’ultimo tiro del dado Prezzo (colonna dal segno, riga dal numero): ne restano cinque. Un riquadro vuoto non toglie nulla.
rule-SOL-6 = Invece di FIN-6 e FIN-7: Contratti 7+: 12 PV, 6: 8 PV, 5: 4 PV, meno: 0; Insediamenti 14+: 18, 11–13: 12, 8–10: 6, meno: 0.
rule-SOL-7 = Grado secondo i PV: fino a 115, 116–130, 131–145, 146–160, 161+ (Principiante, Esordiente, Nella media, Esperto, Genio).
rule-SOL-8 = Due coppie di tessere Clan e Iniziale fra cui scegliere (SET-9 con un giocatore).

rules-VAR = Varianti (in qualsiasi combinazione se qui non è escluso)
rule-VAR-1 = Importazione statica di beni: ogni bene importato 4 PV; niente percorso delle importazioni, nessuna £1 per le importazioni.
rule-VAR-2 = Senza tessere Punteggio (restano i costi dei Contratti per round e l’altra Gloria).
rule-VAR-3 = Senza tessere Porto.
rule-VAR-4 = Mappa di gioco più piccola (solo 2–3 giocatori): prima della scelta dei clan quattro spazi di terra attivi sono coperti e fuori gioco (niente espansione, niente passaggio, adiacenti a nessuno); li sceglie chi crea il tavolo, oppure a caso, uno per modulo.
rule-VAR-5 = Senza clan: solo tessere Iniziali (ne sono offerte tante quanti i giocatori più una), più £0, £2, £4, £6 secondo l’ordine di turno. Non con VAR-6.
rule-VAR-6 = Asta dei clan (2–4 giocatori), invece di SET-8 e SET-9: tante coppie di tessere Clan e Iniziale quanti sono i giocatori. Un giocatore a caso deve aprire con una puntata di 0–30 PV; poi, verso sinistra, ognuno deve rilanciare (30 al massimo, che chiude l’asta) o lasciare questa asta. Chi vince prende il primo posto libero nell’ordine di turno e una qualsiasi delle coppie rimaste. L’asta seguente la apre il primo giocatore alla sinistra del vincitore che non ha ancora una coppia. L’ultimo giocatore prende gratis l’ultima coppia e l’ultimo posto.
rule-VAR-7 = Tessere Kickstarter (MacEwen, P9, T9) fra quelle da pescare o no; di norma sì.
rule-VAR-8 = Scelta «Prima partita»: VAR-1, VAR-2, VAR-3 e niente tessere Kickstarter.

rules-CLN = Clan
rule-CLN-B = Buchanan: due Box Esportazioni. Con una sola azione Ottenere può prendere due Contratti, il secondo subito e senza un secondo pagamento (o seconde £5). Un Bonus di Costruzione (anche di P8) ne pesca sei e ne tiene fino a riempire i Box Esportazioni liberi, pagando una volta. Con una sola azione Soddisfare può soddisfare due Contratti, il primo del tutto concluso prima del secondo, che può essere uno appena tenuto. Fonti diverse e turni diversi si pagano (o rendono) a parte.
rule-CLN-Ca = Campbell: con k stabilimenti di quel tipo sulla mappa, il prossimo costa £3, £4, £4, £5 in meno per k = 0, 1, 2, 3; solo sul costo dell’unità, mai sotto 0.
rule-CLN-Cu = Cunningham: alla fine della produzione scarta quanto latte vuole per £8 l’uno; nessun mercante, nessun cambio di prezzo.
rule-CLN-F = Fergusson: la Navigazione parte da 3 (2-laghi) con 3–4 giocatori, da 2 (1-lago) con 1–2. Un terzo lavoratore iniziale dopo il secondo di tutti; tutti e tre su spazi di confine, tutti pagati.
rule-CLN-MD1 = MacDonald: tutti gli 8 lavoratori sono un unico gruppo e un unico tipo, a £6 con £4 di rendita; ciascuno può stare nella foresta, sulla montagna o, come pescatore, su uno spazio lago o porto vuoto (su tutti, anche nella mappa piccola; senza costo del terreno), anche come lavoratore iniziale e con uno spazio gratuito. Due pescatori non confinano mai. Nessun miglioramento della Tecnologia. Con 1–2 giocatori la Navigazione parte da 1.
rule-CLN-MD2 = Remare: una volta per turno, prima dell’azione principale (anche prima di Passare, in qualsiasi ordine con i porti), un pescatore può spostarsi su uno spazio lago o porto vuoto confinante, che non confini con un altro pescatore; niente Bonus di Adiacenza, ma un porto può arrivare a portata. Un pescatore su un porto lo ha a portata e non blocca nessuno. I pescatori non si possono scambiare con P7.
rule-CLN-ME = MacEwen (Kickstarter): quando un Contratto soddisfatto dà luppolo, si possono scartare una volta fino a 3 grano dal magazzino per £9 l’uno, al massimo uno per ogni luppolo del Contratto, prima o dopo gli altri suoi bonus.
rule-CLN-MK1 = MacKenzie: £3 per ogni whisky fatto in produzione.
rule-CLN-MK2 = Cantina di tre spazi da £0, £7, £15. All’inizio della produzione il barile sull’ultimo spazio va in magazzino (+£15) e gli altri avanzano di uno a destra; a ogni propria decisione, anche dentro un’azione, e nella produzione un barile può andare in magazzino per il denaro del suo spazio; alla fine della produzione un whisky appena prodotto può entrare nel primo spazio. Prima del Punteggio Finale tutti i barili vanno in magazzino per il denaro dei loro spazi.
rule-CLN-R = Robertson: piazzare un’unità su un delta di fiume costa in tutto £3 in meno (£2 con 1–2 giocatori), mai sotto 0, anche per i lavoratori iniziali; con uno spazio gratuito si toglie dal costo dell’unità; non con P7. Delta: i due spazi di terra ai lati dell’ultimo tratto di un fiume prima di un lago.
rule-CLN-S = Stewart: tre mercanti in più nella riserva (5 di 7), la Navigazione parte da 1. £1 prima di pagare per ogni azione Commerciare e ogni acquisto con il Bonus di Adiacenza (per bene).

### Il regolamento della pagina: capitoli che insegnano il gioco, esempi, un glossario e una ricerca.
### [parole](id) è una parola con scheda; vedi en/rulebook.ftl.

book-title = Regolamento
book-lead = Leggilo dall’inizio alla fine in un quarto d’ora, o cerca quello che ti serve. Le piccole sigle portano alla regola esatta.
book-contents = Capitoli
book-exact = Le regole esatte
book-rule = Regola { $clause }
book-example = Esempio
book-picture = Immagine dell’esempio
book-shipping = Navigazione
book-failed = Impossibile caricare le cifre del gioco. Qui trovi le regole esatte; ricarica la pagina per leggere tutto il regolamento.

## Ricerca

book-search = Cerca nel regolamento
book-found = { $count ->
        [one] { $count } risultato
       *[other] { $count } risultati
    }
book-none = Nessun risultato per «{ $wanted }». Prova con un’altra parola o scegli un capitolo:
# Parole di una domanda che non dicono nulla su ciò che si cerca.
book-ignored = a ad ai al alla che chi ci come con cosa costa costano da dal dei del della delle di dove e gli ha ho i il in io la le lo ma mi mio nel o per perche posso puo qual quale quali quando quanta quante quanti quanto se si sono su tra un una uno
book-kind-chapter = Capitolo
book-kind-clan = Clan
book-kind-port = Porto
book-kind-scoring = Tessera punteggio
book-kind-unit = Unità
book-kind-terrain = Terreno
book-kind-term = Termine
book-kind-clause = Regola esatta

## Lo scopo

book-aim = Lo scopo
book-aim-idea = Guidi un clan nelle Highlands scozzesi. In { $rounds } round ti espandi sulla mappa, allevi animali, gestisci stabilimenti, commerci su un mercato comune e spedisci beni all’estero.
book-aim-win = Vince chi ha più punti vittoria (PV) alla fine. Arrivano da:
book-aim-contracts = [Contratti](contract): i beni che importi e un bonus per chi ne soddisfa di più.
book-aim-settlements = [Insediamenti](settlement) collegati dalla tua navigazione.
book-aim-glory = [Gloria](glory), alla fine di ogni round.
book-aim-rest = Quello che resta: beni, [luppolo](hops) e qualcosa per il denaro.
book-aim-money = Il denaro è un mezzo, non lo scopo: alla fine £{ $money_per_point } valgono un solo punto. Spendilo finché può ancora fruttarti qualcosa.

## Prima del primo round

book-start = Prima del primo round
book-start-random = Mappa, porti, tessere punteggio e primi contratti sono casuali: ogni partita è diversa. Con 1–2 giocatori si gioca su una mappa più piccola.
book-start-clan = Per prima cosa scegli un [clan](clan) insieme alla tessera iniziale accanto: beni e denaro per i primi turni. L’ultimo nell’ordine di turno sceglie per primo.
book-start-board = Tutti iniziano con le stesse unità sulla plancia, { $merchants_start } [mercanti](merchant), un [box esportazioni](box) vuoto e nessuna navigazione.
book-start-workers = Poi ciascuno piazza due [lavoratori](worker) su spazi adatti a scelta: prima in ordine di turno, poi in ordine inverso. Si paga tutto: l’unità e il terreno.
book-start-open = L’unico segreto è l’ordine della pila dei contratti. Su ogni spazio sta una sola unità e nessuno può fare debiti.

## Un turno

book-turn = Un turno
book-turn-one = Nel tuo turno svolgi esattamente un’azione principale, una delle otto del prossimo capitolo. Poi tocca al giocatore successivo.
book-turn-free = Prima o dopo puoi usare i [porti](port) alla tua [portata](reach). Sono azioni gratuite e non consumano il turno.
book-turn-again = Si continua finché tutti non hanno passato. Puoi ripetere un’azione quante volte vuoi, se puoi pagarla.
book-turn-bonus = Un bonus non si mette da parte: usalo quando lo ricevi, oppure rinuncia.

## Le otto azioni

book-actions = Le otto azioni
book-actions-intro = Nel tuo turno ne svolgi una. Tutte tranne Passare si possono ripetere nei turni successivi.

book-trade = Commerciare
book-trade-merchants = Scegli uno dei sei beni e comprane o vendine quanti vuoi: ognuno richiede uno dei tuoi [mercanti](merchant). Restano al mercato fino al round successivo.
book-trade-price = Ogni pezzo ha lo stesso prezzo: quello indicato prima dello scambio. Poi il prezzo si muove di uno spazio per pezzo, in su se compri, in giù se vendi. Quindi muoviti prima degli altri.
book-trade-sides = Nello stesso round non puoi comprare e vendere lo stesso bene: i tuoi mercanti stanno da un lato solo.
book-example-trade = Il formaggio costa £{ $price }. Ne compri { $count } con { $count } mercanti e paghi £{ $paid }. Il prezzo sale di { $count } spazi, a £{ $after }. Il giocatore successivo ne vende { $sold } a quel prezzo e incassa £{ $earned }; ora il formaggio scende a £{ $end }.

book-obtain = Ottenere un contratto
book-obtain-take = Prendi un [contratto](contract) dalla plancia esportazioni e mettilo nel tuo [box esportazioni](box). Nel primo round ricevi perfino denaro; poi costa di più a ogni round.
book-obtain-keep = Hai posto per un contratto da soddisfare. Non puoi scartarlo, ma non c’è penalità se alla fine è ancora aperto.

book-expand = Espandersi
book-expand-place = Piazza un’unità dalla tua plancia su uno spazio vuoto alla [portata](reach) di una tua unità. Paga l’unità e il terreno: il numero sullo spazio.
book-expand-terrain = Animali, [campi](unit-field) e [stabilimenti](factory) vogliono il [pascolo](terrain-grassland), i taglialegna la [foresta](terrain-forest), i minatori la [montagna](terrain-mountain). Alcuni spazi lasciano la scelta.
book-expand-reach = Lo spazio accanto è sempre a portata, se non c’è un [fiume](river) in mezzo. La [navigazione](shipping) ti porta più lontano: prima oltre un fiume, poi oltre uno, due, tre o quattro laghi.
book-example-reach = Fin dove arrivi da questa pecora? Senza navigazione sono a portata { $none } degli spazi mostrati. Attraversando i fiumi diventano { $river }, con il primo lago { $loch }, con il secondo { $lochs }. Il passaggio è uno solo: non puoi superare un fiume e un lago insieme.
book-expand-neighbours = I nuovi vicini ti vendono a buon prezzo. Subito dopo aver piazzato puoi comprare ciò che producono le loro unità: i beni grezzi a £{ $basic_discount } in meno del mercato, i beni lavorati a £{ $processed_discount } in meno. Servono mercanti e i prezzi si muovono come in ogni acquisto. Il limite è di { $limit } pezzi di un bene per turno ({ $limit_two } in due).
book-example-neighbours = Piazzi una pecora per £{ $unit } più £{ $land } di terreno: £{ $cost }. Accanto ci sono una mucca e un forno di un altro giocatore: il latte ti costa £{ $milk_now } invece di £{ $milk }, il pane £{ $bread_now } invece di £{ $bread }. Compri { $count } latte per £{ $paid }. Il caseificio oltre il fiume non è adiacente: niente formaggio.
book-expand-building = Il tuo quarto caseificio, forno o distilleria sulla mappa dà un bonus di costruzione: puoi pescare { $building_draw } contratti e tenerne uno se vuoi, al prezzo di questo round. Dai nuovi vicini puoi comprare prima o dopo. Ti serve un box esportazioni vuoto.
book-expand-empty = Non hai più unità sulla mappa? Allora va bene qualunque spazio adatto.

book-ship = Migliorare la navigazione
book-ship-pay = Paga £{ $shipping_cost } e avanza di un livello. La navigazione conta per espandersi, per i porti e, alla fine, per collegare i tuoi insediamenti.
book-tech = Migliorare la tecnologia
book-tech-pay = Paga £{ $technology_cost } e migliora per sempre tutti i tuoi taglialegna o tutti i tuoi minatori. Ognuno rende £{ $technology_income } in più a ogni produzione.
book-hire = Assoldare un mercante
book-hire-pay = Paga £{ $merchant_cost } per un altro mercante, pronto da subito. Inizi con { $merchants_start } e puoi averne { $merchants } in tutto.

book-fulfil = Soddisfare un contratto
book-fulfil-pay = Consegna i beni del contratto nel tuo box esportazioni. Per la carne macelli animali sulla mappa: una mucca per il manzo, una pecora per il montone. Tornano sulla tua plancia e i loro spazi si liberano.
book-fulfil-gain = Il contratto resta tuo fino alla fine e il box torna vuoto. Cotone, tabacco e canna da zucchero avanzano sul percorso delle importazioni; ogni spazio segnato ti dà £1.
book-fulfil-bonus = Poi prendi i suoi bonus nell’ordine che vuoi. Uno [spazio gratuito](free) ti fa espandere subito senza pagare il terreno. Un [miglioramento bonus](upgrade) migliora qualcosa per poco o per niente. Quello che non puoi usare è perso.
book-example-fulfil = Consegni un formaggio e macelli la tua pecora. Ricevi £{ $money } e { $imported } cotone: il segnalino passa da { $from } a { $to } e, superando il segno a { $mark }, ti dà £{ $bonus } in più. Sullo spazio gratuito piazzi un forno per £{ $bakery }, proprio dove stava la pecora, e risparmi le £{ $saved } del terreno.

book-pass = Passare
book-pass-money = Finito per questo round? Passa e prendi il bonus per chi passa: prima passi, più è alto. L’ordine in cui si passa è l’ordine di turno del round successivo.

## Un round

book-round = Un round
book-round-phases = La partita dura { $rounds } round di quattro fasi; nel primo manca la preparazione.
book-round-preparation = Preparazione: i mercanti tornano dal mercato e nuovi contratti riempiono i vuoti della plancia esportazioni.
book-round-action = Azioni: si gioca a turno finché tutti non hanno passato.
book-round-production = Produzione: tutto ciò che hai sulla mappa lavora per te.
book-round-scoring = Punteggio: la tessera del round dà gloria. Non si spende nulla.
book-round-produce = Prima i tuoi lavoratori rendono denaro. Poi le pecore danno lana, le mucche latte e i campi grano. Infine i tuoi stabilimenti trasformano il latte in formaggio e il grano in pane o whisky: quanto vuoi, con tutto ciò che hai in magazzino.
book-example-production = Il taglialegna rende £{ $woodcutter } e il minatore migliorato £{ $miner }: £{ $income } in tutto. Due mucche danno { $milk } latte, il campo { $grain } grano. Il caseificio fa { $cheese } formaggio, il forno { $bread } pane. Restano { $milk_left } latte e { $grain_left } grano.
book-round-tiles = Le cinque tessere punteggio si conoscono dall’inizio: tienine conto. Eccole tutte:

## La fine

book-end = La fine
book-end-score = Dopo il round { $rounds } si conta tutto ancora una volta:
book-end-glory = Gloria: 1 PV ciascuna.
book-end-goods = Beni in magazzino: grezzi { $basic } PV, lavorati { $processed } PV.
book-end-money = Denaro: 1 PV ogni £{ $money_per_point } intere.
book-end-hops = Luppolo: { $hops } PV ciascuno.
book-end-imports = Beni importati: più sono rari, più valgono. Quello che tutti insieme hanno importato di più vale { $import_low } PV, il secondo { $import_mid }, il più raro { $import_high }.
book-example-imports = Tutti insieme hanno importato { $cotton_all } cotone, { $tobacco_all } tabacco e { $sugar_all } canna da zucchero. Quindi il cotone vale { $cotton_worth } PV, il tabacco { $tobacco_worth } e la canna { $sugar_worth }. Tu hai importato { $cotton } cotone, { $tobacco } tabacco e { $sugar } canna: { $points } PV.
book-end-contracts = Più contratti soddisfatti: { $contract_places } PV per i primi posti ({ $contract_places_two } in due).
book-example-places = Tu e un altro giocatore avete soddisfatto { $done } contratti a testa, più di tutti gli altri. Dividete il primo e il secondo posto, { $first } e { $second } PV: { $each } a testa.
book-end-settlements = Più insediamenti collegati: { $settlement_places } PV per i primi posti ({ $settlement_places_two } in due). Unità una accanto all’altra formano un solo insediamento: piccoli gruppi sparsi a portata l’uno dell’altro contano più di un grande blocco.
book-example-settlements = { $units } unità, { $settlements } insediamenti. Senza navigazione nessuno è collegato, quindi conti { $none }. Attraversare i fiumi ne collega due: { $river }. Il primo lago li collega tutti: { $loch }.
book-end-winner = Vince chi ha più PV. In caso di pareggio decide il denaro che avanza sotto le ultime £{ $money_per_point } intere; se il pareggio rimane, si condivide la vittoria.

## Clan

book-clans = Clan
book-clans-intro = Ogni clan cambia le regole in un punto. Scegline uno la cui abilità si adatti alla mappa e alle tessere punteggio, e sfruttala.

## Porti

book-ports = Porti
book-ports-intro = In gioco ci sono quattro porti, uno per angolo. Se uno è alla portata delle tue unità, usalo nel tuo turno: ciascuno una volta a partita, subito o più tardi. Gli altri potranno usarlo ancora.
book-ports-windows = Due porti agiscono nel mezzo di un’azione: uno mentre soddisfi un contratto, uno subito prima di commerciare.

## Varianti

book-variants = Varianti
book-variants-intro = Si scelgono quando crei un tavolo. Quasi tutte si possono combinare.
book-variant-first = Prima partita: importazione statica di beni, niente tessere punteggio, niente porti, niente tessere Kickstarter. Il modo migliore per iniziare.
book-variant-static = Importazione statica di beni: ogni bene importato vale { $static_import } PV e non c’è il percorso delle importazioni.
book-variant-scoring = Senza tessere punteggio: niente gloria alla fine dei round.
book-variant-ports = Senza porti.
book-variant-tight = Mappa di gioco più piccola (2–3 giocatori): { $covered } spazi di terra sono coperti e fuori gioco.
book-variant-clans = Senza clan: scegli solo una tessera iniziale. Chi viene dopo nell’ordine di turno riceve un po’ di denaro in più.
book-variant-auction = Asta dei clan (2–4 giocatori): punta fino a { $highest_bid } PV per giocare prima e scegliere il clan. La puntata si sottrae alla fine.
book-variant-kickstarter = Tessere Kickstarter: un clan, un porto e una tessera punteggio in più tra cui pescare.

## In due e in solitario

book-solo = In due e in solitario
book-solo-two = In due la [nebbiolina](mist) copre una parte della mappa, che è fuori gioco. Dai vicini puoi comprare fino a { $limit_two } pezzi di un bene per turno.
book-solo-alone = In solitario giochi per i punti e per un grado. Scegli uno tra due clan; non ci sono vicini da cui comprare, e passare rende sempre £{ $solo_pass }.
book-solo-map = Pezzi neutrali bloccano ogni spazio di terra che costa £1.
book-solo-market = Prima di ogni nuovo round { $price_rolls } tiri di dado muovono i prezzi: in su se un bene costa poco, in giù se costa molto, come indica il dado se sta nel mezzo. L’ultimo tiro elimina anche un contratto.
book-solo-score = Le importazioni valgono in base a ciò che hai importato tu. Contratti e insediamenti collegati danno punti a partire da queste quantità:
book-solo-ranks = I tuoi punti ti danno un grado:

## Piccole tabelle

book-strip-round = Round { $number }
book-strip-place = { $place ->
        [1] Primo a passare
        [2] Secondo
        [3] Terzo
       *[other] Quarto
    }
book-strip-contracts = { $least } contratti
book-strip-settlements = { $least } insediamenti
book-strip-points = { $points } PV
book-strip-from = da { $points } PV

## Glossario

book-glossary = Glossario
book-glossary-intro = Ogni termine del gioco in una riga. Le parole sottolineate a puntini mostrano la loro scheda quando le indichi, le tocchi o le raggiungi con il tasto Tab.
book-glossary-units = Unità
book-glossary-terrain = Terreno
book-glossary-words = Termini
book-unit-cost = Costa £{ $cost } più il terreno.
book-unit-income = Rende £{ $income } in produzione.
book-unit-makes = Dà { $goods } in produzione.
book-unit-turns = Trasforma { $input } in { $goods } in produzione.
book-unit-supply = Ne hai { $supply }.
book-unit-terrain = Terreno: { $terrain }.
book-unit-loch = Li ha solo il Clan MacDonald, sui laghi.
book-terrain-units = Per { $units }.
book-terrain-loch = Lago
    .text = Acqua. La navigazione ti porta oltre; solo i pescatori ci stanno sopra.
    .also = loch, acqua, mare
book-also-grassland = prato erba
book-also-forest = bosco alberi legna
book-also-mountain = monte monti miniera
book-also-dairy = latteria
book-also-bakery = panetteria fornaio pane
book-also-distillery = liquore
book-also-sheep = agnello montone lana
book-also-cow = vacca bovino manzo latte
book-also-field = orzo frumento cereali grano
book-also-woodcutter = boscaiolo legna
book-also-miner = miniera
book-also-fisherman = barca remare pesca

book-term-box = Box esportazioni
    .text = Il tuo posto per un contratto non ancora soddisfatto. Tutti ne hanno { $slots }; un clan ne ha di più.
    .also = casella posto cassa
book-term-border = Spazio di confine
    .text = Uno spazio al bordo della mappa; con 1–2 giocatori, uno spazio accanto alla nebbiolina. Una tessera punteggio conta le tue unità lì.
    .also = bordo margine costa
book-term-basic = Beni grezzi
    .text = Lana, grano e latte. Li danno i tuoi animali e campi.
    .also = materie prime risorse
book-term-processed = Beni lavorati
    .text = Formaggio, pane e whisky. I tuoi stabilimenti li fanno con latte e grano.
    .also = prodotti finiti
book-term-building = Bonus di costruzione
    .text = Per il tuo quarto caseificio, forno o distilleria sulla mappa: puoi pescare { $building_draw } contratti e tenerne uno se vuoi.
    .also = quarto stabilimento pescare contratti
book-term-clan = Clan
    .text = La tua famiglia. Ognuna ha un’abilità speciale.
    .also = potere abilità fazione famiglia
book-term-contract = Contratto
    .text = Chiede beni o carne e dà importazioni, luppolo, denaro e bonus. Da qui nasce la maggior parte dei punti.
    .also = esportazione ordine consegna
book-term-delta = Delta di fiume
    .text = I due spazi di terra ai lati di un fiume, dove sfocia in un lago.
    .also = foce
book-term-discount = Sconti
    .text = I beni dei vicini costano £{ $basic_discount } o £{ $processed_discount } in meno che al mercato. Uno spazio gratuito fa risparmiare il costo del terreno, e alcuni clan costruiscono spendendo meno.
    .also = sconto riduzione risparmio risparmiare meno
book-term-factory = Stabilimento
    .text = Un caseificio, un forno o una distilleria.
    .also = fabbrica edificio
book-term-free = Spazio gratuito
    .text = Bonus di un contratto: ti espandi subito senza pagare il terreno.
    .also = gratis espansione
book-term-glory = Gloria
    .text = Punti che raccogli durante la partita, soprattutto con le tessere punteggio. Valgono 1 PV ciascuno.
    .also = punti onore
book-term-hops = Luppolo
    .text = Arriva con i contratti. Vale { $hops } PV e non avanza sul percorso delle importazioni.
    .also = birra
book-term-imports = Beni importati
    .text = Cotone, tabacco e canna da zucchero dei contratti soddisfatti; valgono da { $import_low } a { $import_high } PV: il più raro vale di più.
    .also = importazioni cotone tabacco zucchero
book-term-land = Costo del terreno
    .text = Il numero su uno spazio, da £1 a £6. Si paga oltre all’unità.
    .also = prezzo suolo terra esagono
book-term-link = Insediamenti collegati
    .text = Due insediamenti sono collegati se dall’uno la tua navigazione arriva all’altro. Conta solo il gruppo più grande.
    .also = collegamento rete catena
book-term-meat = Carne
    .text = Manzo e montone per i contratti. Per ognuno macelli un animale.
    .also = macellare macello animale
book-term-merchant = Mercante
    .text = Commercia un pezzo di un bene a round. Inizi con { $merchants_start }, ne assoldi altri per £{ $merchant_cost } l’uno e puoi averne al massimo { $merchants }.
    .also = mercanti commerciante numero massimo
book-term-mist = Nebbiolina
    .text = La terra nella nebbiolina è fuori gioco con 1–2 giocatori, terra normale con 3–4.
    .also = nebbia foschia
book-term-neighbour = Adiacente
    .text = Un’unità su uno spazio confinante senza fiume in mezzo. Se piazzi accanto alle unità di altri, compri i loro beni con uno sconto.
    .also = vicino vicini vicinato confinante accanto adiacenza
book-term-passing = Bonus per chi passa
    .text = Denaro per chi passa: il primo prende di più.
    .also = passare passo fine turno
book-term-port = Porto
    .text = Un bonus in un angolo della mappa. Usa ciascuno una volta, appena una tua unità lo raggiunge.
    .also = molo approdo
book-term-price = Prezzo
    .text = Il segnalino sulla scala di un bene. Ogni pezzo comprato lo alza di uno spazio, ogni pezzo venduto lo abbassa.
    .also = mercato caro economico costo
book-term-production = Produzione
    .text = Una volta a round lavora tutto ciò che è sulla mappa: i lavoratori rendono denaro, animali e campi danno beni, gli stabilimenti li lavorano.
    .also = rendita raccolto introiti
book-term-reach = A portata
    .text = Dove puoi espanderti: sugli spazi adiacenti e, con la navigazione, oltre un fiume o oltre i laghi.
    .also = distanza raggiungere lontano
book-term-river = Fiume
    .text = Separa due spazi, che quindi non sono adiacenti. Per attraversarlo serve la navigazione.
    .also = ponte attraversare
book-term-scoring = Tessera punteggio
    .text = Una per round: dice che cosa dà gloria alla fine del round.
    .also = obiettivo
book-term-settlement = Insediamento
    .text = Un gruppo di tue unità una accanto all’altra, senza fiume in mezzo. Alla fine conta quanti insediamenti collega la tua navigazione.
    .also = villaggio gruppo
book-term-shipping = Navigazione
    .text = Cinque livelli: oltre i fiumi, poi oltre da uno a quattro laghi. Ciascuno costa £{ $shipping_cost }.
    .also = nave barca navigare
book-term-technology = Tecnologia
    .text = £{ $technology_cost } per migliorare tutti i tuoi taglialegna o minatori: ognuno rende £{ $technology_income } in più.
    .also = attrezzi migliorare
book-term-tie = Pareggio
    .text = Chi è in pareggio divide i punti dei posti, arrotondati per difetto. Alla fine di tutto decide il denaro avanzato.
    .also = parità spareggio
book-term-turn = Ordine di turno
    .text = Chi passa per primo inizia il round successivo.
    .also = primo giocatore iniziale
book-term-upgrade = Miglioramento bonus
    .text = Uno di questi: un livello di navigazione, un mercante o un tuo mercante di ritorno dal mercato, tutto gratis, oppure una tecnologia per £{ $bonus_technology }.
    .also = gratis migliorare
book-term-worker = Lavoratore
    .text = Un taglialegna, un minatore o un pescatore del Clan MacDonald. I lavoratori rendono denaro a ogni produzione.
    .also = operaio rendita

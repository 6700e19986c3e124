### La pagina: la prima partita con una guida.

learn-title = Impara il gioco
learn-lead = Cinque round alla testa di un clan: piazzi lavoratori, animali e stabilimenti sulla mappa, commerci in un mercato dai prezzi variabili ed esporti beni oltremare. Alla fine vince chi ha più punti vittoria.
learn-start = Gioca la tua prima partita
learn-start-about = Una vera partita contro un bot facile, con una guida che ti spiega le novità via via che si presentano. Puoi annullare ogni passo del tuo turno.
learn-rules = Leggi le regole
learn-rules-about = Un regolamento a capitoli, con immagini, esempi e ricerca.
learn-idea-map = La mappa
    .text = Pecore, mucche, campi e stabilimenti stanno sui pascoli, i taglialegna nelle foreste, i minatori sulle montagne. Una nuova unità va accanto a una delle tue, o fin dove arriva la tua navigazione.
learn-idea-production = La produzione
    .text = Alla fine di ogni round le tue unità lavorano: le pecore danno lana, le mucche latte, i campi grano, i lavoratori denaro. Gli stabilimenti trasformano il latte in formaggio e il grano in pane o whisky.
learn-idea-market = Il mercato
    .text = I mercanti comprano e vendono beni. Se compri il prezzo sale, se vendi scende, sempre dopo lo scambio.
learn-idea-contracts = I contratti
    .text = Un contratto chiede beni e carne e dà importazioni, luppolo e bonus. Da qui viene la maggior parte dei punti.
learn-idea-score = I punti
    .text = Gloria dalle tessere punteggio, importazioni (più sono rare, più valgono), contratti, insediamenti collegati, e qualcosa per beni e denaro.
learn-idea-clan = Il tuo clan
    .text = Ogni clan ha un’abilità che cambia una regola. Sfruttala al meglio.

## La guida

guide = Guida
guide-next = Avanti
guide-hide = Continua senza guida
guide-left = La guida si fa da parte. Puoi richiamarla dal menu.
guide-progress = { $done } di { $all } imparati
guide-fold = Riduci la guida
guide-unfold = Leggi la guida
guide-there = Vai al punto cerchiato
guide-thinking = Fammi pensare…
guide-alone = Guardati intorno e fai quello che preferisci. Torno al tuo prossimo turno.
guide-advice = Il mio consiglio? { $doing }.
guide-own-way = Va bene anche fare a modo tuo.
guide-own-choice = Va bene anche fare a modo tuo. Conferma, oppure torna indietro e guarda ancora.

# Argomenti, e che cosa si sa alla fine.
guide-topic-workers = Lavoratori
    .know = Taglialegna e minatori ti pagano a ogni round. Piazzati presto, pagano tutto il resto.
guide-topic-expanding = Espandersi
    .know = Una nuova unità va a portata di una delle tue; la navigazione ti porta oltre fiumi e laghi.
guide-topic-trading = Commercio
    .know = Un mercante per ogni bene, e il prezzo si muove solo dopo il tuo scambio.
guide-topic-contracts = Contratti
    .know = Prendi quelli che puoi soddisfare presto, consegna e fai posto al prossimo.
guide-topic-production = Produzione
    .know = Alla fine del round le tue unità danno denaro e beni; per gli stabilimenti decidi tu quanto producono.
guide-topic-ports = Porti
    .know = Ogni porto a portata ti aiuta una volta a partita, oltre alla tua azione.
guide-topic-scoring = Punteggio
    .know = Ogni round ha una tessera che dà gloria. Le vedi tutte in anticipo.
guide-topic-passing = Passare
    .know = Passa quando non resta nulla di utile: chi passa per primo riceve più denaro e comincia il round successivo.
guide-topic-end = La fine
    .know = A decidere sono importazioni, gloria, contratti e insediamenti collegati; beni e denaro sono spiccioli.
guide-topic-open = Ancora da scoprire.

# Lezioni: che cosa, perché, e una parola di strategia.
guide-workers = Ciao, { $clan }! Per prima cosa due lavoratori: i taglialegna vanno nella foresta, i minatori sulla montagna.
    .why = Ti pagano a ogni round, per tutta la partita. Il prezzo su uno spazio comprende terreno e lavoratore.
    .tip = Meglio un terreno economico vicino ad acqua e pascoli: da lì continui a espanderti.
guide-expanding = Tocca a te: un’azione, poi tocca al tuo avversario, { $name }, e così via finché non passate entrambi. Con Espandersi piazzi una nuova unità a portata delle tue.
    .why = Ogni unità dà denaro o beni a ogni round. Prima la piazzi, più a lungo lavora.
    .tip = { $unit ->
        [worker] Prima i lavoratori: pagano tutto il resto.
       *[other] I beni servono per i contratti, oppure li vendi al mercato.
    }
guide-trading = Il mercato. Ogni bene che compri o vendi impegna un mercante; al prossimo round tornano tutti.
    .why = Vendi quello che non ti serve, compra quello che ti manca.
    .tip = Il prezzo si muove solo dopo il tuo scambio: scambia più beni in una volta.
guide-obtain = È ora di prendere un contratto: sopra vedi che cosa consegni, sotto che cosa ricevi.
    .why = I contratti danno la maggior parte dei punti. Nel round 1 ricevi perfino denaro se ne prendi uno; più avanti costa.
    .tip = Prendine uno con beni che puoi produrre o comprare presto: non si può restituire.
guide-fulfil = Hai tutto quello che il tuo contratto chiede: consegna!
    .why = Ricevi quello che è stampato sotto e fai posto al prossimo contratto.
guide-ports = Hai un porto a portata. Ogni porto ti aiuta una volta a partita e non ti costa l’azione.
    .why = È un regalo: basta un’unità lì vicino.
    .tip = Guardali tutti e quattro: verso alcuni vale la pena espandersi.
guide-passing = Non resta nulla di utile da fare: passa. Sei fuori fino al prossimo round.
    .why = Chi passa per primo riceve più denaro e comincia il prossimo round.
    .tip = Prima di passare, spendi in ciò che rende già in questo round.
guide-ship = La navigazione ti porta oltre i fiumi e, più avanti, oltre i laghi.
    .why = Hai a portata nuove terre e nuovi porti, e alla fine gli insediamenti lontani contano insieme.
guide-tech = Tecnologia: tutti i tuoi taglialegna, o tutti i tuoi minatori, rendono di più a ogni round.
    .why = Più ne hai, prima conviene.
guide-hire = Un mercante in più, per il resto della partita.
    .why = A ogni round puoi scambiare un bene in più.
guide-neighbours = Hai un nuovo vicino! Ora puoi comprare i beni che produce lì, a un prezzo più basso che al mercato.
    .why = Servono mercanti, ma non è un’altra azione.
    .tip = Ti mancano beni per un contratto? Guarda dove qualcuno li produce.
guide-factories = I tuoi stabilimenti possono lavorare: il latte diventa formaggio, il grano pane o whisky.
    .why = Questi beni valgono di più, e i contratti li chiedono.
guide-meat = Il contratto chiede carne: scegli gli animali che lasciano la mappa.
    .tip = Tornano sulla tua plancia, e il loro spazio torna libero.
guide-bonus = Hai un bonus. Prendilo subito, o va perso.
guide-free-space = La ricompensa comprende uno spazio gratuito: piazza un’unità senza pagare il terreno.

# Che cosa è appena successo.
guide-production = Il round è finito e le tue unità hanno lavorato: { $earned } per te.
    .why = Succede in automatico dopo ogni round.
    .tip = Quindi ciò che piazzi prima di passare rende subito.
guide-scoring = Poi si conta la tessera del round: { $tile }. Per te { $glory } gloria, e ogni gloria vale un punto.
    .tip = Le tessere di tutti i round sono lassù: gioca pensando alla prossima.
guide-imports = Hai soddisfatto il tuo primo contratto!
    .why = { $ranked ->
        [yes] Per le importazioni conta la rarità: meno un bene è stato importato da tutti i giocatori, più punti dà.
       *[no] In questa partita ogni cotone, tabacco e canna da zucchero dà { $value } punti.
    }
    .tip = Altri contratti danno punti extra alla fine. Prendi presto il prossimo.
guide-no-hurry = Potresti già soddisfare il tuo contratto, ma non c’è fretta: resta tuo, e ora qualcos’altro vale di più.
guide-last = L’ultimo round! Dopo si contano i punti.
    .why = Alla fine un bene vale uno o due punti, £10 ne valgono uno. In un contratto valgono molto di più.
    .tip = Trasforma quello che hai in contratti e collega i tuoi insediamenti.

# Prima di un errore.
guide-warn-pass = Aspetta: hai ancora { $money }. Passare ora ti costa circa { $points } punti.
guide-warn-goods = Aspetta: è l’ultimo round e hai ancora dei beni. Se avanzano, valgono uno o due punti l’uno. Passare ora ti costa circa { $points } punti.
guide-warn-obtain = Io ora non lo prenderei: ti costa circa { $points } punti, e non puoi restituirlo.
    .why = Ti mancherebbe ancora: { $lacks }.
guide-warn-fulfil = Puoi, ma aspettare è meglio: vale circa { $points } punti.

# Che cosa premere dopo.
guide-now-action = Premi «{ $button }».
guide-now-unit = Ora scegli l’unità: { $unit }.
guide-now-space = Ora scegli lo spazio cerchiato. Vanno bene anche gli altri evidenziati.
guide-now-choose = Scegli l’opzione cerchiata.
guide-now-count = { $count ->
        [0] Imposta il numero che ti consiglio.
       *[other] Imposta il numero su { $count }.
    }
guide-now-confirm = Non è ancora successo nulla. { $deed ->
        [pay] Guarda quanto costa, poi conferma.
       *[other] Guarda che cosa succederà, poi conferma.
    }
guide-now-end = Ti va bene? Allora premi «Fine turno». Fino ad allora puoi annullare.

# Perché la guida consiglia qualcosa.
guide-because-contract = È utile per il tuo contratto ({ $subject }).
guide-because-fulfil = Vale { $points } PV.
guide-because-obtain = Vale { $points } PV. { $way ->
        [ready] Puoi soddisfarlo subito.
        [buy] Quello che manca lo compri per { $money }: { $lacks }.
       *[make] Ti manca ancora: { $lacks }.
    }
guide-because-pass = In questo round non resta nulla di utile da fare.
guide-because-glory = Conta per una tessera punteggio: { $subject }.
guide-because-link = Collega i tuoi insediamenti.
guide-because-port = Avrai a portata un porto: «{ $subject }».
guide-because-neighbours = Lì puoi comprare a buon prezzo da un vicino.
guide-because-income = { $unit ->
        [worker] Ti dà denaro a ogni round.
        [sheep] Ti dà lana a ogni round.
        [cow] Ti dà latte a ogni round.
        [field] Ti dà grano a ogni round.
        [dairy] A ogni round trasforma latte in formaggio.
        [bakery] A ogni round trasforma grano in pane.
        [distillery] A ogni round trasforma grano in whisky.
       *[other] Da ora in poi rende a ogni round.
    }
guide-because-reach = Avrai a portata nuove terre.
guide-because-market = Il prezzo è buono.
guide-because-merchants = Più mercanti, più scambi.

# L’ultima pagina.
guide-so-far = Che cosa hai imparato finora
guide-closing = Che cosa hai imparato
guide-adds = Le novità della prossima partita
guide-adds-clans = Un clan a tua scelta: ognuno cambia una regola.
guide-adds-ranking = Importazioni di valore variabile: la più rara dà più punti.
guide-adds-tiles = Tessere punteggio: gloria a ogni round.
guide-adds-harbours = Porti: ognuno ti aiuta una volta.
guide-adds-players = Più giocatori: una mappa più grande, più vicini, prezzi più vivaci.
guide-adds-solo = In solitario contro il mercato: arrivi al grado di Genio?
guide-adds-daily = La sfida del giorno: la stessa partita in solitario per tutti.
guide-adds-open-daily = La sfida di oggi
guide-adds-open-new = Nuova partita

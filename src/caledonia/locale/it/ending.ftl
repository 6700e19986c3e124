### La fine di una partita: segnapunti, grafici e che cosa fare dopo.

ending-points = { $points } PV

## Che cosa fare dopo

ending-deeds = E adesso?
ending-rematch = Rivincita
ending-same = Stesso setup
ending-look-back = Guarda il replay
ending-share = Condividi immagine
ending-record = Scarica la partita
ending-table = Torna al tavolo

## Grafici

ending-course = Com’è andata la partita
# Titoli dei grafici lungo i round.
ending-chart-points = Punti
ending-chart-money = Denaro
ending-chart-production = Beni prodotti
ending-chart-rank = Posizione
ending-round = Round { $round }
ending-as-table = Come tabella
ending-sources = Da dove vengono i punti
ending-source-glory = Gloria
ending-source-goods = Beni
ending-source-money = Denaro
ending-source-imports = Luppolo e importazioni
ending-source-contracts = Contratti
ending-source-settlements = Insediamenti

## Analisi

# $bot è il nome di un giocatore del computer.
ending-analysis-running = Il { $bot } sta analizzando la decisione { $done } di { $all }…
ending-analysis-waiting = { $count ->
        [one] In coda: davanti c’è un’altra analisi.
       *[other] In coda: davanti ci sono altre { $count } analisi.
    }
ending-analysis-failed = L’analisi non è riuscita. Riprova.
ending-no-mistakes = Nessuna decisione è costata punti. Ottima partita!
ending-look = Mostra

## Gioco corretto

ending-fair = La partita è stata regolare?
ending-verify = Verifica
ending-fair-about = Il seme casuale è stato fissato prima dell’inizio della partita. Ora puoi verificarlo.
ending-is-fair = Sì: il seme corrisponde all’impronta e le { $decisions } decisioni, rigiocate, portano a questo risultato.
ending-not-fair = Qualcosa non corrisponde.
ending-fingerprint = Impronta, nota dall’inizio (SHA-256)
ending-seed = Seme, svelato alla fine
ending-seed-fits = Corrisponde all’impronta.
ending-salt = Salt per gli hash del diario, svelato alla fine (HMAC-SHA256)
ending-hashes-fit = Ogni posizione corrisponde al suo hash.

## Rating

ending-ratings = Rating

## Review of a finished game

ending-review-heading = Analisi
ending-review-ask = Analizza la partita
ending-review-about = Il { $bot } ripercorre tutta la partita: quanto ha contato la fortuna, quanto la bravura, dove c’è stata la svolta e che cosa sarebbe stato meglio.
ending-review-method = Giudizio del { $bot }, che esamina { $nodes } posizioni per decisione. Le piccole differenze rientrano nel margine di errore.
# An estimate with its standard error, both in whole points.
ending-review-points-about = { $count } ± { $error } punti
ending-review-you-better = Hai giocato meglio di { $name }: { $points } di vantaggio.
ending-review-you-worse = Hai giocato peggio di { $name }: { $points } di svantaggio.
ending-review-you-even = Tu e { $name } avete giocato più o meno allo stesso livello.
ending-review-played-better = { $who } ha giocato meglio di { $name }: { $points } di vantaggio.
ending-review-played-worse = { $who } ha giocato peggio di { $name }: { $points } di svantaggio.
ending-review-played-even = { $who } e { $name } hanno giocato più o meno allo stesso livello.
ending-review-alone = Rispetto alle migliori trovate, le tue decisioni ti sono costate { $lost }.
ending-review-alone-even = Le tue decisioni sono state buone più o meno quanto le migliori trovate.
# Spectators of a solo game.
ending-review-alone-player = Rispetto alle migliori trovate, le decisioni di { $name } sono costate { $lost }.
ending-review-alone-player-even = Le decisioni di { $name } sono state buone più o meno quanto le migliori trovate.
ending-review-deal = La partenza e la fortuna hanno dato { $points } in più a { $name }.
ending-review-deal-you = La partenza e la fortuna ti hanno dato { $points } in più.
ending-review-deal-even = La partenza e la fortuna si sono più o meno equivalse.
ending-review-others = Gli avversari hanno dato { $points } in più a { $name }.
ending-review-others-you = Gli avversari ti hanno dato { $points } in più.
# With two players: one opponent, who has a name.
ending-review-other-you = Le decisioni di { $name } ti hanno dato { $points } in più di quanti le tue ne abbiano dati a { $name }.
ending-review-other-rival = Le tue decisioni hanno dato a { $name } { $points } in più di quanti le sue ne abbiano dati a te.
ending-review-other = Le decisioni di { $other } hanno dato a { $name } { $points } in più di quanti le decisioni di { $name } ne abbiano dati a { $other }.
ending-review-balance = Fortuna e bravura
ending-review-final-points = Punteggio
ending-review-final-margin = Vantaggio
ending-review-final-win = Esito
ending-review-term-start = Partenza
    .about = Quanto valevano il posto, il clan e il setup prima della prima mossa, se poi tutti giocano le mosse migliori trovate.
ending-review-term-luck = Fortuna
    .about = Quanto hanno dato o tolto i contratti rivelati e i dadi rispetto alla media.
ending-review-term-decisions = Decisioni
    .about = Quanto sono costate le proprie decisioni rispetto alle migliori trovate.
ending-review-term-opponents = Avversari
    .about = Quanto hanno dato o tolto le decisioni degli altri rispetto alle migliori trovate per loro.
ending-review-term-later = Visto dopo
    .about = Ciò che la ricerca ha visto solo nel corso della partita: a favore o contro, in media circa 0 nelle partite giocate bene.
ending-review-note-points = ± e le linee sulle barre: di quanto una ricerca più lunga sposta di solito un valore.
ending-review-note-margin = Il margine di errore (±) è noto solo per i punti.
ending-review-note-win = Le variazioni sono in punti percentuali. Il margine di errore (±) è noto solo per i punti.
# $change is a change of a chance with its sign, such as +12, $count the same without.
ending-review-share =
    { $count ->
        [one] { $change } punto percentuale
       *[other] { $change } punti percentuali
    }
    .short = { $change } p.p.
ending-review-course = Risultato atteso
ending-chart-win = Probabilità di vittoria
ending-chart-margin = Vantaggio
ending-chart-expected = Punti attesi
ending-review-turning = Punti di svolta
# $what says in a sentence what was revealed, or in a few words what was done.
ending-review-turning-luck = { $when }: fortuna. { $what } La probabilità di vittoria di { $name } cambia di { $win }.
    .alone = { $when }: fortuna. { $what } Il risultato atteso cambia di { $points } PV.
ending-review-turning-decision = { $when }, { $by }: { $what }. La probabilità di vittoria di { $name } cambia di { $win }.
    .alone = { $when }: { $what }. Il risultato atteso cambia di { $points } PV.
ending-review-decisions = Decisioni
ending-review-whose = Mostra
ending-review-whose-own = Mie
ending-review-whose-all = Tutte
ending-review-mark-best = Migliore
ending-review-mark-good = Buona
ending-review-mark-inexact = Imprecisa
ending-review-mark-mistake = Errore
ending-review-mark-blunder = Errore grave
ending-review-decision = { $when }, mossa { $ply }: { $what }
ending-review-lost = −{ $points } PV
ending-review-look = Mostra sul tavolo
ending-review-rates = Errori per tipo di decisione
ending-review-rate-you = Hai perso { $rate } PV per decisione.
# Spectators read about every player.
ending-review-rate-player = { $name } ha perso { $rate } PV per decisione.
# $games is the number of the person's other reviewed games, $rate what was lost per decision there.
ending-review-rate-before =
    { $games ->
        [one] L’altra tua partita analizzata: { $rate } PV.
       *[other] La tua media nelle ultime { $games } partite analizzate, esclusa questa: { $rate } PV.
    }
# The computer player that loses about as many points per decision.
ending-review-rate-level = Livello di bot più vicino: { $bot }, con { $rate } PV.
ending-review-rates-own = PV persi per decisione (tra parentesi il numero di decisioni) e il livello di bot più vicino con quanto perde.
ending-review-rates-game = Questa partita
ending-review-rates-average = La tua media
ending-review-rates-level = Livello di bot
# All kinds of decisions together.
ending-review-rates-all = Tutte
ending-review-rates-about = PV persi per decisione, tra parentesi il numero di decisioni.
ending-review-kind-setup = Setup
ending-review-kind-expanding = Espansione
ending-review-kind-trading = Commercio
ending-review-kind-contracts = Contratti
ending-review-kind-upgrades = Miglioramenti
ending-review-kind-ports = Porti
ending-review-kind-passing = Passare
ending-review-kind-production = Produzione
ending-review-kind-clan = Azioni del clan
ending-review-kind-closing = Fine del turno

## Exercises

ending-again = Riprova i turni peggiori
ending-again-making = Cerco i tuoi turni peggiori…
ending-again-none = Nessun turno ti è costato caro. Ben giocato!

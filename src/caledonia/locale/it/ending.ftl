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

ending-analysis = Le decisioni più costose
ending-analyse = Analizza la partita
ending-analysis-about = Il { $bot } ripercorre tutta la partita e mostra dove hai perso punti.
# $bot è il nome di un giocatore del computer.
ending-analysis-running = Il { $bot } sta analizzando la decisione { $done } di { $all }…
ending-analysis-waiting = { $count ->
        [one] In coda: davanti c’è un’altra analisi.
       *[other] In coda: davanti ci sono altre { $count } analisi.
    }
ending-analysis-failed = L’analisi non è riuscita. Riprova.
ending-costly = Mossa { $ply }: { $did } (−{ $points } PV).
ending-better = Il { $bot } preferisce: { $best }.
ending-no-mistakes = Nessuna decisione è costata punti. Ottima partita!
ending-look = Mostra
ending-others = Decisioni degli altri giocatori

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

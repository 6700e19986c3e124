### La mappa: che cosa sono i suoi spazi, che cosa ci si può fare, e i suoi strumenti.

# Letto ad alta voce quando la mappa riceve il focus.
map-keys = Mappa: frecce per spostarti, Invio per scegliere, più e meno per lo zoom
map-tools = Mostra sulla mappa

## Spazi

map-loch = lago
map-free = libero
map-cost = Costo del terreno
map-border = spazio di confine
map-delta = delta di fiume
map-mist = nebbiolina
map-mist-out = nebbiolina, fuori gioco
# Perché su uno spazio non può stare nulla.
map-blocked =
    .covered = coperto, fuori gioco
    .neutral = occupato da un pezzo neutrale
map-port = porto { $port }
map-port-used = usato da { $name }
map-owner = { $name }: { $unit }
map-reach-now = a portata
# $name è un livello di navigazione, come «2-laghi».
map-reach-later = a portata con navigazione «{ $name }»
map-reach-never = fuori portata
map-neighbours = I nuovi vicini vendono:

## Scelte

# Un prezzo sulla mappa, e il più basso di vari.
map-price = { $money }
    .from = { $money }+
# Una scelta con il suo prezzo, come «pecora £11».
map-offer = { $what } { $money }
map-again = { $what }: premi di nuovo per confermare
map-row = rema verso { $target }
map-slaughter = macella
map-about = Informazioni su { $space }
map-close = Chiudi
# Prima dei simboli delle unità.
map-why-here = Perché non qui?
# $unit con l’articolo: «una pecora».
map-why = Perché non { $unit } qui?

## Strumenti

map-nearer = Ingrandisci
map-farther = Riduci
map-whole = Mappa intera
map-turn = Ruota la mappa
# Uno strumento con il suo tasto, come suggerimento.
map-tool-key = { $label } ({ $key })
map-show-reach = Portata
map-show-settlements = Insediamenti
map-show-neighbours = Beni dei vicini
map-show-borders = Spazi di confine
map-show-deltas = Delta di fiume
map-show-costs = Costi terreno
map-show-names = Coordinate
map-reach-key = navigazione necessaria
# Sotto la mappa, per ogni giocatore: insediamenti collegati e punti vittoria che valgono ora.
map-linked = { $count ->
        [one] { $count } insediamento
       *[other] { $count } insediamenti
    } · { $points } PV

## La mappa a parole

map-text = La mappa in forma di testo
map-text-open = Che cosa puoi fare sulla mappa
map-text-offer = { $space }: { $offer }
map-text-units = Unità sulla mappa
map-text-line = { $units }: { $spaces }
map-text-none = ancora nessuna

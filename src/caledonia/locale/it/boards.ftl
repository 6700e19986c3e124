### Le plance dei giocatori, e il punteggio se la partita finisse ora.

boards-mine = La tua plancia
boards-turn = di turno
boards-passed = ha passato
# Letto prima del numero di una posizione: «Posizione 2».
boards-place = Posizione
# Abbreviazione di Punti Vittoria, dietro un numero.
boards-points = PV
boards-points-now = PV ora
boards-points-if = se finisse ora
boards-points-later = I punti compaiono dal round 1.
boards-stock = Denaro e beni
boards-units = Unità sulla plancia giocatore
boards-upgrades = Miglioramenti
boards-exports = Esportazioni e porti

## Cifre e da dove vengono

# Una parte di una somma, come «taglialegna: £12».
boards-sum-part = { $name }: { $amount }
boards-income = Rendita alla prossima produzione
boards-cause-clan = clan
boards-production = { $goods } nella prossima produzione
boards-production-most = fino a { $goods } nella prossima produzione
boards-units-left = Sulla plancia: { $units }
boards-unit-cost = La prossima unità costa { $money }, più il terreno.
    .loch = La prossima unità costa { $money }.
boards-unit-income = Rende { $money } a ogni produzione.
boards-unit-gives = Dà { $goods } a ogni produzione.
boards-unit-makes = A ogni produzione trasforma 1 { $input } in { $goods }.
boards-next-cost = Il prossimo miglioramento costa { $money }.
boards-no-more = Già al massimo.
boards-shipping = Livello di navigazione { $level }: { $name }
boards-technology-none = Tecnologia dei { $units }: non migliorata
boards-technology-done = Tecnologia dei { $units }: migliorata
boards-merchants = Mercanti: { $stock } in riserva, { $market } al mercato, { $board } da assoldare
boards-box-empty = Box esportazioni vuoto
boards-fulfilled = { $count ->
        [one] { $count } contratto soddisfatto
       *[other] { $count } contratti soddisfatti
    }
boards-port-used = Già usato.
boards-port-near = A portata, non ancora usato.
boards-port-far = Non ancora a portata.
boards-barrel = Barile nello spazio { $place } della cantina: vale { $money }
boards-barrel-none = Spazio { $place } della cantina: vuoto ({ $money })

## Da dove vengono i punti

boards-from-glory = Gloria da tessere punteggio e porti
boards-from-basic = { $points } PV per ogni bene grezzo
boards-from-processed = { $points } PV per ogni bene lavorato
boards-from-money = 1 PV ogni { $money }; avanzano { $left }
boards-from-imports = Importati: { $imports } ({ $points } PV)
boards-from-contracts = { $count ->
        [one] Per { $count } contratto soddisfatto, a confronto con gli altri
       *[other] Per { $count } contratti soddisfatti, a confronto con gli altri
    }
boards-from-settlements = { $count ->
        [one] Per { $count } insediamento collegato, a confronto con gli altri
       *[other] Per { $count } insediamenti collegati, a confronto con gli altri
    }
boards-from-bid = La puntata per il clan

## Gli altri giocatori

boards-players = Giocatori
boards-open = Plancia di { $name }
boards-held-title = Contratti da soddisfare
boards-fulfilled-title = Contratti soddisfatti
boards-none = nessuno
boards-placed = Unità sulla mappa
boards-on-map = { $units } sulla mappa
boards-next = Produzione:
boards-last = Ultimo turno
boards-lacks = Manca: { $lacks }.
boards-complete = Ha tutto il necessario.
boards-ports-used = { $count ->
        [one] { $count } porto usato
       *[other] { $count } porti usati
    }

## Schede sul telefono

boards-cards = Plance e punteggio
boards-card-mine = Plancia
boards-card-players = Giocatori
boards-card-score = Punti

## La scelta dei clan, per chi aspetta

boards-draft-chooses = { $name } sta scegliendo un clan. Ecco quelli disponibili:
boards-draft-bids = { $name } sta puntando. Ecco i clan disponibili:

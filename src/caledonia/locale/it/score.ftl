### Il segnapunti.

score-glory = Gloria
score-basic_goods = Beni grezzi
score-processed_goods = Beni lavorati
score-money = Denaro
score-hops = Luppolo
score-cotton = Cotone
score-tobacco = Tabacco
score-sugar_cane = Canna da zucchero
score-contracts = Contratti
    .figure = { $points } ({ $count ->
        [one] { $count } soddisfatto
       *[other] { $count } soddisfatti
    })
score-settlements = Insediamenti
    .figure = { $points } ({ $count ->
        [one] { $count } collegato
       *[other] { $count } collegati
    })
score-bid = Puntata
score-total = Totale
score-money_left = Denaro avanzato
score-final = Punteggio finale
score-now = Se la partita finisse ora
score-place = { $place }. { $name }, { $points } PV
score-winner = { $name } vince con { $points } PV. Sláinte!
score-shared = Vittoria condivisa: { $names } con { $points } PV ciascuno. Sláinte!
score-solo = Il tuo grado con { $points } PV: { $rank }

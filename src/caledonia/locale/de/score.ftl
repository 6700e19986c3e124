### Der Wertungsblock.

score-glory = Ruhm
score-basic_goods = Grundwaren
score-processed_goods = Verarbeitete Waren
score-money = Geld
score-hops = Hopfen
score-cotton = Baumwolle
score-tobacco = Tabak
score-sugar_cane = Zuckerrohr
score-contracts = Aufträge
    .figure = { $points } ({ $count } erfüllt)
score-settlements = Siedlungen
    .figure = { $points } ({ $count } verbunden)
score-bid = Gebot
score-total = Summe
score-money_left = Übriges Geld
score-final = Endabrechnung
score-now = Wenn jetzt Schluss wäre
score-place = { $place }. { $name }, { $points } SP
score-winner = { $name } gewinnt mit { $points } SP. Sláinte!
score-shared = Geteilter Sieg: { $names } mit je { $points } SP. Sláinte!
score-solo = Dein Rang mit { $points } SP: { $rank }

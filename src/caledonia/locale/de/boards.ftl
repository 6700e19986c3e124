### Spielertableaus, und der Stand, wäre jetzt Schluss.

boards-mine = Dein Tableau
boards-turn = am Zug
boards-passed = gepasst
# Wird vor der Zahl eines Rangs vorgelesen: „Rang 2“.
boards-place = Rang
# Kurz für Siegpunkte, hinter einer Zahl.
boards-points = SP
boards-points-now = SP jetzt
boards-points-if = wenn jetzt Schluss wäre
boards-points-later = Punkte werden ab Runde 1 angezeigt.
boards-stock = Geld und Waren
boards-units = Einheiten auf dem Spielertableau
boards-upgrades = Upgrades
boards-exports = Exporte und Häfen

## Zahlen und woher sie kommen

# Ein Teil einer Summe, etwa „Holzfäller: £12“.
boards-sum-part = { $name }: { $amount }
boards-income = Einkommen in der nächsten Produktion
boards-cause-clan = Clan
boards-production = { $goods } in der nächsten Produktion
boards-production-most = bis zu { $goods } in der nächsten Produktion
boards-units-left = { $units } übrig
boards-unit-cost = Die nächste Einheit kostet { $money }, dazu das Terrain.
    .loch = Die nächste Einheit kostet { $money }.
boards-unit-income = Sie bringt jede Runde { $money } mehr.
boards-unit-gives = Sie produziert jede Runde { $goods }.
boards-unit-makes = Sie produziert jede Runde { $goods } aus 1 { $input }.
boards-next-cost = Das nächste Upgrade kostet { $money }.
boards-no-more = Voll ausgebaut.
boards-shipping = Schifffahrt { $level }: { $name }
boards-technology-none = Technologie der { $units }: nicht verbessert
boards-technology-done = Technologie der { $units }: verbessert
boards-merchants = Händler: { $stock } im Vorrat, { $market } auf dem Markt, { $board } zum Anwerben
boards-box-empty = Leere Exportkiste
boards-fulfilled = { $count ->
        [one] { $count } erfüllter Auftrag
       *[other] { $count } erfüllte Aufträge
    }
boards-port-used = Schon genutzt.
boards-port-near = Erreichbar, noch nicht genutzt.
boards-port-far = Noch nicht erreichbar.
boards-barrel = Fass auf Kellerplatz { $place }, { $money } wert
boards-barrel-none = Kellerplatz { $place } ist leer ({ $money })

## Woher Punkte kommen

boards-from-glory = Ruhm von Wertungsplättchen und Häfen
boards-from-basic = { $points } SP je Grundware
boards-from-processed = { $points } SP je verarbeitete Ware
boards-from-money = 1 SP je volle { $money }; { $left } übrig
boards-from-imports = { $imports } importiert: { $points } SP
boards-from-contracts = { $count ->
        [one] Für { $count } erfüllten Auftrag, im Vergleich zu den anderen
       *[other] Für { $count } erfüllte Aufträge, im Vergleich zu den anderen
    }
boards-from-settlements = { $count ->
        [one] Für { $count } verbundene Siedlung, im Vergleich zu den anderen
       *[other] Für { $count } verbundene Siedlungen, im Vergleich zu den anderen
    }
boards-from-bid = Gebot für den Clan

## Andere Spieler

boards-players = Spieler
boards-open = Tableau von { $name }
boards-held-title = Offene Aufträge
boards-fulfilled-title = Erfüllte Aufträge
boards-none = keine
boards-placed = Einheiten auf dem Plan
boards-on-map = { $units } auf dem Plan
boards-next = Produktion:
boards-last = Letzter Zug
boards-lacks = Es fehlt: { $lacks }.
boards-complete = Alles dafür ist da.
boards-ports-used = { $count ->
        [one] { $count } Hafen genutzt
       *[other] { $count } Häfen genutzt
    }

## Karten auf dem Telefon

boards-cards = Tableaus und Punkte
boards-card-mine = Tableau
boards-card-players = Spieler
boards-card-score = Punkte

## Die Clanwahl, für alle, die warten

boards-draft-chooses = { $name } wählt einen Clan. Zur Wahl stehen:
boards-draft-bids = { $name } bietet. Zur Wahl stehen diese Clans:

### Entscheidungen als Fragen, und warum eine Aktion nicht geht.

## Was zu entscheiden ist

pending-clan-choice = Welchen Clan wählst du?
    .tile = Welches Starterplättchen wählst du?
pending-auction = Höchstes Gebot bisher: { $high } SP. Höher bieten oder die Auktion verlassen?
    .open = Du eröffnest die Auktion: Biete 0 SP oder mehr.
pending-worker-placement = Wohin kommt dein Startarbeiter?
    .of = Wohin kommt dein Startarbeiter? ({ $number } von { $count })
pending-turn = Wähle eine Hauptaktion.
pending-turn-end = Noch etwas, oder den Zug beenden?
pending-mandatory-trade = Du hast den Preis von { $good } bewegt: Handle jetzt damit.
pending-second-contract = Mit derselben Aktion einen zweiten Auftrag nehmen?
pending-neighbourhood-bonus = Nachbarschaftsbonus: bei den neuen Nachbarn kaufen?
    .draw = Bei den neuen Nachbarn kaufen und Aufträge für den Gebäudebonus ziehen, in beliebiger Folge?
pending-mandatory-purchase = Du hast den Preis von { $good } bewegt: Kaufe jetzt bei den Nachbarn.
pending-draw-contracts = Gebäudebonus: Aufträge ziehen?
pending-building-bonus = Einen der gezogenen Aufträge behalten?
pending-exchanging = { $space ->
        [none] Welche Einheit tauschst du zuerst?
       *[other] Und als zweite?
    }
pending-slaughtering = Welches Tier schlachtest du für Auftrag { $contract }? Noch nötig: { $meat }.
pending-export-bonuses = Noch offene Exportboni: { $bonuses }.
pending-second-fulfilment = Mit derselben Aktion einen zweiten Auftrag erfüllen?
pending-upgrade-bonus = Welches Bonus-Upgrade nimmst du?
pending-production = Was produzieren deine Gebäude?
pending-cellar-choice = Einen der neuen Whiskys in den Keller legen?
pending-butter-choice = Wie viel Milch wird zu Butter?

## Warum nicht

problem-not_now = Nicht jetzt: { $name } muss zuerst etwas anderes entscheiden. { $decision }
    .own = Du musst zuerst etwas anderes entscheiden: { $decision }
    .done = Du hast deine Hauptaktion schon ausgeführt; tippe end.
problem-game_over = Die Partie ist zu Ende.
problem-money_short = { $amount ->
        [one] Dir fehlt £{ $amount }.
       *[other] Dir fehlen £{ $amount }.
    }
problem-goods_short = Dir fehlt: { $goods }.
problem-animals_short = Für { $meat } fehlt auf dem Plan: { $animals }.
problem-no_merchant = { $amount ->
        [one] Dir fehlt ein Händler im Vorrat.
       *[other] Dir fehlen { $amount } Händler im Vorrat.
    }
problem-other_side = In einer Runde kannst du eine Ware nur kaufen oder nur verkaufen ({ $good }).
problem-no_amount = Handle mit mindestens einem Stück.
problem-no_contract_there = Auftrag { $contract } liegt nicht auf dem Exporttableau.
problem-not_held = Auftrag { $contract } liegt nicht in deiner Exportkiste.
problem-not_drawn = Auftrag { $contract } ist nicht unter den gezogenen.
problem-slots_full = Du hast keine freie Exportkiste.
problem-occupied = { $space } ist besetzt.
problem-mist = { $space } liegt im Nebel: bei 1 oder 2 Spielern nicht im Spiel.
problem-covered = { $space } ist abgedeckt und nicht im Spiel.
problem-blocked = Auf { $space } steht ein neutraler Spielstein.
problem-wrong_terrain = { $space } hat das falsche Terrain für { $unit }.
problem-fishermen_adjacent = { $space } grenzt an einen anderen deiner Fischer.
problem-not_border = { $space } ist kein Randfeld.
problem-not_in_reach = { $space } ist nicht erreichbar.
problem-needs_shipping = { $space } ist nicht erreichbar: Dazu brauchst du Schifffahrt { $level } ({ $name }).
problem-no_unit_left = Auf deinem Spielertableau sind keine { $units } mehr.
problem-not_a_starting_worker = Am Anfang werden nur Arbeiter gesetzt.
problem-top_level = Deine Schifffahrt ist schon auf der höchsten Stufe.
problem-already_upgraded = Deine { $units } sind schon verbessert.
problem-no_technology = Dein Clan hat keine Technologie für { $units }.
problem-no_merchant_on_board = Auf deinem Spielertableau ist kein Händler mehr.
problem-no_merchant_there = Bei { $good } steht kein Händler von dir.
problem-no_free_space = Du hast kein kostenloses Feld mehr übrig.
problem-no_upgrade_left = Du hast kein Bonus-Upgrade mehr übrig.
problem-not_your_animal = Auf { $space } steht kein Tier von dir, das der Auftrag verlangt.
problem-meat_not_owed = Der Auftrag verlangt kein { $meat } mehr.
problem-would_be_short = Danach könntest du den Auftrag nicht mehr erfüllen.
problem-no_such_port = Hafen { $port } ist nicht im Spiel.
problem-port_used = Du hast Hafen { $port } schon genutzt.
problem-port_not_in_reach = Hafen { $port } ist nicht erreichbar.
problem-port_no_units = Ohne Einheit auf dem Plan ist kein Hafen erreichbar.
problem-port_window = Hafen { $port } kannst du jetzt nicht nutzen.
problem-port_choice = So geht Hafen { $port } nicht: { $usage }.
problem-price_at_end = Der Preis von { $good } kann nicht weiter in diese Richtung.
problem-no_trade_after = Danach könntest du mit { $good } nicht handeln.
problem-not_offered = { $name } steht nicht zur Wahl.
problem-bid_too_low = Biete mehr als { $high } SP.
problem-bid_too_high = Biete höchstens { $highest } SP.
problem-must_open = Du eröffnest die Auktion und musst bieten.
problem-not_your_unit = Auf { $space } steht keine Einheit von dir, die du tauschen kannst.
problem-same_type = Die neuen Einheiten müssen von anderer Art sein als beide alten.
problem-cannot_exchange = Äcker und Fischer kann man nicht tauschen.
problem-no_second_exchange = Ein zweiter Tausch wäre dann nicht möglich.
problem-no_ability = Das kann dein Clan nicht.
problem-already_rowed = In diesem Zug ist schon ein Fischer gerudert.
problem-not_adjacent = { $space } ist kein angrenzendes Loch.
problem-no_fisherman = Auf { $space } ist kein Fischer von dir.
problem-no_hops = Von diesem Auftrag ist kein Hopfen zum Brauen mehr übrig.
problem-no_barrel = Auf Kellerplatz { $place } liegt kein Fass.
problem-too_many = Höchstens { $amount }.
problem-no_neighbour = Kein neuer Nachbar bietet { $good } an.
problem-bought_already = { $good } hast du bei diesen Nachbarn schon gekauft.
problem-limit_reached = In diesem Zug kannst du von Nachbarn höchstens noch { $goods } kaufen.
problem-trade_first = Du hast den Preis von { $good } bewegt: Handle jetzt damit.

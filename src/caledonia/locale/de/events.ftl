### Was geschehen ist. Das meiste folgt auf den Namen eines Spielers und wird mit Kommas verbunden;
### die Formen „you“ reden den eigenen Platz an (siehe en/events.ftl).

event-you = Du { $deeds }.
event-money-changed =
    .gain = { $cause ->
        [no_clans] bekommt { $money } für den Platz in der Zugreihenfolge
        [income] verdient { $money } mit Arbeitern
        [import] bekommt { $money } von der Importleiste
        [clan] bekommt { $money } durch den Clan
       *[other] bekommt { $money }
    }
    .gain-you = { $cause ->
        [no_clans] bekommst { $money } für deinen Platz in der Zugreihenfolge
        [income] verdienst { $money } mit Arbeitern
        [import] bekommst { $money } von der Importleiste
        [clan] bekommst { $money } durch deinen Clan
       *[other] bekommst { $money }
    }
    .loss = zahlt { $money }
    .loss-you = zahlst { $money }
event-goods-changed =
    .gain = { $cause ->
        [starting_tile] beginnt mit { $goods }
        [buy] kauft { $goods }
        [production] produziert { $goods }
       *[other] bekommt { $goods }
    }
    .gain-you = { $cause ->
        [starting_tile] beginnst mit { $goods }
        [buy] kaufst { $goods }
        [production] produzierst { $goods }
       *[other] bekommst { $goods }
    }
    .loss = { $cause ->
        [sell] verkauft { $goods }
        [export] liefert { $goods }
        [production] verbraucht { $goods }
       *[other] gibt { $goods } ab
    }
    .loss-you = { $cause ->
        [sell] verkaufst { $goods }
        [export] lieferst { $goods }
        [production] verbrauchst { $goods }
       *[other] gibst { $goods } ab
    }
event-butter = macht { $goods } zu Butter
    .you = machst { $goods } zu Butter
event-brew = braut Bier aus { $goods }
    .you = braust Bier aus { $goods }
event-glory-gained = erhält { $amount } Ruhm
    .you = erhältst { $amount } Ruhm
event-unit-placed = { $cause ->
        [start] setzt zu Beginn { $unit } auf { $space }
       *[other] setzt { $unit } auf { $space }
    }
    .you = { $cause ->
        [start] setzt zu Beginn { $unit } auf { $space }
       *[other] setzt { $unit } auf { $space }
    }
event-unit-removed = { $cause ->
        [slaughter] schlachtet { $unit } auf { $space }
       *[port] nimmt { $unit } von { $space }
    }
    .you = { $cause ->
        [slaughter] schlachtest { $unit } auf { $space }
       *[port] nimmst { $unit } von { $space }
    }
event-unit-moved = rudert { $unit } von { $origin } nach { $target }
    .you = ruderst { $unit } von { $origin } nach { $target }
event-merchants-sent =
    .buy = schickt { $count ->
        [one] einen Händler
       *[other] { $count } Händler
    } los, um { $good } zu kaufen
    .buy-you = schickst { $count ->
        [one] einen Händler
       *[other] { $count } Händler
    } los, um { $good } zu kaufen
    .sell = schickt { $count ->
        [one] einen Händler
       *[other] { $count } Händler
    } los, um { $good } zu verkaufen
    .sell-you = schickst { $count ->
        [one] einen Händler
       *[other] { $count } Händler
    } los, um { $good } zu verkaufen
event-merchant-recalled = holt einen Händler vom Markt zurück ({ $good })
    .you = holst einen Händler vom Markt zurück ({ $good })
event-merchant-hired = wirbt einen Händler an
    .you = wirbst einen Händler an
event-shipping-upgraded = verbessert die Schifffahrt auf Stufe { $level } ({ $name })
    .you = verbesserst deine Schifffahrt auf Stufe { $level } ({ $name })
event-technology-upgraded = verbessert die Technologie der { $units }
    .you = verbesserst die Technologie deiner { $units }
event-contract-obtained = nimmt Auftrag { $contract }
    .you = nimmst Auftrag { $contract }
event-contracts-drawn = zieht die Aufträge { $contracts }
    .you = ziehst die Aufträge { $contracts }
event-contract-kept = behält Auftrag { $contract }
    .you = behältst Auftrag { $contract }
event-contract-fulfilled = erfüllt Auftrag { $contract }
    .you = erfüllst Auftrag { $contract }
event-clan-chosen = wählt { $clan } mit { $tile }
    .you = wählst { $clan } mit { $tile }
    .tile = wählt { $tile }
    .tile-you = wählst { $tile }
event-bid-made = bietet { $points } SP
    .you = bietest { $points } SP
    .leave = verlässt die Auktion
    .leave-you = verlässt die Auktion
event-auction-won = gewinnt die Auktion mit { $points } SP: Platz { $place } der Zugreihenfolge
    .you = gewinnst die Auktion mit { $points } SP: Platz { $place } der Zugreihenfolge
event-worker-forgone = hat kein Feld für einen Startarbeiter
    .you = hast kein Feld für einen Startarbeiter
event-port-used = nutzt Hafen { $port }
    .you = nutzt Hafen { $port }
    .borrowed = nutzt über Hafen { $port } den Hafen { $effect }
    .borrowed-you = nutzt über Hafen { $port } den Hafen { $effect }
event-bonus-declined = { $bonus ->
        [neighbourhood] kauft nichts mehr von den Nachbarn
        [building] zieht keine Aufträge
        [upgrade] verzichtet auf das Bonus-Upgrade
       *[export] verzichtet auf die übrigen Exportboni
    }
    .you = { $bonus ->
        [neighbourhood] kaufst nichts mehr von den Nachbarn
        [building] ziehst keine Aufträge
        [upgrade] verzichtest auf das Bonus-Upgrade
       *[export] verzichtest auf die übrigen Exportboni
    }
event-barrel-moved =
    .in = legt einen Whisky in den Keller
    .in-you = legst einen Whisky in den Keller
    .out = holt das Fass von Kellerplatz { $place }
    .out-you = holst das Fass von Kellerplatz { $place }
    .on = rückt ein Fass auf Kellerplatz { $place } vor
    .on-you = rückst ein Fass auf Kellerplatz { $place } vor
event-passed = passt
    .you = passt
event-turn-started = ist am Zug
    .you = bist am Zug
event-production-started = beginnt mit der Produktion
    .you = beginnst mit der Produktion

## Der Tisch

event-price-moved = { $good } { $way ->
        [up] steigt
       *[down] fällt
    } von { $old } auf { $new }
    .same = { $good } { $way ->
        [up] steigt
       *[down] fällt
    } einen Schritt, bleibt bei { $new }
event-merchants-returned = Alle Händler kehren zurück.
event-contracts-returned = Zurück unter den Nachziehstapel: { $contracts }.
event-contract-revealed = Neu auf dem Exporttableau: { $contract }.
event-contract-removed = Aus dem Spiel: Auftrag { $contract }.
event-dice-rolled = Würfel: { $good }, { $figure }.
event-round-started = Runde { $round } beginnt.
event-game-ended = Die letzte Runde ist gewertet.

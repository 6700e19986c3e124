### Was geschehen ist. Das meiste folgt auf den Namen eines Spielers und wird mit Kommas verbunden
### (siehe en/events.ftl).

event-money-changed =
    .gain = { $cause ->
        [no_clans] bekommt { $money } für den Platz in der Zugreihenfolge
        [income] verdient { $money } mit Arbeitern
        [import] bekommt { $money } von der Importleiste
        [port] bekommt { $money } im Hafen
        [clan] bekommt { $money } durch den Clan
       *[other] bekommt { $money }
    }
    .loss = { $cause ->
        [port] zahlt { $money } im Hafen
       *[other] zahlt { $money }
    }
event-goods-changed =
    .gain = { $cause ->
        [starting_tile] beginnt mit { $goods }
        [buy] kauft { $goods }
        [production] produziert { $goods }
        [port] bekommt { $goods } im Hafen
       *[other] bekommt { $goods }
    }
    .loss = { $cause ->
        [sell] verkauft { $goods }
        [export] liefert { $goods }
        [production] verbraucht { $goods }
        [port] gibt { $goods } im Hafen ab
        [butter] macht { $goods } zu Butter
        [beer] braut Bier aus { $goods }
       *[other] gibt { $goods } ab
    }
event-glory-gained = { $cause ->
        [port] gewinnt { $amount } Ruhm im Hafen
       *[scoring_tile] erhält { $amount } Ruhm
    }
event-unit-placed = { $cause ->
        [start] setzt zu Beginn { $unit } auf { $space }
       *[other] setzt { $unit } auf { $space }
    }
event-unit-removed = { $cause ->
        [slaughter] schlachtet { $unit } auf { $space }
       *[port] nimmt { $unit } von { $space }
    }
event-unit-moved = rudert { $unit } von { $origin } nach { $target }
event-merchants-sent =
    .buy = schickt { $count ->
        [one] einen Händler
       *[other] { $count } Händler
    } zum Kauf: { $good }
    .sell = schickt { $count ->
        [one] einen Händler
       *[other] { $count } Händler
    } zum Verkauf: { $good }
event-merchant-recalled = holt einen Händler vom Markt zurück ({ $good })
event-merchant-hired = wirbt einen Händler an
event-shipping-upgraded = verbessert die Schifffahrt auf Stufe { $level } ({ $name })
event-technology-upgraded = verbessert die Technologie der { $units }
event-contract-obtained = nimmt Auftrag { $contract }
event-contracts-drawn = zieht die Aufträge { $contracts }
event-contract-kept = behält Auftrag { $contract }
event-contract-fulfilled = erfüllt Auftrag { $contract }
event-clan-chosen = nimmt { $clan } mit { $tile }
    .tile = nimmt { $tile }
event-bid-made = bietet { $points } SP
    .leave = verlässt die Auktion
event-auction-won = gewinnt die Auktion mit { $points } SP: Platz { $place } der Zugreihenfolge
event-worker-forgone = findet kein Feld für einen Startarbeiter
event-port-used = nutzt Hafen { $port }
    .borrowed = nutzt über Hafen { $port } den Hafen { $effect }
event-bonus-declined = { $bonus ->
        [neighbourhood] kauft nichts mehr von den Nachbarn
        [upgrade] verzichtet auf das Bonus-Upgrade
       *[export] verzichtet auf die übrigen Exportboni
    }
event-barrel-moved =
    .in = legt einen Whisky in den Keller
    .out = holt den Whisky von Platz { $place } des Kellers
    .on = rückt ein Fass auf Platz { $place } des Kellers
event-passed = passt
event-turn-started = ist am Zug
event-production-started = beginnt mit der Produktion

## Der Tisch

event-price-moved = { $good } { $way ->
        [up] steigt
       *[down] fällt
    } von { $old } auf { $new }
    .same = { $good } einen Schritt { $way ->
        [up] hinauf
       *[down] hinab
    }, noch { $new }
event-merchants-returned = Alle Händler kehren zurück.
event-contracts-returned = Zurück unter den Nachziehstapel: { $contracts }.
event-contract-revealed = Neu auf dem Exporttableau: { $contract }.
event-contract-removed = Aus dem Spiel: Auftrag { $contract }.
event-dice-rolled = Die Würfel: { $good }, { $figure }.
event-round-started = Runde { $round } beginnt.
event-game-ended = Die letzte Runde ist gewertet.

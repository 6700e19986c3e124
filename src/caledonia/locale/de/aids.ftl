### Help at the table: why something is not possible, and what a bot would do.

## Why not

why-heading = Warum nicht?
why-can = Das geht: { $what }.
why-rules = Regel nachlesen ({ $clause })
# What would make it possible; for the first two a button follows, like "Sell 1 wool +£5".
why-repair =
    .this_turn = Das hilft sofort:
    .next_turn = Das hilft für deinen nächsten Zug:
    .next_round = In dieser Runde hilft nichts. Passen und Einkommen bringen dir { $money } für die nächste.
why-no-contract = Du hast keinen Auftrag, den du erfüllen könntest. Nimm dir zuerst einen vom Exporttableau.
why-no-undo = In diesem Zug gibt es nichts rückgängig zu machen.
why-no-end = Führe zuerst eine der acht Aktionen aus. Auch Passen zählt.

## Hints

hint-thinking = Der Bot denkt nach …
hint-waiting = Der Bot wartet auf Rechenzeit: Platz { $place } in der Warteschlange
hint-points = { $points ->
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    }
# Beside the one of several choices that the bot would take.
hint-choice = Wahl des Bots

## What the seer foresees

hint-spread = ± { $spread }
hint-first = { $percent } % Chance auf Platz 1
# Points by which a line of the score sheet differs from that after the bot’s choice, like "+3 glory".
hint-line = { $points } { $line }
hint-line-glory = Ruhm
hint-line-goods = Waren
hint-line-money = Geld
hint-line-hops = Hopfen
hint-line-imports = Importe
hint-line-contracts = Aufträge
hint-line-settlements = Siedlungen
# What a clan is worth at this table, like "+3.5 VP".
hint-clan = { $clan }: hier { $lead } SP gegenüber dem Durchschnitt; faires Gebot: { $bid }

## Why a bot thinks well of something

hint-why-contract = Hilft bei Auftrag { $contract }
hint-why-glory = Wertungsplättchen: { $tile }
hint-why-link = Verbindet deine Siedlungen
hint-why-port = Hafen: { $port }
hint-why-neighbours = Neue Nachbarn verkaufen dir Waren
hint-why-income = { $units }: mehr bei jeder Produktion
hint-why-reach = Macht neue Felder erreichbar
hint-why-market = { $good }: lohnt sich zu diesem Preis
hint-why-merchants = Mehr Händler für den Markt
hint-why-clan = Dieser Clan passt zur Auslage
hint-why-tile = Dieses Plättchen passt zur Auslage
hint-why-rest = Etwas Besseres gibt es gerade nicht

## A costly decision on the board: what was played, and what is better

look-played = Gespielt: { $what }
    .tag = gespielt
look-better = Besser: { $what }
    .tag = besser
look-previous = Vorige
look-next = Nächste
# Stepping through the played or the better line on the board.
look-steps = Schrittweise ansehen
look-back = Einen Schritt zurück
look-forward = Einen Schritt vor
look-step-played = Gespielt: { $at } von { $all }
look-step-better = Besser: { $at } von { $all }
# Stepping from one costly decision to the next.
look-decisions = Teure Entscheidungen
look-decision = Entscheidung { $at } von { $all }
look-leads = (etwa { $points } SP, Siegchance { $win })
look-leads-alone = (etwa { $points } SP)
# The played line: its figures are those of its first step, whatever was played after it.
look-leads-first = (etwa { $points } SP, Siegchance { $win }, wenn nach dem ersten Schritt die besten folgen)
look-leads-first-alone = (etwa { $points } SP, wenn nach dem ersten Schritt die besten folgen)
# $sources is one of the two below, or two of them; $reason one of the reasons below. “.despite”: the
# better line brings less of these, “.overall”: there is nothing to name.
look-why = Die bessere Variante bringt { $sources }, denn { $reason }.
    .plain = Die bessere Variante bringt { $sources }.
    .despite = Die bessere Variante bringt { $sources }, ist aber insgesamt stärker, denn { $reason }.
    .despite-plain = Die bessere Variante bringt { $sources }, ist aber insgesamt stärker.
    .reason = Die bessere Variante ist stärker, denn { $reason }.
    .overall = Die bessere Variante ist in mehreren Kleinigkeiten stärker.
# $line is a line of the score sheet, as in “1.3 VP more from contracts”.
look-why-more = { $points } SP mehr durch { $line }
look-why-less = { $points } SP weniger durch { $line }
look-why-both = { $one } und { $other }
# “It” is the better line.
look-reason-contract = sie hilft bei Auftrag { $contract }
look-reason-obtain = sie nimmt Auftrag { $contract }
look-reason-fulfil = sie erfüllt Auftrag { $contract }
look-reason-glory = sie zählt für das Wertungsplättchen „{ $tile }“
look-reason-link = sie verbindet Siedlungen
look-reason-port = sie nutzt den Hafen „{ $port }“
look-reason-neighbours = neue Nachbarn verkaufen Waren
look-reason-income = { $units } bringen bei jeder Produktion mehr
look-reason-reach = sie macht neue Felder erreichbar
look-reason-market = der Preis für { $good } lohnt sich
look-reason-merchants = sie bringt mehr Händler für den Markt
look-reason-clan = dieser Clan passt zur Auslage
look-reason-tile = dieses Plättchen passt zur Auslage
look-reason-pass = jetzt zu passen sichert den Passbonus, und weitere Aktionen würden mehr kosten als bringen
look-reason-stop = alles Weitere würde mehr kosten als bringen

## Playing on from a moment of a game

branch-about = Dafür entsteht ein neuer Tisch, an dem du gegen Bots weiterspielst. Diese Partie bleibt, wie sie ist.
# The name of the new table: that of the old one, and from where it goes on.
branch-name = { $name }, ab Runde { $round } (Schritt { $ply })
    .setup = { $name }, ab dem Aufbau (Schritt { $ply })
branch-do = Tisch eröffnen

## Learning aids over the map

layers-heading = Lernhilfen
layers-about = Sie bleiben in deinen nächsten Partien eingeschaltet. Es gibt sie nur in ungewerteten Partien gegen Bots und in Partien zwischen Bots.
layers-thinking = Wird berechnet …
layers-bar = Wer liegt vorn?
    .about = Erwartete Punkte und Siegchancen aller Spieler, geschätzt vom stärksten Bot.
layers-bar-seat = { $name }: etwa { $points } Punkte, Siegchance { $chance }
layers-bar-alone = { $name }: etwa { $points } Punkte
layers-bar-points = { $points } SP
layers-weather = Preisvorschau
    .short = Preise
    .about = Wie wahrscheinlich jeder Preis bis zu deinem nächsten Zug steigt oder fällt.
layers-weather-about = Bis zu deinem nächsten Zug, wenn die anderen wie erwartet spielen:
layers-weather-none = Gerade gibt es keine Vorschau: Du hast keinen Zug mehr, oder die Partie hat noch nicht begonnen.
layers-good = Ware
layers-price = Preis
layers-rises = Steigt
layers-falls = Fällt
layers-needs = { $name } braucht { $amount }
layers-holds = { $name } hat { $amount }
layers-ways = Wege zum Auftrag
    .short = Aufträge
    .about = Was jeder Auftrag kostet, wie viele Züge er braucht und wie du ihn Schritt für Schritt erfüllst.
layers-ways-about = Jeder Weg ist nach den Regeln durchgespielt, als würden die anderen passen. Die Prozentzahl zeigt, wie wahrscheinlich er offen bleibt, wenn sie weiterspielen.
# Cost, turns and chance of a way to a contract.
layers-way =
    { $cost } · { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } · { $chance }
layers-no-way = kein Weg in Sicht
layers-contract = Auftrag { $contract }
layers-points = +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
layers-own = Nutzt deine Waren: { $goods }.
layers-cheapest = Am günstigsten
layers-quickest = Am schnellsten
layers-first = Erfülle zuerst Auftrag { $contract }, damit deine Exportkiste frei wird.
layers-no-contracts = Gerade gibt es keinen Auftrag, den du erfüllen könntest.

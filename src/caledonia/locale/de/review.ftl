### The review of a finished game: luck and skill in points, marked decisions, the better move.

## The balance sheet

review-title = Glück und Können
review-term-start = Start
review-term-luck = Glück
review-term-decisions = Entscheidungen
review-term-opponents = Gegner
review-term-later = Später erkannt
review-total = Ergebnis
review-margin = Vorsprung
# Heading of a table: the lead over the best opponent, term by term.
review-margin-terms = Vorsprung nach Posten (Siegchance)
review-error = ± { $points }
review-error-about = ± ist, um wie viel eine längere Suche einen Wert in der Regel verschiebt. Vorsprung und Siegchance haben kein ±; sie verändern sich in SP und Prozentpunkten.
    .alone = ± ist, um wie viel eine längere Suche einen Wert in der Regel verschiebt.
# $change is a change of a chance with its sign, such as +12, $count the same without.
review-share =
    { $count ->
        [one] { $change } Prozentpunkt
       *[other] { $change } Prozentpunkte
    }
    .short = { $change } %-Pkt.
# $points is a number of victory points, such as 6.2.
review-better = { $name } hat um { $points } SP besser gespielt als { $other }.
review-even = { $name } und { $other } haben etwa gleich gut gespielt.
review-luckier = Das Glück brachte { $name } { $points } SP mehr als { $other }.
review-started = Der Start war für { $name } { $points } SP mehr wert als für { $other }.
review-helped = Die Gegner brachten { $name } { $points } SP mehr als { $other }.
# With two players.
review-helped-two = Die Entscheidungen von { $other } brachten { $name } { $points } SP mehr als umgekehrt.

## The course of the game

review-turning-points = Wendepunkte
review-when =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
# Someone ends a turn or declines a bonus.
review-ends = { $name } macht nichts mehr.
review-chance = Siegchance
# Heading of a table: what every player could expect when each round began.
review-course = Erwartete Punkte (Siegchance)
review-course-alone = Erwartete Punkte
review-course-round = Runde { $round }
review-course-end = Ende
# $points and $chance have their sign, such as +2.4 and “−7 percentage points”; $what says in whole sentences what
# happened, in “.alone” it is a solo game.
review-turn-luck = { $when }, Schritt { $ply }: Glück. { $what } { $name }: { $points } SP, Siegchance { $chance }.
    .alone = { $when }, Schritt { $ply }: Glück. { $what } { $points } SP.
review-turn-decision = { $when }, Schritt { $ply }: { $what } { $name }: { $points } SP, Siegchance { $chance }.
    .alone = { $when }, Schritt { $ply }: { $what } { $points } SP.

## Marks, and what decisions are about

review-decisions = Bewertete Entscheidungen
review-mark-best = beste Wahl
review-mark-good = gut
review-mark-inexact = ungenau
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-kind = Entscheidung
review-kind-setup = Aufbau
review-kind-expanding = Expandieren
review-kind-trading = Handeln
review-kind-contracts = Aufträge
review-kind-upgrades = Verbesserungen
review-kind-ports = Häfen
review-kind-passing = Passen
review-kind-production = Produktion
review-kind-clan = Clan-Aktionen
review-kind-closing = Zug beenden
review-rate = Verlorene SP je Entscheidung
# All kinds of decisions together.
review-rate-all = Alle
# The computer player that loses about as many points per decision.
review-rate-level = Ähnlichste Bot-Stufe
# A decision with its mark and what it cost: $points without sign, $chance with its sign.
review-cost = { $when }, Schritt { $ply }, { $name }: { $mark } (−{ $points } SP, Siegchance { $chance })
    .alone = { $when }, Schritt { $ply }, { $name }: { $mark } (−{ $points } SP)
review-none = Keine Entscheidung hat viel gekostet. Gut gespielt!

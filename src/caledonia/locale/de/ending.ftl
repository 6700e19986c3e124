### Das Ende einer Partie: Wertungsblock, Kurven, und wie es weitergeht.

ending-points = { $points } SP

## Wie es weitergeht

ending-deeds = Und jetzt?
ending-rematch = Revanche
ending-same = Gleicher Aufbau
ending-look-back = Partie ansehen
ending-share = Bild teilen
ending-record = Mitschrift herunterladen
ending-table = Zurück zum Tisch

## Kurven

ending-course = Wie die Partie lief
# Überschriften von Kurven über die Runden.
ending-chart-points = Punkte
ending-chart-money = Geld
ending-chart-production = Produzierte Waren
ending-chart-rank = Rang
ending-round = Runde { $round }
ending-as-table = Als Tabelle
ending-sources = Woher die Punkte kamen
ending-source-glory = Ruhm
ending-source-goods = Waren
ending-source-money = Geld
ending-source-imports = Hopfen und Importgüter
ending-source-contracts = Aufträge
ending-source-settlements = Siedlungen

## Analyse

# $bot ist der Name eines Computerspielers.
ending-analysis-running = Der { $bot } prüft Entscheidung { $done } von { $all } …
ending-analysis-waiting = { $count ->
        [one] In der Warteschlange: Eine andere Analyse ist vorher dran.
       *[other] In der Warteschlange: { $count } andere Analysen sind vorher dran.
    }
ending-analysis-failed = Die Analyse ist fehlgeschlagen. Versuch es noch einmal.
ending-no-mistakes = Keine Entscheidung hat einen Punkt gekostet. Gut gespielt!
ending-look = Ansehen

## Ehrliches Spiel

ending-fair = War alles fair?
ending-verify = Prüfen
ending-fair-about = Der Zufall dieser Partie lag schon vor Beginn fest, belegt durch einen Fingerabdruck. Jetzt kannst du das nachprüfen.
ending-is-fair = Ja: Der Startwert passt zu seinem Fingerabdruck, und alle { $decisions } Entscheidungen ergeben nachgespielt dieses Ergebnis.
ending-not-fair = Etwas passt nicht zusammen.
ending-fingerprint = Fingerabdruck, von Anfang an bekannt (SHA-256)
ending-seed = Startwert, am Ende offengelegt
ending-seed-fits = Er passt zum Fingerabdruck.
ending-salt = Salt der Hashwerte im Verlauf, am Ende offengelegt (HMAC-SHA256)
ending-hashes-fit = Jede Stellung passt zu ihrem Hashwert.

## Wertungszahlen

ending-ratings = Wertungszahlen

## Review of a finished game

ending-review-heading = Auswertung
ending-review-ask = Partie auswerten
ending-review-about = Der { $bot } geht die ganze Partie durch und zeigt, was Glück und was Können war, wo sich das Blatt gewendet hat und was besser gewesen wäre.
ending-review-method = Der { $bot } hat je Entscheidung { $nodes } Stellungen untersucht. Kleine Unterschiede liegen innerhalb der Fehlergrenze.
# An estimate with its standard error, both in whole points.
ending-review-points-about = { $count } ± { $error } Punkte
ending-review-you-better = Du hast um { $points } besser gespielt als { $name }.
ending-review-you-worse = Du hast um { $points } schlechter gespielt als { $name }.
ending-review-you-even = Du und { $name } habt etwa gleich gut gespielt.
ending-review-played-better = { $who } hat um { $points } besser gespielt als { $name }.
ending-review-played-worse = { $who } hat um { $points } schlechter gespielt als { $name }.
ending-review-played-even = { $who } und { $name } haben etwa gleich gut gespielt.
ending-review-alone = Gegenüber den besten gefundenen Zügen haben dich deine Entscheidungen { $lost } gekostet.
ending-review-alone-even = Deine Entscheidungen waren etwa so gut wie die besten gefundenen Züge.
# Spectators of a solo game.
ending-review-alone-player = Gegenüber den besten gefundenen Zügen haben die Entscheidungen von { $name } { $lost } gekostet.
ending-review-alone-player-even = Die Entscheidungen von { $name } waren etwa so gut wie die besten gefundenen Züge.
ending-review-deal = Start und Glück brachten { $name } { $points } mehr.
ending-review-deal-you = Start und Glück brachten dir { $points } mehr.
ending-review-deal-even = Start und Glück waren etwa ausgeglichen.
ending-review-others = Die Gegner brachten { $name } { $points } mehr.
ending-review-others-you = Die Gegner brachten dir { $points } mehr.
# With two players: one opponent, who has a name.
ending-review-other-you = Die Entscheidungen von { $name } brachten dir { $points } mehr als umgekehrt.
ending-review-other-rival = Deine Entscheidungen brachten { $name } { $points } mehr als umgekehrt.
ending-review-other = Die Entscheidungen von { $other } brachten { $name } { $points } mehr als umgekehrt.
ending-review-balance = Glück und Können
ending-review-final-points = Endstand
ending-review-final-margin = Vorsprung
ending-review-final-win = Ergebnis
ending-review-term-start = Start
    .about = Was Platz, Clan und Aufbau vor dem ersten Zug wert waren, wenn danach alle die besten gefundenen Züge spielen.
ending-review-term-luck = Glück
    .about = Was aufgedeckte Aufträge und Würfel gegenüber dem Durchschnitt brachten.
ending-review-term-decisions = Entscheidungen
    .about = Was die eigenen Entscheidungen gegenüber den besten gefundenen kosteten.
ending-review-term-opponents = Gegner
    .about = Was die Entscheidungen der anderen brachten oder kosteten, verglichen mit den besten für sie gefundenen.
ending-review-term-later = Später erkannt
    .about = Was die Suche erst im Lauf der Partie gesehen hat: mal Gutes, mal Schlechtes, in gut gespielten Partien im Schnitt etwa 0.
ending-review-note-points = ± und die Linien auf den Balken: um so viel verschiebt eine längere Suche einen Wert in der Regel.
ending-review-note-margin = Die Fehlergrenze (±) ist nur für die Punkte bekannt.
ending-review-note-win = Veränderungen sind in Prozentpunkten. Die Fehlergrenze (±) ist nur für die Punkte bekannt.
# $change is a change of a chance with its sign, such as +12, $count the same without.
ending-review-share =
    { $count ->
        [one] { $change } Prozentpunkt
       *[other] { $change } Prozentpunkte
    }
    .short = { $change } %-Pkt.
ending-review-course = Erwartetes Ergebnis
ending-chart-win = Siegchance
ending-chart-margin = Vorsprung
ending-chart-expected = Erwartete Punkte
ending-review-turning = Wendepunkte
# $what says in a sentence what was revealed, or in a few words what was done.
ending-review-turning-luck = { $when }: Glück. { $what } Die Siegchance von { $name } verändert sich um { $win }.
    .alone = { $when }: Glück. { $what } Das erwartete Ergebnis verändert sich um { $points } SP.
ending-review-turning-decision = { $when }, { $by }: { $what }. Die Siegchance von { $name } verändert sich um { $win }.
    .alone = { $when }: { $what }. Das erwartete Ergebnis verändert sich um { $points } SP.
ending-review-decisions = Entscheidungen
ending-review-whose = Anzeigen
ending-review-whose-own = Meine
ending-review-whose-all = Alle
ending-review-mark-best = Beste Wahl
ending-review-mark-good = Gut
ending-review-mark-inexact = Ungenau
ending-review-mark-mistake = Fehler
ending-review-mark-blunder = Grober Fehler
ending-review-decision = { $when }, Schritt { $ply }: { $what }
ending-review-lost = −{ $points } SP
ending-review-look = Auf dem Plan zeigen
ending-review-rates = Fehler nach Art der Entscheidung
ending-review-rate-you = Du hast je Entscheidung { $rate } SP verloren.
# Spectators read about every player.
ending-review-rate-player = { $name } hat je Entscheidung { $rate } SP verloren.
# $games is the number of the person's other reviewed games, $rate what was lost per decision there.
ending-review-rate-before =
    { $games ->
        [one] Deine andere ausgewertete Partie: { $rate } SP.
       *[other] Dein Schnitt in den letzten { $games } ausgewerteten Partien ohne diese: { $rate } SP.
    }
# The computer player that loses about as many points per decision.
ending-review-rate-level = Ähnlichste Bot-Stufe: { $bot } mit { $rate } SP.
ending-review-rates-own = Verlorene SP je Entscheidung (in Klammern die Zahl der Entscheidungen) und die ähnlichste Bot-Stufe mit dem, was sie verliert.
ending-review-rates-game = Diese Partie
ending-review-rates-average = Dein Schnitt
ending-review-rates-level = Bot-Stufe
# All kinds of decisions together.
ending-review-rates-all = Alle
ending-review-rates-about = Verlorene SP je Entscheidung, in Klammern die Zahl der Entscheidungen.
ending-review-kind-setup = Aufbau
ending-review-kind-expanding = Expandieren
ending-review-kind-trading = Handeln
ending-review-kind-contracts = Aufträge
ending-review-kind-upgrades = Verbesserungen
ending-review-kind-ports = Häfen
ending-review-kind-passing = Passen
ending-review-kind-production = Produktion
ending-review-kind-clan = Clan-Aktionen
ending-review-kind-closing = Zug beenden

## Exercises

ending-again = Schwächste Züge üben
ending-again-making = Deine schwächsten Züge werden gesucht …
ending-again-none = Keiner deiner Züge hat viel gekostet. Gut gespielt!

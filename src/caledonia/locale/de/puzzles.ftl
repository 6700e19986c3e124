### Puzzles, and exercises from one's own games.

## The overview

puzzles-title = Rätsel
puzzles-about = Ein Zug, eine beste Lösung: Finde sie auf dem Plan. Alle bekommen dasselbe Rätsel, jeden Tag ein neues.
puzzles-daily = Rätsel des Tages
# $marks is a number of per cent.
puzzles-daily-done = Heute hast du { $marks } % erreicht.
puzzles-daily-open = Heutiges Rätsel lösen
puzzles-next = Nächstes Rätsel
puzzles-next-about = Es ist neu für dich und passt zu deiner Wertungszahl.
# $rating is a number such as 1520; $solved and $answers are counts.
puzzles-rating = Deine Wertungszahl für Rätsel: { $rating }. Gelöst: { $solved } von { $answers }.
puzzles-next-open = Weiter
puzzles-kind-contracts = Aufträge
puzzles-kind-trading = Handeln
puzzles-kind-expanding = Expandieren
puzzles-kind-upgrades = Verbesserungen
puzzles-kind-ports = Häfen
puzzles-kind-passing = Passen
puzzles-again = Aus deinen Fehlern lernen
puzzles-again-about = Nach einer Partie kommen deine schwächsten Züge als Übungen wieder, bis du sie kannst.
# $due, $later and $known are counts of exercises.
puzzles-again-count = Jetzt: { $due } · später: { $later } · geschafft: { $known }
puzzles-again-open = Jetzt üben
puzzles-again-done = Zurzeit gibt es nichts zu üben. Spiel eine Partie oder komm an einem anderen Tag wieder.
puzzles-all = Alle Rätsel

## At the board

puzzles-one = Rätsel
puzzles-asked = Finde den besten Zug.
puzzles-shown = Das ist der beste Zug.
puzzles-retry = Noch einmal versuchen
puzzles-show = Besten Zug zeigen

## The verdict

puzzles-result-full = Volle Punktzahl
# $marks is a number of per cent, $points of victory points lost.
puzzles-result-part = { $marks } % erreicht: −{ $points } SP
puzzles-result-none = Diesmal nicht: −{ $points } SP
puzzles-result-withdrawn = Genauso gut wie die Lösung: Wir ziehen dieses Rätsel zurück
puzzles-yours = Dein Zug
puzzles-best = Bester Zug
puzzles-other = Eine andere Idee
puzzles-played = In der Partie
puzzles-points = { $points } SP erwartet
# $chance is a number of per cent.
puzzles-value = { $points } SP erwartet, Siegchance { $chance } %
# $level ist eine Zahl von 1 bis 5, $rating eine Zahl wie 1520.
puzzles-level = Schwierigkeit: { $level } von 5
puzzles-level-rated = Schwierigkeit: { $level } von 5 · Wertungszahl des Rätsels: { $rating }
puzzles-rated = Deine Wertungszahl für Rätsel: { $rating } (vorher: { $before })
# $day is a date.
puzzles-due = Diese Übung kommt am { $day } wieder.
puzzles-known = Diese Übung kannst du jetzt.

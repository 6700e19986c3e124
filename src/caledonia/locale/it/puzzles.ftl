### Puzzles, and exercises from one's own games.

## The overview

puzzles-title = Problemi
puzzles-about = Un turno, una mossa chiaramente migliore: trovala sul tabellone. Lo stesso problema per tutti, ogni giorno uno nuovo.
puzzles-daily = Problema del giorno
# $marks is a number of per cent.
puzzles-daily-done = Oggi hai ottenuto il { $marks }% del punteggio.
puzzles-daily-open = Risolvi il problema di oggi
puzzles-next = Prossimo problema
puzzles-next-about = È adatto al tuo livello e non hai ancora risposto.
# $rating is a number such as 1520; $solved and $answers are counts.
puzzles-rating = Il tuo livello: { $rating }. Risolti: { $solved } su { $answers }.
puzzles-next-open = Avanti
puzzles-kind-contracts = Contratti
puzzles-kind-trading = Commercio
puzzles-kind-expanding = Espansione
puzzles-kind-upgrades = Miglioramenti
puzzles-kind-ports = Porti
puzzles-kind-passing = Passare
puzzles-again = Riprova
puzzles-again-about = Dopo una partita i tuoi turni peggiori tornano come esercizi finché non li conosci.
# $due, $later and $known are counts of exercises.
puzzles-again-count = Ora: { $due } · più tardi: { $later } · conosciuti: { $known }
puzzles-again-open = Esercitati
puzzles-again-done = Per ora non c’è niente da ripetere. Gioca una partita o torna un altro giorno.
puzzles-all = Tutti i problemi

## At the board

puzzles-asked = Trova il turno migliore.
puzzles-shown = Questo è il turno migliore.
puzzles-retry = Prova di nuovo
puzzles-show = Mostra il turno migliore

## The verdict

puzzles-result-full = Punteggio pieno
# $marks is a number of per cent, $points of victory points lost.
puzzles-result-part = { $marks }% del punteggio: −{ $points } PV
puzzles-result-none = Stavolta no: −{ $points } PV
puzzles-result-withdrawn = Buono quanto la soluzione: questo problema viene ritirato
puzzles-yours = Il tuo turno
puzzles-best = Turno migliore
puzzles-other = Un’altra idea
puzzles-played = In partita
puzzles-points = { $points } PV attesi
# $chance is a number of per cent.
puzzles-value = { $points } PV attesi, { $chance }% di vittoria
puzzles-rated = Il tuo livello: { $rating } (prima: { $before })
# $day is a date.
puzzles-due = Torna il { $day }.
puzzles-known = Ora questo esercizio lo conosci.

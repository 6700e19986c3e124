### Puzzles, and exercises from one's own games.

## The overview

puzzles-title = Problemi
puzzles-about = Un turno, una giocata chiaramente migliore: trovala al tavolo. Ogni giorno un nuovo problema, uguale per tutti.
puzzles-daily = Problema del giorno
# $marks is a number of per cent.
puzzles-daily-done = Il tuo risultato di oggi: { $marks }%.
puzzles-daily-open = Risolvi il problema di oggi
puzzles-next = Prossimo problema
puzzles-next-about = È adatto al tuo rating e nuovo per te.
# $rating is a number such as 1520; $solved and $answers are counts.
puzzles-rating = Il tuo rating: { $rating }. Risolti: { $solved } su { $answers }.
puzzles-next-open = Prossimo
puzzles-kind-contracts = Contratti
puzzles-kind-trading = Commercio
puzzles-kind-expanding = Espansione
puzzles-kind-upgrades = Miglioramenti
puzzles-kind-ports = Porti
puzzles-kind-passing = Passare
puzzles-again = Impara dai tuoi errori
puzzles-again-about = Dopo una partita i tuoi turni peggiori tornano come esercizi finché non li hai imparati.
# $due, $later and $known are counts of exercises.
puzzles-again-count = Ora: { $due } · più tardi: { $later } · imparati: { $known }
puzzles-again-open = Esercitati
puzzles-again-done = Per ora non c’è niente da ripetere. Gioca una partita o torna un altro giorno.
puzzles-all = Tutti i problemi

## At the board

puzzles-one = Problema
puzzles-asked = Trova la giocata migliore.
puzzles-shown = Questa è la giocata migliore.
puzzles-retry = Prova di nuovo
puzzles-show = Mostra la migliore

## The verdict

puzzles-result-full = Punteggio pieno
# $marks is a number of per cent, $points of victory points lost.
puzzles-result-part = { $marks }% del punteggio: −{ $points } PV
puzzles-result-none = Stavolta no: −{ $points } PV
puzzles-result-withdrawn = Vale quanto la soluzione: questo problema viene ritirato
puzzles-yours = La tua giocata
puzzles-best = La giocata migliore
puzzles-other = Un’altra idea
puzzles-played = In partita
puzzles-points = { $points } PV attesi
# $chance is a number of per cent.
puzzles-value = { $points } PV attesi, probabilità di vittoria { $chance }%
# $level è un numero da 1 a 5, $rating un numero come 1520.
puzzles-level = Difficoltà: { $level } su 5
puzzles-level-rated = Difficoltà: { $level } su 5 · rating del problema: { $rating }
puzzles-rated = Il tuo rating: { $rating } (prima: { $before })
# $day is a date.
puzzles-due = Prossima volta: { $day }.
puzzles-known = Questo esercizio ormai l’hai imparato.

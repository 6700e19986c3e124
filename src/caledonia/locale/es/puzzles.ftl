### Puzzles, and exercises from one's own games.

## The overview

puzzles-title = Problemas
puzzles-about = Un turno, una jugada claramente mejor: encuéntrala en el tablero. El mismo problema para todo el mundo, uno nuevo cada día.
puzzles-daily = Problema del día
# $marks is a number of per cent.
puzzles-daily-done = Hoy has obtenido el { $marks } % de la nota.
puzzles-daily-open = Resolver el problema de hoy
puzzles-next = Siguiente problema
puzzles-next-about = Se ajusta a tu puntuación y aún no lo has respondido.
# $rating is a number such as 1520; $solved and $answers are counts.
puzzles-rating = Tu puntuación: { $rating }. Resueltos: { $solved } de { $answers }.
puzzles-next-open = Siguiente
puzzles-kind-contracts = Contratos
puzzles-kind-trading = Comercio
puzzles-kind-expanding = Expansión
puzzles-kind-upgrades = Mejoras
puzzles-kind-ports = Puertos
puzzles-kind-passing = Pasar
puzzles-again = Otra vez
puzzles-again-about = Después de una partida, tus peores turnos vuelven como ejercicios hasta que los domines.
# $due, $later and $known are counts of exercises.
puzzles-again-count = Ahora: { $due } · más tarde: { $later } · dominados: { $known }
puzzles-again-open = Practicar
puzzles-again-done = De momento no hay nada que repetir. Juega una partida o vuelve otro día.
puzzles-all = Todos los problemas

## At the board

puzzles-asked = Encuentra el mejor turno.
puzzles-shown = Este es el mejor turno.
puzzles-retry = Intentar de nuevo
puzzles-show = Ver el mejor turno

## The verdict

puzzles-result-full = Nota máxima
# $marks is a number of per cent, $points of victory points lost.
puzzles-result-part = { $marks } % de la nota: −{ $points } PV
puzzles-result-none = Esta vez no: −{ $points } PV
puzzles-result-withdrawn = Tan bueno como la solución: este problema se retira
puzzles-yours = Tu turno
puzzles-best = El mejor turno
puzzles-other = Otra idea
puzzles-played = En la partida
puzzles-points = { $points } PV esperados
# $chance is a number of per cent.
puzzles-value = { $points } PV esperados, { $chance } % de ganar
puzzles-rated = Tu puntuación: { $rating } (antes: { $before })
# $day is a date.
puzzles-due = Vuelve el { $day }.
puzzles-known = Este ejercicio ya lo dominas.

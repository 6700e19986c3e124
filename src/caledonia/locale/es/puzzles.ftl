### Puzzles, and exercises from one's own games.

## The overview

puzzles-title = Problemas
puzzles-about = Un turno, una solución: encuéntrala en el tablero. El mismo problema para todos y uno nuevo cada día.
puzzles-daily = Problema del día
# $marks is a number of per cent.
puzzles-daily-done = Tu nota de hoy: { $marks } %.
puzzles-daily-open = Resolver el problema de hoy
puzzles-next = Siguiente problema
puzzles-next-about = Es nuevo para ti y se ajusta a tu rating.
# $rating is a number such as 1520; $solved and $answers are counts.
puzzles-rating = Tu rating de problemas: { $rating }. Resueltos: { $solved } de { $answers }.
puzzles-next-open = Siguiente
puzzles-kind-contracts = Contratos
puzzles-kind-trading = Comercio
puzzles-kind-expanding = Expansión
puzzles-kind-upgrades = Mejoras
puzzles-kind-ports = Puertos
puzzles-kind-passing = Pasar
puzzles-again = Aprende de tus errores
puzzles-again-about = Después de una partida, tus peores turnos vuelven como ejercicios hasta que los domines.
# $due, $later and $known are counts of exercises.
puzzles-again-count = Ahora: { $due } · más tarde: { $later } · dominados: { $known }
puzzles-again-open = Practicar
puzzles-again-done = De momento no hay nada que practicar. Juega una partida o vuelve otro día.
puzzles-all = Todos los problemas

## At the board

puzzles-one = Problema
puzzles-asked = Encuentra la mejor jugada.
puzzles-shown = Esta es la mejor jugada.
puzzles-retry = Intentar de nuevo
puzzles-show = Ver la mejor jugada

## The verdict

puzzles-result-full = Nota máxima
# $marks is a number of per cent, $points of victory points lost.
puzzles-result-part = Nota: { $marks } % (−{ $points } PV)
puzzles-result-none = Esta vez no: −{ $points } PV
puzzles-result-withdrawn = Tan buena como la solución: retiramos este problema
puzzles-yours = Tu jugada
puzzles-best = La mejor jugada
puzzles-other = Otra idea
puzzles-played = En la partida
puzzles-points = { $points } PV esperados
# $chance is a number of per cent.
puzzles-value = { $points } PV esperados, { $chance } % de probabilidad de ganar
# $level es un número del 1 al 5; $rating, un número como 1520.
puzzles-level = Dificultad: { $level } de 5
puzzles-level-rated = Dificultad: { $level } de 5 · rating del problema: { $rating }
puzzles-rated = Tu rating de problemas: { $rating } (antes: { $before })
# $day is a date.
puzzles-due = Este ejercicio volverá el { $day }.
puzzles-known = Ya dominas este ejercicio.

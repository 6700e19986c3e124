### Puzzles, and exercises from one's own games.

## The overview

puzzles-title = Problemas
puzzles-about = Um turno, uma jogada claramente melhor: encontre-a no tabuleiro. O mesmo problema para todos, um novo a cada dia.
puzzles-daily = Problema do dia
# $marks is a number of per cent.
puzzles-daily-done = Hoje você obteve { $marks }% da nota.
puzzles-daily-open = Resolver o problema de hoje
puzzles-next = Próximo problema
puzzles-next-about = Combina com a sua pontuação, e você ainda não o respondeu.
# $rating is a number such as 1520; $solved and $answers are counts.
puzzles-rating = Sua pontuação: { $rating }. Resolvidos: { $solved } de { $answers }.
puzzles-next-open = Próximo
puzzles-kind-contracts = Contratos
puzzles-kind-trading = Comércio
puzzles-kind-expanding = Expansão
puzzles-kind-upgrades = Melhorias
puzzles-kind-ports = Portos
puzzles-kind-passing = Passar
puzzles-again = De novo
puzzles-again-about = Depois de uma partida, seus piores turnos voltam como exercícios até você dominá-los.
# $due, $later and $known are counts of exercises.
puzzles-again-count = Agora: { $due } · mais tarde: { $later } · dominados: { $known }
puzzles-again-open = Praticar
puzzles-again-done = Por enquanto não há nada para repetir. Jogue uma partida ou volte outro dia.
puzzles-all = Todos os problemas

## At the board

puzzles-asked = Encontre o melhor turno.
puzzles-shown = Este é o melhor turno.
puzzles-retry = Tentar de novo
puzzles-show = Ver o melhor turno

## The verdict

puzzles-result-full = Nota máxima
# $marks is a number of per cent, $points of victory points lost.
puzzles-result-part = { $marks }% da nota: −{ $points } PV
puzzles-result-none = Desta vez não: −{ $points } PV
puzzles-result-withdrawn = Tão bom quanto a solução: este problema foi retirado
puzzles-yours = Seu turno
puzzles-best = Melhor turno
puzzles-other = Outra ideia
puzzles-played = Na partida
puzzles-points = { $points } PV esperados
# $chance is a number of per cent.
puzzles-value = { $points } PV esperados, { $chance }% de vitória
puzzles-rated = Sua pontuação: { $rating } (antes: { $before })
# $day is a date.
puzzles-due = Volta em { $day }.
puzzles-known = Este exercício você já domina.

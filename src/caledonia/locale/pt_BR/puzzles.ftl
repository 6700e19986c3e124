### Puzzles, and exercises from one's own games.

## The overview

puzzles-title = Problemas
puzzles-about = Um turno, uma jogada claramente melhor: encontre-a na mesa. A cada dia um problema novo, o mesmo para todos.
puzzles-daily = Problema do dia
# $marks is a number of per cent.
puzzles-daily-done = Sua nota de hoje: { $marks }%.
puzzles-daily-open = Resolver o problema de hoje
puzzles-next = Próximo problema
puzzles-next-about = Combina com o seu rating e é novo para você.
# $rating is a number such as 1520; $solved and $answers are counts.
puzzles-rating = Seu rating: { $rating }. Resolvidos: { $solved } de { $answers }.
puzzles-next-open = Próximo
puzzles-kind-contracts = Contratos
puzzles-kind-trading = Comércio
puzzles-kind-expanding = Expansão
puzzles-kind-upgrades = Atualizações
puzzles-kind-ports = Portos
puzzles-kind-passing = Passar
puzzles-again = Aprenda com seus erros
puzzles-again-about = Depois de uma partida, seus piores turnos voltam como exercícios até você dominá-los.
# $due, $later and $known are counts of exercises.
puzzles-again-count = Agora: { $due } · mais tarde: { $later } · dominados: { $known }
puzzles-again-open = Praticar
puzzles-again-done = Por enquanto não há nada para repetir. Jogue uma partida ou volte outro dia.
puzzles-all = Todos os problemas

## At the board

puzzles-one = Problema
puzzles-asked = Encontre a melhor jogada.
puzzles-shown = Esta é a melhor jogada.
puzzles-retry = Tentar de novo
puzzles-show = Ver a melhor jogada

## The verdict

puzzles-result-full = Nota máxima
# $marks is a number of per cent, $points of victory points lost.
puzzles-result-part = { $marks }% da nota: −{ $points } PV
puzzles-result-none = Desta vez não: −{ $points } PV
puzzles-result-withdrawn = Tão boa quanto a solução: este problema foi retirado
puzzles-yours = Sua jogada
puzzles-best = Melhor jogada
puzzles-other = Outra ideia
puzzles-played = Na partida
puzzles-points = { $points } PV esperados
# $chance is a number of per cent.
puzzles-value = { $points } PV esperados, { $chance }% de chance de vitória
# $level é um número de 1 a 5; $rating, um número como 1520.
puzzles-level = Dificuldade: { $level } de 5
puzzles-level-rated = Dificuldade: { $level } de 5 · rating do problema: { $rating }
puzzles-rated = Seu rating: { $rating } (antes: { $before })
# $day is a date.
puzzles-due = Volta em { $day }.
puzzles-known = Você já domina este exercício.

### The review of a finished game: luck and skill in points, marked decisions, the better move.

## The balance sheet

review-title = Sorte e habilidade
review-term-start = Início
review-term-luck = Sorte
review-term-decisions = Decisões
review-term-opponents = Adversários
review-term-later = Visto depois
review-total = Resultado
review-margin = Vantagem
# Heading of a table: the lead over the best opponent, term by term.
review-margin-terms = Vantagem por item (chance de vitória)
review-error = ± { $points }
review-error-about = ± é quanto uma busca mais longa costuma mudar um valor. A vantagem e a chance de vitória não têm ±; suas mudanças estão em PV e pontos percentuais.
    .alone = ± é quanto uma busca mais longa costuma mudar um valor.
# $change is a change of a chance with its sign, such as +12, $count the same without.
review-share =
    { $count ->
        [1] { $change } ponto percentual
       *[other] { $change } pontos percentuais
    }
    .short = { $change } p.p.
# $points is a number of victory points, such as 6.2.
review-better = { $name } jogou melhor que { $other }: { $points } PV de vantagem.
review-even = { $name } e { $other } jogaram mais ou menos no mesmo nível.
review-luckier = A sorte deu a { $name } { $points } PV a mais que a { $other }.
review-started = O início valia { $points } PV a mais para { $name } que para { $other }.
review-helped = Os adversários deram a { $name } { $points } PV a mais que a { $other }.
# With two players.
review-helped-two = As decisões de { $other } deram a { $name } { $points } PV a mais do que as de { $name } deram a { $other }.

## The course of the game

review-turning-points = Momentos decisivos
review-when =
    { $round ->
        [0] Preparação
       *[other] Rodada { $round }
    }
# Someone ends a turn or declines a bonus.
review-ends = { $name } não faz mais nada.
review-chance = Chance de vitória
# Heading of a table: what every player could expect when each round began.
review-course = Pontos esperados (chance de vitória)
review-course-alone = Pontos esperados
review-course-round = Rodada { $round }
review-course-end = Fim
# $points and $chance have their sign, such as +2.4 and “−7 percentage points”; $what says in whole sentences what
# happened, in “.alone” it is a solo game.
review-turn-luck = { $when }, jogada { $ply }: sorte. { $what } { $name }: { $points } PV, chance de vitória { $chance }.
    .alone = { $when }, jogada { $ply }: sorte. { $what } { $points } PV.
review-turn-decision = { $when }, jogada { $ply }: { $what } { $name }: { $points } PV, chance de vitória { $chance }.
    .alone = { $when }, jogada { $ply }: { $what } { $points } PV.

## Marks, and what decisions are about

review-decisions = Decisões avaliadas
review-mark-best = a melhor
review-mark-good = boa
review-mark-inexact = imprecisa
review-mark-mistake = erro
review-mark-blunder = erro grave
review-kind = Decisão
review-kind-setup = Preparação
review-kind-expanding = Expansão
review-kind-trading = Comércio
review-kind-contracts = Contratos
review-kind-upgrades = Atualizações
review-kind-ports = Portos
review-kind-passing = Passar
review-kind-production = Produção
review-kind-clan = Ações do clã
review-kind-closing = Fim do turno
review-rate = PV perdidos por decisão
# All kinds of decisions together.
review-rate-all = Todas
# The computer player that loses about as many points per decision.
review-rate-level = Nível de bot mais próximo
# A decision with its mark and what it cost: $points without sign, $chance with its sign.
review-cost = { $when }, jogada { $ply }, { $name }: { $mark } (−{ $points } PV, chance de vitória { $chance })
    .alone = { $when }, jogada { $ply }, { $name }: { $mark } (−{ $points } PV)
review-none = Nenhuma decisão custou caro. Muito bem jogado!

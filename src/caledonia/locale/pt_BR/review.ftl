### The review of a finished game: luck and skill in points, marked decisions, the better move.

## The balance sheet

review-title = Sorte e habilidade
review-term-start = Início
review-term-luck = Sorte
review-term-decisions = Decisões
review-term-opponents = Adversários
# The last term of a solo game.
review-term-rest = Visto depois
review-total = Resultado
review-margin = Vantagem
review-error = ± { $points }
# $points is a number of victory points, such as 6.2.
review-better = { $name } jogou melhor que { $other }: { $points } PV de vantagem.
review-luckier = A sorte deu a { $name } { $points } PV a mais que a { $other }.
review-started = O início valia { $points } PV a mais para { $name } que para { $other }.
review-helped = As jogadas dos outros deram a { $name } { $points } PV a mais que a { $other }.

## The course of the game

review-turning-points = Momentos decisivos
review-chance = Chance de vitória
# $points and $chance have their sign, such as +2.4 and −7%; $by is the player who decided, $what the action.
review-turn-luck = Rodada { $round }, jogada { $ply }: sorte. { $name }: { $points } PV, { $chance } de chance de vitória.
review-turn-decision = Rodada { $round }, jogada { $ply }: { $by } joga { $what }. { $name }: { $points } PV, { $chance } de chance de vitória.

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
# A decision with its mark and what it cost, both figures without sign.
review-cost = Rodada { $round }, jogada { $ply }, { $name }: { $mark } (−{ $points } PV, −{ $chance } de chance de vitória)
review-none = Nenhuma decisão custou caro. Muito bem jogado!

## Why the better move is better

review-source-glory = Glória
review-source-goods = Produtos
review-source-money = Dinheiro
review-source-hops = Lúpulo
review-source-imports = Importações
review-source-contracts = Contratos
review-source-settlements = Povoados
# $reason is a sentence without its full stop, $sources a list like “Glory +2.7 VP, Money −1 VP”.
review-why = { $reason }. No fim: { $sources }.
review-source = { $source } { $points } PV

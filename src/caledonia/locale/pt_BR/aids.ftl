### Help at the table: why something is not possible, and what a bot would do.

## Why not

why-heading = Por que não?
why-can = Você pode fazer isso: { $what }.
why-rules = Ler a regra ({ $clause })
# What would make it possible; for the first two a button follows, like "Sell 1 wool +£5".
why-repair =
    .this_turn = Isto resolve na hora:
    .next_turn = Isto resolve para o próximo turno:
    .next_round = Nesta rodada não tem jeito. Com o bônus por passar e a renda, você terá mais { $money } na próxima.
why-no-contract = Você não tem contratos para cumprir. Primeiro obtenha um do tabuleiro de exportação.
why-no-undo = Não há nada para desfazer neste turno.
why-no-end = Primeiro escolha uma das oito ações. Passar também vale.

## Hints

hint-thinking = O bot está pensando…
hint-waiting = O bot está na fila do servidor: posição { $place }
hint-points = { $points ->
        [1] cerca de { $points } ponto
       *[other] cerca de { $points } pontos
    }
# Beside the one of several choices that the bot would take.
hint-choice = A escolha do bot

## What the seer foresees

hint-spread = ± { $spread }
hint-first = { $percent }% de chance de ficar em primeiro
# Points by which a line of the score sheet differs from that after the bot’s choice, like "+3 glory".
hint-line = { $points } { $line }
hint-line-glory = glória
hint-line-goods = produtos
hint-line-money = dinheiro
hint-line-hops = lúpulo
hint-line-imports = importações
hint-line-contracts = contratos
hint-line-settlements = povoados
# What a clan is worth at this table, like "+3.5 VP".
hint-clan = { $clan }: aqui { $lead } PV em relação à média; lance justo: { $bid }

## Why a bot thinks well of something

hint-why-contract = Ajuda no contrato { $contract }
hint-why-glory = Peça de pontuação: { $tile }
hint-why-link = Liga os seus povoados
hint-why-port = Porto: { $port }
hint-why-neighbours = Novos vizinhos vendem produtos a você
hint-why-income = { $units }: mais a cada produção
hint-why-reach = Abre novos hexágonos
hint-why-market = { $good }: vale a pena por este preço
hint-why-merchants = Mais mercadores para o mercado
hint-why-clan = Este clã combina com a partida
hint-why-tile = Esta peça combina com a partida
hint-why-rest = Não resta nada melhor

## A costly decision on the board: what was played, and what is better

look-played = Jogado: { $what }
    .tag = jogado
look-better = Melhor: { $what }
    .tag = melhor

## Playing on from a moment of a game

branch-about = Isto cria uma nova mesa, onde você continua contra bots. Esta partida fica como está.
# The name of the new table: that of the old one, and from where it goes on.
branch-name = { $name }, desde a rodada { $round } (jogada { $ply })
    .setup = { $name }, desde a preparação (jogada { $ply })
branch-do = Criar mesa

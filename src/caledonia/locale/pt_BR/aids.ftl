### Help at the table: why something is not possible, and what a bot would do.

## Why not

why-heading = Por que não?
why-can = Isso você pode fazer: { $what }.
why-rules = Ler a regra ({ $clause })
# What would make it possible; for the first two a button follows, like "Sell 1 wool +£5".
why-repair =
    .this_turn = Isto ajuda já:
    .next_turn = Isto ajuda para o seu próximo turno:
    .next_round = Nesta rodada nada ajuda. Passar e a renda lhe dão { $money } para a próxima.
why-no-contract = Você não tem nenhum Contrato para cumprir. Pegue antes um do tabuleiro de Exportação.
why-no-undo = Não há nada para desfazer neste turno.
why-no-end = Você ainda não fez nada. Escolha uma das oito ações; passar é uma delas.

## Hints

hint-thinking = O bot está pensando…
hint-waiting = O bot está na fila para pensar: número { $place }
hint-points = { $points ->
        [one] cerca de { $points } ponto
       *[other] cerca de { $points } pontos
    }
# Beside the one of several choices that the bot would take.
hint-choice = A escolha do bot

## Why a bot thinks well of something

hint-why-contract = Ajuda no contrato { $contract }
hint-why-glory = Peça de pontuação: { $tile }
hint-why-link = Liga os seus povoados
hint-why-port = Porto: { $port }
hint-why-neighbours = Novos vizinhos lhe vendem bens
hint-why-income = { $units }: mais em cada produção
hint-why-reach = Abre novos espaços
hint-why-market = { $good }: vale a pena a este preço
hint-why-merchants = Mais mercadores para o mercado
hint-why-clan = Este clã combina com a mesa
hint-why-tile = Esta peça combina com a mesa
hint-why-rest = Não resta nada melhor

## A costly decision on the board: what was played, and what is better

look-played = Jogado: { $what }
    .tag = jogado
look-better = Melhor: { $what }
    .tag = melhor

## Playing on from a moment of a game

branch-about = Isto cria uma nova mesa em que você continua contra bots. Esta partida fica como está.
# The name of the new table: that of the old one, and from where it goes on.
branch-name = { $name }, da rodada { $round } (jogada { $ply })
    .setup = { $name }, da preparação (jogada { $ply })
branch-do = Criar a mesa

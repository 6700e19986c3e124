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
hint-clan = { $clan }: aqui { $lead } PV em relação à média; lance justo: { $bid } PV

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
look-previous = Anterior
look-next = Próxima
# Stepping through the played or the better line on the board.
look-steps = Passo a passo
look-back = Um passo para trás
look-forward = Um passo à frente
look-step-played = Jogado: { $at } de { $all }
look-step-better = Melhor: { $at } de { $all }
# Stepping from one costly decision to the next.
look-decisions = Decisões caras
look-decision = Decisão { $at } de { $all }
look-leads = (leva a cerca de { $points } PV, com { $win } de chance de vitória)
look-leads-alone = (leva a cerca de { $points } PV)
# The played line: its figures are those of its first step, whatever was played after it.
look-leads-first = (leva a cerca de { $points } PV, com { $win } de chance de vitória, se depois do primeiro passo vier o melhor)
look-leads-first-alone = (leva a cerca de { $points } PV, se depois do primeiro passo vier o melhor)
# $sources is one of the two below, or two of them; $reason one of the reasons below. “.despite”: the
# better line brings less of these, “.overall”: there is nothing to name.
look-why = A melhor opção rende { $sources }, porque { $reason }.
    .plain = A melhor opção rende { $sources }.
    .despite = A melhor opção rende { $sources }, mas no conjunto é mais forte, porque { $reason }.
    .despite-plain = A melhor opção rende { $sources }, mas no conjunto é mais forte.
    .reason = A melhor opção é mais forte porque { $reason }.
    .overall = A melhor opção é mais forte em vários pequenos detalhes.
# $line is a line of the score sheet, as in “1.3 VP more from contracts”.
look-why-more = { $points } PV a mais em { $line }
look-why-less = { $points } PV a menos em { $line }
look-why-both = { $one } e { $other }
# “It” is the better line.
look-reason-contract = ajuda no contrato { $contract }
look-reason-obtain = obtém o contrato { $contract }
look-reason-fulfil = cumpre o contrato { $contract }
look-reason-glory = conta para a peça de pontuação “{ $tile }”
look-reason-link = liga povoados
look-reason-port = aproveita o porto “{ $port }”
look-reason-neighbours = novos vizinhos vendem produtos
look-reason-income = rende mais a cada produção ({ $units })
look-reason-reach = abre novos hexágonos
look-reason-market = o preço de mercado compensa ({ $good })
look-reason-merchants = traz mais mercadores para o mercado
look-reason-clan = este clã combina com a partida
look-reason-tile = esta peça combina com a partida
look-reason-pass = passar agora garante o bônus por passar, e outras ações custariam mais do que rendem
look-reason-stop = continuar custaria mais do que rende

## Playing on from a moment of a game

branch-about = Isto cria uma nova mesa, onde você continua contra bots. Esta partida fica como está.
# The name of the new table: that of the old one, and from where it goes on.
branch-name = { $name }, desde a rodada { $round } (jogada { $ply })
    .setup = { $name }, desde a preparação (jogada { $ply })
branch-do = Criar mesa

## Learning aids over the map

layers-heading = Ajudas para aprender
layers-about = Continuam ligadas nas próximas partidas. Só estão disponíveis em partidas não ranqueadas contra bots e em partidas entre bots.
layers-thinking = Calculando…
layers-bar = Quem está na frente
    .about = Pontos esperados e chance de vitória de cada jogador, segundo o bot mais forte.
layers-bar-seat = { $name }: cerca de { $points } pontos, { $chance } de chance de vitória
layers-bar-alone = { $name }: cerca de { $points } pontos
layers-bar-points = { $points } PV
layers-weather = Previsão de preços
    .short = Preços
    .about = Qual a chance de cada preço subir ou cair antes do seu próximo turno.
layers-weather-about = Até o seu próximo turno, se os outros jogarem como é mais provável:
layers-weather-none = Não há previsão agora: você não tem mais turnos, ou a partida ainda não começou.
layers-good = Produto
layers-price = Preço
layers-rises = Sobe
layers-falls = Cai
layers-needs = { $name } precisa de { $amount }
layers-holds = { $name } tem { $amount }
layers-ways = Caminhos para contratos
    .short = Contratos
    .about = Quanto custa cada contrato, quanto tempo leva e como chegar lá passo a passo.
layers-ways-about = Cada caminho é simulado segundo as regras, com os outros passando a vez. A porcentagem é a chance de ele continuar aberto se os outros jogarem.
# Cost, turns and chance of a way to a contract.
layers-way =
    { $cost } · { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    } · { $chance }
layers-no-way = nenhum caminho à vista
layers-contract = Contrato { $contract }
layers-points = +{ $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
layers-own = Com produtos que você já tem: { $goods }.
layers-cheapest = O mais barato
layers-quickest = O mais rápido
layers-first = Cumpra primeiro o contrato { $contract } para liberar o caixote de exportação.
layers-no-contracts = Agora não há contratos para cumprir.

### As decisões como perguntas, e por que uma ação não é possível.

## O que há para decidir

pending-clan-choice = Qual clã você lidera?
    .tile = Qual peça de Começo de Partida você pega?
pending-auction = Maior lance até agora: { $high } PV. Cobre ou sai?
    .open = Você abre o leilão: dê um lance de 0 PV ou mais.
pending-worker-placement = Onde fica o seu trabalhador inicial?
    .of = Onde fica o seu trabalhador inicial? ({ $number } de { $count })
pending-turn = Escolha uma Ação principal.
pending-turn-end = Mais alguma coisa, ou encerra o turno?
pending-promised-trade = Você moveu o preço: negocie agora este Produto ({ $good }).
pending-second-contract = Obter um segundo Contrato com a mesma ação?
pending-neighbourhood-bonus = Bônus de Vizinhança: comprar dos novos vizinhos?
pending-promised-purchase = Você moveu o preço: compre agora este Produto dos vizinhos ({ $good }).
pending-building-bonus = Ficar com um dos Contratos comprados do monte?
pending-exchanging = Qual unidade você troca primeiro?
    .second = E a segunda?
pending-slaughtering = Qual animal você abate para o Contrato { $contract }? Ainda falta: { $meat }.
pending-export-bonuses = Bônus de Exportação Diretos, na ordem que quiser: { $bonuses }.
pending-second-fulfilment = Cumprir um segundo Contrato com a mesma ação?
pending-upgrade-bonus = Qual Atualização Bônus você pega?
pending-production = O que as suas fábricas produzem?
pending-cellar-choice = Pôr na adega um dos novos uísques?
pending-butter-choice = Quanto leite vira manteiga?

## Por que não

problem-not_now = Agora não: { $name } tem antes outra coisa para decidir. { $decision }
    .own = Você tem antes outra decisão a tomar: { $decision }
    .done = Você já fez a sua Ação principal; digite end.
problem-game_over = A partida acabou.
problem-money_short = { $amount ->
        [one] Falta £{ $amount }.
       *[other] Faltam £{ $amount }.
    }
problem-goods_short = Falta: { $goods }.
problem-animals_short = Para a { $meat } você precisa de mais { $animals } no mapa.
problem-no_merchant = { $amount ->
        [one] Falta um mercador na reserva.
       *[other] Faltam { $amount } mercadores na reserva.
    }
problem-other_side = Os seus mercadores já estão no outro lado: { $good }.
problem-no_amount = Negocie pelo menos um Produto.
problem-no_contract_there = O Contrato { $contract } não está no tabuleiro de Exportação.
problem-not_held = O Contrato { $contract } não está no seu Caixote de Exportação.
problem-not_drawn = O Contrato { $contract } não está entre os comprados do monte.
problem-slots_full = Você não tem Caixote de Exportação vazio.
problem-occupied = { $space } está ocupado.
problem-mist = { $space } está na neblina: fora de jogo com 1 ou 2 jogadores.
problem-covered = { $space } está coberto e fora de jogo.
problem-blocked = Em { $space } há uma peça neutra.
problem-wrong_terrain = { $space } não é terreno para { $unit }.
problem-fishermen_adjacent = { $space } fica ao lado de outro pescador seu.
problem-not_border = { $space } não é um hexágono na borda.
problem-not_in_reach = { $space } não está ao seu alcance.
problem-needs_shipping = { $space } não está ao seu alcance: precisa da Frota Mercante nível { $level } ({ $name }).
problem-no_unit_left = Não restam { $units } no seu tabuleiro pessoal.
problem-not_a_starting_worker = No começo só se colocam trabalhadores.
problem-top_level = A sua Frota Mercante já está no nível mais alto.
problem-already_upgraded = A Tecnologia dos seus { $units } já está atualizada.
problem-no_technology = O seu Clã não tem Tecnologia para { $units }.
problem-no_merchant_on_board = Não restam mercadores no seu tabuleiro pessoal.
problem-no_merchant_there = Você não tem mercador ali: { $good }.
problem-no_free_space = Não resta nenhuma ação Expandir livre.
problem-no_upgrade_left = Não resta nenhuma Atualização Bônus.
problem-not_your_animal = Em { $space } não há animal seu que o Contrato peça.
problem-meat_not_owed = O Contrato não pede mais { $meat }.
problem-would_be_short = Depois disso você não poderia mais pagar o Contrato.
problem-no_such_port = O porto { $port } não está em jogo.
problem-port_used = Você já usou o porto { $port }.
problem-port_not_in_reach = O porto { $port } não está ao seu alcance.
problem-port_no_units = Sem unidades no mapa nenhum porto está ao seu alcance.
problem-port_window = O porto { $port } não pode ser usado neste momento.
problem-port_choice = O porto { $port } não se usa assim: { $usage }.
problem-price_at_end = O preço não pode se mover nesse sentido: { $good }.
problem-no_trade_after = Depois disso você não poderia negociar este Produto: { $good }.
problem-not_offered = { $name }: não está à escolha.
problem-bid_too_low = Dê um lance maior que { $high } PV.
problem-bid_too_high = Dê um lance de no máximo { $highest } PV.
problem-must_open = Você abre o leilão, então precisa dar um lance.
problem-not_your_unit = Não há em { $space } uma unidade sua que se possa trocar.
problem-same_type = As unidades novas devem ser de tipo diferente das duas antigas.
problem-cannot_exchange = Plantações e pescadores não podem ser trocados.
problem-no_second_exchange = Não haveria uma segunda troca para acompanhar.
problem-no_ability = O seu clã não pode fazer isso.
problem-already_rowed = Neste turno um pescador já remou.
problem-not_adjacent = { $space } não é um loch adjacente.
problem-no_fisherman = Não há pescador seu em { $space }.
problem-no_hops = Não resta lúpulo deste Contrato para fazer cerveja.
problem-no_barrel = Não há barril no lugar { $place } da adega.
problem-too_many = No máximo { $amount }.
problem-no_neighbour = Nenhum novo vizinho produz isso: { $good }.
problem-bought_already = Você já comprou isso destes vizinhos: { $good }.
problem-limit_reached = Neste turno os vizinhos vendem a você no máximo mais { $goods }.
problem-trade_first = Você moveu o preço: negocie agora este Produto ({ $good }).

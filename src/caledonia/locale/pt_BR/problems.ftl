### As decisões como perguntas, e por que uma ação não é possível.

## O que há para decidir

pending-clan-choice = Escolha o seu clã.
    .tile = Escolha a sua peça de começo de partida.
pending-auction = Maior lance até agora: { $high } PV. Cobrir ou sair?
    .open = Você abre o leilão: dê um lance de 0 PV ou mais.
pending-worker-placement = Coloque um trabalhador inicial.
    .of = Coloque um trabalhador inicial ({ $number } de { $count }).
pending-turn = Escolha uma ação principal.
pending-turn-end = Mais alguma coisa, ou encerrar o turno?
pending-mandatory-trade = Você moveu o preço: negocie agora este produto ({ $good }).
pending-second-contract = Obter um segundo contrato com a mesma ação?
pending-neighbourhood-bonus = Bônus de vizinhança: comprar dos novos vizinhos?
    .draw = Comprar dos novos vizinhos e comprar contratos do monte pelo bônus de construção, em qualquer ordem?
pending-mandatory-purchase = Você moveu o preço: compre agora este produto dos vizinhos ({ $good }).
pending-draw-contracts = Bônus de construção: comprar contratos do monte?
pending-building-bonus = Ficar com um dos contratos comprados do monte?
pending-exchanging = { $space ->
        [none] Qual unidade você troca primeiro?
       *[other] E a segunda?
    }
pending-slaughtering = Qual animal você abate para o contrato { $contract }? Ainda falta: { $meat }.
pending-export-bonuses = Bônus de exportação a receber: { $bonuses }.
pending-second-fulfilment = Cumprir um segundo contrato com a mesma ação?
pending-upgrade-bonus = Escolha uma atualização bônus.
pending-production = O que suas fábricas produzem?
pending-cellar-choice = Guardar um dos novos uísques na adega?
pending-butter-choice = Quanto leite vira manteiga?

## Por que não

problem-not_now = Agora não: { $name } precisa decidir outra coisa antes. { $decision }
    .own = Você precisa decidir outra coisa antes: { $decision }
    .done = Você já fez a sua ação principal; digite end.
problem-game_over = A partida acabou.
problem-money_short = { $amount ->
        [1] Falta £{ $amount }.
       *[other] Faltam £{ $amount }.
    }
problem-goods_short = Falta: { $goods }.
problem-animals_short = Para a { $meat } você precisa de mais { $animals } no mapa.
problem-no_merchant = { $amount ->
        [1] Falta um mercador na reserva.
       *[other] Faltam { $amount } mercadores na reserva.
    }
problem-other_side = Não dá para comprar e vender o mesmo produto na mesma rodada ({ $good }).
problem-no_amount = Negocie pelo menos um produto.
problem-no_contract_there = O contrato { $contract } não está no tabuleiro de exportação.
problem-not_held = O contrato { $contract } não está no seu caixote de exportação.
problem-not_drawn = O contrato { $contract } não está entre os comprados do monte.
problem-slots_full = Você não tem caixote de exportação vazio.
problem-occupied = { $space } está ocupado.
problem-mist = { $space } está na neblina: fora do jogo com 1 ou 2 jogadores.
problem-covered = { $space } está coberto e fora do jogo.
problem-blocked = Em { $space } há uma peça neutra.
problem-wrong_terrain = Não dá para colocar { $unit } em { $space }: terreno errado.
problem-fishermen_adjacent = { $space } fica ao lado de outro pescador seu.
problem-not_border = { $space } não é um hexágono na borda.
problem-not_in_reach = { $space } não está ao seu alcance.
problem-needs_shipping = { $space } não está ao seu alcance: você precisa da frota mercante nível { $level } ({ $name }).
problem-no_unit_left = Não restam { $units } no seu tabuleiro pessoal.
problem-not_a_starting_worker = No começo só se colocam trabalhadores.
problem-top_level = A sua frota mercante já está no nível mais alto.
problem-already_upgraded = A tecnologia dos seus { $units } já está atualizada.
problem-no_technology = O seu clã não tem tecnologia para { $units }.
problem-no_merchant_on_board = Não restam mercadores no seu tabuleiro pessoal.
problem-no_merchant_there = Você não tem mercador neste produto: { $good }.
problem-no_free_space = Você não tem mais nenhuma ação Expandir livre.
problem-no_upgrade_left = Você não tem mais nenhuma atualização bônus.
problem-not_your_animal = Você não tem em { $space } um animal que o contrato peça.
problem-meat_not_owed = O contrato não pede mais { $meat }.
problem-would_be_short = Depois disso você não conseguiria cumprir o contrato.
problem-no_such_port = O porto { $port } não está em jogo.
problem-port_used = Você já usou o porto { $port }.
problem-port_not_in_reach = O porto { $port } não está ao seu alcance.
problem-port_no_units = Sem unidades no mapa, nenhum porto está ao seu alcance.
problem-port_window = O porto { $port } não pode ser usado neste momento.
problem-port_choice = O porto { $port } não se usa assim: { $usage }.
problem-price_at_end = O preço não pode se mover nesse sentido: { $good }.
problem-no_trade_after = Depois disso você não poderia negociar este produto: { $good }.
problem-not_offered = Não está disponível: { $name }.
problem-bid_too_low = Dê um lance maior que { $high } PV.
problem-bid_too_high = Dê um lance de no máximo { $highest } PV.
problem-must_open = Você abre o leilão, então precisa dar um lance.
problem-not_your_unit = Você não tem em { $space } uma unidade que possa ser trocada.
problem-same_type = As unidades novas precisam ser de tipo diferente das duas antigas.
problem-cannot_exchange = Plantações e pescadores não podem ser trocados.
problem-no_second_exchange = Não seria possível uma segunda troca.
problem-no_ability = O seu clã não pode fazer isso.
problem-already_rowed = Um pescador já remou neste turno.
problem-not_adjacent = { $space } não é um loch adjacente.
problem-no_fisherman = Você não tem pescador em { $space }.
problem-no_hops = Não resta lúpulo deste contrato para fazer cerveja.
problem-no_barrel = Não há barril no espaço { $place } da adega.
problem-too_many = No máximo { $amount }.
problem-no_neighbour = Nenhum novo vizinho vende este produto: { $good }.
problem-bought_already = Você já comprou este produto destes vizinhos: { $good }.
problem-limit_reached = Neste turno você pode comprar dos vizinhos no máximo mais { $goods }.
problem-trade_first = Você moveu o preço: negocie agora este produto ({ $good }).

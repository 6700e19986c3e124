### O que aconteceu. A maioria vem depois do nome de um jogador e se une com vírgulas;
### as formas “you” falam do lugar de quem lê (veja en/events.ftl).

event-you = Você { $deeds }.
event-money-changed =
    .gain = { $cause ->
        [no_clans] recebe { $money } pelo lugar na ordem dos turnos
        [income] ganha { $money } com os trabalhadores
        [import] recebe { $money } da trilha de importação
        [clan] recebe { $money } graças ao clã
       *[other] recebe { $money }
    }
    .gain-you = { $cause ->
        [no_clans] recebe { $money } pelo seu lugar na ordem dos turnos
        [income] ganha { $money } com os seus trabalhadores
        [import] recebe { $money } da trilha de importação
        [clan] recebe { $money } graças ao seu clã
       *[other] recebe { $money }
    }
    .loss = paga { $money }
    .loss-you = paga { $money }
event-goods-changed =
    .gain = { $cause ->
        [starting_tile] começa com { $goods }
        [buy] compra { $goods }
        [production] produz { $goods }
       *[other] recebe { $goods }
    }
    .gain-you = { $cause ->
        [starting_tile] começa com { $goods }
        [buy] compra { $goods }
        [production] produz { $goods }
       *[other] recebe { $goods }
    }
    .loss = { $cause ->
        [sell] vende { $goods }
        [export] entrega { $goods }
        [production] consome { $goods }
       *[other] entrega { $goods }
    }
    .loss-you = { $cause ->
        [sell] vende { $goods }
        [export] entrega { $goods }
        [production] consome { $goods }
       *[other] entrega { $goods }
    }
event-butter = transforma { $goods } em manteiga
    .you = transforma { $goods } em manteiga
event-brew = faz cerveja com { $goods }
    .you = faz cerveja com { $goods }
event-glory-gained = recebe { $amount } de glória
    .you = recebe { $amount } de glória
event-unit-placed = { $cause ->
        [start] começa com { $unit } em { $space }
       *[other] coloca { $unit } em { $space }
    }
    .you = { $cause ->
        [start] começa com { $unit } em { $space }
       *[other] coloca { $unit } em { $space }
    }
event-unit-removed = { $cause ->
        [slaughter] abate { $unit } em { $space }
       *[port] retira { $unit } de { $space }
    }
    .you = { $cause ->
        [slaughter] abate { $unit } em { $space }
       *[port] retira { $unit } de { $space }
    }
event-unit-moved = rema com { $unit } de { $origin } para { $target }
    .you = rema com { $unit } de { $origin } para { $target }
event-merchants-sent =
    .buy = envia { $count ->
        [1] um mercador
       *[other] { $count } mercadores
    } para comprar { $good }
    .buy-you = envia { $count ->
        [1] um mercador
       *[other] { $count } mercadores
    } para comprar { $good }
    .sell = envia { $count ->
        [1] um mercador
       *[other] { $count } mercadores
    } para vender { $good }
    .sell-you = envia { $count ->
        [1] um mercador
       *[other] { $count } mercadores
    } para vender { $good }
event-merchant-recalled = chama de volta um mercador do mercado ({ $good })
    .you = chama de volta um mercador do mercado ({ $good })
event-merchant-hired = emprega um mercador
    .you = emprega um mercador
event-shipping-upgraded = atualiza a frota mercante para o nível { $level } ({ $name })
    .you = atualiza a sua frota mercante para o nível { $level } ({ $name })
event-technology-upgraded = atualiza a tecnologia dos { $units }
    .you = atualiza a tecnologia dos seus { $units }
event-contract-obtained = obtém o contrato { $contract }
    .you = obtém o contrato { $contract }
event-contracts-drawn = compra do monte os contratos { $contracts }
    .you = compra do monte os contratos { $contracts }
event-contract-kept = fica com o contrato { $contract }
    .you = fica com o contrato { $contract }
event-contract-fulfilled = cumpre o contrato { $contract }
    .you = cumpre o contrato { $contract }
event-clan-chosen = escolhe o { $clan } com a { $tile }
    .you = escolhe o { $clan } com a { $tile }
    .tile = escolhe a { $tile }
    .tile-you = escolhe a { $tile }
event-bid-made = dá um lance de { $points } PV
    .you = dá um lance de { $points } PV
    .leave = sai do leilão
    .leave-you = sai do leilão
event-auction-won = vence o leilão com { $points } PV: posição { $place } na ordem dos turnos
    .you = vence o leilão com { $points } PV: posição { $place } na ordem dos turnos
event-worker-forgone = não tem onde colocar um trabalhador inicial
    .you = não tem onde colocar um trabalhador inicial
event-port-used = usa o porto { $port }
    .you = usa o porto { $port }
    .borrowed = usa o porto { $port } com o efeito de { $effect }
    .borrowed-you = usa o porto { $port } com o efeito de { $effect }
event-bonus-declined = { $bonus ->
        [neighbourhood] não compra mais nada dos vizinhos
        [building] não compra contratos do monte
        [upgrade] abre mão da atualização bônus
       *[export] abre mão dos outros bônus de exportação
    }
    .you = { $bonus ->
        [neighbourhood] não compra mais nada dos vizinhos
        [building] não compra contratos do monte
        [upgrade] abre mão da atualização bônus
       *[export] abre mão dos outros bônus de exportação
    }
event-barrel-moved =
    .in = guarda um uísque na adega
    .in-you = guarda um uísque na adega
    .out = tira o barril do espaço { $place } da adega
    .out-you = tira o barril do espaço { $place } da adega
    .on = passa um barril para o espaço { $place } da adega
    .on-you = passa um barril para o espaço { $place } da adega
event-passed = passa a vez
    .you = passa a vez
event-turn-started = começa o turno
    .you = começa o turno
event-production-started = começa a produção
    .you = começa a produção

## A mesa

event-price-moved = { $good }: { $way ->
        [up] sobe
       *[down] desce
    } de { $old } para { $new }
    .same = { $good }: { $way ->
        [up] sobe
       *[down] desce
    } um patamar, continua em { $new }
event-merchants-returned = Todos os mercadores voltam para os donos.
event-contracts-returned = De volta ao fundo do monte de compra: { $contracts }.
event-contract-revealed = Novo no tabuleiro de exportação: { $contract }.
event-contract-removed = O contrato { $contract } é removido do jogo.
event-dice-rolled = Dados: { $good }, { $figure }.
event-round-started = Começa a rodada { $round }.
event-game-ended = A última rodada foi pontuada.

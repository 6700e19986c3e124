### Os tabuleiros pessoais, e a pontuação como se a partida acabasse agora.

boards-mine = Seu tabuleiro
boards-turn = jogando
boards-passed = passou
# Lido em voz alta antes do número de uma posição: "Posição 2".
boards-place = Posição
# Abreviatura de Pontos de Vitória, depois de um número.
boards-points = PV
boards-points-now = PV agora
boards-points-if = se acabasse agora
boards-points-later = Os pontos aparecem a partir da rodada 1.
boards-stock = Dinheiro e produtos
boards-units = Unidades no tabuleiro pessoal
boards-upgrades = Atualizações
boards-exports = Exportações e portos

## Números e de onde vêm

# Uma parte de uma soma, como "Lenhadores: £12".
boards-sum-part = { $name }: { $amount }
boards-income = Renda na próxima produção
boards-cause-clan = clã
boards-production = { $goods } na próxima produção
boards-production-most = até { $goods } na próxima produção
boards-units-left = Ainda no tabuleiro: { $units }
boards-unit-cost = A próxima unidade custa { $money }, mais o terreno.
    .loch = A próxima unidade custa { $money }.
boards-unit-income = Rende mais { $money } em cada produção.
boards-unit-gives = Dá { $goods } em cada produção.
boards-unit-makes = Faz { $goods } com 1 { $input } em cada produção.
boards-next-cost = A próxima atualização custa { $money }.
boards-no-more = Já está no máximo.
boards-shipping = Frota mercante nível { $level }: { $name }
boards-technology-none = Tecnologia dos { $units }: não atualizada
boards-technology-done = Tecnologia dos { $units }: atualizada
boards-merchants = Mercadores: { $stock } na reserva, { $market } no mercado, { $board } para empregar
boards-box-empty = Caixote de exportação vazio
boards-fulfilled = { $count ->
        [1] { $count } contrato cumprido
       *[other] { $count } contratos cumpridos
    }
boards-port-used = Já usado.
boards-port-near = Ao alcance, ainda não usado.
boards-port-far = Ainda fora de alcance.
boards-barrel = Barril no espaço { $place } da adega: vale { $money }
boards-barrel-none = Espaço { $place } da adega: vazio ({ $money })

## De onde vêm os pontos

boards-from-glory = Glória das peças de pontuação e dos portos
boards-from-basic = { $points } PV por produto básico
boards-from-processed = { $points } PV por produto manufaturado
boards-from-money = 1 PV a cada { $money }; sobram { $left }
boards-from-imports = Importados: { $imports } ({ $points } PV)
boards-from-contracts = { $count ->
        [1] Por { $count } contrato cumprido, em comparação com os outros
       *[other] Por { $count } contratos cumpridos, em comparação com os outros
    }
boards-from-settlements = { $count ->
        [1] Por { $count } povoado ligado, em comparação com os outros
       *[other] Por { $count } povoados ligados, em comparação com os outros
    }
boards-from-bid = Lance pelo clã

## Outros jogadores

boards-players = Jogadores
boards-open = Tabuleiro de { $name }
boards-held-title = Contratos a cumprir
boards-fulfilled-title = Contratos cumpridos
boards-none = nenhum
boards-placed = Unidades no mapa
boards-on-map = { $units } no mapa
boards-next = Produção:
boards-last = Último turno
boards-lacks = Falta: { $lacks }.
boards-complete = Pronto para ser cumprido.
boards-ports-used = { $count ->
        [1] { $count } porto usado
       *[other] { $count } portos usados
    }

## Cartões no celular

boards-cards = Tabuleiros e pontos
boards-card-mine = Tabuleiro
boards-card-players = Jogadores
boards-card-score = Pontos

## A escolha dos clãs, para quem espera

boards-draft-chooses = { $name } está escolhendo um clã. Estes estão disponíveis:
boards-draft-bids = { $name } está dando um lance. Estes clãs estão disponíveis:

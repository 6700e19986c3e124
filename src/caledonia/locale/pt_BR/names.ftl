### Nomes das coisas. Os atributos são as formas de que as frases precisam (veja en/names.ftl).

money = £{ $amount }
    .gain = +£{ $amount }
    .loss = −£{ $amount }

## Produtos

good-wool = lã
    .count = { $count ->
        [1] { $count } lã
       *[other] { $count } lãs
    }
good-grain = cereal
    .count = { $count ->
        [1] { $count } cereal
       *[other] { $count } cereais
    }
good-milk = leite
    .count = { $count ->
        [1] { $count } leite
       *[other] { $count } leites
    }
good-bread = pão
    .count = { $count ->
        [1] { $count } pão
       *[other] { $count } pães
    }
good-cheese = queijo
    .count = { $count ->
        [1] { $count } queijo
       *[other] { $count } queijos
    }
good-whisky = uísque
    .count = { $count ->
        [1] { $count } uísque
       *[other] { $count } uísques
    }

meat-beef = carne bovina
    .count = { $count ->
        [1] { $count } carne bovina
       *[other] { $count } carnes bovinas
    }
meat-mutton = carne ovina
    .count = { $count ->
        [1] { $count } carne ovina
       *[other] { $count } carnes ovinas
    }

import-cotton = algodão
    .count = { $count } de algodão
import-tobacco = tabaco
    .count = { $count } de tabaco
import-sugar_cane = cana-de-açúcar
    .count = { $count } de cana-de-açúcar
hops = lúpulo
    .count = { $count } de lúpulo

## Unidades

unit-sheep = ovelha
    .count = { $count ->
        [1] { $count } ovelha
       *[other] { $count } ovelhas
    }
    .a = uma ovelha
    .the = a ovelha
    .plural = ovelhas
    .letter = o
unit-cow = vaca
    .count = { $count ->
        [1] { $count } vaca
       *[other] { $count } vacas
    }
    .a = uma vaca
    .the = a vaca
    .plural = vacas
    .letter = v
unit-dairy = queijaria
    .count = { $count ->
        [1] { $count } queijaria
       *[other] { $count } queijarias
    }
    .a = uma queijaria
    .the = a queijaria
    .plural = queijarias
    .letter = q
unit-bakery = panificadora
    .count = { $count ->
        [1] { $count } panificadora
       *[other] { $count } panificadoras
    }
    .a = uma panificadora
    .the = a panificadora
    .plural = panificadoras
    .letter = p
unit-field = plantação
    .count = { $count ->
        [1] { $count } plantação
       *[other] { $count } plantações
    }
    .a = uma plantação
    .the = a plantação
    .plural = plantações
    .letter = c
unit-distillery = destilaria
    .count = { $count ->
        [1] { $count } destilaria
       *[other] { $count } destilarias
    }
    .a = uma destilaria
    .the = a destilaria
    .plural = destilarias
    .letter = d
unit-woodcutter = lenhador
    .count = { $count ->
        [1] { $count } lenhador
       *[other] { $count } lenhadores
    }
    .a = um lenhador
    .the = o lenhador
    .plural = lenhadores
    .letter = l
unit-miner = minerador
    .count = { $count ->
        [1] { $count } minerador
       *[other] { $count } mineradores
    }
    .a = um minerador
    .the = o minerador
    .plural = mineradores
    .letter = m
unit-fisherman = pescador
    .count = { $count ->
        [1] { $count } pescador
       *[other] { $count } pescadores
    }
    .a = um pescador
    .the = o pescador
    .plural = pescadores
    .letter = s

## O mapa

terrain-grassland = descampado
    .letter = d
terrain-forest = floresta
    .letter = f
terrain-mountain = montanha
    .letter = m

shipping-0 = sem frota
shipping-1 = travessia fluvial
shipping-2 = Loch‑1
shipping-3 = Loch‑2
shipping-4 = Loch‑3
shipping-5 = Loch‑4

## Contratos

contract-free-space = { $count ->
        [1] ação Expandir livre
       *[other] { $count } ações Expandir livres
    }
contract-beer = { $count ->
        [1] cerveja com até { $count } cereal
       *[other] cerveja com até { $count } cereais
    }
contract-upgrade = { $count ->
        [1] atualização bônus
       *[other] { $count } atualizações bônus
    }

## Clãs e peças de Começo de Partida

clan-none = sem clã
    .short = sem clã
    .about = uma peça de começo de partida e nenhuma habilidade
clan-buchanan = Clã Buchanan
    .short = Buchanan
    .about = { $slots } caixotes de exportação; obtém ou cumpre { $per_action } contratos com uma ação; paga os contratos uma única vez por turno; o bônus de construção compra { $draw } do monte
clan-campbell = Clã Campbell
    .short = Campbell
    .about = £{ $discount } de desconto na 1ª/2ª/3ª/4ª queijaria, panificadora e destilaria
clan-cunningham = Clã Cunningham
    .short = Cunningham
    .about = depois da produção, vende leite como manteiga por £{ $butter } cada
clan-fergusson = Clã Fergusson
    .short = Fergusson
    .about = começa com frota mercante e { $workers } trabalhadores, todos em hexágonos na borda
clan-macdonald = Clã MacDonald
    .short = MacDonald
    .about = { $workers } trabalhadores a £{ $cost } para florestas, montanhas e, como pescadores, lochs; rendem £{ $income }, e os pescadores podem remar
clan-macewen = Clã MacEwen
    .short = MacEwen
    .about = vende até { $limit } cereais como cerveja por £{ $beer } cada quando um contrato dá lúpulo
clan-mackenzie = Clã MacKenzie
    .short = MacKenzie
    .about = £{ $whisky } por uísque produzido e uma adega onde os barris envelhecem (£{ $cellar })
clan-robertson = Clã Robertson
    .short = Robertson
    .about = paga £{ $discount_large } a menos nos deltas fluviais (£{ $discount_small } com 1–2 jogadores)
clan-stewart = Clã Stewart
    .short = Stewart
    .about = { $merchants } mercadores a mais, frota mercante desde o começo e £{ $trade } antes de cada negócio

starting-tile = peça de começo de partida { $number }

## Peças de Porto

port-p1 = Rebanho poupado
    .about = ao cumprir um contrato, { $animals ->
        [1] { $animals } animal a menos para abater
       *[other] { $animals } animais a menos para abater
    }
    .usage = informe a carne poupada: beef (bovina) ou mutton (ovina)
port-p2 = Escambo da roça
    .about = entregue { $discard } produto básico e receba { $gain } produtos básicos à sua escolha
    .usage = informe o produto básico que você entrega e depois os { $gain } que recebe
port-p3 = Escambo da despensa
    .about = entregue { $discard } produto manufaturado e receba { $gain } produtos manufaturados à sua escolha
    .usage = informe o produto manufaturado que você entrega e depois os { $gain } que recebe
port-p4 = Casa da guilda
    .about = { $glory } de glória e uma atualização bônus
    .usage = não precisa de mais nada
port-p5 = Baú do tesouro
    .about = £{ $money }
    .usage = não precisa de mais nada
port-p6 = Boato de mercado
    .about = antes de negociar um produto, mova o preço dele { $steps } patamares para cima ou para baixo
    .usage = informe o produto e depois up (para cima) ou down (para baixo)
port-p7 = Troca de ofício
    .about = troque de graça { $units } das suas unidades no mapa por outras do seu tabuleiro
    .usage = não precisa de mais nada
port-p8 = Agência marítima
    .about = £{ $money } e, se você tiver um caixote de exportação vazio, um bônus de construção
    .usage = não precisa de mais nada
port-p9 = Balsa
    .about = pague £{ $cost } e use qualquer outro porto em jogo, ao alcance ou não
    .usage = informe outro porto em jogo e depois o que ele pede

## Peças de Pontuação

scoring-t1 = { $glory } de glória por produto básico na reserva
scoring-t2 = { $glory } de glória a cada { $per } produtos manufaturados na reserva
scoring-t3 = { $glory } de glória por animal e fábrica, { $field } por plantação no mapa
scoring-t4 = { $glory } de glória por trabalhador no mapa
scoring-t5 = { $glory } de glória a cada { $per } unidades em hexágonos na borda
scoring-t6 = { $glory } de glória por algodão, tabaco ou cana-de-açúcar importados
scoring-t7 = { $glory } de glória por carne exportada
scoring-t8 = { $glory } de glória por atualização: frota mercante, tecnologia, mercadores
scoring-t9 = { $glory } de glória por unidade em terreno de £5 ou £6

## Níveis da Partida Solo

rank-newbie = Principiante
rank-rookie = Novato
rank-average = Mediano
rank-expert = Perito
rank-genius = Gênio!

## Jogadores do computador

bot-random = Andarilho
    .about = faz jogadas válidas ao acaso
bot-shepherd = Pastor de ovelhas
    .about = joga como um principiante: agarra a primeira boa chance e deixa passar muita coisa
bot-baker = Padeiro
    .about = conhece as regras, mas deixa escapar algumas boas chances
bot-crofter = Lavrador
    .about = constrói, negocia e exporta com regras simples
bot-distiller = Destilador
    .about = compara algumas ações antes de cada turno, mas às vezes ainda se engana
bot-merchant = Mercador
    .about = pensa algumas jogadas à frente, joga rápido e é difícil de vencer
bot-laird = Senhor de terras
    .about = pensa uma rodada à frente e raramente erra
bot-chief = Chefe
    .about = simula muitas partidas antes de cada turno; joga como um bom jogador de clube
bot-bard = Bardo
    .about = aprendeu como o Vidente, mas não enxerga tão longe
bot-seer = Vidente
    .about = aprendeu jogando contra si mesmo; é o mais forte
bot-figures = Nível { $level } de { $levels }: rating { $rating }, em média { $two } pontos com dois jogadores e { $four } com quatro

## Variantes

variant-kickstarter = com as peças do Kickstarter
variant-static_imports = produtos importados estáticos
variant-no_scoring_tiles = sem peças de pontuação
variant-no_port_tiles = sem peças de porto
variant-tighter_map = mapa mais apertado
variant-no_clans = sem clãs
variant-clan_auction = leilão de clãs
variant-errata_2025 = errata 2025

## Pessoas e mesas sem nome próprio

guest-name = Visitante { $number }
table-first = Minha primeira partida
table-imported = Partida importada
table-daily = Desafio diário

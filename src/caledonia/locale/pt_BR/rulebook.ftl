### O livro de regras da página: capítulos que ensinam o jogo, exemplos, um glossário e uma busca.
### [palavras](id) é uma palavra com cartão; veja en/rulebook.ftl.

book-title = Livro de regras
book-lead = Leia do começo ao fim em quinze minutos, ou busque o que precisar. Os códigos pequenos levam à regra exata.
book-contents = Capítulos
book-exact = As regras exatas
book-rule = Regra { $clause }
book-example = Exemplo
book-picture = Imagem do exemplo
book-shipping = Frota mercante
book-failed = Não foi possível carregar os números do jogo. Estas são as regras exatas; recarregue a página para ler o livro inteiro.

## Busca

book-search = Buscar no livro de regras
book-found = { $count ->
        [1] { $count } resultado
       *[other] { $count } resultados
    }
book-none = Nada encontrado para “{ $wanted }”. Tente outra palavra ou escolha um capítulo:
# Palavras de uma pergunta que não dizem nada sobre o que se procura.
book-ignored = a ao as com como custa custam da das de do dos e em eu ha mas me meu meus minha na nas no nos o onde os ou para pode podem por porque posso qual quais quando quanta quantas quanto quantos que quem se sao tem tenho um uma voce
book-kind-chapter = Capítulo
book-kind-clan = Clã
book-kind-port = Porto
book-kind-scoring = Peça de pontuação
book-kind-unit = Unidade
book-kind-terrain = Terreno
book-kind-term = Termo
book-kind-clause = Regra exata

## O objetivo

book-aim = O objetivo
book-aim-idea = Você lidera um clã nas Highlands escocesas. Em { $rounds } rodadas, você se expande pelo mapa, cria animais, mantém fábricas, negocia em um mercado comum e envia produtos para o exterior.
book-aim-win = Quem tiver mais pontos de vitória (PV) no fim vence. Eles vêm de:
book-aim-contracts = [Contratos de exportação](contract): pelo que você importa com eles e por cumprir mais que os outros.
book-aim-settlements = [Povoados](settlement) ligados pela sua frota mercante.
book-aim-glory = [Glória](glory), no fim de cada rodada.
book-aim-rest = O que sobra: produtos, [lúpulo](hops) e um pouco pelo dinheiro.
book-aim-money = O dinheiro é o combustível, não o objetivo: £{ $money_per_point } valem um único ponto no fim. Gaste enquanto ele ainda trabalha para você.

## Antes da primeira rodada

book-start = Antes da primeira rodada
book-start-random = O mapa, os portos, as peças de pontuação e os primeiros contratos são sorteados: cada partida é diferente. Com 1–2 jogadores, usa-se um mapa menor.
book-start-clan = Primeiro você escolhe um [clã](clan) com a peça de começo de partida ao lado: produtos e dinheiro para os primeiros turnos. O último na ordem dos turnos escolhe primeiro.
book-start-board = Todos começam com as mesmas unidades no tabuleiro pessoal, { $merchants_start } [mercadores](merchant), um [caixote de exportação](box) vazio e sem frota mercante.
book-start-workers = Depois cada um coloca dois [trabalhadores](worker) em hexágonos adequados à escolha: primeiro na ordem dos turnos, depois na ordem inversa. Você paga por tudo: a unidade e o terreno.
book-start-open = O único segredo é a ordem do monte de contratos. Cada hexágono comporta uma unidade, e ninguém pode ficar devendo.

## Um turno

book-turn = Um turno
book-turn-one = No seu turno, faça exatamente uma ação principal, uma das oito do próximo capítulo. Depois é a vez do próximo jogador.
book-turn-free = Antes ou depois, use os [portos](port) ao seu [alcance](reach). São ações livres e não gastam o turno.
book-turn-again = O jogo segue até que todos tenham passado. Você pode repetir uma ação quantas vezes quiser, desde que possa pagar.
book-turn-bonus = Um bônus não fica guardado: use quando receber, ou abra mão dele.

## As oito ações

book-actions = As oito ações
book-actions-intro = No seu turno você faz uma delas. Todas, menos passar, podem ser repetidas em turnos seguintes.

book-trade = Negociar
book-trade-merchants = Escolha um dos seis produtos e compre ou venda quantos quiser: cada um ocupa um dos seus [mercadores](merchant). Eles ficam no mercado até a próxima rodada.
book-trade-price = Todos saem pelo mesmo preço: o que vale antes do negócio. Depois o preço anda um patamar por produto negociado, para cima na compra, para baixo na venda. Por isso, negocie antes dos outros.
book-trade-sides = Na mesma rodada você não pode comprar e vender o mesmo produto: seus mercadores ficam de um lado só.
book-example-trade = O queijo custa £{ $price }. Você compra { $count } com { $count } mercadores e paga £{ $paid }. O preço sobe { $count } patamares, para £{ $after }. O próximo jogador vende { $sold } queijos a esse preço e recebe £{ $earned }; agora o queijo cai para £{ $end }.

book-obtain = Obter um contrato
book-obtain-take = Pegue um [contrato](contract) do tabuleiro de exportação e coloque no seu [caixote de exportação](box). Na primeira rodada você até recebe por isso; depois custa mais a cada rodada.
book-obtain-keep = Há lugar para um contrato por cumprir. Não dá para descartá-lo, mas também não há penalidade se ele continuar aberto no fim.

book-expand = Expandir
book-expand-place = Coloque uma unidade do seu tabuleiro em um hexágono vazio ao [alcance](reach) de uma das suas unidades. Pague a unidade e o terreno: o número no hexágono.
book-expand-terrain = Animais, [plantações](unit-field) e [fábricas](factory) precisam de [descampado](terrain-grassland); lenhadores, de [floresta](terrain-forest); mineradores, de [montanha](terrain-mountain). Alguns hexágonos deixam escolher.
book-expand-reach = O hexágono ao lado está sempre ao alcance, se não houver um [rio](river) no meio. A [frota mercante](shipping) leva você mais longe: primeiro através de um rio, depois através de um, dois, três ou quatro lochs.
book-example-reach = Até onde você chega a partir desta ovelha? Sem frota, { $none } dos hexágonos mostrados estão ao alcance. Com a travessia fluvial são { $river }; com o primeiro loch, { $loch }; com o segundo, { $lochs }. É um salto só: rio e loch de uma vez, não.
book-expand-neighbours = Vizinhos novos vendem barato. Logo depois de colocar a unidade, você pode comprar o que as unidades deles produzem: produtos básicos por £{ $basic_discount } a menos que no mercado, produtos manufaturados por £{ $processed_discount } a menos. Isso usa mercadores e move os preços como qualquer compra. O limite é de { $limit } do mesmo produto por turno ({ $limit_two } com dois jogadores).
book-example-neighbours = Você coloca uma ovelha por £{ $unit } mais £{ $land } do terreno: £{ $cost }. Ao lado há uma vaca e uma panificadora de outro jogador: o leite custa £{ $milk_now } em vez de £{ $milk }; o pão, £{ $bread_now } em vez de £{ $bread }. Você compra { $count } leites por £{ $paid }. A queijaria do outro lado do rio não é vizinha: nada de queijo.
book-expand-building = Sua quarta queijaria, panificadora ou destilaria no mapa dá um bônus de construção: você pode comprar { $building_draw } contratos do monte e ficar com um, se quiser, pelo preço desta rodada. Dos novos vizinhos você compra antes ou depois. É preciso ter um caixote de exportação vazio.
book-expand-empty = Ficou sem nenhuma unidade no mapa? Então vale qualquer hexágono adequado.

book-ship = Atualizar frota mercante
book-ship-pay = Pague £{ $shipping_cost } e avance um nível. A frota mercante conta para expandir, para os portos e, no fim, para ligar seus povoados.
book-tech = Atualizar tecnologia
book-tech-pay = Pague £{ $technology_cost } e atualize para sempre todos os seus lenhadores ou todos os seus mineradores. Cada um rende £{ $technology_income } a mais em cada produção.
book-hire = Empregar um mercador
book-hire-pay = Pague £{ $merchant_cost } por mais um mercador, pronto para negociar na hora. Você começa com { $merchants_start } e pode ter { $merchants } ao todo.

book-fulfil = Cumprir um contrato
book-fulfil-pay = Entregue os produtos do contrato que está no seu caixote de exportação. Para a carne, abata animais no mapa: uma vaca para carne bovina, uma ovelha para carne ovina. Eles voltam para o seu tabuleiro, e os hexágonos ficam livres.
book-fulfil-gain = O contrato é seu até o fim, e o caixote volta a ficar vazio. Algodão, tabaco e cana-de-açúcar avançam na trilha de importação; cada casa marcada rende £1.
book-fulfil-bonus = Depois receba os bônus na ordem que quiser. Uma [ação Expandir livre](free) permite expandir na hora sem pagar o terreno. Uma [atualização bônus](upgrade) melhora algo por pouco ou nada. O que você não puder usar se perde.
book-example-fulfil = Você entrega um queijo e abate sua ovelha. Recebe £{ $money } e { $imported } de algodão: o marcador vai de { $from } para { $to } e, ao passar da marca do { $mark }, rende mais £{ $bonus }. Com a ação Expandir livre você coloca uma panificadora por £{ $bakery }, bem onde estava a ovelha, e economiza as £{ $saved } do terreno.

book-pass = Passar
book-pass-money = Terminou por esta rodada? Passe e receba o bônus por passar: quanto antes, maior. A ordem em que se passa é a ordem dos turnos da próxima rodada.

## Uma rodada

book-round = Uma rodada
book-round-phases = São { $rounds } rodadas de quatro fases; a primeira não tem preparativos.
book-round-preparation = Preparativos: os mercadores voltam do mercado, e novos contratos preenchem os vazios do tabuleiro de exportação.
book-round-action = Ação: joga-se em turnos até que todos tenham passado.
book-round-production = Produção: tudo o que você tem no mapa trabalha para você.
book-round-scoring = Pontuação: a peça da rodada dá glória. Nada é gasto.
book-round-produce = Primeiro seus trabalhadores rendem dinheiro. Depois as ovelhas dão lã; as vacas, leite; e as plantações, cereal. Por fim, suas fábricas transformam leite em queijo e cereal em pão ou uísque: quanto você quiser, com tudo o que houver na reserva.
book-example-production = Seu lenhador rende £{ $woodcutter } e seu minerador atualizado, £{ $miner }: £{ $income } ao todo. Duas vacas dão { $milk } leites; a plantação, { $grain } cereais. A queijaria faz { $cheese } queijo; a panificadora, { $bread } pão. Sobram { $milk_left } leite e { $grain_left } cereal.
book-round-tiles = Você conhece as cinco peças de pontuação desde o começo: conte com elas. Estas são todas:

## O fim

book-end = O fim
book-end-score = Depois da rodada { $rounds }, tudo é contado mais uma vez:
book-end-glory = Glória: 1 PV cada.
book-end-goods = Produtos na reserva: básicos { $basic } PV, manufaturados { $processed } PV.
book-end-money = Dinheiro: 1 PV a cada £{ $money_per_point } completas.
book-end-hops = Lúpulo: { $hops } PV cada.
book-end-imports = Produtos importados: quanto mais raros, melhor. O que todos juntos mais importaram vale { $import_low } PV por unidade; o seguinte, { $import_mid }; o mais raro, { $import_high }.
book-example-imports = Todos juntos importaram { $cotton_all } de algodão, { $tobacco_all } de tabaco e { $sugar_all } de cana-de-açúcar. Então o algodão vale { $cotton_worth } PV; o tabaco, { $tobacco_worth }; e a cana, { $sugar_worth }. Você importou { $cotton } de algodão, { $tobacco } de tabaco e { $sugar } de cana: { $points } PV.
book-end-contracts = Mais contratos cumpridos: { $contract_places } PV para os primeiros lugares ({ $contract_places_two } com dois jogadores).
book-example-places = Você e outro jogador cumpriram { $done } contratos cada um, mais que todos os outros. Vocês dividem o primeiro e o segundo lugar, { $first } e { $second } PV: { $each } para cada um.
book-end-settlements = Mais povoados ligados: { $settlement_places } PV para os primeiros lugares ({ $settlement_places_two } com dois jogadores). Unidades lado a lado formam um só povoado; por isso, grupos pequenos ao alcance uns dos outros contam mais que um bloco grande.
book-example-settlements = { $units } unidades, { $settlements } povoados. Sem frota nenhum está ligado, então você conta { $none }. A travessia fluvial liga dois: { $river }. O primeiro loch liga todos: { $loch }.
book-end-winner = Quem tiver mais PV vence. Em caso de empate, decide o dinheiro que sobra além das últimas £{ $money_per_point } completas; se o empate continuar, a vitória é compartilhada.

## Clãs

book-clans = Clãs
book-clans-intro = Cada clã muda as regras em um ponto. Escolha um que combine com o mapa e as peças de pontuação e aproveite o ponto forte dele.

## Portos

book-ports = Portos
book-ports-intro = Há quatro portos em jogo, um em cada canto. Se um deles estiver ao alcance das suas unidades, use-o no seu turno: cada um uma vez por partida, agora ou depois. Os outros ainda poderão usá-lo.
book-ports-windows = Dois portos funcionam no meio de uma ação: um enquanto você cumpre um contrato, outro logo antes de negociar.

## Variantes

book-variants = Variantes
book-variants-intro = Você as escolhe ao criar uma mesa. Quase todas podem ser combinadas.
book-variant-first = Primeira partida: produtos importados estáticos, sem peças de pontuação, sem portos e sem peças do Kickstarter. O melhor jeito de começar.
book-variant-static = Produtos importados estáticos: cada um vale { $static_import } PV, e não há trilha de importação.
book-variant-scoring = Sem peças de pontuação: não há glória no fim das rodadas.
book-variant-ports = Sem portos.
book-variant-tight = Mapa mais apertado (2–3 jogadores): { $covered } hexágonos de terra firme ficam cobertos e fora do jogo.
book-variant-clans = Sem clãs: você escolhe só uma peça de começo de partida. Quem vem depois na ordem dos turnos recebe um pouco mais de dinheiro.
book-variant-auction = Leilão de clãs (2–4 jogadores): dê lances de até { $highest_bid } PV para jogar antes e escolher o clã. Seu lance é descontado no fim.
book-variant-kickstarter = Peças do Kickstarter: um clã, um porto e uma peça de pontuação a mais no sorteio.

## Dois jogadores e solo

book-solo = Dois jogadores e solo
book-solo-two = Com dois jogadores, a [neblina](mist) cobre parte do mapa, que fica fora do jogo. Você pode comprar dos vizinhos até { $limit_two } do mesmo produto por turno.
book-solo-alone = No solo, você joga por pontos e por um nível. Escolha um de dois clãs; não há vizinhos de quem comprar, e passar sempre rende £{ $solo_pass }.
book-solo-map = Peças neutras bloqueiam todos os hexágonos de terra firme que custam £1.
book-solo-market = Antes de cada nova rodada, { $price_rolls } rolagens de dados movem os preços: para cima se o produto está barato, para baixo se está caro, e conforme o dado se está no meio. A última rolagem também retira um contrato.
book-solo-score = Os importados valem conforme o que você mesmo importou. Contratos e povoados ligados pontuam a partir destas quantidades:
book-solo-ranks = Seus pontos dão um nível:

## Tabelas pequenas

book-strip-round = Rodada { $number }
book-strip-place = { $place ->
        [1] Primeiro a passar
        [2] Segundo
        [3] Terceiro
       *[other] Quarto
    }
book-strip-contracts = { $least } contratos
book-strip-settlements = { $least } povoados
book-strip-points = { $points } PV
book-strip-from = a partir de { $points } PV

## Glossário

book-glossary = Glossário
book-glossary-intro = Cada termo do jogo em uma linha. Palavras com sublinhado pontilhado mostram seu cartão quando você aponta para elas, toca nelas ou chega a elas com a tecla Tab.
book-glossary-units = Unidades
book-glossary-terrain = Terreno
book-glossary-words = Termos
book-unit-cost = Custa £{ $cost } mais o terreno.
book-unit-income = Rende £{ $income } na produção.
book-unit-makes = Dá { $goods } na produção.
book-unit-turns = Transforma { $input } em { $goods } na produção.
book-unit-supply = Você tem { $supply }.
book-unit-terrain = Terreno: { $terrain }.
book-unit-loch = Só o Clã MacDonald tem, nos lochs.
book-terrain-units = Para { $units }.
book-terrain-loch = Loch
    .text = Água. A frota mercante leva você ao outro lado; só pescadores ficam nele.
    .also = lago, água, mar
book-also-grassland = pasto campo grama
book-also-forest = mata árvores madeira
book-also-mountain = morro serra mina
book-also-dairy = laticínio
book-also-bakery = padaria padeiro pão
book-also-distillery = bebida whisky
book-also-sheep = cordeiro carneiro lã
book-also-cow = boi gado leite
book-also-field = campo trigo cevada grão cereal
book-also-woodcutter = madeira
book-also-miner = mineiro mina
book-also-fisherman = barco remar pesca

book-term-box = Caixote de exportação
    .text = Seu lugar para um contrato ainda não cumprido. Todos têm { $slots }; um clã tem mais.
    .also = espaço vaga caixa
book-term-border = Hexágono na borda
    .text = Um hexágono na borda do mapa; com 1–2 jogadores, um hexágono ao lado da neblina. Uma peça de pontuação conta suas unidades ali.
    .also = beira margem costa
book-term-basic = Produtos básicos
    .text = Lã, cereal e leite. Vêm dos seus animais e plantações.
    .also = matéria prima recursos
book-term-processed = Produtos manufaturados
    .text = Queijo, pão e uísque. Suas fábricas os produzem com leite e cereal.
    .also = processados
book-term-building = Bônus de construção
    .text = Pela sua quarta queijaria, panificadora ou destilaria no mapa: você pode comprar { $building_draw } contratos do monte e ficar com um, se quiser.
    .also = quarta fábrica comprar contratos
book-term-clan = Clã
    .text = Sua família. Cada clã tem uma habilidade especial.
    .also = poder habilidade facção
book-term-contract = Contrato de exportação
    .text = Pede produtos ou carne e dá importados, lúpulo, dinheiro e bônus. A maioria dos pontos começa aqui.
    .also = pedido encomenda entrega
book-term-delta = Delta fluvial
    .text = Os dois hexágonos de terra firme, um de cada lado de um rio, onde ele deságua em um loch.
    .also = foz
book-term-discount = Descontos
    .text = Os produtos dos vizinhos custam £{ $basic_discount } ou £{ $processed_discount } a menos que no mercado. Uma ação Expandir livre poupa o custo do terreno, e alguns clãs constroem mais barato.
    .also = desconto barato economizar poupar menos
book-term-factory = Fábrica
    .text = Uma queijaria, panificadora ou destilaria.
    .also = construção prédio edifício
book-term-free = Ação Expandir livre
    .text = Bônus de um contrato: expanda na hora sem pagar o terreno.
    .also = espaço livre grátis gratuito expandir
book-term-glory = Glória
    .text = Pontos que você junta durante a partida, quase sempre com as peças de pontuação. Valem 1 PV cada.
    .also = pontos honra
book-term-hops = Lúpulo
    .text = Vem com os contratos. Cada lúpulo vale { $hops } PV e não avança na trilha de importação.
    .also = cerveja
book-term-imports = Produtos importados
    .text = Algodão, tabaco e cana-de-açúcar de contratos cumpridos; valem de { $import_low } a { $import_high } PV cada: o mais raro vale mais.
    .also = importados importação algodão tabaco açúcar
book-term-land = Custo do terreno
    .text = O número em um hexágono, de £1 a £6. É pago além da unidade.
    .also = preço solo terra
book-term-link = Povoados ligados
    .text = Dois povoados estão ligados se a sua frota mercante alcança um a partir do outro. Só o maior grupo conta.
    .also = ligação conexão rede
book-term-meat = Carne
    .text = Bovina e ovina, para os contratos. Para cada uma você abate um animal.
    .also = abater abate animal
book-term-merchant = Mercador
    .text = Negocia um produto por rodada. Você começa com { $merchants_start }, emprega mais por £{ $merchant_cost } cada e pode ter no máximo { $merchants }.
    .also = mercadores comerciante número máximo
book-term-mist = Neblina
    .text = Terra na neblina está fora do jogo com 1–2 jogadores e é terra comum com 3–4.
    .also = névoa nevoeiro
book-term-neighbour = Vizinho
    .text = Uma unidade em um hexágono adjacente sem rio no meio. Ao colocar uma unidade ao lado das de outros jogadores, você pode comprar os produtos deles com desconto.
    .also = vizinhos vizinhança adjacente ao lado
book-term-passing = Bônus por passar
    .text = Dinheiro por passar: o primeiro recebe mais.
    .also = passar vez
book-term-port = Porto
    .text = Um bônus em um canto do mapa. Use cada um uma vez, assim que uma unidade sua o alcançar.
    .also = cais ancoradouro
book-term-price = Preço
    .text = O marcador na trilha de um produto. Cada produto comprado o faz subir um patamar; cada um vendido, descer.
    .also = mercado caro barato custo
book-term-production = Produção
    .text = Uma vez por rodada, tudo no mapa trabalha: trabalhadores rendem dinheiro, animais e plantações dão produtos, e fábricas os transformam.
    .also = renda colheita
book-term-reach = Ao alcance
    .text = Para onde você pode expandir: hexágonos vizinhos e, com a frota mercante, através de um rio ou dos lochs.
    .also = distância longe
book-term-river = Rio
    .text = Separa dois hexágonos: através dele, não são vizinhos. Para atravessar, é preciso ter frota mercante.
    .also = ponte atravessar córrego
book-term-scoring = Peça de pontuação
    .text = Uma por rodada: diz o que dá glória no fim da rodada.
    .also = meta objetivo
book-term-settlement = Povoado
    .text = Um grupo de unidades suas lado a lado, sem rio no meio. No fim conta quantos povoados a sua frota mercante liga.
    .also = assentamento vila grupo
book-term-shipping = Frota mercante
    .text = Cinco níveis: travessia de rios, depois de um a quatro lochs. Cada um custa £{ $shipping_cost }.
    .also = navio barco navegação
book-term-technology = Tecnologia
    .text = £{ $technology_cost } para atualizar todos os seus lenhadores ou mineradores: cada um rende £{ $technology_income } a mais.
    .also = ferramentas melhorar
book-term-tie = Empate
    .text = Quem empata divide os pontos dos lugares, arredondados para baixo. No fim de tudo, decide o dinheiro que sobrou.
    .also = desempate igualdade
book-term-turn = Ordem dos turnos
    .text = Quem passa primeiro começa a próxima rodada.
    .also = primeiro jogador começar
book-term-upgrade = Atualização bônus
    .text = Uma destas: um nível de frota mercante, um mercador ou um dos seus mercadores de volta do mercado, tudo de graça, ou uma tecnologia por £{ $bonus_technology }.
    .also = grátis melhoria
book-term-worker = Trabalhador
    .text = Um lenhador, um minerador ou um pescador do Clã MacDonald. Trabalhadores rendem dinheiro em cada produção.
    .also = operário renda

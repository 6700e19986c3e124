### A página: a primeira partida com um guia, e as regras para consulta.

learn-title = Aprender o jogo
learn-lead = Cinco rodadas à frente de um clã: você coloca gente, animais e fábricas no mapa, negocia num mercado de preços que se movem e exporta Produtos para longe. No fim, vence quem tiver mais Pontos de Vitória.
learn-start = Jogar a primeira partida
learn-start-about = Uma partida de verdade contra um Lavrador, com um guia que explica cada novidade quando ela aparece. Dá para desfazer cada passo do turno.
learn-rules = Ler as regras
learn-rules-about = Cada regra em uma ou duas frases, com busca.
learn-idea-map = O mapa
    .text = Ovelhas, vacas, plantações e fábricas ficam em descampados, lenhadores em florestas, mineradores em montanhas. Uma unidade nova precisa ficar ao lado de uma das suas, ou até onde a sua Frota Mercante alcança.
learn-idea-production = A produção
    .text = No fim de cada rodada as suas unidades trabalham: ovelhas dão lã, vacas leite, plantações cereal, trabalhadores dinheiro. As fábricas transformam leite em queijo e cereal em pão ou uísque.
learn-idea-market = O mercado
    .text = Mercadores compram e vendem Produtos. Comprar encarece o Produto, vender o barateia, sempre depois do negócio.
learn-idea-contracts = Os Contratos
    .text = Um Contrato de Exportação pede Produtos e carne e traz Produtos Importados, lúpulo e bônus. Daqui vem a maior parte dos pontos.
learn-idea-score = Os pontos
    .text = Glória das peças de Pontuação, Produtos Importados (quanto mais raros, mais valiosos), Contratos, Povoados ligados e um pouco por Produtos e dinheiro.
learn-idea-clan = O seu clã
    .text = Cada clã dobra uma regra a seu favor. Jogue com o ponto forte do seu.

## O guia

guide = Guia
guide-next = Entendi
guide-hide = Já sei me virar
guide-step = { $step } de { $all }
guide-clan = Boas-vindas! Primeiro escolha um clã. Cada um sabe fazer algo que ninguém mais sabe. A peça ao lado diz com o que você começa. Para a primeira partida, qualquer um serve.
guide-worker = Agora coloque os seus dois primeiros trabalhadores. Lenhadores ficam em florestas, mineradores em montanhas; os dois rendem dinheiro a cada rodada. O número no hexágono é o preço do terreno, somado ao do trabalhador. Um lugar barato com descampados por perto é um bom começo.
guide-turn = Sua vez: exatamente uma das oito ações abaixo. A vez volta sempre, até você passar; por isso, o seu verdadeiro limite é o dinheiro. Para começar, aperte Expandir.
guide-unit = Escolha uma unidade do seu tabuleiro. Os hexágonos iluminados são os que você alcança, cada um com o preço completo. Uma plantação ou uma ovelha é uma boa primeira escolha: plantações dão cereal, ovelhas dão lã.
guide-preview = Nada foi feito ainda: aqui você vê quanto custa e o que vem depois. Confirme, ou escolha outra coisa. Mesmo depois, Desfazer volta atrás, até você encerrar o turno.
guide-end = Sua ação está feita. Encerre o turno quando achar que está bom; só então os outros veem o que você fez.
guide-neighbours = Você construiu ao lado de outro jogador. Agora pode comprar os Produtos dele, mais barato que no mercado; para isso precisa dos seus mercadores.
guide-contract = Dê uma olhada no tabuleiro de Exportação: um Contrato diz o que entregar e o que você ganha com isso. Na primeira rodada você até recebe dinheiro por pegar um. Pegue um com Produtos que você consegue produzir.
guide-market = O mercado: um mercador para cada Produto negociado. Você compra pelo preço mostrado e depois o preço sobe; você vende e depois ele desce. Seus mercadores voltam no começo da próxima rodada.
guide-pass = Quando não restar nada de útil a fazer, passe. Quem passa primeiro recebe mais dinheiro e começa a próxima rodada.
guide-production = Produção! As unidades dão sozinhas o que produzem. As fábricas precisam de matéria-prima: diga quanto elas devem produzir.
guide-round-2 = Rodada 2. Os mercadores voltaram, e há Contratos novos nos espaços vazios. Tente cumprir um Contrato nesta rodada: compre o que falta, ou produza.
guide-fulfil = Você tem tudo o que um Contrato pede: aperte Cumprir. Carne quer dizer que animais saem do mapa, e o hexágono deles fica livre de novo.
guide-imports = Você importou algo. No fim, o mais raro dos três Produtos Importados vale mais, e o mais comum vale menos: fique de olho na trilha de importação.
guide-round-3 = Rodada 3, metade da partida. A Frota Mercante deixa você cruzar rios e lochs: terras novas e Povoados novos. A Tecnologia faz os seus trabalhadores renderem mais.
guide-settlements = Grupos das suas unidades são Povoados. Eles contam juntos se a sua Frota Mercante alcança de um até o outro. O mapa pode mostrá-los: experimente os botões dele.
guide-round-4 = Rodada 4. Daqui em diante o dinheiro vale mais se virar Contratos. No menu você vê quantos pontos cada jogador faria agora.
guide-round-5 = A última rodada. Cumpra o que puder, ligue os seus Povoados, gaste o dinheiro: dez libras valem só um ponto no fim.
guide-over = Muito bem! A planilha mostra de onde veio cada ponto. Agora você conhece o jogo. O próximo passo é uma partida com todas as peças.

## As regras

rules-title = As regras
rules-lead = Todas as regras, em nossas próprias palavras. “Por que não?” à mesa leva à linha certa.
rules-search = Buscar nas regras
rules-found = { $count ->
        [0] Nada encontrado. Tente outra palavra.
        [one] Uma regra encontrada.
       *[other] { $count } regras encontradas.
    }
rules-chapters = Capítulos

### A página: a primeira partida com um guia.

learn-title = Aprender o jogo
learn-lead = Cinco rodadas à frente de um clã: você coloca trabalhadores, animais e fábricas no mapa, negocia num mercado de preços variáveis e exporta os seus produtos. No fim, vence quem tiver mais pontos de vitória.
learn-start = Jogar a primeira partida
learn-start-about = Uma partida de verdade contra um bot fácil, com um guia que explica cada novidade quando ela aparece. Você pode desfazer cada passo do turno.
learn-rules = Ler as regras
learn-rules-about = Um livro de regras em capítulos, com imagens, exemplos e busca.
learn-idea-map = O mapa
    .text = Ovelhas, vacas, plantações e fábricas ficam em descampados; lenhadores, em florestas; mineradores, em montanhas. Uma unidade nova precisa ficar ao lado de uma das suas ou ao alcance da sua frota mercante.
learn-idea-production = A produção
    .text = No fim de cada rodada as suas unidades trabalham: ovelhas dão lã; vacas, leite; plantações, cereal; trabalhadores, dinheiro. As fábricas transformam leite em queijo e cereal em pão ou uísque.
learn-idea-market = O mercado
    .text = Seus mercadores compram e vendem produtos. Cada compra faz o preço subir e cada venda o faz cair, sempre depois da negociação.
learn-idea-contracts = Os contratos
    .text = Um contrato de exportação pede produtos e carne e dá produtos importados, lúpulo e bônus. Daqui vem a maior parte dos pontos.
learn-idea-score = Os pontos
    .text = Glória das peças de pontuação, produtos importados (quanto mais raros, mais valiosos), contratos, povoados ligados e um pouco por produtos e dinheiro.
learn-idea-clan = O seu clã
    .text = Cada clã tem uma habilidade que muda uma regra. Aproveite o ponto forte do seu.

## O guia

guide = Guia
guide-next = Continuar
guide-hide = Continuar sem o guia
guide-left = O guia está desativado. Você pode reativá-lo no menu.
guide-progress = { $done } de { $all } aprendidos
guide-fold = Recolher o guia
guide-unfold = Ler o guia
guide-there = Ir para o ponto circulado
guide-thinking = Deixe-me pensar…
guide-alone = Dê uma olhada e faça o que preferir. Volto no seu próximo turno.
guide-advice = Meu conselho? { $doing }.
guide-own-way = Do seu jeito também vale.
guide-own-choice = Do seu jeito também vale. Confirme, ou cancele e olhe de novo.

# Temas, e o que se sabe no fim.
guide-topic-workers = Trabalhadores
    .know = Lenhadores e mineradores rendem dinheiro a cada rodada. Colocados cedo, pagam todo o resto.
guide-topic-expanding = Expandir
    .know = Uma unidade nova precisa estar ao alcance de uma das suas; a frota mercante leva você além de rios e lochs.
guide-topic-trading = Comércio
    .know = Um mercador para cada produto, e o preço só muda depois da sua negociação.
guide-topic-contracts = Contratos
    .know = Pegue os que puder cumprir logo, entregue e abra espaço para o próximo.
guide-topic-production = Produção
    .know = No fim da rodada suas unidades dão dinheiro e produtos; você decide quanto as fábricas produzem.
guide-topic-ports = Portos
    .know = Cada porto ao alcance ajuda você uma vez por partida, além da sua ação.
guide-topic-scoring = Pontuação
    .know = Cada rodada tem uma peça que dá glória. Você vê todas com antecedência.
guide-topic-passing = Passar
    .know = Passe quando não restar nada de útil; quem passa primeiro recebe mais dinheiro e começa a próxima rodada.
guide-topic-end = O fim
    .know = Importados, glória, contratos e povoados ligados decidem a partida; produtos e dinheiro valem pouco.
guide-topic-open = Ainda por descobrir.

# Lições: o quê, por quê e uma palavra de estratégia.
guide-workers = Olá, { $clan }! Primeiro, dois trabalhadores: lenhadores vão para a floresta; mineradores, para a montanha.
    .why = Eles rendem dinheiro a cada rodada, a partida inteira. O preço no hexágono inclui terreno e trabalhador.
    .tip = O melhor é um terreno barato perto de água e descampado: é daqui que você se expande.
guide-expanding = Sua vez: uma ação, depois é a vez do adversário, { $name }, e assim por diante até os dois passarem. Com Expandir você coloca uma unidade nova ao alcance das suas.
    .why = Cada unidade dá dinheiro ou produtos a cada rodada. Quanto antes ela chega, mais rende.
    .tip = { $unit ->
        [worker] Primeiro os trabalhadores: eles pagam o resto.
       *[other] Os produtos servem para contratos ou para vender no mercado.
    }
guide-trading = O mercado. Cada produto que você compra ou vende ocupa um mercador; na próxima rodada todos voltam.
    .why = Venda o que não vai usar, compre o que falta.
    .tip = O preço só muda depois da sua negociação: negocie vários produtos de uma vez.
guide-obtain = Hora de um contrato: em cima, o que você entrega; embaixo, o que recebe.
    .why = Os contratos dão a maior parte dos pontos. Na rodada 1 você até recebe dinheiro por pegar um; depois custa.
    .tip = Pegue um com produtos que você logo consegue produzir ou comprar: não dá para devolver.
guide-fulfil = Você tem tudo o que o seu contrato pede: entregue!
    .why = Você recebe o que está impresso embaixo e abre espaço para o próximo contrato.
guide-ports = Há um porto ao seu alcance. Cada porto ajuda você uma vez por partida e não gasta a sua ação.
    .why = É um presente: basta ter uma unidade por perto.
    .tip = Olhe os quatro: vale a pena se expandir na direção de alguns.
guide-passing = Não resta nada de útil a fazer: passe. Você fica de fora até a próxima rodada.
    .why = Quem passa primeiro recebe mais dinheiro e começa a próxima rodada.
    .tip = Antes de passar, gaste com o que já rende nesta rodada.
guide-ship = A frota mercante leva você além dos rios e, mais tarde, além dos lochs.
    .why = Terras e portos novos ficam ao alcance, e no fim povoados distantes contam juntos.
guide-tech = Tecnologia: todos os seus lenhadores, ou todos os seus mineradores, rendem mais a cada rodada.
    .why = Quanto mais deles você tiver, mais cedo compensa.
guide-hire = Um mercador a mais, pelo resto da partida.
    .why = Você pode negociar um produto a mais por rodada.
guide-neighbours = Você tem um novo vizinho! Agora pode comprar os produtos que ele faz ali, mais barato que no mercado.
    .why = Isso ocupa mercadores, mas não gasta outra ação.
    .tip = Faltam produtos para um contrato? Veja onde alguém os produz.
guide-factories = Suas fábricas podem trabalhar: leite vira queijo; cereal vira pão ou uísque.
    .why = Esses produtos valem mais, e os contratos os pedem.
guide-meat = O contrato pede carne: escolha os animais que saem do mapa.
    .tip = Eles voltam para o seu tabuleiro, e o hexágono deles fica livre de novo.
guide-bonus = Você tem um bônus. Pegue agora, ou ele se perde.
guide-free-space = A recompensa inclui uma ação Expandir livre: coloque uma unidade sem pagar o terreno.

# O que acabou de acontecer.
guide-production = A rodada acabou, e suas unidades trabalharam: { $earned } para você.
    .why = Isso acontece automaticamente depois de cada rodada.
    .tip = Então o que você coloca no mapa antes de passar já rende.
guide-scoring = Depois a peça da rodada foi pontuada: { $tile }. Você ganhou { $glory } de glória, e cada uma vale um ponto.
    .tip = As peças de todas as rodadas estão lá em cima: jogue pensando na próxima.
guide-imports = Você cumpriu o seu primeiro contrato!
    .why = { $ranked ->
        [yes] Nos produtos importados, conta a raridade: quanto menos os jogadores importam de um produto, mais pontos ele vale.
       *[no] Nesta partida cada algodão, tabaco e cana-de-açúcar vale { $value } pontos.
    }
    .tip = Mais contratos dão pontos extras no fim. Pegue logo o próximo.
guide-no-hurry = Você já poderia cumprir o seu contrato, mas não há pressa: ele continua seu, e agora outra coisa vale mais.
guide-last = A última rodada! Depois dela os pontos são contados.
    .why = No fim, um produto vale um ou dois pontos; £10, só um. Num contrato eles valem muito mais.
    .tip = Transforme o que você tem em contratos e ligue os seus povoados.

# Antes de um erro.
guide-warn-pass = Espere: você ainda tem { $money }. Passar agora custa cerca de { $points } pontos.
guide-warn-goods = Espere: é a última rodada, e você ainda tem produtos. Se sobrarem, valem um ou dois pontos cada. Passar agora custa cerca de { $points } pontos.
guide-warn-obtain = Eu não pegaria este agora: custa cerca de { $points } pontos, e não dá para devolver.
    .why = Ainda faltaria: { $lacks }.
guide-warn-fulfil = Você pode, mas esperar é melhor: vale cerca de { $points } pontos.

# O que apertar em seguida.
guide-now-action = Aperte “{ $button }”.
guide-now-unit = Agora escolha a unidade: { $unit }.
guide-now-space = Agora escolha o hexágono circulado. Os outros destacados também servem.
guide-now-choose = Escolha a opção circulada.
guide-now-count = { $count ->
        [0] Ajuste para o número que eu sugiro.
       *[other] Ajuste o número para { $count }.
    }
guide-now-confirm = Nada aconteceu ainda. { $deed ->
        [pay] Veja quanto custa e confirme.
       *[other] Veja o que vai acontecer e confirme.
    }
guide-now-end = Está bom? Então encerre o turno. Até lá, você pode desfazer.

# Por que o guia aconselha algo.
guide-because-contract = Ajuda com o seu contrato ({ $subject }).
guide-because-fulfil = Vale { $points } PV.
guide-because-obtain = Vale { $points } PV. { $way ->
        [ready] Você pode cumpri-lo na hora.
        [buy] O que falta você compra por { $money }: { $lacks }.
       *[make] Ainda falta: { $lacks }.
    }
guide-because-pass = Nesta rodada não resta nada de útil a fazer.
guide-because-glory = Conta para uma peça de pontuação: { $subject }.
guide-because-link = Liga os seus povoados.
guide-because-port = Um porto fica ao alcance: { $subject }.
guide-because-neighbours = Ali você compra barato de um vizinho.
guide-because-income = { $unit ->
        [worker] Rende dinheiro a cada rodada.
        [sheep] Dá lã a cada rodada.
        [cow] Dá leite a cada rodada.
        [field] Dá cereal a cada rodada.
        [dairy] Transforma leite em queijo a cada rodada.
        [bakery] Transforma cereal em pão a cada rodada.
        [distillery] Transforma cereal em uísque a cada rodada.
       *[other] Daqui em diante, rende a cada rodada.
    }
guide-because-reach = Terras novas ficam ao alcance.
guide-because-market = O preço está bom.
guide-because-merchants = Mais mercadores, mais comércio.

# A última página.
guide-so-far = O que você já aprendeu
guide-closing = O que você aprendeu
guide-adds = Novidades da próxima partida
guide-adds-clans = Um clã à sua escolha: cada um muda uma regra.
guide-adds-ranking = Produtos importados de valor variável: o mais raro vale mais.
guide-adds-tiles = Peças de pontuação: glória em cada rodada.
guide-adds-harbours = Portos: cada um ajuda você uma vez.
guide-adds-players = Mais jogadores: um mapa maior, mais vizinhos, preços que mudam mais.
guide-adds-solo = Uma partida solo contra o mercado: você chega ao nível de Gênio?
guide-adds-daily = O desafio diário: a mesma partida solo para todos.
guide-adds-open-daily = O desafio de hoje
guide-adds-open-new = Nova partida

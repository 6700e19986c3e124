### Ordens permanentes: o que o servidor faz por quem não está quando chega a sua vez.

orders-about = O servidor executa este plano por você quando chegar a sua vez. Ninguém o vê antes. Se na hora não for possível, você decide como sempre.
orders-stored = Salvo.

## A próxima vez

orders-turn = Meu próximo turno
# Em cima de uma lista de planos.
orders-first = O primeiro plano possível é executado; os outros são descartados.
# Fica no lugar do formulário para um novo plano.
orders-now = Agora é a sua vez: planeje o próximo turno quando encerrar este.
# Em cima dos tipos de ação, dos quais se pressiona um.
orders-what = O que você quer fazer?
# O mesmo quando já há planos.
orders-another = E se isso não for possível?
# Um tipo de ação que não dá para planejar do jeito que as coisas estão.
orders-not-now = Não é possível agora
# Em uma lista em que nada foi escolhido ainda.
orders-choose = Escolha…
orders-unit = Unidade
orders-space = Hexágono
# Em cima de uma lista do que pode seguir a ação escolhida, por exemplo um animal a abater.
orders-next = E depois
# Nessa lista: abre mão de um bônus para que outra coisa possa seguir.
orders-forgo = Abrir mão disto, e depois…
# À ação escolhida tem de seguir algo.
orders-unfinished = Escolha o que vem depois: o plano ainda não é um turno completo.
# Um botão para ações que não são nenhuma das oito principais; podem vir antes de uma.
orders-other = Portos e clã
# Fica no lugar do formulário para um novo plano.
orders-setup = A preparação ainda não terminou. A partir da primeira rodada você pode planejar seus turnos aqui.
orders-none = Agora você não pode planejar nenhum turno.
orders-full = Você pode ter no máximo { $count } planos. Remova um para adicionar outro.
# O plano como seria salvo; palavras como “Comprar 2 de Lã, só se o preço de Lã for no máximo £5”.
orders-sum = Quando chegar a sua vez: { $plan }.
orders-sum-costs = No momento, custa { $money }.
orders-sum-brings = No momento, rende { $money }.
orders-add = Adicionar este plano
orders-raise = Mover para cima
orders-remove = Remover este plano
# Duas ações da mesma vez, uma depois da outra. Ambas são palavras como “Comprar 2 de Lã”.
orders-then = { $first }; depois: { $then }
# O que uma ação custaria ou renderia do jeito que as coisas estão.
orders-costs = { $action } (custa { $money })
orders-brings = { $action } (rende { $money })

## De que um plano depende

# Em cima de uma lista de preços; o plano compra ou vende a mercadoria.
orders-price = Preço de { $good } quando chegar a sua vez
orders-always = A qualquer preço
orders-most = Só por { $money } ou menos
orders-least = Só por { $money } ou mais
# Um destes que é o preço do momento.
orders-price-now = { $price } (preço atual)
# Ficam atrás de um plano.
orders-if-most = só se o preço de { $good } for no máximo { $money }
orders-if-least = só se o preço de { $good } for no mínimo { $money }
orders-if-free = só se { $space } estiver livre
orders-if-contract = só se o contrato { $contract } estiver no tabuleiro de exportação

## Produção e passar

orders-production = Na próxima produção
orders-production-ask = Perguntar
orders-pass = Passar a vez por mim
    .about = Quando eu só puder passar.

### Ordens permanentes: o que o servidor faz por quem não está quando chega a sua vez.

orders-about = O servidor faz isto por você quando chegar a sua vez. Ninguém vê antes. Se então não for possível, você decide como sempre.
orders-stored = Salvo.

## A próxima vez

orders-turn = Minha próxima vez
# Em cima de uma lista de planos.
orders-first = É feito o primeiro destes que for possível; depois todos são esquecidos.
# Fica no lugar do formulário para um novo plano.
orders-now = Agora é a sua vez: planeje a próxima quando tiver terminado esta.
# Nada foi escolhido ainda.
orders-choose = Escolha uma ação…
# À ação escolhida tem de seguir algo, por exemplo um animal a abater.
orders-next = E depois…
# O plano está completo; dá para fazer mais.
orders-enough = Nada mais
# Título acima de ações que não são nenhuma das oito ações principais.
orders-other = Além disso
orders-none = Agora você não pode planejar nada.
orders-add = Adicionar este plano
orders-raise = Tentar este antes
orders-remove = Remover este plano
# Duas ações da mesma vez, uma depois da outra. Ambas são palavras como “Comprar 2 de Lã”.
orders-then = { $first }; depois: { $then }
# O que uma ação custaria ou renderia do jeito que as coisas estão.
orders-costs = { $action } (custa { $money })
orders-brings = { $action } (rende { $money })

## De que um plano depende

orders-when = De que depende
orders-always = A qualquer preço
orders-most = Só se o preço for no máximo
orders-least = Só se o preço for no mínimo
orders-good = Mercadoria
orders-pounds = Preço em libras
# Ficam atrás de um plano.
orders-if-most = se o preço de { $good } for no máximo { $money }
orders-if-least = se o preço de { $good } for no mínimo { $money }
orders-if-free = se { $space } estiver livre
orders-if-contract = se o Contrato { $contract } estiver no tabuleiro de Exportação

## Produção e passar

orders-production = Na próxima Produção
orders-production-ask = Pergunte-me na hora
orders-pass = Passar por mim
    .about = Quando não posso fazer mais nada.

### O mercado, o tabuleiro de Exportação e a borda de cima da mesa.

## Mercado

market-heading = Mercado
# Quantos mercadores do próprio jogador estão livres.
market-merchants = { $count ->
        [one] { $count } mercador
       *[other] { $count } mercadores
    }
market-merchants-about = Seus mercadores: { $left } na reserva, { $away } no mercado até a próxima rodada, { $board } no tabuleiro por empregar.
market-hint = ▲ compra, ▼ vende. Cada Produto ocupa um mercador e move o preço um patamar.
market-price = { $good }: { $price }
market-range = { $now } agora, entre { $low } e { $high }
market-since = Desde o seu último turno: { $old } → { $new }
market-moves = { $count ->
        [0] O preço ainda não se moveu.
        [one] O preço se moveu uma vez.
       *[other] O preço se moveu { $count } vezes.
    }
market-bought = { $name } comprou { $goods }
market-sold = { $name } vendeu { $goods }
market-stock = Você tem { $goods }.
market-buy = { $count ->
        [0] Agora você não pode comprar { $good }
       *[other] Comprar { $good }, até { $count }
    }
market-sell = { $count ->
        [0] Agora você não pode vender { $good }
       *[other] Vender { $good }, até { $count }
    }
# O que limita um negócio.
market-limit-merchants = Para mais, faltam mercadores.
market-limit-money = Para mais, falta dinheiro.
market-limit-goods = Você não pode vender mais do que tem.
market-limit-other_side = Seus mercadores estão no outro lado deste Produto.
market-buying = Comprar { $goods }
market-selling = Vender { $goods }
market-fewer = Um a menos
market-more = Um a mais
market-take-buy = Comprar
market-take-sell = Vender
market-away = Fechar
market-then = O preço é { $old } agora e { $new } depois.
# Uma parte de uma soma, como “clã: +£1” e “compra, 2 × £6: −£12”.
market-part = { $name }: { $money }
market-part-pieces = { $name }, { $count } × { $price }: { $money }
market-total = ao todo: { $money }
market-unknown = Um momento…

## Tabuleiro de Exportação e Contratos

market-export-heading = Exportação
market-contract = Contrato { $number }
market-contract-lacks = Falta: { $lacks }.
market-contract-ready = Você tem tudo o que ele pede.
market-contract-saved = { $count ->
        [one] Um porto ao alcance pouparia { $count } dos animais, uma única vez.
       *[other] Portos ao alcance poupariam { $count } dos animais, uma única vez.
    }
market-contract-buying = { $merchants ->
        [one] Comprar o que falta: { $money } e { $merchants } mercador.
       *[other] Comprar o que falta: { $money } e { $merchants } mercadores.
    }
market-contract-unbuyable = Agora você não pode comprar no mercado tudo o que falta.
market-contract-worth = Cumprido agora: { $points } PV. Os Produtos gastos nele valeriam { $paid } PV no fim.
market-contract-money = Você receberia { $money }.
# “grátis” ao lado de um preço: não custa nada.
market-free = grátis
market-points = { $points } PV
market-export-receive = Pegar um Contrato rende { $money }.
market-export-pay = Pegar um Contrato custa { $money }.
market-export-free = Pegar um Contrato é grátis.
market-export-now = Rodada { $round }: { $what }
market-export-pile = { $count ->
        [0] O monte de compra acabou.
        [one] Resta { $count } Contrato no monte de compra.
       *[other] Restam { $count } Contratos no monte de compra.
    }
market-export-drawn = Comprados do monte pelo Bônus de Construção
market-export-none = Não ficar com nenhum
market-export-empty = Espaço vazio
market-held-heading = Seus Contratos
market-held-empty = Você não tem Contrato.

## Produtos Importados

market-import-heading = Importados
# $rank é 1 para o Produto mais importado.
market-import-about = Importado por todos: { $imports }, { $rank }º lugar. Do jeito que está, { $points } PV cada no fim.
market-import-own = Seus: { $count } × { $points } PV = { $sum } PV
market-import-mark = Até a próxima £1: mais { $count }
market-import-value = { $name } { $points } PV
market-import-what-if = Com mais um, ficaria: { $values }

## Rodadas e peças de Pontuação

market-round-heading = Rodadas e peças de Pontuação
market-round = Rodada { $number }
market-round-setup = Preparação
market-round-scored = Esta rodada já foi pontuada.
market-round-no-tile = Sem peça de Pontuação nesta partida.
market-round-now = Se fosse pontuada agora:
market-round-glory = { $amount } de Glória

## Ordem dos turnos

market-order-heading = Ordem dos turnos
# $place conta a partir de 1 na ordem dos turnos desta rodada.
market-order-place = { $name }, { $place }º na ordem dos turnos
market-order-you = Este lugar é o seu.
market-order-turn = Está decidindo agora.
market-order-has-passed = passou
market-order-passed = Já passou; será { $place }º na próxima rodada.
market-order-passed-you = Você já passou; será { $place }º na próxima rodada.
market-order-bot = Um bot.
market-order-stand-in = { $bot } joga aqui até a pessoa voltar.
market-order-here = Está à mesa.
market-order-away = Está longe da mesa.
market-order-pass-money = Quem passar agora recebe { $money }.
# Tempo que resta, bem curto.
market-order-days = { $count } d
market-order-hours = { $count } h

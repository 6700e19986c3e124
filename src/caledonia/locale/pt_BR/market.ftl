### O mercado, o tabuleiro de Exportação e a borda de cima da mesa.

## Mercado

market-heading = Mercado
# Quantos mercadores do próprio jogador estão livres.
market-merchants = { $count ->
        [1] { $count } mercador
       *[other] { $count } mercadores
    }
market-merchants-about = Seus mercadores: { $left } na reserva, { $away } no mercado até a próxima rodada, { $board } no tabuleiro para empregar.
market-hint = ▲ compra, ▼ vende. Cada produto ocupa um mercador e move o preço um patamar.
market-price = { $good }: { $price }
market-range = { $now } agora, entre { $low } e { $high }
market-since = Desde o seu último turno: { $old } → { $new }
market-moves = { $count ->
        [0] O preço ainda não se moveu.
        [1] O preço se moveu uma vez.
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
market-limit-merchants = Para negociar mais, faltam mercadores.
market-limit-money = Para comprar mais, falta dinheiro.
market-limit-goods = Você não pode vender mais do que tem.
market-limit-other_side = Não dá para comprar e vender o mesmo produto na mesma rodada.
market-buying = Comprar { $goods }
market-selling = Vender { $goods }
market-fewer = Um a menos
market-more = Um a mais
market-take-buy = Comprar
market-take-sell = Vender
market-away = Cancelar
market-then = Preço: { $old } agora, { $new } depois.
# Uma parte de uma soma, como “clã: +£1” e “compra, 2 × £6: −£12”.
market-part = { $name }: { $money }
market-part-pieces = { $name }, { $count } × { $price }: { $money }
market-total = total: { $money }
market-unknown = Carregando…

## Tabuleiro de Exportação e Contratos

market-export-heading = Exportação
market-contract = Contrato { $number }
market-contract-lacks = Falta: { $lacks }.
market-contract-ready = Você tem tudo o que ele pede.
market-contract-saved = { $count ->
        [1] Um porto ao alcance pouparia { $count } animal, uma única vez.
       *[other] Portos ao alcance poupariam { $count } animais, uma única vez.
    }
market-contract-buying = { $merchants ->
        [1] Para comprar o que falta: { $money } e { $merchants } mercador.
       *[other] Para comprar o que falta: { $money } e { $merchants } mercadores.
    }
market-contract-unbuyable = Agora não dá para comprar no mercado tudo o que falta.
market-contract-worth = Cumprido agora vale { $points } PV; os produtos dele, sozinhos, valeriam { $paid } PV no fim.
market-contract-money = Você receberia { $money }.
# “grátis” ao lado de um preço: não custa nada.
market-free = grátis
market-points = { $points } PV
market-export-receive = Obter um contrato rende { $money }.
market-export-pay = Obter um contrato custa { $money }.
market-export-free = Obter um contrato é grátis.
market-export-now = Rodada { $round }: { $what }
market-export-pile = { $count ->
        [0] O monte de compra acabou.
        [1] Resta { $count } contrato no monte de compra.
       *[other] Restam { $count } contratos no monte de compra.
    }
market-export-drawn = Comprados do monte pelo bônus de construção
market-export-none = Não ficar com nenhum
market-export-empty = Caixote vazio
market-held-heading = Seus contratos
market-held-empty = Você não tem nenhum contrato.

## Produtos Importados

market-import-heading = Importados
# $rank é 1 para o Produto mais importado.
market-import-about = Importados no total: { $imports } (posição { $rank }). No momento valeriam { $points } PV cada.
market-import-own = Seus: { $count } × { $points } PV = { $sum } PV
market-import-mark = Mais { $count } até a próxima £1
market-import-value = { $name } { $points } PV
market-import-what-if = Com mais um: { $values }

## Rodadas e peças de Pontuação

market-round-heading = Rodadas e peças de pontuação
market-round = Rodada { $number }
market-round-setup = Preparação
market-round-scored = Esta rodada já foi pontuada.
market-round-no-tile = Sem peças de pontuação nesta partida.
market-round-now = Se fosse pontuada agora:
market-round-glory = { $amount } de glória

## Ordem dos turnos

market-order-heading = Ordem dos turnos
# $place conta a partir de 1 na ordem dos turnos desta rodada.
market-order-place = { $name }, posição { $place } na ordem dos turnos
market-order-you = É você.
market-order-turn = Está jogando.
market-order-has-passed = passou
market-order-passed = Passou: posição { $place } na próxima rodada.
market-order-passed-you = Você passou: posição { $place } na próxima rodada.
market-order-bot = É um bot.
market-order-stand-in = { $bot } joga no lugar até a pessoa voltar.
market-order-here = Está na mesa.
market-order-away = Está ausente.
market-order-pass-money = Quem passar agora recebe { $money }.
# Tempo que resta, bem curto.
market-order-days = { $count } d
market-order-hours = { $count } h

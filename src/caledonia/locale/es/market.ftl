### El mercado, el tablero de exportación y el borde superior de la mesa.

## Mercado

market-heading = Mercado
# El número de comerciantes propios que están libres.
market-merchants = { $count ->
        [one] { $count } comerciante
       *[other] { $count } comerciantes
    }
market-merchants-about = Tus comerciantes: { $left } en la reserva, { $away } en el mercado hasta la próxima ronda, { $board } por contratar en tu tablero.
market-hint = ▲ compra, ▼ vende. Cada mercancía ocupa a un comerciante y mueve el precio un paso.
market-price = { $good }: { $price }
market-range = { $now } ahora, entre { $low } y { $high }
market-since = Desde tu último turno: { $old } → { $new }
market-moves = { $count ->
        [0] El precio aún no se ha movido.
        [one] El precio se ha movido una vez.
       *[other] El precio se ha movido { $count } veces.
    }
market-bought = { $name } ha comprado { $goods }
market-sold = { $name } ha vendido { $goods }
market-stock = Tienes { $goods }.
market-buy = { $count ->
        [0] Ahora no puedes comprar { $good }
       *[other] Comprar { $good }, hasta { $count }
    }
market-sell = { $count ->
        [0] Ahora no puedes vender { $good }
       *[other] Vender { $good }, hasta { $count }
    }
# Lo que pone el límite a un trato.
market-limit-merchants = Para comerciar más necesitas más comerciantes.
market-limit-money = Para comprar más necesitas más dinero.
market-limit-goods = No puedes vender más de lo que tienes.
market-limit-other_side = En una misma ronda, cada mercancía solo se compra o solo se vende.
market-buying = Comprar { $goods }
market-selling = Vender { $goods }
market-fewer = Una menos
market-more = Una más
market-take-buy = Comprar
market-take-sell = Vender
market-away = Cancelar
market-then = Precio: ahora { $old }, después { $new }.
# Una parte de una suma, como «clan: +1 £» y «compra, 2 × 6 £: −12 £».
market-part = { $name }: { $money }
market-part-pieces = { $name }, { $count } × { $price }: { $money }
market-total = en total: { $money }
market-unknown = Cargando…

## Tablero de exportación y contratos

market-export-heading = Exportación
market-contract = Contrato { $number }
market-contract-lacks = Te falta: { $lacks }.
market-contract-ready = Tienes todo lo que pide.
market-contract-saved = { $count ->
        [one] Un puerto a tu alcance te ahorraría { $count } animal, una sola vez.
       *[other] Los puertos a tu alcance te ahorrarían { $count } animales, una sola vez.
    }
market-contract-buying = { $merchants ->
        [one] Comprar lo que falta: { $money } y { $merchants } comerciante.
       *[other] Comprar lo que falta: { $money } y { $merchants } comerciantes.
    }
market-contract-unbuyable = Ahora no puedes comprar en el mercado todo lo que falta.
market-contract-worth = Si lo cumples ahora, da { $points } PV; las mercancías solas valdrían { $paid } PV al final.
market-contract-money = Recibirías { $money }.
# «gratis» junto a un precio: no cuesta nada.
market-free = gratis
market-points = { $points } PV
market-export-receive = Al obtener un contrato recibes { $money }.
market-export-pay = Obtener un contrato cuesta { $money }.
market-export-free = Obtener un contrato es gratis.
market-export-now = Ronda { $round }: { $what }
market-export-pile = { $count ->
        [0] La pila de contratos se ha agotado.
        [one] Queda { $count } contrato en la pila.
       *[other] Quedan { $count } contratos en la pila.
    }
market-export-drawn = Robados por la bonificación por construcción
market-export-none = No quedarse con ninguno
market-export-empty = Espacio vacío
market-held-heading = Tus contratos
market-held-empty = No tienes ningún contrato.

## Importaciones

market-import-heading = Importaciones
# $rank es 1 para la mercancía más importada.
market-import-about = Importado entre todos: { $imports } (puesto { $rank }). Tal como está ahora, { $points } PV por unidad al final.
market-import-own = Para ti: { $count } × { $points } PV = { $sum } PV
market-import-mark = Hasta el próximo cobro de 1 £: { $count } más
market-import-value = { $name } { $points } PV
market-import-what-if = Con una unidad más: { $values }

## Rondas y losetas de puntuación

market-round-heading = Rondas y losetas de puntuación
market-round = Ronda { $number }
market-round-setup = Preparación
market-round-scored = Esta ronda ya está puntuada.
market-round-no-tile = Sin losetas de puntuación en esta partida.
market-round-now = Si se puntuara ahora:
market-round-glory = { $amount } de gloria

## Orden de turno

market-order-heading = Orden de turno
# $place cuenta desde 1 en el orden de turno de esta ronda.
market-order-place = { $name }, lugar { $place } en el orden de turno
market-order-you = Eres tú.
market-order-turn = Es su turno.
market-order-has-passed = ha pasado
market-order-passed = Ha pasado: lugar { $place } en la próxima ronda.
market-order-passed-you = Has pasado: lugar { $place } en la próxima ronda.
market-order-bot = Un bot.
market-order-stand-in = El { $bot } juega en su lugar hasta que vuelva.
market-order-here = Está en la mesa.
market-order-away = Está ausente.
market-order-pass-money = Quien pase ahora recibe { $money }.
# El tiempo que queda, muy corto.
market-order-days = { $count } d
market-order-hours = { $count } h

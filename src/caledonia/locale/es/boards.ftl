### Los tableros de los jugadores, y la puntuación como si la partida acabara ahora.

boards-mine = Tu tablero
boards-turn = juega
boards-passed = ha pasado
# Se lee en voz alta delante del número de un puesto: «Puesto 2».
boards-place = Puesto
# Abreviatura de puntos de victoria, detrás de un número.
boards-points = PV
boards-points-now = PV ahora
boards-points-if = si acabara ahora
boards-points-later = Los puntos se muestran a partir de la ronda 1.
boards-stock = Dinero y mercancías
boards-units = Unidades en el tablero de jugador
boards-upgrades = Mejoras
boards-exports = Exportación y puertos

## Cifras y de dónde salen

# Una parte de una suma, como «leñadores: 12 £».
boards-sum-part = { $name }: { $amount }
boards-income = Ingresos en la próxima producción
boards-cause-clan = clan
boards-production = { $goods } en la próxima producción
boards-production-most = hasta { $goods } en la próxima producción
boards-units-left = Por colocar: { $units }
boards-unit-cost = La siguiente unidad cuesta { $money }, más el terreno.
    .loch = La siguiente unidad cuesta { $money }.
boards-unit-income = Gana { $money } cada ronda.
boards-unit-gives = Produce { $goods } cada ronda.
boards-unit-makes = Produce { $goods } con 1 de { $input } cada ronda.
boards-next-cost = La siguiente mejora cuesta { $money }.
boards-no-more = Mejorado al máximo.
boards-shipping = Nivel de transporte { $level }: { $name }
boards-technology-none = Tecnología de los { $units }: sin mejorar
boards-technology-done = Tecnología de los { $units }: mejorada
boards-merchants = Comerciantes: { $stock } en la reserva, { $market } en el mercado, { $board } por contratar
boards-box-empty = Un espacio de exportación vacío
boards-fulfilled = { $count ->
        [one] { $count } contrato cumplido
       *[other] { $count } contratos cumplidos
    }
boards-port-used = Ya usado.
boards-port-near = Al alcance, aún sin usar.
boards-port-far = Aún fuera de alcance.
boards-barrel = Barril en el espacio { $place } de la bodega, vale { $money }
boards-barrel-none = El espacio { $place } de la bodega está vacío ({ $money })

## De dónde salen los puntos

boards-from-glory = Gloria de losetas de puntuación y puertos
boards-from-basic = { $points } PV por cada mercancía básica
boards-from-processed = { $points } PV por cada mercancía procesada
boards-from-money = 1 PV por cada { $money } completas; sobrante: { $left }
boards-from-imports = Unidades importadas: { $imports } ({ $points } PV)
boards-from-contracts = { $count ->
        [one] Por { $count } contrato cumplido, en comparación con los demás
       *[other] Por { $count } contratos cumplidos, en comparación con los demás
    }
boards-from-settlements = { $count ->
        [one] Por { $count } explotación unida, en comparación con los demás
       *[other] Por { $count } explotaciones unidas, en comparación con los demás
    }
boards-from-bid = Oferta por el clan

## Otros jugadores

boards-players = Jugadores
boards-open = Tablero de { $name }
boards-held-title = Contratos por cumplir
boards-fulfilled-title = Contratos cumplidos
boards-none = ninguno
boards-placed = Unidades en el mapa
boards-on-map = { $units } en el mapa
boards-next = Producción:
boards-last = Último turno
boards-lacks = Le falta: { $lacks }.
boards-complete = Tiene todo lo que pide.
boards-ports-used = { $count ->
        [one] { $count } puerto usado
       *[other] { $count } puertos usados
    }

## Tarjetas en un teléfono

boards-cards = Tableros y puntos
boards-card-mine = Mi tablero
boards-card-players = Jugadores
boards-card-score = Puntos

## La elección de clanes, para quien espera

boards-draft-chooses = { $name } está eligiendo clan. Estos son los disponibles:
boards-draft-bids = { $name } está pujando. Estos son los clanes disponibles:

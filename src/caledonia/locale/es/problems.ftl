### Las decisiones como preguntas, y por qué una acción no es posible.

## Qué hay que decidir

pending-clan-choice = ¿Qué clan eliges?
    .tile = ¿Qué loseta inicial eliges?
pending-auction = Mejor oferta hasta ahora: { $high } PV. ¿Pujas más o dejas la subasta?
    .open = Abres la subasta: puja 0 PV o más.
pending-worker-placement = ¿Dónde va tu trabajador inicial?
    .of = ¿Dónde va tu trabajador inicial? ({ $number } de { $count })
pending-turn = Elige una acción principal.
pending-turn-end = ¿Algo más, o terminas tu turno?
pending-mandatory-trade = Has movido un precio: comercia ahora con esa mercancía ({ $good }).
pending-second-contract = ¿Obtienes un segundo contrato con la misma acción?
pending-neighbourhood-bonus = Bonificación por vecindario: ¿compras a tus nuevos vecinos?
    .draw = ¿Compras a tus nuevos vecinos y robas contratos por la bonificación por construcción, en cualquier orden?
pending-mandatory-purchase = Has movido un precio: compra ahora esa mercancía a tus vecinos ({ $good }).
pending-draw-contracts = Bonificación por construcción: ¿robas contratos?
pending-building-bonus = ¿Te quedas con uno de los contratos robados?
pending-exchanging = { $space ->
        [none] ¿Qué unidad cambias primero?
       *[other] ¿Y la segunda?
    }
pending-slaughtering = ¿Qué animal sacrificas para el contrato { $contract }? Aún falta: { $meat }.
pending-export-bonuses = Bonificaciones de exportación directa pendientes: { $bonuses }.
pending-second-fulfilment = ¿Cumples un segundo contrato con la misma acción?
pending-upgrade-bonus = ¿Qué bonificación de mejora eliges?
pending-production = ¿Qué producen tus fábricas?
pending-cellar-choice = ¿Guardas en la bodega uno de los nuevos whiskies?
pending-butter-choice = ¿Cuánta leche conviertes en mantequilla?

## Por qué no

problem-not_now = Ahora no: { $name } tiene antes otra cosa que decidir. { $decision }
    .own = Antes tienes otra decisión que tomar: { $decision }
    .done = Ya has hecho tu acción principal; escribe end.
problem-game_over = La partida ha terminado.
problem-money_short = { $amount ->
        [one] Te falta { $amount } £.
       *[other] Te faltan { $amount } £.
    }
problem-goods_short = Te falta: { $goods }.
problem-animals_short = Para la { $meat } necesitas { $animals } más en el mapa.
problem-no_merchant = { $amount ->
        [one] Te falta un comerciante en la reserva.
       *[other] Te faltan { $amount } comerciantes en la reserva.
    }
problem-other_side = En una misma ronda, cada mercancía solo se compra o solo se vende ({ $good }).
problem-no_amount = Comercia al menos con una mercancía.
problem-no_contract_there = El contrato { $contract } no está en el tablero de exportación.
problem-not_held = El contrato { $contract } no está en tu espacio de exportación.
problem-not_drawn = El contrato { $contract } no está entre los robados.
problem-slots_full = No tienes ningún espacio de exportación vacío.
problem-occupied = { $space } está ocupado.
problem-mist = { $space } está en la neblina: fuera de juego con 1 o 2 jugadores.
problem-covered = { $space } está cubierto y fuera de juego.
problem-blocked = En { $space } hay una pieza neutral.
problem-wrong_terrain = { $space } no es el terreno adecuado para { $unit }.
problem-fishermen_adjacent = { $space } está junto a otro de tus pescadores.
problem-not_border = { $space } no es un espacio fronterizo.
problem-not_in_reach = { $space } no está a tu alcance.
problem-needs_shipping = { $space } no está a tu alcance: hace falta el nivel de transporte { $level } ({ $name }).
problem-no_unit_left = No quedan { $units } en tu tablero de jugador.
problem-not_a_starting_worker = Al principio solo se colocan trabajadores.
problem-top_level = Tu transporte ya está en su nivel más alto.
problem-already_upgraded = La tecnología de tus { $units } ya está mejorada.
problem-no_technology = Tu clan no tiene tecnología para { $units }.
problem-no_merchant_on_board = No quedan comerciantes en tu tablero de jugador.
problem-no_merchant_there = Ahí no tienes ningún comerciante ({ $good }).
problem-no_free_space = No te queda ningún espacio libre por usar.
problem-no_upgrade_left = No te queda ninguna bonificación de mejora por usar.
problem-not_your_animal = En { $space } no hay ningún animal tuyo que el contrato pida.
problem-meat_not_owed = El contrato ya no pide { $meat }.
problem-would_be_short = Después ya no podrías cumplir el contrato.
problem-no_such_port = El puerto { $port } no está en juego.
problem-port_used = Ya has usado el puerto { $port }.
problem-port_not_in_reach = El puerto { $port } no está a tu alcance.
problem-port_no_units = Sin unidades en el mapa ningún puerto está a tu alcance.
problem-port_window = El puerto { $port } no se puede usar en este momento.
problem-port_choice = El puerto { $port } no se usa así: { $usage }.
problem-price_at_end = El precio de esta mercancía ({ $good }) no puede moverse más en ese sentido.
problem-no_trade_after = Después no podrías comerciar con { $good }.
problem-not_offered = No está disponible: { $name }.
problem-bid_too_low = Puja más de { $high } PV.
problem-bid_too_high = Puja { $highest } PV como mucho.
problem-must_open = Abres la subasta, así que tienes que pujar.
problem-not_your_unit = En { $space } no hay ninguna unidad tuya que se pueda cambiar.
problem-same_type = Las unidades nuevas deben ser de un tipo distinto del de las dos antiguas.
problem-cannot_exchange = Los campos y los pescadores no se pueden cambiar.
problem-no_second_exchange = Entonces no sería posible un segundo cambio.
problem-no_ability = Tu clan no puede hacer eso.
problem-already_rowed = En este turno ya ha remado un pescador.
problem-not_adjacent = { $space } no es un lago adyacente.
problem-no_fisherman = No hay ningún pescador tuyo en { $space }.
problem-no_hops = No queda lúpulo de este contrato para hacer cerveza.
problem-no_barrel = No hay ningún barril en el espacio { $place } de la bodega.
problem-too_many = { $amount } como mucho.
problem-no_neighbour = Ningún nuevo vecino produce { $good }.
problem-bought_already = Ya has comprado { $good } a estos vecinos.
problem-limit_reached = En este turno puedes comprar a los vecinos, como mucho, { $goods } más.
problem-trade_first = Has movido un precio: comercia ahora con esa mercancía ({ $good }).

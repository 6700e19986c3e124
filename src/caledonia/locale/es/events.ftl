### Lo que ha pasado. La mayoría sigue al nombre de un jugador y se une con comas;
### las formas «you» hablan del propio sitio (véase en/events.ftl).

event-you = { $deeds }.
event-money-changed =
    .gain = { $cause ->
        [no_clans] recibe { $money } por su lugar en el orden de turno
        [income] gana { $money } con sus trabajadores
        [import] recibe { $money } de la pista de importación
        [clan] recibe { $money } gracias a su clan
       *[other] recibe { $money }
    }
    .gain-you = { $cause ->
        [no_clans] recibes { $money } por tu lugar en el orden de turno
        [income] ganas { $money } con tus trabajadores
        [import] recibes { $money } de la pista de importación
        [clan] recibes { $money } gracias a tu clan
       *[other] recibes { $money }
    }
    .loss = paga { $money }
    .loss-you = pagas { $money }
event-goods-changed =
    .gain = { $cause ->
        [starting_tile] empieza con { $goods }
        [buy] compra { $goods }
        [production] produce { $goods }
       *[other] recibe { $goods }
    }
    .gain-you = { $cause ->
        [starting_tile] empiezas con { $goods }
        [buy] compras { $goods }
        [production] produces { $goods }
       *[other] recibes { $goods }
    }
    .loss = { $cause ->
        [sell] vende { $goods }
        [export] entrega { $goods }
        [production] gasta { $goods }
       *[other] entrega { $goods }
    }
    .loss-you = { $cause ->
        [sell] vendes { $goods }
        [export] entregas { $goods }
        [production] gastas { $goods }
       *[other] entregas { $goods }
    }
event-butter = convierte { $goods } en mantequilla
    .you = conviertes { $goods } en mantequilla
event-brew = elabora cerveza con { $goods }
    .you = elaboras cerveza con { $goods }
event-glory-gained = recibe { $amount } de gloria
    .you = recibes { $amount } de gloria
event-unit-placed = { $cause ->
        [start] empieza con { $unit } en { $space }
       *[other] coloca { $unit } en { $space }
    }
    .you = { $cause ->
        [start] empiezas con { $unit } en { $space }
       *[other] colocas { $unit } en { $space }
    }
event-unit-removed = { $cause ->
        [slaughter] sacrifica { $unit } de { $space }
       *[port] retira { $unit } de { $space }
    }
    .you = { $cause ->
        [slaughter] sacrificas { $unit } de { $space }
       *[port] retiras { $unit } de { $space }
    }
event-unit-moved = rema con { $unit } de { $origin } a { $target }
    .you = remas con { $unit } de { $origin } a { $target }
event-merchants-sent =
    .buy = envía a { $count ->
        [one] un comerciante
       *[other] { $count } comerciantes
    } a comprar { $good }
    .buy-you = envías a { $count ->
        [one] un comerciante
       *[other] { $count } comerciantes
    } a comprar { $good }
    .sell = envía a { $count ->
        [one] un comerciante
       *[other] { $count } comerciantes
    } a vender { $good }
    .sell-you = envías a { $count ->
        [one] un comerciante
       *[other] { $count } comerciantes
    } a vender { $good }
event-merchant-recalled = hace volver a un comerciante del mercado ({ $good })
    .you = haces volver a un comerciante del mercado ({ $good })
event-merchant-hired = contrata a un comerciante
    .you = contratas a un comerciante
event-shipping-upgraded = mejora su transporte al nivel { $level } ({ $name })
    .you = mejoras tu transporte al nivel { $level } ({ $name })
event-technology-upgraded = mejora la tecnología de sus { $units }
    .you = mejoras la tecnología de tus { $units }
event-contract-obtained = obtiene el contrato { $contract }
    .you = obtienes el contrato { $contract }
event-contracts-drawn = roba los contratos { $contracts }
    .you = robas los contratos { $contracts }
event-contract-kept = se queda con el contrato { $contract }
    .you = te quedas con el contrato { $contract }
event-contract-fulfilled = cumple el contrato { $contract }
    .you = cumples el contrato { $contract }
event-clan-chosen = elige el { $clan } con la { $tile }
    .you = eliges el { $clan } con la { $tile }
    .tile = elige la { $tile }
    .tile-you = eliges la { $tile }
event-bid-made = puja { $points } PV
    .you = pujas { $points } PV
    .leave = deja la subasta
    .leave-you = dejas la subasta
event-auction-won = gana la subasta con { $points } PV: lugar { $place } en el orden de turno
    .you = ganas la subasta con { $points } PV: lugar { $place } en el orden de turno
event-worker-forgone = no tiene espacio para un trabajador inicial
    .you = no tienes espacio para un trabajador inicial
event-port-used = usa el puerto { $port }
    .you = usas el puerto { $port }
    .borrowed = usa el puerto { $port } con el efecto de { $effect }
    .borrowed-you = usas el puerto { $port } con el efecto de { $effect }
event-bonus-declined = { $bonus ->
        [neighbourhood] no compra nada más a los vecinos
        [building] no roba contratos
        [upgrade] renuncia a la bonificación de mejora
       *[export] renuncia al resto de las bonificaciones de exportación
    }
    .you = { $bonus ->
        [neighbourhood] no compras nada más a los vecinos
        [building] no robas contratos
        [upgrade] renuncias a la bonificación de mejora
       *[export] renuncias al resto de las bonificaciones de exportación
    }
event-barrel-moved =
    .in = guarda un whisky en la bodega
    .in-you = guardas un whisky en la bodega
    .out = saca el barril del espacio { $place } de la bodega
    .out-you = sacas el barril del espacio { $place } de la bodega
    .on = pasa un barril al espacio { $place } de la bodega
    .on-you = pasas un barril al espacio { $place } de la bodega
event-passed = pasa
    .you = pasas
event-turn-started = empieza su turno
    .you = empiezas tu turno
event-production-started = empieza su producción
    .you = empiezas tu producción

## La mesa

event-price-moved = { $good }: { $way ->
        [up] sube
       *[down] baja
    } de { $old } a { $new }
    .same = { $good }: { $way ->
        [up] sube
       *[down] baja
    } un paso, sigue a { $new }
event-merchants-returned = Todos los comerciantes vuelven del mercado.
event-contracts-returned = De vuelta al fondo de la pila de contratos: { $contracts }.
event-contract-revealed = Nuevo en el tablero de exportación: { $contract }.
event-contract-removed = Sale del juego el contrato { $contract }.
event-dice-rolled = Dados: { $good }, { $figure }.
event-round-started = Empieza la ronda { $round }.
event-game-ended = Se ha puntuado la última ronda.

### Lo que ha pasado. La mayoría sigue al nombre de un jugador y se une con comas
### (véase en/events.ftl).

event-money-changed =
    .gain = { $cause ->
        [no_clans] recibe { $money } por su lugar en el orden de turno
        [income] gana { $money } con sus trabajadores
        [import] recibe { $money } de la pista de importación
        [port] recibe { $money } en el puerto
        [clan] recibe { $money } gracias a su clan
       *[other] recibe { $money }
    }
    .loss = { $cause ->
        [port] paga { $money } en el puerto
       *[other] paga { $money }
    }
event-goods-changed =
    .gain = { $cause ->
        [starting_tile] empieza con { $goods }
        [buy] compra { $goods }
        [production] produce { $goods }
        [port] recibe { $goods } en el puerto
       *[other] recibe { $goods }
    }
    .loss = { $cause ->
        [sell] vende { $goods }
        [export] entrega { $goods }
        [production] gasta { $goods }
        [port] entrega { $goods } en el puerto
        [butter] convierte { $goods } en mantequilla
        [beer] elabora cerveza con { $goods }
       *[other] entrega { $goods }
    }
event-glory-gained = { $cause ->
        [port] gana { $amount } de Gloria en el puerto
       *[scoring_tile] recibe { $amount } de Gloria
    }
event-unit-placed = { $cause ->
        [start] empieza con { $unit } en { $space }
       *[other] coloca { $unit } en { $space }
    }
event-unit-removed = { $cause ->
        [slaughter] sacrifica { $unit } de { $space }
       *[port] retira { $unit } de { $space }
    }
event-unit-moved = rema con { $unit } de { $origin } a { $target }
event-merchants-sent =
    .buy = envía { $count ->
        [one] un comerciante
       *[other] { $count } comerciantes
    } a comprar { $good }
    .sell = envía { $count ->
        [one] un comerciante
       *[other] { $count } comerciantes
    } a vender { $good }
event-merchant-recalled = hace volver a un comerciante del mercado ({ $good })
event-merchant-hired = contrata a un comerciante
event-shipping-upgraded = mejora su transporte al nivel { $level } ({ $name })
event-technology-upgraded = mejora la tecnología de sus { $units }
event-contract-obtained = obtiene el contrato { $contract }
event-contracts-drawn = roba los contratos { $contracts }
event-contract-kept = se queda con el contrato { $contract }
event-contract-fulfilled = cumple el contrato { $contract }
event-clan-chosen = elige el { $clan } con la { $tile }
    .tile = elige la { $tile }
event-bid-made = puja { $points } PV
    .leave = deja la subasta
event-auction-won = gana la subasta con { $points } PV: lugar { $place } en el orden de turno
event-worker-forgone = no encuentra espacio para un trabajador inicial
event-port-used = usa el puerto { $port }
    .borrowed = usa el puerto { $port } con el efecto de { $effect }
event-bonus-declined = { $bonus ->
        [neighbourhood] no compra nada más a los vecinos
        [upgrade] renuncia a la bonificación de mejora
       *[export] renuncia al resto de las bonificaciones de exportación
    }
event-barrel-moved =
    .in = guarda un whisky en la bodega
    .out = saca el whisky del lugar { $place } de la bodega
    .on = pasa un barril al lugar { $place } de la bodega
event-passed = pasa
event-turn-started = tiene el turno
event-production-started = empieza su producción

## La mesa

event-price-moved = { $good }: { $way ->
        [up] sube
       *[down] baja
    } de { $old } a { $new }
    .same = { $good }: { $way ->
        [up] sube
       *[down] baja
    } un paso, sigue a { $new }
event-merchants-returned = Todos los comerciantes vuelven con sus dueños.
event-contracts-returned = De vuelta bajo la pila de contratos: { $contracts }.
event-contract-revealed = Nuevo en el tablero de exportación: { $contract }.
event-contract-removed = Sale del juego el contrato { $contract }.
event-dice-rolled = Los dados: { $good }, { $figure }.
event-round-started = Empieza la ronda { $round }.
event-game-ended = Se ha puntuado la última ronda.

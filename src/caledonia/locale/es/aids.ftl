### Help at the table: why something is not possible, and what a bot would do.

## Why not

why-heading = ¿Por qué no?
why-can = Eso sí se puede: { $what }.
why-rules = Leer la regla ({ $clause })
# What would make it possible; for the first two a button follows, like "Sell 1 wool +£5".
why-repair =
    .this_turn = Esto lo soluciona enseguida:
    .next_turn = Esto lo soluciona para tu próximo turno:
    .next_round = En esta ronda no hay remedio. Entre pasar y los ingresos, recibirás { $money } para la siguiente.
why-no-contract = No tienes ningún contrato que cumplir. Obtén antes uno del tablero de exportación.
why-no-undo = En este turno no hay nada que deshacer.
why-no-end = Haz primero una de las ocho acciones. Pasar también cuenta.

## Hints

hint-thinking = El bot está pensando…
hint-waiting = El bot espera al servidor: puesto { $place } en la cola
hint-points = { $points ->
        [one] alrededor de { $points } punto al final
       *[other] unos { $points } puntos al final
    }
# Beside the one of several choices that the bot would take.
hint-choice = La elección del bot

## What the seer foresees

hint-spread = ± { $spread }
hint-first = primer puesto: { $percent } %
# Points by which a line of the score sheet differs from that after the bot’s choice, like "+3 glory".
hint-line = { $points } { $line }
hint-line-glory = gloria
hint-line-goods = mercancías
hint-line-money = dinero
hint-line-hops = lúpulo
hint-line-imports = importaciones
hint-line-contracts = contratos
hint-line-settlements = explotaciones
# What a clan is worth at this table, like "+3.5 VP".
hint-clan = { $clan }: aquí { $lead } PV respecto a la media; puja justa: { $bid }

## Why a bot thinks well of something

hint-why-contract = Ayuda con el contrato { $contract }
hint-why-glory = Loseta de puntuación: { $tile }
hint-why-link = Une tus explotaciones
hint-why-port = Puerto: { $port }
hint-why-neighbours = Nuevos vecinos te venden mercancías
hint-why-income = { $units }: más en cada producción
hint-why-reach = Pone espacios nuevos a tu alcance
hint-why-market = { $good }: compensa a este precio
hint-why-merchants = Más comerciantes para el mercado
hint-why-clan = Este clan va bien aquí
hint-why-tile = Esta loseta va bien aquí
hint-why-rest = No queda nada mejor

## A costly decision on the board: what was played, and what is better

look-played = Jugado: { $what }
    .tag = jugado
look-better = Mejor: { $what }
    .tag = mejor
look-previous = Anterior
look-next = Siguiente
# Stepping through the played or the better line on the board.
look-steps = Ver paso a paso
look-back = Un paso atrás
look-forward = Un paso adelante
look-step-played = Jugado: { $at } de { $all }
look-step-better = Mejor: { $at } de { $all }
# Stepping from one costly decision to the next.
look-decisions = Decisiones costosas
look-decision = Decisión { $at } de { $all }
look-leads = (unos { $points } PV, { $win } de probabilidad de ganar)
look-leads-alone = (unos { $points } PV)
# The played line: its figures are those of its first step, whatever was played after it.
look-leads-first = (unos { $points } PV, { $win } de probabilidad de ganar, si tras el primer paso se juega lo mejor)
look-leads-first-alone = (unos { $points } PV, si tras el primer paso se juega lo mejor)
# $sources is one of the two below, or two of them; $reason one of the reasons below. “.despite”: the
# better line brings less of these, “.overall”: there is nothing to name.
look-why = La mejor opción aporta { $sources }, porque { $reason }.
    .plain = La mejor opción aporta { $sources }.
    .despite = La mejor opción aporta { $sources }, pero en conjunto es más fuerte, porque { $reason }.
    .despite-plain = La mejor opción aporta { $sources }, pero en conjunto es más fuerte.
    .reason = La mejor opción es más fuerte porque { $reason }.
    .overall = La mejor opción es más fuerte en varios pequeños detalles.
# $line is a line of the score sheet, as in “1.3 VP more from contracts”.
look-why-more = { $points } PV más por { $line }
look-why-less = { $points } PV menos por { $line }
look-why-both = { $one } y { $other }
# “It” is the better line.
look-reason-contract = ayuda con el contrato { $contract }
look-reason-obtain = obtiene el contrato { $contract }
look-reason-fulfil = cumple el contrato { $contract }
look-reason-glory = cuenta para la loseta de puntuación «{ $tile }»
look-reason-link = une explotaciones
look-reason-port = aprovecha el puerto «{ $port }»
look-reason-neighbours = hay nuevos vecinos que venden mercancías
look-reason-income = rinde más en cada producción ({ $units })
look-reason-reach = pone espacios nuevos al alcance
look-reason-market = el precio del mercado compensa ({ $good })
look-reason-merchants = da más comerciantes para el mercado
look-reason-clan = este clan va bien aquí
look-reason-tile = esta loseta va bien aquí
look-reason-pass = pasar ahora asegura la bonificación por pasar, y seguir costaría más de lo que aporta
look-reason-stop = seguir costaría más de lo que aporta

## Playing on from a moment of a game

branch-about = Se crea una mesa nueva en la que sigues jugando contra bots. Esta partida se queda como está.
# The name of the new table: that of the old one, and from where it goes on.
branch-name = { $name }, desde la ronda { $round } (jugada { $ply })
    .setup = { $name }, desde la preparación (jugada { $ply })
branch-do = Crear mesa

## Learning aids over the map

layers-heading = Ayudas para aprender
layers-about = Seguirán activas en tus próximas partidas. Solo están disponibles en partidas no clasificatorias contra bots y en partidas entre bots.
layers-thinking = Calculando…
layers-bar = Quién va por delante
    .about = Puntos esperados y probabilidad de ganar de cada jugador, según el bot más fuerte.
layers-bar-seat = { $name }: unos { $points } puntos, { $chance } de probabilidad de ganar
layers-bar-alone = { $name }: unos { $points } puntos
layers-bar-points = { $points } PV
layers-weather = Previsión de precios
    .short = Precios
    .about = La probabilidad de que cada precio suba o baje antes de tu próximo turno.
layers-weather-about = Antes de tu próximo turno, si los demás juegan como se espera:
layers-weather-none = Ahora no hay previsión: no te queda ningún turno o la partida aún no ha empezado.
layers-good = Mercancía
layers-price = Precio
layers-rises = Sube
layers-falls = Baja
layers-needs = { $name } necesita { $amount }
layers-holds = { $name } tiene { $amount }
layers-ways = Cómo cumplir contratos
    .short = Contratos
    .about = Cuánto cuesta cada contrato, cuántos turnos lleva y cómo cumplirlo paso a paso.
layers-ways-about = Cada camino respeta las reglas y supone que los demás pasan. El porcentaje indica la probabilidad de que siga abierto si continúan jugando.
# Cost, turns and chance of a way to a contract.
layers-way =
    { $cost } · { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } · { $chance }
layers-no-way = ningún camino a la vista
layers-contract = Contrato { $contract }
layers-points = +{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
layers-own = Con tus mercancías: { $goods }.
layers-cheapest = El más barato
layers-quickest = El más rápido
layers-first = Cumple primero el contrato { $contract } para liberar tu espacio de exportación.
layers-no-contracts = Ahora no hay contratos que cumplir.

### Nombres de las cosas. Los atributos son las formas que piden las frases (véase en/names.ftl).

money = { $amount } £
    .gain = +{ $amount } £
    .loss = −{ $amount } £

## Mercancías

good-wool = lana
    .count = { $count } de lana
good-grain = grano
    .count = { $count } de grano
good-milk = leche
    .count = { $count } de leche
good-bread = pan
    .count = { $count } de pan
good-cheese = queso
    .count = { $count } de queso
good-whisky = whisky
    .count = { $count } de whisky

meat-beef = carne de vaca
    .count = { $count } de carne de vaca
meat-mutton = carne de cordero
    .count = { $count } de carne de cordero

import-cotton = algodón
    .count = { $count } de algodón
import-tobacco = tabaco
    .count = { $count } de tabaco
import-sugar_cane = caña de azúcar
    .count = { $count } de caña de azúcar
hops = lúpulo
    .count = { $count } de lúpulo

## Unidades

unit-sheep = oveja
    .count = { $count ->
        [one] { $count } oveja
       *[other] { $count } ovejas
    }
    .a = una oveja
    .the = la oveja
    .plural = ovejas
    .letter = o
unit-cow = vaca
    .count = { $count ->
        [one] { $count } vaca
       *[other] { $count } vacas
    }
    .a = una vaca
    .the = la vaca
    .plural = vacas
    .letter = v
unit-dairy = quesería
    .count = { $count ->
        [one] { $count } quesería
       *[other] { $count } queserías
    }
    .a = una quesería
    .the = la quesería
    .plural = queserías
    .letter = q
unit-bakery = panadería
    .count = { $count ->
        [one] { $count } panadería
       *[other] { $count } panaderías
    }
    .a = una panadería
    .the = la panadería
    .plural = panaderías
    .letter = p
unit-field = campo
    .count = { $count ->
        [one] { $count } campo
       *[other] { $count } campos
    }
    .a = un campo
    .the = el campo
    .plural = campos
    .letter = c
unit-distillery = destilería
    .count = { $count ->
        [one] { $count } destilería
       *[other] { $count } destilerías
    }
    .a = una destilería
    .the = la destilería
    .plural = destilerías
    .letter = d
unit-woodcutter = leñador
    .count = { $count ->
        [one] { $count } leñador
       *[other] { $count } leñadores
    }
    .a = un leñador
    .the = el leñador
    .plural = leñadores
    .letter = l
unit-miner = minero
    .count = { $count ->
        [one] { $count } minero
       *[other] { $count } mineros
    }
    .a = un minero
    .the = el minero
    .plural = mineros
    .letter = m
unit-fisherman = pescador
    .count = { $count ->
        [one] { $count } pescador
       *[other] { $count } pescadores
    }
    .a = un pescador
    .the = el pescador
    .plural = pescadores
    .letter = s

## El mapa

terrain-grassland = pastizal
    .letter = p
terrain-forest = bosque
    .letter = b
terrain-mountain = montaña
    .letter = m

shipping-0 = nulo
shipping-1 = cruce de río
shipping-2 = lago‑1
shipping-3 = lago‑2
shipping-4 = lago‑3
shipping-5 = lago‑4

## Contratos

contract-free-space = { $count ->
        [one] espacio libre
       *[other] { $count } espacios libres
    }
contract-beer = cerveza con hasta { $count } de grano
contract-upgrade = { $count ->
        [one] bonificación de mejora
       *[other] { $count } bonificaciones de mejora
    }

## Clanes y losetas iniciales

clan-none = sin clan
    .short = sin clan
    .about = una loseta inicial y ninguna habilidad
clan-buchanan = Clan Buchanan
    .short = Buchanan
    .about = { $slots } espacios de exportación; obtiene o cumple { $per_action } contratos con una acción; paga los contratos una sola vez por turno; la bonificación por construcción roba { $draw }
clan-campbell = Clan Campbell
    .short = Campbell
    .about = queserías, panaderías y destilerías: la 1.ª/2.ª/3.ª/4.ª de cada tipo cuesta { $discount } £ menos
clan-cunningham = Clan Cunningham
    .short = Cunningham
    .about = tras la producción vende leche como mantequilla a { $butter } £ la unidad
clan-fergusson = Clan Fergusson
    .short = Fergusson
    .about = empieza con transporte y { $workers } trabajadores, todos en espacios fronterizos
clan-macdonald = Clan MacDonald
    .short = MacDonald
    .about = { $workers } trabajadores a { $cost } £ para bosques, montañas y, como pescadores, lagos; ganan { $income } £, y los pescadores pueden remar
clan-macewen = Clan MacEwen
    .short = MacEwen
    .about = vende hasta { $limit } de grano como cerveza a { $beer } £ la unidad cuando un contrato da lúpulo
clan-mackenzie = Clan MacKenzie
    .short = MacKenzie
    .about = { $whisky } £ por cada whisky producido, y una bodega donde envejecen los barriles ({ $cellar } £)
clan-robertson = Clan Robertson
    .short = Robertson
    .about = paga { $discount_large } £ menos en los deltas de río ({ $discount_small } £ con 1–2 jugadores)
clan-stewart = Clan Stewart
    .short = Stewart
    .about = tiene { $merchants } comerciantes más y transporte desde el principio, y recibe { $trade } £ antes de cada compra o venta

starting-tile = loseta inicial { $number }

## Losetas de puerto

port-p1 = Rebaño indultado
    .about = al cumplir un contrato, sacrifica { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animales
    } menos
    .usage = di qué carne te ahorras: beef (vaca) o mutton (cordero)
port-p2 = Trueque de granja
    .about = entrega { $discard } mercancía básica y recibe { $gain } a tu elección
    .usage = di la mercancía básica que entregas y luego las { $gain } que recibes
port-p3 = Trueque de despensa
    .about = entrega { $discard } mercancía procesada y recibe { $gain } a tu elección
    .usage = di la mercancía procesada que entregas y luego las { $gain } que recibes
port-p4 = Casa del gremio
    .about = { $glory } de gloria y una bonificación de mejora
    .usage = detrás del puerto no va nada más
port-p5 = Cofre del tesoro
    .about = { $money } £
    .usage = detrás del puerto no va nada más
port-p6 = Rumor de mercado
    .about = antes de comerciar con una mercancía, sube o baja su precio { $steps } pasos
    .usage = di la mercancía y luego up (arriba) o down (abajo)
port-p7 = Cambio de oficio
    .about = cambia gratis { $units } de tus unidades en el mapa por otras de tu tablero
    .usage = detrás del puerto no va nada más
port-p8 = Oficina naviera
    .about = { $money } £ y, si tienes un espacio de exportación vacío, una bonificación por construcción
    .usage = detrás del puerto no va nada más
port-p9 = Transbordador
    .about = paga { $cost } £ y usa cualquier otro puerto en juego, esté o no a tu alcance
    .usage = di otro puerto en juego y luego lo que pide

## Losetas de puntuación

scoring-t1 = { $glory } de gloria por mercancía básica en la reserva
scoring-t2 = { $glory } de gloria por cada { $per } mercancías procesadas en la reserva
scoring-t3 = { $glory } de gloria por animal o fábrica, { $field } por campo en el mapa
scoring-t4 = { $glory } de gloria por trabajador en el mapa
scoring-t5 = { $glory } de gloria por cada { $per } unidades en espacios fronterizos
scoring-t6 = { $glory } de gloria por algodón, tabaco o caña de azúcar importados
scoring-t7 = { $glory } de gloria por unidad de carne exportada
scoring-t8 = { $glory } de gloria por mejora: transporte, tecnología, comerciantes
scoring-t9 = { $glory } de gloria por unidad en terreno que cuesta 5 £ o 6 £

## Rangos del juego en solitario

rank-newbie = Novato
rank-rookie = Inexperto
rank-average = Satisfactorio
rank-expert = Experto
rank-genius = ¡Genial!

## Jugadores del ordenador

bot-random = Caminante
    .about = elige al azar entre las acciones permitidas
bot-shepherd = Pastor
    .about = juega como un principiante: se queda con lo primero que ve y pasa por alto muchas cosas
bot-baker = Panadero
    .about = conoce las reglas, pero deja escapar algunas buenas ocasiones
bot-crofter = Granjero
    .about = construye, comercia y exporta con reglas sencillas
bot-distiller = Destilador
    .about = compara unas pocas acciones antes de cada turno, pero aún se equivoca a veces
bot-merchant = Mercader
    .about = piensa un poco por adelantado; es rápido y difícil de vencer
bot-laird = Terrateniente
    .about = piensa una ronda por adelantado y rara vez falla
bot-chief = Jefe
    .about = simula muchas partidas antes de cada turno; juega como un buen jugador de club
bot-bard = Bardo
    .about = aprendió como el Vidente, pero no ve tan lejos
bot-seer = Vidente
    .about = aprendió jugando contra sí mismo; es el más fuerte
bot-figures = Nivel { $level } de { $levels }: rating { $rating }, una media de { $two } puntos con dos jugadores y { $four } con cuatro

## Variantes

variant-kickstarter = con las losetas añadidas en el mecenazgo
variant-static_imports = productos de importación estáticos
variant-no_scoring_tiles = sin losetas de puntuación
variant-no_port_tiles = sin losetas de puerto
variant-tighter_map = mapa más ajustado
variant-no_clans = sin clanes
variant-clan_auction = subasta de clanes
variant-errata_2025 = fe de erratas 2025

## Personas y mesas sin nombre propio

guest-name = Invitado { $number }
table-first = Mi primera partida
table-imported = Partida importada
table-daily = Reto del día

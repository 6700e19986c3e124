### El mapa: qué son sus espacios, qué se puede hacer en ellos, y sus herramientas.

# Se lee en voz alta cuando el mapa recibe el foco.
map-keys = Mapa: las flechas van de espacio en espacio, Intro elige, más y menos acercan y alejan
map-tools = Capas del mapa

## Espacios

map-loch = lago
map-free = libre
map-cost = Coste del terreno
map-border = espacio fronterizo
map-delta = delta del río
map-mist = neblina
map-mist-out = neblina, fuera de juego
# Por qué no puede haber nada en un espacio.
map-blocked =
    .covered = cubierto, fuera de juego
    .neutral = ocupado por una pieza neutral
map-port = puerto { $port }
map-port-used = usado por { $name }
map-owner = { $name }: { $unit }
map-reach-now = a tu alcance
# $name es un nivel de transporte, como «lago-2».
map-reach-later = a tu alcance con nivel de transporte «{ $name }»
map-reach-never = fuera de tu alcance
map-neighbours = Los nuevos vecinos venden:

## Opciones

# Un precio en el mapa, y el más bajo de varios.
map-price = { $money }
    .from = { $money }+
# Una opción con su precio, como «oveja 11 £».
map-offer = { $what } { $money }
map-again = { $what }: pulsa otra vez para confirmar
map-row = remar a { $target }
map-slaughter = sacrificar
map-about = Sobre { $space }
map-close = Cerrar
# Delante de los símbolos de las unidades.
map-why-here = ¿Por qué aquí no?
# $unit con su artículo: «una oveja».
map-why = ¿Por qué no { $unit } aquí?

## Herramientas

map-nearer = Acercar
map-farther = Alejar
map-whole = Mapa entero
map-turn = Girar el mapa
# Una herramienta con su tecla.
map-tool-key = { $label } ({ $key })
map-show-reach = Mi alcance
map-show-settlements = Explotaciones
map-show-neighbours = Mercancías de los vecinos
map-show-borders = Espacios fronterizos
map-show-deltas = Deltas de río
map-show-costs = Costes del terreno
map-show-names = Coordenadas
map-reach-key = nivel de transporte necesario
# Bajo el mapa, por jugador: explotaciones unidas y sus puntos de victoria ahora.
map-linked = { $count ->
        [one] { $count } explotación
       *[other] { $count } explotaciones
    } · { $points } PV

## El mapa en palabras

map-text = El mapa en texto
map-text-open = Qué puedes hacer en el mapa
map-text-offer = { $space }: { $offer }
map-text-units = Unidades en el mapa
map-text-line = { $units }: { $spaces }
map-text-none = ninguna todavía

### La página: lo que comparten todas las pantallas, y actuar en la mesa.

wait-loading = Un momento…
wait-failed = No se ha podido cargar.
wait-again = Reintentar
me-guest-name = Invitado
# Whoever deleted the account.
former-player = antiguo jugador
close = Cerrar

## De quién es el turno

turn-yours = Tu turno
turn-of = Juega { $name }
turn-thinking = { $name } está pensando…
turn-in-line = { $name } espera su turno para pensar: puesto { $place } en la cola
turn-over = La partida ha terminado
turn-past = Estás viendo la jugada { $ply } de { $all }
turn-complete = Tu turno está completo. Termínalo o deshaz algo.
# Both are read out only.
turn-undone = Deshecho.
turn-present = De vuelta al presente.
turn-waiting = Puedes mirar la mesa hasta que te toque.
turn-spectator = Estás mirando.

## El estado de la conexión

state-saved = Guardado
state-saving = Guardando…
state-offline = Sin conexión. No se pierde nada: seguimos en cuanto vuelva.
state-back = La conexión ha vuelto.

## Acciones, tal como están en los botones

do-clan = Dirigir el { $clan }
do-tile = Elegir la { $tile }
do-bid = Pujar { $points } PV
do-leave = Dejar la subasta
do-place = Colocar { $unit } en { $space }
do-expand = Colocar { $unit } en { $space }
do-exchange = Cambiar por { $unit } en { $space }
do-buy = Comprar { $goods }
do-sell = Vender { $goods }
do-obtain = Obtener el contrato { $contract }
do-fulfil = Cumplir el contrato { $contract }
do-keep = Quedarse con el contrato { $contract }
    .none = No quedarse con ninguno
do-ship = Mejorar transporte
do-tech = Mejorar tus { $units }
do-hire = Contratar a un comerciante
do-bonus-ship = Mejorar transporte
do-bonus-tech = Mejorar tus { $units }
do-bonus-hire = Contratar a un comerciante
do-bonus-recall = Recuperar a un comerciante ({ $good })
do-slaughter = Sacrificar el animal de { $space }
do-row = Remar de { $origin } a { $target }
do-withdraw = Abrir el barril del lugar { $place }
do-brew = { $count ->
        [one] Elaborar cerveza con { $count } de grano
       *[other] Elaborar cerveza con { $count } de grano
    }
do-butter = { $count ->
        [0] No hacer mantequilla
       *[other] Hacer mantequilla con { $count } de leche
    }
do-produce = Producir { $goods }
    .nothing = No producir nada
do-cellar =
    .yes = Guardar un whisky en la bodega
    .no = No guardar
do-port = Usar { $port }
    .borrowed = Usar { $port } a través de { $by }
do-word-up = arriba
do-word-down = abajo
do-skip = Renunciar al resto
do-end = Terminar turno
do-pass = Pasar

## La barra

bar-actions = Acciones
bar-trade = Comerciar
    .about = Envía comerciantes a comprar o vender una mercancía.
bar-obtain = Contrato
    .about = Toma un contrato del tablero de exportación.
bar-expand = Expandir
    .about = Coloca una unidad en un espacio a tu alcance.
bar-ship = Transporte
    .about = Llega más lejos: cruza ríos y, después, lagos.
bar-tech = Tecnología
    .about = Tus leñadores o tus mineros ganan más.
bar-hire = Contratar
    .about = Un comerciante más para el mercado.
bar-fulfil = Cumplir
    .about = Entrega las mercancías de un contrato.
bar-pass = Pasar
    .about = No juegas más en esta ronda; cuanto antes, más dinero.
bar-port = Acciones Libres
bar-give = Das:
bar-get = { $left ->
        [one] Recibes una de estas:
       *[other] Recibes { $left } de estas:
    }
bar-clan = Clan
bar-undo = Deshacer
bar-undo-all = Deshacer todo
bar-end = Terminar
bar-confirm = Confirmar
# Read out after what is pointed at.
bar-again = Confírmalo con Intro o con el botón.
bar-cancel = Cancelar
bar-hint = Pista
bar-cost = cuesta { $money }
bar-gain = recibes { $money }
bar-free = sin coste
# On a button, in place of a price.
bar-price-free = gratis
bar-left = después tienes { $money }
bar-reveals = Esto revela algo oculto y no se puede deshacer.
bar-choose-unit = Elige una unidad, o un espacio del mapa.
bar-choose-space = { $unit }: elige un espacio iluminado del mapa.
bar-choose-here = ¿Qué pones en { $space }?
bar-choose-good = Elige una mercancía del mercado.
bar-choose-contract = Elige un contrato.
bar-choose-one = Elige una opción.
bar-more = Más opciones
bar-why = ¿Por qué no?
bar-make = Producir { $good }
bar-less = menos { $good }
bar-more-of = más { $good }

## Partes de un precio

part-unit = unidad
part-land = terreno
part-free_space = espacio libre
part-clan = clan
part-buy = compra
part-sell = venta
part-contract = contrato
part-shipping = transporte
part-technology = tecnología
part-merchant = comerciante
part-import = importación
part-export = exportación
part-pass = por pasar
part-income = ingresos
part-port = puerto
part-starting_tile = loseta inicial
part-no_clans = orden de turno

## Pasar

# Before passing, with the names of actions.
pass-open = Aún podrías elegir: { $actions }.
pass-not = Seguir jugando
end-heading = ¿Terminar el turno de todos modos?
end-lost = Lo que no elijas ahora se pierde.
end-not = Elegir
leave-heading = ¿Abandonar esta partida?
leave-about = Un bot jugará por ti hasta el final. Para seguir más tarde, basta con cerrar la página: la partida te espera.
leave-rated = Esta partida es clasificatoria: si no vuelves, la pierdes, sin importar quién siga en tu sitio.

## Por qué no

why-turn-done = Ya has hecho tu acción principal: termina tu turno.
why-not-yours = No es tu turno.

## La pantalla

screen-market = Mercado
screen-contracts = Contratos
screen-players = Jugadores
screen-board = Mi tablero
screen-score = Puntos
screen-log = Diario
screen-chat = Chat
screen-map = Mapa
screen-menu = Menú
screen-skip = Ir a las acciones
screen-sheet = Mostrar más o menos
menu-home = Inicio
menu-rules = Reglas
menu-settings = Ajustes
menu-keys = Teclado
menu-leave = Dejar la mesa
menu-ask-undo = Deshacer mi último turno
menu-guide = Guía
menu-hint = ¿Qué haría un bot?
# Standing orders for one's next turn.
menu-orders = Planificar
menu-language = Idioma
menu-score = Si acabara ahora
menu-record = Guardar el registro

## Teclado y línea de órdenes

keys-heading = Teclado
keys-numbers = las ocho acciones
keys-enter = hacer lo que se muestra
    .key = Intro
keys-end = terminar tu turno
    .key = Mayús + Intro
keys-count = una pieza más o menos al comerciar
keys-undo = deshacer un paso
keys-escape = cerrar
keys-command = escribir un código de acción
keys-map = el mapa; las flechas mueven, Intro elige
keys-next = en el mapa: al siguiente espacio iluminado
keys-zoom = en el mapa: acercar, alejar, entero
keys-layers = en el mapa: sus capas
keys-help = esta lista
keys-switch = Puedes desactivar las letras y cifras sueltas en los ajustes.
keys-off = Las letras y cifras sueltas están desactivadas; actívalas de nuevo en los ajustes.
command-label = Código de acción
command-hint = por ejemplo: expand sheep c4
command-unknown = Ese código de acción no existe. Revisa cómo lo has escrito.

## Deshacer más allá del fin de un turno, sitios, consejos

# What would be taken back follows.
undo-asked = { $name } pide volver a antes de esto:
undo-asked-self = Has pedido volver a antes de esto; los demás tienen que aceptar:
undo-others = Se pregunta a los demás si aceptan. También se deshace todo lo que se hizo desde entonces.
undo-bots = Los bots retroceden contigo: también se deshace todo lo que se hizo desde entonces.
undo-practice = Esto deshace algo que ya se reveló: la partida pasa a ser de práctica y deja de contar.
copy-held = Copia de una partida que aún se juega sin consejos: hasta que termine, solo puedes mirarla.
practice = práctica
undo-none = Aún no has terminado ningún turno: no hay nada que deshacer.
undo-ask = Preguntar
undo-agree = Aceptar
undo-refuse = Rechazar
undo-withdraw = Retirar
offer-left = { $name } ha dejado esta partida clasificatoria. Si todos estáis de acuerdo, otra persona puede ocupar el sitio.
offer-do = Ofrecer el sitio
offer-asked = { $asker } quiere ofrecer el sitio de { $name } a otra persona.
offer-asked-self = Quieres ofrecer el sitio de { $name } a otra persona; los demás tienen que aceptar.
offer-stands = El sitio de { $name } está libre para quien quiera seguir jugando.
seat-return = Un bot juega en tu sitio.
seat-return-do = Retomarlo

## Volver a jugar

rematch-asked = { $name } pide la revancha.
rematch-sit = Sentarse
rematch-mine = Ya tienes sitio en la revancha.
rematch-go = Ir allí

## Mirar

# Quien no ha entrado puede tener sitio de todos modos.
watch-sign-in = Estás mirando. ¿Juegas aquí?
watch-sign-in-do = Entrar

### La página: lo que comparten todas las pantallas, y actuar en la mesa.

wait-loading = Cargando…
wait-failed = No se ha podido cargar.
wait-again = Reintentar
# A person who deleted the account.
former-player = cuenta borrada
close = Cerrar

## De quién es el turno

turn-yours = Tu turno
turn-of = Turno de { $name }
turn-thinking = { $name } está pensando…
turn-in-line = { $name } espera al servidor: puesto { $place } en la cola
turn-over = Fin de partida
turn-past = Jugada { $ply }/{ $all }
turn-complete = Ya has hecho tu acción. Termina el turno o deshaz algo.
turn-confirm = Confirma o elige otra cosa.
# Both are read out only.
turn-undone = Deshecho.
turn-present = De vuelta a la posición actual.
turn-waiting = Mira lo que quieras mientras esperas tu turno.
turn-spectator = Estás viendo la partida.

## El estado de la conexión

state-saved = Guardado
state-saving = Guardando…
state-offline = Estás sin conexión. No se pierde nada: la partida sigue en cuanto te reconectes.
state-back = Conexión recuperada.

## Acciones, tal como están en los botones

do-clan = Elegir el { $clan }
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
do-draw = Robar contratos
do-ship = Mejorar transporte
do-tech = Mejorar a tus { $units }
do-hire = Contratar a un comerciante
do-bonus-ship = Mejorar transporte
do-bonus-tech = Mejorar a tus { $units }
do-bonus-hire = Contratar a un comerciante
do-bonus-recall = Hacer volver a un comerciante ({ $good })
do-slaughter = Sacrificar el animal de { $space }
    .animal = Sacrificar la { $animal } de { $space }
do-row = Remar de { $space } a { $target }
do-withdraw = Sacar el barril del espacio { $count }
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
do-cellar = { $word ->
        [yes] Guardar un whisky en la bodega
       *[no] No guardarlo
    }
do-port = Usar { $port }
    .borrowed = Usar { $port } a través de { $by }
do-word-up = arriba
do-word-down = abajo
do-skip = Renunciar al resto
    .draw = No robar
    .purchases = No comprar más
do-end = Terminar turno
do-pass = Pasar

## La barra

bar-actions = Acciones
bar-trade = Comerciar
    .about = Envía comerciantes a comprar o vender una mercancía.
bar-obtain = Contrato
    .about = Obtén un contrato del tablero de exportación.
bar-expand = Expandir
    .about = Coloca una unidad en un espacio a tu alcance.
bar-ship = Transporte
    .about = Llega más lejos: cruza ríos y, después, lagos.
bar-tech = Tecnología
    .about = Tus leñadores o tus mineros ganan más.
bar-hire = Comerciante
    .about = Un comerciante más para el mercado.
bar-fulfil = Cumplir
    .about = Entrega las mercancías de un contrato.
bar-pass = Pasar
    .about = No juegas más en esta ronda; cuanto antes pases, más dinero.
bar-port = Acciones libres
bar-give = Entregas:
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
bar-again = Confirma con Intro o con el botón.
bar-cancel = Cancelar
bar-hint = Consejo
bar-cost = cuesta { $money }
bar-gain = recibes { $money }
bar-free = sin coste
# On a button, in place of a price.
bar-price-free = gratis
bar-left = te quedan { $money }
bar-reveals = Esto revela información oculta y no se puede deshacer.
bar-choose-unit = Elige una unidad o un espacio del mapa.
bar-choose-space = { $unit }: elige un espacio resaltado.
bar-choose-here = ¿Qué pones en { $space }?
bar-choose-good = Elige una mercancía del mercado.
bar-choose-contract = Elige un contrato.
bar-choose-one = Elige una opción.
bar-more = Más opciones
bar-why = ¿Por qué no?
bar-make = Producir { $good }
bar-less = Menos { $good }
bar-more-of = Más { $good }

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
end-lost = Perderás las bonificaciones que no uses ahora.
end-not = Volver
leave-heading = ¿Abandonar esta partida?
leave-about = Un bot jugará por ti hasta el final. Para seguir más tarde, basta con cerrar la página: la partida te espera.
leave-rated = Esta partida es clasificatoria: si no vuelves, te cuenta como derrota.

## Por qué no

why-turn-done = Ya has hecho tu acción principal: termina tu turno.
why-not-yours = No es tu turno.

## La pantalla

screen-market = Mercado
screen-contracts = Contratos
screen-players = Jugadores
screen-board = Mi tablero
screen-score = Puntos
screen-log = Historial
screen-chat = Chat
screen-map = Mapa
screen-menu = Menú
screen-skip = Ir a las acciones
screen-sheet = Desplegar o plegar el panel
menu-home = Inicio
menu-rules = Reglas
menu-settings = Ajustes
menu-keys = Teclado
menu-leave = Abandonar la partida
menu-ask-undo = Deshacer mi último turno
menu-guide = Guía
menu-layers = Ayudas para aprender
menu-hint = ¿Qué haría un bot?
# Standing orders for one's next turn.
menu-orders = Planificar
menu-language = Idioma
menu-score = Si la partida acabara ahora
menu-record = Descargar la partida

## Teclado y línea de órdenes

keys-heading = Teclado
keys-numbers = las ocho acciones
keys-enter = confirmar la acción mostrada
    .key = Intro
keys-end = terminar tu turno
    .key = Mayús + Intro
keys-count = comerciar con una unidad más o menos
keys-undo = deshacer un paso
keys-escape = cancelar o cerrar
keys-command = escribir un código de acción
keys-map = ir al mapa; las flechas mueven, Intro elige
keys-next = en el mapa: al siguiente espacio resaltado
keys-zoom = en el mapa: acercar, alejar, ver entero
keys-layers = en el mapa: mostrar u ocultar capas
keys-help = esta lista
keys-switch = Puedes desactivar los atajos de una sola tecla en los ajustes.
keys-off = Los atajos de una sola tecla están desactivados; puedes activarlos de nuevo en los ajustes.
command-label = Código de acción
command-hint = por ejemplo: expand sheep c4
command-unknown = Código de acción desconocido. Revisa cómo lo has escrito.

## Deshacer más allá del fin de un turno, sitios, consejos

# What would be taken back follows.
undo-asked = { $name } quiere deshacer este turno y todo lo posterior:
undo-asked-self = Quieres deshacer este turno y todo lo posterior. Los demás tienen que aceptar:
undo-others = Los demás tienen que aceptar. También se deshace todo lo que se hizo desde entonces.
undo-bots = También se deshace todo lo que se hizo desde entonces, incluidos los turnos de los bots.
undo-practice = Esto deshace algo que ya se reveló: la partida pasa a ser de práctica y deja de contar.
copy-held = Copia de una partida que aún se juega sin consejos: hasta que termine, solo puedes verla.
practice = práctica
undo-none = Aún no has terminado ningún turno, así que no hay nada que deshacer.
undo-ask = Pedirlo
undo-agree = Aceptar
undo-refuse = Rechazar
undo-withdraw = Retirar la petición
offer-left = { $name } ha abandonado esta partida clasificatoria. Si todos aceptan, otra persona puede ocupar el sitio.
offer-do = Ofrecer el sitio
offer-asked = { $asker } quiere ofrecer el sitio de { $name } a otra persona.
offer-asked-self = Quieres ofrecer el sitio de { $name } a otra persona; los demás tienen que aceptar.
offer-stands = El sitio de { $name } está libre para quien quiera seguir jugando.
seat-return = Un bot juega por ti.
seat-return-do = Retomar el sitio

## Volver a jugar

rematch-asked = { $name } pide la revancha.
rematch-sit = Unirse
rematch-mine = Ya tienes sitio en la revancha.
rematch-go = Ir a la mesa

## Mirar

# Quien no ha entrado puede tener sitio de todos modos.
watch-sign-in = Estás viendo la partida. ¿Es tuyo uno de los sitios?
watch-sign-in-do = Iniciar sesión

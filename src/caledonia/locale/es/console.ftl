### La partida en el terminal: títulos, ayuda, preguntas y respuestas.

## Principio y fin

welcome = Caledonia, un juego de clanes, comercio y whisky
welcome-notice = Una edición no oficial de Clanes de Caledonia, hecha por aficionados.
welcome-help = Escribe un código para actuar o help para todo lo demás. Tab autocompleta.
game-players = { $count ->
        [one] Juego en solitario
       *[other] { $count } jugadores
    }
game-map = mapa { $sides }
game-bot = { $names }: { $bot }, { $about }
keep-where = La partida se guarda automáticamente en { $file }
keep-failed = La partida no se puede guardar automáticamente en { $file }: guárdala antes de salir.
goodbye-kept = Tu partida está en { $file }
goodbye-load = Continúa con: { $command }
goodbye = Haste ye back! (¡Vuelve pronto!)
player-name = Jugador { $number }
ask-players = ¿Cuántos juegan, de 1 a 4? Los bots también cuentan. [{ $default }]
ask-humans = ¿Cuántos de ellos están ante este teclado, de { $lowest } a { $highest }? [{ $default }]
ask-again = Un número de { $lowest } a { $highest }, por favor.
ask-yes-no = Sí o no, por favor.
ask-first-game = ¿Es tu primera partida? Entonces dejamos fuera algunas losetas. (s/n) [n]
ask-level = ¿Qué nivel deben tener los bots (de { $lowest } a { $highest })? [{ $default }]
ask-level-bot = { $bot }. { $figures }
answer-yes = s sí si
answer-no = n no

## La mesa

table-setup = Antes de la primera ronda
table-round = Ronda { $round } de { $rounds }
table-order = Orden de turno
table-passed = (ha pasado)
table-pass-money = Por pasar ahora: { $money }
table-market = Mercado
table-medium = | … | precios medios
table-buyers = compra
table-sellers = venta
table-contracts = Contratos de exportación
table-no-contracts = No queda ningún contrato.
table-held = Tus contratos por cumplir
table-held-by = En manos de { $name }
table-imports = Importaciones
table-import-value = { $points } PV por unidad
table-import-next = { $money } al llegar a { $step }
table-ports = Puertos
contracts-paid = recibes { $money } al obtener uno
contracts-cost = obtener uno cuesta { $money }
contracts-free = obtener uno es gratis
legend-cost = coste del terreno
legend-delta = delta del río
legend-river = río
legend-loch = lago
legend-port = puerto
legend-mist = neblina
legend-blocked = pieza neutral
legend-covered = cubierto
brief-more = table lo muestra todo; map, market, contracts, board y rounds muestran partes.

## Tableros de jugador

board-heading = Tableros de jugador
board-columns = mapa/quedan  reserva
board-money = Dinero
board-shipping = Transporte
board-merchants = Comerciantes
board-merchants-cell = { $stock } (+{ $board })
board-slots = Exportación
board-fulfilled = Cumplidos
board-ports = Puertos usados
board-cellar = Bodega
board-income = Próximos ingresos

## Acciones

offer-choose = Elegir
offer-place = Colocar
offer-trade = Comerciar
offer-obtain = Contratos
offer-expand = Expandir
offer-upgrade = Mejorar
offer-bonus = Bonif. de mejora
offer-fulfil = Cumplir
offer-port = Puertos
offer-clan = Clan
offer-produce = Producir
offer-end = Terminar
offer-everything = (todo)
log-heading = Qué ha pasado

code-clan = elegir un clan con su loseta inicial
code-tile = elegir una loseta inicial
code-bid = pujar puntos de victoria por un clan
code-leave = dejar la subasta
code-place = colocar un trabajador inicial
code-buy = comprar mercancías en el mercado o a los vecinos
code-sell = vender mercancías en el mercado
code-obtain = obtener un contrato del tablero de exportación
code-expand = colocar una unidad en el mapa
code-ship = mejorar el transporte
code-tech = mejorar la tecnología de tus trabajadores
code-hire = contratar a un comerciante
code-bonus-ship = bonificación de mejora: transporte
code-bonus-tech = bonificación de mejora: tecnología
code-bonus-hire = bonificación de mejora: un comerciante nuevo
code-bonus-recall = bonificación de mejora: un comerciante vuelve del mercado
code-fulfil = cumplir un contrato
code-slaughter = sacrificar un animal para el contrato
code-port = usar un puerto, con lo que pida
code-exchange = cambiar una unidad por otra
code-row = remar con un pescador al lago siguiente
code-withdraw = sacar un barril de la bodega
code-brew = elaborar cerveza con grano
code-draw = robar los contratos de una bonificación por construcción
code-keep = quedarse con un contrato robado o con ninguno (none)
code-produce = decir qué producen tus fábricas
code-butter = hacer mantequilla con leche
code-cellar = guardar un whisky en la bodega o no
code-skip = renunciar al resto de la bonificación
code-end = terminar tu turno
code-pass = pasar esta ronda

## Órdenes

help-commands = Órdenes
help-codes = Códigos de acción, con ejemplos
help-words = Palabras de los códigos
help-help = esta lista, o todos los códigos
    .form = help, help codes
help-table = todo lo que hay en la mesa
    .form = table
help-map = el mapa y los puertos
    .form = map
help-market = precios y comerciantes
    .form = market
help-contracts = contratos e importaciones
    .form = contracts
help-board = todos los tableros de jugador
    .form = board
help-rounds = rondas, losetas de puntuación, orden de turno
    .form = rounds
help-actions = qué puedes hacer ahora (o solo Intro)
    .form = actions
help-log = qué ha pasado hace poco o en toda la partida
    .form = log, log all
help-score = la puntuación si la partida acabara ahora
    .form = score
help-why = por qué una acción no es posible
    .form = why CÓDIGO
help-hint = qué haría aquí el bot más fuerte
    .form = hint
help-rules = una regla por su número, o un capítulo
    .form = rules NÚMERO
help-undo = volver a tu decisión anterior
    .form = undo
help-save = guardar la partida
    .form = save ARCHIVO
help-load = continuar una partida guardada
    .form = load ARCHIVO
help-record = la partida completa en texto
    .form = record
help-quit = salir
    .form = quit

bad-code = No entiendo «{ $code }». Escribe help para ver qué se puede hacer.
bad-near = No entiendo «{ $code }». ¿Querías decir { $near }?
bad-form = «{ $code }» no está completo. Escríbelo así: { $form }, por ejemplo { $example }.
bad-word = Aquí no entiendo «{ $word }». Escríbelo así: { $form }, por ejemplo { $example }.
bad-word-near = Aquí no entiendo «{ $word }». ¿Querías decir { $near }?
bad-number = «{ $word }» no es un número que valga aquí. Escríbelo así: { $form }, por ejemplo { $example }.
bad-extra = «{ $word }» sobra. Escríbelo así: { $form }
bad-rest = { $command } no conoce «{ $rest }». Escribe: { $form }
why-what = ¿Qué quieres saber? Escribe un código detrás: why expand sheep c4
why-possible = Eso se puede hacer: { $code }
undo-nothing = No hay ninguna decisión tuya que deshacer.
undo-done = { $count ->
        [one] Se ha deshecho una decisión.
       *[other] Se han deshecho { $count } decisiones.
    }
undo-revealed = Ojo: entretanto se revelaron contratos o dados. Sabes más de lo que deberías.
save-what = ¿Dónde guardo? Escribe un archivo detrás: save partida.txt
save-replace = { $file } ya existe. ¿Lo sustituyo? (s/n) [n]
save-not = No se ha guardado nada; { $file } sigue como estaba.
save-folder = { $file } es una carpeta. Escribe el nombre de un archivo.
save-no-folder = No existe la carpeta { $folder }: créala antes, o guarda en otro sitio.
save-failed = No se puede escribir { $file }: { $reason }.
save-done = Guardado en { $file }
load-what = ¿Qué cargo? Escribe un archivo detrás: load partida.txt
load-missing = No existe el archivo { $file }.
load-failed = No se puede leer { $file }: { $reason }.
load-not-text = { $file } no es un texto en UTF-8.
load-line = No se puede reproducir { $file }: línea { $line }, «{ $text }»: { $reason }.
load-other-content = { $file } pertenece a otro paquete de contenido (línea { $line }, «{ $text }»): inicia la consola con --content y la carpeta de ese paquete.
load-not-kept = No se ha cargado { $file }, porque la partida en curso no se puede guardar en { $kept }: { $reason }. Guárdala tú y carga de nuevo.
load-done = { $count ->
        [one] Se ha cargado { $file }, con una decisión tomada.
       *[other] Se ha cargado { $file }, con { $count } decisiones tomadas.
    }
rules-clause = De las reglas:
hint-head = { $bot } elegiría: { $code }
hint-row = { $code }: puntuación final de unos { $points } ± { $spread }, { $first }
hint-row-plain = { $code }: puntuación final de unos { $points }
hint-apart = frente a su elección: { $lines }
hint-nothing = Ahora no hay nada que decidir.
rules-what = ¿Qué regla? Escribe detrás su número, o un capítulo: rules TRD-2, rules TRD
rules-unknown = Aquí no hay ninguna regla { $clause }.
quit-save = ¿Guardar antes con otro nombre? Un nombre de archivo, o solo Intro:
    .unkept = ¿Guardas la partida antes de salir? Un nombre de archivo, o solo Intro:

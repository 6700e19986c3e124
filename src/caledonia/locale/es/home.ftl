### Las pantallas alrededor de la mesa: inicio, mesa nueva, sala, cuenta, ajustes.

## Todas las pantallas

# Un enlace para teclados y lectores de pantalla, que salta la navegación.
home-skip = Ir al contenido
home-nav = Navegación principal
home-nav-home = Inicio
home-nav-lobby = Sala
home-nav-daily = Reto
home-nav-learn = Aprender
home-nav-replays = Repeticiones
home-nav-rules = Reglas
home-nav-ratings = Clasificación
home-nav-settings = Ajustes
# Un enlace para programadores: la descripción de la interfaz del servidor.
home-nav-api = Para desarrolladores
home-nav-enter = Entrar
home-language = Idioma
home-notice = Una edición no oficial de Clanes de Caledonia, hecha por y para aficionados. El juego es de Juma Al-JouJou y lo publica Karma Games.
home-more = Mostrar más
home-more-by = y { $count } más de { $name }
home-any = Cualquiera
home-yes = Sí
home-no = No
home-add = Añadir
home-save = Guardar
home-players = Jugadores
home-name = Nombre
home-clan = Clan
home-place = Puesto
home-points = PV
home-games = Partidas
home-result = Resultado
home-today = Hoy

## Inicio

home-slogan = Una mesa con vistas a las Tierras Altas
home-app-about = El juego de clanes, comercio y whisky. Juega en línea con amigos o contra bots.
home-app-wide = El mapa de una partida, rodeado del mercado, los contratos y los tableros
home-app-narrow = Una partida en el móvil
home-offline = Estás sin conexión. Tus partidas están a salvo en el servidor; todo volverá a funcionar cuando recuperes la conexión.
home-play = Jugar ya
# En el botón, durante el segundo hasta que la mesa está montada.
home-play-dealing = Preparando…
home-play-against = Rivales
home-play-number = Número de bots
home-play-bots = { $count ->
        [one] Contra { $count } bot
       *[other] Contra { $count } bots
    }
home-play-level = Nivel de los bots
home-play-about = { $bot }: { $about }.
home-level = { $level } · { $bot }
home-suggest = Sugerir un nivel
home-suggest-after = { $games ->
        [one] Después de tu última partida contra bots
       *[other] Después de tus últimas { $games } partidas contra bots
    }, te sugerimos este nivel: { $bot }. Será una partida igualada.
home-suggest-first = Para tus primeras partidas, te sugerimos este nivel: { $bot }.
home-play-game = Reglas
home-play-first = Reglas de iniciación
home-play-full = Todas las reglas
home-waiting = { $count ->
        [one] Una mesa te espera
       *[other] { $count } mesas te esperan
    }
home-mine = Tus mesas
home-mine-all = Todas tus mesas
home-learn = ¿Es tu primera vez?
home-learn-about = Tu primera partida te enseña mientras juegas, paso a paso.
home-learn-open = Aprender jugando
home-people = Juega con otras personas
home-people-about = Crea una mesa y envía el enlace a tus amigos, o únete a una abierta.
home-open-tables = Sitios libres
home-open-none = Ahora mismo no hay sitios libres. Crea tú una mesa.
home-watch = Ver partidas
home-watch-none = Ahora mismo no hay partidas públicas.
home-look-back = Repeticiones y clasificación
home-look-back-about = Vuelve a ver cualquier partida terminada, jugada a jugada, y descubre quién juega mejor.
home-link = Unirse con un enlace
home-link-example = https://…/join/…
home-link-open = Abrir
home-link-wrong = Esto no es un enlace a una mesa. Copia entero el enlace que te enviaron.

## Mesas en listas

home-seat-open = sitio libre
# Una mesa sin nombre propio, por la persona que la montó.
home-table-of = Mesa de { $name }
home-table-your-turn = Tu turno
home-table-open = { $count ->
        [one] { $count } sitio libre
       *[other] { $count } sitios libres
    }
home-table-asked = Te piden la revancha
home-table-finished = Terminada
home-table-turn-of = { $round ->
        [0] Preparación: juega { $name }
       *[other] Ronda { $round }: juega { $name }
    }
home-table-round = { $round ->
        [0] Preparación
       *[other] Ronda { $round }
    }
home-tag-rated = clasificatoria
# A qué ritmo se juega en una mesa; $time es algo como «30 minutos».
home-tag-clock = { $kind ->
        [turn] { $time } por turno
        [chess] { $time } por jugador
       *[none] sin reloj
    }
home-tag-variants = { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }
home-lobby-show = Mostrar
home-lobby-join = Abiertas
home-lobby-watch = En curso
home-lobby-mine = Mías
home-lobby-none = No hay mesas así. Crea una y los demás la encontrarán aquí.

## Mesa nueva

home-new = Mesa nueva
home-presets = Plantillas
home-preset-first_game = Primera partida
    .about = Dos jugadores, productos de importación estáticos, sin losetas de puerto ni de puntuación.
home-preset-evening = Noche de juegos
    .about = Cuatro jugadores, media hora cada uno.
home-preset-turn_a_day = Un turno al día
    .about = Cuatro jugadores que entran una vez al día.
home-preset-against_chief = Contra el Jefe
    .about = Tú contra un bot muy fuerte.
home-preset-solo = En solitario
    .about = Consigue el mejor rango en solitario.
home-preset-tournament = Torneo
    .about = Cuatro jugadores, subasta de clanes, clasificatoria, sin consejos.
home-seat-number = Sitio { $number }
home-who-me = tú
home-who-me-about = Este es tu sitio.
home-who-open-about = Para quien tenga el enlace o venga de la sala.
home-who-bots = Bots
home-map = Mapa
home-map-random = Al azar
home-map-random-about = La cara de cada módulo se sortea.
home-map-chosen = A tu elección
home-map-chosen-about = Tú eliges la cara de cada módulo.
home-map-module = Módulo { $letter }
home-map-picture = El mapa con las caras { $sides }
home-clans = Clanes
home-clans-chosen = Por turnos
    .about = Cada jugador elige, por turnos, un clan con su loseta inicial.
home-clans-auction = Subasta
    .about = Los jugadores pujan puntos de victoria por los clanes y el orden de turno (2–4 jugadores).
home-clans-dealt = Asignados
    .about = Tú decides qué clan lleva cada sitio.
home-clans-none = Sin clanes
    .about = Solo losetas iniciales, sin habilidades de clan.
home-clans-seat = Clan del sitio { $number }
home-variants = Variantes
home-variant-static_imports = Productos de importación estáticos
    .about = Todas las importaciones valen lo mismo al final; es más fácil planificar.
home-variant-no_scoring_tiles = Sin losetas de puntuación
    .about = Las rondas no dan gloria; ideal para una primera partida.
home-variant-no_port_tiles = Sin losetas de puerto
    .about = No hay bonificaciones de puerto; ideal para una primera partida.
home-variant-tighter_map = Mapa más ajustado
    .about = Se cubren cuatro espacios de tierra: menos sitio y más vecinos (2–3 jugadores).
home-variant-kickstarter = Losetas del mecenazgo
    .about = Las losetas adicionales de clan, de puerto y de puntuación entran en el sorteo.
home-variant-errata_2025 = Fe de erratas 2025
    .about = Cambiar unidades en un puerto da también la bonificación por vecindario.
home-clock = Reloj
home-clock-none = Sin reloj
    .about = Cada cual se toma el tiempo que necesita.
home-clock-turn = Por turno
    .about = Un tiempo fijo por turno; después juega un bot.
home-clock-chess = Por partida
    .about = Un tiempo total para toda la partida, como con un reloj de ajedrez.
home-clock-time-turn = Tiempo por turno
home-clock-time-chess = Tiempo por jugador
home-clock-more = Añadido por turno
home-clock-nothing = Nada
home-clock-rest = Pausa de noche y en vacaciones
    .about = El reloj se para mientras alguien duerme o está de vacaciones, según los horarios de su cuenta.
home-around = Opciones de la mesa
home-table-public = Pública
    .about = Aparece en la sala; cualquiera puede unirse.
home-table-spectators = Espectadores
    .about = Quien no tiene sitio puede ver la partida.
home-table-rated = Clasificatoria
    .about = El resultado cambia el rating de todos. Todos necesitan una cuenta, y quien abandona pierde.
home-table-aids = Consejos
    .about = Se puede pedir consejo a los bots durante la partida. Si juegan varias personas, solo si lo activas aquí; en partidas clasificatorias, nunca.
home-table-layers = Ayudas para aprender
    .about = Muestran quién va por delante, hacia dónde irán los precios y cómo cumplir contratos. Solo si una persona juega contra bots.
home-table-shuffle = Sitios al azar
    .about = Los sitios se sortean al empezar la partida.
home-table-name = Nombre de la mesa
    .about = Si lo dejas vacío, lleva tu nombre.
home-bot-pace = Tiempo de los bots
    .about = Lo que tardan, como mucho, por turno.
home-bot-pace-own = Normal
home-content = Paquete de contenido
    .about = Qué losetas, clanes, contratos y mapa se usan.
home-summary = La mesa
home-create = Crear mesa
home-create-play = Empezar partida
# Por qué una elección no encaja con las demás.
home-wrong-tighter_map = El mapa más ajustado es para 2 o 3 jugadores.
home-wrong-clan_auction = Una subasta de clanes necesita de 2 a 4 jugadores.
home-wrong-no_clans = Elige una: subasta o sin clanes.
home-wrong-map_sides = Elige una cara para cada uno de los cuatro módulos.
home-wrong-clans = Elige un clan distinto para cada sitio.
home-wrong-name = Elige un nombre más corto, con caracteres visibles.
home-wrong-seats = Ocupa tú un sitio y deja los demás libres o para bots.
home-wrong-players = Es un juego de 1 a 4 jugadores.
home-wrong-content = Este paquete de contenido no está en el servidor. Elige otro.
home-wrong-clock = Elige otro tiempo para el reloj.
home-wrong-bot_seconds = Elige otro tiempo para los bots.

## Una mesa en frases enteras, una tras otra

home-sum-open = { $count ->
        [one] { $count } sitio libre
       *[other] { $count } sitios libres
    }
home-sum-solo = Juegas en solitario.
# $names: uno o varios jugadores y sitios libres, en lista.
home-sum-against = En la mesa contigo: { $names }.
home-sum-without-me = En la mesa: { $names }. Tú ves la partida.
home-sum-map-random = El mapa se sortea.
home-sum-map = El mapa tiene las caras { $sides }.
home-sum-full = Se juega con todas las reglas.
# $variants: nombres de variantes, en lista.
home-sum-variants = Variantes: { $variants }.
home-sum-no-clock = No hay reloj.
home-sum-turn = Cada jugador tiene { $time } por turno.
home-sum-chess = Cada jugador tiene { $time } para la partida.
home-sum-chess-more = Cada jugador tiene { $time } para la partida, y { $more } más por turno.
home-sum-public = { $rated ->
        [yes] La mesa es pública y clasificatoria.
       *[no] La mesa es pública y no clasificatoria.
    }
home-sum-private = { $rated ->
        [yes] Quien tenga el enlace puede unirse; la partida es clasificatoria.
       *[no] Quien tenga el enlace puede unirse; la partida no es clasificatoria.
    }
home-sum-rated = { $rated ->
        [yes] La partida es clasificatoria.
       *[no] La partida no es clasificatoria.
    }

## Sala de espera e invitaciones

home-wait = { $count ->
        [0] Todos los sitios están ocupados.
        [one] Queda un sitio libre. Envía el enlace a alguien.
       *[other] Quedan { $count } sitios libres. Envía el enlace a tus amigos.
    }
home-wait-asked = { $count ->
        [one] { $names } tiene una invitación a la revancha y no necesita enlace.
       *[other] { $names } tienen una invitación a la revancha y no necesitan enlace.
    }
home-wait-bot = Bot para el sitio { $number }
home-wait-give = Añadir un bot
home-wait-start = Empezar
home-wait-start-bots = Completar con bots y empezar
home-wait-leave = Dejar la mesa
home-wait-later = Volver más tarde
home-closed = Esta mesa se cerró porque se fueron todos.
home-invite = Enlace de invitación
home-invite-title = Una partida de Caledonia
home-invite-copy = Copiar enlace
home-invite-copied = Copiado
home-invite-share = Compartir
home-join = Te han invitado
home-join-hidden = Te han invitado a una mesa privada. Únete para verla.
home-join-name = Tu nombre
home-join-sit = Unirse
home-join-here = Ocupar este sitio
home-join-take-over = Relevar al bot
# Qué pasa con una mesa a la que no es posible sentarse; el paso siguiente es un botón.
home-join-finished = Esta partida ha terminado.
home-join-closed = Esta mesa se cerró porque se fueron todos.
home-join-full = Todos los sitios están ocupados.
home-join-playing = La partida está en marcha y todos los sitios están ocupados.
home-join-private = Esta mesa es privada. Pide un enlace de invitación.
home-join-replay = Ver la repetición
home-join-watch = Ver la partida
home-join-other = Buscar otra mesa

## Reto del día

home-daily = Reto del día
home-daily-about = Una partida en solitario al día, la misma para todos. Tienes un intento.
home-daily-leader = { $name } va en cabeza con { $points } PV
home-daily-nobody = Nadie lo ha terminado todavía.
home-daily-open = Ir al reto
home-puzzles = Problemas
home-puzzles-about = Un turno, una solución.
home-puzzles-open = Resolver el problema de hoy
# $count is a number of exercises.
home-puzzles-due = { $count ->
        [one] Aprende de tus errores: 1 ejercicio
       *[other] Aprende de tus errores: { $count } ejercicios
    }
home-daily-play = Jugar el reto de hoy
home-daily-continue = Seguir tu partida
home-daily-see = Ver tu partida
home-daily-before = El día anterior
home-daily-after = El día siguiente
home-daily-rules = En la tabla entran las cuentas con al menos un día de antigüedad al empezar. Si otra persona de tu red jugó antes de que terminaras, apareces debajo de la tabla.
# Mark on a score: someone else on the same network played the challenge too.
home-daily-practised = no es el primer intento desde esta red
# The rank your score would have, and why it has none.
home-daily-own = { $why ->
        [guest] Con { $points } PV ocuparías el puesto { $rank }. Regístrate y, un día después, tus resultados entrarán en la tabla.
        [new_account] Con { $points } PV ocuparías el puesto { $rank }. Tu cuenta tenía menos de un día: la próxima vez estarás en la tabla.
       *[practised] Con { $points } PV ocuparías el puesto { $rank }. Otra persona de tu red ha jugado este reto, así que apareces debajo.
    }
home-replay-of = Repetición de { $name }

## Repeticiones

home-replays-mine = Tus partidas
home-replays-public = Partidas públicas
home-replays-none = Todavía no hay partidas terminadas.
home-import = Importar una partida
home-import-about = Abre el archivo de una partida para repasarla o seguir jugando.
home-import-file = De un archivo
home-import-paste = O pégalo aquí
home-import-open = Abrir la partida

## Personas y clasificación

home-profile = Perfil
home-since = { $guest ->
        [yes] Como invitado desde el { $date }
       *[no] Con cuenta desde el { $date }
    }
home-results = Resultados
home-won = Ganadas
home-lost-games = Perdidas
# Column heading, and mark on a result: rated games that a player left, and so lost.
home-left-games = abandonadas
# Título de una columna: media de puntos de victoria por partida.
home-mean = PV medios
home-best = Récord
home-against = Cara a cara
home-against-line = { $games ->
        [one] Una partida en común:
       *[other] { $games } partidas en común:
    } tú por delante { $mine ->
        [one] { $mine } vez
       *[other] { $mine } veces
    }, { $name } { $theirs ->
        [one] { $theirs } vez
       *[other] { $theirs } veces
    }; empates: { $level }.
home-rating = Rating
home-rating-players = { $count } jugadores
home-rating-games = { $count ->
        [one] tras { $count } partida
       *[other] tras { $count } partidas
    }
home-provisional = provisional
home-provisional-about = El rating es provisional hasta que hay suficientes partidas contra suficientes rivales distintos.
home-rating-none = Todavía no hay partidas clasificatorias.
home-rating-chart = Rating a lo largo de { $count } partidas, entre { $low } y { $high }
home-rating-about = Una estimación prudente de la fuerza de cada jugador. Cuantas más partidas la confirman, más sube.
home-leaders = Los jugadores más fuertes
home-effects = Lo que valen los clanes y los sitios
home-effects-about = En puntos de rating, descontada la fuerza de quien los jugó. La línea muestra el intervalo de confianza del 95 %.
home-effects-seats = Orden de turno
home-effects-seat = Sitio { $number }
home-effect = { $worth }, entre { $low } y { $high }

## Cuenta

home-account = Cuenta
home-keep-games = Conserva tus partidas
home-sign-in = Iniciar sesión
home-register = Registrarse
home-register-about = Bastan un nombre y una contraseña. Las partidas que jugaste como invitado siguen siendo tuyas.
home-sign-in-about = ¡Qué bien verte de nuevo!
home-shown-name = Nombre visible
home-login = Nombre de usuario o correo
home-user-name = Nombre de usuario
home-email-optional = Correo (opcional)
home-email-about = Para iniciar sesión y para recibir una contraseña nueva si olvidas la tuya. Te enviaremos un enlace para confirmarlo.
home-email = Dirección de correo
home-email-set = Tu dirección: { $email }
home-email-pending = Hemos enviado un correo a { $email }. Abre el enlace antes de una semana para confirmar la dirección.
home-email-give = Guardar la dirección
home-password = Contraseña
home-password-about = Al menos 8 caracteres, y que no sea fácil de adivinar.
home-forgot = ¿Has olvidado la contraseña?
home-forgot-done = Si esta cuenta tiene una dirección de correo confirmada, hemos enviado allí un enlace para una contraseña nueva.
home-merge = { $count ->
        [one] Llevarme la partida que juego aquí como invitado
       *[other] Llevarme las { $count } partidas que juego aquí como invitado
    }
home-you = Tú
home-guest-about = Juegas como invitado: tus partidas se guardan en este navegador. Regístrate para jugar en cualquier dispositivo.
home-signed-in = Has iniciado sesión como { $login }.
home-password-change = Cambiar la contraseña
home-password-old = Contraseña actual
home-password-new = Contraseña nueva
home-password-change-about = Al hacerlo se cierran todas las demás sesiones y se revocan todos los tokens de API.
home-password-changed = Contraseña cambiada. Se han cerrado todas las demás sesiones y se han revocado todos los tokens de API.
home-sessions = Tus sesiones abiertas
home-session-unknown = Dispositivo desconocido
home-session-here = este dispositivo
home-session-end = Cerrar
home-sessions-end = Cerrar todas las demás
home-tokens = Tokens de API
home-tokens-about = Un programa con un token puede jugar en tu nombre. No se lo des a nadie.
home-token-unused = nunca usado
home-token-label = Etiqueta
home-token-make = Crear token
home-token-once = Cópialo ahora: no se volverá a mostrar.
home-token-end = Revocar
home-leaving = Cerrar sesión o borrar la cuenta
home-sign-out = Cerrar sesión
home-sign-out-guest = Un invitado que cierra sesión no puede volver a sus partidas. Regístrate antes para conservarlas.
home-delete = Borrar la cuenta
home-delete-about = No se puede deshacer. Tu dirección se borra y tu nombre se quita de todas las mesas. Tus partidas se conservan, y un bot ocupa tu sitio en las que están en curso.
home-delete-yes = Borrar definitivamente
home-stay = Cancelar

## Avisos

home-notices = Avisos
home-notices-about = Te avisamos cuando es tu turno, salvo que ya estés en la mesa.
home-channel-push = Avisos del navegador
home-channel-mail = Correo
# Un webhook es una dirección en la que escuchan programas como Discord y Slack.
home-channel-webhook = Webhook (Discord, Slack…)
home-channel-unconfirmed = Abre el enlace del correo que enviamos a esta dirección.
home-channel-resting = En pausa tras demasiados fallos. Se reactiva con una prueba correcta.
home-channel-events = { $count ->
        [0] No avisa de nada
        [one] Avisa de { $count } evento
       *[other] Avisa de { $count } eventos
    }
home-channel-test = Probar
home-channel-tested = Enviado. Debería llegar en un momento.
home-channel-remove = Quitar
home-channel-secret = Copia ahora la clave secreta: no se volverá a mostrar.
home-channel-add-push = Avisarme en este navegador
home-push-unsupported = Este navegador no puede mostrar avisos aquí. Instala la aplicación en tu dispositivo o usa el correo.
home-push-denied = El navegador no permite avisos. Permítelos en los ajustes del navegador para esta página.
home-event-your_turn = Es mi turno
home-event-started = Empieza una partida
home-event-finished = Termina una partida
home-event-chat = Hay un mensaje nuevo en el chat
home-event-undo_asked = Alguien quiere deshacer algo
home-event-seat = Alguien se une o se va
home-event-time_short = Se me acaba el tiempo
home-rest = Noches y vacaciones
home-rest-about = En las mesas que lo permiten, el reloj de tu turno se para mientras descansas. Los horarios nuevos se aplican un día después y nunca a un turno ya empezado. Zona horaria: { $zone }.
home-rest-since = Los horarios nuevos se aplican a partir del { $moment }.
home-rest-zone = Zona horaria
home-sleep = Horas de sueño
home-sleep-from = Desde
home-sleep-to = Hasta
home-vacations = Vacaciones
home-vacation = Del { $from } al { $to }
home-vacation-first = Primer día
home-vacation-last = Último día
home-vacation-incomplete = Indica el primer y el último día.
home-vacation-there = Ya has añadido esos días.
home-vacation-left = { $days ->
        [one] Te queda un día de vacaciones en { $year }.
       *[other] Te quedan { $days } días de vacaciones en { $year }.
    }
home-vacation-earliest = Unas vacaciones nuevas pueden empezar como muy pronto el { $day }.

## Ajustes

home-theme = Aspecto
home-theme-auto = Como el dispositivo
    .about = Sigue el ajuste de tu dispositivo.
home-theme-light = De día
    .about = La mesa junto a la ventana.
home-theme-dark = De noche
    .about = La misma mesa a la luz de la lámpara.
home-colours = Colores de las piezas
home-colours-plain = Sencillos
    .about = Cuatro colores y formas fáciles de distinguir.
home-colours-bold = Marcados
    .about = Marcas y tramas más grandes, para personas daltónicas.
home-motion = Animaciones
home-motion-full = Normales
home-motion-quick = Rápidas
home-motion-none = Ninguna
home-moves = Jugadas de los demás
home-moves-calm = Con calma
    .about = Cada jugada se ve un momento, con una frase; cada ronda acaba con un resumen.
home-moves-quick = Rápido
    .about = Lo mismo en la mitad de tiempo.
home-moves-off = No mostrar
    .about = El mapa cambia al instante. El historial cuenta lo que ha pasado.
home-at-table = En la mesa
home-set-confirm = Vista previa
    .about = El primer toque muestra el coste y el efecto; el segundo confirma.
home-set-confirmPass = Confirmar antes de pasar
    .about = Si aún tienes dinero o acciones.
home-set-endAlone = Fin de turno automático
    .about = En cuanto no quede nada que decidir. Entonces ya no puedes deshacer.
home-set-coordinates = Coordenadas
    .about = Muestra en el mapa el nombre de cada espacio, como c4.
home-set-sound = Sonido
    .about = Madera contra madera, una moneda y una campana cuando es tu turno.
home-set-shortcuts = Atajos de una sola tecla
    .about = Juega con letras y cifras: las teclas del 1 al 8 eligen acción y la U deshace. Intro y Esc funcionan siempre.
home-orientation = Giro del mapa
home-orientation-turn = { $degrees }°
home-settings-kept = Los ajustes se guardan en este navegador.

## Por mal camino

home-lost = Te has perdido en la neblina
home-lost-about = Aquí no hay nada. Quizá falte una parte del enlace.
home-lost-home = Volver al inicio

### Por qué el servidor rechaza algo, con exactitud: qué ha pasado y, si se puede, la única cosa que hacer.
### Los identificadores son los de src/caledonia/server/refusals.py.

## Mirar una mesa

refusal-no_such_table = Esta mesa no existe. Comprueba que el enlace esté completo.
refusal-no_spectators = Solo sus jugadores pueden ver esta mesa.
refusal-challenge_open = Este reto del día sigue abierto. Termínalo tú, o espera a que se cierre.
# $played, $present: números de versiones.
refusal-other_rules = Esta partida se jugó con las reglas { $played } y este servidor juega con las reglas { $present }, que llevan a otro final. Pide la versión anterior a quien administra el servidor.
refusal-other_content = Esta partida no se puede reproducir con el paquete de contenido «{ $content }» de este servidor. Pregunta a quien lo administra.

## Lo que no encaja con el estado de la partida

refusal-game_not_begun = La partida no ha empezado. Espera a que estén todos en la mesa.
refusal-game_begun = La partida ya ha empezado; eso solo se podía hacer antes.
refusal-game_over = La partida ha terminado. Pide la revancha para seguir jugando.
refusal-table_given_up = Esta mesa se abandonó antes de empezar la partida. Crea otra.
refusal-game_not_over = La partida aún no ha terminado. Vuelve cuando termine.

## Sitios

refusal-private_table = Esta mesa es privada. Pide su enlace de invitación.
refusal-wrong_invite = Este enlace de invitación no es correcto. Pídelo de nuevo.
refusal-not_creator = Eso solo puede hacerlo quien creó la mesa.
refusal-no_seat = No tienes sitio en esta mesa.
refusal-seated_already = Ya tienes sitio en esta mesa.
refusal-seat_taken = Este sitio ya está ocupado. Elige otro.
refusal-all_seats_taken = Todos los sitios están ocupados. Busca otra mesa, o mira la partida.
refusal-no_stand_in_there = En este sitio ya no hay ningún bot de suplente. Elige otro.
refusal-person_sits_there = Aquí ya está { $name }. Elige otro sitio.
refusal-stand_in_plays = Un bot juega por ti. Retoma primero tu sitio.
refusal-nobody_stands_in = Ya juegas tú en tu sitio.
refusal-time_is_up = El tiempo de este turno se ha acabado y lo juega un bot. Retoma tu sitio después.
refusal-rated_needs_account = Para las partidas clasificatorias necesitas una cuenta. Regístrate primero o juega una partida no clasificatoria.
refusal-seat_not_offered = Esta partida es clasificatoria: el sitio se guarda para quien se fue, salvo que todos los que siguen jugando lo ofrezcan a otra persona.
refusal-replacement_too_close = Últimamente has jugado demasiadas partidas clasificatorias con alguien de esta mesa. El sitio tiene que ocuparlo otra persona.
refusal-nobody_left_there = Este sitio ya no está abandonado. Actualiza la mesa.
refusal-replaced_already = Este sitio ya tuvo un sustituto. Un bot lo juega hasta el final.
refusal-offered_already = El sitio ya se ha ofrecido. Espera a que alguien lo ocupe.
refusal-nobody_offers = Ya nadie propone ofrecer este sitio.
refusal-bots_play_already = { $count ->
        [one] Ya tienes una mesa en la que solo juegan bots. Espera a que termine.
       *[other] Ya tienes { $count } mesas en las que solo juegan bots. Espera a que termine una.
    }

## Demasiado a la vez

refusal-many_waiting = { $count ->
        [one] Una de tus mesas ya está esperando jugadores. Empieza la partida o deja la mesa primero.
       *[other] { $count } de tus mesas ya están esperando jugadores. Empieza una de esas partidas o deja una mesa primero.
    }
refusal-many_waiting_here = Demasiadas mesas de tu red están esperando jugadores. Empieza una de esas partidas o deja una mesa primero.
refusal-many_games = { $count ->
        [one] Ya tienes una partida con bots en curso. Termínala primero.
       *[other] Ya tienes { $count } partidas con bots en curso. Termina una primero.
    }
refusal-many_games_here = Hay demasiadas partidas con bots en curso desde tu red. Termina una primero.
refusal-host_has_many_games = Quien creó esta mesa tiene demasiadas partidas con bots en curso. Pídele que termine una o elige otra mesa.
refusal-many_analyses = { $count ->
        [one] Uno de tus análisis aún no está listo. Espera a que termine.
       *[other] { $count } de tus análisis aún no están listos. Espera a que termine uno.
    }
refusal-many_analyses_here = Hay demasiados análisis pendientes desde tu red. Espera a que termine uno.

## Turnos

refusal-not_your_turn = No es tu turno. Espera a los demás.
refusal-turn_complete = Ya has hecho tu acción. Termina el turno o deshaz algo.
refusal-turn_not_begun = Haz primero una acción, o pasa.
refusal-turn_incomplete = Tu turno no está completo. Queda algo por decidir.
refusal-nothing_to_take_back = En este turno no hay nada que deshacer.
refusal-plan_ends = El plan termina antes: lo que sigue depende de algo oculto o de otros jugadores. Planifícalo como un turno aparte, con una condición.

## Volver más atrás del final de un turno

refusal-challenge_keeps_turns = En el reto del día no se pueden deshacer los turnos terminados.
refusal-undo_reveals = Esto desharía algo que ya se reveló. La partida pasaría a ser de práctica y dejaría de contar.
refusal-undo_needs_all = Esto desharía algo que ya se reveló, y la partida clasificatoria dejaría de contar. Todos tienen que aceptarlo, pero falta alguien: espera a que vuelva o sigue jugando.
refusal-asked_already = Alguien ya ha pedido deshacer algo. Responde primero a eso.
refusal-nobody_asks = Ya nadie pide deshacer nada.
refusal-agreed_already = Ya has aceptado. Espera a los demás.

## Consejos, y partidas ya jugadas

refusal-no_aids = En esta mesa se juega sin consejos.
refusal-no_layers = En esta mesa se juega sin ayudas para aprender.
refusal-layers_unfair = Las ayudas para aprender son solo para partidas no clasificatorias de una persona contra bots y para partidas entre bots.
refusal-no_hints_rated = En las partidas clasificatorias no hay consejos.
refusal-copy_held = Es la copia de una partida que aún se está jugando. Puedes verla; cuando esa partida termine, podrás seguir jugando, pedir consejos y repasarla.
refusal-hint_not_due = Solo hay consejos en tu turno. Espera a que te toque.
refusal-no_guide = La guía no te acompaña aquí. Llámala antes desde el menú.
refusal-hint_under_way = Un bot ya está preparando tu consejo. Espera un momento.
refusal-analysis_after_day = Puede que otros sigan jugando este reto. Podrás repasar la partida cuando se cierre el reto.
refusal-no_such_analysis = Este análisis no existe. Pídelo de nuevo.
refusal-verified_later = Una partida se puede comprobar cuando ha terminado para todos.
refusal-no_such_moment = { $count ->
        [one] En esta partida solo se ha tomado una decisión. Elige un momento anterior.
       *[other] En esta partida solo se han tomado { $count } decisiones. Elige un momento anterior.
    }
refusal-over_at_moment = En ese momento la partida ya ha terminado. Elige uno anterior.
refusal-others_play = Otros siguen jugando esta partida. Podrás jugar desde aquí cuando termine.
refusal-no_aids_yet = En esta mesa se juega sin consejos. Podrás jugar desde aquí cuando termine la partida.
refusal-record_of_players = Hasta que termine la partida, solo sus jugadores pueden descargarla.
refusal-record_after_day = Descargar la partida desvelaría el reto. Espera a que acabe el día.
refusal-no_such_person = Esta persona no existe, o su cuenta se ha borrado.

## Mesas nuevas

refusal-options_do_not_fit = Estas opciones no se pueden combinar. Elige otras.
# $line: el número de una línea.
refusal-record_unreadable = Este archivo de partida no se puede leer a partir de la línea { $line }. Cópialo otra vez, entero.
refusal-challenge_played = Ya estás jugando el reto de hoy. Sigue tu partida.
# $day: una fecha, como 2026-02-30.
refusal-no_such_day = El día { $day } no existe en el calendario.

## Nombres, y con qué se inicia sesión

# Una etiqueta dice para qué es un token para programas.
refusal-empty = { $field ->
        [label] La etiqueta está vacía.
       *[name] El nombre está vacío.
    } Escribe al menos un carácter.
refusal-too_short = { $field ->
        [label] La etiqueta es demasiado corta.
        [name] El nombre es demasiado corto.
        [login] El nombre de usuario es demasiado corto.
        [email] La dirección de correo es demasiado corta.
        [password] La contraseña es demasiado corta.
        [new] La contraseña nueva es demasiado corta.
       *[other] Es demasiado corto.
    } { $least ->
        [one] Escribe al menos un carácter.
       *[other] Escribe al menos { $least } caracteres.
    }
refusal-too_long = { $field ->
        [label] La etiqueta es demasiado larga.
        [name] El nombre es demasiado largo.
        [login] El nombre de usuario es demasiado largo.
        [email] La dirección de correo es demasiado larga.
        [password] La contraseña es demasiado larga.
        [new] La contraseña nueva es demasiado larga.
       *[other] Es demasiado largo.
    } Escribe como mucho { $most } caracteres.
refusal-unseen = { $field ->
        [label] La etiqueta contiene caracteres invisibles.
       *[name] El nombre contiene caracteres invisibles.
    } Quítalos.
refusal-many_accents = { $field ->
        [label] La etiqueta lleva demasiados acentos en una letra.
       *[name] El nombre lleva demasiados acentos en una letra.
    } Usa menos.
refusal-no_user_name = Esto no puede ser un nombre de usuario. Usa de { $least } a { $most } letras, cifras, puntos, guiones, guiones bajos o espacios, y empieza por una letra o una cifra.
refusal-no_email = Esto no es una dirección de correo. Escribe una como nombre@example.org.
refusal-no_name = Escribe el nombre que verán los demás.
refusal-no_login = Escribe un nombre de usuario o un correo con el que iniciar sesión.
refusal-no_user_name_given = Escribe un nombre de usuario con el que iniciar sesión.
refusal-login_taken = Este nombre de usuario ya está en uso. Inicia sesión o elige otro.
refusal-email_without_mail = Este servidor no envía correo, así que no puede confirmar direcciones. Regístrate solo con un nombre de usuario.
refusal-weak_password = Esta contraseña es fácil de adivinar. Usa varias palabras sin relación entre sí y no incluyas tu nombre.

## Cuentas

refusal-signed_in = Ya has iniciado sesión como { $name }. Cambia el nombre, o cierra antes la sesión.
refusal-registered_already = Ya te has registrado. Cierra antes la sesión.
refusal-registered_meanwhile = Entretanto te has registrado, quizá en otra ventana. Inicia sesión.
refusal-seated_twice = Tendrías dos sitios en la mesa «{ $table }». Deja antes uno de ellos, o inicia sesión sin los sitios del invitado.
refusal-password_wrong = La contraseña no es correcta. Escribe la actual.
refusal-password_changed = Entretanto la contraseña ha cambiado. Inicia sesión otra vez.
refusal-guest_without_password = Un invitado no tiene contraseña. Regístrate primero.
refusal-account_deleted = Esta cuenta se ha borrado. Crea otra.
refusal-session_ended = Tu sesión ha terminado. Inicia sesión otra vez.
refusal-no_such_session = Esa sesión ya está cerrada.
refusal-no_such_token = Este token ya está revocado.
refusal-many_tokens = { $count ->
        [one] Ya tienes un token. Revócalo primero.
       *[other] Ya tienes { $count } tokens. Revoca uno primero.
    }
refusal-too_often = Demasiados intentos. { $seconds ->
        [one] Espera un segundo e inténtalo otra vez.
       *[other] Espera { $seconds } segundos e inténtalo otra vez.
    }
refusal-zone_unknown = El servidor no conoce la zona horaria { $zone }. Elige una de la lista.
refusal-sleep_too_long = { $hours ->
        [one] La noche puede durar como mucho una hora.
       *[other] La noche puede durar como mucho { $hours } horas.
    } Elige menos tiempo.
refusal-vacation_too_soon = Unas vacaciones nuevas pueden empezar como muy pronto el { $day }. Elige días posteriores.
refusal-vacation_too_long = { $most ->
        [one] Unas vacaciones pueden durar como mucho un día.
       *[other] Unas vacaciones pueden durar como mucho { $most } días seguidos.
    } Elige menos días.
refusal-vacations_overlap = Dos periodos de vacaciones se solapan el { $day }. Cambia uno de ellos.
refusal-vacations_used_up = { $left ->
        [0] No te quedan días de vacaciones en { $year }.
        [one] Te queda un día de vacaciones en { $year }.
       *[other] Te quedan { $left } días de vacaciones en { $year }.
    } Elige menos días.

## Avisos

refusal-no_such_channel = Este canal de avisos ya se ha quitado.
refusal-channel_known = Este canal de avisos ya existe. Cámbialo allí.
refusal-many_channels = Puedes tener { $most } canales de avisos como mucho. Quita uno primero.
refusal-no_mail = Este servidor no envía correo. Elige un navegador o un webhook.
refusal-many_notices = Demasiados mensajes en poco tiempo. Espera una hora.
refusal-address_unconfirmed = Confirma primero la dirección: abre el enlace del correo que le enviamos.
refusal-address_refused = A esta dirección no se puede enviar nada. Escribe una dirección pública que empiece por https://.

## El almacenamiento del servidor

refusal-storage_busy = Otro programa está usando la base de datos del servidor. No se ha cambiado nada: inténtalo de nuevo en un momento.
refusal-storage_full = El disco del servidor está lleno. No se ha cambiado nada: avisa a quien administra el servidor e inténtalo de nuevo cuando haya espacio.
refusal-storage_read_only = El servidor no puede escribir en su base de datos. No se ha cambiado nada: avisa a quien administra el servidor.
refusal-storage_damaged = La base de datos del servidor está dañada. Pide a quien administra el servidor que restaure una copia de seguridad.
refusal-storage_away = El servidor no puede acceder a su base de datos. Inténtalo de nuevo en un momento; si sigue así, avisa a quien administra el servidor.

## Puzzles

refusal-no_such_puzzle = Este problema no existe. Pide el siguiente.
refusal-puzzle_withdrawn = Este problema se ha retirado: hay otra jugada igual de buena. Pide el siguiente.
refusal-no_puzzle_left = Ya has respondido a todos los problemas de este tipo. Elige otro tipo.
refusal-no_exercise_due = Ahora no hay ningún ejercicio pendiente. Vuelve otro día.

### Avisos por push, correo y webhook, y las páginas de los enlaces en los correos.

## Lo que ha pasado

notice-your_turn = Es tu turno en «{ $table }».
    .title = { $table }: es tu turno
notice-started = Ha empezado la partida en «{ $table }».
    .title = { $table }: ha empezado la partida
notice-finished = La partida en «{ $table }» ha terminado. Mira cómo ha acabado.
    .title = { $table }: la partida ha terminado
    .result = { $place ->
        [1] Has ganado la partida en «{ $table }» con { $points } PV. ¡Sláinte!
       *[other] La partida en «{ $table }» ha terminado: has quedado en el puesto { $place } con { $points } PV.
    }
notice-chat = { $name }: { $text }
    .title = { $count ->
        [one] { $table }: un mensaje
       *[other] { $table }: { $count } mensajes
    }
notice-undo_asked = { $name } quiere deshacer algo en «{ $table }». ¿Te parece bien?
    .title = { $table }: { $name } quiere deshacer algo
notice-seat-joined = { $name } se ha unido a tu mesa «{ $table }».
    .title = { $table }: { $name } se une
notice-seat-replaced = Un bot juega por ti en «{ $table }». Vuelve y retoma tu sitio cuando quieras.
    .title = { $table }: un bot juega por ti
notice-rematch = { $name } quiere volver a jugar contigo después de «{ $table }». ¡Únete!
    .title = { $table }: { $name } pide la revancha
notice-time_short = Te queda poco tiempo para tu turno en «{ $table }»: { $left }. Después jugará un bot por ti.
    .title = { $table }: se te acaba el tiempo
notice-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
notice-hours = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
notice-test = Funciona: aquí llegarán tus avisos.
    .title = Una prueba de Caledonia

## Correos

notice-confirm = Alguien, probablemente tú, quiere recibir avisos de Caledonia en esta dirección. Si no has sido tú, ignora este correo: no llegará nada más.
    .title = Caledonia: ¿es tuya esta dirección?
notice-mail-confirm = Confirmar la dirección
notice-mail-open = Ir a la mesa
notice-mail-why = Recibes este correo porque activaste los avisos de Caledonia.
notice-mail-stop = No recibir más correos en esta dirección

## Páginas

notice-page-confirm = ¿Enviamos los avisos de Caledonia a { $address }?
    .button = Sí, confirmar
notice-page-confirmed = ¡Gracias! A partir de ahora los avisos llegarán a { $address }.
notice-page-stop = ¿Dejamos de enviar correos a { $address }?
    .button = Sí, no enviar más
notice-page-stopped = Hecho: no recibirás más correos. Puedes volver a añadir la dirección cuando quieras.
notice-page-old = Este enlace ya no sirve. Añade la dirección otra vez y te enviaremos uno nuevo.

## Una contraseña nueva

notice-reset = Alguien, probablemente tú, quiere una contraseña nueva para la cuenta de { $name } en Caledonia. El enlace sirve una vez y durante una hora. Si no has sido tú, ignora este correo: no cambia nada.
    .title = Caledonia: una contraseña nueva
notice-mail-reset = Elegir una contraseña nueva
notice-page-reset = Elige una contraseña nueva para { $name }. Se cerrarán todas las sesiones y se revocarán todos los tokens de API.
    .label = Contraseña nueva, de { $shortest } a { $longest } caracteres
    .button = Guardar la contraseña
notice-page-reset-weak = Esa contraseña es fácil de adivinar. Usa varias palabras sin relación entre sí y no incluyas tu nombre.
notice-page-reset-done = Contraseña cambiada. Se han cerrado todas las sesiones y se han revocado todos los tokens de API. Inicia sesión con la nueva.
notice-page-reset-old = Este enlace ya no sirve. Pide uno nuevo.

## La dirección de una cuenta

notice-own = Alguien, probablemente tú, ha indicado esta dirección para la cuenta de { $name } en Caledonia. Abre el enlace para confirmarla: podrás iniciar sesión con ella y recibir una contraseña nueva si olvidas la tuya. El enlace sirve durante una semana. Si no has sido tú, ignora este correo: no cambia nada.
    .title = Caledonia: ¿es tuya esta dirección?
notice-taken = Alguien, quizá tú, ha indicado esta dirección para otra cuenta en Caledonia. Ya pertenece a tu cuenta, { $name }, y ahí se queda. Inicia sesión como siempre; si has olvidado la contraseña, pide una nueva en la pantalla de inicio de sesión. Si no has sido tú, no tienes que hacer nada.
    .title = Caledonia: ya tienes una cuenta
notice-moved = La cuenta de { $name } en Caledonia tiene ahora otra dirección de correo; esta ya no se usa. Si no has sido tú, cambia tu contraseña enseguida o pide ayuda a quien administra el servidor.
    .title = Caledonia: tu dirección ha cambiado
notice-mail-enter = Ir a tu cuenta
notice-page-own = ¿Usar { $address } para la cuenta de { $name }?
    .button = Sí, es la mía
notice-page-own-done = ¡Gracias! { $address } es ahora la dirección de tu cuenta.
notice-page-own-old = Este enlace ya no sirve. Escribe la dirección otra vez en la página de tu cuenta y te enviaremos uno nuevo.

### Lo que dice la página cuando el servidor rechaza algo: qué ha pasado y qué hacer.

problem-page-bad_request = El servidor no lo ha entendido. Vuelve atrás e inténtalo de otra manera.
problem-page-not_signed_in = Tu sesión aquí se ha cerrado. Inicia sesión y sigue.
problem-page-wrong_password = El nombre o la contraseña no son correctos. Inténtalo otra vez.
problem-page-not_allowed = No tienes acceso a esto. Quien montó la mesa puede invitarte.
problem-page-not_found = No hay nada en esta dirección. Quizá el enlace esté incompleto.
problem-page-stale = Entretanto la partida ha seguido. Mira la mesa tal como está ahora.
problem-page-conflict = Ya no es posible: entretanto algo ha cambiado. Vuelve a mirar.
problem-page-too_large = Era demasiado de una vez. Envía menos.
problem-page-invalid = Hay algo que no encaja. Cámbialo e inténtalo otra vez.
problem-page-illegal_action = Las reglas no lo permiten ahora. Elige otra cosa.
problem-page-too_many = Han sido muchas peticiones en poco tiempo. Espera un minuto e inténtalo otra vez.
problem-page-unavailable = El servidor no puede responder ahora mismo. Inténtalo de nuevo en un momento.
problem-page-offline = No hay conexión. Tu partida está a salvo en el servidor; inténtalo otra vez cuando la recuperes.
problem-page-unknown = Algo ha salido mal. Inténtalo otra vez.
problem-page-heading = Por aquí no se puede seguir

## Botones bajo estas frases

problem-page-do-home = Ir al inicio
problem-page-do-again = Reintentar
problem-page-do-reload = Actualizar
problem-page-do-enter = Entrar

## Hay una versión más nueva de la página en el servidor

problem-page-newer = Hay una versión nueva de Caledonia.
problem-page-newer-reload = Cargarla

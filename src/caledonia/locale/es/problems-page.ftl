### Lo que dice la página cuando el servidor rechaza algo: qué ha pasado y qué hacer.

problem-page-bad_request = El servidor no entiende esta petición. Vuelve atrás e inténtalo de nuevo.
problem-page-not_signed_in = Tu sesión se ha cerrado. Inicia sesión para seguir.
problem-page-wrong_password = Nombre o contraseña incorrectos. Inténtalo otra vez.
problem-page-not_allowed = No tienes acceso. Quien creó la mesa puede invitarte.
problem-page-not_found = No hay nada en esta dirección. Quizá el enlace esté incompleto.
problem-page-stale = La partida ha avanzado. Actualiza para ver la posición actual.
problem-page-conflict = Ya no es posible: algo ha cambiado entretanto. Actualiza la página.
problem-page-too_large = Es demasiado grande. Envía menos.
problem-page-invalid = Hay un dato no válido. Corrígelo e inténtalo otra vez.
problem-page-illegal_action = Las reglas no lo permiten ahora. Elige otra cosa.
problem-page-too_many = Demasiadas peticiones en poco tiempo. Espera un minuto e inténtalo otra vez.
problem-page-unavailable = El servidor no puede responder ahora mismo. Inténtalo de nuevo en un momento.
problem-page-offline = Sin conexión. Tu partida está a salvo en el servidor; inténtalo otra vez cuando la recuperes.
problem-page-unknown = Algo ha salido mal. Inténtalo otra vez.
problem-page-heading = Algo ha salido mal

## Botones bajo estas frases

problem-page-do-home = Ir al inicio
problem-page-do-again = Reintentar
problem-page-do-reload = Actualizar
problem-page-do-enter = Iniciar sesión

## Hay una versión más nueva de la página en el servidor

problem-page-newer = Hay una versión nueva de Caledonia.
problem-page-newer-reload = Actualizar

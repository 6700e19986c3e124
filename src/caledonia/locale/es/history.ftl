### La página: lo que ha pasado, el chat y mirar atrás.

history-log = Historial
history-chat = Chat
history-round = Ronda { $round }
history-card = Fin de la ronda { $round }: producción y puntuación
history-undone = deshecho
history-started = Empieza la partida.
history-finished = La partida ha terminado.
history-seat = { $what ->
        [joined] { $name } se une a la mesa.
        [taken_over] { $name } ocupa el sitio.
        [bot] { $name } toma asiento.
        [left] { $name } se ha ido; un bot toma el relevo.
        [timeout] Se acabó el tiempo: un bot juega por { $name }.
        [returned] { $name } ha vuelto.
       *[other] { $name } ha cambiado de nombre.
    }
history-undo-asked = { $name } quiere deshacer algo.
history-undo-agreed = { $name } acepta.
history-undo-refused = { $name } no acepta.
history-undone-to = La partida sigue desde la jugada { $to }.
history-offer-asked = { $name } quiere ofrecer el sitio a otra persona.
history-offer-refused = { $name } no quiere un sustituto.
history-seat-offered = El sitio de { $name } queda libre para otra persona.
history-uncounted = { $why ->
        [shared_origin] Esta partida no cuenta para el rating: dos de los jugadores comparten red o dispositivo y últimamente han jugado a menudo entre sí.
       *[other] Esta partida no cuenta para el rating: dos de los jugadores ya han jugado muchas veces entre sí hoy.
    }
history-again = { $name } pide la revancha.
history-clock = { $what ->
        [set_back] Se ha atrasado el reloj del servidor. A { $name } le queda el mismo tiempo.
        [vacation_ended] { $name } ha acabado sus vacaciones antes de tiempo. El reloj vuelve a correr.
       *[paused] El servidor estuvo fuera de servicio { $unit ->
            [days] { $amount } días
            [hours] { $amount ->
                [one] una hora
               *[other] { $amount } horas
            }
           *[minutes] { $amount ->
                [one] un minuto como mucho
               *[other] { $amount } minutos
            }
        }. { $name } recupera ese tiempo.
    }
history-order = según lo planificado
history-bot = por un bot
history-since = Desde tu último turno
history-since-none = No ha pasado nada desde tu último turno.
history-move = Jugada { $ply } de { $all }
    .round = Jugada { $ply } de { $all }, ronda { $round }
history-first = Al principio
history-back = Una jugada atrás
history-forward = Una jugada adelante
history-last = Al final
history-play = Reproducir
history-pause = Pausa
history-link = Copiar enlace a este momento
history-linked = Enlace copiado.
history-branch = Seguir jugando desde aquí
history-say = Escribe un mensaje
history-send = Enviar
history-said = { $name } dice: { $text }
history-chat-empty = Todavía no hay mensajes.
history-empty = Todavía no ha pasado nada.

### La pagina: che cosa è successo, chat e sguardi indietro.

history-log = Diario
history-chat = Chat
history-round = Round { $round }
history-card = Fine del round { $round }: produzione e punteggio
history-undone = annullato
history-started = Comincia la partita.
history-finished = La partita è finita.
history-seat = { $what ->
        [joined] { $name } si siede al tavolo.
        [taken_over] { $name } subentra in questo posto.
        [bot] { $name } prende posto.
        [left] { $name } lascia la partita; continua un bot.
        [timeout] Tempo scaduto: un bot gioca per { $name }.
        [returned] { $name } torna a giocare.
       *[other] { $name } cambia nome.
    }
history-undo-asked = { $name } chiede di annullare.
history-undo-agreed = { $name } accetta.
history-undo-refused = { $name } rifiuta.
history-undone-to = La partita riprende dalla mossa { $to }.
history-offer-asked = { $name } vorrebbe offrire il posto a qualcun altro.
history-offer-refused = { $name } non vuole un sostituto.
history-seat-offered = Il posto di { $name } è aperto a chi vuole subentrare.
history-uncounted = { $why ->
        [shared_origin] Questa partita non conta per il rating: due giocatori usano la stessa rete o lo stesso dispositivo e negli ultimi tempi si sono affrontati spesso.
       *[other] Questa partita non conta per il rating: due giocatori oggi si sono già affrontati molte volte.
    }
history-again = { $name } chiede la rivincita.
history-clock = { $what ->
        [set_back] L’orologio del server è stato spostato indietro. A { $name } resta lo stesso tempo.
        [vacation_ended] { $name } ha concluso le vacanze in anticipo. L’orologio riparte.
       *[paused] Il server è rimasto fermo per { $unit ->
            [days] { $amount } giorni
            [hours] { $amount ->
                [one] un’ora
               *[other] { $amount } ore
            }
           *[minutes] { $amount ->
                [one] al massimo un minuto
               *[other] { $amount } minuti
            }
        }. { $name } recupera questo tempo.
    }
history-order = come pianificato
history-bot = da un bot
history-since = Dal tuo ultimo turno
history-since-none = Dal tuo ultimo turno non è successo nulla.
history-move = Mossa { $ply } di { $all }
    .round = Mossa { $ply } di { $all }, round { $round }
history-first = Inizio
history-back = Mossa precedente
history-forward = Mossa successiva
history-last = Situazione attuale
history-play = Riproduci
history-pause = Pausa
history-link = Copia il link a questo momento
history-linked = Link copiato.
history-branch = Gioca da qui
history-say = Scrivi un messaggio
history-send = Invia
history-said = { $name } dice: { $text }
history-chat-empty = Ancora nessun messaggio.
history-empty = Non è ancora successo nulla.

### La pagina: che cosa è successo, chat e sguardi indietro.

history-log = Diario
history-chat = Chat
history-round = Round { $round }
history-card = Fine del round { $round }: produzione e punteggio
history-undone = annullato
history-started = La partita comincia.
history-finished = La partita è finita.
history-seat = { $what ->
        [joined] { $name } si siede al tavolo.
        [taken_over] { $name } subentra a questo posto.
        [bot] { $name } prende posto.
        [left] { $name } ha lasciato il tavolo; continua un bot.
        [timeout] Tempo scaduto: un bot gioca per { $name }.
        [returned] { $name } è di ritorno.
       *[other] { $name } ha un nuovo nome.
    }
history-undo-asked = { $name } chiede di tornare indietro.
history-undo-agreed = { $name } è d’accordo.
history-undo-refused = { $name } preferisce non tornare indietro.
history-undone-to = La partita riprende dalla mossa { $to }.
history-offer-asked = { $name } vorrebbe offrire il posto a qualcun altro.
history-offer-refused = { $name } non vuole un sostituto.
history-seat-offered = Il posto di { $name } è libero per qualcun altro.
history-uncounted = { $why ->
        [shared_origin] Questa partita non conta per il rating: due dei giocatori usano la stessa rete o lo stesso dispositivo e ultimamente si sono affrontati spesso.
       *[other] Questa partita non conta per il rating: due dei giocatori oggi si sono già affrontati molte volte.
    }
history-again = { $name } chiede la rivincita.
history-clock = { $what ->
        [set_back] L’orologio del server è stato portato indietro. A { $name } resta lo stesso tempo.
        [vacation_ended] { $name } ha interrotto la vacanza in anticipo. L’orologio riparte.
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
history-first = All’inizio
history-back = Una mossa indietro
history-forward = Una mossa avanti
history-last = Al presente
history-play = Avvia
history-pause = Pausa
history-link = Copia un link a questo momento
history-linked = Il link è copiato.
history-branch = Gioca da qui
history-say = Scrivi qualcosa
history-send = Invia
history-said = { $name } dice: { $text }
history-chat-empty = Nessuno ha ancora detto nulla.
history-empty = Non è ancora successo nulla.

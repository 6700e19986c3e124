### Notifiche via push, e-mail e webhook, e le pagine dei link nelle e-mail.

## Che cosa è successo

notice-your_turn = Tocca a te nella partita «{ $table }».
    .title = { $table }: tocca a te
notice-started = La partita «{ $table }» è cominciata.
    .title = { $table }: la partita è cominciata
notice-finished = La partita «{ $table }» è finita. Guarda com’è andata.
    .title = { $table }: la partita è finita
    .result = { $place ->
        [1] Hai vinto la partita «{ $table }» con { $points } PV. Sláinte!
       *[other] La partita «{ $table }» è finita: hai chiuso al { $place }º posto con { $points } PV.
    }
notice-chat = { $name }: { $text }
    .title = { $count ->
        [one] { $table }: un messaggio
       *[other] { $table }: { $count } messaggi
    }
notice-undo_asked = { $name } chiede di annullare nella partita «{ $table }». Accetti?
    .title = { $table }: { $name } chiede di annullare
notice-seat-joined = { $name } ha preso posto al tuo tavolo «{ $table }».
    .title = { $table }: { $name } ha preso posto
notice-seat-replaced = Un bot gioca per te nella partita «{ $table }». Torna e riprendi il posto quando vuoi.
    .title = { $table }: un bot gioca per te
notice-rematch = { $name } vorrebbe giocare ancora con te dopo «{ $table }». Siediti al tavolo!
    .title = { $table }: { $name } chiede la rivincita
notice-time_short = Tempo rimasto per il tuo turno nella partita «{ $table }»: { $left }. Poi un bot giocherà per te.
    .title = { $table }: il tuo tempo sta per scadere
notice-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
notice-hours = { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
notice-test = Funziona: le tue notifiche arriveranno qui.
    .title = Una prova da Caledonia

## E-mail

notice-confirm = Qualcuno, probabilmente tu, vorrebbe ricevere le notifiche di Caledonia a questo indirizzo. Se la richiesta non è tua, ignora questa e-mail: non arriverà altro.
    .title = Caledonia: è il tuo indirizzo?
notice-mail-confirm = Conferma l’indirizzo
notice-mail-open = Vai al tavolo
notice-mail-why = Ricevi questa e-mail perché hai chiesto le notifiche di Caledonia.
notice-mail-stop = Non ricevere più e-mail a questo indirizzo

## Pagine

notice-page-confirm = Mandare le notifiche di Caledonia a { $address }?
    .button = Sì, conferma
notice-page-confirmed = Grazie! D’ora in poi le notifiche arrivano a { $address }.
notice-page-stop = Smettere di mandare e-mail a { $address }?
    .button = Non mandare più e-mail
notice-page-stopped = Fatto: non riceverai più e-mail. Puoi aggiungere di nuovo l’indirizzo quando vuoi.
notice-page-old = Questo link è scaduto. Aggiungi di nuovo l’indirizzo per riceverne uno nuovo.

## Una nuova password

notice-reset = Qualcuno, probabilmente tu, ha chiesto una nuova password per l’account di { $name } su Caledonia. Il link vale una volta sola, entro un’ora. Se la richiesta non è tua, ignora questa e-mail: non cambia nulla.
    .title = Caledonia: una nuova password
notice-mail-reset = Scegli una nuova password
notice-page-reset = Scegli una nuova password per { $name }. Tutte le sessioni verranno terminate e tutti i token API revocati.
    .label = Nuova password, da { $shortest } a { $longest } caratteri
    .button = Imposta la password
notice-page-reset-weak = Questa password è facile da indovinare. Usa più parole senza legame tra loro e lascia fuori il tuo nome.
notice-page-reset-done = Password cambiata. Tutte le sessioni sono terminate e tutti i token API revocati. Accedi con la nuova password.
notice-page-reset-old = Questo link è scaduto. Chiedine uno nuovo.

## L’indirizzo di un account

notice-own = Qualcuno, probabilmente tu, ha indicato questo indirizzo per l’account di { $name } su Caledonia. Apri il link per confermarlo: potrai usarlo per accedere e per ricevere una nuova password se dimentichi la tua. Il link vale una settimana. Se la richiesta non è tua, ignora questa e-mail: non cambia nulla.
    .title = Caledonia: è il tuo indirizzo?
notice-taken = Qualcuno, forse tu, ha indicato questo indirizzo per un altro account su Caledonia. Appartiene già al tuo account, { $name }, e lì resta. Accedi come sempre; se hai dimenticato la password, chiedine una nuova nella pagina di accesso. Se la richiesta non è tua, non devi fare nulla.
    .title = Caledonia: hai già un account
notice-moved = L’account di { $name } su Caledonia ha ora un altro indirizzo e-mail; questo non è più in uso. Se non l’hai chiesto tu, cambia subito la password o chiedi aiuto a chi gestisce il server.
    .title = Caledonia: il tuo indirizzo è cambiato
notice-mail-enter = Vai al tuo account
notice-page-own = Usare { $address } per l’account di { $name }?
    .button = Sì, è il mio
notice-page-own-done = Grazie! { $address } è ora l’indirizzo del tuo account.
notice-page-own-old = Questo link è scaduto. Scrivi di nuovo l’indirizzo nella pagina del tuo account per riceverne uno nuovo.

### Perché il server rifiuta qualcosa, con esattezza: che cosa è successo, poi l’unica cosa da fare, dove c’è.
### Gli identificatori sono quelli di src/caledonia/server/refusals.py.

## Guardare un tavolo

refusal-no_such_table = Questo tavolo non esiste. Controlla che il link sia completo.
refusal-no_spectators = A questo tavolo non si può assistere: lo vede solo chi gioca.
refusal-challenge_open = Questa sfida del giorno è ancora aperta. Finiscila, o aspetta che si chiuda.
# $played, $present: numeri di versioni.
refusal-other_rules = Questa partita è stata giocata con la versione { $played } delle regole; questo server usa la versione { $present }, che darebbe un altro risultato. Chiedi la versione precedente a chi gestisce il server.
refusal-other_content = Questa partita non si può rivedere con il pacchetto di contenuti «{ $content }» di questo server. Chiedi a chi lo gestisce.

## Che cosa non va con lo stato della partita

refusal-game_not_begun = La partita non è ancora cominciata. Aspetta che tutti siano al tavolo.
refusal-game_begun = La partita è già cominciata: si poteva fare solo prima.
refusal-game_over = La partita è finita. Chiedi la rivincita per giocare ancora.
refusal-table_given_up = Questo tavolo è stato abbandonato prima dell’inizio della partita. Creane un altro.
refusal-game_not_over = La partita non è ancora finita. Torna quando sarà finita.

## Posti

refusal-private_table = Questo tavolo è privato. Chiedi il link d’invito.
refusal-wrong_invite = Questo link d’invito non è valido. Fattelo mandare di nuovo.
refusal-not_creator = Può farlo solo chi ha creato il tavolo.
refusal-no_seat = Non hai un posto a questo tavolo.
refusal-seated_already = Hai già un posto a questo tavolo.
refusal-seat_taken = Questo posto ora è occupato. Scegline un altro.
refusal-all_seats_taken = Tutti i posti sono occupati. Cerca un altro tavolo, o assisti alla partita.
refusal-no_stand_in_there = A questo posto non c’è più un bot che sostituisce qualcuno. Scegline un altro.
refusal-person_sits_there = Questo posto ora è di { $name }. Scegline un altro.
refusal-stand_in_plays = Un bot gioca al tuo posto. Prima riprendi il posto.
refusal-nobody_stands_in = Al tuo posto stai già giocando tu.
refusal-time_is_up = Il tempo per questo turno è scaduto e lo gioca un bot. Riprendi il posto subito dopo.
refusal-rated_needs_account = Per le partite classificate serve un account. Prima registrati, o gioca una partita non classificata.
refusal-seat_not_offered = Questa partita è classificata: il posto resta a chi se n’è andato, a meno che tutti quelli ancora in gioco non lo offrano a qualcun altro.
refusal-replacement_too_close = Negli ultimi tempi hai giocato troppe partite classificate con qualcuno a questo tavolo. Il posto deve prenderlo un’altra persona.
refusal-nobody_left_there = Questo posto non è più abbandonato. Ricarica il tavolo.
refusal-replaced_already = Questo posto ha già avuto un sostituto. Lo gioca un bot fino alla fine.
refusal-offered_already = Il posto è già stato offerto. Aspetta che qualcuno lo prenda.
refusal-nobody_offers = Nessuno chiede più di offrire questo posto.
refusal-bots_play_already = { $count ->
        [one] Hai già un tavolo dove giocano solo bot. Aspetta che finisca.
       *[other] Hai già { $count } tavoli dove giocano solo bot. Aspetta che uno finisca.
    }

## Troppo in una volta

refusal-many_waiting = { $count ->
        [one] Uno dei tuoi tavoli sta già aspettando giocatori. Prima inizia la partita o lascia il tavolo.
       *[other] { $count } dei tuoi tavoli stanno già aspettando giocatori. Prima inizia una di quelle partite o lascia un tavolo.
    }
refusal-many_waiting_here = Troppi tavoli dalla tua rete stanno aspettando giocatori. Prima inizia una di quelle partite o lascia un tavolo.
refusal-many_games = { $count ->
        [one] Hai già una partita in corso con i bot. Prima finiscila.
       *[other] Hai già { $count } partite in corso con i bot. Prima finiscine una.
    }
refusal-many_games_here = Dalla tua rete ci sono troppe partite in corso con i bot. Prima finiscine una.
refusal-host_has_many_games = Chi ha creato questo tavolo ha troppe partite in corso con i bot. Chiedi che ne finisca una, o scegli un altro tavolo.
refusal-many_analyses = { $count ->
        [one] Una delle tue analisi non è ancora pronta. Aspetta che finisca.
       *[other] { $count } delle tue analisi non sono ancora pronte. Aspetta che ne finisca una.
    }
refusal-many_analyses_here = Ci sono troppe analisi in sospeso dalla tua rete. Aspetta che ne finisca una.

## Turni

refusal-not_your_turn = Non tocca a te. Aspetta gli altri.
refusal-turn_complete = Hai già fatto la tua azione. Termina il turno o annulla.
refusal-turn_not_begun = Non hai ancora fatto nulla. Fai un’azione, o passa.
refusal-turn_incomplete = Il tuo turno non è completo. C’è ancora qualcosa da decidere.
refusal-nothing_to_take_back = In questo turno non c’è nulla da annullare.
refusal-plan_ends = Il piano deve finire prima: quello che segue dipende da informazioni nascoste o dagli altri. Pianificalo come turno a parte, con una condizione.

## Tornare oltre la fine di un turno

refusal-challenge_keeps_turns = Nella sfida del giorno un turno terminato resta com’è.
refusal-undo_reveals = Così annulleresti qualcosa che è già stato rivelato. La partita diventerebbe un allenamento e non conterebbe più.
refusal-undo_needs_all = Così annulleresti qualcosa che è già stato rivelato e la partita classificata non conterebbe più. Devono accettare tutti, ma manca qualcuno: aspetta che torni o continua a giocare.
refusal-asked_already = Qualcuno ha già chiesto di annullare. Prima rispondi a quella richiesta.
refusal-nobody_asks = Nessuno chiede più di annullare.
refusal-agreed_already = Hai già accettato. Aspetta gli altri.

## Consigli, e partite da rivedere

refusal-no_aids = A questo tavolo si gioca senza consigli.
refusal-no_layers = A questo tavolo si gioca senza aiuti per imparare.
refusal-layers_unfair = Gli aiuti per imparare sono disponibili solo nelle partite non classificate di una persona contro i bot e in quelle tra bot.
refusal-no_hints_rated = Nelle partite classificate non ci sono consigli.
refusal-copy_held = È la copia di una partita ancora in corso. Puoi guardarla; quando quella partita sarà finita, potrai continuarla, chiedere consigli e analizzarla.
refusal-hint_not_due = I consigli sono per chi deve decidere. Aspetta il tuo turno.
refusal-no_guide = Qui la guida non è attiva. Prima richiamala dal menu.
refusal-hint_under_way = Un bot sta già pensando al tuo consiglio. Aspetta la risposta.
refusal-analysis_after_day = Altri potrebbero ancora giocare questa sfida. Potrai analizzare la partita quando la sfida sarà chiusa.
refusal-no_such_analysis = Questa analisi non esiste. Chiedila di nuovo.
refusal-verified_later = Una partita si può verificare quando è finita per tutti.
refusal-no_such_moment = { $count ->
        [0] In questa partita non è stata ancora presa nessuna decisione. Aspetta la prima.
        [one] In questa partita è stata presa una sola decisione. Scegli un momento precedente.
       *[other] In questa partita sono state prese solo { $count } decisioni. Scegli un momento precedente.
    }
refusal-over_at_moment = Lì la partita è già finita. Scegli un momento precedente.
refusal-others_play = Altri stanno ancora giocando questa partita. Potrai giocare da qui quando sarà finita.
refusal-no_aids_yet = A questo tavolo si gioca senza consigli. Potrai giocare da qui quando la partita sarà finita.
refusal-record_of_players = Prima della fine, solo chi gioca può scaricare la partita.
refusal-record_after_day = Il file della partita svelerebbe la sfida. Aspetta che la sfida si chiuda.
refusal-no_such_person = Questa persona non esiste, o il suo account è stato eliminato.

## Nuovi tavoli

refusal-options_do_not_fit = Queste opzioni non sono compatibili. Scegline altre.
# $line: il numero di una riga.
refusal-record_unreadable = Questo file di partita non si legge dalla riga { $line } in poi. Copialo di nuovo per intero.
refusal-challenge_played = Stai già giocando la sfida di oggi. Continua la tua partita.
# $day: una data, come 2026-02-30.
refusal-no_such_day = Nel calendario il giorno { $day } non esiste.

## Nomi, e con che cosa si accede

# Un’etichetta dice a che cosa serve un token per programmi.
refusal-empty = { $field ->
        [label] L’etichetta è vuota.
       *[name] Il nome è vuoto.
    } Scrivi almeno un carattere.
refusal-too_short = { $field ->
        [label] L’etichetta è troppo corta.
        [name] Il nome è troppo corto.
        [login] Il nome utente è troppo corto.
        [email] L’indirizzo e-mail è troppo corto.
        [password] La password è troppo corta.
        [new] La nuova password è troppo corta.
       *[other] È troppo corto.
    } { $least ->
        [one] Scrivi almeno un carattere.
       *[other] Scrivi almeno { $least } caratteri.
    }
refusal-too_long = { $field ->
        [label] L’etichetta è troppo lunga.
        [name] Il nome è troppo lungo.
        [login] Il nome utente è troppo lungo.
        [email] L’indirizzo e-mail è troppo lungo.
        [password] La password è troppo lunga.
        [new] La nuova password è troppo lunga.
       *[other] È troppo lungo.
    } Scrivi al massimo { $most } caratteri.
refusal-unseen = { $field ->
        [label] L’etichetta contiene caratteri invisibili.
       *[name] Il nome contiene caratteri invisibili.
    } Eliminali.
refusal-many_accents = { $field ->
        [label] L’etichetta ha troppi accenti su una lettera.
       *[name] Il nome ha troppi accenti su una lettera.
    } Usane meno.
refusal-no_user_name = Questo nome utente non va bene. Usa da { $least } a { $most } lettere, cifre, punti, trattini, trattini bassi o spazi, e comincia con una lettera o una cifra.
refusal-no_email = Questo non è un indirizzo e-mail valido. Scrivine uno come nome@example.org.
refusal-no_name = Scrivi il nome che gli altri vedranno.
refusal-no_login = Scrivi un nome utente o un indirizzo e-mail con cui accedere.
refusal-no_user_name_given = Scrivi un nome utente con cui accedere.
refusal-login_taken = Questo nome utente è già in uso. Accedi, o scegline un altro.
refusal-email_without_mail = Questo server non manda e-mail, quindi non può confermare indirizzi. Registrati solo con un nome utente.
refusal-weak_password = Questa password è facile da indovinare. Usa più parole senza legame tra loro e lascia fuori il tuo nome.

## Account

refusal-signed_in = Hai già eseguito l’accesso come { $name }. Cambia il nome, o prima esci.
refusal-registered_already = Hai già un account. Prima esci.
refusal-registered_meanwhile = Intanto hai creato un account, forse in un’altra finestra. Accedi.
refusal-seated_twice = Avresti due posti al tavolo «{ $table }». Prima lasciane uno, o accedi senza i posti dell’ospite.
refusal-password_wrong = La password non è corretta. Scrivi quella attuale.
refusal-password_changed = Intanto la password è stata cambiata. Accedi di nuovo.
refusal-guest_without_password = Un ospite non ha una password. Prima registrati.
refusal-account_deleted = Questo account è stato eliminato. Creane un altro.
refusal-session_ended = La tua sessione è terminata. Accedi di nuovo.
refusal-no_such_session = Quel dispositivo è già disconnesso.
refusal-no_such_token = Questo token è già revocato.
refusal-many_tokens = { $count ->
        [one] Hai già un token. Prima revocalo.
       *[other] Hai già { $count } token. Prima revocane uno.
    }
refusal-too_often = Troppi tentativi. { $seconds ->
        [one] Aspetta un secondo, poi riprova.
       *[other] Aspetta { $seconds } secondi, poi riprova.
    }
refusal-zone_unknown = Fuso orario sconosciuto: { $zone }. Scegline uno dall’elenco.
refusal-sleep_too_long = { $hours ->
        [one] Il sonno può durare al massimo un’ora.
       *[other] Il sonno può durare al massimo { $hours } ore.
    } Scegli un periodo più breve.
refusal-vacation_too_soon = Primo giorno possibile per una nuova vacanza: { $day }. Scegli giorni successivi.
refusal-vacation_too_long = { $most ->
        [one] Una vacanza può durare al massimo un giorno.
       *[other] Una vacanza può durare al massimo { $most } giorni di fila.
    } Scegli meno giorni.
refusal-vacations_overlap = Due vacanze si sovrappongono ({ $day }). Cambiane una.
refusal-vacations_used_up = { $left ->
        [0] Non ti restano giorni di vacanza nel { $year }.
        [one] Ti resta un giorno di vacanza nel { $year }.
       *[other] Ti restano { $left } giorni di vacanza nel { $year }.
    } Scegli meno giorni.

## Notifiche

refusal-no_such_channel = Questo canale di notifica è già stato rimosso.
refusal-channel_known = Hai già questo canale di notifica. Modifica quello.
refusal-many_channels = Puoi avere al massimo { $most } canali di notifica. Prima rimuovine uno.
refusal-no_mail = Questo server non manda e-mail. Scegli un browser o un webhook.
refusal-many_notices = Troppe richieste in poco tempo. Aspetta un’ora.
refusal-address_unconfirmed = Prima conferma l’indirizzo: apri il link nell’e-mail che gli abbiamo mandato.
refusal-address_refused = A questo indirizzo non si può mandare nulla. Scrivine uno pubblico che cominci con https://.

## L’archivio del server

refusal-storage_busy = Un altro programma sta usando il database del server. Non è cambiato nulla: riprova tra un momento.
refusal-storage_full = Il disco del server è pieno. Non è cambiato nulla: avvisa chi gestisce il server e riprova quando ci sarà spazio.
refusal-storage_read_only = Il server non riesce a scrivere nel suo database. Non è cambiato nulla: avvisa chi gestisce il server.
refusal-storage_damaged = Il database del server è danneggiato. Chiedi a chi gestisce il server di ripristinare un backup.
refusal-storage_away = Il server non raggiunge il suo database. Riprova tra un momento; se continua, avvisa chi gestisce il server.

## Puzzles

refusal-no_such_puzzle = Questo problema non esiste. Passa al prossimo.
refusal-puzzle_withdrawn = Questo problema è stato ritirato: un’altra giocata vale altrettanto. Passa al prossimo.
refusal-no_puzzle_left = Hai risposto a tutti i problemi di questo tipo. Scegli un altro tipo.
refusal-no_exercise_due = Per ora non c’è nessun esercizio. Torna un altro giorno.

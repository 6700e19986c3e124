### Le schermate intorno al tavolo: pagina iniziale, nuovo tavolo, lobby, account, opzioni.

## Tutte le schermate

# Un link per tastiere e lettori di schermo, oltre la navigazione.
home-skip = Vai al contenuto
home-nav = Navigazione principale
home-nav-home = Home
home-nav-lobby = Lobby
home-nav-daily = Sfida
home-nav-learn = Impara
home-nav-replays = Replay
home-nav-rules = Regole
home-nav-ratings = Classifica
home-nav-settings = Opzioni
# Un link per programmatori: la descrizione dell’interfaccia del server.
home-nav-api = Per sviluppatori
home-nav-enter = Accedi
home-language = Lingua
home-notice = Un’edizione non ufficiale di Clan di Caledonia, fatta da giocatori per giocatori. Il gioco è di Juma Al-JouJou, pubblicato da Karma Games.
home-more = Mostra altro
home-more-by = { $count ->
        [one] e un altro di { $name }
       *[other] e altri { $count } di { $name }
    }
home-any = Qualsiasi
home-yes = Sì
home-no = No
home-add = Aggiungi
home-save = Salva
home-players = Giocatori
home-name = Nome
home-clan = Clan
home-place = Posizione
home-points = PV
home-games = Partite
home-result = Risultato
home-today = Oggi

## Pagina iniziale

home-slogan = Un tavolo con vista sulle Highlands
home-app-about = Il gioco di clan, commercio e whisky. Gioca online con gli amici o contro i bot.
home-app-wide = Una partita in corso: la mappa, con mercato, contratti e plance intorno
home-app-narrow = Una partita sul telefono
home-offline = Sei offline. Le tue partite sono al sicuro sul server; tutto funzionerà di nuovo appena torna la connessione.
home-play = Gioca ora
# Sul pulsante, per il secondo che serve a creare il tavolo.
home-play-dealing = Preparazione…
home-play-against = Avversari
home-play-number = Numero di bot
home-play-bots = { $count ->
        [one] Contro { $count } bot
       *[other] Contro { $count } bot
    }
home-play-level = Livello dei bot
home-play-about = Il { $bot } { $about }.
home-level = { $level } · { $bot }
home-suggest = Consigliami un livello
home-suggest-after = { $games ->
        [one] Dopo la tua ultima partita contro i bot
       *[other] Dopo le tue ultime { $games } partite contro i bot
    } ti consigliamo il { $bot }: avete più o meno le stesse possibilità.
home-suggest-first = Per le prime partite ti consigliamo il { $bot }.
home-play-game = Regole
home-play-first = Regole base
home-play-full = Regole complete
home-waiting = { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
home-mine = I tuoi tavoli
home-mine-all = Tutti i tuoi tavoli
home-learn = Prima volta qui?
home-learn-about = La tua prima partita ti insegna il gioco passo dopo passo, mentre giochi.
home-learn-open = Impara giocando
home-people = Gioca con altri
home-people-about = Crea un tavolo e manda il link ai tuoi amici, o siediti a un tavolo aperto.
home-open-tables = Posti liberi
home-open-none = Al momento non ci sono posti liberi. Crea tu un tavolo.
home-watch = Assisti
home-watch-none = Al momento non ci sono partite pubbliche.
home-look-back = Replay e classifica
home-look-back-about = Rivedi mossa per mossa qualsiasi partita finita e scopri chi gioca meglio.
home-link = Entra con un link
home-link-example = https://…/join/…
home-link-open = Apri
home-link-wrong = Questo non è il link di un tavolo. Copia per intero il link che ti hanno mandato.

## Tavoli nelle liste

home-seat-open = posto libero
# Un tavolo senza un nome proprio, dal nome di chi l’ha creato.
home-table-of = Tavolo di { $name }
home-table-your-turn = Tocca a te
home-table-open = { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
home-table-asked = Rivincita proposta
home-table-finished = Finita
home-table-turn-of = { $round ->
        [0] Setup: tocca a { $name }
       *[other] Round { $round }: tocca a { $name }
    }
home-table-round = { $round ->
        [0] Setup
       *[other] Round { $round }
    }
home-tag-rated = classificata
# Con che ritmo si gioca a un tavolo; $time è qualcosa come «30 minuti».
home-tag-clock = { $kind ->
        [turn] { $time } per turno
        [chess] { $time } a testa
       *[none] senza orologio
    }
home-tag-variants = { $count ->
        [one] { $count } variante
       *[other] { $count } varianti
    }
home-lobby-show = Mostra
home-lobby-join = Aperti
home-lobby-watch = In corso
home-lobby-mine = I miei
home-lobby-none = Nessun tavolo trovato. Creane uno: gli altri lo troveranno qui.

## Nuovo tavolo

home-new = Nuovo tavolo
home-presets = Modelli
home-preset-first_game = Prima partita
    .about = Due giocatori, importazione statica di beni, senza tessere porto e punteggio.
home-preset-evening = Serata tra amici
    .about = Quattro giocatori, mezz’ora a testa.
home-preset-turn_a_day = Un turno al giorno
    .about = Quattro giocatori che si collegano una volta al giorno.
home-preset-against_chief = Contro il Capo
    .about = Tu e un bot forte.
home-preset-solo = In solitario
    .about = Una partita da soli, a caccia del grado più alto.
home-preset-tournament = Torneo
    .about = Quattro giocatori, asta dei clan, partita classificata, senza consigli.
home-seat-number = Posto { $number }
home-who-me = tu
home-who-me-about = Questo è il tuo posto.
home-who-open-about = Per chi ha il link o trova il tavolo nella lobby.
home-who-bots = Bot
home-map = Mappa
home-map-random = Casuale
home-map-random-about = Il lato di ogni modulo viene sorteggiato.
home-map-chosen = A scelta
home-map-chosen-about = Scegli tu il lato di ogni modulo.
home-map-module = Modulo { $letter }
home-map-picture = La mappa con i lati { $sides }
home-clans = Clan
home-clans-chosen = A turno
    .about = Clan e tessere iniziali sono in vista; si sceglie uno alla volta.
home-clans-auction = Asta
    .about = Tutti puntano punti vittoria per i clan e l’ordine di turno (2–4 giocatori).
home-clans-dealt = Assegnati
    .about = Assegni tu un clan a ogni posto.
home-clans-none = Nessuno
    .about = Solo tessere iniziali, nessuna abilità di clan.
home-clans-seat = Clan del posto { $number }
home-variants = Varianti
home-variant-static_imports = Importazione statica di beni
    .about = Alla fine tutti i beni importati valgono lo stesso; più facile da prevedere.
home-variant-no_scoring_tiles = Senza tessere punteggio
    .about = Nessuna gloria dai round; adatto a una prima partita.
home-variant-no_port_tiles = Senza tessere porto
    .about = I quattro porti sono chiusi; adatto a una prima partita.
home-variant-tighter_map = Mappa di gioco più piccola
    .about = Quattro spazi di terra sono coperti: ci si incontra prima (2–3 giocatori).
home-variant-kickstarter = Tessere Kickstarter
    .about = Si pesca anche dalle tessere clan, porto e punteggio aggiuntive.
home-variant-errata_2025 = Errata 2025
    .about = Anche lo scambio di unità in un porto dà il bonus di adiacenza.
home-clock = Orologio
home-clock-none = Nessuno
    .about = Ognuno si prende il tempo che gli serve.
home-clock-turn = Per turno
    .about = Lo stesso tempo per ogni turno; poi subentra un bot.
home-clock-chess = Per partita
    .about = Una riserva di tempo per tutta la partita, come negli scacchi.
home-clock-time-turn = Tempo per turno
home-clock-time-chess = Tempo a testa
home-clock-more = In più a ogni turno
home-clock-nothing = Nulla
home-clock-rest = Pausa di notte e in vacanza
    .about = L’orologio si ferma per chi dorme o è in vacanza, secondo gli orari indicati nel suo account.
home-around = Opzioni del tavolo
home-table-public = Tavolo pubblico
    .about = Compare nella lobby e chiunque può sedersi.
home-table-spectators = Spettatori
    .about = Chi non ha un posto può assistere.
home-table-rated = Partita classificata
    .about = Il risultato cambia il rating di tutti. A tutti serve un account, e chi abbandona perde.
home-table-aids = Consigli
    .about = Si può chiedere consiglio ai bot durante la partita. Se giocano più persone, solo se lo attivi qui; mai nelle partite classificate.
home-table-layers = Aiuti per imparare
    .about = Mostrano chi è in vantaggio, come possono cambiare i prezzi e come arrivare ai contratti. Solo se una persona gioca contro i bot.
home-table-shuffle = Posti casuali
    .about = I posti vengono sorteggiati all’inizio della partita.
home-table-name = Nome del tavolo
    .about = Se lo lasci vuoto, si usa il tuo nome.
home-bot-pace = Tempo dei bot
    .about = Tempo massimo di un bot per turno.
home-bot-pace-own = Normale
home-content = Pacchetto di contenuti
    .about = Quali tessere, clan, contratti e mappa si usano.
home-summary = Il tuo tavolo
home-create = Crea il tavolo
home-create-play = Inizia la partita
# Perché una scelta non va d’accordo con le altre.
home-wrong-tighter_map = La mappa di gioco più piccola è per 2 o 3 giocatori.
home-wrong-clan_auction = L’asta dei clan è per 2–4 giocatori.
home-wrong-no_clans = Scegli: con l’asta o senza clan.
home-wrong-map_sides = Scegli un lato per ognuno dei quattro moduli.
home-wrong-clans = Dai a ogni posto un clan diverso.
home-wrong-name = Scegli un nome più corto, con caratteri visibili.
home-wrong-seats = Prendi un posto per te e lascia gli altri liberi o ai bot.
home-wrong-players = Il gioco è per 1–4 giocatori.
home-wrong-content = Questo pacchetto di contenuti non è sul server. Scegline un altro.
home-wrong-clock = Scegli un altro tempo per l’orologio.
home-wrong-bot_seconds = Scegli un altro tempo per i bot.

## Un tavolo in frasi intere, una dopo l’altra

home-sum-open = { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
home-sum-solo = Giochi una partita in solitario.
# $names: uno o più giocatori e posti liberi, in elenco.
home-sum-against = Avversari: { $names }.
home-sum-without-me = Al tavolo: { $names }; tu assisti.
home-sum-map-random = Mappa casuale.
home-sum-map = Lati della mappa: { $sides }.
home-sum-full = Regole complete.
# $variants: nomi di varianti, in elenco.
home-sum-variants = Varianti: { $variants }.
home-sum-no-clock = Senza orologio.
home-sum-turn = { $time } per turno.
home-sum-chess = { $time } a testa.
home-sum-chess-more = { $time } a testa, più { $more } per turno.
home-sum-public = { $rated ->
        [yes] Tavolo pubblico, partita classificata.
       *[no] Tavolo pubblico, partita non classificata.
    }
home-sum-private = { $rated ->
        [yes] Può sedersi chi ha il link. Partita classificata.
       *[no] Può sedersi chi ha il link. Partita non classificata.
    }
home-sum-rated = { $rated ->
        [yes] Partita classificata.
       *[no] Partita non classificata.
    }

## Sala d’attesa e inviti

home-wait = { $count ->
        [0] Tutti i posti sono occupati.
        [one] Un posto è ancora libero. Manda il link a un amico.
       *[other] { $count } posti sono ancora liberi. Manda il link ai tuoi amici.
    }
home-wait-asked = { $count ->
        [one] { $names } ha già ricevuto l’invito alla rivincita: il link non serve.
       *[other] { $names } hanno già ricevuto l’invito alla rivincita: il link non serve.
    }
home-wait-bot = Bot per il posto { $number }
home-wait-give = Aggiungi un bot
home-wait-start = Inizia
home-wait-start-bots = Completa con bot e inizia
home-wait-leave = Lascia il posto
home-wait-later = Torna più tardi
home-closed = Questo tavolo è stato chiuso perché non c’era più nessuno.
home-invite = Link d’invito
home-invite-title = Una partita a Caledonia
home-invite-copy = Copia il link
home-invite-copied = Copiato
home-invite-share = Condividi
home-join = Hai ricevuto un invito
home-join-hidden = Hai ricevuto un invito a un tavolo privato. Siediti per vederlo.
home-join-name = Il tuo nome
home-join-sit = Siediti
home-join-here = Siediti qui
home-join-take-over = Subentra al bot
# Perché a un tavolo non ci si può sedere; il passo seguente è un pulsante.
home-join-finished = Questa partita è finita.
home-join-closed = Questo tavolo è stato chiuso perché non c’era più nessuno.
home-join-full = Tutti i posti sono occupati.
home-join-playing = La partita è in corso e tutti i posti sono occupati.
home-join-private = Questo tavolo è privato. Chiedi un link d’invito.
home-join-replay = Guarda il replay
home-join-watch = Assisti
home-join-other = Trova un altro tavolo

## Sfida del giorno

home-daily = Sfida del giorno
home-daily-about = Una partita in solitario al giorno, uguale per tutti. Hai un solo tentativo.
home-daily-leader = { $name } è in testa con { $points } PV
home-daily-nobody = Nessuno l’ha ancora finita.
home-daily-open = Vai alla sfida
home-puzzles = Problemi
home-puzzles-about = Un turno, una giocata chiaramente migliore.
home-puzzles-open = Risolvi il problema di oggi
# $count is a number of exercises.
home-puzzles-due = { $count ->
        [one] Impara dai tuoi errori: 1 esercizio
       *[other] Impara dai tuoi errori: { $count } esercizi
    }
home-daily-play = Gioca la sfida di oggi
home-daily-continue = Continua la tua partita
home-daily-see = Guarda la tua partita
home-daily-before = Giorno precedente
home-daily-after = Giorno successivo
home-daily-rules = In classifica entrano gli account creati almeno un giorno prima di iniziare. Se qualcun altro della tua rete ha giocato prima che tu finissi, compari più sotto.
# Mark on a score: someone else on the same network played the challenge too.
home-daily-practised = non il primo su questa rete
# The rank your score would have, and why it has none.
home-daily-own = { $why ->
        [guest] Con { $points } PV saresti in posizione { $rank }. Registrati, e dopo un giorno i tuoi risultati entreranno in classifica.
        [new_account] Con { $points } PV saresti in posizione { $rank }. Il tuo account aveva meno di un giorno: la prossima volta sarai in classifica.
       *[practised] Con { $points } PV saresti in posizione { $rank }. Qualcun altro della tua rete ha giocato questa sfida, perciò compari più sotto.
    }
home-replay-of = Replay di { $name }

## Replay

home-replays-mine = Le tue partite
home-replays-public = Partite pubbliche
home-replays-none = Ancora nessuna partita finita.
home-import = Importa una partita
home-import-about = Apri il file di una partita per rivederla o continuarla.
home-import-file = Da un file
home-import-paste = Oppure incollalo qui
home-import-open = Apri la partita

## Persone e rating

home-profile = Profilo
home-since = { $guest ->
        [yes] Ospite, primo accesso: { $date }
       *[no] Account creato: { $date }
    }
home-results = Risultati
home-won = Vinte
home-lost-games = Perse
# Column heading, and mark on a result: rated games that a player left, and so lost.
home-left-games = per abbandono
# Titolo di una colonna: media dei Punti Vittoria per partita.
home-mean = PV medi
home-best = Record
home-against = Tu e questo giocatore
home-against-line = { $games ->
        [one] Una partita insieme:
       *[other] { $games } partite insieme:
    } tu davanti in { $mine }, { $name } in { $theirs }, in parità { $level }.
home-rating = Rating
home-rating-players = { $count } giocatori
home-rating-games = { $count ->
        [one] dopo { $count } partita
       *[other] dopo { $count } partite
    }
home-provisional = provvisorio
home-provisional-about = Il rating è provvisorio finché non ci sono abbastanza partite contro abbastanza avversari diversi.
home-rating-none = Ancora nessuna partita classificata.
home-rating-chart = Rating in { $count } partite, fra { $low } e { $high }
home-rating-about = Una stima prudente della forza di un giocatore: sale via via che le partite la rendono più sicura.
home-leaders = I giocatori più forti
home-effects = Quanto valgono clan e ordine di turno
home-effects-about = In punti di rating, al netto della forza di chi ha giocato. La linea mostra l’intervallo di confidenza al 95%.
home-effects-seats = Ordine di turno
home-effects-seat = Posizione { $number }
home-effect = { $worth }, fra { $low } e { $high }

## Account

home-account = Account
home-keep-games = Conserva le tue partite
home-sign-in = Accedi
home-register = Registrati
home-register-about = Bastano un nome e una password. Le partite giocate come ospite restano tue.
home-sign-in-about = È bello rivederti.
home-shown-name = Nome visibile agli altri
home-login = Nome utente o indirizzo e-mail
home-user-name = Nome utente
home-email-optional = Indirizzo e-mail (facoltativo)
home-email-about = Per accedere e per reimpostare la password se la dimentichi. Ti mandiamo un link per confermare l’indirizzo.
home-email = Indirizzo e-mail
home-email-set = Il tuo indirizzo: { $email }
home-email-pending = Abbiamo mandato un’e-mail a { $email }. Apri il link entro una settimana per confermare l’indirizzo.
home-email-give = Salva l’indirizzo
home-password = Password
home-password-about = Almeno 8 caratteri, non facile da indovinare.
home-forgot = Password dimenticata?
home-forgot-done = Se questo account ha un indirizzo e-mail confermato, ti abbiamo mandato un link per scegliere una nuova password.
home-merge = { $count ->
        [one] Porta nel mio account la partita che sto giocando qui come ospite
       *[other] Porta nel mio account le { $count } partite che sto giocando qui come ospite
    }
home-you = Tu
home-guest-about = Giochi come ospite: le tue partite sono legate a questo browser. Registrati per giocare da qualsiasi dispositivo.
home-signed-in = Hai eseguito l’accesso come { $login }.
home-password-change = Cambia la password
home-password-old = Password attuale
home-password-new = Nuova password
home-password-change-about = Disconnette tutti gli altri dispositivi e revoca tutti i token API.
home-password-changed = Password cambiata. Gli altri dispositivi sono stati disconnessi e tutti i token API revocati.
home-sessions = Dispositivi collegati
home-session-unknown = Dispositivo sconosciuto
home-session-here = questo dispositivo
home-session-end = Disconnetti
home-sessions-end = Disconnetti tutti gli altri
home-tokens = Token API
home-tokens-about = Un programma con un token può giocare a tuo nome. Tienilo segreto.
home-token-unused = mai usato
home-token-label = Etichetta
home-token-make = Crea un token
home-token-once = Copialo ora: non verrà più mostrato.
home-token-end = Revoca
home-leaving = Esci o elimina l’account
home-sign-out = Esci
home-sign-out-guest = Se esci come ospite non puoi più tornare alle tue partite. Per conservarle, prima registrati.
home-delete = Elimina l’account
home-delete-about = Non si può annullare. Il tuo indirizzo viene cancellato e il tuo nome rimosso da tutti i tavoli; le tue partite restano, e in quelle in corso un bot prende il tuo posto.
home-delete-yes = Elimina per sempre
home-stay = Annulla

## Notifiche

home-notices = Notifiche
home-notices-about = Ti avvisiamo quando tocca a te, a meno che tu non sia già al tavolo.
home-channel-push = Notifiche del browser
home-channel-mail = E-mail
# Un webhook è un indirizzo dove ascoltano programmi come Discord e Slack.
home-channel-webhook = Webhook (Discord, Slack…)
home-channel-unconfirmed = Apri il link nell’e-mail che abbiamo mandato a questo indirizzo.
home-channel-resting = In pausa dopo troppi errori. Una prova riuscita lo riattiva.
home-channel-events = { $count ->
        [0] Nessun evento
        [one] Un evento
       *[other] { $count } eventi
    }
home-channel-test = Prova
home-channel-tested = Inviata. Dovrebbe arrivare fra poco.
home-channel-remove = Rimuovi
home-channel-secret = Copia ora la chiave segreta: non verrà più mostrata.
home-channel-add-push = Avvisami in questo browser
home-push-unsupported = Questo browser qui non può mostrare notifiche. Installa l’app sul dispositivo o usa l’e-mail.
home-push-denied = Il browser blocca le notifiche. Consentile nelle impostazioni del browser per questo sito.
home-event-your_turn = Tocca a me
home-event-started = Comincia una partita
home-event-finished = Finisce una partita
home-event-chat = Nuovo messaggio in chat
home-event-undo_asked = Qualcuno chiede di annullare
home-event-seat = Qualcuno prende o lascia un posto
home-event-time_short = Il mio tempo sta per scadere
home-rest = Sonno e vacanze
home-rest-about = Ai tavoli che lo permettono, l’orologio per turno si ferma mentre riposi. I nuovi orari valgono dopo un giorno, e mai per un turno già iniziato. Fuso orario: { $zone }.
home-rest-since = I nuovi orari valgono da: { $moment }.
home-rest-zone = Fuso orario
home-sleep = Ore di sonno
home-sleep-from = Dalle
home-sleep-to = Alle
home-vacations = Vacanze
home-vacation = { $from } – { $to }
home-vacation-first = Primo giorno
home-vacation-last = Ultimo giorno
home-vacation-incomplete = Indica il primo e l’ultimo giorno.
home-vacation-there = Hai già aggiunto questi giorni.
home-vacation-left = { $days ->
        [one] Ti resta un giorno di vacanza nel { $year }.
       *[other] Ti restano { $days } giorni di vacanza nel { $year }.
    }
home-vacation-earliest = Primo giorno possibile per una nuova vacanza: { $day }.

## Opzioni

home-theme = Aspetto
home-theme-auto = Automatico
    .about = Segue le impostazioni del dispositivo.
home-theme-light = Di giorno
    .about = Il tavolo alla finestra.
home-theme-dark = A lume di lampada
    .about = Lo stesso tavolo la sera.
home-colours = Colori dei pezzi
home-colours-plain = Semplici
    .about = Quattro colori e forme ben distinguibili.
home-colours-bold = Marcati
    .about = Simboli e motivi più grandi, per chi è daltonico.
home-motion = Animazioni
home-motion-full = Normali
home-motion-quick = Veloci
home-motion-none = Nessuna
home-moves = Mosse degli altri
home-moves-calm = Con calma
    .about = Ogni mossa resta visibile un momento, con una didascalia; ogni round si chiude con un riepilogo.
home-moves-quick = Veloci
    .about = Lo stesso, in metà tempo.
home-moves-off = Non mostrare
    .about = Il tavolo si aggiorna subito. Nel diario leggi che cosa è successo.
home-at-table = Al tavolo
home-set-confirm = Anteprima
    .about = Il primo tocco mostra costo ed effetto, il secondo conferma.
home-set-confirmPass = Chiedi conferma prima di passare
    .about = Se hai ancora denaro o azioni.
home-set-endAlone = Fine turno automatico
    .about = Appena non resta nulla da decidere. Dopo non puoi più annullare.
home-set-coordinates = Coordinate
    .about = Mostra c4 e simili sulla mappa.
home-set-sound = Suoni
    .about = Legno su legno, una moneta, e una campana quando tocca a te.
home-set-shortcuts = Scorciatoie con un solo tasto
    .about = Gioca con lettere e cifre: da 1 a 8 scegli le azioni, con U annulli. Invio ed Esc funzionano sempre.
home-orientation = Rotazione della mappa
home-orientation-turn = { $degrees }°
home-settings-kept = Le opzioni sono salvate in questo browser.

## Smarrirsi

home-lost = Hai perso la strada nella nebbia
home-lost-about = Qui non c’è nulla. Forse manca un pezzo del link.
home-lost-home = Torna alla pagina iniziale

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
home-nav-ratings = Rating
home-nav-settings = Opzioni
# Un link per programmatori: la descrizione dell’interfaccia del server.
home-nav-api = Per programmatori
home-nav-enter = Accedi
home-language = Lingua
home-notice = Un’edizione non ufficiale di Clan di Caledonia, fatta da giocatori per giocatori. Il gioco è di Juma Al-JouJou, pubblicato da Karma Games.
home-more = Mostra altro
home-more-by = e altri { $count } di { $name }
home-any = qualsiasi
home-yes = sì
home-no = no
home-add = Aggiungi
home-save = Salva
home-players = Giocatori
home-name = Nome
home-clan = Clan
home-place = Posto
home-points = PV
home-games = Partite
home-result = Risultato
home-today = Oggi

## Pagina iniziale

home-slogan = Un tavolo alla finestra, nelle Highlands
home-app-about = Gioca, studia e insegna il gioco di clan, commercio e whisky.
home-app-wide = La mappa di una partita, con mercato, contratti e plance attorno
home-app-narrow = Una partita sul telefono
home-offline = Sei offline. Le tue partite sono al sicuro sul server; qui tutto torna a funzionare appena sei connesso.
home-play = Gioca ora
# Sul pulsante, per il secondo che serve a preparare il tavolo.
home-play-dealing = Preparo…
home-play-against = Contro chi giochi
home-play-number = Numero di bot
home-play-bots = { $count ->
        [one] contro { $count } bot
       *[other] contro { $count } bot
    }
home-play-level = Livello dei bot
home-play-about = Il { $bot } { $about }.
home-play-game = Regole
home-play-first = prima partita
home-play-full = partita completa
home-waiting = { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
home-mine = I tuoi tavoli
home-mine-all = Tutti i tuoi tavoli
home-learn = È la prima volta qui?
home-learn-about = Una prima partita ti insegna il gioco mentre giochi, un piccolo passo alla volta.
home-learn-open = Impara giocando
home-people = Gioca con altri
home-people-about = Prepara un tavolo e manda il link ai tuoi amici, o siediti a un tavolo aperto.
home-open-tables = Posti liberi
home-open-none = In questo momento nessun tavolo ha un posto libero. Preparane uno tu.
home-watch = Guarda
home-watch-none = In questo momento nessuno gioca in pubblico.
home-look-back = Uno sguardo indietro
home-look-back-about = Rivedi mossa per mossa ogni partita finita, e scopri chi gioca meglio.
home-link = Entra con un link
home-link-example = https://…/join/…
home-link-open = Apri
home-link-wrong = Questo non è il link di un tavolo. Copia tutto il link che ti hanno mandato.

## Tavoli nelle liste

home-seat-open = posto libero
# Un tavolo senza un nome proprio, dal nome di chi l’ha preparato.
home-table-of = Tavolo di { $name }
# A table that was made of a record.
home-imported = Partita importata
home-table-your-turn = Tocca a te
home-table-open = { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
home-table-asked = Ti chiedono la rivincita
home-table-finished = finita
home-table-turn-of = { $round ->
        [0] Preparazione: tocca a { $name }
       *[other] Round { $round }: tocca a { $name }
    }
home-table-round = { $round ->
        [0] Preparazione
       *[other] Round { $round }
    }
home-tag-rated = con rating
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
home-lobby-join = aperti
home-lobby-watch = da guardare
home-lobby-mine = i miei
home-lobby-none = In questo momento non c’è un tavolo così. Preparane uno, e gli altri lo troveranno qui.

## Nuovo tavolo

home-new = Nuovo tavolo
home-presets = Comincia con
home-preset-first_game = Prima partita
    .about = Due giocatori, importazione statica di beni, senza tessere Porto e tessere Punteggio.
home-preset-evening = Una serata
    .about = Quattro persone, mezz’ora a testa sull’orologio.
home-preset-turn_a_day = Un turno al giorno
    .about = Quattro persone che passano una volta al giorno.
home-preset-against_chief = Contro il Capo
    .about = Tu e il bot più forte.
home-preset-solo = In solitario
    .about = Da soli, per salire di grado.
home-preset-tournament = Torneo
    .about = Quattro persone, asta dei clan, con rating, senza consigli.
home-seat-number = Posto { $number }
home-who-me = tu
home-who-me-about = Questo è il tuo posto.
home-who-open-about = Per chi ha il link, o trova il tavolo nella lobby.
home-who-bots = Bot
home-map = Mappa
home-map-random = A caso
home-map-random-about = I quattro moduli della mappa li decide la sorte.
home-map-chosen = A scelta
home-map-chosen-about = Scegli tu il lato di ogni modulo.
home-map-module = Modulo { $letter }
home-map-picture = La mappa con i lati { $sides }
home-clans = Clan
home-clans-chosen = A scelta
    .about = Clan e tessere Iniziali sono sul tavolo, ognuno sceglie a turno.
home-clans-auction = Asta
    .about = Tutti puntano Punti Vittoria per i clan e l’ordine di turno; da 2 a 4 giocatori.
home-clans-dealt = Assegnati
    .about = Decidi tu quale posto guida quale clan.
home-clans-none = Nessuno
    .about = Solo tessere Iniziali, nessuno ha un’abilità.
home-clans-seat = Clan del posto { $number }
home-variants = Varianti
home-variant-static_imports = Importazione statica di beni
    .about = Alla fine tutti i beni importati valgono lo stesso; più facile da prevedere.
home-variant-no_scoring_tiles = Senza tessere Punteggio
    .about = I round non portano Gloria; adatto a una prima partita.
home-variant-no_port_tiles = Senza tessere Porto
    .about = I quattro porti sono chiusi; adatto a una prima partita.
home-variant-tighter_map = Mappa di gioco più piccola
    .about = Quattro spazi di terra sono coperti, così ci si incontra prima; 2 o 3 giocatori.
home-variant-kickstarter = Tessere Kickstarter
    .about = Le tessere Clan, Porto e Punteggio in più sono fra quelle da pescare.
home-variant-errata_2025 = Errata 2025
    .about = Anche scambiare unità in un porto dà il Bonus di Adiacenza.
home-clock = Orologio
home-clock-none = Nessuno
    .about = Ognuno si prende il tempo che gli serve.
home-clock-turn = Per turno
    .about = Lo stesso tempo per ogni turno; poi subentra un bot.
home-clock-chess = Per partita
    .about = Una scorta di tempo per tutta la partita, come negli scacchi.
home-clock-time-turn = Tempo per un turno
home-clock-time-chess = Tempo per la partita
home-clock-more = In più per ogni turno
home-clock-nothing = nulla
home-clock-rest = Notti e vacanze non contano
    .about = Il turno aspetta chi dorme o è in vacanza, come indicato nel suo account.
home-around = Intorno al tavolo
home-table-public = Pubblico
    .about = Il tavolo compare nella lobby, e chiunque può sedersi.
home-table-spectators = Spettatori
    .about = Chi non ha un posto può guardare.
home-table-rated = Con rating
    .about = Il risultato cambia il rating di tutti. Serve un account a tutti, e chi abbandona perde.
home-table-aids = Consigli
    .about = Si può chiedere consiglio ai bot durante la partita. Se giocano più persone, solo se lo attivi qui; mai nelle partite con rating.
home-table-shuffle = Posti a sorte
    .about = Chi siede dove si sorteggia all’inizio della partita.
home-table-name = Nome del tavolo
    .about = Se non lo scegli, porta il tuo nome.
home-bot-pace = I bot pensano
    .about = Il tempo massimo di un bot per un turno.
home-bot-pace-own = quanto vogliono
home-content = Pacchetto di contenuti
    .about = Ciò che è stampato: tessere, clan, Contratti e mappa.
home-summary = Il tavolo
home-create = Prepara il tavolo
home-create-play = Comincia la partita
# Perché una scelta non va d’accordo con le altre.
home-wrong-tighter_map = La mappa di gioco più piccola è per 2 o 3 giocatori.
home-wrong-clan_auction = L’asta dei clan è per 2–4 giocatori.
home-wrong-no_clans = Scegli: un’asta, o nessun clan.
home-wrong-map_sides = Scegli un lato per ognuno dei quattro moduli.
home-wrong-clans = Dai a ogni posto un clan diverso.
home-wrong-name = Scegli un nome più corto, con lettere visibili.
home-wrong-seats = Prendi tu un posto, e lascia gli altri aperti o ai bot.
home-wrong-players = Si gioca da 1 a 4.
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
home-sum-against = Giochi con { $names }.
home-sum-without-me = Al tavolo: { $names }; tu guardi.
home-sum-map-random = La mappa è sorteggiata.
home-sum-map = La mappa ha i lati { $sides }.
home-sum-full = Si gioca con tutte le regole.
# $variants: nomi di varianti, in elenco.
home-sum-variants = Varianti: { $variants }.
home-sum-no-clock = Non c’è orologio.
home-sum-turn = Tempo a testa per ogni turno: { $time }.
home-sum-chess = Tempo a testa per la partita: { $time }.
home-sum-chess-more = Tempo a testa per la partita: { $time }, più { $more } per ogni turno.
home-sum-public = { $rated ->
        [yes] Il tavolo è pubblico, con rating.
       *[no] Il tavolo è pubblico, senza rating.
    }
home-sum-private = { $rated ->
        [yes] Chi ha il link può sedersi; si gioca con rating.
       *[no] Chi ha il link può sedersi; si gioca senza rating.
    }
home-sum-rated = { $rated ->
        [yes] Si gioca con rating.
       *[no] Si gioca senza rating.
    }

## Sala d’attesa e inviti

home-wait = { $count ->
        [0] Tutti i posti sono presi.
        [one] Un posto è ancora libero. Manda il link a un amico.
       *[other] { $count } posti sono ancora liberi. Manda il link ai tuoi amici.
    }
home-wait-asked = { $count ->
        [one] { $names } ha ricevuto la richiesta di rivincita e non ha bisogno del link.
       *[other] { $names } hanno ricevuto la richiesta di rivincita e non hanno bisogno del link.
    }
home-wait-bot = Bot per il posto { $number }
home-wait-give = Lascialo a un bot
home-wait-start = Comincia
home-wait-start-bots = Comincia con bot ai posti liberi
home-wait-leave = Alzati
home-wait-later = Torna più tardi
home-closed = Questo tavolo è stato chiuso, perché non c’era più nessuno.
home-invite = Link d’invito
home-invite-title = Una partita a Caledonia
home-invite-copy = Copia il link
home-invite-copied = Copiato
home-invite-share = Condividi
home-join = C’è un invito per te
home-join-hidden = Hai un invito a un tavolo privato. Siediti per vederlo.
home-join-name = Il tuo nome
home-join-sit = Siediti
home-join-here = Siediti qui
home-join-take-over = Subentra al bot
# Perché a un tavolo non ci si può sedere; il passo seguente è un pulsante.
home-join-finished = Questa partita è finita.
home-join-closed = Questo tavolo è stato chiuso, perché non c’era più nessuno.
home-join-full = Tutti i posti sono presi.
home-join-playing = La partita è in corso, e tutti i posti sono presi.
home-join-private = Questo tavolo è privato. Chiedi un link d’invito.
home-join-replay = Guarda com’è andata
home-join-watch = Guarda
home-join-other = Trova un altro tavolo

## Sfida del giorno

home-daily = Sfida del giorno
home-daily-about = Una partita in solitario al giorno, uguale per tutti. Hai un solo tentativo.
home-daily-leader = In testa { $name } con { $points } PV
home-daily-nobody = Ancora nessuno l’ha finita.
home-daily-open = Alla sfida
home-daily-play = Gioca la sfida di oggi
home-daily-continue = Continua la tua partita
home-daily-see = Guarda la tua partita
home-daily-before = Il giorno prima
home-daily-after = Il giorno dopo
home-daily-rules = In classifica entrano gli account che all’inizio avevano almeno un giorno. Se qualcun altro della tua rete ha giocato prima che tu finissi, compari sotto.
# Mark on a score: someone else on the same network played the challenge too.
home-daily-practised = non il primo da questa rete
# The rank your score would have, and why it has none.
home-daily-own = { $why ->
        [guest] Con { $points } PV saresti al posto { $rank }. Registrati, e dopo un giorno i tuoi risultati entrano in classifica.
        [new_account] Con { $points } PV saresti al posto { $rank }. Il tuo account aveva meno di un giorno: la prossima volta sarai in classifica.
       *[practised] Con { $points } PV saresti al posto { $rank }. Qualcun altro della tua rete ha giocato questa sfida, perciò compari sotto.
    }
home-replay-of = Replay di { $name }

## Replay

home-replays-mine = Le tue partite
home-replays-public = Partite pubbliche
home-replays-none = Ancora nessuna partita finita.
home-import = Porta qui una partita
home-import-about = Apri il verbale di una partita come tavolo, per guardarla o continuarla.
home-import-file = Da un file
home-import-paste = Oppure incollalo qui
home-import-open = Apri la partita

## Persone e rating

home-profile = Profilo
home-since = { $guest ->
        [yes] Ospite dal { $date }
       *[no] Con un account dal { $date }
    }
home-results = Risultati
home-won = vinte
home-lost-games = perse
# Column heading, and mark on a result: rated games that a player left, and so lost.
home-left-games = abbandonate
# Titolo di una colonna: media dei Punti Vittoria per partita.
home-mean = PV medi
home-best = migliore
home-against = Tu e questo giocatore
home-against-line = { $games ->
        [one] Una partita insieme:
       *[other] { $games } partite insieme:
    } davanti tu { $mine ->
        [one] { $mine } volta
       *[other] { $mine } volte
    }, { $name } { $theirs ->
        [one] { $theirs } volta
       *[other] { $theirs } volte
    }; alla pari: { $level }.
home-rating = Rating
home-rating-players = { $count } giocatori
home-rating-games = { $count ->
        [one] dopo { $count } partita
       *[other] dopo { $count } partite
    }
home-provisional = provvisorio
home-provisional-about = Il rating è provvisorio finché non ci sono abbastanza partite contro abbastanza avversari diversi.
home-rating-none = Ancora nessuna partita con rating.
home-rating-chart = Rating in { $count } partite, fra { $low } e { $high }
home-rating-about = Il rating è la forza che un giocatore ha quasi di sicuro. Sale man mano che le partite ci danno certezza.
home-leaders = I giocatori più forti
home-effects = Quanto valgono clan e posti
home-effects-about = In punti di rating, a prescindere da chi li ha giocati. La linea mostra dove sta il vero valore con il 95% di confidenza.
home-effects-seats = Ordine di turno
home-effects-seat = posto { $number }
home-effect = { $worth }, fra { $low } e { $high }

## Account

home-account = Account
home-keep-games = Conserva le tue partite
home-sign-in = Accedi
home-register = Registrati
home-register-about = Bastano un nome e una password. Le partite giocate come ospite restano tue.
home-sign-in-about = È bello rivederti.
home-shown-name = Il nome che gli altri vedono
home-login = Nome utente o indirizzo e-mail
home-user-name = Nome utente
home-email-optional = Indirizzo e-mail (facoltativo)
home-email-about = Per accedere e per ricevere una nuova password se dimentichi la tua. Ti mandiamo un link per confermarlo.
home-email = Indirizzo e-mail
home-email-set = Il tuo indirizzo: { $email }
home-email-pending = Abbiamo mandato una mail a { $email }. Apri il link entro una settimana per confermare l’indirizzo.
home-email-give = Salva l’indirizzo
home-password = Password
home-password-about = Almeno 8 caratteri, e non facile da indovinare.
home-forgot = Password dimenticata?
home-forgot-done = Se questo account ha un indirizzo e-mail confermato, lì abbiamo mandato un link per una nuova password.
home-merge = { $count ->
        [one] Porto con me la partita che gioco qui come ospite
       *[other] Porto con me le { $count } partite che gioco qui come ospite
    }
home-you = Tu
home-guest-about = Giochi come ospite: i tuoi posti li conserva questo browser. Registrati per continuare da dovunque.
home-signed-in = Il tuo accesso: { $login }.
home-password-change = Cambia la password
home-password-old = Password attuale
home-password-new = Nuova password
home-password-change-about = Così esci da tutti gli altri dispositivi e tutti i token per programmi vengono revocati.
home-password-changed = Password cambiata. Sei uscito da tutti gli altri dispositivi e tutti i token sono revocati.
home-sessions = Dove hai fatto l’accesso
home-session-unknown = Dispositivo sconosciuto
home-session-here = questo
home-session-end = Esci
home-sessions-end = Esci da tutti gli altri
home-tokens = Token per programmi
home-tokens-about = Un programma con un token gioca a tuo nome. Non darlo a nessuno.
home-token-unused = mai usato
home-token-label = A che cosa serve
home-token-make = Crea un token
home-token-once = Copialo ora: si vede solo questa volta.
home-token-end = Revoca
home-leaving = Uscire
home-sign-out = Esci
home-sign-out-guest = Un ospite che esce non può tornare alle sue partite. Per conservarle, prima registrati.
home-delete = Elimina l’account
home-delete-about = È per sempre. Il tuo indirizzo si cancella e il tuo nome viene tolto da tutti i tavoli; le tue partite restano, e in quelle in corso un bot prende il tuo posto.
home-delete-yes = Elimina per sempre
home-stay = Resta

## Avvisi

home-notices = Avvisi
home-notices-about = Ti diciamo quando tocca a te, a meno che tu non stia già guardando il tavolo.
home-channel-push = Questo browser o un altro
home-channel-mail = E-mail
# Un webhook è un indirizzo dove ascoltano programmi come Discord e Slack.
home-channel-webhook = Webhook, anche di Discord e Slack
home-channel-unconfirmed = Apri il link nella mail che abbiamo mandato a questo indirizzo.
home-channel-resting = Ha fallito troppe volte e ora riposa. Una prova che arriva lo risveglia.
home-channel-events = { $count ->
        [0] Non avvisa di nulla
        [one] Avvisa di un tipo di novità
       *[other] Avvisa di { $count } tipi di novità
    }
home-channel-test = Prova
home-channel-tested = Inviato. Dovrebbe arrivare fra un momento.
home-channel-remove = Togli
home-channel-secret = Copia ora il segreto: si vede solo questa volta.
home-channel-add-push = Avvisami qui nel browser
home-push-unsupported = Questo browser qui non può mostrare avvisi. Installa la pagina sul dispositivo, o usa l’e-mail.
home-push-denied = Il browser non permette gli avvisi. Permettili nelle impostazioni di questa pagina.
home-event-your_turn = Tocca a me
home-event-started = La partita comincia
home-event-finished = La partita è finita
home-event-chat = Qualcuno dice qualcosa
home-event-undo_asked = Qualcuno vorrebbe annullare qualcosa
home-event-seat = Qualcuno si siede o si alza
home-event-time_short = Il mio tempo sta per scadere
home-rest = Notti e vacanze
home-rest-about = Ai tavoli che lo permettono, gli orologi per turno si fermano mentre riposi. I nuovi orari valgono dopo un giorno, e mai per un turno già iniziato. Fuso orario: { $zone }.
home-rest-since = I nuovi orari valgono da: { $moment }.
home-rest-zone = Fuso orario
home-sleep = Dormo ogni notte
home-sleep-from = Dalle
home-sleep-to = Alle
home-vacations = Vacanze
home-vacation = { $from } – { $to }
home-vacation-first = Primo giorno
home-vacation-last = Ultimo giorno
home-vacation-incomplete = Indica il primo e l’ultimo giorno.
home-vacation-there = Queste vacanze ci sono già.
home-vacation-left = { $days ->
        [one] Ti resta un giorno di vacanza nel { $year }.
       *[other] Ti restano { $days } giorni di vacanza nel { $year }.
    }
home-vacation-earliest = Una nuova vacanza può iniziare al più presto il { $day }.

## Opzioni

home-theme = Aspetto
home-theme-auto = Automatico
    .about = Segue il tuo dispositivo di giorno e di notte.
home-theme-light = Di giorno
    .about = Il tavolo alla finestra.
home-theme-dark = Alla lampada
    .about = Lo stesso tavolo la sera.
home-colours = Colori dei pezzi
home-colours-plain = Semplici
    .about = Quattro colori che quasi tutti gli occhi distinguono, e quattro forme.
home-colours-bold = Marcati
    .about = Segni e motivi più grandi, per occhi che distinguono male i colori.
home-motion = Movimento
home-motion-full = calmo
home-motion-quick = veloce
home-motion-none = nessuno
home-moves = Mosse degli altri
home-moves-calm = con calma
    .about = Ogni mossa resta visibile un momento, con una frase; ogni round finisce con un riepilogo.
home-moves-quick = veloce
    .about = Lo stesso in metà tempo.
home-moves-off = no
    .about = Il tabellone cambia subito. Il diario racconta che cosa è successo.
home-at-table = Al tavolo
home-set-confirm = Mostra prima di agire
    .about = Il primo tocco mostra quanto costa e che cosa porta una scelta, il secondo la conferma.
home-set-confirmPass = Prima di passare, ricordami che cosa potrei ancora fare
    .about = Finché hai ancora denaro o azioni.
home-set-endAlone = Fine turno automatica
    .about = Appena non resta nulla da decidere. Allora non puoi più annullare.
home-set-coordinates = Nomi degli spazi
    .about = Mostra sulla mappa c4 e simili.
home-set-sound = Suoni
    .about = Legno su legno, una moneta, e una campana quando tocca a te.
home-set-shortcuts = Scorciatoie con un solo tasto
    .about = Lettere e cifre agiscono al tavolo: da 1 a 8 scelgono le azioni, U annulla. Invio ed Esc funzionano sempre.
home-orientation = La mappa è ruotata di
home-orientation-turn = { $degrees }°
home-settings-kept = Queste opzioni restano in questo browser.

## Smarrirsi

home-lost = Hai perso la strada nella nebbia
home-lost-about = A questo indirizzo non c’è nulla. Forse manca un pezzo del link.
home-lost-home = Torna alla pagina iniziale

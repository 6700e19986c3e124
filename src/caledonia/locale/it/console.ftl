### La partita nel terminale: titoli, aiuto, domande e risposte.

## Inizio e fine

welcome = Caledonia, un gioco di clan, commercio e whisky
welcome-notice = Un’edizione non ufficiale di Clan di Caledonia, fatta da giocatori.
welcome-help = Scrivi il codice di un’azione per giocare, help per tutto il resto. Il tasto Tab completa quello che scrivi.
game-players = { $count ->
        [one] Partita in solitario
       *[other] { $count } giocatori
    }
game-map = mappa { $sides }
game-bot = { $names }: { $bot }, { $about }
keep-where = La partita si salva automaticamente in { $file }
keep-failed = La partita non si può salvare automaticamente in { $file }: salvala tu prima di uscire.
goodbye-kept = La tua partita è salvata in { $file }
goodbye-load = Continua con: { $command }
goodbye = Haste ye back! (Torna presto!)
player-name = Giocatore { $number }
ask-players = In quanti giocate, da 1 a 4? Contano anche i bot. [{ $default }]
ask-humans = Quanti di voi giocano a questa tastiera, da { $lowest } a { $highest }? [{ $default }]
ask-again = Scrivi un numero da { $lowest } a { $highest }.
ask-yes-no = Rispondi sì o no.
ask-first-game = È la tua prima partita? Allora togliamo qualche tessera. (s/n) [n]
ask-level = Di che livello devono essere i bot, da { $lowest } a { $highest }? [{ $default }]
ask-level-bot = { $bot }. { $figures }
answer-yes = s sì si
answer-no = n no

## Il tavolo

table-setup = Prima del primo round
table-round = Round { $round } di { $rounds }
table-order = Ordine di turno
table-passed = (ha passato)
table-pass-money = Per chi passa ora: { $money }
table-market = Mercato
table-medium = | … | prezzi medi
table-buyers = comprano
table-sellers = vendono
table-contracts = Contratti
table-no-contracts = Non resta nessun contratto.
table-held = I tuoi contratti
table-held-by = Contratti di { $name }
table-imports = Importazioni
table-import-value = { $points } PV al pezzo
table-import-next = { $money } a { $step }
table-ports = Porti
contracts-paid = ricevi { $money } prendendone uno
contracts-cost = prenderne uno costa { $money }
contracts-free = prenderne uno è gratis
legend-cost = costo del terreno
legend-delta = delta di fiume
legend-river = fiume
legend-loch = lago
legend-port = porto
legend-mist = nebbiolina
legend-blocked = pezzo neutrale
legend-covered = coperto
brief-more = table mostra tutto; map, market, contracts, board e rounds ne mostrano una parte.

## Plance dei giocatori

board-heading = Plance giocatore
board-columns = mappa/restano  magazzino
board-money = Denaro
board-shipping = Navigazione
board-merchants = Mercanti
board-merchants-cell = { $stock } (+{ $board })
board-slots = Box esportazioni
board-fulfilled = Soddisfatti
board-ports = Porti usati
board-cellar = Cantina
board-income = Prossima rendita

## Azioni

offer-choose = Scegliere
offer-place = Piazzare
offer-trade = Commerciare
offer-obtain = Contratti
offer-expand = Espandersi
offer-upgrade = Migliorare
offer-bonus = Migl. bonus
offer-fulfil = Soddisfare
offer-port = Porti
offer-clan = Clan
offer-produce = Produrre
offer-end = Terminare
offer-everything = (tutto)
log-heading = Che cosa è successo

code-clan = scegliere un clan con la sua tessera iniziale
code-tile = scegliere una tessera iniziale
code-bid = puntare punti vittoria per un clan
code-leave = lasciare l’asta
code-place = piazzare un lavoratore iniziale
code-buy = comprare beni al mercato o dai vicini
code-sell = vendere beni al mercato
code-obtain = prendere un contratto dalla plancia esportazioni
code-expand = piazzare un’unità sulla mappa
code-ship = migliorare la navigazione
code-tech = migliorare la tecnologia dei tuoi lavoratori
code-hire = assoldare un mercante
code-bonus-ship = miglioramento bonus: navigazione
code-bonus-tech = miglioramento bonus: tecnologia
code-bonus-hire = miglioramento bonus: un nuovo mercante
code-bonus-recall = miglioramento bonus: un mercante torna dal mercato
code-fulfil = soddisfare un contratto
code-slaughter = macellare un animale per il contratto
code-port = usare un porto, con ciò che richiede
code-exchange = scambiare un’unità con un’altra
code-row = remare con un pescatore fino a un lago confinante
code-withdraw = prendere un barile dalla cantina
code-brew = fare birra con il grano
code-draw = pescare i contratti di un bonus di costruzione
code-keep = tenere un contratto pescato o nessuno (none)
code-produce = scegliere che cosa producono i tuoi stabilimenti
code-butter = fare burro con il latte
code-cellar = mettere un whisky in cantina o no
code-skip = rinunciare al resto dei bonus
code-end = terminare il turno
code-pass = passare per questo round

## Comandi

help-commands = Comandi
help-codes = Codici delle azioni, con esempi
help-words = Parole dei codici
help-help = questo elenco, o tutti i codici delle azioni
    .form = help, help codes
help-table = tutto quello che è sul tavolo
    .form = table
help-map = la mappa e i porti
    .form = map
help-market = prezzi e mercanti
    .form = market
help-contracts = contratti e importazioni
    .form = contracts
help-board = tutte le plance giocatore
    .form = board
help-rounds = round, tessere punteggio, ordine di turno
    .form = rounds
help-actions = che cosa puoi fare ora (o solo Invio)
    .form = actions
help-log = che cosa è successo di recente o in tutta la partita
    .form = log, log all
help-score = il punteggio se la partita finisse ora
    .form = score
help-why = perché un’azione non è possibile
    .form = why CODICE
help-hint = che cosa farebbe qui il bot più forte
    .form = hint
help-rules = una regola con il suo numero, o un capitolo
    .form = rules NUMERO
help-undo = tornare alla tua decisione precedente
    .form = undo
help-save = salvare la partita
    .form = save FILE
help-load = continuare una partita salvata
    .form = load FILE
help-record = la partita in forma di testo
    .form = record
help-quit = uscire
    .form = quit

bad-code = Non capisco «{ $code }». Scrivi help per vedere che cosa puoi fare.
bad-near = Non capisco «{ $code }». Volevi dire { $near }?
bad-form = «{ $code }» non è completo. Scrivilo così: { $form }, per esempio { $example }.
bad-word = Qui non capisco «{ $word }». Scrivilo così: { $form }, per esempio { $example }.
bad-word-near = Qui non capisco «{ $word }». Volevi dire { $near }?
bad-number = «{ $word }» non è un numero valido qui. Scrivilo così: { $form }, per esempio { $example }.
bad-extra = «{ $word }» è di troppo. Scrivilo così: { $form }
bad-rest = { $command } non accetta «{ $rest }». Scrivi: { $form }
why-what = Che cosa non è possibile? Aggiungi il codice di un’azione: why expand sheep c4
why-possible = Puoi farlo: { $code }
undo-nothing = Non hai decisioni da annullare.
undo-done = { $count ->
        [one] Una decisione annullata.
       *[other] { $count } decisioni annullate.
    }
undo-revealed = Attenzione: intanto erano stati rivelati contratti o tiri di dado. Sai più di quanto dovresti.
save-what = Salvare dove? Aggiungi il nome di un file: save partita.txt
save-replace = { $file } esiste già. Sostituirlo? (s/n) [n]
save-not = Non è stato salvato nulla; { $file } è rimasto com’era.
save-folder = { $file } è una cartella. Scrivi il nome di un file.
save-no-folder = La cartella { $folder } non esiste: creala prima, o salva altrove.
save-failed = Impossibile scrivere { $file }: { $reason }.
save-done = Partita salvata in { $file }
load-what = Caricare che cosa? Aggiungi il nome di un file: load partita.txt
load-missing = Il file { $file } non esiste.
load-failed = Impossibile leggere { $file }: { $reason }.
load-not-text = { $file } non è un file di testo UTF-8.
load-line = Impossibile ricostruire la partita da { $file }: riga { $line }, «{ $text }»: { $reason }.
load-other-content = { $file } appartiene a un altro pacchetto di contenuti (riga { $line }, «{ $text }»): avvia la console con --content e la cartella di quel pacchetto.
load-not-kept = { $file } non è stato caricato, perché la partita in corso non si può salvare in { $kept }: { $reason }. Salvala tu, poi carica di nuovo.
load-done = { $count ->
        [0] { $file } è caricato: ancora nessuna decisione presa.
        [one] { $file } è caricato: una decisione presa.
       *[other] { $file } è caricato: { $count } decisioni prese.
    }
rules-clause = Dalle regole:
hint-head = Il { $bot } sceglierebbe: { $code }
hint-row = { $code }: punteggio finale di circa { $points } ± { $spread }, { $first }
hint-row-plain = { $code }: punteggio finale di circa { $points }
hint-apart = rispetto alla sua scelta: { $lines }
hint-nothing = Ora non c’è nulla da decidere.
rules-what = Quale regola? Aggiungi il suo numero, o un capitolo: rules TRD-2, rules TRD
rules-unknown = La regola { $clause } non esiste.
quit-save = Salvare con un altro nome prima di uscire? Scrivi il nome di un file, o premi solo Invio:
    .unkept = Salvare la partita prima di uscire? Scrivi il nome di un file, o premi solo Invio:

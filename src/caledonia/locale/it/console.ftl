### La partita nel terminale: titoli, aiuto, domande e risposte.

## Inizio e fine

welcome = Caledonia, un gioco di clan, commerci e whisky
welcome-notice = Un’edizione non ufficiale di Clan di Caledonia, fatta da giocatori.
welcome-help = Scrivi un codice per agire, help per tutto il resto. Il tasto Tab completa.
game-players = { $count ->
        [one] Partita in solitario
       *[other] { $count } giocatori
    }
game-map = mappa { $sides }
game-bot = { $names }: { $bot }, { $about }
keep-where = La partita si conserva da sola in { $file }
keep-failed = La partita non può conservarsi in { $file }: salvala prima di uscire.
goodbye-kept = La tua partita è in { $file }
goodbye-load = Continua con: { $command }
goodbye = Haste ye back! (Torna presto!)
player-name = Giocatore { $number }
ask-players = In quanti giocate, da 1 a 4? I giocatori del computer contano. [{ $default }]
ask-humans = Quanti sono a questa tastiera, da { $lowest } a { $highest }? [{ $default }]
ask-again = Un numero da { $lowest } a { $highest }, per favore.
ask-yes-no = Sì o no, per favore.
ask-first-game = È la tua prima partita? Allora togliamo qualche tessera. (s/n) [n]
answer-yes = s sì si
answer-no = n no

## Il tavolo

table-setup = Prima del primo round
table-round = Round { $round } di { $rounds }
table-order = Ordine di turno
table-passed = (passato)
table-pass-money = Per chi passa ora: { $money }
table-market = Mercato
table-medium = | … | prezzi medi
table-buyers = compra
table-sellers = vende
table-contracts = Contratti
table-no-contracts = Non resta nessun Contratto.
table-held = I tuoi, da soddisfare
table-held-by = In mano a { $name }
table-imports = Importazioni
table-import-value = { $points } PV ciascuno
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
brief-more = table mostra tutto; map, market, contracts, board e rounds mostrano le parti.

## Plance dei giocatori

board-heading = Plance Giocatore
board-columns = mappa/restano  magazzino
board-money = Denaro
board-shipping = Navigazione
board-merchants = Mercanti
board-merchants-cell = { $stock } (+{ $board })
board-slots = Box Esportazioni
board-fulfilled = Soddisfatti
board-ports = Porti usati
board-cellar = Cantina
board-income = Prossima rendita

## Azioni

offer-choose = Scegliere
offer-place = Mettere
offer-trade = Commerciare
offer-obtain = Contratti
offer-expand = Espandersi
offer-upgrade = Migliorare
offer-bonus = Migl. Bonus
offer-fulfil = Soddisfare
offer-port = Porti
offer-clan = Clan
offer-produce = Produrre
offer-end = Concludere
offer-everything = (tutto)
log-heading = Che cosa è successo

code-clan = prendere un clan con la sua tessera Iniziale
code-tile = prendere una tessera Iniziale
code-bid = puntare Punti Vittoria per un clan
code-leave = lasciare l’asta
code-place = mettere un lavoratore iniziale
code-buy = comprare beni al mercato o dai vicini
code-sell = vendere beni al mercato
code-obtain = prendere un Contratto dalla Plancia Esportazioni
code-expand = mettere un’unità sulla mappa
code-ship = migliorare la Navigazione
code-tech = migliorare la Tecnologia dei tuoi lavoratori
code-hire = assoldare un mercante
code-bonus-ship = Miglioramento Bonus: Navigazione
code-bonus-tech = Miglioramento Bonus: Tecnologia
code-bonus-hire = Miglioramento Bonus: un nuovo mercante
code-bonus-recall = Miglioramento Bonus: un mercante torna dal mercato
code-fulfil = soddisfare un Contratto
code-slaughter = macellare un animale per il Contratto
code-port = usare un porto, con quello che chiede
code-exchange = scambiare un’unità con un’altra
code-row = remare con un pescatore al lago vicino
code-withdraw = prendere un barile dalla cantina
code-brew = fare birra dal grano
code-keep = tenere un Contratto pescato o nessuno (none)
code-produce = dire che cosa producono i tuoi stabilimenti
code-butter = fare burro dal latte
code-cellar = mettere un whisky in cantina o no
code-skip = rinunciare al resto del bonus
code-end = finire il turno
code-pass = passare per questo round

## Comandi

help-commands = Comandi
help-codes = Codici delle azioni, con esempi
help-words = Parole dei codici
help-help = questa lista, o tutti i codici
    .form = help, help codes
help-table = tutto quello che è sul tavolo
    .form = table
help-map = la mappa e i porti
    .form = map
help-market = prezzi e mercanti
    .form = market
help-contracts = Contratti e importazioni
    .form = contracts
help-board = tutte le Plance Giocatore
    .form = board
help-rounds = round, tessere Punteggio, ordine di turno
    .form = rounds
help-actions = che cosa puoi fare ora (o solo Invio)
    .form = actions
help-log = che cosa è successo di recente o in tutta la partita
    .form = log, log all
help-score = il punteggio se finisse ora
    .form = score
help-why = perché un’azione non è possibile
    .form = why CODICE
help-rules = una regola con il suo numero, o un capitolo
    .form = rules NUMERO
help-undo = tornare alla tua decisione precedente
    .form = undo
help-save = salvare la partita
    .form = save FILE
help-load = continuare una partita salvata
    .form = load FILE
help-record = la partita come verbale
    .form = record
help-quit = uscire
    .form = quit

bad-code = «{ $code }» non mi dice nulla. Scrivi help per vedere che cosa si può fare.
bad-near = «{ $code }» non mi dice nulla. Volevi dire { $near }?
bad-form = «{ $code }» non è completo. Scrivilo così: { $form }, per esempio { $example }.
bad-word = «{ $word }» qui non mi dice nulla. Scrivilo così: { $form }, per esempio { $example }.
bad-word-near = «{ $word }» qui non mi dice nulla. Volevi dire { $near }?
bad-number = «{ $word }» non è un numero che vada bene qui. Scrivilo così: { $form }, per esempio { $example }.
bad-extra = «{ $word }» è di troppo. Scrivilo così: { $form }
bad-rest = { $command } non conosce «{ $rest }». Scrivi: { $form }
why-what = Perché no che cosa? Aggiungi un codice: why expand sheep c4
why-possible = Questo si può fare: { $code }
undo-nothing = Non c’è una tua decisione da annullare.
undo-done = { $count ->
        [one] Una decisione è annullata.
       *[other] { $count } decisioni sono annullate.
    }
undo-revealed = Attenzione: intanto si erano visti Contratti o dadi. Sai più di quanto dovresti.
save-what = Salvare dove? Aggiungi un file: save partita.txt
save-replace = { $file } esiste già. Sostituirlo? (s/n) [n]
save-not = Non è stato salvato nulla; { $file } è come prima.
save-folder = { $file } è una cartella. Scrivi il nome di un file.
save-no-folder = La cartella { $folder } non esiste: creala prima, o salva altrove.
save-failed = { $file } non si può scrivere: { $reason }.
save-done = Salvata in { $file }
load-what = Caricare che cosa? Aggiungi un file: load partita.txt
load-missing = Il file { $file } non esiste.
load-failed = { $file } non si può leggere: { $reason }.
load-not-text = { $file } non è un testo in UTF-8.
load-line = { $file } non si può rigiocare: riga { $line }, «{ $text }»: { $reason }.
load-other-content = { $file } appartiene a un altro pacchetto di contenuti (riga { $line }, «{ $text }»): avvia la console con --content e la cartella di quel pacchetto.
load-not-kept = { $file } non è stata caricata, perché la partita in corso non può conservarsi in { $kept }: { $reason }. Salvala tu, poi carica di nuovo.
load-done = { $count ->
        [one] { $file } è caricato: una decisione presa.
       *[other] { $file } è caricato: { $count } decisioni prese.
    }
rules-clause = Dalle regole (in inglese):
rules-what = Quale regola? Aggiungi il suo numero, o un capitolo: rules TRD-2, rules TRD
rules-unknown = Qui non c’è una regola { $clause }.
quit-save = Salvare prima con un altro nome? Un nome di file, o solo Invio:
    .unkept = Salvare la partita prima di uscire? Un nome di file, o solo Invio:

### La pagina: ciò che tutte le schermate hanno in comune, e agire al tavolo.

wait-loading = Un momento…
wait-failed = Non è stato possibile caricare.
wait-again = Riprova
me-guest-name = Ospite
# Whoever deleted the account.
former-player = ex giocatore
close = Chiudi

## A chi tocca

turn-yours = Tocca a te
turn-of = Tocca a { $name }
turn-thinking = { $name } sta pensando…
turn-in-line = { $name } è in coda per pensare: numero { $place }
turn-over = La partita è finita
turn-past = Stai guardando la mossa { $ply } di { $all }
turn-complete = Il tuo turno è completo. Finiscilo, o annulla qualcosa.
# Both are read out only.
turn-undone = Annullato.
turn-present = Di nuovo al presente.
turn-waiting = Finché non tocca a te, guardati pure intorno.
turn-spectator = Stai guardando la partita.

## Lo stato del collegamento

state-saved = Salvato
state-saving = Salvataggio…
state-offline = Nessuna connessione. Nulla è perso: appena torna, si continua.
state-back = La connessione è tornata.

## Azioni, come stanno sui pulsanti

do-clan = Guida il { $clan }
do-tile = Prendi la { $tile }
do-bid = Punta { $points } PV
do-leave = Lascia l’asta
do-place = Metti { $unit } in { $space }
do-expand = Metti { $unit } in { $space }
do-exchange = Metti invece { $unit } in { $space }
do-buy = Compra { $goods }
do-sell = Vendi { $goods }
do-obtain = Prendi il Contratto { $contract }
do-fulfil = Soddisfa il Contratto { $contract }
do-keep = Tieni il Contratto { $contract }
    .none = Non tenerne nessuno
do-ship = Migliora la Navigazione
do-tech = Migliora i tuoi { $units }
do-hire = Assolda un mercante
do-bonus-ship = Migliora la Navigazione
do-bonus-tech = Migliora i tuoi { $units }
do-bonus-hire = Assolda un mercante
do-bonus-recall = Richiama un mercante ({ $good })
do-slaughter = Macella l’animale in { $space }
do-row = Rema da { $origin } a { $target }
do-withdraw = Prendi il barile dal posto { $place }
do-brew = { $count ->
        [one] Fai birra con { $count } di grano
       *[other] Fai birra con { $count } di grano
    }
do-butter = { $count ->
        [0] Non fare burro
       *[other] Fai burro con { $count } di latte
    }
do-produce = Produci { $goods }
    .nothing = Non produrre nulla
do-cellar =
    .yes = Metti un whisky in cantina
    .no = Tienilo fuori
do-port = Usa «{ $port }»
    .borrowed = Usa «{ $port }» tramite «{ $by }»
do-word-up = su
do-word-down = giù
do-skip = Rinuncia al resto
do-end = Fine turno
do-pass = Passa

## La barra

bar-actions = Azioni
bar-trade = Commerciare
    .about = Manda mercanti a comprare o vendere un bene.
bar-obtain = Contratto
    .about = Prendi un Contratto dalla Plancia Esportazioni.
bar-expand = Espandersi
    .about = Metti un’unità su uno spazio alla tua portata.
bar-ship = Navigazione
    .about = Arriva più lontano: oltre i fiumi, poi oltre i laghi.
bar-tech = Tecnologia
    .about = I tuoi taglialegna o minatori rendono di più.
bar-hire = Mercante
    .about = Un mercante in più per il mercato.
bar-fulfil = Soddisfare
    .about = Consegna i beni di un Contratto.
bar-pass = Passare
    .about = Per questo round hai finito; prima passi, più denaro ricevi.
bar-port = Azioni Gratuite
bar-give = Dai:
bar-get = { $left ->
        [one] Ricevi uno di questi:
       *[other] Ricevi { $left } di questi:
    }
bar-clan = Clan
bar-undo = Annulla
bar-undo-all = Annulla tutto
bar-end = Fine turno
bar-confirm = Conferma
# Read out after what is pointed at.
bar-again = Conferma con Invio o con il pulsante.
bar-cancel = Indietro
bar-hint = Consiglio
bar-cost = costa { $money }
bar-gain = ricevi { $money }
bar-free = gratis
# On a button, in place of a price.
bar-price-free = gratis
bar-left = poi hai { $money }
bar-reveals = Questo scopre qualcosa di nascosto e non si può annullare.
bar-choose-unit = Scegli un’unità, o uno spazio sulla mappa.
bar-choose-space = { $unit }: scegli uno spazio illuminato sulla mappa.
bar-choose-here = Che cosa va su { $space }?
bar-choose-good = Scegli un bene al mercato.
bar-choose-contract = Scegli un Contratto.
bar-choose-one = Fai una scelta.
bar-more = Altre scelte
bar-why = Perché no?
bar-make = Produci { $good }
bar-less = meno { $good }
bar-more-of = più { $good }

## Le parti di un prezzo

part-unit = unità
part-land = terreno
part-free_space = spazio gratuito
part-clan = clan
part-buy = acquisto
part-sell = vendita
part-contract = Contratto
part-shipping = Navigazione
part-technology = Tecnologia
part-merchant = mercante
part-import = percorso importazioni
part-export = esportazione
part-pass = Bonus di fine turno
part-income = rendita
part-port = porto
part-starting_tile = tessera Iniziale
part-no_clans = ordine di turno

## Passare

# Before passing, with the names of actions.
pass-open = Potresti ancora scegliere: { $actions }.
pass-not = Continua a giocare
end-heading = Finire comunque il turno?
end-lost = Ciò che non scegli ora va perso.
end-not = Scegli
leave-heading = Lasciare questa partita?
leave-about = Un bot giocherà al posto tuo fino alla fine. Per continuare più tardi basta chiudere la pagina: la partita ti aspetta.
leave-rated = Questa partita è con rating: se non torni, la perdi, chiunque continui al tuo posto.

## Perché no

why-turn-done = Hai già fatto la tua azione principale: finisci il turno.
why-not-yours = Non tocca a te.

## La schermata

screen-market = Mercato
screen-contracts = Contratti
screen-players = Giocatori
screen-board = Plancia
screen-score = Punti
screen-log = Diario
screen-chat = Chat
screen-map = Mappa
screen-menu = Menu
screen-skip = Vai alle azioni
screen-sheet = Mostra di più o di meno
menu-home = Home
menu-rules = Regole
menu-settings = Opzioni
menu-keys = Tastiera
menu-leave = Lascia il tavolo
menu-ask-undo = Annulla il mio ultimo turno
menu-guide = Guida
menu-hint = Che cosa farebbe un bot?
# Standing orders for one's next turn.
menu-orders = Pianifica
menu-language = Lingua
menu-score = Se finisse ora
menu-record = Salva il verbale

## Tastiera e riga di comando

keys-heading = Tastiera
keys-numbers = le otto azioni
keys-enter = fare ciò che è mostrato
    .key = Invio
keys-end = finire il turno
    .key = Maiusc + Invio
keys-count = un pezzo in più o in meno nel commercio
keys-undo = annullare un passo
keys-escape = chiudere
keys-command = scrivere il codice di un’azione
keys-map = la mappa; le frecce spostano, Invio sceglie
keys-next = sulla mappa: al prossimo spazio illuminato
keys-zoom = sulla mappa: avvicina, allontana, tutta
keys-layers = sulla mappa: i suoi livelli
keys-help = questa lista
keys-switch = Puoi disattivare le singole lettere e cifre nelle opzioni.
keys-off = Le singole lettere e cifre sono disattivate; riattivale nelle opzioni.
command-label = Codice dell’azione
command-hint = per esempio: expand sheep c4
command-unknown = Questo codice d’azione non esiste. Controlla come l’hai scritto.

## Annullare dopo la fine di un turno, posti, consigli

# What would be taken back follows.
undo-asked = { $name } chiede di tornare a prima di questo:
undo-asked-self = Hai chiesto di tornare a prima di questo; gli altri devono accettare:
undo-others = Agli altri si chiede se accettano. Si annulla anche tutto ciò che è stato fatto da allora.
undo-bots = I bot tornano indietro con te: si annulla anche tutto ciò che è stato fatto da allora.
undo-practice = Così annulli qualcosa che era già stato rivelato: la partita diventa di prova e non conta più.
copy-held = Copia di una partita che si gioca ancora senza consigli: finché non finisce puoi solo guardarla.
practice = prova
undo-none = Non hai ancora finito un turno: non c’è nulla da annullare.
undo-ask = Chiedi
undo-agree = Accetta
undo-refuse = Rifiuta
undo-withdraw = Ritira
offer-left = { $name } ha lasciato questa partita con rating. Se siete tutti d’accordo, il posto può prenderlo qualcun altro.
offer-do = Offri il posto
offer-asked = { $asker } vorrebbe offrire il posto di { $name } a qualcun altro.
offer-asked-self = Vorresti offrire il posto di { $name } a qualcun altro; gli altri devono accettare.
offer-stands = Il posto di { $name } è libero per chi vuole continuare la partita.
seat-return = Un bot gioca al tuo posto.
seat-return-do = Riprendi

## Giocare di nuovo

rematch-asked = { $name } chiede la rivincita.
rematch-sit = Siediti
rematch-mine = Hai già un posto alla rivincita.
rematch-go = Vai al tavolo

## Guardare

# Chi non ha eseguito l’accesso può avere un posto lo stesso.
watch-sign-in = Stai guardando la partita. Giochi anche tu?
watch-sign-in-do = Accedi

### La pagina: ciò che tutte le schermate hanno in comune, e agire al tavolo.

wait-loading = Caricamento…
wait-failed = Impossibile caricare.
wait-again = Riprova
# A person who deleted the account.
former-player = account eliminato
close = Chiudi

## A chi tocca

turn-yours = Tocca a te
turn-of = Tocca a { $name }
turn-thinking = { $name } sta pensando…
turn-in-line = { $name } attende il server: posto { $place } in coda
turn-over = Partita finita
turn-past = Mossa { $ply } di { $all }
turn-complete = Hai già fatto la tua azione. Termina il turno o annulla.
turn-confirm = Conferma o scegli altro.
# Both are read out only.
turn-undone = Annullato.
turn-present = Di nuovo nella situazione attuale.
turn-waiting = Finché non tocca a te, guardati pure intorno.
turn-spectator = Stai assistendo alla partita.

## Lo stato del collegamento

state-saved = Salvato
state-saving = Salvataggio…
state-offline = Sei offline. Non si perde nulla: la partita continua appena torna la connessione.
state-back = Di nuovo online.

## Azioni, come stanno sui pulsanti

do-clan = Scegli il { $clan }
do-tile = Scegli la { $tile }
do-bid = Punta { $points } PV
do-leave = Lascia l’asta
do-place = Piazza { $unit } in { $space }
do-expand = Piazza { $unit } in { $space }
do-exchange = Scambia l’unità in { $space } con { $unit }
do-buy = Compra { $goods }
do-sell = Vendi { $goods }
do-obtain = Prendi il contratto { $contract }
do-fulfil = Soddisfa il contratto { $contract }
do-keep = Tieni il contratto { $contract }
    .none = Non tenerne nessuno
do-draw = Pesca contratti
do-ship = Migliora la navigazione
do-tech = Migliora i tuoi { $units }
do-hire = Assolda un mercante
do-bonus-ship = Migliora la navigazione
do-bonus-tech = Migliora i tuoi { $units }
do-bonus-hire = Assolda un mercante
do-bonus-recall = Richiama un mercante ({ $good })
do-slaughter = Macella l’animale in { $space }
    .animal = Macella la { $animal } in { $space }
do-row = Rema da { $space } a { $target }
do-withdraw = Prendi il barile dallo spazio { $count }
do-brew = { $count ->
        [one] Fai birra con { $count } grano
       *[other] Fai birra con { $count } grano
    }
do-butter = { $count ->
        [0] Non fare burro
       *[other] Fai burro con { $count } latte
    }
do-produce = Produci { $goods }
    .nothing = Non produrre nulla
do-cellar = { $word ->
        [yes] Metti un whisky in cantina
       *[no] Non metterlo in cantina
    }
do-port = Usa «{ $port }»
    .borrowed = Usa «{ $port }» tramite «{ $by }»
do-word-up = su
do-word-down = giù
do-skip = Rinuncia al resto
    .draw = Non pescare
    .purchases = Non comprare altro
do-end = Fine turno
do-pass = Passa

## La barra

bar-actions = Azioni
bar-trade = Commerciare
    .about = Manda mercanti a comprare o vendere un bene.
bar-obtain = Contratto
    .about = Prendi un contratto dalla plancia esportazioni.
bar-expand = Espandersi
    .about = Piazza un’unità su uno spazio a portata.
bar-ship = Navigazione
    .about = Arriva più lontano: oltre i fiumi, poi oltre i laghi.
bar-tech = Tecnologia
    .about = I tuoi taglialegna o minatori rendono di più.
bar-hire = Mercante
    .about = Un mercante in più per il mercato.
bar-fulfil = Soddisfare
    .about = Consegna i beni di un contratto.
bar-pass = Passare
    .about = Per questo round hai finito: prima passi, più denaro ricevi.
bar-port = Azioni gratuite
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
bar-left = ti restano { $money }
bar-reveals = Rivela informazioni nascoste e non si può annullare.
bar-choose-unit = Scegli un’unità, o uno spazio sulla mappa.
bar-choose-space = { $unit }: scegli uno spazio evidenziato.
bar-choose-here = Che cosa va in { $space }?
bar-choose-good = Scegli un bene al mercato.
bar-choose-contract = Scegli un contratto.
bar-choose-one = Scegli un’opzione.
bar-more = Altre opzioni
bar-why = Perché no?
bar-make = Produci { $good }
bar-less = Produci meno { $good }
bar-more-of = Produci più { $good }

## Le parti di un prezzo

part-unit = unità
part-land = terreno
part-free_space = spazio gratuito
part-clan = clan
part-buy = acquisto
part-sell = vendita
part-contract = contratto
part-shipping = navigazione
part-technology = tecnologia
part-merchant = mercante
part-import = percorso importazioni
part-export = esportazione
part-pass = bonus per chi passa
part-income = rendita
part-port = porto
part-starting_tile = tessera iniziale
part-no_clans = ordine di turno

## Passare

# Before passing, with the names of actions.
pass-open = Ancora possibile: { $actions }.
pass-not = Continua a giocare
end-heading = Terminare comunque il turno?
end-lost = I bonus che non prendi ora vanno persi.
end-not = Indietro
leave-heading = Lasciare questa partita?
leave-about = Un bot giocherà al posto tuo fino alla fine. Per continuare più tardi basta chiudere la pagina: la partita ti aspetta.
leave-rated = Questa partita è classificata: se non torni, per te conta come sconfitta.

## Perché no

why-turn-done = Hai già fatto la tua azione principale. Termina il turno.
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
screen-sheet = Espandi o riduci il pannello
menu-home = Home
menu-rules = Regole
menu-settings = Opzioni
menu-keys = Tastiera
menu-leave = Lascia la partita
menu-ask-undo = Annulla il mio ultimo turno
menu-guide = Guida
menu-layers = Aiuti per imparare
menu-hint = Che cosa farebbe un bot?
# Standing orders for one's next turn.
menu-orders = Pianifica
menu-language = Lingua
menu-score = Se finisse ora
menu-record = Scarica la partita

## Tastiera e riga di comando

keys-heading = Tastiera
keys-numbers = le otto azioni
keys-enter = confermare l’azione mostrata
    .key = Invio
keys-end = terminare il turno
    .key = Maiusc + Invio
keys-count = scambiare un bene in più o in meno
keys-undo = annullare un passo
keys-escape = tornare indietro o chiudere
keys-command = scrivere il codice di un’azione
keys-map = la mappa; frecce per spostarti, Invio per scegliere
keys-next = sulla mappa: prossimo spazio evidenziato
keys-zoom = sulla mappa: ingrandire, ridurre, mappa intera
keys-layers = sulla mappa: mostrare o nascondere informazioni
keys-help = questo elenco
keys-switch = Nelle opzioni puoi disattivare le scorciatoie con un solo tasto.
keys-off = Le scorciatoie con un solo tasto sono disattivate; puoi riattivarle nelle opzioni.
command-label = Codice azione
command-hint = per esempio: expand sheep c4
command-unknown = Codice azione sconosciuto. Controlla come l’hai scritto.

## Annullare dopo la fine di un turno, posti, consigli

# What would be taken back follows.
undo-asked = { $name } vorrebbe annullare questo e tutto quello che è venuto dopo:
undo-asked-self = Hai chiesto di annullare questo e tutto quello che è venuto dopo. Gli altri devono accettare:
undo-others = Gli altri devono accettare. Si annulla anche tutto quello che è venuto dopo.
undo-bots = Si annulla anche tutto quello che è venuto dopo, comprese le mosse dei bot.
undo-practice = Così annulli qualcosa che era già stato rivelato: la partita diventa un allenamento e non conta più.
copy-held = Copia di una partita ancora in corso senza consigli: finché non finisce puoi solo guardarla.
practice = allenamento
undo-none = Non hai ancora terminato un turno: non c’è nulla da annullare.
undo-ask = Chiedi
undo-agree = Accetta
undo-refuse = Rifiuta
undo-withdraw = Ritira la richiesta
offer-left = { $name } ha lasciato questa partita classificata. Se siete tutti d’accordo, può subentrare qualcun altro.
offer-do = Offri il posto
offer-asked = { $asker } vorrebbe offrire il posto di { $name } a qualcun altro.
offer-asked-self = Hai chiesto di offrire il posto di { $name } a qualcun altro. Gli altri devono accettare.
offer-stands = Il posto di { $name } è aperto a chi vuole continuare la partita.
seat-return = Un bot gioca al tuo posto.
seat-return-do = Riprendi il posto

## Giocare di nuovo

rematch-asked = { $name } chiede la rivincita.
rematch-sit = Siediti
rematch-mine = Hai già un posto per la rivincita.
rematch-go = Vai al tavolo

## Guardare

# Chi non ha eseguito l’accesso può avere un posto lo stesso.
watch-sign-in = Stai assistendo. Uno di questi posti è tuo?
watch-sign-in-do = Accedi

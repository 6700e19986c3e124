### Help at the table: why something is not possible, and what a bot would do.

## Why not

why-heading = Perché no?
why-can = Puoi farlo: { $what }.
why-rules = Leggi la regola ({ $clause })
# What would make it possible; for the first two a button follows, like "Sell 1 wool +£5".
why-repair =
    .this_turn = Puoi rimediare subito:
    .next_turn = Puoi rimediare per il prossimo turno:
    .next_round = In questo round non c’è rimedio. Passando, e con la rendita, avrai altre { $money } per il prossimo.
why-no-contract = Non hai contratti da soddisfare. Prima prendine uno dalla plancia esportazioni.
why-no-undo = In questo turno non c’è nulla da annullare.
why-no-end = Prima svolgi una delle otto azioni: vale anche passare.

## Hints

hint-thinking = Il bot sta pensando…
hint-waiting = Il bot attende il server: posto { $place } in coda
hint-points = { $points ->
        [one] circa { $points } punto
       *[other] circa { $points } punti
    }
# Beside the one of several choices that the bot would take.
hint-choice = La scelta del bot

## What the seer foresees

hint-spread = ± { $spread }
hint-first = { $percent }% di probabilità di primo posto
# Points by which a line of the score sheet differs from that after the bot’s choice, like "+3 glory".
hint-line = { $points } { $line }
hint-line-glory = gloria
hint-line-goods = beni
hint-line-money = denaro
hint-line-hops = luppolo
hint-line-imports = importazioni
hint-line-contracts = contratti
hint-line-settlements = insediamenti
# What a clan is worth at this table, like "+3.5 VP".
hint-clan = { $clan }: qui { $lead } PV rispetto alla media; puntata equa: { $bid } PV

## Why a bot thinks well of something

hint-why-contract = Utile per il contratto { $contract }
hint-why-glory = Tessera punteggio: { $tile }
hint-why-link = Collega i tuoi insediamenti
hint-why-port = Porto: { $port }
hint-why-neighbours = Nuovi vicini ti vendono beni
hint-why-income = { $units }: più resa a ogni produzione
hint-why-reach = Apre nuovi spazi
hint-why-market = { $good }: conviene a questo prezzo
hint-why-merchants = Più mercanti per il mercato
hint-why-clan = Clan adatto a questo setup
hint-why-tile = Tessera adatta a questo setup
hint-why-rest = Non resta nulla di meglio

## A costly decision on the board: what was played, and what is better

look-played = Giocato: { $what }
    .tag = giocato
look-better = Meglio: { $what }
    .tag = meglio
look-previous = Precedente
look-next = Successiva
# Stepping through the played or the better line on the board.
look-steps = Passo per passo
look-back = Un passo indietro
look-forward = Un passo avanti
look-step-played = Giocato: { $at } di { $all }
look-step-better = Meglio: { $at } di { $all }
# Stepping from one costly decision to the next.
look-decisions = Decisioni costose
look-decision = Decisione { $at } di { $all }
look-leads = (porta a circa { $points } PV, probabilità di vittoria { $win })
look-leads-alone = (porta a circa { $points } PV)
# The played line: its figures are those of its first step, whatever was played after it.
look-leads-first = (porta a circa { $points } PV, probabilità di vittoria { $win }, se dopo il primo passo si gioca al meglio)
look-leads-first-alone = (porta a circa { $points } PV, se dopo il primo passo si gioca al meglio)
# $sources is one of the two below, or two of them; $reason one of the reasons below. “.despite”: the
# better line brings less of these, “.overall”: there is nothing to name.
look-why = L’alternativa migliore porta { $sources }, perché { $reason }.
    .plain = L’alternativa migliore porta { $sources }.
    .despite = L’alternativa migliore porta { $sources }, ma nel complesso è più forte, perché { $reason }.
    .despite-plain = L’alternativa migliore porta { $sources }, ma nel complesso è più forte.
    .reason = L’alternativa migliore è più forte perché { $reason }.
    .overall = L’alternativa migliore è più forte in vari piccoli dettagli.
# $line is a line of the score sheet, as in “1.3 VP more from contracts”.
look-why-more = { $points } PV in più per { $line }
look-why-less = { $points } PV in meno per { $line }
look-why-both = { $one } e { $other }
# “It” is the better line.
look-reason-contract = aiuta con il contratto { $contract }
look-reason-obtain = prende il contratto { $contract }
look-reason-fulfil = soddisfa il contratto { $contract }
look-reason-glory = conta per la tessera punteggio «{ $tile }»
look-reason-link = collega insediamenti
look-reason-port = sfrutta il porto «{ $port }»
look-reason-neighbours = nuovi vicini vendono beni
look-reason-income = rende di più a ogni produzione ({ $units })
look-reason-reach = apre nuovi spazi
look-reason-market = il prezzo di mercato conviene ({ $good })
look-reason-merchants = porta più mercanti al mercato
look-reason-clan = questo clan è adatto al setup
look-reason-tile = questa tessera è adatta al setup
look-reason-pass = passare ora assicura il bonus per chi passa, e altre azioni costerebbero più di quanto rendono
look-reason-stop = ogni altra azione costerebbe più di quanto rende

## Playing on from a moment of a game

branch-about = Si apre un nuovo tavolo in cui continui contro i bot. Questa partita resta com’è.
# The name of the new table: that of the old one, and from where it goes on.
branch-name = { $name }, dal round { $round } (mossa { $ply })
    .setup = { $name }, dal setup (mossa { $ply })
branch-do = Crea il tavolo

## Learning aids over the map

layers-heading = Aiuti per imparare
layers-about = Restano attivi anche nelle prossime partite. Sono disponibili solo nelle partite non classificate contro i bot e in quelle tra bot.
layers-thinking = Calcolo in corso…
layers-bar = Chi è in vantaggio
    .about = Punti attesi e probabilità di vittoria di ogni giocatore, secondo il bot più forte.
layers-bar-seat = { $name }: circa { $points } punti, probabilità di vittoria { $chance }
layers-bar-alone = { $name }: circa { $points } punti
layers-bar-points = { $points } PV
layers-weather = Previsione dei prezzi
    .short = Prezzi
    .about = Quanto è probabile che ogni prezzo salga o scenda prima del tuo prossimo turno.
layers-weather-about = Prima del tuo prossimo turno, se gli altri giocano nel modo più probabile:
layers-weather-none = Ora non ci sono previsioni: non hai altri turni, o la partita non è ancora iniziata.
layers-good = Bene
layers-price = Prezzo
layers-rises = Sale
layers-falls = Scende
layers-needs = { $name } ne cerca { $amount }
layers-holds = { $name } ne ha { $amount }
layers-ways = Strade per i contratti
    .short = Contratti
    .about = Quanto costa ogni contratto, quanto tempo serve e come arrivarci passo dopo passo.
layers-ways-about = Ogni strada è simulata secondo le regole, con gli altri che passano. La percentuale dice quanto è probabile che resti aperta se gli altri giocano.
# Cost, turns and chance of a way to a contract.
layers-way =
    { $cost } · { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } · { $chance }
layers-no-way = nessuna strada in vista
layers-contract = Contratto { $contract }
layers-points = +{ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
layers-own = Con i beni che hai già: { $goods }.
layers-cheapest = La più economica
layers-quickest = La più rapida
layers-first = Soddisfa prima il contratto { $contract } per liberare il box esportazioni.
layers-no-contracts = Ora non ci sono contratti da soddisfare.

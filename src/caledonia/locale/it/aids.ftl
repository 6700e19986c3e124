### Help at the table: why something is not possible, and what a bot would do.

## Why not

why-heading = Perché no?
why-can = Questo si può fare: { $what }.
why-rules = Leggi la regola ({ $clause })
# What would make it possible; for the first two a button follows, like "Sell 1 wool +£5".
why-repair =
    .this_turn = Questo aiuta subito:
    .next_turn = Questo aiuta per il tuo prossimo turno:
    .next_round = In questo round non aiuta nulla. Passare e le entrate ti portano { $money } per il prossimo.
why-no-contract = Non hai nessun Contratto da soddisfare. Prendine prima uno dalla Plancia Esportazioni.
why-no-undo = In questo turno non c’è nulla da annullare.
why-no-end = Non hai ancora fatto nulla. Scegli una delle otto azioni; anche passare lo è.

## Hints

hint-thinking = Il bot sta pensando…
hint-waiting = Il bot è in coda per pensare: numero { $place }
hint-points = { $points ->
        [one] circa { $points } punto
       *[other] circa { $points } punti
    }
# Beside the one of several choices that the bot would take.
hint-choice = La scelta del bot

## Why a bot thinks well of something

hint-why-contract = Aiuta con il contratto { $contract }
hint-why-glory = Tessera punteggio: { $tile }
hint-why-link = Collega i tuoi insediamenti
hint-why-port = Porto: { $port }
hint-why-neighbours = Nuovi vicini ti vendono merci
hint-why-income = { $units }: di più a ogni produzione
hint-why-reach = Apre nuovi spazi
hint-why-market = { $good }: conviene a questo prezzo
hint-why-merchants = Più mercanti per il mercato
hint-why-clan = Questo clan è adatto qui
hint-why-tile = Questa tessera è adatta qui
hint-why-rest = Non resta niente di meglio

## A costly decision on the board: what was played, and what is better

look-played = Giocato: { $what }
    .tag = giocato
look-better = Meglio: { $what }
    .tag = meglio

## Playing on from a moment of a game

branch-about = Nasce un nuovo tavolo in cui continui contro i bot. Questa partita resta com’è.
# The name of the new table: that of the old one, and from where it goes on.
branch-name = { $name }, dal round { $round } (mossa { $ply })
    .setup = { $name }, dalla preparazione (mossa { $ply })
branch-do = Crea il tavolo

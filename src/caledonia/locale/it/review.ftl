### The review of a finished game: luck and skill in points, marked decisions, the better move.

## The balance sheet

review-title = Fortuna e bravura
review-term-start = Partenza
review-term-luck = Fortuna
review-term-decisions = Decisioni
review-term-opponents = Avversari
review-term-later = Visto dopo
review-total = Risultato
review-margin = Vantaggio
# Heading of a table: the lead over the best opponent, term by term.
review-margin-terms = Vantaggio voce per voce (probabilità di vittoria)
review-error = ± { $points }
review-error-about = ± indica di quanto una ricerca più lunga sposta di solito un valore. Vantaggio e probabilità di vittoria non hanno ±; le loro variazioni sono in PV e punti percentuali.
    .alone = ± indica di quanto una ricerca più lunga sposta di solito un valore.
# $change is a change of a chance with its sign, such as +12, $count the same without.
review-share =
    { $count ->
        [one] { $change } punto percentuale
       *[other] { $change } punti percentuali
    }
    .short = { $change } p.p.
# $points is a number of victory points, such as 6.2.
review-better = { $name } ha giocato meglio di { $other }: { $points } PV di vantaggio.
review-even = { $name } e { $other } hanno giocato più o meno allo stesso livello.
review-luckier = La fortuna ha dato a { $name } { $points } PV in più che a { $other }.
review-started = La partenza valeva { $points } PV in più per { $name } che per { $other }.
review-helped = Gli avversari hanno dato a { $name } { $points } PV in più che a { $other }.
# With two players.
review-helped-two = Le decisioni di { $other } hanno dato a { $name } { $points } PV in più di quanti le decisioni di { $name } ne abbiano dati a { $other }.

## The course of the game

review-turning-points = Punti di svolta
review-when =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    }
# Someone ends a turn or declines a bonus.
review-ends = { $name } non fa altro.
review-chance = Probabilità di vittoria
# Heading of a table: what every player could expect when each round began.
review-course = Punti attesi (probabilità di vittoria)
review-course-alone = Punti attesi
review-course-round = Round { $round }
review-course-end = Fine
# $points and $chance have their sign, such as +2.4 and “−7 percentage points”; $what says in whole sentences what
# happened, in “.alone” it is a solo game.
review-turn-luck = { $when }, mossa { $ply }: fortuna. { $what } { $name }: { $points } PV, probabilità di vittoria { $chance }.
    .alone = { $when }, mossa { $ply }: fortuna. { $what } { $points } PV.
review-turn-decision = { $when }, mossa { $ply }: { $what } { $name }: { $points } PV, probabilità di vittoria { $chance }.
    .alone = { $when }, mossa { $ply }: { $what } { $points } PV.

## Marks, and what decisions are about

review-decisions = Decisioni valutate
review-mark-best = la migliore
review-mark-good = buona
review-mark-inexact = imprecisa
review-mark-mistake = errore
review-mark-blunder = errore grave
review-kind = Decisione
review-kind-setup = Setup
review-kind-expanding = Espansione
review-kind-trading = Commercio
review-kind-contracts = Contratti
review-kind-upgrades = Miglioramenti
review-kind-ports = Porti
review-kind-passing = Passare
review-kind-production = Produzione
review-kind-clan = Azioni del clan
review-kind-closing = Fine del turno
review-rate = PV persi per decisione
# All kinds of decisions together.
review-rate-all = Tutte
# The computer player that loses about as many points per decision.
review-rate-level = Livello di bot più vicino
# A decision with its mark and what it cost: $points without sign, $chance with its sign.
review-cost = { $when }, mossa { $ply }, { $name }: { $mark } (−{ $points } PV, probabilità di vittoria { $chance })
    .alone = { $when }, mossa { $ply }, { $name }: { $mark } (−{ $points } PV)
review-none = Nessuna decisione è costata cara. Ben giocato!

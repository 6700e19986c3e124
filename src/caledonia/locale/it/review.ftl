### The review of a finished game: luck and skill in points, marked decisions, the better move.

## The balance sheet

review-title = Fortuna e bravura
review-term-start = Partenza
review-term-luck = Fortuna
review-term-decisions = Decisioni
review-term-opponents = Avversari
# The last term of a solo game.
review-term-rest = Visto dopo
review-total = Risultato
review-margin = Vantaggio
review-error = ± { $points }
# $points is a number of victory points, such as 6.2.
review-better = { $name } ha giocato meglio di { $other }: { $points } PV di vantaggio.
review-luckier = La fortuna ha dato a { $name } { $points } PV in più che a { $other }.
review-started = La partenza valeva { $points } PV in più per { $name } che per { $other }.
review-helped = Le mosse degli altri hanno dato a { $name } { $points } PV in più che a { $other }.

## The course of the game

review-turning-points = Punti di svolta
review-chance = Probabilità di vittoria
# $points and $chance have their sign, such as +2.4 and −7%; $by is the player who decided, $what the action.
review-turn-luck = Round { $round }, mossa { $ply }: fortuna. { $name }: { $points } PV, probabilità di vittoria { $chance }.
review-turn-decision = Round { $round }, mossa { $ply }: { $by } gioca { $what }. { $name }: { $points } PV, probabilità di vittoria { $chance }.

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
# A decision with its mark and what it cost, both figures without sign.
review-cost = Round { $round }, mossa { $ply }, { $name }: { $mark } (−{ $points } PV, probabilità di vittoria −{ $chance })
review-none = Nessuna decisione è costata cara. Ben giocato!

## Why the better move is better

review-source-glory = Gloria
review-source-goods = Beni
review-source-money = Denaro
review-source-hops = Luppolo
review-source-imports = Importazioni
review-source-contracts = Contratti
review-source-settlements = Insediamenti
# $reason is a sentence without its full stop, $sources a list like “Glory +2.7 VP, Money −1 VP”.
review-why = { $reason }. Alla fine: { $sources }.
review-source = { $source } { $points } PV

### The review of a finished game: luck and skill in points, marked decisions, the better move.

## The balance sheet

review-title = Luck and skill
review-term-start = Start
review-term-luck = Luck
review-term-decisions = Decisions
review-term-opponents = Opponents
# The last term of a solo game.
review-term-rest = Seen later
review-total = Result
review-margin = Lead
review-error = ± { $points }
# $points is a number of victory points, such as 6.2.
review-better = { $name } played { $points } VP better than { $other }.
review-luckier = Luck gave { $name } { $points } VP more than it gave { $other }.
review-started = The start was worth { $points } VP more to { $name } than to { $other }.
review-helped = The others’ moves gave { $name } { $points } VP more than they gave { $other }.

## The course of the game

review-turning-points = Turning points
review-chance = Chance to win
# $points and $chance have their sign, such as +2.4 and −7%; $by is the player who decided, $what the action.
review-turn-luck = Round { $round }, move { $ply }: luck. { $name }: { $points } VP, { $chance } chance to win.
review-turn-decision = Round { $round }, move { $ply }: { $by } plays { $what }. { $name }: { $points } VP, { $chance } chance to win.

## Marks, and what decisions are about

review-decisions = Marked decisions
review-mark-best = best
review-mark-good = good
review-mark-inexact = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-kind = Decision
review-kind-setup = Setup
review-kind-expanding = Expanding
review-kind-trading = Trading
review-kind-contracts = Contracts
review-kind-upgrades = Upgrades
review-kind-ports = Ports
review-kind-passing = Passing
review-kind-production = Production
review-kind-clan = Clan actions
review-kind-closing = Ending the turn
review-rate = VP lost per decision
# All kinds of decisions together.
review-rate-all = All
# The computer player that loses about as many points per decision.
review-rate-level = Closest bot level
# A decision with its mark and what it cost, both figures without sign.
review-cost = Round { $round }, move { $ply }, { $name }: { $mark } (−{ $points } VP, −{ $chance } chance to win)
review-none = No decision cost much. Well played!

## Why the better move is better

review-source-glory = Glory
review-source-goods = Goods
review-source-money = Money
review-source-hops = Hops
review-source-imports = Imports
review-source-contracts = Contracts
review-source-settlements = Settlements
# $reason is a sentence without its full stop, $sources a list like “Glory +2.7 VP, Money −1 VP”.
review-why = { $reason }. In the end: { $sources }.
review-source = { $source } { $points } VP

### The review of a finished game: luck and skill in points, marked decisions, the better move.

## The balance sheet

review-title = Luck and skill
review-term-start = Start
review-term-luck = Luck
review-term-decisions = Decisions
review-term-opponents = Opponents
review-term-later = Seen later
review-total = Result
review-margin = Lead
# Heading of a table: the lead over the best opponent, term by term.
review-margin-terms = Lead by term (chance to win)
review-error = ± { $points }
review-error-about = ± is how far a longer search typically moves a figure. Lead and chance to win have no ±; their changes are in VP and percentage points.
    .alone = ± is how far a longer search typically moves a figure.
# $change is a change of a chance with its sign, such as +12, $count the same without.
review-share =
    { $count ->
        [one] { $change } percentage point
       *[other] { $change } percentage points
    }
    .short = { $change } pp
# $points is a number of victory points, such as 6.2.
review-better = { $name } played { $points } VP better than { $other }.
review-even = { $name } and { $other } played about equally well.
review-luckier = Luck gave { $name } { $points } VP more than it gave { $other }.
review-started = The start was worth { $points } VP more to { $name } than to { $other }.
review-helped = Opponents gave { $name } { $points } VP more than they gave { $other }.
# With two players.
review-helped-two = { $other }’s decisions gave { $name } { $points } VP more than { $name }’s gave { $other }.

## The course of the game

review-turning-points = Turning points
review-when =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    }
# Someone ends a turn or declines a bonus.
review-ends = { $name } does nothing more.
review-chance = Chance to win
# Heading of a table: what every player could expect when each round began.
review-course = Expected points (chance to win)
review-course-alone = Expected points
review-course-round = Round { $round }
review-course-end = End
# $points and $chance have their sign, such as +2.4 and “−7 percentage points”; $what says in whole sentences what
# happened, in “.alone” it is a solo game.
review-turn-luck = { $when }, move { $ply }: luck. { $what } { $name }: { $points } VP, chance to win { $chance }.
    .alone = { $when }, move { $ply }: luck. { $what } { $points } VP.
review-turn-decision = { $when }, move { $ply }: { $what } { $name }: { $points } VP, chance to win { $chance }.
    .alone = { $when }, move { $ply }: { $what } { $points } VP.

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
# A decision with its mark and what it cost: $points without sign, $chance with its sign.
review-cost = { $when }, move { $ply }, { $name }: { $mark } (−{ $points } VP, chance to win { $chance })
    .alone = { $when }, move { $ply }, { $name }: { $mark } (−{ $points } VP)
review-none = No decision cost much. Well played!

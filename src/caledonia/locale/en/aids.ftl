### Help at the table: why something is not possible, and what a bot would do.

## Why not

why-heading = Why not?
why-can = This is possible: { $what }.
why-rules = Read the rule ({ $clause })
# What would make it possible; for the first two a button follows, like "Sell 1 wool +£5".
why-repair =
    .this_turn = This fixes it right away:
    .next_turn = This fixes it for your next turn:
    .next_round = Nothing helps this round. Passing and income give you { $money } for the next one.
why-no-contract = You have no contract to fulfil. Take one from the export board first.
why-no-undo = Nothing to undo this turn.
why-no-end = Take one of the eight actions first. Passing counts.

## Hints

hint-thinking = The bot is thinking…
hint-waiting = The bot is waiting for the server: number { $place } in the queue
hint-points = final score about { $points }
# Beside the one of several choices that the bot would take.
hint-choice = The bot’s choice

## What the seer foresees

hint-spread = ± { $spread }
hint-first = { $percent }% chance to come first
# Points by which a line of the score sheet differs from that after the bot’s choice, like "+3 glory".
hint-line = { $points } { $line }
hint-line-glory = glory
hint-line-goods = goods
hint-line-money = money
hint-line-hops = hops
hint-line-imports = imports
hint-line-contracts = contracts
hint-line-settlements = settlements
# What a clan is worth at this table, like "+3.5 VP".
hint-clan = { $clan }: { $lead } VP compared with the average here; fair bid: { $bid }

## Why a bot thinks well of something

hint-why-contract = Helps with contract { $contract }
hint-why-glory = Scoring tile: { $tile }
hint-why-link = Links your settlements
hint-why-port = Port: { $port }
hint-why-neighbours = New neighbours sell you goods
hint-why-income = { $units }: more income every round
hint-why-reach = Opens up new spaces
hint-why-market = { $good }: worth it at this price
hint-why-merchants = More merchants for the market
hint-why-clan = This clan suits the setup
hint-why-tile = This tile suits the setup
hint-why-rest = Nothing better left to do

## A costly decision on the board: what was played, and what is better

look-played = Played: { $what }
    .tag = played
look-better = Better: { $what }
    .tag = better
look-previous = Previous
look-next = Next
# Stepping through the played or the better line on the board.
look-steps = Step through
look-back = One step back
look-forward = One step forward
look-step-played = Played: { $at } of { $all }
look-step-better = Better: { $at } of { $all }
# Stepping from one costly decision to the next.
look-decisions = Costly decisions
look-decision = Decision { $at } of { $all }
look-leads = (about { $points } VP, { $win } chance to win)
look-leads-alone = (about { $points } VP)
# The played line: its figures are those of its first step, whatever was played after it.
look-leads-first = (about { $points } VP, { $win } chance to win, if best play follows the first step)
look-leads-first-alone = (about { $points } VP, if best play follows the first step)
# $sources is one of the two below, or two of them; $reason one of the reasons below. “.despite”: the
# better line brings less of these, “.overall”: there is nothing to name.
look-why = The better line brings { $sources }, because { $reason }.
    .plain = The better line brings { $sources }.
    .despite = The better line brings { $sources } but is stronger overall, because { $reason }.
    .despite-plain = The better line brings { $sources } but is stronger overall.
    .reason = The better line is stronger because { $reason }.
    .overall = The better line is stronger in several small ways.
# $line is a line of the score sheet, as in “1.3 VP more from contracts”.
look-why-more = { $points } VP more from { $line }
look-why-less = { $points } VP less from { $line }
look-why-both = { $one } and { $other }
# “It” is the better line.
look-reason-contract = it helps with contract { $contract }
look-reason-obtain = it takes contract { $contract }
look-reason-fulfil = it fulfils contract { $contract }
look-reason-glory = it counts towards the scoring tile “{ $tile }”
look-reason-link = it links settlements
look-reason-port = it makes use of the port “{ $port }”
look-reason-neighbours = new neighbours sell goods
look-reason-income = { $units } bring more every round
look-reason-reach = it opens up new spaces
look-reason-market = the price of { $good } makes it worthwhile
look-reason-merchants = it brings more merchants to the market
look-reason-clan = this clan suits the setup
look-reason-tile = this tile suits the setup
look-reason-pass = passing now secures the passing bonus, and further actions would cost more than they bring
look-reason-stop = anything more would cost more than it brings

## Playing on from a moment of a game

branch-about = This creates a new table where you play on against bots. The game here stays as it is.
# The name of the new table: that of the old one, and from where it goes on.
branch-name = { $name }, from round { $round } (move { $ply })
    .setup = { $name }, from setup (move { $ply })
branch-do = Create table

## Learning aids over the map

layers-heading = Learning aids
layers-about = They stay on for your next games, but only work in unrated games against bots and in games between bots.
layers-thinking = Calculating…
layers-bar = Who is ahead
    .about = Every player’s expected points and chance to win, as the strongest bot sees it.
layers-bar-seat = { $name }: about { $points } points, { $chance } chance to win
layers-bar-alone = { $name }: about { $points } points
layers-bar-points = { $points } VP
layers-weather = Price forecast
    .short = Forecast
    .about = How likely each price is to rise or fall before your next turn.
layers-weather-about = Before your next turn, if the others play as expected:
layers-weather-none = No forecast right now: you have no turn left, or the game hasn’t started.
layers-good = Good
layers-price = Price
layers-rises = Rises
layers-falls = Falls
layers-needs = { $name } needs { $amount }
layers-holds = { $name } has { $amount }
layers-ways = Ways to fulfil contracts
    .short = Contracts
    .about = What each contract costs, how many turns it takes, and each step on the way.
layers-ways-about = Each way follows the rules and assumes that the others pass. The percentage shows how likely it is to stay open if they play on.
# Cost, turns and chance of a way to a contract.
layers-way =
    { $cost } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · { $chance }
layers-no-way = no way in sight
layers-contract = Contract { $contract }
layers-points = +{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
layers-own = Uses your { $goods }.
layers-cheapest = Cheapest
layers-quickest = Quickest
layers-first = Fulfil contract { $contract } first to free your export box.
layers-no-contracts = There are no contracts to fulfil right now.

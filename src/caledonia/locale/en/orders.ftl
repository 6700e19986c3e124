### Standing orders: what the server does for a player who is away when the turn comes.

orders-about = The server plays this for you when your turn comes. Nobody sees it beforehand. If it isn’t possible then, you decide as usual.
orders-stored = Saved.

## The next turn

orders-turn = My next turn
# Above a list of plans.
orders-first = The first plan that’s possible is played; the others are discarded.
# Stands in the place of the form for a new plan.
orders-now = It’s your turn now. Plan the next one once you’ve ended it.
# Above the kinds of actions, to press one of them.
orders-what = What do you want to do?
# The same where there are plans already.
orders-another = And if that isn’t possible?
# A kind of action that cannot be planned as things stand.
orders-not-now = Not possible right now
# In a list in which nothing is chosen yet.
orders-choose = Choose…
orders-unit = Unit
orders-space = Space
# Above a list of what may follow the action chosen, an animal to slaughter for example.
orders-next = And then
# In that list: declines a bonus at hand, so that something else can follow.
orders-forgo = Skip this, and then…
# Something has to follow the action chosen.
orders-unfinished = Choose what comes next: this isn’t a full turn yet.
# A button for actions that are none of the eight main actions; they can come before one.
orders-other = Ports and clan
# Stands in the place of the form for a new plan.
orders-setup = Setup isn’t finished. You can plan your turns here from the first round.
orders-none = You can’t plan a turn right now.
orders-full = You can keep up to { $count } plans. Remove one to add another.
# The plan as it would be stored; words like “Buy 2 wool, only if wool costs at most £5”.
orders-sum = When your turn comes: { $plan }.
orders-sum-costs = Right now it would cost { $money }.
orders-sum-brings = Right now it would earn { $money }.
orders-add = Add plan
orders-raise = Move up
orders-remove = Remove plan
# Two actions of one turn, one after the other. Both are words like “Buy 2 wool”.
orders-then = { $first }, then: { $then }
# What an action would cost or bring as things stand.
orders-costs = { $action } (costs { $money })
orders-brings = { $action } (earns { $money })

## What a plan depends on

# Above a list of prices; the good is bought or sold by the plan.
orders-price = Price of { $good } when your turn comes
orders-always = At any price
orders-most = Only at { $money } or less
orders-least = Only at { $money } or more
# One of these that is the price of the moment.
orders-price-now = { $price } (current price)
# These stand behind a plan.
orders-if-most = only if { $good } costs at most { $money }
orders-if-least = only if { $good } costs at least { $money }
orders-if-free = only if { $space } is free
orders-if-contract = only if contract { $contract } is on the export board

## Production and passing

orders-production = In the next production
orders-production-ask = Ask me
orders-pass = Pass for me
    .about = When passing is my only option.

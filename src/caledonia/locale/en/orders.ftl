### Standing orders: what the server does for a player who is away when the turn comes.

orders-about = The server does this for you when your turn comes. Nobody sees it before. If it is not possible then, you decide as usual.
orders-stored = Stored.

## The next turn

orders-turn = My next turn
# Above a list of plans.
orders-first = The first of these that is possible is done, then all are forgotten.
# Stands in the place of the form for a new plan.
orders-now = It is your turn now: plan the next one when you have ended it.
# Above the kinds of actions, to press one of them.
orders-what = What do you want to do?
# The same where there are plans already.
orders-another = And if that is not possible?
# A kind of action that cannot be planned as things stand.
orders-not-now = Not possible as things stand
# In a list in which nothing is chosen yet.
orders-choose = Choose …
orders-unit = Unit
orders-space = Space
# Above a list of what may follow the action chosen, an animal to slaughter for example.
orders-next = And then
# In that list: declines a bonus at hand, so that something else can follow.
orders-forgo = Forgo this, and then …
# Something has to follow the action chosen.
orders-unfinished = Choose what follows: the plan is not a whole turn yet.
# A button for actions that are none of the eight main actions; they can come before one.
orders-other = Ports and clan
# Stands in the place of the form for a new plan.
orders-setup = The clans are still settling in. From the first round on, you can plan your turns here.
orders-none = You can plan no turn now.
orders-full = { $count } plans are as many as are kept. Remove one to add another.
# The plan as it would be stored; words like “Buy 2 wool, only if wool costs at most £5”.
orders-sum = When your turn comes: { $plan }.
orders-sum-costs = As things stand, it costs { $money }.
orders-sum-brings = As things stand, it brings { $money }.
orders-add = Add this plan
orders-raise = Try this one earlier
orders-remove = Remove this plan
# Two actions of one turn, one after the other. Both are words like “Buy 2 wool”.
orders-then = { $first }, then: { $then }
# What an action would cost or bring as things stand.
orders-costs = { $action } (costs { $money })
orders-brings = { $action } (brings { $money })

## What a plan depends on

# Above a list of prices; the good is bought or sold by the plan.
orders-price = Price of { $good } when your turn comes
orders-always = At any price
orders-most = Only at { $money } or less
orders-least = Only at { $money } or more
# One of these that is the price of the moment.
orders-price-now = { $price } (the price now)
# These stand behind a plan.
orders-if-most = only if { $good } costs at most { $money }
orders-if-least = only if { $good } costs at least { $money }
orders-if-free = only if { $space } is free
orders-if-contract = only if contract { $contract } lies on the export board

## Production and passing

orders-production = In the next production
orders-production-ask = Ask me then
orders-pass = Pass for me
    .about = When passing is all that I can do.

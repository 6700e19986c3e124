### Standing orders: what the server does for a player who is away when the turn comes.

orders-about = The server does this for you when your turn comes. Nobody sees it before. If it is not possible then, you decide as usual.
orders-stored = Stored.

## The next turn

orders-turn = My next turn
# Above a list of plans.
orders-first = The first of these that is possible is done, then all are forgotten.
# Stands in the place of the form for a new plan.
orders-now = It is your turn now: plan the next one when you have ended it.
# Nothing is chosen yet.
orders-choose = Choose an action …
# Something has to follow the action chosen, an animal to slaughter for example.
orders-next = And then …
# The plan is whole; more is possible.
orders-enough = Nothing more
# Heading above actions that are none of the eight main actions.
orders-other = Besides
orders-none = You can plan nothing now.
orders-add = Add this plan
orders-raise = Try this one earlier
orders-remove = Remove this plan
# Two actions of one turn, one after the other. Both are words like “Buy 2 wool”.
orders-then = { $first }, then: { $then }
# What an action would cost or bring as things stand.
orders-costs = { $action } (costs { $money })
orders-brings = { $action } (brings { $money })

## What a plan depends on

orders-when = On what it depends
orders-always = At any price
orders-most = Only if the price is at most
orders-least = Only if the price is at least
orders-good = Good
orders-pounds = Price in pounds
# These stand behind a plan.
orders-if-most = if { $good } costs at most { $money }
orders-if-least = if { $good } costs at least { $money }
orders-if-free = if { $space } is free
orders-if-contract = if contract { $contract } lies on the export board

## Production and passing

orders-production = In the next production
orders-production-ask = Ask me then
orders-pass = Pass for me
    .about = When passing is all that I can do.

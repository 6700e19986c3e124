### The market, the export board and the upper edge of the table.

## Market

market-heading = Market
# The number of the player's own merchants that are free.
market-merchants = { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
market-merchants-about = Your merchants: { $left } free, { $away } at the market until the next round, { $board } on your board to hire.
market-hint = ▲ buys, ▼ sells. Every piece takes one merchant and moves the price one step.
market-price = { $good }: { $price }
market-range = { $now } now, between { $low } and { $high }
market-since = Since your last turn: { $old } → { $new }
market-moves = { $count ->
        [0] The price has not moved yet.
        [one] The price has moved once.
       *[other] The price has moved { $count } times.
    }
market-bought = { $name } bought { $goods }
market-sold = { $name } sold { $goods }
market-stock = You have { $goods }.
market-buy = { $count ->
        [0] You cannot buy { $good } now
       *[other] Buy { $good }, up to { $count }
    }
market-sell = { $count ->
        [0] You cannot sell { $good } now
       *[other] Sell { $good }, up to { $count }
    }
# What sets the limit of a trade.
market-limit-merchants = More needs more merchants.
market-limit-money = More needs more money.
market-limit-goods = You cannot sell more than you have.
market-limit-other_side = Your merchants are on the other side of this good.
market-buying = Buy { $goods }
market-selling = Sell { $goods }
market-fewer = One fewer
market-more = One more
market-take-buy = Buy
market-take-sell = Sell
market-away = Put away
market-then = The price is { $old } now and { $new } afterwards.
# A part of a sum, such as “clan: +£1” and “purchase, 2 × £6: −£12”.
market-part = { $name }: { $money }
market-part-pieces = { $name }, { $count } × { $price }: { $money }
market-total = in all: { $money }
market-unknown = One moment …

## Export board and contracts

market-export-heading = Export
market-contract = Contract { $number }
market-contract-lacks = You lack { $lacks }.
market-contract-ready = You have everything for it.
market-contract-saved = { $count ->
        [one] A port in reach would spare { $count } of the animals, once.
       *[other] Ports in reach would spare { $count } of the animals, once.
    }
market-contract-buying = { $merchants ->
        [one] Buying what is missing: { $money } and { $merchants } merchant.
       *[other] Buying what is missing: { $money } and { $merchants } merchants.
    }
market-contract-unbuyable = You cannot buy all that is missing on the market now.
market-contract-worth = Fulfilled now: { $points } VP. The goods for it would be worth { $paid } VP at the end.
market-contract-money = You would get { $money }.
# “free” beside a price: it costs nothing.
market-free = free
market-points = { $points } VP
market-export-receive = Taking a contract brings { $money }.
market-export-pay = Taking a contract costs { $money }.
market-export-free = Taking a contract is free.
market-export-now = Round { $round }: { $what }
market-export-pile = { $count ->
        [0] The pile of contracts is used up.
        [one] { $count } contract is left in the pile.
       *[other] { $count } contracts are left in the pile.
    }
market-export-drawn = Drawn for the building bonus
market-export-none = Keep none
market-export-empty = Empty box
market-held-heading = Your contracts
market-held-empty = You have no contract.

## Imports

market-import-heading = Imports
# $rank is 1 for the good that was imported most.
market-import-about = { $imports } imported by all, place { $rank }: { $points } VP each at the end, as it stands.
market-import-own = Yours: { $count } × { $points } VP = { $sum } VP
market-import-mark = Until the next £1: { $count } more
market-import-value = { $name } { $points } VP
market-import-what-if = One more would make it: { $values }

## Rounds and scoring tiles

market-round-heading = Rounds and scoring tiles
market-round = Round { $number }
market-round-setup = Setup
market-round-scored = This round has been scored.
market-round-no-tile = No scoring tile in this game.
market-round-now = If it were scored now:
market-round-glory = { $amount } glory

## Turn order

market-order-heading = Turn order
# $place counts from 1 in the turn order of this round.
market-order-place = { $name }, place { $place } in the turn order
market-order-you = This is you.
market-order-turn = Has to decide now.
market-order-has-passed = passed
market-order-passed = Has passed, place { $place } in the next round.
market-order-passed-you = You have passed, place { $place } in the next round.
market-order-bot = A bot.
market-order-stand-in = { $bot } stands in until the player returns.
market-order-here = Is at the table.
market-order-away = Is away.
market-order-pass-money = Whoever passes next gets { $money }.
# Time that is left, very short.
market-order-days = { $count } d
market-order-hours = { $count } h

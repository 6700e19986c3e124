### The market, the export board and the upper edge of the table.

## Market

market-heading = Market
# The number of the player's own merchants that are free.
market-merchants = { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
market-merchants-about = Your merchants: { $left } available, { $away } on the market until next round, { $board } on your board to hire.
market-hint = ▲ buy, ▼ sell. Each good needs one merchant and moves the price one step.
market-price = { $good }: { $price }
market-range = { $now } now, between { $low } and { $high }
market-since = Since your last turn: { $old } → { $new }
market-moves = { $count ->
        [0] The price hasn’t moved yet.
        [one] The price has moved once.
       *[other] The price has moved { $count } times.
    }
market-bought = { $name } bought { $goods }
market-sold = { $name } sold { $goods }
market-stock = You have { $goods }.
market-buy = { $count ->
        [0] You can’t buy { $good } now
       *[other] Buy { $good }, up to { $count }
    }
market-sell = { $count ->
        [0] You can’t sell { $good } now
       *[other] Sell { $good }, up to { $count }
    }
# What sets the limit of a trade.
market-limit-merchants = To trade more, you need more merchants.
market-limit-money = To buy more, you need more money.
market-limit-goods = You can’t sell more than you have.
market-limit-other_side = You can’t buy and sell the same good in one round.
market-buying = Buy { $goods }
market-selling = Sell { $goods }
market-fewer = One fewer
market-more = One more
market-take-buy = Buy
market-take-sell = Sell
market-away = Cancel
market-then = The price is { $old } now and { $new } after the trade.
# A part of a sum, such as “clan: +£1” and “purchase, 2 × £6: −£12”.
market-part = { $name }: { $money }
market-part-pieces = { $name }, { $count } × { $price }: { $money }
market-total = total: { $money }
market-unknown = Loading…

## Export board and contracts

market-export-heading = Export
market-contract = Contract { $number }
market-contract-lacks = Missing: { $lacks }.
market-contract-ready = You have everything it needs.
market-contract-saved = { $count ->
        [one] A port in reach would save you { $count } animal, once.
       *[other] Ports in reach would save you { $count } animals, once.
    }
market-contract-buying = { $merchants ->
        [one] To buy what’s missing: { $money } and { $merchants } merchant.
       *[other] To buy what’s missing: { $money } and { $merchants } merchants.
    }
market-contract-unbuyable = You can’t buy everything that’s missing right now.
market-contract-worth = Worth { $points } VP if fulfilled now; the goods alone would be worth { $paid } VP at the end.
market-contract-money = You’d get { $money }.
# “free” beside a price: it costs nothing.
market-free = free
market-points = { $points } VP
market-export-receive = Taking a contract earns you { $money }.
market-export-pay = Taking a contract costs { $money }.
market-export-free = Taking a contract is free.
market-export-now = Round { $round }: { $what }
market-export-pile = { $count ->
        [0] The contract pile is empty.
        [one] { $count } contract left in the pile.
       *[other] { $count } contracts left in the pile.
    }
market-export-drawn = Drawn for the building bonus
market-export-none = Keep none
market-export-empty = Empty box
market-held-heading = Your contracts
market-held-empty = No contracts yet.

## Imports

market-import-heading = Imports
# $rank is 1 for the good that was imported most.
market-import-about = { $imports } imported in total (rank { $rank }): currently { $points } VP each.
market-import-own = Yours: { $count } × { $points } VP = { $sum } VP
market-import-mark = { $count } more to the next £1
market-import-value = { $name } { $points } VP
market-import-what-if = With one more: { $values }

## Rounds and scoring tiles

market-round-heading = Rounds and scoring tiles
market-round = Round { $number }
market-round-setup = Setup
market-round-scored = This round has been scored.
market-round-no-tile = No scoring tiles in this game.
market-round-now = If scored now:
market-round-glory = { $amount } glory

## Turn order

market-order-heading = Turn order
# $place counts from 1 in the turn order of this round.
market-order-place = { $name }, position { $place } in turn order
market-order-you = This is you.
market-order-turn = Their turn.
market-order-has-passed = passed
market-order-passed = Passed: position { $place } next round.
market-order-passed-you = You’ve passed: position { $place } next round.
market-order-bot = Bot.
market-order-stand-in = { $bot } fills in until they return.
market-order-here = Online.
market-order-away = Away.
market-order-pass-money = The next player to pass gets { $money }.
# Time that is left, very short.
market-order-days = { $count } d
market-order-hours = { $count } h

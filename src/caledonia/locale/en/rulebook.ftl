### The rulebook of the page: chapters that teach the game, examples, a glossary and a search.
### [words](id) is a word with a card: a term below, or a tile like port-p1, clan-stewart, unit-cow.
### Figures come from the content pack; those of examples from web/src/learn/rulebook/examples.json.

book-title = Rulebook
book-lead = Read it from top to bottom in fifteen minutes, or search for what you need. The small codes lead to the exact rule.
book-contents = Chapters
book-exact = The exact rules
book-rule = Rule { $clause }
book-example = Example
book-picture = Picture for this example
book-shipping = Shipping
book-failed = Couldn’t load the figures of the game. These are the exact rules; reload the page for the whole rulebook.

## Search

book-search = Search the rulebook
book-found = { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
book-none = Nothing found for “{ $wanted }”. Try another word, or pick a chapter:
# Words of a question that say nothing about what is asked for.
book-ignored = a an and are be can cost costs count do does for from get give gives have how i if in is it many much my of on one or per s that the there to what when where which who why will with you your
book-kind-chapter = Chapter
book-kind-clan = Clan
book-kind-port = Port
book-kind-scoring = Scoring tile
book-kind-unit = Unit
book-kind-terrain = Terrain
book-kind-term = Word
book-kind-clause = Exact rule

## The aim

book-aim = The aim
book-aim-idea = You lead a clan in the Scottish Highlands. Over { $rounds } rounds you spread across the map, raise animals, run factories, trade on a market everybody shares, and ship goods abroad.
book-aim-win = Most victory points (VP) at the end wins. They come from:
book-aim-contracts = [Export contracts](contract): the imports they bring, and a bonus for fulfilling the most.
book-aim-settlements = [Settlements](settlement) that your shipping links together.
book-aim-glory = [Glory](glory), scored at the end of every round.
book-aim-rest = Leftovers: goods, [hops](hops) and a little for money.
book-aim-money = Money is fuel, not the goal: £{ $money_per_point } is worth a single point at the end. Spend it while it still works for you.

## Before the first round

book-start = Before the first round
book-start-random = The map, the ports, the scoring tiles and the first contracts are random, so every game is a new puzzle. With 1–2 players you play on a smaller map.
book-start-clan = First you choose a [clan](clan) together with the starting tile beside it: goods and money for your first turns. The last player in turn order picks first.
book-start-board = Everyone starts with the same units on their board, { $merchants_start } [merchants](merchant), one empty [export box](box) and no shipping.
book-start-workers = Then everyone places two [workers](worker) on any spaces that suit them: once around the table, then back again. You pay for each unit and its land.
book-start-open = There are no secrets except the order of the contract pile. A space holds one unit, and nobody ever goes into debt.

## A turn

book-turn = A turn
book-turn-one = On your turn, take exactly one main action – one of the eight in the next chapter. Then the next player goes.
book-turn-free = Before or after it, use any [ports](port) within your [reach](reach). They’re free actions and don’t cost your turn.
book-turn-again = Play goes round until everyone has passed. There’s no limit on how often you take an action, as long as you can pay for it.
book-turn-bonus = A bonus can’t be saved for later: use it when you get it, or decline it.

## The eight actions

book-actions = The eight actions
book-actions-intro = One of these is your turn. You can repeat all of them on later turns, except passing.

book-trade = Trade
book-trade-merchants = Pick one of the six goods and buy or sell as many as you like – each piece takes one of your [merchants](merchant). They stay on the market until the next round.
book-trade-price = Every piece has the same price: the one shown before you trade. Afterwards the price moves one step per piece, up for buying, down for selling. So buy before others do, and sell before they do.
book-trade-sides = You can’t buy and sell the same good in the same round: your merchants stand on one side only.
book-example-trade = Cheese costs £{ $price }. You buy { $count } with { $count } merchants and pay £{ $paid }. The price climbs { $count } steps to £{ $after }. The next player sells { $sold } cheese at that price and earns £{ $earned }; now cheese is down to £{ $end }.

book-obtain = Obtain a contract
book-obtain-take = Take a [contract](contract) from the export board into your [export box](box). In the first round you even get money for it; later it costs more every round.
book-obtain-keep = You have room for one unfulfilled contract. You can’t throw it away, but there’s no penalty if it’s still open at the end.

book-expand = Expand
book-expand-place = Place a unit from your board on an empty space in [reach](reach) of one of your units. Pay for the unit and for the land: the number on the space.
book-expand-terrain = Animals, [fields](unit-field) and [factories](factory) need [grassland](terrain-grassland), woodcutters [forest](terrain-forest), miners [mountains](terrain-mountain). Some spaces offer a choice.
book-expand-reach = Next door is always in reach, as long as no [river](river) is in between. [Shipping](shipping) takes you further: first across a river, then across one, two, three or four lochs.
book-example-reach = How far can you expand from this sheep? Without shipping { $none } of the spaces shown are in reach. River crossing makes it { $river }, the first loch { $loch }, the second { $lochs }. One hop is all you get: you can’t cross a river and a loch in one go.
book-expand-neighbours = New neighbours sell to you cheaply. Right after placing, you may buy what their units make: basic goods £{ $basic_discount } below the market price, processed goods £{ $processed_discount } below. It takes merchants and moves prices like any purchase. The limit is { $limit } pieces of a good per turn ({ $limit_two } with two players).
book-example-neighbours = You place a sheep for £{ $unit } plus £{ $land } for the land: £{ $cost }. A cow and a bakery next door belong to another player, so milk costs you £{ $milk_now } instead of £{ $milk }, bread £{ $bread_now } instead of £{ $bread }. You buy { $count } milk for £{ $paid }. The dairy across the river isn’t a neighbour, so no cheese.
book-expand-building = Your fourth dairy, bakery or distillery on the map earns a building bonus: you may draw { $building_draw } contracts and keep one if you like, at this round’s price. Buying from new neighbours may come before or after. You need an empty export box.
book-expand-empty = Lost every unit you had? Then any suitable space will do.

book-ship = Upgrade shipping
book-ship-pay = Pay £{ $shipping_cost } and move up one step. Shipping counts for expanding, for ports, and at the end for linking your settlements.
book-tech = Upgrade technology
book-tech-pay = Pay £{ $technology_cost } to upgrade all your woodcutters or all your miners, for good. Each of them earns £{ $technology_income } more in every production.
book-hire = Hire a merchant
book-hire-pay = Pay £{ $merchant_cost } for one more merchant, ready to trade at once. You start with { $merchants_start } and can have { $merchants } in all.

book-fulfil = Fulfil a contract
book-fulfil-pay = Deliver the goods on the contract in your export box. For meat you slaughter animals on the map: a cow for beef, a sheep for mutton. They return to your board, and their spaces are free again.
book-fulfil-gain = The contract is yours for good, and the box is empty again. Cotton, tobacco and sugar cane move up the import track; every marked step brings you £1.
book-fulfil-bonus = Then take its bonuses in any order. A [free space](free) lets you expand at once without paying for the land. A [bonus upgrade](upgrade) improves something at little or no cost. What you can’t use is lost.
book-example-fulfil = You deliver one cheese and slaughter your sheep. You get £{ $money } and { $imported } cotton: the cotton marker moves from { $from } to { $to }, past the mark at { $mark }, for another £{ $bonus }. On the free space you place a bakery for £{ $bakery }, right where the sheep stood, and save the £{ $saved } for the land.

book-pass = Pass
book-pass-money = Done for this round? Pass and take the passing bonus: the earlier you pass, the more it is. The order of passing is the turn order of the next round.

## A round

book-round = A round
book-round-phases = There are { $rounds } rounds. Each has four steps; the first round skips the preparation.
book-round-preparation = Preparation: merchants come home from the market, and new contracts fill the gaps on the export board.
book-round-action = Actions: take turns until everyone has passed.
book-round-production = Production: everything you have on the map works for you.
book-round-scoring = Scoring: this round’s scoring tile gives glory. Nothing is spent.
book-round-produce = First your workers earn money. Then sheep give wool, cows milk and fields grain. Last, your factories turn milk into cheese and grain into bread or whisky – as much as you want them to, from everything in your stock.
book-example-production = Your woodcutter earns £{ $woodcutter } and your upgraded miner £{ $miner }: £{ $income }. Two cows give { $milk } milk, the field { $grain } grain. The dairy makes { $cheese } cheese, the bakery { $bread } bread. { $milk_left } milk and { $grain_left } grain are left.
book-round-tiles = You know all five scoring tiles from the start, so plan for them. These are all there are:

## The end

book-end = The end
book-end-score = After round { $rounds } everything is counted once more:
book-end-glory = Glory: 1 VP each.
book-end-goods = Goods in stock: basic { $basic } VP, processed { $processed } VP.
book-end-money = Money: 1 VP for every full £{ $money_per_point }.
book-end-hops = Hops: { $hops } VP each.
book-end-imports = Imports: the rarer, the better. The kind that all players together imported most is worth { $import_low } VP each, the next { $import_mid }, the rarest { $import_high }.
book-example-imports = All players together imported { $cotton_all } cotton, { $tobacco_all } tobacco and { $sugar_all } sugar cane. So cotton is worth { $cotton_worth }, tobacco { $tobacco_worth } and sugar cane { $sugar_worth } VP. You imported { $cotton } cotton, { $tobacco } tobacco and { $sugar } sugar cane: { $points } VP.
book-end-contracts = Most contracts fulfilled: { $contract_places } VP for the first places ({ $contract_places_two } with two players).
book-example-places = You and another player have both fulfilled { $done } contracts, more than anyone else. You share first and second place, { $first } and { $second } VP: { $each } each.
book-end-settlements = Most linked settlements: { $settlement_places } VP for the first places ({ $settlement_places_two } with two players). Units side by side form one settlement, so small, scattered groups within reach of each other count more than one big block.
book-example-settlements = { $units } units, { $settlements } settlements. Without shipping none are linked, so you count { $none }. River crossing links two: { $river }. The first loch links them all: { $loch }.
book-end-winner = Most VP wins. If it’s a tie, the money left over beyond the last full £{ $money_per_point } decides; if that’s a tie too, you share the victory.

## Clans

book-clans = Clans
book-clans-intro = Every clan bends the rules in one place. Choose one whose strength suits the map and the scoring tiles – and then play to it.

## Ports

book-ports = Ports
book-ports-intro = Four ports are in play, one in each corner. If one is in reach of your units, use it on your turn: once per game each, now or later. Others can still use it after you.
book-ports-windows = Two ports work in the middle of an action: one while you fulfil a contract, one right before you trade.

## Variants

book-variants = Variants
book-variants-intro = You choose these when you create a table. Most of them can be combined.
book-variant-first = First game: static import goods, no scoring tiles, no ports and no Kickstarter tiles. The best way to start.
book-variant-static = Static import goods: every import is worth { $static_import } VP, and there’s no import track.
book-variant-scoring = Without scoring tiles: no glory at the end of a round.
book-variant-ports = Without ports.
book-variant-tight = Tighter map (2–3 players): { $covered } land spaces are covered and out of play.
book-variant-clans = Without clans: you choose a starting tile only. Later players get a little money on top.
book-variant-auction = Clan auction (2–4 players): bid up to { $highest_bid } VP for an early turn and a free choice of clan. Your bid is subtracted at the end.
book-variant-kickstarter = Kickstarter tiles: one more clan, port and scoring tile in the draw.

## Two players and solo

book-solo = Two players and solo
book-solo-two = With two players the [mist](mist) covers part of the map: it’s out of play. You may buy up to { $limit_two } of a good from a neighbour per turn.
book-solo-alone = Solo, you play for points and a rank. Choose one of two clans; there are no neighbours to buy from, and passing always brings £{ $solo_pass }.
book-solo-map = Neutral pieces block every land space that costs £1.
book-solo-market = Before each new round, { $price_rolls } dice rolls move prices: up if a good is cheap, down if it’s expensive, as rolled if it’s in between. The last roll also removes a contract.
book-solo-score = Imports are valued by what you imported yourself. Contracts and linked settlements score if you have at least:
book-solo-ranks = Your points give you a rank:

## Small tables

book-strip-round = Round { $number }
book-strip-place = { $place ->
        [1] First to pass
        [2] Second
        [3] Third
       *[other] Fourth
    }
book-strip-contracts = { $least } contracts
book-strip-settlements = { $least } settlements
book-strip-points = { $points } VP
book-strip-from = from { $points } VP

## Glossary

book-glossary = Glossary
book-glossary-intro = Every term of the game in one line. Words with a dotted line show their card when you point at them, tap them or reach them with the Tab key.
book-glossary-units = Units
book-glossary-terrain = Terrain
book-glossary-words = Words
book-unit-cost = Costs £{ $cost } plus the land.
book-unit-income = Earns £{ $income } in production.
book-unit-makes = Makes { $goods } in production.
book-unit-turns = Turns { $input } into { $goods } in production.
book-unit-supply = You have { $supply }.
book-unit-terrain = Needs { $terrain }.
book-unit-loch = Only Clan MacDonald has them, on lochs.
book-terrain-units = For { $units }.
book-terrain-loch = Loch
    .text = Water. Shipping takes you across; only fishermen stand on it.
    .also = lake, sea, water
book-also-grassland = pasture meadow grass
book-also-forest = wood woods tree trees
book-also-mountain = hill hills mine
book-also-dairy = cheesery creamery
book-also-bakery = baker bread
book-also-distillery = distiller whiskey
book-also-sheep = lamb mutton wool
book-also-cow = cattle beef milk
book-also-field = farm grain wheat barley
book-also-woodcutter = lumberjack logger
book-also-miner = mine
book-also-fisherman = fisher boat row

book-term-box = Export box
    .text = Your own place for a contract you haven’t fulfilled yet. Everyone has { $slots }; one clan has more.
    .also = slot crate contract limit
book-term-border = Border space
    .text = A space at the edge of the map; with 1–2 players, a space next to mist. One scoring tile counts your units there.
    .also = edge rim coast
book-term-basic = Basic goods
    .text = Wool, grain and milk. Your animals and fields make them.
    .also = raw material resources
book-term-processed = Processed goods
    .text = Cheese, bread and whisky. Your factories make them from milk and grain.
    .also = finished products refined
book-term-building = Building bonus
    .text = For your fourth dairy, bakery or distillery on the map: you may draw { $building_draw } contracts and keep one if you like.
    .also = fourth factory draw contracts
book-term-clan = Clan
    .text = Your family. Each has one special power.
    .also = power ability faction
book-term-contract = Export contract
    .text = Asks for goods or meat, brings imports, hops, money and bonuses. Most of your points start here.
    .also = order export delivery
book-term-delta = River delta
    .text = The two land spaces on either side of a river, where it flows into a loch.
    .also = mouth estuary
book-term-discount = Discounts
    .text = Neighbours’ goods cost £{ $basic_discount } or £{ $processed_discount } less than on the market. A free space saves the land cost, and some clans build for less.
    .also = cheaper rebate reduction save less sale
book-term-factory = Factory
    .text = A cheese dairy, bakery or distillery.
    .also = building production plant
book-term-free = Free space
    .text = A contract’s bonus: expand at once without paying for the land.
    .also = extra expand land cost
book-term-glory = Glory
    .text = Points you collect during the game, mostly from scoring tiles. Worth 1 VP each.
    .also = points scoring honour
book-term-hops = Hops
    .text = Imported with contracts. Worth { $hops } VP each; they don’t move on the import track.
    .also = beer hop
book-term-imports = Imports
    .text = Cotton, tobacco and sugar cane from fulfilled contracts, worth { $import_low } to { $import_high } VP each: the rarest the most.
    .also = cotton tobacco sugar goods abroad
book-term-land = Land cost
    .text = The number on a space, £1 to £6. You pay it on top of the unit.
    .also = ground price terrain hex
book-term-link = Linked settlements
    .text = Two settlements are linked if your shipping reaches from one to the other. Only the largest linked group counts.
    .also = connect network chain
book-term-meat = Meat
    .text = Beef and mutton for contracts. You slaughter a cow or a sheep for each.
    .also = beef mutton slaughter butcher animal
book-term-merchant = Merchant
    .text = Trades one piece of a good per round. You start with { $merchants_start }, hire more for £{ $merchant_cost } each, and have { $merchants } at most.
    .also = trader number maximum limit
book-term-mist = Mist
    .text = Land in mist is out of play with 1–2 players, and ordinary land with 3–4.
    .also = fog cloud
book-term-neighbour = Neighbour
    .text = A unit on an adjacent space with no river in between. Placing next to other players’ units lets you buy their goods at a discount.
    .also = neighbor neighbors adjacent next beside
book-term-passing = Passing bonus
    .text = Money for passing: the first to pass gets the most.
    .also = pass skip
book-term-port = Port
    .text = A bonus in a corner of the map. Use each one once, as soon as a unit of yours reaches it.
    .also = harbour harbor dock
book-term-price = Price
    .text = The marker on a good’s track. Each piece bought moves it up a step, each piece sold down.
    .also = market cost expensive cheap
book-term-production = Production
    .text = Once a round everything on the map works: workers earn money, animals and fields give goods, factories process them.
    .also = income harvest money
book-term-reach = In reach
    .text = Where you can expand to: neighbouring spaces, and with shipping those across a river or over lochs.
    .also = range distance far
book-term-river = River
    .text = Separates two spaces: across it they aren’t neighbours. You need shipping to cross it.
    .also = stream bridge cross
book-term-scoring = Scoring tile
    .text = One for each round: it says what gives glory at the round’s end.
    .also = goal objective bonus
book-term-settlement = Settlement
    .text = A group of your units side by side, with no river in between. At the end you score how many settlements your shipping links.
    .also = village group network
book-term-shipping = Shipping
    .text = Five steps: across rivers, then over one to four lochs. Each costs £{ $shipping_cost }.
    .also = ship boat sail range
book-term-technology = Technology
    .text = £{ $technology_cost } to upgrade all your woodcutters or miners: each earns £{ $technology_income } more.
    .also = tech improve tools
book-term-tie = Tie
    .text = Tied players share the points of their places, rounded down. At the very end, leftover money decides.
    .also = draw equal tiebreak tiebreaker
book-term-turn = Turn order
    .text = Pass first, and you go first in the next round.
    .also = start first player order
book-term-upgrade = Bonus upgrade
    .text = One of these: a step of shipping, a merchant, one of your merchants back from the market – all free – or a technology for £{ $bonus_technology }.
    .also = improvement free
book-term-worker = Worker
    .text = A woodcutter, a miner or Clan MacDonald’s fisherman. Workers earn money in every production.
    .also = labourer income money

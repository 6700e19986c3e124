### Players' boards, and the score as if the game ended now.

boards-mine = Your board
boards-turn = to play
boards-passed = passed
# Read out before the number of a place: "Place 2".
boards-place = Place
# Short for victory points, behind a number.
boards-points = VP
boards-points-now = VP now
boards-points-if = if the game ended now
boards-points-later = Points are shown from round 1.
boards-stock = Money and goods
boards-units = Units on the player board
boards-upgrades = Upgrades
boards-exports = Exports and ports

## Figures and where they come from

# A part of a sum, such as "Woodcutters: £12".
boards-sum-part = { $name }: { $amount }
boards-income = Income next production
boards-cause-clan = clan
boards-production = { $goods } next production
boards-production-most = up to { $goods } next production
boards-units-left = { $units } left
boards-unit-cost = The next one costs { $money }, plus the land.
    .loch = The next one costs { $money }.
boards-unit-income = It earns { $money } in each production.
boards-unit-gives = It produces { $goods } in each production.
boards-unit-makes = It makes { $goods } from 1 { $input } in each production.
boards-next-cost = The next upgrade costs { $money }.
boards-no-more = Fully upgraded.
boards-shipping = Shipping level { $level }: { $name }
boards-technology-none = Technology for { $units }: not upgraded
boards-technology-done = Technology for { $units }: upgraded
boards-merchants = Merchants: { $stock } in stock, { $market } on the market, { $board } to hire
boards-box-empty = Empty export box
boards-fulfilled = { $count ->
        [one] { $count } contract fulfilled
       *[other] { $count } contracts fulfilled
    }
boards-port-used = Already used.
boards-port-near = In reach, not used yet.
boards-port-far = Not in reach yet.
boards-barrel = Barrel in cellar space { $place }, worth { $money }
boards-barrel-none = Cellar space { $place } is empty ({ $money })

## Where points come from

boards-from-glory = Glory from scoring tiles and ports
boards-from-basic = { $points } VP for each basic good
boards-from-processed = { $points } VP for each processed good
boards-from-money = 1 VP for each full { $money }; { $left } left over
boards-from-imports = { $imports } imported: { $points } VP
boards-from-contracts = { $count ->
        [one] For { $count } fulfilled contract, ranked against the others
       *[other] For { $count } fulfilled contracts, ranked against the others
    }
boards-from-settlements = { $count ->
        [one] For { $count } linked settlement, ranked against the others
       *[other] For { $count } linked settlements, ranked against the others
    }
boards-from-bid = Bid for the clan

## Other players

boards-players = Players
boards-open = { $name }’s board
boards-held-title = Contracts to fulfil
boards-fulfilled-title = Fulfilled contracts
boards-none = none
boards-placed = Units on the map
boards-on-map = { $units } on the map
boards-next = Production:
boards-last = Last turn
boards-lacks = Missing: { $lacks }.
boards-complete = Ready to fulfil.
boards-ports-used = { $count ->
        [one] { $count } port used
       *[other] { $count } ports used
    }

## Cards on a phone

boards-cards = Boards and score
boards-card-mine = My board
boards-card-players = Players
boards-card-score = Score

## The draft, for those who wait

boards-draft-chooses = { $name } is choosing a clan. These are on offer:
boards-draft-bids = { $name } is bidding. These clans are on offer:

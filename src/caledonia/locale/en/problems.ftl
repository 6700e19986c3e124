### Decisions as prompts, and why an action is not possible.

## What is to be decided

pending-clan-choice = Choose your clan.
    .tile = Choose your starting tile.
pending-auction = Highest bid: { $high } VP. Bid more or leave?
    .open = You open the auction: bid 0 VP or more.
pending-worker-placement = Place a starting worker.
    .of = Place a starting worker ({ $number } of { $count }).
pending-turn = Choose a main action.
pending-turn-end = Anything else, or end your turn?
pending-mandatory-trade = You moved the price of { $good }: trade it now.
pending-second-contract = Take a second contract with the same action?
pending-neighbourhood-bonus = Neighbourhood bonus: buy from your new neighbours?
    .draw = Buy from your new neighbours and draw contracts for the building bonus, in any order?
pending-mandatory-purchase = You moved the price of { $good }: buy it from your neighbours now.
pending-draw-contracts = Building bonus: draw contracts?
pending-building-bonus = Keep one of the drawn contracts?
pending-exchanging = { $space ->
        [none] Choose the first unit to exchange.
       *[other] Choose the second unit to exchange.
    }
pending-slaughtering = Choose an animal to slaughter for contract { $contract }. Still needed: { $meat }.
pending-export-bonuses = Export bonuses to take: { $bonuses }.
pending-second-fulfilment = Fulfil a second contract with the same action?
pending-upgrade-bonus = Choose a bonus upgrade.
pending-production = What should your factories produce?
pending-cellar-choice = Store one of the new whiskies in the cellar?
pending-butter-choice = How much milk do you want to turn into butter?

## Why not

problem-not_now = Not now: { $name } has another decision to make first. { $decision }
    .own = You have another decision to make first: { $decision }
    .done = You’ve already taken your main action; type end.
problem-game_over = The game is over.
problem-money_short = You’re £{ $amount } short.
problem-goods_short = You’re { $goods } short.
problem-animals_short = For the { $meat } you’re { $animals } short on the map.
problem-no_merchant = { $amount ->
        [one] You need one more merchant in stock.
       *[other] You need { $amount } more merchants in stock.
    }
problem-other_side = You’ve already traded { $good } the other way this round.
problem-no_amount = Trade at least one.
problem-no_contract_there = Contract { $contract } isn’t on the export board.
problem-not_held = Contract { $contract } isn’t in your export box.
problem-not_drawn = Contract { $contract } isn’t one of those drawn.
problem-slots_full = You have no empty export box.
problem-occupied = { $space } is occupied.
problem-mist = { $space } is in the mist: out of play with 1 or 2 players.
problem-covered = { $space } is covered and out of play.
problem-blocked = There’s a neutral piece on { $space }.
problem-wrong_terrain = You can’t place { $unit } on { $space }: wrong terrain.
problem-fishermen_adjacent = { $space } is next to another of your fishermen.
problem-not_border = { $space } isn’t a border space.
problem-not_in_reach = { $space } is out of reach.
problem-needs_shipping = { $space } is out of reach: you need shipping level { $level } ({ $name }).
problem-no_unit_left = You have no { $units } left on your player board.
problem-not_a_starting_worker = At the start you can place only workers.
problem-top_level = Your shipping is already at the highest level.
problem-already_upgraded = Your { $units } are already upgraded.
problem-no_technology = Your clan has no technology for { $units }.
problem-no_merchant_on_board = You have no merchants left to hire.
problem-no_merchant_there = You have no merchant trading { $good }.
problem-no_free_space = You have no free space left.
problem-no_upgrade_left = You have no bonus upgrade left.
problem-not_your_animal = You have no animal on { $space } that the contract needs.
problem-meat_not_owed = The contract doesn’t need any more { $meat }.
problem-would_be_short = After that you couldn’t fulfil the contract.
problem-no_such_port = Port { $port } isn’t in play.
problem-port_used = You’ve already used port { $port }.
problem-port_not_in_reach = Port { $port } is out of reach.
problem-port_no_units = No port is in reach until you have a unit on the map.
problem-port_window = You can’t use port { $port } right now.
problem-port_choice = Port { $port } doesn’t work like that: { $usage }.
problem-price_at_end = The price of { $good } can’t move that way.
problem-no_trade_after = You couldn’t trade { $good } after that.
problem-not_offered = { $name } isn’t on offer.
problem-bid_too_low = Bid more than { $high } VP.
problem-bid_too_high = Bid at most { $highest } VP.
problem-must_open = You open the auction, so you have to bid.
problem-not_your_unit = You have no unit on { $space } that can be exchanged.
problem-same_type = The new units must be of a different type from both old ones.
problem-cannot_exchange = Fields and fishermen can’t be exchanged.
problem-no_second_exchange = No second exchange would be possible.
problem-no_ability = Your clan can’t do that.
problem-already_rowed = A fisherman has already rowed this turn.
problem-not_adjacent = { $space } isn’t an adjacent loch.
problem-no_fisherman = You have no fisherman on { $space }.
problem-no_hops = This contract has no hops left to brew with.
problem-no_barrel = There’s no barrel in cellar space { $place }.
problem-too_many = At most { $amount }.
problem-no_neighbour = None of your new neighbours makes { $good }.
problem-bought_already = You’ve already bought { $good } from these neighbours.
problem-limit_reached = You can buy at most { $goods } more from neighbours this turn.
problem-trade_first = You moved the price of { $good }: trade it now.

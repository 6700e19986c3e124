### Decisions as prompts, and why an action is not possible.

## What is to be decided

pending-clan-choice = Which clan do you lead?
    .tile = Which starting tile do you take?
pending-auction = Highest bid so far: { $high } VP. Bid more or leave?
    .open = You open the auction: bid 0 VP or more.
pending-worker-placement = Where does your starting worker go?
    .of = Where does your starting worker go? ({ $number } of { $count })
pending-turn = Choose a main action.
pending-turn-end = Anything else, or end your turn?
pending-promised-trade = You moved the price of { $good }: trade it now.
pending-second-contract = Take a second contract with the same action?
pending-neighbourhood-bonus = Neighbourhood bonus: buy from your new neighbours?
pending-promised-purchase = You moved the price of { $good }: buy it from your neighbours now.
pending-building-bonus = Keep one of the drawn contracts?
pending-exchanging = Which unit do you exchange first?
    .second = And the second one?
pending-slaughtering = Which animal do you slaughter for contract { $contract }? Still owed: { $meat }.
pending-export-bonuses = Direct export bonuses, in any order: { $bonuses }.
pending-second-fulfilment = Fulfil a second contract with the same action?
pending-upgrade-bonus = Which bonus upgrade do you take?
pending-production = What do your factories make?
pending-cellar-choice = Put one of the new whiskies into the cellar?
pending-butter-choice = How much milk becomes butter?

## Why not

problem-not_now = Not now: { $name } has something else to decide first. { $decision }
    .own = You have another decision first: { $decision }
    .done = You have had your main action; type end.
problem-game_over = The game is over.
problem-money_short = You are £{ $amount } short.
problem-goods_short = You are { $goods } short.
problem-animals_short = For the { $meat } you need { $animals } more on the map.
problem-no_merchant = { $amount ->
        [one] You need one more merchant in stock.
       *[other] You need { $amount } more merchants in stock.
    }
problem-other_side = Your merchants already stand on the other side of { $good }.
problem-no_amount = Trade at least one.
problem-no_contract_there = Contract { $contract } is not on the export board.
problem-not_held = Contract { $contract } is not in your export box.
problem-not_drawn = Contract { $contract } is not among those drawn.
problem-slots_full = You have no empty export box.
problem-occupied = { $space } is occupied.
problem-mist = { $space } lies in the mist: out of play with 1 or 2 players.
problem-covered = { $space } is covered and out of play.
problem-blocked = A neutral piece stands on { $space }.
problem-wrong_terrain = { $space } is no land for { $unit }.
problem-fishermen_adjacent = { $space } lies right beside another fisherman of yours.
problem-not_border = { $space } is not a border space.
problem-not_in_reach = { $space } is not in reach.
problem-needs_shipping = { $space } is not in reach: it takes shipping level { $level } ({ $name }).
problem-no_unit_left = There are no { $units } left on your player board.
problem-not_a_starting_worker = Only workers are placed at the start.
problem-top_level = Your shipping is at its highest level.
problem-already_upgraded = The technology of your { $units } is upgraded already.
problem-no_technology = Your clan has no technology for { $units }.
problem-no_merchant_on_board = No merchant is left on your player board.
problem-no_merchant_there = You have no merchant at { $good }.
problem-no_free_space = No free space is left to take.
problem-no_upgrade_left = No bonus upgrade is left to take.
problem-not_your_animal = No animal of yours that the contract asks for stands on { $space }.
problem-meat_not_owed = The contract asks for no more { $meat }.
problem-would_be_short = After that you could not pay the contract any more.
problem-no_such_port = Port { $port } is not in play.
problem-port_used = You have used port { $port } already.
problem-port_not_in_reach = Port { $port } is not in reach.
problem-port_no_units = Without a unit on the map no port is in reach.
problem-port_window = Port { $port } cannot be used at this point.
problem-port_choice = Port { $port } does not work like that: { $usage }.
problem-price_at_end = The price of { $good } cannot move that way.
problem-no_trade_after = You could not trade { $good } after that.
problem-not_offered = { $name } is not on offer.
problem-bid_too_low = Bid more than { $high } VP.
problem-bid_too_high = Bid { $highest } VP at most.
problem-must_open = You open the auction, so you have to bid.
problem-not_your_unit = No unit of yours that can be exchanged stands on { $space }.
problem-same_type = The new units must differ in kind from both old ones.
problem-cannot_exchange = Fields and fishermen cannot be exchanged.
problem-no_second_exchange = There would be no second exchange to go with it.
problem-no_ability = Your clan cannot do that.
problem-already_rowed = A fisherman has rowed this turn already.
problem-not_adjacent = { $space } is not an adjacent loch.
problem-no_fisherman = No fisherman of yours is on { $space }.
problem-no_hops = No hops of this contract are left to brew with.
problem-no_barrel = No barrel lies on place { $place } of the cellar.
problem-too_many = { $amount } at most.
problem-no_neighbour = No new neighbour makes { $good }.
problem-bought_already = You have bought { $good } from these neighbours already.
problem-limit_reached = Neighbours sell you { $goods } more at most this turn.
problem-trade_first = You moved the price of { $good }: trade it now.

### What happened. Most of these follow a player's name and are joined with commas:
### "Isla places a sheep on c4 (−£11), buys 2 wool (−£6)". Those under "The table" stand alone.
### The forms "you" say the same of the reader's own seat; event-you makes a sentence of them.

event-you = You { $deeds }.
event-money-changed =
    .gain = { $cause ->
        [no_clans] gets { $money } for their position in turn order
        [income] earns { $money } from workers
        [import] gets { $money } from the import track
        [clan] gets { $money } from their clan
       *[other] gets { $money }
    }
    .gain-you = { $cause ->
        [no_clans] get { $money } for your position in turn order
        [income] earn { $money } from workers
        [import] get { $money } from the import track
        [clan] get { $money } from your clan
       *[other] get { $money }
    }
    .loss = pays { $money }
    .loss-you = pay { $money }
event-goods-changed =
    .gain = { $cause ->
        [starting_tile] starts with { $goods }
        [buy] buys { $goods }
        [production] produces { $goods }
       *[other] gets { $goods }
    }
    .gain-you = { $cause ->
        [starting_tile] start with { $goods }
        [buy] buy { $goods }
        [production] produce { $goods }
       *[other] get { $goods }
    }
    .loss = { $cause ->
        [sell] sells { $goods }
        [export] delivers { $goods }
        [production] uses { $goods }
       *[other] gives { $goods }
    }
    .loss-you = { $cause ->
        [sell] sell { $goods }
        [export] deliver { $goods }
        [production] use { $goods }
       *[other] give { $goods }
    }
event-butter = turns { $goods } into butter
    .you = turn { $goods } into butter
event-brew = brews beer from { $goods }
    .you = brew beer from { $goods }
event-glory-gained = scores { $amount } glory
    .you = score { $amount } glory
event-unit-placed = { $cause ->
        [start] starts with { $unit } on { $space }
       *[other] places { $unit } on { $space }
    }
    .you = { $cause ->
        [start] start with { $unit } on { $space }
       *[other] place { $unit } on { $space }
    }
event-unit-removed = { $cause ->
        [slaughter] slaughters { $unit } on { $space }
       *[port] takes { $unit } off { $space }
    }
    .you = { $cause ->
        [slaughter] slaughter { $unit } on { $space }
       *[port] take { $unit } off { $space }
    }
event-unit-moved = rows { $unit } from { $origin } to { $target }
    .you = row { $unit } from { $origin } to { $target }
event-merchants-sent =
    .buy = sends { $count ->
        [one] a merchant
       *[other] { $count } merchants
    } to buy { $good }
    .buy-you = send { $count ->
        [one] a merchant
       *[other] { $count } merchants
    } to buy { $good }
    .sell = sends { $count ->
        [one] a merchant
       *[other] { $count } merchants
    } to sell { $good }
    .sell-you = send { $count ->
        [one] a merchant
       *[other] { $count } merchants
    } to sell { $good }
event-merchant-recalled = recalls a merchant from { $good }
    .you = recall a merchant from { $good }
event-merchant-hired = hires a merchant
    .you = hire a merchant
event-shipping-upgraded = upgrades shipping to level { $level } ({ $name })
    .you = upgrade shipping to level { $level } ({ $name })
event-technology-upgraded = upgrades their { $units }
    .you = upgrade your { $units }
event-contract-obtained = takes contract { $contract }
    .you = take contract { $contract }
event-contracts-drawn = draws contracts { $contracts }
    .you = draw contracts { $contracts }
event-contract-kept = keeps contract { $contract }
    .you = keep contract { $contract }
event-contract-fulfilled = fulfils contract { $contract }
    .you = fulfil contract { $contract }
event-clan-chosen = chooses { $clan } with { $tile }
    .you = choose { $clan } with { $tile }
    .tile = chooses { $tile }
    .tile-you = choose { $tile }
event-bid-made = bids { $points } VP
    .you = bid { $points } VP
    .leave = leaves the auction
    .leave-you = leave the auction
event-auction-won = wins the auction with { $points } VP: position { $place } in turn order
    .you = win the auction with { $points } VP: position { $place } in turn order
event-worker-forgone = has nowhere to place a starting worker
    .you = have nowhere to place a starting worker
event-port-used = uses port { $port }
    .you = use port { $port }
    .borrowed = uses { $effect } via port { $port }
    .borrowed-you = use { $effect } via port { $port }
event-bonus-declined = { $bonus ->
        [neighbourhood] buys nothing more from the neighbours
        [building] draws no contracts
        [upgrade] skips the bonus upgrade
       *[export] skips the remaining export bonuses
    }
    .you = { $bonus ->
        [neighbourhood] buy nothing more from the neighbours
        [building] draw no contracts
        [upgrade] skip the bonus upgrade
       *[export] skip the remaining export bonuses
    }
event-barrel-moved =
    .in = stores a whisky in the cellar
    .in-you = store a whisky in the cellar
    .out = takes the barrel from cellar space { $place }
    .out-you = take the barrel from cellar space { $place }
    .on = moves a barrel to cellar space { $place }
    .on-you = move a barrel to cellar space { $place }
event-passed = passes
    .you = pass
event-turn-started = is next
    .you = are next
event-production-started = starts production
    .you = start production

## The table

event-price-moved = { $good } { $way ->
        [up] rises
       *[down] falls
    } from { $old } to { $new }
    .same = { $good } moves { $way ->
        [up] up
       *[down] down
    } a step, still { $new }
event-merchants-returned = All merchants return to their owners.
event-contracts-returned = Back under the draw pile: { $contracts }.
event-contract-revealed = New on the export board: { $contract }.
event-contract-removed = Contract { $contract } is removed from the game.
event-dice-rolled = Dice: { $good }, { $figure }.
event-round-started = Round { $round } begins.
event-game-ended = The final round has been scored.

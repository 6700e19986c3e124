### What happened. Most of these go on after a player's name and are joined with commas:
### "Isla puts a sheep on c4 (−£11), buys 2 wool (−£6)". Those under "The table" stand alone.

event-money-changed =
    .gain = { $cause ->
        [no_clans] gets { $money } for the place in the turn order
        [income] earns { $money } with workers
        [import] gets { $money } from the import track
        [port] gets { $money } at the port
        [clan] gets { $money } through the clan
       *[other] gets { $money }
    }
    .loss = { $cause ->
        [port] pays { $money } at the port
       *[other] pays { $money }
    }
event-goods-changed =
    .gain = { $cause ->
        [starting_tile] begins with { $goods }
        [buy] buys { $goods }
        [production] makes { $goods }
        [port] gets { $goods } at the port
       *[other] gets { $goods }
    }
    .loss = { $cause ->
        [sell] sells { $goods }
        [export] delivers { $goods }
        [production] uses up { $goods }
        [port] gives { $goods } at the port
        [butter] makes { $goods } into butter
        [beer] brews beer from { $goods }
       *[other] gives { $goods }
    }
event-glory-gained = { $cause ->
        [port] gains { $amount } glory at the port
       *[scoring_tile] scores { $amount } glory
    }
event-unit-placed = { $cause ->
        [start] begins with { $unit } on { $space }
       *[other] puts { $unit } on { $space }
    }
event-unit-removed = { $cause ->
        [slaughter] slaughters { $unit } on { $space }
       *[port] takes { $unit } off { $space }
    }
event-unit-moved = rows { $unit } from { $origin } to { $target }
event-merchants-sent =
    .buy = sends { $count ->
        [one] a merchant
       *[other] { $count } merchants
    } to buy { $good }
    .sell = sends { $count ->
        [one] a merchant
       *[other] { $count } merchants
    } to sell { $good }
event-merchant-recalled = calls a merchant back from { $good }
event-merchant-hired = hires a merchant
event-shipping-upgraded = raises shipping to level { $level } ({ $name })
event-technology-upgraded = improves the technology of { $units }
event-contract-obtained = takes contract { $contract }
event-contracts-drawn = draws the contracts { $contracts }
event-contract-kept = keeps contract { $contract }
event-contract-fulfilled = fulfils contract { $contract }
event-clan-chosen = takes { $clan } with { $tile }
    .tile = takes { $tile }
event-bid-made = bids { $points } VP
    .leave = leaves the auction
event-auction-won = wins the auction with { $points } VP: place { $place } in the turn order
event-worker-forgone = finds no space for a starting worker
event-port-used = uses port { $port }
    .borrowed = uses port { $port } for the effect of { $effect }
event-bonus-declined = { $bonus ->
        [neighbourhood] buys nothing more from the neighbours
        [upgrade] forgoes the bonus upgrade
       *[export] forgoes the rest of the export bonuses
    }
event-barrel-moved =
    .in = puts a whisky into the cellar
    .out = takes the whisky from place { $place } of the cellar
    .on = moves a barrel on to place { $place } of the cellar
event-passed = passes
event-turn-started = is next
event-production-started = goes into production

## The table

event-price-moved = { $good } { $way ->
        [up] rises
       *[down] falls
    } from { $old } to { $new }
    .same = { $good } one step { $way ->
        [up] up
       *[down] down
    }, still { $new }
event-merchants-returned = All merchants return to their owners.
event-contracts-returned = Back under the draw pile: { $contracts }.
event-contract-revealed = New on the export board: { $contract }.
event-contract-removed = Contract { $contract } leaves the game.
event-dice-rolled = The dice: { $good }, { $figure }.
event-round-started = Round { $round } begins.
event-game-ended = The last round is scored.

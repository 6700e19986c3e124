### The score sheet.

score-glory = Glory
score-basic_goods = Basic goods
score-processed_goods = Processed goods
score-money = Money
score-hops = Hops
score-cotton = Cotton
score-tobacco = Tobacco
score-sugar_cane = Sugar cane
score-contracts = Contracts
    .figure = { $points } ({ $count } fulfilled)
score-settlements = Settlements
    .figure = { $points } ({ $count } linked)
score-bid = Bid
score-total = Total
score-money_left = Money left over
score-final = Final scoring
score-now = If the game ended now
score-place = { $place }. { $name }, { $points } VP
score-winner = { $name } wins with { $points } VP. Sláinte!
score-shared = Shared victory: { $names }, with { $points } VP each. Sláinte!
score-solo = Your rank with { $points } VP: { $rank }

### The rules, clause by clause, in our own words: those of docs/rules.md (a test compares them).
### Ids of clauses in brackets stay as they are.

rules-SET = Setup
rule-SET-1 = 1 to 4 players. With 1–2 players, use the small map and the 1–2 player sides of the market and export boards; with 3–4, the other sides.
rule-SET-2 = Map: modules A, B, C and D clockwise from the top left, each showing side 1 or 2 at random: 16 maps.
rule-SET-3 = Ports: four different port tiles at random, one in each corner, on that corner’s port space for the player count.
rule-SET-4 = Market: six price markers on the starting prices.
rule-SET-5 = Scoring tiles: five different tiles at random, in random order, one for each round. Glory and the three import markers start at 0.
rule-SET-6 = Contracts: shuffle all 50 into a draw pile. Each board box in use gets one face up: 5 solo (of six), 6 with two players, 7 with three (of eight), 8 with four. The spare box stays empty.
rule-SET-7 = Each player has 4 sheep, 4 cows, 4 fields, 4 cheese dairies, 4 bakeries, 4 distilleries, 4 woodcutters, 4 miners (MacDonald’s workers are one pool of 8), 7 merchants (2 in stock, 5 on the player board), shipping 0, no technology, one empty export box and one port marker for each port.
rule-SET-8 = The starting player is random; in round 1, turn order is seat order from there.
rule-SET-9 = Draw one more clan tile than there are players and as many starting tiles, paired at random. In reverse turn order, each player takes one pair and adds its goods and money to their stock. The unused pair leaves the game.
rule-SET-10 = First workers: in turn order each player places one worker, then in reverse order a second one, each on any empty active space with suitable terrain; they need not be near each other. You pay unit cost and land cost. Placing is compulsory; a worker that can’t be placed is lost. There is no neighbourhood bonus yet, and ports can’t be used.
rule-SET-11 = A space never holds more than one unit.
rule-SET-12 = Everything is public except the order of the draw pile and future dice rolls. Everyone has seen the contracts that return to the pile: the log lists them, but nothing shows where in the pile they are.
rule-SET-13 = Money and goods are unlimited; units and merchants are not. You can never go into debt: a choice is legal only if you can pay for it now.

rules-RND = Rounds and turns
rule-RND-1 = There are five rounds of four phases: preparation (not in round 1), action, production, scoring. Final scoring follows.
rule-RND-2 = Preparation: all merchants on the market return to their owners’ stock. Empty board boxes in use (SET-6) are refilled from the pile in a fixed order for as long as it lasts; contracts still on the board stay.
rule-RND-3 = Action phase: players take turns in turn order until all have passed. A turn consists of free actions, then exactly one main action (Pass is one), then free actions. You may repeat every main action except Pass on later turns. Pass is always legal.
rule-RND-4 = Your turn ends automatically when no free action is possible any more, otherwise when you end it. The same applies after a pass. Nobody acts on another player’s turn.
rule-RND-5 = Take or decline a pending bonus before doing anything else; you can’t save it for later.
rule-RND-6 = The order of passing is the turn order of the next round.

rules-TRD = Trade (main action)
rule-TRD-1 = Choose one good and buy or sell n ≥ 1 of it with n merchants from your stock. They go to that good’s buy or sell side and stay there until the next preparation.
rule-TRD-2 = Each piece costs or pays the price shown before the trade; only then does the marker move n steps (up for buying, down for selling).
rule-TRD-3 = The marker never leaves the track: at either end it stops, and the trade itself is still allowed.
rule-TRD-4 = You never have merchants on both sides of the same good. You can use the other side only once none of your merchants is left on the first (BON-5 can do that).
rule-TRD-5 = To sell, you need the goods in stock; to buy, the money. Goods come from and go to the unlimited supply. Only the six goods can be traded.

rules-CON = Obtain an export contract (main action)
rule-CON-1 = Take any face-up contract into an empty export box. Round 1: receive £5. Round 2: free. Rounds 3, 4 and 5: pay £5, £10 and £15.
rule-CON-2 = You have one export box (Buchanan has two). You can’t discard a contract: it stays until you fulfil it. If it is still unfulfilled at the end, there is no penalty.
rule-CON-3 = The board box stays empty until the next preparation.

rules-EXP = Expand (main action, also for a free space)
rule-EXP-1 = Place one unit from your player board on an empty active space in reach of one of your units. Pay unit cost + land cost.
rule-EXP-2 = Terrain: sheep, cows, fields and factories go on grassland, woodcutters on forests, miners on mountains. A space with several terrains takes any unit that suits one of them.
rule-EXP-3 = Neighbouring: adjacent, with no river on the shared edge. You need no shipping. A loch and an adjacent land or loch space are always neighbouring.
rule-EXP-4 = Shipping 1 (river crossing): also adjacent spaces across a river.
rule-EXP-5 = Shipping L = 2, 3, 4, 5 (1- to 4-loch): also every space T linked to your unit by lochs x1 … xk with 1 ≤ k ≤ L−1: x1 is adjacent to the unit’s space, each loch is adjacent to the next, and xk is adjacent to T. Neither the unit’s own space nor T counts as one of these lochs. A port tile or a fisherman on a loch doesn’t stop you crossing it.
rule-EXP-6 = **In reach** = neighbouring, or across one river (EXP-4), or over lochs (EXP-5): one hop, never combined, never over land (including mist). The same hop applies to expanding, ports and links between settlements.
rule-EXP-7 = You can’t place a unit of a type that has none left on your player board. Slaughtered animals are back on the board and can be used again.
rule-EXP-8 = If you have no unit on the map at all (possible after PRT-P7 and slaughter), you may expand to any empty active space with suitable terrain, also with a free space; no port is in reach then (our ruling).

rules-NBH = Neighbourhood bonus (part of expanding)
rule-NBH-1 = After placing a unit, you may buy each good made by at least one other player’s unit that neighbours the new one (EXP-3): wool from sheep, milk from cows, grain from fields, cheese from dairies, bread from bakeries, whisky from distilleries. Workers and your own units sell you nothing.
rule-NBH-2 = With this bonus you may buy at most 3 of the same good in one turn (4 with two players), however many neighbours make it and however often you expand that turn.
rule-NBH-3 = Each piece costs £2 (basic) or £3 (processed) less than the price before the purchase, but never less than £0. Otherwise it works like any purchase: merchants, TRD-3, TRD-4, marker up n steps.
rule-NBH-4 = You may buy only right after placing the unit: one purchase per good and placement, goods in any order. You may decline. If the same placement also earns a building bonus, you choose which of the two comes first.

rules-BLD = Building bonus (part of expanding)
rule-BLD-1 = If placing a unit brings your dairies, bakeries or distilleries on the map to four and you have an empty export box, you may draw three contracts and keep one or none. Drawing is a decision of its own: if you don’t draw, nothing is revealed. If you keep one, pay or receive as in CON-1 (only if you can pay). The rest go under the pile one by one in the order drawn. All players see the contracts drawn. If the pile runs short, draw what is left; there is no reshuffle.
rule-BLD-2 = Animals, fields and workers never earn it. If you place a fourth one again later, you get it again.

rules-SHP = Upgrades (three main actions)
rule-SHP-1 = Pay £4: move shipping up one step, to 5 at most.
rule-TEC-1 = Pay £10: upgrade your woodcutters or your miners, each once; each such worker earns £2 more in every production.
rule-HIR-1 = Pay £4: move one merchant from your player board to your stock, ready to use from now on; 7 in all.

rules-FUL = Fulfil an export contract (main action)
rule-FUL-1 = Deliver the goods for a contract in your export box. Slaughter one cow for each beef and one sheep for each mutton. You choose which; they return to your board, and their spaces are free for everyone. Contracts never ask for grain or milk.
rule-FUL-2 = You may slaughter only for this, and only as many animals as needed.
rule-FUL-3 = The contract then lies face up beside your export box: its imports (including hops) and its meat count in scoring. The box is empty again.
rule-FUL-4 = Cotton, tobacco and sugar cane move their markers up the import track by the amounts shown; you get £1 for each marked step a marker reaches or passes.
rule-FUL-5 = Order: deliver and slaughter; empty the export box; receive the imports, their £1 and the contract’s money; then take the free space and bonus upgrades (and MacEwen’s beer) in any order, finishing each before the next. You may decline any of them; what you decline or can’t use is lost.
rule-FUL-6 = You may use the contract’s free space on a space freed by its own slaughter; reach counts from the units you have left.

rules-FRE = Direct export bonuses
rule-FRE-1 = Free space: expand at once without paying land cost; unit cost, reach, terrain, neighbourhood bonus and building bonus apply as usual.
rule-BON-1 = A bonus upgrade is one of BON-2 to BON-5. If you have several, they may be the same or different.
rule-BON-2 = A technology for £5.
rule-BON-3 = One step of shipping, free.
rule-BON-4 = A merchant from your player board, free.
rule-BON-5 = One of your merchants on the market returns to your stock.

rules-PAS = Pass (main action)
rule-PAS-1 = Take the next passing bonus: £16, £14, £12 or £10 for the 1st to 4th player to pass, in the last round too. You take no more turns this round.

rules-PRT = Ports (free actions on your turn in the action phase, before or after your main action, even if it is Pass; never during an action, except Spared Herd and Market Rumour: see PRT-P1 and PRT-P6)
rule-PRT-1 = While a port is in reach of one of your units, you may use its bonus, now or on any later turn. Each player may use each port once per game; you may use several in one turn, and others can still use them.
rule-PRT-P1 = Only while fulfilling a contract that still needs an animal: it needs one animal fewer. If it needs both beef and mutton, you choose which. SCO-T7 still counts the meat printed.
rule-PRT-P2 = Give 1 basic good, get 3 basic goods of your choice.
rule-PRT-P3 = Give 1 processed good, get 2 processed goods of your choice.
rule-PRT-P4 = 3 glory and one bonus upgrade (the upgrade is lost if none is possible).
rule-PRT-P5 = £10.
rule-PRT-P6 = Only before a Trade or a neighbourhood purchase of that good, which must follow: nothing may come between but another move of the same price (PRT-P6 once more by way of PRT-P9). Move its price three steps up or down, stopping at the end of the track, but at least one step. This is not itself a trade.
rule-PRT-P7 = Exchange exactly two of your units on the map for two from your board, free, on the two vacated spaces. Neither the old nor the new units may be fields. Neither new type may match either old type (the two new units may be alike). Each new unit must suit its space’s terrain; reach doesn’t matter. You get a building bonus for each type that reaches four, one after the other. There is no neighbourhood bonus in the rulebooks; with the option Errata 2025 (off by default), you may buy from the neighbours of both new units together, before the building bonus.
rule-PRT-P8 = £5, and a building bonus if you have an empty export box (BLD-1: here too you choose whether to draw; paying as usual).
rule-PRT-P9 = (Kickstarter) Pay £3, then use the effect of any one of the other three ports in play. Whether that port is in reach or already used doesn’t matter; its other conditions and its timing do. Only PRT-P9 gets a marker.

rules-PRD = Production (player by player in this round’s turn order)
rule-PRD-1 = Workers earn money: woodcutter £4 (upgraded £6), miner £6 (upgraded £8), MacDonald’s workers £4.
rule-PRD-2 = Then come basic goods: 1 wool per sheep, 1 milk per cow, 2 grain per field.
rule-PRD-3 = Then, as much as you like: each dairy turns 1 milk into 1 cheese, each bakery 1 grain into 1 bread, each distillery 1 grain into 1 whisky. You may use anything in your stock.

rules-SCO = Round scoring (after everyone’s production; nothing is spent)
rule-SCO-T1 = 1 glory per basic good in stock.
rule-SCO-T2 = 3 per full pair of processed goods in stock (including MacKenzie’s cellar).
rule-SCO-T3 = 1 per sheep, cow and factory of yours on the map, 2 per field.
rule-SCO-T4 = 2 per worker of yours on the map.
rule-SCO-T5 = 3 per full pair of your units on border spaces.
rule-SCO-T6 = 1 per cotton, tobacco and sugar cane on your fulfilled contracts.
rule-SCO-T7 = 2 per meat on your fulfilled contracts.
rule-SCO-T8 = 1 per upgrade: technologies + shipping level + (5 − merchants still on the player board); what your clan started with counts.
rule-SCO-T9 = (Kickstarter) 2 per unit of yours on a space with a land cost of £5 or £6.
rule-SCO-2 = Border space: with 3–4 players, a space with at least one side facing off the map, land or loch; with 1–2 players, exactly the active spaces, land or loch, next to a mist space (a space on the rim without mist next to it is none). Blocked or covered spaces (SOL-1, VAR-4) create no new border.

rules-FIN = Final scoring
rule-FIN-1 = Glory: 1 VP each.
rule-FIN-2 = Goods in stock: basic 1 VP each, processed 2 VP each.
rule-FIN-3 = 1 VP per full £10.
rule-FIN-4 = Hops on fulfilled contracts: 1 VP each.
rule-FIN-5 = Cotton, tobacco and sugar cane on fulfilled contracts: ordered by the totals of all players, most first, they are worth 3, 4 and 5 VP each. In a tie, sugar cane counts as more imported than tobacco, and tobacco as more than cotton.
rule-FIN-6 = Contracts fulfilled: with 3–4 players, 12 / 6 VP for first / second place; with two players, 8 VP for first. Tied players share the points for the places they fill, rounded down. A player with none gets nothing here (our ruling).
rule-FIN-7 = Settlements: with 3–4 players, 18 / 12 / 6 VP; with two players, 12. Ties as in FIN-6. A player with no unit on the map gets nothing.
rule-FIN-8 = A settlement is a group of your units joined by neighbouring spaces, as large as it can be. Two settlements are linked if a unit of one is in your reach (EXP-6) of a unit of the other. Count the settlements in the largest group connected by links.
rule-FIN-9 = Subtract your auction bid (VAR-6). Most VP wins; if tied, most money left over after FIN-3 (the £ beyond the last full ten); if still tied, the victory is shared.

rules-TWO = Two players
rule-TWO-1 = Mist land is out of play: you can’t expand onto it or cross it. All lochs are in play. (Solo too.)
rule-TWO-2 = The neighbourhood bonus is limited to 4 of the same good (NBH-2).

rules-SOL = Solo
rule-SOL-1 = Use the small map; neutral pieces block every active land space costing £1 for the whole game. Neutral pieces give no bonus and belong to nobody.
rule-SOL-2 = There is no neighbourhood bonus, no import track and no £1 from imports; the values in FIN-5 follow your own imports.
rule-SOL-3 = The passing bonus is always £16.
rule-SOL-4 = Preparation of rounds 2–5, once the merchants are back: three times, roll the goods die (6 goods) and the price die (−3 −2 −1 +1 +2 +3); if the good has already changed this phase, reroll the goods die only. If the price is below the medium bracket, it goes up by the number; above, down by the number; inside, as rolled. What counts is the price before the move; TRD-3 applies.
rule-SOL-5 = Then fill all six board boxes and remove from the game the contract in the box given by the last price roll (column by sign, row by number): five remain. If that box is empty, nothing is removed.
rule-SOL-6 = Instead of FIN-6 and FIN-7: contracts 7+: 12 VP, 6: 8 VP, 5: 4 VP, fewer: 0; settlements 14+: 18 VP, 11–13: 12 VP, 8–10: 6 VP, fewer: 0.
rule-SOL-7 = Your rank depends on your VP: up to 115 newbie, 116–130 rookie, 131–145 average, 146–160 expert, 161+ genius.
rule-SOL-8 = You choose from two pairs of clan and starting tile (SET-9 with one player).

rules-VAR = Variants (in any combination unless excluded here)
rule-VAR-1 = Static import goods: each import is worth 4 VP; no import track, no £1 from imports.
rule-VAR-2 = Without scoring tiles (contract costs by round and glory from elsewhere stay).
rule-VAR-3 = Without port tiles.
rule-VAR-4 = Tighter map (2–3 players only): four active land spaces are covered before clans are chosen and are out of play (no expanding, no crossing, nobody’s neighbour). The host chooses them, or they are random, one per module.
rule-VAR-5 = Without clans: starting tiles only (one more than there are players), plus £0, £2, £4, £6 by turn order. Not with VAR-6.
rule-VAR-6 = Clan auction (2–4 players), instead of SET-8 and SET-9: there are as many pairs of clan and starting tile as players. A random player must open with a bid of 0–30 VP; going left, each player must bid higher (30 at most, which ends it) or leave this auction. The winner takes the first free place in the turn order and any remaining pair. The next auction opens with the next player to the winner’s left who has no pair. The last player takes the last pair and the last place for free.
rule-VAR-7 = Kickstarter tiles (MacEwen, PRT-P9, SCO-T9) are in the draw or not; by default they are.
rule-VAR-8 = “First game” preset: VAR-1, VAR-2, VAR-3 and no Kickstarter tiles.

rules-CLN = Clans
rule-CLN-B = Buchanan: two export boxes. One Obtain action may take two contracts, the second at once and without a second payment (or second £5). A building bonus (PRT-P8 too) draws six and keeps as many as you have empty export boxes, or fewer, paying once. One Fulfil action may fulfil two contracts; finish the first completely before the second, which may be one you have just kept. All contracts obtained in one turn are paid for once (in round 1: £5 once), whatever their sources; other turns pay (or receive) again.
rule-CLN-Ca = Campbell: with k factories of a type on the map, the next one costs £3, £4, £4, £5 less for k = 0, 1, 2, 3; this reduces the unit cost only, never below £0.
rule-CLN-Cu = Cunningham: at the end of production, discard any number of milk for £8 each; no merchant, no price change.
rule-CLN-F = Fergusson: shipping starts at 3 (2-loch) with 3–4 players, at 2 (1-loch) with 1–2. You place a third starting worker after everyone’s second; all three go on border spaces, and you pay for all of them.
rule-CLN-MD1 = MacDonald: all 8 workers are one pool and one type, costing £6 and earning £4. Each may stand on a forest, on a mountain or, as a fisherman, on an empty loch or port space (all of them, on the small map too; no land cost), also as a starting worker or with a free space. Two fishermen are never adjacent. You can’t upgrade technology at all. With 1–2 players, shipping starts at 1.
rule-CLN-MD2 = Rowing: once per turn before the main action (also before a pass, in any order with ports), one fisherman may move to an adjacent empty loch or port space that isn’t adjacent to another fisherman. This gives no neighbourhood bonus, but may bring a port into reach. A fisherman on a port has it in reach and blocks nobody. PRT-P7 can’t exchange fishermen.
rule-CLN-ME = MacEwen (Kickstarter): when a contract you fulfil gives hops, you may once discard up to 3 grain from stock, at most as many as its hops, for £9 each, before or after its other bonuses.
rule-CLN-MK1 = MacKenzie: £3 for every whisky made in production.
rule-CLN-MK2 = The cellar has three spaces worth £0, £7 and £15. At the start of production the barrel on the last space goes to stock (+£15) and the others move one to the right. Whenever you have a decision, even during an action, and in production, you may move a barrel to stock for its space’s money. At the end of production, one whisky made in it may enter the first space. Before final scoring, all barrels go to stock for their spaces’ money.
rule-CLN-R = Robertson: placing on a river delta costs £3 less in total (£2 with 1–2 players), never below £0, including starting workers. With a free space it reduces the unit cost; it doesn’t apply to PRT-P7. Delta: the two land spaces on either side of a river’s last edge before a loch.
rule-CLN-S = Stewart: three more merchants in stock (5 of 7), and shipping starts at 1. You get £1 before paying for every Trade and every neighbourhood purchase (per good).

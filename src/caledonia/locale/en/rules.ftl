### The rules, clause by clause, in our own words: those of docs/rules.md (a test compares them).
### Ids of clauses in brackets stay as they are.

rules-SET = Setup
rule-SET-1 = 1 to 4 players. 1–2 players use the small map and the 1–2 sides of the market and export boards; 3–4 the other sides.
rule-SET-2 = Map: modules A, B, C, D clockwise from top left, each with a random side 1 or 2: 16 maps.
rule-SET-3 = Ports: four different port tiles at random, one in each corner, on that corner's port space for the player count.
rule-SET-4 = Market: six price markers on the starting prices.
rule-SET-5 = Scoring tiles: five different ones at random, in random order, one for each round. Glory and the three import markers start at 0.
rule-SET-6 = Contracts: the 50 shuffled into a draw pile; one face up on every board box in use: 5 solo (of six), 6 with two, 7 with three (of eight), 8 with four players. The spare box stays empty.
rule-SET-7 = Each player: 4 sheep, 4 cows, 4 fields, 4 cheese dairies, 4 bakeries, 4 distilleries, 4 woodcutters, 4 miners (for MacDonald the workers are one pool of 8), 7 merchants of which 2 in stock and 5 on the board, shipping 0, no technology, one empty export box, one port marker for each port.
rule-SET-8 = Starting player at random; round-1 turn order is seat order from there.
rule-SET-9 = Draw players+1 clan tiles and as many starting tiles, paired at random. In reverse turn order each player takes one pair: its goods and money come into their stock. The unused pair leaves the game.
rule-SET-10 = First workers: in turn order each player places one worker, then in reverse order a second one; anywhere on an empty active space with fitting terrain; they need not be near each other. Unit cost and land cost are paid. It is compulsory; a worker that can’t be placed is lost. No neighbourhood bonus now, no ports.
rule-SET-11 = One unit per space, always.
rule-SET-12 = Everything is public except the order of the draw pile and future dice. Contracts returned to the pile were seen by all: the log keeps them, the view does not show where they lie.
rule-SET-13 = Money and goods have no limit; units and merchants do. No debt anywhere: a choice is legal only if it can be paid now.

rules-RND = Rounds and turns
rule-RND-1 = Five rounds of four phases: preparation (not in round 1), action, production, scoring. Then final scoring.
rule-RND-2 = Preparation: all merchants on the market return to their owners' stock; empty board boxes in use (SET-6) are refilled from the pile in a fixed order as far as it lasts; contracts still there stay.
rule-RND-3 = Action phase: in turn order, one turn after another until all have passed. A turn is: free actions, then exactly one main action (Pass included), then free actions. Every main action except Pass may be repeated on later turns. Pass is always legal.
rule-RND-4 = The turn ends automatically when no free action is possible any more, otherwise when the player says so. The same after a pass. Nobody acts on another's turn.
rule-RND-5 = A pending bonus is taken or declined before anything else; nothing is kept for later.
rule-RND-6 = Turn order of the next round = order of passing.

rules-TRD = Trade (main action)
rule-TRD-1 = Choose one good and buy or sell n ≥ 1 of it with n merchants from stock; they go to that good's buy or sell side and stay until the next preparation.
rule-TRD-2 = Each piece costs or pays the price shown before the trade; only then the marker moves n steps (up for buying, down for selling).
rule-TRD-3 = The marker never leaves the track: at an end it stays there; the trade itself is still allowed.
rule-TRD-4 = A player never has merchants on both sides of the same good. The other side opens only once none of the player's merchants is left on the first (BON-5 can do that).
rule-TRD-5 = Selling needs the goods in stock, buying the money. Goods come from and go to the unlimited supply. Only the six goods are traded.

rules-CON = Obtain an export contract (main action)
rule-CON-1 = Take any face-up contract into an empty export box. Round 1: receive £5. Round 2: free. Rounds 3, 4, 5: pay £5, £10, £15.
rule-CON-2 = One export box per player (Buchanan two). A contract cannot be discarded; it stays until fulfilled, or unfulfilled to the end with no penalty.
rule-CON-3 = The board box stays empty until the next preparation.

rules-EXP = Expand (main action, also for a free space)
rule-EXP-1 = Put one unit from the player board on an empty active space in reach of one of your units. Pay unit cost + land cost.
rule-EXP-2 = Terrain: sheep, cow, field and factories on grassland; woodcutter on forest; miner on mountain. A space with several terrains takes any fitting unit.
rule-EXP-3 = Neighbouring: adjacent with no river on the shared edge. No shipping needed. A loch and an adjacent land or loch space are always neighbouring.
rule-EXP-4 = Shipping 1 (river crossing): also adjacent spaces across a river.
rule-EXP-5 = Shipping L = 2, 3, 4, 5 (1- to 4-loch): also every space T linked to your unit by lochs x1 … xk with 1 ≤ k ≤ L−1: x1 adjacent to the unit's space, each adjacent to the next, xk adjacent to T. Neither the unit's own space nor T counts. A port tile or a fisherman on a loch does not hinder crossing.
rule-EXP-6 = **In reach** = neighbouring, or by one river (EXP-4), or over lochs (EXP-5): one hop, never combined, never over land (mist land included). The same hop decides for expansions, ports and settlement links.
rule-EXP-7 = No unit of that type left on the board: not possible. Slaughtered animals are back on the board and can be used again.
rule-EXP-8 = With no unit on the map at all (possible after port 7 and slaughter), a player may expand to any empty active space with fitting terrain, free spaces included; no port is then in reach (ruling).

rules-NBH = Neighbourhood bonus (part of expanding)
rule-NBH-1 = After placing, for each good made by at least one unit of another player that neighbours the new unit (EXP-3) you may buy that good: sheep wool, cow milk, field grain, dairy cheese, bakery bread, distillery whisky. Workers give none. Your own units give none.
rule-NBH-2 = At most 3 of the same good in one turn by this bonus (4 with two players), however many neighbours make it and however often you expand that turn.
rule-NBH-3 = Price per piece: basic −£2, processed −£3 off the price before the purchase, never below 0. Otherwise like a purchase: merchants, TRD-3, TRD-4, marker up n steps.
rule-NBH-4 = Only right after the placement and before the building bonus; one purchase per good and placement, goods in any order; may be declined.

rules-BLD = Building bonus (part of expanding)
rule-BLD-1 = When a placement makes your dairies, bakeries or distilleries on the map four and you have a free slot, you may draw three contracts, keep one or none, pay or receive as in CON-1 if you keep one (only if you can pay); the rest go under the pile one by one in the order drawn. They are open to all. A short pile is drawn as far as it lasts; there is no reshuffle.
rule-BLD-2 = Animals, fields and workers never give it. You get it again if the fourth is placed again later.

rules-SHP = Upgrades (three main actions)
rule-SHP-1 = £4: shipping one step, up to 5.
rule-TEC-1 = £10: upgrade woodcutters or miners, each once; +£2 for each such worker in every production.
rule-HIR-1 = £4: one merchant from the board to the stock, usable from now on; 7 in all.

rules-FUL = Fulfil an export contract (main action)
rule-FUL-1 = Pay the goods of a contract in your export box; slaughter one cow for each beef, one sheep for each mutton: you choose which; they return to your board, their spaces are free for all. Contracts never ask for grain or milk.
rule-FUL-2 = Slaughter is allowed only for this, and only as many as needed.
rule-FUL-3 = The contract then lies open beside the export box: its imports (hops too) and its meat count in scorings. The box is free.
rule-FUL-4 = Cotton, tobacco, sugar cane move their markers on the import track by the amounts; each marked step reached or passed gives the player £1.
rule-FUL-5 = Order: pay and slaughter; the export box is freed; imports, their £1 and the contract's money are credited; then free space and bonus upgrades (and MacEwen's beer) in the order the player likes, each finished before the next; each may be declined; what is declined or impossible is lost.
rule-FUL-6 = A space freed by the slaughter may be used by the same contract's free space; reach counts the units left.

rules-FRE = Direct export bonuses
rule-FRE-1 = Free space: an Expand at once without land cost; unit cost, reach, terrain, neighbourhood and building bonus as usual.
rule-BON-1 = A bonus upgrade is one of BON-2..5. Several may be the same or different.
rule-BON-2 = A technology for £5.
rule-BON-3 = Shipping one step, free.
rule-BON-4 = A merchant from the board, free.
rule-BON-5 = One of your merchants on the market back to your stock.

rules-PAS = Pass (main action)
rule-PAS-1 = Take the next passing bonus: £16, £14, £12, £10 for the 1st to 4th to pass; in the last round too. No more turns this round.

rules-PRT = Ports (free actions on your own turn in the action phase, before or after the main action, also around a pass; never in the middle of an action, except Spared Herd and Market Rumour: see PRT-P1 and PRT-P6)
rule-PRT-1 = A port in reach of one of your units at that moment: use its bonus, now or on any later turn; each port once per player per game; several in one turn are fine; others are not blocked.
rule-PRT-P1 = Only while paying a contract that still owes an animal: it owes one animal less; with beef and mutton owed the player chooses which. T7 still counts the meat printed.
rule-PRT-P2 = Discard 1 basic good, gain 3 basic goods of your choice.
rule-PRT-P3 = Discard 1 processed good, gain 2 processed goods of your choice.
rule-PRT-P4 = 3 glory and one bonus upgrade (lost if none is possible).
rule-PRT-P5 = £10.
rule-PRT-P6 = Only directly before a Trade or a neighbourhood purchase of that good, which must follow as the next decision: move its price three steps up or down, stopping at the track's end, at least one step. It is itself no trade.
rule-PRT-P7 = Exchange exactly two of your units on the map for two from your board, free, on the two vacated spaces. Neither the old nor the new may be fields; neither new type equals either old type (the two new may be alike); each new one fits its space's terrain; no reach test. A building bonus for each type that becomes four, one after the other. Neighbourhood bonus: none in the rulebooks; with the option `errata_2025` (default off) purchases for both new units together, before the building bonus.
rule-PRT-P8 = £5, and with a free slot a building bonus (BLD-1, paying as usual).
rule-PRT-P9 = (Kickstarter) Pay £3, then use the effect of any one of the other three ports in play; reach and earlier use of that port do not matter, its other conditions and its window do; only P9 gets a marker.

rules-PRD = Production (player by player in this round's turn order)
rule-PRD-1 = Workers: woodcutter £4 (£6 upgraded), miner £6 (£8 upgraded), MacDonald's workers £4.
rule-PRD-2 = Then basic goods: sheep 1 wool, cow 1 milk, field 2 grain.
rule-PRD-3 = Then, as far as the player wants: each dairy 1 milk → 1 cheese, each bakery 1 grain → 1 bread, each distillery 1 grain → 1 whisky; inputs from anywhere in stock.

rules-SCO = Round scoring (after everyone's production; nothing is spent)
rule-SCO-T1 = 1 glory per basic good in stock.
rule-SCO-T2 = 3 per full pair of processed goods in stock (MacKenzie's cellar counts).
rule-SCO-T3 = 1 per own sheep, cow and factory on the map, 2 per field.
rule-SCO-T4 = 2 per own worker on the map.
rule-SCO-T5 = 3 per full pair of own units on border spaces.
rule-SCO-T6 = 1 per cotton, tobacco and sugar cane on own fulfilled contracts.
rule-SCO-T7 = 2 per meat on own fulfilled contracts.
rule-SCO-T8 = 1 per upgrade: technologies + shipping level + (5 − merchants still on the board); what a clan began with counts.
rule-SCO-T9 = (Kickstarter) 2 per own unit on a space of land cost £5 or £6.
rule-SCO-2 = Border space: a space with at least one side facing off the map (land or loch with 3–4 players, land with 1–2); with 1–2 players also every active space, land or loch, beside a mist space. Blocked or covered spaces (SOL-1, VAR-4) make no new border.

rules-FIN = Final scoring
rule-FIN-1 = Glory 1 VP each.
rule-FIN-2 = Basic goods 1 VP, processed goods 2 VP each in stock.
rule-FIN-3 = 1 VP per full £10.
rule-FIN-4 = Hops on fulfilled contracts 1 VP each.
rule-FIN-5 = Cotton, tobacco, sugar cane on fulfilled contracts: sorted by the totals of all players, most first, they are worth 3, 4, 5 VP each; among equals sugar cane counts as more imported than tobacco, tobacco than cotton.
rule-FIN-6 = Contracts fulfilled: 3–4 players 12 / 6 VP for first / second; two players 8 VP for first. Tied players share the places they fill, rounded down. A player with none gets nothing here (ruling).
rule-FIN-7 = Settlements: 3–4 players 18 / 12 / 6; two players 12. Ties as FIN-6. No unit on the map: nothing.
rule-FIN-8 = A settlement is a set of own units joined by neighbouring that cannot be extended. Two settlements are linked if a unit of one is in the owner's reach (EXP-6) of a unit of the other. Count the settlements of the largest group connected by links.
rule-FIN-9 = Subtract your auction bid (VAR-6). Most VP wins; then most money left over after FIN-3 (the £ below the last full ten); then shared victory.

rules-TWO = Two players
rule-TWO-1 = Mist land is out of play: no expansion, no crossing. All lochs are in play. (Solo too.)
rule-TWO-2 = Neighbourhood limit 4 (NBH-2).

rules-SOL = Solo
rule-SOL-1 = Small map; every active land space of cost £1 is blocked by a neutral piece for the whole game. Neutral pieces give no bonus and belong to nobody.
rule-SOL-2 = No neighbourhood bonus. No import track and no import £1; the values of FIN-5 follow the player's own imports.
rule-SOL-3 = The passing bonus is always £16.
rule-SOL-4 = Preparation of rounds 2–5, after the merchants are back: three times roll goods die (6 goods) and price die (−3 −2 −1 +1 +2 +3); if the good was already changed this phase only the goods die is rolled again. Price below the medium bracket: up by the number; above: down by the number; inside: as rolled; judged before the move; TRD-3 holds.
rule-SOL-5 = Then fill all six board boxes and remove from the game the contract on the box of the last price roll (column by sign, row by number): five remain. An empty box removes nothing.
rule-SOL-6 = Instead of FIN-6 and FIN-7: contracts 7+: 12 VP, 6: 8 VP, 5: 4 VP, fewer: 0; settlements 14+: 18, 11–13: 12, 8–10: 6, fewer: 0.
rule-SOL-7 = Rank by VP: up to 115, 116–130, 131–145, 146–160, 161+ (newbie, rookie, average, expert, genius).
rule-SOL-8 = Two clan/starting pairs to choose from (SET-9 with one player).

rules-VAR = Variants (in any combination unless excluded here)
rule-VAR-1 = Static imports: each import 4 VP; no import track, no import £1.
rule-VAR-2 = Without scoring tiles (contract costs by round and other glory stay).
rule-VAR-3 = Without port tiles.
rule-VAR-4 = Tighter map (2–3 players only): four active land spaces covered before clan choice and out of play (no expansion, no crossing, nobody's neighbour); chosen by the host, or at random one per module.
rule-VAR-5 = Without clans: starting tiles only (players+1 on offer), plus £0, £2, £4, £6 by turn order. Not with VAR-6.
rule-VAR-6 = Clan auction (2–4 players), instead of SET-8 and SET-9: as many clan/starting pairs as players. A random player must open with a bid of 0–30 VP; to the left each must bid higher (30 at most, which ends it) or leave this auction. The winner takes the first free place in the turn order and any remaining pair. The next auction opens with the next player to the winner's left who has no pair. The last player takes the last pair and the last place for free.
rule-VAR-7 = Kickstarter tiles (MacEwen, P9, T9) in the draws or not; default in.
rule-VAR-8 = "First game" preset: VAR-1, VAR-2, VAR-3 and no Kickstarter tiles.

rules-CLN = Clans
rule-CLN-B = Buchanan: two slots. One Obtain action may take two contracts, the second at once and without a second payment (or second £5). A building bonus (P8 too) draws six and keeps up to the free slots, paying once. One Fulfil action may fulfil two contracts, the first wholly finished before the second, which may be one just kept. Different sources and different turns pay (receive) separately.
rule-CLN-Ca = Campbell: with k factories of that type on the map the next costs £3, £4, £4, £5 less for k = 0, 1, 2, 3; off the unit cost only, never below 0.
rule-CLN-Cu = Cunningham: at the end of production discard any milk for £8 each; no merchant, no price change.
rule-CLN-F = Fergusson: shipping starts at 3 (2-loch) with 3–4 players, 2 (1-loch) with 1–2. A third starting worker after everyone's second; all three on border spaces, all paid.
rule-CLN-MD1 = MacDonald: all 8 workers are one pool and one type at £6 with £4 income; each may stand on forest, on mountain, or as fisherman on an empty loch or port space (all of them, small map too; no land cost), also as starting workers and by a free space. Two fishermen are never adjacent. No technology upgrades at all. With 1–2 players shipping starts at 1.
rule-CLN-MD2 = Rowing: once a turn before the main action (also before a pass, in any order with ports) one fisherman may move to an adjacent empty loch or port space, not adjacent to another fisherman; no neighbourhood bonus for it, but a port may come into reach. A fisherman on a port has it in reach and blocks nobody. Fishermen cannot be exchanged by P7.
rule-CLN-ME = MacEwen (Kickstarter): when a fulfilled contract gives hops, once up to 3 grain from stock, at most as many as its hops, may be discarded for £9 each, before or after its other bonuses.
rule-CLN-MK1 = MacKenzie: £3 for every whisky produced in production.
rule-CLN-MK2 = Cellar of three places worth £0, £7, £15. At the start of production the barrel on the last place goes to stock (+£15) and the others move one right; at any own decision point, inside an action too, and in production a barrel may go to stock for its place's money; at the end of production one whisky produced in it may enter the first place. Before final scoring all barrels go to stock for their places' money.
rule-CLN-R = Robertson: placing on a river delta costs £3 less in total (£2 with 1–2 players), not below 0, starting workers too; on a free space off the unit cost; not with P7. Delta: the two land spaces on either side of a river's last edge before a loch.
rule-CLN-S = Stewart: three more merchants in stock (5 of 7), shipping starts at 1. £1 before paying for every Trade and every neighbourhood purchase (per good).

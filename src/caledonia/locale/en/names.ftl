### Names of things. Attributes are the forms that sentences need:
### .count with a number, .a as the object of a sentence, .the likewise but known, .plural without
### a number, .letter on the map, .about in one line, .usage what follows in a code.

money = £{ $amount }
    .gain = +£{ $amount }
    .loss = −£{ $amount }

## Goods

good-wool = wool
    .count = { $count } wool
good-grain = grain
    .count = { $count } grain
good-milk = milk
    .count = { $count } milk
good-bread = bread
    .count = { $count } bread
good-cheese = cheese
    .count = { $count } cheese
good-whisky = whisky
    .count = { $count } whisky

meat-beef = beef
    .count = { $count } beef
meat-mutton = mutton
    .count = { $count } mutton

import-cotton = cotton
    .count = { $count } cotton
import-tobacco = tobacco
    .count = { $count } tobacco
import-sugar_cane = sugar cane
    .count = { $count } sugar cane
hops = hops
    .count = { $count ->
        [one] { $count } hop
       *[other] { $count } hops
    }

## Units

unit-sheep = sheep
    .count = { $count } sheep
    .a = a sheep
    .the = the sheep
    .plural = sheep
    .letter = s
unit-cow = cow
    .count = { $count ->
        [one] { $count } cow
       *[other] { $count } cows
    }
    .a = a cow
    .the = the cow
    .plural = cows
    .letter = c
unit-dairy = cheese dairy
    .count = { $count ->
        [one] { $count } cheese dairy
       *[other] { $count } cheese dairies
    }
    .a = a cheese dairy
    .the = the cheese dairy
    .plural = cheese dairies
    .letter = d
unit-bakery = bakery
    .count = { $count ->
        [one] { $count } bakery
       *[other] { $count } bakeries
    }
    .a = a bakery
    .the = the bakery
    .plural = bakeries
    .letter = b
unit-field = field
    .count = { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
    .a = a field
    .the = the field
    .plural = fields
    .letter = f
unit-distillery = distillery
    .count = { $count ->
        [one] { $count } distillery
       *[other] { $count } distilleries
    }
    .a = a distillery
    .the = the distillery
    .plural = distilleries
    .letter = w
unit-woodcutter = woodcutter
    .count = { $count ->
        [one] { $count } woodcutter
       *[other] { $count } woodcutters
    }
    .a = a woodcutter
    .the = the woodcutter
    .plural = woodcutters
    .letter = t
unit-miner = miner
    .count = { $count ->
        [one] { $count } miner
       *[other] { $count } miners
    }
    .a = a miner
    .the = the miner
    .plural = miners
    .letter = m
unit-fisherman = fisherman
    .count = { $count ->
        [one] { $count } fisherman
       *[other] { $count } fishermen
    }
    .a = a fisherman
    .the = the fisherman
    .plural = fishermen
    .letter = h

## The map

terrain-grassland = grassland
    .letter = g
terrain-forest = forest
    .letter = f
terrain-mountain = mountain
    .letter = m

shipping-0 = no shipping
shipping-1 = river-crossing
shipping-2 = 1‑loch
shipping-3 = 2‑loch
shipping-4 = 3‑loch
shipping-5 = 4‑loch

## Contracts

contract-free-space = { $count ->
        [one] free space
       *[other] { $count } free spaces
    }
contract-beer = beer from up to { $count } grain
contract-upgrade = { $count ->
        [one] bonus upgrade
       *[other] { $count } bonus upgrades
    }

## Clans and starting tiles

clan-none = no clan
    .short = no clan
    .about = a starting tile, no clan ability
clan-buchanan = Clan Buchanan
    .short = Buchanan
    .about = { $slots } export boxes; takes or fulfils { $per_action } contracts in one action; pays for contracts once a turn; a building bonus draws { $draw }
clan-campbell = Clan Campbell
    .short = Campbell
    .about = £{ $discount } off the 1st/2nd/3rd/4th cheese dairy, bakery and distillery
clan-cunningham = Clan Cunningham
    .short = Cunningham
    .about = turns milk into butter for £{ $butter } each after production
clan-fergusson = Clan Fergusson
    .short = Fergusson
    .about = starts with shipping and { $workers } workers, all on border spaces
clan-macdonald = Clan MacDonald
    .short = MacDonald
    .about = { $workers } workers at £{ $cost } each for forests, mountains and, as fishermen, lochs; they earn £{ $income }, and fishermen can row
clan-macewen = Clan MacEwen
    .short = MacEwen
    .about = brews beer from up to { $limit } grain for £{ $beer } each when a contract gives hops
clan-mackenzie = Clan MacKenzie
    .short = MacKenzie
    .about = £{ $whisky } for every whisky made, and a cellar where barrels age (£{ $cellar })
clan-robertson = Clan Robertson
    .short = Robertson
    .about = pays £{ $discount_large } less on river deltas (£{ $discount_small } with 1–2 players)
clan-stewart = Clan Stewart
    .short = Stewart
    .about = { $merchants } extra merchants, shipping from the start, and £{ $trade } before every trade

starting-tile = starting tile { $number }

## Port tiles

port-p1 = Spared Herd
    .about = when fulfilling a contract: slaughter { $animals ->
        [one] { $animals } fewer animal
       *[other] { $animals } fewer animals
    }
    .usage = name the meat you save: beef or mutton
port-p2 = Croft Barter
    .about = give { $discard } basic good, get { $gain } basic goods of your choice
    .usage = name the basic good you give, then the { $gain } you get
port-p3 = Larder Barter
    .about = give { $discard } processed good, get { $gain } processed goods of your choice
    .usage = name the processed good you give, then the { $gain } you get
port-p4 = Guildhall
    .about = { $glory } glory and a bonus upgrade
    .usage = write nothing after the tile
port-p5 = Treasure Chest
    .about = £{ $money }
    .usage = write nothing after the tile
port-p6 = Market Rumour
    .about = before trading a good: move its price { $steps } steps up or down
    .usage = name the good, then up or down
port-p7 = Change of Trade
    .about = exchange { $units } of your units on the map for others from your board, free
    .usage = write nothing after the tile
port-p8 = Shipping Office
    .about = £{ $money }, plus a building bonus if you have an empty export box
    .usage = write nothing after the tile
port-p9 = Ferry
    .about = pay £{ $cost } to use any other port in play, in reach or not
    .usage = name another port in play, then what it needs

## Scoring tiles

scoring-t1 = { $glory } glory per basic good in stock
scoring-t2 = { $glory } glory per { $per } processed goods in stock
scoring-t3 = { $glory } glory per animal and factory, { $field } per field on the map
scoring-t4 = { $glory } glory per worker on the map
scoring-t5 = { $glory } glory per { $per } units on border spaces
scoring-t6 = { $glory } glory per imported cotton, tobacco or sugar cane
scoring-t7 = { $glory } glory per exported meat
scoring-t8 = { $glory } glory per upgrade: shipping, technology, merchants
scoring-t9 = { $glory } glory per unit on land costing £5 or £6

## Ranks of the solo game

rank-newbie = Newbie
rank-rookie = Rookie
rank-average = Average
rank-expert = Expert
rank-genius = Genius!

## Computer players

bot-random = Wanderer
    .about = plays random legal moves
bot-shepherd = Shepherd
    .about = plays like a beginner: grabs the first good thing and overlooks a lot
bot-baker = Baker
    .about = knows the rules but misses some good chances
bot-crofter = Crofter
    .about = builds, trades and exports by simple rules of thumb
bot-distiller = Distiller
    .about = compares a few actions before each turn but still misjudges some
bot-merchant = Merchant
    .about = looks a little ahead, plays fast and is hard to beat
bot-laird = Laird
    .about = looks a round ahead and rarely slips
bot-chief = Chief
    .about = plays out many games before each turn; a strong club player
bot-bard = Bard
    .about = learned the way the Seer did, but doesn’t look as far ahead
bot-seer = Seer
    .about = learned by playing against itself and is the strongest of all
bot-figures = Level { $level } of { $levels }: rating { $rating }, averages { $two } points with two players and { $four } with four

## Variants

variant-kickstarter = with the Kickstarter tiles
variant-static_imports = static import goods
variant-no_scoring_tiles = without scoring tiles
variant-no_port_tiles = without port tiles
variant-tighter_map = tighter map
variant-no_clans = without clans
variant-clan_auction = clan auction
variant-errata_2025 = errata 2025

## People and tables without a chosen name

guest-name = Guest { $number }
table-first = My first game
table-imported = Imported game
table-daily = Daily challenge

### The page: the first game with a guide, and the rules reference.

learn-title = Learn the game
learn-table = My first game
learn-lead = Five rounds as the head of a clan: you put people, animals and factories on the map, trade on a market whose prices move, and ship goods abroad. Whoever has the most victory points in the end wins.
learn-start = Play your first game
learn-start-about = A real game against a Crofter, with a guide who explains each new thing when it comes up. You can undo every step of a turn.
learn-rules = Read the rules
learn-rules-about = Every rule in one or two sentences, with a search.
learn-idea-map = The map
    .text = Sheep, cows, fields and factories stand on grassland, woodcutters in forests, miners in mountains. A new unit has to lie next to one of yours, or as far away as your shipping reaches.
learn-idea-production = Production
    .text = At the end of each round your units work: sheep give wool, cows milk, fields grain, workers money. Factories turn milk into cheese and grain into bread or whisky.
learn-idea-market = The market
    .text = Merchants buy and sell goods. Buying makes a good dearer, selling cheaper, always after the trade.
learn-idea-contracts = Contracts
    .text = An export contract asks for goods and meat and brings imports, hops and bonuses. Most points come from here.
learn-idea-score = Points
    .text = Glory from scoring tiles, imports (the rarer, the more valuable), contracts, linked settlements, and a little for goods and money.
learn-idea-clan = Your clan
    .text = Each clan bends one rule. Play to its strength.

## The guide

guide = Guide
guide-next = Go on
guide-hide = Go on without the guide
guide-left = The guide steps back. Call it again from the menu.
guide-progress = { $done } of { $all } learnt
guide-fold = Make the guide small
guide-unfold = Read what the guide says
guide-there = Go to what is ringed
guide-thinking = Let me think …
guide-alone = Have a look around and do what seems good to you. I’ll be back on your next turn.
guide-advice = My advice: { $doing }.
guide-own-way = Your own way is fine, too. Confirm it, or cancel and have another look.

# Topics, and what one knows at the end.
guide-topic-workers = Workers
    .know = Woodcutters and miners pay you every round. Placed early, they pay for everything else.
guide-topic-expanding = Expanding
    .know = A new unit stands in reach of one of yours; shipping carries you over rivers and lochs.
guide-topic-trading = Trading
    .know = One merchant for each piece, and the price moves only after your trade.
guide-topic-contracts = Contracts
    .know = Take what you can fill soon, deliver it, and make room for the next.
guide-topic-production = Production
    .know = At the end of a round your units earn money and goods; factories ask you first.
guide-topic-ports = Ports
    .know = Each port in reach helps you once in a game, on top of your action.
guide-topic-scoring = Scoring
    .know = Each round has a tile that gives glory. You can see all of them coming.
guide-topic-passing = Passing
    .know = Pass when nothing useful is left; whoever is first gets more money and begins.
guide-topic-end = The end
    .know = Imports, glory, contracts and linked settlements decide; goods and money are small change.
guide-topic-open = Not met yet: keep an eye open for it.

# Lessons: what, why, and a word of strategy.
guide-workers = Welcome, { $clan }! First, two workers: woodcutters go into a forest, miners onto a mountain.
    .why = They pay you every round, all game long. The price on a space is for land and worker together.
    .tip = Cheap land near water and grass is best: you build on from here.
guide-expanding = Your turn: one action, then { $name }’s, again and again until you both pass. Expand puts a new unit in reach of yours.
    .why = Every unit brings money or goods each round. What stands early works longest.
    .tip = Workers first: they pay for the rest.
guide-trading = The market. Each piece you buy or sell takes one merchant; all of them come back next round.
    .why = Sell what you have no use for, buy what you lack.
    .tip = The price moves only after your trade, so trade several pieces at once.
guide-obtain = Time for a contract: on top what you deliver, below what you get for it.
    .why = Contracts bring most of the points. In round 1 you are even paid for taking one; later it costs.
    .tip = Take one whose goods you can make or buy soon: you cannot give it back.
guide-fulfil = You have all that your contract asks for: deliver it!
    .why = You get what is printed below, and room for the next contract.
    .tip = Meat means that animals leave the map. Their space is free again.
guide-ports = A port is in reach. Each port helps you once in the game, and it does not cost you your action.
    .why = It is a present: all you need is a unit near it.
    .tip = Look at all four: some are worth building towards.
guide-passing = There is nothing useful left to do: pass. You are out until the next round.
    .why = Whoever passes first gets more money and begins the next round.
    .tip = Before you pass, spend what works for you already this round.
guide-ship = Shipping carries you over rivers, and later over lochs.
    .why = New land and new ports come into reach, and far settlements count together at the end.
guide-tech = Technology: all your woodcutters, or all your miners, earn more each round.
    .why = The more of them you have, the sooner it pays.
guide-hire = One more merchant, for the rest of the game.
    .why = You can trade one more piece each round.
guide-neighbours = You have built beside a neighbour! Now you may buy the goods made there, cheaper than on the market.
    .why = It takes merchants, but it is not another action.
    .tip = Need goods for a contract? Look where somebody makes them.
guide-factories = Your factories can work: milk becomes cheese, grain becomes bread or whisky.
    .why = These goods are dearer, and contracts ask for them.
guide-meat = The contract asks for meat: choose the animals that leave the map.
    .tip = They go back to your board, and their space is free again.
guide-bonus = A bonus is yours. Take it now: it does not keep.

# What has just happened.
guide-production = The round is over, and your units have worked: { $earned } for you.
    .why = This happens after every round, by itself.
    .tip = So whatever you build before you pass pays at once.
guide-scoring = Then the tile of the round was scored: { $tile }. That was { $glory } glory for you, a point each.
    .tip = The tiles of all rounds are up there: build with the next one in mind.
guide-imports = Your first contract!
    .why = { $ranked ->
        [yes] The imports are ranked: the rarer one is among all players, the more points it brings.
       *[no] In this game every cotton, tobacco and sugar cane brings { $value } points.
    }
    .tip = More contracts bring extra points at the end. Take the next one soon.
guide-no-hurry = You could fulfil your contract now. There is no hurry: it stays yours, and something else is worth more at the moment.
guide-last = The last round! After it, the points are counted.
    .why = A good is one or two points then, ten pounds are one. In a contract they are worth far more.
    .tip = So turn what you have into contracts, and link your settlements.

# Before a mistake.
guide-warn-pass = Wait: you still have { $money }. Passing now costs you about { $points } points.
guide-warn-goods = Wait: this is the last round, and you still hold goods. Left over they are a point or two each. Passing now costs you about { $points } points.
guide-warn-obtain = I would not take this one now: it costs you about { $points } points, and you cannot give it back.
    .why = You would still need { $lacks }.
guide-warn-fulfil = You can, but waiting is better: it is worth about { $points } points.

# What to press next.
guide-now-action = Press “{ $button }”.
guide-now-unit = Now choose the unit: { $unit }.
guide-now-space = Now the ringed space. The other lit ones are possible, too.
guide-now-choose = Choose what is ringed.
guide-now-count = Set the number to what I advise.
guide-now-confirm = Nothing is done yet. Look at what it costs, then confirm.
guide-now-end = Happy with it? Then end your turn. Until then, Undo takes it back.

# Why the guide advises something.
guide-because-contract = It helps with contract { $subject }.
guide-because-glory = It counts for a scoring tile: { $subject }.
guide-because-link = It links your settlements.
guide-because-port = { $subject } comes into reach.
guide-because-neighbours = You can buy cheaply from a neighbour there.
guide-because-income = Such a unit works every round from now on.
guide-because-reach = New land comes into reach.
guide-because-market = The price is right.
guide-because-merchants = More merchants, more trade.

# The last page.
guide-so-far = What you know so far
guide-closing = What you now know
guide-adds = What your next game adds
guide-adds-clans = A clan of your choice: each one bends a rule.
guide-adds-ranking = Imports that are ranked: the rarest brings most points.
guide-adds-tiles = Scoring tiles: glory in every round.
guide-adds-harbours = Ports: each helps you once.
guide-adds-players = More players: a larger map, more neighbours, busier prices.
guide-adds-solo = Alone against the market, for the rank of a genius.
guide-adds-daily = The daily challenge: the same solo game for everybody.
guide-adds-open-daily = Today’s challenge
guide-adds-open-new = A new game

## The rules

rules-title = The rules
rules-lead = All rules in our own words. “Why not?” at the table leads to the right line.
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found. Try another word.
        [one] One rule found.
       *[other] { $count } rules found.
    }
rules-chapters = Chapters

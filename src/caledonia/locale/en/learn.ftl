### The page: the first game with a guide.

learn-title = Learn the game
learn-lead = Lead your clan through five rounds: place workers, animals and factories on the map, trade on a market with moving prices, and ship goods abroad. Most victory points at the end wins.
learn-start = Play your first game
learn-start-about = A real game against an easy bot, with a guide that explains new things as they come up. You can undo any step of your turn.
learn-rules = Read the rules
learn-rules-about = Short chapters with pictures and examples, and a search.
learn-idea-map = The map
    .text = Sheep, cows, fields and factories go on grassland, woodcutters in forests, miners on mountains. A new unit must be next to one of yours, or within reach of your shipping.
learn-idea-production = Production
    .text = At the end of each round your units produce: sheep give wool, cows milk, fields grain, workers money. Factories turn milk into cheese and grain into bread or whisky.
learn-idea-market = The market
    .text = Your merchants buy and sell goods. Buying raises a good’s price, selling lowers it – always after the trade.
learn-idea-contracts = Contracts
    .text = An export contract asks for goods and meat, and pays in imports, hops and bonuses. Most of your points come from here.
learn-idea-score = Points
    .text = Glory from scoring tiles, imports (the rarer, the more valuable), contracts, linked settlements, and a little for goods and money.
learn-idea-clan = Your clan
    .text = Each clan bends one rule. Play to its strengths.

## The guide

guide = Guide
guide-next = Continue
guide-hide = Play without the guide
guide-left = The guide is off. Turn it back on in the menu.
guide-progress = { $done } of { $all } learnt
guide-fold = Minimise the guide
guide-unfold = Open the guide
guide-there = Go to what’s marked
guide-thinking = Let me think…
guide-alone = Look around and do what seems best to you. I’ll be back on your next turn.
guide-advice = My advice: { $doing }.
guide-own-way = Your own way is fine too.
guide-own-choice = Your own way is fine too. Confirm it, or cancel and take another look.

# Topics, and what you know at the end.
guide-topic-workers = Workers
    .know = Woodcutters and miners pay you every round. Placed early, they pay for everything else.
guide-topic-expanding = Expanding
    .know = A new unit must be in reach of one of yours. Shipping takes you across rivers and lochs.
guide-topic-trading = Trading
    .know = One merchant per good, and the price only moves after your trade.
guide-topic-contracts = Contracts
    .know = Take what you can fulfil soon, deliver it, and make room for the next.
guide-topic-production = Production
    .know = At the end of a round your units earn money and goods. What your factories make is up to you.
guide-topic-ports = Ports
    .know = Each port in reach helps you once per game, on top of your action.
guide-topic-scoring = Scoring
    .know = Each round has a tile that gives glory. You can see them all in advance.
guide-topic-passing = Passing
    .know = Pass when nothing useful is left. The first to pass gets more money and starts the next round.
guide-topic-end = The end
    .know = Imports, glory, contracts and linked settlements decide the game; goods and money are small change.
guide-topic-open = This hasn’t come up yet.

# Lessons: what, why, and a word of strategy.
guide-workers = Welcome, { $clan }! First, place two workers: woodcutters in a forest, miners on a mountain.
    .why = They pay you every round, all game long. The price on a space covers both land and worker.
    .tip = Cheap land near water and grassland is best: you’ll build on from here.
guide-expanding = Your turn: you take one action, then { $name } does, and so on until you’ve both passed. Expand places a new unit in reach of yours.
    .why = Every unit earns money or goods each round, so early ones earn the most.
    .tip = { $unit ->
        [worker] Workers first: they pay for the rest.
       *[other] Use goods for contracts, or sell them on the market.
    }
guide-trading = The market: each good you buy or sell takes one merchant. They all come back next round.
    .why = Sell what you don’t need, buy what you’re missing.
    .tip = The price only moves after your trade, so trade several goods at once.
guide-obtain = Time for a contract. The top shows what you deliver, the bottom what you get for it.
    .why = Most points come from contracts. In round 1 you’re even paid to take one; later it costs money.
    .tip = Take one whose goods you can make or buy soon: you can’t give it back.
guide-fulfil = You have everything your contract asks for. Deliver it!
    .why = You get what’s shown at the bottom, and room for the next contract.
guide-ports = A port is in reach. Each port helps you once per game, and it doesn’t cost you your action.
    .why = It’s a gift: all you need is a unit nearby.
    .tip = Look at all four: some are worth building towards.
guide-passing = There’s nothing useful left to do, so pass. You’re out until the next round.
    .why = The first to pass gets more money and starts the next round.
    .tip = Before you pass, buy whatever still pays off this round.
guide-ship = Shipping takes you across rivers, and later across lochs.
    .why = New land and new ports come into reach, and distant settlements count together at the end.
guide-tech = Technology: all your woodcutters, or all your miners, earn more each round.
    .why = The more of them you have, the sooner it pays off.
guide-hire = One more merchant, for the rest of the game.
    .why = You can trade one more good each round.
guide-neighbours = You’ve built next to a neighbour! Now you can buy the goods made there, below market price.
    .why = It takes merchants, but it doesn’t cost another action.
    .tip = Need goods for a contract? Look for someone who makes them.
guide-factories = Your factories can work: milk becomes cheese, grain becomes bread or whisky.
    .why = These goods are worth more, and contracts ask for them.
guide-meat = The contract asks for meat: choose which animals leave the map.
    .tip = They go back to your board, and their space is free again.
guide-bonus = You’ve earned a bonus. Take it now: you can’t save it for later.
guide-free-space = Part of your reward is a free space: place a unit and pay nothing for the land.

# What has just happened.
guide-production = The round is over, and your units have produced: { $earned } for you.
    .why = This happens automatically after every round.
    .tip = So anything you build before you pass pays off right away.
guide-scoring = Then the round’s tile was scored: { $tile }. You got { $glory } glory, worth a point each.
    .tip = The tiles for all rounds are up there: build with the next one in mind.
guide-imports = Your first contract is fulfilled!
    .why = { $ranked ->
        [yes] Imports are ranked: the rarer one is among all players, the more points it’s worth.
       *[no] In this game every cotton, tobacco and sugar cane is worth { $value } points.
    }
    .tip = More contracts mean extra points at the end. Take the next one soon.
guide-no-hurry = You could fulfil your contract now, but there’s no hurry: it stays yours, and something else is worth more right now.
guide-last = The last round! After it, the points are counted.
    .why = At the end a good is worth a point or two, and £10 is worth one. In a contract they’re worth far more.
    .tip = So turn what you have into contracts, and link your settlements.

# Before a mistake.
guide-warn-pass = Wait: you still have { $money }. Passing now costs you about { $points } points.
guide-warn-goods = Wait: this is the last round, and you still have goods. Left over, they’re worth a point or two each. Passing now costs you about { $points } points.
guide-warn-obtain = I wouldn’t take this one now: it costs you about { $points } points, and you can’t give it back.
    .why = You’d still need { $lacks }.
guide-warn-fulfil = You can, but waiting is better: it’s worth about { $points } points.

# What to press next.
guide-now-action = Press “{ $button }”.
guide-now-unit = Now choose the unit: { $unit }.
guide-now-space = Now choose the marked space. The other highlighted ones work too.
guide-now-choose = Choose the marked option.
guide-now-count = { $count ->
        [0] Set the number I suggest.
       *[other] Set the number to { $count }.
    }
guide-now-confirm = Nothing has happened yet. { $deed ->
        [pay] Check the cost, then confirm.
       *[other] Check what it does, then confirm.
    }
guide-now-end = Happy with it? Then end your turn. Until then, you can undo.

# Why the guide advises something.
guide-because-contract = It helps with your contract ({ $subject }).
guide-because-fulfil = It’s worth { $points } VP.
guide-because-obtain = It’s worth { $points } VP. { $way ->
        [ready] You can deliver it right away.
        [buy] You can buy what’s missing for { $money }: { $lacks }.
       *[make] You still need { $lacks }.
    }
guide-because-pass = Nothing useful is left this round.
guide-because-glory = It counts towards a scoring tile: { $subject }.
guide-because-link = It links your settlements.
guide-because-port = It brings a port into reach: { $subject }.
guide-because-neighbours = You can buy cheaply from a neighbour there.
guide-because-income = { $unit ->
        [worker] It earns you money every round.
        [sheep] It gives you wool every round.
        [cow] It gives you milk every round.
        [field] It gives you grain every round.
        [dairy] It makes cheese from milk every round.
        [bakery] It makes bread from grain every round.
        [distillery] It makes whisky from grain every round.
       *[other] It pays off every round from now on.
    }
guide-because-reach = It brings new land into reach.
guide-because-market = The price is right.
guide-because-merchants = More merchants, more trade.

# The last page.
guide-so-far = What you’ve learnt so far
guide-closing = What you’ve learnt
guide-adds = New in your next game
guide-adds-clans = A clan of your choice: each one bends a rule.
guide-adds-ranking = Imports are ranked: the rarest is worth the most.
guide-adds-tiles = Scoring tiles: glory every round.
guide-adds-harbours = Ports: each helps you once.
guide-adds-players = More players: a larger map, more neighbours, busier prices.
guide-adds-solo = A solo game against the market: can you reach the rank of Genius?
guide-adds-daily = The daily challenge: the same solo game for everyone.
guide-adds-open-daily = Today’s challenge
guide-adds-open-new = New game

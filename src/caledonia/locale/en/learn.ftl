### The page: the first game with a guide, and the rules reference.

learn-title = Learn the game
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
guide-next = Got it
guide-hide = I can do it alone
guide-step = { $step } of { $all }
guide-clan = Welcome! First choose a clan. Each one can do something that nobody else can. The tile beside it says what you begin with. Any of them is fine for a first game.
guide-worker = Now place your first two workers. Woodcutters stand in forests, miners in mountains; both earn money every round. The number on a space is the price of the land, on top of the worker. A cheap spot with grassland nearby is a good start.
guide-turn = Your turn: exactly one of the eight actions below. You come again and again until you pass, so think of money as your real limit. Press Expand to begin with.
guide-unit = Choose a unit from your board. The lit spaces are those you can reach, each with the full price. A field or a sheep is a good first choice: fields give grain, sheep wool.
guide-preview = Nothing is done yet: here you see what it costs and what follows. Confirm it, or choose something else. Even then Undo takes it back, until you end your turn.
guide-end = Your action is done. End your turn when you are happy with it; only then the others see it.
guide-neighbours = You have built beside another player. Their goods are on sale to you now, cheaper than on the market, and it needs your merchants.
guide-contract = Have a look at the export board: a contract says what to deliver and what you get for it. In the first round you are even paid for taking one. Take one whose goods you can make.
guide-market = The market: a merchant for each piece. You buy at the price shown, then the price goes up; you sell, then it goes down. Your merchants come back at the start of the next round.
guide-pass = When you have nothing useful left to do, pass. Whoever passes first gets more money and begins the next round.
guide-production = Production! Units give what they make by themselves. Factories need something to work with: say how much they should make.
guide-round-2 = Round 2. Merchants are back, empty boxes are filled again. Try to fulfil a contract this round: buy what is missing, or make it.
guide-fulfil = You have all that a contract asks for: press Fulfil. Meat means that animals leave the map, so their space becomes free again.
guide-imports = You imported something. At the end the rarest of the three imports is worth most, the commonest least: watch the import track.
guide-round-3 = Round 3, half-time. Shipping lets you cross rivers and lochs: new land, and new settlements. Technology lets your workers earn more.
guide-settlements = Groups of your units are settlements. They count together if your shipping reaches from one to the next. The map can show them: try its buttons.
guide-round-4 = Round 4. From now on money is worth most if you turn it into contracts. See what each player would score now in the menu.
guide-round-5 = The last round. Fulfil what you can, link your settlements, spend your money: ten pounds are only one point in the end.
guide-over = Well done! The sheet shows where every point came from. You know the game now. A game with all tiles is the next step.

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

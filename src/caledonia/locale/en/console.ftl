### The terminal game: headings, help, questions and answers.

## Beginning and end

welcome = Caledonia, a game of clans, trade and whisky
welcome-notice = An unofficial edition of Clans of Caledonia, made by players.
welcome-help = Type a code to act, help for everything else. The Tab key completes what you type.
game-players = { $count ->
        [one] Solo game
       *[other] { $count } players
    }
game-map = map { $sides }
game-bot = { $names }: { $bot }, { $about }
keep-where = The game keeps itself in { $file }
keep-failed = The game cannot keep itself in { $file }: save it yourself before you leave.
goodbye-kept = Your game is in { $file }
goodbye-load = Go on with: { $command }
goodbye = Haste ye back!
player-name = Player { $number }
ask-players = How many play, 1 to 4? Computer players count. [{ $default }]
ask-humans = How many of them sit at this keyboard, { $lowest } to { $highest }? [{ $default }]
ask-again = A number from { $lowest } to { $highest }, please.
ask-yes-no = Yes or no, please.
ask-first-game = Is it your first game? Then we leave out a few tiles. (y/n) [n]
answer-yes = y yes
answer-no = n no

## The table

table-setup = Before the first round
table-round = Round { $round } of { $rounds }
table-order = Turn order
table-passed = (passed)
table-pass-money = Pass next: { $money }
table-market = Market
table-medium = | … | medium prices
table-buyers = buying
table-sellers = selling
table-contracts = Export contracts
table-no-contracts = No contract is left.
table-held = Yours to fulfil
table-held-by = Held by { $name }
table-imports = Imports
table-import-value = { $points } VP each
table-import-next = { $money } at { $step }
table-ports = Ports
contracts-paid = you receive { $money } for taking one
contracts-cost = taking one costs { $money }
contracts-free = taking one is free
legend-cost = land cost
legend-delta = river delta
legend-river = river
legend-loch = loch
legend-port = port
legend-mist = mist
legend-blocked = neutral piece
legend-covered = covered
brief-more = table shows everything; map, market, contracts, board and rounds show parts.

## Players' boards

board-heading = Player boards
board-columns = map/left  stock
board-money = Money
board-shipping = Shipping
board-merchants = Merchants
board-merchants-cell = { $stock } (+{ $board })
board-slots = Export box
board-fulfilled = Fulfilled
board-ports = Ports used
board-cellar = Cellar
board-income = Next income

## Actions

offer-choose = Choose
offer-place = Place
offer-trade = Trade
offer-obtain = Contracts
offer-expand = Expand
offer-upgrade = Upgrade
offer-bonus = Bonus upgrade
offer-fulfil = Fulfil
offer-port = Ports
offer-clan = Clan
offer-produce = Produce
offer-end = Finish
offer-everything = (everything)
log-heading = What happened

code-clan = take a clan and its starting tile
code-tile = take a starting tile
code-bid = bid victory points for a clan
code-leave = leave the auction
code-place = place a starting worker
code-buy = buy goods on the market or from neighbours
code-sell = sell goods on the market
code-obtain = take a contract from the export board
code-expand = put a unit on the map
code-ship = upgrade shipping
code-tech = upgrade the technology of your workers
code-hire = hire a merchant
code-bonus-ship = bonus upgrade: shipping
code-bonus-tech = bonus upgrade: technology
code-bonus-hire = bonus upgrade: a new merchant
code-bonus-recall = bonus upgrade: a merchant back from the market
code-fulfil = fulfil a contract
code-slaughter = slaughter an animal for the contract
code-port = use a port, with whatever it asks for
code-exchange = exchange a unit for another one
code-row = row a fisherman to the next loch
code-withdraw = take a barrel out of the cellar
code-brew = brew beer from grain
code-keep = keep a drawn contract, or none
code-produce = say what your factories make
code-butter = make butter from milk
code-cellar = put a whisky into the cellar, or not
code-skip = forgo the rest of the bonus
code-end = end your turn
code-pass = pass for this round

## Commands

help-commands = Commands
help-codes = Action codes, by example
help-words = Words in codes
help-help = this list, or all action codes
    .form = help, help codes
help-table = everything on the table
    .form = table
help-map = the map and the ports
    .form = map
help-market = prices and merchants
    .form = market
help-contracts = export contracts and imports
    .form = contracts
help-board = all player boards
    .form = board
help-rounds = rounds, scoring tiles, turn order
    .form = rounds
help-actions = what you can do now (or just Enter)
    .form = actions
help-log = what happened lately, or in the whole game
    .form = log, log all
help-score = the score if the game ended now
    .form = score
help-why = why an action is not possible
    .form = why CODE
help-rules = a clause or a chapter of the rules
    .form = rules CLAUSE
help-undo = back to your previous decision
    .form = undo
help-save = save the game
    .form = save FILE
help-load = go on with a saved game
    .form = load FILE
help-record = the game as a record
    .form = record
help-quit = leave
    .form = quit

bad-code = “{ $code }” means nothing to me. Type help for what does.
bad-near = “{ $code }” means nothing to me. Did you mean { $near }?
bad-form = “{ $code }” is not complete. Write it like this: { $form }, for example { $example }.
bad-word = “{ $word }” means nothing to me here. Write it like this: { $form }, for example { $example }.
bad-word-near = “{ $word }” means nothing to me here. Did you mean { $near }?
bad-number = “{ $word }” is not a number that fits here. Write it like this: { $form }, for example { $example }.
bad-extra = “{ $word }” is too much. Write it like this: { $form }
bad-rest = { $command } knows nothing called “{ $rest }”. Write: { $form }
why-what = Why what? Write an action code after it: why expand sheep c4
why-possible = You can do that: { $code }
undo-nothing = There is no decision of yours to take back.
undo-done = { $count ->
        [one] One decision is taken back.
       *[other] { $count } decisions are taken back.
    }
undo-revealed = Mind: contracts or dice had been revealed meanwhile. You know more than you should.
save-what = Save where? Write a file after it: save game.txt
save-replace = { $file } is already there. Replace it? (y/n) [n]
save-not = Nothing was saved; { $file } is as it was.
save-folder = { $file } is a folder. Write the name of a file.
save-no-folder = There is no folder { $folder }: make it first, or save elsewhere.
save-failed = { $file } cannot be written: { $reason }.
save-done = Saved in { $file }
load-what = Load what? Write a file after it: load game.txt
load-missing = There is no file { $file }.
load-failed = { $file } cannot be read: { $reason }.
load-not-text = { $file } is not a text in UTF-8.
load-line = { $file } cannot be replayed: line { $line }, “{ $text }”: { $reason }.
load-other-content = { $file } belongs to another content pack (line { $line }, “{ $text }”): start the console with --content and the folder of that pack.
load-not-kept = { $file } was not loaded, for the game at hand cannot keep itself in { $kept }: { $reason }. Save it yourself, then load again.
load-done = { $count ->
        [one] { $file } is loaded: one decision was taken.
       *[other] { $file } is loaded: { $count } decisions were taken.
    }
rules-clause = From the rules:
rules-what = Which clause? Write its number after it, or a chapter: rules TRD-2, rules TRD
rules-unknown = There is no clause { $clause } here.
quit-save = Save under another name before you go? A file name, or just Enter:
    .unkept = Save the game before you go? A file name, or just Enter:

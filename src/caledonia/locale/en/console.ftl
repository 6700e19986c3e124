### The terminal game: headings, help, questions and answers.

## Beginning and end

welcome = Caledonia, a game of clans, trade and whisky
welcome-notice = An unofficial edition of Clans of Caledonia, made by players.
welcome-help = Type an action code to play, or help for everything else. Tab completes what you type.
game-players = { $count ->
        [one] Solo game
       *[other] { $count } players
    }
game-map = map { $sides }
game-bot = { $names }: { $bot }, { $about }
keep-where = The game is saved automatically in { $file }
keep-failed = The game can’t be saved automatically in { $file }: save it yourself before you leave.
goodbye-kept = Your game is saved in { $file }
goodbye-load = Continue with: { $command }
goodbye = Haste ye back!
player-name = Player { $number }
ask-players = How many players, 1 to 4? Bots count too. [{ $default }]
ask-humans = How many of them are at this keyboard, { $lowest } to { $highest }? [{ $default }]
ask-again = Enter a number from { $lowest } to { $highest }.
ask-yes-no = Please answer yes or no.
ask-first-game = Is this your first game? If so, we’ll leave out a few tiles. (y/n) [n]
ask-level = How strong should the bots be ({ $lowest } to { $highest })? [{ $default }]
ask-level-bot = { $bot }. { $figures }
answer-yes = y yes
answer-no = n no

## The table

table-setup = Before the first round
table-round = Round { $round } of { $rounds }
table-order = Turn order
table-passed = (passed)
table-pass-money = Next to pass: { $money }
table-market = Market
table-medium = | … | medium prices
table-buyers = buying
table-sellers = selling
table-contracts = Export contracts
table-no-contracts = No contracts left.
table-held = Your contracts
table-held-by = { $name }’s contracts
table-imports = Imports
table-import-value = { $points } VP each
table-import-next = { $money } at { $step }
table-ports = Ports
contracts-paid = you get { $money } for taking one
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

code-clan = choose a clan and its starting tile
code-tile = choose a starting tile
code-bid = bid victory points for a clan
code-leave = leave the auction
code-place = place a starting worker
code-buy = buy goods on the market or from neighbours
code-sell = sell goods on the market
code-obtain = take a contract from the export board
code-expand = place a unit on the map
code-ship = upgrade shipping
code-tech = upgrade the technology of your workers
code-hire = hire a merchant
code-bonus-ship = bonus upgrade: shipping
code-bonus-tech = bonus upgrade: technology
code-bonus-hire = bonus upgrade: a new merchant
code-bonus-recall = bonus upgrade: recall a merchant from the market
code-fulfil = fulfil a contract
code-slaughter = slaughter an animal for the contract
code-port = use a port, with the choices it needs
code-exchange = exchange a unit for another
code-row = row a fisherman to the next loch
code-withdraw = take a barrel from the cellar
code-brew = brew beer from grain
code-draw = draw the contracts of a building bonus
code-keep = keep a drawn contract, or none
code-produce = choose what your factories produce
code-butter = turn milk into butter
code-cellar = store a whisky in the cellar, or not
code-skip = skip the rest of the bonus
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
help-actions = what you can do now (or press Enter)
    .form = actions
help-log = what happened recently, or in the whole game
    .form = log, log all
help-score = the score if the game ended now
    .form = score
help-why = why an action is not possible
    .form = why CODE
help-hint = what the strongest bot would do here
    .form = hint
help-rules = a rule or a chapter of the rules
    .form = rules CLAUSE
help-undo = undo back to your previous decision
    .form = undo
help-save = save the game
    .form = save FILE
help-load = continue a saved game
    .form = load FILE
help-record = the game as text
    .form = record
help-quit = leave the game
    .form = quit

bad-code = Unknown command “{ $code }”. Type help for a list.
bad-near = Unknown command “{ $code }”. Did you mean { $near }?
bad-form = “{ $code }” is incomplete. Write it like this: { $form }, for example { $example }.
bad-word = “{ $word }” doesn’t work here. Write it like this: { $form }, for example { $example }.
bad-word-near = “{ $word }” doesn’t work here. Did you mean { $near }?
bad-number = “{ $word }” isn’t a valid number here. Write it like this: { $form }, for example { $example }.
bad-extra = “{ $word }” is one word too many. Write it like this: { $form }
bad-rest = { $command } doesn’t take “{ $rest }”. Write: { $form }
why-what = Why not what? Add an action code: why expand sheep c4
why-possible = This is possible: { $code }
undo-nothing = You have no decisions to undo.
undo-done = { $count ->
        [one] One decision undone.
       *[other] { $count } decisions undone.
    }
undo-revealed = Note: contracts or dice were revealed in the meantime. You know more than you should.
save-what = Save where? Add a file name: save game.txt
save-replace = { $file } already exists. Replace it? (y/n) [n]
save-not = Nothing was saved; { $file } is unchanged.
save-folder = { $file } is a folder. Enter a file name.
save-no-folder = There’s no folder { $folder }. Create it first, or save elsewhere.
save-failed = Can’t write { $file }: { $reason }.
save-done = Saved in { $file }
load-what = Load what? Add a file name: load game.txt
load-missing = There’s no file { $file }.
load-failed = Can’t read { $file }: { $reason }.
load-not-text = { $file } isn’t a UTF-8 text file.
load-line = Can’t replay { $file }: line { $line }, “{ $text }”: { $reason }.
load-other-content = { $file } needs another content pack (line { $line }, “{ $text }”): start the console with --content and the folder of that pack.
load-not-kept = { $file } was not loaded because the current game can’t be saved in { $kept }: { $reason }. Save it yourself, then load again.
load-done = { $count ->
        [one] { $file } is loaded, with one decision so far.
       *[other] { $file } is loaded, with { $count } decisions so far.
    }
rules-clause = From the rules:
hint-head = The { $bot } would choose: { $code }
hint-row = { $code }: final score about { $points } ± { $spread }, { $first }
hint-row-plain = { $code }: final score about { $points }
hint-apart = compared with its choice: { $lines }
hint-nothing = There’s nothing to decide right now.
rules-what = Which rule? Add its number, or a chapter: rules TRD-2, rules TRD
rules-unknown = There’s no rule { $clause }.
quit-save = Save under another name before you go? Enter a file name, or just press Enter:
    .unkept = Save the game before you go? Enter a file name, or just press Enter:

### The page: what all screens share, and acting at the table.

wait-loading = One moment …
wait-failed = This could not be loaded.
wait-again = Try again
me-guest-name = Guest
# Whoever deleted the account.
former-player = former player
close = Close

## Whose turn it is

turn-yours = Your turn
turn-of = { $name } is playing
turn-thinking = { $name } is thinking …
turn-in-line = { $name } is in the queue to think: number { $place }
turn-over = The game is over
turn-past = You are looking at move { $ply } of { $all }
turn-complete = Your turn is complete. End it, or take something back.
# Both are read out only.
turn-undone = Taken back.
turn-present = Back to the present.
turn-waiting = You can look around until it is your turn.
turn-spectator = You are watching.

## The state of the connection

state-saved = Saved
state-saving = Saving …
state-offline = No connection. Nothing is lost: we go on as soon as it is back.
state-back = The connection is back.

## Actions, as they stand on buttons

do-clan = Lead { $clan }
do-tile = Take { $tile }
do-bid = Bid { $points } VP
do-leave = Leave the auction
do-place = Place { $unit } on { $space }
do-expand = Put { $unit } on { $space }
do-exchange = Put { $unit } on { $space } instead
do-buy = Buy { $goods }
do-sell = Sell { $goods }
do-obtain = Take contract { $contract }
do-fulfil = Fulfil contract { $contract }
do-keep = Keep contract { $contract }
    .none = Keep none
do-ship = Raise shipping
do-tech = Improve your { $units }
do-hire = Hire a merchant
do-bonus-ship = Raise shipping
do-bonus-tech = Improve your { $units }
do-bonus-hire = Hire a merchant
do-bonus-recall = Call a merchant back from { $good }
do-slaughter = Slaughter the animal on { $space }
do-row = Row from { $origin } to { $target }
do-withdraw = Open the barrel on place { $place }
do-brew = { $count ->
        [one] Brew beer from { $count } grain
       *[other] Brew beer from { $count } grain
    }
do-butter = { $count ->
        [0] Make no butter
       *[other] Make butter from { $count } milk
    }
do-produce = Make { $goods }
    .nothing = Make nothing
do-cellar =
    .yes = Put a whisky into the cellar
    .no = Keep it
do-port = Use { $port }
    .borrowed = Use { $port } by way of { $by }
do-word-up = up
do-word-down = down
do-skip = Forgo the rest
do-end = End turn
do-pass = Pass

## The bar

bar-actions = Actions
bar-trade = Trade
    .about = Send merchants to buy or sell one good.
bar-obtain = Contract
    .about = Take a contract from the export board.
bar-expand = Expand
    .about = Put a unit on a space in reach.
bar-ship = Shipping
    .about = Reach further: across rivers, then lochs.
bar-tech = Technology
    .about = Your woodcutters or miners earn more.
bar-hire = Merchant
    .about = One more merchant for the market.
bar-fulfil = Fulfil
    .about = Deliver the goods of a contract.
bar-pass = Pass
    .about = You are done for this round; the sooner, the more money.
bar-port = Free Actions
bar-give = You give:
bar-get = { $left ->
        [one] You get one of these:
       *[other] You get { $left } of these:
    }
bar-clan = Clan
bar-undo = Undo
bar-undo-all = Undo all
bar-end = End turn
bar-confirm = Confirm
# Read out after what is pointed at.
bar-again = Confirm it with Enter or the button.
bar-cancel = Cancel
bar-hint = Hint
bar-cost = costs { $money }
bar-gain = brings { $money }
bar-free = free of charge
# On a button, in place of a price.
bar-price-free = free
bar-left = then you have { $money }
bar-reveals = This reveals something hidden and cannot be taken back.
bar-choose-unit = Choose a unit, or a space on the map.
bar-choose-space = { $unit }: choose a lit space on the map.
bar-choose-here = What goes on { $space }?
bar-choose-good = Choose a good on the market.
bar-choose-contract = Choose a contract.
bar-choose-one = Choose one.
bar-more = More choices
bar-why = Why not?
bar-make = Make { $good }
bar-less = less { $good }
bar-more-of = more { $good }

## Parts of a price

part-unit = unit
part-land = land
part-free_space = free space
part-clan = clan
part-buy = purchase
part-sell = sale
part-contract = contract
part-shipping = shipping
part-technology = technology
part-merchant = merchant
part-import = import track
part-export = export
part-pass = pass money
part-income = income
part-port = port
part-starting_tile = starting tile
part-no_clans = turn order

## Passing

# Before passing, with the names of actions.
pass-open = You could still choose: { $actions }.
pass-not = Play on
end-heading = End the turn all the same?
end-lost = What you do not choose now is lost.
end-not = Choose
leave-heading = Leave this game?
leave-about = A bot plays on for you, to the end. To go on later, just close the page: the game waits for you.
leave-rated = This game is rated: unless you come back, you lose, no matter who plays on in your seat.

## Why not

why-turn-done = You have had your main action: end your turn.
why-not-yours = It is not your turn.

## The screen

screen-market = Market
screen-contracts = Contracts
screen-players = Players
screen-board = My board
screen-score = Score
screen-log = Log
screen-chat = Chat
screen-map = Map
screen-menu = Menu
screen-skip = Skip to the actions
screen-sheet = Show more or less
menu-home = Home
menu-rules = Rules
menu-settings = Settings
menu-keys = Keyboard
menu-leave = Leave the table
menu-ask-undo = Take back my last turn
menu-guide = Guide
menu-hint = What would a bot do?
# Standing orders for one's next turn.
menu-orders = Plan ahead
menu-language = Language
menu-score = If the game ended now
menu-record = Save the record

## Keyboard and command line

keys-heading = Keyboard
keys-numbers = the eight actions
keys-enter = take what is shown
    .key = Enter
keys-end = end your turn
    .key = Shift + Enter
keys-count = one piece more or fewer of a trade
keys-undo = undo a step
keys-escape = put away
keys-command = type an action code
keys-map = the map; arrow keys move, Enter chooses
keys-next = on the map: to the next space that is lit
keys-zoom = on the map: nearer, farther, all of it
keys-layers = on the map: its layers
keys-help = this list
keys-switch = You can switch single letters and digits off in the settings.
keys-off = Single letters and digits are switched off; the settings bring them back.
command-label = Action code
command-hint = for example: expand sheep c4
command-unknown = There is no such action code. Check the spelling.

## Undo behind the end of a turn, seats, hints

# What would be taken back follows.
undo-asked = { $name } asks to go back to before this:
undo-asked-self = You asked to go back to before this; the others have to agree:
undo-others = The others are asked whether they agree. All that was done since then is taken back, too.
undo-bots = The bots go back with you: all that was done since then is taken back, too.
undo-practice = This takes back something that was revealed: the game becomes practice and no longer counts.
copy-held = Copy of a game that is still being played without hints: until it ends, you can only look.
practice = practice
undo-none = You have not ended a turn yet: there is nothing to take back.
undo-ask = Ask
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
offer-left = { $name } has left this rated game. If you all agree, someone else can take the seat.
offer-do = Offer the seat
offer-asked = { $asker } would like to offer { $name }’s seat to someone else.
offer-asked-self = You’d like to offer { $name }’s seat to someone else; the others have to agree.
offer-stands = { $name }’s seat is open to anyone who’d like to play on.
seat-return = A bot plays your seat.
seat-return-do = Play again

## Playing again

rematch-asked = { $name } asks for a rematch.
rematch-sit = Sit down
rematch-mine = You have a seat at the rematch.
rematch-go = Go there

## Watching

# Whoever is not signed in may have a seat all the same.
watch-sign-in = You are watching. Do you play here?
watch-sign-in-do = Sign in

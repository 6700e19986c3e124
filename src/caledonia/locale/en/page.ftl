### The page: what all screens share, and acting at the table.

wait-loading = Loading…
wait-failed = Couldn’t load this.
wait-again = Try again
# The name of a player who deleted the account.
former-player = former player
close = Close

## Whose turn it is

turn-yours = Your turn
turn-of = { $name }’s turn
turn-thinking = { $name } is thinking…
turn-in-line = { $name } is waiting for the server: number { $place } in the queue
turn-over = The game is over
turn-past = Viewing move { $ply } of { $all }
turn-complete = You’ve taken your action. End your turn, or undo.
turn-confirm = Confirm, or choose something else.
# Both are read out only.
turn-undone = Undone.
turn-present = Back to the current position.
turn-waiting = Look around while you wait for your turn.
turn-spectator = You’re watching.

## The state of the connection

state-saved = Saved
state-saving = Saving…
state-offline = You’re offline. Nothing is lost: the game continues when you reconnect.
state-back = Back online.

## Actions, as they stand on buttons

do-clan = Choose { $clan }
do-tile = Choose { $tile }
do-bid = Bid { $points } VP
do-leave = Leave the auction
do-place = Place { $unit } on { $space }
do-expand = Place { $unit } on { $space }
do-exchange = Exchange the unit on { $space } for { $unit }
do-buy = Buy { $goods }
do-sell = Sell { $goods }
do-obtain = Take contract { $contract }
do-fulfil = Fulfil contract { $contract }
do-keep = Keep contract { $contract }
    .none = Keep none
do-draw = Draw contracts
do-ship = Upgrade shipping
do-tech = Upgrade your { $units }
do-hire = Hire a merchant
do-bonus-ship = Upgrade shipping
do-bonus-tech = Upgrade your { $units }
do-bonus-hire = Hire a merchant
do-bonus-recall = Recall a merchant from { $good }
do-slaughter = Slaughter the animal on { $space }
    .animal = Slaughter the { $animal } on { $space }
do-row = Row from { $space } to { $target }
do-withdraw = Take the barrel from cellar space { $count }
do-brew = { $count ->
        [one] Brew beer from { $count } grain
       *[other] Brew beer from { $count } grain
    }
do-butter = { $count ->
        [0] Make no butter
       *[other] Turn { $count } milk into butter
    }
do-produce = Produce { $goods }
    .nothing = Produce nothing
do-cellar = { $word ->
        [yes] Store a whisky in the cellar
       *[no] Don’t store any
    }
do-port = Use { $port }
    .borrowed = Use { $port } via { $by }
do-word-up = up
do-word-down = down
do-skip = Skip the rest
    .draw = Don’t draw
    .purchases = Buy nothing more
do-end = End turn
do-pass = Pass

## The bar

bar-actions = Actions
bar-trade = Trade
    .about = Send merchants to buy or sell one good.
bar-obtain = Contract
    .about = Take a contract from the export board.
bar-expand = Expand
    .about = Place a unit on a space in reach.
bar-ship = Shipping
    .about = Reach further: across rivers, then lochs.
bar-tech = Technology
    .about = Your woodcutters or miners earn more.
bar-hire = Merchant
    .about = One more merchant for the market.
bar-fulfil = Fulfil
    .about = Deliver the goods for a contract.
bar-pass = Pass
    .about = You’re out for this round. Pass earlier, earn more.
bar-port = Free actions
bar-give = Give:
bar-get = { $left ->
        [one] Get one of these:
       *[other] Get { $left } of these:
    }
bar-clan = Clan
bar-undo = Undo
bar-undo-all = Undo all
bar-end = End turn
bar-confirm = Confirm
# Read out after what is pointed at.
bar-again = Press Enter or Confirm.
bar-cancel = Cancel
bar-hint = Hint
bar-cost = costs { $money }
bar-gain = earns { $money }
bar-free = free
# On a button, in place of a price.
bar-price-free = free
bar-left = leaves you { $money }
bar-reveals = This reveals hidden information and can’t be undone.
bar-choose-unit = Choose a unit, or a space on the map.
bar-choose-space = { $unit }: choose a highlighted space.
bar-choose-here = What goes on { $space }?
bar-choose-good = Choose a good on the market.
bar-choose-contract = Choose a contract.
bar-choose-one = Choose an option.
bar-more = More choices
bar-why = Why not?
bar-make = Produce { $good }
bar-less = Produce less { $good }
bar-more-of = Produce more { $good }

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
part-pass = passing bonus
part-income = income
part-port = port
part-starting_tile = starting tile
part-no_clans = turn order

## Passing

# Before passing, with the names of actions.
pass-open = Still possible: { $actions }.
pass-not = Keep playing
end-heading = End your turn anyway?
end-lost = You’ll lose any bonus you don’t take now.
end-not = Go back
leave-heading = Leave this game?
leave-about = A bot will finish the game for you. To continue later, just close the page: the game will be waiting.
leave-rated = This game is rated: unless you come back, it counts as a loss for you.

## Why not

why-turn-done = You’ve already taken your main action. End your turn.
why-not-yours = It’s not your turn.

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
screen-skip = Skip to actions
screen-sheet = Expand or collapse the panel
menu-home = Home
menu-rules = Rules
menu-settings = Settings
menu-keys = Keyboard
menu-leave = Leave the game
menu-ask-undo = Undo my last turn
menu-guide = Guide
menu-layers = Learning aids
menu-hint = What would a bot do?
# Standing orders for your next turn.
menu-orders = Plan ahead
menu-language = Language
menu-score = If the game ended now
menu-record = Download game file

## Keyboard and command line

keys-heading = Keyboard
keys-numbers = the eight actions
keys-enter = confirm the action shown
    .key = Enter
keys-end = end your turn
    .key = Shift + Enter
keys-count = trade one more or one fewer
keys-undo = undo a step
keys-escape = cancel or close
keys-command = type an action code
keys-map = the map; arrow keys move, Enter chooses
keys-next = on the map: next highlighted space
keys-zoom = on the map: zoom in, zoom out, fit
keys-layers = on the map: show or hide layers
keys-help = this list
keys-switch = You can turn off single-key shortcuts in the settings.
keys-off = Single-key shortcuts are off. Turn them on in the settings.
command-label = Action code
command-hint = for example: expand sheep c4
command-unknown = Unknown action code. Check the spelling.

## Undo after the end of a turn, seats, hints

# What would be undone follows.
undo-asked = { $name } wants to undo this and everything since:
undo-asked-self = You asked to undo this and everything since. The others have to agree:
undo-others = The others have to agree. Everything since then is undone too.
undo-bots = Everything since then is undone too, including the bots’ moves.
undo-practice = This undoes something that was revealed: the game becomes a practice game and no longer counts.
copy-held = This is a copy of a game still being played without hints. Until that game ends, you can only look.
practice = practice
undo-none = You haven’t finished a turn yet, so there’s nothing to undo.
undo-ask = Ask
undo-agree = Agree
undo-refuse = Decline
undo-withdraw = Withdraw
offer-left = { $name } has left this rated game. If you all agree, someone else can take the seat.
offer-do = Offer the seat
offer-asked = { $asker } would like to offer { $name }’s seat to someone else.
offer-asked-self = You asked to offer { $name }’s seat to someone else. The others have to agree.
offer-stands = { $name }’s seat is open to anyone who wants to play on.
seat-return = A bot is playing for you.
seat-return-do = Take over again

## Playing again

rematch-asked = { $name } would like a rematch.
rematch-sit = Take a seat
rematch-mine = You have a seat in the rematch.
rematch-go = Go to the table

## Watching

# Someone who isn't signed in may still have a seat.
watch-sign-in = You’re watching. Is one of these seats yours?
watch-sign-in-do = Sign in

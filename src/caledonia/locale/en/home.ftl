### The screens around the table: start page, new table, lobby, account, settings.

## All screens

# A link for keyboards and screen readers, past the navigation.
home-skip = To the content
home-nav = Main navigation
home-nav-home = Home
home-nav-lobby = Lobby
home-nav-daily = Daily
home-nav-learn = Learn
home-nav-replays = Replays
home-nav-rules = Rules
home-nav-ratings = Ratings
home-nav-settings = Settings
# A link for programmers: the description of the server's interface.
home-nav-api = For programmers
home-nav-enter = Sign in
home-language = Language
home-notice = An unofficial edition of Clans of Caledonia, made by players for players. The game is by Juma Al-JouJou, published by Karma Games.
home-more = Show more
home-more-by = and { $count } more from { $name }
home-any = any
home-yes = yes
home-no = no
home-add = Add
home-save = Save
home-players = Players
home-name = Name
home-clan = Clan
home-place = Place
home-points = VP
home-games = Games
home-result = Result
home-today = Today

## Start page

home-slogan = A table by the window, in the Highlands
home-app-about = Play, study and teach the game of clans, trade and whisky.
home-app-wide = The map of a game, with market, contracts and boards around it
home-app-narrow = A game on a phone
home-offline = You’re offline. Your games are safe on the server; everything here works again once you’re connected.
home-play = Play now
# On the button, for the second until the table is laid out.
home-play-dealing = Dealing …
home-play-against = Whom you play against
home-play-number = Number of bots
home-play-bots = { $count ->
        [one] against { $count } bot
       *[other] against { $count } bots
    }
home-play-level = Level of the bots
home-play-about = { $bot } { $about }.
home-play-game = Rules
home-play-first = first game
home-play-full = full game
home-waiting = { $count ->
        [one] A table is waiting for you
       *[other] { $count } tables are waiting for you
    }
home-mine = Your tables
home-mine-all = All your tables
home-learn = New here?
home-learn-about = A first game teaches you as you play, one small step at a time.
home-learn-open = Learn by playing
home-people = Play with people
home-people-about = Lay out a table and send the link to your friends, or sit down at an open one.
home-open-tables = Free seats
home-open-none = No table has a free seat just now. Lay one out yourself.
home-watch = Watch
home-watch-none = Nobody is playing in public just now.
home-look-back = Look back
home-look-back-about = Replay any finished game move by move, and see who plays best.
home-link = Join by link
home-link-example = https://…/join/…
home-link-open = Open
home-link-wrong = This is not a link to a table. Copy the whole link that you were sent.

## Tables in lists

home-seat-open = free seat
# A table without a name of its own, by the person who made it.
home-table-of = { $name }’s table
# A table that was made of a record.
home-imported = Imported game
home-table-your-turn = Your turn
home-table-open = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
home-table-asked = You are asked for a rematch
home-table-finished = finished
home-table-turn-of = { $round ->
        [0] Setup: { $name } to play
       *[other] Round { $round }: { $name } to play
    }
home-table-round = { $round ->
        [0] Setup
       *[other] Round { $round }
    }
home-tag-rated = rated
# How fast a table is played; $time is like “30 minutes”.
home-tag-clock = { $kind ->
        [turn] { $time } a turn
        [chess] { $time } each
       *[none] no clock
    }
home-tag-variants = { $count ->
        [one] { $count } variant
       *[other] { $count } variants
    }
home-lobby-show = Show
home-lobby-join = to join
home-lobby-watch = to watch
home-lobby-mine = my own
home-lobby-none = There is no such table just now. Lay one out, and others will find it here.

## New table

home-new = New table
home-presets = Begin with
home-preset-first_game = First game
    .about = Two players, static imports, without port tiles and scoring tiles.
home-preset-evening = An evening
    .about = Four people, half an hour each on the clock.
home-preset-turn_a_day = A turn a day
    .about = Four people who look in once a day.
home-preset-against_chief = Against the Chief
    .about = You and the strongest bot.
home-preset-solo = Solo
    .about = Alone against the solo ranks.
home-preset-tournament = Tournament
    .about = Four people, clan auction, rated, no hints.
home-seat-number = Seat { $number }
home-who-me = you
home-who-me-about = This is your seat.
home-who-open-about = For whoever has the link, or finds the table in the lobby.
home-who-bots = Bots
home-map = Map
home-map-random = Random
home-map-random-about = The four map modules fall as they may.
home-map-chosen = Chosen
home-map-chosen-about = You choose the side of each module.
home-map-module = Module { $letter }
home-map-picture = The map with the sides { $sides }
home-clans = Clans
home-clans-chosen = Chosen
    .about = Clans and starting tiles are laid out, everybody chooses in turn.
home-clans-auction = Auction
    .about = Everybody bids victory points for clans and turn order; 2 to 4 players.
home-clans-dealt = Dealt
    .about = You decide which seat leads which clan.
home-clans-none = None
    .about = Starting tiles only, nobody has a special power.
home-clans-seat = Clan of seat { $number }
home-variants = Variants
home-variant-static_imports = Static import goods
    .about = All imports are worth the same at the end; easier to plan.
home-variant-no_scoring_tiles = Without scoring tiles
    .about = Rounds bring no glory; good for a first game.
home-variant-no_port_tiles = Without port tiles
    .about = The four ports are closed; good for a first game.
home-variant-tighter_map = Tighter map
    .about = Four land spaces are covered, so people meet sooner; 2 or 3 players.
home-variant-kickstarter = Kickstarter tiles
    .about = The additional clan, port and scoring tiles are among the draws.
home-variant-errata_2025 = Errata 2025
    .about = Exchanging units at a port brings the neighbourhood bonus as well.
home-clock = Clock
home-clock-none = No clock
    .about = Everybody takes the time they need.
home-clock-turn = For each turn
    .about = The same time for every turn; after that a bot stands in.
home-clock-chess = For the game
    .about = A stock of time for the whole game, as with a chess clock.
home-clock-time-turn = Time for a turn
home-clock-time-chess = Time for the game
home-clock-more = Added for each turn
home-clock-nothing = nothing
home-clock-rest = Nights and vacations do not count
    .about = A turn waits while players sleep or are on vacation, as set in their accounts.
home-around = Around the table
home-table-public = Public
    .about = The table is shown in the lobby, and anybody may sit down.
home-table-spectators = Spectators
    .about = People without a seat may watch.
home-table-rated = Rated
    .about = The result changes everyone’s rating. All players need an account, and anyone who leaves loses.
home-table-aids = Hints
    .about = Players can ask bots for advice during the game. With several people, only if you turn it on here; never in rated games.
home-table-shuffle = Seats by lot
    .about = Who sits where is drawn when the game begins.
home-table-name = Name of the table
    .about = Without one it carries your name.
home-bot-pace = Bots think
    .about = The longest that a bot takes for a turn.
home-bot-pace-own = at their own pace
home-content = Content pack
    .about = What is printed: tiles, clans, contracts and map.
home-summary = The table
home-create = Lay out the table
home-create-play = Begin the game
# Why a choice does not go together with the others.
home-wrong-tighter_map = The tighter map is for 2 or 3 players.
home-wrong-clan_auction = A clan auction needs 2 to 4 players.
home-wrong-no_clans = Choose one: an auction, or no clans.
home-wrong-map_sides = Choose a side for each of the four modules.
home-wrong-clans = Give every seat a clan of its own.
home-wrong-name = Choose a shorter name, of letters that can be seen.
home-wrong-seats = Take one seat yourself, and leave the others open or to bots.
home-wrong-players = 1 to 4 can play.
home-wrong-content = This content pack is not on the server. Choose another one.
home-wrong-clock = Choose another time for the clock.
home-wrong-bot_seconds = Choose another time for the bots.

## A table in whole sentences, one after the other

home-sum-open = { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
home-sum-solo = You play a solo game.
# $names: one or several players and open seats, listed.
home-sum-against = You play with { $names }.
home-sum-without-me = { $names } play, and you watch.
home-sum-map-random = The map is random.
home-sum-map = The map has the sides { $sides }.
home-sum-full = All rules of the game are used.
# $variants: names of variants, listed.
home-sum-variants = Variants: { $variants }.
home-sum-no-clock = There is no clock.
home-sum-turn = Everybody has { $time } for each turn.
home-sum-chess = Everybody has { $time } for the game.
home-sum-chess-more = Everybody has { $time } for the game, and { $more } more for each turn.
home-sum-public = { $rated ->
        [yes] The table is public and rated.
       *[no] The table is public, and not rated.
    }
home-sum-private = { $rated ->
        [yes] Whoever has the link can sit down; the game is rated.
       *[no] Whoever has the link can sit down; the game is not rated.
    }
home-sum-rated = { $rated ->
        [yes] The game is rated.
       *[no] The game is not rated.
    }

## Waiting room and invitations

home-wait = { $count ->
        [0] All seats are taken.
        [one] One seat is still free. Send the link to a friend.
       *[other] { $count } seats are still free. Send the link to your friends.
    }
home-wait-asked = { $count ->
        [one] { $names } has been asked for a rematch, and needs no link.
       *[other] { $names } have been asked for a rematch, and need no link.
    }
home-wait-bot = Bot for seat { $number }
home-wait-give = Give it to a bot
home-wait-start = Begin
home-wait-start-bots = Begin with bots on free seats
home-wait-leave = Get up
home-wait-later = Come back later
home-closed = This table was closed, because nobody was left at it.
home-invite = Invitation link
home-invite-title = A game of Caledonia
home-invite-copy = Copy the link
home-invite-copied = Copied
home-invite-share = Share
home-join = You are invited
home-join-hidden = You are invited to a private table. Sit down to see it.
home-join-name = Your name
home-join-sit = Sit down
home-join-here = Sit here
home-join-take-over = Take over from the bot
# What is the matter with a table that one cannot sit down at; the next step is a button.
home-join-finished = This game is over.
home-join-closed = This table was closed, because nobody was left at it.
home-join-full = All seats are taken.
home-join-playing = The game is under way, and all seats are taken.
home-join-private = This table is private. Ask for an invitation link.
home-join-replay = See how it went
home-join-watch = Watch
home-join-other = Find another table

## Daily challenge

home-daily = Daily challenge
home-daily-about = One solo game a day, the same for everybody. You have one attempt.
home-daily-leader = { $name } leads with { $points } VP
home-daily-nobody = Nobody has finished it yet.
home-daily-open = To the challenge
home-daily-play = Play today’s challenge
home-daily-continue = Carry on with your game
home-daily-see = See your game
home-daily-before = The day before
home-daily-after = The day after
home-daily-rules = The board ranks accounts that were at least a day old at the start. If someone else on your network played before you finished, you’re listed below.
# Mark on a score: someone else on the same network played the challenge too.
home-daily-practised = not the first on this network
# The rank your score would have, and why it has none.
home-daily-own = { $why ->
        [guest] Your { $points } VP would put you in place { $rank }. Register, and a day later your results go on the board.
        [new_account] Your { $points } VP would put you in place { $rank }. Your account was less than a day old; next time you’ll be on the board.
       *[practised] Your { $points } VP would put you in place { $rank }. Someone else on your network played this challenge, so you’re listed below.
    }
home-replay-of = Replay of { $name }

## Replays

home-replays-mine = Your games
home-replays-public = Public games
home-replays-none = No finished games yet.
home-import = Bring a game along
home-import-about = Open the record of a game as a table, to look at it or to play on.
home-import-file = From a file
home-import-paste = Or paste it here
home-import-open = Open the game

## People and ratings

home-profile = Profile
home-since = { $guest ->
        [yes] Guest since { $date }
       *[no] Member since { $date }
    }
home-results = Results
home-won = won
home-lost-games = lost
# Column heading, and mark on a result: rated games that a player left, and so lost.
home-left-games = left
# Heading of a column: mean victory points of a game.
home-mean = mean VP
home-best = best
home-against = You and this player
home-against-line = { $games ->
        [one] You have met once:
       *[other] You have met { $games } times:
    } you were ahead { $mine ->
        [one] once
       *[other] { $mine } times
    }, { $name } { $theirs ->
        [one] once
       *[other] { $theirs } times
    }, and level { $level ->
        [one] once
       *[other] { $level } times
    }.
home-rating = Rating
home-rating-players = { $count } players
home-rating-games = { $count ->
        [one] after { $count } game
       *[other] after { $count } games
    }
home-provisional = provisional
home-provisional-about = A rating is provisional until there are enough games against enough different opponents.
home-rating-none = No rated games yet.
home-rating-chart = Rating over { $count } games, between { $low } and { $high }
home-rating-about = The rating is a strength that a player has almost surely. It rises as games make us surer.
home-leaders = Strongest players
home-effects = What clans and seats are worth
home-effects-about = In points of the rating, apart from who played them. The line shows where the true value lies with 95 % confidence.
home-effects-seats = Turn order
home-effects-seat = seat { $number }
home-effect = { $worth }, between { $low } and { $high }

## Account

home-account = Account
home-keep-games = Keep your games
home-sign-in = Sign in
home-register = Register
home-register-about = A name and a password are enough. Games that you played as a guest stay yours.
home-sign-in-about = Welcome back.
home-shown-name = The name that others see
home-login = User name or e-mail address
home-user-name = User name
home-email-optional = E-mail address (optional)
home-email-about = For signing in, and for a new password if you forget yours. We’ll send you a link to confirm it.
home-email = E-mail address
home-email-set = Your address: { $email }
home-email-pending = We’ve sent a mail to { $email }. Open its link within a week to confirm the address.
home-email-give = Save address
home-password = Password
home-password-about = At least 8 characters, and not easy to guess.
home-forgot = Forgot your password?
home-forgot-done = If this account has a confirmed e-mail address, we’ve sent a link for a new password to it.
home-merge = { $count ->
        [one] Take along the game that I play here as a guest
       *[other] Take along the { $count } games that I play here as a guest
    }
home-you = You
home-guest-about = You are a guest: this browser keeps your seats. Register to play on from anywhere.
home-signed-in = You sign in as { $login }.
home-password-change = Change the password
home-password-old = Present password
home-password-new = New password
home-password-change-about = This signs you out everywhere else and revokes all tokens for programs.
home-password-changed = Password changed. You’re signed out everywhere else, and all tokens are revoked.
home-sessions = Where you are signed in
home-session-unknown = Unknown device
home-session-here = this one
home-session-end = Sign out
home-sessions-end = Sign out everywhere else
home-tokens = Tokens for programs
home-tokens-about = A program with a token plays in your name. Give it to nobody.
home-token-unused = never used
home-token-label = What it is for
home-token-make = Make a token
home-token-once = Copy it now: it is shown this one time.
home-token-end = Revoke
home-leaving = Leaving
home-sign-out = Sign out
home-sign-out-guest = Guests who sign out cannot come back to their games. Register first to keep them.
home-delete = Delete the account
home-delete-about = This is for good. Your address is erased and your name is removed from all tables; your games stay, and a bot takes your place in those that are under way.
home-delete-yes = Delete it for good
home-stay = Stay

## Notices

home-notices = Notices
home-notices-about = We tell you when it is your turn, unless you are looking at the table anyway.
home-channel-push = This or another browser
home-channel-mail = E-mail
# A webhook is an address that programs such as Discord and Slack listen at.
home-channel-webhook = Webhook, also of Discord and Slack
home-channel-unconfirmed = Open the link in the mail that we sent to this address.
home-channel-resting = It failed too often and rests now. A test that arrives wakes it.
home-channel-events = { $count ->
        [0] Tells nothing
        [one] Tells one kind of news
       *[other] Tells { $count } kinds of news
    }
home-channel-test = Test
home-channel-tested = Sent. It should arrive in a moment.
home-channel-remove = Remove
home-channel-secret = Copy the secret now: it is shown this one time.
home-channel-add-push = Tell me in this browser
home-push-unsupported = This browser cannot show notices here. Install the page on your device, or use e-mail.
home-push-denied = The browser does not allow notices. Allow them in the settings of this page.
home-event-your_turn = It is my turn
home-event-started = The game begins
home-event-finished = The game is over
home-event-chat = Somebody says something
home-event-undo_asked = Somebody would like to take something back
home-event-seat = Somebody sits down or gets up
home-event-time_short = My time is running out
home-rest = Nights and vacations
home-rest-about = Turn clocks stop while you rest, at tables that allow it. New hours apply a day later, and never to a turn that has begun. Times are in { $zone }.
home-rest-since = The new hours apply from { $moment }.
home-rest-zone = Time zone
home-sleep = Sleep every night
home-sleep-from = From
home-sleep-to = To
home-vacations = Vacations
home-vacation = { $from } to { $to }
home-vacation-first = First day
home-vacation-last = Last day
home-vacation-incomplete = Give the first and the last day.
home-vacation-there = This vacation is there already.
home-vacation-left = { $days ->
        [one] You have one day of vacation left in { $year }.
       *[other] You have { $days } days of vacation left in { $year }.
    }
home-vacation-earliest = A new vacation can start on { $day } at the earliest.

## Settings

home-theme = Appearance
home-theme-auto = As the device
    .about = Follows your device by day and night.
home-theme-light = By day
    .about = The table by the window.
home-theme-dark = By lamplight
    .about = The same table in the evening.
home-colours = Colours of pieces
home-colours-plain = Plain
    .about = Four colours that most eyes tell apart, and four shapes.
home-colours-bold = Bold
    .about = Larger marks and patterns, for eyes that tell colours apart badly.
home-motion = Movement
home-motion-full = calm
home-motion-quick = quick
home-motion-none = none
home-moves = Others’ moves
home-moves-calm = calm
    .about = Each move stands for a moment, with a caption; each round ends with a summary.
home-moves-quick = quick
    .about = The same in half the time.
home-moves-off = off
    .about = The board changes at once. The log tells what happened.
home-at-table = At the table
home-set-confirm = Show before taking
    .about = The first press shows what a choice costs and brings, the second one takes it.
home-set-confirmPass = Remind me of what I could still do before I pass
    .about = While you still have money or actions.
home-set-endAlone = End the turn by itself
    .about = As soon as nothing is left to decide. You cannot take back any more then.
home-set-coordinates = Names of spaces
    .about = Shows c4 and the like on the map.
home-set-sound = Sound
    .about = Wood on wood, a coin, and a bell when it is your turn.
home-set-shortcuts = Single-key shortcuts
    .about = Letters and digits do things at the table: 1 to 8 choose actions, U takes back. Enter and Esc always work.
home-orientation = The map is turned by
home-orientation-turn = { $degrees }°
home-settings-kept = These settings are kept in this browser.

## Lost

home-lost = You have strayed into the mist
home-lost-about = There is nothing at this address. Perhaps a part of the link is missing.
home-lost-home = Back to the start page

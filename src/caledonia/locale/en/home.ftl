### The screens around the table: home page, new table, lobby, account, settings.

## All screens

# A link for keyboards and screen readers, past the navigation.
home-skip = Skip to content
home-nav = Main navigation
home-nav-home = Home
home-nav-lobby = Lobby
home-nav-daily = Daily
home-nav-learn = Learn
home-nav-replays = Replays
home-nav-rules = Rules
home-nav-ratings = Ratings
home-nav-settings = Settings
# A link for developers: the documentation of the server's API.
home-nav-api = For developers
home-nav-enter = Sign in
home-language = Language
home-notice = An unofficial edition of Clans of Caledonia, made by players for players. The game is by Juma Al-JouJou, published by Karma Games.
home-more = Show more
home-more-by = and { $count } more from { $name }
home-any = Any
home-yes = Yes
home-no = No
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

## Home page

home-slogan = A table with a view of the Highlands
home-app-about = The game of clans, trade and whisky. Play online with friends or against bots.
home-app-wide = A game in progress: the map, with market, contracts and boards around it
home-app-narrow = A game on a phone
home-offline = You’re offline. Your games are safe on the server; everything here works again once you’re connected.
home-play = Play now
# On the button, for the second until the table is ready.
home-play-dealing = Setting up…
home-play-against = Opponents
home-play-number = Number of bots
home-play-bots = { $count ->
        [one] Against { $count } bot
       *[other] Against { $count } bots
    }
home-play-level = Bot level
home-play-about = The { $bot } { $about }.
home-level = { $level } · { $bot }
home-suggest = Suggest a level
home-suggest-after = { $games ->
        [one] Based on your last game against bots
       *[other] Based on your last { $games } games against bots
    }, we suggest the { $bot }: an even match for you.
home-suggest-first = We suggest the { $bot } for your first games.
home-play-game = Rules
home-play-first = Beginner rules
home-play-full = Full rules
home-waiting = { $count ->
        [one] A table is waiting for you
       *[other] { $count } tables are waiting for you
    }
home-mine = Your tables
home-mine-all = All your tables
home-learn = New here?
home-learn-about = Your first game teaches you as you play, step by step.
home-learn-open = Learn by playing
home-people = Play with others
home-people-about = Create a table and send your friends the link, or join an open one.
home-open-tables = Open seats
home-open-none = No open seats right now. Create a table yourself.
home-watch = Watch
home-watch-none = No public games right now.
home-look-back = Replays and ratings
home-look-back-about = Replay any finished game move by move, and see who plays best.
home-link = Join by link
home-link-example = https://…/join/…
home-link-open = Open
home-link-wrong = This isn’t a link to a table. Copy the whole link you were sent.

## Tables in lists

home-seat-open = open seat
# A table without a name of its own, by the person who made it.
home-table-of = { $name }’s table
home-table-your-turn = Your turn
home-table-open = { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
home-table-asked = Rematch offered
home-table-finished = Finished
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
        [turn] { $time } per turn
        [chess] { $time } each
       *[none] no clock
    }
home-tag-variants = { $count ->
        [one] { $count } variant
       *[other] { $count } variants
    }
home-lobby-show = Show
home-lobby-join = Open
home-lobby-watch = In progress
home-lobby-mine = Mine
home-lobby-none = No tables match. Create one and others will find it here.

## New table

home-new = New table
home-presets = Presets
home-preset-first_game = First game
    .about = Two players, static import goods, no port or scoring tiles.
home-preset-evening = Game night
    .about = Four players, 30 minutes each.
home-preset-turn_a_day = A turn a day
    .about = Four players, checking in once a day.
home-preset-against_chief = Against the Chief
    .about = You and a strong bot.
home-preset-solo = Solo
    .about = Play alone for the best solo rank.
home-preset-tournament = Tournament
    .about = Four players, clan auction, rated, no hints.
home-seat-number = Seat { $number }
home-who-me = you
home-who-me-about = This is your seat.
home-who-open-about = Anyone can join with the link or from the lobby.
home-who-bots = Bots
home-map = Map
home-map-random = Random
home-map-random-about = Each of the four modules gets a random side.
home-map-chosen = Choose sides
home-map-chosen-about = You choose the side of each module.
home-map-module = Module { $letter }
home-map-picture = The map with sides { $sides }
home-clans = Clans
home-clans-chosen = Draft
    .about = Players take turns choosing a clan and its starting tile.
home-clans-auction = Auction
    .about = Players bid victory points for clans and turn order (2–4 players).
home-clans-dealt = Assigned
    .about = You assign a clan to each seat.
home-clans-none = None
    .about = Starting tiles only; no clan abilities.
home-clans-seat = Clan for seat { $number }
home-variants = Variants
home-variant-static_imports = Static import goods
    .about = All import goods score the same at the end; easier to plan.
home-variant-no_scoring_tiles = Without scoring tiles
    .about = Rounds score no glory; good for a first game.
home-variant-no_port_tiles = Without port tiles
    .about = No port bonuses; good for a first game.
home-variant-tighter_map = Tighter map
    .about = Four land spaces are covered, so players meet sooner (2–3 players).
home-variant-kickstarter = Kickstarter tiles
    .about = Adds the extra clan, port and scoring tiles to the draw.
home-variant-errata_2025 = Errata 2025
    .about = Exchanging units at a port also gives the neighbourhood bonus.
home-clock = Clock
home-clock-none = No clock
    .about = Everyone takes the time they need.
home-clock-turn = Per turn
    .about = A fixed time for every turn; then a bot takes over.
home-clock-chess = Per game
    .about = A time budget for the whole game, like a chess clock.
home-clock-time-turn = Time per turn
home-clock-time-chess = Time per player
home-clock-more = Added per turn
home-clock-nothing = None
home-clock-rest = Pause at night and on holiday
    .about = The clock stops while a player is asleep or on holiday, as set in their account.
home-around = Table options
home-table-public = Public
    .about = Listed in the lobby; anyone can join.
home-table-spectators = Spectators
    .about = People without a seat can watch.
home-table-rated = Rated
    .about = The result changes everyone’s rating. All players need an account, and anyone who leaves loses.
home-table-aids = Hints
    .about = Players can ask bots for advice during the game. Off by default with other people; never in rated games.
home-table-layers = Learning aids
    .about = Players can see who’s ahead, where prices are heading and how to fulfil contracts. Only if one person plays against bots.
home-table-shuffle = Random seats
    .about = Seats are shuffled when the game starts.
home-table-name = Table name
    .about = Leave empty to use your name.
home-bot-pace = Bot thinking time
    .about = The longest a bot takes for a turn.
home-bot-pace-own = Standard
home-content = Content pack
    .about = Which tiles, clans, contracts and map are used.
home-summary = Your table
home-create = Create table
home-create-play = Start game
# Why a choice can't be combined with the others.
home-wrong-tighter_map = The tighter map is for 2 or 3 players.
home-wrong-clan_auction = A clan auction needs 2 to 4 players.
home-wrong-no_clans = Choose either an auction or no clans.
home-wrong-map_sides = Choose a side for each of the four modules.
home-wrong-clans = Give each seat a different clan.
home-wrong-name = Choose a shorter name with visible characters.
home-wrong-seats = Take one seat yourself. Leave the others open or add bots.
home-wrong-players = The game is for 1 to 4 players.
home-wrong-content = The server doesn’t have this content pack. Choose another one.
home-wrong-clock = Choose another time for the clock.
home-wrong-bot_seconds = Choose another time for the bots.

## A table in short sentences, one after the other

home-sum-open = { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
home-sum-solo = You play solo.
# $names: one or several players and open seats, listed.
home-sum-against = Opponents: { $names }.
home-sum-without-me = You watch { $names } play.
home-sum-map-random = Random map.
home-sum-map = Map sides: { $sides }.
home-sum-full = Full rules.
# $variants: names of variants, listed.
home-sum-variants = Variants: { $variants }.
home-sum-no-clock = No clock.
home-sum-turn = { $time } per turn.
home-sum-chess = { $time } per player.
home-sum-chess-more = { $time } per player, plus { $more } per turn.
home-sum-public = { $rated ->
        [yes] Public and rated.
       *[no] Public, not rated.
    }
home-sum-private = { $rated ->
        [yes] Anyone with the link can join. Rated.
       *[no] Anyone with the link can join. Not rated.
    }
home-sum-rated = { $rated ->
        [yes] Rated.
       *[no] Not rated.
    }

## Waiting room and invitations

home-wait = { $count ->
        [0] All seats are taken.
        [one] One seat is still open. Send a friend the link.
       *[other] { $count } seats are still open. Send your friends the link.
    }
home-wait-asked = { $count ->
        [one] { $names } has been invited to the rematch and doesn’t need the link.
       *[other] { $names } have been invited to the rematch and don’t need the link.
    }
home-wait-bot = Bot for seat { $number }
home-wait-give = Add a bot
home-wait-start = Start
home-wait-start-bots = Fill with bots and start
home-wait-leave = Leave seat
home-wait-later = Come back later
home-closed = This table was closed because everyone left.
home-invite = Invitation link
home-invite-title = A game of Caledonia
home-invite-copy = Copy link
home-invite-copied = Copied
home-invite-share = Share
home-join = You’re invited
home-join-hidden = You’re invited to a private table. Take a seat to see it.
home-join-name = Your name
home-join-sit = Take a seat
home-join-here = Sit here
home-join-take-over = Take over from the bot
# Why you can't take a seat at a table; the next step is a button.
home-join-finished = This game is over.
home-join-closed = This table was closed because everyone left.
home-join-full = All seats are taken.
home-join-playing = The game is under way and all seats are taken.
home-join-private = This table is private. Ask for an invitation link.
home-join-replay = Watch the replay
home-join-watch = Watch
home-join-other = Find another table

## Daily challenge

home-daily = Daily challenge
home-daily-about = One solo game a day, the same for everyone. You get one attempt.
home-daily-leader = { $name } leads with { $points } VP
home-daily-nobody = Nobody has finished it yet.
home-daily-open = Go to the challenge
home-puzzles = Puzzles
home-puzzles-about = One turn, one best answer.
home-puzzles-open = Solve today’s puzzle
# $count is a number of exercises.
home-puzzles-due = { $count ->
        [one] Learn from your mistakes: 1 exercise
       *[other] Learn from your mistakes: { $count } exercises
    }
home-daily-play = Play today’s challenge
home-daily-continue = Continue your game
home-daily-see = View your game
home-daily-before = Previous day
home-daily-after = Next day
home-daily-rules = The leaderboard ranks accounts that were at least a day old at the start. If someone else on your network played before you finished, you’re listed below it.
# Mark on a score: someone else on the same network played the challenge too.
home-daily-practised = not the first on this network
# The rank your score would have, and why it has none.
home-daily-own = { $why ->
        [guest] Your { $points } VP would rank you #{ $rank }. Register now, and from tomorrow your results count towards the leaderboard.
        [new_account] Your { $points } VP would rank you #{ $rank }. Your account was less than a day old; next time you’ll be on the leaderboard.
       *[practised] Your { $points } VP would rank you #{ $rank }. Someone else on your network played this challenge, so you’re listed below.
    }
home-replay-of = Replay of { $name }

## Replays

home-replays-mine = Your games
home-replays-public = Public games
home-replays-none = No finished games yet.
home-import = Import a game
home-import-about = Open a game file to review it or play on.
home-import-file = From a file
home-import-paste = Or paste it here
home-import-open = Open game

## People and ratings

home-profile = Profile
home-since = { $guest ->
        [yes] Guest since { $date }
       *[no] Member since { $date }
    }
home-results = Results
home-won = Won
home-lost-games = Lost
# Column heading, and mark on a result: rated games that a player left, and so lost.
home-left-games = left
# Heading of a column: mean victory points of a game.
home-mean = Avg. VP
home-best = Best
home-against = You and this player
home-against-line = { $games ->
        [one] One game together:
       *[other] { $games } games together:
    } you finished ahead in { $mine }, { $name } in { $theirs }, tied in { $level }.
home-rating = Rating
home-rating-players = { $count } players
home-rating-games = { $count ->
        [one] after { $count } game
       *[other] after { $count } games
    }
home-provisional = provisional
home-provisional-about = A rating is provisional until it’s based on enough games against enough different opponents.
home-rating-none = No rated games yet.
home-rating-chart = Rating over { $count } games, between { $low } and { $high }
home-rating-about = A cautious estimate of strength. It rises as more games make it more certain.
home-leaders = Strongest players
home-effects = What clans and seats are worth
home-effects-about = In rating points, adjusted for who played them. The line shows the 95% confidence interval.
home-effects-seats = Turn order
home-effects-seat = Seat { $number }
home-effect = { $worth }, between { $low } and { $high }

## Account

home-account = Account
home-keep-games = Keep your games
home-sign-in = Sign in
home-register = Register
home-register-about = A name and a password are all you need. You keep the games you played as a guest.
home-sign-in-about = Welcome back.
home-shown-name = Display name
home-login = Username or email address
home-user-name = Username
home-email-optional = Email address (optional)
home-email-about = To sign in, and to reset your password if you forget it. We’ll send you a link to confirm it.
home-email = Email address
home-email-set = Your address: { $email }
home-email-pending = We’ve sent an email to { $email }. Open its link within a week to confirm the address.
home-email-give = Save address
home-password = Password
home-password-about = At least 8 characters, and hard to guess.
home-forgot = Forgot your password?
home-forgot-done = If this account has a confirmed email address, we’ve sent it a link to set a new password.
home-merge = { $count ->
        [one] Bring along the game I’m playing here as a guest
       *[other] Bring along the { $count } games I’m playing here as a guest
    }
home-you = You
home-guest-about = You’re a guest: your games are tied to this browser. Register to play from any device.
home-signed-in = You’re signed in as { $login }.
home-password-change = Change password
home-password-old = Current password
home-password-new = New password
home-password-change-about = This signs you out everywhere else and revokes all API tokens.
home-password-changed = Password changed. You’ve been signed out everywhere else, and all API tokens are revoked.
home-sessions = Where you’re signed in
home-session-unknown = Unknown device
home-session-here = this device
home-session-end = Sign out
home-sessions-end = Sign out everywhere else
home-tokens = API tokens
home-tokens-about = A program with a token can play as you. Keep it secret.
home-token-unused = never used
home-token-label = Label
home-token-make = Create token
home-token-once = Copy it now: it won’t be shown again.
home-token-end = Revoke
home-leaving = Sign out or delete
home-sign-out = Sign out
home-sign-out-guest = If you sign out as a guest, you lose access to your games. Register first to keep them.
home-delete = Delete account
home-delete-about = This can’t be undone. Your address is erased and your name is removed from all tables. Your games stay, and a bot takes over any still in progress.
home-delete-yes = Delete permanently
home-stay = Cancel

## Notifications

home-notices = Notifications
home-notices-about = We’ll let you know when it’s your turn, unless you’re already at the table.
home-channel-push = Browser notifications
home-channel-mail = Email
# A webhook is an address that programs such as Discord and Slack listen at.
home-channel-webhook = Webhook (Discord, Slack…)
home-channel-unconfirmed = Open the link in the email we sent to this address.
home-channel-resting = Paused after too many failures. A successful test turns it back on.
home-channel-events = { $count ->
        [0] No events
        [one] 1 event
       *[other] { $count } events
    }
home-channel-test = Test
home-channel-tested = Sent. It should arrive in a moment.
home-channel-remove = Remove
home-channel-secret = Copy the secret now: it won’t be shown again.
home-channel-add-push = Notify me in this browser
home-push-unsupported = This browser can’t show notifications here. Install the app on your device, or use email.
home-push-denied = Your browser blocks notifications from this site. Allow them in its site settings.
home-event-your_turn = It’s my turn
home-event-started = A game starts
home-event-finished = A game ends
home-event-chat = New chat message
home-event-undo_asked = Someone asks for an undo
home-event-seat = Someone joins or leaves
home-event-time_short = I’m running out of time
home-rest = Sleep and holidays
home-rest-about = Your turn clock stops during these times, at tables that allow it. New hours apply a day later, and never to a turn already under way. Times are in { $zone }.
home-rest-since = The new hours apply from { $moment }.
home-rest-zone = Time zone
home-sleep = Sleeping hours
home-sleep-from = From
home-sleep-to = To
home-vacations = Holidays
home-vacation = { $from } – { $to }
home-vacation-first = First day
home-vacation-last = Last day
home-vacation-incomplete = Enter the first and last day.
home-vacation-there = You’ve already added these days.
home-vacation-left = { $days ->
        [one] You have one day of holiday left in { $year }.
       *[other] You have { $days } days of holiday left in { $year }.
    }
home-vacation-earliest = A new holiday can start on { $day } at the earliest.

## Settings

home-theme = Appearance
home-theme-auto = System
    .about = Matches your device.
home-theme-light = Daylight
    .about = The table by the window.
home-theme-dark = Lamplight
    .about = The same table in the evening.
home-colours = Piece colours
home-colours-plain = Plain
    .about = Four distinct colours and shapes.
home-colours-bold = Bold
    .about = Larger symbols and patterns, for colour-blind players.
home-motion = Animation
home-motion-full = Normal
home-motion-quick = Fast
home-motion-none = Off
home-moves = Others’ moves
home-moves-calm = Normal
    .about = Each move is shown for a moment, with a caption; each round ends with a summary.
home-moves-quick = Fast
    .about = The same, in half the time.
home-moves-off = Off
    .about = The board updates at once. Check the log for what happened.
home-at-table = At the table
home-set-confirm = Preview first
    .about = The first tap shows cost and effect, the second confirms.
home-set-confirmPass = Ask before passing
    .about = If you still have money or actions left.
home-set-endAlone = End turn automatically
    .about = As soon as there’s nothing left to decide. You can’t undo after that.
home-set-coordinates = Coordinates
    .about = Shows names like c4 on the map.
home-set-sound = Sound
    .about = Wood on wood, a coin, and a bell when it’s your turn.
home-set-shortcuts = Single-key shortcuts
    .about = Play with letters and digits: 1 to 8 choose actions, U undoes. Enter and Esc always work.
home-orientation = Map rotation
home-orientation-turn = { $degrees }°
home-settings-kept = Settings are saved in this browser.

## Lost

home-lost = You’ve strayed into the mist
home-lost-about = There’s nothing here. Part of the link may be missing.
home-lost-home = Back to the home page

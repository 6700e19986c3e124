### Why the server refuses something, exactly: what happened, then the one thing to do, where there is one.
### The ids are those of src/caledonia/server/refusals.py.

## Looking at a table

refusal-no_such_table = There’s no such table. Check that the link is complete.
refusal-no_spectators = Only its players can see this table.
refusal-challenge_open = This daily challenge is still open. Finish it yourself, or wait until it closes.
# $played, $present: numbers of versions.
refusal-other_rules = This game was played with rules version { $played }. This server uses version { $present }, which would play out differently. Ask the server’s operator for the older version.
refusal-other_content = This server’s content pack “{ $content }” can’t replay this game. Ask the server’s operator.

## What does not fit the game as it stands

refusal-game_not_begun = The game hasn’t started. Wait until every seat is taken.
refusal-game_begun = The game has already started; that was only possible before.
refusal-game_over = The game is over. Ask for a rematch to keep playing.
refusal-table_given_up = This table was abandoned before the game started. Create another one.
refusal-game_not_over = The game isn’t over yet. Come back when it is.

## Seats

refusal-private_table = This table is private. Ask for its invitation link.
refusal-wrong_invite = This invitation link isn’t valid. Ask for a new one.
refusal-not_creator = Only the host can do that.
refusal-no_seat = You have no seat at this table.
refusal-seated_already = You already have a seat here.
refusal-seat_taken = This seat has been taken. Choose another one.
refusal-all_seats_taken = All seats are taken. Look for another table, or watch.
refusal-no_stand_in_there = No bot is filling in at this seat any more. Choose another one.
refusal-person_sits_there = { $name } has taken this seat. Choose another one.
refusal-stand_in_plays = A bot is playing for you. Take over first.
refusal-nobody_stands_in = You’re already playing this seat.
refusal-time_is_up = Your time for this turn is up and a bot is playing it. Take over afterwards.
refusal-rated_needs_account = You need an account for rated games. Register first, or play an unrated game.
refusal-seat_not_offered = This game is rated: the seat is kept for the player who left, unless everyone still playing offers it to a replacement.
refusal-replacement_too_close = You’ve played too many rated games with someone at this table lately. Someone else has to take the seat.
refusal-nobody_left_there = This seat isn’t abandoned any more. Reload the table.
refusal-replaced_already = This seat has already had a replacement. A bot plays it to the end.
refusal-offered_already = The seat is already on offer. Wait until someone takes it.
refusal-nobody_offers = Nobody is asking to offer this seat any more.
refusal-bots_play_already = { $count ->
        [one] You already have a bots-only table running. Wait until it ends.
       *[other] You already have { $count } bots-only tables running. Wait until one ends.
    }

## Too much at once

refusal-many_waiting = { $count ->
        [one] One of your tables is already waiting for players. Start or leave it first.
       *[other] { $count } of your tables are already waiting for players. Start or leave one of them first.
    }
refusal-many_waiting_here = Too many tables from your network are waiting for players. Start or leave one of them first.
refusal-many_games = { $count ->
        [one] You already have a game with bots running. Finish it first.
       *[other] You already have { $count } games with bots running. Finish one of them first.
    }
refusal-many_games_here = Too many games with bots are running from your network. Finish one of them first.
refusal-host_has_many_games = The host of this table has too many games with bots running. Ask them to finish one, or choose another table.
refusal-many_analyses = { $count ->
        [one] One of your analyses isn’t finished yet. Wait for it.
       *[other] { $count } of your analyses aren’t finished yet. Wait for one of them.
    }
refusal-many_analyses_here = Too many analyses from your network are in the queue. Wait for one to finish.

## Turns

refusal-not_your_turn = It’s not your turn. Wait for the others.
refusal-turn_complete = You’ve taken your action. End your turn, or undo.
refusal-turn_not_begun = You haven’t done anything yet. Take an action, or pass.
refusal-turn_incomplete = Your turn isn’t finished: there’s still something to decide.
refusal-nothing_to_take_back = Nothing to undo this turn.
refusal-plan_ends = The plan has to end before that: what follows depends on hidden information or on other players. Plan it as a separate turn, with a condition.

## Going back behind the end of a turn

refusal-challenge_keeps_turns = In the daily challenge, finished turns can’t be undone.
refusal-undo_reveals = This would undo something that was revealed. The game would become a practice game and no longer count.
refusal-undo_needs_all = This would undo something that was revealed, so the rated game would no longer count. Every player has to agree, but someone is away: wait until they return, or keep playing.
refusal-asked_already = There’s already an undo request. Answer it first.
refusal-nobody_asks = The undo request is gone.
refusal-agreed_already = You’ve already agreed. Wait for the others.

## Hints, and games to look back at

refusal-no_aids = This table is played without hints.
refusal-no_layers = This table is played without learning aids.
refusal-layers_unfair = Learning aids only work in unrated games with one person against bots, and in games between bots.
refusal-no_hints_rated = There are no hints in rated games.
refusal-copy_held = This is a copy of a game that is still being played. You can look at it now; once that game is over, you can play on, ask for hints and have it reviewed.
refusal-hint_not_due = You can only get hints on your own turn. Wait for it.
refusal-no_guide = The guide is off here. Turn it on in the menu first.
refusal-hint_under_way = A bot is already working on your hint. Wait for it.
refusal-analysis_after_day = Others may still be playing this challenge. You can review the game once the challenge closes.
refusal-no_such_analysis = There’s no such analysis. Request it again.
refusal-verified_later = You can verify a game once it’s over for everyone.
refusal-no_such_moment = { $count ->
        [0] No decisions have been made in this game yet. Wait for the first one.
        [one] Only one decision has been made in this game. Choose an earlier moment.
       *[other] Only { $count } decisions have been made in this game. Choose an earlier moment.
    }
refusal-over_at_moment = The game is over there. Choose an earlier moment.
refusal-others_play = Others are still playing this game. You can play on from here once it’s over.
refusal-no_aids_yet = This table is played without hints. You can play on from here once the game is over.
refusal-record_of_players = Until the game ends, only its players can download it.
refusal-record_after_day = The game file would give the challenge away. Wait until the challenge closes.
refusal-no_such_person = There’s no such person, or the account was deleted.

## New tables

refusal-options_do_not_fit = These options can’t be combined. Choose others.
# $line: the number of a line.
refusal-record_unreadable = This game file can’t be read from line { $line } on. Copy the whole file again.
refusal-challenge_played = You’re already playing today’s challenge. Continue your game.
# $day: a date, like 2026-02-30.
refusal-no_such_day = There’s no { $day } in the calendar.

## Names, and what people sign in with

# A label says what a token for programs is for.
refusal-empty = { $field ->
        [label] The label is empty.
       *[name] The name is empty.
    } Use at least one character.
refusal-too_short = { $field ->
        [label] The label is too short.
        [name] The name is too short.
        [login] The username is too short.
        [email] The email address is too short.
        [password] The password is too short.
        [new] The new password is too short.
       *[other] This is too short.
    } { $least ->
        [one] Use at least one character.
       *[other] Use at least { $least } characters.
    }
refusal-too_long = { $field ->
        [label] The label is too long.
        [name] The name is too long.
        [login] The username is too long.
        [email] The email address is too long.
        [password] The password is too long.
        [new] The new password is too long.
       *[other] This is too long.
    } Use at most { $most } characters.
refusal-unseen = { $field ->
        [label] The label contains invisible characters.
       *[name] The name contains invisible characters.
    } Leave them out.
refusal-many_accents = { $field ->
        [label] The label has too many accents on one letter.
       *[name] The name has too many accents on one letter.
    } Use fewer.
refusal-no_user_name = This isn’t a valid username. Use { $least } to { $most } letters, digits, dots, hyphens, underscores or spaces, and start with a letter or digit.
refusal-no_email = This isn’t a valid email address. Enter one like name@example.org.
refusal-no_name = Enter a display name.
refusal-no_login = Enter a username or an email address to sign in with.
refusal-no_user_name_given = Enter a username to sign in with.
refusal-login_taken = This username is taken. Sign in, or choose another.
refusal-email_without_mail = This server doesn’t send email, so it can’t confirm an address. Register with just a username.
refusal-weak_password = This password is easy to guess. Use several unrelated words, and leave out your name.

## Accounts

refusal-signed_in = You’re already signed in as { $name }. Change the name, or sign out first.
refusal-registered_already = You’re already registered. Sign out first.
refusal-registered_meanwhile = You’ve registered in the meantime, perhaps in another window. Sign in.
refusal-seated_twice = You’d have two seats at the table “{ $table }”. Leave one of them first, or sign in without the guest’s seats.
refusal-password_wrong = Wrong password. Enter your current one.
refusal-password_changed = The password was changed in the meantime. Sign in again.
refusal-guest_without_password = A guest has no password. Register first.
refusal-account_deleted = This account was deleted. Create a new one.
refusal-session_ended = Your session has ended. Sign in again.
refusal-no_such_session = You’re already signed out there.
refusal-no_such_token = This token has already been revoked.
refusal-many_tokens = { $count ->
        [one] You already have one token. Revoke it first.
       *[other] You already have { $count } tokens. Revoke one first.
    }
refusal-too_often = Too many attempts. { $seconds ->
        [one] Wait one second, then try again.
       *[other] Wait { $seconds } seconds, then try again.
    }
refusal-zone_unknown = The server doesn’t know the time zone { $zone }. Choose one from the list.
refusal-sleep_too_long = { $hours ->
        [one] Sleeping hours can last at most one hour.
       *[other] Sleeping hours can last at most { $hours } hours.
    } Choose a shorter time.
refusal-vacation_too_soon = A new holiday can start on { $day } at the earliest. Choose later days.
refusal-vacation_too_long = { $most ->
        [one] A holiday can last at most one day.
       *[other] A holiday can last at most { $most } days in a row.
    } Choose fewer days.
refusal-vacations_overlap = Two holidays overlap on { $day }. Change one of them.
refusal-vacations_used_up = { $left ->
        [0] You have no days of holiday left in { $year }.
        [one] You have one day of holiday left in { $year }.
       *[other] You have { $left } days of holiday left in { $year }.
    } Choose fewer days.

## Notices

refusal-no_such_channel = This notification channel has already been removed.
refusal-channel_known = You already have this notification channel. Change that one.
refusal-many_channels = You can have up to { $most } notification channels. Remove one first.
refusal-no_mail = This server doesn’t send email. Choose a browser or a webhook.
refusal-many_notices = Too many messages in a short time. Wait an hour.
refusal-address_unconfirmed = Confirm the address first: open the link in the email we sent to it.
refusal-address_refused = Nothing can be sent to this address. Enter a public one that starts with https://.

## The server’s storage

refusal-storage_busy = Another program is using the server’s database. Nothing was changed: try again in a moment.
refusal-storage_full = The server’s disk is full. Nothing was changed: let the server’s operator know, and try again once there is room.
refusal-storage_read_only = The server can’t write to its database. Nothing was changed: let the server’s operator know.
refusal-storage_damaged = The server’s database is damaged. Ask the server’s operator to restore a backup.
refusal-storage_away = The server can’t reach its database. Try again in a moment; if the problem persists, let the server’s operator know.

## Puzzles

refusal-no_such_puzzle = There’s no such puzzle. Try the next one.
refusal-puzzle_withdrawn = This puzzle was withdrawn: another turn proved just as good. Try the next one.
refusal-no_puzzle_left = You’ve answered every puzzle of this kind. Choose another kind.
refusal-no_exercise_due = No exercise is due right now. Come back another day.

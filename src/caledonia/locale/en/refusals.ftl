### Why the server refuses something, exactly: what happened, then the one thing to do, where there is one.
### The ids are those of src/caledonia/server/refusals.py.

## Looking at a table

refusal-no_such_table = There is no such table. Check whether the link is complete.
refusal-no_spectators = Nobody may watch at this table: only its players see it.
refusal-challenge_open = This daily challenge is still open. Finish it yourself, or wait until it closes.
# $played, $present: numbers of versions.
refusal-other_rules = This game was played with rules { $played }, and this server plays rules { $present }, which lead elsewhere. Ask whoever runs the server for the older version.
refusal-other_content = This game cannot be replayed with the content pack “{ $content }” of this server. Ask whoever runs the server.

## What does not fit the game as it stands

refusal-game_not_begun = The game has not begun. Wait until everybody sits at the table.
refusal-game_begun = The game has begun already; that could only be done before.
refusal-game_over = The game is over. Ask for a rematch to play on.
refusal-table_given_up = This table was given up before the game began. Lay out another one.
refusal-game_not_over = The game is not over yet. Come back when it is.

## Seats

refusal-private_table = This table is private. Ask for its invitation link.
refusal-wrong_invite = This invitation link is not right. Ask for it again.
refusal-not_creator = Only whoever laid out the table can do that.
refusal-no_seat = You have no seat at this table.
refusal-seated_already = You sit at this table already.
refusal-seat_taken = This seat is taken by now. Choose another one.
refusal-all_seats_taken = All seats are taken. Look for another table, or watch.
refusal-no_stand_in_there = No bot stands in at this seat any more. Choose another one.
refusal-person_sits_there = { $name } sits here by now. Choose another seat.
refusal-stand_in_plays = A bot plays your seat. Take it back first.
refusal-nobody_stands_in = You play your seat yourself already.
refusal-time_is_up = The time for this turn is up, and a bot plays it. Take the seat after that.
refusal-rated_needs_account = You need an account for rated games. Register first, or play an unrated game.
refusal-seat_not_offered = This game is rated: the seat is kept for the player who left, unless everyone still playing offers it to a replacement.
refusal-replacement_too_close = You’ve played too many rated games with someone at this table lately. Someone else has to take the seat.
refusal-nobody_left_there = This seat isn’t abandoned any more. Look at the table again.
refusal-replaced_already = This seat has already had a replacement. A bot plays it to the end.
refusal-offered_already = The seat is already on offer. Wait until someone takes it.
refusal-nobody_offers = No one is asking to offer this seat any more.
refusal-bots_play_already = { $count ->
        [one] One table of bots plays for you already. Wait until it has ended.
       *[other] { $count } tables of bots play for you already. Wait until one has ended.
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

refusal-not_your_turn = It is not your turn. Wait for the others.
refusal-turn_complete = Your turn is complete. End it, or take something back.
refusal-turn_not_begun = You have done nothing yet. Take an action, or pass.
refusal-turn_incomplete = Your turn is not complete. Something is still to decide.
refusal-nothing_to_take_back = There is nothing to take back in this turn.
refusal-plan_ends = The plan ends before that: what follows depends on something hidden or on other players. Plan it as a separate turn, with a condition.

## Going back behind the end of a turn

refusal-challenge_keeps_turns = In the daily challenge a turn that has ended stays as it is.
refusal-undo_reveals = This would take back something that was revealed. The game would become practice and no longer count.
refusal-undo_needs_all = This would take back something that was revealed, and a rated game would no longer count. Every player has to agree to that, but somebody is away: wait until they return, or play on.
refusal-asked_already = Somebody asks to go back already. Answer that first.
refusal-nobody_asks = Nobody asks to go back any more.
refusal-agreed_already = You have agreed already. Wait for the others.

## Hints, and games to look back at

refusal-no_aids = This table is played without hints.
refusal-no_hints_rated = There are no hints in rated games.
refusal-copy_held = This is a copy of a game that is still being played without hints. You can look at it now; you can play on or ask for hints when that game is over.
refusal-hint_not_due = Hints are for whoever has to decide. Wait for your turn.
refusal-no_guide = The guide is not at your side here. Call it from the menu first.
refusal-hint_under_way = A bot thinks about your hint already. Wait for it.
refusal-no_such_analysis = There is no such analysis. Ask for it anew.
refusal-verified_later = A game can be verified once it is over for everybody.
refusal-no_such_moment = { $count ->
        [one] Only one decision was taken in this game. Choose an earlier moment.
       *[other] Only { $count } decisions were taken in this game. Choose an earlier moment.
    }
refusal-over_at_moment = The game is over there. Choose an earlier moment.
refusal-others_play = Others still play this game. You can play on from here once it is over.
refusal-no_aids_yet = This table is played without hints. You can play on from here once the game is over.
refusal-record_of_players = Before the end only the players get the record.
refusal-record_after_day = The record would give the challenge away. Wait until the day closes.
refusal-no_such_person = There is no such person, or the account was deleted.

## New tables

refusal-options_do_not_fit = These rules do not go together. Choose others.
# $line: the number of a line.
refusal-record_unreadable = This record cannot be read from line { $line } on. Copy it anew, as a whole.
refusal-challenge_played = You play today’s challenge already. Carry on with your game.
# $day: a date, like 2026-02-30.
refusal-no_such_day = There is no { $day } in the calendar.

## Names, and what people sign in with

# A label says what a token for programs is for.
refusal-empty = { $field ->
        [label] The label is empty.
       *[name] The name is empty.
    } Give at least one character.
refusal-too_short = { $field ->
        [label] The label is too short.
        [name] The name is too short.
        [login] The user name is too short.
        [email] The e-mail address is too short.
        [password] The password is too short.
        [new] The new password is too short.
       *[other] This is too short.
    } { $least ->
        [one] Give at least one character.
       *[other] Give at least { $least } characters.
    }
refusal-too_long = { $field ->
        [label] The label is too long.
        [name] The name is too long.
        [login] The user name is too long.
        [email] The e-mail address is too long.
        [password] The password is too long.
        [new] The new password is too long.
       *[other] This is too long.
    } Give at most { $most } characters.
refusal-unseen = { $field ->
        [label] The label contains characters that cannot be seen.
       *[name] The name contains characters that cannot be seen.
    } Leave them out.
refusal-many_accents = { $field ->
        [label] The label has too many accents on one letter.
       *[name] The name has too many accents on one letter.
    } Use fewer.
refusal-no_user_name = This cannot be a user name. Take { $least } to { $most } letters, digits, dots, hyphens, underscores or spaces, and begin with a letter or digit.
refusal-no_email = This is no e-mail address. Give one like name@example.org.
refusal-no_name = Give the name that others shall see.
refusal-no_login = Give a user name or an e-mail address to sign in with.
refusal-no_user_name_given = Enter a user name to sign in with.
refusal-login_taken = This user name is taken. Sign in, or choose another.
refusal-email_without_mail = This server doesn’t send mail, so it can’t confirm an e-mail address. Register with just a user name.
refusal-weak_password = This password is easy to guess. Use several unrelated words, and leave out your name.

## Accounts

refusal-signed_in = You are signed in as { $name } already. Change the name, or sign out first.
refusal-registered_already = You have registered already. Sign out first.
refusal-registered_meanwhile = You have registered meanwhile, perhaps in another window. Sign in.
refusal-seated_twice = You would sit twice at the table “{ $table }”. Leave one of the seats first, or sign in without the guest’s seats.
refusal-password_wrong = The password is wrong. Give your present one.
refusal-password_changed = The password was changed meanwhile. Sign in again.
refusal-guest_without_password = A guest has no password. Register first.
refusal-account_deleted = This account was deleted. Begin another one.
refusal-session_ended = Your session has ended. Sign in again.
refusal-no_such_session = You are signed out there already.
refusal-no_such_token = This token is revoked already.
refusal-many_tokens = { $count ->
        [one] You have one token already. Revoke it first.
       *[other] You have { $count } tokens already. Revoke one first.
    }
refusal-too_often = That was too often. { $seconds ->
        [one] Wait one second, then try again.
       *[other] Wait { $seconds } seconds, then try again.
    }
refusal-zone_unknown = The time zone { $zone } isn’t known here. Choose one from the list.
refusal-sleep_too_long = { $hours ->
        [one] Your night can last at most one hour.
       *[other] Your night can last at most { $hours } hours.
    } Choose a shorter time.
refusal-vacation_too_soon = A new vacation can start on { $day } at the earliest. Choose later days.
refusal-vacation_too_long = { $most ->
        [one] A vacation can last at most one day.
       *[other] A vacation can last at most { $most } days in a row.
    } Choose fewer days.
refusal-vacations_overlap = Two vacations overlap on { $day }. Change one of them.
refusal-vacations_used_up = { $left ->
        [0] You have no days of vacation left in { $year }.
        [one] You have one day of vacation left in { $year }.
       *[other] You have { $left } days of vacation left in { $year }.
    } Choose fewer days.

## Notices

refusal-no_such_channel = This way to tell you is removed already.
refusal-channel_known = This way to tell you is there already. Change that one.
refusal-many_channels = There can be { $most } ways to tell you. Remove one first.
refusal-no_mail = This server sends no mail. Choose a browser or a webhook.
refusal-many_notices = These were many in a short time. Wait an hour.
refusal-address_unconfirmed = Confirm the address first: open the link in the mail that we sent to it.
refusal-address_refused = Nothing can be sent to this address. Give one on the public internet that begins with https://.

## The server’s storage

refusal-storage_busy = Another program is using the server’s database. Nothing was changed: try again in a moment.
refusal-storage_full = The server’s disk is full. Nothing was changed: let the server’s operator know, and try again once there is room.
refusal-storage_read_only = The server can’t write to its database. Nothing was changed: let the server’s operator know.
refusal-storage_damaged = The server’s database is damaged. Ask the server’s operator to restore a backup.
refusal-storage_away = The server can’t reach its database. Try again in a moment; if this goes on, let the server’s operator know.

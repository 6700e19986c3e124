### Notices by push, mail and webhook, and the pages behind the links in mails.

## What happened

notice-your_turn = Your turn at “{ $table }”.
    .title = { $table }: your turn
notice-started = The game at “{ $table }” has begun.
    .title = { $table }: the game has begun
notice-finished = The game at “{ $table }” is over. See how it ended.
    .title = { $table }: the game is over
    .result = { $place ->
        [1] You won the game at “{ $table }” with { $points } VP. Sláinte!
       *[other] The game at “{ $table }” is over: you took place { $place } with { $points } VP.
    }
notice-chat = { $name }: { $text }
    .title = { $count ->
        [one] { $table }: a message
       *[other] { $table }: { $count } messages
    }
notice-undo_asked = { $name } would like to take something back at “{ $table }”. Do you agree?
    .title = { $table }: { $name } asks for an undo
notice-seat-joined = { $name } has sat down at your table “{ $table }”.
    .title = { $table }: { $name } joins in
notice-seat-replaced = A bot is playing for you at “{ $table }”. Come back and take over whenever you like.
    .title = { $table }: a bot is playing for you
notice-rematch = { $name } would like to play again with you after “{ $table }”. Sit down!
    .title = { $table }: { $name } asks for a rematch
notice-time_short = You have { $left } left for your turn at “{ $table }”. After that a bot plays for you.
    .title = { $table }: your time is running out
notice-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
notice-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
notice-test = It works: this is where your notices will arrive.
    .title = A test from Caledonia

## Mails

notice-confirm = Somebody, probably you, would like to get notices from Caledonia at this address. If it was not you, just ignore this mail: nothing more will come.
    .title = Caledonia: is this your address?
notice-mail-confirm = Confirm the address
notice-mail-open = Open the table
notice-mail-why = You get this mail because you asked for notices from Caledonia.
notice-mail-stop = No more mails to this address

## Pages

notice-page-confirm = Shall notices from Caledonia go to { $address }?
    .button = Yes, confirm
notice-page-confirmed = Thank you! From now on notices go to { $address }.
notice-page-stop = Shall no more mails go to { $address }?
    .button = No more mails
notice-page-stopped = Done: you will get no more mails. You can add the address again at any time.
notice-page-old = This link does not work any more. Add the address again to get a new one.

## A new password

notice-reset = Somebody, probably you, wants a new password for the account of { $name } at Caledonia. The link works once, within an hour. If it was not you, just ignore this mail: nothing changes.
    .title = Caledonia: a new password
notice-mail-reset = Choose a new password
notice-page-reset = Choose a new password for { $name }. All sessions end then, and all tokens for programs are revoked.
    .label = New password, { $shortest } to { $longest } characters
    .button = Set the password
notice-page-reset-weak = That password is easy to guess. Take several words that do not belong together, and leave your name out.
notice-page-reset-done = The password is changed. All sessions have ended, and all tokens are revoked. Sign in with the new one.
notice-page-reset-old = This link does not work any more. Ask for a new one.

## The address of an account

notice-own = Somebody, probably you, gave this address for the account of { $name } at Caledonia. Follow the link to make it the account’s address: then you can sign in with it, and get a new password if you forget yours. The link works for a week. If it was not you, just ignore this mail: nothing happens.
    .title = Caledonia: is this your address?
notice-taken = Somebody, perhaps you, gave this address for another account at Caledonia. It already belongs to your account, { $name }, and stays there. Sign in as before; if you forgot the password, ask for a new one where you sign in. If it was not you, there is nothing to do.
    .title = Caledonia: you have an account already
notice-moved = The account of { $name } at Caledonia has another e-mail address now; this one is no longer used for it. If that was not you, change your password at once, or ask whoever runs the server for help.
    .title = Caledonia: your address was changed
notice-mail-enter = To your account
notice-page-own = Shall { $address } be the address of the account of { $name }?
    .button = Yes, it is mine
notice-page-own-done = Thank you! { $address } is the address of your account now.
notice-page-own-old = This link does not work any more. Give the address again on your account page to get a new one.

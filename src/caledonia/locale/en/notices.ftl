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
notice-page-reset = Choose a new password for { $name }. This ends all sessions and revokes all tokens for programs.
    .label = New password, { $shortest } to { $longest } characters
    .button = Set the password
notice-page-reset-weak = That password is easy to guess. Use several unrelated words, and leave out your name.
notice-page-reset-done = Password changed. All sessions have ended and all tokens are revoked. Sign in with the new password.
notice-page-reset-old = This link does not work any more. Ask for a new one.

## The address of an account

notice-own = Someone, probably you, entered this address for { $name }’s account at Caledonia. Open the link to confirm it: you can then sign in with it, and get a new password if you forget yours. The link works for a week. If it wasn’t you, ignore this mail: nothing changes.
    .title = Caledonia: is this your address?
notice-taken = Someone, perhaps you, entered this address for another account at Caledonia. It already belongs to your account, { $name }, and stays there. Sign in as usual; if you’ve forgotten your password, ask for a new one on the sign-in page. If it wasn’t you, you don’t need to do anything.
    .title = Caledonia: you already have an account
notice-moved = { $name }’s account at Caledonia now has a different e-mail address; this one is no longer used. If it wasn’t you, change your password right away, or ask the server’s operator for help.
    .title = Caledonia: your address has changed
notice-mail-enter = Go to your account
notice-page-own = Use { $address } for { $name }’s account?
    .button = Yes, it’s mine
notice-page-own-done = Thank you! { $address } is now your account’s address.
notice-page-own-old = This link no longer works. Enter the address again on your account page to get a new one.

### Notifications by push, email and webhook, and the pages behind the links in emails.

## What happened

notice-your_turn = It’s your turn at “{ $table }”.
    .title = { $table }: your turn
notice-started = The game at “{ $table }” has started.
    .title = { $table }: the game has started
notice-finished = The game at “{ $table }” is over. See how it ended.
    .title = { $table }: the game is over
    .result = { $place ->
        [1] You won the game at “{ $table }” with { $points } VP. Sláinte!
        [2] The game at “{ $table }” is over: you finished 2nd with { $points } VP.
        [3] The game at “{ $table }” is over: you finished 3rd with { $points } VP.
       *[other] The game at “{ $table }” is over: you finished 4th with { $points } VP.
    }
notice-chat = { $name }: { $text }
    .title = { $count ->
        [one] { $table }: new message
       *[other] { $table }: { $count } new messages
    }
notice-undo_asked = { $name } asks for an undo at “{ $table }”. Do you agree?
    .title = { $table }: { $name } asks for an undo
notice-seat-joined = { $name } joined your table “{ $table }”.
    .title = { $table }: { $name } joined
notice-seat-replaced = A bot is playing for you at “{ $table }”. Come back and take over any time.
    .title = { $table }: a bot is playing for you
notice-rematch = { $name } would like a rematch after “{ $table }”. Take a seat!
    .title = { $table }: { $name } would like a rematch
notice-time_short = You have { $left } left for your turn at “{ $table }”. After that, a bot plays for you.
    .title = { $table }: you’re running out of time
notice-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
notice-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
notice-test = It works! Your notifications will arrive here.
    .title = Test from Caledonia

## Emails

notice-confirm = Someone, probably you, would like to get notifications from Caledonia at this address. If it wasn’t you, ignore this email: you won’t get any more.
    .title = Caledonia: is this your address?
notice-mail-confirm = Confirm address
notice-mail-open = Open table
notice-mail-why = You’re getting this email because you asked for notifications from Caledonia.
notice-mail-stop = Stop emails to this address

## Pages

notice-page-confirm = Send notifications from Caledonia to { $address }?
    .button = Yes, confirm
notice-page-confirmed = Thank you! Notifications now go to { $address }.
notice-page-stop = Stop emails to { $address }?
    .button = Stop emails
notice-page-stopped = Done: you won’t get any more emails. You can add the address again at any time.
notice-page-old = This link no longer works. Add the address again to get a new one.

## A new password

notice-reset = Someone, probably you, asked for a new password for { $name }’s Caledonia account. The link works once, within an hour. If it wasn’t you, ignore this email: nothing changes.
    .title = Caledonia: reset your password
notice-mail-reset = Choose a new password
notice-page-reset = Choose a new password for { $name }. This ends all sessions and revokes all API tokens.
    .label = New password, { $shortest } to { $longest } characters
    .button = Set password
notice-page-reset-weak = That password is easy to guess. Use several unrelated words, and leave out your name.
notice-page-reset-done = Password changed. All sessions have ended and all API tokens are revoked. Sign in with your new password.
notice-page-reset-old = This link no longer works. Ask for a new one.

## The address of an account

notice-own = Someone, probably you, entered this address for { $name }’s Caledonia account. Open the link to confirm it. You can then use it to sign in, and to reset your password if you forget it. The link works for a week. If it wasn’t you, ignore this email: nothing changes.
    .title = Caledonia: is this your address?
notice-taken = Someone, perhaps you, entered this address for another Caledonia account. It already belongs to your account, { $name }, and stays there. Sign in as usual; if you’ve forgotten your password, ask for a new one on the sign-in page. If it wasn’t you, you don’t need to do anything.
    .title = Caledonia: you already have an account
notice-moved = { $name }’s Caledonia account now has a different email address; this one is no longer used. If you didn’t change it, change your password right away, or ask the server’s operator for help.
    .title = Caledonia: your address has changed
notice-mail-enter = Go to your account
notice-page-own = Use { $address } for { $name }’s account?
    .button = Yes, it’s mine
notice-page-own-done = Thank you! { $address } is now your account’s email address.
notice-page-own-old = This link no longer works. Enter the address again on your account page to get a new one.

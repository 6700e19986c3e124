### What the page says where the server refuses something: what happened, then what to do.

problem-page-bad_request = The server did not understand this. Go back and try it another way.
problem-page-not_signed_in = You are not signed in here any more. Sign in and carry on.
problem-page-wrong_password = The name or the password is not right. Try again.
problem-page-not_allowed = This is not open to you. The person who made the table can invite you.
problem-page-not_found = There is nothing at this address. Perhaps the link is incomplete.
problem-page-stale = The game has moved on meanwhile. Look at the table as it is now.
problem-page-conflict = That is not possible any more: something has changed meanwhile. Look again.
problem-page-too_large = That was too much at once. Send less.
problem-page-invalid = Something in it does not fit. Change it and try again.
problem-page-illegal_action = The rules do not allow this now. Choose something else.
problem-page-too_many = That was a lot in a short time. Wait a minute, then try again.
problem-page-unavailable = The server can’t answer right now. Try again in a moment.
problem-page-offline = There is no connection. Your game is safe on the server; try again when you are online.
problem-page-unknown = Something went wrong. Try again.
problem-page-heading = You cannot go on here

## Buttons below these sentences

problem-page-do-home = Go to the start page
problem-page-do-again = Try again
problem-page-do-reload = Look again
problem-page-do-enter = Sign in

## A newer version of the page was put on the server

problem-page-newer = A newer version of Caledonia is here.
problem-page-newer-reload = Load it

### What the page says where the server refuses something: what happened, then what to do.

problem-page-bad_request = The server couldn’t process this. Go back and try again.
problem-page-not_signed_in = You’ve been signed out. Sign in to continue.
problem-page-wrong_password = Wrong username or password. Try again.
problem-page-not_allowed = You don’t have access. The host can invite you.
problem-page-not_found = There’s nothing here. Part of the link may be missing.
problem-page-stale = The game has moved on. Reload to see the current position.
problem-page-conflict = That’s no longer possible: something has changed. Reload the page.
problem-page-too_large = That’s too large. Try something smaller.
problem-page-invalid = Something you entered isn’t valid. Change it and try again.
problem-page-illegal_action = The rules don’t allow this now. Choose something else.
problem-page-too_many = Too many requests. Wait a minute, then try again.
problem-page-unavailable = The server can’t answer right now. Try again in a moment.
problem-page-offline = You’re offline. Your game is safe on the server; try again when you’re connected.
problem-page-unknown = Something went wrong. Try again.
problem-page-heading = Something went wrong

## Buttons below these sentences

problem-page-do-home = Go to the home page
problem-page-do-again = Try again
problem-page-do-reload = Reload
problem-page-do-enter = Sign in

## A newer version of the page was put on the server

problem-page-newer = A new version of Caledonia is available.
problem-page-newer-reload = Update

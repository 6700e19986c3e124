### The page: what happened, chat, and looking back.

history-log = Log
history-chat = Chat
history-round = Round { $round }
history-undone = taken back
history-started = The game begins.
history-finished = The game is over.
history-seat = { $what ->
        [joined] { $name } sits down.
        [taken_over] { $name } takes the seat over.
        [bot] { $name } takes a seat.
        [left] { $name } has left; a bot plays on.
        [timeout] Time is up: a bot plays for { $name }.
        [returned] { $name } is back.
       *[other] { $name } has a new name.
    }
history-undo-asked = { $name } asks to go back.
history-undo-agreed = { $name } agrees.
history-undo-refused = { $name } would rather not go back.
history-undone-to = The game goes on from move { $to }.
history-offer-asked = { $name } would like to offer the seat to somebody else.
history-offer-refused = { $name } does not want a replacement.
history-seat-offered = The seat of { $name } is offered to somebody else.
history-uncounted = { $why ->
        [shared_origin] This game does not count for ratings: two of its players share an address or a device and have played together often lately.
       *[other] This game does not count for ratings: two of its players have played together very often today.
    }
history-again = { $name } asks for a rematch.
history-clock = { $what ->
        [set_back] The server’s clock was set back. { $name } has as much time left as before.
        [vacation_ended] { $name } ended a vacation early. The clock runs again.
       *[paused] The server was away for { $unit ->
            [days] { $amount } days
            [hours] { $amount ->
                [one] an hour
               *[other] { $amount } hours
            }
           *[minutes] { $amount ->
                [one] up to a minute
               *[other] { $amount } minutes
            }
        }. That time is given back to { $name }.
    }
history-order = as planned
history-bot = by a bot
history-since = Since your last turn
history-since-none = Nothing has happened since your last turn.
history-move = Move { $ply } of { $all }
history-first = To the beginning
history-back = One move back
history-forward = One move on
history-last = To the present
history-play = Play
history-pause = Pause
history-link = Copy a link to this moment
history-linked = The link is copied.
history-branch = Play on from here
history-branch-about = A new table against bots begins with this position.
history-say = Say something
history-send = Send
history-said = { $name } says: { $text }
history-chat-empty = Nobody has said anything yet.
history-empty = Nothing has happened yet.

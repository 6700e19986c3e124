### The page: what happened, chat, and looking back.

history-log = Log
history-chat = Chat
history-round = Round { $round }
history-card = End of round { $round }: production and scoring
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
history-offer-asked = { $name } would like to offer the seat to someone else.
history-offer-refused = { $name } doesn’t want a replacement.
history-seat-offered = { $name }’s seat is open to someone else.
history-uncounted = { $why ->
        [shared_origin] This game does not count for ratings: two of the players share a network or a device and have played each other often lately.
       *[other] This game does not count for ratings: two of the players have already played each other many times today.
    }
history-again = { $name } asks for a rematch.
history-clock = { $what ->
        [set_back] The server’s clock was set back. { $name } still has the same time left.
        [vacation_ended] { $name } ended a vacation early. The clock is running again.
       *[paused] The server was down for { $unit ->
            [days] { $amount } days
            [hours] { $amount ->
                [one] an hour
               *[other] { $amount } hours
            }
           *[minutes] { $amount ->
                [one] up to a minute
               *[other] { $amount } minutes
            }
        }. { $name } gets that time back.
    }
history-order = as planned
history-bot = by a bot
history-since = Since your last turn
history-since-none = Nothing has happened since your last turn.
history-move = Move { $ply } of { $all }
    .round = Move { $ply } of { $all }, round { $round }
history-first = To the beginning
history-back = One move back
history-forward = One move on
history-last = To the present
history-play = Play
history-pause = Pause
history-link = Copy a link to this moment
history-linked = The link is copied.
history-branch = Play on from here
history-say = Say something
history-send = Send
history-said = { $name } says: { $text }
history-chat-empty = Nobody has said anything yet.
history-empty = Nothing has happened yet.

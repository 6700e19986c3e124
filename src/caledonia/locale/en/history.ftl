### The page: what happened, chat, and looking back.

history-log = Log
history-chat = Chat
history-round = Round { $round }
history-card = End of round { $round }: production and scoring
history-undone = undone
history-started = The game begins.
history-finished = The game is over.
history-seat = { $what ->
        [joined] { $name } joins.
        [taken_over] { $name } takes over the seat.
        [bot] { $name } joins.
        [left] { $name } leaves; a bot takes over.
        [timeout] Time’s up: a bot plays for { $name }.
        [returned] { $name } is back.
       *[other] { $name } changes their name.
    }
history-undo-asked = { $name } asks for an undo.
history-undo-agreed = { $name } agrees.
history-undo-refused = { $name } declines.
history-undone-to = The game continues from move { $to }.
history-offer-asked = { $name } would like to offer the seat to someone else.
history-offer-refused = { $name } doesn’t want a replacement.
history-seat-offered = { $name }’s seat is open to someone else.
history-uncounted = { $why ->
        [shared_origin] This game doesn’t count for ratings: two of the players share a network or a device and have played each other often lately.
       *[other] This game doesn’t count for ratings: two of the players have already played each other many times today.
    }
history-again = { $name } would like a rematch.
history-clock = { $what ->
        [set_back] The server’s clock was set back. { $name } still has the same time left.
        [vacation_ended] { $name } ended their holiday early. The clock is running again.
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
history-first = First move
history-back = Previous move
history-forward = Next move
history-last = Current position
history-play = Play
history-pause = Pause
history-link = Copy link to this moment
history-linked = Link copied.
history-branch = Play on from here
history-say = Message…
history-send = Send
history-said = { $name } says: { $text }
history-chat-empty = No messages yet.
history-empty = Nothing has happened yet.

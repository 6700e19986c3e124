### The page: others' moves as captions, and the card at the end of a round.

moves-skip = Skip
moves-missed = { $count ->
        [one] One move
       *[other] { $count } moves
    } since your last turn
moves-show = Show
moves-round = End of round { $round }
moves-round-close = Got it
moves-earned = Earned
moves-made = Produced
moves-used = Used
moves-glory = Glory
moves-order = Turn order in round { $round }
moves-contracts = New on the export board
moves-prices = The dice move prices:

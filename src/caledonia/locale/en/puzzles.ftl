### Puzzles, and exercises from one's own games.

## The overview

puzzles-title = Puzzles
puzzles-about = One turn, one clear best: find it on the board. The same puzzle for everybody, a new one every day.
puzzles-daily = Puzzle of the day
# $marks is a number of per cent.
puzzles-daily-done = Today you got { $marks }% of the marks.
puzzles-daily-open = Solve today’s puzzle
puzzles-next = Next puzzle
puzzles-next-about = It suits your rating, and you haven’t answered it yet.
# $rating is a number such as 1520; $solved and $answers are counts.
puzzles-rating = Your rating: { $rating }. Solved: { $solved } of { $answers }.
puzzles-next-open = Next
puzzles-kind-contracts = Contracts
puzzles-kind-trading = Trading
puzzles-kind-expanding = Expanding
puzzles-kind-upgrades = Upgrades
puzzles-kind-ports = Ports
puzzles-kind-passing = Passing
puzzles-again = Try it again
puzzles-again-about = After a game, your own worst turns come back as exercises until you know them.
# $due, $later and $known are counts of exercises.
puzzles-again-count = Now: { $due } · later: { $later } · known: { $known }
puzzles-again-open = Try them
puzzles-again-done = Nothing to repeat for now. Play a game, or come back another day.
puzzles-all = All puzzles

## At the board

puzzles-asked = Find the best turn.
puzzles-shown = This is the best turn.
puzzles-retry = Try again
puzzles-show = Show the best turn

## The verdict

puzzles-result-full = Full marks
# $marks is a number of per cent, $points of victory points lost.
puzzles-result-part = { $marks }% of the marks: −{ $points } VP
puzzles-result-none = Not this time: −{ $points } VP
puzzles-result-withdrawn = As good as the solution: this puzzle is withdrawn
puzzles-yours = Your turn
puzzles-best = Best turn
puzzles-other = Another idea
puzzles-played = In the game
puzzles-points = { $points } VP expected
# $chance is a number of per cent.
puzzles-value = { $points } VP expected, { $chance }% to win
puzzles-rated = Your rating: { $rating } (before: { $before })
# $day is a date.
puzzles-due = It comes back on { $day }.
puzzles-known = You know this one now.

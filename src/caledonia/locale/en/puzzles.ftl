### Puzzles, and exercises from one's own games.

## The overview

puzzles-title = Puzzles
puzzles-about = One turn, one best answer: find it on the board. Everyone gets the same puzzle, and there’s a new one every day.
puzzles-daily = Puzzle of the day
# $marks is a number of per cent.
puzzles-daily-done = You scored { $marks }% today.
puzzles-daily-open = Solve today’s puzzle
puzzles-next = Next puzzle
puzzles-next-about = It’s new to you and suits your rating.
# $rating is a number such as 1520; $solved and $answers are counts.
puzzles-rating = Your puzzle rating: { $rating }. Solved: { $solved } of { $answers }.
puzzles-next-open = Next
puzzles-kind-contracts = Contracts
puzzles-kind-trading = Trading
puzzles-kind-expanding = Expanding
puzzles-kind-upgrades = Upgrades
puzzles-kind-ports = Ports
puzzles-kind-passing = Passing
puzzles-again = Learn from your mistakes
puzzles-again-about = After a game, your worst turns come back as exercises until you’ve mastered them.
# $due, $later and $known are counts of exercises.
puzzles-again-count = Now: { $due } · later: { $later } · mastered: { $known }
puzzles-again-open = Practise
puzzles-again-done = Nothing to practise for now. Play a game, or come back another day.
puzzles-all = All puzzles

## At the board

puzzles-one = Puzzle
puzzles-asked = Find the best turn.
puzzles-shown = This is the best turn.
puzzles-retry = Try again
puzzles-show = Show the best turn

## The verdict

puzzles-result-full = Full marks
# $marks is a number of per cent, $points of victory points lost.
puzzles-result-part = You scored { $marks }%: −{ $points } VP
puzzles-result-none = Not this time: −{ $points } VP
puzzles-result-withdrawn = As good as our solution, so we’re withdrawing this puzzle
puzzles-yours = Your turn
puzzles-best = Best turn
puzzles-other = Another idea
puzzles-played = In the game
puzzles-points = { $points } VP expected
# $chance is a number of per cent.
puzzles-value = { $points } VP expected, { $chance }% chance to win
# $level is a number from 1 to 5, $rating a number such as 1520.
puzzles-level = Difficulty: { $level } of 5
puzzles-level-rated = Difficulty: { $level } of 5 · rating of the puzzle: { $rating }
puzzles-rated = Your puzzle rating: { $rating } (before: { $before })
# $day is a date.
puzzles-due = This exercise comes back on { $day }.
puzzles-known = You’ve mastered this exercise.

### The end of a game: score sheet, charts, and what to do next.

ending-points = { $points } VP

## What to do next

ending-deeds = What next?
ending-rematch = Rematch
ending-same = Same setup again
ending-look-back = Watch the replay
ending-share = Share image
ending-record = Download game file
ending-table = Back to the table

## Charts

ending-course = How the game went
# Headings of charts over the rounds.
ending-chart-points = Points
ending-chart-money = Money
ending-chart-production = Goods produced
ending-chart-rank = Place
ending-round = Round { $round }
ending-as-table = As a table
ending-sources = Where the points came from
ending-source-glory = Glory
ending-source-goods = Goods
ending-source-money = Money
ending-source-imports = Hops and imports
ending-source-contracts = Contracts
ending-source-settlements = Settlements

## Analysis

# $bot is the name of a computer player.
ending-analysis-running = The { $bot } is analysing decision { $done } of { $all }…
ending-analysis-waiting = { $count ->
        [one] In the queue: one analysis ahead of yours.
       *[other] In the queue: { $count } analyses ahead of yours.
    }
ending-analysis-failed = The analysis failed. Try again.
ending-no-mistakes = No decision cost a point. Well played!
ending-look = View

## Fair play

ending-fair = Was it fair?
ending-verify = Verify
ending-fair-about = The random seed was fixed before the game began. You can verify it now.
ending-is-fair = Yes: the seed matches its fingerprint, and replaying all { $decisions } decisions gives this result.
ending-not-fair = Something doesn’t match.
ending-fingerprint = Fingerprint, known from the start (SHA-256)
ending-seed = Seed, revealed at the end
ending-seed-fits = It matches the fingerprint.
ending-salt = Salt for the hashes in the log, revealed at the end (HMAC-SHA256)
ending-hashes-fit = Every position matches its hash.

## Ratings

ending-ratings = Ratings

## Review of a finished game

ending-review-heading = Review
ending-review-ask = Review the game
ending-review-about = The { $bot } goes through the whole game and shows what was luck, what was skill, where the game turned, and what would have been better.
ending-review-method = The { $bot } looked at { $nodes } positions per decision. Small differences are within the margin of error.
# An estimate with its standard error, both in whole points.
ending-review-points-about = { $count } ± { $error } points
ending-review-you-better = You played { $points } better than { $name }.
ending-review-you-worse = You played { $points } worse than { $name }.
ending-review-you-even = You and { $name } played about equally well.
ending-review-played-better = { $who } played { $points } better than { $name }.
ending-review-played-worse = { $who } played { $points } worse than { $name }.
ending-review-played-even = { $who } and { $name } played about equally well.
ending-review-alone = Compared with the best play found, your decisions cost you { $lost }.
ending-review-alone-even = Your decisions were about as good as the best play found.
# Spectators of a solo game.
ending-review-alone-player = Compared with the best play found, { $name }’s decisions cost { $lost }.
ending-review-alone-player-even = { $name }’s decisions were about as good as the best play found.
ending-review-deal = Start and luck were worth { $points } more to { $name }.
ending-review-deal-you = Start and luck were worth { $points } more to you.
ending-review-deal-even = Start and luck were about even.
ending-review-others = Opponents gave { $points } more to { $name }.
ending-review-others-you = Opponents gave { $points } more to you.
# With two players: one opponent, who has a name.
ending-review-other-you = { $name }’s decisions gave you { $points } more than yours gave { $name }.
ending-review-other-rival = Your decisions gave { $name } { $points } more than { $name }’s gave you.
ending-review-other = { $other }’s decisions gave { $name } { $points } more than { $name }’s gave { $other }.
ending-review-balance = Luck and skill
ending-review-final-points = Final score
ending-review-final-margin = Lead at the end
ending-review-final-win = Result
ending-review-term-start = Start
    .about = What the seat, the clan and the deal were worth before the first move if everyone then plays the best moves found.
ending-review-term-luck = Luck
    .about = What the revealed contracts and the dice were worth, compared with the average.
ending-review-term-decisions = Decisions
    .about = What a player’s own decisions cost, compared with the best ones found.
ending-review-term-opponents = Opponents
    .about = What the other players’ decisions gave or took away, compared with the best ones found for them.
ending-review-term-later = Seen later
    .about = What the search saw only as the game went on: good or bad, and about 0 on average in well-played games.
ending-review-note-points = ± and the lines on the bars: how far a longer search typically moves a figure.
ending-review-note-margin = The margin of error (±) is known for the points only.
ending-review-note-win = Changes are in percentage points. The margin of error (±) is known for the points only.
# $change is a change of a chance with its sign, such as +12, $count the same without.
ending-review-share =
    { $count ->
        [one] { $change } percentage point
       *[other] { $change } percentage points
    }
    .short = { $change } pp
ending-review-course = Expected result
ending-chart-win = Chance to win
ending-chart-margin = Lead
ending-chart-expected = Expected points
ending-review-turning = Turning points
# $what says in a sentence what was revealed, or in a few words what was done.
ending-review-turning-luck = { $when }: luck. { $what } { $name }’s chance to win shifts by { $win }.
    .alone = { $when }: luck. { $what } The expected result shifts by { $points } VP.
ending-review-turning-decision = { $when }, { $by }: { $what }. { $name }’s chance to win shifts by { $win }.
    .alone = { $when }: { $what }. The expected result shifts by { $points } VP.
ending-review-decisions = Decisions
ending-review-whose = Show
ending-review-whose-own = Mine
ending-review-whose-all = Everyone’s
ending-review-mark-best = Best
ending-review-mark-good = Good
ending-review-mark-inexact = Inaccuracy
ending-review-mark-mistake = Mistake
ending-review-mark-blunder = Blunder
ending-review-decision = { $when }, move { $ply }: { $what }
ending-review-lost = −{ $points } VP
ending-review-look = Show on the board
ending-review-rates = Errors by kind of decision
ending-review-rate-you = You lost { $rate } VP per decision.
# Spectators read about every player.
ending-review-rate-player = { $name } lost { $rate } VP per decision.
# $games is the number of the person's other reviewed games, $rate what was lost per decision there.
ending-review-rate-before =
    { $games ->
        [one] Your other reviewed game: { $rate } VP.
       *[other] Average of your last { $games } other reviewed games: { $rate } VP.
    }
# The computer player that loses about as many points per decision.
ending-review-rate-level = Closest bot level: { $bot }, with { $rate } VP.
ending-review-rates-own = VP lost per decision (number of decisions in brackets), and the bot level closest to that with what it loses.
ending-review-rates-game = This game
ending-review-rates-average = Your average
ending-review-rates-level = Bot level
# All kinds of decisions together.
ending-review-rates-all = All
ending-review-rates-about = VP lost per decision, with the number of decisions in brackets.
ending-review-kind-setup = Setup
ending-review-kind-expanding = Expanding
ending-review-kind-trading = Trading
ending-review-kind-contracts = Contracts
ending-review-kind-upgrades = Upgrades
ending-review-kind-ports = Ports
ending-review-kind-passing = Passing
ending-review-kind-production = Production
ending-review-kind-clan = Clan actions
ending-review-kind-closing = Ending the turn

## Exercises

ending-again = Try your worst turns again
ending-again-making = Looking for your worst turns…
ending-again-none = None of your turns cost you much. Well played!

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

ending-analysis = Costliest decisions
ending-analyse = Analyse the game
ending-analysis-about = The { $bot } goes through the whole game and shows where you left points on the table.
# $bot is the name of a computer player.
ending-analysis-running = The { $bot } is analysing decision { $done } of { $all }…
ending-analysis-waiting = { $count ->
        [one] In the queue: one analysis ahead of yours.
       *[other] In the queue: { $count } analyses ahead of yours.
    }
ending-analysis-failed = The analysis failed. Try again.
ending-costly = Move { $ply }: { $did } (−{ $points } VP).
ending-better = The { $bot } prefers: { $best }.
ending-no-mistakes = No decision cost a point. Well played!
ending-look = View
ending-others = Other players’ decisions

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

### The end of a game: score sheet, charts, and what to do next.

ending-points = { $points } VP

## What to do next

ending-deeds = What next?
ending-rematch = Rematch
ending-same = Same setup again
ending-look-back = Look back from the start
ending-share = Share a picture
ending-record = Download the record
ending-table = Show the table

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

ending-analysis = The costliest decisions
ending-analyse = Analyse the game
ending-analysis-about = The { $bot } goes through the whole game and shows where points were left lying.
# $bot is the name of a computer player.
ending-analysis-running = The { $bot } is thinking about decision { $done } of { $all } …
ending-analysis-waiting = { $count ->
        [one] In the queue: one other analysis is ahead.
       *[other] In the queue: { $count } other analyses are ahead.
    }
ending-analysis-failed = The analysis did not work out. Try it once more.
ending-costly = Move { $ply }: { $did } (−{ $points } VP).
ending-better = The { $bot } prefers: { $best }.
ending-no-mistakes = No decision cost a point. Well played!
ending-look = Look
ending-others = Decisions of the others

## Fair play

ending-fair = Was it fair?
ending-verify = Check it
ending-fair-about = The fingerprint of all chance was fixed before the game began. Now it can be checked.
ending-is-fair = Yes: the seed fits its fingerprint, and all { $decisions } decisions lead to this result.
ending-not-fair = Something does not fit.
ending-fingerprint = Fingerprint, known from the start (SHA-256)
ending-seed = Seed, revealed at the end
ending-seed-fits = It fits the fingerprint.
ending-salt = Salt for the hashes in the log, revealed at the end (HMAC-SHA256)
ending-hashes-fit = Every position matches its hash.

## Ratings

ending-ratings = Ratings

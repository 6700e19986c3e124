"""``python -m caledonia.arena``: a match in duplicate, with nothing installed but Python.

``caledonia arena`` does the same and reports more.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import closing
from functools import partial
from pathlib import Path

from caledonia.arena.entrants import fill_seats, parse_entrant
from caledonia.arena.match import Match, Result, play_game
from caledonia.arena.pool import spread
from caledonia.arena.standings import standings


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m caledonia.arena", description=__doc__)
    parser.add_argument("bots", nargs="+", help="bots, such as chief@0.2s or chief@300n")
    parser.add_argument("--players", type=int, help="number of players; the last bot fills up")
    parser.add_argument("--games", type=int, default=100, help="rounded up to whole deals")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--summary", type=Path, help="file for the figures, as JSON")
    return parser.parse_args()


def _figures(match: Match, results: list[Result]) -> list[dict[str, object]]:
    return [
        {
            "bot": standing.label,
            "seats": standing.seats,
            "wins": float(standing.wins),
            "share": standing.share,
            "share_95": standing.interval,
            "points": standing.points.mean,
            "points_95": standing.points.interval,
            "seconds_per_turn": standing.turn.mean,
        }
        for standing in standings(match, results)
    ]


def main() -> int:
    """Play a match; print and write its figures."""
    arguments = _arguments()
    try:
        entrants = [parse_entrant(name) for name in arguments.bots]
        match = Match(
            line_up=fill_seats(entrants, arguments.players or max(2, len(entrants))),
            seed=arguments.seed,
        )
        match.check()
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    games = match.whole_deals(max(1, arguments.games))
    results: list[Result] = []
    workers = max(1, min(arguments.workers, games))
    with closing(spread(partial(play_game, match), range(games), workers)) as played:
        for result in played:
            results.append(result)
            if len(results) % 20 == 0:
                print(f"{len(results)} of {games} games", file=sys.stderr, flush=True)
    text = json.dumps({"games": games, "bots": _figures(match, results)}, indent=2)
    if arguments.summary is not None:
        arguments.summary.write_text(text + "\n", encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Count how clans do in games of the seer, and write the table that the package ships.

``python -m benchmarks.clans --workers 16 --seconds 170`` plays as many games as there is time for,
the same ones in the same order, and checks the fair bids on games that were not counted.
``--games FILE`` keeps the games, so that several runs add up; ``--seconds 0`` only counts them.
``--auctioned 2000`` then plays so many other games in which the bids are paid from the beginning.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.clans.bids import even_out
from benchmarks.clans.effects import fit
from caledonia.arena.clans import Played, Shares, as_line, count, from_line, play, shares, wilson
from caledonia.arena.pool import spread
from caledonia.bots.clans import ALL, COLUMNS, NUMBERS, PATH, Key, Line, read
from caledonia.bots.net import PATH as NET
from caledonia.native import available

PLAYERS: Final = (4, 2, 3, 4)
"""Numbers of players in turn; tables of four are counted twice as often."""
BATCH: Final = 5
CHECKED: Final = 5
"""One batch in so many is left out of the count and used to check the bids."""
AUCTIONED: Final = 10_000_000
"""Number of the first game in which bids are paid; the others never come that far."""
NOTED: Final = 30
"""Seconds between two notes of the progress."""

Job = tuple[int, int]
"""Number of a game, and its players."""


def jobs(played: set[Job], until: float) -> Iterator[list[Job]]:
    """Yield batches of games that are not yet played, until the time is over."""
    batch = 0
    while time.monotonic() < until:
        players = PLAYERS[batch % len(PLAYERS)]
        games = [(batch * BATCH + each, players) for each in range(BATCH)]
        missing = [job for job in games if job not in played]
        if missing:
            yield missing
        batch += 1


def play_all(simulations: int, known: dict[Key, Line] | None, batch: Sequence[Job]) -> list[Played]:
    """Play some games."""
    return [play(number, players, simulations, known) for number, players in batch]


def is_checked(game: Played) -> bool:
    """Whether a game is left out of the count."""
    return game.number // BATCH // len(PLAYERS) % CHECKED == 0


def table_of(games: Sequence[Played]) -> dict[Key, Line]:
    """Return all lines, with effects and what to bid."""
    known = count(games)
    for players in sorted({key[0] for key in known}):
        some = [game for game in games if len(game.seats) == players]
        for key, effect in fit(some).items():
            line = known[players, *key]
            known[players, *key] = replace(line, effect=effect.lead, effect_margin=effect.margin)
        known = even_out(some, known)
    return known


def write(path: Path, known: dict[Key, Line]) -> None:
    """Write the table."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for line in known.values():
            figures = (f"{getattr(line, name):.3g}" for name in NUMBERS)
            writer.writerow((line.players, line.clan, line.by, line.value, line.games, *figures))


def report(known: dict[Key, Line], apart: Sequence[Played]) -> str:
    """Return the clans with their shares of wins in games that were not counted."""
    without = shares((game, ()) for game in apart)
    with_bids = shares((game, game.fair_bids(known)) for game in apart)
    lines = []
    for (players, clan, by, _), line in known.items():
        if by == ALL and (players, clan) in with_bids:
            games, share = without[players, clan]
            lines.append(
                f"{players} players {clan:12} {line.games:6} games, lead {line.lead:+5.1f}"
                f" ± {line.lead_margin:.1f}, extra {line.extra:+.1f}, won {line.share:.1%};"
                f" of {games} others {share:.1%}, with fair bids"
                f" {_share(with_bids, players, clan)}"
            )
    return "\n".join(lines)


def _share(won: Shares, players: int, clan: str) -> str:
    games, share = won[players, clan]
    low, high = wilson(share, games)
    return f"{share:.1%} ({low:.1%} to {high:.1%})"


def _kept(path: Path, plan: dict[str, object]) -> list[Played]:
    """Return the games in a file; begin it where there is none."""
    if not path.exists():
        path.write_text(json.dumps(plan) + "\n", encoding="utf-8")
    first, *rest = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if json.loads(first) != plan:
        raise SystemExit(f"{path} holds games of another net or budget: {first.strip()}")
    whole = [line for line in rest if line.endswith("\n")]
    if whole != rest:
        path.write_text("".join((first, *whole)), encoding="utf-8")
    return [from_line(line) for line in whole]


def _progress(batches: Iterable[list[Played]]) -> Iterator[Played]:
    began = noted = time.monotonic()
    games = 0
    for batch in batches:
        yield from batch
        games += len(batch)
        if time.monotonic() - noted >= NOTED:
            noted = time.monotonic()
            print(f"{noted - began:.0f} s: {games} games", file=sys.stderr, flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clans", description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=170)
    parser.add_argument("--simulations", type=int, default=24, help="per decision")
    parser.add_argument("--games", type=Path, metavar="FILE", help="keep all games there")
    parser.add_argument("--auctioned", type=int, default=0, metavar="N")
    parser.add_argument("--out", type=Path, default=PATH)
    return parser.parse_args()


def main() -> int:
    """Play, count, check and write."""
    arguments = _arguments()
    if not available():
        print("build the compiled twin first: make native", file=sys.stderr)
        return 2
    net = hashlib.sha256(NET.read_bytes()).hexdigest()[:16]
    plan: dict[str, object] = {"net": net, "simulations": arguments.simulations}
    until = time.monotonic() + arguments.seconds
    with ExitStack() as stack:
        games = [] if arguments.games is None else _kept(arguments.games, plan)
        file = arguments.games and stack.enter_context(arguments.games.open("a", encoding="utf-8"))
        missing = jobs({(game.number, len(game.seats)) for game in games}, until)
        work = partial(play_all, arguments.simulations, None)
        for game in _progress(spread(work, missing, arguments.workers)):
            games.append(game)
            if file:
                file.write(as_line(game) + "\n")
    games.sort(key=lambda game: (game.number, len(game.seats)))
    apart = [game for game in games if is_checked(game)]
    counted = [game for game in games if not is_checked(game)]
    write(arguments.out, table_of(counted))
    known = read(arguments.out)
    print(f"{len(counted)} games counted, {len(apart)} to check the bids")
    print(report(known, apart))
    if arguments.auctioned:
        numbers = range(AUCTIONED, AUCTIONED + arguments.auctioned)
        batches = ([(number, 4)] for number in numbers)
        work = partial(play_all, arguments.simulations, known)
        paid = list(_progress(spread(work, batches, arguments.workers)))
        print(f"{len(paid)} games of four in which the bids were paid from the beginning:")
        won = shares((game, ()) for game in paid)
        print("\n".join(f"  {clan:12} {_share(won, 4, clan)}" for _, clan in won))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Count how clans do in games of the seer, and write the table that the package ships.

``python -m benchmarks.clans --workers 16 --seconds 170`` plays as many games as there is time for,
the same ones in the same order.
``--games FILE`` keeps the games, so that several runs add up; ``--seconds 0`` only counts them.
``--auctioned`` plays other games in which the bids of the table are paid from the beginning, to
check them. ``--paid FILE`` counts such games of an earlier table too, with the bids paid back.
``--compare`` asks whether others, like ``--bot chief`` or seers with more ``--simulations``, win
with the same clans as the table says; both leave the table as it is.
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
from benchmarks.clans.games import SEER, jobs, play_all
from benchmarks.clans.report import comparison, report, share_text
from benchmarks.ladder.fingerprint import fingerprint
from caledonia.arena.clans import Played, as_line, count, from_line, shares
from caledonia.arena.pool import spread
from caledonia.bots.clans import COLUMNS, NUMBERS, PATH, Key, Line, lines, read
from caledonia.bots.net import PATH as NET
from caledonia.native import available

PLAYERS: Final = (4, 2, 3, 4)
"""Numbers of players in turn; tables of four are counted twice as often."""
AUCTIONED: Final = 2_000_000
"""The first batch in which bids are paid; the others never get this far."""
BOTS: Final = (SEER, "chief", "crofter")
NOTED: Final = 30
"""Seconds between two lines of progress."""


def paid_back(path: Path, plan: dict[str, object]) -> list[Played]:
    """Return games in which bids were paid, with the points as they would be without."""
    table = json.loads(path.read_text(encoding="utf-8").partition("\n")[0])["table"]
    return [
        replace(game, seats=tuple(replace(s, points=s.points + s.bid, bid=0) for s in game.seats))
        for game in _kept(path, {**plan, "table": table})
    ]


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
            figures = (f"{getattr(line, name):.4g}" for name in NUMBERS)
            writer.writerow((line.players, line.clan, line.by, line.value, line.games, *figures))


def _kept(path: Path, plan: dict[str, object]) -> list[Played]:
    """Return the games in a file; start it if there is none."""
    if not path.exists():
        path.write_text(json.dumps(plan) + "\n", encoding="utf-8")
    first, *rest = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if json.loads(first) != plan:
        raise SystemExit(f"{path} holds games of another net, search or budget: {first.strip()}")
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
    parser.add_argument("--bot", choices=BOTS, default=SEER)
    parser.add_argument("--simulations", type=int, default=24, help="per decision; crofters: 0")
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--games", type=Path, metavar="FILE", help="keep all games there")
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS, help="in turn")
    parser.add_argument("--first", type=int, default=0, metavar="BATCH", help="begin there")
    parser.add_argument("--paid", type=Path, metavar="FILE")
    parser.add_argument("--auctioned", action="store_true")
    parser.add_argument("--out", type=Path, default=PATH)
    return parser.parse_args()


def gather(arguments: argparse.Namespace, plan: dict[str, object]) -> list[Played]:
    """Play until the time is over; return these games and those kept before."""
    until = time.monotonic() + arguments.seconds
    known = lines() if arguments.auctioned else None
    first = arguments.first + (AUCTIONED if arguments.auctioned else 0)
    work = partial(play_all, arguments.bot, arguments.simulations, known)
    with ExitStack() as stack:
        games = [] if arguments.games is None else _kept(arguments.games, plan)
        file = arguments.games and stack.enter_context(arguments.games.open("a", encoding="utf-8"))
        played = {(game.number, len(game.seats)) for game in games}
        missing = jobs(played, arguments.players, first, until)
        for game in _progress(spread(work, missing, arguments.workers)):
            games.append(game)
            if file:
                file.write(as_line(game) + "\n")
                file.flush()
    return sorted(games, key=lambda game: (game.number, len(game.seats)))


def plan_of(bot: str, simulations: int) -> dict[str, object]:
    """Return how games are played; those of two plans that differ are not counted together."""
    plan: dict[str, object] = {"code": fingerprint(bot), "simulations": simulations}
    if bot == SEER:
        return {"net": hashlib.sha256(NET.read_bytes()).hexdigest()[:16], **plan}
    return {"bot": bot, **plan}


def main() -> int:
    """Play; then count and write, or print the figures of the games."""
    arguments = _arguments()
    if not available():
        print("build the compiled twin first: make native", file=sys.stderr)
        return 2
    plan = plan_of(arguments.bot, arguments.simulations)
    if arguments.auctioned:
        plan["table"] = hashlib.sha256(PATH.read_bytes()).hexdigest()[:16]
    games = gather(arguments, plan)
    if arguments.auctioned:
        print(f"{len(games)} games in which the bids were paid from the beginning:")
        won = shares((game, ()) for game in games)
        print(
            "\n".join(
                f"{players} {clan:12} {share_text(won, players, clan)}" for players, clan in won
            )
        )
    elif arguments.compare:
        print(comparison(games, lines()))
    else:
        if arguments.paid:
            games += paid_back(arguments.paid, plan)
        write(arguments.out, table_of(games))
        print(f"{len(games)} games counted")
        print(report(read(arguments.out)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

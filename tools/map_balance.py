"""Plays bot games over all maps and compares starting corners, seats and clans.

``python -m tools.map_balance --help`` lists the options. It serves the design of maps; authors of
content packs have ``caledonia map report``.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Annotated, Final, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caledonia.arena.pool import spread
from caledonia.arena.statistics import Estimate
from caledonia.bots import BOTS, DEFAULT_BOT
from caledonia.cli.arguments import pack_at
from caledonia.cli.errors import fail
from caledonia.cli.tables import table_console
from tools.balance import PLAYERS, Plan, Row, batches, maps_with, play_games
from tools.balance_tables import POINTS, print_findings
from tools.findings import (
    CORNER,
    ENOUGH_GAMES,
    GROUPINGS,
    Findings,
    Status,
    Verdict,
    is_enough,
    judge,
)

BATCH: Final = 8
"""Games per piece of work: small enough for a lively progress bar."""
INTERRUPTED: Final = 130
COLUMNS: Final = (
    *("game", "players", "map", "seat", "place", "clan", "tile", "expected", "corner", "side"),
    *("workers", "strayed", "score", "win", "edge"),
)
STRICT: Final = (
    f"Exit with 1 unless the 95% interval of every corner is within {POINTS} percentage points "
    f"of an even share, over at least {ENOUGH_GAMES:,} games on all maps."
)


def balance(
    *,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 2400,
    players: Annotated[
        str, typer.Option(metavar="NUMBERS", help="Player counts to cycle through.")
    ] = ",".join(map(str, PLAYERS)),
    bot: Annotated[str, typer.Option(help="The bot on all seats.")] = DEFAULT_BOT,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; default: one per core.")
    ] = None,
    content: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Content pack; default: the base pack.")
    ] = None,
    sides: Annotated[
        str,
        typer.Option(
            "--map", metavar="SIDES", help='Only maps with these sides, like "A1 B2 C1 D1".'
        ),
    ] = "",
    free: Annotated[
        bool, typer.Option("--free", help="Let bots choose their corners instead of dealing them.")
    ] = False,
    strict: Annotated[bool, typer.Option("--strict", help=STRICT)] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a CSV file with one line per seat and game."),
    ] = None,
) -> None:
    """Measure whether all starting corners, seats and clans do equally well.

    Bots play all 16 maps with every number of players. Each seat is dealt a corner, at random,
    and places its first workers there, so that corners depend on nothing else. No corner should
    win more than 5 percentage points above or below its even share.
    """
    if strict and free:
        fail("--strict judges dealt corners: leave out --free", code=2)
    plan = _plan(players, bot, seed, content, sides, free=free)
    with ExitStack() as files:
        table = files.enter_context(_new_file(out)) if out is not None else None
        over, stopped = _measure(plan, games, jobs or os.cpu_count() or 1)
        if table is not None and over:
            _write_rows(table, over)
    if not over:
        fail("stopped before the first games ended", code=INTERRUPTED)
    findings = Findings(over)
    verdict = Verdict(Status.NOT_JUDGED) if free else judge(findings.lines(CORNER), findings.games)
    if as_json:
        typer.echo(json.dumps(_figures(plan, findings, verdict), indent=2))
    else:
        print_findings(table_console(), findings, verdict, free=free)
    if stopped:
        raise typer.Exit(INTERRUPTED)
    enough = is_enough(findings.games, findings.maps)
    if strict and not (enough and verdict.status is Status.HOLDS):
        raise typer.Exit(1)


# The experiment.


def _plan(
    players: str, bot: str, seed: int, content: Path | None, sides: str, *, free: bool
) -> Plan:
    """Check the arguments."""
    if bot not in BOTS:
        fail(f"no bot '{bot}': choose one of {', '.join(BOTS)}", code=2)
    pack_at(content)
    try:
        maps = maps_with(sides.replace(",", " ").upper().split())
    except ValueError as error:
        fail(str(error), code=2)
    counts = _counts(players)
    return Plan(seed=seed, players=counts, maps=maps, bot=bot, free=free, pack=content)


def _counts(text: str) -> tuple[int, ...]:
    """Read numbers of players."""
    allowed = {str(count): count for count in PLAYERS}
    words = text.replace(",", " ").split()
    wrong = [word for word in words if word not in allowed]
    if wrong or not words:
        what = f"'{wrong[0]}'" if wrong else "none"
        fail(f"players: {what} given, choose from {', '.join(allowed)}", code=2)
    return tuple(sorted({allowed[word] for word in words}))


def _measure(plan: Plan, games: int, jobs: int) -> tuple[list[list[Row]], bool]:
    """Play the games; return the rows of finished ones, and whether Ctrl-C came."""
    over: list[list[Row]] = []
    stopped = False
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    work = partial(play_games, plan)
    pieces = list(batches(games, BATCH))
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=games)
        try:
            with closing(spread(work, pieces, min(jobs, len(pieces)))) as results:
                for played in results:
                    over += played
                    progress.advance(task, len(played))
        except KeyboardInterrupt:
            stopped = True
    return sorted(over, key=lambda rows: rows[0].game), stopped


# Files and figures.


@contextmanager
def _new_file(path: Path) -> Iterator[TextIO]:
    """Open a new file for writing; delete it if nothing was written."""
    try:
        file = path.open("x", encoding="utf-8", newline="")
    except OSError as error:
        fail(f"cannot write {path}: {error.strerror}", code=2)
    try:
        with file:
            yield file
    finally:
        if not path.stat().st_size:
            path.unlink()


def _write_rows(file: TextIO, games: list[list[Row]]) -> None:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in chain.from_iterable(games):
        writer.writerow(
            [
                row.game,
                row.players,
                " ".join(row.sides),
                row.seat,
                row.place,
                row.clan,
                row.tile,
                round(row.expected, 3),
                row.corner,
                row.side,
                row.workers,
                row.strayed,
                row.score,
                round(float(row.win), 6),
                round(float(row.edge), 6),
            ]
        )


def _figures(plan: Plan, findings: Findings, verdict: Verdict) -> dict[str, object]:
    """Return all figures as JSON data; shares are fractions of 1."""
    groups = {}
    for grouping in GROUPINGS:
        groups[grouping.name] = {
            line.label: {
                "games": line.games,
                "seats": line.seats,
                "score": _estimate(line.score),
                "lead": _estimate(line.lead),
                "win_rate": round(line.win_rate, 6),
                "edge": _estimate(line.edge),
            }
            for line in findings.lines(grouping)
        }
    return {
        "games": findings.games,
        "maps": findings.maps,
        "players": list(plan.players),
        "bot": plan.bot,
        "seed": plan.seed,
        "free": plan.free,
        "clans": {
            "kept": round(float(findings.kept), 3),
            "explained": round(findings.explained, 6),
        },
        "workers": findings.workers,
        "strayed": findings.strayed,
        "verdict": {
            "status": verdict.status.value,
            "corners": list(verdict.corners),
            "enough_games": is_enough(findings.games, findings.maps),
        },
        "groups": groups,
    }


def _estimate(estimate: Estimate) -> dict[str, object]:
    interval = estimate.interval
    return {
        "mean": round(estimate.mean, 6),
        "interval": None if interval is None else [round(end, 6) for end in interval],
    }


def make_app() -> typer.Typer:
    """Return the application."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command()(balance)
    return app


if __name__ == "__main__":
    make_app()(prog_name="python -m tools.map_balance")

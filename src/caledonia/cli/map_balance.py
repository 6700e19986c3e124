"""``caledonia map balance``: bot games over all maps; who wins from which corner."""

from __future__ import annotations

import csv
import json
import os
from contextlib import ExitStack, closing
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Annotated, Final, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from caledonia.arena.balance import MAPS, PLAYERS, Plan, Row, batches, maps_with, play_games
from caledonia.arena.findings import (
    CLAN,
    CORNER,
    ENOUGH_GAMES,
    GROUPINGS,
    LIMIT,
    Findings,
    Grouping,
    Line,
    Status,
    Verdict,
    judge,
)
from caledonia.arena.pool import spread
from caledonia.arena.statistics import Estimate
from caledonia.bots import BOTS, DEFAULT_BOT
from caledonia.cli.errors import fail
from caledonia.cli.words import Words
from caledonia.content import ContentError, load_content
from caledonia.locale import texts

BATCH: Final = 8
"""Games per piece of work: small enough for a lively progress bar."""
WIDTH: Final = 100
SCALE: Final = 15
"""The drawn intervals reach so many points to either side, one character each."""
BAR: Final = 2 * SCALE + 1
POINTS: Final = round(100 * LIMIT)
INTERRUPTED: Final = 130


def balance(
    *,
    games: Annotated[int, typer.Option(min=1, help="Games to play.")] = 2400,
    players: Annotated[
        str, typer.Option(metavar="NUMBERS", help="Numbers of players that take turns.")
    ] = ",".join(map(str, PLAYERS)),
    bot: Annotated[str, typer.Option(help="Who plays on all seats.")] = DEFAULT_BOT,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; one for each core if not given.")
    ] = None,
    content: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A content pack instead of the base pack.")
    ] = None,
    sides: Annotated[
        str,
        typer.Option(
            "--map", metavar="SIDES", help='Only maps with these sides, like "A1 B2 C1 D1".'
        ),
    ] = "",
    free: Annotated[
        bool, typer.Option("--free", help="Bots choose their corners instead of being dealt one.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with 1 unless the promise holds.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a CSV file, one line per seat and game."),
    ] = None,
) -> None:
    """Measure whether all starting corners, seats and clans do equally well.

    Bots play over all 16 maps and numbers of players. Each seat is dealt a corner, at random, and
    places its first workers there, so that corners depend on nothing else. No corner shall win
    more than 5 points above or below its even share.
    """
    if strict and free:
        fail("--strict judges dealt corners: leave out --free", code=2)
    plan = _plan(players, bot, seed, content, sides, free=free)
    with ExitStack() as files:
        table = files.enter_context(_new_file(out)) if out is not None else None
        over, stopped = _measure(plan, games, jobs or os.cpu_count() or 1)
        if table is not None:
            _write_rows(table, over)
    if not over:
        fail("stopped before the first games were over", code=INTERRUPTED)
    findings = Findings(over)
    verdict = Verdict(Status.NOT_JUDGED) if free else judge(findings.lines(CORNER), findings.games)
    if as_json:
        typer.echo(json.dumps(_figures(plan, findings, verdict), indent=2))
    else:
        _print(plan, findings, verdict)
    if stopped:
        raise typer.Exit(INTERRUPTED)
    if strict and verdict.status is not Status.HOLDS:
        raise typer.Exit(1)


# The experiment.


def _plan(
    players: str, bot: str, seed: int, content: Path | None, sides: str, *, free: bool
) -> Plan:
    """Check what was asked for."""
    if bot not in BOTS:
        fail(f"no bot '{bot}': choose one of {', '.join(BOTS)}", code=2)
    if content is not None and not content.is_dir():
        fail(f"no folder {content}: give the folder of a content pack", code=2)
    try:
        load_content(content)
        maps = maps_with(sides.replace(",", " ").upper().split())
    except ContentError as error:
        fail(f"the content pack {content or 'base'} cannot be played:\n{error}", code=2)
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
        fail(f"players: {what} given, write some of {', '.join(allowed)}", code=2)
    return tuple(sorted({allowed[word] for word in words}))


def _measure(plan: Plan, games: int, jobs: int) -> tuple[list[list[Row]], bool]:
    """Play the games; return the rows of those that are over, and whether Ctrl-C came."""
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


def _new_file(path: Path) -> TextIO:
    """Open a file for writing, but never an existing one."""
    try:
        return path.open("x", encoding="utf-8", newline="")
    except OSError as error:
        fail(f"cannot write {path}: {error.strerror}", code=2)


def _write_rows(file: TextIO, games: list[list[Row]]) -> None:
    writer = csv.writer(file, lineterminator="\n")
    heads = "game players map seat place clan corner side workers strayed score win edge"
    writer.writerow(heads.split())
    for row in chain.from_iterable(games):
        writer.writerow(
            [
                row.game,
                row.players,
                " ".join(row.sides),
                row.seat,
                row.place,
                row.clan,
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
    """Return everything that was found as JSON data; shares are parts of 1."""
    groups = {}
    for grouping in GROUPINGS:
        groups[grouping.name] = {
            line.label: {
                "games": line.games,
                "seats": line.seats,
                "score": _estimate(line.score),
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
        "workers": findings.workers,
        "strayed": findings.strayed,
        "verdict": {"status": verdict.status.value, "corners": list(verdict.corners)},
        "groups": groups,
    }


def _estimate(estimate: Estimate) -> dict[str, object]:
    interval = estimate.interval
    return {
        "mean": round(estimate.mean, 6),
        "interval": None if interval is None else [round(end, 6) for end in interval],
    }


# For people.


def _print(plan: Plan, findings: Findings, verdict: Verdict) -> None:
    console = Console(width=WIDTH, highlight=False)
    words = Words(texts("en"), ())
    for grouping in GROUPINGS:
        console.print(_table(grouping, findings.lines(grouping), words))
        console.print()
    console.print("±: 95 % interval; edge: win rate above an even share, in points")
    if plan.free:
        console.print(_choices(findings))
    elif findings.strayed:
        share = 100 * findings.strayed / findings.workers
        found = f"{findings.strayed:,} of {findings.workers:,} starting workers ({share:.1f} %)"
        console.print(f"{found} found no space in the corner dealt to them.")
    console.print(verdict_text(verdict, findings.games, findings.maps))


def _table(grouping: Grouping, lines: list[Line], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(grouping.name, min_width=17)
    for head, width in (("games", 6), ("score", 13), ("wins", 6), ("edge", 12)):
        table.add_column(head, justify="right", min_width=width)
    table.add_column(Text(_ruler()), no_wrap=True)
    for line in lines:
        label = words.clan_short(line.label) if grouping is CLAN else line.label
        table.add_row(
            Text(label),
            f"{line.games:,}",
            _with_margin(line.score, 1, ".1f"),
            f"{100 * line.win_rate:.1f} %",
            _with_margin(line.edge, 100, "+.1f"),
            draw_interval(line.edge),
        )
    return table


def _with_margin(estimate: Estimate, factor: int, form: str) -> str:
    mean = format(factor * estimate.mean, form)
    if estimate.margin is None:
        return mean
    return f"{mean} ± {factor * estimate.margin:4.1f}"


def _ruler() -> str:
    """Return the head of the drawn intervals: the figures at their places."""
    cells = [" "] * BAR
    for points in (-SCALE, -POINTS, 0, POINTS, SCALE):
        figure = f"{points:+}" if points else "0"
        start = min(max(0, points + SCALE - len(figure) // 2), BAR - len(figure))
        cells[start : start + len(figure)] = figure
    return "".join(cells)


def draw_interval(edge: Estimate) -> Text:
    """Draw an interval of the edge on a scale with the limits; red where it reaches beyond."""
    cells = [" "] * BAR
    for points, mark in ((-POINTS, "┊"), (0, "│"), (POINTS, "┊")):
        cells[points + SCALE] = mark
    style = "dim"
    if edge.interval is not None:
        low, high = (_cell(end) for end in edge.interval)
        for cell in range(max(0, low), min(BAR - 1, high) + 1):
            cells[cell] = "─" if cells[cell] == " " else "┼"
        if low < 0:
            cells[0] = "◂"
        if high >= BAR:
            cells[-1] = "▸"
        within = edge.interval[0] >= -LIMIT and edge.interval[1] <= LIMIT
        style = "green" if within else "red"
    middle = _cell(edge.mean)
    if 0 <= middle < BAR:
        cells[middle] = "●"
    return Text("".join(cells), style=style)


def _cell(share: float) -> int:
    return round(100 * share) + SCALE


def _choices(findings: Findings) -> str:
    """Say how often each corner was chosen."""
    lines = findings.lines(CORNER)
    seats = sum(line.seats for line in lines)
    shares = (f"{line.label} {100 * line.seats / seats:.1f} %" for line in lines)
    return f"corners chosen for the first worker: {', '.join(shares)}"


def verdict_text(verdict: Verdict, games: int, maps: int) -> str:
    """Say whether the promise holds, and what it was measured with."""
    size = f"{games:,} {'game' if games == 1 else 'games'}, {maps} {'map' if maps == 1 else 'maps'}"
    corners = ", ".join(verdict.corners)
    match verdict.status:
        case Status.NOT_JUDGED:
            text = "Chosen corners mix land with seat and clan; the promise is about dealt ones"
            return f"{text} ({size})."
        case Status.HOLDS:
            text = f"holds: every corner's interval lies within ±{POINTS} points"
        case Status.DOES_NOT_HOLD:
            text = f"does not hold for {corners}: the interval reaches beyond ±{POINTS} points"
        case Status.TOO_FEW:
            text = (
                f"too few games to tell for {corners}: the interval reaches across ±{POINTS} points"
            )
    text += f" ({size})."
    if games < ENOUGH_GAMES or maps < len(MAPS):
        text += f"\nThe promise is about at least {ENOUGH_GAMES:,} games over all {len(MAPS)} maps."
    return text

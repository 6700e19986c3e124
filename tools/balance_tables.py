"""The tables of ``python -m tools.map_balance``."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from caledonia.arena.statistics import Estimate
from caledonia.cli.words import Words
from caledonia.locale import texts
from tools.balance import MAPS
from tools.findings import (
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
    is_enough,
)

SCALE: Final = 10
"""Half the width of drawn intervals in percentage points, one character each."""
BAR: Final = 2 * SCALE + 1
POINTS: Final = round(100 * LIMIT)
"""The limits, in percentage points."""


def print_findings(console: Console, findings: Findings, verdict: Verdict, *, free: bool) -> None:
    """Print the tables of all groups and the verdict on the corners.

    :param free: whether bots chose their corners.
    """
    words = Words(texts("en"), ())
    for grouping in GROUPINGS:
        console.print(_table(grouping, findings.lines(grouping), words))
        console.print()
    console.print("±: 95% interval; edge: win rate above an even share, in percentage points")
    console.print(_lead_text(findings))
    if free:
        console.print(_choices(findings))
    elif findings.strayed:
        share = 100 * findings.strayed / findings.workers
        strayed = f"{findings.strayed:,} of {findings.workers:,} starting workers ({share:.1f}%)"
        console.print(f"{strayed} had no space in their corner.")
    console.print(verdict_text(verdict, findings.games, findings.maps))


def _lead_text(findings: Findings) -> str:
    """Return the legend of leads, and what was subtracted from them."""
    text = "lead: points above the average of the table"
    if findings.kept:
        part = f"{100 * findings.explained:.0f}% of its variance"
        text += f", without what clan and starting tile explain: {part}"
    return text


def _table(grouping: Grouping, lines: list[Line], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    # "A of 2" needs no more than "corner" above it.
    table.add_column(grouping.name.partition(" ")[0], min_width=10)
    for head, width in (("games", 6), ("lead", 11), ("wins", 6), ("edge", 12)):
        table.add_column(head, justify="right", min_width=width)
    table.add_column(Text(_ruler()), no_wrap=True)
    for line in lines:
        label = words.clan_short(line.label) if grouping is CLAN else line.label
        table.add_row(
            Text(label),
            f"{line.games:,}",
            _with_margin(line.lead, 1, "+.1f"),
            f"{100 * line.win_rate:.1f}%",
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
    """Draw an interval on a scale with the limits; red beyond them."""
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
    if middle < 0:
        cells[0] = "◂"
    elif middle >= BAR:
        cells[-1] = "▸"
    else:
        cells[middle] = "●"
    return Text("".join(cells), style=style)


def _cell(share: float) -> int:
    return round(100 * share) + SCALE


def _choices(findings: Findings) -> str:
    """Return how often each corner was chosen."""
    lines = findings.lines(CORNER)
    seats = sum(line.seats for line in lines)
    shares = (f"{line.label} {100 * line.seats / seats:.1f}%" for line in lines)
    return f"corners chosen for the first worker: {', '.join(shares)}"


def verdict_text(verdict: Verdict, games: int, maps: int) -> str:
    """Return whether the corners are fair, and how that was measured."""
    size = f"{games:,} {'game' if games == 1 else 'games'}, {maps} {'map' if maps == 1 else 'maps'}"
    corners = ", ".join(verdict.corners)
    limit = f"{POINTS} percentage points of an even share"
    match verdict.status:
        case Status.NOT_JUDGED:
            text = "Chosen corners mix land with seat and clan; only dealt ones can be judged"
            return f"{text} ({size})."
        case Status.HOLDS:
            text = f"The 95% interval of every corner is within {limit}"
        case Status.DOES_NOT_HOLD:
            text = f"Not fair: the 95% interval of {corners} is outside {limit}"
        case Status.TOO_FEW:
            text = f"Too few games to judge {corners}: the 95% interval reaches beyond {limit}"
    text += f" ({size})."
    if not is_enough(games, maps):
        text += f"\nIt takes at least {ENOUGH_GAMES:,} games on all {len(MAPS)} maps to be sure."
    return text

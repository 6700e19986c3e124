"""``caledonia clans``: how strong clans are, and when."""

from __future__ import annotations

import csv
import sys
from typing import Annotated

import typer
from rich.table import Table

from caledonia.bots.clans import ALL, COLUMNS, GROUPINGS, Line, lines
from caledonia.cli.arguments import Language, texts_in
from caledonia.cli.errors import fail
from caledonia.cli.tables import table_console
from caledonia.locale import Texts


def register(app: typer.Typer) -> None:
    """Add the sub-command to the application."""
    app.command("clans")(clans)


def clans(
    *,
    players: Annotated[int, typer.Option(min=2, max=4, help="Number of players.")] = 4,
    by: Annotated[str, typer.Option(metavar="WHAT", help=f"{', '.join(GROUPINGS)}.")] = ALL,
    as_csv: Annotated[
        bool, typer.Option("--csv", help="Print the whole table as CSV, for all player counts.")
    ] = False,
    lang: Language = None,
) -> None:
    """Show how clans do in games of the seer, with 95% intervals.

    By place in the turn order, starting tile, map side or scoring tile. The lead is the number of
    points above the average of the table.
    """
    if by not in GROUPINGS:
        fail(f"by: no '{by}', choose one of {', '.join(GROUPINGS)}", code=2)
    if as_csv:
        _write_csv(list(lines().values()))
        return
    rows = [line for line in lines().values() if line.players == players and line.by == by]
    text = texts_in(lang)
    rows.sort(key=lambda line: (line.value, -line.lead))
    table_console().print(_table(rows, text, with_value=by != ALL))


def _write_csv(rows: list[Line]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(COLUMNS)
    for line in rows:
        writer.writerow(getattr(line, name) for name in COLUMNS)


def _table(rows: list[Line], text: Texts, *, with_value: bool) -> Table:
    table = Table(box=None, pad_edge=False)
    if with_value:
        table.add_column("")
    table.add_column("clan")
    for heading in ("games", "points", "lead", "games won"):
        table.add_column(heading, justify="right")
    for line in rows:
        cells = (
            text(f"clan-{line.clan}") if line.clan else "all",
            f"{line.games:,}",
            f"{line.points:.1f} ± {line.points_margin:.1f}",
            f"{line.lead:+.1f} ± {line.lead_margin:.1f}",
            f"{line.share:.1%} ({line.share_low:.1%} to {line.share_high:.1%})",
        )
        table.add_row(*((line.value,) if with_value else ()), *cells)
    return table

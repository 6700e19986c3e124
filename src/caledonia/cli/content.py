"""`caledonia content`: look at content packs and check them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from caledonia.cli.errors import fail
from caledonia.content import Content, Problem, inspect_content
from caledonia.content.report import report_modules


def register(app: typer.Typer) -> None:
    """Add the sub-commands to the application."""
    content = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
    content.command("check")(check)
    app.add_typer(content, name="content", help="Look at content packs and check them.")


def check(
    directory: Annotated[
        Path | None,
        typer.Argument(metavar="[DIR]", help="The pack's folder; the base pack if not given."),
    ] = None,
) -> None:
    """Print the tables of a content pack with their standing, and every problem.

    Fails if there is a problem.
    """
    if directory is not None and not directory.is_dir():
        fail(f"no folder {directory}: give the folder of a content pack", code=2)
    content, problems = inspect_content(directory)
    console = Console()
    _print_tables(console, content)
    _print_modules(console, content)
    _print_problems(console, problems)
    if problems:
        raise typer.Exit(1)


def _print_tables(console: Console, content: Content) -> None:
    console.print(f"[bold]{escape(content.name)}[/] ({escape(content.id)})", highlight=False)
    table = Table("table", "standing", box=None, pad_edge=False)
    for name, standing in content.standing.items():
        table.add_row(name, f"[cyan]{escape(standing)}[/]" if standing == "house" else standing)
    console.print(table)
    console.print()


def _print_modules(console: Console, content: Content) -> None:
    """Print the figures of the module sides that could be read."""
    heads = "side land loch mist g% f% m% 2% 3% cost £1 £5+ rivers sides delta"
    table = Table(*heads.split(), box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in report_modules(content):
        shares = (row.grassland, row.forest, row.mountain, row.two_terrains, row.three_terrains)
        figures = [row.cheapest_on_small_map, row.expensive, row.rivers, row.river_sides, row.delta]
        table.add_row(
            row.name,
            *map(str, (row.land, row.lochs, row.mist)),
            *(str(row.share(count)) for count in shares),
            f"{row.mean_cost:.2f}",
            *map(str, figures),
        )
    console.print(table)
    console.print(
        "g% f% m%: land with grassland, forest, mountain; 2% 3%: with two, three terrains; "
        "£1: outside the mist; sides: river sides\n",
        highlight=False,
    )


def _print_problems(console: Console, problems: list[Problem]) -> None:
    for problem in problems:
        console.print(f"[red]{escape(str(problem))}[/]", soft_wrap=True, highlight=False)
    if problems:
        count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        console.print(f"[red]{count}[/]", highlight=False)
    else:
        console.print("[green]no problems[/]")

"""`caledonia content`: look at content packs and check them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from caledonia.cli.arguments import check_folder
from caledonia.content import Content, Problem, inspect_content


def register(app: typer.Typer) -> None:
    """Add the sub-commands to the application."""
    content = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
    content.command("check")(check)
    app.add_typer(content, name="content", help="Inspect and check content packs.")


def check(
    directory: Annotated[
        Path | None,
        typer.Argument(metavar="[DIR]", help="The pack's folder; default: the base pack."),
    ] = None,
) -> None:
    """List the tables of a content pack, printed or house, and every problem.

    Fails if there is a problem.
    """
    check_folder(directory)
    content, problems = inspect_content(directory)
    console = Console()
    _print_tables(console, content)
    _print_problems(console, problems)
    if problems:
        raise typer.Exit(1)
    pack = f" --content {directory}" if directory else ""
    console.print(f"figures of the map: caledonia map report{escape(pack)}", highlight=False)


def _print_tables(console: Console, content: Content) -> None:
    console.print(f"[bold]{escape(content.name)}[/] ({escape(content.id)})", highlight=False)
    table = Table("table", "standing", box=None, pad_edge=False)
    for name, standing in content.standing.items():
        table.add_row(name, f"[cyan]{escape(standing)}[/]" if standing == "house" else standing)
    console.print(table)
    console.print()


def _print_problems(console: Console, problems: list[Problem]) -> None:
    for problem in problems:
        console.print(f"[red]{escape(str(problem))}[/]", soft_wrap=True, highlight=False)
    if problems:
        count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        console.print(f"[red]{count}[/]", highlight=False)
    else:
        console.print("[green]no problems[/]")

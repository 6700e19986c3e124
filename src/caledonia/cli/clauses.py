"""`caledonia clauses`: every clause of the rules with its tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from caledonia.cli.clause_index import ClauseError, ClauseIndex, find_upwards, read_index
from caledonia.cli.errors import fail

RULES_FILE: Final = "docs/rules.md"
"""The path of the rules in a checkout."""


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("clauses")(clauses)


def clauses(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="Print only problems and the summary.")
    ] = False,
    rules: Annotated[
        Path | None,
        typer.Option(help="The rules; default: docs/rules.md of the checkout.", metavar="FILE"),
    ] = None,
    tests: Annotated[
        Path | None,
        typer.Option(help="The tests; default: next to docs/.", metavar="DIR"),
    ] = None,
) -> None:
    """List every clause of the rules with its tests.

    Fails if a clause has no test, or if a test names a clause that does not exist.
    """
    rules_file = rules or find_upwards(RULES_FILE, Path.cwd())
    if rules_file is None:
        fail(
            f"no {RULES_FILE} here or in a parent directory; "
            "run this in a checkout, or give --rules FILE",
            code=2,
        )
    try:
        index = read_index(rules_file, tests or rules_file.parent.parent / "tests")
    except ClauseError as error:
        fail(str(error), code=2)
    if as_json:
        typer.echo(json.dumps(_as_object(index), indent=2))
    else:
        _print(index, quiet=quiet)
    if not index.is_complete:
        raise typer.Exit(1)


def _as_object(index: ClauseIndex) -> dict[str, object]:
    return {
        "clauses": list(index.clauses),
        "proven": {clause: list(names) for clause, names in index.proven.items()},
        "missing": list(index.missing),
        "unknown": {clause: list(names) for clause, names in index.unknown.items()},
    }


def _print(index: ClauseIndex, *, quiet: bool) -> None:
    console = Console()
    if not quiet:
        table = Table("clause", "tests", box=None, pad_edge=False)
        for clause in index.clauses:
            names = index.proven.get(clause)
            shown = escape("\n".join(names)) if names else "[bold red]none[/]"
            table.add_row(f"[cyan]{clause}[/]", shown)
        console.print(table)
    for clause in index.missing:
        console.print(f"[red]{clause}: no test names this clause[/]", soft_wrap=True)
    for clause, names in index.unknown.items():
        console.print(
            f"[red]{escape(clause)}: no such clause in the rules, named by "
            f"{escape(', '.join(names))}[/]",
            soft_wrap=True,
        )
    colour = "green" if index.is_complete else "red"
    console.print(
        f"[{colour}]{len(index.proven)} of {len(index.clauses)} clauses proven, "
        f"{len(index.missing)} without a test, {len(index.unknown)} unknown[/]",
        highlight=False,
    )

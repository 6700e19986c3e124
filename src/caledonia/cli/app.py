"""The typer application: one module per sub-command, registered from one list."""

from __future__ import annotations

from collections.abc import Callable
from importlib import metadata
from typing import Annotated, Final

import typer

from caledonia.cli import (
    arena,
    bench,
    clans,
    clauses,
    console,
    content,
    database,
    draw,
    fuzz,
    maps,
    people,
    replay,
    review,
    serve,
    sim,
    solo,
    worker,
)

COMMANDS: Final[tuple[Callable[[typer.Typer], None], ...]] = (
    console.register,
    serve.register,
    worker.register,
    database.register,
    people.register,
    replay.register,
    review.register,
    draw.register,
    content.register,
    maps.register,
    arena.register,
    solo.register,
    sim.register,
    clans.register,
    clauses.register,
    fuzz.register,
    bench.register,
)
"""What adds each sub-command, in the order of the help page."""


def _print_version(value: bool) -> None:
    if value:
        typer.echo(f"caledonia {metadata.version('caledonia')}")
        raise typer.Exit


def _root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """Play Clans of Caledonia, an unofficial digital edition, and check its engine."""


def make_app() -> typer.Typer:
    """Return the application with all its sub-commands."""
    app = typer.Typer(
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    app.callback()(_root)
    for register in COMMANDS:
        register(app)
    return app

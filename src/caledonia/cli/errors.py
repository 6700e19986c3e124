"""How commands report what went wrong."""

from __future__ import annotations

from typing import NoReturn

import typer


def fail(message: str, *, code: int = 1) -> NoReturn:
    """Print one sentence on stderr and exit.

    :param code: 1 for a failed check, 2 for a wrong call.
    :raises typer.Exit: always, with that code.
    """
    typer.echo(f"caledonia: {message}", err=True)
    raise typer.Exit(code)

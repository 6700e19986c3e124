"""How commands report what went wrong."""

from __future__ import annotations

from typing import NoReturn

import typer


def fail(message: str, *, code: int = 1) -> NoReturn:
    """Say on stderr, in one sentence, what is wrong, and leave the command.

    :param code: 1 where the thing asked about is wrong, 2 where the call itself is.
    :raises typer.Exit: always, with that code.
    """
    typer.echo(f"caledonia: {message}", err=True)
    raise typer.Exit(code)

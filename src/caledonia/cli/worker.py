"""`caledonia worker`: lets bots of a server think on this machine."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from caledonia.cli.errors import fail
from caledonia.cli.server_options import (
    Data,
    DatabaseUrl,
    is_sqlite,
    log_level,
    make_folder,
    migrate,
    server_packages,
    settings_for,
)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("worker")(worker)


def worker(
    database: DatabaseUrl = None,
    bots: Annotated[int, typer.Option(min=1, max=256, help="Processes for bots.")] = 1,
    data: Data = None,
) -> None:
    """Run bots for the servers that share a PostgreSQL database.

    Press Ctrl+C to stop; another worker takes over unfinished work.
    """
    settings = settings_for(data, database)
    if is_sqlite(settings):
        fail("a worker needs the servers' PostgreSQL: give --db postgresql://...", code=2)
    with server_packages():
        from caledonia.server.telemetry.logs import set_up_logs
        from caledonia.server.worker import run
    level = log_level()
    make_folder(settings)
    migrate(settings)
    set_up_logs(level)
    typer.echo(f"Bots are thinking here (processes: {bots}) - press Ctrl+C to stop.")
    run(replace(settings, bot_processes=bots))

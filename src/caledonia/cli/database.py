"""`caledonia db`: schema, backups and verification of a server's database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress

from caledonia.cli.errors import fail
from caledonia.cli.server_options import (
    Data,
    DatabaseUrl,
    database_errors,
    exclusive,
    migrate,
    server_packages,
    settings_for,
)

if TYPE_CHECKING:
    from caledonia.server.db.engine import Database
    from caledonia.server.settings import Settings

Result = TypeVar("Result")

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    group = typer.Typer(
        no_args_is_help=True, help="Maintain a server's database.", rich_markup_mode=None
    )
    group.command("info")(info)
    group.command("migrate")(migrate_database)
    group.command("verify")(verify_games)
    group.command("backup")(make_backup)
    group.command("restore")(restore_backup)
    app.add_typer(group, name="db")


def info(data: Data = None, database: DatabaseUrl = None) -> None:
    """Show the database's location, schema and size."""
    settings = _existing(settings_for(data, database))
    from sqlalchemy.engine import make_url

    from caledonia.server.db.migrate import newest, revision_of
    from caledonia.server.db.portable import count_rows

    url = settings.database_url()

    async def count(opened: Database) -> dict[str, int]:
        async with opened.read() as connection:
            return await connection.run_sync(count_rows)

    with database_errors():
        schema = revision_of(url)
        rows = _run(settings, count)
    typer.echo(f"database {make_url(url).render_as_string(hide_password=True)}")
    typer.echo(f"schema   {schema or 'none'}, newest {newest()}")
    for name, number in sorted(rows.items()):
        typer.echo(f"{number:>10,} {name}")
    if schema != newest():
        typer.echo("run 'caledonia db migrate' before the next start")


def migrate_database(data: Data = None, database: DatabaseUrl = None) -> None:
    """Update the database to the newest schema; servers do this at startup too."""
    settings = settings_for(data, database)
    with exclusive(settings, "caledonia db migrate"):
        migrate(settings)
    from caledonia.server.db.migrate import newest

    typer.echo(f"the database has schema {newest()}")


def verify_games(data: Data = None, database: DatabaseUrl = None) -> None:
    """Replay every stored game and compare it with the fingerprints of its positions.

    Exits with code 1 if any game differs. Servers can keep running.
    """
    settings = _existing(settings_for(data, database))
    from caledonia.server.audit.verify import verify

    console = Console(stderr=True)
    with database_errors(), Progress(console=console, transient=True) as bar:
        task = bar.add_task("replaying", total=None)
        done = 0

        def progress(number: int, total: int) -> None:
            nonlocal done
            done = number
            bar.update(task, completed=number, total=total)

        faults = _run(settings, lambda opened: verify(opened, progress))
    for fault in faults:
        typer.echo(str(fault))
    if faults:
        wrong = len({fault.table for fault in faults})
        verb = "differs" if wrong == 1 else "differ"
        fail(f"{wrong} of {_tables(done)} {verb} from what was recorded")
    typer.echo(f"{_tables(done)}: every game replays to its recorded positions")


def _tables(number: int) -> str:
    return "1 table" if number == 1 else f"{number:,} tables"


def make_backup(file: BackupFile, data: Data = None, database: DatabaseUrl = None) -> None:
    """Write a backup while the server keeps running.

    A name that ends in .jsonl.gz gives a portable file, from which SQLite and PostgreSQL can be
    restored; PostgreSQL always writes one. It holds secrets: keep it as safe as the database.
    """
    settings = _existing(settings_for(data, database))
    from caledonia.server.db.backup import backup
    from caledonia.server.db.portable import BackupError

    with database_errors():
        try:
            summary = _run(settings, lambda opened: backup(opened, file))
        except BackupError as error:
            fail(str(error))
    typer.echo(f"{file}: {summary.total:,} rows, schema {summary.schema}")


def restore_backup(
    file: BackupFile,
    force: Annotated[
        bool, typer.Option("--force", help="Delete everything in the database first.")
    ] = False,
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Restore a backup, all or nothing. Stop the servers first.

    A database that isn't empty needs --force.
    """
    settings = settings_for(data, database)
    with server_packages():
        from caledonia.server.db.backup import restore
        from caledonia.server.db.portable import BackupError

    with exclusive(settings, "caledonia db restore"), database_errors():
        try:
            summary = _run(settings, lambda opened: restore(opened, file, force=force))
        except BackupError as error:
            fail(str(error))
    typer.echo(f"restored {summary.total:,} rows from {file}")


def _existing(settings: Settings) -> Settings:
    """Return the settings if their database exists; never create one."""
    with server_packages():
        import caledonia.server.audit.verify  # noqa: F401  # all that a database needs

    file = settings.sqlite_file()
    if file is not None and not file.is_file():
        fail(f"no database at {file}: give --data or --db", code=2)
    return settings


def _run(settings: Settings, work: Callable[[Database], Awaitable[Result]]) -> Result:
    from caledonia.server.db.engine import Database

    async def opened() -> Result:
        database = Database(settings.database_url())
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(opened())

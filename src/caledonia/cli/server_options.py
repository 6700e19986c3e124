"""What the commands around a server have in common: its settings, and clear refusals."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from caledonia.cli.errors import fail

if TYPE_CHECKING:
    from caledonia.server.settings import Settings

Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="DIR",
        envvar="CALEDONIA_DATA",
        help="Folder of the database and the secret key; else one of your user's.",
    ),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        envvar="CALEDONIA_DATABASE",
        help="Database, like postgresql://user:password@host/name; else a file in the folder.",
    ),
]
CONNECT_SECONDS: Final = "10"
"""How long to wait for PostgreSQL, unless the environment says otherwise."""


@contextmanager
def server_packages() -> Iterator[None]:
    """Say what to install where a package of the extra ``server`` is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "caledonia").partition(".")[0] == "caledonia":
            raise
        fail(
            f"the server needs the package {error.name}, which is not installed; "
            'run: pip install "caledonia[server]"',
            code=2,
        )


def settings_for(data: Path | None, database: str | None) -> Settings:
    """Return the settings of the environment with what the command line says instead."""
    with server_packages():
        from platformdirs import user_data_path
        from sqlalchemy.engine import make_url
        from sqlalchemy.exc import ArgumentError

        from caledonia.server.ops.environment import settings_from

        try:
            found = settings_from(os.environ, user_data_path("caledonia", appauthor=False))
            found = replace(found, data=data or found.data, database=database or found.database)
            url = found.database_url()
        except ValueError as error:
            fail(str(error), code=2)
        try:
            make_url(url)
        except (ArgumentError, ValueError):
            fail(
                "the database URL cannot be read: give postgresql://user:password@host/name", code=2
            )
    os.environ.setdefault("PGCONNECT_TIMEOUT", CONNECT_SECONDS)
    os.environ.setdefault("CALEDONIA_PACKS", str(found.data / "packs"))
    return found


def is_sqlite(settings: Settings) -> bool:
    """Whether the database is a file."""
    return settings.database_url().startswith("sqlite")


def make_folder(settings: Settings) -> None:
    """Make the folders of the data and of a SQLite file, or fail in one line."""
    folders = [settings.data]
    if is_sqlite(settings):
        with server_packages():
            from sqlalchemy.engine import make_url

            file = make_url(settings.database_url()).database
        if file and file != ":memory:":
            folders.append(Path(file).parent)
    for folder in folders:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail(f"the folder {folder} cannot be made: {error.strerror}", code=2)


@contextmanager
def database_errors() -> Iterator[None]:
    """Turn what a database refuses into one line and exit code 2."""
    with server_packages():
        import psycopg
        from alembic.util.exc import CommandError
        from sqlalchemy.exc import DBAPIError, SQLAlchemyError

        from caledonia.server.ops.logs import without_secrets
    try:
        yield
    except CommandError:
        fail("the database has the schema of a newer release: update caledonia", code=2)
    except (SQLAlchemyError, psycopg.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
        reason = lines[0] if lines else type(cause).__name__
        fail(f"the database cannot be used: {without_secrets(reason)}", code=2)


def migrate(settings: Settings) -> None:
    """Bring the database to the newest schema, or fail in one line."""
    with server_packages():
        from caledonia.server.db.migrate import upgrade
    make_folder(settings)
    with database_errors():
        upgrade(settings.database_url())


def log_level() -> str:
    """Return how much the environment wants to be logged, or fail in one line."""
    from caledonia.server.ops.environment import LOG_LEVEL
    from caledonia.server.ops.logs import LEVELS

    level = os.environ.get(LOG_LEVEL, "info").lower()
    if level not in LEVELS:
        fail(f"{LOG_LEVEL} is '{level}': choose one of {', '.join(LEVELS)}", code=2)
    return level

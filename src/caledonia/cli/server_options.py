"""Shared by the server commands: settings, and clear error messages."""

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
    from caledonia.server.ops.lock import Lock
    from caledonia.server.settings import Settings

Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="DIR",
        envvar="CALEDONIA_DATA",
        help="Folder for the database and the secret key; default: in your user's data folder.",
    ),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        envvar="CALEDONIA_DATABASE",
        help="Database, like postgresql://user:password@host/name; default: a file in the folder.",
    ),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="CALEDONIA_PUBLIC_URL",
        help="Public address of the server, like https://play.example.org.",
    ),
]
CONNECT_SECONDS: Final = "10"
"""How long to wait for PostgreSQL, unless the environment says otherwise."""


REMEDIES: Final = {
    "storage_busy": "stop the program that is using it and try again",
    "storage_full": "free some disk space and try again",
    "storage_read_only": "give this user write access to its file and folder",
    "storage_damaged": "restore a backup into a new folder",
    "storage_away": "check that it is running and that --db or CALEDONIA_DATABASE is right",
}
"""What the operator can do, by kind of fault."""


@contextmanager
def server_packages() -> Iterator[None]:
    """Exit with installation help if a package of the extra ``server`` is missing."""
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
    """Return the settings of the environment, overridden by the command line."""
    with server_packages():
        from platformdirs import user_data_path
        from sqlalchemy.engine import make_url
        from sqlalchemy.exc import ArgumentError

        from caledonia.server.ops.environment import settings_from

        try:
            settings = settings_from(os.environ, user_data_path("caledonia", appauthor=False))
            settings = replace(
                settings, data=data or settings.data, database=database or settings.database
            )
            url = settings.database_url()
        except ValueError as error:
            fail(str(error), code=2)
        try:
            make_url(url)
        except (ArgumentError, ValueError):
            fail("the database URL isn't valid: give postgresql://user:password@host/name", code=2)
    os.environ.setdefault("PGCONNECT_TIMEOUT", CONNECT_SECONDS)
    os.environ.setdefault("CALEDONIA_PACKS", str(settings.data / "packs"))
    return settings


def is_sqlite(settings: Settings) -> bool:
    """Whether the database is a file."""
    return settings.database_url().startswith("sqlite")


def make_folder(settings: Settings) -> None:
    """Make the folders of the data and of a SQLite file, or fail in one line."""
    from caledonia.server.ops.private import mend

    file = settings.sqlite_file()
    for folder in [settings.data, *([file.parent] if file else [])]:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            fail(
                f"cannot create the folder {folder} ({error.strerror}): "
                "choose another one with --data",
                code=2,
            )
    mend(settings)


@contextmanager
def exclusive(settings: Settings, command: str) -> Iterator[Lock | None]:
    """Lock the SQLite file, or fail with one line that names the process holding it."""
    with server_packages():
        from caledonia.server.ops.lock import HeldError, lock_for
        from caledonia.server.ops.private import private_files

    with private_files():
        make_folder(settings)
        try:
            lock = lock_for(settings, command)
        except HeldError as error:
            fail(f"{error}: stop it first, or choose another folder with --data", code=2)
        except OSError as error:
            folder = (settings.sqlite_file() or settings.data).parent
            fail(
                f"cannot write to the folder {folder} ({error.strerror}): give this user write "
                "access, or choose another one with --data",
                code=2,
            )
        try:
            yield lock
        finally:
            if lock is not None:
                lock.close()


@contextmanager
def database_errors() -> Iterator[None]:
    """Turn database errors into one line and exit code 2."""
    with server_packages():
        import psycopg
        from alembic.util.exc import CommandError
        from sqlalchemy.exc import DBAPIError, SQLAlchemyError

        from caledonia.server.storage import kind_of
        from caledonia.server.telemetry.logs import without_secrets
    try:
        yield
    except CommandError:
        fail("the database has the schema of a newer release: update caledonia", code=2)
    except (SQLAlchemyError, psycopg.Error, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
        reason = lines[0] if lines else type(cause).__name__
        todo = REMEDIES[kind_of(error)]
        fail(f"cannot use the database: {without_secrets(reason)}; {todo}", code=2)


def migrate(settings: Settings) -> None:
    """Bring the database to the newest schema, or fail in one line."""
    with server_packages():
        from caledonia.server.db.migrate import upgrade
    with database_errors():
        upgrade(settings.database_url())


def check_start(settings: Settings) -> None:
    """Check that everything a server writes is writable, or fail with one line."""
    with server_packages():
        from caledonia.server.ops.startup import (
            StartError,
            check_database,
            check_folder,
            check_keys,
        )
    try:
        check_folder(settings.data)
        check_keys(settings)
    except StartError as error:
        fail(str(error), code=2)
    with database_errors():
        check_database(settings)


def log_level() -> str:
    """Return the log level of the environment, or fail with one line."""
    from caledonia.server.ops.environment import LOG_LEVEL
    from caledonia.server.telemetry.logs import LEVELS

    level = os.environ.get(LOG_LEVEL, "info").lower()
    if level not in LEVELS:
        fail(f"{LOG_LEVEL} is '{level}': choose one of {', '.join(LEVELS)}", code=2)
    return level

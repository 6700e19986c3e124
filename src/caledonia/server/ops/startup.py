"""Checks before a server starts: its keys, data folder and database work."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from sqlalchemy import Engine, create_engine

from caledonia.server.clock import now
from caledonia.server.db.heartbeat import beat
from caledonia.server.db.migrate import connect_args, sync_url
from caledonia.server.keyfiles import KeyFileError
from caledonia.server.notices.senders import load_key
from caledonia.server.settings import Settings


class StartError(Exception):
    """The server cannot start. The message says what to do."""


def check_folder(folder: Path) -> None:
    """Write a file to a folder and read it back.

    :raises StartError: if that fails.
    """
    probe = folder / f".probe-{secrets.token_hex(8)}"
    try:
        try:
            with probe.open("xb") as file:
                file.write(bytes(4096))
                file.flush()
                os.fsync(file.fileno())
        finally:
            probe.unlink(missing_ok=True)
    except OSError as error:
        raise StartError(
            f"cannot write to the folder {folder} ({error.strerror}): free some disk space, give "
            "this user write access, or choose another folder with --data"
        ) from None


def check_keys(settings: Settings) -> None:
    """Read the keys, or create them.

    :raises StartError: if one of them is unusable.
    """
    try:
        settings.secret_key()
        load_key(settings)
    except KeyFileError as error:
        raise StartError(str(error)) from None


def check_database(settings: Settings) -> None:
    """Write a row and read it back.

    :raises SQLAlchemyError: if that fails.
    """
    url = settings.database_url()
    engine: Engine = create_engine(sync_url(url), connect_args=connect_args(url))
    try:
        with engine.begin() as connection:
            beat(connection, now())
    finally:
        engine.dispose()

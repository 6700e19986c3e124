"""Describes database failures, for players and for the log."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

import psycopg
import structlog
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from caledonia.server.errors import RefusedError
from caledonia.server.refusals import refusal
from caledonia.server.telemetry.calm import calmly

STORAGE_ERRORS: Final = (OperationalError, InterfaceError, InternalError, PoolTimeoutError, OSError)
"""Errors raised if the database is unreachable, full, locked or read-only."""

BUSY, FULL, READ_ONLY, DAMAGED, AWAY = (
    "storage_busy",
    "storage_full",
    "storage_read_only",
    "storage_damaged",
    "storage_away",
)
"""Refusals; see :mod:`caledonia.server.refusals`."""

_SQLITE: Final = {
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: READ_ONLY,
    sqlite3.SQLITE_IOERR: FULL,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
"""By primary result code. In practice, most I/O errors come from a full disk."""
_POSTGRESQL: Final = {
    "53100": FULL,
    "25006": READ_ONLY,
    "55P03": BUSY,
    "40P01": BUSY,
    "53300": BUSY,
}
"""By SQLSTATE."""
_SYSTEM: Final = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
}

log = structlog.get_logger()


def kind_of(error: BaseException) -> str:
    """Return the refusal id for a database error."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    match cause:
        case sqlite3.Error():
            return _SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, AWAY)
        case psycopg.Error():
            return _POSTGRESQL.get(cause.sqlstate or "", AWAY)
        case PoolTimeoutError() | TimeoutError():
            return BUSY
        case OSError():
            return _SYSTEM.get(cause.errno or 0, AWAY)
        case _:
            return AWAY


def is_damage(error: DatabaseError) -> bool:
    """Whether an error is about the database file rather than the statement."""
    return kind_of(error) == DAMAGED


def storage_refusal(error: BaseException) -> RefusedError:
    """Log a database failure and return the refusal to answer with."""
    kind = kind_of(error)
    calmly(log.error, "the database failed", kind=kind, error=cause_of(error))
    return refusal(kind)


def report(
    logger: structlog.stdlib.BoundLogger, event: str, error: BaseException, **more: object
) -> None:
    """Log a failure of background work; database errors come without a traceback.

    Repetitions are counted, since some of this work is retried every second.
    """
    if isinstance(error, (*STORAGE_ERRORS, DatabaseError, psycopg.Error)):
        calmly(logger.warning, event, error=cause_of(error), **more)
    else:
        calmly(logger.error, event, exc_info=error, **more)


def cause_of(error: BaseException) -> str:
    """Return a database error in one line, without statements and values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    if isinstance(cause, SQLAlchemyError):
        return type(cause).__name__
    lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
    return f"{type(cause).__name__}: {lines[0]}" if lines else type(cause).__name__

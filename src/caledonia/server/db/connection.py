"""Connections: asynchronous ones, and ones whose statements run on the event loop.

A statement on an SQLite file of this machine takes less time than handing it to another thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import psycopg
from sqlalchemy import Connection, CursorResult, Dialect, Executable
from sqlalchemy.exc import DBAPIError

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def driver_errors() -> Iterator[None]:
    """Raise errors of the drivers as SQLAlchemy does, without values that people wrote."""
    try:
        yield
    except (psycopg.Error, sqlite3.Error) as error:
        base = psycopg.Error if isinstance(error, psycopg.Error) else sqlite3.Error
        raise DBAPIError.instance(None, None, error, base, hide_parameters=True) from error


Result = CursorResult[*tuple[Any, ...]]
Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]]


class DbConnection(Protocol):
    """An executor of statements: SQLAlchemy's asynchronous connection or the one below."""

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""

    async def execute(self, statement: Executable, parameters: Parameters | None = None) -> Result:
        """Execute a statement."""

    async def run_sync(
        self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call a function with the connection beneath."""


class InlineConnection:
    """A connection to SQLite whose statements are done when they return.

    Its methods can be awaited like those of an asynchronous connection. The transaction is begun
    and ended by its owner, on the driver's connection.
    """

    __slots__ = ("_connection",)

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""
        return self._connection.dialect

    @property
    def driver(self) -> sqlite3.Connection:
        """The driver's connection: quicker where a statement is written out already."""
        driver = self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return driver

    async def execute(self, statement: Executable, parameters: Parameters | None = None) -> Result:
        """Execute a statement."""
        return self._connection.execute(statement, parameters)

    async def run_sync(
        self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call a function with the connection."""
        return fn(self._connection, *args, **kwargs)

    def commit(self) -> None:
        """End the transaction."""
        # SQLAlchemy knows of it only if it executed something itself.
        if self._connection.in_transaction():
            self._connection.commit()
        else:
            with driver_errors():
                self.driver.commit()

    def close(self) -> None:
        """Return the connection to the pool; what is not committed is undone."""
        self._connection.close()

    def drop(self) -> None:
        """Close the connection for good."""
        with self._connection:
            self._connection.invalidate()

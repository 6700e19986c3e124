"""Statements of the busiest paths: written out once for each database, and sent together.

What SQLAlchemy does for every statement costs more than most statements themselves, and so does
waiting for PostgreSQL's answer to one before the next one is sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import psycopg
from sqlalchemy import ClauseElement, Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server.db.connection import DbConnection, InlineConnection, driver_errors
from caledonia.server.db.exchange import PREPARED, Query, Rows, exchange

_POSTGRESQL: Final = PGDialect_psycopg(paramstyle="pyformat")  # type: ignore[no-untyped-call]  # it is untyped
_SQLITE: Final = sqlite.dialect(paramstyle="named")


class Prepared:
    """A statement with named values, as both databases read it."""

    __slots__ = ("postgresql", "sqlite")

    def __init__(
        self,
        statement: ClauseElement,
        on_sqlite: ClauseElement | None = None,
        *,
        names: Sequence[str] | None = None,
        once: bool = False,
    ) -> None:
        """:param on_sqlite: the statement for SQLite, where it is another one.
        :param names: the columns that an INSERT or UPDATE without values is given.
        :param once: it was made for this time only.
        """
        other = statement if on_sqlite is None else on_sqlite
        compiled = str(statement.compile(dialect=_POSTGRESQL, column_keys=names))
        self.postgresql = Query(compiled, once=once)
        self.sqlite = str(other.compile(dialect=_SQLITE, column_keys=names))


Statement = tuple[Prepared, Mapping[str, Any]]
"""A statement and its values."""

BEGIN: Final[Statement] = (Prepared(text("BEGIN"), text("")), {})
COMMIT: Final[Statement] = (Prepared(text("COMMIT"), text("")), {})
"""The bounds of a transaction; on SQLite the connection's owner sets them."""


def upsert(table: Table) -> Prepared:
    """Return the upsert statement of a table."""
    names = [column.name for column in table.columns]
    keys = [column.name for column in table.primary_key]
    first, second = postgresql.insert(table), sqlite.insert(table)
    return Prepared(
        first.on_conflict_do_update(
            index_elements=keys, set_={n: first.excluded[n] for n in names if n not in keys}
        ),
        second.on_conflict_do_update(
            index_elements=keys, set_={n: second.excluded[n] for n in names if n not in keys}
        ),
        names=names,
    )


async def run(connection: DbConnection, statements: Iterable[Statement]) -> list[Rows]:
    """Execute statements in order, in one exchange with PostgreSQL; return the rows of each.

    On SQLite the connection must be one that writes, or reads inline.

    :raises DBAPIError: if one fails; then those after it were not executed.
    """
    with driver_errors():
        if isinstance(connection, InlineConnection):
            return _run_inline(connection, statements)
        assert isinstance(connection, AsyncConnection)
        return await _run_together(connection, statements)


def _run_inline(connection: InlineConnection, statements: Iterable[Statement]) -> list[Rows]:
    driver = connection.driver
    return [
        driver.execute(statement.sqlite, values).fetchall() if statement.sqlite else []
        for statement, values in statements
    ]


async def _run_together(connection: AsyncConnection, statements: Iterable[Statement]) -> list[Rows]:
    assert connection.sync_connection is not None
    below = connection.sync_connection.connection
    driver = below.driver_connection
    assert isinstance(driver, psycopg.AsyncConnection)
    prepared = below.info.setdefault(PREPARED, set())
    calls = [(statement.postgresql, values) for statement, values in statements]
    return await exchange(driver, prepared, calls)

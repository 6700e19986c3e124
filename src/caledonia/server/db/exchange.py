"""Several statements and their results in one exchange with PostgreSQL (libpq's pipeline mode)."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any, Final

import psycopg
from psycopg.errors import error_from_result
from psycopg.generators import fetch_many, pipeline_communicate
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn, PGresult

PREPARED: Final = "caledonia_prepared"
"""Key of a connection's notes with the statements that the server has got."""
_PLACE: Final = re.compile(r"%\((\w+)\)s")
_FAILED: Final = (ExecStatus.FATAL_ERROR, ExecStatus.PIPELINE_ABORTED)
_names = count()

Value = str | int | None
Rows = list[tuple[Any, ...]]
Call = tuple["Query", Mapping[str, Any]]


def _is_true(value: bytes) -> bool:
    return value == b"t"


_LOADERS: Final[Mapping[int, Callable[[bytes], Any]]] = {16: _is_true, 20: int, 21: int, 23: int}
"""By the number of PostgreSQL's type; all others are text."""


class Query:
    """A statement as PostgreSQL's protocol has it: with numbered values, and a name."""

    __slots__ = ("_loaders", "_order", "name", "text")

    def __init__(self, text: str, *, once: bool = False) -> None:
        """:param text: with values like ``%(name)s``.
        :param once: it is not worth being prepared.
        """
        places: dict[str, int] = {}

        def number(match: re.Match[str]) -> str:
            return f"${places.setdefault(match[1], len(places) + 1)}"

        self.text = _PLACE.sub(number, text).replace("%%", "%").encode()
        self.name = b"" if once else b"caledonia_%d" % next(_names)
        self._order = tuple(places)
        self._loaders: tuple[Callable[[bytes], Any], ...] | None = None

    def values(self, given: Mapping[str, Value]) -> list[bytes | None]:
        """Return values in the order of the protocol; all of them as text."""
        values = (given[name] for name in self._order)
        return [None if value is None else _text(value) for value in values]

    def rows(self, result: PGresult) -> Rows:
        """Return the rows of a result."""
        if self._loaders is None:
            types = (result.ftype(column) for column in range(result.nfields))
            self._loaders = tuple(_LOADERS.get(each, bytes.decode) for each in types)
        loaders, value = tuple(enumerate(self._loaders)), result.get_value
        return [
            tuple(
                None if (item := value(row, column)) is None else load(item)
                for column, load in loaders
            )
            for row in range(result.ntuples)
        ]


def _text(value: Value) -> bytes:
    return value.encode() if isinstance(value, str) else str(value).encode()


async def exchange(
    connection: psycopg.AsyncConnection[Any], prepared: set[bytes], calls: Sequence[Call]
) -> list[Rows]:
    """Execute statements in order and return the rows of each.

    :param prepared: the statements that this connection's server process has got.
    :raises psycopg.Error: if one fails; then those after it were not executed.
    """
    commands: deque[Callable[[], None]] = deque()
    preparing: dict[int, bytes] = {}
    pgconn = connection.pgconn
    for query, given in calls:
        values = query.values(given)
        if query.name not in prepared and query.name not in preparing.values() and query.name:
            preparing[len(commands)] = query.name
            commands.append(partial(pgconn.send_prepare, query.name, query.text))
        if query.name:
            commands.append(partial(pgconn.send_query_prepared, query.name, values))
        else:
            commands.append(partial(pgconn.send_query_params, query.text, values))
    commands.append(pgconn.pipeline_sync)
    async with connection.lock:
        results = await connection.wait(_exchanged(pgconn, commands, preparing, prepared))
    for result in results:
        if result.status in _FAILED:
            raise error_from_result(result)
    done = (result for number, result in enumerate(results) if number not in preparing)
    return [
        query.rows(result) if result.status == ExecStatus.TUPLES_OK else []
        for (query, _), result in zip(calls, done, strict=False)
    ]


def _exchanged(
    pgconn: PGconn,
    commands: deque[Callable[[], None]],
    preparing: Mapping[int, bytes],
    prepared: set[bytes],
) -> Generator[Any, Any, list[PGresult]]:
    """Send commands and return their results; also what is cancelled gets here to its end."""
    number = len(commands)
    pgconn.enter_pipeline_mode()
    try:
        fetched = yield from pipeline_communicate(pgconn, commands)
        while len(fetched) < number:
            fetched.append((yield from fetch_many(pgconn)))
        pgconn.exit_pipeline_mode()
    except BaseException:
        # Nobody knows what is still on its way: this connection is of no more use.
        pgconn.finish()
        raise
    results = [each[0] for each in fetched]
    for position, name in preparing.items():
        if results[position].status not in _FAILED:
            prepared.add(name)
    return results

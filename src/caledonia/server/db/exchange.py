"""Several statements and their results in one exchange with PostgreSQL (libpq's pipeline mode).

By libpq's functions as ``psycopg.pq`` has them: psycopg's own pipeline takes about three times as
much processor time for the same exchange.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, Final

import psycopg
from psycopg.pq import DiagnosticField, ExecStatus
from psycopg.pq.abc import PGconn, PGresult

PREPARED: Final = "caledonia_prepared"
"""Key of a connection's notes with the statements that the server has got."""
_PLACE: Final = re.compile(r"%\((\w+)\)s")
_FAILED: Final = (ExecStatus.FATAL_ERROR, ExecStatus.PIPELINE_ABORTED)
CANCELLING: Final = 5.0
"""Seconds that a request to stop may take."""
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

    :param connection: exclusive to this call.
    :param prepared: the statements that this connection's server process has got.
    :raises psycopg.Error: if one fails; then those after it were not executed.
    """
    pgconn = connection.pgconn
    preparing: dict[int, bytes] = {}
    number = 0
    pgconn.enter_pipeline_mode()
    try:
        for query, given in calls:
            values = query.values(given)
            if not query.name:
                pgconn.send_query_params(query.text, values)
            else:
                if query.name not in prepared and query.name not in preparing.values():
                    preparing[number] = query.name
                    pgconn.send_prepare(query.name, query.text)
                    number += 1
                pgconn.send_query_prepared(query.name, values)
            number += 1
        pgconn.pipeline_sync()
        results, cancelled = await _results(connection)
        pgconn.exit_pipeline_mode()
    except BaseException:
        # Nobody knows what is still on its way: this connection is of no more use.
        pgconn.finish()
        raise
    for position, name in preparing.items():
        if position < len(results) and results[position].status not in _FAILED:
            prepared.add(name)
    if cancelled is not None:
        raise cancelled
    for result in results:
        if result.status in _FAILED:
            raise _error_of(result)
    done = (result for number, result in enumerate(results) if number not in preparing)
    return [
        query.rows(result) if result.status == ExecStatus.TUPLES_OK else []
        for (query, _), result in zip(calls, done, strict=False)
    ]


async def _results(
    connection: psycopg.AsyncConnection[Any],
) -> tuple[list[PGresult], asyncio.CancelledError | None]:
    """Return the results of what was sent, until the answer to the sync.

    Where the task is cancelled, PostgreSQL is asked to stop and the answers are awaited
    anyway, so that the connection stays usable; then the cancellation is returned too.
    """
    cancelled: asyncio.CancelledError | None = None
    receiving = _Receiving(connection.pgconn)
    while not receiving.is_complete:
        try:
            await receiving.go_on()
        except asyncio.CancelledError as error:
            if cancelled is not None:
                raise
            cancelled = error
            await connection.cancel_safe(timeout=CANCELLING)
    return receiving.results, cancelled


class _Receiving:
    """The results of statements that were sent together, as far as they have come."""

    def __init__(self, pgconn: PGconn) -> None:
        self.results: list[PGresult] = []
        self.is_complete = False
        self._pgconn = pgconn

    async def go_on(self) -> None:
        """Send what is left, then take in all results.

        :raises psycopg.OperationalError: if the connection breaks.
        """
        pgconn, was_end = self._pgconn, False
        while pgconn.flush():
            await self._ready(writing=True)
            pgconn.consume_input()
        while not self.is_complete:
            while pgconn.is_busy():
                await self._ready()
                pgconn.consume_input()
            result = pgconn.get_result()
            if result is None:
                # One such end follows the results of each statement.
                if was_end:
                    raise psycopg.OperationalError("the connection to PostgreSQL was lost")
                was_end = True
            elif result.status == ExecStatus.PIPELINE_SYNC:
                self.is_complete = True
            else:
                was_end = False
                self.results.append(result)

    async def _ready(self, *, writing: bool = False) -> None:
        """Wait until there is something to read, or possibly to write."""
        loop, descriptor = asyncio.get_running_loop(), self._pgconn.socket
        ready = asyncio.Event()
        loop.add_reader(descriptor, ready.set)
        if writing:
            loop.add_writer(descriptor, ready.set)
        try:
            await ready.wait()
        finally:
            loop.remove_reader(descriptor)
            if writing:
                loop.remove_writer(descriptor)


def _error_of(result: PGresult) -> psycopg.Error:
    """Return the error that a failed statement answered."""
    state = (result.error_field(DiagnosticField.SQLSTATE) or b"").decode()
    try:
        kind = psycopg.errors.lookup(state)
    except KeyError:
        kind = psycopg.DatabaseError
    return kind(result.get_error_message())

"""Statements that notify other processes on the same PostgreSQL, with the transaction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy import bindparam, func, select

from caledonia.server.db.prepared import Prepared, Statement

CHANNEL: Final = "caledonia"
LONGEST: Final = 7_500
"""Bytes that PostgreSQL passes on at once."""
MOST_PARTS: Final = 6
"""A longer message is not passed on: the others read the log."""
MORE: Final = "+"
LAST: Final = " "
"""After the id of the process: another part follows, or none."""

_notify = select(func.pg_notify(bindparam("channel"), bindparam("payload")))
_NOTIFY: Final = Prepared(_notify)


def notifying(process: str, table_id: str, message: str) -> Iterator[Statement]:
    """Yield statements that notify other processes as soon as the transaction is committed.

    :param message: a :class:`Passed`; empty: they read the log.
    """
    longest = LONGEST if message.isascii() else LONGEST // 4
    if len(message) > MOST_PARTS * longest:
        message = ""
    whole = f"{table_id} {message}"
    for begin in range(0, len(whole), longest):
        end = begin + longest
        payload = f"{process}{MORE if end < len(whole) else LAST}{whole[begin:end]}"
        yield _NOTIFY, {"channel": CHANNEL, "payload": payload}

"""Entries of a table's log, made up for tests."""

from __future__ import annotations

from caledonia.server.games.rows import ENTRY_COLUMNS, Entry, entry_from
from caledonia.server.wire import encode_text


def logged(
    seq: int,
    kind: str,
    *,
    at: int = 0,
    seat: int | None = None,
    person: str | None = None,
    **data: object,
) -> Entry:
    """Return an entry as it is read from the database.

    :param data: what has no column of its own.
    """
    row = {"seq": seq, "at": at, "kind": kind, "seat": seat, "person": person}
    return entry_from(dict.fromkeys(ENTRY_COLUMNS) | row | {"data": encode_text(data)})

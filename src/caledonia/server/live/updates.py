"""What the sockets of a table are told of a change, made once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from caledonia.server.live.patch import patch
from caledonia.server.tables.aids import hints_allowed
from caledonia.server.tables.overview import seats_data, table_state
from caledonia.server.tables.room import Room
from caledonia.server.tables.rows import Change, SeatRow, TableRow
from caledonia.server.wire import encode


@dataclass(slots=True)
class Known:
    """What the sockets of a table were told last."""

    seq: int
    version: int
    view: dict[str, object] | None


@dataclass(frozen=True, slots=True)
class Update:
    """A message about a change, ready to be sent."""

    change: Change
    after: int
    """The entry that it goes on from."""
    message: dict[str, Any]
    encoded: bytes
    legal: list[str]
    """What whoever decides may do."""
    view: dict[str, object] | None
    """What a spectator sees then; None: as before."""

    def since(self, seq: int, view: dict[str, object] | None) -> dict[str, Any]:
        """Return the message for somebody who has a part of it.

        :param seq: the last entry that is known.
        :param view: the whole view; a patch is of no use to somebody who saw another one.
        """
        found = {key: value for key, value in self.message.items() if key != "patch"}
        rest = [entry for entry in self.message["entries"] if entry["seq"] > seq]
        return {**found, "after": seq, "entries": rest, "view": view}


def update_of(change: Change, known: Known, room: Room | None) -> Update:
    """Return the message about a change for everybody who has what is known."""
    table, view = change.after, None
    message: dict[str, Any] = {
        "type": "update",
        "after": known.seq,
        "seq": table.seq,
        "version": table.version,
        "entries": [entry.as_dict() for entry in change.entries],
        "table": {
            **table_state(table),
            "seats": seats_data(change.seats),
            "hints": hints_allowed(table, change.seats),
        },
    }
    if room is not None and (table.version != known.version or known.view is None):
        view = room.public()
        if known.view is None:
            message["view"] = view
        else:
            message["patch"] = patch(known.view, view)
    legal: list[str] = []
    if room is not None and person_deciding(table, change.seats) is not None:
        legal = [str(action) for action in room.turn.legal_actions]
    return Update(change, known.seq, message, encode(message), legal, view)


def person_deciding(table: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """Return the person whose decision it is; None: it is nobody's, or a bot's for good."""
    return None if table.deciding is None else seats[table.deciding].person


def draft_data(room: Room) -> dict[str, object]:
    """Return how far the turn in progress is, for the seat that plays it."""
    return {
        "version": room.version,
        "step": len(room.codes),
        "codes": room.codes,
        "complete": room.is_complete,
    }

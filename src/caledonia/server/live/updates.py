"""What the sockets of a table are sent after a change.

The part that everybody gets is computed and encoded once; what only one seat or the spectators get
is appended to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Raw

from caledonia.insight.shapes import OwnPreview, SharedPreview
from caledonia.server.games.live_game import (
    LiveGame,
    choices_for,
    preview_of,
    public_own_preview,
    public_preview,
)
from caledonia.server.games.rows import Change, SeatRow, TableRow
from caledonia.server.live.patch import patch
from caledonia.server.shapes.live import DraftMessage, OwnUpdate, SharedUpdate
from caledonia.server.shapes.view import View
from caledonia.server.tables.overview import table_state
from caledonia.server.wire import encode

Audience = int | None
"""A seat; None: spectators."""
EMPTY: Final = b"{}"
"""An encoded object without members."""
Sections = dict[str, bytes | list[bytes]]
"""The encoded members of a preview by name; lists over seats are split by seat."""
BY_SEAT: Final = frozenset({"seats", "settlements"})
"""Members of a preview that are lists over seats."""


@dataclass(slots=True)
class LastSent:
    """What the sockets of a table were sent last."""

    seq: int
    version: int
    view: View | None
    table: TableRow | None = None
    """The table after that; None: another process changed it, and only the message came here."""
    seats: Sequence[SeatRow] = ()
    """Its seats."""
    preview: Sections = field(default_factory=dict)
    """The shared preview of this version; empty: it was not computed here."""
    own: dict[Audience, Sections] = field(default_factory=dict)
    """Own previews of this version, where they were computed."""


@dataclass(frozen=True, slots=True)
class Update:
    """A message about a change, ready to be sent."""

    change: Change
    after: int
    """The entry that it follows."""
    message: SharedUpdate
    encoded: bytes
    view: View | None
    """What a spectator sees then; None: as before."""
    preview: Sections
    """The shared preview then; empty: as before."""
    before: Mapping[Audience, Sections]
    """Own previews that the sockets have."""
    own: dict[Audience, Sections] = field(default_factory=dict)
    """Own previews then."""
    tails: dict[Audience, bytes] = field(default_factory=dict)
    """What is joined to the message, by audience."""

    def since(self, seq: int, known: LastSent) -> bytes:
        """Return the message for a client that has a part of it.

        :param seq: the last entry that they have.
        :param known: view and preview after the change; a patch is of no use to a client that saw
            another one.
        """
        rest = [entry for entry in self.message["entries"] if entry["seq"] > seq]
        message: SharedUpdate = {
            **self.message,
            "after": seq,
            "entries": rest,
            "view": known.view,
        }
        message.pop("patch", None)
        if self.preview:
            message["preview"] = Raw(_changed({}, self.preview))
        return encode(message)

    def tail(self, live_game: LiveGame | None, audience: Audience, *, whole: bool = False) -> bytes:
        """Return what an audience gets beside the message, as an object; computed once.

        :param whole: with all sections, also those that did not change.
        """
        if not self.preview or live_game is None:
            return EMPTY
        if audience not in self.own:
            self.own[audience] = _sections(public_own_preview(live_game, audience))
        if whole:
            return _tail({}, self.own[audience], live_game, audience)
        if audience not in self.tails:
            before = self.before.get(audience, {})
            self.tails[audience] = _tail(before, self.own[audience], live_game, audience)
        return self.tails[audience]


def update_of(change: Change, known: LastSent, live_game: LiveGame | None) -> Update:
    """Return the message about a change for everybody who has what is known."""
    table, view = change.after, None
    preview: Sections = {}
    message: SharedUpdate = {
        "type": "update",
        "after": known.seq,
        "seq": table.seq,
        "version": table.version,
        "entries": [entry.shown for entry in change.entries],
        "table": table_state(table, change.seats),
    }
    if live_game is not None and (table.version != known.version or known.view is None):
        view, preview = live_game.public(), _sections(public_preview(live_game))
        if known.view is None:
            message["view"] = view
        else:
            message["patch"] = patch(known.view, view)
        message["preview"] = Raw(_changed(known.preview, preview))
    return Update(change, known.seq, message, encode(message), view, preview, known.own)


def _sections(preview: SharedPreview | OwnPreview) -> Sections:
    members: Mapping[str, Any] = preview
    return {
        name: [encode(each) for each in value] if name in BY_SEAT else encode(value)
        for name, value in members.items()
    }


def _changed(before: Sections, after: Sections) -> bytes:
    """Return an encoded object with the members that changed; of lists those by seat."""
    members = []
    for name, value in after.items():
        old = before.get(name)
        if value == old:
            continue
        if isinstance(value, list):
            olds = old if isinstance(old, list) else [None] * len(value)
            pairs = enumerate(zip(olds, value, strict=True))
            news = [b'"%d":%b' % (seat, new) for seat, (was, new) in pairs if was != new]
            value = b"{%b}" % b",".join(news)
        members.append(b'"%b":%b' % (name.encode(), value))
    return b"{%b}" % b",".join(members)


def _tail(before: Sections, after: Sections, live_game: LiveGame, audience: Audience) -> bytes:
    part: OwnUpdate = {"own": Raw(_changed(before, after))}
    if audience is not None and audience == live_game.seat:
        part["choices"] = choices_for(live_game, audience)
    return encode(part)


def joined(message: bytes, more: bytes) -> bytes:
    """Return two encoded objects as one; the first one has members."""
    return message if more == EMPTY else b"%b,%b" % (message[:-1], more[1:])


def audience_of(seats: Iterable[SeatRow], person: str | None) -> Audience:
    """Return the seat of a person, None for spectators."""
    if person is None:
        return None
    return next((seat.seat for seat in seats if seat.person == person), None)


def person_deciding(table: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """Return the deciding person; None: no one, or a bot for good."""
    return None if table.deciding is None else seats[table.deciding].person


def draft_message(live_game: LiveGame) -> bytes:
    """Return how far the turn in progress is, for the seat that plays it."""
    seat, position = live_game.seat, live_game.position_of(live_game.seat)
    message: DraftMessage = {
        "type": "draft",
        "version": live_game.version,
        "step": len(live_game.codes),
        "codes": live_game.codes,
        "complete": live_game.is_complete,
        "view": position.view(seat),
        "preview": preview_of(live_game, seat, position),
        "choices": choices_for(live_game, seat),
    }
    return encode(message)

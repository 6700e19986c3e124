"""Tables, seats and entries as they are stored.

Structs: every command makes a dozen of them, and changes some.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct
from sqlalchemy import RowMapping

from caledonia.chance import NARROW, WIDE
from caledonia.server.db.connection import DbConnection
from caledonia.server.shapes.log import DecisionEntry, LogEntry, Result, Uncounted
from caledonia.server.shapes.tables import Status
from caledonia.server.wire import decode, encode_text

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
"""Status of a table: waits for players, is played at, is over, was given up before it began."""

DECISION: Final = "decision"
UNDONE: Final = "undone"
"""Kinds of entries that change the game."""
ENTRY_COLUMNS: Final = ("seq", "at", "kind", "seat", "person", "data", "rules", "ply", "hash")
"""Columns of an entry; what has no column of its own is in ``data``, as JSON."""
NAMED: Final = ("seat", "chat")
"""Kinds of entries that say who; never by name, so that an account can be forgotten."""


class TableRow(Struct, frozen=True):
    """A table as it is stored."""

    id: str
    name: str
    creator: str
    created: int
    updated: int
    status: Status
    players: int
    options: Any
    """As :class:`ChosenOptions`; earlier releases stored fewer of them."""
    public: bool
    invite: str
    seed: str
    """Secret until the game is over."""
    seed_hash: str
    start: str | None
    rules: int
    content: str
    seq: int
    """The last entry."""
    version: int
    """The last entry that changed the game."""
    ply: int
    round: int
    deciding: int | None
    since: int | None
    deadline: int | None
    rated: bool
    daily: str | None
    parent: str | None
    started: int | None
    finished: int | None
    result: Result | None
    salt: str | None = None
    """Salts the hashes in the log; secret until the game is over. None: they have none."""
    deal: str | None = None
    """Hash of players and map: originals of copies are found by it."""
    origin: str | None = None
    """Keyed hash of the address that created it."""
    practice: bool = False
    """A reveal was undone: the game counts nowhere."""
    uncounted: Uncounted | None = None
    """Why a rated game does not change ratings; None: it does."""
    began: int | None = None
    """When the turn began; hours of rest set later do not apply to it."""
    paused: int = 0
    """Milliseconds of the turn given back because the server was down."""

    @property
    def generator(self) -> int:
        """The generator that deals from the seed; tables from earlier releases have no salt."""
        return NARROW if self.salt is None else WIDE


class SeatRow(Struct, frozen=True):
    """A seat at a table as it is stored."""

    table_id: str
    seat: int
    person: str | None
    name: str
    bot: str | None
    stand_in: str | None
    joined: int | None
    clock: int | None
    points: int | None
    place: int | None
    clan: str | None
    owner: str | None = None
    """The person who answers for the result, even after leaving."""
    offered: bool = False
    """The others at a rated table agreed to a replacement for the owner."""
    guide: str | None = None
    """JSON: what the guide has taught the person here; None: there is no guide."""

    @property
    def player(self) -> str | None:
        """The bot that plays the seat now; None: a person does, or nobody."""
        return self.bot or self.stand_in


class Entry(Struct, frozen=True):
    """One line of a table's log."""

    shown: LogEntry
    """What everybody at the table may know of it."""
    person: str | None
    """Whose command wrote it; None: the server's own."""
    rules: int | None = None
    """Version of the rules; only of entries that change the game."""

    @property
    def seq(self) -> int:
        """Its number in the log."""
        return self.shown["seq"]

    @property
    def decision(self) -> DecisionEntry:
        """The decision that it holds.

        :raises ValueError: if it is another kind of entry.
        """
        if self.shown["kind"] != DECISION:
            raise ValueError(f"entry {self.seq} is no decision")
        return self.shown

    def columns(self) -> dict[str, Any]:
        """Return it as it is stored."""
        shown: Mapping[str, Any] = self.shown
        data = {name: value for name, value in shown.items() if name not in ENTRY_COLUMNS}
        own = {"person": self.person, "rules": self.rules, "data": encode_text(data)}
        return {name: shown.get(name) for name in ENTRY_COLUMNS} | own


class Change(Struct, frozen=True):
    """What one transaction did to a table."""

    before: TableRow | None
    """As it was; a new table as it was first stored. None: not known, another process did it."""
    after: TableRow
    seats: tuple[SeatRow, ...]
    """As they are now."""
    entries: tuple[Entry, ...]
    """The new ones."""
    has_channels: bool = True
    """Some people at the table may want notices."""

    @property
    def is_finished(self) -> bool:
        """Whether the game ended just now."""
        return self.after.status == FINISHED and (
            self.before is None or self.before.status != FINISHED
        )


class Observer(Protocol):
    """Takes part in every change of a table, within its transaction: what it writes is stored
    together with the change, or not at all."""

    async def changed(self, connection: DbConnection, change: Change) -> None:
        """Note what follows from a change."""


def table_from(row: RowMapping) -> TableRow:
    """Return a table from a row of the database."""
    values = {name: row[name] for name in TableRow.__struct_fields__}
    values["options"] = decode(values["options"])
    values["result"] = decode(values["result"]) if values["result"] else None
    return TableRow(**values)


def seat_from(row: RowMapping) -> SeatRow:
    """Return a seat from a row of the database."""
    return SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__})


def entry_from(row: Mapping[str, Any] | RowMapping) -> Entry:
    """Return an entry from a row of the database."""
    person, kind = row["person"], row["kind"]
    # It was built as the shape of its kind, by this release or an earlier one.
    shown: Any = {"seq": row["seq"], "at": row["at"], "kind": kind, **decode(row["data"])}
    if row["seat"] is not None:
        shown["seat"] = row["seat"]
    if person is not None and kind in NAMED:
        shown["person"] = person
    if row["ply"] is not None:
        shown["ply"], shown["hash"] = row["ply"], row["hash"]
    return Entry(shown, person, row["rules"])


def bot_to_play(table: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """Return the bot that decides next at a table; None: a person, or nobody."""
    if table.status != PLAYING or table.deciding is None:
        return None
    return seats[table.deciding].player

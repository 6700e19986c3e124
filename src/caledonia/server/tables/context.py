"""One command at a table within its transaction: what it read, and what it writes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.prepared import Statement
from caledonia.server.errors import RefusedError
from caledonia.server.games import store
from caledonia.server.games.clocks import Clock, clock_from
from caledonia.server.games.live_game import Decided, LiveGame
from caledonia.server.games.orders import Orders
from caledonia.server.games.rows import (
    CLOSED,
    DECISION,
    FINISHED,
    OPEN,
    PLAYING,
    UNDONE,
    Change,
    Entry,
    SeatRow,
    TableRow,
)
from caledonia.server.games.store import Receipt, TableRows
from caledonia.server.identity.models import Person
from caledonia.server.refusals import refusal
from caledonia.server.rests.hours import NO_REST, Rest
from caledonia.server.rests.store import rest_before
from caledonia.server.shapes.log import DecidedBy, DecisionEntry, LogEntry
from caledonia.server.shapes.view import View
from caledonia.server.wire import decode, encode_text
from caledonia.version import RULES_VERSION

NOT_NOW: Final = {
    OPEN: "game_not_begun",
    PLAYING: "game_begun",
    FINISHED: "game_over",
    CLOSED: "table_given_up",
}
"""Refusals of commands that do not fit the status of a table."""


class CommandContext:
    """The state a command works on. It takes effect when the transaction commits."""

    def __init__(
        self,
        connection: DbConnection,
        table: TableRow,
        rows: TableRows,
        live_game: LiveGame | None,
        person: Person | None,
        at: int,
    ) -> None:
        """:param rows: what belongs to the table.
        :param live_game: the game; None before it began.
        :param person: whose command it is; None: the server's own.
        """
        self.connection = connection
        self.before = table
        self.table = table
        self.seats = rows.seats
        self.receipt = rows.receipt
        self._had_codes = bool(rows.codes)
        self._has_channels = rows.has_channels
        self.person = person
        self.at = at
        self.entries: list[Entry] = []
        self.draft_changed = False
        self.answered: tuple[str, Receipt] | None = None
        """The key of the command and its receipt, to be kept."""
        self._live_game = live_game
        self._changed_seats: set[int] = set()
        self._orders: dict[int, Orders] | None = None if rows.has_orders else {}
        self._orders_at: dict[int, int] = {}

    # Looking.

    @property
    def live_game(self) -> LiveGame:
        """The game that is being played.

        :raises RefusedError: if it has not begun.
        """
        if self._live_game is None:
            raise refusal("game_not_begun")
        return self._live_game

    @live_game.setter
    def live_game(self, live_game: LiveGame) -> None:
        self._live_game = live_game

    @property
    def has_game(self) -> bool:
        """Whether there is a game."""
        return self._live_game is not None

    def seat_of(self, person: Person | None) -> SeatRow | None:
        """Return the seat of a person; None: it has none."""
        if person is None:
            return None
        return next((seat for seat in self.seats if seat.person == person.id), None)

    def own_seat(self) -> SeatRow:
        """Return the seat of the person who gave the command.

        :raises RefusedError: if that is none.
        """
        seat = self.seat_of(self.person)
        if seat is None:
            raise refusal("no_seat")
        return seat

    def playing_seat(self) -> SeatRow:
        """Return the seat of the person who gave the command, if no stand-in plays it.

        :raises RefusedError: if that is not so.
        """
        seat = self.own_seat()
        if self.table.status != PLAYING:
            raise self.wrong_status()
        if seat.player is not None:
            raise refusal("stand_in_plays", bot=seat.player)
        return seat

    def wrong_status(self) -> RefusedError:
        """Return why a command does not fit what the table is about now."""
        return refusal(NOT_NOW[self.table.status])

    def expect(self, version: int, step: int | None = None) -> None:
        """Refuse a command that was given to another position.

        :raises RefusedError: with the numbers to catch up from.
        """
        present_step = len(self.live_game.codes)
        if version != self.table.version or (step is not None and step != present_step):
            raise RefusedError(
                "stale",
                "the game has moved on: catch up, then try again",
                more={"seq": self.table.seq, "version": self.table.version, "step": present_step},
            )

    async def orders(self) -> dict[int, Orders]:
        """Return the standing orders by seat."""
        if self._orders is None:
            stored = await store.find_orders(self.connection, self.table.id)
            self._orders = {seat: Orders(**decode(data)) for seat, (data, _) in stored.items()}
            self._orders_at = {seat: at for seat, (_, at) in stored.items()}
        return self._orders

    async def orders_at(self, seat: int) -> int:
        """Return when the standing orders of a seat were given, or acted last."""
        await self.orders()
        return self._orders_at.get(seat, self.at)

    async def set_orders(self, seat: int, orders: Orders, *, at: int | None = None) -> None:
        """Store the standing orders of a seat, and since when they stand."""
        (await self.orders())[seat] = orders
        self._orders_at[seat] = self.at if at is None else at
        data = None if orders.is_empty else encode_text(orders.model_dump())
        await store.store_orders(self.connection, self.table.id, seat, data, self._orders_at[seat])

    async def rest_of(self, seat: SeatRow) -> Rest:
        """Return when a seat's clock stops during the current turn.

        The hours in effect at its beginning apply; a chess clock always runs.
        """
        chosen: dict[str, Any] = self.table.options.get("clock") or {}
        if seat.person is None or self.clock.kind != "turn" or not chosen.get("rest", True):
            return NO_REST
        began = self.at if self.table.began is None else self.table.began
        return await rest_before(self.connection, seat.person, began)

    @property
    def clock(self) -> Clock:
        """The clock of the table."""
        return clock_from(self.table.options)

    def own_view(self) -> View | None:
        """Return the view of the command's sender; None without a seat or a game."""
        seat = self.seat_of(self.person)
        if seat is None or self._live_game is None:
            return None
        return self._live_game.view(seat.seat)

    # Changing.

    def change(self, **fields: Any) -> None:
        """Change the table."""
        self.table = replace(self.table, **fields)

    def change_seat(self, number: int, **fields: Any) -> SeatRow:
        """Change a seat; return it."""
        self.seats[number] = replace(self.seats[number], **fields)
        self._changed_seats.add(number)
        return self.seats[number]

    def append(self, entry: LogEntry, *, rules: int | None = None) -> None:
        """Append an entry to the log; it has :attr:`next_seq`."""
        person = None if self.person is None else self.person.id
        self.entries.append(Entry(entry, person, rules))
        if entry["kind"] == DECISION or entry["kind"] == UNDONE:
            self.change(seq=entry["seq"], version=entry["seq"], ply=entry["ply"])
            self.live_game.version = entry["seq"]
        else:
            self.change(seq=entry["seq"])

    @property
    def next_seq(self) -> int:
        """The number of the next entry in the log."""
        return self.table.seq + 1

    def append_decision(self, decided: Decided, by: DecidedBy) -> None:
        """Append a decision to the log."""
        entry: DecisionEntry = {
            "seq": self.next_seq,
            "at": self.at,
            "kind": "decision",
            "seat": decided.seat,
            "code": decided.code,
            "by": by,
            "phase": decided.phase,
            "events": decided.events,
            "ply": decided.ply,
            "hash": decided.hash,
        }
        self.append(entry, rules=RULES_VERSION)

    @property
    def _must_store_draft(self) -> bool:
        """Whether the stored turn in progress would be wrong; one of an older version is void."""
        if self.live_game.codes:
            return True
        return self._had_codes and self.table.version == self.before.version

    def end(self) -> Change:
        """Return what the command changed; nothing more may follow."""
        if self.entries:
            self.change(updated=self.at)
        return Change(
            self.before,
            self.table,
            tuple(self.seats),
            tuple(self.entries),
            # A person who sat down just now may have channels, too.
            has_channels=self._has_channels or bool(self._changed_seats),
        )

    def writing(self) -> Iterator[Statement]:
        """Yield the statements that store what the command did."""
        yield from store.append_entries(self.table.id, self.entries)
        changed = store.change_table(self.before, self.table)
        if changed is not None:
            yield changed
        for number in sorted(self._changed_seats):
            yield store.change_seat(self.seats[number])
        if self.draft_changed and self._must_store_draft:
            seat = self.live_game.seat if self.live_game.seat is not None else 0
            codes = self.live_game.codes
            yield store.change_draft(self.table.id, self.live_game.version, seat, codes, self.at)
        if self.answered is not None:
            yield store.keep_receipt(self.table.id, *self.answered, self.at)

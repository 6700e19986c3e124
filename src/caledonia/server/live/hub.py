"""The hub: sends everybody at a table what happens there, in order."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any

import structlog
from msgspec import Raw

from caledonia.server.db.engine import Database
from caledonia.server.games.live_game import LiveGame
from caledonia.server.games.rows import Change, SeatRow, TableRow
from caledonia.server.live.bus import Bus, Passed
from caledonia.server.live.patch import patched
from caledonia.server.live.presence import GONE, PRESENCE, WHO, Presence
from caledonia.server.live.subscriber import Subscriber
from caledonia.server.live.updates import (
    EMPTY,
    Audience,
    LastSent,
    Update,
    audience_of,
    draft_message,
    joined,
    person_deciding,
    update_of,
)
from caledonia.server.shapes.live import PresenceMessage, QueueMessage
from caledonia.server.storage import report
from caledonia.server.tables.service import TableService
from caledonia.server.telemetry.metrics import Metrics
from caledonia.server.wire import decode, encode, encode_text

log = structlog.get_logger()

Hearer = Callable[[str, str, Any], None]
"""Handles a message of another process: its id, the kind, and the data."""


class Hub:
    """All sockets of one process, by table."""

    def __init__(self, database: Database, table_service: TableService, metrics: Metrics) -> None:
        self._database = database
        self._table_service = table_service
        self._metrics = metrics
        self._sockets: dict[str, set[Subscriber]] = defaultdict(set)
        self.presence = Presence(self._sockets, self.say, self._send_presence)
        self._hearers: dict[str, Hearer] = dict.fromkeys((PRESENCE, WHO, GONE), self.presence.heard)
        """By the kind of the messages of other processes."""
        self._known: dict[str, LastSent] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ready: dict[str, Update] = {}
        """Updates that were announced, and are sent once they are stored."""
        self._due: set[str] = set()
        """Tables that will be looked after soon."""
        self._is_closed = False
        self._bus: Bus | None = None

    def connect(self, bus: Bus) -> None:
        """Connect to the other processes."""
        self._bus = bus

    def on_message(self, kind: str, hearer: Hearer) -> None:
        """Call something with each message of a kind from other processes."""
        self._hearers[kind] = hearer

    # Coming and going.

    def is_watched(self, table_id: str) -> bool:
        """Whether a socket shows a table."""
        return table_id in self._known

    def is_ahead(self, table: TableRow) -> bool:
        """Whether the sockets of a table were sent more than this row knows of."""
        known = self._known.get(table.id)
        return known is not None and known.seq > table.seq

    def shown(self, table_id: str) -> tuple[TableRow, Sequence[SeatRow]] | None:
        """Return a table and its seats as the sockets were sent them; None: not known here."""
        known = self._known.get(table_id)
        return None if known is None or known.table is None else (known.table, known.seats)

    def enter(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        live_game: LiveGame | None,
        subscriber: Subscriber,
    ) -> None:
        """Send a subscriber everything from now on."""
        if table.id not in self._known:
            view = None if live_game is None else live_game.public()
            self._known[table.id] = LastSent(table.seq, table.version, view, table, seats)
        self._sockets[table.id].add(subscriber)
        self._send_presence(table.id)
        self.presence.announce(table.id)

    def leave(self, table_id: str, subscriber: Subscriber) -> None:
        """Send a subscriber nothing more."""
        sockets = self._sockets[table_id]
        sockets.discard(subscriber)
        if sockets:
            self._send_presence(table_id)
        else:
            del self._sockets[table_id]
            self._known.pop(table_id, None)
            self._ready.pop(table_id, None)
        self.presence.announce(table_id)

    def subscribers(self) -> list[Subscriber]:
        """Return everybody who looks at any table."""
        return [subscriber for sockets in self._sockets.values() for subscriber in sockets]

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return sum(len(sockets) for sockets in self._sockets.values())

    @property
    def tables(self) -> list[str]:
        """The tables that have subscribers."""
        return list(self._sockets)

    def _send_presence(self, table_id: str) -> None:
        lookers = self.presence.everybody(table_id)
        message: PresenceMessage = {
            "type": "presence",
            "people": sorted(lookers.people),
            "spectators": lookers.spectators,
        }
        self._send(self._sockets.get(table_id, ()), encode(message))

    def send_place(self, table_id: str, message: QueueMessage, person: str | None) -> None:
        """Send a queue message to the sockets at a table.

        :param person: the recipient; None: everybody.
        """
        sockets = self._sockets.get(table_id, set())
        if person is not None:
            sockets = {
                subscriber
                for subscriber in sockets
                if subscriber.person and subscriber.person.id == person
            }
        self._send(sockets, encode(message))

    # Other processes.

    def say(self, kind: str, data: object) -> None:
        """Send all other processes a message."""
        if self._bus is not None:
            self._bus.say(kind, data)

    def heard(self, process: str, kind: str, data: Any) -> None:
        """Handle a message of another process; unknown kinds, of newer releases, are ignored."""
        hearer = self._hearers.get(kind)
        if hearer is not None:
            hearer(process, kind, data)

    # Telling.

    def on_committed(self, change: Change, live_game: LiveGame | None, *, draft: bool) -> None:
        """Send a change that this process stored."""
        table = change.after
        known = self._known.get(table.id)
        if known is None:
            return
        if change.before is not None and change.before.seq > known.seq:
            # Another process wrote before: what it did comes first.
            self.refresh_soon(table.id)
            return
        version = known.version
        if change.entries:
            ready = self._ready.pop(table.id, None)
            if ready is None or ready.change is not change or ready.after != known.seq:
                ready = update_of(change, known, live_game)
            self._send_change(known, ready, live_game)
        if draft and live_game is not None and table.version == version:
            self._send_draft(table, change.seats, live_game)

    def announce(self, change: Change, live_game: LiveGame | None, *, draft: bool) -> str:
        """Return the message for other processes about a change that is about to be stored.

        It is the same as is sent here afterwards; empty: what came before is not known here.
        """
        known, before, after = self._known.get(change.after.id), change.before, change.after
        if before is None or (change.entries and (known is None or known.seq != before.seq)):
            return ""
        only_draft = draft and before.version == after.version
        person = person_deciding(after, change.seats)
        if known is None or not change.entries:
            return encode_text(Passed(person, draft=only_draft))
        self._ready[after.id] = ready = update_of(change, known, live_game)
        lookers = self.presence.elsewhere(after.id)
        if not lookers:
            # A subscriber may just have come to another process: it reads the log.
            return ""
        audiences = {audience_of(change.seats, each) for each in lookers.people}
        if lookers.spectators:
            audiences.add(None)
        tails = {_name(each): Raw(ready.tail(live_game, each)) for each in audiences}
        return encode_text(Passed(person, only_draft, tails, Raw(ready.encoded)))

    async def refresh(self, table_id: str) -> None:
        """Send what another process stored."""
        known = self._known.get(table_id)
        if known is None:
            return
        table, seats, live_game, entries = await self._table_service.look_since(table_id, known.seq)
        # During the read this process may have sent some, or everybody may have gone.
        if self._known.get(table_id) is not known or table.seq < known.seq:
            return
        fresh = tuple(entry for entry in entries if entry.seq > known.seq)
        if fresh:
            change = Change(None, table, tuple(seats), fresh)
            self._send_change(known, update_of(change, known, live_game), live_game)
        if live_game is not None:
            self._send_draft(table, seats, live_game)

    def refresh_soon(self, table_id: str) -> None:
        """Schedule one refresh of a table for all changes until it runs."""
        if table_id in self._known and table_id not in self._due:
            self._due.add(table_id)
            self.soon(self._refresh_due(table_id))

    async def _refresh_due(self, table_id: str) -> None:
        self._due.discard(table_id)
        await self.refresh(table_id)

    def pass_on(self, table_id: str, passed: Passed) -> None:
        """Send a message of another process, if nothing is missing before it."""
        known = self._known.get(table_id)
        if known is None:
            return
        sockets = self._sockets[table_id]
        deciding = {
            subscriber
            for subscriber in sockets
            if subscriber.person and subscriber.person.id == passed.person
        }
        message = decode(passed.message)
        if message is not None and known.seq < message["seq"]:
            if known.seq != message["after"] or any(
                subscriber.sent != known.seq for subscriber in sockets
            ):
                self.refresh_soon(table_id)
                return
            audiences = _audiences_of(sockets, message["table"]["seats"])
            if "preview" in message and not all(
                _name(each) in passed.tails for each in audiences.values()
            ):
                # A subscriber came of whom the other process did not know.
                self.refresh_soon(table_id)
                return
            self._table_service.heard(table_id, message["entries"])
            _take_over(known, message)
            for audience in set(audiences.values()):
                seen_by = {
                    subscriber for subscriber in sockets if audiences[subscriber] == audience
                }
                tail = bytes(passed.tails.get(_name(audience), EMPTY))
                self._send_update(known.seq, seen_by, joined(bytes(passed.message), tail))
        if passed.draft and deciding:
            self.refresh_soon(table_id)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a background task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        """Finish what is under way, as long as there is a database."""
        self._is_closed = True
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            report(log, "work for sockets failed", error)

    def refresh_all(self) -> None:
        """Look after all tables: something may have been missed."""
        for table_id in self.tables:
            self.refresh_soon(table_id)
        self.say(WHO, None)

    def _send_change(self, known: LastSent, update: Update, live_game: LiveGame | None) -> None:
        """Send an update to everybody who does not know it."""
        table, sockets = update.change.after, self._sockets[update.change.after.id]
        audiences: dict[Audience, set[Subscriber]] = defaultdict(set)
        for subscriber in sockets:
            person = None if subscriber.person is None else subscriber.person.id
            audiences[audience_of(update.change.seats, person)].add(subscriber)
        # A subscriber who came after another process wrote, and before we heard of it, has a part.
        behind = {subscriber for subscriber in sockets if subscriber.sent == known.seq}
        ahead = {subscriber for subscriber in sockets if known.seq < subscriber.sent < table.seq}
        known.seq, known.version = table.seq, table.version
        known.table, known.seats = table, update.change.seats
        if update.view is not None:
            known.view = update.view
        for audience, members in audiences.items():
            message = joined(update.encoded, update.tail(live_game, audience))
            self._send_update(table.seq, members & behind, message)
            for subscriber in members & ahead:
                whole = update.tail(live_game, audience, whole=True)
                self._send_update(
                    table.seq, {subscriber}, joined(update.since(subscriber.sent, known), whole)
                )
        if update.preview:
            known.preview, known.own = update.preview, update.own

    def _send_update(self, seq: int, sockets: set[Subscriber], message: bytes) -> None:
        """Send an update that leads to an entry."""
        for subscriber in sockets:
            subscriber.sent = seq
        self._send(sockets, message)

    def _send_draft(self, table: TableRow, seats: Sequence[SeatRow], live_game: LiveGame) -> None:
        """Send the draft to all sockets of the person whose turn it is."""
        own = self._of_seat(table, seats)
        if own:
            self._send(own, draft_message(live_game))

    def _of_seat(self, table: TableRow, seats: Sequence[SeatRow]) -> set[Subscriber]:
        """Return the sockets of the person who decides."""
        person = person_deciding(table, seats)
        if person is None:
            return set()
        sockets = self._sockets[table.id]
        return {
            subscriber
            for subscriber in sockets
            if subscriber.person and subscriber.person.id == person
        }

    def _send(self, sockets: Iterable[Subscriber], message: bytes) -> None:
        number = 0
        for subscriber in sockets:
            subscriber.put(message)
            number += 1
        self._metrics.published(number)


def _name(audience: Audience) -> str:
    """Return how processes name an audience to each other."""
    return "" if audience is None else str(audience)


def _audiences_of(
    sockets: Iterable[Subscriber], seats: Iterable[Mapping[str, Any]]
) -> dict[Subscriber, Audience]:
    """Return the audience of each socket.

    :param seats: as an update has them.
    """
    by_person = {each["person"]: each["seat"] for each in seats if each["person"]}
    return {
        subscriber: None if subscriber.person is None else by_person.get(subscriber.person.id)
        for subscriber in sockets
    }


def _take_over(known: LastSent, message: Mapping[str, Any]) -> None:
    """Apply a message of another process to what is known."""
    if "view" in message:
        known.view = message["view"]
    elif "patch" in message:
        known.view = patched(known.view, message["patch"])
    if "preview" in message:
        known.preview, known.own = {}, {}
    known.seq, known.version, known.table = message["seq"], message["version"], None

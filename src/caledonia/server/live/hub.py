"""The hub: everybody who looks at a table is told what happens there, in order."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass
from typing import Any, Final

import structlog

from caledonia.server.db.engine import Database
from caledonia.server.live.others import Others, Passed
from caledonia.server.live.patch import patch, patched
from caledonia.server.ops.metrics import Metrics
from caledonia.server.people.identity import Person
from caledonia.server.tables.keeper import Keeper
from caledonia.server.tables.overview import seats_data, table_state
from caledonia.server.tables.room import Room
from caledonia.server.tables.rows import Change, Entry, SeatRow, TableRow
from caledonia.server.wire import encode

log = structlog.get_logger()

BACKLOG: Final = 256
"""Messages that may wait for a socket; one that is slower has to catch up."""


class Seen:
    """Somebody who looks at a table by a socket."""

    __slots__ = ("acknowledged", "foreground", "is_lost", "person", "queue", "sent")

    def __init__(self, person: Person | None, seq: int) -> None:
        self.person = person
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        self.foreground = False
        self.is_lost = False
        """It was too slow: it has missed something and must catch up."""
        self.sent = seq
        """The last entry that was sent."""
        self.acknowledged = seq
        """The last entry that the client says it has."""

    def put(self, message: bytes) -> None:
        """Queue a message; whoever does not fetch them is lost."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.is_lost = True


@dataclass(slots=True)
class Known:
    """What the sockets of a table were told last."""

    seq: int
    version: int
    view: dict[str, object] | None


class Hub:
    """All sockets of one process, by table."""

    def __init__(self, database: Database, keeper: Keeper, metrics: Metrics) -> None:
        self._database = database
        self._keeper = keeper
        self._metrics = metrics
        self._sockets: dict[str, set[Seen]] = defaultdict(set)
        self._known: dict[str, Known] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._due: set[str] = set()
        """Tables that will be looked after soon."""
        self._is_closed = False
        self.others: Others | None = None
        """Other processes that are told the same."""
        keeper.listeners.append(self)
        keeper.is_watched = self._known.__contains__

    # Coming and going.

    def is_ahead(self, table: TableRow) -> bool:
        """Whether the sockets of a table were told more than somebody has read."""
        known = self._known.get(table.id)
        return known is not None and known.seq > table.seq

    def enter(self, table: TableRow, room: Room | None, seen: Seen) -> None:
        """Tell somebody of everything from now on."""
        if table.id not in self._known:
            view = None if room is None else room.public()
            self._known[table.id] = Known(table.seq, table.version, view)
        self._sockets[table.id].add(seen)
        self._tell_presence(table.id)

    def leave(self, table_id: str, seen: Seen) -> None:
        """Tell somebody nothing more."""
        sockets = self._sockets[table_id]
        sockets.discard(seen)
        if sockets:
            self._tell_presence(table_id)
        else:
            del self._sockets[table_id]
            self._known.pop(table_id, None)

    def people(self, table_id: str) -> list[str]:
        """Return the people who look at a table."""
        found = {seen.person.id for seen in self._sockets.get(table_id, ()) if seen.person}
        return sorted(found)

    def has_foreground(self, table_id: str, person: str) -> bool:
        """Whether a person has a table in the foreground somewhere."""
        sockets = self._sockets.get(table_id, ())
        return any(s.foreground and s.person and s.person.id == person for s in sockets)

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return sum(len(sockets) for sockets in self._sockets.values())

    @property
    def tables(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._sockets)

    def _tell_presence(self, table_id: str) -> None:
        present = self._sockets[table_id]
        message = {
            "type": "presence",
            "people": self.people(table_id),
            "spectators": sum(seen.person is None for seen in present),
        }
        self._send(present, encode(message))

    # Telling.

    def told(self, change: Change, room: Room | None, *, draft: bool) -> None:
        """Tell a change that this process stored."""
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
            message = self._tell(known, table, change.seats, change.entries, room)
            if self.others is not None:
                self._pass_to_others(message, change, room, draft=draft)
        if draft and room is not None and table.version == version:
            self._tell_draft(table, change.seats, room)

    async def refresh(self, table_id: str) -> None:
        """Tell what another process stored."""
        known = self._known.get(table_id)
        if known is None:
            return
        table, seats, room, entries = await self._keeper.look_since(table_id, known.seq)
        # Meanwhile this process may have told of some, or everybody may have gone.
        if self._known.get(table_id) is not known or table.seq < known.seq:
            return
        entries = [entry for entry in entries if entry.seq > known.seq]
        if entries:
            self._tell(known, table, seats, entries, room)
        if room is not None:
            self._tell_draft(table, seats, room)

    def refresh_soon(self, table_id: str, delay: float = 0.0) -> None:
        """Look after a table as soon as there is time; once for all that happens till then.

        :param delay: seconds for which to wait whether that is still needed.
        """
        known = self._known.get(table_id)
        if known is None:
            return
        if delay:
            seq = known.seq
            asyncio.get_running_loop().call_later(delay, self._refresh_late, table_id, seq)
        elif table_id not in self._due:
            self._due.add(table_id)
            self.soon(self._refresh_due(table_id))

    def _refresh_late(self, table_id: str, seq: int) -> None:
        known = self._known.get(table_id)
        if known is not None and known.seq == seq and not self._is_closed:
            self.refresh_soon(table_id)

    async def _refresh_due(self, table_id: str) -> None:
        self._due.discard(table_id)
        await self.refresh(table_id)

    def pass_on(self, passed: Passed) -> None:
        """Tell a message of another process, if nothing is missing before it."""
        known = self._known.get(passed.table_id)
        if known is None or known.seq >= passed.message["seq"]:
            return
        message = passed.message
        sockets = self._sockets[passed.table_id]
        if known.seq != message["after"] or any(seen.sent != known.seq for seen in sockets):
            self.refresh_soon(passed.table_id)
            return
        known.seq, known.version = message["seq"], message["version"]
        if "view" in message:
            known.view = message["view"]
        elif "patch" in message:
            known.view = patched(known.view, message["patch"])
        deciding = {seen for seen in sockets if seen.person and seen.person.id == passed.person}
        for seen in sockets:
            seen.sent = known.seq
        if sockets - deciding:
            self._send(sockets - deciding, encode(message))
        if deciding:
            self._send(deciding, encode({**message, "legal": passed.legal}))
        if passed.draft:
            self.refresh_soon(passed.table_id)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
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
            log.warning("sockets could not be looked after", error=str(error))

    def refresh_all(self) -> None:
        """Look after all tables: something may have been missed."""
        for table_id in self.tables:
            self.refresh_soon(table_id)

    def _tell(
        self,
        known: Known,
        table: TableRow,
        seats: Iterable[SeatRow],
        entries: Iterable[Entry],
        room: Room | None,
    ) -> dict[str, Any]:
        fresh = [entry.as_dict() for entry in entries]
        message: dict[str, Any] = {
            "type": "update",
            "after": known.seq,
            "seq": table.seq,
            "version": table.version,
            "entries": fresh,
            "table": {**table_state(table), "seats": seats_data(seats)},
        }
        if room is not None and (table.version != known.version or known.view is None):
            view = room.public()
            if known.view is None:
                message["view"] = view
            else:
                message["patch"] = patch(known.view, view)
            known.view = view
        # Whoever came after another process wrote, and before we heard of it, has a part of this.
        behind = {seen for seen in self._sockets[table.id] if seen.sent == known.seq}
        ahead = {seen for seen in self._sockets[table.id] if known.seq < seen.sent < table.seq}
        known.seq, known.version = table.seq, table.version
        self._send_update(behind, message, table, seats, room)
        for seen in ahead:
            rest = [entry for entry in fresh if entry["seq"] > seen.sent]  # type: ignore[operator]  # a number
            whole = {key: value for key, value in message.items() if key != "patch"}
            whole |= {"after": seen.sent, "entries": rest, "view": known.view}
            self._send_update({seen}, whole, table, seats, room)
        return message

    def _pass_to_others(
        self, message: dict[str, Any], change: Change, room: Room | None, *, draft: bool
    ) -> None:
        assert self.others is not None
        deciding, legal = change.after.deciding, []
        person = None if deciding is None else change.seats[deciding].person
        if person is not None and room is not None:
            legal = [str(action) for action in room.turn.legal_actions]
        only_draft = change.before is not None and change.before.version == change.after.version
        self.others.send(Passed(change.after.id, message, person, legal, only_draft and draft))

    def _send_update(
        self,
        sockets: set[Seen],
        message: dict[str, Any],
        table: TableRow,
        seats: Iterable[SeatRow],
        room: Room | None,
    ) -> None:
        """Send an update; whoever decides is told the legal actions too."""
        for seen in sockets:
            seen.sent = table.seq
        deciding = self._of_seat(table, seats) & sockets
        if sockets - deciding:
            self._send(sockets - deciding, encode(message))
        if deciding and room is not None:
            legal = [str(action) for action in room.turn.legal_actions]
            self._send(deciding, encode({**message, "legal": legal}))

    def _tell_draft(self, table: TableRow, seats: Iterable[SeatRow], room: Room) -> None:
        """Tell all sockets of the person whose turn it is how far it is."""
        own = self._of_seat(table, seats)
        if own:
            message = {"type": "draft", **draft_data(room), "view": room.view(table.deciding)}
            self._send(own, encode(message))

    def _of_seat(self, table: TableRow, seats: Iterable[SeatRow]) -> set[Seen]:
        """Return the sockets of the person who decides."""
        person = next((seat.person for seat in seats if seat.seat == table.deciding), None)
        if person is None:
            return set()
        sockets = self._sockets[table.id]
        return {seen for seen in sockets if seen.person and seen.person.id == person}

    def _send(self, sockets: Iterable[Seen], message: bytes) -> None:
        number = 0
        for seen in sockets:
            seen.put(message)
            number += 1
        self._metrics.published(number)


def draft_data(room: Room) -> dict[str, object]:
    """Return how far the turn in progress is, for the seat that plays it."""
    return {
        "version": room.version,
        "step": len(room.codes),
        "codes": room.codes,
        "complete": room.is_complete,
    }

"""The hub: slow sockets, and what other processes wrote."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import pytest
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketState

from caledonia.server.db.engine import Database
from caledonia.server.games.live_game import LiveGame
from caledonia.server.games.rows import DECISION, PLAYING, Entry, SeatRow, TableRow
from caledonia.server.identity.models import Person
from caledonia.server.live import socket
from caledonia.server.live.hub import Hub
from caledonia.server.live.patch import patched
from caledonia.server.live.subscriber import BACKLOG, Subscriber
from caledonia.server.tables.create import TableChoices, new_table, seats_for
from caledonia.server.tables.service import TableService
from caledonia.server.telemetry.metrics import Metrics
from tests.server.live.test_patch import bare
from tests.server.logged import logged
from tests.server.visitors import crofters


class SlowSocket:
    """A socket that notes what it was sent, and how it was closed."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: int | None = None

    async def send_bytes(self, data: bytes) -> None:
        self.sent.append(data)

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


def fill(subscriber: Subscriber, number: int = BACKLOG + 5) -> None:
    """Put more messages than a socket takes, or as many."""
    for each in range(number):
        subscriber.put(str(each).encode())


def run_sender(subscriber: Subscriber, again: Callable[[], None]) -> SlowSocket:
    """Send all that waits; return the socket."""
    slow = SlowSocket()

    async def asked() -> None:
        again()

    async def run() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(socket._send(cast("WebSocket", slow), subscriber, asked), 0.05)

    asyncio.run(run())
    return slow


NUMBERS = [str(number).encode() for number in range(BACKLOG)]


def test_a_slow_reader_gets_at_once_what_it_missed() -> None:
    subscriber = Subscriber(None, 0)
    fill(subscriber)

    def again() -> None:
        # What comes now would leave a gap.
        subscriber.put(b"between")
        subscriber.restart(300, b"everything")
        subscriber.put(b"later")

    slow = run_sender(subscriber, again)
    assert slow.sent == [*NUMBERS, b"everything", b"later"]
    assert slow.closed is None
    assert (subscriber.sent, subscriber.acknowledged) == (300, 300)


@pytest.mark.parametrize("acknowledges", [False, True])
def test_who_stays_slow_is_closed_unless_it_acknowledges(acknowledges: bool) -> None:
    subscriber = Subscriber(None, 0)
    fill(subscriber)
    times = 0

    def again() -> None:
        nonlocal times
        times += 1
        subscriber.restart(300, b"everything")
        if acknowledges:
            subscriber.have(300)
        if times < 9:
            fill(subscriber)

    slow = run_sender(subscriber, again)
    assert (times, slow.closed) == ((9, None) if acknowledges else (socket.RESENDS, socket.MISSED))
    assert socket.MISSED == 4409


def test_a_reader_that_keeps_up_is_not_closed() -> None:
    subscriber = Subscriber(None, 0)
    fill(subscriber, BACKLOG)
    slow = run_sender(subscriber, pytest.fail)
    assert slow.closed is None
    assert slow.sent == NUMBERS


def test_only_what_was_sent_can_be_acknowledged() -> None:
    subscriber = Subscriber(None, 10)
    for seq, expected in ((12, 10), (5, 10), (10**9, 10)):
        subscriber.have(seq)
        assert subscriber.acknowledged == expected
    subscriber.sent = 20
    subscriber.have(15)
    assert subscriber.acknowledged == 15


def test_a_fault_closes_the_socket_instead_of_leaving_it_mute() -> None:
    subscriber = Subscriber(None, 0)
    fill(subscriber)

    def fault() -> None:
        raise RuntimeError("a fault")

    assert run_sender(subscriber, fault).closed == socket.FAULT


NOBODY = Person("nobody", "Nobody", True, "en")


class OtherProcess:
    """Stands for a table service whose table another process writes to."""

    def __init__(self, table: TableRow) -> None:
        self.table = table
        self.looks = 0

    def at(self, ply: int) -> tuple[TableRow, LiveGame]:
        """Return the table after some decisions; each is an entry."""
        game = crofters(2, ply)
        table = replace(self.table, seq=ply, version=ply, ply=ply, deciding=game.deciding_seat)
        return table, LiveGame(game, ply, salt=table.salt)

    async def look_since(
        self, table_id: str, after: int | None
    ) -> tuple[TableRow, list[SeatRow], LiveGame, list[Entry]]:
        table, live_game = self.at(self.looks)
        assert after is not None
        entries = [
            logged(seq, DECISION, seat=0, code="x") for seq in range(after + 1, table.seq + 1)
        ]
        seats = seats_for(table, ["open", "open"], NOBODY)
        return table, seats, live_game, entries


def messages(subscriber: Subscriber, kind: str = "update") -> list[Any]:
    """Return the messages of a kind that wait for a socket."""
    sent = []
    while not subscriber.queue.empty():
        message = json.loads(subscriber.queue.get_nowait())
        if message["type"] == kind:
            sent.append(message)
    return sent


def test_joining_while_another_process_writes_loses_and_repeats_nothing() -> None:
    table = replace(new_table(TableChoices(players=2), NOBODY), status=PLAYING)
    table_service = OtherProcess(table)

    async def run() -> tuple[Subscriber, Subscriber, Subscriber]:
        hub = Hub(cast("Database", None), cast("TableService", table_service), Metrics())
        first, second, third = Subscriber(None, 10), Subscriber(None, 12), Subscriber(None, 14)
        # The other process has written up to 12, then 14: this one has not heard of it yet.
        for ply, subscriber in ((10, first), (12, second), (14, third)):
            seen, live_game = table_service.at(ply)
            hub.enter(seen, (), live_game, subscriber)
        table_service.looks = 14
        await hub.refresh(table.id)
        table_service.looks = 15
        await hub.refresh(table.id)
        return first, second, third

    first, second, third = asyncio.run(run())
    view = crofters(2, 10).view(None)
    updates = messages(first)
    assert [(each["after"], each["seq"]) for each in updates] == [(10, 14), (14, 15)]
    for each in updates:
        view = patched(view, each["patch"])
    assert bare(view) == bare(crofters(2, 15).view(None))
    updates = messages(second)
    assert [(each["after"], each["seq"]) for each in updates] == [(12, 14), (14, 15)]
    assert [entry["seq"] for entry in updates[0]["entries"]] == [13, 14]
    assert bare(updates[0]["view"]) == bare(crofters(2, 14).view(None))
    assert [(each["after"], each["seq"]) for each in messages(third)] == [(14, 15)]

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from caledonia.server.db.engine import Database
from caledonia.server.db.schema import people
from caledonia.server.games.rows import Change
from caledonia.server.mail import DeliveryError
from caledonia.server.notices import outbox
from caledonia.server.notices.dispatcher import MAX_TRIES, Dispatcher, retry_delay
from caledonia.server.notices.message import GoneError, Message
from caledonia.server.notices.models import HOUR, MINUTE, SECOND, PlannedNotice
from caledonia.server.notices.outbox import LEASE
from caledonia.server.settings import Settings
from tests.server.logged import logged
from tests.server.notices.world import (
    OPEN_TABLE,
    PLAYED,
    SEATS,
    START,
    TURN,
    Recorder,
    Time,
    World,
    change,
    entry,
    opened,
    until,
)

pytestmark = pytest.mark.both_databases

EVERYTHING = ("your_turn", "started", "finished", "chat", "undo_asked", "seat", "time_short")
TAKEN = (SEATS[0], replace(SEATS[1], stand_in="chief"), SEATS[2])
CLOCKED = replace(PLAYED, deciding=1, since=START, deadline=START + 10 * HOUR)
END = replace(PLAYED, status="finished", deciding=None)


@asynccontextmanager
async def sending(settings: Settings, world: World, sender: Any) -> AsyncIterator[Dispatcher]:
    """Run a dispatcher with a sender for webhooks."""
    async with Dispatcher(settings, world.database, senders={"webhook": sender}) as dispatcher:
        yield dispatcher


async def settled(world: World, dispatcher: Dispatcher, now: int) -> None:
    """Wait until nothing is due."""

    async def is_done() -> bool:
        dispatcher.wake()
        due = [r for r in await world.rows() if r["sent"] is None and r["due"] <= now]
        claimed = [r for r in await world.rows() if r["due"] == now + LEASE and r["sent"] is None]
        return not due and not claimed

    await until(is_done)


def test_a_due_notice_is_sent_once_and_marked(settings: Settings, time: Time) -> None:
    async def check() -> None:
        sender = Recorder()
        async with opened(settings) as world:
            await world.channel("bert")
            await world.store(TURN)
            async with sending(settings, world, sender) as dispatcher:
                time.pass_by(4 * SECOND)
                await settled(world, dispatcher, time())
                assert sender.messages == []
                time.pass_by(SECOND)
                await settled(world, dispatcher, time())
            async with sending(settings, world, sender) as dispatcher:
                await settled(world, dispatcher, time())
            (row,) = await world.rows()
        (message,) = sender.messages
        assert row["sent"] == time()
        assert message.title == "Ben Nevis: your turn"
        assert message.url == "http://localhost:8000/table/table"

    asyncio.run(check())


def test_words_are_in_the_language_of_the_person(settings: Settings, time: Time) -> None:
    async def check() -> None:
        sender = Recorder()
        async with opened(settings, "de") as world:
            await world.channel("bert")
            await world.store(TURN)
            time.pass_by(5 * SECOND)
            async with sending(settings, world, sender):
                await until(lambda: sender.messages)
        assert sender.messages[0].text == "Du bist am Zug: „Ben Nevis“."

    asyncio.run(check())


BACK = change(TURN.after, PLAYED, entry("decision", "bert", 1))
LATE = change(CLOCKED, replace(CLOCKED, deadline=START + 20 * HOUR), entry("clock"))
SHORT = change(PLAYED, CLOCKED, entry("decision", "bert", 0))
ASKED = change(PLAYED, PLAYED, entry("undo_asked", "anna", 0, needed=[1, 2]))
REPLACED = change(PLAYED, PLAYED, entry("seat", None, 1, event="left", stand_in="chief"), at=TAKEN)
OVER = change(PLAYED, END, entry("finished"))


CASES: list[tuple[Change, Change | None, dict[str, Any], list[str]]] = [
    (TURN, None, {}, ["your_turn"]),
    (TURN, BACK, {}, []),
    (TURN, replace(REPLACED, after=TURN.after), {}, ["seat"]),
    (TURN, None, {"looks": START + 60 * SECOND}, []),
    # Noted before the system clock was set back by an hour.
    (TURN, None, {"looks": START + HOUR}, ["your_turn"]),
    (TURN, None, {"looks": START + SECOND}, ["your_turn"]),
    (SHORT, None, {"wait": 8 * HOUR - 1}, []),
    (SHORT, None, {"wait": 8 * HOUR}, ["time_short"]),
    (SHORT, None, {"wait": 10 * HOUR}, []),
    (SHORT, LATE, {"wait": 8 * HOUR}, []),
    (SHORT, LATE, {"wait": 16 * HOUR}, ["time_short"]),
    (SHORT, replace(BACK, before=CLOCKED), {"wait": 8 * HOUR}, []),
    (ASKED, None, {}, ["undo_asked"]),
    (ASKED, None, {"entry": logged(8, "undo_refused", at=START)}, []),
    (ASKED, None, {"entry": logged(8, "chat", at=START)}, ["undo_asked"]),
    (ASKED, None, {"entry": logged(8, "undo_agreed", at=START, person="cleo")}, ["undo_asked"]),
    (ASKED, None, {"entry": logged(8, "undo_agreed", at=START, person="bert")}, []),
    (REPLACED, None, {}, ["seat"]),
    (REPLACED, change(PLAYED, PLAYED), {}, []),
    (OVER, None, {}, ["finished"]),
    (OVER, change(END, PLAYED, entry("undone", "bert")), {}, []),
    (change(PLAYED, PLAYED, entry("chat", "anna", 0, text="hi")), None, {}, ["chat"]),
    (change(OPEN_TABLE, PLAYED, entry("started", "cleo")), None, {}, ["started"]),
]
"""A change, another one before it is sent, what else happens, and the notice to Bert."""


def test_what_is_out_of_date_is_not_sent(settings: Settings, time: Time) -> None:
    async def check() -> None:
        sender = Recorder()
        async with opened(settings) as world, sending(settings, world, sender) as dispatcher:
            await world.channel("bert", events=EVERYTHING)
            for number, (first, then, more, expected) in enumerate(CASES):
                time.at = START
                await world.clear()
                await world.store(first)
                if then is not None:
                    await world.store(then)
                if "entry" in more:
                    await world.write(more["entry"])
                if "looks" in more:
                    await world.look("bert", more["looks"])
                time.pass_by(more.get("wait", 25 * SECOND))
                await settled(world, dispatcher, time())
                assert [message.event for message in sender.messages] == expected, number
                sender.messages.clear()

    asyncio.run(check())


def test_nothing_is_sent_to_an_address_that_is_not_confirmed(
    settings: Settings, time: Time
) -> None:
    async def check() -> None:
        sender = Recorder()
        async with opened(settings) as world:
            channel = await world.channel("bert", "mail", data={"confirmed": False})
            async with world.database.write() as connection:
                for event in ("test", "confirm"):
                    made = PlannedNotice("bert", event, time(), {})
                    await outbox.put(connection, channel, "", made)
            async with Dispatcher(settings, world.database, senders={"mail": sender}) as it:
                await settled(world, it, time())
        assert [message.event for message in sender.messages] == ["confirm"]

    asyncio.run(check())


def test_deleted_people_get_nothing(settings: Settings, time: Time) -> None:
    async def check() -> None:
        sender = Recorder()
        async with opened(settings) as world:
            await world.channel("bert")
            await world.store(TURN)
            async with world.database.write() as connection:
                await connection.execute(update(people).values(deleted=START))
            time.pass_by(5 * SECOND)
            async with sending(settings, world, sender) as dispatcher:
                await settled(world, dispatcher, time())
            assert await world.rows() == []
        assert sender.messages == []

    asyncio.run(check())


def test_what_has_no_words_is_dropped(
    settings: Settings, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        sender = Recorder()
        async with opened(settings) as world:
            channel = await world.channel("bert")
            async with world.database.write() as connection:
                made = PlannedNotice("bert", "sneeze", time(), {})
                await outbox.put(connection, channel, "table", made)
            async with sending(settings, world, sender) as dispatcher:
                await settled(world, dispatcher, time())
            assert await world.rows() == []
        assert sender.messages == []

    asyncio.run(check())
    assert "no message 'notice-sneeze.title'" in caplog.text


def test_failures_are_tried_again_later_and_later(settings: Settings, time: Time) -> None:
    async def check() -> None:
        sender = Recorder(errors=[DeliveryError("no"), RuntimeError("a mistake of ours")])
        async with opened(settings) as world:
            channel = await world.channel("bert")
            await world.store(TURN)
            time.pass_by(5 * SECOND)
            async with sending(settings, world, sender) as dispatcher:
                for tries in (1, 2):
                    await settled(world, dispatcher, time())
                    (row,) = await world.rows()
                    assert row["due"] == time() + retry_delay(tries)
                    stored = await world.stored_channel(channel)
                    assert stored is not None
                    assert stored.failures == tries
                    assert stored.as_dict()["problem"]
                    time.pass_by(retry_delay(tries))
                await settled(world, dispatcher, time())
            stored = await world.stored_channel(channel)
            assert stored is not None
            assert (stored.failures, stored.as_dict()["problem"]) == (0, None)
        assert len(sender.messages) == 1

    asyncio.run(check())


def test_delays_grow() -> None:
    delays = [retry_delay(tries) for tries in range(1, MAX_TRIES)]
    assert delays == sorted(set(delays))
    assert MINUTE > delays[0] > SECOND
    assert retry_delay(1, 600) == 10 * MINUTE


def test_after_six_tries_a_notice_is_given_up(settings: Settings, time: Time) -> None:
    async def check() -> None:
        sender = Recorder(errors=[DeliveryError("no") for _ in range(9)])
        async with opened(settings) as world:
            await world.channel("bert")
            await world.store(TURN)
            async with sending(settings, world, sender) as dispatcher:
                while await world.rows():
                    time.pass_by(24 * HOUR)
                    await settled(world, dispatcher, time())
        assert len(sender.errors) == 9 - MAX_TRIES

    asyncio.run(check())


def test_what_fails_for_good_is_not_tried_again(settings: Settings, time: Time) -> None:
    async def check() -> None:
        sender = Recorder(errors=[DeliveryError("never", is_final=True)])
        async with opened(settings) as world:
            channel = await world.channel("bert")
            await world.store(TURN)
            time.pass_by(5 * SECOND)
            async with sending(settings, world, sender) as dispatcher:
                await settled(world, dispatcher, time())
            assert await world.rows() == []
            stored = await world.stored_channel(channel)
            assert stored is not None
            assert stored.failures == 1

    asyncio.run(check())


def test_a_channel_that_is_gone_is_removed(settings: Settings, time: Time) -> None:
    async def check() -> None:
        sender = Recorder(errors=[GoneError()])
        async with opened(settings) as world:
            channel = await world.channel("bert", events=EVERYTHING)
            await world.store(SHORT)
            await world.store(TURN)
            time.pass_by(5 * SECOND)
            async with sending(settings, world, sender) as dispatcher:
                await settled(world, dispatcher, time())
            assert await world.stored_channel(channel) is None
            assert await world.rows() == []

    asyncio.run(check())


def test_a_crash_while_sending_loses_nothing(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert")
            await world.store(TURN)
            time.pass_by(5 * SECOND)
            async with world.database.write() as connection:
                assert await outbox.claim(connection, time(), 5)  # and then the power fails
            sender = Recorder()
            async with sending(settings, world, sender) as dispatcher:
                await settled(world, dispatcher, time() - 1)
                assert sender.messages == []
                time.pass_by(LEASE)
                await settled(world, dispatcher, time())
            assert len(sender.messages) == 1

    asyncio.run(check())


class Writer:
    """A sender that needs the database: sending within a transaction would deadlock."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sent = 0

    async def send(self, _parcel: Message) -> None:
        """Write something."""
        async with asyncio.timeout(5), self.world.database.write() as connection:
            await connection.execute(update(people).values(name="Zoe"))
        self.sent += 1


def test_no_transaction_is_open_while_sending(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert")
            await world.store(TURN)
            time.pass_by(5 * SECOND)
            sender = Writer(world)
            async with sending(settings, world, sender) as dispatcher:
                await settled(world, dispatcher, time())
            assert sender.sent == 1

    asyncio.run(check())


def test_two_servers_on_one_database_send_everything_once(settings: Settings, time: Time) -> None:
    async def check() -> None:
        sender = Recorder()
        async with opened(settings) as world:
            channel = await world.channel("bert")
            async with world.database.write() as connection:
                for number in range(40):
                    made = PlannedNotice("bert", "started", START, {}, str(number))
                    await outbox.put(connection, channel, "table", made)
            other = World(Database(settings.database_url()))
            async with (
                sending(settings, world, sender) as first,
                sending(settings, other, sender) as second,
            ):
                await settled(world, first, time())
                await settled(other, second, time())
            await other.database.close()
        keys = [message.key for message in sender.messages]
        assert len(keys) == len(set(keys)) == 40

    asyncio.run(check())


class Stuck:
    """A sender that never ends."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()

    async def send(self, _parcel: Message) -> None:
        """Begin."""
        self.begun.set()
        await asyncio.Event().wait()


def test_the_end_does_not_wait_for_what_is_stuck(
    settings: Settings, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caledonia.server.notices.dispatcher.STOP_SECONDS", 0.05)

    async def check() -> None:
        async with opened(settings) as world, asyncio.timeout(8):
            await world.channel("bert")
            await world.store(TURN)
            time.pass_by(5 * SECOND)
            sender = Stuck()
            async with sending(settings, world, sender):
                await sender.begun.wait()
            (row,) = await world.rows()
            assert (row["sent"], row["due"]) == (None, time() + LEASE)

    asyncio.run(check())

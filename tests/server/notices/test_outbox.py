from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from caledonia.server.db.engine import Database
from caledonia.server.notices import outbox
from caledonia.server.notices.channels import remove_channel
from caledonia.server.notices.models import SECOND, PlannedNotice
from caledonia.server.notices.outbox import KEPT, LEASE, Notice
from caledonia.server.notices.plan import NoticeObserver
from caledonia.server.settings import Settings
from tests.server.notices.world import (
    OPEN_TABLE,
    PLAYED,
    SEATS,
    START,
    TABLE,
    TURN,
    Time,
    World,
    change,
    entry,
    opened,
)

pytestmark = pytest.mark.both_databases

EVERYTHING = ("your_turn", "started", "finished", "chat", "undo_asked", "seat", "time_short")


async def claimed(world: World, now: int, limit: int = 10) -> list[Notice]:
    async with world.database.write() as connection:
        return await outbox.claim(connection, now, limit)


def test_every_channel_that_wants_it_gets_a_notice(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            for kind in ("webhook", "push", "mail"):
                await world.channel("bert", kind)
            await world.channel("bert", address="https://other.example", events=["chat"])
            await world.channel("cleo")
            await world.store(TURN)
            assert await world.waiting() == [
                ("bert-mail-24", "your_turn"),
                ("bert-push-24", "your_turn"),
                ("bert-webhook-24", "your_turn"),
            ]

    asyncio.run(check())


def test_unconfirmed_and_resting_channels_get_none(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert", "mail", data={"confirmed": False})
            await world.channel("bert", failures=40)
            await world.store(TURN)
            assert await world.waiting() == []

    asyncio.run(check())


def test_the_first_player_gets_no_separate_start_notice(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("anna", events=EVERYTHING)
            await world.channel("anna", "push", events=["started"])
            await world.store(change(OPEN_TABLE, PLAYED, entry("started", "cleo")))
            expected = [("anna-push-24", "started"), ("anna-webhook-24", "your_turn")]
            assert await world.waiting() == expected

    asyncio.run(check())


def test_a_notice_is_written_with_the_change_or_not_at_all(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert")
            broken = replace(TURN, seats=(*SEATS[:2], replace(SEATS[2], seat=0)))
            with pytest.raises(Exception, match=r"(?i)unique"):
                await world.store(broken)
            assert await world.waiting() == []

    asyncio.run(check())


def test_only_one_turn_waits(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert")
            await world.store(TURN)
            time.pass_by(SECOND)
            await world.store(TURN)
            (row,) = await world.rows()
            assert row["due"] == START + 6 * SECOND

    asyncio.run(check())


def test_messages_in_a_row_make_one_notice(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert", events=["chat"])
            for text in ("one", "two"):
                await world.store(change(PLAYED, PLAYED, entry("chat", "anna", 0, text=text)))
                time.pass_by(SECOND)
            (row,) = await world.rows()
            assert row["due"] == START + 20 * SECOND
            assert (row["data"]["count"], row["data"]["text"]) == (2, "two")
            # One that is on its way holds no more: the next one starts over.
            await claimed(world, START + 20 * SECOND)
            await world.store(change(PLAYED, PLAYED, entry("chat", "anna", 0, text="three")))
            (row,) = await world.rows()
            assert (row["due"], row["data"]["count"]) == (START + 22 * SECOND, 1)

    asyncio.run(check())


def test_a_claimed_notice_belongs_to_one_until_its_lease_ends(
    settings: Settings, time: Time
) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert")
            await world.store(TURN)
            due = START + 5 * SECOND
            assert await claimed(world, due - 1) == []
            assert len(await claimed(world, due)) == 1
            assert await claimed(world, due) == []
            (again,) = await claimed(world, due + LEASE)
            assert again.tries == 2

    asyncio.run(check())


def test_a_turn_that_comes_while_the_last_one_is_sent_is_not_lost(
    settings: Settings, time: Time
) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert")
            await world.store(TURN)
            (old,) = await claimed(world, START + 5 * SECOND)
            time.pass_by(6 * SECOND)
            await world.store(TURN)
            async with world.database.write() as connection:
                await outbox.mark_sent(connection, old, time())
                await outbox.drop(connection, old)
                await outbox.put_off(connection, old, time())
            (row,) = await world.rows()
            assert (row["sent"], row["due"], row["tries"]) == (None, START + 11 * SECOND, 0)

    asyncio.run(check())


def test_a_sent_notice_is_written_again_and_forgotten_later(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert")
            for _ in range(2):
                await world.store(TURN)
                time.pass_by(5 * SECOND)
                (notice,) = await claimed(world, time())
                async with world.database.write() as connection:
                    await outbox.mark_sent(connection, notice, time())
            assert await world.waiting() == []
            async with world.database.write() as connection:
                assert await outbox.clear(connection, time() + KEPT) == 0
                assert await outbox.clear(connection, time() + KEPT + 1) == 1

    asyncio.run(check())


def test_two_processes_never_claim_the_same(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert")
            async with world.database.write() as connection:
                for number in range(40):
                    planned = PlannedNotice("bert", "seat", START, {}, str(number))
                    await outbox.put(connection, "bert-webhook-24", TABLE, planned)
            other = World(Database(settings.database_url()))
            try:
                got = await asyncio.gather(
                    *(claimed(each, START, 7) for each in [world, other] * 4)
                )
            finally:
                await other.database.close()
            ids = [notice.id for notices in got for notice in notices]
            assert len(ids) == len(set(ids))
            ids += [notice.id for notice in await claimed(world, START, 40)]
            assert len(set(ids)) == 40

    asyncio.run(check())


def test_a_row_that_is_being_written_is_skipped_not_awaited(settings: Settings, time: Time) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            if world.database.is_sqlite:
                return  # one writer at a time
            await world.channel("bert")
            await world.store(TURN)
            other = World(Database(settings.database_url()))
            try:
                async with world.database.write() as connection:
                    assert len(await outbox.claim(connection, START + LEASE, 5)) == 1
                    async with asyncio.timeout(5):
                        assert await claimed(other, START + LEASE) == []
            finally:
                await other.database.close()

    asyncio.run(check())


@pytest.mark.parametrize("is_first", [True, False], ids=["removed first", "written first"])
def test_a_channel_may_go_while_a_notice_is_written(
    settings: Settings, time: Time, is_first: bool
) -> None:
    async def write(world: World) -> None:
        await world.store(TURN)

    async def remove(world: World) -> None:
        async with world.database.write() as connection:
            await remove_channel(connection, "bert-webhook-24")
            await asyncio.sleep(0.05)

    async def check() -> None:
        async with opened(settings) as world:
            await world.channel("bert")
            async with world.database.write() as connection:
                if is_first:
                    await remove_channel(connection, "bert-webhook-24")
                    other = asyncio.create_task(write(world))
                else:
                    await NoticeObserver().changed(connection, TURN)
                    other = asyncio.create_task(remove(world))
                await asyncio.sleep(0.1)
                assert not other.done()
            await other
            assert await world.rows() == []

    asyncio.run(check())

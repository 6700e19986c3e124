from __future__ import annotations

import asyncio

from caledonia.server.identity.models import Person
from caledonia.server.notices.plan import NoticeObserver
from caledonia.server.settings import Settings
from caledonia.server.shapes.tables import Standing
from caledonia.server.tables.chat import say
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.create import ClockChoice, TableChoices, make_table
from caledonia.server.tables.seats import join, stand_in
from caledonia.server.tables.service import TableService
from caledonia.server.tables.turns import standing
from tests.server.notices.world import World, opened

EVERYTHING = ("your_turn", "started", "finished", "chat", "undo_asked", "seat", "time_short")
ANNA = Person("anna", "Anna", True, "en")
BERT = Person("bert", "Bert", True, "en")
CLEO = Person("cleo", "Cleo", True, "en")


async def sent_notices(world: World) -> list[tuple[str, str]]:
    """Return the people and events of the outbox, and empty it."""
    waiting = sorted((row["channel"].split("-")[0], row["event"]) for row in await world.rows())
    await world.clear_outbox()
    return waiting


def test_commands_put_notices_in_the_outbox(settings: Settings) -> None:
    async def check() -> None:
        async with opened(settings) as world:
            for person in ("anna", "bert", "cleo"):
                await world.channel(person, events=EVERYTHING)
            table_service = TableService(world.database, [NoticeObserver()])
            day = ClockChoice(kind="turn", seconds=86_400)
            choices = TableChoices(name="Skye", players=3, shuffle=False, clock=day)
            async with table_service.new() as made:
                made.context = await make_table(made.connection, choices, ANNA)
                table, invite = made.context.table.id, made.context.table.invite
            assert await sent_notices(world) == []

            await table_service.run(table, BERT, join(invite))
            assert await sent_notices(world) == [("anna", "seat")]
            await table_service.run(table, CLEO, join(invite))
            begun = await sent_notices(world)
            # Lots decide who begins; Cleo knows that the game has begun.
            (first,) = [person for person, event in begun if event == "time_short"]
            expected = {("anna", "started"), ("bert", "started"), (first, "time_short")}
            if first != "cleo":
                expected = expected - {(first, "started")} | {(first, "your_turn")}
            assert begun == sorted(expected)

            await table_service.run(table, BERT, say("Slàinte"))
            assert await sent_notices(world) == [("anna", "chat"), ("cleo", "chat")]

            late = []

            async def time_is_up(work: CommandContext) -> Standing:
                assert work.table.deciding is not None
                await stand_in(work, work.table.deciding, "timeout")
                late.append(work.seats[work.table.deciding].person)
                return standing(work)

            await table_service.run(table, None, time_is_up)
            assert await sent_notices(world) == [(*late, "seat")]

    asyncio.run(check())

"""Games are rated once, as they end; recomputing gives the same ratings."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Table, delete, select

from caledonia.server.db.engine import Database
from caledonia.server.db.schema import effects, rated, ratings
from caledonia.server.games.store import find_seats, find_table
from caledonia.server.ratings.observer import RatingObserver, rate_table, recompute
from caledonia.server.settings import Settings
from tests.server.stats.finished import BEGIN, Sits, add_finished, add_person, run

pytestmark = pytest.mark.both_databases

OBSERVER = RatingObserver()
Figures = dict[str, list[tuple[Any, ...]]]


async def figures(database: Database) -> Figures:
    async def rows(table: Table) -> list[tuple[Any, ...]]:
        async with database.read() as connection:
            return sorted(tuple(row) for row in await connection.execute(select(table)))

    return {table.name: await rows(table) for table in (ratings, effects, rated)}


async def people(database: Database, *names: str) -> None:
    for name in names:
        await add_person(database, name, guest=name == "Guest")


def test_a_rated_game_changes_the_ratings_of_its_people(settings: Settings) -> None:
    async def played(database: Database) -> Figures:
        await people(database, "Ann", "Ben")
        await add_finished(
            database, ["ann", "ben"], places=[2, 1], observer=OBSERVER, logged=False, table="t"
        )
        return await figures(database)

    stored = run(settings, played)
    by_person = {row[0]: row for row in stored["ratings"]}
    assert by_person["ben"][1:3] > by_person["ann"][1:3]
    assert [row[:3] for row in stored["rated"]] == [("t", 0, "ann"), ("t", 1, "ben")]
    assert [row[3] for row in stored["rated"]] == [25.0, 25.0]
    assert {row[1] for row in stored["effects"]} == {"clan", "seat"}
    assert {row[2] for row in stored["effects"] if row[1] == "seat"} == {"0", "1"}


def test_only_rated_games_of_two_accounts_count(settings: Settings) -> None:
    async def played(database: Database) -> Figures:
        await people(database, "Ann", "Ben", "Guest")
        await add_finished(database, ["ann", "ben"], rated=False, observer=OBSERVER, logged=False)
        await add_finished(database, ["ann", "guest"], observer=OBSERVER, logged=False)
        often = ["ann", "ben"]
        await add_finished(database, often, uncounted="pair_often", observer=OBSERVER, logged=False)
        await add_finished(database, ["ann", Sits(bot="crofter")], observer=OBSERVER, logged=False)
        await add_finished(database, ["ann", "ann"], observer=OBSERVER, logged=False)
        await add_finished(database, ["ann"], observer=OBSERVER, logged=False)
        await add_finished(
            database, ["ann", "ben"], status="playing", observer=OBSERVER, logged=False
        )
        assert await recompute(database) == 0
        return await figures(database)

    assert run(settings, played) == {"ratings": [], "effects": [], "rated": []}


def test_a_game_is_rated_once(settings: Settings) -> None:
    async def played(database: Database) -> None:
        await people(database, "Ann", "Ben")
        table = await add_finished(database, ["ann", "ben"], observer=OBSERVER, logged=False)
        before = await figures(database)
        async with database.write() as connection:
            row, taken = await find_table(connection, table), await find_seats(connection, table)
            assert not await rate_table(connection, row, taken)
        assert await figures(database) == before

    run(settings, played)


def test_recomputing_all_ratings_changes_none(settings: Settings) -> None:
    async def played(database: Database) -> None:
        await people(database, "Ann", "Ben", "Cat", "Dan", "Guest")
        sittings: list[list[Sits | str]] = [
            ["ann", "ben"],
            ["ben", "cat"],
            ["cat", Sits("dan", stand_in="crofter")],
            ["cat", Sits("dan", owner="ann")],
            ["cat", Sits("dan", owner="ann", stand_in="crofter"), "guest"],
            ["ann", "ben", Sits(bot="crofter")],
            ["ann", "dan", Sits(bot="crofter"), Sits(bot="crofter")],
            ["ben", "ann"],
            ["ann", "ann", "cat"],
        ]
        for number, sitting in enumerate(sittings * 2):
            # The clocks of several machines differ; some games end in the same millisecond.
            finished = BEGIN + (number // 3) * (-1) ** number
            seed = number % 3
            await add_finished(
                database, sitting, seed=seed, finished=finished, observer=OBSERVER, logged=False
            )
        before = await figures(database)
        assert await recompute(database) == len(sittings) * 2
        assert await figures(database) == before

    run(settings, played)


def test_ratings_can_be_built_from_finished_tables_alone(settings: Settings) -> None:
    async def played(database: Database) -> None:
        await people(database, "Ann", "Ben")
        for number in range(6):
            places = [1, 2] if number % 3 else [2, 1]
            await add_finished(
                database,
                ["ann", "ben"],
                finished=BEGIN + number,
                places=places,
                observer=OBSERVER,
                logged=False,
                table=f"table{9 - number}",
            )
        before = await figures(database)
        async with database.write() as connection:
            for table in (rated, ratings, effects):
                await connection.execute(delete(table))
        assert await recompute(database) == 6
        assert await figures(database) == before

    run(settings, played)


def test_games_that_end_at_once_are_rated_one_after_the_other(settings: Settings) -> None:
    async def played(database: Database) -> None:
        await people(database, "Ann", "Ben")
        await asyncio.gather(
            *(
                add_finished(database, ["ann", "ben"], observer=OBSERVER, logged=False)
                for _ in range(8)
            )
        )
        before = await figures(database)
        assert {row[4] for row in before["ratings"]} == {8}
        assert await recompute(database) == 8
        assert await figures(database) == before

    run(settings, played)


def test_an_account_counts_from_when_it_was_registered(settings: Settings) -> None:
    async def played(database: Database) -> list[str]:
        await people(database, "Ann")
        await add_person(database, "Late", registered=BEGIN + 5)
        for number, table in ((4, "early"), (5, "counts")):
            await add_finished(
                database,
                ["ann", "late"],
                finished=BEGIN + number,
                observer=OBSERVER,
                logged=False,
                table=table,
            )
        before = await figures(database)
        assert await recompute(database) == 1
        assert await figures(database) == before
        return [row[0] for row in before["rated"]]

    assert run(settings, played) == ["counts", "counts"]


def test_deleting_an_account_voids_no_game(settings: Settings) -> None:
    async def played(database: Database) -> Figures:
        await people(database, "Ann")
        await add_person(database, "Former", deleted=BEGIN - 1)
        sits: list[Sits | str] = ["ann", Sits("former", stand_in="crofter")]
        await add_finished(database, sits, places=[1, 2], observer=OBSERVER, logged=False)
        return await figures(database)

    stored = run(settings, played)
    assert [(row[0], row[2] > 25) for row in stored["ratings"]] == [("ann", True)]


def test_opponents_are_counted_once(settings: Settings) -> None:
    async def played(database: Database) -> dict[str, int]:
        await people(database, "Ann", "Ben", "Cat", "Guest")
        for number, other in enumerate(("ben", "cat", "ben", "guest")):
            await add_finished(
                database,
                ["ann", other],
                finished=BEGIN + number,
                observer=OBSERVER,
                logged=False,
            )
        # A game of three is another rating.
        await add_finished(database, ["ann", "ben", "cat"], observer=OBSERVER, logged=False)
        before = await figures(database)
        await recompute(database)
        assert await figures(database) == before
        async with database.read() as connection:
            rows = await connection.execute(select(ratings).where(ratings.c.players == 2))
            return {row.person: row.opponents for row in rows}

    assert run(settings, played) == {"ann": 2, "ben": 1, "cat": 1}

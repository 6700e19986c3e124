"""The ladder over HTTP, and the level that is suggested."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from caledonia.bots.levels import LEVELS
from caledonia.server.db.engine import Database
from caledonia.server.settings import Settings
from tests.server.stats.finished import BEGIN, Sits, add_finished, add_person, as_person, run

pytestmark = pytest.mark.both_databases


async def add_games(database: Database, bot: str, won: int, lost: int, start: int) -> None:
    for number in range(won + lost):
        await add_finished(
            database,
            ["ann", Sits(bot=bot)],
            finished=BEGIN + start + number,
            places=[1, 2] if number < won else [2, 1],
            public=False,
            logged=False,
            table=f"{bot}{start + number}",
        )


def test_newcomers_get_the_first_level(client: TestClient) -> None:
    ladder = client.get("/api/levels").json()
    assert [level["bot"] for level in ladder["levels"]] == list(LEVELS)
    assert all(set(level["points"]) == {"2", "4"} for level in ladder["levels"])
    assert ladder["suggested"]["bot"] == next(iter(LEVELS))
    assert ladder["suggested"]["games"] == 0


def test_a_level_with_even_chances_is_suggested(client: TestClient, settings: Settings) -> None:
    async def write(database: Database) -> None:
        await add_person(database, "Ann")
        await add_games(database, "laird", won=6, lost=6, start=0)

    run(settings, write)
    suggested = client.get("/api/levels", headers=as_person("ann")).json()["suggested"]
    assert suggested["games"] == 12
    names = list(LEVELS)
    assert abs(names.index(suggested["bot"]) - names.index("laird")) <= 1


def test_only_the_last_games_played_out_count(client: TestClient, settings: Settings) -> None:
    async def write(database: Database) -> None:
        await add_person(database, "Ann")
        await add_games(database, "seer", won=12, lost=0, start=0)
        await add_games(database, "shepherd", won=0, lost=12, start=100)
        await add_finished(
            database,
            [Sits("ann", stand_in="seer"), Sits(bot="chief")],
            finished=BEGIN + 500,
            places=[1, 2],
            logged=False,
            table="left",
        )

    run(settings, write)
    suggested = client.get("/api/levels", headers=as_person("ann")).json()["suggested"]
    assert suggested["games"] == 12
    assert suggested["bot"] == "shepherd"

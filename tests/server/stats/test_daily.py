"""The leader board of the daily challenge."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert

from caledonia.server.db.engine import Database
from caledonia.server.db.schema import entries
from caledonia.server.settings import Settings
from caledonia.server.shapes.tables import Status
from tests.server.stats.finished import BEGIN, Sits, add_finished, add_person, as_person, run
from tests.server.stats.finished import DAY as DAY_LONG

DAY = "2020-09-13"


async def attempt(
    database: Database,
    who: str | Sits,
    points: int,
    number: int,
    *,
    day: str = DAY,
    status: Status = "finished",
    public: bool = True,
    origin: str | None = None,
    started: int | None = None,
    finished: int | None = None,
) -> str:
    return await add_finished(
        database,
        [who],
        scores=[points],
        started=started or BEGIN + number,
        finished=finished or BEGIN + 1000 - number,
        status=status,
        public=public,
        daily=day,
        rated=False,
        logged=False,
        table=f"attempt{number}",
        origin=origin,
    )


@pytest.fixture
def day(settings: Settings) -> None:
    async def write(database: Database) -> None:
        for name in ("Ann", "Ben", "Cat", "Dan", "Eve"):
            await add_person(database, name)
        await add_person(database, "Former player", deleted=BEGIN)
        await attempt(database, "ann", 120, 1)
        await attempt(database, "ann", 190, 2)
        await attempt(database, "ben", 150, 3, public=False)
        await attempt(database, "cat", 120, 4)
        # A first attempt that goes badly cannot be replaced.
        await attempt(database, "dan", 10, 5, status="playing")
        await attempt(database, "dan", 200, 6)
        await attempt(database, Sits("eve", stand_in="crofter"), 180, 7)
        await attempt(database, "former_player", 100, 8)
        await attempt(database, "ann", 300, 9, day="2020-09-14")

    run(settings, write)


def test_first_attempts_are_ranked(day: None, client: TestClient) -> None:
    board = client.get(f"/api/daily/{DAY}/board").json()
    lines = [(line["rank"], line["person"], line["points"]) for line in board["lines"]]
    assert lines == [(1, "ben", 150), (2, "cat", 120), (2, "ann", 120), (4, None, 100)]
    assert board["lines"][-1]["name"] == "Former player"
    assert (board["date"], board["next"]) == (DAY, None)


ATTEMPTS = {
    "ann": (150, None),
    "guest": (190, "guest"),
    "new": (160, "new_account"),
    "day_old": (140, None),
}


def test_guests_and_new_accounts_see_where_they_would_stand(
    settings: Settings, client: TestClient
) -> None:
    async def write(database: Database) -> None:
        await add_person(database, "Ann")
        await add_person(database, "Guest", guest=True)
        await add_person(database, "New", registered=BEGIN - DAY_LONG - 2)
        await add_person(database, "Day old", registered=BEGIN - DAY_LONG - 4)
        # The tables are created three and four milliseconds before.
        for number, (person, (points, _)) in enumerate(ATTEMPTS.items(), start=1):
            await attempt(database, person, points, number)

    run(settings, write)
    lines = client.get(f"/api/daily/{DAY}/board").json()["lines"]
    assert [(line["rank"], line["person"]) for line in lines] == [(1, "ann"), (2, "day_old")]
    for person, (points, why) in ATTEMPTS.items():
        own = client.get(f"/api/daily/{DAY}/board", headers=as_person(person)).json()["own"]
        rank = 2 if person == "day_old" else 1
        assert own == {"points": points, "rank": rank, "unranked": why}
    assert client.get(f"/api/daily/{DAY}/board").json()["own"] is None


async def decide(database: Database, table: str, at: int) -> None:
    """Note a decision at a table."""
    row = {"table_id": table, "seq": 1, "at": at, "kind": "decision", "data": "{}"}
    async with database.write() as connection:
        await connection.execute(insert(entries).values(**row))


def test_only_the_first_of_an_address_is_ranked(settings: Settings, client: TestClient) -> None:
    """Ann finished before Ben decided anything; Dan began before Eve, and finished after her."""

    async def write(database: Database) -> None:
        for name in ("Ann", "Ben", "Cat", "Dan"):
            await add_person(database, name)
        await add_person(database, "Eve", guest=True)
        at = BEGIN + 100
        await attempt(database, "ann", 100, 1, finished=at, origin="house")
        await attempt(database, "ben", 180, 2, finished=at + 50, origin="house")
        await decide(database, "attempt2", at + 10)
        await attempt(database, "cat", 90, 3, finished=at)
        await attempt(database, "dan", 190, 4, started=at - 90, finished=at + 50, origin="flat")
        # Eve did not even finish it.
        await attempt(database, "eve", 0, 5, started=at - 80, status="playing", origin="flat")
        await decide(database, "attempt5", at)
        await decide(database, "attempt1", at - 10)

    run(settings, write)
    lines = client.get(f"/api/daily/{DAY}/board").json()["lines"]
    ranked = [(line["rank"], line["person"], line["practised"]) for line in lines]
    assert ranked == [
        (1, "ann", False),
        (2, "cat", False),
        (None, "dan", True),
        (None, "ben", True),
    ]
    own = client.get(f"/api/daily/{DAY}/board", headers=as_person("ben")).json()["own"]
    assert own == {"points": 180, "rank": 1, "unranked": "practised"}


def test_once_it_has_closed_all_tables_are_linked(day: None, client: TestClient) -> None:
    lines = client.get(f"/api/daily/{DAY}/board").json()["lines"]
    assert [line["table"] for line in lines] == ["attempt3", "attempt4", "attempt1", "attempt8"]


def test_the_board_comes_in_pages(day: None, client: TestClient) -> None:
    first = client.get(f"/api/daily/{DAY}/board", params={"limit": 3}).json()
    params = {"limit": 3, "cursor": first["next"]}
    second = client.get(f"/api/daily/{DAY}/board", params=params).json()
    assert [line["rank"] for line in first["lines"] + second["lines"]] == [1, 2, 2, 4]
    assert second["next"] is None


def test_todays_games_are_visible_only_after_finishing(
    settings: Settings, client: TestClient
) -> None:
    today = datetime.now(UTC).date().isoformat()

    async def write(database: Database) -> None:
        await add_person(database, "Cat")
        for name in ("Ann", "Ben"):
            await add_person(database, name)
            await attempt(database, name.lower(), 100, ord(name[0]), day=today)

    run(settings, write)

    def links(viewer: str) -> dict[str, str | None]:
        answer = client.get(f"/api/daily/{today}/board", headers=as_person(viewer))
        return {line["person"]: line["table"] for line in answer.json()["lines"]}

    assert links("ann") == {"ann": "attempt65", "ben": "attempt66"}
    assert links("cat") == {"ann": None, "ben": None}


def test_days_that_are_none_are_refused(client: TestClient) -> None:
    for day in ("0", "2020-02-30", "2020-9-13", "yesterday", "²020-09-13"):
        answer = client.get(f"/api/daily/{day}/board")
        assert (day, answer.status_code, answer.json()["code"]) == (day, 422, "invalid")
    assert client.get("/api/daily/2031-01-01/board").json()["lines"] == []

"""Leader boards, effects and histories by HTTP."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert

from caledonia.server.db.engine import Database
from caledonia.server.db.schema import ratings
from caledonia.server.ratings.observer import RatingObserver
from caledonia.server.settings import Settings
from tests.server.stats.finished import BEGIN, Sits, add_finished, add_person, as_person, run

EXTRAS = ("Eve", "Flo", "Gus", "Hal")


@pytest.fixture
def season(settings: Settings) -> list[str]:
    """Ann beats Ben beats Cat, ten games each; the last one was not public. Ann and Ben meet five
    people, Cat and the others fewer."""

    async def played(database: Database) -> list[str]:
        for name in ("Ann", "Ben", "Cat", "Dan", *EXTRAS):
            await add_person(database, name)
        await add_person(database, "Old guest", guest=True)
        await add_person(database, "Former", deleted=BEGIN)
        tables = []
        for number in range(10):
            for sitting in (["ann", "ben"], ["ben", "cat"]):
                table = await add_finished(
                    database,
                    sitting,
                    seed=number % 3,
                    finished=BEGIN + number * 1000,
                    places=[1, 2],
                    public=number < 9,
                    logged=False,
                    observer=RatingObserver(),
                )
                tables.append(table)
        sits: list[Sits | str] = ["former", "dan", Sits(bot="crofter")]
        await add_finished(database, sits, observer=RatingObserver())
        return tables

    return run(settings, played)


@pytest.fixture
def settled(settings: Settings, season: list[str]) -> None:
    """Ann and Ben have met five people each."""

    async def played(database: Database) -> None:
        for extra in EXTRAS:
            for winner in ("ann", "ben"):
                sits = [winner, extra.lower()]
                await add_finished(
                    database, sits, places=[1, 2], logged=False, observer=RatingObserver()
                )

    run(settings, played)


def test_people_with_enough_opponents_are_ranked_and_others_provisional(
    settled: None, client: TestClient
) -> None:
    lines = client.get("/api/ratings", params={"players": 2}).json()["lines"]
    ranked = [line for line in lines if not line["provisional"]]
    assert [(line["rank"], line["person"]) for line in ranked] == [(1, "ann"), (2, "ben")]
    assert [(line["games"], line["opponents"]) for line in ranked] == [(14, 5), (24, 6)]
    # Cat has ten games, but only against Ben; the others have few games.
    rest = lines[2:]
    assert {line["rank"] for line in rest} == {None}
    assert {line["person"]: line["opponents"] for line in rest}["cat"] == 1
    ordinals = [line["ordinal"] for line in rest]
    assert ordinals == sorted(ordinals, reverse=True)
    for line in lines:
        assert line["ordinal"] == pytest.approx(line["mu"] - 3 * line["sigma"])
    [now] = client.get("/api/people/cat/ratings").json()["ratings"]
    assert (now["games"], now["opponents"], now["provisional"]) == (10, 1, True)


def test_who_deleted_the_account_is_not_listed(season: list[str], client: TestClient) -> None:
    [line] = client.get("/api/ratings", params={"players": 3}).json()["lines"]
    assert (line["person"], line["rank"], line["provisional"]) == ("dan", None, True)


def test_guests_rated_once_are_not_listed(
    settings: Settings, season: list[str], client: TestClient
) -> None:
    async def write(database: Database) -> None:
        row = {"mu": 40.0, "sigma": 1.0, "games": 50, "opponents": 9, "updated": BEGIN}
        async with database.write() as connection:
            await connection.execute(insert(ratings).values(person="old_guest", players=2, **row))

    run(settings, write)
    lines = client.get("/api/ratings", params={"players": 2}).json()["lines"]
    assert [line["person"] for line in lines] == ["ann", "ben", "cat"]


def test_the_leader_board_comes_in_pages(settled: None, client: TestClient) -> None:
    whole = client.get("/api/ratings", params={"players": 2}).json()["lines"]
    lines, cursor = [], None
    for _ in whole:
        params = {"players": 2, "limit": 1} | ({"cursor": cursor} if cursor else {})
        page = client.get("/api/ratings", params=params).json()
        lines += page["lines"]
        cursor = page["next"]
    assert lines == whole
    assert cursor is None


def test_effects_are_shown_apart_with_intervals(season: list[str], client: TestClient) -> None:
    effects = client.get("/api/ratings/effects", params={"players": 2}).json()
    assert {effect["name"] for effect in effects["seats"]} == {"0", "1"}
    assert sum(effect["games"] for effect in effects["clans"]) == 40
    assert effects["bots"] == []
    for effect in (*effects["clans"], *effects["seats"]):
        assert effect["low"] < effect["mu"] < effect["high"]
    means = [effect["mu"] for effect in effects["clans"]]
    assert means == sorted(means, reverse=True)
    three = client.get("/api/ratings/effects", params={"players": 3}).json()
    assert [bot["name"] for bot in three["bots"]] == ["crofter"]


def test_a_history_leads_to_the_rating_of_now(season: list[str], client: TestClient) -> None:
    history = client.get("/api/people/ann/ratings").json()
    [now] = history["ratings"]
    assert (now["players"], now["games"], len(history["points"])) == (2, 10, 10)
    assert history["points"][0]["mu"] == now["mu"]
    for later, earlier in zip(history["points"], history["points"][1:], strict=False):
        assert later["mu_before"] == earlier["mu"]
        assert later["ordinal_before"] == earlier["ordinal"]
        assert later["at"] > earlier["at"]
    assert history["points"][-1]["mu_before"] == 25.0
    assert history["points"][-1]["ordinal_before"] == pytest.approx(0)


def test_a_history_comes_in_pages(season: list[str], client: TestClient) -> None:
    whole = client.get("/api/people/ben/ratings").json()["points"]
    points: list[object] = []
    cursor = None
    while len(points) < 20:
        params = {"limit": 7} | ({"cursor": cursor} if cursor else {})
        page = client.get("/api/people/ben/ratings", params=params).json()
        points += page["points"]
        cursor = page["next"]
    assert (points, cursor) == (whole, None)
    assert client.get("/api/people/ben/ratings", params={"players": 3}).json()["points"] == []


def test_private_tables_are_named_to_their_players_only(
    season: list[str], client: TestClient
) -> None:
    def newest(headers: dict[str, str]) -> str | None:
        answer = client.get("/api/people/ann/ratings", headers=headers).json()
        table: str | None = answer["points"][0]["table"]
        return table

    assert newest(as_person("ben")) == season[-2]
    assert newest(as_person("cat")) is None
    assert newest({}) is None


REFUSED = {
    "ratings": 422,
    "ratings?players=1": 422,
    "ratings?players=2&cursor=nonsense": 422,
    "ratings?players=2&cursor=WzEsMl0": 422,
    "ratings?players=2&limit=1000": 422,
    "ratings/effects?players=5": 422,
    "people/nobody/ratings": 404,
    "people/former/ratings": 404,
    "people/a%00b/ratings": 422,
}


def test_what_cannot_be_answered_is_refused(season: list[str], client: TestClient) -> None:
    for path, status in REFUSED.items():
        answer = client.get(f"/api/{path}")
        assert (path, answer.status_code) == (path, status)
        assert answer.json()["message"]

"""Leader boards, effects and histories by HTTP."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from caledonia.server.db.engine import Database
from caledonia.server.ratings.observer import RatingObserver
from caledonia.server.settings import Settings
from tests.server.study.finished import BEGIN, Sits, add_finished, add_person, as_person, run


@pytest.fixture
def season(settings: Settings) -> list[str]:
    """Ann beats Ben beats a guest, ten games each; the last one was not public."""

    async def played(database: Database) -> list[str]:
        for name in ("Ann", "Ben", "Guest", "Dan"):
            await add_person(database, name, guest=name == "Guest")
        await add_person(database, "Former", deleted=BEGIN)
        tables = []
        for number in range(10):
            for sitting in (["ann", "ben"], ["ben", "guest"]):
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


def test_the_leader_board_shows_the_best_people_first(
    season: list[str], client: TestClient
) -> None:
    board = client.get("/api/ratings", params={"players": 2}).json()
    assert [line["person"] for line in board["lines"]] == ["ann", "ben", "guest"]
    assert [line["rank"] for line in board["lines"]] == [1, 2, 3]
    assert [line["guest"] for line in board["lines"]] == [False, False, True]
    assert [line["games"] for line in board["lines"]] == [10, 20, 10]
    for line in board["lines"]:
        assert line["ordinal"] == pytest.approx(line["mu"] - 3 * line["sigma"])
        assert not line["provisional"]
    assert board["next"] is None
    # Few games are provisional, and who deleted the account is not listed.
    [line] = client.get("/api/ratings", params={"players": 3}).json()["lines"]
    assert (line["person"], line["rank"], line["provisional"]) == ("dan", 1, True)


def test_the_leader_board_comes_in_pages(season: list[str], client: TestClient) -> None:
    found, cursor = [], None
    for _ in range(3):
        params = {"players": 2, "limit": 1} | ({"cursor": cursor} if cursor else {})
        page = client.get("/api/ratings", params=params).json()
        found += [(line["rank"], line["person"]) for line in page["lines"]]
        cursor = page["next"]
    assert found == [(1, "ann"), (2, "ben"), (3, "guest")]
    assert cursor is None


def test_effects_are_shown_apart_with_intervals(season: list[str], client: TestClient) -> None:
    found = client.get("/api/ratings/effects", params={"players": 2}).json()
    assert {effect["name"] for effect in found["seats"]} == {"0", "1"}
    assert sum(effect["games"] for effect in found["clans"]) == 40
    assert found["bots"] == []
    for effect in (*found["clans"], *found["seats"]):
        assert effect["low"] < effect["mu"] < effect["high"]
    means = [effect["mu"] for effect in found["clans"]]
    assert means == sorted(means, reverse=True)
    three = client.get("/api/ratings/effects", params={"players": 3}).json()
    assert [bot["name"] for bot in three["bots"]] == ["crofter"]


def test_a_history_leads_to_the_rating_of_now(season: list[str], client: TestClient) -> None:
    found = client.get("/api/people/ann/ratings").json()
    [now] = found["ratings"]
    assert (now["players"], now["games"], len(found["points"])) == (2, 10, 10)
    assert found["points"][0]["mu"] == now["mu"]
    for later, earlier in zip(found["points"], found["points"][1:], strict=False):
        assert later["mu_before"] == earlier["mu"]
        assert later["ordinal_before"] == earlier["ordinal"]
        assert later["at"] > earlier["at"]
    assert found["points"][-1]["mu_before"] == 25.0
    assert found["points"][-1]["ordinal_before"] == pytest.approx(0)


def test_a_history_comes_in_pages(season: list[str], client: TestClient) -> None:
    whole = client.get("/api/people/ben/ratings").json()["points"]
    found: list[object] = []
    cursor = None
    while len(found) < 20:
        params = {"limit": 7} | ({"cursor": cursor} if cursor else {})
        page = client.get("/api/people/ben/ratings", params=params).json()
        found += page["points"]
        cursor = page["next"]
    assert (found, cursor) == (whole, None)
    assert client.get("/api/people/ben/ratings", params={"players": 3}).json()["points"] == []


def test_private_tables_are_named_to_their_players_only(
    season: list[str], client: TestClient
) -> None:
    def newest(headers: dict[str, str]) -> str | None:
        answer = client.get("/api/people/ann/ratings", headers=headers).json()
        table: str | None = answer["points"][0]["table"]
        return table

    assert newest(as_person("ben")) == season[-2]
    assert newest(as_person("guest")) is None
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

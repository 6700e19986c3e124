"""Profiles, histories and head to head."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from caledonia.server.db.engine import Database
from caledonia.server.db.schema import people
from caledonia.server.settings import Settings
from tests.server.stats.finished import (
    BEGIN,
    Sits,
    add_finished,
    add_person,
    as_person,
    played,
    run,
)

pytestmark = pytest.mark.both_databases


@pytest.fixture
def season(settings: Settings) -> None:
    async def write(database: Database) -> None:
        for name in ("Ann", "Ben", "Guest"):
            await add_person(database, name, guest=name == "Guest")
        await add_person(database, "Gone")
        pair = ["ann", "ben"]
        for number in range(5):
            await add_finished(
                database,
                pair,
                seed=number % 3,
                finished=BEGIN + number,
                places=[1, 2] if number else [1, 1],
                scores=[100 + number, 90],
                logged=False,
                table=f"pair{number}",
            )
        at = BEGIN + 100
        await add_finished(
            database, ["ben", "ann"], finished=at, places=[1, 2], public=False, table="private"
        )
        await add_finished(database, ["ann"], finished=at + 1, table="alone")
        three: list[Sits | str] = ["ann", Sits(bot="crofter"), "gone"]
        await add_finished(database, three, finished=at + 2, places=[3, 1, 2], table="three")
        # The best of all games, but Ann left it to a bot.
        await add_finished(
            database,
            [Sits("ann", stand_in="crofter"), "ben"],
            finished=BEGIN - 1,
            places=[1, 2],
            scores=[500, 90],
            table="left",
        )
        await add_finished(database, pair, status="playing", finished=at + 3, table="unfinished")
        async with database.write() as connection:
            await connection.execute(
                update(people).where(people.c.id == "gone").values(name="somebody", deleted=at)
            )

    run(settings, write)


def listed(page: dict[str, Any]) -> list[str]:
    return [game["table"] for game in page["games"]]


PAIRS = ["pair4", "pair3", "pair2", "pair1", "pair0"]
PUBLIC = ["three", "alone", *PAIRS, "left"]


def test_a_profile_sums_up_the_finished_games(season: None, client: TestClient) -> None:
    profile = client.get("/api/people/ann").json()
    assert (profile["name"], profile["guest"], profile["since"]) == ("Ann", False, BEGIN)
    alone, two, three = profile["counts"]
    # The game that Ann left is lost, though a bot won it.
    assert (two["players"], two["games"], two["places"], two["left"]) == (2, 6, [5, 1], 1)
    private = played(2, 1)[1].scores[1]
    assert two["mean_points"] == pytest.approx((100 * 5 + 10 + private) / 6)
    assert two["best"] == max(104, private)
    assert (alone["players"], alone["places"]) == (1, [1])
    assert (three["players"], three["places"]) == (3, [0, 0, 1])
    assert listed(profile["recent"]) == PUBLIC


def test_leaving_a_rated_game_loses_it_even_if_a_replacement_wins(
    settings: Settings, client: TestClient
) -> None:
    async def write(database: Database) -> None:
        for name in ("Ann", "Ben", "Cat"):
            await add_person(database, name)
        given: list[Sits | str] = [Sits("cat", owner="ann"), "ben"]
        await add_finished(database, given, places=[1, 2], logged=False, table="given")
        await add_finished(
            database, given, places=[1, 2], rated=False, logged=False, table="unrated"
        )

    run(settings, write)
    [count] = client.get("/api/people/ann").json()["counts"]
    assert (count["games"], count["left"], count["mean_points"]) == (0, 1, None)
    page = client.get("/api/people/ann/games?result=lost").json()
    assert listed(page) == ["given"]
    assert [seat["left"] for seat in page["games"][0]["seats"]] == [["ann"], []]
    assert listed(client.get("/api/people/cat/games?result=won").json()) == ["unrated", "given"]


def test_a_guest_without_games_has_a_profile(season: None, client: TestClient) -> None:
    profile = client.get("/api/people/guest").json()
    assert (profile["guest"], profile["counts"], profile["recent"]["games"]) == (True, [], [])


def test_private_games_are_listed_for_their_players(season: None, client: TestClient) -> None:
    def shown(viewer: str) -> list[str]:
        return listed(client.get("/api/people/ann/games", headers=as_person(viewer)).json())

    everything = ["three", "alone", "private", *PAIRS, "left"]
    assert shown("ann") == shown("ben") == everything
    assert shown("guest") == PUBLIC


def test_games_list_seats_and_hide_deleted_accounts(season: None, client: TestClient) -> None:
    [game] = client.get("/api/people/ann/games", params={"players": 3}).json()["games"]
    names = [(seat["name"], seat["person"], seat["bot"], seat["place"]) for seat in game["seats"]]
    assert names == [
        ("Ann", "ann", None, 3),
        ("Crofter", None, "crofter", 1),
        ("somebody", None, None, 2),
    ]
    assert "gone" not in client.get("/api/people/ann").text.lower()


FILTERED: dict[str, list[str]] = {
    "players=2": [*PAIRS, "left"],
    "players=1": ["alone"],
    "result=won": PAIRS,
    "result=lost": ["three", "left"],
    "result=lost&players=2": ["left"],
    "result=lost&clan=no-such-clan": [],
    "clan=no-such-clan": [],
}


def test_a_history_can_be_filtered(season: None, client: TestClient) -> None:
    for filters, expected in FILTERED.items():
        page = client.get(f"/api/people/ann/games?{filters}").json()
        assert (filters, listed(page)) == (filters, expected)


def test_a_history_can_be_filtered_by_clan(season: None, client: TestClient) -> None:
    clan = played(2, 1)[0].seat(0).clan
    own = {f"pair{number}" for number in range(5)} & {
        f"pair{number}" for number in range(5) if played(2, number % 3)[0].seat(0).clan == clan
    }
    page = client.get("/api/people/ann/games", params={"clan": clan, "players": 2}).json()
    assert set(listed(page)) == own | {"left"}
    assert own


def test_a_history_comes_in_pages(season: None, client: TestClient) -> None:
    games: list[str] = []
    cursor = None
    while len(games) < len(PUBLIC):
        params = {"limit": "3"} | ({"cursor": cursor} if cursor else {})
        page = client.get("/api/people/ann/games", params=params).json()
        games += listed(page)
        cursor = page["next"]
    assert (games, cursor) == (PUBLIC, None)
    profile = client.get("/api/people/ann", params={"limit": 2}).json()["recent"]
    more = {"limit": 2, "cursor": profile["next"]}
    assert listed(client.get("/api/people/ann", params=more).json()["recent"]) == PUBLIC[2:4]


def test_head_to_head_counts_all_games_but_lists_public_ones(
    season: None, client: TestClient
) -> None:
    comparison = client.get("/api/people/ann/against/ben").json()
    assert (comparison["games"], comparison["level"]) == (6, 1)
    ann, ben = comparison["sides"]
    assert (ann["name"], ann["ahead"]) == ("Ann", 4)
    assert (ben["name"], ben["ahead"]) == ("Ben", 1)
    private = played(2, 1)[1].scores[0]
    assert ben["mean_points"] == pytest.approx((90 * 5 + private) / 6)
    assert listed(comparison["recent"]) == [*PAIRS, "left"]


def test_people_who_never_met_have_an_empty_comparison(season: None, client: TestClient) -> None:
    comparison = client.get("/api/people/ann/against/guest").json()
    assert (comparison["games"], comparison["sides"][0]["mean_points"]) == (0, None)


REFUSED = {
    "people/nobody": 404,
    "people/gone": 404,
    "people/gone/games": 404,
    "people/ann/against/gone": 404,
    "people/ann/against/ann": 422,
    "people/a%00b": 422,
    "people/ann/games?players=5": 422,
    "people/ann/games?result=drawn": 422,
    "people/ann/games?clan=%00": 422,
    "people/ann/games?cursor=AAAA": 422,
    "people/ann/games?cursor=%C3%A4": 422,
    "people/ann/games?cursor=WzFlMzAsICJhIl0": 422,
    "people/ann/games?limit=0": 422,
}


def test_what_cannot_be_answered_is_refused(season: None, client: TestClient) -> None:
    for path, status in REFUSED.items():
        answer = client.get(f"/api/{path}")
        assert (path, answer.status_code) == (path, status)
        assert answer.json()["code"] in ("not_found", "invalid")

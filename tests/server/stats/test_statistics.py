"""Figures over all finished games."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.rules.final import SCORE_LINES
from caledonia.server.db.engine import Database
from caledonia.server.settings import Settings
from caledonia.server.stats.tally import Tally, wilson
from tests.server.stats.finished import (
    BEGIN,
    add_finished,
    add_person,
    played,
    result_of,
    run,
)

pytestmark = pytest.mark.both_databases

PAIR = ["ann", "ben"]


def test_wilsons_interval() -> None:
    # Newcombe 1998, table I: 81 of 263, 0 of 20, 1 of 29.
    for successes, trials, low, high in (
        (81, 263, 0.2553, 0.3662),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ):
        interval = wilson(successes, trials)
        assert interval.share == successes / trials
        assert interval.low == pytest.approx(low, abs=1e-4)
        assert interval.high == pytest.approx(high, abs=1e-4)


def test_groups_add_up() -> None:
    tally = Tally()
    results = [result_of(*played(2, seed)) for seed in range(4)]
    tally.add(results)
    statistics = tally.statistics(2, None, None)
    assert statistics.games == 4
    points = [score for result in results for score in result["scores"]]
    assert statistics.mean_points == pytest.approx(sum(points) / 8)
    assert statistics.sources is not None
    assert set(statistics.sources) == set(SCORE_LINES)
    assert sum(statistics.sources.values()) == pytest.approx(statistics.mean_points)
    assert sum(group.games for group in statistics.clans) == 8
    assert [(group.name, group.games) for group in statistics.seats] == [("0", 4), ("1", 4)]
    for group in (*statistics.clans, *statistics.seats):
        assert group.sources is not None
        assert sum(group.sources.values()) == pytest.approx(group.mean_points)
    assert sum(group.games for group in statistics.map_sides) == 16
    assert sum(group.games for group in statistics.scoring_tiles) == 20
    assert sum(group.games for group in statistics.port_tiles) == 16
    assert all(group.seats == 2 * group.games for group in statistics.port_tiles)
    won = sum(place == 1 for result in results for place in result["places"])
    assert sum(group.first.share * group.games for group in statistics.clans) == pytest.approx(won)


def test_seats_count_in_turn_order() -> None:
    result: dict[str, Any] = {**result_of(*played(3, 1)), "start": 2}
    result |= {"scores": [10, 20, 30], "places": [3, 2, 1]}
    tally = Tally()
    tally.add([result])
    seats = tally.statistics(3, None, None).seats
    assert [(seat.name, seat.mean_points, seat.mean_place) for seat in seats] == [
        ("0", 30, 1),
        ("1", 10, 3),
        ("2", 20, 2),
    ]


async def write(database: Database) -> None:
    for name in ("Ann", "Ben"):
        await add_person(database, name)
    for number, public in enumerate((True, True, False)):
        await add_finished(
            database, PAIR, seed=number, finished=BEGIN + number, public=public, logged=False
        )
    await add_finished(database, PAIR, status="playing", logged=False)
    await add_finished(database, ["ann"], logged=False)


def test_all_finished_games_count_also_private_ones(settings: Settings, client: TestClient) -> None:
    run(settings, write)
    statistics = client.get("/api/statistics", params={"players": 2}).json()
    assert (statistics["players"], statistics["games"]) == (2, 3)
    assert client.get("/api/statistics", params={"players": 1}).json()["games"] == 1
    for group in statistics["clans"]:
        assert 0 <= group["first"]["low"] <= group["first"]["share"] <= group["first"]["high"] <= 1


def test_a_time_span_leaves_out_the_rest(settings: Settings, client: TestClient) -> None:
    run(settings, write)

    def games(**span: int) -> int:
        answer = client.get("/api/statistics", params={"players": 2, **span})
        count: int = answer.json()["games"]
        return count

    assert games(since=BEGIN + 1) == 2
    assert games(until=BEGIN + 1) == 1
    assert games(since=BEGIN + 1, until=BEGIN + 2) == 1


def test_no_games_give_no_figures(client: TestClient) -> None:
    statistics = client.get("/api/statistics", params={"players": 4}).json()
    assert (statistics["games"], statistics["mean_points"], statistics["clans"]) == (0, None, [])


def test_a_new_game_is_counted_at_once(settings: Settings, client: TestClient) -> None:
    run(settings, write)
    before = client.get("/api/statistics", params={"players": 2}).content
    assert client.get("/api/statistics", params={"players": 2}).content == before

    async def more(database: Database) -> None:
        await add_finished(database, PAIR, finished=BEGIN - 5, logged=False)

    run(settings, more)
    assert client.get("/api/statistics", params={"players": 2}).json()["games"] == 4


def test_what_cannot_be_answered_is_refused(client: TestClient) -> None:
    for query in ("", "players=0", "players=2&since=-1", "players=2&since=5&until=5"):
        answer = client.get(f"/api/statistics?{query}")
        assert (query, answer.status_code, answer.json()["code"]) == (query, 422, "invalid")

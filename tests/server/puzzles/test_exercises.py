"""Exercises from a player's own worst turns, repeated until solved."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from caledonia.game import Game
from caledonia.native import available
from caledonia.puzzles.model import Puzzle, loss_of
from caledonia.puzzles.own import MOST, WORTH_IT
from caledonia.server import clock
from caledonia.server.db.schema import analyses
from caledonia.server.db.schema import exercises as stored
from caledonia.server.exercises.spacing import DAY
from caledonia.server.fair_play import copies
from caledonia.server.jobs import exercising
from caledonia.server.jobs.analysis import MOST_UNASKED, NODES, advance
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.quotas import Quota, Quotas
from caledonia.server.wire import decode
from tests.server.fair_play.test_copies import bring, record_of, strict_table
from tests.server.tables.test_challenge import finish, take_step
from tests.server.visitors import Guest, Member, crofters, services

pytestmark = pytest.mark.skipif(not available(), reason="needs the compiled twin")

PATIENCE_S = 300
"""How long a busy machine may take."""


@cache
def finished_game(seed: int = 7) -> Game:
    """Return a solo game that ends badly: only rules of thumb, and passing as soon as possible."""
    game = Game.new(1, seed=seed)
    while not game.is_over():
        passing = [action for action in game.legal_actions if str(action) == "pass"]
        game.push((passing or game.legal_actions)[0])
    return game


def made(person: Guest, seed: int = 7) -> tuple[str, list[str]]:
    """Return a table, and the exercises from it when they are made."""
    table_id = person.bring(finished_game(seed), "me")["id"]
    asked = person.ok("post", f"/tables/{table_id}/exercises", {})
    return table_id, when_done(person, asked["id"])["exercises"]


def when_done(person: Guest, analysis_id: str) -> Any:
    """Return an analysis when it is done."""
    end = time.monotonic() + PATIENCE_S
    while (state := person.ok("get", f"/analyses/{analysis_id}"))["status"] != "done":
        assert state["status"] in ("waiting", "running")
        assert state["exercises"] is None
        assert time.monotonic() < end
        time.sleep(0.1)
    return state


def test_the_worst_turns_of_a_finished_game_become_exercises(ada: Guest) -> None:
    table, exercises = made(ada)
    assert exercises
    again = ada.ok("post", f"/tables/{table}/exercises", {})
    assert (again["status"], again["exercises"]) == ("done", exercises)
    standing = ada.ok("get", "/puzzles/own")
    assert (standing["due"], standing["later"], standing["known"]) == (len(exercises), 0, 0)
    task = ada.ok("get", "/exercises/next")
    assert task["id"] in exercises
    assert task["origin"]["table"] == table
    assert task["rating"] is None


def puzzles_of(client: TestClient, table: str) -> dict[str, Puzzle]:
    """Return the exercises of a game with their answers, as they are stored."""

    async def read() -> dict[str, Puzzle]:
        query = select(stored.c.id, stored.c.data).where(stored.c.table_id == table)
        async with services(client).database.read() as connection:
            rows = (await connection.execute(query)).all()
        return {row.id: Puzzle.from_json(decode(row.data)) for row in rows}

    assert client.portal is not None
    return client.portal.call(read)


def walk(person: Guest, client: TestClient, first: Any, query: str) -> list[str]:
    """Answer exercises, each by the best turn, until none is left; return them in order."""
    names, task = [], first
    while True:
        names.append(task["id"])
        best = puzzles_of(client, task["origin"]["table"])[task["id"]].best.codes
        assert person.ok("post", f"/puzzles/{task['id']}/answer", {"codes": best})["full"]
        response = person.ask("get", f"/exercises/next?{query}&after={task['id']}")
        if response.json().get("why") == "no_exercise_due":
            return names
        task = response.json()


def test_the_game_just_played_comes_first_and_its_worst_turn(
    ada: Guest, client: TestClient
) -> None:
    (earlier, before), (latest, own) = made(ada, 8), made(ada, 7)
    lost = {
        name: loss_of(puzzle.best, puzzle.next)
        for table in (earlier, latest)
        for name, puzzle in puzzles_of(client, table).items()
    }
    assert own == sorted(own, key=lambda name: -lost[name])
    assert ada.ok("get", "/exercises/next")["id"] == max(before, key=lambda name: lost[name])
    first = ada.ok("get", f"/exercises/next?table={latest}")
    # Then those of the other game are left.
    assert walk(ada, client, first, f"table={latest}") == own + before
    # All were answered today: this game's can be gone through again for fun.
    again = ada.ok("get", f"/exercises/next?table={latest}")
    assert walk(ada, client, again, f"table={latest}") == own
    assert ada.refused("get", "/exercises/next")["why"] == "no_exercise_due"


def test_exercises_are_hidden_while_their_game_is_held(
    ada: Guest, monkeypatch: pytest.MonkeyPatch, client: TestClient
) -> None:
    (held, exercises), (_, others) = made(ada, 7), made(ada, 8)
    is_copy = copies.is_copy

    async def holding(connection: Any, table: Any, *rest: Any) -> bool:
        return table.id == held or await is_copy(connection, table, *rest)

    monkeypatch.setattr(copies, "is_copy", holding)
    services(client).table_service.layer_holds._checked.clear()
    name = exercises[0]
    pass_ = {"codes": ["pass"]}
    assert ada.refused("get", f"/puzzles/{name}")["why"] == "copy_held"
    assert ada.refused("post", f"/puzzles/{name}/try", pass_)["why"] == "copy_held"
    assert ada.refused("post", f"/puzzles/{name}/answer", pass_)["why"] == "copy_held"
    ahead = {"codes": [], "code": "pass"}
    assert ada.refused("post", f"/puzzles/{name}/effect", ahead)["why"] == "copy_held"
    assert ada.refused("post", f"/puzzles/{name}/why-not", ahead)["why"] == "copy_held"
    assert ada.ok("get", "/exercises/next")["id"] in others
    assert ada.ok("get", f"/exercises/next?table={held}")["id"] in others


def test_mistakes_come_back_after_days_until_they_are_known(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, exercises = made(ada)
    name = exercises[0]
    first = ada.ok("post", f"/puzzles/{name}/answer", {"codes": ["pass"]})
    assert not first["full"]
    assert first["due"] > clock.now()
    best = first["best"]["codes"]
    at, known = clock.now(), False
    for _ in range(6):
        at += 30 * DAY
        monkeypatch.setattr(clock, "wall", lambda at=at: at)
        verdict = ada.ok("post", f"/puzzles/{name}/answer", {"codes": best})
        assert verdict["full"]
        known = verdict["due"] is None
    assert known
    assert ada.ok("get", "/puzzles/own")["known"] == 1


def test_exercises_are_private(ada: Guest, ben: Guest) -> None:
    table, exercises = made(ada)
    assert ben.refused("get", f"/puzzles/{exercises[0]}")["why"] == "no_such_puzzle"
    assert ben.refused("post", f"/tables/{table}/exercises", {})["why"] == "no_seat"
    asked = ada.ok("post", f"/tables/{table}/exercises", {})
    assert ben.refused("get", f"/analyses/{asked['id']}")["why"] == "no_such_analysis"
    assert ben.refused("get", "/exercises/next")["why"] == "no_exercise_due"


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody works on analyses."""
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "analyse", lambda *_: None)


def go_on(client: TestClient, analysis_id: str) -> bool:
    """Do one step of an analysis; return whether more are left."""
    parts, portal = services(client), client.portal
    assert portal is not None
    return portal.call(advance, parts.table_service, parts.pool, analysis_id)


def test_exercises_are_made_when_a_game_ends(ada: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    finish(ada, table_id)
    end = time.monotonic() + PATIENCE_S
    while not (due := ada.ok("get", "/puzzles/own")["due"]):
        assert time.monotonic() < end
        time.sleep(0.1)
    asked = ada.ok("post", f"/tables/{table_id}/exercises", {})
    assert len(when_done(ada, asked["id"])["exercises"]) == due
    assert ada.ok("get", "/exercises/next")["origin"]["table"] == table_id


def queued(client: TestClient, table_id: str) -> list[str]:
    """Return for whom exercises from a game are queued or made."""

    async def read() -> list[str]:
        query = select(analyses.c.person).where(analyses.c.table_id == table_id)
        async with services(client).database.read() as connection:
            return list((await connection.execute(query)).scalars())

    assert client.portal is not None
    return client.portal.call(read)


@pytest.mark.usefixtures("asleep")
def test_who_has_played_to_the_end_gets_exercises_unasked(
    client: TestClient, ada: Guest, ben: Guest
) -> None:
    table = ada.make_table(players=2, seats=["me", "open"])
    ben.join(table)
    table_id = table["id"]
    assert queued(client, table_id) == []
    ben.do(table_id, "leave")
    while ada.table(table_id)["status"] == "playing":
        if ada.table(table_id)["deciding"] == 0:
            take_step(ada, table_id)
    assert queued(client, table_id) == [ada.id]


@pytest.mark.usefixtures("asleep")
def test_other_games_give_exercises_only_on_request(client: TestClient, ada: Guest) -> None:
    daily = ada.ok("post", "/tables/daily", {})["id"]
    finish(ada, daily)
    imported = ada.bring(finished_game(), "me")["id"]
    continued = ada.bring(crofters(1, left=3), "me")["id"]
    finish(ada, continued)
    bots = ada.bring(crofters(1, left=3), "crofter")["id"]
    while ada.table(bots)["status"] == "playing":
        time.sleep(0.05)
    for table_id in (daily, imported, continued, bots):
        assert queued(client, table_id) == []


@pytest.mark.usefixtures("asleep")
def test_exercises_nobody_asked_for_are_few_and_take_no_room(
    client: TestClient, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = []
    for _ in range(MOST_UNASKED + 1):
        tables.append(ada.make_table(players=1, seats=["me"])["id"])
        finish(ada, tables[-1])
    assert [queued(client, each) for each in tables] == [[ada.id]] * MOST_UNASKED + [[]]
    # They do not count for what a person may ask for.
    settings = services(client).settings
    limited = replace(settings, rate_limits=True, quotas=Quotas(analyses=Quota(1, 1)))
    monkeypatch.setattr(services(client), "settings", limited)
    assert ada.ok("post", f"/tables/{tables[0]}/review", {})["status"] == "waiting"
    refused = ada.refused("post", f"/tables/{tables[1]}/review", {})
    assert refused["why"] == "many_analyses"


@pytest.mark.usefixtures("asleep")
def test_two_presses_make_exercises_once_with_progress(ada: Guest, client: TestClient) -> None:
    table_id = ada.bring(finished_game(), "me")["id"]
    asked, again = (ada.ok("post", f"/tables/{table_id}/exercises", {}) for _ in range(2))
    assert asked["status"] == "waiting"
    assert asked["id"] == again["id"]
    steps = [ada.ok("get", f"/analyses/{asked['id']}")]
    while go_on(client, asked["id"]):
        steps.append(ada.ok("get", f"/analyses/{asked['id']}"))
    done = [step["done"] for step in steps]
    assert done == sorted(done)
    assert len(set(done)) > 3
    assert all(step["done"] < step["total"] and step["exercises"] is None for step in steps)
    end = ada.ok("get", f"/analyses/{asked['id']}")
    assert (end["status"], end["done"]) == ("done", end["total"])
    assert 0 < len(end["exercises"]) <= MOST


@pytest.mark.usefixtures("asleep")
def test_the_worst_turns_come_from_the_review_where_there_is_one(
    ada: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NODES, "review", 40)
    table_id = ada.bring(finished_game(), "me")["id"]
    review = ada.ok("post", f"/tables/{table_id}/review", {})["id"]
    while go_on(client, review):
        pass
    searches: list[object] = []
    monkeypatch.setattr(exercising, "searched_losses", searches.append)
    asked = ada.ok("post", f"/tables/{table_id}/exercises", {})["id"]
    while go_on(client, asked):
        pass
    assert searches == []
    decisions = ada.ok("get", f"/analyses/{review}")["review"]["decisions"]
    lost = {each["turn_ply"] for each in decisions if each["points_lost"] >= WORTH_IT}
    made = puzzles_of(client, table_id)
    assert made.keys() == set(ada.ok("get", f"/analyses/{asked}")["exercises"])
    origins = {ada.ok("get", f"/puzzles/{name}")["origin"]["ply"] for name in made}
    assert origins <= lost


@pytest.mark.parametrize(
    "choices",
    [
        {"seats": ["me", "crofter"]},
        {"seats": ["me"], "players": 1, "aids": False},
        {"seats": ["me", "open"]},
        {"seats": ["me", "open"], "rated": True},
    ],
)
def test_a_running_game_gives_none(mia: Member, ned: Member, choices: dict[str, Any]) -> None:
    table = mia.make_table(**choices)
    if "open" in choices["seats"]:
        ned.join(table)
    refused = mia.refused("post", f"/tables/{table['id']}/exercises", {})
    assert refused["why"] == "game_not_over"


def test_a_game_without_hints_gives_them_when_it_is_over(ada: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"], aids=False)["id"]
    finish(ada, table_id)
    asked = ada.ok("post", f"/tables/{table_id}/exercises", {})
    assert when_done(ada, asked["id"])["exercises"]


def test_a_running_game_gives_none_by_an_invented_end(ada: Guest) -> None:
    game = Game.from_record(record_of(ada, strict_table(ada)))
    while not game.is_over():
        legal = game.legal_codes
        game.push_code("pass" if "pass" in legal else legal[0])
    copy = bring(ada, game.record())
    refused = ada.refused("post", f"/tables/{copy['id']}/exercises", {})
    assert refused["why"] == "copy_held"

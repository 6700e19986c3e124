"""Exercises from a player's own worst turns, repeated until solved."""

from __future__ import annotations

from functools import cache

import pytest
from fastapi.testclient import TestClient

from caledonia.game import Game
from caledonia.native import available
from caledonia.server import clock
from caledonia.server.puzzles.spacing import DAY
from tests.server.visitors import Guest

pytestmark = pytest.mark.skipif(not available(), reason="needs the compiled twin")


@cache
def finished_game() -> Game:
    """Return a solo game that ends badly: only rules of thumb, and passing as soon as possible."""
    game = Game.new(1, seed=7)
    while not game.is_over():
        passing = [action for action in game.legal_actions if str(action) == "pass"]
        game.push((passing or game.legal_actions)[0])
    return game


def made(person: Guest) -> tuple[str, list[str]]:
    table = person.bring(finished_game(), "me")
    return table["id"], person.ok("post", f"/tables/{table['id']}/exercises", {})["exercises"]


def test_the_worst_turns_of_a_finished_game_become_exercises(ada: Guest) -> None:
    table, exercises = made(ada)
    assert exercises
    assert ada.ok("post", f"/tables/{table}/exercises", {})["exercises"] == exercises
    standing = ada.ok("get", "/puzzles/own")
    assert (standing["due"], standing["later"], standing["known"]) == (len(exercises), 0, 0)
    task = ada.ok("get", "/exercises/next")
    assert task["id"] in exercises
    assert task["origin"]["table"] == table
    assert task["rating"] is None


def test_mistakes_come_back_after_days_until_they_are_known(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, exercises = made(ada)
    name = exercises[0]
    first = ada.ok("post", f"/puzzles/{name}/answer", {"codes": ["pass"]})
    assert not first["full"]
    assert first["due"] > clock.now()
    best = first["best"]["codes"]
    time, known = clock.now(), False
    for _ in range(6):
        time += 30 * DAY
        monkeypatch.setattr(clock, "wall", lambda time=time: time)
        verdict = ada.ok("post", f"/puzzles/{name}/answer", {"codes": best})
        assert verdict["full"]
        known = verdict["due"] is None
    assert known
    assert ada.ok("get", "/puzzles/own")["known"] == 1


def test_exercises_are_private(ada: Guest, ben: Guest) -> None:
    table, exercises = made(ada)
    assert ben.refused("get", f"/puzzles/{exercises[0]}")["why"] == "no_such_puzzle"
    assert ben.refused("post", f"/tables/{table}/exercises", {})["why"] == "no_seat"
    assert ben.refused("get", "/exercises/next")["why"] == "no_exercise_due"


def test_a_running_game_gives_none(ada: Guest) -> None:
    table = ada.make_table(seats=["me", "crofter"])
    refused = ada.refused("post", f"/tables/{table['id']}/exercises", {})
    assert refused["why"] == "game_not_over"


def test_a_game_without_hints_gives_none(ada: Guest, client: TestClient) -> None:
    table = ada.make_table(seats=["me"], aids=False)
    refused = ada.refused("post", f"/tables/{table['id']}/exercises", {})
    assert refused["why"] in ("game_not_over", "no_aids")

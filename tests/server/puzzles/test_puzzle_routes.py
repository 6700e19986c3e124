"""Puzzles over HTTP: finding, trying out, answering."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select

from caledonia.puzzles.files import shipped_puzzles
from caledonia.puzzles.model import Puzzle
from caledonia.server.db.schema import exercises, solutions, solvers
from caledonia.server.puzzles import thinking
from caledonia.server.puzzles.store import puzzle_of_day
from tests.server.visitors import Guest, Member, services

PUZZLES = sorted(shipped_puzzles().values(), key=lambda each: each.id)
SHORT = [puzzle for puzzle in PUZZLES if len(puzzle.best.codes) == len(puzzle.next.codes) == 1]


def answer(person: Guest, puzzle: str, codes: list[str]) -> Any:
    return person.ok("post", f"/puzzles/{puzzle}/answer", {"codes": codes})


def test_strangers_have_to_begin_as_guests(client: TestClient) -> None:
    assert client.get("/api/puzzles/daily").status_code == 401


def test_everybody_gets_the_same_puzzle_of_the_day(ada: Guest, ben: Guest) -> None:
    ours, theirs = ada.ok("get", "/puzzles/daily"), ben.ok("get", "/puzzles/daily")
    assert ours["id"] == theirs["id"]
    assert ours["day"] == theirs["day"]


def test_no_puzzle_of_the_day_comes_again_before_all_have_been() -> None:
    names = set(shipped_puzzles())
    first = date(2026, 11, 19)
    days = [str(first + timedelta(day)) for day in range(len(names) + 1)]
    puzzles = [puzzle_of_day(day, names).id for day in days]
    assert set(puzzles) == names
    assert puzzles[0] == puzzles[-1]
    # One that is withdrawn is replaced by one that is far away.
    near = {puzzle_of_day(str(first + timedelta(day)), names).id for day in range(-200, 200)}
    assert puzzle_of_day(days[0], names - {puzzles[0]}).id not in near
    left = names - {puzzles[0], puzzle_of_day(days[0], names - {puzzles[0]}).id}
    assert puzzle_of_day(days[0], left).id in left


def test_a_withdrawn_puzzle_does_not_move_other_days() -> None:
    names = set(shipped_puzzles())
    before = puzzle_of_day("2026-11-18", names)
    other = next(name for name in sorted(names) if name != before.id)
    assert puzzle_of_day("2026-11-18", names - {other}) == before
    assert puzzle_of_day("2026-11-18", names - {before.id}) != before


def test_a_task_reveals_no_answer_and_no_hidden_state(ada: Guest) -> None:
    task = ada.ok("get", f"/puzzles/{PUZZLES[0].id}")
    assert "lines" not in task
    assert task["table"]["seed"] is None
    assert isinstance(task["table"]["view"]["pile"], int)
    assert task["table"]["you"] == task["table"]["deciding"] == PUZZLES[0].seat
    assert task["table"]["choices"]


def test_a_turn_is_tried_out_step_by_step(ada: Guest) -> None:
    puzzle = next(each for each in PUZZLES if len(each.best.codes) > 1)
    first, *_ = codes = puzzle.best.codes
    draft = ada.ok("post", f"/puzzles/{puzzle.id}/try", {"codes": [first]})
    assert (draft["codes"], draft["step"], draft["complete"]) == ([first], 1, False)
    draft = ada.ok("post", f"/puzzles/{puzzle.id}/try", {"codes": codes})
    assert draft["complete"]
    assert draft["choices"] == []
    refused = ada.refused("post", f"/puzzles/{puzzle.id}/try", {"codes": [*codes, "pass"]})
    assert refused["why"] == "turn_complete"


def test_effects_and_reasons_are_those_of_the_position(ada: Guest) -> None:
    puzzle = SHORT[0]
    code = puzzle.best.codes[0]
    known = ada.ok("post", f"/puzzles/{puzzle.id}/effect", {"codes": [], "code": code})
    assert known["effect"] is not None
    none = ada.ok("post", f"/puzzles/{puzzle.id}/effect", {"codes": [], "code": "draw"})
    assert none["effect"] is None
    why = ada.ok("post", f"/puzzles/{puzzle.id}/why-not", {"codes": [], "code": "draw"})
    assert why["reasons"]


def test_the_best_turn_gets_full_marks_and_a_higher_rating_once(ada: Guest) -> None:
    puzzle = SHORT[0]
    verdict = answer(ada, puzzle.id, puzzle.best.codes)
    assert verdict["full"]
    assert verdict["marks"] == 1
    assert verdict["best"]["codes"] == puzzle.best.codes
    assert verdict["rating"] > verdict["before"] == 1500
    again = answer(ada, puzzle.id, puzzle.best.codes)
    assert "rating" not in again
    standing = ada.ok("get", "/puzzles/own")
    assert (standing["answers"], standing["solved"]) == (1, 1)
    assert standing["rating"] == verdict["rating"]
    assert standing["left"] == len(PUZZLES) - 1
    assert ada.ok("get", f"/puzzles/{puzzle.id}")["marks"] == 1


def test_another_idea_gets_fewer_marks(ada: Guest) -> None:
    puzzle = SHORT[1]
    verdict = answer(ada, puzzle.id, puzzle.next.codes)
    assert not verdict["full"]
    assert verdict["loss"] >= 5
    assert verdict["marks"] == 0
    assert verdict["rating"] < verdict["before"]


def test_an_unfinished_turn_is_refused_and_changes_nothing(ada: Guest) -> None:
    refused = ada.refused("post", f"/puzzles/{PUZZLES[0].id}/answer", {"codes": []})
    assert refused["why"] == "turn_not_begun"
    assert ada.ok("get", "/puzzles/own")["answers"] == 0
    unknown = ada.refused("post", "/puzzles/nothing-here/answer", {"codes": ["pass"]})
    assert unknown["why"] == "no_such_puzzle"


def test_the_next_puzzle_is_new_and_of_the_kind_asked_for(mia: Member) -> None:
    kind = "upgrades"
    left = {puzzle.id for puzzle in PUZZLES if kind in puzzle.kinds}
    while left:
        task = mia.ok("get", f"/puzzles/next?kind={kind}")
        assert task["id"] in left
        left.remove(task["id"])
        answer(mia, task["id"], shipped_puzzles()[task["id"]].best.codes)
    assert mia.refused("get", f"/puzzles/next?kind={kind}")["why"] == "no_puzzle_left"


def _refuting(puzzle: dict[str, Any], codes: list[str], is_own: bool) -> dict[str, Any]:
    """Judge as if every answer proved as good as the intended one."""
    task = Puzzle.from_json(puzzle)
    line = thinking.line_data(task.next)
    return {
        "marks": 1.0,
        "loss": 0.0,
        "full": True,
        "intended": False,
        "withdrawn": True,
        "line": line,
        "best": thinking.line_data(task.best),
        "other": line,
    }


def test_a_refuted_puzzle_is_withdrawn_for_everybody(
    ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caledonia.server.puzzles.routes.judged", _refuting)
    puzzle = SHORT[2]
    left = ben.ok("get", "/puzzles/own")["left"]
    verdict = answer(ada, puzzle.id, puzzle.next.codes)
    assert verdict["withdrawn"]
    assert verdict["rating"] == verdict["before"]
    assert ben.ok("get", "/puzzles/own")["left"] == left - 1
    # Only the person who answered it may look at it again.
    assert ada.ok("get", f"/puzzles/{puzzle.id}")["id"] == puzzle.id
    assert ben.refused("get", f"/puzzles/{puzzle.id}")["why"] == "puzzle_withdrawn"
    refused = ben.refused("post", f"/puzzles/{puzzle.id}/answer", {"codes": puzzle.best.codes})
    assert refused["why"] == "puzzle_withdrawn"


def rows_of(client: TestClient, person: str) -> int:
    """Return how many rows a person has in the tables of puzzles."""

    async def count() -> int:
        total = 0
        async with services(client).database.read() as connection:
            for table in (solutions, solvers, exercises):
                query = select(func.count()).where(table.c.person == person)
                total += (await connection.execute(query)).scalar_one()
        return total

    assert client.portal is not None
    return client.portal.call(count)


def test_a_deleted_account_leaves_no_answers(client: TestClient, mia: Member) -> None:
    answer(mia, SHORT[3].id, SHORT[3].best.codes)
    assert rows_of(client, mia.id) == 2
    assert mia.ask("delete", "/people/me", {"password": mia.password}).status_code == 204
    assert rows_of(client, mia.id) == 0


def test_a_member_keeps_what_a_guest_answered(client: TestClient, mia: Member, ada: Guest) -> None:
    both, only = SHORT[3], SHORT[4]
    answer(mia, both.id, both.best.codes)
    answer(ada, both.id, both.next.codes)
    answer(ada, only.id, only.best.codes)
    body = {"login": mia.login, "password": mia.password, "merge": True}
    ada.ok("post", "/people/sign-in", body)
    assert rows_of(client, ada.id) == 0
    assert rows_of(client, mia.id) == 3
    assert mia.ok("get", f"/puzzles/{both.id}")["marks"] == 1
    assert mia.ok("get", f"/puzzles/{only.id}")["marks"] == 1

"""The turn in progress: free to take back until it ends or reveals something."""

from __future__ import annotations

import pytest

from tests.server.tables.tables import (
    DRAWING,
    LAST_PASS,
    LONG_CODES,
    LONG_TURN,
    hashes,
    imported_table,
)
from tests.server.visitors import Guest, crofters


def test_steps_are_taken_back_one_by_one_or_all_at_once(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    views = [ada.table(table_id)["view"]]
    for code in LONG_CODES[:3]:
        views.append(ada.play(table_id, code)["view"])
    version = ada.table(table_id)["version"]
    back = ada.do(table_id, "take-back", version=version, step=3, steps=1)
    assert (back["step"], back["view"]) == (2, views[2])
    back = ada.do(table_id, "take-back", version=version, step=2, steps=1)
    assert (back["step"], back["view"]) == (1, views[1])
    ada.play(table_id, LONG_CODES[1])
    back = ada.do(table_id, "take-back", version=version, step=2)
    assert (back["step"], back["view"]) == (0, views[0])
    assert ada.cannot(table_id, "take-back", version=version, step=0)["code"] == "conflict"
    assert not ada.entries(table_id, "decision")[LONG_TURN:]


def test_more_steps_than_there_are_cannot_be_taken_back(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    played = ada.play(table_id, LONG_CODES[0])
    refused = ada.cannot(table_id, "take-back", version=played["version"], step=1, steps=2)
    assert refused["code"] == "invalid"
    assert ada.table(table_id)["codes"] == LONG_CODES[:1]
    assert ben.cannot(table_id, "take-back", version=played["version"], step=1)["code"] == (
        "conflict"
    )


def test_several_codes_are_taken_all_or_none(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    version = ada.table(table_id)["version"]
    wrong = [*LONG_CODES[:2], "hire"]
    assert ada.cannot(table_id, "play", codes=wrong, version=version)["code"] == "illegal_action"
    assert ada.table(table_id)["codes"] == []
    played = ada.play(table_id, *LONG_CODES)
    assert (played["step"], played["complete"]) == (4, True)
    more = ada.cannot(table_id, "play", codes=["end"], version=version, step=4)
    assert more["code"] == "conflict"


def test_the_log_has_the_hashes_of_the_engine(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    ada.play(table_id, *LONG_CODES, end=True)
    logged = ben.entries(table_id, "decision")
    fresh = logged[LONG_TURN:]
    assert [entry["code"] for entry in fresh] == LONG_CODES
    assert [entry["hash"] for entry in fresh] == hashes(ada, table_id, LONG_TURN, *LONG_CODES)
    assert [entry["ply"] for entry in logged] == list(range(1, LONG_TURN + 5))
    assert {entry["by"] for entry in fresh} == {"person"}
    before = crofters(2, LONG_TURN)
    first = [str(action) for action in before.actions]
    assert [entry["code"] for entry in logged[:LONG_TURN]] == first


def test_end_closes_what_is_optional(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    played = ada.play(table_id, LONG_CODES[0])
    assert not played["complete"]
    ended = ada.do(table_id, "end", version=played["version"], step=1)
    assert ended["deciding"] == ben.table(table_id)["you"]
    codes = [entry["code"] for entry in ada.entries(table_id, "decision")[LONG_TURN:]]
    assert codes == [LONG_CODES[0], "skip", "end"]


def test_end_is_refused_while_something_must_be_decided(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    version = ada.table(table_id)["version"]
    refused = ada.cannot(table_id, "end", version=version, step=0)
    assert refused["code"] == "conflict"
    assert refused["why"] == "turn_not_begun"
    assert ben.cannot(table_id, "end", version=version, step=0)["code"] == "not_allowed"
    slaughtering = imported_table(ada, ben, 83)
    ada.play(slaughtering, "fulfil 40")
    table = ada.table(slaughtering)
    refused = ada.cannot(slaughtering, "end", version=table["version"], step=1)
    assert refused["why"] == "turn_incomplete"
    assert ada.table(slaughtering)["codes"] == ["fulfil 40"]


def test_a_draw_commits_at_once_in_the_middle_of_a_turn(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, DRAWING)
    version = ada.table(table_id)["version"]
    used = ada.play(table_id, "port p8")
    # Nothing is drawn yet.
    assert (used["version"], used["step"]) == (version, 1)
    drawn = ada.play(table_id, "draw")
    assert drawn["version"] > version
    assert (drawn["step"], drawn["deciding"]) == (0, 0)
    assert drawn["view"]["decision"]["drawn"] == [3, 37, 6]
    assert ben.table(table_id)["view"]["decision"]["drawn"] == [3, 37, 6]
    refused = ada.cannot(table_id, "take-back", version=drawn["version"], step=0)
    assert refused["code"] == "conflict"
    # The turn continues: what comes now is tentative again.
    ada.play(table_id, "keep 6")
    played = ada.play(table_id, "expand woodcutter b8")
    assert (played["step"], played["complete"]) == (2, True)
    logged = [entry["hash"] for entry in ada.entries(table_id, "decision")[DRAWING:]]
    assert logged == hashes(ada, table_id, DRAWING, "port p8", "draw")


@pytest.mark.rule("BLD-1", "SET-12")
def test_a_turn_without_the_draw_can_be_taken_back(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, DRAWING)
    before, seen = ada.table(table_id), ben.table(table_id)
    declined = ada.play(table_id, "port p8", "skip")
    assert (declined["version"], declined["step"]) == (before["version"], 2)
    assert ben.table(table_id)["view"] == seen["view"]
    ada.do(table_id, "take-back", version=declined["version"], step=2, steps=2)
    assert ada.table(table_id)["view"] == before["view"]


@pytest.mark.rule("BLD-1", "SET-12")
def test_what_was_kept_of_a_draw_can_be_taken_back(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, DRAWING)
    drawn = ada.play(table_id, "port p8", "draw")
    kept = ada.play(table_id, "keep 6")
    # All know the contracts that go back under the pile.
    assert (kept["version"], kept["step"]) == (drawn["version"], 1)
    back = ada.do(table_id, "take-back", version=kept["version"], step=1)
    assert back["view"]["decision"]["drawn"] == [3, 37, 6]
    ada.play(table_id, "keep 37", "expand woodcutter b8", end=True)
    logged = [entry["hash"] for entry in ada.entries(table_id, "decision")[DRAWING:]]
    assert logged == hashes(
        ada, table_id, DRAWING, "port p8", "draw", "keep 37", "expand woodcutter b8"
    )


def test_nothing_may_be_planned_behind_a_draw(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, DRAWING)
    table = ada.table(table_id)
    codes = ["port p8", "draw", "keep 6"]
    refused = ada.cannot(table_id, "play", codes=codes, version=table["version"])
    assert refused["code"] == "conflict"
    assert "separately" in refused["message"]
    assert ada.table(table_id) == table


def test_the_last_pass_of_a_round_cannot_be_taken_back(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LAST_PASS)
    before = ada.table(table_id)
    passed = ada.play(table_id, "pass")
    assert passed["version"] > before["version"]
    after = ben.table(table_id)
    assert (before["round"], after["round"]) == (1, 2)
    assert after["deciding"] == after["you"]
    assert ada.cannot(table_id, "take-back", version=passed["version"], step=0)["code"] == (
        "conflict"
    )


def test_a_solo_game_from_the_first_to_the_last_decision(ada: Guest) -> None:
    played = crofters(1)
    table_id = ada.bring(crofters(1, left=13), "me")["id"]
    for action in played.actions[-13:]:
        assert ada.table(table_id)["seed"] is None
        standing = ada.play(table_id, str(action))
        if standing["complete"]:
            ended = ada.do(table_id, "end", version=standing["version"], step=standing["step"])
    assert ended["status"] == "finished"
    table = ada.table(table_id)
    outcome = played.outcome()
    assert outcome is not None
    assert table["result"]["scores"] == list(outcome.scores)
    assert table["seats"][0]["points"] == outcome.scores[0]
    assert table["view"]["outcome"]["scores"] == list(outcome.scores)
    refused = ada.cannot(table_id, "play", codes=["pass"], version=table["version"])
    assert refused["code"] == "conflict"

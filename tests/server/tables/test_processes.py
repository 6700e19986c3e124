"""Several server processes on one database, and servers that start again."""

from __future__ import annotations

import pytest

from tests.server.conftest import Start
from tests.server.tables.tables import LONG_CODES, LONG_TURN, hashes, imported_table
from tests.server.visitors import Guest, crofters, services

pytestmark = pytest.mark.both_databases


def test_a_restart_keeps_the_turn_in_progress(start: Start) -> None:
    first = start()
    ada, ben = Guest(first, "Ada"), Guest(first, "Ben")
    table_id = imported_table(ada, ben, LONG_TURN)
    ada.play(table_id, *LONG_CODES[:2])
    before = ada.table(table_id)
    assert before["codes"] == LONG_CODES[:2]
    second = start()
    again = ada.also_at(second)
    assert again.table(table_id) == before
    again.play(table_id, *LONG_CODES[2:], end=True)
    logged = again.entries(table_id, "decision")[LONG_TURN:]
    assert [entry["hash"] for entry in logged] == hashes(again, table_id, LONG_TURN, *LONG_CODES)


def test_two_processes_take_commands_in_turn(start: Start) -> None:
    first, second = start(), start()
    ada, ben = Guest(first, "Ada"), Guest(first, "Ben")
    table_id = imported_table(ada, ben, LONG_TURN)
    there = ada.also_at(second)
    # Step by step at one process and the other; each knows the steps of the other.
    ada.play(table_id, LONG_CODES[0])
    there.play(table_id, LONG_CODES[1])
    version = ada.table(table_id)["version"]
    assert ada.table(table_id)["codes"] == LONG_CODES[:2]
    ada.do(table_id, "take-back", version=version, step=2, steps=1)
    assert there.table(table_id)["codes"] == LONG_CODES[:1]
    assert there.cannot(table_id, "take-back", version=version, step=2)["code"] == "stale"
    there.play(table_id, *LONG_CODES[1:], end=True)
    assert ada.cannot(table_id, "play", codes=["pass"], version=version)["code"] == "stale"
    ben.also_at(second).play(table_id, "buy whisky 2", end=True)
    ada.play(table_id, "hire", "end", end=True)
    codes = [*LONG_CODES, "buy whisky 2", "hire", "end"]
    logged = there.entries(table_id, "decision")[LONG_TURN:]
    assert [entry["hash"] for entry in logged] == hashes(there, table_id, LONG_TURN, *codes)
    assert [entry["seq"] for entry in there.entries(table_id)] == list(
        range(1, logged[-1]["seq"] + 1)
    )


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_sockets_hear_of_the_other_process(start: Start) -> None:
    first, second = start(), start()
    ada, ben = Guest(first, "Ada"), Guest(first, "Ben")
    table_id = imported_table(ada, ben, LONG_TURN)
    there = ada.also_at(second)
    with there.watch(table_id) as own, ben.also_at(second).watch(table_id) as other:
        hello = own.until("hello")
        other.until("hello")
        ada.play(table_id, LONG_CODES[0])
        draft = own.until("draft")
        while not draft["codes"]:
            draft = own.until("draft")
        assert draft["codes"] == LONG_CODES[:1]
        assert draft["view"]["seats"][1]["units"]["sheep"]
        ada.play(table_id, *LONG_CODES[1:], end=True)
        update = other.until("update")
        assert update["after"] == hello["seq"]
        assert [entry["code"] for entry in update["entries"]] == LONG_CODES
        assert update["choices"]
        assert update["own"]["seat"] == 0
        passed_on = own.until("update")
        assert "choices" not in passed_on
        assert passed_on["own"]["seat"] == 1
    # Nobody but the own seat heard of the tentative turn.
    with ben.also_at(second).watch(table_id) as other, ada.watch(table_id) as own:
        other.until("hello")
        own.until("hello")
        ben.play(table_id, "buy whisky 2", end=True)
        other.until("update")
        own.until("update")
        ada.play(table_id, "hire")
        ada.do(table_id, "say", text="wait")
        said = other.until("update")
        assert said["entries"][0]["text"] == "wait"


def test_a_process_loads_the_last_snapshot(start: Start) -> None:
    first = start()
    ada = Guest(first, "Ada")
    game = crofters(1)
    table_id = ada.bring(crofters(1, 20), "me")["id"]
    for action in game.actions[20:28]:
        played = ada.play(table_id, str(action))
        if played["complete"]:
            ada.do(table_id, "end", version=played["version"], step=played["step"])
    before = ada.table(table_id)
    services(first).table_service.forget(table_id)
    assert ada.table(table_id) == before
    assert ada.also_at(start()).table(table_id) == before

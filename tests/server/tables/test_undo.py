"""Going back behind the end of a turn: by consent, and logged."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from caledonia.server.db import schema
from caledonia.server.games.live_game import fingerprint
from tests.server.conftest import Start
from tests.server.tables.tables import LONG_CODES, LONG_TURN, imported_table
from tests.server.visitors import Guest, crofters, salt_of, services

pytestmark = pytest.mark.both_databases


def ask(guest: Guest, table_id: str, to: int, *, practice: bool = True) -> Any:
    version = guest.table(table_id)["version"]
    return guest.do(table_id, "ask-undo", to=to, version=version, practice=practice)


def answer(guest: Guest, table_id: str, *, consent: bool) -> Any:
    version = guest.table(table_id)["version"]
    return guest.do(table_id, "answer-undo", consent=consent, version=version)


def kinds(guest: Guest, table_id: str) -> list[str]:
    return [entry["kind"] for entry in guest.entries(table_id) if "und" in entry["kind"]]


def test_everybody_has_to_agree(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = ada.bring(crofters(3, 12), "me", "open", "open")["id"]
    invite = {"invite": ada.table(table_id)["invite"]}
    ben.do(table_id, "join", seat=1, **invite)
    cleo.do(table_id, "join", seat=2, **invite)
    before = ada.table(table_id)
    ask(ada, table_id, 9)
    assert ada.table(table_id)["ply"] == 12
    answer(ben, table_id, consent=True)
    assert ada.table(table_id)["ply"] == 12
    # Nobody agrees twice, nor to oneself.
    for guest in (ada, ben):
        refused = guest.cannot(
            table_id, "answer-undo", consent=True, version=guest.table(table_id)["version"]
        )
        assert refused["code"] == "conflict"
    done = answer(cleo, table_id, consent=True)
    assert done["version"] > before["version"]
    after = ada.table(table_id)
    expected = crofters(3, 9)
    assert after["ply"] == 9
    assert after["deciding"] == expected.deciding_seat
    assert after["view"]["seats"] == expected.view(0)["seats"]
    undone = ada.entries(table_id, "undone")[0]
    assert (undone["to"], undone["seat"], undone["agreed"]) == (9, 0, [1, 2])
    assert undone["hash"] == fingerprint(expected, salt_of(ada.http, table_id))
    assert kinds(ada, table_id) == ["undo_asked", "undo_agreed", "undo_agreed", "undone"]


def test_one_refusal_is_enough_and_a_request_can_be_withdrawn(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, 12)
    ask(ben, table_id, 11)
    again = ada.cannot(table_id, "ask-undo", to=10, version=ada.table(table_id)["version"])
    assert again["code"] == "conflict"
    answer(ada, table_id, consent=False)
    assert ada.table(table_id)["ply"] == 12
    gone = ada.cannot(table_id, "answer-undo", consent=True, version=ada.table(table_id)["version"])
    assert gone["code"] == "conflict"
    ask(ben, table_id, 11)
    answer(ben, table_id, consent=False)
    assert kinds(ada, table_id) == ["undo_asked", "undo_refused"] * 2
    gone = ada.cannot(table_id, "answer-undo", consent=True, version=ada.table(table_id)["version"])
    assert gone["code"] == "conflict"


def test_a_further_decision_makes_a_request_void(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    ask(ben, table_id, 80)
    asked_at = ada.table(table_id)["version"]
    ada.play(table_id, *LONG_CODES, end=True)
    stale = ada.cannot(table_id, "answer-undo", consent=True, version=asked_at)
    assert stale["code"] == "stale"
    version = ada.table(table_id)["version"]
    void = ada.cannot(table_id, "answer-undo", consent=True, version=version)
    assert void["code"] == "conflict"
    assert ada.table(table_id)["ply"] == LONG_TURN + 4


def test_undo_does_not_wait_for_players_who_left(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = ada.bring(crofters(3, 12), "me", "open", "open")["id"]
    invite = {"invite": ada.table(table_id)["invite"]}
    ben.do(table_id, "join", seat=1, **invite)
    cleo.do(table_id, "join", seat=2, **invite)
    assert ada.table(table_id)["deciding"] != 2
    ask(ada, table_id, 11)
    cleo.do(table_id, "leave")
    answer(ben, table_id, consent=True)
    assert ada.entries(table_id, "undone")[0]["agreed"] == [1]


def test_alone_it_happens_at_once_and_the_tentative_turn_is_gone(ada: Guest) -> None:
    table_id = ada.bring(crofters(1, 13), "me")["id"]
    ada.play(table_id, "tech woodcutter")
    done = ask(ada, table_id, 5)
    assert done["step"] == 0
    assert kinds(ada, table_id) == ["undo_asked", "undone"]
    assert ada.table(table_id)["view"]["seats"] == crofters(1, 5).view(0)["seats"]
    # The log forgets nothing; what stands is what was not undone.
    assert len(ada.entries(table_id, "decision")) == 13
    ada.play(table_id, "expand miner d3", end=True)
    salt = salt_of(ada.http, table_id)
    assert [e["hash"] for e in ada.entries(table_id, "decision")[13:]] == [
        fingerprint(crofters(1, 6), salt),
        fingerprint(crofters(1, 7), salt),
    ]
    record = ada.ask("get", f"/tables/{table_id}/record").text
    assert record.split("\n\n")[1].splitlines() == [
        str(action) for action in crofters(1, 7).actions
    ]


@pytest.mark.parametrize(("ply", "to"), [(30, 20), (27, 26), (26, 24), (60, 0)])
def test_a_fresh_process_loads_the_game_after_an_undo(start: Start, ply: int, to: int) -> None:
    first = start()
    ada = Guest(first, "Ada")
    table_id = ada.bring(crofters(1, ply), "me")["id"]
    ask(ada, table_id, to)
    after = ada.table(table_id)
    services(first).table_service.forget(table_id)
    assert ada.table(table_id) == after
    assert after["view"]["seats"] == crofters(1, to).view(0)["seats"]
    ada.play(table_id, str(crofters(1).actions[to]))
    services(first).table_service.forget(table_id)
    assert ada.table(table_id)["codes"] == [str(crofters(1).actions[to])]


def test_an_undo_after_which_an_order_acts_can_be_loaded(start: Start) -> None:
    # The decisions after the undo may be as many as before it.
    first = start()
    ada, ben = Guest(first, "Ada"), Guest(first, "Ben")
    table_id = imported_table(ada, ben, 27)
    # Ben decides after the undo, and has said what he would do then.
    orders = {"next_turn": [{"codes": ["buy cheese 2"]}]}
    ben.do(table_id, "orders", orders=orders)
    ask(ada, table_id, 26)
    done = answer(ben, table_id, consent=True)
    assert ada.entries(table_id, "decision")[-1]["by"] == "order next_turn"
    before = ada.table(table_id)
    assert (before["ply"], done["version"]) == (27, before["version"])
    services(first).table_service.forget(table_id)
    assert ada.table(table_id) == before
    assert before["view"]["seats"] == crofters(2, 27).view(0)["seats"]


def test_what_cannot_be_asked_for(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, 12)
    version = ada.table(table_id)["version"]
    assert ada.cannot(table_id, "ask-undo", to=12, version=version)["code"] == "invalid"
    assert ada.cannot(table_id, "ask-undo", to=-1, version=version)["code"] == "invalid"
    assert ada.cannot(table_id, "ask-undo", to=3, version=version - 1)["code"] == "stale"
    assert cleo.cannot(table_id, "ask-undo", to=3, version=version)["code"] == "not_allowed"
    daily = ada.ok("post", "/tables/daily", {})
    ada.play(daily["id"], daily["view"]["legal"][0])
    version = ada.table(daily["id"])["version"]
    refused = ada.cannot(daily["id"], "ask-undo", to=0, version=version)
    assert refused["code"] == "not_allowed"


def test_undo_keeps_decisions_of_absent_players(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, 12)
    before = ada.table(table_id)["ply"]
    ada.play(table_id, ada.table(table_id)["view"]["legal"][0], end=True)
    assert ben.table(table_id)["deciding"] == ben.table(table_id)["you"]
    ben.play(table_id, ben.table(table_id)["view"]["legal"][0], end=True)
    ben.do(table_id, "leave")
    # Ben's own decision would go: he has to come back to agree.
    ask(ada, table_id, before)
    assert ada.table(table_id)["ply"] > before
    ben.do(table_id, "return")
    answer(ben, table_id, consent=True)
    assert ada.table(table_id)["ply"] == before


# What was revealed is not taken back for nothing.

REVEALED = 25
"""Decisions of two crofters until the second round."""


def refused_undo(guest: Guest, table_id: str, to: int) -> Any:
    version = guest.table(table_id)["version"]
    return guest.cannot(table_id, "ask-undo", to=to, version=version)


def against_bot(guest: Guest, decisions: int) -> str:
    """Return a table against a bot after some decisions, where the person decides."""
    game = crofters(2, decisions)
    seats = ["me", "random"] if game.deciding_seat == 0 else ["random", "me"]
    table_id: str = guest.bring(game, *seats)["id"]
    return table_id


def test_taking_back_a_reveal_against_bots_makes_it_practice(ada: Guest) -> None:
    table_id = against_bot(ada, REVEALED)
    assert refused_undo(ada, table_id, REVEALED - 1)["why"] == "undo_reveals"
    before = ada.table(table_id)
    assert (before["ply"], before["practice"]) == (REVEALED, False)
    ask(ada, table_id, REVEALED - 1)
    assert ada.table(table_id)["practice"] is True
    asked = ada.entries(table_id, "undo_asked")[0]
    assert (asked["reveals"], asked["practice"]) == (True, True)
    assert ada.entries(table_id, "undone")[0]["practice"] is True


def test_what_reveals_nothing_is_taken_back_freely(ada: Guest) -> None:
    table_id = against_bot(ada, REVEALED - 1)
    ask(ada, table_id, REVEALED - 2, practice=False)
    assert ada.table(table_id)["practice"] is False


@pytest.mark.parametrize("rated", [False, True])
def test_a_game_becomes_practice_even_by_consent(
    ada: Guest, ben: Guest, client: TestClient, rated: bool
) -> None:
    table_id = imported_table(ada, ben, REVEALED)
    if rated:
        rate(client, table_id)
    assert refused_undo(ada, table_id, REVEALED - 1)["why"] == "undo_reveals"
    ask(ada, table_id, REVEALED - 1)
    asked = ada.entries(table_id, "undo_asked")[0]
    assert (asked["reveals"], asked["practice"]) == (True, True)
    assert ada.table(table_id)["practice"] is False
    answer(ben, table_id, consent=True)
    assert ada.table(table_id)["practice"] is True


def rate(client: TestClient, table_id: str) -> None:
    """Make a game count for ratings."""

    async def change() -> None:
        async with services(client).database.write() as connection:
            table = schema.tables
            await connection.execute(update(table).where(table.c.id == table_id).values(rated=True))

    assert client.portal is not None
    client.portal.call(change)

"""Copies of games that are still played without hints can only be looked at."""

from __future__ import annotations

import re
from typing import Any

import pytest

from caledonia.game import Game
from caledonia.server.fair_play import copies
from tests.server.conftest import Start
from tests.server.visitors import Guest

HINT = "/hint?bot=crofter"


@pytest.fixture(autouse=True)
def checked_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check tables each time, also those that were no copies a moment ago."""
    monkeypatch.setattr(copies, "FREE_FOR", 0.0)


def strict_table(guest: Guest, decisions: int = 5) -> str:
    """Return a solo game without aids, already begun."""
    table_id: str = guest.make_table(players=1, seats=["me"], aids=False)["id"]
    for _ in range(decisions):
        decide(guest, table_id)
    return table_id


def decide(guest: Guest, table_id: str) -> None:
    """Take any decision, and end the turn where it is complete."""
    legal = guest.table(table_id)["view"]["legal"]
    take(guest, table_id, "pass" if "pass" in legal else legal[0])


def take(guest: Guest, table_id: str, code: str) -> None:
    """Take a decision, and end the turn where it is complete."""
    done = guest.play(table_id, code)
    if done.get("complete"):
        guest.do(table_id, "end", version=done["version"], step=done["step"])


def record_of(guest: Guest, table_id: str) -> str:
    text: str = guest.ask("get", f"/tables/{table_id}/record").text
    return text


def bring(guest: Guest, record: str) -> Any:
    return guest.ok("post", "/tables/import", {"record": record, "seats": ["me"]})


def without_header(record: str, name: str) -> str:
    return re.sub(f"^{name}: .*\n", "", record, flags=re.MULTILINE)


def cut(record: str) -> str:
    return record.rsplit("\n", 3)[0] + "\n"


def extended(record: str) -> str:
    game = Game.from_record(record)
    game.push(game.legal_actions[-1])
    return game.record()


def from_position(record: str) -> str:
    return Game(Game.from_record(record).state).record()


def richer(record: str) -> str:
    """Return the position with a pound more."""
    state = Game.from_record(record).state.copy()
    state.players[0].money += 1
    return Game(state).record()


@pytest.mark.parametrize(
    "changed",
    [
        str,
        lambda record: without_header(record, "Seed-hash"),
        cut,
        extended,
        from_position,
        richer,
    ],
)
def test_a_copy_of_a_game_without_aids_is_held(ada: Guest, ben: Guest, changed: Any) -> None:
    table_id = strict_table(ada)
    record = changed(record_of(ada, table_id))
    # Neither oneself nor a friend gets help with it.
    for guest in (ada, ben):
        copy = bring(guest, record)
        assert (copy["held"], copy["hints"]) == (True, False)
        shown = guest.table(copy["id"])
        assert shown["held"] is True
        assert guest.refused("get", f"/tables/{copy['id']}{HINT}")["why"] == "copy_held"
        branch = guest.refused("post", f"/tables/{copy['id']}/branch", {"ply": 0, "seats": ["me"]})
        assert branch["why"] == "copy_held"
        body = {"codes": [shown["view"]["legal"][0]], "version": shown["version"], "step": 0}
        assert guest.cannot(copy["id"], "play", **body)["why"] == "copy_held"
        assert guest.cannot(copy["id"], "orders", orders={})["why"] == "copy_held"


def test_the_hold_ends_with_the_original(start: Start) -> None:
    # On a server of its own: by chance, another test's game may look alike and hold the copy, too.
    ada = Guest(start(), "Ada")
    table_id = strict_table(ada)
    copy = bring(ada, record_of(ada, table_id))
    while ada.table(table_id)["status"] == "playing":
        decide(ada, table_id)
    assert "held" not in ada.table(copy["id"])
    assert ada.ok("get", f"/tables/{copy['id']}{HINT}")["code"]
    ada.play(copy["id"], ada.table(copy["id"])["view"]["legal"][0])


def test_a_game_with_aids_may_be_copied(ada: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    copy = bring(ada, record_of(ada, table_id))
    assert "held" not in copy
    assert ada.ok("get", f"/tables/{copy['id']}{HINT}")["code"]


def test_a_copy_of_a_daily_challenge_is_held(ada: Guest) -> None:
    table = ada.ok("post", "/tables/daily", {})
    copy = bring(ada, record_of(ada, table["id"]))
    assert ada.refused("get", f"/tables/{copy['id']}{HINT}")["why"] == "copy_held"


def test_a_copy_of_a_rated_game_is_held_and_its_bots_wait(mia: Guest, ned: Guest) -> None:
    table = mia.make_table(players=2, seats=["me", "open"], rated=True)
    ned.join(table)
    record = record_of(mia, table["id"])
    body = {"record": record, "seats": ["crofter", "crofter"]}
    copy = mia.ok("post", "/tables/import", body)
    assert copy["held"] is True
    assert mia.table(copy["id"])["ply"] == copy["ply"]


def test_another_game_is_not_held(ada: Guest) -> None:
    strict_table(ada)
    other = ada.make_table(players=1, seats=["me"])["id"]
    copy = bring(ada, record_of(ada, other))
    assert ada.ok("get", f"/tables/{copy['id']}{HINT}")["code"]


def test_a_finished_copy_is_not_analysed_meanwhile(ada: Guest) -> None:
    table_id = strict_table(ada)
    game = Game.from_record(record_of(ada, table_id))
    while not game.is_over():
        legal = [str(each) for each in game.legal_actions]
        game.push_code("pass" if "pass" in legal else legal[0])
    copy = bring(ada, game.record())
    assert copy["status"] == "finished"
    refused = ada.refused("post", f"/tables/{copy['id']}/analysis", {})
    assert refused["why"] == "copy_held"

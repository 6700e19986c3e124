"""Sitting down, getting up, bots, stand-ins."""

from __future__ import annotations

import random
from typing import Any

import pytest

from caledonia.bots import DEFAULT_BOT
from caledonia.server.tables import seats
from tests.server.tables.tables import LONG_CODES, LONG_TURN, imported_table
from tests.server.visitors import Guest, crofters


def names(guest: Guest, table_id: str) -> list[str]:
    return [seat["name"] for seat in guest.table(table_id)["seats"]]


def test_a_private_table_needs_the_invitation(ada: Guest, ben: Guest) -> None:
    table = ada.make_table(players=3)
    assert "invite" not in ben.table(table["id"])
    for tried, why in (({}, "private_table"), ({"invite": "guess"}, "wrong_invite")):
        refused = ben.cannot(table["id"], "join", **tried)
        assert (refused["code"], refused["why"]) == ("not_allowed", why)
    ben.join(table, seat=2)
    assert names(ada, table["id"]) == ["Ada", "", "Ben"]
    assert ben.cannot(table["id"], "join", invite=table["invite"])["code"] == "conflict"


def test_a_public_table_is_open_until_it_is_full(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table = ada.make_table(players=2, public=True)
    assert ben.cannot(table["id"], "join", seat=0)["code"] == "conflict"
    ben.do(table["id"], "join")
    assert cleo.cannot(table["id"], "join")["code"] == "conflict"
    assert cleo.cannot(table["id"], "join", seat=1)["code"] == "conflict"


def test_getting_up_before_the_game_frees_the_seat(ada: Guest, ben: Guest) -> None:
    table = ada.make_table(players=3)
    ben.join(table)
    ben.do(table["id"], "leave")
    assert names(ada, table["id"]) == ["Ada", "", ""]
    assert ben.cannot(table["id"], "leave")["code"] == "not_allowed"
    ben.join(table)
    ada.do(table["id"], "leave")
    assert ada.table(table["id"])["status"] == "open"
    ben.do(table["id"], "leave")
    closed = ada.table(table["id"])
    assert closed["status"] == "closed"
    assert ben.cannot(table["id"], "join", invite=table["invite"])["code"] == "conflict"
    assert ada.cannot(table["id"], "start")["code"] == "conflict"


def test_only_the_creator_puts_bots_and_starts(ada: Guest, ben: Guest) -> None:
    table = ada.make_table(players=3)
    ben.join(table)
    assert ben.cannot(table["id"], "start")["code"] == "not_allowed"
    assert ben.cannot(table["id"], "bot", seat=2, bot="crofter")["code"] == "not_allowed"
    assert ada.cannot(table["id"], "bot", seat=1, bot="crofter")["code"] == "conflict"
    assert ada.cannot(table["id"], "bot", seat=2, bot="nobody")["code"] == "invalid"
    assert ada.cannot(table["id"], "bot", seat=3, bot="crofter")["code"] == "invalid"
    ada.do(table["id"], "bot", seat=2, bot="crofter")
    begun = ada.table(table["id"])
    assert begun["status"] == "playing"
    assert begun["seats"][2]["bot"] == "crofter"
    assert ada.cannot(table["id"], "bot", seat=2, bot="merchant")["code"] == "conflict"
    assert ada.cannot(table["id"], "start")["code"] == "conflict"


def test_a_start_gives_open_seats_to_bots(ada: Guest) -> None:
    table = ada.make_table(players=3)
    ada.do(table["id"], "start")
    begun = ada.table(table["id"])
    assert begun["status"] == "playing"
    assert [seat["person"] for seat in begun["seats"]] == [ada.id, None, None]
    assert all(seat["bot"] for seat in begun["seats"][1:])
    events = [entry["event"] for entry in ada.entries(table["id"], "seat")]
    assert events == ["bot", "bot"]


def test_seats_are_drawn_by_lot(ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    class Backwards(random.Random):
        def shuffle(self, x: Any) -> None:
            x.reverse()

    monkeypatch.setattr(seats, "SystemRandom", Backwards)
    table = ada.make_table(players=2, shuffle=True)
    ben.join(table)
    assert names(ada, table["id"]) == ["Ben", "Ada"]
    assert (ada.table(table["id"])["you"], ben.table(table["id"])["you"]) == (1, 0)
    kept = ada.make_table(players=2, shuffle=False)
    ben.join(kept)
    assert names(ada, kept["id"]) == ["Ada", "Ben"]


def test_a_bot_replaces_a_player_who_leaves(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    ben.do(table_id, "leave")
    seats = ada.table(table_id)["seats"]
    assert (seats[0]["person"], seats[0]["stand_in"]) == (ben.id, DEFAULT_BOT)
    assert ben.cannot(table_id, "play", codes=["pass"], version=1)["code"] == "conflict"
    ben.do(table_id, "return")
    assert ada.table(table_id)["seats"][0]["stand_in"] is None
    assert ben.cannot(table_id, "return")["code"] == "conflict"
    events = [entry["event"] for entry in ada.entries(table_id, "seat")]
    assert events[-2:] == ["left", "returned"]


def test_who_leaves_in_the_middle_of_a_turn_leaves_nothing_behind(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    ada.play(table_id, LONG_CODES[0])
    # The bot is quick, or not: in any case it restarts the turn.
    ada.do(table_id, "leave")
    ada.do(table_id, "return")
    entries = ada.entries(table_id, "decision")[LONG_TURN:]
    assert all(entry["by"] == "stand_in" for entry in entries)
    if not entries:
        assert ada.table(table_id)["codes"] == []


def test_another_person_takes_over_a_seat(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    ben.do(table_id, "orders", orders={"pass_if_nothing_else": True})
    invite = ada.table(table_id)["invite"]
    assert cleo.cannot(table_id, "join", invite=invite, seat=0)["code"] == "conflict"
    ben.do(table_id, "leave")
    refused = cleo.cannot(table_id, "join", invite=invite)
    assert "0" in refused["message"]
    cleo.do(table_id, "join", invite=invite, seat=0)
    assert names(ada, table_id) == ["Cleo", "Ada"]
    assert ada.table(table_id)["seats"][0]["stand_in"] is None
    assert ben.cannot(table_id, "return")["code"] == "not_allowed"
    # What Ben ordered is neither shown to Cleo nor done for her.
    assert cleo.ok("get", f"/tables/{table_id}/orders")["pass_if_nothing_else"] is False
    assert ada.entries(table_id, "seat")[-1]["event"] == "taken_over"


def test_an_open_seat_of_a_brought_game_can_be_taken(ada: Guest, ben: Guest) -> None:
    table = ada.bring(crofters(3, 12), "me", "open", "open")
    assert ben.cannot(table["id"], "join", invite=table["invite"])["code"] == "conflict"
    ben.join(table, seat=1)
    ada.do(table["id"], "bot", seat=2, bot="crofter")
    assert names(ada, table["id"]) == ["Ada", "Ben", "crofter"]


def test_strangers_have_no_say(client: Any, ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    version = ada.table(table_id)["version"]
    for command, body in (
        ("play", {"codes": ["hire"], "version": version}),
        ("take-back", {"version": version, "step": 0}),
        ("end", {"version": version, "step": 0}),
        ("leave", {}),
        ("return", {}),
        ("start", {}),
        ("say", {"text": "hello"}),
        ("orders", {"orders": {}}),
        ("answer-undo", {"version": version, "consent": True}),
    ):
        assert cleo.cannot(table_id, command, **body)["code"] == "not_allowed"
        stranger = client.post(f"/api/tables/{table_id}/{command}", json=body)
        assert stranger.status_code == 401
    assert ada.table(table_id)["version"] == version


def test_a_table_without_spectators(client: Any, ada: Guest, ben: Guest, cleo: Guest) -> None:
    table = ada.make_table(players=2, spectators=False)
    ben.join(table)
    for path in ("", "/entries", "/record", "/positions/0", "/why-not?code=pass"):
        assert cleo.refused("get", f"/tables/{table['id']}{path}")["code"] == "not_allowed"
        assert client.get(f"/api/tables/{table['id']}{path}").status_code == 403
        assert ben.ask("get", f"/tables/{table['id']}{path}").status_code == 200

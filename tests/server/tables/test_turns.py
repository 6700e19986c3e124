from __future__ import annotations

from typing import Any

import pytest

from tests.server.visitors import Guest

pytestmark = pytest.mark.both_databases


def seated(ada: Guest, ben: Guest, **choices: Any) -> str:
    """Return a table at which Ada sits on seat 0 and Ben on seat 1."""
    table = ada.make_table(players=2, **choices)
    ben.do(table["id"], "join", invite=table["invite"])
    table_id: str = table["id"]
    return table_id


def first_code(guest: Guest, table_id: str) -> tuple[Any, str]:
    table = guest.table(table_id)
    return table, table["view"]["legal"][0]


def test_a_table_begins_when_all_seats_are_taken(ada: Guest, ben: Guest) -> None:
    table = ada.make_table(players=2)
    assert table["status"] == "open"
    assert table["view"] is None
    ben.do(table["id"], "join", invite=table["invite"])
    begun = ada.table(table["id"])
    assert begun["status"] == "playing"
    assert [seat["name"] for seat in begun["seats"]] == ["Ada", "Ben"]
    assert begun["view"]["caledonia"] == "view"
    assert begun["seed"] is None
    assert len(begun["seed_hash"]) == 64


def test_a_turn_is_tentative_until_it_ends(ada: Guest, ben: Guest) -> None:
    table_id = seated(ada, ben)
    table = ada.table(table_id)
    who, other = (ada, ben) if table["deciding"] == 0 else (ben, ada)
    table, code = first_code(who, table_id)
    version = table["version"]
    played = who.do(table_id, "play", codes=[code], version=version)
    assert played["version"] == version
    assert (played["step"], played["complete"]) == (1, True)
    assert other.table(table_id)["view"] == {
        **table["view"],
        "legal": [],
        "seat": other.table(table_id)["you"],
    }
    assert who.table(table_id)["codes"] == [code]
    back = who.do(table_id, "take-back", version=version, step=1)
    assert back["step"] == 0
    assert who.table(table_id)["view"] == table["view"]
    who.do(table_id, "play", codes=[code], version=version)
    ended = who.do(table_id, "end", version=version, step=1)
    assert ended["version"] > version
    seen = other.table(table_id)
    assert seen["version"] == ended["version"]
    assert seen["view"]["deciding_seat"] == other.table(table_id)["you"]
    entries = other.ok("get", f"/tables/{table_id}/entries?after={version}")["entries"]
    assert [entry["code"] for entry in entries if entry["kind"] == "decision"] == [code]


def test_a_stale_command_changes_nothing(ada: Guest, ben: Guest) -> None:
    table_id = seated(ada, ben)
    who = ada if ada.table(table_id)["deciding"] == 0 else ben
    table, code = first_code(who, table_id)
    refused = who.cannot(table_id, "play", codes=[code], version=table["version"] + 1)
    assert refused["code"] == "stale"
    assert refused["version"] == table["version"]
    assert who.table(table_id) == table


def test_a_repeated_command_is_done_once(ada: Guest, ben: Guest) -> None:
    table_id = seated(ada, ben)
    who = ada if ada.table(table_id)["deciding"] == 0 else ben
    table, code = first_code(who, table_id)
    body = {"codes": [code], "version": table["version"], "end": True, "key": "once-only"}
    first = who.do(table_id, "play", **body)
    again = who.do(table_id, "play", **body)
    first.pop("view")
    assert again.items() >= first.items()
    assert who.table(table_id)["seq"] == first["seq"]
    other = who.cannot(table_id, "play", **{**body, "codes": ["pass"]})
    assert other["code"] == "conflict"


def test_only_the_deciding_seat_plays(ada: Guest, ben: Guest) -> None:
    table_id = seated(ada, ben)
    table = ada.table(table_id)
    who, other = (ada, ben) if table["deciding"] == 0 else (ben, ada)
    code = who.table(table_id)["view"]["legal"][0]
    refused = other.cannot(table_id, "play", codes=[code], version=table["version"])
    assert refused["code"] == "not_allowed"


def test_an_illegal_action_names_its_clause(ada: Guest, ben: Guest) -> None:
    table_id = seated(ada, ben)
    table = ada.table(table_id)
    who = ada if table["deciding"] == 0 else ben
    refused = who.cannot(table_id, "play", codes=["buy milk 1"], version=table["version"])
    assert refused["code"] == "illegal_action"
    assert refused["reasons"][0]["clause"]
    assert who.cannot(table_id, "play", codes=["what"], version=table["version"])["code"] == (
        "illegal_action"
    )


def play_on(guests: list[Guest], table_id: str, decisions: int) -> Any:
    """Let guests take the first legal action in turn; return the table."""
    for _ in range(decisions):
        table = guests[0].table(table_id)
        if table["status"] != "playing":
            return table
        who = next(guest for guest in guests if guest.table(table_id)["you"] == table["deciding"])
        mine = who.table(table_id)
        who.do(
            table_id,
            "play",
            codes=[mine["view"]["legal"][-1]],
            version=mine["version"],
            step=mine["step"],
        )
        mine = who.table(table_id)
        if mine.get("complete"):
            who.do(table_id, "end", version=mine["version"], step=mine["step"])
    return guests[0].table(table_id)


def test_a_whole_game_between_people(ada: Guest, ben: Guest) -> None:
    table_id = seated(ada, ben)
    table = play_on([ada, ben], table_id, 200)
    assert table["status"] == "finished"
    assert table["seed"] is not None
    assert sorted(table["result"]["places"]) in ([1, 2], [1, 1])
    record = ada.ask("get", f"/tables/{table_id}/record")
    assert "Seed:" in record.text

from __future__ import annotations

from functools import cache
from typing import Any, cast

import pytest
from sqlalchemy import RowMapping

from caledonia import Game, Options
from caledonia.server.audit.replay import Fault, Replay
from caledonia.server.db import schema
from caledonia.server.games.replay import reached
from caledonia.server.wire import decode, encode_text
from tests.server.db.games import SALT, Stored, corpus, played

Row = dict[str, object]


@cache
def game() -> Stored:
    """One finished game with decisions taken back."""
    return played(2, Options(), undo=True)


def rows() -> tuple[Row, list[Row]]:
    """Return the game, to damage it."""
    stored = game()
    return {"started": 1, **stored.table}, [dict(row) for row in stored.entries]


def as_row(values: Row) -> RowMapping:
    """Return what behaves like a row of the database as far as it is read here."""
    return cast("RowMapping", values)


def faults(table: Row, entries: list[Row]) -> list[Fault]:
    empty: Row = dict.fromkeys(column.name for column in schema.tables.c)
    replay = Replay(as_row({**empty, "practice": False, **table}))
    for entry in entries:
        replay.entry(as_row({"seat": None, "person": None, **entry}))
    return replay.end()


def only(reported: list[Fault]) -> Fault:
    assert len(reported) == 1, reported
    assert reported[0].table == game().table["id"]
    return reported[0]


def test_what_was_played_replays() -> None:
    for stored in corpus():
        assert faults(stored.table, stored.entries) == []


def test_an_open_table_has_no_game_yet() -> None:
    table, entries = rows()
    table |= {"status": "open", "seq": 1, "version": 0, "ply": 0, "deciding": None}
    assert faults(table, entries[:1]) == []


def test_an_illegal_code_is_found() -> None:
    table, entries = rows()
    entries[9]["data"] = encode_text({"code": "pass pass"})
    fault = only(faults(table, entries))
    assert (fault.seq, fault.what) == (10, "decision")
    assert str(fault).startswith(f"table {table['id']}, entry 10: decision: ")


def test_another_legal_code_is_found() -> None:
    table, entries = rows()
    codes = [str(action) for action in Game.new(2, seed=11).legal_actions]
    codes.remove(decode(str(entries[1]["data"]))["code"])
    entries[1]["data"] = encode_text({"code": codes[0]})
    fault = only(faults(table, entries))
    assert (fault.seq, fault.what) == (2, "hash")


@pytest.mark.parametrize(
    ("seq", "values", "what"),
    [
        (12, {"hash": "0" * 64}, "hash"),
        (12, {"hash": None}, "hash"),
        (12, {"data": "not JSON"}, "decision"),
        (12, {"data": "{}"}, "decision"),
        (12, {"data": "[]"}, "decision"),
        (12, {"data": '{"code":7}'}, "decision"),
        (12, {"ply": 3}, "ply"),
        (16, {"data": '{"to":900}'}, "undone"),
        (16, {"data": '{"to":-1}'}, "undone"),
        (16, {"data": '{"to":"2"}'}, "undone"),
        (16, {"hash": "0" * 64}, "hash"),
    ],
)
def test_a_damaged_entry_is_found(seq: int, values: Row, what: str) -> None:
    table, entries = rows()
    assert entries[seq - 1]["kind"] == ("undone" if seq == 16 else "decision")
    entries[seq - 1] |= values
    fault = only(faults(table, entries))
    assert (fault.seq, fault.what) == (seq, what)


def test_a_missing_entry_is_found() -> None:
    table, entries = rows()
    del entries[8]
    fault = only(faults(table, entries))
    assert (fault.seq, fault.what) == (10, "sequence")


def test_a_missing_end_is_found() -> None:
    table, entries = rows()
    reported = faults(table, entries[:-1])
    assert [fault.what for fault in reported] == ["seq", "version", "ply", "deciding", "status"]


@pytest.mark.parametrize(("name", "value"), [("scores", [1, 2]), ("places", [3, 3])])
def test_a_damaged_result_is_found(name: str, value: Any) -> None:
    table, entries = rows()
    table["result"] = encode_text({**decode(str(table["result"])), name: value})
    assert only(faults(table, entries)).what == "result"


@pytest.mark.parametrize(
    ("values", "what"),
    [
        ({"seed_hash": "0" * 64}, ["seed"]),
        ({"salt": None}, ["hash"]),
        ({"salt": "0f0e0d0c0b0a09080706050403020100"}, ["hash"]),
        ({"salt": "Slàinte!"}, ["hash"]),
        ({"seed": "12"}, ["seed", "decision"]),
        ({"seed": "no number"}, ["start"]),
        ({"seed": ""}, ["start"]),
        ({"options": "no JSON"}, ["start"]),
        ({"options": "[]"}, ["start"]),
        ({"options": '{"options":{"no_such":1}}'}, ["start"]),
        ({"start": "not a position"}, ["start"]),
        ({"seq": 5}, ["seq"]),
        ({"version": 5}, ["version"]),
        ({"ply": 5}, ["ply"]),
        ({"deciding": 1}, ["deciding"]),
        ({"status": "playing"}, ["status"]),
        ({"result": None}, ["result"]),
    ],
)
def test_a_damaged_table_is_found(values: Row, what: list[str]) -> None:
    table, entries = rows()
    assert [fault.what for fault in faults(table | values, entries)] == what


def test_older_rules_are_replayed_all_the_same() -> None:
    table, entries = rows()
    table["rules"] = 0
    going = Game.new(2, seed=int(str(table["seed"])))
    for entry in entries:
        data = decode(str(entry["data"]))
        if entry["kind"] == "decision":
            going.push_code(data["code"])
        elif entry["kind"] == "undone":
            while going.ply > data["to"]:
                going.pop()
        # A position names its rules, and so its hash was another one then.
        entry |= {"rules": 0, "hash": reached(going, 0, SALT)}
    assert faults(table, entries) == []
    entries[11]["hash"] = "0" * 64
    assert "played with rules 0" in only(faults(table, entries)).detail
    entries[11]["data"] = '{"code":"pass pass"}'
    assert "played with rules 0" in only(faults(table, entries)).detail

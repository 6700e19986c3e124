"""New tables: presets, rematches, the daily challenge, records from elsewhere."""

from __future__ import annotations

import hashlib
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from caledonia.game import Game
from caledonia.server.tables.create import PRESETS, TableChoices, checked
from tests.server.conftest import Start
from tests.server.tables.tables import LONG_TURN, imported_table
from tests.server.visitors import Guest, crofters


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_valid(name: str) -> None:
    preset = checked(PRESETS[name])
    assert len(preset.seats) == preset.players
    Game.new(preset.players, seed=1, options=None)
    assert TableChoices(**json.loads(json.dumps(PRESETS[name].model_dump()))) == PRESETS[name]


def test_rated_presets_have_a_clock() -> None:
    """Nobody has to wait without limit for a result that counts."""
    rated = [preset for preset in PRESETS.values() if preset.rated]
    assert rated
    assert {preset.clock.kind for preset in rated} == {"turn"}


def test_presets_can_be_sent_back(ada: Guest) -> None:
    presets = ada.ok("get", "/presets")
    assert set(presets) == set(PRESETS)
    table = ada.ok("post", "/tables", presets["evening"])
    assert table["options"]["clock"]["kind"] == "chess"


def test_wrong_choices_are_refused(ada: Guest) -> None:
    choices: list[dict[str, Any]] = [
        {"players": 5},
        {"players": 2, "seats": ["me", "open", "open"]},
        {"players": 2, "seats": ["me", "me"]},
        {"players": 2, "seats": ["somebody"]},
        {"options": {"unknown": True}},
        {"options": {"clan_auction": "yes"}},
        {"options": {"map_sides": 5}},
        {"options": {"map_sides": [None]}},
        {"options": {"map_sides": ["\ud800"]}},
        {"options": {"\ud800": True}},
        {"options": {"starting_seat": 10**30}},
        {"options": {"clans": ["nobody", "nobody"]}},
        {"options": {"tighter_map": True, "covered_spaces": ["zz"]}},
        {"players": 1, "options": {"clan_auction": True}},
        {"seats": ["\ud800"]},
        {"name": ""},
        {"name": "bell\x07"},
        {"name": "\ud800"},
        {"bot_seconds": 1000},
        {"colour": "red"},
    ]
    json_type = {"content-type": "application/json"}
    for each in choices:
        response = ada.http.post("/api/tables", content=json.dumps(each), headers=json_type)
        assert response.status_code == 422, (each, response.text)
        assert response.json()["code"] == "invalid"


# Again.


@pytest.mark.both_databases
def test_a_rematch(ada: Guest, ben: Guest) -> None:
    options = {"no_port_tiles": True}
    clock = {"kind": "turn", "seconds": 3600}
    first = ada.make_table(players=3, name="Club", options=options, clock=clock, public=True)
    ben.join(first)
    ada.do(first["id"], "bot", seat=2, bot="crofter")
    again = ben.ok("post", f"/tables/{first['id']}/again", {})
    assert again["parent"] == first["id"]
    assert again["status"] == "open"
    assert [seat["person"] for seat in again["seats"]] == [None, ben.id, None]
    assert again["seats"][2]["bot"] == "crofter"
    for key in ("options", "name", "public", "rated", "players"):
        expected = first[key]
        if key == "options":
            expected = {**first[key], "seats": ["open", "me", "crofter"]}
        assert again[key] == expected
    assert again["seed_hash"] != first["seed_hash"]


def test_the_same_setup_again(ada: Guest) -> None:
    first = ada.make_table(players=1, seats=["me"])
    again = ada.ok("post", f"/tables/{first['id']}/again", {"same_setup": True})
    for key in ("map", "ports", "scoring", "covered"):
        assert again["view"][key] == first["view"][key]
    assert again["seed_hash"] != first["seed_hash"]
    tight = brought_tight(ada)
    again = ada.ok("post", f"/tables/{tight['id']}/again", {"same_setup": True})
    fixed = again["options"]["options"]["covered_spaces"]
    assert sorted(fixed) == sorted(tight["view"]["covered"])


def test_who_watched_makes_a_table_of_their_own(ada: Guest, ben: Guest, cleo: Guest) -> None:
    first = ada.make_table(name="Evening", players=2, seats=["me", "open"], public=True)
    ben.join(first)
    again = cleo.ok("post", f"/tables/{first['id']}/again", {})
    assert again["name"] == "Cleo"
    assert [seat["name"] for seat in again["seats"]] == ["Cleo", ""]


def brought_tight(ada: Guest) -> Any:
    """Return a table with covered spaces at which it is Ada's turn."""
    return ada.bring(crofters(2, 0, tighter_map=True), "me", "open")


# The daily challenge.


def test_everybody_plays_the_same_day_once(ada: Guest, ben: Guest) -> None:
    mine, other = (guest.ok("post", "/tables/daily", {}) for guest in (ada, ben))
    assert mine["seed_hash"] == other["seed_hash"]
    assert mine["id"] != other["id"]
    for key in ("map", "ports", "scoring", "boxes", "offer"):
        assert mine["view"][key] == other["view"][key]
    refused = ada.refused("post", "/tables/daily", {})
    assert (refused["code"], refused["table"]) == ("conflict", mine["id"])


def test_the_first_ones_of_a_day_draw_one_seed(start: Start) -> None:
    first, second = start(), start()
    people = [Guest(server, "Ada") for server in (first, second) for _ in range(3)]
    people += people[:3]
    for person in people:
        # The first request builds the routes, which two servers in one process share.
        person.ok("get", "/presets")
    with ThreadPoolExecutor(len(people)) as pool:
        sent = [pool.submit(person.ask, "post", "/tables/daily", {}) for person in people]
        answers = [each.result() for each in sent]
    assert sorted(response.status_code for response in answers) == [201] * 6 + [409] * 3
    hashes = {r.json()["seed_hash"] for r in answers if r.status_code == 201}
    assert len(hashes) == 1


# Records.


def test_a_finished_record_becomes_a_finished_table(ada: Guest) -> None:
    game = crofters(2)
    table = ada.bring(game, "me", "open")
    outcome = game.outcome()
    assert outcome is not None
    assert table["status"] == "finished"
    assert table["result"]["scores"] == list(outcome.scores)
    assert table["seed"] == "5"
    assert [seat["place"] for seat in table["seats"]] == list(outcome.places)
    text = ada.ask("get", f"/tables/{table['id']}/record").text
    again = Game.from_record(text)
    assert again.position() == game.position()
    assert "Seed: 5" in text


def test_an_unfinished_public_record_goes_on(ada: Guest, ben: Guest) -> None:
    game = crofters(1, 30)
    public = game.record()
    assert "Seed:" not in public
    body = {"record": public, "seats": ["me"]}
    tables = [ada.ok("post", "/tables/import", body) for _ in range(2)]
    first, second = tables
    assert first["ply"] == 30
    assert first["view"]["seats"] == game.view(0)["seats"]
    # Hidden cards are redrawn each time.
    hashes = [ada.entries(table["id"], "decision")[-1]["hash"] for table in tables]
    assert hashes[0] != hashes[1]
    assert first["seed_hash"] != second["seed_hash"]
    played = ada.play(first["id"], str(crofters(1).actions[30]), end=True)
    assert played["version"] > first["version"]
    text = ada.ask("get", f"/tables/{first['id']}/record").text
    assert Game.from_record(text).ply == 31
    assert '"random"' not in text
    assert ben.refused("get", f"/tables/{first['id']}/record")["code"] == "not_allowed"


def test_a_wrong_record_names_the_line(ada: Guest) -> None:
    lines = crofters(2, 12).record(secret=True).splitlines()
    where = lines.index("obtain 9")
    lines[where] = "obtain 99"
    refused = ada.refused("post", "/tables/import", {"record": "\n".join(lines)})
    assert refused["code"] == "invalid"
    assert f"line {where + 1}" in refused["message"]
    for text in ("nonsense", "Caledonia: 1\n", "\0", "Caledonia: 99\nRules: 1\n", "é" * 1000):
        assert ada.refused("post", "/tables/import", {"record": text})["code"] == "invalid"
    good = crofters(2, 12).record(secret=True)
    wrong_seats = {"record": good, "seats": ["me"]}
    assert ada.refused("post", "/tables/import", wrong_seats)["code"] == "invalid"
    assert ada.ok("get", "/tables?whose=mine")["tables"] == []


def test_a_table_counts_its_own_decisions(ada: Guest) -> None:
    game = Game.from_position(crofters(1, 30).position())
    for action in crofters(1).actions[30:35]:
        game.push(action)
    assert game.ply == 35
    table = ada.bring(game, "me")
    assert (table["ply"], table["view"]["ply"]) == (5, 5)
    logged = ada.entries(table["id"], "decision")
    assert [entry["ply"] for entry in logged] == [1, 2, 3, 4, 5]
    again = Game.from_record(ada.ask("get", f"/tables/{table['id']}/record").text)
    assert (again.ply, again.actions) == (5, game.actions)


# Looking.


def test_records_before_the_end_are_for_players(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    assert cleo.refused("get", f"/tables/{table_id}/record")["code"] == "not_allowed"
    for guest in (ada, ben):
        text = guest.ask("get", f"/tables/{table_id}/record").text
        assert "Seed:" not in text
        assert Game.from_record(text).ply == LONG_TURN
    ada.play(table_id, "hire")
    assert Game.from_record(ada.ask("get", f"/tables/{table_id}/record").text).ply == LONG_TURN


def test_positions_of_a_game(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    for ply in (0, 25, 26, 27, LONG_TURN):
        position = ben.ok("get", f"/tables/{table_id}/positions/{ply}")
        assert position == {"ply": ply, "view": crofters(2, ply).view(None)}
    ada.play(table_id, "hire")
    path = f"/tables/{table_id}/positions/{LONG_TURN + 1}"
    assert ada.refused("get", path)["code"] == "not_found"


def test_why_not(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    path = f"/tables/{table_id}/why-not?code="
    assert ada.ok("get", f"{path}hire")["reasons"] == []
    reason = ada.ok("get", f"{path}fulfil 9")["reasons"][0]
    assert reason["clause"]
    assert reason["text"]
    assert ada.refused("get", f"{path}nonsense")["code"] == "invalid"
    # The beginning of an action is answered by the way that lacks least.
    nearest = ada.ok("get", f"{path}expand field")
    assert nearest["code"].startswith("expand field ")
    assert ben.ok("get", f"{path}expand field")["repair"] is None
    # A tentative turn counts, and only for the player who tries it.
    ada.play(table_id, "hire")
    assert ada.ok("get", f"{path}end")["reasons"] == []
    assert ben.ok("get", f"{path}end")["reasons"]
    over = ada.bring(crofters(1), "me")["id"]
    assert ada.ok("get", f"/tables/{over}/why-not?code=pass")["reasons"]
    waiting = ada.make_table(players=2)["id"]
    assert ada.refused("get", f"/tables/{waiting}/why-not?code=pass")["code"] == "conflict"


def test_the_seed_matches_its_hash_at_the_end(ada: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    seed_hash = ada.table(table_id)["seed_hash"]
    while (table := ada.table(table_id))["status"] == "playing":
        code = "pass" if "pass" in table["view"]["legal"] else table["view"]["legal"][0]
        played = ada.play(table_id, code)
        if played["complete"]:
            ada.do(table_id, "end", version=played["version"], step=played["step"])
    assert hashlib.sha256(table["seed"].encode()).hexdigest() == seed_hash
    game = Game.new(1, seed=int(table["seed"]))
    for entry in ada.entries(table_id, "decision"):
        game.push_code(entry["code"])
    assert game.is_over()
    assert game.view(0) == table["view"]

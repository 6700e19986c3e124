"""Other lines of play in finished games: shown after every decision, and branched from."""

from __future__ import annotations

import pytest

from caledonia.game import Game
from tests.server.fair_play.test_copies import bring, checked_each_time, record_of, strict_table
from tests.server.tables.tables import imported_table
from tests.server.tables.test_challenge import Hands, finish, hands
from tests.server.visitors import Guest, crofters

__all__ = ["checked_each_time", "hands"]

PLY = 40


def other_line(game: Game, ply: int, length: int) -> list[str]:
    """Return decisions that are possible after a moment, but were not taken."""
    line = Game(game.states[ply])
    played = str(game.actions[ply])
    line.push_code(next(code for code in line.legal_codes if code != played))
    while len(line.actions) < length:
        line.push(line.legal_actions[-1])
    return [str(action) for action in line.actions]


def test_a_line_is_shown_after_every_decision(ada: Guest) -> None:
    game = crofters(2)
    table_id = ada.bring(game)["id"]
    codes = other_line(game, PLY, 3)
    path = f"/tables/{table_id}/positions/{PLY}/try"
    line = Game(game.states[PLY])
    for count in range(len(codes) + 1):
        then = ada.ok("post", path, {"codes": codes[:count]})
        assert then["ply"] == PLY + count
        assert then["view"]["seats"][0]["money"] == line.state.players[0].money
        assert then["view"]["deciding_seat"] == line.deciding_seat
        assert len(then["outlook"]["seats"]) == 2
        if count < len(codes):
            line.push_code(codes[count])
    # Nothing of it is stored.
    assert ada.table(table_id)["ply"] == len(game.actions)


def test_impossible_lines_are_refused(ada: Guest) -> None:
    game = crofters(2)
    path = f"/tables/{ada.bring(game)['id']}/positions"
    assert ada.refused("post", f"{path}/{PLY}/try", {"codes": ["x"]})["code"] == "illegal_action"
    codes = ["expand sheep a1", "expand sheep a1"]
    assert ada.refused("post", f"{path}/{PLY}/try", {"codes": codes})["code"] == "illegal_action"
    assert ada.refused("post", f"{path}/9999/try", {"codes": []})["code"] == "not_found"
    long = ["end"] * 41
    assert ada.refused("post", f"{path}/{PLY}/try", {"codes": long})["code"] == "invalid"


def test_no_line_of_a_game_that_is_still_played(ada: Guest, ben: Guest, cleo: Guest) -> None:
    between_people = imported_table(ada, ben, PLY)
    alone = ada.bring(crofters(2, PLY), "me", "crofter")["id"]
    line = other_line(crofters(2), 10, 1)
    for guest, table_id in ((ada, between_people), (cleo, between_people), (ada, alone)):
        path = f"/tables/{table_id}/positions/10/try"
        for codes in ([], line):
            refused = guest.refused("post", path, {"codes": codes})
            assert refused["why"] in ("game_not_over", "not_watched")
    # Not by way of a new table either: the line would turn over real cards of the pile.
    body = {"ply": 10, "seats": ["me", "crofter"], "codes": line}
    assert ada.refused("post", f"/tables/{alone}/branch", body)["why"] == "game_not_over"
    assert ada.ok("post", f"/tables/{alone}/branch", {**body, "codes": []})["ply"] == 10


def test_no_line_of_a_copy_of_a_running_game(ada: Guest) -> None:
    game = Game.from_record(record_of(ada, strict_table(ada)))
    while not game.is_over():
        legal = game.legal_codes
        game.push_code("pass" if "pass" in legal else legal[0])
    copy = bring(ada, game.record())["id"]
    body = {"codes": other_line(game, 4, 1)}
    assert ada.refused("post", f"/tables/{copy}/positions/4/try", body)["why"] == "copy_held"
    assert ada.refused("post", f"/tables/{copy}/branch", {"ply": 4, **body})["why"] == "copy_held"


def test_no_line_of_a_challenge_before_it_closes(ada: Guest, ben: Guest, hands: Hands) -> None:
    table_id = ada.ok("post", "/tables/daily", {})["id"]
    path = f"/tables/{table_id}/positions/3/try"
    assert ada.refused("post", path, {"codes": []})["why"] == "game_not_over"
    finish(ada, table_id)
    assert ada.refused("post", path, {"codes": []})["why"] == "analysis_after_day"
    assert ben.refused("post", path, {"codes": []})["code"] == "not_allowed"
    hands.move(48)
    assert ada.ok("post", path, {"codes": []})["ply"] == 3


@pytest.mark.parametrize("length", [1, 3])
def test_playing_on_after_a_line(ada: Guest, length: int) -> None:
    game = crofters(2)
    table_id = ada.bring(game)["id"]
    codes = other_line(game, PLY, length)
    body = {"ply": PLY, "seats": ["me", "open"], "codes": codes}
    made = ada.ok("post", f"/tables/{table_id}/branch", body)
    assert made["ply"] == PLY + length
    decided = [entry["code"] for entry in ada.entries(made["id"], "decision")]
    assert decided[: PLY + length] == [str(action) for action in game.actions[:PLY]] + codes

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from caledonia.game import Game
from caledonia.server.games.live_game import LiveGame
from caledonia.server.games.rows import SeatRow, TableRow
from caledonia.server.tables.record_import import read_branch
from tests.server.tables.tables import imported_table
from tests.server.visitors import Guest, crofters, services


def branched(
    guest: Guest, table_id: str, ply: int, *seats: str, **more: object
) -> dict[str, object]:
    body = {"ply": ply, "seats": list(seats), **more}
    table: dict[str, object] = guest.ok("post", f"/tables/{table_id}/branch", body)
    return table


def test_playing_on_from_a_finished_game(ada: Guest, cleo: Guest) -> None:
    game = crofters(2)
    table = ada.bring(game)
    made = branched(cleo, table["id"], 60, "me", "open", name="What if")
    assert (made["ply"], made["status"], made["name"]) == (60, "playing", "What if")
    assert made["parent"] == table["id"]
    assert made["you"] == 0
    assert made["seed"] is None
    assert made["rated"] is False
    created = cleo.entries(str(made["id"]), "created")[0]
    assert created["branch"] == {"table": table["id"], "ply": 60}
    codes = [entry["code"] for entry in cleo.entries(str(made["id"]), "decision")]
    assert codes[:60] == [str(action) for action in game.actions[:60]]
    then = cleo.ok("get", f"/tables/{table['id']}/positions/60")["view"]
    now = cleo.ok("get", f"/tables/{made['id']}/positions/60")["view"]
    assert now == then


def test_a_game_against_bots_may_be_tried_out_while_it_runs(ada: Guest) -> None:
    table = ada.bring(crofters(2, 40), "me", "random")
    made = branched(ada, table["id"], 30, "me", "crofter")
    assert made["parent"] == table["id"]
    assert ada.table(table["id"])["status"] == "playing"


def test_not_while_others_play(ada: Guest, ben: Guest, cleo: Guest) -> None:
    table_id = imported_table(ada, ben, 40)
    body = {"ply": 10, "seats": ["me", "open"]}
    for guest in (ada, ben, cleo):
        refused = guest.refused("post", f"/tables/{table_id}/branch", body)
        assert refused["code"] == "not_allowed"
        assert "once it is over" in refused["message"]
    strict = ada.make_table(players=2, seats=["me", "crofter"], aids=False)
    refused = ada.refused("post", f"/tables/{strict['id']}/branch", {"ply": 0})
    assert "without hints" in refused["message"]


def test_a_daily_challenge_is_not_tried_out(ada: Guest) -> None:
    table = ada.ok("post", "/tables/daily", {})
    refused = ada.refused("post", f"/tables/{table['id']}/branch", {"ply": 0, "seats": ["me"]})
    assert refused["code"] == "not_allowed"


def test_moments_and_seats_that_do_not_exist(ada: Guest) -> None:
    game = crofters(2)
    table = ada.bring(game)
    path = f"/tables/{table['id']}/branch"
    assert ada.refused("post", path, {"ply": game.ply + 1})["code"] == "not_found"
    assert ada.refused("post", path, {"ply": game.ply})["code"] == "conflict"
    assert ada.refused("post", path, {"ply": -1})["code"] == "invalid"
    assert ada.refused("post", path, {"ply": 3, "seats": ["me"]})["code"] == "invalid"
    assert ada.refused("post", path, {"ply": 3, "seats": ["me", "nobody"]})["code"] == "invalid"
    waiting = ada.make_table(players=2, seats=["me", "open"])
    refused = ada.refused("post", f"/tables/{waiting['id']}/branch", {"ply": 0})
    assert refused["code"] == "conflict"


@pytest.mark.rule("SET-12")
def test_hidden_cards_are_reshuffled(ada: Guest, client: TestClient) -> None:
    game = crofters(2, 40)
    table = ada.bring(game, "me", "crofter")
    row, _, live_game = looked_up(client, table["id"])
    piles = set()
    for _ in range(4):
        brought_on = read_branch(row, crofters(2, 40), ["me", "crofter"], None)
        state = brought_on.live_game.public_game.state
        assert sorted(state.pile) == sorted(game.state.pile)
        assert state.boxes == game.state.boxes
        assert str(brought_on.seed) != row.seed
        piles.add(state.pile)
    assert len(piles) == 4
    assert game.state.pile not in piles
    assert live_game is not None
    assert Game(live_game.public_game.state).state.pile == game.state.pile


def looked_up(client: TestClient, table_id: str) -> tuple[TableRow, list[SeatRow], LiveGame | None]:
    assert client.portal is not None
    return client.portal.call(services(client).table_service.look, table_id)

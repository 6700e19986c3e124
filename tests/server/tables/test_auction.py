"""A game with an auction of the clans ends like any other."""

from __future__ import annotations

from tests.server.visitors import Guest, crofters


def test_a_game_with_an_auction_ends(ada: Guest) -> None:
    game = crofters(2, left=1, clan_auction=True)
    seats = ["me", "open"] if game.deciding_seat == 0 else ["open", "me"]
    table_id = ada.bring(game, *seats)["id"]
    last = str(crofters(2, clan_auction=True).actions[-1])
    ada.play(table_id, last, end=True)
    table = ada.table(table_id)
    assert table["status"] == "finished"
    assert table["result"]["start"] in (0, 1)

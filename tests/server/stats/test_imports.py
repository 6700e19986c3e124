"""Games that were imported_table from elsewhere are listed, and count nowhere."""

from __future__ import annotations

from fastapi.testclient import TestClient
from msgspec.structs import replace

from caledonia.server.db.engine import Database
from caledonia.server.games.store import find_seats, find_table
from caledonia.server.ratings.observer import counts
from caledonia.server.settings import Settings
from tests.server.stats.finished import add_finished, add_person, run
from tests.server.visitors import Guest, crofters


def test_an_imported_game_is_listed_and_counts_nowhere(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    table = ada.bring(crofters(2), "me", "open")
    assert table["status"] == "finished"
    games = ada.ok("get", f"/people/{ada.id}/games")["games"]
    assert [(game["table"], game["imported"]) for game in games] == [(table["id"], True)]
    assert ada.ok("get", f"/people/{ada.id}")["counts"] == []
    assert ada.ok("get", "/statistics?players=2")["games"] == 0
    assert ada.ok("get", f"/people/{ada.id}/ratings")["ratings"] == []


def test_a_whole_game_keeps_the_names_of_its_players(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    record = crofters(3).record(secret=True, names=["Ben", "Cleo", "crofter"])
    table = ada.ok("post", "/tables/import", {"record": record})
    seats = [(seat["name"], seat["person"], seat["bot"]) for seat in table["seats"]]
    assert seats == [("Ben", None, None), ("Cleo", None, None), ("crofter", None, "crofter")]
    assert {seat["stand_in"] for seat in table["seats"]} == {None}
    assert (table["status"], table["you"]) == ("finished", None)
    # It is among Ada's games, and nobody else's.
    for path in (f"/people/{ada.id}", f"/people/{ada.id}/games"):
        recent = ada.ok("get", path)
        [game] = recent.get("recent", recent)["games"]
        assert (game["table"], game["seats"][0]["name"]) == (table["id"], "Ben")
        assert game["seats"][0]["bot"] is None
    assert Guest(client, "Ben").ok("get", f"/people/{ada.id}/games")["games"] == []
    mine = ada.ok("get", "/tables?whose=mine&status=finished")["tables"]
    assert [each["id"] for each in mine] == [table["id"]]
    # Anyone who plays on from a moment of it gets a seat.
    branch = ada.ok(
        "post", f"/tables/{table['id']}/branch", {"ply": 20, "seats": ["me", "open", "open"]}
    )
    assert branch["you"] == 0


def test_one_that_goes_on_here_counts_neither(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    table_id = ada.bring(crofters(1, left=1), "me")["id"]
    last = str(crofters(1).actions[-1])
    played = ada.play(table_id, last)
    if played["status"] == "playing":
        ada.do(table_id, "end", version=played["version"], step=played["step"])
    assert ada.table(table_id)["status"] == "finished"
    assert ada.ok("get", f"/people/{ada.id}")["counts"] == []
    assert ada.ok("get", "/statistics?players=1")["games"] == 0


def test_a_game_from_elsewhere_is_never_rated(settings: Settings) -> None:
    async def ask(database: Database) -> tuple[bool, bool]:
        for name in ("Ann", "Ben"):
            await add_person(database, name)
        table_id = await add_finished(database, ["ann", "ben"])
        async with database.read() as connection:
            table = await find_table(connection, table_id)
            seats = await find_seats(connection, table_id)
        return counts(table, seats), counts(replace(table, start="{}"), seats)

    assert run(settings, ask) == (True, False)

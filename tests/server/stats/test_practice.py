"""Games in which a reveal was taken back are listed as practice, and count nowhere."""

from __future__ import annotations

from fastapi.testclient import TestClient
from msgspec.structs import replace

from caledonia.server.db.engine import Database
from caledonia.server.games.store import find_seats, find_table
from caledonia.server.ratings.observer import counts
from caledonia.server.settings import Settings
from tests.server.stats.finished import add_finished, add_person, run
from tests.server.visitors import Guest


def decide(guest: Guest, table_id: str) -> None:
    """Take any decision, and end the turn where it is complete."""
    legal = guest.table(table_id)["view"]["legal"]
    done = guest.play(table_id, "pass" if "pass" in legal else legal[0])
    if done.get("complete"):
        guest.do(table_id, "end", version=done["version"], step=done["step"])


def finished(guest: Guest, *, undo: bool) -> str:
    """Return a solo game played to its end, with the first round taken back once or not."""
    table_id: str = guest.make_table(players=1, seats=["me"], public=True)["id"]
    while guest.table(table_id)["round"] < 2:
        decide(guest, table_id)
    if undo:
        version = guest.table(table_id)["version"]
        guest.do(table_id, "ask-undo", to=0, version=version, practice=True)
    while guest.table(table_id)["status"] == "playing":
        decide(guest, table_id)
    return table_id


def test_practice_is_listed_and_counts_nowhere(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    practice, real = finished(ada, undo=True), finished(ada, undo=False)
    games = ada.ok("get", f"/people/{ada.id}/games")["games"]
    assert {game["table"]: game["practice"] for game in games} == {practice: True, real: False}
    assert [each["games"] for each in ada.ok("get", f"/people/{ada.id}")["counts"]] == [1]
    assert ada.ok("get", "/statistics?players=1")["games"] == 1


def test_practice_is_never_rated(settings: Settings) -> None:
    async def ask(database: Database) -> tuple[bool, bool]:
        for name in ("Ann", "Ben"):
            await add_person(database, name)
        table_id = await add_finished(database, ["ann", "ben"])
        async with database.read() as connection:
            table = await find_table(connection, table_id)
            seats = await find_seats(connection, table_id)
        return counts(table, seats), counts(replace(table, practice=True), seats)

    assert run(settings, ask) == (True, False)

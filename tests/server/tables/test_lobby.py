"""Finding tables."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.server.tables import create, service
from caledonia.server.tables.lobby import EACH
from tests.server.conftest import Start
from tests.server.tables.tables import LONG_TURN, imported_table
from tests.server.visitors import Guest, Member, crofters

pytestmark = pytest.mark.both_databases


@pytest.fixture
def client(start: Start) -> TestClient:
    """A server of its own for each test."""
    return start()


def listed(guest: Guest, **filters: Any) -> list[str]:
    query = "&".join(f"{key}={value}" for key, value in filters.items())
    return [table["id"] for table in guest.ok("get", f"/tables?{query}")["tables"]]


def test_the_lobby_shows_public_tables_that_are_not_closed(ada: Guest, ben: Guest) -> None:
    shown = ada.make_table(players=2, public=True)["id"]
    hidden = ada.make_table(players=2)["id"]
    closed = ada.make_table(players=2, public=True)["id"]
    ada.do(closed, "leave")
    assert listed(ben) == [shown]
    assert set(listed(ada, whose="mine")) == {shown, hidden}
    assert listed(ben, whose="mine") == []


def test_filters(ada: Guest, ben: Guest, mia: Member) -> None:
    two = mia.make_table(players=2, public=True, rated=True)["id"]
    three = ada.make_table(players=3, public=True)["id"]
    full = ada.make_table(players=2, public=True)
    ben.join(full)
    done = ada.make_table(players=1, public=True)["id"]
    assert listed(ben, players=3) == [three]
    assert listed(ben, rated="true") == [two]
    assert set(listed(ben, status="open")) == {two, three}
    assert set(listed(ben, status="playing")) == {full["id"], done}
    assert listed(ben, status="finished") == []
    assert set(listed(ben, vacant="true")) == {two, three}
    assert set(listed(ben, vacant="false")) == {full["id"], done}
    # At those of others one does not sit.
    assert listed(ben, whose="others", status="playing") == [done]
    assert listed(ada, whose="others") == [two]
    ben.do(full["id"], "leave")
    assert full["id"] in listed(ada, vacant="true")
    for wrong in ("status=closed", "players=5", "limit=0", "limit=101", "whose=all", "x=1"):
        assert ben.refused("get", f"/tables?{wrong}")["code"] == "invalid"


def test_a_seat_of_a_rated_game_is_vacant_once_it_is_offered(mia: Member, ned: Member) -> None:
    table = mia.make_table(players=2, public=True, rated=True)
    ned.join(table)
    ned.do(table["id"], "leave")
    assert table["id"] not in listed(mia, vacant="true")
    mia.do(table["id"], "offer-seat", seat=1)
    assert table["id"] in listed(mia, vacant="true")


def test_ones_own_turn(client: TestClient, ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    assert listed(ada, whose="my_turn") == [table_id]
    assert listed(ben, whose="my_turn") == []
    assert listed(ben, whose="mine") == [table_id]
    assert client.get("/api/tables?whose=mine").status_code == 401
    assert client.get("/api/tables").status_code == 200


def test_pages_miss_nothing_that_changed_at_the_same_time(
    ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (service, create):
        monkeypatch.setattr(module, "now", lambda: 1_800_000_000_000)
    made = {guest.make_table(players=2, public=True)["id"] for guest in (ada, ben, ada, ben, ada)}
    assert sorted(paged(ada)) == sorted(made)


def paged(guest: Guest, query: str = "limit=2") -> list[str]:
    """Return the tables of all pages."""
    ids: list[str] = []
    more = ""
    while True:
        page = guest.ok("get", f"/tables?{query}{more}")
        ids += [table["id"] for table in page["tables"]]
        if page["before"] is None:
            return ids
        more = f"&before={page['before']}&last={page['last']}"


def test_one_person_cannot_fill_the_lobby(ada: Guest, ben: Guest) -> None:
    bens = ben.make_table(players=2, public=True)["id"]
    made = [ada.make_table(players=2, public=True)["id"] for _ in range(7)]
    tables = ben.ok("get", "/tables?status=open&limit=4")["tables"]
    assert [table["id"] for table in tables] == [*reversed(made[-EACH:]), bens]
    more = {"creator": ada.id, "name": "Ada", "count": 7 - EACH}
    assert [table.get("more") for table in tables] == [None] * (EACH - 1) + [more, None]
    # The others are found by the one who made them, page by page.
    assert paged(ben, f"limit=3&creator={ada.id}") == made[::-1]
    assert listed(ben, creator=ben.id) == [bens]


def test_pages_of_grouped_tables_miss_nothing(ada: Guest, ben: Guest) -> None:
    shown = []
    for number in range(5):
        made = [guest.make_table(players=2, public=True)["id"] for guest in (ada, ben)]
        if number >= 5 - EACH:
            shown += made
    for limit in (1, 2, 3, 4):
        assert paged(ben, f"limit={limit}") == shown[::-1]


def test_tables_are_grouped_by_status(ada: Guest, ben: Guest) -> None:
    waiting = [ada.make_table(players=2, public=True)["id"] for _ in range(EACH)]
    playing = [ada.make_table(players=1, seats=["me"], public=True)["id"] for _ in range(EACH + 1)]
    assert set(listed(ben)) == {*waiting, *playing[1:]}
    # Your own are never left out.
    assert len(listed(ada, whose="mine")) == 2 * EACH + 1


def test_a_finished_game_is_listed_with_its_result(ada: Guest) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    table = ada.ok("get", "/tables?whose=mine&status=finished")["tables"][0]
    assert table["id"] == table_id
    outcome = crofters(1).outcome()
    assert outcome is not None
    assert table["seats"][0]["points"] == outcome.scores[0]
    assert "seed" not in table
    assert "invite" not in table

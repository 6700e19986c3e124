from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from caledonia.server.db.schema import seats, tables
from caledonia.server.settings import Settings
from caledonia.server.tables.departures import Departures
from caledonia.server.tables.service import TableService
from tests.server.people.helpers import (
    PASSWORD,
    become,
    cookie_of,
    guest,
    member,
    seat_at,
    sign_in,
    stored,
)
from tests.server.visitors import services

pytestmark = pytest.mark.both_databases


def seated(settings: Settings) -> dict[tuple[str, int], str | None]:
    query = select(seats.c.table_id, seats.c.seat, seats.c.person)
    with stored(settings) as connection:
        return {(table, seat): person for table, seat, person in connection.execute(query)}


class Watcher(Departures):
    """Records its calls."""

    def __init__(self, table_service: TableService) -> None:
        super().__init__(table_service)
        self.heard: list[tuple[object, ...]] = []

    async def moved(self, tables: tuple[str, ...], guest: str, member: str) -> None:
        self.heard.append(("moved", tables, guest, member))

    async def renamed(self, tables: tuple[str, ...], person: str) -> None:
        self.heard.append(("renamed", tables, person))

    async def left(self, tables: tuple[str, ...], person: str) -> None:
        self.heard.append(("left", tables, person))


def test_signing_in_leaves_the_guest_as_it_is(client: TestClient, settings: Settings) -> None:
    member(client)
    visitor = guest(client, "Isla")
    cookie = cookie_of(client)
    seat_at(settings, "harbour", 0, visitor["id"], "Isla")
    sign_in(client)
    assert seated(settings) == {("harbour", 0): visitor["id"]}
    become(client, cookie)
    assert client.get("/api/people/me").json()["seats"] == 1


def test_merging_takes_all_seats_along(client: TestClient, settings: Settings) -> None:
    account = member(client)
    seat_at(settings, "island", 0, account["id"], "Flora")
    visitor = guest(client, "Isla")
    cookie = cookie_of(client)
    seat_at(settings, "harbour", 0, visitor["id"], "Isla")
    seat_at(settings, "loch", 0, account["id"], "Isla")
    with stored(settings) as connection:
        change = update(seats).where(seats.c.table_id == "loch")
        connection.execute(change.values(person=visitor["id"]))
    watcher = Watcher(services(client).table_service)
    services(client).departures = watcher
    assert sign_in(client, merge=True)["id"] == account["id"]
    assert set(seated(settings).values()) == {account["id"]}
    with stored(settings) as connection:
        creators = set(connection.execute(select(tables.c.creator)).scalars())
    assert creators == {account["id"]}
    assert watcher.heard == [("moved", ("harbour", "loch"), visitor["id"], account["id"])]
    assert client.get("/api/people/me").json()["seats"] == 3
    become(client, cookie)
    assert client.get("/api/people/me").status_code == 401


def test_merging_takes_along_what_a_guest_answers_for(
    client: TestClient, settings: Settings
) -> None:
    account = member(client)
    visitor = guest(client, "Isla")
    seat_at(settings, "harbour", 0, account["id"], "Flora")
    with stored(settings) as connection:
        # Isla left this seat, and another person has it now.
        connection.execute(update(seats).values(owner=visitor["id"]))
    sign_in(client, merge=True)
    with stored(settings) as connection:
        assert connection.execute(select(seats.c.owner)).scalars().all() == [account["id"]]


def test_a_wrong_password_moves_nothing(client: TestClient, settings: Settings) -> None:
    member(client)
    visitor = guest(client, "Isla")
    seat_at(settings, "harbour", 0, visitor["id"], "Isla")
    body = {"login": "flora", "password": "not the password", "merge": True}
    assert client.post("/api/people/sign-in", json=body).status_code == 401
    assert seated(settings) == {("harbour", 0): visitor["id"]}
    assert client.get("/api/people/me").json()["id"] == visitor["id"]


def test_merging_two_seats_of_a_running_game_is_refused(
    client: TestClient, settings: Settings
) -> None:
    account = member(client)
    visitor = guest(client, "Isla")
    seat_at(settings, "harbour", 0, visitor["id"], "Isla")
    seat_at(settings, "harbour", 1, account["id"], "Flora")
    before = seated(settings)
    body = {"login": "flora", "password": PASSWORD, "merge": True}
    answer = client.post("/api/people/sign-in", json=body)
    assert answer.status_code == 409
    assert "harbour" in answer.json()["message"]
    assert seated(settings) == before
    assert client.get("/api/people/me").json()["id"] == visitor["id"]
    with stored(settings) as connection:
        connection.execute(update(tables).values(status="finished"))
    assert client.post("/api/people/sign-in", json=body).status_code == 200
    assert set(seated(settings).values()) == {account["id"]}


def test_only_guests_are_merged(client: TestClient, settings: Settings) -> None:
    member(client, "flora")
    other = member(client, "isla")
    seat_at(settings, "harbour", 0, other["id"], "Isla")
    sign_in(client, "flora", merge=True)
    assert seated(settings) == {("harbour", 0): other["id"]}


def test_registering_keeps_the_seats(client: TestClient, settings: Settings) -> None:
    visitor = guest(client)
    seat_at(settings, "harbour", 0, visitor["id"], "Flora")
    client.post("/api/people/register", json={"login": "flora", "password": PASSWORD})
    become(client, None)
    assert sign_in(client)["id"] == visitor["id"]
    assert client.get("/api/people/me").json()["seats"] == 1

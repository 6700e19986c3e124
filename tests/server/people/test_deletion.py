from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert, select, update

from caledonia.server.db.schema import (
    analyses,
    channels,
    confirmations,
    notices,
    people,
    presence,
    seats,
)
from caledonia.server.settings import Settings
from tests.server.people.helpers import (
    PASSWORD,
    become,
    cookie_of,
    everything,
    guest,
    seat_at,
    stored,
)

pytestmark = pytest.mark.both_databases


def registered(client: TestClient, settings: Settings) -> dict[str, Any]:
    """Register a member with traces in every table."""
    client.headers["user-agent"] = "TraceBrowser"
    body = {"name": "TraceName", "login": "tracelogin", "password": PASSWORD}
    person: dict[str, Any] = client.post("/api/people/register", json=body).json()
    client.patch("/api/people/me", json={"preferences": {"motto": "TraceMotto"}})
    seat_at(settings, "harbour", 0, person["id"], "TraceName")
    common = {"person": person["id"]}
    with stored(settings) as connection:
        mine = people.c.id == person["id"]
        connection.execute(update(people).where(mine).values(email="trace@example.org"))
        values = {"id": "x", "email": "trace2@example.org", "created": 1, "expires": 2**50}
        connection.execute(insert(confirmations).values(**values, **common))
        connection.execute(
            insert(channels).values(
                id="c", kind="mail", address="trace@example.org", events="[]", created=1, **common
            )
        )
        connection.execute(
            insert(notices).values(
                id="n", channel="c", table_id="harbour", event="turn", data='"TraceName"', due=1
            )
        )
        connection.execute(insert(presence).values(table_id="harbour", until=1, **common))
    return person


def delete_me(client: TestClient, password: str | None = PASSWORD) -> int:
    body = {"password": password} if password is not None else None
    return client.request("DELETE", "/api/people/me", json=body).status_code


def test_deletion_erases_identity(client: TestClient, settings: Settings) -> None:
    person = registered(client, settings)
    client.post("/api/people/me/tokens", json={"label": "TraceLabel"})
    assert "trace" in everything(settings).lower()
    assert delete_me(client) == 204
    assert "trace" not in everything(settings).lower()
    with stored(settings) as connection:
        row = connection.execute(select(people).where(people.c.id == person["id"])).one()
        seat = connection.execute(select(seats)).one()
    assert (row.name, row.login, row.email, row.password) == ("former player", None, None, None)
    assert row.deleted is not None
    assert (seat.person, seat.name) == (person["id"], "former player")


def test_analyses_stay_but_not_who_asked_for_them(client: TestClient, settings: Settings) -> None:
    person = registered(client, settings)
    common = {"table_id": "harbour", "done": 1, "total": 2, "created": 1, "updated": 1}
    asked = [
        ("own", person["id"], "done"),
        ("begun", person["id"], "running"),
        ("other", "somebody", "waiting"),
    ]
    with stored(settings) as connection:
        for name, asker, status in asked:
            values = {"id": name, "bot": name, "status": status, "result": "{}"}
            values |= {"person": asker, "origin": "an address"}
            connection.execute(insert(analyses).values(**values, **common))
    assert delete_me(client) == 204
    with stored(settings) as connection:
        rows = {
            row.id: (row.person, row.origin, row.status, row.result)
            for row in connection.execute(select(analyses))
        }
    assert rows == {
        "own": ("", None, "done", "{}"),
        "begun": ("", None, "failed", "{}"),
        "other": ("somebody", "an address", "waiting", "{}"),
    }


def test_deletion_ends_all_sessions_and_tokens(client: TestClient, settings: Settings) -> None:
    registered(client, settings)
    token = client.post("/api/people/me/tokens", json={"label": "bot"}).json()["token"]
    cookie = cookie_of(client)
    bearer = {"authorization": f"Bearer {token}"}
    assert client.get("/api/people/me", headers=bearer).status_code == 200
    assert delete_me(client) == 204
    assert "caledonia" not in client.cookies
    assert client.get("/api/people/me", headers=bearer).status_code == 401
    become(client, cookie)
    assert client.get("/api/people/me").status_code == 401
    become(client, None)
    body = {"login": "tracelogin", "password": PASSWORD}
    assert client.post("/api/people/sign-in", json=body).status_code == 401


def test_members_give_their_password(client: TestClient, settings: Settings) -> None:
    registered(client, settings)
    for password in (None, "not the password"):
        assert delete_me(client, password) == 401
    assert client.get("/api/people/me").json()["name"] == "TraceName"


def test_guests_have_none_to_give(client: TestClient, settings: Settings) -> None:
    person = guest(client)
    seat_at(settings, "harbour", 0, person["id"], "Flora")
    assert delete_me(client, None) == 204
    assert "Flora" not in everything(settings)


def test_the_name_is_free_again(client: TestClient, settings: Settings) -> None:
    person = registered(client, settings)
    delete_me(client)
    body = {"login": "tracelogin", "password": PASSWORD}
    answer = client.post("/api/people/register", json=body)
    assert answer.status_code == 201
    assert answer.json()["id"] != person["id"]


def test_others_are_left_alone(client: TestClient, settings: Settings) -> None:
    other = guest(client, "Isla")
    cookie = cookie_of(client)
    become(client, None)
    registered(client, settings)
    seat_at(settings, "harbour", 1, other["id"], "Isla")
    delete_me(client)
    become(client, cookie)
    assert client.get("/api/people/me").json()["seats"] == 1
    assert "Isla" in everything(settings)

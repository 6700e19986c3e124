"""Visitors, and what is stored of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import Connection, create_engine, insert

from caledonia.server.app import create_app
from caledonia.server.db.migrate import sync_url
from caledonia.server.db.schema import metadata, seats, tables
from caledonia.server.settings import Settings
from tests.server.visitors import services

PASSWORD = "barley and hops"


def protected_app(settings: Settings) -> FastAPI:
    """Return an application with the routes about people and all protections."""
    return create_app(settings)


@contextmanager
def stored(settings: Settings) -> Iterator[Connection]:
    """Open the database of a server behind its back."""
    engine = create_engine(sync_url(settings.database_url()))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def everything(settings: Settings) -> str:
    """Return all that is stored, as text."""
    with stored(settings) as connection:
        return "\n".join(
            repr(tuple(row))
            for table in metadata.sorted_tables
            for row in connection.execute(table.select())
        )


def seat_at(settings: Settings, table: str, seat: int, person: str, name: str) -> None:
    """Let a person sit at a table; it is made with its first seat."""
    with stored(settings) as connection:
        if seat == 0:
            connection.execute(insert(tables).values(**_table(table, person)))
        connection.execute(
            insert(seats).values(table_id=table, seat=seat, person=person, name=name)
        )


def _table(table: str, creator: str) -> dict[str, Any]:
    values: dict[str, Any] = {"id": table, "name": table, "creator": creator, "status": "playing"}
    values |= dict.fromkeys(("created", "updated", "rules", "seq", "version", "ply", "round"), 1)
    values |= {"invite": "x", "seed_hash": "x", "content": "base", "seed": "1"}
    return values | {"players": 2, "options": "{}", "public": True, "rated": False}


def cookie_of(client: TestClient) -> str:
    """Return the cookie that a visitor has."""
    return str(client.cookies["caledonia"])


def become(client: TestClient, cookie: str | None) -> None:
    """Continue as the person with this cookie, or as a stranger."""
    client.cookies.clear()
    if cookie is not None:
        client.cookies.set("caledonia", cookie)


def guest(client: TestClient, name: str = "Flora") -> dict[str, Any]:
    """Begin as a new guest."""
    become(client, None)
    answer = client.post("/api/people/guest", json={"name": name})
    assert answer.status_code == 201, answer.text
    person: dict[str, Any] = answer.json()
    return person


def member(client: TestClient, login: str = "flora") -> dict[str, Any]:
    """Register a new member, signed in from then on."""
    become(client, None)
    answer = client.post("/api/people/register", json={"login": login, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    person: dict[str, Any] = answer.json()
    return person


def sign_in(client: TestClient, login: str = "flora", **more: object) -> dict[str, Any]:
    """Sign in as the visitor that the client is."""
    body = {"login": login, "password": PASSWORD, **more}
    answer = client.post("/api/people/sign-in", json=body)
    assert answer.status_code == 200, answer.text
    person: dict[str, Any] = answer.json()
    return person


def finish(client: TestClient) -> None:
    """Wait for what the server does in the background, such as sending mail."""
    assert client.portal is not None
    for task in list(services(client).hub._tasks):
        client.portal.call(_wait, task)


async def _wait(task: Any) -> None:
    await task

"""Sockets whose session or token has ended are closed, at every process."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update
from starlette.websockets import WebSocketDisconnect

from caledonia.server.clock import now
from caledonia.server.db import schema
from caledonia.server.db.engine import Database
from caledonia.server.live.revocation import Revocations
from caledonia.server.people import password_resets
from tests.server.conftest import Start
from tests.server.tables.tables import LONG_TURN, imported_table
from tests.server.visitors import Guest, Socket, services


def closed(socket: Socket) -> tuple[int, str]:
    """Return how a socket was closed."""
    while True:
        try:
            socket.next()
        except WebSocketDisconnect as gone:
            return gone.code, gone.reason


ENDED = (4401, "your session has ended: sign in again")


def session_of(guest: Guest) -> str:
    session_id: str = guest.ok("get", "/people/me/sessions")[0]["id"]
    return session_id


def test_signing_out_closes_the_sockets_of_the_session(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.watch(table_id) as own, ben.watch(table_id) as other:
        assert own.do("id-1", "say", text="hello")["type"] == "answer"
        assert ada.ask("post", "/people/sign-out", {}).status_code == 204
        assert closed(own) == ENDED
        assert other.do("id-2", "say", text="good bye")["type"] == "answer"
    assert [entry["text"] for entry in ben.entries(table_id, "chat")] == ["hello", "good bye"]


def test_deleting_an_account_closes_its_sockets(ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.watch(table_id) as own:
        assert ada.ask("delete", "/people/me", {}).status_code == 204
        assert closed(own) == ENDED


def test_a_revoked_token_closes_only_its_own_sockets(
    client: TestClient, ada: Guest, ben: Guest
) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    made = ada.ok("post", "/people/me/tokens", {"label": "script"})
    headers = {"authorization": f"Bearer {made['token']}"}
    path = f"/api/tables/{table_id}/live"
    with ada.watch(table_id) as own, client.websocket_connect(path, headers=headers) as raw:
        by_token = Socket(raw)
        assert by_token.until("hello")["table"]["you"] == ada.table(table_id)["you"]
        assert ada.ask("delete", f"/people/me/tokens/{made['id']}").status_code == 204
        assert closed(by_token) == ENDED
        assert own.do("id-1", "say", text="still here")["type"] == "answer"


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_other_processes_hear_of_it_at_once(start: Start) -> None:
    first, second = start(), start()
    ada, ben = Guest(first, "Ada"), Guest(first, "Ben")
    table_id = imported_table(ada, ben, LONG_TURN)
    with ada.also_at(second).watch(table_id) as own, ben.also_at(second).watch(table_id) as other:
        own.until("hello")
        other.until("hello")
        assert ada.ask("delete", f"/people/me/sessions/{session_of(ada)}").status_code == 204
        assert closed(own) == ENDED
        assert other.do("id-1", "say", text="hello")["type"] == "answer"


def test_what_was_not_heard_is_found_by_looking(client: TestClient, ada: Guest, ben: Guest) -> None:
    table_id = imported_table(ada, ben, LONG_TURN)
    parts = services(client)
    revocations = Revocations(parts.database, parts.hub, parts.lookups)

    async def revoke(session: str) -> None:
        table = schema.sessions
        async with parts.database.write() as connection:
            query = update(table).where(table.c.id == session).values(revoked=now())
            await connection.execute(query)

    async def look() -> None:
        await revocations.check(parts.hub.subscribers())

    portal: Any = client.portal
    with ada.watch(table_id) as own, ben.watch(table_id) as other:
        session = session_of(ada)
        own.until("hello")
        portal.call(look)
        assert own.until_pong()
        portal.call(revoke, session)
        portal.call(look)
        assert closed(own) == ENDED
        assert other.do("id-1", "say", text="hello")["type"] == "answer"


def with_password(guest: Guest) -> str:
    """Register a guest, and return a new token."""
    guest.ok("post", "/people/register", {"login": f"u{guest.id}", "password": "barley and hops"})
    token: str = guest.ok("post", "/people/me/tokens", {"label": "script"})["token"]
    return token


def test_a_new_password_closes_the_sockets_of_tokens(ada: Guest, ben: Guest) -> None:
    headers = {"authorization": f"Bearer {with_password(ada)}"}
    table_id = imported_table(ada, ben, LONG_TURN)
    path = f"/api/tables/{table_id}/live"
    with ada.watch(table_id) as own, ada.http.websocket_connect(path, headers=headers) as raw:
        change = {"old": "barley and hops", "new": "water of life"}
        assert ada.ask("post", "/people/me/password", change).status_code == 204
        assert closed(Socket(raw)) == ENDED
        # The session that changed it stays valid.
        assert own.do("id-1", "say", text="hello")["type"] == "answer"


def test_a_reset_closes_all_sockets(client: TestClient, ada: Guest, ben: Guest) -> None:
    headers = {"authorization": f"Bearer {with_password(ada)}"}
    table_id = imported_table(ada, ben, LONG_TURN)
    portal: Any = client.portal
    secret = portal.call(link_for, services(client).database, ada.id)
    path = f"/api/tables/{table_id}/live"
    with ada.watch(table_id) as own, ada.http.websocket_connect(path, headers=headers) as raw:
        body = {"secret": secret, "password": "water of life"}
        assert ben.ask("post", "/people/reset", body).status_code == 204
        assert closed(own) == ENDED
        assert closed(Socket(raw)) == ENDED


async def link_for(database: Database, person: str) -> str | None:
    """Return the secret of a link for a new password."""
    async with database.write() as connection:
        return await password_resets.make(connection, person, password_resets.HOUR)

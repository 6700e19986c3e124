from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI, WebSocket
from fastapi.testclient import TestClient

from caledonia.server.identity.dependencies import person_of
from caledonia.server.people import sessions
from caledonia.server.services import services_of
from tests.server.people.helpers import PASSWORD, become, cookie_of, guest, member


def made(client: TestClient, label: str = "my bot") -> dict[str, Any]:
    answer = client.post("/api/people/me/tokens", json={"label": label})
    assert answer.status_code == 201
    token: dict[str, Any] = answer.json()
    return token


def test_a_token_speaks_for_its_person(client: TestClient) -> None:
    person = member(client)
    token = made(client)
    assert token["token"].startswith("cal_")
    become(client, None)
    answer = client.get("/api/people/me", headers={"authorization": f"Bearer {token['token']}"})
    assert answer.json()["id"] == person["id"]
    answer = client.get("/api/people/me", headers={"authorization": f"bearer  {token['token']} "})
    assert answer.json()["id"] == person["id"]


def test_its_text_is_shown_once(client: TestClient) -> None:
    member(client)
    token = made(client)
    (listed,) = client.get("/api/people/me/tokens").json()
    assert listed == {
        "id": token["id"],
        "label": "my bot",
        "created": token["created"],
        "seen": None,
    }
    assert token["token"] not in client.get("/api/people/me/tokens").text


def test_a_token_cannot_manage_the_account(client: TestClient) -> None:
    member(client)
    token = made(client)
    become(client, None)
    client.headers["authorization"] = f"Bearer {token['token']}"
    for method, path, body in (
        ("PATCH", "me", {"name": "Isla"}),
        ("DELETE", "me", {"password": PASSWORD}),
        ("POST", "me/password", {"old": PASSWORD, "new": "water of life"}),
        ("GET", "me/sessions", None),
        ("DELETE", "me/sessions", None),
        ("GET", "me/tokens", None),
        ("POST", "me/tokens", {"label": "another"}),
        ("DELETE", f"me/tokens/{token['id']}", None),
        ("POST", "register", {"login": "isla", "password": PASSWORD}),
        ("POST", "sign-in", {"login": "flora", "password": PASSWORD}),
        ("POST", "sign-out", None),
    ):
        answer = client.request(method, f"/api/people/{path}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), path


def test_a_revoked_token_stops_at_once(client: TestClient) -> None:
    member(client)
    token = made(client)
    bearer = {"authorization": f"Bearer {token['token']}"}
    assert client.get("/api/people/me", headers=bearer).status_code == 200
    assert client.delete(f"/api/people/me/tokens/{token['id']}").status_code == 204
    assert client.delete(f"/api/people/me/tokens/{token['id']}").status_code == 404
    # Not even the cookie helps: who shows a token is who the token says.
    assert client.get("/api/people/me", headers=bearer).status_code == 401
    assert client.get("/api/people/me/tokens").json() == []


@pytest.mark.parametrize("token", ["", "cal_", "cal_" + "x" * 5000, "\xff", "a b c"])
def test_other_tokens_are_worth_nothing(client: TestClient, token: str) -> None:
    guest(client)
    header = b"Bearer " + token.encode("latin-1")
    answer = client.get("/api/people/me", headers=[(b"authorization", header)])
    assert answer.status_code == 401


def test_neither_hash_nor_cookie_is_a_token(client: TestClient) -> None:
    member(client)
    token = made(client)
    for wrong in (token["id"], cookie_of(client), cookie_of(client).split(".")[0]):
        bearer = {"authorization": f"Bearer {wrong}"}
        assert client.get("/api/people/me", headers=bearer).status_code == 401


def test_tokens_have_bounds(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_TOKENS", 1)
    member(client)
    made(client)
    answer = client.post("/api/people/me/tokens", json={"label": "another"})
    assert (answer.status_code, answer.json()["code"]) == (409, "conflict")
    for label in ("", "x" * 81, "a\x00b"):
        answer = client.post("/api/people/me/tokens", json={"label": label})
        assert answer.status_code == 422


def test_tokens_of_others_cannot_be_revoked(client: TestClient) -> None:
    member(client)
    token = made(client)
    guest(client, "Isla")
    assert client.delete(f"/api/people/me/tokens/{token['id']}").status_code == 404
    become(client, None)
    bearer = {"authorization": f"Bearer {token['token']}"}
    assert client.get("/api/people/me", headers=bearer).status_code == 200


def test_sockets_are_authenticated(client: TestClient) -> None:
    app = client.app
    assert isinstance(app, FastAPI)

    @app.websocket("/who")
    async def who(socket: WebSocket) -> None:
        person = await person_of(socket, services_of(socket))
        await socket.accept()
        await socket.send_json(person.name if person else None)
        await socket.close()

    member(client, "flora")
    token = made(client)["token"]
    with client.websocket_connect("/who") as socket:
        assert socket.receive_json() == "flora"
    become(client, None)
    with client.websocket_connect("/who") as socket:
        assert socket.receive_json() is None
    with client.websocket_connect("/who", headers={"authorization": f"Bearer {token}"}) as socket:
        assert socket.receive_json() == "flora"

"""Only requests that name this server are answered."""

from __future__ import annotations

import socket
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse
from starlette.types import Receive, Scope, Send

from caledonia.server.security.hosts import Hosts
from tests.server.security.helpers import SETTINGS, guarded

OURS = [
    "localhost",
    "LOCALHOST:8000",
    "table.localhost:8000",
    "127.0.0.1:8000",
    "192.168.178.20:8000",
    "[::1]:8000",
    "[fe80::1]",
    "play.example.org",
    "Play.Example.Org.:443",
    "testserver",
    socket.gethostname(),
    f"{socket.gethostname().partition('.')[0]}.local:8000",
]
FOREIGN = [
    "",
    "evil.example",
    "evil.example:8000",
    "play.example.org.evil.example",
    "evil.play.example.org",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "127.0.0.1@evil.example",
    "evil.example:80:80",
    "[evil.example]",
    "[::1",
    "testserver, evil.example",
    "localhost\u00e9",
]


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer nothing."""


@pytest.mark.parametrize("host", OURS)
def test_names_of_this_server(host: str) -> None:
    assert Hosts(nothing, settings=SETTINGS).knows(host)


@pytest.mark.parametrize("host", FOREIGN)
def test_foreign_names(host: str) -> None:
    assert not Hosts(nothing, settings=SETTINGS).knows(host)


def test_a_foreign_name_is_refused_with_words() -> None:
    client = guarded()
    answer = client.get("/page", headers={"host": "evil.example"})
    assert answer.status_code == 400
    assert "CALEDONIA_HOSTS" in answer.json()["message"]
    assert "evil.example" not in answer.text
    assert answer.headers["x-frame-options"] == "DENY"


def test_sockets_are_refused_too() -> None:
    client = guarded()
    with (
        pytest.raises(WebSocketDenialResponse),
        client.websocket_connect("/api/live", headers={"host": "evil.example"}),
    ):
        raise AssertionError("it was opened")


def test_two_names_must_both_be_ours() -> None:
    answer = guarded().get("/page", headers=[("host", "localhost"), ("host", "evil.example")])
    assert answer.status_code == 400


def test_a_proxy_may_check_the_names_instead() -> None:
    seen: list[str] = []

    async def note(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    hosts = Hosts(note, settings=replace(SETTINGS, hosts=("*",)))
    answer = TestClient(hosts).get("/", headers={"host": "evil.example"})
    assert (answer.status_code, seen) == (204, ["http"])


def test_rebinding_reads_no_metrics_and_makes_no_guests(client: TestClient) -> None:
    foreign = {"host": "evil.example", "sec-fetch-site": "same-origin"}
    for method, path in (("GET", "/metrics"), ("POST", "/api/people/guest"), ("GET", "/ready")):
        answer = client.request(method, path, headers=foreign)
        assert answer.status_code == 400, path
        assert "set-cookie" not in answer.headers

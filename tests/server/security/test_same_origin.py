from __future__ import annotations

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.types import Message, Scope

from caledonia.server.security.same_origin import SameOrigin
from tests.server.security.helpers import SETTINGS, cookie, guarded

JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
BEARER = {"authorization": "Bearer cal_x"}

OURS = [
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"sec-fetch-site": "same-origin", "origin": "http://testserver"},
    {"origin": "http://testserver"},
    {"origin": "http://TESTSERVER:80"},
    {"origin": "https://play.example.org"},
    {"origin": "https://play.example.org:443"},
]
FOREIGN = [
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "odd"},
    {"sec-fetch-site": "cross-site", "origin": "http://testserver"},
    {"origin": "https://evil.example"},
    {"origin": "http://testserver:8001"},
    {"origin": "http://testserver.evil.example"},
    {"origin": "http://evil.example/testserver"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "http://testserver:99999"},
    {"origin": "http://play.example.org"},
]


@pytest.mark.parametrize("headers", OURS)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_our_own_page_may_change_things(method: str, headers: dict[str, str]) -> None:
    answer = guarded().request(method, "/api/echo", headers=cookie() | headers)
    assert answer.status_code == 200


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_other_sites_may_not(method: str, headers: dict[str, str]) -> None:
    answer = guarded().request(method, "/api/echo", headers=cookie() | JSON | headers)
    assert answer.status_code == 403
    assert answer.json()["code"] == "not_allowed"


@pytest.mark.parametrize("headers", FOREIGN)
def test_other_sites_cannot_sign_people_in(headers: dict[str, str]) -> None:
    assert guarded().post("/api/people/sign-in", headers=JSON | headers).status_code == 403


def test_everybody_may_read() -> None:
    client = guarded()
    for headers in FOREIGN:
        assert client.get("/api/echo", headers=cookie() | headers).status_code == 200


def test_scripts_send_json() -> None:
    client = guarded()
    for headers, status in (
        (JSON, 200),
        ({"content-type": "Application/JSON; charset=utf-8"}, 200),
        (FORM, 403),
        ({"content-type": "text/plain;application/json"}, 403),
        ({"content-type": "application/jsonx"}, 403),
        ({}, 403),
    ):
        answer = client.post("/api/echo", headers=cookie() | headers)
        assert answer.status_code == status, headers
    assert client.post("/api/echo", headers=FORM).status_code == 200
    # No form can send these.
    assert client.delete("/api/echo", headers=cookie()).status_code == 200


def test_tokens_need_no_origin() -> None:
    client = guarded()
    for headers in FOREIGN:
        answer = client.post("/api/echo", headers=cookie() | BEARER | headers)
        assert answer.status_code == 200
    basic = {"authorization": "Basic Bearer"}
    assert client.post("/api/echo", headers=cookie() | basic).status_code == 403


@pytest.mark.parametrize("headers", [{}, *OURS])
def test_sockets_of_our_page_and_of_scripts_open(headers: dict[str, str]) -> None:
    with guarded().websocket_connect("/api/live", headers=cookie() | headers) as socket:
        assert socket.receive_text() == "welcome"


@pytest.mark.parametrize("headers", FOREIGN)
def test_sockets_of_other_sites_do_not(headers: dict[str, str]) -> None:
    client = guarded()
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        client.websocket_connect("/api/live", headers=cookie() | headers),
    ):
        pass
    assert denied.value.status_code == 403


def test_a_server_that_cannot_answer_closes_the_socket() -> None:
    import asyncio

    sent: list[Message] = []

    async def never(*_: object) -> None:
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {"type": "websocket", "path": "/", "headers": [(b"origin", b"null")]}
    asyncio.run(SameOrigin(never, settings=SETTINGS)(scope, never, send))  # type: ignore[arg-type]  # never called
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "not_allowed"}]

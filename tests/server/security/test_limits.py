from __future__ import annotations

from dataclasses import replace

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse

from caledonia.server.security.buckets import (
    COMMAND_RATE,
    SPARINGLY,
    Limiter,
    Rate,
    household,
)
from tests.server.security.helpers import SETTINGS, cookie, guarded

JSON = {"content-type": "application/json"}


class Clock:
    """A clock that moves only by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def stopped(client: TestClient) -> Clock:
    """Stop the clock of a server's limits."""
    assert isinstance(client.app, FastAPI)
    clock = Clock()
    client.app.state.services.limiter._now = clock
    return clock


def test_a_bucket_empties_and_fills() -> None:
    clock = Clock()
    limiter = Limiter(clock)
    rate = Rate(burst=3, seconds=2)
    assert [limiter.take("x", "flora", rate) for _ in range(5)] == [0, 0, 0, 2, 2]
    assert limiter.take("x", "isla", rate) == 0
    assert limiter.take("y", "flora", rate) == 0
    clock.at += 1.5
    assert limiter.take("x", "flora", rate) == 1
    clock.at += 0.5
    assert [limiter.take("x", "flora", rate) for _ in range(2)] == [0, 2]
    clock.at += 100
    assert [limiter.take("x", "flora", rate) for _ in range(4)] == [0, 0, 0, 2]


def test_what_is_given_back_was_not_taken() -> None:
    limiter = Limiter(Clock())
    rate = Rate(burst=1, seconds=9)
    for _ in range(3):
        assert limiter.take("x", "flora", rate) == 0
        limiter.give_back("x", "flora", rate)
    limiter.give_back("x", "isla", rate)
    # There is never more than the bucket holds.
    limiter.give_back("x", "flora", rate)
    assert [limiter.take("x", "flora", rate) for _ in range(2)] == [0, 9]


def test_memory_is_bounded() -> None:
    limiter = Limiter(Clock(), most=10)
    for number in range(1000):
        limiter.take("x", str(number), SPARINGLY)
    assert len(limiter) == 10


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::1", "2001:0db8:0001:0002"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_is_one(address: str, expected: str) -> None:
    assert household(address) == expected


def test_who_asks_too_often_waits() -> None:
    client = guarded(rate_limits=True)
    clock = stopped(client)
    settings = replace(SETTINGS, rate_limits=True)
    flora, isla = cookie("flora", settings), cookie("isla", settings)
    for _ in range(COMMAND_RATE.burst):
        assert client.get("/api/echo", headers=flora).status_code == 200
    answer = client.get("/api/echo", headers=flora)
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "1"
    assert answer.json()["code"] == "too_many"
    # Others, strangers and the page itself are not affected.
    assert client.get("/api/echo", headers=isla).status_code == 200
    assert client.get("/api/echo").status_code == 200
    assert client.get("/page", headers=flora).status_code == 200
    clock.at += 1
    assert client.get("/api/echo", headers=flora).status_code == 200


def test_made_up_cookies_and_tokens_do_not_help() -> None:
    client = guarded(rate_limits=True)
    stopped(client)
    answers = [
        client.get("/api/echo", headers={"cookie": f"caledonia=x{number}.y.z"}).status_code
        for number in range(COMMAND_RATE.burst + 1)
    ]
    assert answers.count(429) == 1
    answers = [
        client.get("/api/echo", headers={"authorization": f"Bearer {number}"}).status_code
        for number in range(601)
    ]
    assert answers.count(429) == 1


def test_one_token_has_its_own_bucket() -> None:
    client = guarded(rate_limits=True)
    stopped(client)
    bearer = {"authorization": "Bearer cal_x"}
    answers = [
        client.get("/api/echo", headers=bearer).status_code for _ in range(COMMAND_RATE.burst + 1)
    ]
    assert answers.count(429) == 1


def test_registering_is_for_now_and_then() -> None:
    client = guarded(rate_limits=True)
    clock = stopped(client)
    for number in range(SPARINGLY.burst):
        headers = cookie(str(number), replace(SETTINGS, rate_limits=True)) | JSON
        assert client.post("/api/people/register", headers=headers).status_code == 200
    answer = client.post("/api/people/register", headers=JSON)
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "6")
    assert client.post("/api/echo", headers=JSON).status_code == 200
    clock.at += 6
    assert client.post("/api/people/register", headers=JSON).status_code == 200


def test_routes_count_what_they_like() -> None:
    client = guarded(rate_limits=True)
    stopped(client)
    answers = [client.post("/api/chat?who=flora") for _ in range(SPARINGLY.burst + 1)]
    assert [answer.status_code for answer in answers].count(429) == 1
    assert answers[-1].headers["retry-after"] == "6"
    assert answers[-1].json()["retry_after"] == 6
    assert client.post("/api/chat?who=isla").status_code == 200


def test_new_sockets_count() -> None:
    client = guarded(rate_limits=True)
    stopped(client)
    for _ in range(COMMAND_RATE.burst):
        with client.websocket_connect("/api/live"):
            pass
    with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/api/live"):
        pass
    assert denied.value.status_code == 429


def test_limits_can_be_off() -> None:
    client = guarded(rate_limits=False)
    for _ in range(COMMAND_RATE.burst + 1):
        assert client.get("/api/echo").status_code == 200
    for _ in range(SPARINGLY.burst + 1):
        assert client.post("/api/chat?who=flora").status_code == 200

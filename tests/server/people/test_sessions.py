from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from caledonia.server import clock
from caledonia.server.db.schema import sessions
from caledonia.server.identity.lookups import REMEMBERED, SEEN_EVERY
from caledonia.server.notices import message
from caledonia.server.people import sessions as sessions_module
from caledonia.server.security import cookies
from caledonia.server.settings import Settings
from tests.server.people.helpers import become, cookie_of, guest, member, sign_in, stored

Start = Callable[[], TestClient]

BEFORE = time.time() - 3600
"""An hour before the tests: the system clock was set back to then."""


class Clock:
    """A clock that moves only by hand."""

    def __init__(self) -> None:
        self.at = clock.now()

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped_clock = Clock()
    monkeypatch.setattr(clock, "now", stopped_clock)
    return stopped_clock


def test_sessions_are_listed(client: TestClient) -> None:
    member(client)
    client.headers["user-agent"] = "Browser\t2"
    become(client, None)
    sign_in(client)
    listed = client.get("/api/people/me/sessions").json()
    assert sorted(each["is_present"] for each in listed) == [False, True]
    present = next(each for each in listed if each["is_present"])
    assert present["device"] == "Browser2"
    assert present["seen"] >= present["created"] > 0


def test_a_revoked_session_stops_at_once(client: TestClient) -> None:
    member(client)
    first = cookie_of(client)
    become(client, None)
    sign_in(client)
    second = cookie_of(client)
    become(client, first)
    assert client.get("/api/people/me").status_code == 200
    become(client, second)
    listed = client.get("/api/people/me/sessions").json()
    other = next(each["id"] for each in listed if not each["is_present"])
    assert client.delete(f"/api/people/me/sessions/{other}").status_code == 204
    assert client.delete(f"/api/people/me/sessions/{other}").status_code == 404
    become(client, first)
    assert client.get("/api/people/me").status_code == 401
    become(client, second)
    assert client.get("/api/people/me").status_code == 200


def test_all_others_end_together(client: TestClient) -> None:
    member(client)
    for _ in range(2):
        become(client, None)
        sign_in(client)
    assert client.delete("/api/people/me/sessions").status_code == 204
    listed = client.get("/api/people/me/sessions").json()
    assert [each["is_present"] for each in listed] == [True]


def test_ending_the_present_session_is_signing_out(client: TestClient) -> None:
    guest(client)
    (only,) = client.get("/api/people/me/sessions").json()
    assert client.delete(f"/api/people/me/sessions/{only['id']}").status_code == 204
    assert "caledonia" not in client.cookies


def test_sessions_of_others_cannot_be_ended(client: TestClient) -> None:
    guest(client)
    cookie = cookie_of(client)
    (theirs,) = client.get("/api/people/me/sessions").json()
    guest(client, "Isla")
    assert client.delete(f"/api/people/me/sessions/{theirs['id']}").status_code == 404
    for odd in ("x", "%00", "a" * 500, "..%2Fx"):
        answer = client.delete(f"/api/people/me/sessions/{odd}")
        assert answer.status_code in (404, 422), odd
    become(client, cookie)
    assert client.get("/api/people/me").status_code == 200


def test_other_processes_learn_of_it_within_seconds(start: Start, stopped: Clock) -> None:
    here, there = start(), start()
    guest(here)
    cookie = cookie_of(here)
    become(there, cookie)
    assert there.get("/api/people/me").status_code == 200
    here.post("/api/people/sign-out", headers={"content-type": "application/json"})
    # What the other process knows is old by now, and it must not be used much longer.
    stopped.at += 5_000
    assert REMEMBERED < 5_000
    assert there.get("/api/people/me").status_code == 401


def test_who_asks_often_is_not_looked_up_each_time(
    client: TestClient, settings: Settings, stopped: Clock
) -> None:
    guest(client)
    assert client.get("/api/people/me/tokens").status_code == 200
    # The server gets no notice of it.
    with stored(settings) as connection:
        connection.execute(update(sessions).values(revoked=stopped.at))
    stopped.at += REMEMBERED - 1
    assert client.get("/api/people/me/tokens").status_code == 200
    stopped.at += 1
    assert client.get("/api/people/me/tokens").status_code == 401


def test_seen_is_noted_once_a_minute(
    client: TestClient, settings: Settings, stopped: Clock
) -> None:
    def seen() -> int:
        with stored(settings) as connection:
            return int(connection.execute(select(sessions.c.seen)).scalar_one())

    guest(client)
    began = stopped.at
    for step in (1, REMEMBERED, SEEN_EVERY - REMEMBERED - 2):
        stopped.at += step
        client.get("/api/people/me")
        assert seen() == began
    stopped.at += REMEMBERED
    client.get("/api/people/me")
    assert seen() == stopped.at > began + SEEN_EVERY


def test_an_old_cookie_is_renewed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    guest(client)
    assert "set-cookie" not in client.get("/api/people/me").headers
    monkeypatch.setattr("caledonia.server.people.routes.RENEWAL", -1)
    answer = client.get("/api/people/me")
    assert answer.headers["set-cookie"].startswith("caledonia=")
    assert client.get("/api/people/me").status_code == 200
    assert len(client.get("/api/people/me/sessions").json()) == 1


def test_an_expired_cookie_is_worth_nothing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest(client)
    monkeypatch.setattr(cookies, "LIFETIME", -1)
    assert client.get("/api/people/me").status_code == 401


def test_a_session_outlives_a_clock_that_is_set_back(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest(client)
    monkeypatch.setattr(time, "time", lambda: BEFORE)
    assert client.get("/api/people/me").status_code == 200
    # The signature still counts.
    cookie = cookie_of(client)
    # Not the last letter, of which some bits do not count.
    become(client, f"{cookie[:-2]}{'A' if cookie[-2] != 'A' else 'B'}{cookie[-1]}")
    assert client.get("/api/people/me").status_code == 401


def test_a_confirmation_outlives_a_clock_that_is_set_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = message.confirm_link(settings, "channel-1").rsplit("/", 1)[1]
    late = time.time() + message.CONFIRM_SECONDS + 2
    monkeypatch.setattr(time, "time", lambda: BEFORE)
    assert message.channel_to_confirm(settings, token) == "channel-1"
    assert message.channel_to_confirm(settings, f"{token}x") is None
    monkeypatch.setattr(time, "time", lambda: late)
    assert message.channel_to_confirm(settings, token) is None


def test_sessions_do_not_pile_up(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions_module, "MOST_SESSIONS", 2)
    member(client)
    first = cookie_of(client)
    for _ in range(3):
        become(client, None)
        sign_in(client)
    assert len(client.get("/api/people/me/sessions").json()) == 2
    become(client, first)
    assert client.get("/api/people/me").status_code == 401

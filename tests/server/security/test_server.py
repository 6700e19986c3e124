"""The protections of a whole server, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from argon2 import PasswordHasher
from fastapi.testclient import TestClient

from caledonia.server.people import passwords
from caledonia.server.security.buckets import SPARINGLY
from caledonia.server.settings import Settings
from tests.server.people.helpers import PASSWORD, become, guest, member, protected_app


@pytest.fixture
def client(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "hasher", quick)
    with TestClient(protected_app(replace(settings, rate_limits=True))) as found:
        yield found


def test_other_sites_cannot_act_for_somebody(client: TestClient) -> None:
    guest(client)
    foreign = {"sec-fetch-site": "cross-site", "origin": "https://evil.example"}
    for method, path, body in (
        ("POST", "sign-out", None),
        ("PATCH", "me", {"name": "Isla"}),
        ("DELETE", "me", None),
        ("POST", "me/tokens", {"label": "x"}),
    ):
        answer = client.request(method, f"/api/people/{path}", json=body, headers=foreign)
        assert answer.status_code == 403
    form = {"content-type": "text/plain"}
    answer = client.post("/api/people/me/tokens", content='{"label": "x"}', headers=form)
    assert answer.status_code == 403
    assert client.get("/api/people/me").json()["name"] == "Flora"


def test_large_bodies_are_refused(client: TestClient) -> None:
    guest(client)
    answer = client.patch("/api/people/me", json={"name": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_nobody_guesses_passwords_for_long(client: TestClient, settings: Settings) -> None:
    member(client)
    become(client, None)
    body = {"login": "flora", "password": "not the password"}
    answers = [
        client.post("/api/people/sign-in", json=body).status_code
        for _ in range(SPARINGLY.burst + 1)
    ]
    assert answers == [401] * SPARINGLY.burst + [429]


def test_nor_from_many_addresses(client: TestClient) -> None:
    member(client)
    become(client, None)
    answers = []
    for number in range(SPARINGLY.burst + 1):
        client._transport.client = (f"192.0.2.{number}", 1)  # type: ignore[attr-defined]  # another address
        # All spellings count together.
        body = {"login": ("flora", "FLORA", " Flora")[number % 3], "password": "not the password"}
        answers.append(client.post("/api/people/sign-in", json=body))
    assert [answer.status_code for answer in answers].count(429) == 1
    assert answers[-1].headers["retry-after"] == "6"
    body = {"login": "isla", "password": "not the password"}
    assert client.post("/api/people/sign-in", json=body).status_code == 401


def test_a_stolen_session_does_not_tell_the_password(client: TestClient) -> None:
    member(client)
    answers = []
    for number in range(SPARINGLY.burst + 1):
        client._transport.client = (f"192.0.2.{number}", 1)  # type: ignore[attr-defined]  # another address
        if number % 2:
            body = {"password": "not the password"}
            answers.append(client.request("DELETE", "/api/people/me", json=body))
        else:
            body = {"old": "not the password", "new": PASSWORD}
            answers.append(client.post("/api/people/me/password", json=body))
    assert [answer.status_code for answer in answers] == [401] * SPARINGLY.burst + [429]


def test_guests_do_not_come_in_crowds(client: TestClient) -> None:
    answers = []
    for _ in range(SPARINGLY.burst + 1):
        become(client, None)
        answers.append(client.post("/api/people/guest", json={"name": "Flora"}).status_code)
    assert answers == [201] * SPARINGLY.burst + [429]

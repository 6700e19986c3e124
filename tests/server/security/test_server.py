"""The protections of a whole server, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from caledonia.server.people.passwords import ATTACKED, OF_ALL
from caledonia.server.security.buckets import SPARINGLY
from caledonia.server.security.cookies import hashed
from caledonia.server.settings import Settings
from tests.server.people.helpers import PASSWORD, become, guest, member, protected_app


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(protected_app(replace(settings, rate_limits=True))) as test_client:
        yield test_client


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


def test_password_guessing_is_limited(client: TestClient, settings: Settings) -> None:
    member(client)
    become(client, None)
    body = {"login": "flora", "password": "not the password"}
    answers = [
        client.post("/api/people/sign-in", json=body).status_code
        for _ in range(SPARINGLY.burst + 1)
    ]
    assert answers == [401] * SPARINGLY.burst + [429]


def at(client: TestClient, address: str) -> None:
    """Continue from another address."""
    client._transport.client = (address, 1)  # type: ignore[attr-defined]  # another address


def guess(client: TestClient, login: str = "flora", password: str = "not the password") -> int:
    body = {"login": login, "password": password}
    return client.post("/api/people/sign-in", json=body).status_code


def attack(client: TestClient) -> None:
    """Let many addresses guess the password of a member."""
    for number in range(OF_ALL.burst):
        at(client, f"198.51.100.{number}")
        # All spellings count together.
        assert guess(client, ("flora", "FLORA", " Flora")[number % 3]) == 401


def test_others_guesses_lock_no_member_out(client: TestClient) -> None:
    member(client)
    become(client, None)
    attack(client)
    at(client, "192.0.2.1")
    assert guess(client, password=PASSWORD) == 200
    # Another one, with two slips of the pen.
    become(client, None)
    at(client, "192.0.2.2")
    assert [guess(client), guess(client), guess(client, password=PASSWORD)] == [401, 401, 200]


def test_many_addresses_that_guess_get_less_each(client: TestClient) -> None:
    member(client)
    become(client, None)
    attack(client)
    at(client, "192.0.2.1")
    assert [guess(client) for _ in range(4)] == [401] * ATTACKED.burst + [429]
    # So it is for a name that nobody has, and other names are not concerned.
    assert [guess(client, "isla") for _ in range(5)] == [401] * 5


def test_unknown_names_are_slowed_down_alike(client: TestClient) -> None:
    attack(client)
    at(client, "192.0.2.1")
    assert [guess(client) for _ in range(4)] == [401] * ATTACKED.burst + [429]


def test_a_browser_that_signed_in_before_is_not_held_up_by_its_neighbours(
    client: TestClient,
) -> None:
    member(client)
    client.post("/api/people/sign-out")
    cookies = dict(client.cookies)
    become(client, None)
    assert [guess(client) for _ in range(SPARINGLY.burst + 1)][-1] == 429
    assert guess(client, password=PASSWORD) == 429
    client.cookies.update(cookies)
    assert guess(client, password=PASSWORD) == 200


def test_the_cookie_of_a_browser_is_good_for_its_own_accounts(client: TestClient) -> None:
    member(client, "isla")
    client.post("/api/people/sign-out")
    cookies = dict(client.cookies)
    member(client, "flora")
    become(client, None)
    client.cookies.update(cookies)
    assert [guess(client) for _ in range(SPARINGLY.burst + 1)][-1] == 429


def test_a_stolen_cookie_of_a_browser_has_its_limit(client: TestClient) -> None:
    member(client)
    client.post("/api/people/sign-out")
    answers = []
    for number in range(SPARINGLY.burst + 1):
        at(client, f"192.0.2.{number}")
        answers.append(guess(client))
    assert answers == [401] * SPARINGLY.burst + [429]


def test_right_passwords_do_not_count_as_guesses(client: TestClient) -> None:
    member(client)
    limiter = client.app.state.services.limiter  # type: ignore[attr-defined]  # a FastAPI
    for number in range(OF_ALL.burst + 1):
        at(client, f"192.0.2.{number}")
        become(client, None)
        assert guess(client, password=PASSWORD) == 200
    assert limiter.take("sign-in all", hashed("flora"), OF_ALL) == 0


def test_a_stolen_session_does_not_reveal_the_password(client: TestClient) -> None:
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

"""E-mail addresses: an account has one once it is confirmed, and nobody learns who has which."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert, select, update

from caledonia.server.app import create_app
from caledonia.server.db.schema import confirmations, people, resets
from caledonia.server.people.email_routes import TO
from caledonia.server.settings import Settings
from tests.server.described import check_answer
from tests.server.people.helpers import (
    PASSWORD,
    become,
    cookie_of,
    everything,
    finish,
    guest,
    member,
    sign_in,
    stored,
)

ADDRESS = "flora@example.org"


@pytest.fixture
def client(mailing: Settings, letters: list[EmailMessage]) -> Iterator[TestClient]:
    with TestClient(create_app(mailing), base_url="http://testserver") as test_client:
        yield test_client


def register(client: TestClient, login: str, email: str = ADDRESS) -> Any:
    """Register with an address, and wait for the mail."""
    become(client, None)
    body = {"login": login, "email": email, "password": PASSWORD}
    answer = client.post("/api/people/register", json=body)
    check_answer("post", "/api/people/register", answer.status_code, answer.json())
    finish(client)
    return answer


def give(client: TestClient, email: str, password: str = PASSWORD) -> Any:
    """Give the account an address, and wait for the mail."""
    body = {"email": email, "password": password}
    answer = client.post("/api/people/me/email", json=body)
    finish(client)
    return answer


def path_in(message: EmailMessage) -> str:
    match = re.search(r"/api/people/confirm/[\w-]+", message.get_content())
    assert match is not None
    return match[0]


def confirm(client: TestClient, message: EmailMessage) -> int:
    # As the browser sends the form of our page.
    ours = {"sec-fetch-site": "same-origin"}
    status = client.post(path_in(message), headers=ours).status_code
    finish(client)
    return status


def addresses(client: TestClient) -> tuple[str | None, str | None]:
    """Return the address of the account, and the one that waits."""
    me = client.get("/api/people/me").json()
    return me["email"], me["pending_email"]


def signs_in(client: TestClient, email: str = ADDRESS) -> bool:
    become(client, None)
    body = {"email": email, "password": PASSWORD}
    return client.post("/api/people/sign-in", json=body).status_code == 200


def test_an_address_counts_once_it_is_confirmed(
    client: TestClient, letters: list[EmailMessage], settings: Settings
) -> None:
    assert register(client, "flora", "Flora@Example.org").status_code == 201
    cookie = cookie_of(client)
    assert addresses(client) == (None, ADDRESS)
    assert not signs_in(client)
    (message,) = letters
    assert (message["To"], message["Subject"]) == (ADDRESS, "Caledonia: is this your address?")
    assert path_in(message).rpartition("/")[2] not in everything(settings)
    page = client.get(path_in(message))
    assert '<form method="post">' in page.text
    assert "flora@example.org" in page.text
    assert not signs_in(client)  # programs that check mails open every link
    assert confirm(client, message) == 200
    assert signs_in(client)
    become(client, cookie)
    assert addresses(client) == (ADDRESS, None)
    assert confirm(client, message) == 404


def test_registering_does_not_reveal_known_addresses(
    client: TestClient, letters: list[EmailMessage]
) -> None:
    register(client, "flora")
    confirm(client, letters.pop())
    taken, free = register(client, "isla"), register(client, "morag", "free@example.org")
    assert (taken.status_code, free.status_code) == (201, 201)
    assert taken.json().keys() == free.json().keys()
    assert addresses(client) == (None, "free@example.org")
    become(client, None)
    sign_in(client, "isla")
    assert addresses(client) == (None, ADDRESS)
    # Only the mails differ: the owner of the address learns it.
    assert [letter["Subject"] for letter in letters] == [
        "Caledonia: you already have an account",
        "Caledonia: is this your address?",
    ]
    assert "/api/people/confirm/" not in letters[0].get_content()
    assert "http://localhost:8000/account" in letters[0].get_content()


def test_the_first_to_confirm_gets_the_address(
    client: TestClient, letters: list[EmailMessage]
) -> None:
    register(client, "isla")
    cookie = cookie_of(client)
    register(client, "flora")
    assert [confirm(client, letters[1]), confirm(client, letters[0])] == [200, 404]
    assert addresses(client) == (ADDRESS, None)
    become(client, cookie)
    assert addresses(client)[0] is None


def test_an_old_link_does_not_work(
    client: TestClient, letters: list[EmailMessage], settings: Settings
) -> None:
    register(client, "flora")
    with stored(settings) as connection:
        connection.execute(update(confirmations).values(expires=1))
    assert addresses(client) == (None, None)
    german = {"accept-language": "de-DE,de"}
    page = client.get(path_in(letters[0]), headers=german)
    assert page.status_code == 404
    assert "gilt nicht mehr" in page.text
    assert confirm(client, letters[0]) == 404
    # What has expired goes with the next one.
    register(client, "isla", "isla@example.org")
    with stored(settings) as connection:
        assert len(connection.execute(select(confirmations)).all()) == 1


def test_a_new_address_is_confirmed_and_the_old_one_notified(
    client: TestClient, letters: list[EmailMessage], settings: Settings
) -> None:
    register(client, "flora")
    confirm(client, letters.pop())
    assert give(client, "new@example.org", "not the password").status_code == 401
    answer = give(client, "new@example.org")
    assert (answer.status_code, answer.json()) == (202, {})
    assert addresses(client) == (ADDRESS, "new@example.org")
    with stored(settings) as connection:
        me = connection.execute(select(people.c.id)).scalar_one()
        values = {"id": "x", "person": me, "created": 1, "expires": 2**50}
        connection.execute(insert(resets).values(**values))
    assert confirm(client, letters[0]) == 200
    assert addresses(client) == ("new@example.org", None)
    assert (letters[1]["To"], letters[1]["Subject"]) == (
        ADDRESS,
        "Caledonia: your address has changed",
    )
    assert "new@example.org" not in letters[1].get_content()
    # A link for a new password that went to the former address is void.
    with stored(settings) as connection:
        assert connection.execute(select(resets)).all() == []


def test_giving_a_taken_address_looks_like_any_other(
    client: TestClient, letters: list[EmailMessage]
) -> None:
    register(client, "flora")
    confirm(client, letters.pop())
    member(client, "isla")
    for email in (ADDRESS, "free@example.org"):
        answer = give(client, email)
        assert (answer.status_code, answer.text) == (202, "{}")
        assert addresses(client) == (None, email)


def test_only_the_latest_link_works(client: TestClient, letters: list[EmailMessage]) -> None:
    register(client, "flora")
    give(client, "new@example.org")
    assert [confirm(client, letters[0]), confirm(client, letters[1])] == [404, 200]


def test_a_guest_has_no_address(client: TestClient) -> None:
    guest(client)
    assert give(client, ADDRESS).status_code == 409


def test_a_user_name_is_needed_whatever_the_address(
    client: TestClient, letters: list[EmailMessage]
) -> None:
    register(client, "flora")
    confirm(client, letters.pop())
    become(client, None)
    answers = []
    for email in (ADDRESS, "free@example.org"):
        body = {"name": "Isla", "email": email, "password": PASSWORD}
        answers.append(client.post("/api/people/register", json=body))
    assert {answer.status_code for answer in answers} == {422}
    assert answers[0].text == answers[1].text
    assert letters == []


def test_without_mail_no_address_is_taken(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url="http://testserver") as client:
        assert client.get("/api/people/ways").json() == {"mail": False}
        body = {"login": "flora", "email": ADDRESS, "password": PASSWORD}
        answer = client.post("/api/people/register", json=body)
        assert (answer.status_code, answer.json()["why"]) == (422, "email_without_mail")
        member(client)
        assert give(client, ADDRESS).json()["why"] == "email_without_mail"


def test_with_mail_the_page_may_ask_for_an_address(client: TestClient) -> None:
    assert client.get("/api/people/ways").json() == {"mail": True}


def test_a_deleted_account_leaves_no_address(
    client: TestClient, letters: list[EmailMessage], settings: Settings
) -> None:
    register(client, "flora")
    body = {"password": PASSWORD}
    assert client.request("DELETE", "/api/people/me", json=body).status_code == 204
    assert confirm(client, letters[0]) == 404
    assert ADDRESS not in everything(settings)


def test_a_mailbox_is_not_flooded(mailing: Settings, letters: list[EmailMessage]) -> None:
    app = create_app(replace(mailing, rate_limits=True))
    with TestClient(app, base_url="http://testserver") as client:
        statuses = []
        for number in range(TO.burst + 2):
            # Each address may have three sent to a mailbox.
            client._transport.client = (f"192.0.2.{number // 4}", 1)  # type: ignore[attr-defined]  # another address
            statuses.append(register(client, f"flora{number}").status_code)
        assert statuses[:4] == [201, 201, 201, 429]
        assert len(letters) == 9
        for number in range(2):
            client._transport.client = (f"198.51.100.{number}", 1)  # type: ignore[attr-defined]  # another address
            assert register(client, f"isla{number}").status_code == 201
        assert len(letters) == TO.burst

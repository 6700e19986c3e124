"""Password resets: links work once, and answers do not reveal who is a member."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from caledonia.server.app import create_app
from caledonia.server.db.schema import people, resets
from caledonia.server.settings import Settings
from tests.server.described import check_answer
from tests.server.people.helpers import (
    PASSWORD,
    become,
    cookie_of,
    everything,
    finish,
    guest,
    stored,
)
from tests.server.visitors import services

NEW = "oats and honey"


@pytest.fixture
def client(mailing: Settings, letters: list[EmailMessage]) -> Iterator[TestClient]:
    with TestClient(create_app(mailing), base_url="http://testserver") as test_client:
        yield test_client


def flora(client: TestClient) -> dict[str, Any]:
    """Register a member with a confirmed address."""
    become(client, None)
    body = {"name": "Flora", "login": "flora", "password": PASSWORD}
    person: dict[str, Any] = client.post("/api/people/register", json=body).json()
    with stored(services(client).settings) as connection:
        mine = people.c.id == person["id"]
        connection.execute(update(people).where(mine).values(email="flora@example.org"))
    return person


def forgot(client: TestClient, **body: str) -> Any:
    """Ask for a link, and wait until it was sent."""
    answer = client.post("/api/people/forgot", json=body)
    if answer.content:
        check_answer("post", "/api/people/forgot", answer.status_code, answer.json())
    finish(client)
    return answer


def secret_in(message: EmailMessage) -> str:
    match = re.search(r"/api/people/reset/([\w-]+)", message.get_content())
    assert match is not None
    return match[1]


def reset(client: TestClient, secret: str, password: str = NEW) -> int:
    body = {"secret": secret, "password": password}
    return client.post("/api/people/reset", json=body).status_code


def signs_in(client: TestClient, password: str) -> bool:
    body = {"login": "flora", "password": password}
    return client.post("/api/people/sign-in", json=body).status_code == 200


def test_a_link_sets_a_new_password_once(
    client: TestClient, letters: list[EmailMessage], settings: Settings
) -> None:
    flora(client)
    cookie = cookie_of(client)
    token = client.post("/api/people/me/tokens", json={"label": "bot"}).json()["token"]
    become(client, None)
    assert forgot(client, email="FLORA@example.org").status_code == 202
    (message,) = letters
    assert message["To"] == "flora@example.org"
    assert message["Subject"] == "Caledonia: reset your password"
    secret = secret_in(message)
    assert secret not in everything(settings)
    assert reset(client, secret) == 204
    assert reset(client, secret, "another one entirely") == 404
    assert signs_in(client, NEW)
    become(client, None)
    assert not signs_in(client, PASSWORD)
    become(client, cookie)
    assert client.get("/api/people/me").status_code == 401
    bearer = {"authorization": f"Bearer {token}"}
    assert client.get("/api/people/me", headers=bearer).status_code == 401


def test_answers_do_not_reveal_who_is_a_member(
    client: TestClient, letters: list[EmailMessage]
) -> None:
    flora(client)
    become(client, None)
    answers = [
        forgot(client, login="flora"),
        forgot(client, login="nobody"),
        forgot(client, email="nobody@example.org"),
    ]
    assert {(each.status_code, each.text) for each in answers} == {(202, "{}")}
    assert len(letters) == 1


def test_who_has_no_address_gets_no_mail(client: TestClient, letters: list[EmailMessage]) -> None:
    client.post("/api/people/register", json={"login": "flora", "password": PASSWORD})
    guest(client, "Isla")
    assert forgot(client, login="flora").status_code == 202
    assert forgot(client, login="isla").status_code == 202
    assert letters == []


def test_an_old_link_does_not_work(
    client: TestClient, letters: list[EmailMessage], settings: Settings
) -> None:
    flora(client)
    forgot(client, login="flora")
    with stored(settings) as connection:
        connection.execute(update(resets).values(expires=1))
    assert reset(client, secret_in(letters[0])) == 404
    assert client.get(f"/api/people/reset/{secret_in(letters[0])}").status_code == 404
    assert reset(client, "made up") == 404


def test_few_links_work_at_a_time(client: TestClient, letters: list[EmailMessage]) -> None:
    flora(client)
    become(client, None)
    for _ in range(12):
        assert forgot(client, login="flora").status_code == 202
    assert len(letters) == 10
    assert reset(client, secret_in(letters[1])) == 204
    # The others do not work any more.
    assert reset(client, secret_in(letters[2])) == 404


def test_another_password_or_the_end_of_the_account_voids_links(
    client: TestClient, letters: list[EmailMessage], settings: Settings
) -> None:
    flora(client)
    forgot(client, login="flora")
    body = {"old": PASSWORD, "new": NEW}
    assert client.post("/api/people/me/password", json=body).status_code == 204
    assert reset(client, secret_in(letters[0])) == 404
    forgot(client, login="flora")
    assert client.request("DELETE", "/api/people/me", json={"password": NEW}).status_code == 204
    assert reset(client, secret_in(letters[1])) == 404
    with stored(settings) as connection:
        assert connection.execute(select(resets)).all() == []


def test_asking_too_often_is_refused(mailing: Settings, letters: list[EmailMessage]) -> None:
    app = create_app(replace(mailing, rate_limits=True))
    with TestClient(app, base_url="http://testserver") as client:
        statuses = [forgot(client, login="flora").status_code for _ in range(4)]
    assert statuses == [202, 202, 202, 429]


def test_requests_of_others_do_not_block_a_member(
    mailing: Settings, letters: list[EmailMessage]
) -> None:
    app = create_app(replace(mailing, rate_limits=True))
    with TestClient(app, base_url="http://testserver") as client:
        flora(client)
        cookies = dict(client.cookies)
        become(client, None)
        for number in range(5):
            client._transport.client = (f"198.51.100.{number}", 1)  # type: ignore[attr-defined]  # another address
            statuses = [forgot(client, login="flora").status_code for _ in range(4)]
            assert statuses == [202, 202, 202, 429]
        assert len(letters) == 10  # all of them work, and more would be a flood
        client._transport.client = ("192.0.2.1", 1)  # type: ignore[attr-defined]  # another address
        client.cookies.update(cookies)
        client.post("/api/people/sign-out")
        assert forgot(client, login="flora").status_code == 202
        assert len(letters) == 11


def test_the_page_behind_the_link(client: TestClient, letters: list[EmailMessage]) -> None:
    flora(client)
    become(client, None)
    forgot(client, login="flora")
    path = f"/api/people/reset/{secret_in(letters[0])}"
    page = client.get(path)
    assert page.status_code == 200
    assert '<form method="post">' in page.text
    assert "Flora" in page.text
    assert "script" not in page.text
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert client.post(path, content="password=short", headers=form).status_code == 422
    assert client.post(path, content=b"\xff", headers=form).status_code == 422
    weak = client.post(path, content="password=password1", headers=form)
    assert weak.status_code == 422
    assert "easy to guess" in weak.text
    assert client.get(path).status_code == 200
    done = client.post(path, content="password=oats+and+honey", headers=form)
    assert done.status_code == 200
    assert "changed" in done.text
    assert client.post(path, content="password=oats+and+honey", headers=form).status_code == 404
    assert signs_in(client, NEW)


def test_a_link_does_not_set_a_password_that_is_easy_to_guess(
    client: TestClient, letters: list[EmailMessage]
) -> None:
    flora(client)
    forgot(client, login="flora")
    assert reset(client, secret_in(letters[0]), "flora@example.org") == 422
    # The link still works.
    assert reset(client, secret_in(letters[0])) == 204


def test_a_request_needs_exactly_one_name(client: TestClient) -> None:
    for body in ({}, {"login": "a", "email": "a@example.org"}):
        assert forgot(client, **body).status_code == 422


def test_without_mail_it_says_so(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url="http://testserver") as client:
        answer = client.post("/api/people/forgot", json={"login": "flora"})
    assert answer.status_code == 409
    assert "ask its operator" in answer.json()["message"]

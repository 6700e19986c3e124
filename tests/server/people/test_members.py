from __future__ import annotations

from typing import Any

import pytest
from argon2 import PasswordHasher, Type
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from caledonia.server.db.schema import people, sessions
from caledonia.server.people import passwords
from caledonia.server.people.passwords import is_weak
from caledonia.server.settings import Settings
from tests.server.hashing import REAL
from tests.server.people.helpers import (
    PASSWORD,
    become,
    cookie_of,
    guest,
    member,
    sign_in,
    stored,
)


def test_a_guest_who_registers_stays_the_same_person(client: TestClient) -> None:
    person = guest(client)
    before = cookie_of(client)
    body = {"login": "Flora", "password": PASSWORD}
    answer = client.post("/api/people/register", json=body)
    assert answer.status_code == 201
    assert answer.json() == person | {"is_guest": False}
    me = client.get("/api/people/me").json()
    assert (me["id"], me["login"], me["email"]) == (person["id"], "flora", None)
    assert cookie_of(client) != before
    become(client, before)
    assert client.get("/api/people/me").status_code == 401


def test_a_stranger_registers_as_well(client: TestClient) -> None:
    person = member(client, "Flora")
    assert (person["name"], person["is_guest"]) == ("Flora", False)
    become(client, None)
    body = {"name": "Isla", "login": "isla2", "password": PASSWORD}
    assert client.post("/api/people/register", json=body).json()["name"] == "Isla"


@pytest.mark.parametrize("login", ["flora", "FLORA", " Flora", "Flora@Example.org"])
def test_members_sign_in_however_they_spell_themselves(
    client: TestClient, settings: Settings, login: str
) -> None:
    person = member(client, "Flora")
    with stored(settings) as connection:
        connection.execute(update(people).values(email="flora@example.org"))
    become(client, None)
    assert sign_in(client, login) == person
    assert client.get("/api/people/me").json()["id"] == person["id"]


def test_members_sign_in_with_their_address(client: TestClient, settings: Settings) -> None:
    person = member(client)
    with stored(settings) as connection:
        connection.execute(update(people).values(email="flora@example.org"))
    become(client, None)
    body = {"email": "flora@example.org", "password": PASSWORD}
    assert client.post("/api/people/sign-in", json=body).json() == person


def test_names_are_taken_in_all_spellings(client: TestClient) -> None:
    member(client, "flora")
    become(client, None)
    for login in ("Flora", "ﬂora", "FLORA "):
        body = {"login": login, "password": PASSWORD}
        answer = client.post("/api/people/register", json=body)
        assert (answer.status_code, answer.json()["code"]) == (409, "conflict")
    # Who was refused is still who they were.
    person = guest(client, "Isla")
    body = {"login": "flora", "password": PASSWORD}
    assert client.post("/api/people/register", json=body).status_code == 409
    me = client.get("/api/people/me").json()
    assert (me["id"], me["is_guest"]) == (person["id"], True)


def test_a_member_cannot_register_again(client: TestClient) -> None:
    member(client)
    body = {"login": "isla", "password": PASSWORD}
    assert client.post("/api/people/register", json=body).status_code == 409


@pytest.mark.parametrize(
    "change",
    [
        {"password": "short"},
        {"password": "x" * 201},
        {"login": "a/b"},
        {"login": "flora@example.org"},
        {"login": None},
        {"email": "no address"},
        {"email": "flora@example.org"},
        {"login": None, "email": "flora@example.org", "name": "Flora"},
        {"name": "\u200b"},
        {"language": "english"},
        {"is_admin": True},
    ],
)
def test_what_cannot_be_registered(client: TestClient, change: dict[str, Any]) -> None:
    body = {"login": "flora", "password": PASSWORD} | change
    answer = client.post("/api/people/register", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert "set-cookie" not in answer.headers


def test_answers_do_not_reveal_who_has_an_account(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    member(client)
    become(client, None)
    verified: list[str] = []
    real = passwords.hasher

    class Counting:
        def verify(self, stored: str, password: str) -> bool:
            verified.append(stored)
            return real.verify(stored, password)

        def hash(self, password: str) -> str:
            return real.hash(password)

    monkeypatch.setattr(passwords, "hasher", Counting())
    answers = []
    for login in ("flora", "nobody", "nobody@example.org", "no/login", "\x00"):
        body = {"login": login, "password": "not the password"}
        answers.append(client.post("/api/people/sign-in", json=body))
    assert {answer.status_code for answer in answers} == {401}
    assert len({answer.content for answer in answers}) == 1
    # As much work for a name that is unknown.
    assert len(verified) == len(answers)


def test_sign_in_takes_one_name(client: TestClient) -> None:
    member(client)
    for body in ({}, {"login": "flora", "email": "flora@example.org"}):
        answer = client.post("/api/people/sign-in", json=body | {"password": PASSWORD})
        assert answer.status_code == 422
    for password in ("", "x" * 201, 8, "\x00"):
        body = {"login": "flora", "password": password}  # type: ignore[dict-item]  # on purpose
        assert client.post("/api/people/sign-in", json=body).status_code in (401, 422)


def test_every_sign_in_is_a_new_session(client: TestClient) -> None:
    member(client)
    first = cookie_of(client)
    sign_in(client)
    second = cookie_of(client)
    assert first.split(".")[0] != second.split(".")[0]
    # A member who signs in again has no use for the former cookie, but a thief would.
    become(client, first)
    assert client.get("/api/people/me").status_code == 401
    become(client, second)
    assert len(client.get("/api/people/me/sessions").json()) == 1


def test_a_new_password_ends_all_other_sessions(client: TestClient) -> None:
    member(client)
    first = cookie_of(client)
    become(client, None)
    sign_in(client)
    second = cookie_of(client)
    change = {"old": "not the password", "new": "water of life"}
    assert client.post("/api/people/me/password", json=change).status_code == 401
    change["old"] = PASSWORD
    assert client.post("/api/people/me/password", json=change).status_code == 204
    assert client.get("/api/people/me").status_code == 200
    become(client, first)
    assert client.get("/api/people/me").status_code == 401
    for password, status in ((PASSWORD, 401), ("water of life", 200)):
        body = {"login": "flora", "password": password}
        assert client.post("/api/people/sign-in", json=body).status_code == status
    become(client, second)
    assert client.post("/api/people/me/password", json=change | {"new": "x"}).status_code == 422


def test_a_new_password_revokes_all_tokens(client: TestClient) -> None:
    member(client)
    token = client.post("/api/people/me/tokens", json={"label": "bot"}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    assert client.get("/api/people/me", headers=bearer).status_code == 200
    change = {"old": PASSWORD, "new": "water of life"}
    assert client.post("/api/people/me/password", json=change).status_code == 204
    assert client.get("/api/people/me", headers=bearer).status_code == 401
    assert client.get("/api/people/me/tokens").json() == []


def test_a_session_that_has_just_ended_makes_no_token(
    client: TestClient, settings: Settings
) -> None:
    member(client)
    client.get("/api/people/me")
    # Another process revokes it: this one remembers the session for some seconds.
    with stored(settings) as connection:
        connection.execute(update(sessions).values(revoked=1))
    assert client.get("/api/people/me").status_code == 200
    answer = client.post("/api/people/me/tokens", json={"label": "bot"})
    assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in")


def test_a_guest_has_no_password_to_change(client: TestClient) -> None:
    guest(client)
    body = {"old": PASSWORD, "new": PASSWORD}
    assert client.post("/api/people/me/password", json=body).status_code == 409


def test_passwords_are_argon2id_and_renewed(client: TestClient, settings: Settings) -> None:
    person = member(client)
    query = select(people.c.password).where(people.c.id == person["id"])
    with stored(settings) as connection:
        assert connection.execute(query).scalar_one().startswith("$argon2id$")
        old = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1).hash(PASSWORD)
        connection.execute(update(people).values(password=old))
    become(client, None)
    sign_in(client)
    with stored(settings) as connection:
        assert ",t=1," in connection.execute(query).scalar_one()
    assert ",t=2," in old


def test_an_accent_is_the_same_on_all_keyboards(client: TestClient) -> None:
    body = {"login": "flora", "password": "Cafe\u0301 Inverness"}
    client.post("/api/people/register", json=body)
    become(client, None)
    body["password"] = "Caf\u00e9 Inverness"
    assert client.post("/api/people/sign-in", json=body).status_code == 200


def test_guessing_a_hash_takes_memory_and_time() -> None:
    assert REAL.type is Type.ID
    assert REAL.memory_cost >= 19 * 1024
    assert REAL.time_cost >= 2


WEAK = [
    "password",
    "12345678",
    "Passw0rd!",
    "qwertyuiop",
    "caledonia1",
    "flora1999",
    "Flora Flora",
    "xxxxxxxxxxxxxxxxxxxxxxxxx",
]


@pytest.mark.parametrize("weak", WEAK)
def test_passwords_that_are_easy_to_guess_are_refused(client: TestClient, weak: str) -> None:
    body = {"login": "flora", "password": weak}
    answer = client.post("/api/people/register", json=body)
    assert (answer.status_code, answer.json()["why"]) == (422, "weak_password")
    assert answer.json()["figures"] == {"field": "password"}
    member(client)
    change = {"old": PASSWORD, "new": weak}
    answer = client.post("/api/people/me/password", json=change)
    assert (answer.status_code, answer.json()["figures"]) == (422, {"field": "new"})
    become(client, None)
    sign_in(client)


def test_a_password_from_before_keeps_working(client: TestClient, settings: Settings) -> None:
    member(client)
    become(client, None)
    with stored(settings) as connection:
        connection.execute(update(people).values(password=passwords.hasher.hash("password")))
    body = {"login": "flora", "password": "password"}
    assert client.post("/api/people/sign-in", json=body).status_code == 200


def test_a_long_password_takes_no_longer_to_judge() -> None:
    # Only its beginning is looked at: otherwise this would take seconds.
    assert not is_weak("a@4l1|!7+$5%z2x" * 13)

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.responses import Response

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.identity.lookups import Lookups
from caledonia.server.people.accounts import Account, Credentials
from caledonia.server.people.models import Registration
from caledonia.server.security.cookies import Session, cookie_name, session_in, set_cookie
from caledonia.server.settings import Settings
from tests.server.people.helpers import (
    PASSWORD,
    become,
    cookie_of,
    everything,
    guest,
    member,
    sign_in,
)


def test_no_secret_is_stored(client: TestClient, settings: Settings) -> None:
    member(client)
    cookies = [cookie_of(client)]
    become(client, None)
    sign_in(client)
    cookies.append(cookie_of(client))
    token = client.post("/api/people/me/tokens", json={"label": "bot"}).json()["token"]
    guest(client)
    cookies.append(cookie_of(client))
    stored = everything(settings)
    assert "flora" in stored
    for secret in (PASSWORD, token, token.removeprefix("cal_")):
        assert secret not in stored
    for cookie in cookies:
        assert cookie not in stored
        assert cookie.split(".")[0] not in stored


def test_no_answer_repeats_a_password(client: TestClient) -> None:
    for body in (
        {"login": "flora", "password": PASSWORD, "odd": PASSWORD},
        {"login": "a/b", "password": PASSWORD},
        {"login": "flora", "password": PASSWORD},
        {"login": "flora", "password": "2short!"},
    ):
        for path in ("register", "sign-in"):
            answer = client.post(f"/api/people/{path}", json=body)
            assert body["password"] not in answer.text + str(answer.headers)


def test_nothing_shows_secrets_when_it_is_printed() -> None:
    account = Account("id", "n", None, None, PASSWORD, "en", {}, 1)
    credentials = Credentials(login="flora", password=PASSWORD)
    body = Registration(login="flora", password=PASSWORD)  # type: ignore[arg-type]  # as it comes
    for each in (account, credentials, body, Session("id", PASSWORD, 1)):
        assert PASSWORD not in repr(each) + str(each)


def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, secret="s", secure=True)
    response = Response()
    set_cookie(response, settings, "secret")
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("__Host-caledonia=")
    assert "; Secure" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie


def test_only_our_signature_counts(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, secret="ours")
    response = Response()
    set_cookie(response, settings, "secret")
    value = response.headers["set-cookie"].split("=", 1)[1].split(";")[0]
    cookies = {cookie_name(settings): value}
    session = session_in(settings, cookies)
    assert session is not None
    assert session.secret == "secret"
    assert session_in(replace(settings, secret="theirs"), cookies) is None
    for odd in ("", "..", "é.é.é", "\ud800", value.replace(".", "", 1)):
        assert session_in(settings, {cookie_name(settings): odd}) is None


def test_what_is_revoked_during_a_lookup_is_not_remembered(
    client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = guest(client)
    session = session_in(settings, {"caledonia": cookie_of(client)})
    assert session is not None
    remembered: list[object] = []
    monkeypatch.setattr(Lookups, "_remember", lambda *given: remembered.append(given))
    quick = Database.read_inline

    @asynccontextmanager
    async def slow(database: Database) -> AsyncIterator[DbConnection]:
        async with quick(database) as connection:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            yield connection

    monkeypatch.setattr(Database, "read_inline", slow)

    async def look(*, revoke: bool) -> None:
        database = Database(settings.database_url())
        lookups = Lookups()
        reading = asyncio.create_task(lookups.find(database, session.id, is_token=False))
        await asyncio.sleep(0)
        if revoke:
            lookups.forget(person["id"])
        assert await reading is not None
        await database.close()

    asyncio.run(look(revoke=True))
    assert remembered == []
    asyncio.run(look(revoke=False))
    assert len(remembered) == 1

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from itsdangerous import TimestampSigner
from sqlalchemy import insert

from caledonia.server.app import OVERRIDES, create_app
from caledonia.server.db.engine import Database
from caledonia.server.db.schema import people
from caledonia.server.identity.dependencies import CurrentUser
from caledonia.server.identity.lookups import Lookups
from caledonia.server.identity.models import Person
from caledonia.server.identity.origins import Origins
from caledonia.server.notices.channels import MAX_CHANNELS, change_channel, forget_person
from caledonia.server.notices.dispatcher import Dispatcher
from caledonia.server.notices.models import NoticeLimiter
from caledonia.server.notices.routes import safe_client
from caledonia.server.notices.ssrf_guard import SafeClient
from caledonia.server.settings import Settings
from tests.server.notices.servers import post, web
from tests.server.notices.test_senders import Browser
from tests.server.notices.world import START, World, until

IDENTITY = get_args(CurrentUser)[1].dependency


class Visit:
    """A client signed in as the person the test names."""

    def __init__(self, client: TestClient, settings: Settings) -> None:
        self.client = client
        self.settings = settings
        self.person = "anna"

    def ask(self, method: str, path: str, status: int, body: Any = None) -> Any:
        """Ask, check the status, and return the answer."""
        response = self.client.request(method, f"/api/notices/{path}", json=body)
        assert response.status_code == status, response.text
        if status >= 400:
            assert {"code", "message"} <= response.json().keys()
        return response.json() if response.content else None

    def add(self, status: int = 201, **body: Any) -> Any:
        """Add a channel."""
        return self.ask("POST", "channels", status, body)

    def own(self) -> list[Any]:
        """Return the channels of the person."""
        channels: list[Any] = self.ask("GET", "channels", 200)["channels"]
        return channels


@pytest.fixture
def visit(mailing: Settings) -> Iterator[Visit]:
    """A server with our routes."""
    yield from visiting(mailing)


def app_with(settings: Settings) -> FastAPI:
    """Return an application in which nothing but what a test does sends notices."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        database = Database(settings.database_url())
        app.state.services = SimpleNamespace(
            settings=settings,
            database=database,
            notice_limiter=NoticeLimiter(),
            lookups=Lookups(),
            origins=Origins(),
        )
        yield
        await database.close()

    app = create_app(settings)
    app.router.lifespan_context = life
    return app


def visiting(settings: Settings) -> Iterator[Visit]:
    app = app_with(settings)
    with TestClient(app) as client:
        made = Visit(client, settings)
        replaced = OVERRIDES.dependency_overrides
        replaced[IDENTITY] = lambda: Person(made.person, "Anna", True, "de")
        replaced[safe_client] = lambda: SafeClient(_local=True)
        asyncio.run(_people(settings))
        yield made
        replaced.clear()


async def _people(settings: Settings) -> None:
    database = Database(settings.database_url())
    async with database.write() as connection:
        for name in ("anna", "bert"):
            values = {"id": name, "name": name, "created": START, "language": "de"}
            await connection.execute(insert(people).values(values))
    await database.close()


HOOK = "http://127.0.0.1:9/hook"


def test_strangers_have_no_channels(settings: Settings) -> None:
    with TestClient(app_with(settings)) as client:
        assert client.get("/api/notices/channels").status_code == 401
        assert client.get("/api/notices/push-key").json()["key"]
        response = client.post("/api/notices/channels", json={"kind": "webhook", "url": HOOK})
        assert response.status_code == 401


def test_a_webhook_shows_its_secret_once(visit: Visit) -> None:
    made = visit.add(kind="webhook", url=HOOK, events=["chat", "chat"])
    assert len(made["secret"]) > 20
    (seen,) = visit.own()
    assert seen["events"] == ["chat"]
    assert "secret" not in seen
    assert made["secret"] not in str(visit.ask("GET", "channels", 200))
    visit.add(409, kind="webhook", url=HOOK)


def test_by_default_a_channel_gets_all_but_chat(visit: Visit) -> None:
    made = visit.add(kind="webhook", url=HOOK)
    assert "your_turn" in made["events"]
    assert "chat" not in made["events"]
    assert visit.ask("GET", "channels", 200)["kinds"] == ["push", "mail", "webhook"]


def test_events_are_changed_and_channels_removed_by_their_owner(visit: Visit) -> None:
    path = f"channels/{visit.add(kind='webhook', url=HOOK)['id']}"
    assert visit.ask("PATCH", path, 200, {"events": ["seat"]})["events"] == ["seat"]
    visit.person = "bert"
    visit.ask("PATCH", path, 404, {"events": []})
    visit.ask("DELETE", path, 404)
    visit.ask("POST", f"{path}/test", 404)
    visit.person = "anna"
    visit.ask("POST", f"{path}/test", 202)
    visit.ask("DELETE", path, 204)
    visit.ask("DELETE", path, 404)
    assert visit.own() == []


def test_ten_channels_are_enough(visit: Visit) -> None:
    for number in range(MAX_CHANNELS):
        visit.add(kind="webhook", url=f"{HOOK}{number}")
    assert "remove one" in visit.add(429, kind="webhook", url=HOOK)["message"]
    visit.person = "bert"
    visit.add(kind="webhook", url=HOOK)


WRONG: list[dict[str, Any]] = [
    {},
    {"kind": "pigeon", "address": "x"},
    {"kind": "webhook"},
    {"kind": "webhook", "url": HOOK, "events": ["sneeze"]},
    {"kind": "webhook", "url": HOOK, "secret": "mine"},
    {"kind": "webhook", "url": "http://x.example/" + "x" * 1000},
    {"kind": "webhook", "url": "http://127.0.0.1/\u0000"},
    {"kind": "webhook", "url": 7},
    {"kind": "mail", "address": "nobody"},
    {"kind": "mail", "address": "a@example.org\r\nBcc: b@example.org"},
    {"kind": "mail", "address": "a@example.org, b@example.org"},
    {"kind": "push", "endpoint": HOOK, "keys": {"p256dh": "AAAA", "auth": "AAAA"}},
    {"kind": "push", "endpoint": HOOK, "keys": {}},
]


def test_wrong_channels_are_refused(visit: Visit) -> None:
    for body in WRONG:
        visit.ask("POST", "channels", 422, body)
    assert visit.own() == []


def test_channels_in_our_own_network_are_refused(visit: Visit) -> None:
    OVERRIDES.dependency_overrides.pop(safe_client)
    for url in ("https://127.0.0.1/", "https://[::1]/", "http://8.8.8.8/", "https://localhost/x"):
        visit.add(400, kind="webhook", url=url)
        visit.add(400, kind="push", endpoint=url, keys=Browser().keys)


def test_a_refusal_does_not_reveal_what_is_wrong_with_an_address(visit: Visit) -> None:
    addresses: list[str] = ["10.0.0.1"]

    async def resolve(host: str, _port: int) -> list[str]:
        if not addresses:
            raise OSError
        return addresses

    OVERRIDES.dependency_overrides[safe_client] = lambda: SafeClient(resolve=resolve)
    inside = visit.add(400, kind="webhook", url="https://db.internal/")
    plain = visit.add(400, kind="webhook", url="http://example.org/")
    addresses.clear()
    unknown = visit.add(400, kind="webhook", url="https://db.internal/")
    assert inside == plain == unknown
    assert inside["figures"] == {}


def test_an_unconfirmed_address_does_not_reveal_whether_there_is_a_mailbox(visit: Visit) -> None:
    made = visit.add(kind="mail", address="anna@example.org")

    async def fail() -> None:
        database = Database(visit.settings.database_url())
        async with database.write() as connection:
            data = {"confirmed": False, "problem": "The mail server refused the address."}
            await change_channel(connection, made["id"], data=data, failures=1)
        await database.close()

    asyncio.run(fail())
    assert visit.own() == [made]


def test_a_browser_that_comes_again_is_the_same_channel(visit: Visit) -> None:
    browser = Browser()
    first = visit.add(kind="push", endpoint=HOOK, keys=browser.keys)
    again = visit.add(kind="push", endpoint=HOOK, keys=browser.keys, events=["chat"])
    assert (again["id"], again["events"]) == (first["id"], ["chat"])
    assert browser.keys["auth"] not in str(visit.ask("GET", "channels", 200))
    # Another person signs in there: the notices of the first one stay private.
    visit.person = "bert"
    visit.add(kind="push", endpoint=HOOK, keys=browser.keys)
    visit.person = "anna"
    assert visit.own() == []


def test_mail_needs_a_mail_server(settings: Settings) -> None:
    for visit in visiting(settings):
        visit.add(503, kind="mail", address="anna@example.org")
        assert "mail" not in visit.ask("GET", "channels", 200)["kinds"]


def sent_mails(settings: Settings, count: int = 1) -> list[str]:
    """Send what waits; return the texts of mails."""

    async def run() -> list[str]:
        async with post() as office:
            assert settings.mail is not None
            now = replace(settings, mail=replace(settings.mail, port=office.port))
            database = Database(settings.database_url())
            async with Dispatcher(now, database):
                await until(lambda: len(office.letters) >= count)
            await database.close()
            bodies = [letter.get_body(("plain",)) for letter in office.letters]
            return [body.get_content() for body in bodies if body is not None]

    return asyncio.run(run())


def path_in(text: str, word: str) -> str:
    match = re.search(rf"http://localhost:8000/api/(notices/{word}/\S+)", text)
    assert match
    return "/api/" + match[1]


def test_an_address_is_confirmed_tried_and_stopped_by_its_owner(visit: Visit) -> None:
    made = visit.add(kind="mail", address="Anna@EXAMPLE.org")
    assert (made["address"], made["confirmed"]) == ("Anna@example.org", False)
    visit.ask("POST", f"channels/{made['id']}/test", 409)
    (asked,) = sent_mails(visit.settings)
    confirm = path_in(asked, "confirm")
    page = visit.client.get(confirm)
    assert "Sollen Benachrichtigungen von Caledonia an Anna@example.org gehen?" in page.text
    assert '<form method="post">' in page.text
    assert "form-action 'self'" in page.headers["content-security-policy"]
    assert not visit.own()[0]["confirmed"]  # opening the page is no consent
    assert visit.client.post(confirm).status_code == 200
    assert visit.own()[0]["confirmed"]
    visit.ask("POST", f"channels/{made['id']}/test", 202)
    (test,) = sent_mails(visit.settings)
    assert "Es klappt" in test
    stop = path_in(test, "unsubscribe")
    assert visit.client.get(stop).status_code == 200
    assert len(visit.own()) == 1
    one_click = {"List-Unsubscribe": "One-Click"}
    assert visit.client.post(stop, data=one_click).status_code == 200
    assert visit.own() == []
    assert visit.client.post(stop, data=one_click).status_code == 200
    assert visit.client.get(stop, headers={"Accept-Language": "pt-BR,en;q=0.5"}).text.count(
        "Pronto"
    )
    assert visit.client.get(confirm).status_code == 404


def test_old_and_foreign_links_do_nothing(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    made = visit.add(kind="mail", address="anna@example.org")
    (asked,) = sent_mails(visit.settings)
    confirm = path_in(asked, "confirm")
    stopping = confirm.replace("confirm", "unsubscribe")
    for path in (confirm + "x", stopping, "/api/notices/unsubscribe/x", "/api/notices/confirm/ä"):
        assert visit.client.post(path).status_code == 404
        assert visit.client.get(path).status_code == 404
    stamp = TimestampSigner("x").get_timestamp() + 8 * 24 * 3600
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: stamp)
    assert visit.client.post(confirm).status_code == 404
    assert visit.own() == [made]


def test_confirmation_mails_are_limited(mailing: Settings) -> None:
    for visit in visiting(replace(mailing, rate_limits=True)):
        for _ in range(5):
            made = visit.add(kind="mail", address="victim@example.org")
            visit.ask("DELETE", f"channels/{made['id']}", 204)
        visit.add(429, kind="mail", address="other@example.org")
        visit.person = "bert"
        visit.add(429, kind="mail", address="VICTIM@example.org".lower())
        visit.add(kind="mail", address="other@example.org")


def test_a_test_reaches_a_webhook_and_failures_are_seen(visit: Visit) -> None:
    async def run(answer: bytes) -> None:
        async with web() as site:
            site.answer = answer
            database = Database(visit.settings.database_url())
            world = World(database)
            made = await asyncio.to_thread(
                visit.add, kind="webhook", url=f"http://127.0.0.1:{site.port}/"
            )
            await asyncio.to_thread(visit.ask, "POST", f"channels/{made['id']}/test", 202)
            away = SafeClient(_local=True)
            async with Dispatcher(visit.settings, database, client=away) as dispatcher:
                dispatcher.wake()
                await until(lambda: site.got)

                async def is_noted() -> bool:
                    (row,) = [r for r in await world.rows() if r["channel"] == made["id"]]
                    stored = await world.stored_channel(made["id"])
                    assert stored is not None
                    return row["sent"] is not None or stored.failures == 1

                await until(is_noted)
            await database.close()

    asyncio.run(run(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"))
    asyncio.run(run(b"HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n"))
    assert sorted((c["failures"], c["problem"]) for c in visit.own() if c["failures"]) == [
        (1, "The webhook answered 500.")
    ]


def test_an_account_is_forgotten_with_all_that_waits(visit: Visit) -> None:
    made = visit.add(kind="webhook", url=HOOK)
    visit.ask("POST", f"channels/{made['id']}/test", 202)

    async def run() -> None:
        database = Database(visit.settings.database_url())
        async with database.write() as connection:
            await forget_person(connection, "anna")
        assert await World(database).rows() == []
        await database.close()

    asyncio.run(run())
    assert visit.own() == []


def test_strange_names_of_channels(visit: Visit) -> None:
    for name in ("%00", "x" * 33, "a%20b", "%ED%A0%80", "a%0A"):
        visit.ask("PATCH", f"channels/{name}", 422, {"events": []})
        visit.ask("DELETE", f"channels/{name}", 422)
        for word in ("confirm", "unsubscribe"):
            assert visit.client.post(f"/api/notices/{word}/{name}").status_code == 404


def test_everything_is_described(visit: Visit) -> None:
    described = visit.client.get("/api/openapi.json").json()["paths"]
    ours = [route for path, route in described.items() if path.startswith("/api/notices")]
    assert len(ours) == 6
    assert all(each["description"] for route in ours for each in route.values())

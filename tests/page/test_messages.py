"""What a page sends after a change, and that the load benchmark's pages send the same."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Request, WebSocket, expect

from benchmarks.server.client import Connection
from benchmarks.server.page import Page
from benchmarks.server.stock import Guest
from caledonia.game import Game
from caledonia.server.identity.models import Person
from tests.page.visitors import Visitor, Visitors
from tests.server.visitors import crofters

START = 18
"""Decisions of the crofters' game until a merchant can be hired."""
SIGNS = ("ping", "look", "have")
"""Signs of life, and what came: sent after some time, not for each change."""


class Overheard:
    """What a browser's page sends to the server, once it is open."""

    def __init__(self, person: Visitor) -> None:
        self.sent: list[str] = []
        person.page.on("websocket", self._opened)
        person.page.on("request", self._asked)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)["type"]))

    def _asked(self, request: Request) -> None:
        path = urlsplit(request.url).path
        if path.startswith("/api/") and not path.endswith("/live"):
            self.sent.append(f"{request.method} {path}")

    def take(self) -> list[str]:
        """Return what was sent since the last time, without signs of life."""
        messages = [each for each in self.sent if each not in SIGNS]
        self.sent.clear()
        return messages


def seated(visitors: Visitors, game: Game | None = None) -> tuple[Visitor, Visitor, dict[str, Any]]:
    """Return the deciding visitor, the other player, and their table."""
    isla, rory = visitors.come(), visitors.come()
    for person, name in ((isla, "Isla"), (rory, "Rory")):
        person.send("/people/guest", {"name": name})
    game = game or crofters(2, START)
    seats = ["me", "open"] if game.deciding_seat == 0 else ["open", "me"]
    record = game.record(secret=True)
    table = isla.send("/tables/import", {"record": record, "seats": seats})
    empty = {"invite": table["invite"], "seat": seats.index("open")}
    rory.send(f"/tables/{table['id']}/join", empty)
    return isla, rory, isla.ask(f"/tables/{table['id']}")


def turn_of(known: dict[str, Any]) -> dict[str, Any]:
    """Return a whole turn of the deciding player."""
    return {"codes": ["pass"], "version": known["version"], "step": known["step"], "end": True}


def by_browser(visitors: Visitors) -> list[list[str]]:
    """Return what a browser sends after its own decision, its turn, and another's turn."""
    isla, rory, table = seated(visitors)
    overheard = Overheard(isla)
    isla.go(f"/table/{table['id']}")
    isla.is_ready()
    expect(isla.action("hire")).to_be_visible()
    overheard.take()
    isla.press("hire")
    isla.wait_for(table["version"], 1)
    steps = [overheard.take()]
    isla.action("end").click()
    if (confirm := isla.page.locator("[data-confirm-end]")).is_visible():
        confirm.click()
    isla.wait_for(table["version"] + 1, 0)
    steps.append(overheard.take())
    path = f"/tables/{table['id']}"
    isla.wait_for(rory.send(f"{path}/play", turn_of(rory.ask(path)))["version"], 0)
    # By then, the page has sent all requests that follow from it.
    isla.page.evaluate("() => new Promise((done) => setTimeout(done, 300))")
    return [*steps, overheard.take()]


def by_benchmark(visitors: Visitors) -> list[list[str]]:
    """Return what a page of the benchmark sends after the same."""
    isla, rory, table = seated(visitors)
    with ThreadPoolExecutor(1) as other:
        # The browser has the event loop of this thread.
        played = _played(isla.address, cookie_of(isla), cookie_of(rory), table)
        return other.submit(asyncio.run, played).result()


def cookie_of(person: Visitor) -> str:
    """Return the cookies of a person, as they are sent."""
    cookies = person.context.cookies()
    return "; ".join(f"{each.get('name')}={each.get('value')}" for each in cookies)


async def _played(address: str, cookie: str, other: str, table: dict[str, Any]) -> list[list[str]]:
    port = urlsplit(address).port
    assert port is not None
    page = Page(table["id"], port, Guest(Person("isla", "Isla", True, "en"), cookie))
    page.version = table["version"]
    await page.open()
    steps: list[list[str]] = []

    def note() -> None:
        steps.append([each for each in page.sent if each not in SIGNS])
        page.sent.clear()

    note()
    await page.point_at("hire")
    await page.command("play", codes=["hire"], end=False, version=page.version, step=0)
    note()
    await page.command("end", version=page.version, step=1)
    await _seen(page, table["version"])
    note()
    version = page.version
    connection, path = Connection(port), f"/api/tables/{table['id']}"
    known = await connection.ok("GET", path, cookie=other)
    await connection.ok("POST", f"{path}/play", turn_of(known), cookie=other)
    connection.close()
    await _seen(page, version)
    note()
    await page.close()
    return steps[1:]


async def _seen(page: Page, version: int) -> None:
    """Wait until a page knows of a change."""
    while page.version == version:
        await asyncio.sleep(0.01)


def test_pages_of_the_benchmark_send_what_the_page_sends(visitors: Visitors) -> None:
    sent = by_browser(visitors)
    # A change is one message: nothing is asked for after it.
    assert sent == [["foresee", "command"], ["command"], []]
    assert by_benchmark(visitors) == sent


KNOWN = """() => {
    const { you, seed, seed_hash, result, uncounted } = window.caledonia.table.whole;
    return { you, seed, seed_hash, result, uncounted };
}"""


def check_without_asking(person: Visitor, overheard: Overheard, table_id: str) -> None:
    """A page knows what the server says of its table, and never asked for the whole table."""
    person.sees_what_is_true()
    known = person.page.evaluate(KNOWN)
    asked = overheard.take()
    known_to_server = person.ask(f"/tables/{table_id}")
    assert {name: known_to_server[name] for name in known} == known
    assert f"GET /api/tables/{table_id}" not in asked


def test_the_beginning_of_a_game_is_one_message(visitors: Visitors) -> None:
    isla, rory = visitors.come(), visitors.come()
    for person, name in ((isla, "Isla"), (rory, "Rory")):
        person.send("/people/guest", {"name": name})
    table = isla.send("/tables", {"players": 2, "seats": ["me", "open"]})
    overheard = Overheard(isla)
    isla.go(f"/table/{table['id']}")
    expect(isla.page.locator("li[data-seat]")).to_have_count(2)
    overheard.take()
    vacant = next(seat["seat"] for seat in table["seats"] if not seat["name"])
    rory.send(f"/tables/{table['id']}/join", {"invite": table["invite"], "seat": vacant})
    isla.is_ready()
    check_without_asking(isla, overheard, table["id"])


def test_the_end_of_a_game_is_one_message(visitors: Visitors) -> None:
    isla, rory, table = seated(visitors, crofters(2, left=2))
    path = f"/tables/{table['id']}"
    overheard = Overheard(rory)
    rory.go(f"/table/{table['id']}")
    rory.is_ready()
    overheard.take()
    isla.send(f"{path}/play", turn_of(table))
    expect(rory.page.locator("[data-ending]")).to_be_visible()
    check_without_asking(rory, overheard, table["id"])

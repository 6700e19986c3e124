"""A server for twins: tables with the same public position, and people who look at both."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from unittest import mock

from fastapi.testclient import TestClient

from caledonia.game import Game
from caledonia.server.app import create_app
from caledonia.server.db.migrate import upgrade
from caledonia.server.jobs import counselling, layers, ticker
from caledonia.server.jobs import routes as hints
from caledonia.server.settings import Settings

NATURAL: Final = {
    "at": "when something was written",
    "created": "a time",
    "started": "a time",
    "updated": "a time",
    "since": "a time",
    "deadline": "a time",
    "hash": "a hash over everything, hidden parts included",
    "seed_hash": "a hash of the seed",
    "invite": "a random word",
    "table": "the id of another table",
    "parent": "the id of another table",
}
"""Fields that differ between any two tables, and what they are. Ids are replaced as well."""
_NEW_ID: Final = re.compile(r'"id":"[A-Za-z0-9_-]{16,}"')
_SEED_HASH: Final = re.compile(r"^Seed-hash: .*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Answer:
    """A viewer's messages, without what always differs."""

    status: int
    kind: str
    body: str


class Viewer:
    """A person who looks at tables."""

    def __init__(self, server: TestClient, name: str | None) -> None:
        """:param name: None: a stranger who has not signed in."""
        self.name = name or "stranger"
        self.http = TestClient(server.app, base_url="http://testserver")
        # The application is running already: share its event loop.
        self.http.portal = server.portal
        if name is not None:
            self.http.post("/api/people/guest", json={"name": name}).raise_for_status()

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request to the API and return the response."""
        more: dict[str, Any] = {} if body is None else {"json": body}
        return self.http.request(method, f"/api{path}", **more)

    def done(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that has to succeed, and return its answer."""
        response = self.ask(method, path, body)
        assert response.is_success, f"{method} {path}: {response.text}"
        return response.json()


def normalised(table_id: str, text: str) -> str:
    """Return a text without what differs between any two tables."""
    text = text.replace(table_id, "TABLE")
    if not text.startswith(("{", "[")):
        return _SEED_HASH.sub("Seed-hash: *", text)
    shown = json.dumps(_starred(json.loads(text)), separators=(",", ":"), ensure_ascii=False)
    return _NEW_ID.sub('"id":"*"', shown)


def _starred(data: Any) -> Any:
    if isinstance(data, dict):
        return {
            key: "*" if key in NATURAL and isinstance(value, int | str) else _starred(value)
            for key, value in data.items()
        }
    return [_starred(each) for each in data] if isinstance(data, list) else data


class House:
    """A server with the people of all games."""

    def __init__(self, server: TestClient) -> None:
        self.server = server
        self.players = [Viewer(server, name) for name in ("Ada", "Ben", "Cleo", "Dora")]
        self.spectator = Viewer(server, "Emil")
        self.stranger = Viewer(server, None)

    @property
    def services(self) -> Any:
        """The parts of the server."""
        return self.server.app.state.services  # type: ignore[attr-defined]  # a FastAPI

    def table(self, game: Game) -> str:
        """Return a table that stands where a game stands, with a person on every seat."""
        seats = ["me", *["open"] * (game.players - 1)]
        brought = {"record": game.record(secret=True), "seats": seats, "name": "Twins"}
        table = self.players[0].done("POST", "/tables/import", brought)
        for seat in range(1, game.players):
            joining = {"invite": table["invite"], "seat": seat}
            self.players[seat].done("POST", f"/tables/{table['id']}/join", joining)
        table_id: str = table["id"]
        return table_id

    def position(self, table_id: str) -> str:
        """Return the whole position of a table with the turn in progress."""
        assert self.server.portal is not None
        _, _, live_game = self.server.portal.call(self.services.table_service.look, table_id)
        position: str = live_game.draft.position()
        return position


class _Inline:
    """Lets bots think where they are asked, which is quicker than a process for a few games."""

    async def run(self, _job: object, function: Any, *arguments: Any) -> Any:
        return function(*arguments)

    async def __aexit__(self, *_: object) -> None:
        pass

    def places(self) -> tuple[()]:
        return ()

    def go_first(self) -> None:
        """Let nothing wait: nothing else thinks."""


@contextmanager
def opened(nodes: int = 2) -> Iterator[House]:
    """Start a server on a new database, on which no bot plays.

    :param nodes: games that a bot plays out for a hint.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite:///{folder / 'twins.db'}"
        upgrade(url)
        stack.enter_context(mock.patch.object(ticker, "LATE", 10**12))
        stack.enter_context(mock.patch.object(hints, "HINT_NODES", nodes))
        stack.enter_context(mock.patch.object(counselling, "COUNSEL_NODES", nodes))
        stack.enter_context(mock.patch.object(layers, "EVALUATION_NODES", nodes))
        settings = Settings(
            data=folder,
            database=url,
            secret="a secret that only twins know, long enough",
            rate_limits=False,
            hosts=("testserver",),
        )
        server = stack.enter_context(TestClient(create_app(settings)))
        house = House(server)
        parts = house.services
        parts.table_service.listeners.remove(parts.jobs)
        parts.pool = _Inline()
        yield house

"""People at a server, for tests."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from fastapi.testclient import TestClient

from caledonia.actions import DRAW
from caledonia.bots import Limit, make_bot
from caledonia.chance import NARROW
from caledonia.game import Game
from caledonia.options import Options
from caledonia.server.app import create_app
from caledonia.server.services import Services
from caledonia.server.settings import Settings
from tests.server.described import check_answer, check_message


class Guest:
    """A guest with cookies of its own at a server."""

    def __init__(self, server: TestClient, name: str, address: str = "testclient") -> None:
        client = (address, 50_000)
        self.http = TestClient(server.app, base_url="http://testserver", client=client)
        # The application is running already: share its event loop.
        self.http.portal = server.portal
        made = self.ok("post", "/people/guest", {"name": name})
        self.id: str = made["id"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and return the response."""
        more: dict[str, Any] = {} if body is None else {"json": body}
        response = self.http.request(method.upper(), f"/api{path}", **more)
        if response.content and response.headers.get("content-type") == "application/json":
            check_answer(method, f"/api{path}", response.status_code, response.json())
        return response

    def ok(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that succeeds, and return what it answers."""
        response = self.ask(method, path, body)
        assert response.is_success, response.text
        return response.json()

    def refused(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that is refused, and return why."""
        response = self.ask(method, path, body)
        assert 400 <= response.status_code < 500, response.text
        return response.json()

    def make_table(self, **choices: Any) -> Any:
        """Make a table; seats as they are listed."""
        return self.ok("post", "/tables", {"shuffle": False, **choices})

    def table(self, table_id: str) -> Any:
        """Open a table."""
        return self.ok("get", f"/tables/{table_id}")

    def do(self, table_id: str, command: str, **body: Any) -> Any:
        """Give a command that succeeds."""
        return self.ok("post", f"/tables/{table_id}/{command}", body)

    def cannot(self, table_id: str, command: str, **body: Any) -> Any:
        """Give a command that is refused."""
        return self.refused("post", f"/tables/{table_id}/{command}", body)

    def join(self, table: Any, **body: Any) -> Any:
        """Take a seat at a table."""
        return self.do(table["id"], "join", invite=table["invite"], **body)

    def play(self, table_id: str, *codes: str, end: bool = False, **more: Any) -> Any:
        """Take decisions where the table stands now."""
        table = self.table(table_id)
        body = {"codes": codes, "version": table["version"], "step": table["step"], "end": end}
        return self.do(table_id, "play", **(body | more))

    def entries(self, table_id: str, kind: str | None = None) -> list[Any]:
        """Return the log of a table, or its entries of a kind."""
        page = self.ok("get", f"/tables/{table_id}/entries")
        assert not page["more"]
        return [entry for entry in page["entries"] if kind in (None, entry["kind"])]

    def bring(self, game: Game, *seats: str, secret: bool = True) -> Any:
        """Make a table of a game."""
        body = {"record": game.record(secret=secret), "seats": list(seats)}
        return self.ok("post", "/tables/import", body)

    def also_at(self, server: TestClient) -> Guest:
        """Return the same person at another server process."""
        twin = Guest.__new__(Guest)
        twin.http = TestClient(server.app, base_url="http://testserver", cookies=self.http.cookies)
        twin.http.portal = server.portal
        twin.id = self.id
        return twin

    @contextmanager
    def watch(self, table_id: str, after: int | None = None) -> Iterator[Socket]:
        """Open a socket at a table."""
        query = "" if after is None else f"?after={after}"
        path = f"/api/tables/{table_id}/live{query}"
        with self.http.websocket_connect(path) as socket:
            yield Socket(socket)


class Member(Guest):
    """A person with an account, at an address of their own unless one is given."""

    def __init__(self, server: TestClient, name: str, address: str | None = None) -> None:
        super().__init__(server, name, address or f"host-{uuid4().hex}")
        self.login = f"{name.lower()}-{uuid4().hex[:8]}"
        self.password = "seven sheep cross the slow river"
        self.ok("post", "/people/register", {"login": self.login, "password": self.password})


class Socket:
    """A socket of a client; messages are read one by one."""

    def __init__(self, socket: Any) -> None:
        self.raw = socket

    def next(self) -> Any:
        """Return the next message."""
        message = json.loads(self.raw.receive_bytes())
        check_message(message)
        return message

    def until(self, kind: str) -> Any:
        """Return the next message of a kind; those before it are passed over."""
        while True:
            message = self.next()
            if message["type"] == kind:
                return message

    def until_pong(self) -> list[Any]:
        """Return everything that has come up to now."""
        self.send({"type": "ping"})
        messages = []
        while (message := self.next())["type"] != "pong":
            messages.append(message)
        return messages

    def send(self, message: object) -> None:
        """Send a message."""
        self.raw.send_text(json.dumps(message))

    def do(self, number: str, kind: str, **body: Any) -> Any:
        """Give a command and return what is answered to it."""
        self.send({"type": "command", "id": number, "kind": kind, "body": body})
        while True:
            message = self.next()
            if message.get("id") == number:
                return message


@contextmanager
def shared_server(request: pytest.FixtureRequest, folder: Path) -> Iterator[TestClient]:
    """Start a server for many tests, on the database that a fixture is parametrized with."""
    if request.param == "sqlite":
        path = folder / "caledonia.db"
        shutil.copy(request.getfixturevalue("sqlite_template"), path)
        url, name = f"sqlite:///{path}", None
    else:
        databases = request.getfixturevalue("databases")
        name = databases.take()
        url = databases.url(name)
    settings = Settings(
        data=folder,
        database=url,
        secret="for tests",
        rate_limits=False,
        hosts=("testserver",),
    )
    with TestClient(create_app(settings), base_url="http://testserver") as server:
        yield server
        assert server.portal is not None
        server.portal.call(services(server).hub.close)
    if name is not None:
        databases.give_back(name)


def salt_of(server: TestClient, table_id: str) -> str | None:
    """Return the salt of a table, which is secret until the end."""
    assert server.portal is not None
    table, _, _ = server.portal.call(services(server).table_service.look, table_id)
    return table.salt


def services(server: TestClient) -> Services:
    """Return the parts of a server process."""
    app_services: Services = server.app.state.services  # type: ignore[attr-defined]  # a FastAPI
    return app_services


@cache
def _whole_game(players: int, seed: int, options: Options) -> Game:
    # A game of an earlier release: the positions that tests name stay what they are.
    game = Game.new(players, seed=seed, options=options, generator=NARROW)
    bot = make_bot("crofter", 1)
    while (seat := game.deciding_seat) is not None:
        # Drawing was no decision then: without it the lots fall as they fell.
        state = game.state.fork()
        state.ply -= game.actions.count(DRAW)
        game.push(bot.choose(Game(state), seat, Limit()).action)
    return game


def crofters(
    players: int = 2, decisions: int | None = None, *, seed: int = 5, left: int = 0, **options: Any
) -> Game:
    """Return a game of crofters after some decisions.

    :param left: decisions that are left, instead.
    """
    game = _whole_game(players, seed, Options(**options)).copy()
    stop = game.ply - left if decisions is None else decisions
    while game.ply > stop:
        game.pop()
    return game

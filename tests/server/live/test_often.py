"""Rate limits of sockets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.server.app import create_app
from caledonia.server.security.buckets import COMMAND_RATE
from caledonia.server.settings import Settings
from tests.server.visitors import Guest, Socket

MESSAGES: list[dict[str, Any]] = [
    {"type": "have", "seq": 1},
    {"type": "have", "seq": 1, "resend": True},
    {"type": "look", "foreground": True},
    {"type": "ping"},
]


@pytest.fixture
def limited(settings: Settings) -> Iterator[TestClient]:
    """A server that has rate limits."""
    limits = replace(settings, rate_limits=True)
    with TestClient(create_app(limits), base_url="http://testserver") as client:
        yield client


def is_limited(socket: Socket, message: dict[str, Any]) -> bool:
    """Whether saying something again and again is refused in the end."""
    for _ in range(20 * COMMAND_RATE.burst):
        socket.send(message)
        socket.send({"type": "unknown"})
        problem = socket.until("problem")["problem"]
        if problem["code"] == "too_many":
            assert problem["retry_after"] >= 1
            return True
    return False


def test_talkative_sockets_are_limited(limited: TestClient) -> None:
    for message in MESSAGES:
        ada = Guest(limited, "Ada")
        table_id = ada.make_table(players=2)["id"]
        with ada.watch(table_id) as socket:
            socket.until("hello")
            assert is_limited(socket, message), message
            # What is played is counted apart.
            assert socket.do("id-1", "say", text="hello")["type"] == "answer"


def test_strangers_are_counted_by_their_address(limited: TestClient) -> None:
    table_id = Guest(limited, "Ada").make_table(players=2)["id"]
    limited.cookies.clear()
    with limited.websocket_connect(f"/api/tables/{table_id}/live") as raw:
        socket = Socket(raw)
        socket.until("hello")
        assert is_limited(socket, {"type": "have", "seq": 0})

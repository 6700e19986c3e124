"""Whatever comes in by a route or a socket, nothing answers 500 and nothing breaks."""

from __future__ import annotations

import itertools
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx2
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, seed
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from caledonia.server.app import create_app
from caledonia.server.settings import Settings

EXAMPLES = 8
"""Requests for each route, by a guest and a stranger in turn; the fuzzer begins with odd ones."""
PATIENCE = 300
"""Seconds that an answer may take on a busy machine."""
PAGES = ("/api/notices/confirm", "/api/notices/unsubscribe", "/metrics", "/api/ready")
"""Routes that answer people and operators, not pages."""


@pytest.fixture
def running(settings: Settings) -> Iterator[str]:
    """A server on a port; returns its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    config = uvicorn.Config(create_app(settings), port=port, log_level="error", lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


def signed_in(address: str) -> dict[str, str]:
    """Return the headers of a guest with a table."""
    answer = httpx2.post(f"{address}/api/people/guest", json={"name": "Fuzz"})
    cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
    return {"Cookie": cookie}


def table_of(address: str, headers: dict[str, str]) -> str:
    """Return a table at which the guest has to decide."""
    body = {"players": 1, "seats": ["me"]}
    made = httpx2.post(f"{address}/api/tables", json=body, headers=headers)
    table_id: str = made.json()["id"]
    return table_id


def test_no_request_breaks_the_server(running: str) -> None:
    guest = signed_in(running)
    table_id = table_of(running, signed_in(running))
    turns = itertools.cycle([guest, {}])
    schema = schemathesis.openapi.from_url(f"{running}/api/openapi.json", timeout=PATIENCE)
    faults: list[str] = []
    routes = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]  # the description is sound
        routes += 1

        @seed(1)
        @hypothesis_settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table_id
            if case.path == "/api/people/me" and case.method == "DELETE":
                return
            answer = case.call(headers=next(turns), timeout=PATIENCE)
            if answer.status_code >= 500:
                faults.append(f"{case.method} {case.path}: {answer.status_code}")
            elif answer.status_code >= 400 and not case.path.startswith(PAGES):
                body = answer.json()
                if not {"code", "message"} <= set(body):
                    faults.append(f"{case.method} {case.path}: an error without a code")

        check()
    assert routes > 30
    assert faults == []
    assert httpx2.get(f"{running}/api/tables/{table_id}").status_code == 200


words = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=10),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
        max_leaves=6,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(["command", "have", "look", "ping", "nothing"]),
            "id": st.text(max_size=70),
            "kind": st.sampled_from(["play", "end", "take-back", "join", "orders", "say", ""]),
            "body": st.dictionaries(
                st.sampled_from(["codes", "version", "step", "text", "orders", "end", "seat"]),
                st.none() | st.integers() | st.text(max_size=8) | st.lists(st.text(max_size=8)),
            ),
            "seq": st.integers(),
            "foreground": st.booleans(),
        }
    ).map(json.dumps),
)


def test_no_message_breaks_a_socket(running: str) -> None:
    headers = signed_in(running)
    table_id = table_of(running, headers)
    address = running.replace("http", "ws") + f"/api/tables/{table_id}/live"
    with connect(address, additional_headers=headers, origin=Origin(running)) as open_socket:

        @seed(2)
        @hypothesis_settings(
            max_examples=120, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        @given(words)
        def check(message: str | bytes) -> None:
            open_socket.send(message)
            open_socket.send('{"type": "ping"}')
            while json.loads(open_socket.recv(timeout=PATIENCE))["type"] != "pong":
                pass

        with suppress(ConnectionClosed):
            check()
            open_socket.send('{"type": "ping"}')
            assert json.loads(open_socket.recv(timeout=PATIENCE))["type"] == "pong"
            return
    raise AssertionError("the socket was closed")

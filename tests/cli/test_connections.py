"""Strangers who open many connections, or send nonsense, do not trouble a server."""

from __future__ import annotations

import base64
import json
import os
import resource
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.cli.served import PATIENCE, served

IDLE = 1200


@pytest.fixture
def processes() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture(autouse=True)
def descriptors() -> Iterator[None]:
    """Enough of them for both ends of many connections."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= before[0] < 4096:
        most = 4096 if before[1] < 0 else min(4096, before[1])
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def opened(stack: ExitStack, port: int, source: str = "127.0.0.1") -> socket.socket:
    connection = socket.create_connection(
        ("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0)
    )
    return stack.enter_context(connection)


def said(logs: str) -> list[dict[str, Any]]:
    """Return the lines that are not about requests."""
    lines = [json.loads(line) for line in logs.splitlines()]
    return [line for line in lines if line["event"] != "request"]


def test_idle_connections_do_not_silence_a_server(tmp_path: Path, processes: ExitStack) -> None:
    server = served(processes, tmp_path, "--port", "0", descriptors=800)
    for _ in range(IDLE):
        opened(processes, server.port)
    assert server.get("/api/health") == {"status": "ok"}
    assert server.get("/api/ready")
    code, logs = server.stop()
    assert code == 0
    warnings = [line for line in said(logs) if line["level"] != "info"]
    assert [line["event"] for line in warnings] == ["idle connections closed: descriptors run low"]
    assert "Traceback" not in logs


@pytest.mark.skipif(sys.platform != "linux", reason="needs several loopback addresses")
def test_one_address_has_only_so_many_connections(tmp_path: Path, processes: ExitStack) -> None:
    server = served(processes, tmp_path, "--port", "0", CALEDONIA_CONNECTIONS="20")
    crowd = [opened(processes, server.port, "127.0.0.2") for _ in range(30)]
    for refused in crowd[20:]:
        answer = refused.recv(1000)
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"too many open connections from your address" in answer
    # Everybody else is answered, and so is the address itself once it has closed one.
    assert server.get("/api/health") == {"status": "ok"}
    crowd[0].sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert crowd[0].recv(1000).startswith(b"HTTP/1.1 200 ")
    crowd[0].close()
    for _ in range(100):
        again = opened(processes, server.port, "127.0.0.2")
        again.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answer = again.recv(1000)
        if answer.startswith(b"HTTP/1.1 200 "):
            break
    else:
        raise AssertionError(answer)
    _, logs = server.stop()
    warnings = [line for line in said(logs) if line["level"] != "info"]
    assert [line["event"] for line in warnings] == ["connections refused: one address has too many"]


# What strangers send.


def handshake(path: str, *more: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        "Host: localhost",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *more,
    )
    return "\r\n".join((*lines, "\r\n")).encode()


def frame(kind: int, payload: bytes) -> bytes:
    """Return a frame of a client, masked with nothing."""
    return bytes([0x80 | kind, 0x80 | len(payload)]) + bytes(4) + payload


PING = frame(1, b'{"type":"ping"}')
FRAMES = (
    frame(1, b"\xff\xfe"),
    PING * 20 + frame(1, b"\xff"),
    PING * 20 + frame(8, struct.pack("!H", 1000)) + PING,
    frame(3, b"odd"),
    frame(8, b"\0\1\xff"),
    frame(2, b"\xff\xfe"),
    b"\x81\x01a",
    PING * 20,
)
REQUESTS = (
    b"\x16\x03\x01 nonsense\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"POST /api/people/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n\xff\xfe\xfd",
    "GET /api/tables/é?x=é HTTP/1.1\r\nHost: localhost\r\n\r\n".encode(),
    handshake("/api/tables/none/live", "Origin: https://evil.example"),
    handshake("/api/tables/none/live").replace(b"localhost", b"evil.example"),
    handshake("/api/tables/none/live").replace(b"Version: 13", b"Version: 8"),
    handshake("/nothing"),
)


def reset(connection: socket.socket) -> None:
    """Close a connection without a farewell."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def test_what_strangers_send_leaves_calm_lines(tmp_path: Path, processes: ExitStack) -> None:
    server = served(processes, tmp_path, "--port", "0")
    table, cookie = table_of(server.port)
    for _ in range(3):
        for request in REQUESTS:
            connection = opened(processes, server.port)
            connection.sendall(request)
            connection.recv(1000)
            reset(connection)
        for frames in FRAMES:
            connection = opened(processes, server.port)
            connection.sendall(handshake(f"/api/tables/{table}/live", f"Cookie: {cookie}"))
            assert connection.recv(12) == b"HTTP/1.1 101"
            connection.sendall(frames)
            with suppress(OSError):
                connection.recv(4000)
            reset(connection)
    assert server.get("/api/health") == {"status": "ok"}
    code, logs = server.stop()
    assert code == 0
    lines = said(logs)
    assert {line["level"] for line in lines} == {"info"}
    assert not any("exception" in line for line in lines)
    events = [line["event"] for line in lines]
    assert {event: events.count(event) for event in events if events.count(event) > 1} == {}


def table_of(port: int) -> tuple[str, str]:
    """Create a table; return its id and its creator's cookie."""
    from http.client import HTTPConnection

    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    headers = {"content-type": "application/json"}
    connection.request("POST", "/api/people/guest", '{"name": "Flora"}', headers)
    answer = connection.getresponse()
    answer.read()
    headers["cookie"] = str(answer.headers["set-cookie"]).partition(";")[0]
    connection.request("POST", "/api/tables", '{"players": 2, "seats": ["me", "open"]}', headers)
    made = json.load(connection.getresponse())
    connection.close()
    return made["id"], headers["cookie"]

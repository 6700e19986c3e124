from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from starlette.types import Message, Receive, Scope, Send

from caledonia.server.security.bodies import LARGEST, LARGEST_IMPORT, Bodies
from tests.server.security.helpers import guarded


def chunks(size: int) -> Iterator[bytes]:
    while size > 0:
        yield b"x" * min(size, 10_000)
        size -= 10_000


@pytest.mark.parametrize(
    ("path", "largest"), [("/api/echo", LARGEST), ("/api/games/import", LARGEST_IMPORT)]
)
def test_bodies_have_a_limit(path: str, largest: int) -> None:
    client = guarded()
    for size, status in ((0, 200), (largest, 200), (largest + 1, 413)):
        whole = client.post(path, content=b"x" * size)
        # Without a stated length.
        chunked = client.post(path, content=chunks(size))
        for answer in (whole, chunked):
            assert answer.status_code == status
            if status == 200:
                assert answer.text == str(size)
            else:
                assert answer.json()["code"] == "too_large"


def ask(
    headers: list[tuple[bytes, bytes]], messages: list[Message], method: str = "POST"
) -> tuple[list[Message], int]:
    """Return what is answered to a request, and how many of its messages were read."""
    waiting = list(messages)
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> Message:
        return waiting.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {"type": "http", "method": method, "path": "/", "headers": headers}
    asyncio.run(Bodies(app)(scope, receive, send))
    return sent, len(messages) - len(waiting)


def test_a_large_body_is_not_even_read() -> None:
    sent, read = ask([(b"content-length", b"9" * 5000)], [])
    assert (sent[0]["status"], read) == (413, 0)


def test_a_false_length_does_not_help() -> None:
    part: Message = {"type": "http.request", "body": b"x" * LARGEST, "more_body": True}
    for length in (b"5", b"-5", b"abc", b"\xb2"):
        sent, read = ask([(b"content-length", length)], [part] * 10)
        assert (sent[0]["status"], read) == (413, 2)


def test_reading_with_a_body_counts_too() -> None:
    part: Message = {"type": "http.request", "body": b"x" * LARGEST, "more_body": True}
    sent, _ = ask([(b"transfer-encoding", b"chunked")], [part] * 10, "GET")
    assert sent[0]["status"] == 413


def test_a_disconnect_while_reading_is_harmless() -> None:
    part: Message = {"type": "http.request", "body": b"x", "more_body": True}
    sent, read = ask([], [part, {"type": "http.disconnect"}])
    assert (sent[0]["status"], read) == (200, 2)

"""A lean HTTP client: it shares the machine with the server that it measures."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any, Final

from benchmarks.server.launch import HOST
from caledonia.server.wire import decode, encode

IDLE: Final = 3.0
"""Seconds after which a connection is not used again: the server may be closing it."""
PATIENCE: Final = 30.0
"""Seconds that an answer may take."""


class LostError(Exception):
    """The connection broke before the answer, so the result is unknown."""


class Connection:
    """One connection to a server; it is opened again whenever needed."""

    def __init__(self, port: int, address: str | None = None) -> None:
        """:param address: where it comes from; None: the usual one."""
        self._port = port
        self._address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def ask(
        self, method: str, path: str, body: object = None, *, cookie: str = ""
    ) -> tuple[int, bytes]:
        """Send a request; return status and body of the answer.

        :raises LostError: if there is none.
        """
        status, answer, _ = await self.exchange(method, path, body, cookie=cookie)
        return status, answer

    async def exchange(
        self, method: str, path: str, body: object = None, *, cookie: str = ""
    ) -> tuple[int, bytes, bytes]:
        """Send a request; return status, body and head of the answer.

        :raises LostError: if there is none.
        """
        content = b"" if body is None else encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{self._port}\r\ncookie: {cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._exchange(head.encode() + content)
        except (OSError, EOFError, TimeoutError) as error:
            self.close()
            raise LostError(f"{method} {path}: {error!r}") from error

    async def _exchange(self, request: bytes) -> tuple[int, bytes, bytes]:
        reader, writer = await self._open()
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head[9:12])
        lowered = head.lower()
        at = lowered.find(b"content-length:")
        length = int(lowered[at + 15 : lowered.find(b"\r\n", at)]) if at >= 0 else 0
        body = await reader.readexactly(length)
        self._used = perf_counter()
        return status, body, head

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is not None and perf_counter() - self._used > IDLE:
            self.close()
        if self._streams is None:
            source = None if self._address is None else (self._address, 0)
            self._streams = await asyncio.open_connection(HOST, self._port, local_addr=source)
        return self._streams

    async def ok(self, method: str, path: str, body: object = None, *, cookie: str = "") -> Any:
        """Send a request that must succeed, and return the answer.

        :raises RuntimeError: if it is refused.
        """
        status, answer = await self.ask(method, path, body, cookie=cookie)
        if not 200 <= status < 300:
            raise RuntimeError(f"{method} {path}: {status} {answer[:300].decode()}")
        return decode(answer)

    def close(self) -> None:
        """Close it; the next request opens it again."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

"""uvicorn's protocols, with every connection checked by the guard.

uvicorn has no hook where a connection opens, so its protocols are extended.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from caledonia.server.ops.guard import Place, guard

if TYPE_CHECKING:
    # The only name of a message that its base class accepts; nothing of it is needed at run time.
    from uvicorn._types import ASGISendEvent

LATE: Final = "408 Request Timeout", "the request took too long to arrive: send it again"
TOO_MANY: Final = (
    "503 Service Unavailable",
    "too many open connections from your address: close some and try again",
)


def _answer(status: str, sentence: str) -> bytes:
    body = sentence.encode("ascii")
    return (
        f"HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    ).encode("ascii") + body


class HttpProtocol(HttpToolsProtocol):
    """HTTP with limits on connections and on how long a client may take."""

    place: Place | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Ask the guard before anything else."""
        super().connection_made(transport)
        self.place = guard.enter(transport, self._too_late)
        if self.place is None:
            transport.write(_answer(*TOO_MANY))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place up."""
        guard.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass data on, unless the connection was refused."""
        if self.place is not None:
            super().data_received(data)

    def on_message_begin(self) -> None:
        """Expect the rest of the head; the first one is due since the connection."""
        super().on_message_begin()
        if self.place is not None and self.place.deadline is None:
            guard.await_head(self.place)

    def on_headers_complete(self) -> None:
        """Expect the body."""
        if self.place is not None:
            guard.await_body(self.place)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timer: the server has to answer now."""
        if self.place is not None:
            guard.rest(self.place)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Mark the connection as idle once the client has read the whole answer."""
        if self.place is not None and not self.pipeline and not self.flow.write_paused:
            guard.idle(self.place)
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Expect the client to read what was sent."""
        super().pause_writing()
        if self.place is not None:
            guard.await_reader(self.place)

    def resume_writing(self) -> None:
        """Stop the timer: the client has read on."""
        super().resume_writing()
        if self.place is not None:
            cycle: RequestResponseCycle | None = self.cycle
            settled = cycle is not None and cycle.response_complete
            guard.idle(self.place) if settled else guard.rest(self.place)

    def _too_late(self) -> None:
        """Disconnect a slow client."""
        cycle: RequestResponseCycle | None = self.cycle
        if self.flow.write_paused or self.transport.is_closing():
            self.transport.abort()
        elif cycle is None or cycle.response_complete:
            self._refuse_late()
        elif cycle.more_body:
            if not cycle.response_started:
                self._refuse_late()
            self.transport.close()
        elif self.place is not None:
            # A request is being answered: the next one, already begun, gets its full time.
            guard.await_head(self.place)

    def _refuse_late(self) -> None:
        self.transport.write(_answer(*LATE))
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets on connections that the guard has admitted."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection from HTTP."""
        super().connection_made(transport)
        place = guard.at(self.transport)
        if place is not None:
            guard.keep(place)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place up."""
        guard.leave(self.transport)
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        """Send, unless the connection was closed over something the client sent."""
        if self.close_sent and self.conn.close_sent is not None:
            raise ClientDisconnected
        await super().send(message)

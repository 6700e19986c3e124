"""A socket at a table, and the messages that wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from caledonia.server.identity.models import Identity, Person

BACKLOG: Final = 256
"""Messages that may wait for a socket; one that is slower has to catch up."""


class Subscriber:
    """A socket at a table, with its queue of messages."""

    __slots__ = (
        "acknowledged",
        "foreground",
        "is_behind",
        "is_closed",
        "known",
        "on_close",
        "person",
        "queue",
        "resent",
        "sent",
    )

    def __init__(self, person: Person | None, seq: int, known: Identity | None = None) -> None:
        """:param seq: the last entry that was sent.
        :param known: how we know the person.
        """
        self.person = person
        self.known = known
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        self.foreground = False
        self.is_behind = False
        """It was too slow: messages were left out, and all that is missing must be sent again."""
        self.sent = seq
        """The last entry that was sent."""
        self.acknowledged = seq
        """The last entry that the client says it has."""
        self.resent = 0
        """How often all that was missing was sent since the client last acknowledged something."""
        self.on_close: Callable[[int, str], None] | None = None
        self.is_closed = False

    def restart(self, seq: int, message: bytes) -> None:
        """Queue a message with the whole state: nothing before it is needed.

        :param seq: the last entry that it includes.
        """
        self.is_behind = False
        self.sent = seq
        self.put(message)
        if not self.is_behind:
            # Everything before it is on its way too.
            self.acknowledged = seq

    def put(self, message: bytes) -> None:
        """Queue a message; a socket that is too slow gets no more before it has caught up."""
        if self.is_behind:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.is_behind = True

    def have(self, seq: int) -> None:
        """Note what the client says it has."""
        known = min(seq, self.sent)
        if known >= self.acknowledged:
            self.acknowledged = known
            self.resent = 0

    def close(self, code: int, reason: str) -> None:
        """Close the socket once, whatever waits."""
        if self.on_close is not None and not self.is_closed:
            self.is_closed = True
            self.on_close(code, reason)

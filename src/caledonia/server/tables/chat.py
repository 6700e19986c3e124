"""The command to say something at a table."""

from __future__ import annotations

from caledonia.server.errors import RefusedError
from caledonia.server.shapes.log import ChatEntry
from caledonia.server.shapes.tables import Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.service import Command
from caledonia.server.tables.turns import standing


def say(text: str) -> Command:
    """Say something at the table; everybody with a seat may."""

    async def run_say(context: CommandContext) -> Standing:
        seat = context.own_seat()
        words = " ".join(text.split())
        if not words:
            raise RefusedError("invalid", "text: write something")
        assert seat.person is not None
        entry: ChatEntry = {
            "seq": context.next_seq,
            "at": context.at,
            "kind": "chat",
            "seat": seat.seat,
            "person": seat.person,
            "text": words,
        }
        context.append(entry)
        return standing(context)

    return run_say

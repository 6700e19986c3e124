"""Chat, and standing orders."""

from __future__ import annotations

from typing import Any

from caledonia.server.errors import RefusedError
from caledonia.server.tables.context import Work
from caledonia.server.tables.orders import Orders
from caledonia.server.tables.rows import PLAYING
from caledonia.server.tables.service import Command
from caledonia.server.tables.turns import follow_up, standing


def say(text: str) -> Command:
    """Say something at the table; whoever sits there may."""

    async def command(work: Work) -> dict[str, Any]:
        seat = work.own_seat()
        words = " ".join(text.split())
        if not words:
            raise RefusedError("invalid", "text: write something")
        work.append("chat", {"text": words}, seat=seat.seat)
        return standing(work)

    return command


def give_orders(orders: Orders) -> Command:
    """Set the standing orders of the own seat; they act at once where it is its turn."""

    async def command(work: Work) -> dict[str, Any]:
        seat = work.playing_seat().seat
        await work.set_orders(seat, orders)
        before = work.table.version
        if work.table.status == PLAYING and work.room.seat == seat:
            await follow_up(work, new_turn=False)
        return {**standing(work), "fired": work.table.version != before}

    return command

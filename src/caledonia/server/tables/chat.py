"""Chat, and standing orders."""

from __future__ import annotations

from caledonia.server.errors import RefusedError
from caledonia.server.games.orders import Orders
from caledonia.server.games.rows import PLAYING
from caledonia.server.shapes.tables import OrdersStanding, Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.service import Command
from caledonia.server.tables.turns import follow_up, standing


def say(text: str) -> Command:
    """Say something at the table; everybody with a seat may."""

    async def run_say(context: CommandContext) -> Standing:
        seat = context.own_seat()
        words = " ".join(text.split())
        if not words:
            raise RefusedError("invalid", "text: write something")
        context.append("chat", {"text": words}, seat=seat.seat)
        return standing(context)

    return run_say


def give_orders(orders: Orders) -> Command:
    """Set the standing orders of the own seat; they act at once where it is its turn."""

    async def run_give_orders(context: CommandContext) -> OrdersStanding:
        seat = context.playing_seat().seat
        await context.set_orders(seat, orders)
        before = context.table.version
        if context.table.status == PLAYING and context.live_game.seat == seat:
            await follow_up(context, new_turn=False)
        return {**standing(context), "fired": context.table.version != before}

    return run_give_orders

"""Writes the notices that follow from a change of a table."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from caledonia.server import clock
from caledonia.server.notices.channels import Channel, channels_for
from caledonia.server.notices.events import STARTED, YOUR_TURN, Told
from caledonia.server.notices.outbox import put
from caledonia.server.notices.plan import plan
from caledonia.server.tables.rows import Change, Observer


class NoticeObserver(Observer):
    """Notes for every change who is told what; the :class:`Dispatcher` sends it later."""

    async def changed(self, connection: AsyncConnection, change: Change) -> None:
        """Write one notice for each channel that wants it."""
        told = plan(change, clock.now()) if change.has_channels else []
        if not told:
            return
        found = await channels_for(connection, {each.person for each in told})
        for channel in found:
            for each in _wanted(channel, told):
                await put(connection, channel.id, change.after.id, each)


def _wanted(channel: Channel, told: Iterable[Told]) -> list[Told]:
    wanted = [t for t in told if t.person == channel.person and t.event in channel.events]
    # Whoever has to begin learns from that alone that the game has started.
    if any(each.event == YOUR_TURN for each in wanted):
        return [each for each in wanted if each.event != STARTED]
    return wanted

"""The guide of a first game: what it has taught at a seat."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from caledonia.server.fair_play.aids import must_allow_hints
from caledonia.server.shapes.tables import GuideState, Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.service import Command
from caledonia.server.tables.turns import standing
from caledonia.server.wire import decode, encode_text

Lesson = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]
"""The id of something that the guide teaches."""
MOST_LESSONS: Final = 200
"""Lessons stored for a seat; there are far fewer."""


def follow(seen: list[str], *, left: bool | None) -> Command:
    """Note what the guide has taught the own seat; the first time calls the guide there."""

    async def run_follow(context: CommandContext) -> Standing:
        seat = context.own_seat()
        must_allow_hints(context.table, context.seats)
        known: GuideState = {"seen": [], "left": False}
        if seat.guide is not None:
            known = decode(seat.guide)
        merged = list(dict.fromkeys([*known["seen"], *seen]))[:MOST_LESSONS]
        is_left = known["left"] if left is None else left
        state: GuideState = {"seen": merged, "left": is_left}
        context.change_seat(seat.seat, guide=encode_text(state))
        return standing(context)

    return run_follow

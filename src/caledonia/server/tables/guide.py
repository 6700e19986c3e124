"""The guide of a first game: the guided deal, and what the guide has taught at a seat."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Any, Final

from pydantic import Field

from caledonia.notation.header import seed_hash
from caledonia.options import Options
from caledonia.server.db.connection import DbConnection
from caledonia.server.fair_play.aids import must_allow_hints
from caledonia.server.given_names import FIRST_GAME
from caledonia.server.identity.models import Person
from caledonia.server.shapes.tables import Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.create import ME, TableChoices, make_table, plain
from caledonia.server.tables.service import Command
from caledonia.server.tables.turns import standing
from caledonia.server.wire import decode, encode_text

Lesson = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]
"""The id of something that the guide teaches."""
MOST_LESSONS: Final = 200
"""Lessons stored for a seat; there are far fewer."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The setup of a first game."""

    seed: int
    options: Options


def _guided_deal() -> Deal:
    text = (files("caledonia.server.tables") / "guided_deal.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    return Deal(data["seed"], Options.from_dict(data["options"]))


GUIDED_DEAL: Final = _guided_deal()


def follow(seen: list[str], *, left: bool | None) -> Command:
    """Note what the guide has taught the own seat; the first time calls the guide there."""

    async def run_follow(context: CommandContext) -> Standing:
        seat = context.own_seat()
        must_allow_hints(context.table, context.seats)
        known: dict[str, Any] = {"seen": [], "left": False}
        if seat.guide is not None:
            known = decode(seat.guide)
        merged = list(dict.fromkeys([*known["seen"], *seen]))[:MOST_LESSONS]
        is_left = known["left"] if left is None else left
        context.change_seat(seat.seat, guide=encode_text({"seen": merged, "left": is_left}))
        return standing(context)

    return run_follow


async def make_guided(
    connection: DbConnection, person: Person, name: str | None, origin: str | None = None
) -> CommandContext:
    """Store a guided table: a fixed deal against a crofter, with the guide switched on.

    :param origin: the address that asks for it, as a keyed hash.
    """
    seed = GUIDED_DEAL.seed
    choices = TableChoices(
        name=name or FIRST_GAME,
        players=2,
        seats=[ME, "crofter"],
        options=plain(GUIDED_DEAL.options),
        shuffle=False,
        aids=True,
    )
    more = {"seed": str(seed), "seed_hash": seed_hash(seed), "origin": origin}
    context = await make_table(connection, choices, person, **more)
    context.change_seat(0, guide=encode_text({"seen": [], "left": False}))
    return context

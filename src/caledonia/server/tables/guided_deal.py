"""The table of a first game: a fixed deal, with the guide switched on."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from caledonia.notation.header import seed_hash
from caledonia.options import Options
from caledonia.server.db.connection import DbConnection
from caledonia.server.given_names import FIRST_GAME
from caledonia.server.identity.models import Person
from caledonia.server.shapes.tables import GuideState
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.create import ME, TableChoices, make_table, plain
from caledonia.server.wire import encode_text


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
    begun: GuideState = {"seen": [], "left": False}
    context.change_seat(0, guide=encode_text(begun))
    return context

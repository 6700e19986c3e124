"""Who takes part in a match: a bot and how long it may think."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from caledonia.bots import Limit, bot_named
from caledonia.bots.external import EXEC

PACE: Final = re.compile(r"(?P<figure>\d+(?:\.\d+)?)(?P<unit>[sn])")
"""A limit in short: ``2s`` for seconds a turn, ``500n`` for nodes a decision."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with its limit; figures are kept by label."""

    label: str
    bot: str
    limit: Limit = field(default_factory=Limit)

    def as_dict(self) -> dict[str, object]:
        """Return it as plain data."""
        return {
            "label": self.label,
            "bot": self.bot,
            "seconds": self.limit.seconds,
            "nodes": self.limit.nodes,
        }


def parse_entrant(text: str, default: Limit | None = None) -> Entrant:
    """Parse a bot's name with an optional limit: ``crofter@2s``, ``crofter@500n``.

    The name may also be a command, like ``exec:./mybot --fast``.

    :param default: the limit of a bot without one.
    :raises ValueError: if there is no such bot, or the limit is none.
    """
    name, at, pace = text.rpartition("@")
    match = PACE.fullmatch(pace) if at else None
    if not at or (match is None and text.startswith(EXEC)):
        # A command may contain an @ itself.
        bot = bot_named(text)
        return Entrant(bot, bot, default or Limit())
    bot = bot_named(name)
    if match is None:
        raise ValueError(f"'{text}': write a limit as {bot}@2s (seconds) or {bot}@500n (nodes)")
    figure, unit = match["figure"], match["unit"]
    if unit == "s":
        limit = Limit(seconds=float(figure))
    elif figure.isdecimal():
        limit = Limit(nodes=int(figure))
    else:
        raise ValueError(f"'{text}': nodes are a whole number, like {bot}@500n")
    check_limit(limit)
    return Entrant(f"{bot}@{figure}{unit}", bot, limit)


def check_limit(limit: Limit) -> None:
    """Refuse a limit that is not positive.

    :raises ValueError: saying what would be right.
    """
    if limit.seconds is not None and not 0 < limit.seconds < math.inf:
        raise ValueError(f"{limit.seconds:g} seconds: give more than 0")
    if limit.nodes is not None and limit.nodes < 1:
        raise ValueError(f"{limit.nodes} nodes: give at least 1")


def fill_seats(entrants: Sequence[Entrant], players: int) -> tuple[Entrant, ...]:
    """Return one entrant for each seat; the last one takes the seats that are left.

    :raises ValueError: if there are none, or more than seats.
    """
    if not entrants:
        raise ValueError("no bots: name at least one")
    if len(entrants) > players:
        raise ValueError(f"{len(entrants)} bots for {players} players: give at most {players}")
    return (*entrants, *(entrants[-1],) * (players - len(entrants)))


def rotations(line_up: Sequence[Entrant]) -> tuple[tuple[Entrant, ...], ...]:
    """Return all different rotations of the line-up.

    Over all of them every entrant sits on every seat equally often.
    """
    turned = (tuple(line_up[-by:]) + tuple(line_up[:-by]) for by in range(len(line_up)))
    return tuple(dict.fromkeys(turned))

"""Lanes: which jobs share processes, and whom a job is charged to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from caledonia.server.games.rows import SeatRow, TableRow, bot_to_play

INSTANT_BOTS: Final = frozenset({"random", "shepherd", "baker", "crofter"})
"""Bots that do not search."""
BRISK: Final = 2.0
"""Seconds of the longest brisk search; by default bots search no longer."""


class Lane(StrEnum):
    """A group of jobs that share processes; no lane waits for another."""

    INSTANT = "instant"
    HINTS = "hints"
    BRISK = "brisk"
    LONG = "long"
    ANALYSES = "analyses"
    LAYERS = "layers"


class Kind(StrEnum):
    """What a job is for."""

    TURN = "turn"
    HINT = "hint"
    ANALYSIS = "analysis"
    LAYER = "layer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """One job: a bot's turn, a hint, a layer, or some decisions of an analysis."""

    kind: Kind
    lane: Lane
    bot: str
    person: str
    """The person it is charged to."""
    origin: str
    """The address it is charged to, as a keyed hash."""
    table_id: str
    seat: int | None = None


def lane_of(bot: str, seconds: float | None) -> Lane:
    """Return the lane for a bot's turns.

    :param seconds: how long it may search; None: its default.
    """
    if bot in INSTANT_BOTS:
        return Lane.INSTANT
    return Lane.BRISK if seconds is None or seconds <= BRISK else Lane.LONG


def turn_job(table: TableRow, seats: Sequence[SeatRow]) -> Job | None:
    """Return the job of the bot that decides next at a table; None if no bot does.

    Turns are charged to the people at the table in rotation, or to the creator if only bots play.
    """
    bot = bot_to_play(table, seats)
    if bot is None:
        return None
    people = [seat.person for seat in seats if seat.person is not None and seat.stand_in is None]
    person = people[table.ply % len(people)] if people else table.creator
    return Job(
        kind=Kind.TURN,
        lane=lane_of(bot, table.options.get("bot_seconds")),
        bot=bot,
        person=person,
        origin=origin_or_person(table.origin, person),
        table_id=table.id,
        seat=table.deciding,
    )


def origin_or_person(origin: str | None, person: str) -> str:
    """Return the address to charge; if unknown, a separate one per person."""
    return origin or f"person {person}"

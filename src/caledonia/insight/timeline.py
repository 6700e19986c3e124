"""The timeline of a game turn by turn: points, money and production, for charts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caledonia.actions import Action
from caledonia.events import Event, GoodsChanged
from caledonia.insight.seats import next_production
from caledonia.notation.view import score_data
from caledonia.rules import flow
from caledonia.rules.final import outcome_now
from caledonia.state import State
from caledonia.types import GOOD_NAMES, GoodName

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caledonia.insight.shapes import CourseSeat, CourseTurn

Made = list[dict[GoodName, int]]
"""By seat: goods made in productions so far."""


def timeline(start: State, actions: Iterable[Action]) -> list[CourseTurn]:
    """Return all finished turns of a game; choices before round 1 count as turns.

    :param start: the state before the first decision.
    """
    state = start
    made: Made = [{} for _ in start.players]
    turns: list[CourseTurn] = []
    for ply, action in enumerate(actions, start=1):
        seat, number = state.deciding_seat, state.round
        assert seat is not None
        state, log = flow.played(state, action)
        _count(made, log)
        if state.turn_is_over:
            seats = _seats(state, made)
            turns.append({"ply": ply, "seat": seat, "round": number, "seats": seats})
    return turns


def _count(made: Made, log: list[Event]) -> None:
    for event in log:
        if isinstance(event, GoodsChanged) and event.cause == "production" and event.amount > 0:
            name = GOOD_NAMES[event.good]
            made[event.seat][name] = made[event.seat].get(name, 0) + event.amount


def _seats(state: State, made: Made) -> list[CourseSeat]:
    outcome = outcome_now(state)
    return [
        {
            "score": score_data(outcome.sheets[seat]),
            "money": player.money,
            "income": next_production(state, seat)[0]["total"],
            "produced": dict(made[seat]),
            "place": outcome.places[seat],
        }
        for seat, player in enumerate(state.players)
    ]

"""What a seat can plan while others decide: what it could do if its turn came now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from caledonia.game import Game
from caledonia.insight.effects import effects
from caledonia.pending import Production, StartProduction
from caledonia.rules import flow
from caledonia.rules.turn import begin_turn
from caledonia.server.tables.orders import completed
from caledonia.state import State

if TYPE_CHECKING:
    from caledonia.insight.shapes import ActionEffect


def plans(state: State, seat: int, codes: Sequence[str] = ()) -> dict[str, Any]:
    """Return what standing orders of a seat can hold, as the position stands.

    :param codes: what is planned for the turn already; they have to be possible.
    """
    if not state.round:
        return {"complete": False, "turn": [], "production": []}
    game = _with_turn(state, seat)
    is_complete = bool(codes) and completed(game, seat, codes) is not None
    return {
        "complete": is_complete,
        "turn": _turn(game, seat, codes),
        "production": _production(state, seat),
    }


def _with_turn(state: State, seat: int) -> Game:
    """Return the game as if the seat's turn came now."""
    ahead = state.fork()
    # Whoever has passed plans the first turn of the next round.
    ahead.passed = tuple(each for each in state.passed if each != seat)
    begin_turn(ahead, seat)
    return Game(ahead)


def _turn(game: Game, seat: int, codes: Sequence[str]) -> list[dict[str, Any]]:
    """Return what may come next in the planned turn."""
    trial = Game(game.state)
    for code in codes:
        trial.push_code(code)
    if trial.deciding_seat != seat:
        return []
    found: list[dict[str, Any]] = []
    for code, effect in effects(trial.state).items():
        is_complete = completed(game, seat, [*codes, code]) is not None
        # What goes on after something was drawn cannot be ordered.
        if is_complete or not (effect["ends"] or effect["reveals"]):
            found.append(_plan(code, effect, is_complete=is_complete))
    return found


def _production(state: State, seat: int) -> list[dict[str, Any]]:
    """Return the choices of what the factories make, if production came now."""
    ahead = state.fork()
    ahead.pending += (StartProduction(seat),)
    flow.settle(ahead)
    if ahead.pending[-1] != Production(seat):
        return []
    return [
        _plan(code, effect, is_complete=True)
        for code, effect in effects(ahead).items()
        if code.startswith("produce ")
    ]


def _plan(code: str, effect: ActionEffect, *, is_complete: bool) -> dict[str, Any]:
    return {"code": code, "money": effect["money"], "complete": is_complete}

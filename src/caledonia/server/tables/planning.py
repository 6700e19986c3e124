"""What a seat can plan while others decide: what it could do if its turn came now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from caledonia.bots.pace import begins_turn
from caledonia.game import Game
from caledonia.insight.effects import effects
from caledonia.pending import Production, StartProduction
from caledonia.rules import flow
from caledonia.rules.turn import begin_turn
from caledonia.server.tables.orders import completed
from caledonia.state import State
from caledonia.types import ROUNDS

if TYPE_CHECKING:
    from caledonia.insight.shapes import ActionEffect


def plans(state: State, seat: int, codes: Sequence[str] = ()) -> dict[str, Any]:
    """Return what standing orders of a seat can hold, as the position stands.

    :param codes: what is planned for the turn already; they have to be possible.
    """
    production = _production(state, seat) if state.round else []
    if not _has_turn_ahead(state, seat):
        return {"complete": False, "turn": [], "production": production}
    game = _with_turn(state, seat)
    whole = completed(game, seat, codes) if codes else None
    return {
        "complete": whole is not None,
        "turn": _turn(game, seat, codes, whole),
        "production": production,
    }


def _has_turn_ahead(state: State, seat: int) -> bool:
    """Whether a seat can plan a turn: not during the setup, nor after its last one."""
    return 0 < state.round < ROUNDS or (state.round == ROUNDS and seat not in state.passed)


def _with_turn(state: State, seat: int) -> Game:
    """Return the game as if the seat's turn came now."""
    ahead = state.fork()
    # Whoever has passed plans the first turn of the next round.
    ahead.passed = tuple(each for each in state.passed if each != seat)
    begin_turn(ahead, seat)
    return Game(ahead)


def _turn(
    game: Game, seat: int, codes: Sequence[str], whole: Sequence[str] | None
) -> list[dict[str, Any]]:
    """Return what may come next in the planned turn.

    :param whole: the codes with what ends the turn after them, if they make one.
    """
    trial = Game(game.state)
    for code in codes:
        trial.push_code(code)
    if trial.deciding_seat != seat or (whole is not None and len(whole) == len(codes)):
        return []
    found: list[dict[str, Any]] = []
    for code, effect in effects(trial.state).items():
        if whole is not None and code == whole[len(codes)] and _closes(trial, code):
            # The plan as it is does the same.
            continue
        is_complete = completed(game, seat, [*codes, code]) is not None
        # What goes on after something was drawn cannot be ordered.
        if is_complete or not (effect["ends"] or effect["reveals"]):
            found.append(_plan(code, effect, is_complete=is_complete))
    return found


def _closes(game: Game, code: str) -> bool:
    """Whether nothing but the end of the turn can follow a decision."""
    seat = game.deciding_seat
    trial = Game(game.state)
    trial.push_code(code)
    if trial.is_over() or begins_turn(trial, seat):
        return True
    return [str(each) for each in trial.legal_actions] == ["end"]


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

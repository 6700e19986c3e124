"""Planning while others decide: what a seat could do if its turn came now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from caledonia.game import Game
from caledonia.insight.ahead import Ahead
from caledonia.insight.effects import effects
from caledonia.pending import StartProduction
from caledonia.rules.turn import begin_turn
from caledonia.state import State
from caledonia.types import ROUNDS

if TYPE_CHECKING:
    from caledonia.insight.shapes import ActionEffect


def plans(state: State, seat: int, codes: Sequence[str] = ()) -> dict[str, Any]:
    """Return what standing orders of a seat can hold, as the position stands.

    :param codes: what is planned for the turn already; they have to be possible.
    :raises PlanEndsError: if any code follows where a plan has to end.
    :raises ValueError: if a code before that cannot be read, or is not legal.
    """
    production = _production(state, seat) if state.round else []
    if not _has_turn_ahead(state, seat):
        return {"complete": False, "turn": [], "production": production}
    ahead = Ahead(_with_turn(state, seat), codes)
    whole = ahead.copy()
    is_complete = bool(codes) and whole.close()
    return {
        "complete": is_complete,
        "turn": _turn(ahead, whole.codes if is_complete else None),
        "production": production,
    }


def _has_turn_ahead(state: State, seat: int) -> bool:
    """Whether a seat can plan a turn: not during the setup, nor after its last one."""
    return 0 < state.round < ROUNDS or (state.round == ROUNDS and seat not in state.passed)


def _with_turn(state: State, seat: int) -> State:
    """Return the state as if the seat's turn came now."""
    ahead = state.fork()
    # A player who has passed plans the first turn of the next round.
    ahead.passed = tuple(each for each in state.passed if each != seat)
    begin_turn(ahead, seat)
    return ahead


def _turn(ahead: Ahead, whole: Sequence[str] | None) -> list[dict[str, Any]]:
    """Return the possible next codes of the planned turn.

    :param whole: the codes with what ends the turn after them, if they make one.
    """
    if not ahead.is_open:
        return []
    choices: list[dict[str, Any]] = []
    for code, effect in effects(ahead.game.state).items():
        trial = ahead.copy()
        trial.take(code)
        if whole is not None and code == whole[len(ahead.codes)] and _is_closed(trial):
            # The current plan does the same.
            continue
        can_continue = trial.is_open
        is_complete = trial.close()
        # Decisions after a draw cannot be planned.
        if is_complete or can_continue:
            choices.append(_plan(code, effect, is_complete=is_complete))
    return choices


def _is_closed(ahead: Ahead) -> bool:
    """Whether only the end of the turn can follow."""
    if not ahead.is_open:
        return True
    return [str(each) for each in ahead.game.legal_actions] == ["end"]


def _production(state: State, seat: int) -> list[dict[str, Any]]:
    """Return the choices of what the factories make, if production came now."""
    ahead = state.fork()
    # Stop here: the next round would reveal something.
    ahead.pending = (StartProduction(seat),)
    trial = Game(ahead)
    if trial.deciding_seat is None:
        return []
    return [
        _plan(code, effect, is_complete=True)
        for code, effect in effects(trial.state).items()
        if code.startswith("produce ")
    ]


def _plan(code: str, effect: ActionEffect, *, is_complete: bool) -> dict[str, Any]:
    return {"code": code, "money": effect["money"], "complete": is_complete}

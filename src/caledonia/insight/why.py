"""Why something is not possible: the nearest action, and what would help.

A question may be shorter than an action: ``expand field`` asks about a field on any space,
``trade`` about any trade. The answer then is about the action that lacks least.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caledonia import actions as a
from caledonia.actions import Action
from caledonia.errors import InvalidActionError, Reason
from caledonia.insight.hidden import reveals
from caledonia.insight.seats import next_production
from caledonia.notation.codes import parse_action
from caledonia.pending import Turn
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.rules import flow
from caledonia.rules.turn import pass_money
from caledonia.state import State
from caledonia.types import GOODS, ROUNDS, WORKERS, spaces_of

if TYPE_CHECKING:
    from caledonia.insight.shapes import Repair

_HELPERS: Final[tuple[type[Action], ...]] = (
    a.UsePort,
    *(kind for kind, own in OWN_ACTIONS.items() if not own.answers),
    a.Sell,
    a.Obtain,
    a.Fulfil,
    a.HireMerchant,
    a.UpgradeShipping,
    a.UpgradeTechnology,
    a.Buy,
)
"""Actions that may make others possible; the first ones cost least."""
_SOON: Final = {"money_short": 0, "goods_short": 1, "no_merchant": 1, "needs_shipping": 2}
"""Problems that the next turns can solve, and how far away that is."""
_NEVER: Final = 3
_ANY: Final = (1,)
"""A placeholder contract where there is none."""


class Nearest:
    """The action that lacks least among all that a question may mean."""

    def __init__(self, state: State, code: str) -> None:
        """Find it.

        :raises InvalidActionError: if the question is neither an action nor the beginning of one.
        """
        self._state = state
        legal = set(flow.legal_actions(state))
        ways = (
            (way, () if way in legal else flow.explain(state, way)) for way in _ways(state, code)
        )
        self.action, self.reasons = min(ways, key=lambda way: _distance(way[1]))

    def repair(self, seat: int | None) -> Repair | None:
        """Return a single step of the seat that makes it possible; None if there is none."""
        if not self.reasons or seat is None or seat != self._state.deciding_seat:
            return None
        steps = [step for helper in self._helpers() if (step := self._helped_by(helper))]
        if steps:
            return min(steps, key=lambda each: each[0])[1]
        return self._after_the_round(seat)

    def _helpers(self) -> Iterator[Action]:
        for action in flow.legal_actions(self._state):
            if isinstance(action, _HELPERS) and action != self.action:
                yield action

    def _helped_by(self, helper: Action) -> tuple[tuple[bool, int, int, str], Repair] | None:
        """Return how well an action helps, smaller is better; None if it does not."""
        before, seat = self._state, self._state.deciding_seat
        assert seat is not None
        after, _ = flow.played(before, helper)
        if reveals(before, after):
            return None
        is_now = not after.turn_is_over and flow.is_legal(after, self.action)
        if not is_now and not self._is_legal_next_turn(after):
            return None
        money = after.players[seat].money - before.players[seat].money
        repair: Repair = {
            "code": str(helper),
            "when": "this_turn" if is_now else "next_turn",
            "money": money,
        }
        return (not is_now, _HELPERS.index(type(helper)), abs(money), str(helper)), repair

    def _is_legal_next_turn(self, after: State) -> bool:
        """Whether it would be legal if the same decision came again."""
        if not isinstance(self._state.pending[-1], Turn):
            return False
        again = after.fork()
        again.pending = self._state.pending
        return flow.is_legal(again, self.action)

    def _after_the_round(self, seat: int) -> Repair | None:
        """Return the money of passing and production, if it is enough by next round."""
        state = self._state
        if not isinstance(state.pending[-1], Turn) or state.round >= ROUNDS:
            return None
        income, _ = next_production(state, seat)
        money = pass_money(state) + income["total"]
        later = state.fork()
        later.round += 1
        later.own(seat).money += money
        if not flow.is_legal(later, self.action):
            return None
        return {"code": None, "when": "next_round", "money": money}


def _distance(reasons: tuple[Reason, ...]) -> tuple[int, int, int]:
    """Return the distance from being possible: kind of obstacle, number, amount."""
    if not reasons:
        return -1, 0, 0
    far = max(_SOON.get(reason.problem, _NEVER) for reason in reasons)
    levels = sum(int(reason.figures.get("level", 0)) for reason in reasons)
    amounts = sum(int(reason.figures.get("amount", 0)) for reason in reasons)
    return far, levels or len(reasons), amounts


def _ways(state: State, code: str) -> list[Action]:
    """Return the actions that a question may mean."""
    try:
        return [parse_action(code)]
    except InvalidActionError:
        verb, *rest = code.split() or [""]
        ways = [way for way in _begun(state, verb) if str(way).split()[1 : 1 + len(rest)] == rest]
        if not ways:
            raise
        return ways


def _begun(state: State, verb: str) -> Iterator[Action]:
    """Yield the actions of a verb; trades of one piece only, as more lack more."""
    seat = state.deciding_seat
    if seat is None:
        return
    player, board = state.players[seat], state.setup.board
    match verb:
        case "expand" | "place":
            table = a.EXPAND if verb == "expand" else a.PLACE
            spaces = spaces_of(board.land | board.lochs)
            for unit in player.power.units:
                yield from (table[unit][space] for space in spaces)
        case "trade" | "buy" | "sell":
            for good in GOODS:
                if verb != "sell":
                    yield a.Buy(good, 1)
                if verb != "buy":
                    yield a.Sell(good, 1)
        case "obtain":
            contracts = [contract for contract in state.boxes if contract]
            yield from (a.Obtain(contract) for contract in contracts or _ANY)
        case "fulfil":
            yield from (a.Fulfil(contract) for contract in player.slots or _ANY)
        case "tech":
            yield from (a.TECH[unit] for unit in WORKERS if unit in player.power.units)

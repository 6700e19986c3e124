"""Legal actions in parts, with their costs, so that clients need not parse codes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from caledonia.actions import (
    SKIP,
    Action,
    BonusHire,
    BonusShipping,
    BonusTechnology,
    Buy,
    EndTurn,
    Expand,
    Fulfil,
    HireMerchant,
    Keep,
    Obtain,
    Place,
    Sell,
    Skip,
    UpgradeShipping,
    UpgradeTechnology,
)
from caledonia.game import Game
from caledonia.notation.codes import parse_action
from caledonia.pending import NeighbourhoodBonus, Turn
from caledonia.rules import flow
from caledonia.rules.expand import cost_of
from caledonia.rules.trade import price_of
from caledonia.state import State
from caledonia.types import GOOD_NAMES, SPACE_NAMES, UNIT_NAMES, GoodName, UnitName

if TYPE_CHECKING:
    from caledonia.insight.shapes import ActionParts, Choice, Closing, Forgone

_TWO_WORDS: Final = "bonus"
"""Codes that begin with this word have a verb of two words."""
_UNITS: Final[dict[str, UnitName]] = {name: name for name in UNIT_NAMES}
_GOODS: Final[dict[str, GoodName]] = {name: name for name in GOOD_NAMES}
_SPACES: Final = frozenset(SPACE_NAMES)
_UPGRADES: Final[dict[type[Action], Literal["ship", "tech", "hire"]]] = {
    UpgradeShipping: "ship",
    BonusShipping: "ship",
    UpgradeTechnology: "tech",
    BonusTechnology: "tech",
    HireMerchant: "hire",
    BonusHire: "hire",
}
_DECLINING: Final = (EndTurn, Skip)
_NOT_CLOSING: Final[Closing] = {}


def choices_of(state: State) -> list[Choice]:
    """Return the legal actions of the seat that decides, in the order of the engine."""
    return [
        {
            **_parts_of(action),
            "money": _money(state, action),
            **(_closing(state) if type(action) in _DECLINING else _NOT_CLOSING),
        }
        for action in flow.legal_actions(state)
    ]


def _closing(state: State) -> Closing:
    """Return what ending the turn now gives up; empty if the turn cannot end yet."""
    forgone: Forgone = "nothing"
    game = Game(state)
    while (action := game.closing_action()) is not None:
        pending = game.state.pending[-1]
        if isinstance(pending, NeighbourhoodBonus) and not pending.draw:
            forgone = "purchase" if forgone == "nothing" else forgone
        elif action == SKIP:
            forgone = "bonus"
        game.push(action)
        if game.turn_is_over():
            return {"forgoes": forgone}
    return _NOT_CLOSING


def parts_of(code: str) -> ActionParts:
    """Return the parts of an action code.

    :raises InvalidActionError: if it is not an action code.
    """
    return _parts_of(parse_action(code))


@lru_cache(maxsize=4096)
def _parts_of(action: Action) -> ActionParts:
    code = str(action)
    words = code.split()
    length = 2 if words[0] == _TWO_WORDS else 1
    rest = words[length:]
    parts: ActionParts = {"code": code, "verb": " ".join(words[:length]), "rest": rest}
    units: list[UnitName] = [_UNITS[word] for word in rest if word in _UNITS]
    if units:
        parts["unit"] = units[0]
    goods: list[GoodName] = [_GOODS[word] for word in rest if word in _GOODS]
    if goods:
        parts["good"] = goods[0]
    if spaces := [word for word in rest if word in _SPACES]:
        parts["space"] = spaces[0]
        if len(spaces) > 1:
            parts["target"] = spaces[1]
    if numbers := [int(word) for word in rest if word.isdigit()]:
        if isinstance(action, Obtain | Fulfil | Keep):
            parts["contract"] = numbers[0]
        else:
            parts["amount"] = numbers[0]
    if type(action) in _UPGRADES:
        parts["upgrade"] = _UPGRADES[type(action)]
    return parts


def _money(state: State, action: Action) -> int:
    """Return the change of the seat's money by an action and its consequences."""
    seat = state.deciding_seat
    assert seat is not None
    player = state.players[seat]
    if isinstance(action, Expand | Place):
        # Placing a unit only costs money; nothing is paid out.
        return -cost_of(state, player, action.unit, action.space)
    if isinstance(action, Buy | Sell) and isinstance(state.pending[-1], Turn):
        # A trade as the main action has no other consequences that pay.
        pounds = price_of(state, action.good) * action.amount
        return player.power.trade_money + (pounds if isinstance(action, Sell) else -pounds)
    after = state.fork()
    flow.take(after, action)
    return after.players[seat].money - player.money

"""Standing orders: what the server does for a seat while its person is away.

They are private. An order fires only if all of it is legal and completes the turn; otherwise the
person is asked as usual.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from caledonia.errors import InvalidActionError
from caledonia.game import Game
from caledonia.insight.ahead import whole_turn
from caledonia.server.request_model import RequestModel
from caledonia.server.shapes.log import Ordered
from caledonia.types import SPACE_NAMES, Phase

Code = Annotated[str, Field(min_length=1, max_length=80)]
"""An action code."""


class PriceIs(RequestModel):
    """Holds while the price of a good, in pounds, lies within bounds."""

    kind: Literal["price"] = "price"
    good: Annotated[str, Field(max_length=20)]
    least: Annotated[int, Field(ge=0, le=99)] = 0
    most: Annotated[int, Field(ge=0, le=99)] = 99


class SpaceIsFree(RequestModel):
    """Holds while nobody stands on a space."""

    kind: Literal["free"] = "free"
    space: Annotated[str, Field(max_length=4)]


class ContractIsThere(RequestModel):
    """Holds while a contract lies on the export board."""

    kind: Literal["contract"] = "contract"
    contract: Annotated[int, Field(ge=1, le=999)]


Condition = Annotated[PriceIs | SpaceIsFree | ContractIsThere, Field(discriminator="kind")]


class NextTurn(RequestModel):
    """What to do in the next turn, if all conditions hold."""

    when: list[Condition] = Field(default_factory=list, max_length=6)
    codes: Annotated[list[Code], Field(min_length=1, max_length=12)]


class Orders(RequestModel):
    """All standing orders of a seat."""

    pass_if_nothing_else: bool = False
    """Pass where no other action is possible."""
    production: list[Code] = Field(default_factory=list, max_length=6)
    """Decisions of the next production, as planned when passing."""
    next_turn: list[NextTurn] = Field(default_factory=list, max_length=6)
    """Tried in this order; the first one that is possible is done."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to do."""
        return self == Orders()


@dataclass(frozen=True, slots=True)
class Fired:
    """Decisions that an order takes."""

    by: Ordered
    """Which order, as the log names it."""
    codes: tuple[str, ...]
    left: Orders
    """The orders that still stand."""


def fire(game: Game, seat: int, orders: Orders) -> Fired | None:
    """Return what the orders do now for the seat that decides; None: ask the person."""
    if game.deciding_seat != seat:
        return None
    if game.phase is Phase.PRODUCTION:
        return _produce(game, orders)
    if game.phase is not Phase.ACTION or not game.turn_is_over():
        return None
    for plan in orders.next_turn:
        if all(holds(game, condition) for condition in plan.when):
            codes = whole_turn(game.state, plan.codes)
            if codes is not None:
                return Fired("order next_turn", codes, orders.model_copy(update={"next_turn": []}))
    if orders.pass_if_nothing_else and [str(each) for each in game.legal_actions] == ["pass"]:
        return Fired("order pass_if_nothing_else", ("pass",), orders)
    return None


def _produce(game: Game, orders: Orders) -> Fired | None:
    if not orders.production:
        return None
    code, *rest = orders.production
    if not _is_legal(game, code):
        return None
    return Fired("order production", (code,), orders.model_copy(update={"production": rest}))


def _is_legal(game: Game, code: str) -> bool:
    try:
        return not game.why_not(code)
    except InvalidActionError:
        return False


def holds(game: Game, condition: Condition) -> bool:
    """Whether a condition holds in a game; one about nothing that exists does not."""
    view = game.view(None)
    if isinstance(condition, PriceIs):
        return any(
            good == condition.good and condition.least <= price <= condition.most
            for good, price in view["pounds"].items()
        )
    if isinstance(condition, ContractIsThere):
        return condition.contract in view["boxes"]
    taken = {
        space for seat in view["seats"] for spaces in seat["units"].values() for space in spaces
    }
    return condition.space in SPACE_NAMES and condition.space not in taken

"""The port that moves a price before a trade (PRT-P6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Final

from caledonia.content.tiles import Figure
from caledonia.errors import Reason
from caledonia.pending import MandatoryPurchase, MandatoryTrade, NeighbourhoodBonus, Pending, Turn
from caledonia.powers.base import NEVER, Port
from caledonia.rules.change import move_price, moved_step, replace_top
from caledonia.rules.neighbourhood import discounted, most_from_neighbours, price_now
from caledonia.rules.trade import most_to_buy, most_to_sell
from caledonia.state import State
from caledonia.types import GOOD_NAMES, GOODS, Good

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator

DIRECTIONS = {"up": 1, "down": -1}
RUMOUR: Final = 6.0
"""Minimum gain in a trade for which bots move a price."""


class MovePrice(Port):
    """Move a price up or down; then trade that good, perhaps after another move."""

    figures = {"steps": Figure(1, 9)}
    expected = "name a good and up or down"
    words = (*GOOD_NAMES, *DIRECTIONS)

    def fits_window(self, pending: Pending) -> bool:
        """Only before a Trade or a neighbourhood purchase, one that is due included."""
        return isinstance(pending, Turn | NeighbourhoodBonus | MandatoryTrade | MandatoryPurchase)

    def choices(
        self, state: State, seat: int, pending: Pending, money: int
    ) -> Iterator[tuple[str, ...]]:
        """Yield the moves after which the good can be traded."""
        for good in _open_goods(pending):
            for direction in DIRECTIONS:
                step = self._step(state, good, direction)
                if step != state.prices[good] and self._trade_follows(
                    state, seat, pending, money, good, step
                ):
                    yield (GOOD_NAMES[good], direction)

    def _step(self, state: State, good: Good, direction: str) -> int:
        return moved_step(state, good, DIRECTIONS[direction] * self.number("steps"))

    def _trade_follows(
        self, state: State, seat: int, pending: Pending, money: int, good: Good, step: int
    ) -> bool:
        player = state.players[seat]
        if pending.from_neighbours:
            return most_from_neighbours(state, player, good, step, money) > 0
        price = state.setup.market.tracks[good][step]
        return most_to_sell(player, good) > 0 or most_to_buy(player, good, price, money) > 0

    def explain_choice(
        self, state: State, seat: int, pending: Pending, money: int, choice: tuple[str, ...]
    ) -> list[Reason]:
        """Distinguish a marker at its end from a trade that could not follow."""
        if len(choice) != 2 or choice[0] not in GOOD_NAMES or choice[1] not in DIRECTIONS:
            return [self.wrong_choice()]
        good = GOODS[GOOD_NAMES.index(choice[0])]
        if isinstance(pending, MandatoryTrade | MandatoryPurchase) and good != pending.good:
            return [Reason(self.clause, "trade_first", {"good": GOOD_NAMES[pending.good]})]
        at_end = self._step(state, good, choice[1]) == state.prices[good]
        problem = "price_at_end" if at_end else "no_trade_after"
        return [Reason(self.clause, problem, {"good": choice[0]})]

    def every_choice(self) -> Iterator[tuple[str, ...]]:
        """Yield every good, up and down."""
        yield from product(GOOD_NAMES, DIRECTIONS)

    def worth(self, worth: Evaluator, choice: tuple[str, ...]) -> float:
        """Compare the best trade after the move with the trade now."""
        state, player = worth.state, worth.player
        good = GOODS[GOOD_NAMES.index(choice[0])]
        step, old = self._step(state, good, choice[1]), price_now(state, good)
        if state.pending[-1].from_neighbours:
            price = discounted(state, good, step)
        else:
            price = state.setup.market.tracks[good][step]
            if price > old:
                pieces = min(most_to_sell(player, good), worth.spare(good))
                return pieces * (price - old) - RUMOUR if pieces else NEVER
        amount = min(most_to_buy(player, good, price, player.money), worth.missing(good))
        return amount * (old - price) - RUMOUR if amount else NEVER

    def use(self, state: State, seat: int, choice: tuple[str, ...]) -> None:
        """Move the price and demand the trade, unless it is due already."""
        good = GOODS[GOOD_NAMES.index(choice[0])]
        move_price(state, good, DIRECTIONS[choice[1]] * self.number("steps"), "port")
        if isinstance(state.pending[-1], Turn):
            replace_top(state, MandatoryTrade(seat, good))
        elif isinstance(state.pending[-1], NeighbourhoodBonus):
            state.pending += (MandatoryPurchase(seat, good),)


def _open_goods(pending: Pending) -> tuple[Good, ...]:
    """Return the goods of which a trade can follow at this point."""
    match pending:
        case MandatoryTrade(_, good) | MandatoryPurchase(_, good):
            return (good,)
        case NeighbourhoodBonus(_, goods):
            return tuple(good for good in GOODS if goods >> good & 1)
        case _:
            return GOODS

"""Ports that exchange goods (PRT-P2, PRT-P3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from caledonia.content.tiles import Figure
from caledonia.content.types import Tile
from caledonia.errors import Reason
from caledonia.pending import Pending
from caledonia.powers.base import Port
from caledonia.rules.change import change_goods
from caledonia.state import State
from caledonia.types import BASIC_GOODS, GOOD_NAMES, PROCESSED_GOODS, Good

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator


class ExchangeGoods(Port):
    """Discard one good and gain others of its class; words: discarded, then gained."""

    figures = {"discard": Figure(1, 4), "gain": Figure(1, 6)}
    words = GOOD_NAMES
    goods: tuple[Good, ...]

    def __init__(self, tile: Tile) -> None:
        super().__init__(tile)
        gains = combinations_with_replacement(
            [GOOD_NAMES[good] for good in self.goods], self.number("gain")
        )
        self._gains = tuple(gains)
        names = "|".join(GOOD_NAMES[good] for good in self.goods)
        self.expected = f"name the good discarded and the {self.number('gain')} gained ({names})"

    def choices(
        self, state: State, seat: int, pending: Pending, money: int
    ) -> Iterator[tuple[str, ...]]:
        """Combine every good in stock with every gain."""
        stock = state.players[seat].goods
        return self._exchanges(g for g in self.goods if stock[g] >= self.number("discard"))

    def every_choice(self) -> Iterator[tuple[str, ...]]:
        """Combine every good with every gain."""
        return self._exchanges(self.goods)

    def _exchanges(self, discarded: Iterable[Good]) -> Iterator[tuple[str, ...]]:
        return ((GOOD_NAMES[good], *gained) for good in discarded for gained in self._gains)

    def explain_choice(
        self, state: State, seat: int, pending: Pending, money: int, choice: tuple[str, ...]
    ) -> list[Reason]:
        """Distinguish a missing good from a wrong choice."""
        names = [GOOD_NAMES[good] for good in self.goods]
        if choice and choice[0] in names and choice[1:] in self._gains:
            stock = state.players[seat].goods[GOOD_NAMES.index(choice[0])]
            short = self.number("discard") - stock
            return [Reason(self.clause, "goods_short", {"good": choice[0], "amount": short})]
        return [self.wrong_choice()]

    def worth(self, worth: Evaluator, choice: tuple[str, ...]) -> float:
        """Weigh goods given against goods gained."""
        discarded, *gained = (GOOD_NAMES.index(name) for name in choice)
        lost = worth.losing(discarded, self.number("discard"))
        return sum(worth.gaining(good, gained.count(good)) for good in set(gained)) - lost

    def use(self, state: State, seat: int, choice: tuple[str, ...]) -> None:
        """Exchange the goods."""
        discarded, *gained = (GOOD_NAMES.index(name) for name in choice)
        change_goods(state, seat, discarded, -self.number("discard"), "port")
        for good in gained:
            change_goods(state, seat, good, 1, "port")


class ExchangeBasicGoods(ExchangeGoods):
    """A basic good for several (PRT-P2)."""

    goods = BASIC_GOODS


class ExchangeProcessedGoods(ExchangeGoods):
    """A processed good for several (PRT-P3)."""

    goods = PROCESSED_GOODS

"""The market board."""

from __future__ import annotations

from caledonia.rules.trade import price_of
from caledonia.state import State
from caledonia.types import GOOD_NAMES, GOODS, parse_good


class Market:
    """The market board at one moment; goods go by their names."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def price(self, good: str) -> int:
        """Return a good's price in pounds.

        :raises ValueError: if there is no such good.
        """
        return price_of(self._state, parse_good(good))

    def track(self, good: str) -> tuple[int, ...]:
        """Return the prices of a good's track in pounds, lowest step first.

        :raises ValueError: if there is no such good.
        """
        return self._state.setup.market.tracks[parse_good(good)]

    @property
    def prices(self) -> dict[str, int]:
        """All prices in pounds, by good."""
        return {GOOD_NAMES[good]: price_of(self._state, good) for good in GOODS}

    @property
    def steps(self) -> dict[str, int]:
        """The step of each price marker, by good, counted from 1 at the lowest price."""
        return {GOOD_NAMES[good]: self._state.prices[good] + 1 for good in GOODS}

    def __repr__(self) -> str:
        prices = ", ".join(f"{good} £{price}" for good, price in self.prices.items())
        return f"<Market: {prices}>"

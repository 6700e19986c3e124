"""The port that draws contracts (PRT-P8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caledonia.content.tiles import Figure
from caledonia.pending import DrawContracts, Pending
from caledonia.powers.base import Port
from caledonia.rules.change import change_money
from caledonia.rules.contracts import free_slots
from caledonia.state import State

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator


class DrawContractsPort(Port):
    """Money, and a building bonus if there is a free slot."""

    figures = {"money": Figure()}

    def choices(
        self, state: State, seat: int, pending: Pending, money: int
    ) -> Iterator[tuple[str, ...]]:
        """Always possible; without a free slot it is only the money."""
        yield ()

    def worth(self, worth: Evaluator, choice: tuple[str, ...]) -> float:
        """Count the money, and the contract if there is a slot for it."""
        return self.number("money") + (worth.drawing() if free_slots(worth.player) else 0.0)

    def use(self, state: State, seat: int, choice: tuple[str, ...]) -> None:
        """Take the money; drawing is the next decision (BLD-1)."""
        change_money(state, seat, self.number("money"), "port")
        state.pending += (DrawContracts(seat),)

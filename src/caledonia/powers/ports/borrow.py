"""The port that borrows the effect of another one (PRT-P9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from caledonia.content.tiles import Figure
from caledonia.errors import Reason
from caledonia.pending import Pending
from caledonia.powers.base import Port
from caledonia.rules.change import change_money
from caledonia.state import Setup, State


class BorrowPort(Port):
    """Pay, then use the effect of any other port tile in play, even a used one."""

    figures = {"cost": Figure()}
    expected = "name another port tile in play and what follows it"

    @property
    def fee(self) -> int:
        """Money for the other port."""
        return self.number("cost")

    def every_use(self, ports: Iterable[Port]) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield every use of the other tiles."""
        for port in ports:
            if port is not self:
                for choice in port.every_choice():
                    yield port.id, choice

    def uses(
        self, state: State, seat: int, pending: Pending
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield every use of the other tiles with the money left after paying."""
        money = state.players[seat].money - self.fee
        if money < 0:
            return
        for port in state.setup.ports:
            if port is not self and port.fits_window(pending):
                for choice in port.choices(state, seat, pending, money):
                    yield port.id, choice

    def explain_use(
        self, state: State, seat: int, pending: Pending, effect: Port, choice: tuple[str, ...]
    ) -> list[Reason]:
        """Return why this tile cannot borrow the effect."""
        if effect is self:
            return [self.wrong_choice()]
        money = state.players[seat].money - self.fee
        if money < 0:
            return [Reason(self.clause, "money_short", {"amount": -money})]
        return effect.explain(state, seat, pending, money, choice)

    def pay(self, state: State, seat: int) -> None:
        """Pay for the borrowing."""
        change_money(state, seat, -self.fee, "port")

    def animals_saved(self, setup: Setup, money: int) -> int:
        """Borrow the best saving of the others, if it can be paid."""
        if money < self.fee:
            return 0
        return max(port.animals_saved(setup, 0) for port in setup.ports if port is not self)

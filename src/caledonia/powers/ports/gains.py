"""Ports that simply give something (PRT-P4, PRT-P5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caledonia.content.tiles import Figure
from caledonia.pending import Pending, UpgradeBonus
from caledonia.powers.base import Port
from caledonia.rules.change import change_money, gain_glory
from caledonia.state import State
from caledonia.types import ROUNDS

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator


class Money(Port):
    """Money (PRT-P5)."""

    figures = {"money": Figure()}

    def choices(
        self, state: State, seat: int, pending: Pending, money: int
    ) -> Iterator[tuple[str, ...]]:
        """Always possible."""
        yield ()

    def worth(self, worth: Evaluator, choice: tuple[str, ...]) -> float:
        """Count the money."""
        return float(self.number("money"))

    def use(self, state: State, seat: int, choice: tuple[str, ...]) -> None:
        """Take the money."""
        change_money(state, seat, self.number("money"), "port")


class Upgrade(Port):
    """Glory and a bonus upgrade (PRT-P4)."""

    figures = {"glory": Figure()}

    def choices(
        self, state: State, seat: int, pending: Pending, money: int
    ) -> Iterator[tuple[str, ...]]:
        """Always possible; the upgrade is lost if there is none to take."""
        yield ()

    def worth(self, worth: Evaluator, choice: tuple[str, ...]) -> float:
        """Count the glory, and the upgrade while it still brings something."""
        upgrade = worth.weights.bonus_upgrade if worth.round < ROUNDS else 0.0
        return self.number("glory") * worth.point + upgrade

    def use(self, state: State, seat: int, choice: tuple[str, ...]) -> None:
        """Gain the glory; the upgrade is the next decision."""
        gain_glory(state, seat, self.number("glory"), "port")
        state.pending += (UpgradeBonus(seat),)

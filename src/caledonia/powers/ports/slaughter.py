"""The port that saves an animal (PRT-P1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caledonia.content.tiles import Figure
from caledonia.errors import Reason
from caledonia.pending import Pending, Slaughtering
from caledonia.powers.base import Port
from caledonia.rules.change import replace_top
from caledonia.rules.fulfil import animals_missing, animals_saved_by_ports, owing_less
from caledonia.state import Setup, State
from caledonia.types import MEAT_ANIMALS, MEAT_NAMES, Meat

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator


class SaveAnimal(Port):
    """A contract being paid owes one animal less."""

    figures = {"animals": Figure(1, 4)}
    expected = "name beef or mutton"
    words = MEAT_NAMES

    def fits_window(self, pending: Pending) -> bool:
        """Only while a contract still owes an animal."""
        return isinstance(pending, Slaughtering)

    def choices(
        self, state: State, seat: int, pending: Pending, money: int
    ) -> Iterator[tuple[str, ...]]:
        """Yield the meats after whose saving the rest can still be paid."""
        assert isinstance(pending, Slaughtering)
        player = state.players[seat]
        # Any tile with this effect leaves one saving fewer for the rest.
        left = animals_saved_by_ports(state, player) - self.number("animals")
        for meat in Meat:
            if (pending.beef, pending.mutton)[meat]:
                rest = owing_less(pending, meat, self.number("animals"))
                if animals_missing(player, rest.beef, rest.mutton) <= left:
                    yield (MEAT_NAMES[meat],)

    def explain_choice(
        self, state: State, seat: int, pending: Pending, money: int, choice: tuple[str, ...]
    ) -> list[Reason]:
        """Distinguish meat that is not owed from a dead end."""
        assert isinstance(pending, Slaughtering)
        if len(choice) != 1 or choice[0] not in MEAT_NAMES:
            return [self.wrong_choice()]
        if not (pending.beef, pending.mutton)[MEAT_NAMES.index(choice[0])]:
            return [Reason(self.clause, "meat_not_owed", {"meat": choice[0]})]
        return [Reason(self.clause, "would_be_short")]

    def every_choice(self) -> Iterator[tuple[str, ...]]:
        """Yield both meats."""
        yield from ((meat,) for meat in MEAT_NAMES)

    def worth(self, worth: Evaluator, choice: tuple[str, ...]) -> float:
        """Count what the animal will produce, and a little for the animal."""
        return worth.production(MEAT_ANIMALS[MEAT_NAMES.index(choice[0])]) + 2.0

    def use(self, state: State, seat: int, choice: tuple[str, ...]) -> None:
        """Reduce what is owed."""
        pending = state.pending[-1]
        assert isinstance(pending, Slaughtering)
        meat = Meat(MEAT_NAMES.index(choice[0]))
        replace_top(state, owing_less(pending, meat, self.number("animals")))

    def animals_saved(self, setup: Setup, money: int) -> int:
        """This tile saves its animals."""
        return self.number("animals")

"""One seat: everything in front of a player."""

from __future__ import annotations

from collections.abc import Sequence

from caledonia.reading.map import checked_seat, names_of, within_reach
from caledonia.rules.contracts import free_slots
from caledonia.rules.final import ScoreSheet, outcome_now
from caledonia.rules.ports import open_ports
from caledonia.state import PlayerState, State
from caledonia.types import GOOD_NAMES, GOODS, UNIT_NAMES, UNITS


class Seat:
    """A player's things at one moment; goods, units and spaces go by their names."""

    __slots__ = ("_state", "number")

    number: int
    """The seat's number, from 0."""

    def __init__(self, state: State, number: int) -> None:
        self._state = state
        self.number = checked_seat(state, number)

    @property
    def _player(self) -> PlayerState:
        return self._state.players[self.number]

    @property
    def clan(self) -> str:
        """The clan's id; empty without one."""
        return self._player.power.id

    @property
    def starting_tile(self) -> int:
        """The number of the starting tile; 0 before it is taken."""
        return self._player.starting_tile

    @property
    def money(self) -> int:
        """Money in pounds."""
        return self._player.money

    @property
    def glory(self) -> int:
        """Glory from the scoring tiles so far."""
        return self._player.glory

    @property
    def bid(self) -> int:
        """Points paid in the clan auction."""
        return self._player.bid

    @property
    def goods(self) -> dict[str, int]:
        """The stock of all six goods."""
        return _by_good(self._player.goods)

    @property
    def units(self) -> dict[str, tuple[str, ...]]:
        """The spaces of the units on the map, for every kind of unit."""
        return {UNIT_NAMES[unit]: names_of(self._player.pieces[unit]) for unit in UNITS}

    @property
    def units_left(self) -> dict[str, int]:
        """How many units are left on the player board, for the kinds that the clan has."""
        clan = self._player.power
        return {UNIT_NAMES[unit]: clan.units_left(self._player, unit) for unit in clan.units}

    @property
    def spaces(self) -> tuple[str, ...]:
        """The spaces of all units on the map."""
        return names_of(self._player.occupied)

    @property
    def reach(self) -> tuple[str, ...]:
        """The active spaces in reach, occupied ones too (EXP-6).

        Without units on the map that is every active space (EXP-8).
        """
        return names_of(within_reach(self._state, self.number))

    @property
    def reaches_everywhere(self) -> bool:
        """Whether every space is in reach because no unit is on the map (EXP-8)."""
        return not self._player.occupied

    @property
    def merchants(self) -> int:
        """Merchants in stock."""
        return self._player.merchants

    @property
    def merchants_on_board(self) -> int:
        """Merchants not yet hired."""
        return self._player.merchants_on_board

    @property
    def market(self) -> dict[str, int]:
        """Merchants by good: positive on the buy side, negative on the sell side."""
        return _by_good(self._player.market)

    @property
    def shipping(self) -> int:
        """The shipping level."""
        return self._player.shipping

    @property
    def technology(self) -> tuple[str, ...]:
        """The kinds of worker whose technology is upgraded."""
        return tuple(UNIT_NAMES[unit] for unit in UNITS if self._player.technology >> unit & 1)

    @property
    def contracts(self) -> tuple[int, ...]:
        """The contracts held and not yet fulfilled, oldest first."""
        return self._player.slots

    @property
    def free_slots(self) -> int:
        """How many more contracts the seat may hold."""
        return free_slots(self._player)

    @property
    def fulfilled(self) -> tuple[int, ...]:
        """The contracts fulfilled, in order."""
        return self._player.fulfilled

    @property
    def ports(self) -> tuple[str, ...]:
        """The port tiles in reach that the seat has not used."""
        return tuple(port.id for port in open_ports(self._state.setup, self._player))

    @property
    def ports_used(self) -> tuple[str, ...]:
        """The port tiles that the seat has used."""
        used = self._player.ports_used
        return tuple(port.id for n, port in enumerate(self._state.setup.ports) if used >> n & 1)

    @property
    def clan_state(self) -> tuple[int, ...]:
        """What the clan has to remember, as in positions."""
        return self._player.power_state

    @property
    def has_passed(self) -> bool:
        """Whether the seat has passed this round."""
        return self.number in self._state.passed

    @property
    def score(self) -> ScoreSheet:
        """The score sheet as if the game ended now."""
        return outcome_now(self._state).sheets[self.number]

    @property
    def points(self) -> int:
        """Victory points as if the game ended now."""
        return self.score.total

    def __repr__(self) -> str:
        number = len(self.spaces)
        units = f"{number} unit{'s' if number > 1 else ''}"
        if self.reaches_everywhere:
            units = "no units (every space is in reach, EXP-8)"
        clan = f" {self.clan}" if self.clan else ""
        return f"<Seat {self.number}{clan}: £{self.money}, {units}>"


def _by_good(amounts: Sequence[int]) -> dict[str, int]:
    return {GOOD_NAMES[good]: amounts[good] for good in GOODS}

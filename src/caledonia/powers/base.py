"""Base classes of clans, port tiles and scoring tiles, with neutral hooks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from caledonia.actions import Action
from caledonia.board import Board
from caledonia.content.tiles import Figure, Figures
from caledonia.content.types import Content, Contract, Tile
from caledonia.errors import Reason
from caledonia.pending import Pending, Turn, TurnEnd
from caledonia.powers.own import OwnAction, OwnDecision
from caledonia.state import PlayerState, Setup, State
from caledonia.types import SPACE_NAMES, UNIT_NAMES, Mask, Space, Unit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from caledonia.bots.evaluator import Evaluator

NEVER: Final = -100.0
"""The worth of an action that bots should never take."""


class Power:
    """A tile with its printed figures."""

    figures: ClassVar[Figures] = {}
    """The figures that are printed on the tile."""
    problems: ClassVar[Mapping[str, str]] = {}
    """Further problems that its refusals name, with their words in English."""
    own_actions: ClassVar[tuple[OwnAction, ...]] = ()
    """Actions that only this power brings."""
    own_decisions: ClassVar[tuple[OwnDecision, ...]] = ()
    """Decisions that only this power brings."""

    def __init__(self, tile: Tile) -> None:
        self.id = tile.id
        self.numbers = tile.numbers

    def number(self, name: str) -> int:
        """Return a printed figure."""
        value = self.numbers[name]
        assert isinstance(value, int)
        return value

    def row(self, name: str) -> tuple[int, ...]:
        """Return a printed row of figures."""
        value = self.numbers[name]
        assert isinstance(value, tuple)
        return value


UNIT_CLAUSES: Final = {Unit.FISHERMAN: "CLN-MD1"}
"""Units that only one clan has, with the clause that says so."""


class Clan(Power):
    """A clan; this base is also the player without one."""

    starting_workers = 2
    """Workers placed at the start (SET-10)."""
    border_clause: str | None = None
    """The clause that sends starting workers to border spaces, if there is one."""
    technologies: tuple[Unit, ...] = (Unit.WOODCUTTER, Unit.MINER)
    """Workers whose technology can be upgraded (TEC-1)."""
    units: tuple[Unit, ...] = tuple(Unit)[:-1]
    """Units that this clan can put on the map."""
    contracts_per_action = 1
    """Contracts that one Obtain or Fulfil action may take."""
    acts_before_main = False
    """Whether :meth:`forget_turn` and :meth:`actions_before_main` do something."""
    has_any_time_actions = False
    """Whether :meth:`actions_any_time` can ever offer something."""
    trade_money = 0
    """Received before paying for every trade and neighbourhood purchase."""

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile)
        self.land_cost = board.land_cost
        """By space: what the land adds to the unit cost."""
        self.free_land_cost: tuple[int, ...] = (0,) * len(board.land_cost)
        """By space: the same for a free space."""
        self._note_land_costs()
        self.slots = content.units.slots
        self.building_draw = content.export.building_bonus_draw
        self._cost = content.units.cost
        self._supply = content.units.supply
        self._income = content.units.income
        self._technology_income = content.units.technology_income

    def _note_land_costs(self) -> None:
        """Store the range of the land costs, which saves most comparisons."""
        self.least_land_cost = min(self.land_cost + self.free_land_cost)
        """The least that land can add; below 0 where a discount exceeds it."""
        self.most_land_cost = max(self.land_cost)

    def set_up(self, player: PlayerState) -> None:
        """Change what the player begins with."""

    def unit_costs(self, player: PlayerState) -> Sequence[int]:
        """Return by unit what the next one costs, land apart."""
        return self._cost

    def units_left(self, player: PlayerState, unit: int) -> int:
        """Return how many units of a kind are on the player board."""
        return self._supply[unit] - player.pieces[unit].bit_count()

    def kinds_left(self, player: PlayerState) -> tuple[int, ...]:
        """Return the kinds of which a unit is left on the player board, as plain numbers."""
        return tuple([int(unit) for unit in self.units if self.units_left(player, unit) > 0])

    def spaces_by_unit(self, setup: Setup, player: PlayerState) -> Sequence[Mask]:
        """Return by unit the active spaces, occupied or not, on which it may stand."""
        return setup.terrain

    def wrong_ground(self, setup: Setup, unit: Unit, space: Space) -> Reason:
        """Return why a unit may not stand on an empty space in play."""
        names: dict[str, int | str] = {"unit": UNIT_NAMES[unit], "space": SPACE_NAMES[space]}
        return Reason("EXP-2", "wrong_terrain", names)

    def same_type(self, first: int, second: int) -> bool:
        """Whether two kinds of unit are one type when units are exchanged."""
        return first == second

    def worker_income(self, player: PlayerState) -> int:
        """Return the money of all workers in production (PRD-1)."""
        money = 0
        for unit in self.technologies:
            workers = player.pieces[unit].bit_count()
            money += workers * self._income[unit]
            if player.technology >> unit & 1:
                money += workers * self._technology_income
        return money

    def forget_turn(self, state: State, seat: int) -> None:
        """Reset what counts for one turn: before a turn begins and after it is over."""

    def owes_for_contract(self, player: PlayerState) -> bool:
        """Whether the next contract obtained has its price (CON-1)."""
        return True

    def contract_obtained(self, player: PlayerState) -> None:
        """Record what affects the price of the next contract."""

    def actions_before_main(self, state: State, seat: int, actions: list[Action]) -> None:
        """Add the free actions possible before the main action."""

    def acts_any_time(self, player: PlayerState) -> bool:
        """Whether :meth:`actions_any_time` offers something now."""
        return False

    def actions_any_time(self, player: PlayerState, actions: list[Action]) -> None:
        """Add the actions possible at any own decision point."""

    def hops_to_brew(self, contract: Contract) -> int:
        """Return how many hops of a contract can become beer."""
        return 0

    def brews(self, player: PlayerState, hops: int, actions: list[Action]) -> None:
        """Add the ways to brew with ``hops``."""

    def production_started(self, state: State, seat: int) -> None:
        """React to the start of the player's production."""

    def production_ended(self, state: State, seat: int, whisky: int) -> Pending | None:
        """React to the end of production; return a last decision if there is one."""
        return None

    def stored_processed_goods(self, player: PlayerState) -> int:
        """Return processed goods that are not in stock but count in scorings."""
        return 0

    def before_final_scoring(self, state: State, seat: int) -> None:
        """Finish what must be done before the final scoring."""


class Port(Power):
    """A port tile."""

    expected = "nothing follows the tile"
    """Which words follow the tile's id."""
    words: ClassVar[tuple[str, ...]] = ()
    """The words that can follow it."""

    def __init__(self, tile: Tile) -> None:
        super().__init__(tile)
        self.clause = f"PRT-{tile.id.upper()}"

    def fits_window(self, pending: Pending) -> bool:
        """Whether the tile is usable at this point of a turn at all."""
        return isinstance(pending, Turn | TurnEnd)

    def choices(
        self, state: State, seat: int, pending: Pending, money: int
    ) -> Iterator[tuple[str, ...]]:
        """Yield the ways to use the effect now with this money, as words."""
        raise NotImplementedError

    def explain(
        self, state: State, seat: int, pending: Pending, money: int, choice: tuple[str, ...]
    ) -> list[Reason]:
        """Return why the effect cannot be used with this choice at this point."""
        if not self.fits_window(pending):
            return [Reason(self.clause, "port_window", {"tile": self.id})]
        return self.explain_choice(state, seat, pending, money, choice)

    def explain_choice(
        self, state: State, seat: int, pending: Pending, money: int, choice: tuple[str, ...]
    ) -> list[Reason]:
        """Return what is wrong with a choice that is not among :meth:`choices`."""
        return [self.wrong_choice()]

    def wrong_choice(self) -> Reason:
        """Return the reason that says how the tile is used."""
        return Reason(self.clause, "port_choice", {"tile": self.id, "expected": self.expected})

    def every_choice(self) -> Iterable[tuple[str, ...]]:
        """Return all words with which the effect can ever be used."""
        return ((),)

    def worth(self, worth: Evaluator, choice: tuple[str, ...]) -> float:
        """Return the effect's worth for bots in pounds; a tile is used only once."""
        return 0.0

    def use(self, state: State, seat: int, choice: tuple[str, ...]) -> None:
        """Apply the effect; the tile is marked and paid for already."""
        raise NotImplementedError

    def animals_saved(self, setup: Setup, money: int) -> int:
        """Return by how many animals this tile can reduce what a contract owes."""
        return 0

    # Using the tile itself, whichever effect that brings.

    @property
    def fee(self) -> int:
        """Money that using the tile costs."""
        return 0

    def every_use(self, ports: Iterable[Port]) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield every (effect id, choice) that there can ever be beside these tiles."""
        for choice in self.every_choice():
            yield self.id, choice

    def uses(
        self, state: State, seat: int, pending: Pending
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield every (effect id, choice) with which the tile can be used now."""
        if self.fits_window(pending):
            for choice in self.choices(state, seat, pending, state.players[seat].money):
                yield self.id, choice

    def explain_use(
        self, state: State, seat: int, pending: Pending, effect: Port, choice: tuple[str, ...]
    ) -> list[Reason]:
        """Return why the tile cannot be used for this effect and choice."""
        if effect is not self:
            return [self.wrong_choice()]
        return self.explain(state, seat, pending, state.players[seat].money, choice)

    def pay(self, state: State, seat: int) -> None:
        """Pay what using the tile costs."""


class ScoringTile(Power):
    """A scoring tile."""

    figures: ClassVar[Figures] = {"glory": Figure()}

    def glory(self, state: State, seat: int) -> int:
        """Return the glory a player gets."""
        raise NotImplementedError

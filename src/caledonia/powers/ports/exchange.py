"""The port that exchanges units (PRT-P7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from caledonia.actions import Action, as_space, as_unit
from caledonia.content.tiles import Figure
from caledonia.content.types import Content
from caledonia.errors import Reason
from caledonia.pending import DrawContracts, Pending
from caledonia.powers.base import NEVER, Port
from caledonia.powers.own import OwnAction, OwnDecision
from caledonia.rules import neighbourhood
from caledonia.rules.change import drop_top, place_unit, remove_unit, replace_top
from caledonia.rules.expand import completes_factories
from caledonia.state import PlayerState, Setup, State
from caledonia.types import (
    SPACE_NAMES,
    SPACES,
    UNIT_NAMES,
    UNITS,
    Mask,
    Phase,
    Space,
    Unit,
    spaces_of,
)

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator

EXCLUDED = (Unit.FIELD, Unit.FISHERMAN)
"""Units that are never exchanged, neither old nor new."""


@dataclass(frozen=True, slots=True)
class Exchanging(Pending):
    """The seat exchanges units; the first exchange is noted for the second."""

    seat: int
    space: Space | None = None
    old: Unit | None = None
    new: Unit | None = None


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Exchange(Action):
    """Exchange the unit on a space for one from the player board."""

    space: Space
    unit: Unit

    def __init__(self, space: Space | str, unit: Unit | str) -> None:
        object.__setattr__(self, "space", as_space(space))
        object.__setattr__(self, "unit", as_unit(unit))

    def __str__(self) -> str:
        return f"exchange {SPACE_NAMES[self.space]} {UNIT_NAMES[self.unit]}"


EXCHANGE = tuple(tuple(Exchange(space, unit) for unit in Unit) for space in range(SPACES))
"""All exchanges, by space and unit."""


def _kinds(setup: Setup, player: PlayerState) -> list[tuple[Unit, Mask, tuple[Unit, ...]]]:
    """Group exchangeable units: old unit, spaces, new units that fit there."""
    clan = player.power
    fitting_spaces = clan.spaces_by_unit(setup, player)
    candidates = [
        (unit, fitting_spaces[unit])
        for unit in clan.units
        if unit not in EXCLUDED and clan.units_left(player, unit)
    ]
    groups: dict[tuple[Unit, tuple[Unit, ...]], Mask] = {}
    for old in clan.units:
        if old in EXCLUDED:
            continue
        for space in spaces_of(player.pieces[old]):
            fitting = tuple(
                new
                for new, spaces in candidates
                if spaces >> space & 1 and not clan.same_type(old, new)
            )
            if fitting:
                groups[old, fitting] = groups.get((old, fitting), 0) | 1 << space
    return [(old, spaces, fitting) for (old, fitting), spaces in groups.items()]


def _first_exchanges(setup: Setup, player: PlayerState) -> Iterator[tuple[Mask, Unit, Unit]]:
    """Yield (spaces, old, new) for which a second exchange exists."""
    kinds = _kinds(setup, player)
    for old, spaces, fitting in kinds:
        for new in fitting:
            if any(
                _second_fits(player, old, new, other, candidate)
                for other, elsewhere, others in kinds
                if elsewhere != spaces or spaces.bit_count() > 1
                for candidate in others
            ):
                yield spaces, old, new


def _second_fits(
    player: PlayerState, old: Unit, new: Unit, second_old: Unit, second_new: Unit
) -> bool:
    """Whether a second exchange goes with a first one that is not yet made."""
    clan = player.power
    if clan.same_type(new, second_old) or clan.same_type(second_new, old):
        return False
    needed = 2 if clan.same_type(new, second_new) else 1
    return clan.units_left(player, second_new) >= needed


def _second_exchanges(
    setup: Setup, player: PlayerState, pending: Exchanging
) -> Iterator[tuple[Mask, Unit]]:
    """Yield (spaces, new) that go with the first exchange already made."""
    assert pending.space is not None
    assert pending.old is not None
    assert pending.new is not None
    clan = player.power
    for old, spaces, fitting in _kinds(setup, player):
        elsewhere = spaces & ~(1 << pending.space)
        if elsewhere and not clan.same_type(pending.new, old):
            for new in fitting:
                if not clan.same_type(new, pending.old):
                    yield elsewhere, new


def legal_exchange(state: State, pending: Exchanging, actions: list[Action]) -> None:
    """Add the exchanges possible now."""
    player = state.players[pending.seat]
    exchanges: Iterator[tuple[Mask, Unit]]
    if pending.space is None:
        exchanges = ((spaces, new) for spaces, _, new in _first_exchanges(state.setup, player))
    else:
        exchanges = _second_exchanges(state.setup, player, pending)
    actions.extend(EXCHANGE[space][new] for spaces, new in exchanges for space in spaces_of(spaces))


def apply_exchange(state: State, seat: int, action: Exchange) -> None:
    """Exchange a unit; after the second one the bonuses follow."""
    pending = state.pending[-1]
    assert isinstance(pending, Exchanging)
    player = state.players[seat]
    old = unit_on(player, action.space)
    assert old is not None
    remove_unit(state, seat, old, action.space, "port")
    place_unit(state, seat, action.unit, action.space, "port")
    if pending.space is None:
        replace_top(state, Exchanging(seat, action.space, old, action.unit))
        return
    drop_top(state)
    # The building bonus of the first new unit comes before that of the second.
    for unit in dict.fromkeys((action.unit, pending.new)):
        if unit is not None and completes_factories(state, player, unit):
            state.pending += (DrawContracts(seat),)
    if state.setup.options.errata_2025:
        neighbours = state.setup.board.neighbours
        neighbourhood.offer(state, seat, neighbours[pending.space] | neighbours[action.space])


def unit_on(player: PlayerState, space: Space) -> Unit | None:
    """Return which unit of a player stands on a space."""
    return next((unit for unit in UNITS if player.pieces[unit] >> space & 1), None)


def explain_exchange(state: State, seat: int, action: Exchange) -> list[Reason]:
    """Return why this exchange is not possible."""
    pending = state.pending[-1]
    assert isinstance(pending, Exchanging)
    player = state.players[seat]
    clan = player.power
    old = unit_on(player, action.space)
    space, name = SPACE_NAMES[action.space], UNIT_NAMES[action.unit]
    if old is None or action.space == pending.space:
        return [Reason("PRT-P7", "not_your_unit", {"space": space})]
    if old in EXCLUDED or action.unit in EXCLUDED:
        return [Reason("PRT-P7", "cannot_exchange")]
    reasons = []
    first_types = [unit for unit in (pending.old, pending.new) if unit is not None]
    if clan.same_type(old, action.unit) or any(
        clan.same_type(a, b) for a, b in zip(first_types, (action.unit, old), strict=False)
    ):
        reasons.append(Reason("PRT-P7", "same_type"))
    if not clan.units_left(player, action.unit):
        reasons.append(Reason("PRT-P7", "no_unit_left", {"unit": name}))
    if not clan.spaces_by_unit(state.setup, player)[action.unit] >> action.space & 1:
        reasons.append(Reason("PRT-P7", "wrong_terrain", {"unit": name, "space": space}))
    return reasons or [Reason("PRT-P7", "no_second_exchange")]


def check_exchange(state: State, pending: Exchanging) -> str | None:
    """Return what is wrong with a first exchange that a position notes."""
    space, old, new = pending.space, pending.old, pending.new
    if space is None and old is None and new is None:
        return None
    if space is None or old is None or new is None:
        return "give space, old and new of the first exchange together, or none of them"
    player = state.players[pending.seat]
    if not player.pieces[new] >> space & 1:
        return f"no {UNIT_NAMES[new]} of seat {pending.seat} stands on {SPACE_NAMES[space]}"
    if player.power.same_type(old, new):
        return "old and new must differ in type"
    return None


def every_exchange(content: Content) -> Iterable[Action]:
    """Return every exchangeable unit on every space."""
    units = [unit for unit in UNITS if unit not in EXCLUDED]
    return (EXCHANGE[space][unit] for unit in units for space in range(SPACES))


def exchange_worth(worth: Evaluator, action: Exchange) -> float:
    """Take any exchange: rules of thumb never use the port."""
    return 0.0


class ExchangeUnits(Port):
    """Exchange two units on the map for two from the player board."""

    figures = {"units": Figure(2, 2)}
    problems = {
        "not_your_unit": "you have no unit on {space} that can be exchanged",
        "same_type": "a new unit must be of a different type from both old ones",
        "cannot_exchange": "fields and fishermen cannot be exchanged",
        "no_second_exchange": "no second exchange would be possible after that",
    }
    own_decisions = (OwnDecision(Exchanging, Phase.ACTION, legal_exchange, check_exchange),)
    own_actions = (
        OwnAction(
            Exchange,
            form="exchange SPACE UNIT",
            example="exchange c4 bakery",
            meaning="exchange the unit on a space for one from the player board",
            read=lambda words: EXCHANGE[words.space()][words.unit()],
            answers=(Exchanging,),
            clause="PRT-P7",
            apply=apply_exchange,
            explain=explain_exchange,
            every=every_exchange,
            worth=exchange_worth,
            deed="unit_placed",
        ),
    )

    def choices(
        self, state: State, seat: int, pending: Pending, money: int
    ) -> Iterator[tuple[str, ...]]:
        """Possible if two exchanges fit together."""
        if next(_first_exchanges(state.setup, state.players[seat]), None) is not None:
            yield ()

    def explain_choice(
        self, state: State, seat: int, pending: Pending, money: int, choice: tuple[str, ...]
    ) -> list[Reason]:
        """Distinguish extra words from units that do not fit."""
        return [self.wrong_choice() if choice else Reason(self.clause, "no_second_exchange")]

    def worth(self, worth: Evaluator, choice: tuple[str, ...]) -> float:
        """Rules of thumb never use the port."""
        return NEVER

    def use(self, state: State, seat: int, choice: tuple[str, ...]) -> None:
        """Ask for the exchanges one by one."""
        state.pending += (Exchanging(seat),)

"""Clan MacDonald (CLN-MD1, CLN-MD2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from caledonia import events
from caledonia.actions import Action, as_space
from caledonia.board import Board
from caledonia.content.geometry import ADJACENT
from caledonia.content.tiles import Figure
from caledonia.content.types import Content, Tile
from caledonia.errors import Reason
from caledonia.pending import Turn
from caledonia.powers.base import Clan
from caledonia.powers.own import OwnAction
from caledonia.rules.change import refresh_reach
from caledonia.state import PlayerState, Setup, State
from caledonia.types import SPACE_NAMES, SPACES, WORKERS, Mask, Space, Unit, spaces_of

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator

NOT_ROWED = (0,)
ROWED = (1,)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Row(Action):
    """Move a fisherman to an adjacent loch."""

    origin: Space
    target: Space

    def __init__(self, origin: Space | str, target: Space | str) -> None:
        object.__setattr__(self, "origin", as_space(origin))
        object.__setattr__(self, "target", as_space(target))

    def __str__(self) -> str:
        return f"row {SPACE_NAMES[self.origin]} {SPACE_NAMES[self.target]}"


row = cache(Row)


def _workers_on_map(player: PlayerState) -> int:
    return sum(player.pieces[unit].bit_count() for unit in WORKERS)


def fishing_grounds(setup: Setup, fishermen: Mask) -> Mask:
    """Return the lochs not adjacent to these fishermen."""
    grounds = setup.board.lochs
    for space in spaces_of(fishermen):
        grounds &= ~setup.board.adjacent[space]
    return grounds


def _rowing_targets(state: State, seat: int, origin: int) -> Mask:
    setup = state.setup
    others = state.players[seat].pieces[Unit.FISHERMAN] & ~(1 << origin)
    grounds = fishing_grounds(setup, others) & ~state.occupied
    return setup.board.adjacent[origin] & grounds


def apply_row(state: State, seat: int, action: Row) -> None:
    """Move the fisherman; a port may come into reach, a neighbourhood bonus does not."""
    player = state.players[seat]
    moved = 1 << action.origin | 1 << action.target
    pieces = list(player.pieces)
    pieces[Unit.FISHERMAN] ^= moved
    player.pieces = pieces
    player.occupied ^= moved
    state.occupied ^= moved
    player.power_state = ROWED
    refresh_reach(player, state.setup.board)
    if state.log is not None:
        state.log.append(events.UnitMoved(seat, Unit.FISHERMAN, action.origin, action.target))


def explain_row(state: State, seat: int, action: Row) -> list[Reason]:
    """Return why this fisherman cannot row there."""
    player = state.players[seat]
    if player.power_state == ROWED:
        return [Reason("CLN-MD2", "already_rowed")]
    fishermen = player.pieces[Unit.FISHERMAN]
    if not fishermen >> action.origin & 1:
        return [Reason("CLN-MD2", "no_fisherman", {"space": SPACE_NAMES[action.origin]})]
    here: dict[str, int | str] = {"space": SPACE_NAMES[action.target]}
    board = state.setup.board
    if not board.adjacent[action.origin] & board.lochs & 1 << action.target:
        return [Reason("CLN-MD2", "not_adjacent", here)]
    return [Reason("CLN-MD2", "fishermen_adjacent", here)]


def every_row(content: Content) -> Iterator[Action]:
    """Yield every step from a space to an adjacent one."""
    for space in range(SPACES):
        yield from (row(space, target) for target in ADJACENT[space])


def row_worth(worth: Evaluator, action: Row) -> float:
    """Row only where nothing else is worth doing."""
    return -0.5


class MacDonald(Clan):
    """All workers are one pool, and may be fishermen on the lochs who row."""

    figures = {
        "workers": Figure(1, 8),
        "cost": Figure(),
        "income": Figure(),
        "shipping_small": Figure(0, 5),
        "shipping_large": Figure(0, 5),
    }
    problems = {
        "fishermen_adjacent": "{space} is adjacent to another fisherman",
        "already_rowed": "a fisherman has already rowed this turn",
        "not_adjacent": "{space} is not an adjacent loch",
        "no_fisherman": "you have no fisherman on {space}",
    }
    acts_before_main = True
    technologies = ()
    units = tuple(Unit)
    own_actions = (
        OwnAction(
            Row,
            form="row SPACE SPACE",
            example="row b2 b3",
            meaning="move a fisherman to an adjacent loch",
            read=lambda words: row(words.space(), words.space()),
            answers=(Turn,),
            clause="CLN-MD2",
            apply=apply_row,
            explain=explain_row,
            every=every_row,
            worth=row_worth,
            deed="unit_moved",
        ),
    )

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile, content, board)
        self._workers = self.number("workers")
        # All workers cost the same.
        worker_cost = self.number("cost")
        self._cost = tuple(
            worker_cost if unit in WORKERS else cost for unit, cost in enumerate(self._cost)
        )
        self._worker_income = self.number("income")
        self._shipping = self.number("shipping_small" if board.small else "shipping_large")

    def set_up(self, player: PlayerState) -> None:
        """Begin with shipping on the small map."""
        player.shipping = self._shipping
        player.power_state = NOT_ROWED

    def units_left(self, player: PlayerState, unit: int) -> int:
        """Workers come from one pool."""
        if unit in WORKERS:
            return self._workers - _workers_on_map(player)
        return super().units_left(player, unit)

    def spaces_by_unit(self, setup: Setup, player: PlayerState) -> Sequence[Mask]:
        """Fishermen stand on lochs and ports, never adjacent to each other."""
        grounds = fishing_grounds(setup, player.pieces[Unit.FISHERMAN])
        return (*setup.terrain[: Unit.FISHERMAN], grounds)

    def wrong_ground(self, setup: Setup, unit: Unit, space: Space) -> Reason:
        """Distinguish a loch beside another fisherman from wrong terrain."""
        if unit == Unit.FISHERMAN and setup.board.lochs >> space & 1:
            return Reason("CLN-MD1", "fishermen_adjacent", {"space": SPACE_NAMES[space]})
        return super().wrong_ground(setup, unit, space)

    def same_type(self, first: int, second: int) -> bool:
        """All workers are one type."""
        return first == second or (first in WORKERS and second in WORKERS)

    def worker_income(self, player: PlayerState) -> int:
        """All workers earn the same."""
        return self._worker_income * _workers_on_map(player)

    def forget_turn(self, state: State, seat: int) -> None:
        """Allow rowing again."""
        if state.players[seat].power_state == ROWED:
            state.own(seat).power_state = NOT_ROWED

    def actions_before_main(self, state: State, seat: int, actions: list[Action]) -> None:
        """Row one fisherman once a turn."""
        player = state.players[seat]
        if player.power_state == ROWED:
            return
        for origin in spaces_of(player.pieces[Unit.FISHERMAN]):
            actions.extend(row(origin, t) for t in spaces_of(_rowing_targets(state, seat, origin)))

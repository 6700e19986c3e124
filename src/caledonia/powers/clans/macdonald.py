"""Clan MacDonald (CLN-MD1, CLN-MD2)."""

from __future__ import annotations

from collections.abc import Sequence

from caledonia import events
from caledonia.actions import Action, Row, row
from caledonia.board import Board
from caledonia.content.types import Content, Tile
from caledonia.errors import Reason
from caledonia.powers.base import Clan
from caledonia.rules.change import refresh_reach
from caledonia.state import PlayerState, Setup, State
from caledonia.types import SPACE_NAMES, WORKERS, Mask, Unit, spaces_of

NOT_ROWED = (0,)
ROWED = (1,)


class MacDonald(Clan):
    """All workers are one pool, and may be fishermen on the lochs who row."""

    acts_before_main = True
    technologies = ()
    units = tuple(Unit)

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

    def same_type(self, first: int, second: int) -> bool:
        """All workers are one type."""
        return first == second or (first in WORKERS and second in WORKERS)

    def worker_income(self, player: PlayerState) -> int:
        """All workers earn the same."""
        return self._worker_income * _workers_on_map(player)

    def turn_started(self, state: State, seat: int) -> None:
        """Allow rowing again."""
        state.own(seat).power_state = NOT_ROWED

    def actions_before_main(self, state: State, seat: int, actions: list[Action]) -> None:
        """Row one fisherman once a turn."""
        player = state.players[seat]
        if player.power_state == ROWED:
            return
        for origin in spaces_of(player.pieces[Unit.FISHERMAN]):
            actions.extend(row(origin, t) for t in spaces_of(_rowing_targets(state, seat, origin)))


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


def refuse_row(state: State, seat: int, action: Row) -> list[Reason]:
    """Return why this fisherman cannot row there."""
    player = state.players[seat]
    if Unit.FISHERMAN not in player.power.units:
        return [Reason("CLN-MD2", "no_ability")]
    if player.power_state == ROWED:
        return [Reason("CLN-MD2", "already_rowed")]
    fishermen = player.pieces[Unit.FISHERMAN]
    if not fishermen >> action.origin & 1:
        return [Reason("CLN-MD2", "no_fisherman", {"space": SPACE_NAMES[action.origin]})]
    here: dict[str, int | str] = {"space": SPACE_NAMES[action.target]}
    board = state.setup.board
    if not board.adjacent[action.origin] & board.lochs & 1 << action.target:
        return [Reason("CLN-MD2", "not_adjacent", here)]
    if not _rowing_targets(state, seat, action.origin) >> action.target & 1:
        return [Reason("CLN-MD2", "fishermen_adjacent", here)]
    return []

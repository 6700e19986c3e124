"""The map: terrain, neighbours, reach and who stands where."""

from __future__ import annotations

from typing import NamedTuple

from caledonia.board import Board
from caledonia.rules.change import reach_of
from caledonia.state import State
from caledonia.types import SPACE_NAMES, UNIT_NAMES, UNITS, Mask, parse_space, spaces_of


class Standing(NamedTuple):
    """A unit on the map."""

    seat: int
    unit: str
    """The kind of unit, like ``miner``."""


def names_of(mask: Mask) -> tuple[str, ...]:
    """Return the names of the spaces of a mask, column by column."""
    return tuple(SPACE_NAMES[space] for space in spaces_of(mask))


def checked_seat(state: State, seat: int) -> int:
    """Return a seat's number if there is such a seat.

    :raises ValueError: if not.
    """
    if not 0 <= seat < state.setup.players:
        raise ValueError(f"no seat {seat}: seats are 0 to {state.setup.players - 1}")
    return seat


def within_reach(state: State, seat: int, shipping: int | None = None) -> Mask:
    """Return the active spaces in a seat's reach, occupied ones too (EXP-6, EXP-8)."""
    board, player = state.setup.board, state.players[seat]
    if not player.occupied:
        return board.land | board.lochs
    level = player.shipping if shipping is None else shipping
    return reach_of(board, level, player.occupied) & (board.land | board.lochs)


class Map:
    """The map at one moment; spaces go by their names, like ``c4``.

    Every method that takes a space raises :class:`ValueError` if there is no such space.
    """

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    @property
    def _board(self) -> Board:
        return self._state.setup.board

    @property
    def sides(self) -> tuple[str, ...]:
        """The module sides A, B, C, D, like ``("A1", "B2", "C1", "D1")``."""
        return self._board.sides

    @property
    def land(self) -> tuple[str, ...]:
        """Land on which units may stand, occupied or not."""
        return names_of(self._board.land)

    @property
    def lochs(self) -> tuple[str, ...]:
        """All loch spaces, those with ports included."""
        return names_of(self._board.lochs)

    @property
    def border(self) -> tuple[str, ...]:
        """Border spaces, land and loch (SCO-2)."""
        return names_of(self._board.border)

    @property
    def ports(self) -> dict[str, str | None]:
        """The port tile by port space, in the order of the corners; ``None`` without tiles."""
        tiles = [port.id for port in self._state.setup.ports]
        return {
            SPACE_NAMES[space]: tiles[corner] if tiles else None
            for corner, space in enumerate(self._board.ports)
        }

    def terrain(self, space: str) -> tuple[str, ...]:
        """Return what a space is: ``loch``, or one or several of ``grassland``, ``forest`` and
        ``mountain``; nothing if it is out of play."""
        bit = 1 << parse_space(space)
        board = self._board
        kinds = {
            "loch": board.lochs,
            "grassland": board.grassland,
            "forest": board.forest,
            "mountain": board.mountain,
        }
        return tuple(name for name, mask in kinds.items() if mask & bit)

    def cost(self, space: str) -> int:
        """Return the printed land cost of a space; 0 for a loch."""
        return self._board.land_cost[parse_space(space)]

    def neighbours(self, space: str) -> tuple[str, ...]:
        """Return the neighbouring active spaces: adjacent and not across a river (EXP-3)."""
        return names_of(self._board.neighbours[parse_space(space)])

    def adjacent(self, space: str) -> tuple[str, ...]:
        """Return all spaces that share a side with a space, across rivers too."""
        return names_of(self._board.adjacent[parse_space(space)])

    def reach(self, seat: int, shipping: int | None = None) -> tuple[str, ...]:
        """Return the active spaces in a seat's reach, occupied ones too (EXP-6).

        A seat without units on the map has every active space in reach (EXP-8).

        :param shipping: at this shipping level instead of the seat's own.
        :raises ValueError: if there is no such seat or level.
        """
        highest = len(self._board.reach) - 1
        if shipping is not None and not 0 <= shipping <= highest:
            raise ValueError(f"no shipping level {shipping}: levels are 0 to {highest}")
        return names_of(within_reach(self._state, checked_seat(self._state, seat), shipping))

    def unit_at(self, space: str) -> Standing | None:
        """Return which unit stands on a space; ``None`` if there is none of a player."""
        bit = 1 << parse_space(space)
        for seat, player in enumerate(self._state.players):
            if player.occupied & bit:
                unit = next(unit for unit in UNITS if player.pieces[unit] & bit)
                return Standing(seat, UNIT_NAMES[unit])
        return None

    def __repr__(self) -> str:
        return f"<Map: {' '.join(self.sides)}>"

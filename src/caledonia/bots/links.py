"""Connected settlements, and how a new unit would change them (FIN-8)."""

from __future__ import annotations

from caledonia.board import Board
from caledonia.rules.final import settlements
from caledonia.state import PlayerState
from caledonia.types import Mask, Space, spaces_of

Group = tuple[Mask, Mask]
"""A settlement: its spaces, and what is in reach of them."""


class Links:
    """The settlements of one player, kept to try out further spaces quickly."""

    def __init__(self, board: Board, player: PlayerState) -> None:
        self._near = board.neighbours
        self._table = board.reach[player.shipping]
        self._groups: list[Group] = []
        for group in settlements(board, player.occupied):
            within = 0
            for space in spaces_of(group):
                within |= self._table[space]
            self._groups.append((group, within))
        self.count = _biggest(self._groups)
        """Settlements in the largest connected group."""

    def with_unit(self, space: Space) -> int:
        """Return the same count with one more unit."""
        near = self._near[space]
        mask, within = 1 << space, self._table[space]
        rest = []
        for group in self._groups:
            if group[0] & near:
                mask |= group[0]
                within |= group[1]
            else:
                rest.append(group)
        rest.append((mask, within))
        return _biggest(rest)


def _biggest(groups: list[Group]) -> int:
    """Return the size of the biggest set of settlements joined by links."""
    best, left = 0, groups
    while len(left) > best:
        reach, size = left[0][1], 1
        apart = left[1:]
        grown = True
        while grown:
            grown = False
            still = []
            for group in apart:
                if group[0] & reach:
                    reach |= group[1]
                    size += 1
                    grown = True
                else:
                    still.append(group)
            apart = still
        best = max(best, size)
        left = apart
    return best

"""Settlements and their links, as the final scoring counts them (FIN-7, FIN-8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from caledonia.board import Board
from caledonia.content.geometry import distance
from caledonia.insight.spaces import names_of
from caledonia.rules.final import ScoreSheet, settlements
from caledonia.state import State
from caledonia.types import SPACE_NAMES, Mask, Space, spaces_of

if TYPE_CHECKING:
    from caledonia.insight.shapes import SeatSettlements


def settlements_of(state: State, seat: int, sheet: ScoreSheet) -> SeatSettlements:
    """Return a seat's settlements.

    :param sheet: the seat's score as if the game ended now.
    """
    player = state.players[seat]
    groups, links, counted = _settled(state.setup.board, player.occupied, player.shipping)
    return {
        "groups": groups,
        "links": links,
        "counted": counted,
        "linked": len(counted),
        "points": sheet.settlements,
    }


@lru_cache(maxsize=1024)
def _settled(
    board: Board, occupied: Mask, shipping: int
) -> tuple[list[list[str]], list[tuple[str, str]], list[int]]:
    """Return the settlements, the links between them and those that are counted."""
    groups = settlements(board, occupied)
    joined = _joined(board, groups, shipping)
    links = [(SPACE_NAMES[one], SPACE_NAMES[other]) for one, other in joined.values()]
    counted = _largest(len(groups), list(joined))
    return [names_of(group) for group in groups], links, counted


def _joined(
    board: Board, groups: Sequence[Mask], shipping: int
) -> dict[tuple[int, int], tuple[Space, Space]]:
    """Return the nearest spaces of each two groups in reach of each other."""
    table = board.reach[shipping]
    links = {}
    for first, group in enumerate(groups):
        for second in range(first + 1, len(groups)):
            pairs = [
                (distance(one, other), one, other)
                for one in spaces_of(group)
                if table[one] & groups[second]
                for other in spaces_of(table[one] & groups[second])
            ]
            if pairs:
                _, one, other = min(pairs)
                links[first, second] = one, other
    return links


def _largest(number: int, joined: list[tuple[int, int]]) -> list[int]:
    """Return the groups of the largest connected set; the first one among equals."""
    sets = [{group} for group in range(number)]
    for first, second in joined:
        one, other = sets[first], sets[second]
        if one is not other:
            one |= other
            for member in other:
                sets[member] = one
    largest = max(map(len, sets), default=0)
    return sorted(next((each for each in sets if len(each) == largest), set()))

"""The map from a seat's perspective: reach, costs, neighbours' goods."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from caledonia.rules.change import reach_of
from caledonia.rules.neighbourhood import discounted, goods_made_by_others
from caledonia.rules.trade import price_of
from caledonia.state import PlayerState, Setup, State
from caledonia.types import (
    GOOD_NAMES,
    GOODS,
    SPACE_NAMES,
    UNIT_NAMES,
    GoodName,
    Mask,
    Unit,
    spaces_of,
)

if TYPE_CHECKING:
    from caledonia.insight.shapes import NeighbourGood, SpacesAhead


@lru_cache(maxsize=4096)
def names_of(mask: Mask) -> list[str]:
    """Return the names of the spaces of a mask; cached, so do not change the list."""
    return [SPACE_NAMES[space] for space in spaces_of(mask)]


@lru_cache(maxsize=2048)
def _priced(costs: tuple[int, ...], mask: Mask) -> dict[str, int]:
    """Return the cost of each space of a mask; cached, so do not change it."""
    return {SPACE_NAMES[space]: costs[space] for space in spaces_of(mask)}


def spaces_ahead(state: State, seat: int) -> SpacesAhead:
    """Return the map from a seat's perspective."""
    setup, player = state.setup, state.players[seat]
    board, clan = setup.board, player.power
    free = _open_to(state, player)
    fitting = clan.spaces_by_unit(setup, player)
    costs = clan.unit_costs(player)
    return {
        "shipping": player.shipping,
        "reach": {
            str(level): names_of(reach_of(board, level, player.occupied))
            for level in range(len(board.reach))
        },
        "fits": {
            UNIT_NAMES[unit]: names_of(fitting[unit] & ~state.occupied)
            for unit in player.kinds_left
        },
        "units": {UNIT_NAMES[unit]: costs[unit] for unit in clan.units},
        "land": _priced(tuple(clan.land_cost), free),
        "delta": names_of(board.delta),
        "border": names_of(board.border),
        "neighbours": _neighbours(state, seat, free),
    }


def _open_to(state: State, player: PlayerState) -> Mask:
    """Return the free spaces on which a player's units may stand."""
    board = state.setup.board
    lochs = board.lochs if Unit.FISHERMAN in player.power.units else 0
    return (board.land | lochs) & ~state.occupied


def _neighbours(state: State, seat: int, free: Mask) -> dict[str, dict[GoodName, NeighbourGood]]:
    """Return by free space the goods that new neighbours would sell (NBH-1 to NBH-3)."""
    setup = state.setup
    if not setup.neighbourhood_limit:
        return {}
    pieces = tuple([tuple(player.pieces) for player in state.players])
    sold = _known_sales(setup, seat, free, pieces)
    if not sold:
        sold.update(_sales(state, seat, free))
    offers = [_offer(state, seat, good) for good in GOODS]
    return {
        space: {GOOD_NAMES[good]: offers[good] for good in goods} for space, goods in sold.items()
    }


@lru_cache(maxsize=2048)
def _known_sales(
    setup: Setup, seat: int, free: Mask, pieces: tuple[tuple[Mask, ...], ...]
) -> dict[str, tuple[int, ...]]:
    """Return the cache of goods sold beside free spaces, by units on the map."""
    return {}


def _sales(state: State, seat: int, free: Mask) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield free spaces beside other players' units, and the goods that these make."""
    others = state.occupied & ~state.players[seat].occupied
    for space in spaces_of(free):
        around = state.setup.board.neighbours[space] & others
        goods = goods_made_by_others(state, seat, around) if around else 0
        if goods:
            yield SPACE_NAMES[space], tuple(good for good in GOODS if goods >> good & 1)


def _offer(state: State, seat: int, good: int) -> NeighbourGood:
    player = state.players[seat]
    price = discounted(state, good, state.prices[good])
    # What was bought counts for the turn of the seat that decides.
    bought = state.bought[good] if state.deciding_seat == seat else 0
    room = state.setup.neighbourhood_limit - bought
    most = 0 if player.market[good] < 0 else max(0, min(room, player.merchants))
    return {"price": price, "discount": price_of(state, good) - price, "most": most}

"""Final scoring (FIN, and SOL-6, SOL-7 for one player)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Final

from caledonia.board import Board
from caledonia.rules.fulfil import imported_so_far
from caledonia.state import PlayerState, State
from caledonia.types import BASIC_GOODS, IMPORTS, PROCESSED_GOODS, Import, Mask, spaces_of


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """One player's score line by line, in victory points."""

    seat: int
    glory: int
    basic_goods: int
    processed_goods: int
    money: int
    hops: int
    cotton: int
    tobacco: int
    sugar_cane: int
    contracts: int
    settlements: int
    bid: int
    """Minus what was bid for the clan."""
    money_left: int
    """The pounds below the last full ten; they break ties (FIN-9)."""
    contracts_fulfilled: int
    settlements_linked: int

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(_lines_of(self))


SCORE_LINES = (
    "glory",
    "basic_goods",
    "processed_goods",
    "money",
    "hops",
    "cotton",
    "tobacco",
    "sugar_cane",
    "contracts",
    "settlements",
    "bid",
)
"""The lines of a score sheet that add up to the total."""
_lines_of: Final[Callable[[ScoreSheet], tuple[int, ...]]] = attrgetter(*SCORE_LINES)


@lru_cache(maxsize=4096)
def settlements(board: Board, occupied: Mask) -> tuple[Mask, ...]:
    """Return the settlements: groups of own units joined by neighbouring (FIN-8)."""
    groups = []
    while occupied:
        group = frontier = occupied & -occupied
        while frontier:
            around = 0
            for space in spaces_of(frontier):
                around |= board.neighbours[space]
            frontier = around & occupied & ~group
            group |= frontier
        groups.append(group)
        occupied &= ~group
    return tuple(groups)


def linked_settlements(board: Board, player: PlayerState) -> int:
    """Return the size of the largest group of linked settlements (FIN-8)."""
    return _linked(board, player.occupied, player.shipping)


@lru_cache(maxsize=4096)
def _linked(board: Board, occupied: Mask, shipping: int) -> int:
    groups = settlements(board, occupied)
    table = board.reach[shipping]
    reach = []
    for group in groups:
        within = 0
        for space in spaces_of(group):
            within |= table[space]
        reach.append(within)
    best = 0
    unseen = set(range(len(groups)))
    while unseen:
        members = [unseen.pop()]
        for member in members:
            joined = [g for g in unseen if groups[g] & reach[member]]
            members.extend(joined)
            unseen.difference_update(joined)
        best = max(best, len(members))
    return best


def import_order(totals: Sequence[int]) -> list[Import]:
    """Return the imports, most imported first (FIN-5)."""
    # Among equals sugar cane counts as more imported than tobacco, tobacco than cotton.
    return sorted(IMPORTS, key=lambda kind: (totals[kind], kind), reverse=True)


def import_values(state: State, totals: Sequence[int] | None = None) -> tuple[int, ...]:
    """Return what each import is worth (FIN-5, VAR-1).

    :param totals: what all players have imported of each; None: as it is.
    """
    final = state.setup.content.final
    if state.setup.options.static_imports:
        return (final.static_import,) * len(IMPORTS)
    if totals is None:
        totals = [imported_so_far(state, kind) for kind in IMPORTS]
    values = [0] * len(IMPORTS)
    for kind, value in zip(import_order(totals), final.imports, strict=True):
        values[kind] = value
    return tuple(values)


def place_points(counts: list[int], places: tuple[int, ...]) -> tuple[int, ...]:
    """Share out the points of the places; tied players share those they fill (FIN-6)."""
    return _place_points(tuple(counts), places)


@lru_cache(maxsize=4096)
def _place_points(counts: tuple[int, ...], places: tuple[int, ...]) -> tuple[int, ...]:
    points = []
    for count in counts:
        better = sum(other > count for other in counts)
        tied = counts.count(count)
        points.append(sum(places[better : better + tied]) // tied if count else 0)
    return tuple(points)


def _solo_points(count: int, steps: tuple[tuple[int, int], ...]) -> int:
    return next((points for least, points in steps if count >= least), 0)


@dataclass(frozen=True, slots=True)
class _Compared:
    """What players are compared by, and what that gives each of them."""

    fulfilled: list[int]
    linked: list[int]
    contract_points: tuple[int, ...]
    settlement_points: tuple[int, ...]
    import_values: tuple[int, ...]


def _compared(state: State) -> _Compared:
    setup, final = state.setup, state.setup.content.final
    fulfilled = [len(player.fulfilled) for player in state.players]
    linked = [linked_settlements(setup.board, player) for player in state.players]
    contract_points: tuple[int, ...]
    settlement_points: tuple[int, ...]
    if setup.players == 1:
        contract_points = (_solo_points(fulfilled[0], final.solo_contracts),)
        settlement_points = (_solo_points(linked[0], final.solo_settlements),)
    else:
        contract_points = place_points(fulfilled, final.contract_places[setup.players])
        settlement_points = place_points(linked, final.settlement_places[setup.players])
    return _Compared(fulfilled, linked, contract_points, settlement_points, import_values(state))


def score_sheets(state: State) -> tuple[ScoreSheet, ...]:
    """Return all players' score sheets from what they have."""
    compared = _compared(state)
    return tuple(_sheet(state, seat, compared) for seat in range(len(state.players)))


def score_sheet(state: State, seat: int) -> ScoreSheet:
    """Return one player's score sheet from what all have."""
    return _sheet(state, seat, _compared(state))


def _sheet(state: State, seat: int, compared: _Compared) -> ScoreSheet:
    final, contracts = state.setup.content.final, state.setup.content.contracts
    player = state.players[seat]
    cotton, tobacco, sugar_cane = (
        compared.import_values[kind] * sum([contracts[c].imports[kind] for c in player.fulfilled])
        for kind in IMPORTS
    )
    return ScoreSheet(
        seat,
        player.glory,
        final.basic * sum([player.goods[good] for good in BASIC_GOODS]),
        final.processed * sum([player.goods[good] for good in PROCESSED_GOODS]),
        player.money // final.money_per_point,
        final.hops * sum([contracts[c].hops for c in player.fulfilled]),
        cotton,
        tobacco,
        sugar_cane,
        compared.contract_points[seat],
        compared.settlement_points[seat],
        -player.bid,
        player.money % final.money_per_point,
        compared.fulfilled[seat],
        compared.linked[seat],
    )


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    sheets: tuple[ScoreSheet, ...]
    """Score sheets by seat."""
    ranking: tuple[int, ...]
    """Seats, best first; tied seats in seat order."""
    places: tuple[int, ...]
    """Place by seat, from 1; tied seats share one."""
    solo_rank: str | None
    """The rank reached alone (SOL-7)."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def scores(self) -> tuple[int, ...]:
        """Victory points by seat."""
        return tuple(sheet.total for sheet in self.sheets)


def outcome_now(state: State) -> Outcome:
    """Return ranking and score sheets as if the game ended now."""
    return outcome_of(final_state(state))


def final_state(state: State) -> State:
    """Return the state that would be scored if the game ended now."""
    ended = state.fork()
    for seat in range(state.setup.players):
        ended.own(seat).power.before_final_scoring(ended, seat)
    return ended


def outcome_of(state: State) -> Outcome:
    """Return ranking and score sheets of a game that is over (FIN-9)."""
    sheets = score_sheets(state)
    keys = [(sheet.total, sheet.money_left) for sheet in sheets]
    ranking = tuple(sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True))
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    solo_rank = None
    if state.setup.players == 1:
        ranks = state.setup.content.final.solo_ranks
        solo_rank = next(rank for least, rank in ranks if sheets[0].total >= least)
    return Outcome(sheets, ranking, places, solo_rank)

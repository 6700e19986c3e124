"""A slow, obvious second implementation of the map, straight from the modules.

Nothing here uses the masks of :mod:`caledonia.board`; distances come from cube coordinates, reach
from a plain search over lochs. Results are cached per map, as fuzzing asks for them often.
"""

from __future__ import annotations

from functools import cache

from caledonia.content.types import Content, SpaceData
from caledonia.state import PlayerState, State
from caledonia.types import ROWS, SPACES, UNITS, Space, Unit, spaces_of

GRASSLAND, FOREST, MOUNTAIN = 1, 2, 4


def _cube(space: Space) -> tuple[int, int, int]:
    """Return a space's cube coordinates; every second column sits half a hex lower."""
    column, row = divmod(space, ROWS)
    x = column
    z = row - (column - (column % 2)) // 2
    return x, -x - z, z


@cache
def touching(space: Space) -> frozenset[Space]:
    """Return the spaces that share a side with a space."""
    here = _cube(space)
    return frozenset(
        other
        for other in range(SPACES)
        if max(abs(a - b) for a, b in zip(here, _cube(other), strict=True)) == 1
    )


class SlowMap:
    """The map of a game, clause by clause."""

    def __init__(self, content: Content, state: State) -> None:
        board = state.setup.board
        self.spaces: dict[Space, SpaceData] = {}
        self.rivers: set[frozenset[Space]] = set()
        for side in board.sides:
            module = content.modules[side]
            self.spaces.update(module.spaces)
            self.rivers.update(frozenset(edge) for river in module.rivers for edge in river)
        small = state.setup.players <= 2
        covered = {s for s in range(SPACES) if board.covered >> s & 1}
        self.lochs = {s for s, data in self.spaces.items() if not data.terrain}
        self.land = {
            s
            for s, data in self.spaces.items()
            if data.terrain and not (small and data.mist) and s not in covered
        }
        self.blocked = {
            s for s in self.land if state.setup.players == 1 and self.spaces[s].cost == 1
        }
        self._reach: dict[tuple[Space, int], frozenset[Space]] = {}

    def neighbouring(self, space: Space) -> set[Space]:
        """Return the active spaces beside a space with no river between (EXP-3)."""
        active = self.land | self.lochs
        return {
            other
            for other in touching(space)
            if other in active and frozenset((space, other)) not in self.rivers
        }

    def reach(self, space: Space, level: int) -> frozenset[Space]:
        """Return what is in reach of a unit on a space (EXP-6)."""
        if (space, level) not in self._reach:
            self._reach[space, level] = self._search(space, level)
        return self._reach[space, level]

    def _search(self, space: Space, level: int) -> frozenset[Space]:
        active = self.land | self.lochs
        reached = self.neighbouring(space)
        if level >= 1:
            reached |= touching(space) & active
        lochs: set[Space] = set()
        shore = set(touching(space) & self.lochs)
        for _ in range(level - 1):
            lochs |= shore
            shore = {x for loch in shore for x in touching(loch) & self.lochs} - lochs
        for loch in lochs:
            reached |= touching(loch) & active
        return frozenset(reached - {space})

    def may_stand(self, unit: Unit, space: Space) -> bool:
        """Whether a unit's terrain is there (EXP-2, CLN-MD1)."""
        if space in self.lochs:
            return unit == Unit.FISHERMAN
        if space not in self.land or space in self.blocked or unit == Unit.FISHERMAN:
            return False
        terrain = {Unit.WOODCUTTER: FOREST, Unit.MINER: MOUNTAIN}.get(unit, GRASSLAND)
        return bool(self.spaces[space].terrain & terrain)


_MAPS: dict[int, tuple[object, SlowMap]] = {}


def slow_map(state: State) -> SlowMap:
    """Return the slow map of a state's board, made once per board."""
    board = state.setup.board
    if id(board) not in _MAPS:
        _MAPS[id(board)] = (board, SlowMap(state.setup.content, state))
    return _MAPS[id(board)][1]


def units_of(player: PlayerState) -> dict[Space, Unit]:
    """Return a player's units by space."""
    return {space: unit for unit in UNITS for space in spaces_of(player.pieces[unit])}


def slow_expansions(state: State, seat: int, *, free: bool) -> set[tuple[Unit, Space]]:
    """Return every unit and space that the player may expand to (EXP-1 to EXP-8)."""
    board = slow_map(state)
    player = state.players[seat]
    own = units_of(player)
    taken = {space for other in state.players for space in units_of(other)}
    if own:
        within = {t for space in own for t in board.reach(space, player.shipping)}
    else:
        within = board.land | board.lochs
    return _affordable(state, seat, within - taken, free=free)


def slow_starts(state: State, seat: int) -> set[tuple[Unit, Space]]:
    """Return every starting worker and space (SET-10)."""
    board = slow_map(state)
    player = state.players[seat]
    taken = {space for other in state.players for space in units_of(other)}
    spaces = (board.land | board.lochs) - taken
    if player.power.border_clause:
        spaces = {s for s in spaces if state.setup.board.border >> s & 1}
    placements = _affordable(state, seat, spaces, free=False)
    return {(unit, s) for unit, s in placements if unit >= Unit.WOODCUTTER}


def _affordable(
    state: State, seat: int, spaces: set[Space], *, free: bool
) -> set[tuple[Unit, Space]]:
    board = slow_map(state)
    player = state.players[seat]
    clan = player.power
    fishermen = {s for s, unit in units_of(player).items() if unit == Unit.FISHERMAN}
    placements = set()
    for unit in clan.units:
        if clan.units_left(player, unit) < 1:
            continue
        for space in spaces:
            if not board.may_stand(unit, space):
                continue
            if unit == Unit.FISHERMAN and touching(space) & fishermen:
                continue
            land = clan.free_land_cost[space] if free else clan.land_cost[space]
            if max(0, clan.unit_costs(player)[unit] + land) <= player.money:
                placements.add((unit, space))
    return placements

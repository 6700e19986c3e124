"""Copies of running games: recognised by their setup, and held until the game ends.

A record can be exported during a game, so a player could import a copy and try it out with hints or
bots. While the original is rated, without hints, or an open daily challenge, copies are view-only.
While it is played without learning layers, for example by people who agreed to hints, its copies
may be played on, but are not judged.

A copy has the same map, at least half of the port tiles in the same corners, and more than half of
the smaller of both is the same: the contracts, clans and starting tiles of the opening, or the
units on the map, now or where the copy begins. So omitting lines of the record, cutting it,
extending it, starting from a position or changing things that no longer matter does not help. The
units of daily challenges are not compared, because everybody's differ: a position from their later
rounds is held by its map and port tiles alone.

Several groups may continue the same record. So a game that itself began from one holds only younger
tables whose import shows most of the units that were built here since.

Looking for the originals of a table reads many others, so a table that is no copy is not checked
again for a while. That is safe: a copy is recognised by what it showed when it was imported, and
games change slowly.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Any, Final

from sqlalchemy import and_, func, or_, select, union
from sqlalchemy.sql import Select

from caledonia.game import Game
from caledonia.options import Options
from caledonia.server.db import schema
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.engine import Database
from caledonia.server.fair_play.aids import is_guarded, oldest_open
from caledonia.server.games import store
from caledonia.server.games.history import load_live_game
from caledonia.server.games.rows import DECISION, PLAYING, SeatRow, TableRow, seat_from, table_from
from caledonia.server.packs import content_of
from caledonia.server.refusals import refusal
from caledonia.server.wire import decode, encode_text
from caledonia.types import spaces_of

BUILT: Final = 2
"""Units built since its import make a continued game an original of its own."""
Marks = frozenset[tuple[object, ...]]
"""The components on a table, each with its place."""

t = schema.tables.c
s = schema.seats.c


Guard = Callable[[TableRow, Iterable[SeatRow]], bool]
"""Whether copies of a game are held for now."""


async def is_copy(connection: DbConnection, table: TableRow, guard: Guard = is_guarded) -> bool:
    """Whether a table is a copy of a game that must not be tried out now."""
    if table.start is None or table.deal is None:
        return False
    dealt = _dealt_at(table.start, table.content)
    for row in (await connection.execute(challenges(table))).mappings().all():
        challenge = table_from(row)
        if challenge.seed_hash == table.seed_hash or _may_show(dealt, _dealt(challenge)):
            return True
    rows = (await connection.execute(candidates(table))).mappings().all()
    originals = [table_from(row) for row in rows]
    seats = await _seats_of(connection, originals)
    for original in originals:
        if guard(original, seats[original.id]) and await _shows(connection, table, original):
            return True
    return False


def challenges(table: TableRow) -> Select[Any]:
    """Return the query for one table of each open daily challenge with a table's deal or seed."""
    is_open = t.daily >= oldest_open()
    ids = union(
        select(func.min(t.id)).where(t.deal == table.deal, is_open).group_by(t.daily),
        select(func.min(t.id)).where(t.seed_hash == table.seed_hash, is_open).group_by(t.daily),
    )
    return select(schema.tables).where(t.id.in_(ids))


def candidates(table: TableRow) -> Select[Any]:
    """Return the query for running games with a table's deal or seed, each found by an index."""
    is_older = or_(t.created < table.created, and_(t.created == table.created, t.id < table.id))
    is_original = or_(t.start.is_(None), is_older)
    may_hold = and_(t.status == PLAYING, t.daily.is_(None), is_original)
    ids = union(
        select(t.id).where(t.deal == table.deal, may_hold),
        select(t.id).where(t.seed_hash == table.seed_hash, may_hold),
    )
    return select(schema.tables).where(t.id.in_(ids))


async def _seats_of(
    connection: DbConnection, tables: Sequence[TableRow]
) -> dict[str, list[SeatRow]]:
    """Return the seats of some tables, by table."""
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    if tables:
        query = select(schema.seats).where(s.table_id.in_([table.id for table in tables]))
        for row in (await connection.execute(query)).mappings():
            seats[row["table_id"]].append(seat_from(row))
    return seats


async def _shows(connection: DbConnection, table: TableRow, original: TableRow) -> bool:
    """Whether a table with the same deal or seed shows the game of an original."""
    assert table.start is not None
    here, there = _dealt_at(table.start, table.content), _dealt(original)
    if original.start is not None:
        return here.has_ports_of(there) and await _shows_built(connection, table, original)
    if table.seed_hash == original.seed_hash:
        return True
    if not here.has_ports_of(there):
        return False
    if _alike(here.opening, there.opening):
        return True
    shown = _units((await load_live_game(connection, table, [])).public_game)
    present = _units((await load_live_game(connection, original, [])).public_game)
    # Units may have moved since the position that the import begins with.
    return any(_alike(units, present) for units in (shown, _units_at_start(table)))


async def _shows_built(connection: DbConnection, table: TableRow, original: TableRow) -> bool:
    """Whether a table's import shows most of what was built in a continued game."""
    present = _units((await load_live_game(connection, original, [])).public_game)
    built = present - await _imported_units(connection, original)
    if len(built) < BUILT:
        return False
    # A later part of a record that this game follows shows much that does not stand here yet.
    return any(
        2 * len(built & shown) > len(built) and 2 * len(present & shown) > len(shown)
        for shown in (await _imported_units(connection, table), _units_at_start(table))
    )


async def _imported_units(connection: DbConnection, table: TableRow) -> Marks:
    """Return the units that stood on the map when a table's record was imported."""
    assert table.start is not None
    entries = await store.find_entries(connection, table.id, kinds=(DECISION,))
    codes = tuple(entry.decision["code"] for entry in entries if entry.decision["by"] == "record")
    return _units_after(table.start, table.content, codes)


def _units_at_start(table: TableRow) -> Marks:
    """Return the units on the map in the position that a table began with."""
    assert table.start is not None
    return _units_after(table.start, table.content, ())


@lru_cache(maxsize=256)
def _units_after(position: str, content: str, codes: tuple[str, ...]) -> Marks:
    game = Game.from_position(position, content_of(content))
    for code in codes:
        game.push_code(code)
    return _units(game)


@dataclass(frozen=True, slots=True)
class Dealt:
    """The setup of a table."""

    ports: tuple[str, ...]
    """By corner."""
    opening: Marks
    """Contracts, clans and starting tiles; empty if the setup was over already."""

    def has_ports_of(self, other: Dealt) -> bool:
        """Whether at least half of the port tiles are the same: used ones do not matter."""
        same = sum(one == two for one, two in zip(self.ports, other.ports, strict=False))
        return 2 * same >= max(len(self.ports), len(other.ports))


def _may_show(dealt: Dealt, challenge: Dealt) -> bool:
    """Whether a table with the same map can be a copy of a daily challenge."""
    is_alike = not dealt.opening or _alike(dealt.opening, challenge.opening)
    return is_alike and dealt.has_ports_of(challenge)


def _dealt(table: TableRow) -> Dealt:
    """Return what lay on a table at its start."""
    if table.start is not None:
        return _dealt_at(table.start, table.content)
    options = encode_text(table.options.get("options") or {})
    return _dealt_from(table.seed, table.players, options, table.content, table.generator)


@lru_cache(maxsize=256)
def _dealt_at(position: str, content: str) -> Dealt:
    return _seen(Game.from_position(position, content_of(content)))


@lru_cache(maxsize=4096)
def _dealt_from(seed: str, players: int, options: str, content: str, generator: int) -> Dealt:
    chosen = Options.from_dict(decode(options))
    pack = content_of(content)
    return _seen(Game.new(players, int(seed), chosen, pack, generator=generator))


def _seen(game: Game) -> Dealt:
    return Dealt(tuple(port.id for port in game.state.setup.ports), _opening(game))


def _alike(one: Marks, other: Marks) -> bool:
    """Whether more than half of the smaller one is in both."""
    return 2 * len(one & other) > min(len(one), len(other))


def _opening(game: Game) -> Marks:
    """Return contracts, clans and starting tiles of a game in its setup; else nothing."""
    state = game.state
    if state.round > 0:
        return frozenset()
    boxes = ((box, contract) for box, contract in enumerate(state.boxes) if contract)
    taken = ((player.power.id, player.starting_tile) for player in state.players)
    return frozenset({*boxes, *state.offer, *(pair for pair in taken if pair[1])})


def _units(game: Game) -> Marks:
    """Return the units of all players on the map."""
    return frozenset(
        (unit, space)
        for player in game.state.players
        for unit, pieces in enumerate(player.pieces)
        for space in spaces_of(pieces)
    )


FREE_FOR: Final = 60.0
"""Seconds until a table that was no copy is checked again."""
MOST: Final = 4096
"""Tables that are remembered."""


class Holds:
    """Looks up whether a table is a held copy."""

    def __init__(self, database: Database, guard: Guard = is_guarded) -> None:
        """:param guard: which games hold their copies."""
        self._database = database
        self._guard = guard
        self._checked: OrderedDict[str, float] = OrderedDict()
        """When tables that are no copies were checked, oldest first."""

    async def is_held(self, table: TableRow) -> bool:
        """Whether a table is a held copy."""
        if self._is_free(table):
            return False
        async with self._database.read_inline() as connection:
            return await self._look(connection, table)

    async def must_not_be_held(self, table: TableRow) -> None:
        """Check that a table is not a held copy.

        :raises RefusedError: if it is.
        """
        if await self.is_held(table):
            raise refusal("copy_held")

    async def check(self, connection: DbConnection, table: TableRow) -> None:
        """Check within a transaction that a table is not a held copy.

        :raises RefusedError: if it is.
        """
        if not self._is_free(table) and await self._look(connection, table):
            raise refusal("copy_held")

    def _is_free(self, table: TableRow) -> bool:
        if table.start is None:
            return True
        checked = self._checked.get(table.id)
        return checked is not None and monotonic() - checked < FREE_FOR

    async def _look(self, connection: DbConnection, table: TableRow) -> bool:
        """Whether a table is a held copy; one that is not counts as free for a while."""
        is_held = await is_copy(connection, table, self._guard)
        self._checked.pop(table.id, None)
        if not is_held:
            self._checked[table.id] = monotonic()
            while len(self._checked) > MOST:
                self._checked.popitem(last=False)
        return is_held

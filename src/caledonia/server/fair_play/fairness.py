"""Which rated games do not count: too many between the same people or from one household.

This is decided when a game begins, so nobody can void a game that goes badly, and everybody at the
table knows beforehand.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from itertools import combinations
from typing import Final

from sqlalchemy import select, union

from caledonia.server.db.advisory import hold
from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import origins, people, seats, tables
from caledonia.server.shapes.log import Uncounted

DAY: Final = 86_400_000
SHARED: Final = 14 * DAY
"""Milliseconds for which two people count as sharing an address or device."""
MOST_SHARED: Final = 3
"""Games that count in that time between people who share one."""
MOST_A_DAY: Final = 5
"""Games in 24 hours that count between the same two people."""

SHARED_ORIGIN: Final = "shared_origin"
PAIR_OFTEN: Final = "pair_often"
"""Why a game does not count."""

Pair = tuple[str, str]


async def why_uncounted(
    connection: DbConnection,
    table_id: str,
    sitting: Collection[str],
    at: int,
    *,
    newcomer: str | None = None,
) -> Uncounted | None:
    """Return why a game between these people does not count; None: it does.

    :param table_id: this table, which is not among the earlier games.
    :param newcomer: check only pairs with this person.
    """
    # Serialise games that begin at the same moment.
    await hold(connection, "fairness")
    accounts = await _accounts(connection, sitting)
    pairs = [pair for pair in combinations(sorted(accounts), 2) if newcomer in (None, *pair)]
    if not pairs:
        return None
    games = await _games(connection, table_id, accounts, at - SHARED)
    shared = await _sharing(connection, accounts, at - SHARED)
    if any(pair in shared and len(games[pair]) >= MOST_SHARED for pair in pairs):
        return SHARED_ORIGIN
    if any(sum(begun > at - DAY for begun in games[pair]) >= MOST_A_DAY for pair in pairs):
        return PAIR_OFTEN
    return None


async def _accounts(connection: DbConnection, sitting: Collection[str]) -> set[str]:
    query = select(people.c.id).where(people.c.id.in_(sitting), people.c.registered.is_not(None))
    return set((await connection.execute(query)).scalars())


async def _games(
    connection: DbConnection, table_id: str, accounts: Collection[str], since: int
) -> defaultdict[Pair, list[int]]:
    """Return the start times of the counting games of each pair. Running games are included,
    or any number could be started side by side."""
    theirs = union(
        select(seats.c.table_id).where(seats.c.person.in_(accounts)),
        select(seats.c.table_id).where(seats.c.owner.in_(accounts)),
    )
    query = (
        select(tables.c.id, tables.c.started, seats.c.person, seats.c.owner)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.id.in_(select(theirs.subquery().c.table_id)), tables.c.id != table_id)
        .where(tables.c.rated.is_(True), tables.c.start.is_(None), tables.c.uncounted.is_(None))
        .where(tables.c.started > since)
    )
    begun: dict[str, int] = {}
    present: defaultdict[str, set[str]] = defaultdict(set)
    for row in await connection.execute(query):
        begun[row.id] = row.started
        present[row.id] |= {row.person, row.owner} & set(accounts)
    starts: defaultdict[Pair, list[int]] = defaultdict(list)
    for table, people_there in present.items():
        for pair in combinations(sorted(people_there), 2):
            starts[pair].append(begun[table])
    return starts


async def _sharing(connection: DbConnection, accounts: Collection[str], since: int) -> set[Pair]:
    """Return the pairs who recently used the same address or device."""
    other = origins.alias("other")
    query = (
        select(origins.c.person, other.c.person)
        .join(other, (other.c.kind == origins.c.kind) & (other.c.origin == origins.c.origin))
        .where(origins.c.person.in_(accounts), other.c.person.in_(accounts))
        .where(origins.c.person < other.c.person)
        .where(origins.c.seen > since, other.c.seen > since)
    )
    return {(one, two) for one, two in await connection.execute(query)}

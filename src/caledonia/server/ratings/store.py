"""Ratings and effects in the database."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from sqlalchemy import func, insert, select, text, update

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import effects, rated, ratings, tables
from caledonia.server.ratings.model import PERSON, Key, Strength, start_of

_LOCK: Final = 0x43414C_52415445
"""Of this number PostgreSQL lets one transaction pass at a time."""


async def lock(connection: DbConnection) -> None:
    """Lock the ratings until the transaction ends; SQLite has one writer anyway.

    Each game starts from the ratings that the one before left.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})


async def believed(
    connection: DbConnection, players: int, keys: Iterable[Key]
) -> dict[Key, Strength]:
    """Return what is believed of each key."""
    strengths = {key: start_of(key) for key in keys}
    people = [name for kind, name in strengths if kind == PERSON]
    of_people = select(ratings).where(ratings.c.players == players, ratings.c.person.in_(people))
    for row in (await connection.execute(of_people)).mappings():
        strengths[PERSON, row["person"]] = Strength(row["mu"], row["sigma"], row["games"])
    of_effects = select(effects).where(effects.c.players == players)
    for row in (await connection.execute(of_effects)).mappings():
        if (key := (row["kind"], row["name"])) in strengths:
            strengths[key] = Strength(row["mu"], row["sigma"], row["games"])
    return strengths


async def next_time(connection: DbConnection, players: int, moment: int) -> int:
    """Return when a game counts as rated: at a moment, but after all that were rated
    before it. So the order in which games were rated is known afterwards."""
    newest = select(func.max(ratings.c.updated)).where(ratings.c.players == players)
    last = (await connection.execute(newest)).scalar()
    return moment if last is None else max(moment, last + 1)


async def new_opponents(
    connection: DbConnection, players: int, together: Collection[str]
) -> dict[str, int]:
    """Return how many of the others each person meets for the first time."""
    other = rated.alias("other")
    query = (
        select(rated.c.person, other.c.person)
        .distinct()
        .join(other, other.c.table_id == rated.c.table_id)
        .join(tables, tables.c.id == rated.c.table_id)
        .where(tables.c.players == players, rated.c.person != other.c.person)
        .where(rated.c.person.in_(together), other.c.person.in_(together))
    )
    opponents = dict.fromkeys(together, len(together) - 1)
    for person, _ in await connection.execute(query):
        opponents[person] -= 1
    return opponents


async def keep(
    connection: DbConnection,
    players: int,
    after: Mapping[Key, Strength],
    at: int,
    met: Mapping[str, int],
) -> None:
    """Store new ratings, creating missing rows.

    :param met: number of new opponents by person.
    """
    for (kind, name), strength in sorted(after.items()):
        values: dict[str, Any] = {
            "mu": strength.mu,
            "sigma": strength.sigma,
            "games": strength.games,
        }
        is_first = strength.games == 1
        if kind == PERSON:
            key = {"person": name, "players": players}
            new = met.get(name, 0)
            values |= {"updated": at, "opponents": new if is_first else ratings.c.opponents + new}
            table = ratings
        else:
            key = {"players": players, "kind": kind, "name": name}
            table = effects
        if is_first:
            await connection.execute(insert(table).values(**key, **values))
        else:
            where = [table.c[column] == value for column, value in key.items()]
            await connection.execute(update(table).where(*where).values(**values))


async def is_rated(connection: DbConnection, table: str) -> bool:
    """Whether a table's game has changed ratings already."""
    query = select(rated.c.seat).where(rated.c.table_id == table).limit(1)
    return (await connection.execute(query)).first() is not None

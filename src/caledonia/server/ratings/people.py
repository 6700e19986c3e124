"""Move or delete ratings when a guest becomes a member or an account is deleted."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update

from caledonia.server.db.connection import DbConnection
from caledonia.server.db.schema import people, rated, ratings, tables
from caledonia.server.ratings.model import PERSON, Strength, combined, start_of
from caledonia.server.ratings.store import lock


async def move_person(connection: DbConnection, guest: str, member: str) -> None:
    """Give the rated games of a guest to a member, and make one rating of both."""
    await lock(connection)
    query = select(ratings).where(ratings.c.person.in_((guest, member)))
    strengths = {
        (row.person, row.players): (Strength(row.mu, row.sigma, row.games), row.updated)
        for row in await connection.execute(query)
    }
    for players in sorted(count for person, count in strengths if person == guest):
        strength, updated = strengths[guest, players]
        before = strengths.get((member, players))
        if before is not None:
            strength = combined(start_of((PERSON, member)), strength, before[0])
            updated = max(updated, before[1])
        where = (ratings.c.person == member, ratings.c.players == players)
        await connection.execute(delete(ratings).where(*where))
        await connection.execute(
            insert(ratings).values(
                person=member,
                players=players,
                mu=strength.mu,
                sigma=strength.sigma,
                games=strength.games,
                updated=updated,
            )
        )
    await connection.execute(delete(ratings).where(ratings.c.person == guest))
    await connection.execute(update(rated).where(rated.c.person == guest).values(person=member))
    await _count_opponents(connection, member)


async def _count_opponents(connection: DbConnection, person: str) -> None:
    """Recount the opponents a person has met."""
    own, other = rated.alias("own"), rated.alias("other")
    met = (
        select(func.count(other.c.person.distinct()))
        .select_from(own)
        .join(other, (other.c.table_id == own.c.table_id) & (other.c.person != person))
        .join(tables, tables.c.id == own.c.table_id)
        .where(own.c.person == person, tables.c.players == ratings.c.players)
        .correlate(ratings)
        .scalar_subquery()
    )
    await connection.execute(
        update(ratings).where(ratings.c.person == person).values(opponents=met)
    )


async def forget_person(connection: DbConnection, person: str) -> None:
    """Delete a person's ratings and rated games; the ratings of their opponents stay."""
    for table in (ratings, rated):
        await connection.execute(delete(table).where(table.c.person == person))


async def forget_deleted(connection: DbConnection) -> None:
    """Delete the ratings of all deleted accounts; the ratings of their opponents stay."""
    gone = select(people.c.id).where(people.c.deleted.is_not(None))
    for table in (ratings, rated):
        await connection.execute(delete(table).where(table.c.person.in_(gone)))

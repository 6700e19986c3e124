"""A database of the first schema gets what fair play needs, filled from what it holds."""

from __future__ import annotations

from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from caledonia.server.db.migrate import config_for, sync_url
from caledonia.server.db.schema import metadata
from caledonia.server.settings import Settings

pytestmark = pytest.mark.both_databases

OLD_PEOPLE = (
    ("ann", "'hash'", "NULL"),
    ("ben", "'hash'", "NULL"),
    ("guest", "NULL", "NULL"),
    ("former", "NULL", "9"),
)


def fill(connection: Connection) -> None:
    """Store a rated game of four as the first schema has it."""
    for person, password, deleted in OLD_PEOPLE:
        connection.execute(
            text(
                "INSERT INTO people (id, name, password, created, deleted) "
                f"VALUES ('{person}', '{person}', {password}, 5, {deleted})"
            )
        )
    connection.execute(
        text(
            "INSERT INTO tables (id, name, creator, created, updated, status, players, options, "
            "public, invite, seed, seed_hash, rules, content, seq, version, ply, round, rated) "
            "VALUES ('t', 't', 'ann', 1, 1, 'finished', 4, '{}', true, 'i', '1', 'h', 1, 'base', "
            "1, 1, 1, 1, true)"
        )
    )
    for seat, (person, _, _) in enumerate(OLD_PEOPLE):
        connection.execute(
            text(f"INSERT INTO seats (table_id, seat, person) VALUES ('t', {seat}, '{person}')")
        )
        connection.execute(
            text(
                "INSERT INTO rated (table_id, seat, person, mu_before, mu, sigma, at) "
                f"VALUES ('t', {seat}, '{person}', 25, 25, 8, 1)"
            )
        )
        connection.execute(
            text(
                "INSERT INTO ratings (person, players, mu, sigma, games, updated) "
                f"VALUES ('{person}', 4, 25, 8, 1, 1)"
            )
        )


def test_the_migration_fills_the_new_columns_and_can_be_taken_back(settings: Settings) -> None:
    url = sync_url(settings.database_url())
    config = config_for(url)
    command.downgrade(config, "0001")
    engine = create_engine(url)
    with engine.begin() as connection:
        fill(connection)
    command.upgrade(config, "head")

    def column(query: str) -> dict[Any, Any]:
        with engine.begin() as connection:
            return {row[0]: row[1] for row in connection.execute(text(query))}

    registered = column("SELECT id, registered FROM people")
    assert registered == {"ann": 5, "ben": 5, "guest": None, "former": 5}
    # The guest is no opponent that counts.
    opponents = column("SELECT person, opponents FROM ratings")
    assert opponents == {"ann": 2, "ben": 2, "guest": 3, "former": 2}
    assert column("SELECT person, owner FROM seats")["guest"] == "guest"
    assert inspect(engine).get_pk_constraint("rated")["constrained_columns"] == [
        "table_id",
        "seat",
        "person",
    ]
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        changes = compare_metadata(context, metadata)
    # PostgreSQL's job queue brings its own tables.
    assert [each for each in changes if "procrastinate" not in str(each)] == []
    command.downgrade(config, "0001")
    assert column("SELECT seat, person FROM rated")[3] == "former"
    engine.dispose()

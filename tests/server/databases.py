"""Empty databases of a PostgreSQL server, one for each test that asks for one."""

from __future__ import annotations

from typing import Any, Final
from uuid import uuid4

import psycopg

TEMPLATE: Final = "template_caledonia"
"""The database that others are made of."""
EMPTY: Final = """
    SET session_replication_role = replica;
    DO $$
    DECLARE each record;
    BEGIN
        FOR each IN SELECT oid::regclass AS name FROM pg_class
            WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
            AND relname <> 'alembic_version'
        LOOP
            EXECUTE format('DELETE FROM %s', each.name);
        END LOOP;
        PERFORM setval(seqrelid, seqstart, false) FROM pg_sequence;
    END $$;
"""
"""Without triggers and foreign keys the order of the tables makes no difference."""
SCHEMA: Final = """
    SELECT array_agg(line ORDER BY line) FROM (
        SELECT concat_ws(' ', attrelid::regclass, attname, atttypid::regtype, attnotnull,
            pg_get_expr(adbin, adrelid)) AS line
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE relnamespace = 'public'::regnamespace AND attnum > 0
        UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace
        UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
        UNION ALL SELECT concat_ws(' ', proname, md5(prosrc))
        FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        UNION ALL SELECT concat_ws(' ', tgrelid::regclass, tgname, tgenabled)
        FROM pg_trigger WHERE NOT tgisinternal
        UNION ALL SELECT version_num FROM alembic_version
    ) AS everything
"""


class Databases:
    """Databases that tests use one after the other.

    Making one takes about half a second on a busy machine. A test that changes the schema leaves
    nothing behind: its database is dropped.
    """

    def __init__(self, maintenance: str) -> None:
        """:param maintenance: the URL of the server's database ``postgres``."""
        self._maintenance = maintenance
        self._free: list[str] = []
        self._connection = psycopg.connect(maintenance, autocommit=True)
        with psycopg.connect(self.url(TEMPLATE)) as connection:
            self._schema = _schema_of(connection)

    def close(self) -> None:
        """Leave the server."""
        self._connection.close()

    def url(self, name: str) -> str:
        """Return the URL of a database."""
        return self._maintenance.replace("/postgres?", f"/{name}?")

    def take(self) -> str:
        """Return the name of a database with the present schema and nothing in it."""
        if self._free:
            return self._free.pop()
        name = f"test_{uuid4().hex}"
        self._say(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        return name

    def give_back(self, name: str) -> None:
        """Empty a database for the next test, and end all connections to it."""
        self._say(
            f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            f" WHERE datname = '{name}'"
        )
        if self._is_emptied(name):
            self._free.append(name)
        else:
            self._say(f"DROP DATABASE {name} WITH (FORCE)")

    def _is_emptied(self, name: str) -> bool:
        """Empty a database that has the schema it was made with; return whether it has."""
        with psycopg.connect(self.url(name)) as connection:
            try:
                if _schema_of(connection) != self._schema:
                    return False
            except psycopg.errors.UndefinedTable:
                return False
            connection.execute(EMPTY)
        return True

    def _say(self, statement: str) -> None:
        self._connection.execute(statement)


def _schema_of(connection: psycopg.Connection[Any]) -> list[str]:
    row = connection.execute(SCHEMA).fetchone()
    assert row is not None
    lines: list[str] = row[0]
    return lines

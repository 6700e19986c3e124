"""Run by Alembic: migrations on one connection, one process at a time."""

from __future__ import annotations

from typing import Any

from alembic import context
from sqlalchemy import Connection, create_engine, event, text

from caledonia.server.db.migrate import connect_args
from caledonia.server.db.schema import metadata

LOCK = 0x0CA1ED0
"""PostgreSQL's advisory lock for migrations."""


def run() -> None:
    """Migrate the database of the configuration; all of it counts, or nothing."""
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None
    engine = create_engine(url, connect_args=connect_args(url))
    is_sqlite = engine.dialect.name == "sqlite"
    if is_sqlite:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    try:
        with engine.connect() as connection:
            if not is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
                connection.commit()
            # Begun here, since Alembic would commit SQLite's migrations one by one.
            with connection.begin():
                context.configure(
                    connection=connection, target_metadata=metadata, render_as_batch=is_sqlite
                )
                context.run_migrations()
    finally:
        # The advisory lock ends with the connection, after a failure too.
        engine.dispose()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver would begin transactions too late: after the tables are created and altered.
    connection.isolation_level = None
    # Tables are replaced by copies, and this cannot be set within a transaction.
    connection.execute("PRAGMA foreign_keys=OFF")


def _begin_sqlite(connection: Connection) -> None:
    # Other processes wait here, and then find the schema of the first one.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


run()

"""Run by Alembic: migrations on one connection, one process at a time."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine, text

from caledonia.server.db.migrate import connect_args
from caledonia.server.db.schema import metadata

LOCK = 0x0CA1ED0
"""PostgreSQL's advisory lock for migrations."""


def run() -> None:
    """Migrate the database of the configuration."""
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None
    engine = create_engine(url, connect_args=connect_args(url))
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
            connection.commit()
        context.configure(
            connection=connection,
            target_metadata=metadata,
            render_as_batch=engine.dialect.name == "sqlite",
        )
        with context.begin_transaction():
            context.run_migrations()
        connection.commit()
    engine.dispose()


run()

"""Bringing a database to the present schema."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from procrastinate import App, SyncPsycopgConnector
from sqlalchemy import create_engine

from caledonia.server.db.engine import BUSY

QUEUE_LOCK: Final = 0x0CA1ED1
"""PostgreSQL's advisory lock for the tables of the job queue."""


def sync_url(url: str) -> str:
    """Return the URL with the driver that migrations use."""
    return url.replace("sqlite+aiosqlite", "sqlite")


def config_for(url: str) -> Config:
    """Return Alembic's configuration for a database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    # A percent sign in a password is no variable.
    config.set_main_option("sqlalchemy.url", sync_url(url).replace("%", "%%"))
    return config


def upgrade(url: str) -> None:
    """Bring a database to the present schema; several servers may try at once."""
    command.upgrade(config_for(url), "head")
    if not url.startswith("sqlite"):
        _add_queue(sync_url(url).replace("postgresql+psycopg://", "postgresql://"))


def _add_queue(url: str) -> None:
    """Add the tables of the job queue, which brings its own schema."""
    with psycopg.connect(url, autocommit=True) as lock:
        lock.execute("SELECT pg_advisory_lock(%s)", (QUEUE_LOCK,))
        row = lock.execute("SELECT to_regclass('procrastinate_jobs')").fetchone()
        if row is None or row[0] is None:
            with App(connector=SyncPsycopgConnector(conninfo=url)).open() as app:
                app.schema_manager.apply_schema()


def revision_of(url: str) -> str | None:
    """Return the schema that a database has; None for an empty one."""
    engine = create_engine(sync_url(url), connect_args=connect_args(url))
    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()


def newest() -> str:
    """Return the newest schema."""
    head = ScriptDirectory.from_config(config_for("sqlite://")).get_current_head()
    assert head is not None
    return head


def connect_args(url: str) -> dict[str, object]:
    """Return what the driver of migrations is given."""
    return {"timeout": BUSY / 1000} if url.startswith("sqlite") else {}

"""An upgrade that fails leaves the database as it was, and succeeds later."""

from __future__ import annotations

import subprocess
import sys

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, inspect, text

from caledonia.server.db.migrate import config_for, newest, revision_of, sync_url, upgrade
from caledonia.server.db.migrations import first_rests
from caledonia.server.settings import Settings

pytestmark = pytest.mark.both_databases


@pytest.fixture
def old(settings: Settings) -> str:
    """The URL of a database with the first schema and one person."""
    url = sync_url(settings.database_url())
    command.downgrade(config_for(url), "0001")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people (id, name, created) VALUES ('a', 'Ada', 1)"))
    engine.dispose()
    return url


def shape(url: str) -> dict[str, list[str]]:
    """Return all columns by table."""
    engine = create_engine(url)
    inspector = inspect(engine)
    columns = {
        table: [str(column["name"]) for column in inspector.get_columns(table)]
        for table in inspector.get_table_names()
    }
    engine.dispose()
    return columns


def test_a_failed_upgrade_changes_nothing(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = shape(old)

    def fail(_: Connection) -> None:
        raise OSError("the disk is full")

    # Nearly everything is done by then.
    with monkeypatch.context() as patched:
        patched.setattr(first_rests, "store_first_rests", fail)
        with pytest.raises(OSError, match="disk is full"):
            upgrade(old)
    assert revision_of(old) == "0001"
    assert shape(old) == before
    upgrade(old)
    assert revision_of(old) == newest()
    assert set(shape(old)) > set(before)


def test_processes_that_upgrade_at_once_wait_for_each_other(old: str) -> None:
    code = "import sys; from caledonia.server.db.migrate import upgrade; upgrade(sys.argv[1])"
    processes = [subprocess.Popen([sys.executable, "-c", code, old]) for _ in range(2)]
    assert [process.wait() for process in processes] == [0, 0]
    assert revision_of(old) == newest()

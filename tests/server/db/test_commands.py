"""The commands `caledonia db ...`."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update
from typer.testing import CliRunner, Result

from caledonia import Options
from caledonia.cli.app import make_app
from caledonia.server.db.engine import Database
from caledonia.server.db.migrate import newest
from caledonia.server.db.schema import tables
from caledonia.server.settings import Settings
from tests.server.db.games import on, played, store

pytestmark = pytest.mark.both_databases


def run(settings: Settings, *arguments: str) -> Result:
    where = ["--data", str(settings.data), "--db", settings.database]
    return CliRunner().invoke(make_app(), ["db", *arguments, *where])


@pytest.fixture
def game(settings: Settings) -> str:
    stored = played(2, Options(), stop=20)

    async def work(database: Database) -> None:
        await store(database, stored)

    on(settings, work)
    return str(stored.table["id"])


def test_verify(settings: Settings, game: str) -> None:
    sound = run(settings, "verify")
    assert (sound.exit_code, sound.stdout) == (
        0,
        "1 table: every game replays to its recorded positions\n",
    )

    async def damage(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(update(tables).values(ply=7))

    on(settings, damage)
    result = run(settings, "verify")
    assert result.exit_code == 1
    assert result.stdout == f"table {game}: ply: 7 is stored, the game is at 20\n"
    assert "1 of 1 table differs" in result.stderr


def test_backup_and_restore(settings: Settings, game: str, tmp_path: Path) -> None:
    del game
    file = tmp_path / "saved.jsonl.gz"
    made = run(settings, "backup", str(file))
    assert made.exit_code == 0, made.output
    assert f"schema {newest()}" in made.stdout
    again = run(settings, "backup", str(file))
    assert (again.exit_code, again.stderr) == (
        1,
        f"caledonia: {file} exists: give another name\n",
    )
    refused = run(settings, "restore", str(file))
    assert refused.exit_code == 1
    assert "--force" in refused.stderr
    done = run(settings, "restore", str(file), "--force")
    assert done.exit_code == 0, done.output
    moved = Settings(data=tmp_path / "moved", database=f"sqlite:///{tmp_path}/moved/here.db")
    assert run(moved, "restore", str(file)).exit_code == 0
    assert run(moved, "verify").stdout.startswith("1 table: every game")


def test_info_and_migrate(settings: Settings, game: str) -> None:
    del game
    info = run(settings, "info")
    assert info.exit_code == 0, info.output
    assert f"schema   {newest()}, newest {newest()}" in info.stdout
    assert "         1 tables\n" in info.stdout
    assert run(settings, "migrate").stdout == f"the database has schema {newest()}\n"


@pytest.mark.parametrize("command", [["info"], ["verify"], ["backup", "file"]])
def test_looking_makes_no_database(tmp_path: Path, command: list[str]) -> None:
    nothing = Settings(data=tmp_path / "none", database=f"sqlite:///{tmp_path}/none.db")
    result = run(nothing, *command)
    assert result.exit_code == 2
    assert result.stderr.startswith("caledonia: no database at ")
    assert list(tmp_path.iterdir()) == []

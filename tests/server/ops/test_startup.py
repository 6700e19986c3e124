"""A server that cannot work does not start, and says in one line what to do."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caledonia.cli.app import make_app
from caledonia.server.db.migrate import upgrade
from caledonia.server.settings import DATABASE_FILE, SECRET_FILE

pytestmark = pytest.mark.both_databases

SMALL = """
import resource, sys
from caledonia.cli.app import make_app
limit = int(sys.argv.pop(1))
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
make_app()()
"""
"""Runs a command with a limit on the size of files, like a full disk."""
OTHER = """
import os
import caledonia.server.ops.startup, caledonia.server.serving
from caledonia.cli.app import make_app
app = make_app()
os.setuid(65534)
app()
"""
"""Runs a command as a user who owns nothing; Python itself may be out of their reach."""


def refusal(data: Path, *more: str) -> str:
    """Return the only line that a server writes which does not start."""
    result = CliRunner().invoke(make_app(), ["serve", "--data", str(data), "--port", "0", *more])
    return checked(result.exit_code, result.stdout, result.stderr)


def checked(code: int, stdout: str, stderr: str) -> str:
    assert code == 2, stdout + stderr
    assert stdout == ""
    (line,) = stderr.splitlines()
    assert line.startswith("caledonia: ")
    return line


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a database."""
    folder = tmp_path / "data"
    folder.mkdir()
    upgrade(f"sqlite:///{folder / DATABASE_FILE}")
    return folder


@pytest.mark.parametrize("content", [b"", b"\xff\xfe garbage"])
def test_an_unusable_key(data: Path, content: bytes) -> None:
    (data / SECRET_FILE).write_bytes(content)
    assert "delete it to get a new key" in refusal(data)


def test_a_short_key_in_the_environment(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CALEDONIA_SECRET", "short")
    assert "CALEDONIA_SECRET: the key must be at least 32" in refusal(data)


def test_an_unusable_push_key(data: Path) -> None:
    (data / "vapid.pem").write_bytes(b"garbage")
    assert "browsers then have to subscribe again" in refusal(data)


def test_a_newer_schema(data: Path) -> None:
    with closing(sqlite3.connect(data / DATABASE_FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert refusal(data).endswith("the schema of a newer release: update caledonia")


def test_no_postgresql(data: Path) -> None:
    line = refusal(data, "--db", "postgresql://nobody@127.0.0.1:1/none?connect_timeout=2")
    assert line.endswith("check that it is running and that --db or CALEDONIA_DATABASE is right")


def test_a_database_that_is_none(data: Path) -> None:
    (data / DATABASE_FILE).write_bytes(b"not a database, but long enough to be one" * 100)
    assert refusal(data).endswith("restore a backup into a new folder")


def test_a_database_that_is_read_only(data: Path) -> None:
    url = f"sqlite:///file:{data / DATABASE_FILE}?mode=ro&uri=true"
    assert refusal(data, "--db", url).endswith("give this user write access to its file and folder")


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    assert "cannot create the folder" in refusal(tmp_path / "data")


def test_a_full_disk(data: Path) -> None:
    command = [sys.executable, "-c", SMALL, "1024", "serve", "--data", str(data), "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    line = checked(done.returncode, done.stdout, done.stderr)
    assert "free some disk space" in line


@pytest.mark.skipif(os.geteuid() != 0, reason="needs another user")
def test_a_folder_of_another_user() -> None:
    with tempfile.TemporaryDirectory(prefix="caledonia-") as folder:
        # Everybody may look into it.
        Path(folder).chmod(0o755)
        command = [sys.executable, "-c", OTHER, "serve", "--data", folder, "--port", "0"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "cannot write to the folder" in checked(done.returncode, done.stdout, done.stderr)

"""One server at a time on a SQLite file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from caledonia.cli.app import make_app
from caledonia.server.ops.lock import HeldError, Lock, lock_for, lock_path, read_holder
from caledonia.server.settings import Settings

pytestmark = pytest.mark.both_databases

HOLDING = """
import sys, time
from pathlib import Path
from caledonia.server.ops.lock import Lock
lock = Lock(Path(sys.argv[1]), "caledonia serve")
lock.tell("http://localhost:8123")
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def own(tmp_path: Path) -> Settings:
    folder = tmp_path / "data"
    folder.mkdir()
    return Settings(data=folder)


def run(settings: Settings, *arguments: str) -> Result:
    return CliRunner().invoke(make_app(), [*arguments, "--data", str(settings.data)])


def test_a_second_server_learns_who_holds_the_lock(own: Settings) -> None:
    with Lock(lock_path(own), "caledonia serve") as lock:
        lock.tell("http://localhost:8123")
        with pytest.raises(HeldError) as refused:
            lock_for(own, "caledonia serve")
    words = str(refused.value)
    assert f"process {os.getpid()}" in words
    assert "http://localhost:8123" in words
    assert words.endswith(f"is using {own.data / 'caledonia.db'}")


def test_it_can_be_had_again_once_it_is_closed(own: Settings) -> None:
    for _ in range(2):
        with Lock(lock_path(own), "caledonia serve"):
            pass


def test_it_ends_with_a_killed_process(own: Settings) -> None:
    command = [sys.executable, "-c", HOLDING, str(lock_path(own))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(HeldError, match=f"process {process.pid}"):
            lock_for(own, "caledonia serve")
        process.send_signal(signal.SIGKILL)
        process.wait()
    with Lock(lock_path(own), "caledonia db migrate"):
        holder = read_holder(lock_path(own))
    # Where the server was reached is still known.
    assert holder is not None
    assert (holder.pid, holder.url, holder.is_serving) == (
        os.getpid(),
        "http://localhost:8123",
        False,
    )


def test_all_ways_to_a_file_lead_to_one_lock(
    own: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").symlink_to(own.data)
    (tmp_path / "other.db").symlink_to(own.data / "caledonia.db")
    monkeypatch.chdir(tmp_path)
    expected = own.data / "caledonia.db.lock"
    for other in (
        own,
        Settings(data=tmp_path / "folder"),
        Settings(data=tmp_path, database="sqlite:///data/caledonia.db"),
        Settings(data=tmp_path, database=f"sqlite:///{tmp_path}/folder/caledonia.db"),
        Settings(data=tmp_path, database=f"sqlite:///{tmp_path}/other.db"),
        Settings(data=tmp_path, database=f"sqlite:///file:{own.data}/caledonia.db?uri=true"),
    ):
        assert lock_path(other) == expected


def test_several_servers_share_postgresql(own: Settings) -> None:
    several = Settings(data=own.data, database="postgresql://me@host/name")
    first = lock_for(several, "caledonia serve")
    assert first is not None
    assert lock_for(several, "caledonia serve") is None
    first.close()


@pytest.mark.parametrize(
    "arguments", [["serve", "--port", "0"], ["db", "migrate"], ["db", "restore", "file"]]
)
def test_commands_that_write_are_refused(own: Settings, arguments: list[str]) -> None:
    with Lock(lock_path(own), "caledonia serve") as lock:
        lock.tell("http://localhost:8123")
        result = run(own, *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert f"(process {os.getpid()}," in result.stderr
    assert "stop it first" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_commands_that_read_go_on_beside_a_server(own: Settings, tmp_path: Path) -> None:
    assert run(own, "db", "migrate").exit_code == 0
    with Lock(lock_path(own), "caledonia serve"):
        for command in (["info"], ["verify"], ["backup", str(tmp_path / "saved.jsonl.gz")]):
            result = run(own, "db", *command)
            assert result.exit_code == 0, result.output

"""Files of a server are for its user only."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caledonia.cli.app import make_app
from caledonia.server.ops.private import mend, private_files
from caledonia.server.settings import Settings

OWN = ("caledonia.db", "caledonia.db-wal", "caledonia.db-shm", "secret.key", "vapid.pem")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def opened(folder: Path, *names: str) -> Path:
    """Make a folder whose files everybody may read."""
    folder.mkdir(exist_ok=True)
    for name in names:
        (folder / name).touch()
        (folder / name).chmod(0o644)
    folder.chmod(0o755)
    return folder


def test_what_was_open_is_mended(tmp_path: Path) -> None:
    names = (*OWN, "caledonia.db.lock", "before.jsonl.gz", "server.log")
    folder = opened(tmp_path / "data", *names)
    mend(Settings(data=folder))
    assert mode(folder) == 0o700
    assert {name: mode(folder / name) for name in names} == dict.fromkeys(names, 0o600)


def test_in_a_folder_with_other_things_only_our_files_are_mended(tmp_path: Path) -> None:
    folder = opened(tmp_path / "home", *OWN, "thesis.tex", "diary.log")
    mend(Settings(data=folder))
    assert mode(folder) == 0o755
    assert mode(folder / "thesis.tex") == mode(folder / "diary.log") == 0o644
    assert {mode(folder / name) for name in OWN} == {0o600}


def test_a_home_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = opened(tmp_path / "home", *OWN)
    monkeypatch.setenv("HOME", str(folder))
    mend(Settings(data=folder))
    assert mode(folder) == 0o755
    assert {mode(folder / name) for name in OWN} == {0o600}


def test_links_are_not_followed(tmp_path: Path) -> None:
    target = tmp_path / "elsewhere"
    target.touch()
    target.chmod(0o644)
    folder = opened(tmp_path / "data")
    (folder / "secret.key").symlink_to(target)
    mend(Settings(data=folder))
    assert mode(target) == 0o644


def test_a_database_elsewhere_is_mended_too(tmp_path: Path) -> None:
    folder = opened(tmp_path / "base", "games.db", "games.db-wal")
    mend(Settings(data=tmp_path / "data", database=f"sqlite:///{folder}/games.db"))
    assert mode(folder / "games.db") == mode(folder / "games.db-wal") == 0o600
    assert mode(folder) == 0o700


def test_new_files_are_private_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o000)
    try:
        folder = tmp_path / "data"
        result = CliRunner().invoke(make_app(), ["db", "migrate", "--data", str(folder)])
        (tmp_path / "after").touch()
    finally:
        os.umask(before)
    assert result.exit_code == 0, result.output
    assert mode(folder) == 0o700
    assert {mode(path) for path in folder.iterdir()} == {0o600}
    # The caller's umask is as before.
    assert mode(tmp_path / "after") == 0o666


def test_private_files(tmp_path: Path) -> None:
    with private_files():
        (tmp_path / "new").touch()
    assert mode(tmp_path / "new") == 0o600

"""Key files: complete or absent, and refused with words where they cannot be used."""

from __future__ import annotations

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from caledonia.server.keyfiles import KeyFileError, publish, read_or_make
from caledonia.server.notices.senders import KEY_FILE, load_key
from caledonia.server.settings import SECRET_FILE, Settings

UNUSABLE = [b"", b" \n", b"short", b"x" * 31, b"\xff" * 64, b"a\0b" * 40]


@pytest.fixture
def own(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data")


def test_a_new_key_is_private_and_complete(own: Settings) -> None:
    key = own.secret_key()
    path = own.data / SECRET_FILE
    assert len(key) >= 32
    assert path.read_text() == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert os.listdir(own.data) == [SECRET_FILE]


@pytest.mark.parametrize("content", UNUSABLE)
def test_an_unusable_key_is_refused_with_words(own: Settings, content: bytes) -> None:
    own.data.mkdir()
    path = own.data / SECRET_FILE
    path.write_bytes(content)
    with pytest.raises(KeyFileError, match="delete it to get a new key"):
        own.secret_key()
    assert path.read_bytes() == content


@pytest.mark.parametrize("content", [b"", b"garbage", b"\xff" * 64])
def test_an_unusable_push_key_is_refused_with_words(own: Settings, content: bytes) -> None:
    own.data.mkdir()
    (own.data / KEY_FILE).write_bytes(content)
    with pytest.raises(KeyFileError, match="browsers then have to subscribe again"):
        load_key(own)


def test_an_unreadable_key_is_refused_with_words(own: Settings) -> None:
    (own.data / SECRET_FILE).mkdir(parents=True)
    with pytest.raises(KeyFileError, match="cannot read or write"):
        own.secret_key()


def test_the_key_is_read_once(own: Settings) -> None:
    key = own.secret_key()
    (own.data / SECRET_FILE).unlink()
    assert replace(own, public_url="https://play.example.org").secret_key() == key


def test_a_write_that_fails_leaves_no_file(own: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(KeyFileError, match="No space left on device"):
        own.secret_key()
    assert os.listdir(own.data) == []


def test_processes_that_start_together_agree_on_one_key(tmp_path: Path) -> None:
    path = tmp_path / "key"
    with ThreadPoolExecutor(8) as threads:
        keys = set(threads.map(lambda n: read_or_make(path, lambda: b"%d" % n), range(40)))
    assert keys == {path.read_bytes()}
    assert os.listdir(tmp_path) == ["key"]


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_is_there_is_never_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, links: bool
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    if not links:
        monkeypatch.setattr(os, "link", refuse)
    draft, path = tmp_path / "draft", tmp_path / "name"
    draft.write_text("first")
    publish(draft, path)
    draft.write_text("second")
    with pytest.raises(FileExistsError):
        publish(draft, path)
    assert path.read_text() == "first"

"""Another process holds the SQLite file: reading continues, writing is refused with words."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.server.db import sqlite
from tests.server.visitors import Guest

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@contextmanager
def held(url: str) -> Iterator[None]:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.fixture
def table(client: TestClient) -> tuple[Guest, Any]:
    flora = Guest(client, "Flora")
    return flora, flora.make_table(players=2)


def test_reading_does_not_wait_for_a_write(
    database_url: str, table: tuple[Guest, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    flora, made = table
    monkeypatch.setattr(sqlite, "LOCK_PATIENCE", 60_000)
    monkeypatch.setattr(sqlite, "PATIENCE", 60.0)
    body = {"text": "Slàinte!"}
    with ThreadPoolExecutor(1) as threads:
        with held(database_url):
            writing = threads.submit(flora.ask, "post", f"/tables/{made['id']}/say", body)
            for _ in range(20):
                assert flora.table(made["id"])["seq"] == made["seq"]
            assert not writing.done()
        assert writing.result().status_code == 200
    assert flora.table(made["id"])["seq"] == made["seq"] + 1


def test_writing_is_refused_with_words(
    database_url: str, table: tuple[Guest, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    flora, made = table
    monkeypatch.setattr(sqlite, "LOCK_PATIENCE", 50)
    with held(database_url):
        answer = flora.ask("post", f"/tables/{made['id']}/say", {"text": "Slàinte!"})
    assert answer.status_code == 503
    assert answer.json()["why"] == "storage_busy"
    assert flora.table(made["id"])["seq"] == made["seq"]


def test_many_writes_are_refused_together(
    database_url: str, table: tuple[Guest, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    flora, made = table
    monkeypatch.setattr(sqlite, "LOCK_PATIENCE", 100)
    monkeypatch.setattr(sqlite, "PATIENCE", 0.15)
    path = f"/tables/{made['id']}/say"
    with held(database_url), ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(flora.ask, "post", path, {"text": str(n)}) for n in range(8)]
        assert {each.result().status_code for each in asked} == {503}
    # It recovers on its own; a busy machine may take its time.
    monkeypatch.setattr(sqlite, "LOCK_PATIENCE", 60_000)
    monkeypatch.setattr(sqlite, "PATIENCE", 60.0)
    assert flora.ask("post", path, {"text": "again"}).status_code == 200


def test_a_write_is_not_refused_for_the_failure_of_one_that_gave_up(
    database_url: str, table: tuple[Guest, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    flora, made = table
    monkeypatch.setattr(sqlite, "LOCK_PATIENCE", 200)
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    path = f"/tables/{made['id']}/say"
    with held(database_url):
        assert flora.ask("post", path, {"text": "gives up"}).status_code == 503
        time.sleep(0.4)  # What it began fails only now, and nobody waits for it.
    monkeypatch.setattr(sqlite, "LOCK_PATIENCE", 60_000)
    monkeypatch.setattr(sqlite, "PATIENCE", 60.0)
    assert flora.ask("post", path, {"text": "next"}).status_code == 200

"""What people ask for again and again while an analysis runs costs a server little."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event, update

from caledonia.server.db import schema
from caledonia.server.db.prepared import run
from caledonia.server.jobs import states
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.queue import QueueJobs
from tests.server.visitors import Guest, crofters, services

pytestmark = pytest.mark.both_databases


@pytest.fixture(autouse=True)
def _asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody works on analyses."""
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "analyse", lambda *_: None)


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


@contextmanager
def costly(client: TestClient) -> Iterator[list[str]]:
    """Collect the statements about an analysis and its table that go through SQLAlchemy."""
    database, statements = services(client).database, list[str]()
    engines: list[Any] = [database.engine.sync_engine]
    if database.is_sqlite:
        engines.append(database._inline)

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        # Clocks are checked at the same time.
        if "analyses" in statement or "tables.id = " in statement:
            statements.append(statement)

    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    yield statements
    for engine in engines:
        event.remove(engine, "before_cursor_execute", note)


def test_asking_how_far_a_review_is_takes_three_prepared_statements(
    ada: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    asked = ada.ok("post", f"/tables/{table_id}/review", {})
    path = f"/analyses/{asked['id']}"
    # Now it is known who asks, and that the game is no copy.
    assert ada.ok("get", path) == asked
    sent: list[int] = []

    async def counted(connection: Any, statements: Any) -> Any:
        statements = list(statements)
        sent.append(len(statements))
        return await run(connection, statements)

    monkeypatch.setattr(states, "run", counted)
    with costly(client) as others:
        assert ada.ok("get", path) == asked
    assert sum(sent) == 3
    assert others == []


def test_the_progress_of_a_review_is_not_read_to_say_how_far_it_is(
    ada: Guest, client: TestClient
) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    asked = ada.ok("post", f"/tables/{table_id}/review", {})["id"]
    parts, portal = services(client), client.portal
    assert portal is not None

    async def store() -> Any:
        async with parts.database.write() as connection:
            values = {"status": "running", "done": 3, "result": '{"decisions":[]}'}
            await connection.execute(
                update(schema.analyses).where(schema.analyses.c.id == asked).values(**values)
            )
        return await states.find(parts.database, asked)

    row = portal.call(store)
    assert (row["result"], bool(row["is_begun"])) == (None, True)
    state = ada.ok("get", f"/analyses/{asked}")
    assert (state["status"], state["done"], state["review"]) == ("running", 3, None)


def test_there_is_no_analysis_with_an_odd_id(ada: Guest, client: TestClient) -> None:
    assert ada.refused("get", "/analyses/none-such")["why"] == "no_such_analysis"
    portal: Any = client.portal
    assert portal.call(states.find, services(client).database, "a\0b") is None

"""What a step of a review asks of the server's own process, which live tables wait for."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event

from caledonia.game import Game
from caledonia.server.games import replay
from caledonia.server.games.replay import begun, game_after, whole_game
from caledonia.server.jobs import analysis
from caledonia.server.jobs.analysis import advance
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.services import Services
from tests.server.visitors import Guest, crofters, services


@pytest.fixture(autouse=True)
def _slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody works on analyses by themselves; reviews look at few positions."""
    monkeypatch.setattr(analysis, "NODES", {"merchant": 2, "chief": 2, "seer": 4, "review": 8})
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "analyse", lambda *_: None)


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


def review_asked(ada: Guest) -> tuple[str, str]:
    """Ask for the review of a finished game; return table and analysis."""
    table_id = ada.bring(crofters(1), "me")["id"]
    return table_id, ada.ok("post", f"/tables/{table_id}/review", {})["id"]


def on_loop(client: TestClient, function: Any, *values: Any) -> Any:
    assert client.portal is not None
    return client.portal.call(function, *values)


@pytest.mark.both_databases
@pytest.mark.parametrize("kind", ["review", "analysis"])
def test_no_game_is_replayed_in_the_server_s_process(
    ada: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    asked = ada.ok("post", f"/tables/{table_id}/{kind}", {})["id"]
    parts = services(client)

    def fail(*_: object) -> None:
        raise AssertionError("a game was replayed in the server's process")

    for name in ("push", "push_code", "from_position", "new", "copy"):
        monkeypatch.setattr(Game, name, fail)
    while on_loop(client, advance, parts.table_service, parts.pool, asked):
        pass
    state = ada.ok("get", f"/analyses/{asked}")
    assert (state["status"], state["done"]) == ("done", state["total"])


def test_a_step_of_a_review_writes_once_and_reads_no_log(ada: Guest, client: TestClient) -> None:
    _, asked = review_asked(ada)
    parts = services(client)
    assert on_loop(client, advance, parts.table_service, parts.pool, asked)
    written, told = list[str](), list[str]()

    def note(connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "analyses" in statement:
            written.append(statement)
            # It does not wait for the disk, nor let commands wait for it.
            light = database._writer._light
            assert light is not None
            assert connection is light._connection

    database = parts.database
    assert database.is_sqlite
    event.listen(database._inline, "before_cursor_execute", note)
    for each in database._idle:
        each.driver.set_trace_callback(told.append)
    assert on_loop(client, advance, parts.table_service, parts.pool, asked)
    event.remove(database._inline, "before_cursor_execute", note)
    for each in database._idle:
        each.driver.set_trace_callback(None)
    assert len(written) == 1
    assert written[0].startswith("UPDATE analyses")
    assert any("FROM analyses" in each for each in told)
    assert not any("FROM entries" in each for each in told)


@pytest.mark.both_databases
def test_the_log_leads_to_the_same_game(ada: Guest, client: TestClient) -> None:
    game = crofters(2)
    table_id = ada.bring(game, "me", "crofter")["id"]

    async def logged(parts: Services) -> Any:
        table, _, _ = await parts.table_service.look(table_id)
        whole = await parts.table_service.whole_games.of(table)
        return whole, await parts.table_service.whole_games.log_of(table)

    whole, log = on_loop(client, logged, services(client))
    assert list(log.codes) == [str(action) for action in whole.actions]
    assert whole_game(log).position() == whole.position()
    assert begun(log.beginning).position() == Game(whole.start).position()
    after = game_after(log, 30)
    assert (after.ply, len(after.actions)) == (30, 30)
    # The shared one is as it was.
    assert len(whole_game(log).actions) == len(log.codes)


def test_a_log_that_leads_elsewhere_is_not_analysed() -> None:
    game = crofters(1)
    start = Game(game.start).position(counted=False)
    beginning = replay.Beginning("base", 1, "1", 1, "{}", start)
    codes = tuple(str(action) for action in game.actions)
    hashed = replay.reached(game, None, None)
    assert whole_game(replay.GameLog(beginning, codes, None, None, hashed)).is_over()
    with pytest.raises(ValueError, match="leads elsewhere"):
        whole_game(replay.GameLog(beginning, codes[:-1], None, None, hashed))


def test_a_beginning_counts_decisions_as_earlier_releases_did() -> None:
    game = crofters(2, 40)
    uncounted = replay.Beginning("base", 2, "1", 1, "{}", game.position(counted=False))
    counted = replay.Beginning("base", 2, "1", 1, "{}", game.position())
    dealt = replay.Beginning("base", 2, "1", 1, "{}", None)
    assert [each.ply for each in (uncounted, counted, dealt)] == [0, 40, 0]

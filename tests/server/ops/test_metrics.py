from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from caledonia import Options
from caledonia.server.app import create_app
from caledonia.server.db.engine import Database
from caledonia.server.settings import Settings
from caledonia.server.telemetry.metrics import Metrics
from tests.server.db.games import on, played, store

HERE = ("127.0.0.1", 50000)
ELSEWHERE = ("203.0.113.7", 50000)


def visitor(settings: Settings, client: tuple[str, int] = HERE) -> TestClient:
    return TestClient(create_app(settings), client=client)


def test_figures(settings: Settings) -> None:
    async def fill(database: Database) -> None:
        await store(database, played(2, Options(), stop=2))

    on(settings, fill)
    with visitor(settings) as client:
        client.get("/api/health")
        client.get("/api/nothing")
        page = client.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    lines = page.text.splitlines()
    assert 'caledonia_requests_total{method="GET",route="/api/health",status="200"} 1.0' in lines
    assert 'caledonia_requests_total{method="GET",route="(unknown)",status="404"} 1.0' in lines
    assert 'caledonia_tables{status="playing"} 1.0' in lines
    assert 'caledonia_tables{status="open"} 0.0' in lines
    assert any(line.startswith("process_resident_memory_bytes") for line in lines)


def test_tables_are_not_counted_at_every_visit(settings: Settings) -> None:
    async def fill(database: Database) -> None:
        await store(database, played(2, Options(), stop=2))

    with visitor(settings) as client:
        assert 'caledonia_tables{status="playing"} 0.0' in client.get("/metrics").text
        on(settings, fill)
        assert 'caledonia_tables{status="playing"} 0.0' in client.get("/metrics").text


def test_a_database_that_is_gone_does_not_hide_the_rest(settings: Settings) -> None:
    with visitor(settings) as client:
        client.app.state.services.database = Broken()  # type: ignore[attr-defined]  # FastAPI
        answer = client.get("/metrics")
    assert answer.status_code == 200
    assert "caledonia_open_sockets 0.0" in answer.text


class Broken:
    """A database that does not answer."""

    def read(self) -> None:
        raise OSError("gone")


def test_two_applications_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.socket_opened()
    assert b"caledonia_open_sockets 1.0" in first.page()
    assert b"caledonia_open_sockets 0.0" in second.page()


@pytest.mark.parametrize(
    ("count", "line"),
    [
        (lambda m: m.published(3), "caledonia_published_events_total 3.0"),
        (lambda m: m.socket_closed(), "caledonia_open_sockets -1.0"),
        (
            lambda m: m.command("decide", "stale", 0.002),
            'caledonia_commands_total{kind="decide",result="stale"} 1.0',
        ),
        (
            lambda m: m.command("decide", "ok", 0.002),
            'caledonia_command_seconds_bucket{kind="decide",le="0.0025"} 1.0',
        ),
        (
            lambda m: m.transaction("decide", 0.3),
            'caledonia_transaction_seconds_bucket{kind="decide",le="0.25"} 0.0',
        ),
        (
            lambda m: m.bot_decision("crofter", 0.3),
            'caledonia_bot_decision_seconds_count{bot="crofter"} 1.0',
        ),
        (
            lambda m: m.notice("mail", "failed"),
            'caledonia_notices_total{kind="mail",result="failed"} 1.0',
        ),
        (
            lambda m: m.request("BREW", "/api/tables", 405, 0.1),
            'caledonia_requests_total{method="OTHER",route="/api/tables",status="405"} 1.0',
        ),
    ],
)
def test_what_is_counted(count: Callable[[Metrics], None], line: str) -> None:
    metrics = Metrics()
    count(metrics)
    assert line in metrics.page().decode().splitlines()


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return Settings(data=tmp_path_factory.mktemp("home"), secret="for tests", hosts=("testserver",))


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        (HERE, {}, 200),
        (("::1", 1), {}, 200),
        (ELSEWHERE, {}, 403),
        (("testclient", 1), {}, 403),
        (HERE, {"X-Forwarded-For": "203.0.113.7"}, 403),
        (ELSEWHERE, {"Authorization": "Bearer right"}, 200),
        (ELSEWHERE, {"Authorization": "Bearer wrong"}, 403),
        (ELSEWHERE, {"Authorization": "Basic right"}, 403),
        (ELSEWHERE, {"Authorization": "Bearer "}, 403),
    ],
)
def test_who_may_read_them(
    home: Settings,
    monkeypatch: pytest.MonkeyPatch,
    client: tuple[str, int],
    headers: dict[str, str],
    status: int,
) -> None:
    monkeypatch.setenv("CALEDONIA_METRICS_TOKEN", "right")
    with visitor(home, client) as guest:
        answer = guest.get("/metrics", headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["code"] == "not_allowed"


def test_without_a_token_none_fits(home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CALEDONIA_METRICS_TOKEN", raising=False)
    with visitor(home, ELSEWHERE) as guest:
        assert guest.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 403


def test_processes_that_are_gone_have_no_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    dead, alive = (tmp_path / f"gauge_livesum_{pid}.db" for pid in (gone.pid, os.getpid()))
    dead.touch()
    alive.touch()
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    Metrics()
    assert not dead.exists()
    assert alive.exists()

"""The loop that sends people their places in the queue."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from caledonia.server.live import lines
from caledonia.server.live.lines import Lines
from caledonia.server.telemetry.calm import calm


def test_a_lost_database_is_logged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    enough = asyncio.Event()

    async def places() -> Any:
        nonlocal looks
        looks += 1
        if looks == 5:
            enough.set()
        raise OperationalError("SELECT secret", {}, OSError("gone\nand more"))

    async def play() -> None:
        hub: Any = SimpleNamespace(tables={"table": object()})
        jobs: Any = SimpleNamespace(places=places)
        pool: Any = None
        async with Lines(hub, jobs, pool):
            await enough.wait()

    monkeypatch.setattr(lines, "PERIOD", 0.0)
    calm.forget()
    with capture_logs() as logged:
        asyncio.run(play())
    calm.forget()
    (line,) = logged
    assert (line["log_level"], line["error"]) == ("warning", "OSError: gone")

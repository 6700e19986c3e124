"""A world for notices: people, a table, channels, and servers that get what is sent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from caledonia.server import clock
from caledonia.server.notices import ssrf_guard
from caledonia.server.settings import Mail, Settings
from tests.server.notices.world import Time


@pytest.fixture(autouse=True)
def _quick_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssrf_guard, "REFUSAL_SECONDS", 0.0)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The server's clock, which stands still until a test moves it."""
    made = Time()
    monkeypatch.setattr(clock, "now", made)
    return made


@pytest.fixture
def mailing(settings: Settings) -> Settings:
    """Settings with a mail server."""
    mail = Mail(host="127.0.0.1", port=1, sender="Caledonia <play@example.org>", start_tls=False)
    return replace(settings, mail=mail)

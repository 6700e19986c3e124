"""Servers with the routes about people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from email.message import EmailMessage

import pytest
from fastapi.testclient import TestClient

from caledonia.server.settings import Mail, Settings
from tests.server.people.helpers import protected_app


@pytest.fixture
def start(settings: Settings) -> Iterator[Callable[[], TestClient]]:
    """Starts a server process on the database; call it again for a second one."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(TestClient(protected_app(settings)))


@pytest.fixture
def mailing(settings: Settings) -> Settings:
    """Settings of a server that sends mail."""
    return replace(settings, mail=Mail(host="mail.invalid"))


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """What was given to the mail server."""
    messages: list[EmailMessage] = []

    async def deliver(_mail: Mail, message: EmailMessage) -> None:
        messages.append(message)

    monkeypatch.setattr("caledonia.server.people.email.deliver", deliver)
    return messages

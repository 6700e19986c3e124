"""What holds for all tests."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    """Take back a server's set-up of logs: the stream it writes to is closed after the test."""
    yield
    root = logging.getLogger()
    # By name: not every test has structlog at hand.
    root.handlers[:] = [
        handler
        for handler in root.handlers
        if type(handler.formatter).__name__ != "ProcessorFormatter"
    ]

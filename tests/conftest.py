"""What holds for all tests."""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--everything",
        action="store_true",
        help="also run what is only worth it before a release (make test-all)",
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out slow tests, and PostgreSQL where the database makes no difference."""
    if config.getoption("everything"):
        return
    left_out = {item for item in items if _is_for_releases(item)}
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Keep what is there by now for good: looking through it again and again takes a while."""
    del session
    gc.collect()
    gc.freeze()


def _is_for_releases(item: pytest.Item) -> bool:
    if item.get_closest_marker("slow"):
        return True
    params = (
        item.callspec.params
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else {}
    )
    return "postgresql" in params.values() and not item.get_closest_marker("both_databases")


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    """Take back a server's set-up of logs: the stream it writes to is closed after the test."""
    yield
    root = logging.getLogger()
    # By name: not every test can import structlog.
    root.handlers[:] = [
        handler
        for handler in root.handlers
        if type(handler.formatter).__name__ != "ProcessorFormatter"
    ]

"""What repeats is logged once a minute, with a count."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import OperationalError

from caledonia.server.storage import report
from caledonia.server.telemetry.calm import EVERY, Calm, calm
from caledonia.server.telemetry.logs import set_up_logs

Said = list[tuple[str, dict[str, object]]]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """All that is logged, as JSON lines."""
    calm.forget()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logs("info", stream=stream, readable=False)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()
    calm.forget()


def logged(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_repetitions_are_counted() -> None:
    clock, said = Clock(), Said()
    own = Calm(clock)

    def say(event: str, **more: object) -> None:
        said.append((event, more))

    for _ in range(1000):
        own.say(say, "broken", error="first")
        own.say(say, "other")
    assert said == [("broken", {"error": "first"}), ("other", {})]
    clock.now += EVERY
    own.say(say, "broken", error="second")
    assert said[2:] == [("broken", {"error": "second", "times": 1000})]
    own.say(say, "broken")
    own.count(say, "broken")
    own.count(say, "broken")
    assert said[3:] == [("broken", {"times": 1})]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("uvicorn.error", "Invalid HTTP request received."),
        ("uvicorn.error", "Invalid UTF-8 sequence received from client."),
        ("uvicorn.error", "ASGI callable returned without completing handshake."),
        ("uvicorn.error", "Unsupported upgrade request."),
        ("psycopg.pool", "error connecting in 'pool-1': no\nsuch server"),
    ],
)
def test_what_strangers_can_repeat_is_one_calm_line(
    lines: io.StringIO, name: str, said: str
) -> None:
    for _ in range(50):
        try:
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
        except UnicodeDecodeError:
            logging.getLogger(name).log(logging.ERROR, said, exc_info=name == "uvicorn.error")
    (line,) = logged(lines)
    assert "exception" not in line
    assert line["level"] in ("info", "warning")


def test_a_lost_database_is_one_line_without_a_traceback(lines: io.StringIO) -> None:
    log = structlog.get_logger()
    for _ in range(50):
        try:
            raise OperationalError("SELECT secret", {}, OSError("gone\nand more"))
        except OperationalError as error:
            report(log, "the clocks could not be checked", error)
    (line,) = logged(lines)
    assert (line["level"], line["error"]) == ("warning", "OSError: gone")
    assert "SELECT" not in lines.getvalue()


def test_a_fault_of_our_own_has_its_traceback_once(lines: io.StringIO) -> None:
    log = structlog.get_logger()
    for _ in range(50):
        try:
            raise KeyError("bug")
        except KeyError as error:
            report(log, "the clocks could not be checked", error)
    (line,) = logged(lines)
    assert line["level"] == "error"
    assert "KeyError" in line["exception"]

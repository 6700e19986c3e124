"""Messages between processes: complete, in order, and none of a process's own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from caledonia.server.db.engine import Database
from caledonia.server.db.notify import LONGEST, MOST_PARTS, notifying
from caledonia.server.live.bus import Bus, Passed
from caledonia.server.live.hub import Hub
from caledonia.server.wire import decode, encode, encode_text

PROCESSES = ("0123456789ab", "cdef01234567")


class Heard:
    """Notes what is heard."""

    def __init__(self) -> None:
        self.passed: list[tuple[str, Any]] = []
        self.read: list[str] = []

    def refresh_soon(self, table_id: str) -> None:
        self.read.append(table_id)

    def pass_on(self, table_id: str, passed: Passed) -> None:
        self.passed.append((table_id, decode(passed.message)))


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def others(heard: Heard) -> Bus:
    database = cast("Database", SimpleNamespace(process=PROCESSES[0], url=""))
    return Bus(database, cast("Hub", heard))


def payloads(process: str, text: str | None) -> list[str]:
    message = ""
    if text is not None:
        message = encode_text(Passed(None, message=msgspec.Raw(encode({"text": text}))))
    return [values["payload"] for _, values in notifying(process, "table", message)]


@pytest.mark.parametrize("text", ["short", "long " * 5000, "ä" * 5000])
def test_a_message_arrives_as_it_was_sent(others: Bus, heard: Heard, text: str) -> None:
    for payload in payloads(PROCESSES[1], text):
        assert len(payload.encode()) < 8000
        others._heard(payload)
    assert heard.passed == [("table", {"text": text})]
    assert heard.read == []


def test_one_that_is_far_too_long_is_read_in_the_log(others: Bus, heard: Heard) -> None:
    (payload,) = payloads(PROCESSES[1], "x" * MOST_PARTS * LONGEST)
    others._heard(payload)
    assert (heard.passed, heard.read) == ([], ["table"])


def test_without_a_message_the_log_is_read(others: Bus, heard: Heard) -> None:
    others._heard(*payloads(PROCESSES[1], None))
    assert (heard.passed, heard.read) == ([], ["table"])


def test_ones_own_words_are_not_heard(others: Bus, heard: Heard) -> None:
    for text in ("short", None):
        others._heard(*payloads(PROCESSES[0], text))
    assert (heard.passed, heard.read) == ([], [])

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog
from sqlalchemy.exc import IntegrityError

from caledonia.server.telemetry.logs import MASK, is_secret, logger, masked, set_up_logs


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where all logs go, as JSON."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    buffer = io.StringIO()
    set_up_logs(stream=buffer)
    yield buffer
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@pytest.mark.parametrize(
    "key",
    [
        "password",
        "new_password",
        "Cookie",
        "set-cookie",
        "Authorization",
        "access_token",
        "seed",
        "salt",
    ],
)
def test_keys_that_look_like_secrets(key: str) -> None:
    assert is_secret(key)


@pytest.mark.parametrize("key", ["table", "route", "seat", "status", "person"])
def test_keys_that_do_not(key: str) -> None:
    assert not is_secret(key)


def test_secrets_are_masked_at_any_depth() -> None:
    event = {"body": [{"token": "abc", "seat": 1}], "url": "postgresql://me:word@host/db"}
    assert masked(event) == {
        "body": [{"token": MASK, "seat": 1}],
        "url": f"postgresql://me:{MASK}@host/db",
    }


def test_one_object_a_line(stream: io.StringIO) -> None:
    logger("caledonia.test").info("seated", table="t", seed=17, password="word")
    logger("caledonia.test").debug("not shown")
    structlog.get_logger("caledonia.other").warning("also", cookie="crumbs")
    first, second = lines(stream)
    assert (first["event"], first["level"], first["table"]) == ("seated", "info", "t")
    assert (first["seed"], first["password"]) == (MASK, MASK)
    assert (second["event"], second["cookie"]) == ("also", MASK)
    assert first["logger"] == "caledonia.test"


def test_other_packages_log_the_same_way(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info(
        "Connected to %s",
        "postgresql://me:word@host/db",
        extra={"color_message": "x", "token": "y"},
    )
    (line,) = lines(stream)
    assert line["event"] == f"Connected to postgresql://me:{MASK}@host/db"
    assert line["token"] == MASK
    assert "color_message" not in line


def test_errors_do_not_reveal_stored_values(stream: io.StringIO) -> None:
    values = {"password": "word"}
    try:
        raise IntegrityError("INSERT INTO people", values, ValueError("taken"))
    except IntegrityError:
        logger("caledonia.test").exception("failed")
    (line,) = lines(stream)
    assert "INSERT INTO people" in str(line["exception"])
    assert "word" not in str(line["exception"])


def test_readable_lines(stream: io.StringIO) -> None:
    set_up_logs(stream=stream, readable=True)
    logger("caledonia.test").info("seated", table="t", token="abc")
    text = stream.getvalue()
    assert "seated" in text
    assert "abc" not in text
    with pytest.raises(ValueError):
        json.loads(text)

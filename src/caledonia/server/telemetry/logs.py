"""Structured logs: one JSON object a line, without anything that is secret."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from functools import lru_cache
from typing import Any, Final, TextIO

import structlog
from structlog.typing import Processor

from caledonia.server.telemetry.calm import calmly
from caledonia.server.wire import encode_text

SECRET_WORDS: Final = (
    "password",
    "passwd",
    "token",
    "cookie",
    "authorization",
    "secret",
    "seed",
    "salt",
    "credential",
    "private_key",
    "api_key",
)
"""What a key that must not be logged contains."""
MASK: Final = "***"
LEVELS: Final = ("debug", "info", "warning", "error")

_URL_PASSWORD = re.compile(r"(\w://[^\s:/@]*):[^\s@]+@")
_PARAMETERS = re.compile(r"\[parameters: .*?\]$", re.DOTALL | re.MULTILINE)


@lru_cache(maxsize=1000)
def is_secret(key: str) -> bool:
    """Whether what is logged under a key must not be seen."""
    folded = key.lower().replace("-", "_")
    return any(word in folded for word in SECRET_WORDS)


def without_secrets(text: str) -> str:
    """Return a text without passwords in URLs and without the values of a failed statement."""
    if "://" in text:
        text = _URL_PASSWORD.sub(rf"\1:{MASK}@", text)
    if "[parameters:" in text:
        text = _PARAMETERS.sub(f"[parameters: {MASK}]", text)
    return text


def masked(value: object) -> object:
    """Return a value in which everything that looks like a secret is masked, at any depth."""
    match value:
        case str():
            return without_secrets(value)
        case Mapping():
            return {
                str(key): MASK if is_secret(str(key)) else masked(each)
                for key, each in value.items()
            }
        case list() | tuple() | set() | frozenset():
            return [masked(each) for each in value]
        case bool() | int() | float() | None:
            return value
        case _:
            return without_secrets(str(value))


def mask_secrets(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Mask the secrets of an event; what begins with ``_`` belongs to structlog."""
    for key, value in event.items():
        if not key.startswith("_"):
            event[key] = MASK if is_secret(key) else masked(value)
    return event


_SHARED: Final[tuple[Processor, ...]] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.stdlib.PositionalArgumentsFormatter(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
    mask_secrets,
)
_OWN: Final[tuple[Processor, ...]] = (
    structlog.stdlib.filter_by_level,
    *_SHARED,
    structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
)


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """Return a logger for events with keys; silent below warnings until :func:`set_up_logs`."""
    wrapped: structlog.stdlib.BoundLogger = structlog.wrap_logger(
        logging.getLogger(name), processors=_OWN, wrapper_class=structlog.stdlib.BoundLogger
    )
    return wrapped


def _json(_logger: object, _method: str, event: MutableMapping[str, Any]) -> str:
    first = {key: event.pop(key) for key in ("timestamp", "level", "event") if key in event}
    return encode_text({**first, **event})


def _drop_color(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    # uvicorn says everything twice: once with the colours of a terminal.
    event.pop("color_message", None)
    return event


REPEATABLE: Final = {
    "Invalid HTTP request received.": "a request could not be read",
    "Unsupported upgrade request.": "a request for an unknown protocol",
    "Invalid UTF-8 sequence received from client.": "a message on a socket was not UTF-8",
    "ASGI callable returned without completing handshake.": "a socket was refused",
    "connection rejected (%d %s)": "a socket was refused",
}
"""Messages of uvicorn and websockets that anybody can trigger, and what to log instead."""
DATABASE_LOGGERS: Final = ("psycopg.pool", "procrastinate")
DATABASE_FAULTS: Final = frozenset({"ConnectorException", "OperationalError", "PoolTimeout"})
"""Packages that keep logging an unreachable database, and their messages."""
UNINTERESTING: Final = frozenset({"connection open", "connection closed"})
"""Already in the access log."""


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether to log a record unchanged."""
    said = str(record.msg)
    if said in UNINTERESTING and record.name.startswith(("uvicorn", "websockets")):
        return False
    event = REPEATABLE.get(said)
    if event is not None:
        calmly(logger("caledonia.strangers").info, event)
        return False
    if _is_database_fault(record):
        reason = record.getMessage().strip().partition("\n")[0]
        calmly(logger(record.name).warning, f"{record.name}: the database fails", reason=reason)
        return False
    # uvicorn logs sockets with the visitor's address and the whole query even without access log.
    return '"WebSocket %s"' not in said


def _is_database_fault(record: logging.LogRecord) -> bool:
    if record.levelno < logging.WARNING or not record.name.startswith(DATABASE_LOGGERS):
        return False
    if isinstance(record.msg, dict):
        # This is the replacement itself.
        return False
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return record.name.startswith("psycopg.pool")
    return type(error).__name__ in DATABASE_FAULTS


def set_up_logs(
    level: str = "info", *, stream: TextIO | None = None, readable: bool | None = None
) -> None:
    """Send all logs of the process to one stream.

    :param stream: stderr if not given.
    :param readable: for people instead of JSON; if not given: where the stream is a terminal.
    """
    stream = sys.stderr if stream is None else stream
    readable = stream.isatty() if readable is None else readable
    renderer: Processor = _json
    if readable:
        renderer = structlog.dev.ConsoleRenderer(
            exception_formatter=structlog.dev.plain_traceback, colors=stream.isatty()
        )
    handler = logging.StreamHandler(stream)
    handler.addFilter(_is_ours)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.ExtraAdder(), _drop_color, *_SHARED],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Migrations and jobs are of no interest as long as they succeed.
    for name in ("alembic", "procrastinate"):
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=list(_OWN),
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )

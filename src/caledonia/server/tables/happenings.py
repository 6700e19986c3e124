"""Events of the engine as JSON: what pages and scripts are told of a decision."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache

from caledonia.events import Event
from caledonia.types import SPACE_NAMES, Good, Unit


@cache
def kind_of(name: str) -> str:
    """Return the kind of an event by the name of its class, like ``money_changed``."""
    return re.sub("(?<!^)(?=[A-Z])", "_", name).lower()


def happenings(events: Iterable[Event]) -> list[dict[str, object]]:
    """Return events as plain data: ids by name, spaces as on the map."""
    return [_plain(event) for event in events]


def _plain(event: Event) -> dict[str, object]:
    found: dict[str, object] = {"event": kind_of(type(event).__name__)}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.type == "Space":
            value = SPACE_NAMES[value]
        elif isinstance(value, Good | Unit):
            value = str(value)
        found[field.name] = value
    return found

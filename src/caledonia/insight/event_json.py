"""Events of the engine as JSON, for pages and scripts."""

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


def events_json(events: Iterable[Event]) -> list[dict[str, object]]:
    """Return events as plain data: ids by name, spaces as on the map."""
    return [_plain(event) for event in events]


_forms: dict[type[Event], tuple[str, tuple[tuple[str, bool], ...]]] = {}
"""By class of event: its kind, and for each field its name and whether it is a space."""


def _form(kind: type[Event]) -> tuple[str, tuple[tuple[str, bool], ...]]:
    form = _forms.get(kind)
    if form is None:
        of_fields = tuple((field.name, field.type == "Space") for field in fields(kind))
        form = _forms[kind] = kind_of(kind.__name__), of_fields
    return form


def _plain(event: Event) -> dict[str, object]:
    kind, form = _form(type(event))
    data: dict[str, object] = {"event": kind}
    for name, is_space in form:
        value = getattr(event, name)
        if is_space:
            value = SPACE_NAMES[value]
        elif isinstance(value, Good | Unit):
            value = str(value)
        data[name] = value
    return data

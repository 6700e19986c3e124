"""Shapes of the engine's own dataclasses, made from them: events, decisions, options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from itertools import starmap
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union

from pydantic import ConfigDict, Field
from typing_extensions import TypeAliasType, TypedDict

from caledonia import events
from caledonia.insight.event_json import kind_of
from caledonia.notation.frames import KINDS
from caledonia.options import Options
from caledonia.server.shapes.base import GoodName, SpaceName, UnitName

_TYPES: Final[dict[str, Any]] = {
    "bool": bool,
    "int": int,
    "int | None": int | None,
    "str": str,
    "Good": GoodName,
    "Unit": UnitName,
    "Unit | None": UnitName | None,
    "Space": SpaceName,
    "Space | None": SpaceName | None,
    "tuple[int, ...]": list[int],
    "tuple[int, ...] | None": list[int],
    "tuple[str, ...] | None": list[str],
}
"""How a field of the engine is written, by its annotation."""
_MASKS: Final = ("goods", "taken")
"""Fields of decisions that are sets of goods."""


# Checkers of types know only what stands in the text; these shapes are made while running.
_typed_dict: Any = TypedDict
_alias: Any = TypeAliasType


def _shape(name: str, doc: str | None, members: dict[str, Any], *, total: bool = True) -> Any:
    made = _typed_dict(name, members, total=total)
    made.__pydantic_config__ = ConfigDict(extra="forbid")
    made.__doc__ = doc
    return made


def _members(kind: type, *, masks: bool = False) -> dict[str, Any]:
    members: dict[str, Any] = {}
    for field in fields(kind):
        is_mask = masks and field.name in _MASKS
        members[field.name] = list[GoodName] if is_mask else _TYPES[str(field.type)]
    return members


def _one_of(name: str, tag: str, shapes: Iterable[Any]) -> Any:
    union: Any = Union.__getitem__(tuple(shapes))
    return _alias(name, Annotated[union, Field(discriminator=tag)])


def _event(kind: type[events.Event]) -> Any:
    members = {"event": Literal[kind_of(kind.__name__)], **_members(kind)}
    return _shape(f"{kind.__name__}Event", kind.__doc__, members)


def _decision(name: str, kind: type) -> Any:
    members = {"kind": Literal[name], **_members(kind, masks=True)}
    return _shape(f"{kind.__name__}Decision", kind.__doc__, members)


EVENT_KINDS: Final = tuple(
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, events.Event) and kind is not events.Event
)
"""All kinds of events."""

if TYPE_CHECKING:
    EventJson = dict[str, Any]
    Decision = dict[str, Any]
    GameOptions = dict[str, Any]
else:
    EventJson = _one_of("EventJson", "event", map(_event, EVENT_KINDS))
    Decision = _one_of("Decision", "kind", starmap(_decision, KINDS.items()))
    GameOptions = _shape(
        "GameOptions",
        "Options of the rules that differ from the defaults.",
        {
            name: int if name == "starting_seat" else kind
            for name, kind in _members(Options).items()
        },
        total=False,
    )

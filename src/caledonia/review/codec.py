"""Reviews and probes as JSON and back; the keys are the fields of their classes."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import asdict, fields, is_dataclass
from functools import cache
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from caledonia.review.probe import Probe
from caledonia.review.shapes import VERSION, Review

DIGITS: Final = 4
"""Decimals that are kept where reviews are stored or sent."""


def to_json(review: Review) -> dict[str, Any]:
    """Return a review as dictionaries, lists and numbers."""
    return asdict(review)


def rounded(data: Any) -> Any:
    """Return dictionaries and lists with shorter numbers, for storing and sending."""
    match data:
        case float():
            return round(data, DIGITS)
        case Mapping():
            return {key: rounded(value) for key, value in data.items()}
        case list() | tuple():
            return [rounded(value) for value in data]
        case _:
            return data


def probe_to_json(probe: Probe) -> dict[str, Any]:
    """Return a probe as dictionaries, lists and numbers."""
    return asdict(probe)


def probe_from_json(data: Mapping[str, Any]) -> Probe:
    """Return the probe of a dictionary that :func:`probe_to_json` made."""
    return _read(Probe, data)  # type: ignore[no-any-return] # the shape decides the type


def from_json(data: Mapping[str, Any]) -> Review:
    """Return the review of a dictionary that :func:`to_json` made.

    :raises ValueError: if it is of another version, or not a review.
    """
    version = data.get("version")
    if version != VERSION:
        raise ValueError(f"a review of version {version}, not {VERSION}: review the game again")
    try:
        return _read(Review, data)  # type: ignore[no-any-return] # the shape decides the type
    except (KeyError, TypeError) as error:
        raise ValueError(f"not a review: {error}") from None


@cache
def _hints(shape: type) -> dict[str, Any]:
    return get_type_hints(shape)


def _read(shape: Any, value: Any) -> Any:
    """Return a value as its type says."""
    if is_dataclass(shape) and isinstance(shape, type):
        hints = _hints(shape)
        return shape(
            **{each.name: _read(hints[each.name], value[each.name]) for each in fields(shape)}
        )
    origin, inside = get_origin(shape), get_args(shape)
    if origin in (Union, types.UnionType):
        present = next(each for each in inside if each is not type(None))
        return None if value is None else _read(present, value)
    if origin is tuple:
        if inside[-1] is Ellipsis:
            return tuple(_read(inside[0], each) for each in value)
        return tuple(_read(each, item) for each, item in zip(inside, value, strict=True))
    if origin is Mapping:
        return {key: _read(inside[1], each) for key, each in value.items()}
    return value

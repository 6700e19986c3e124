"""Strict JSON: no duplicate keys, NaN, lone surrogates or deep nesting."""

from __future__ import annotations

import json
from typing import NoReturn


def load_json(text: str) -> object:
    """Return a JSON value.

    :raises json.JSONDecodeError: with line and column, if the text is not JSON.
    :raises ValueError: with the reason, if it is valid JSON but not strict.
    """
    try:
        value: object = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
        if "\\u" in text or not text.isascii():
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except UnicodeEncodeError:
        raise ValueError("a text contains half a character (a surrogate)") from None
    return value


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members = dict(pairs)
    if len(members) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = ", ".join(ascii(key)[1:-1] for key in members if keys.count(key) > 1)
        raise ValueError(f"{twice}: occurs twice in one object")
    return members


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number here: write whole numbers")

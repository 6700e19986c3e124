"""The fingerprint of a content pack: equal for packs that play alike."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache

from caledonia.content.types import Content, ModuleSide

DIGITS = 12
WORDS = ("id", "name", "notes", "standing", "character")
"""What a pack says about itself does not change how it plays."""


@lru_cache(maxsize=8)
def content_digest(content: Content) -> str:
    """Return the first digits of the SHA-256 over all figures of a pack."""
    figures = {
        field.name: _plain(getattr(content, field.name))
        for field in fields(content)
        if field.name not in WORDS
    }
    text = json.dumps(figures, sort_keys=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:DIGITS]


def _plain(value: object) -> object:
    """Return a value in the few types that JSON has."""
    if is_dataclass(value):
        return {
            field.name: _plain(getattr(value, field.name))
            for field in fields(value)
            if not (isinstance(value, ModuleSide) and field.name in WORDS)
        }
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value

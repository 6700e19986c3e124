"""Differences between two views, so that only what changed goes over the wire."""

from __future__ import annotations

from typing import Any


def patch(old: Any, new: Any) -> Any:
    """Return what turns an old value into a new one.

    Objects are patched key by key, and a key that is gone is null (as in JSON Merge Patch): null
    and nothing mean the same. A list of objects that keeps its length is patched by an object with
    the numbers of its members; all other values are replaced.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        changes = {key: patch(old.get(key), new[key]) for key in new if new[key] != old.get(key)}
        return changes | {key: None for key in old if key not in new}
    if _members(old) and _members(new) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(number): patch(a, b) for number, (a, b) in pairs if a != b}
    return new


def _members(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def patched(old: Any, change: Any) -> Any:
    """Return an old value with a patch applied."""
    if isinstance(change, dict) and isinstance(old, list) and _members(old):
        members = list(old)
        for number, each in change.items():
            members[int(number)] = patched(members[int(number)], each)
        return members
    if isinstance(change, dict) and isinstance(old, dict):
        result = dict(old)
        for key, value in change.items():
            if value is None:
                result.pop(key, None)
            else:
                result[key] = patched(old.get(key), value)
        return result
    return change

"""Patches of views."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caledonia.server.live.patch import patch, patched
from tests.server.visitors import crofters


def bare(value: Any) -> Any:
    """Return a value without keys that are null: they mean the same as none."""
    if isinstance(value, dict):
        return {key: bare(each) for key, each in value.items() if each is not None}
    if isinstance(value, list):
        return [bare(each) for each in value]
    return value


@pytest.mark.parametrize("players", [1, 2, 4])
def test_patches_of_a_whole_game_lead_from_view_to_view(players: int) -> None:
    game = crofters(players)
    views = []
    while True:
        views.append(json.loads(json.dumps(game.view(None))))
        if not game.ply:
            break
        game.pop()
    views.reverse()
    # One step forward, several, and back as after an undo.
    steps = [(at, at + step) for step in (1, 7, -9) for at in range(9, len(views) - 7)]
    for at, to in steps:
        old, new = views[at], views[to]
        change = json.loads(json.dumps(patch(old, new)))
        assert bare(patched(old, change)) == bare(new)


def test_a_patch_is_small() -> None:
    old, new = crofters(2, 20).view(None), crofters(2, 21).view(None)
    assert len(json.dumps(patch(old, new))) < len(json.dumps(new)) / 3
    assert patch(old, old) == {}


scalars = st.none() | st.booleans() | st.integers() | st.text(max_size=4)
names = st.sampled_from(["a", "b", "c", "0", "1"])
records = st.fixed_dictionaries(
    {"n": st.integers(), "goods": st.dictionaries(names, st.integers(), max_size=4)},
    optional={"note": scalars, "spaces": st.lists(st.text(max_size=2), max_size=3)},
)
views = st.fixed_dictionaries(
    {
        "seats": st.lists(records, max_size=3),
        "numbers": st.lists(st.integers(), max_size=3),
        "counts": st.dictionaries(names, st.dictionaries(names, scalars, max_size=3), max_size=3),
    },
    optional={"outcome": st.none() | records},
)


@given(views, views)
def test_any_view_can_be_patched_into_any_other(old: Any, new: Any) -> None:
    change = json.loads(json.dumps(patch(old, new)))
    assert bare(patched(old, change)) == bare(new)

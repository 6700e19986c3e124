from __future__ import annotations

import gzip
import re

import pytest

from caledonia.content import load_content
from caledonia.insight.maps import ground
from caledonia.server.page.svg_minify import minify

Places = list[tuple[str, list[float]]]


def places(path: str) -> Places:
    """Return the commands of a path with the places they lead to, however it is written."""
    x = y = 0.0
    start = (x, y)
    steps: Places = []
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        numbers = [float(each) for each in re.findall(r"-?\d*\.?\d+", rest)]
        name = letter.upper()
        if letter == "h":
            numbers = [numbers[0], 0.0]
        elif letter == "v":
            numbers = [0.0, numbers[0]]
        if letter.islower():
            numbers = [each + (y if at % 2 else x) for at, each in enumerate(numbers)]
        if numbers:
            x, y = numbers[-2:]
        else:
            x, y = start
        if name == "M":
            start = (numbers[0], numbers[1])
        steps.append(("L" if name in "HV" else name, [round(each, 1) for each in numbers]))
    return steps


def spelled(points: str) -> str:
    """Return the path of a polygon, every command with its letter."""
    return "M" + "L".join(points.split()) + "Z"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("M50 0L25 43.3L-25 43.3Z", "m50 0l-25 43.3h-50z"),
        ("M0.5 -0.5L0.5 4.5 1 5", "m.5-.5v5l.5 .5"),
        ("M1 1Q2 2 3 1ZM1 2L2 3", "m1 1q1 1 2 0zm0 1l1 1"),
        ("M1 1C1 2 3 4 5 6", "m1 1c0 1 2 3 4 5"),
        ("M1 1l2 3", "M1 1l2 3"),
        ("M1 1A5 5 0 0 1 4 4", "M1 1A5 5 0 0 1 4 4"),
        ("M1.25 1L2 3", "M1.25 1L2 3"),
    ],
)
def test_paths_become_steps(before: str, after: str) -> None:
    assert minify(f'<svg>\n<path d="{before}"/>\n</svg>') == f'<svg><path d="{after}"/></svg>'


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_map_keeps_its_shapes_and_packs_to_half_the_size(theme: str) -> None:
    picture = ground(load_content(), ("A1", "B2", "C1", "D2"), 4, theme)
    short = minify(picture)
    drawn = re.findall(r' (d|points)="([^"]*)"', picture)
    steps = re.findall(r' d="([^"]*)"', short)
    assert len(drawn) == len(steps) > 500
    for (kind, before), after in zip(drawn, steps, strict=True):
        path = before if kind == "d" else spelled(before)
        assert path == after or places(path) == places(after)
    assert picture.count("<") == short.count("<")
    assert len(gzip.compress(short.encode())) < 0.6 * len(gzip.compress(picture.encode()))

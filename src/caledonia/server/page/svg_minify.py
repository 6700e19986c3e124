"""Minifies SVG pictures: the same shapes in fewer bytes.

Paths are rewritten with steps from point to point. Spaces of one shape are then spelled alike
wherever they lie, so that a picture of a map compresses to half the size.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_POINTS: Final = {"M": 1, "L": 1, "Q": 2, "C": 3}
"""Points of each command that is rewritten."""
_OTHER: Final = re.compile(r"[^MLQCZ\d\s,.-]|\.\d\d")
"""A path with other commands, or with more than one decimal, stays as it is."""
_PART: Final = re.compile(r"([A-Za-z])|(-?\d*\.?\d+)")
_PATH: Final = re.compile(r' d="([^"]*)"')
_POLYGON: Final = re.compile(r'<polygon([^>]*?) points="([^"]*)"')
_BETWEEN: Final = re.compile(r">\s+<")


def minify(picture: str) -> str:
    """Return an SVG that looks the same; between its elements must be nothing to read."""
    paths = _POLYGON.sub(lambda match: f'<path{match[1]} d="M{match[2]}Z"', picture)
    return _BETWEEN.sub("><", _PATH.sub(lambda match: f' d="{_steps(match[1])}"', paths))


def _steps(path: str) -> str:
    """Return a path with steps instead of places; counted in tenths, no errors add up."""
    if _OTHER.search(path):
        return path
    out: list[str] = []
    x = y = 0
    start = (0, 0)
    for letter, places in _commands(path):
        if letter == "Z":
            out.append("z")
            x, y = start
            continue
        steps = [place - (y if at % 2 else x) for at, place in enumerate(places)]
        x, y = places[-2:]
        if letter == "M":
            start = (x, y)
        # The very first step begins at nothing, so that it is a place.
        out.append(_written(letter, steps))
    return "".join(out)


def _commands(path: str) -> Iterator[tuple[str, list[int]]]:
    """Yield each command with its numbers; one that is repeated needs no letter."""
    letter, numbers = "", list[int]()
    for name, number in _PART.findall(path):
        if name:
            letter, numbers = name, []
            if letter == "Z":
                yield letter, []
        else:
            numbers.append(round(float(number) * 10))
            if len(numbers) == 2 * _POINTS[letter]:
                yield letter, numbers
                # Further places after a move are lines.
                letter, numbers = "L" if letter == "M" else letter, []


def _written(letter: str, steps: list[int]) -> str:
    if letter == "L" and steps[1] == 0:
        return "h" + _number(steps[0])
    if letter == "L" and steps[0] == 0:
        return "v" + _number(steps[1])
    text = letter.lower()
    for at, step in enumerate(steps):
        # A minus or a letter divides numbers as well as a space.
        text += " " if at and step >= 0 else ""
        text += _number(step)
    return text


def _number(tenths: int) -> str:
    whole, tenth = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole}" if not tenth else f"{sign}{whole or ''}.{tenth}"

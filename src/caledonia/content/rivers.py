"""Rivers of a module side: parsing and checking."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from caledonia.content.geometry import (
    ADJACENT,
    CENTRAL_LOCHS,
    CORNER_LOCH,
    MODULE_SPACES,
    SPACES_AT,
    Edge,
    Point,
    delta_of,
    edge,
    edge_ends,
    module_of,
    trace,
)
from caledonia.content.types import ModuleSide
from caledonia.types import Space, mask_of, parse_space, space_name

RIVERS: Final = (3, 5)
"""Rivers of a module side."""
DELTA_SPACES: Final = 4
"""River delta spaces of a module side, at least."""

_WORD: Final = re.compile(r"[^\s/]+(?:\s*/\s*[^\s/]+)*/?|/\S*")
_SPACE: Final = re.compile("[a-m][1-9]", re.IGNORECASE)
_SIDE: Final = re.compile(r"([a-m][1-9])/([a-m][1-9])")

River = tuple[Edge, ...]


def parse_river(text: str, module: str) -> tuple[River, list[str]]:
    """Return the sides of a river of a module and what is wrong with its text."""
    sides: list[Edge] = []
    reasons = []
    for word in _words(text):
        match = _SIDE.fullmatch(word)
        if match:
            sides.append(edge(parse_space(match[1]), parse_space(match[2])))
            continue
        names = _SPACE.findall(word.casefold())
        reason = f'"{word}", expected two spaces with a stroke between'
        like = f", like {_example(module)}"
        hint = f": did you mean {names[0]}/{names[1]}?" if len(names) == 2 else like
        reasons.append(reason + hint)
    if not text:
        reasons.append(f"empty, expected sides like {_example(module)} from source to mouth")
    return tuple(sides), reasons


def _words(text: str) -> Iterator[str]:
    """Yield the typed sides of a river; two spaces without a stroke are one side."""
    words = _WORD.findall(text)
    while words:
        size = 2 if len(words) > 1 and all(map(_SPACE.fullmatch, words[:2])) else 1
        yield " ".join(words[:size])
        del words[:size]


def _example(module: str) -> str:
    """Return a side between two spaces of a module that may both be land."""
    may_be_land = set(MODULE_SPACES[module]) - {CORNER_LOCH[module], *CENTRAL_LOCHS[module]}
    one = min(may_be_land)
    return format_side(edge(one, next(other for other in ADJACENT[one] if other in may_be_land)))


def format_side(side: Edge) -> str:
    """Return a side as text, like ``c4/d3``."""
    return f"{space_name(side[0])}/{space_name(side[1])}"


def format_river(river: River) -> str:
    """Return the sides of a river as text."""
    return " ".join(format_side(side) for side in river)


def check_rivers(
    module: ModuleSide, lochs: set[Space], *, counted: bool
) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the rivers of a side, each with its place.

    :param lochs: the lochs by which the rivers are measured.
    :param counted: whether the numbers of rivers and delta spaces matter too.
    """
    low, high = RIVERS
    is_right = low <= len(module.rivers) <= high
    if counted and not is_right:
        yield "rivers", f"{len(module.rivers)}, expected {low} to {high}"
    seen: dict[Edge, int] = {}
    for number, river in enumerate(module.rivers, start=1):
        wrong = list(_check_twice(river, number, seen))
        wrong = wrong or list(_check_sides(module, river, lochs))
        wrong = wrong or list(_check_course(module, river, lochs))
        yield from ((f"river {number}", reason) for reason in wrong)
        seen.update(dict.fromkeys(river, number))
        is_right = is_right and not wrong
    delta = delta_of(module.rivers, mask_of(lochs))
    # A missing or invalid river explains a missing delta.
    if counted and is_right and delta.bit_count() < DELTA_SPACES:
        yield "rivers", f"{delta.bit_count()} delta spaces, expected at least {DELTA_SPACES}"


def _check_twice(river: River, number: int, seen: dict[Edge, int]) -> Iterator[str]:
    """Check that no side of a river has been named before."""
    others = {seen.get(side) for side in river}
    if len(others) == 1 and None not in others:
        yield f'"{format_river(river)}" is part of river {others.pop()} too, expected it once'
        return
    for place, side in enumerate(river):
        if side in river[:place]:
            yield f'"{format_side(side)}" twice in river {number}, expected it once'
        elif side in seen:
            yield f'"{format_side(side)}" is part of river {seen[side]} too, expected it once'


def _check_sides(module: ModuleSide, river: River, lochs: set[Space]) -> Iterator[str]:
    """Check each side of a river on its own."""
    for side in river:
        one, other = side
        foreign = [space for space in side if space not in module.spaces]
        inside = [space for space in side if space in lochs]
        if foreign:
            names = " and ".join(f"{space_name(s)} of module {module_of(s)}" for s in foreign)
            reason = f"touches {names}, expected two spaces of module {module.id[0]}"
        elif other not in ADJACENT[one]:
            beside = " ".join(space_name(s) for s in ADJACENT[one])
            reason = f"do not touch, expected two adjacent spaces ({space_name(one)}: {beside})"
        elif inside:
            names = " and ".join(space_name(space) for space in inside)
            reason = f"lies along the loch {names}, expected a side between two land spaces"
        else:
            continue
        yield f'"{format_side(side)}" {reason}'


def _check_course(module: ModuleSide, river: River, lochs: set[Space]) -> Iterator[str]:
    """Check that a river's sides join and that it ends at a loch but never at a seam."""
    if not river:
        yield "empty, expected at least one side"
        return
    line = trace(river, mask_of(lochs))
    if line is None:
        meant = _in_order(river, lochs)
        hint = f': did you mean "{format_river(meant)}"?' if meant else ""
        expected = "expected each side to share a corner with the next, from source to mouth"
        yield f"{_break(river)}, {expected}{hint}"
        return
    if not lochs.intersection(SPACES_AT[line[-1]]):
        mouth = (
            f'"{format_side(river[-1])}" ends on land, expected the mouth at the corner of a loch'
        )
        if lochs.intersection(SPACES_AT[line[0]]):
            mouth += f': did you mean "{format_river(river[::-1])}", from source to mouth?'
        yield mouth
    for end, side in ((line[0], river[0]), (line[-1], river[-1])):
        strange = [space for space in SPACES_AT[end] if space not in module.spaces]
        if strange:
            names = " ".join(space_name(space) for space in strange)
            seam = f"ends at the seam, beside {names} of module {module_of(strange[0])}"
            yield f'"{format_side(side)}" {seam}, expected it to keep off'


def _break(river: River) -> str:
    """Return where the sides of a river, which do not join, are interrupted."""
    joins = takewhile(lambda place: trace(river[:place], 0), range(1, len(river)))
    place = max(joins)
    before, after = format_side(river[place - 1]), format_side(river[place])
    return f'"{after}" does not continue from "{before}"'


def _in_order(river: River, lochs: set[Space]) -> River | None:
    """Return the same sides in an order that flows into a loch, if there is one."""
    at: dict[Point, list[Edge]] = {}
    for side in river:
        for point in edge_ends(side):
            at.setdefault(point, []).append(side)
    for source in sorted(point for point, sides in at.items() if len(sides) == 1):
        course: list[Edge] = []
        point = source
        while following := [side for side in at[point] if side not in course]:
            course.append(following[0])
            ends = edge_ends(following[0])
            point = ends[1] if point == ends[0] else ends[0]
        whole = tuple(course)
        if len(whole) == len(river) and lochs.intersection(SPACES_AT[point]):
            return whole if trace(whole, mask_of(lochs)) else None
    return None

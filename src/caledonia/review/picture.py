"""The balance sheets of a review as a waterfall picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from caledonia.drawing.palette import palette
from caledonia.drawing.sheet import FONT
from caledonia.drawing.svg import group, label, tag
from caledonia.review.shapes import Review, Sheet, terms_of

LEFT: Final = 20.0
BAR: Final = 92.0
"""Distance of two bars."""
WIDE: Final = 58.0
HIGH: Final = 220.0
"""Height of the plot of one seat."""
TOP: Final = 56.0
BELOW: Final = 40.0
AIR: Final = 4.0
"""Points above and below the bars."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One step of a waterfall, from one level to another."""

    term: str
    """A term of the balance, or ``total``."""
    begin: float
    end: float
    error: float = 0.0
    """Standard error of what it changes; the total has none."""


def bars(sheet: Sheet, terms: Sequence[str]) -> tuple[Bar, ...]:
    """Return the steps of a waterfall: the terms, then the total from the ground."""
    steps, level = [], 0.0
    for term in terms:
        after = level + getattr(sheet.points, term)
        steps.append(Bar(term, level, after, getattr(sheet.uncertainty, term)))
        level = after
    return (*steps, Bar("total", 0.0, level))


def scale(review: Review) -> tuple[float, float]:
    """Return the lowest and the highest level to show; the start does not begin at 0."""
    levels = [
        level
        for sheet in review.sheets
        for step in bars(sheet, terms_of(review.players))
        for level in (step.end - step.error, step.end + step.error)
    ]
    return min(levels) - AIR, max(levels) + AIR


def waterfall(review: Review, names: Sequence[str], words: Mapping[str, str], title: str) -> str:
    """Return the picture as SVG.

    :param names: by seat.
    :param words: by term, and of ``total``.
    """
    row = TOP + HIGH + BELOW
    size = (2 * LEFT + BAR * (len(terms_of(review.players)) + 1), row * review.players + LEFT)
    rows = [
        group(_row(review, seat, name, words), transform=f"translate(0 {row * seat})")
        for seat, name in enumerate(names)
    ]
    return tag(
        "svg",
        tag("title", title),
        tag("rect", width=size[0], height=size[1], fill=palette().paper),
        *rows,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {size[0]:g} {size[1]:g}",
        font_family=FONT,
        font_size=14,
        fill=palette().ink,
    )


def _row(review: Review, seat: int, name: str, words: Mapping[str, str]) -> list[str]:
    """Return the bars of one seat."""
    low, high = scale(review)
    colours = palette().players[seat]

    def y(level: float) -> float:
        return TOP + HIGH * (high - max(level, low)) / (high - low)

    parts = [label((LEFT, TOP - 28), name, font_size=20, font_weight="bold")]
    sheet = review.sheets[seat]
    for at, step in enumerate(bars(sheet, terms_of(review.players))):
        x = LEFT + at * BAR + (BAR - WIDE) / 2
        above, below = sorted((y(step.begin), y(step.end)))
        solid = step.term in ("start", "total") or step.end > step.begin
        parts += [
            tag(
                "rect",
                class_=f"bar {step.term}",
                x=x,
                y=above,
                width=WIDE,
                height=max(1.0, below - above),
                fill=colours.fill if solid else colours.light,
                stroke=colours.dark,
            ),
            label(
                (x + WIDE / 2, min(above, y(step.end + step.error)) - 5),
                figure(step),
                text_anchor="middle",
            ),
            label(
                (x + WIDE / 2, TOP + HIGH + 18),
                words[step.term],
                text_anchor="middle",
                font_size=11,
            ),
        ]
        if step.error:
            parts.append(_whisker(x + WIDE / 2, y(step.end + step.error), y(step.end - step.error)))
        if step.begin == 0.0 < low:
            parts.append(_break(x, TOP + HIGH - 12))
    return parts


def _whisker(x: float, above: float, below: float) -> str:
    """Return the standard error of a step as a line with caps."""
    path = f"M{x - 5:g} {above:g}h10m-5 0V{below:g}m-5 0h10"
    return tag("path", class_="whisker", d=path, fill="none", stroke=palette().ink)


def _break(x: float, y: float) -> str:
    """Return the mark of a bar that does not begin at 0."""
    path = f"M{x - 4:g} {y:g}l{WIDE / 3:g} -6l{WIDE / 3:g} 8l{WIDE / 3 + 8:g} -6"
    return tag("path", class_="break", d=path, fill="none", stroke=palette().paper, stroke_width=3)


def figure(step: Bar) -> str:
    """Return what a step changes, with its sign; start and total without."""
    change = step.end - step.begin
    if step.term in ("start", "total"):
        return f"{change:.1f}"
    return f"{change:+.1f}".replace("-", "−")

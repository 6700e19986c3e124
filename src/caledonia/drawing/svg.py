"""Writes SVG as text: short numbers, deterministic output."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

Number = int | float
XY = tuple[float, float]
"""A place in the picture: x to the right, y downwards."""


def number(value: Number) -> str:
    """Return a number with at most one decimal, and no minus zero."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def tag(name: str, *children: str, **attributes: Number | str | None) -> str:
    """Return an element; underscores in names of attributes become hyphens.

    Attributes that are None are left out; ``class_`` is written as ``class``.
    """
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_value(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def _value(value: Number | str) -> str:
    return value if isinstance(value, str) else number(value)


def group(children: Iterable[str], **attributes: Number | str | None) -> str:
    """Return a group with one child per line, for readable diffs."""
    lines = [child for child in children if child]
    return tag("g", "\n", "\n".join(lines), "\n", **attributes) if lines else ""


def label(xy: XY, words: str, **attributes: Number | str | None) -> str:
    """Return a text at a place."""
    return tag("text", escape(words), x=xy[0], y=xy[1], **attributes)


def use(symbol: str, xy: XY, size: Number, **attributes: Number | str | None) -> str:
    """Return a symbol of the picture's definitions, centred on a place."""
    x, y = xy[0] - size / 2, xy[1] - size / 2
    return tag("use", href=f"#{symbol}", x=x, y=y, width=size, height=size, **attributes)


def points_text(points: Iterable[XY]) -> str:
    """Return points as the attribute of a polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def at(xy: XY) -> str:
    """Return a place as it is written in path data."""
    return f"{number(xy[0])} {number(xy[1])}"


def line(points: Iterable[XY], *, close: bool = False) -> str:
    """Return path data of straight lines."""
    return "M" + "L".join(at(point) for point in points) + ("Z" if close else "")

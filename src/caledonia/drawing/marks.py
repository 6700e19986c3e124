"""Marks on the land: costs, mist, names of spaces, pieces that block."""

from __future__ import annotations

from typing import Final

from caledonia.drawing.ground import COIN_AT
from caledonia.drawing.layout import beside, middle, outline
from caledonia.drawing.palette import palette
from caledonia.drawing.svg import XY, at, group, label, line, points_text, tag
from caledonia.types import SPACE_NAMES, Space

COIN: Final = 17.5
ASIDE: Final = 12.5
"""Radius of a land cost, and of one beside a piece."""
ASIDE_AT: Final = (24.0, 27.0)


def coin(centre: XY, cost: int, radius: float = COIN, space: Space | None = None) -> str:
    """Return a land cost on a coin."""
    colours = palette()
    x, y = centre
    return group(
        [
            tag(
                "circle",
                cx=x,
                cy=y,
                r=radius,
                fill=colours.coin,
                stroke=colours.coin_edge,
                stroke_width=2,
            ),
            label(
                beside(centre, 0, radius * 0.59),
                str(cost),
                font_size=radius * 1.65,
                font_weight=800,
                text_anchor="middle",
                fill=colours.coin_ink,
            ),
        ],
        class_="cost",
        data_space=None if space is None else SPACE_NAMES[space],
    )


def land_cost(space: Space, cost: int) -> str:
    """Return the land cost of a space."""
    return coin(beside(middle(space), *COIN_AT), cost, COIN, space)


def cost_aside(space: Space, cost: int) -> str:
    """Return the land cost of a space with a piece: smaller, and at the side."""
    return coin(beside(middle(space), *ASIDE_AT), cost, ASIDE, space)


def mist(space: Space, *, out_of_play: bool) -> str:
    """Return the mist over a space: wisps, and where it is out of play a veil."""
    colours = palette()
    colour, veil = (colours.mist_out, "0.9") if out_of_play else (colours.mist, "0.24")
    drawn = [
        tag("polygon", points=points_text(outline(space)), fill=colour, opacity=veil),
        wisps(middle(space)),
    ]
    return group(drawn, class_="mist", data_space=SPACE_NAMES[space])


def wisps(centre: XY) -> str:
    """Return wisps of mist round a place."""
    colours = palette()
    path = "".join(
        f"M{at(beside(centre, dx, dy))}q{width / 4} -8 {width / 2} 0t{width / 2} 0"
        for dx, dy, width in ((-24, -29, 34), (-37, -12, 44), (-3, 1, 38))
    )
    return group(
        [
            tag("path", d=path, stroke=colours.mist_mark, stroke_width=5.5, opacity="0.55"),
            tag("path", d=path, stroke=colours.mist, stroke_width=3.4),
        ],
        fill="none",
        stroke_linecap="round",
    )


def name(space: Space, *, on_water: bool) -> str:
    """Return the name of a space."""
    colours = palette()
    return label(
        beside(middle(space), 0, -26),
        SPACE_NAMES[space],
        font_size=20,
        font_weight=600,
        text_anchor="middle",
        fill=colours.paper if on_water else colours.ink,
        stroke=colours.river_edge if on_water else colours.paper,
        stroke_width=3,
        stroke_opacity="0.75",
        paint_order="stroke",
        class_="name",
        data_space=SPACE_NAMES[space],
    )


def out_of_play(space: Space) -> str:
    """Return the mark of a space that is covered or held by a neutral piece."""
    shade = tag("polygon", points=points_text(outline(space)), fill=palette().ink, opacity="0.35")
    return group([shade, cross(middle(space), 17)], class_="blocked", data_space=SPACE_NAMES[space])


def cross(centre: XY, size: float) -> str:
    """Return a cross."""
    colours = palette()
    path = "".join(
        line([beside(centre, -size, -dy), beside(centre, size, dy)]) for dy in (size, -size)
    )
    return group(
        [
            tag("path", d=path, stroke=colours.paper, stroke_width=9),
            tag("path", d=path, stroke=colours.ink, stroke_width=4.5),
        ],
        stroke_linecap="round",
    )

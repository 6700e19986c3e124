"""The tables of `caledonia map report`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import mean
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from caledonia.content import Content
from caledonia.content.geometry import MODULES
from caledonia.content.report import (
    COSTS,
    MAP_TARGETS,
    SHARES,
    SIDE_TARGETS,
    MapReport,
    Target,
    report,
)
from caledonia.map_figures import FieldFigures, MapFigures, side_border
from caledonia.types import space_name

TERRAINS: Final = ("grassland", "forest", "mountain")
SIZES: Final = ("3-4 players", "1-2 players")
BAR: Final = 7
"""Width of a bar that stands for all land."""
COST_BAR: Final = 22
"""Width of the bar of the most frequent cost."""
_PARTS: Final = " ▏▎▍▌▋▊▉█"
_LEVELS: Final = "▁▂▃▄▅▆▇█"


def bar(share: float, width: int = BAR) -> str:
    """Return a share from 0 to 1 as a bar."""
    eighths = round(min(max(share, 0), 1) * width * 8)
    whole, part = divmod(eighths, 8)
    return ("█" * whole + (_PARTS[part] if part else "")).ljust(width)


def profile(counts: Sequence[int]) -> str:
    """Return counts as columns of different height, one character each."""
    highest = max(counts, default=0) or 1
    return "".join(_LEVELS[-(-7 * count // highest)] for count in counts)


def _table(*heads: str, left: int = 1, dense: bool = False) -> Table:
    """Return a table whose columns from a number on are figures.

    :param dense: with one blank between columns instead of two.
    """
    table = Table(*heads, box=None, pad_edge=False, collapse_padding=dense)
    for column in table.columns[left:]:
        column.justify = "right"
    return table


def _judged(figures: MapReport, key: str, targets: Iterable[Target], shown: str = "") -> Text:
    """Return a figure, marked where it misses its target."""
    value = figures.figure(key)
    text = shown or (f"{value:.2f}" if key == "mean_cost" else f"{value:g}")
    target = next((target for target in targets if target.key == key), None)
    if target is None or target.is_met(figures):
        return Text(f"{text} ")
    return Text(f"{text}!", style="bold red")


def _say(console: Console, text: str = "", style: str = "") -> None:
    console.print(Text(text, style=style), soft_wrap=False)


def _span(low: float, high: float) -> str:
    return f"{low:g}" if low == high else f"{low:g}-{high:g}"


# All sides and all maps.


def print_overview(console: Console, content: Content, maps: list[MapFigures]) -> None:
    """Print the figures of all sides and all maps of a pack."""
    sides = [report(side, [module]) for side, module in content.modules.items()]
    _say(console, f"{content.name} ({content.id})\n", "bold")
    _print_names(console, content, list(content.modules))
    _print_terrain(console, sides)
    _print_land(console, content, sides)
    _print_maps(console, maps)
    _print_ports(console, maps)
    _print_targets(console, sides, maps)


def _print_names(console: Console, content: Content, sides: Iterable[str]) -> None:
    table = _table("side", "name", "character", left=3)
    for side in sides:
        module = content.modules[side]
        table.add_row(Text(side, "bold"), Text(module.name), Text(module.character.get("en", "")))
    console.print(table)
    _say(console)


def _print_terrain(console: Console, sides: list[MapReport]) -> None:
    """Print land, lochs, mist and the shares of the terrains."""
    heads = ("side", "land", "lochs", "mist ", *TERRAINS, "two", "three")
    table = _table(*heads)
    for column in table.columns[4:7]:
        column.justify = "left"
    for row in sides:
        shares = [row.share(getattr(row, name)) for name in TERRAINS]
        table.add_row(
            Text(row.name, "bold"),
            str(row.land),
            str(row.lochs),
            _judged(row, "mist", SIDE_TARGETS),
            *(f"{share:3}% {bar(share / 100)}" for share in shares),
            f"{row.share(row.two_terrains)}%",
            f"{row.share(row.three_terrains)}%",
        )
    console.print(table)
    _say(console, "two, three: land with two and three terrains\n", "dim")


def _print_land(console: Console, content: Content, sides: list[MapReport]) -> None:
    """Print costs, rivers and borders."""
    heads = ["side", *(f"£{cost}" for cost in COSTS), "£1-£6", "mean", "odd "]
    table = _table(*heads, "rivers ", "length", "delta ", "border", "small", dense=True)
    for row in sides:
        borders = [side_border(content, row.name, small=small) for small in (False, True)]
        table.add_row(
            Text(row.name, "bold"),
            *map(str, row.costs),
            profile(row.costs),
            f"{row.mean_cost:.2f}",
            _judged(row, "odd_costs", SIDE_TARGETS),
            _judged(row, "rivers", SIDE_TARGETS),
            str(row.river_sides),
            _judged(row, "delta", SIDE_TARGETS),
            *(_span(*border) for border in borders),
        )
    console.print(table)
    legend = "odd: costs that do not fit the number of terrains; length: sides of all rivers;"
    more = "border, small: land on the map's border with 3-4 and with 1-2 players, by the"
    _say(console, f"{legend}\n{more}\nsides beside it\n", "dim")


def _print_maps(console: Console, maps: list[MapFigures]) -> None:
    """Print the figures of all maps, for each player count."""
    heads = ("lochs ", "g% ", "f% ", "m% ", "2% ", "3% ", "mean ", "£1 ")
    ends = ("land", "border", "regions")
    for size, fields in zip(SIZES, _fields(maps), strict=True):
        # The targets are those of a map with all its land.
        targets = () if fields[0] is maps[0].small else MAP_TARGETS
        table = _table("map", *heads, *ends, dense=True)
        for figures, field in zip(maps, fields, strict=True):
            counts, sizes = field.counts, field.regions
            table.add_row(
                Text("".join(figures.sides), "bold"),
                *(_judged(counts, target.key, targets) for target in MAP_TARGETS),
                str(counts.land),
                str(field.border),
                f"{len(sizes)}/{max(sizes, default=0)}",
            )
        ranges = [target.range.replace("at most ", "0-") for target in targets]
        if ranges:
            table.add_row("target", *ranges, style="dim")
        _say(console, size, "bold")
        console.print(table)
        _say(console)
    legend = "g% f% m%: land with grassland, forest, mountain; 2% 3%: with two, three"
    more = "terrains; £1: spaces of this cost with 1-2 players; border: land on it;"
    most = "regions: how many pieces of land are joined without shipping, and the largest"
    _say(console, f"{legend}\n{more}\n{most}\n", "dim")


def _print_ports(console: Console, maps: list[MapFigures]) -> None:
    """Print from how much land the ports are reached, over all maps."""
    levels = len(maps[0].full.port_reach[0])
    table = _table("port", "players", *(f"level {level}" for level in range(levels)), left=2)
    for size, fields in zip(SIZES, _fields(maps), strict=True):
        for corner, letter in enumerate(MODULES):
            reach = list(zip(*(field.port_reach[corner] for field in fields), strict=True))
            cells = [f"{mean(counts):.1f} ({min(counts)})" for counts in reach]
            table.add_row(Text(letter, "bold"), size, *cells)
    console.print(table)
    legend = "Land spaces from which a unit has the corner's port in reach, by shipping level:"
    _say(console, f"{legend}\nmean over the maps (fewest)\n", "dim")


def _fields(maps: list[MapFigures]) -> tuple[list[FieldFigures], list[FieldFigures]]:
    return [figures.full for figures in maps], [figures.small for figures in maps]


def _print_targets(console: Console, sides: list[MapReport], maps: list[MapFigures]) -> None:
    """Print how far each target is met, and a last line over all."""
    table = _table("target", "range", "found", "met ")
    met = judged = 0
    counts = [figures.full.counts for figures in maps]
    for targets, rows, of in ((SIDE_TARGETS, sides, "side"), (MAP_TARGETS, counts, "map")):
        for target in targets:
            values = [row.figure(target.key) for row in rows]
            good = sum(target.is_met(row) for row in rows)
            met, judged = met + good, judged + len(rows)
            is_met = good == len(rows)
            mark = Text(f"{good}/{len(rows)}{' ' if is_met else '!'}", "" if is_met else "bold red")
            name = f"{target.text}, each {of}"
            table.add_row(name, target.range, _span(min(values), max(values)), mark)
    console.print(table)
    _say(console)
    _print_met(console, met, judged)


def _print_met(console: Console, met: int, judged: int) -> None:
    """Print the last line."""
    _say(console, f"{met} of {judged} targets are met", "green" if met == judged else "bold red")


# One map.


def print_map(console: Console, content: Content, figures: MapFigures) -> None:
    """Print the figures of one map."""
    _say(console, f"{content.name} ({content.id}), map {' '.join(figures.sides)}\n", "bold")
    _print_names(console, content, figures.sides)
    table = _table("figure", "target", *SIZES, left=1)
    for target in MAP_TARGETS:
        both = (figures.full.counts, figures.small.counts)
        cells = [_judged(both[0], target.key, MAP_TARGETS), _judged(both[1], target.key, ())]
        table.add_row(target.text, target.range, *(_with_bar(c, target.key) for c in cells))
    for text, key in (("land spaces", "land"), ("river sides", "river_sides"), ("delta", "delta")):
        table.add_row(
            text, "", *(f"{getattr(f.counts, key)} " for f in (figures.full, figures.small))
        )
    table.add_row("border land", "", f"{figures.full.border} ", f"{figures.small.border} ")
    table.add_row(
        "border lochs", "", f"{figures.full.border_lochs} ", f"{figures.small.border_lochs} "
    )
    console.print(table)
    _say(console)
    _print_costs(console, figures)
    _print_map_ports(console, figures)
    for size, field in zip(SIZES, (figures.full, figures.small), strict=True):
        sizes = " ".join(map(str, field.regions))
        _say(console, f"regions with {size}: {sizes}")
    _say(console, "Pieces of land joined without shipping.\n", "dim")
    _print_met(console, len(MAP_TARGETS) - len(figures.missed()), len(MAP_TARGETS))


def _with_bar(text: Text, key: str) -> Text:
    if key not in SHARES:
        return text
    return Text(f"{bar(int(text.plain.strip(' !')) / 100)} ") + text


def _print_costs(console: Console, figures: MapFigures) -> None:
    """Print how much land there is of each cost."""
    table = _table("cost", *(head for size in SIZES for head in (size, "")))
    for column in (table.columns[2], table.columns[4]):
        column.justify = "left"
    both = (figures.full.counts, figures.small.counts)
    most = max(1, *(count for counts in both for count in counts.costs))
    for cost in COSTS:
        cells = []
        for counts in both:
            count = counts.costs[cost - 1]
            cells += [str(count), bar(count / most, COST_BAR)]
        table.add_row(f"£{cost}", *cells)
    console.print(table)
    _say(console)


def _print_map_ports(console: Console, figures: MapFigures) -> None:
    levels = len(figures.full.port_reach[0])
    table = _table("port", "players", "space", *(f"level {n}" for n in range(levels)), left=3)
    for size, field in zip(SIZES, (figures.full, figures.small), strict=True):
        for letter, port, reach in zip(MODULES, field.ports, field.port_reach, strict=True):
            table.add_row(Text(letter, "bold"), size, space_name(port), *map(str, reach))
    console.print(table)
    _say(
        console, "Land spaces from which a unit has the port in reach, by shipping level.\n", "dim"
    )

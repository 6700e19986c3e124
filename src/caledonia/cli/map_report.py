"""`caledonia map report`: the figures of module sides and maps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from caledonia.cli.arguments import pack_at, sides_of
from caledonia.cli.map_tables import print_map, print_overview
from caledonia.cli.tables import table_console
from caledonia.content import Content
from caledonia.content.geometry import MODULES
from caledonia.content.report import COSTS, MAP_TARGETS, SIDE_TARGETS, MapReport, Target
from caledonia.content.report import report as count
from caledonia.map_figures import FieldFigures, MapFigures, all_maps, map_figures, side_border
from caledonia.types import space_name


def report(
    sides: Annotated[
        list[str] | None,
        typer.Argument(metavar="[SIDE SIDE SIDE SIDE]", help="One map, like A1 B2 C1 D1."),
    ] = None,
    *,
    content: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Content pack; default: the base pack.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Print the figures of the module sides and of all 16 maps, or of one map.

    Each figure is shown with the range of a good set of sides, and marked with ! if it is outside.
    """
    pack = pack_at(content)
    chosen = sides_of(sides, pack) if sides else tuple(pack.modules)
    maps = [map_figures(pack, chosen)] if sides else all_maps(pack)
    if as_json:
        typer.echo(json.dumps(_figures(pack, chosen, maps), indent=2))
        return
    console = table_console()
    if sides:
        print_map(console, pack, maps[0])
    else:
        print_overview(console, pack, maps)


def _figures(pack: Content, sides: tuple[str, ...], maps: list[MapFigures]) -> dict[str, object]:
    """Return everything as plain data."""
    return {
        "pack": pack.id,
        "targets": {
            "map": [_target(target) for target in MAP_TARGETS],
            "side": [_target(target) for target in SIDE_TARGETS],
        },
        "sides": [_side(pack, side) for side in sides],
        "maps": [
            {
                "sides": list(figures.sides),
                "full": _field(figures.full),
                "small": _field(figures.small),
                "missed": [target.key for target in figures.missed()],
            }
            for figures in maps
        ],
    }


def _target(target: Target) -> dict[str, object]:
    return {"figure": target.key, "text": target.text, "low": target.low, "high": target.high}


def _side(pack: Content, side: str) -> dict[str, object]:
    module = pack.modules[side]
    figures = count(side, [module])
    return {
        "side": side,
        "name": module.name,
        "character": dict(module.character),
        "standing": pack.standing[f"modules/{side}"],
        **_counts(figures),
        "border_land": list(side_border(pack, side, small=False)),
        "border_land_small": list(side_border(pack, side, small=True)),
        "missed": [target.key for target in SIDE_TARGETS if not target.is_met(figures)],
    }


def _field(field: FieldFigures) -> dict[str, object]:
    corners = zip(MODULES, field.ports, field.port_reach, strict=True)
    return {
        **_counts(field.counts),
        "ports": {
            corner: {"space": space_name(port), "reach": list(reach)}
            for corner, port, reach in corners
        },
        "regions": list(field.regions),
        "border_land": field.border,
        "border_lochs": field.border_lochs,
    }


def _counts(figures: MapReport) -> dict[str, object]:
    shares = ("grassland", "forest", "mountain", "two_terrains", "three_terrains")
    others = ("land", "lochs", "mist", "odd_costs", "cheapest_on_small_map")
    waters = ("rivers", "river_sides", "delta")
    return {
        **{key: getattr(figures, key) for key in others},
        **{f"{key}_percent": figures.figure(key) for key in shares},
        "costs": dict(zip(map(str, COSTS), figures.costs, strict=True)),
        "mean_cost": figures.mean_cost,
        **{key: getattr(figures, key) for key in waters},
    }

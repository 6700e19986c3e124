"""Reads a content pack from its folder into the frozen types."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Final

from caledonia.content.geometry import MODULES
from caledonia.content.modules import ModuleReader
from caledonia.content.problems import ContentError, Problem
from caledonia.content.reader import STANDINGS, read_json_list, read_text, read_toml
from caledonia.content.tables import (
    Standings,
    read_contracts,
    read_export,
    read_markets,
    read_scoring,
    read_starting_tiles,
    read_units,
    read_variants,
)
from caledonia.content.tiles import KNOWN, read_tiles
from caledonia.content.types import Content, ModuleSide
from caledonia.content.validator import check_content
from caledonia.types import ROUNDS

SIDES: Final = tuple(f"{module}{side}" for module in MODULES for side in (1, 2))
"""The eight module sides of a pack."""
Lines = dict[tuple[str, str], int]
"""Line numbers by file and item of the module sides."""


def load_content(path: Path | None = None) -> Content:
    """Return the content pack of a folder, or the base pack; cached by folder.

    :raises ContentError: naming every problem of the pack.
    """
    return _load(path.resolve() if path is not None else None)


@lru_cache(maxsize=32)
def _load(path: Path | None) -> Content:
    content, problems = inspect_content(path)
    if problems:
        raise ContentError(problems)
    return content


def inspect_content(path: Path | None = None) -> tuple[Content, list[Problem]]:
    """Read a pack without stopping at problems; return both content and problems.

    The content is only fit for play if there are no problems.

    :raises ContentError: if there is no such folder.
    """
    pack: Traversable = files("caledonia.content") / "base" if path is None else path
    if not pack.is_dir():
        raise ContentError([Problem(str(path), "", "no such folder, expected a content pack")])
    problems: list[Problem] = []
    lines: Lines = {}
    content = _read_pack(pack, problems, lines)
    inconsistencies = check_content(content, {problem.file for problem in problems})
    return content, problems + [_located(problem, lines) for problem in inconsistencies]


def _located(problem: Problem, lines: Lines) -> Problem:
    """Return a problem of a module side with its line, where that is known."""
    line = lines.get((problem.file, problem.item))
    return problem if line is None else replace(problem, item=f"line {line}, {problem.item}")


def _read_pack(pack: Traversable, problems: list[Problem], lines: Lines) -> Content:
    standings = Standings()
    head = read_toml(pack, "pack.toml", problems)
    names = head.text("id"), head.text("name"), head.text("notes")
    own = head.table("standing")
    standings.by_table["contracts"] = own.text("contracts", STANDINGS)
    own.done()
    head.done()
    items = read_json_list(pack, "contracts.json", problems)
    contracts = read_contracts("contracts.json", items, head)
    units, upgrades, levels = read_units(read_toml(pack, "units.toml", problems), standings)
    small, large, bonus = read_markets(read_toml(pack, "market.toml", problems), standings)
    export = read_export(read_toml(pack, "export.toml", problems), standings)
    starting = read_starting_tiles(read_toml(pack, "starting_tiles.toml", problems), standings)
    tiles = {}
    for name, least in (
        ("scoring_tiles", ROUNDS),
        ("port_tiles", len(MODULES)),
        ("clans", len(MODULES) + 1),
    ):
        table = read_toml(pack, f"{name}.toml", problems)
        standings.note(name, table)
        tiles[name] = MappingProxyType(read_tiles(table, KNOWN[name], least))
    final = read_scoring(read_toml(pack, "scoring.toml", problems), standings)
    variants = read_variants(read_toml(pack, "variants.toml", problems), standings, export)
    modules = _read_modules(pack, standings, problems, lines)
    return Content(
        id=names[0],
        name=names[1],
        notes=names[2],
        contracts=contracts,
        units=units,
        upgrades=upgrades,
        shipping_levels=levels,
        market_small=small,
        market_large=large,
        neighbourhood=bonus,
        export=export,
        starting_tiles=starting,
        scoring_tiles=tiles["scoring_tiles"],
        port_tiles=tiles["port_tiles"],
        clans=tiles["clans"],
        final=final,
        variants=variants,
        modules=MappingProxyType(modules),
        standing=MappingProxyType(standings.by_table),
    )


def _read_modules(
    pack: Traversable, standings: Standings, problems: list[Problem], lines: Lines
) -> dict[str, ModuleSide]:
    modules = {}
    for side in SIDES:
        file = f"modules/{side}.txt"
        text = read_text(pack, file, problems)
        if text is None:
            continue
        reader = ModuleReader(side, text, file)
        problems += reader.problems
        standings.by_table[f"modules/{side}"] = reader.standing
        lines.update({(file, item): number for item, number in reader.line_of.items()})
        if reader.module is not None:
            modules[side] = reader.module
    return modules

"""Module sides as text: rows of spaces as they lie on the board. Grammar: docs/content-packs.md."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from caledonia.content.geometry import MODULE_SPACES, Edge, centre, edge
from caledonia.content.problems import Problem
from caledonia.content.reader import STANDINGS
from caledonia.content.types import FOREST, GRASSLAND, MOUNTAIN, ModuleSide, SpaceData
from caledonia.types import COLUMNS, ROWS, Space, parse_space, space_name

TERRAINS: Final = (("g", GRASSLAND), ("f", FOREST), ("m", MOUNTAIN))
"""Letters of grassland, forest and mountain with their bits."""
LOCH: Final = "~"
HEADER: Final = ("name", "standing", "small port")

_CELL: Final = re.compile(r"(?P<terrain>g?f?m?)(?P<cost>\d)(?P<mist>\*?)")
_CELL_WORDS: Final = "~ (loch) or g, f, m in this order, a cost 1 to 6 and * for mist, like gf3*"


def grid_lines(module: str) -> list[tuple[Space, ...]]:
    """Return the spaces of a module line by line, from the top, half rows apart."""
    lines: dict[int, list[Space]] = {}
    for space in MODULE_SPACES[module]:
        lines.setdefault(centre(space)[1], []).append(space)
    return [tuple(lines[y]) for y in sorted(lines)]


def columns_of(module: str) -> str:
    """Return the column letters of a module."""
    return "".join(dict.fromkeys(COLUMNS[s // ROWS] for s in MODULE_SPACES[module]))


class _ModuleParser:
    """Reads one module side; ``problems`` holds what is wrong with it."""

    def __init__(self, side: str, file: str) -> None:
        self.side = side
        self.file = file
        self.problems: list[Problem] = []
        self.header: dict[str, str] = {}
        self.spaces: dict[Space, SpaceData] = {}
        self.rivers: list[tuple[Edge, ...]] = []
        self._lines = grid_lines(side[0])

    def note(self, item: str, reason: str) -> None:
        self.problems.append(Problem(self.file, item, reason))

    def line(self, number: int, text: str) -> None:
        """Read one line without its comment."""
        words = text.split()
        if not words or "".join(words) == columns_of(self.side[0]):
            return
        key, colon, value = text.partition(":")
        if colon:
            self._setting(number, key.strip(), value.strip())
        elif words[0].isdigit():
            self._row(number, words[0], words[1:])
        else:
            columns = " ".join(columns_of(self.side[0]))
            expected = f"'key: value', a row like '1  ~  g2', or the columns {columns}"
            self.note(f"line {number}", f'"{text.strip()}", expected {expected}')

    def _setting(self, number: int, key: str, value: str) -> None:
        if key == "river":
            self._river(len(self.rivers) + 1, value)
        elif key not in HEADER:
            expected = ", ".join((*HEADER, "river"))
            self.note(f"line {number}", f'unknown key "{key}", expected one of {expected}')
        elif key in self.header:
            self.note(f"line {number}", f'"{key}" for the second time, expected it once')
        else:
            self.header[key] = value

    def _row(self, number: int, label: str, cells: list[str]) -> None:
        if not self._lines:
            self.note(f"line {number}", f"row {label} after the last row of module {self.side[0]}")
            return
        spaces = self._lines.pop(0)
        row = str(spaces[0] % ROWS + 1)
        names = " ".join(space_name(s) for s in spaces)
        if label != row or len(cells) != len(spaces):
            found = f"row {label} with {len(cells)} spaces"
            self.note(f"line {number}", f"{found}, expected row {row} with {names}")
        for space, cell in zip(spaces, cells, strict=False):
            self._cell(f"row {row} space {space_name(space)}", space, cell)

    def _cell(self, item: str, space: Space, cell: str) -> None:
        if cell == LOCH:
            self.spaces[space] = SpaceData(0, 0, mist=False)
            return
        match = _CELL.fullmatch(cell)
        if match is None:
            self.note(item, f'"{cell}", expected {_CELL_WORDS}')
            return
        terrain = sum(bit for letter, bit in TERRAINS if letter in match["terrain"])
        cost = int(match["cost"])
        if not terrain:
            self.note(item, f'"{cell}" has no terrain, expected one to three of g, f, m')
        elif not 1 <= cost <= 6:
            self.note(item, f"land cost {cost}, expected 1 to 6")
        else:
            self.spaces[space] = SpaceData(terrain, cost, mist=bool(match["mist"]))

    def _river(self, number: int, value: str) -> None:
        edges = []
        for word in value.split():
            names = word.split("/")
            try:
                one, other = (parse_space(name) for name in names)
                edges.append(edge(one, other))
            except ValueError:
                reason = f'"{word}", expected two spaces with a stroke between, like c4/d3'
                self.note(f"river {number}", reason)
        if not value:
            self.note(f"river {number}", "empty, expected sides like c4/d3 from source to mouth")
        self.rivers.append(tuple(edges))

    def finish(self) -> ModuleSide | None:
        """Return the side if the whole text could be read."""
        if self._lines:
            row = self._lines[0][0] % ROWS + 1
            names = " ".join(space_name(s) for line in self._lines for s in line)
            self.note(f"row {row}", f"spaces {names} are missing")
        for key in HEADER:
            if not self.header.get(key):
                self.note("", f'no "{key}", expected a line "{key}: …"')
        standing = self.header.get("standing") or STANDINGS[0]
        if standing not in STANDINGS:
            self.note("standing", f'"{standing}", expected {" or ".join(STANDINGS)}')
        port = 0
        try:
            port = parse_space(self.header.get("small port") or "a1")
        except ValueError as error:
            self.note("small port", str(error))
        if self.problems:
            return None
        return ModuleSide(
            id=self.side,
            name=self.header["name"],
            spaces=MappingProxyType(self.spaces),
            rivers=tuple(self.rivers),
            small_port=port,
        )


def parse_module(side: str, text: str, file: str) -> tuple[ModuleSide | None, str, list[Problem]]:
    """Read one module side.

    :returns: the side (None if a part could not be read), its standing and the problems.
    """
    parser = _ModuleParser(side, file)
    for number, line in enumerate(text.splitlines(), start=1):
        parser.line(number, line.partition("#")[0])
    module = parser.finish()
    return module, parser.header.get("standing", ""), parser.problems


def format_module(module: ModuleSide, standing: str) -> str:
    """Return a module side as the text that :func:`parse_module` reads."""
    letter, side = module.id[0], module.id[1:]
    columns = columns_of(letter)
    lines = [
        f"# Module {letter}, side {side}. The grammar is in docs/content-packs.md.",
        f"name: {module.name}",
        f"standing: {standing}",
        f"small port: {space_name(module.small_port)}",
        "",
        "    " + "".join(f"{column:<6}" for column in columns),
    ]
    for spaces in grid_lines(letter):
        cells = {space // ROWS: format_space(module.spaces[space]) for space in spaces}
        row = "".join(f"{cells.get(COLUMNS.index(column), ''):<6}" for column in columns)
        lines.append(f"{spaces[0] % ROWS + 1:<4}{row}")
    lines.append("")
    for river in module.rivers:
        sides = " ".join(f"{space_name(one)}/{space_name(other)}" for one, other in river)
        lines.append(f"river: {sides}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def format_space(space: SpaceData) -> str:
    """Return the text of one space, like ``gf3*``."""
    if not space.terrain:
        return LOCH
    letters = "".join(letter for letter, bit in TERRAINS if space.terrain & bit)
    return f"{letters}{space.cost}{'*' if space.mist else ''}"

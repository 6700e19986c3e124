"""Assigns lines of a module file to rows, and cells to spaces.

A typo in one line must not spoil the others, so lines are matched to rows by number, count and
place all at once, at the least cost.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from caledonia.content.cells import (
    CELL_WORDS,
    LOCH,
    explain_cell,
    parse_cell,
    split_cells,
    suggest_cell,
)
from caledonia.content.geometry import MODULE_SPACES, centre
from caledonia.content.types import SpaceData
from caledonia.types import COLUMNS, ROWS, Space, space_name

_LABEL: Final = re.compile(r"(\d+)[.:)*,]?")
_GLUED: Final = re.compile(r"(\d)(\S*[a-z~]\S*)")
_FILLERS: Final = frozenset(".-_|,;:/")
_WRONG_LABEL, _WRONG_COUNT, _WRONG_PLACE, _SKIP = 4, 2, 1, 7
"""Costs of matching a line to a row: one of these for each thing that does not fit."""

Fault = tuple[str, str]
"""Where in the file, and what is wrong there."""
Cell = tuple[str, int]
"""The text of a cell and where in its line it begins."""


def grid_lines(module: str) -> list[tuple[Space, ...]]:
    """Return the spaces of a module line by line, from the top, half rows apart."""
    lines: dict[int, list[Space]] = {}
    for space in MODULE_SPACES[module]:
        lines.setdefault(centre(space)[1], []).append(space)
    return [tuple(lines[y]) for y in sorted(lines)]


@dataclass(frozen=True, slots=True)
class RowLine:
    """A line of the file that holds spaces."""

    number: int
    """Of the line in the file."""
    label: str
    """The row's number as written; empty if there is none."""
    cells: tuple[Cell, ...]


def find_row(number: int, text: str) -> RowLine | None:
    """Return a line of the file as a row, or None if it looks like something else."""
    cells = tuple((match[0], match.start()) for match in re.finditer(r"\S+", text.expandtabs()))
    (first, place), rest = cells[0], cells[1:]
    if _LABEL.fullmatch(first):
        return RowLine(number, first, rest)
    cell_like = [bool(suggest_cell(cell)) for cell, _ in cells]
    glued = _GLUED.fullmatch(first)
    if glued and suggest_cell(glued[2]) and not suggest_cell(first):
        return RowLine(number, glued[1], ((glued[2], place + 1), *rest))
    # A single sign at the very left is a mistyped row number, further right a mistyped loch.
    if len(first) == 1 and first != LOCH and not place and sum(cell_like[1:]) * 2 > len(rest):
        return RowLine(number, first, rest)
    if cell_like[0] and sum(cell_like) * 2 > len(cells):
        return RowLine(number, "", cells)
    return None


def row_of(spaces: tuple[Space, ...]) -> str:
    """Return the row number of the spaces of one line."""
    return str(spaces[0] % ROWS + 1)


def names_of(spaces: tuple[Space, ...]) -> str:
    """Return the names of some spaces."""
    return " ".join(space_name(space) for space in spaces)


class RowReader:
    """Reads all rows of one module side; ``faults`` holds what is wrong with them."""

    def __init__(self, module: str, rows: list[RowLine], columns: Mapping[str, int]) -> None:
        """Read the rows.

        :param columns: the positions of the letters in the line of columns, if there is one.
        """
        self.faults: list[Fault] = []
        self.spaces: dict[Space, SpaceData] = {}
        self.line_of: dict[Space, int] = {}
        self._module = module
        self._columns = columns
        self._expected = grid_lines(module)
        matches = self._match(rows)
        swapped = self._note_swaps(matches)
        after = ""
        missing: list[tuple[Space, ...]] = []
        for row, spaces in matches:
            if row is None:
                assert spaces is not None
                missing.append(spaces)
                continue
            self._note_missing(missing, after)
            missing, after = [], f" after line {row.number}"
            if spaces is None:
                self._note_surplus(row, rows)
            elif row.number not in swapped:
                self._read(row, spaces)
        self._note_missing(missing, after)

    # Match lines to rows.

    def _cost(self, row: RowLine, spaces: tuple[Space, ...]) -> int:
        number = row.label.rstrip(".:)*,")
        cost = _WRONG_LABEL if number != row_of(spaces) else int(number != row.label)
        cost += 0 if len(row.cells) == len(spaces) else _WRONG_COUNT
        placed = self._placed(row.cells)
        if placed and not set(placed) <= {COLUMNS[space // ROWS] for space in spaces}:
            cost += _WRONG_PLACE
        return cost

    def _placed(self, cells: tuple[Cell, ...]) -> list[str] | None:
        """Return the columns above the cells, if each cell has its own."""
        under = {place: column for column, place in self._columns.items()}
        columns = [
            next((under[place + by] for by in (0, -1, 1) if place + by in under), "")
            for _, place in cells
        ]
        return columns if all(columns) and len(set(columns)) == len(columns) else None

    def _match(self, rows: list[RowLine]) -> list[tuple[RowLine | None, tuple[Space, ...] | None]]:
        """Match lines with rows at the least cost; None stands for a missing partner."""
        expected = self._expected
        # best[i][j]: cost of the lines from i on and the rows from j on.
        best = [[0] * (len(expected) + 1) for _ in range(len(rows) + 1)]
        for i in range(len(rows), -1, -1):
            for j in range(len(expected), -1, -1):
                ways = []
                if i < len(rows) and j < len(expected):
                    ways.append(best[i + 1][j + 1] + self._cost(rows[i], expected[j]))
                if i < len(rows):
                    ways.append(best[i + 1][j] + _SKIP)
                if j < len(expected):
                    ways.append(best[i][j + 1] + _SKIP)
                best[i][j] = min(ways, default=0)
        matches: list[tuple[RowLine | None, tuple[Space, ...] | None]] = []
        i = j = 0
        while i < len(rows) or j < len(expected):
            both = i < len(rows) and j < len(expected)
            if both and best[i][j] == best[i + 1][j + 1] + self._cost(rows[i], expected[j]):
                matches.append((rows[i], expected[j]))
                i, j = i + 1, j + 1
            elif i < len(rows) and best[i][j] == best[i + 1][j] + _SKIP:
                matches.append((rows[i], None))
                i += 1
            else:
                matches.append((None, expected[j]))
                j += 1
        return matches

    # Report problems of whole lines.

    def _note_swaps(
        self, matches: list[tuple[RowLine | None, tuple[Space, ...] | None]]
    ) -> set[int]:
        """Note pairs of lines that fit each other's row; return the lines' numbers."""
        odd = [(r, s) for r, s in matches if r and s and self._cost(r, s)]
        swapped: set[int] = set()
        for place, (one, here) in enumerate(odd):
            for other, there in odd[place + 1 :]:
                fits = not self._cost(one, there) and not self._cost(other, here)
                if fits and not swapped & {one.number, other.number}:
                    swapped |= {one.number, other.number}
                    self.faults.append(
                        (
                            f"lines {one.number} and {other.number}, row {row_of(here)}",
                            f'row "{one.label}" first, expected {names_of(here)} before '
                            f"{names_of(there)}: the two lines seem to be swapped",
                        )
                    )
        return swapped

    def _note_missing(self, missing: list[tuple[Space, ...]], after: str) -> None:
        if not missing:
            return
        labels = list(dict.fromkeys(row_of(spaces) for spaces in missing))
        several = f"rows {labels[0]} to {labels[-1]}"
        names = ", then ".join(names_of(spaces) for spaces in missing)
        item = f"row {labels[0]}" if len(labels) == 1 else several
        self.faults.append((item, f"missing, expected {names}{after}"))

    def _note_surplus(self, row: RowLine, rows: list[RowLine]) -> None:
        own = [spaces for spaces in self._expected if row_of(spaces) == row.label]
        item = f"line {row.number}, row {row.label}" if row.label else f"line {row.number}"
        times = sum(other.label == row.label for other in rows)
        if own and times > len(own):
            lines = ", then ".join(names_of(spaces) for spaces in own)
            count = "one line" if len(own) == 1 else f"{len(own)} lines"
            self.faults.append((item, f"{times} lines, expected {count}: {lines}"))
            return
        first, last = row_of(self._expected[0]), row_of(self._expected[-1])
        reason = f"a line too many, expected only rows {first} to {last} of module {self._module}"
        self.faults.append((item, reason))

    # Read the cells of a line.

    def _read(self, row: RowLine, spaces: tuple[Space, ...]) -> None:
        label = row_of(spaces)
        item = f"line {row.number}, row {label}"
        if row.label != label:
            actual = f'row "{row.label}"' if row.label else "no row number"
            self.faults.append((item, f"{actual}, expected {label} before {names_of(spaces)}"))
        cells = row.cells
        if len(cells) != len(spaces):
            cells = self._mend(item, cells, spaces)
        if len(cells) == len(spaces):
            for space, (text, _) in zip(spaces, cells, strict=True):
                self._cell(f"{item}, space {space_name(space)}", text, space)
                self.line_of[space] = row.number
            return
        by_column = {COLUMNS[space // ROWS]: space for space in spaces}
        placed = self._placed(cells)
        if placed and set(placed) < set(by_column):
            for column, space in by_column.items():
                where = f"{item}, space {space_name(space)}"
                if column in placed:
                    self._cell(where, cells[placed.index(column)][0], space)
                else:
                    missing = f"nothing under {column}, expected {CELL_WORDS}"
                    self.faults.append((where, f"{missing}; the row has {names_of(spaces)}"))
            return
        count = "1 space" if len(cells) == 1 else f"{len(cells)} spaces"
        expected = f"expected {len(spaces)}: {names_of(spaces)}"
        wrong = [text for text, _ in cells if parse_cell(text) is None]
        if len(wrong) == 1 and len(cells) == len(spaces) + 1:
            self.faults.append((item, f'{count} with "{wrong[0]}", {expected}'))
            return
        self.faults.append((item, f"{count}, {expected}"))
        for place, (text, _) in enumerate(cells, start=1):
            if text in wrong:
                near = spaces[min(place, len(spaces)) - 1]
                where = f"{item}, place {place} (space {space_name(near)}?)"
                self.faults.append((where, explain_cell(text)))

    def _mend(
        self, item: str, cells: tuple[Cell, ...], spaces: tuple[Space, ...]
    ) -> tuple[Cell, ...]:
        """Return the cells with a missing or extra blank corrected, and note it."""
        bare = tuple(cell for cell in cells if cell[0] not in _FILLERS)
        if len(bare) == len(spaces):
            filler = next(text for text, _ in cells if text in _FILLERS)
            self.faults.append((item, f'"{filler}" between the spaces, expected blanks only'))
            return bare
        for pairs in (_cut, _joined):
            for mended, place, wrong, right in pairs(cells):
                if len(mended) == len(spaces):
                    where = f"{item}, space {space_name(spaces[place])}"
                    self.faults.append((where, f'"{wrong}", expected "{right}"'))
                    return mended
        return cells

    def _cell(self, item: str, text: str, space: Space) -> None:
        data = parse_cell(text)
        if data is None:
            self.faults.append((item, explain_cell(text)))
        else:
            self.spaces[space] = data


Mended = tuple[tuple[Cell, ...], int, str, str]
"""Cells with one correction: the place, what was there and what was meant."""


def _cut(cells: tuple[Cell, ...]) -> Iterator[Mended]:
    """Yield the cells with one of them cut in two."""
    for place, (text, at) in enumerate(cells):
        halves = split_cells(text)
        if halves:
            new = ((halves[0], at), (halves[1], at + len(halves[0])))
            yield (*cells[:place], *new, *cells[place + 1 :]), place, text, " ".join(halves)


def _joined(cells: tuple[Cell, ...]) -> Iterator[Mended]:
    """Yield the cells with two pieces of one joined."""
    for place in range(len(cells) - 1):
        (one, at), (other, _) = cells[place : place + 2]
        whole = one + other
        broken = parse_cell(one) is None or parse_cell(other) is None
        if broken and LOCH not in whole and parse_cell(whole):
            yield (*cells[:place], (whole, at), *cells[place + 2 :]), place, f"{one} {other}", whole

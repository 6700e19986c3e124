"""Module sides as text, row by row; the grammar is in docs/content-packs.md."""

from __future__ import annotations

import re
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

from caledonia.content.cells import format_space
from caledonia.content.geometry import CENTRAL_LOCHS, MODULE_SPACES
from caledonia.content.module_rows import RowLine, RowReader, find_row, grid_lines
from caledonia.content.problems import Problem
from caledonia.content.reader import STANDINGS
from caledonia.content.rivers import River, format_river, parse_river
from caledonia.content.types import LANGUAGES, ModuleSide
from caledonia.types import COLUMNS, ROWS, parse_space, space_name

HEADER: Final = ("name", "standing", "small port")
"""Header keys that every side has."""
CHARACTER: Final = {
    "character" if language == LANGUAGES[0] else f"character {language}": language
    for language in LANGUAGES
}
"""Header keys of a side's character line, with their language."""
KEYS: Final = (*HEADER, *CHARACTER, "river")
LONGEST: Final = {"name": 40, **dict.fromkeys(CHARACTER, 160)}
"""Maximum length of texts for people."""
SHOWN: Final = 60
"""Characters of a line that are repeated in a message."""


def columns_of(module: str) -> str:
    """Return the column letters of a module."""
    return "".join(dict.fromkeys(COLUMNS[s // ROWS] for s in MODULE_SPACES[module]))


class ModuleReader:
    """Reads one module side; ``problems`` holds what is wrong with it."""

    def __init__(self, side: str, text: str, file: str) -> None:
        """Read the text of a side like ``A1``."""
        self.problems: list[Problem] = []
        self.line_of: dict[str, int] = {}
        """Line numbers by item, as the validator names it."""
        self._side = side
        self._file = file
        self._header: dict[str, str] = {}
        self._rivers: list[River] = []
        self._columns: dict[str, int] = {}
        self._rows: list[RowLine] = []
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
            self._line(number, _without_comment(line).rstrip())
        rows = RowReader(side[0], self._rows, self._columns)
        self.problems += [Problem(file, item, reason) for item, reason in rows.faults]
        self._check_header()
        for space, number in rows.line_of.items():
            self.line_of[f"row {space % ROWS + 1}, space {space_name(space)}"] = number
        self.module = None if self.problems else self._make(rows)

    @property
    def standing(self) -> str:
        """The side's standing; empty if it says none."""
        return self._header.get("standing", "")

    def _note(self, item: str, reason: str) -> None:
        self.problems.append(Problem(self._file, item, reason))

    def _line(self, number: int, text: str) -> None:
        """Read one line without its comment."""
        if not text.strip():
            return
        words = text.split()
        if all(len(word) == 1 and word.isalpha() for word in words) and len(words) > 1:
            self._column_line(number, text)
            return
        key, colon, value = text.partition(":")
        is_key = colon and not key.strip()[:1].isdigit()
        row = None if is_key else find_row(number, text)
        if is_key:
            self._setting(number, " ".join(key.split()), value.strip())
        elif row is not None:
            self._rows.append(row)
        else:
            self._strange(number, text.strip())

    def _column_line(self, number: int, text: str) -> None:
        columns = columns_of(self._side[0])
        if "".join(text.split()) == columns:
            # Cells are below these letters, so that a gap is not taken for a cell.
            self._columns = {letter: text.expandtabs().index(letter) for letter in columns}
            return
        expected = f"the columns {' '.join(columns)} of module {self._side[0]}"
        self._note(f"line {number}", f'"{" ".join(text.split())}", expected {expected}')

    def _strange(self, number: int, text: str) -> None:
        """Note a line that is neither setting nor row nor columns."""
        quoted = f'"{_cut(text)}"'
        # Longer keys first: "character de" begins with "character".
        for key in sorted(KEYS, key=len, reverse=True):
            if re.match(rf"{key}\s", text, re.IGNORECASE):
                value = text[len(key) :].strip()
                self._note(f"line {number}", f'{quoted}, expected a colon: "{key}: {_cut(value)}"')
                self._header.setdefault(key, value)
                if key == "river":
                    self._rivers.append(())
                return
        row = grid_lines(self._side[0])[0]
        cells = "  ".join(["~", *["g2"] * (len(row) - 1)])
        expected = f'a setting like "name: …", a row like "{row[0] % ROWS + 1}  {cells}" or columns'
        self._note(f"line {number}", f"{quoted}, expected {expected}")

    def _setting(self, number: int, key: str, value: str) -> None:
        item = f"line {number}"
        if key not in KEYS:
            # Continue with the intended key, so that it does not seem to be missing.
            key = self._unknown(item, key)
            if not key or key in self._header:
                return
        if key == "river":
            self._river(number, value)
        elif key in self._header:
            self._note(item, f'"{key}" for the second time, expected it once')
        else:
            self._header[key] = value
            self.line_of[key] = number

    def _unknown(self, item: str, key: str) -> str:
        """Note an unknown key and return the one that it most likely means, if any."""
        word, _, language = key.partition(" ")
        if word == "character" and language:
            known = ", ".join(LANGUAGES[1:])
            close = [c for c in LANGUAGES if c.lower() == language.lower().replace("-", "_")]
            meant = next((k for k in CHARACTER if close and CHARACTER[k] == close[0]), "")
            hint = f': did you mean "{meant}"?' if meant else ""
            expected = f'a language {known}, or "character" for English'
            self._note(item, f'"{_cut(key)}", expected {expected}{hint}')
            return meant
        meant = next(iter(get_close_matches(key.lower(), KEYS, 1, 0.75)), "")
        hint = f': did you mean "{meant}"?' if meant else ""
        self._note(item, f'"{_cut(key)}", expected one of {", ".join(KEYS)}{hint}')
        return meant

    def _river(self, number: int, value: str) -> None:
        river, reasons = parse_river(value, self._side[0])
        self._rivers.append(river)
        item = f"river {len(self._rivers)}"
        self.line_of[item] = number
        for reason in reasons:
            self._note(f"line {number}, {item}", reason)

    def _item(self, key: str) -> str:
        return f"line {self.line_of[key]}, {key}" if key in self.line_of else key

    def _check_header(self) -> None:
        port = space_name(min(CENTRAL_LOCHS[self._side[0]]))
        example = {"name": "Four Burns", "standing": "printed", "small port": port}
        for key in HEADER:
            if not self._header.get(key):
                fault = "empty" if key in self._header else "missing"
                self._note(
                    self._item(key), f'{fault}, expected a line like "{key}: {example[key]}"'
                )
        for key, longest in LONGEST.items():
            value = self._header.get(key, "")
            if len(value) > longest or not value.isprintable():
                shown = "".join(c if c.isprintable() else "?" for c in _cut(value))
                expected = f"at most {longest} characters, all printable"
                self._note(self._item(key), f'"{shown}", expected {expected}')
        standing = self._header.get("standing", "")
        if standing and standing not in STANDINGS:
            reason = f'"{_cut(standing)}", expected {" or ".join(STANDINGS)}'
            self._note(self._item("standing"), reason)
        port = self._header.get("small port", "")
        if port and not _is_space(port):
            hint = f": did you mean {port.lower()}?" if _is_space(port.lower()) else ""
            columns = columns_of(self._side[0])
            expected = f"a space of module {self._side[0]}, columns {columns[0]} to {columns[-1]}"
            self._note(self._item("small port"), f'"{_cut(port)}", expected {expected}{hint}')

    def _make(self, rows: RowReader) -> ModuleSide:
        texts = {code: self._header.get(key, "") for key, code in CHARACTER.items()}
        return ModuleSide(
            id=self._side,
            name=self._header["name"],
            spaces=MappingProxyType(rows.spaces),
            rivers=tuple(self._rivers),
            small_port=parse_space(self._header["small port"]),
            character=MappingProxyType({code: text for code, text in texts.items() if text}),
        )


def _without_comment(line: str) -> str:
    """Return a line without its comment; texts for people may contain #."""
    key = " ".join(line.partition(":")[0].split())
    return line if key in LONGEST else line.partition("#")[0]


def _cut(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def _is_space(name: str) -> bool:
    try:
        parse_space(name)
    except ValueError:
        return False
    return True


def parse_module(side: str, text: str, file: str) -> tuple[ModuleSide | None, str, list[Problem]]:
    """Read one module side.

    :returns: the side (None if a part could not be read), its standing and the problems.
    """
    reader = ModuleReader(side, text, file)
    return reader.module, reader.standing, reader.problems


def format_module(module: ModuleSide, standing: str) -> str:
    """Return a module side as the text that :func:`parse_module` reads."""
    letter, side = module.id[0], module.id[1:]
    columns = columns_of(letter)
    texts = [(key, module.character.get(code, "")) for key, code in CHARACTER.items()]
    lines = [
        f"# Module {letter}, side {side}. The grammar is in docs/content-packs.md.",
        f"name: {module.name}",
        *(f"{key}: {text}" for key, text in texts if text),
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
    lines += [f"river: {format_river(river)}" for river in module.rivers]
    return "\n".join(line.rstrip() for line in lines) + "\n"

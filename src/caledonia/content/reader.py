"""Typed access to parsed TOML and JSON that collects all problems."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Final, TypeGuard

from caledonia.content.problems import Problem
from caledonia.content.strict_json import load_json

PRINTED: Final = "printed"
STANDINGS: Final = (PRINTED, "house")


def read_text(pack: Traversable, file: str, problems: list[Problem]) -> str | None:
    """Return the text of a file of the pack, or note why there is none."""
    source = pack
    for part in file.split("/"):
        source = source / part
    reason = "missing, expected this file in the pack"
    try:
        if source.is_file():
            # Some editors put a byte order mark before UTF-8 text.
            return source.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        reason = f"not UTF-8 text ({error.reason} in line {line}), expected it saved as UTF-8"
    except OSError as error:
        reason = f"cannot be read ({error.strerror or error})"
    problems.append(Problem(file, "", reason))
    return None


def read_toml(pack: Traversable, file: str, problems: list[Problem]) -> Table:
    """Return the top table of a TOML file; empty and lenient if unusable."""
    text = read_text(pack, file, problems)
    if text is not None:
        try:
            return Table(tomllib.loads(text), file, "", problems)
        except RecursionError:
            problems.append(Problem(file, "", "not TOML: nested too deeply"))
        # Not only the parser's own errors: a number may have too many digits.
        except ValueError as error:
            problems.append(Problem(file, "", f"not TOML: {error}"))
    return Table(None, file, "", problems)


def read_json_list(pack: Traversable, file: str, problems: list[Problem]) -> list[object]:
    """Return the top list of a JSON file; empty where the file is unusable."""
    text = read_text(pack, file, problems)
    if text is None:
        return []
    try:
        items = load_json(text)
    except json.JSONDecodeError as error:
        problems.append(Problem(file, f"line {error.lineno}", f"not JSON: {error.msg}"))
        return []
    except ValueError as error:
        problems.append(Problem(file, "", str(error)))
        return []
    if isinstance(items, list) and items:
        return items
    problems.append(Problem(file, "", f"{shown(items)}, expected a list of one or more items"))
    return []


def shown(value: object) -> str:
    """Return a value as a content file would write it, for messages."""
    if value is None:
        return "missing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "a table"
    try:
        return f'"{value}"' if isinstance(value, str) else str(value)
    except (ValueError, RecursionError):
        return "a value too large to show"


class Table:
    """One table of a file; getters note problems and return usable defaults."""

    def __init__(self, data: object, file: str, item: str, problems: list[Problem]) -> None:
        """Wrap parsed data; None (an unusable file) notes nothing more."""
        self.file = file
        self.item = item
        self._problems = problems
        self._silent = data is None
        self._asked: set[str] = set()
        if data is not None and not isinstance(data, Mapping):
            self.problem(f"{shown(data)}, expected a table")
            self._silent = True
        self._data: dict[str, object] = dict(data) if isinstance(data, Mapping) else {}

    def sibling(self, data: object, file: str, item: str) -> Table:
        """Return other data as a table that notes its problems in the same list."""
        return Table(data, file, item, self._problems)

    def problem(self, reason: str, key: str = "") -> None:
        """Note a problem of this table or of one of its keys."""
        if not self._silent:
            self._problems.append(Problem(self.file, f"{self.item} {key}".strip(), reason))

    def names(self) -> tuple[str, ...]:
        """Return the keys in the file's order."""
        return tuple(self._data)

    def _get(self, key: str) -> object:
        self._asked.add(key)
        return self._data.get(key)

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number from low to high; without default the key must be there."""
        value = self._get(key)
        if value is None and default is not None:
            return default
        if is_integer(value, low, high):
            return value
        expected = f"a whole number from {low} to {high}" if low < high else str(low)
        self.problem(f"{shown(value)}, expected {expected}", key)
        return low

    def integers(self, key: str, low: int, high: int, length: int = 0) -> tuple[int, ...]:
        """Return a list of whole numbers, of a fixed length if one is given."""
        value = self._get(key)
        if isinstance(value, list) and value and length in (0, len(value)):
            numbers = [number for number in value if is_integer(number, low, high)]
            if len(numbers) == len(value):
                return tuple(numbers)
        many = str(length) if length else "one or more"
        expected = f"a list of {many} whole numbers from {low} to {high}"
        self.problem(f"{shown(value)}, expected {expected}", key)
        return (low,) * (length or 1)

    def text(self, key: str, choices: Sequence[str] = ()) -> str:
        """Return a text that is not empty, one of the choices if there are any."""
        value = self._get(key)
        if isinstance(value, str) and value.strip() and (not choices or value in choices):
            return value.strip()
        expected = " or ".join(f'"{choice}"' for choice in choices) or "a text"
        self.problem(f"{shown(value)}, expected {expected}", key)
        return "?"

    def standing(self) -> str:
        """Return the table's standing."""
        return self.text("standing", STANDINGS)

    def flag(self, key: str) -> bool:
        """Return true or false; false where the key is not there."""
        value = self._get(key)
        if value is None or isinstance(value, bool):
            return bool(value)
        self.problem(f"{shown(value)}, expected true or false", key)
        return False

    def table(self, key: str) -> Table:
        """Return a table inside this one."""
        value = self._get(key)
        item = f"{self.item} {key}".strip()
        if value is None:
            self.problem("missing, expected a table", key)
        return Table(value, self.file, item, self._problems)

    def tables(self, key: str, name: str) -> list[Table]:
        """Return a list of tables, each called by the name and its place in messages."""
        value = self._get(key)
        if isinstance(value, list) and value:
            items = [f"{self.item} {name} {place}".strip() for place in range(1, len(value) + 1)]
            pairs = zip(value, items, strict=True)
            return [Table(data, self.file, item, self._problems) for data, item in pairs]
        self.problem(f"{shown(value)}, expected a list of one or more tables", key)
        return []

    def counts(self, key: str, names: Iterable[str], high: int) -> dict[str, int]:
        """Return a table of counts from 1; names left out count 0, others are a problem."""
        table = self.table(key)
        counts = {name: table.integer(name, 1, high, default=0) for name in names}
        table.done()
        return counts

    def done(self) -> None:
        """Note every key that was not read."""
        for key in self._data:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                self.problem(f"unknown, expected one of {known}", key)


def is_integer(value: object, low: int, high: int) -> TypeGuard[int]:
    """Return whether a value is an integer from low to high; booleans are not."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high

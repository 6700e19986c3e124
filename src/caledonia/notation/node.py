"""JSON values that know their path, so that every error names the field."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import NoReturn

from caledonia.content.strict_json import load_json
from caledonia.errors import PositionError
from caledonia.notation.wording import suggestion
from caledonia.types import Space, parse_space


@dataclass(frozen=True, slots=True)
class Node:
    """A JSON value with its path, like ``seats[1].units.sheep[0]``."""

    value: object
    path: str

    def fail(self, message: str) -> NoReturn:
        """Refuse the value.

        :raises PositionError: always, naming the path.
        """
        raise PositionError(f"{self.path}: {message}" if self.path else message)

    def integer(self, lowest: int, highest: int) -> int:
        """Return the value if it is a whole number within these bounds."""
        # True and False are numbers to Python, but not here.
        if type(self.value) is not int:
            self.fail(f"write a number from {lowest} to {highest}, not {self.shown}")
        if not lowest <= self.value <= highest:
            self.fail(f"{self.value} is out of range: {lowest} to {highest}")
        return self.value

    def boolean(self) -> bool:
        """Return the value if it is true or false."""
        if not isinstance(self.value, bool):
            self.fail(f"write true or false, not {self.shown}")
        return self.value

    def text(self) -> str:
        """Return the value if it is a string."""
        if not isinstance(self.value, str):
            self.fail(f"write a text in quotes, not {self.shown}")
        return self.value

    def name(self, what: str, known: Iterable[str]) -> str:
        """Return the value if it is one of these names."""
        name = self.text()
        names = list(known)
        if name not in names:
            self.fail(f"no {what} '{name}'; {suggestion(name, [n for n in names if n])}")
        return name

    def index(self, what: str, names: tuple[str, ...]) -> int:
        """Return the place of the value among these names."""
        return names.index(self.name(what, names))

    def space(self) -> Space:
        """Return the value if it names a space."""
        try:
            return parse_space(self.text())
        except ValueError as error:
            self.fail(str(error))

    def items(self) -> list[Node]:
        """Return the members of a list."""
        if not isinstance(self.value, list):
            self.fail(f"write a list, not {self.shown}")
        return [Node(item, f"{self.path}[{n}]") for n, item in enumerate(self.value)]

    def members(self, known: Collection[str], what: str = "field") -> dict[str, Node]:
        """Return the members of an object, all of whose keys must be known."""
        if not isinstance(self.value, dict):
            self.fail(f"write an object in braces, not {self.shown}")
        for key in self.value:
            if key not in known:
                self.fail(f"no {what} '{key}'; {suggestion(key, known)}")
        return {key: self.at(key) for key in self.value}

    def at(self, key: str) -> Node:
        """Return a member of an object; one that is missing has the value ``None``."""
        assert isinstance(self.value, dict)
        return Node(self.value.get(key), f"{self.path}.{key}" if self.path else key)

    def has(self, key: str) -> bool:
        """Whether the value is an object with this member."""
        return isinstance(self.value, dict) and key in self.value

    def distinct(self, items: list[Node]) -> None:
        """Refuse a list with duplicates."""
        seen: list[object] = []
        for item in items:
            if item.value in seen:
                item.fail(f"{item.shown} is in the list twice")
            seen.append(item.value)

    @property
    def shown(self) -> str:
        """The value as JSON, shortened."""
        text = json.dumps(self.value, ensure_ascii=False)
        return text if len(text) <= 40 else f"{text[:37]}..."


def parse_json(text: str) -> object:
    """Return a JSON value.

    :raises PositionError: with line and column, also where a key is repeated.
    """
    try:
        return load_json(text)
    except json.JSONDecodeError as error:
        raise PositionError(
            f"line {error.lineno}, column {error.colno}: not JSON: {error.msg}"
        ) from None
    except ValueError as error:
        raise PositionError(f"not a position: {error}") from None


def plain_json(data: Mapping[str, object]) -> object:
    """Return a copy of data as JSON holds it: tuples become lists.

    :raises PositionError: if it holds something that JSON cannot.
    """
    try:
        return parse_json(json.dumps(dict(data)))
    except (TypeError, ValueError, RecursionError) as error:
        if isinstance(error, PositionError):
            raise
        raise PositionError(f"not a position: {error}") from None

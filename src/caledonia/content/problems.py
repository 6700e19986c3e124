"""Problems of content packs, and the error that lists them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong in a content pack."""

    file: str
    """File name inside the pack, like ``modules/A1.txt``."""
    item: str
    """Where in the file, like ``line 12, row 3, space c3``; empty for the whole file."""
    reason: str
    """What is wrong and what was expected."""

    def __str__(self) -> str:
        place = f"{self.file} {self.item}" if self.item else self.file
        return f"{place}: {self.reason}"


class ContentError(ValueError):
    """An unusable content pack, with file, item and reason of every problem."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

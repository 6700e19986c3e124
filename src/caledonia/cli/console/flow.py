"""Text items in a row, wrapped only between items."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

GAP: Final = "  "
INDENT: Final = "    "
"""Indent of the second and later lines of a text that begins at the margin."""


class Flow:
    """A row of texts that wraps at the width; no text is split."""

    def __init__(self, items: Iterable[Text | str], gap: str = GAP, indent: str = "") -> None:
        """:param indent: put before every line but the first."""
        self.items = [Text(item) if isinstance(item, str) else item for item in items]
        self.gap = gap
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Fill line after line."""
        line = Text(end="")
        for item in self.items:
            if line.cell_len and line.cell_len + len(self.gap) + item.cell_len > options.max_width:
                yield line
                yield Text()
                line = Text(self.indent, end="").append_text(item)
                continue
            if line.cell_len:
                line.append(self.gap)
            line.append_text(item)
        yield line
        yield Text()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return the longest item and the whole row."""
        lengths = [item.cell_len for item in self.items] or [0]
        whole = sum(lengths) + len(self.gap) * (len(lengths) - 1)
        limit = options.max_width
        return Measurement(min(max(lengths), limit), min(whole, limit))

"""Where commands print tables of figures."""

from __future__ import annotations

from typing import Final

from rich.console import Console

WIDTH: Final = 80
"""Every table fits so many columns."""


def table_console() -> Console:
    """Return the console for tables: as wide as the terminal, but never narrower than they are."""
    console = Console(highlight=False)
    console.width = max(WIDTH, console.width)
    return console

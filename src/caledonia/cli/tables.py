"""The console for tables of figures."""

from __future__ import annotations

from typing import Final

from rich.console import Console

WIDTH: Final = 80
"""Columns that every table fits."""


def table_console() -> Console:
    """Return the console for tables: as wide as the terminal, at least ``WIDTH``."""
    console = Console(highlight=False)
    console.width = max(WIDTH, console.width)
    return console

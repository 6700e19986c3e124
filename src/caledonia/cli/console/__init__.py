"""`caledonia console`: a whole game in the terminal."""

from __future__ import annotations

from caledonia.cli.console.command import register

__all__ = ["register"]

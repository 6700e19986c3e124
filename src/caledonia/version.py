"""The version of the rules, kept low so that every text form can name it."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 2
"""Changes whenever the same codes could lead to another position."""

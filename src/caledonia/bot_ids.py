"""The ids of the computer players, for those who name them without loading them."""

from __future__ import annotations

from typing import Final

BOT_IDS: Final = (
    "random",
    "merchant",
    "shepherd",
    "baker",
    "crofter",
    "distiller",
    "laird",
    "chief",
    "bard",
    "seer",
)
"""All ids; :data:`caledonia.bots.BOTS` has their factories, in the same order."""
DEFAULT_BOT: Final = "crofter"

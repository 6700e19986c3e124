"""Computer players. :data:`BOTS` lists them; their names in words are in ``locale/``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caledonia.bots.base import Bot, Decision, Limit
from caledonia.bots.simple import SimpleBot
from caledonia.bots.wanderer import RandomBot

__all__ = ["BOTS", "DEFAULT_BOT", "Bot", "Decision", "Limit", "make_bot"]

BOTS: Final[dict[str, Callable[[int | None], Bot]]] = {"random": RandomBot, "simple": SimpleBot}
"""Bots by id; each is made with a seed of its own (``None``: any)."""
DEFAULT_BOT: Final = "simple"


def make_bot(name: str, seed: int | None = None) -> Bot:
    """Return a new bot.

    :raises ValueError: if there is no bot of this name.
    """
    if name not in BOTS:
        raise ValueError(f"no bot '{name}': choose one of {', '.join(BOTS)}")
    return BOTS[name](seed)

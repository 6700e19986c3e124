"""Computer players, listed in :data:`BOTS`; display names are in ``locale/``."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from caledonia.bot_ids import DEFAULT_BOT
from caledonia.bots.base import Alternative, Bot, Decision, Limit, Reason
from caledonia.bots.crofter import Crofter
from caledonia.bots.external import EXEC, BotFaultError, ExternalBot
from caledonia.bots.fallback import FallbackBot
from caledonia.bots.levels import LEVELS, Learner
from caledonia.bots.random_bot import RandomBot
from caledonia.bots.searchers import Chief, Merchant, Seer

__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "FORMER_NAMES",
    "Alternative",
    "Bot",
    "BotFaultError",
    "Decision",
    "ExternalBot",
    "FallbackBot",
    "Limit",
    "Reason",
    "bot_named",
    "make_bot",
]

_OWN: Final[dict[str, Callable[[int | None], Bot]]] = {
    "crofter": Crofter,
    "chief": Chief,
    "seer": Seer,
}
BOTS: Final[dict[str, Callable[[int | None], Bot]]] = {
    "random": RandomBot,
    "merchant": Merchant,
    **{
        level: _OWN[level] if slips is None else partial(Learner, slips)
        for level, slips in LEVELS.items()
    },
}
"""Bot factories by id; each takes a seed (``None``: any)."""
FORMER_NAMES: Final = {"simple": "crofter"}
"""Names under which saved games may still know a bot."""


def bot_named(name: str) -> str:
    """Return the id of a bot by id or former name; ``exec:`` names are kept.

    :raises ValueError: if there is no such bot.
    """
    if name.startswith(EXEC):
        return name
    bot_id = FORMER_NAMES.get(name, name)
    if bot_id not in BOTS:
        raise ValueError(f"no bot '{name}': choose one of {', '.join(BOTS)}")
    return bot_id


def make_bot(name: str, seed: int | None = None) -> Bot:
    """Return a new bot; ``exec:./mybot --fast`` is a program (docs/bot-protocol.md).

    :raises ValueError: if there is no bot of this name.
    """
    if name.startswith(EXEC):
        return ExternalBot(name.removeprefix(EXEC))
    return BOTS[bot_named(name)](seed)

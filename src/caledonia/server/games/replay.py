"""Games as their tables store them: plain data, which any process can replay."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import msgspec

from caledonia.game import Game
from caledonia.notation.frames import FORMER_KINDS
from caledonia.options import Options
from caledonia.server.packs import content_of
from caledonia.version import RULES_VERSION

KEY_NOW: Final = '"recorded_rolls":'
KEY_THEN: Final = '"foretold":'
"""A key of positions, today and with earlier rules."""
KINDS_NOW: Final = {f'"kind": "{now}"': f'"kind": "{then}"' for then, now in FORMER_KINDS.items()}
"""Kinds of decisions in positions, and how earlier releases wrote them."""
KEPT: Final = 16
"""Games that a process of bots keeps; each takes about a megabyte."""


class _Counted(msgspec.Struct):
    """The part of a position that says how many decisions led to it."""

    ply: int = 0


_counted_decoder = msgspec.json.Decoder(_Counted)


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a game began with."""

    pack: str
    players: int
    seed: str
    generator: int
    options: str
    """As JSON."""
    start: str | None
    """The position before the first decision; None: it was dealt from the seed."""

    @property
    def ply(self) -> int:
        """How many decisions led there; earlier releases counted those before a table began."""
        return 0 if self.start is None else _counted_decoder.decode(self.start).ply


@dataclass(frozen=True, slots=True)
class GameLog:
    """The decisions of a game that stand, and where they led."""

    beginning: Beginning
    codes: tuple[str, ...]
    rules: int | None
    """The rules with which the last decision was taken."""
    salt: str | None
    hash: str | None
    """Of the position after the last decision."""


def begun(beginning: Beginning) -> Game:
    """Return a game before its first decision.

    :raises ValueError: if today's rules do not know it.
    """
    content, seed = content_of(beginning.pack), int(beginning.seed)
    if beginning.start is not None:
        game = Game.from_position(beginning.start, content)
        game.seed = seed
        return game
    options = Options.from_dict(msgspec.json.decode(beginning.options))
    return Game.new(beginning.players, seed, options, content, generator=beginning.generator)


@lru_cache(KEPT)
def whole_game(log: GameLog) -> Game:
    """Return the game of a log with all its decisions; it is shared: do not change it.

    :raises ValueError: if they do not lead to the same game with the rules of today.
    """
    game = begun(log.beginning)
    for code in log.codes:
        game.push_code(code)
    if log.codes and not has_reached(game, log.rules, log.salt, log.hash):
        raise ValueError("the log of a game leads elsewhere")
    return game


def game_after(log: GameLog, decisions: int) -> Game:
    """Return the game of a log after a number of its decisions.

    :raises ValueError: if today's rules cannot replay the log.
    """
    game = whole_game(log).copy()
    for _ in log.codes[decisions:]:
        game.pop()
    return game


def has_reached(game: Game, rules: int | None, salt: str | None, stored: str | None) -> bool:
    """Whether a hash that was written down is that of a position.

    Releases with the same rules may have named its parts differently.
    """
    if stored == reached(game, rules, salt):
        return True
    return stored == reached(game, rules, salt, former=True)


def reached(game: Game, rules: int | None, salt: str | None, *, former: bool = False) -> str:
    """Return the hash of a position as it was written down with a version of the rules.

    A position names its rules and its parts: under others the same one has another hash.

    :param former: with the former names of decisions.
    """
    text = game.position(counted=False)
    if former:
        for now, then in KINDS_NOW.items():
            text = text.replace(now, then)
    if rules not in (None, RULES_VERSION):
        text = text.replace(KEY_NOW, KEY_THEN, 1)
        text = text.replace(f'"rules": {RULES_VERSION},', f'"rules": {rules},', 1)
    return salted(text, salt)


def salted(position: str, salt: str | None) -> str:
    """Return the hash of a position's text, hidden parts included: HMAC-SHA256 with the salt.

    The salt is secret until the end: without it nobody can confirm a guess about hidden parts.

    :param salt: ``None`` at tables from earlier releases, whose hashes are plain SHA-256.
    """
    if salt is None:
        return hashlib.sha256(position.encode()).hexdigest()
    return hmac.digest(salt.encode(), position.encode(), "sha256").hex()

"""Games at interesting moments, the same in every run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from benchmarks.server.plans import play_game
from caledonia.game import Game

SEED: Final = 24
OTHERS: Final = ("merchant", "crofter", "chief")
"""Who sits on the other seats."""
ALL: Final = {"buy", "sell", "expand", "obtain", "hire"}


@dataclass(frozen=True, slots=True)
class Moment:
    """A game of four up to some decision, as a record."""

    record: str
    seat: int
    ply: int

    @property
    def seats(self) -> list[str]:
        """Who sits where, with the deciding player as ``me``."""
        others = iter(OTHERS)
        return ["me" if seat == self.seat else next(others) for seat in range(4)]


def verbs(game: Game) -> set[str]:
    """Return the first words of all that is legal."""
    return {str(action).split()[0] for action in game.legal_actions}


def widest(codes: Iterable[str]) -> list[str]:
    """Return the expansions with the unit that has the most spaces to go to."""
    units: dict[str, list[str]] = {}
    for code in codes:
        verb, *rest = code.split()
        if verb == "expand":
            units.setdefault(rest[0], []).append(code)
    return max(units.values(), key=len, default=[])


def _is_rich(game: Game) -> bool:
    """Whether a turn in the middle of the game has something of everything, and something not."""
    if game.round != 3 or not verbs(game) >= ALL or "fulfil" in verbs(game):
        return False
    return len(widest(map(str, game.legal_actions))) >= 5


MOMENTS: Final[dict[str, Callable[[Game], bool]]] = {
    "clan": lambda game: "clan" in verbs(game),
    "place": lambda game: "place" in verbs(game) and game.ply >= 7,
    "turn": _is_rich,
    "neighbours": lambda game: verbs(game) == {"buy", "skip"},
    "bonus": lambda game: verbs(game) >= {"expand", "skip"},
    "production": lambda game: "produce" in verbs(game) and len(game.legal_actions) > 3,
    "over": lambda game: game.is_over(),
}
"""Moments by name: the first decision of which this is true."""


@cache
def moment(name: str) -> Moment:
    """Return the game at a moment.

    :raises LookupError: if the game has no such moment.
    """
    whole = play_game(SEED)
    game = Game(whole.start, seed=whole.seed)
    for action in [*whole.actions, None]:
        if MOMENTS[name](game):
            return Moment(game.record(secret=True), game.deciding_seat or 0, game.ply)
        if action is not None:
            game.push(action)
    raise LookupError(f"the game with seed {SEED} has no moment '{name}'")

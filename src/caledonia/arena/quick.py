"""Games of bots without search on the compiled twin: same choices, faster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from caledonia.actions import Place
from caledonia.bots import BOTS, bot_named
from caledonia.bots.base import DecisionRng
from caledonia.bots.crofter import Crofter
from caledonia.bots.external import EXEC
from caledonia.bots.fast import flat_weights, twin_of
from caledonia.bots.random_bot import RandomBot
from caledonia.bots.weights import DEFAULT
from caledonia.content.geometry import module_of
from caledonia.game import Game
from caledonia.native.match import OpenDecision, TakenDecision, play_by_thumb_with_lots
from caledonia.native.search import evaluate
from caledonia.native.twin import Twin

QUICK: Final = (Crofter, RandomBot)
"""Bots that the twin can play: by rules of thumb, or at random."""


@dataclass(frozen=True, slots=True)
class QuickGame:
    """A game that was played to its end."""

    game: Game
    """The final position, without the decisions before it."""
    taken: list[TakenDecision]


def play_quickly(
    game: Game, names: Sequence[str], seeds: Sequence[int], corners: Sequence[str] | None = None
) -> QuickGame | None:
    """Play a copy of a game to its end on the twin, as the bots would.

    The game itself stays as it is.

    :param names: a bot for each seat.
    :param corners: for each seat the module in which its starting workers belong.
    :return: ``None`` if one of the bots searches, or there is no twin of this game.
    """
    kinds = [BOTS[bot_named(name)] for name in names if not name.startswith(EXEC)]
    if len(kinds) < len(names) or any(kind not in QUICK for kind in kinds):
        return None
    twin = twin_of(game.state)
    if twin is None:
        return None
    random = [kind is RandomBot for kind in kinds]
    players = _Players(random, [DecisionRng(seed) for seed in seeds], corners)
    decisions = play_by_thumb_with_lots(
        twin,
        flat_weights(DEFAULT),
        players.choose,
        ply=game.ply,
        seats=sum(1 << seat for seat, is_random in enumerate(random) if is_random),
        places=corners is not None,
    )
    taken = list(decisions)
    return QuickGame(twin.game(), taken)


class _Players:
    """Draws random numbers for all seats."""

    def __init__(
        self, random: list[bool], rngs: list[DecisionRng], corners: Sequence[str] | None
    ) -> None:
        self._random = random
        self._rngs = rngs
        self._corners = corners

    def choose(self, decision: OpenDecision) -> int:
        """Return the action that the bot of a seat chooses."""
        is_place = isinstance(decision.twin.codec.action(decision.candidates[0]), Place)
        if self._corners is not None and is_place:
            return self._settle(decision, self._corners[decision.seat])
        return self._draw(decision, decision.candidates)

    def _settle(self, decision: OpenDecision, corner: str) -> int:
        """Choose as the settlers of ``tools.map_balance`` do."""
        if self._random[decision.seat]:
            worths = [0.0] * len(decision.candidates)
        else:
            worths = evaluate(decision.twin, flat_weights(DEFAULT))
        weighed = dict(zip(decision.candidates, worths, strict=True))
        code = self._draw(decision, _best(weighed))
        near = {each: weighed[each] for each in weighed if _is_in(decision.twin, each, corner)}
        return code if code in near or not near else self._draw(decision, _best(near))

    def _draw(self, decision: OpenDecision, equals: Sequence[int]) -> int:
        return self._rngs[decision.seat].after(decision.ply, decision.seat).choice(equals)


def _best(weighed: dict[int, float]) -> list[int]:
    highest = max(weighed.values())
    return [code for code, worth in weighed.items() if worth == highest]


def _is_in(twin: Twin, code: int, corner: str) -> bool:
    action = twin.codec.action(code)
    return isinstance(action, Place) and module_of(action.space) == corner

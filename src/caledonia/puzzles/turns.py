"""A turn as a list of decisions: its end, its idea and its kinds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from caledonia import actions as a
from caledonia.actions import Action
from caledonia.bots.playout import determinize
from caledonia.game import Game
from caledonia.insight.hidden import reveals
from caledonia.pending import Turn
from caledonia.review.marks import kind_of
from caledonia.state import State

Idea = tuple[str, ...]
"""The main action of a turn and its target, like ``("obtain", "17")``."""

MAIN: Final = (
    a.Buy,
    a.Sell,
    a.Obtain,
    a.Expand,
    a.UpgradeShipping,
    a.UpgradeTechnology,
    a.HireMerchant,
    a.Fulfil,
    a.Pass,
)
"""The main actions; what else opens a turn is a free action before one of them (RND-3)."""
KINDS: Final = ("contracts", "trading", "expanding", "upgrades", "passing", "ports")
"""What puzzles are about, as reviews call it; a turn with a port tile is of two kinds."""


def opens_turn(state: State) -> bool:
    """Whether a seat's turn of the action phase begins here."""
    return state.turn_is_over and bool(state.pending) and isinstance(state.pending[-1], Turn)


def redacted(state: State) -> State:
    """Return a position with the same public part and made-up pile and dice.

    The guess depends only on what everybody sees, so nothing can be learnt from it.
    """
    return determinize(state, Random(repr(_seen(state))))


def _seen(state: State) -> dict[str, Any]:
    """Return what everybody sees, but for how long the game has lasted.

    In the form of views of version 1: shipped puzzles were made up from it, and a later form would
    make up other piles for them.
    """
    public: dict[str, Any] = {**Game(state).view(None)}
    for name in ("ply", "turn_ply", "neutral", "market_side"):
        public.pop(name, None)
    for seat in public["seats"]:
        del seat["slots"]
    return {**public, "version": 1}


def is_finished(before: State, after: State) -> bool:
    """Whether an answer is complete: the turn is over, or something was revealed.

    Plans for cards that were still unknown cannot be judged.
    """
    return after.turn_is_over or not after.pending or reveals(before, after)


def idea_of(turn: Sequence[Action]) -> Idea:
    """Return the idea of a turn: its main action and what that aims at.

    The order of free actions, the amount of a good, the space of a unit and everything after the
    main action are details of the same idea. A turn without a main action has an empty idea.
    """
    for action in turn:
        if isinstance(action, MAIN):
            words = str(action).split()
            return tuple(words[:2])
    return ()


def kinds_of(turn: Sequence[Action]) -> tuple[str, ...]:
    """Return what a turn is about, in the order of :data:`KINDS`."""
    main = next((action for action in turn if isinstance(action, MAIN)), None)
    kinds = set() if main is None else {kind_of(main, main)}
    if any(isinstance(action, a.UsePort) for action in turn):
        kinds.add("ports")
    return tuple(kind for kind in KINDS if kind in kinds)

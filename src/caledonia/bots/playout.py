"""Playouts: hidden parts are guessed, all seats play by rules of thumb."""

from __future__ import annotations

from random import Random

from caledonia.actions import Action
from caledonia.bots.crofter import evaluate
from caledonia.bots.weights import DEFAULT, Weights
from caledonia.rules import flow
from caledonia.state import State
from caledonia.types import ROUNDS


def determinize(state: State, rng: Random) -> State:
    """Return a copy of the state with pile and dice replaced by a random guess.

    The actual hidden parts have no influence: the pile is sorted before it is shuffled.
    """
    twin = state.fork()
    pile = sorted(state.pile)
    rng.shuffle(pile)
    twin.pile = tuple(pile)
    twin.random = rng.getrandbits(64)
    twin.recorded_rolls = ()
    return twin


def take_best(state: State, actions: list[Action], weights: Weights = DEFAULT) -> None:
    """Take the best action by rules of thumb."""
    worths = evaluate(state, actions, weights)
    flow.take(state, actions[worths.index(max(worths))])


def play_out(state: State, weights: Weights = DEFAULT, until: int | None = None) -> None:
    """Play a state on, every seat by rules of thumb.

    :param until: stop where this round begins; None: at the end of the game.
    """
    last = ROUNDS if until is None else until - 1
    while state.pending and state.round <= last:
        actions = flow.legal_actions(state)
        if len(actions) == 1:
            flow.take(state, actions[0])
            continue
        take_best(state, actions, weights)

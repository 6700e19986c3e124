"""Games to find puzzles in: any options, played by bots of mixed strength."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from caledonia.bots.fast import EXPLORE, flat_weights
from caledonia.bots.net import shipped_net
from caledonia.bots.weights import DEFAULT
from caledonia.game import Game
from caledonia.native import Twin
from caledonia.native.search import evaluate
from caledonia.native.seer import SeerSearch
from caledonia.options import Options
from caledonia.puzzles.turns import opens_turn
from caledonia.state import State

PLAYERS: Final = (1, 1, 1, 2, 2, 2, 3, 3, 4, 4)
"""Numbers of players to draw from; larger games are rarer, as they have more turns."""
SEARCH_SIZES: Final = (0, 0, 4, 16, 48)
"""Positions that a player searches for a decision; 0 plays by rules of thumb."""
SLIPS: Final = 0.04
"""Share of random actions, so that positions differ from those of good play."""
VARIANTS: Final = (
    "kickstarter",
    "static_imports",
    "no_scoring_tiles",
    "no_port_tiles",
    "tighter_map",
    "errata_2025",
)
UNUSUAL: Final = 0.4
"""Chance to toggle one of these options."""


def deal(seed: int) -> Game:
    """Return a new game with any number of players and sometimes an unusual option."""
    rng = Random(f"deal/{seed}")
    players, options = rng.choice(PLAYERS), Options()
    if rng.random() < UNUSUAL:
        name = rng.choice(VARIANTS)
        options = Options.from_dict({name: not getattr(options, name)})
    try:
        Game.check_options(players, options)
    except ValueError:
        # Some options are for certain numbers of players only.
        options = Options()
    return Game.new(players, seed=rng.getrandbits(48), options=options)


def turns(seed: int) -> Iterator[State]:
    """Play a game and yield the positions where a turn of the action phase begins.

    :raises NativeError: without the compiled twin.
    """
    rng = Random(f"play/{seed}")
    twin = Twin.of(deal(seed))
    nodes = [rng.choice(SEARCH_SIZES) for _ in range(twin.players)]
    while (seat := twin.deciding_seat) is not None:
        state = twin.game().state
        if opens_turn(state):
            yield state
        twin.push_number(_choice(twin, nodes[seat], rng))


def _choice(twin: Twin, nodes: int, rng: Random) -> int:
    """Return the number of the action that a player takes."""
    numbers = twin.legal_numbers()
    if len(numbers) == 1:
        return numbers[0]
    if rng.random() < SLIPS:
        return rng.choice(numbers)
    if not nodes:
        worths = evaluate(twin, flat_weights(DEFAULT))
        return max(zip(worths, numbers, strict=True))[1]
    search = SeerSearch(
        twin, flat_weights(DEFAULT), shipped_net(), seed=rng.getrandbits(64), explore=EXPLORE
    )
    search.run(nodes)
    best = max(search.tried(), key=lambda tried: tried.visits)
    return twin.codec.code(best.action)

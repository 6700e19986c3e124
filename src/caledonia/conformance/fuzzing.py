"""Random games of the engine alone, with every check after every decision."""

from __future__ import annotations

import random
from collections import Counter

from caledonia.conformance.checks import ConformanceError, check_decision, check_position
from caledonia.conformance.scenarios import random_choice, random_game
from caledonia.content import load_content
from caledonia.game import Game

RECORD_EVERY = 40
"""A record is replayed after so many decisions, as that costs the whole game so far."""


def fuzz_batch(decisions: int, seed: int) -> tuple[int, int]:
    """Check at least so many decisions; return how many decisions and finished games it were.

    :raises ConformanceError: naming the seed with which to see it again.
    """
    choices = random.Random(seed)
    content = load_content()
    done = finished = 0
    while done < decisions:
        game = random_game(choices, content)
        try:
            while not game.is_over() and done < decisions:
                check_position(game, choices)
                check_decision(game, random_choice(choices, game))
                done += 1
                if done % RECORD_EVERY == 0:
                    _check_record(game)
            if game.is_over():
                check_position(game, choices)
                _check_record(game)
                finished += 1
        except Exception as error:
            # Whatever went wrong, the seed and the moves tell how to see it again.
            message = f"seed {seed}: {error!r}\n{game.record(secret=True)}"
            raise ConformanceError(message) from error
    return done, finished


def check_piece(piece: tuple[int, int]) -> Counter[str]:
    """Check so many decisions with a seed, as a piece of work for a process."""
    decisions, finished = fuzz_batch(*piece)
    return Counter(decisions=decisions, finished=finished)


def _check_record(game: Game) -> None:
    """The keeper's record replays to the very position, everybody's to the same view."""
    content = game.state.setup.content
    kept = Game.from_record(game.record(secret=True), content=content)
    if kept.position() != game.position():
        raise ConformanceError(f"the record replays to another position\n{game.record()}")
    shown = Game.from_record(game.record(), content=content)
    if shown.view(None) != game.view(None):
        raise ConformanceError(f"the public record replays to another view\n{game.record()}")

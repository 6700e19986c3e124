"""Random games of the engine alone, with every check after every decision."""

from __future__ import annotations

import random
from collections import Counter

from caledonia.conformance.checks import ConformanceError, check_decision, check_position
from caledonia.conformance.scenarios import random_choice, random_game
from caledonia.content import load_content
from caledonia.game import Game

RECORD_EVERY = 40
"""Decisions between two replays of the record, as each replays the whole game."""


def fuzz_batch(decisions: int, seed: int) -> tuple[int, int]:
    """Check decisions; return the numbers of decisions and finished games.

    :raises ConformanceError: naming the seed that reproduces it.
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
            # The seed and the moves reproduce any error.
            message = f"seed {seed}: {error!r}\n{game.record(secret=True)}"
            raise ConformanceError(message) from error
    return done, finished


def check_piece(piece: tuple[int, int]) -> Counter[str]:
    """Check decisions from a seed, as a task for a process."""
    decisions, finished = fuzz_batch(*piece)
    return Counter(decisions=decisions, finished=finished)


def _check_record(game: Game) -> None:
    """Check that a secret record replays to the position, a public one to the view."""
    content = game.state.setup.content
    kept = Game.from_record(game.record(secret=True), content=content)
    if kept.position() != game.position():
        raise ConformanceError(f"the record replays to another position\n{game.record()}")
    shown = Game.from_record(game.record(), content=content)
    if shown.view(None) != game.view(None):
        raise ConformanceError(f"the public record replays to another view\n{game.record()}")

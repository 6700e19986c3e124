"""The compiled twin beside the engine: the same lists, the same positions, the same scores."""

from __future__ import annotations

import random

from caledonia.conformance.checks import ConformanceError, same_state
from caledonia.conformance.scenarios import random_choice, random_game
from caledonia.content import Content
from caledonia.game import Game
from caledonia.native import Twin


def compare(game: Game, twin: Twin) -> None:
    """Compare everything that a game and its twin say about a position.

    :raises ConformanceError: with the position, if something differs.
    """
    legal, listed = game.legal_codes, tuple(str(action) for action in twin.legal_actions)
    if legal != listed:
        lacking = [code for code in legal if code not in listed]
        further = [code for code in listed if code not in legal]
        fault = f"lacks {lacking}, has {further} too" if lacking or further else "another order"
        raise ConformanceError(f"the twin's list of legal actions: {fault}\n{game.position()}")
    difference = same_state(game.state, twin.game().state)
    if difference is not None:
        raise ConformanceError(f"the twin differs in {difference}\n{game.position()}")
    if twin.score_now() != game.score_now().sheets:
        raise ConformanceError(f"the twin scores otherwise\n{game.position()}")


def play_both(choices: random.Random, decisions: int, content: Content) -> tuple[int, int]:
    """Play random games on both engines in step for at least so many decisions.

    Return how many decisions and finished games there were.

    :raises ConformanceError: with the moves of the game, if something differs.
    """
    done = finished = 0
    while done < decisions:
        game = random_game(choices, content)
        twin = Twin.of(game)
        try:
            compare(game, twin)
            while not game.is_over() and done < decisions:
                action = random_choice(choices, game)
                game.push(action)
                twin.push(action)
                compare(game, twin)
                done += 1
        except ConformanceError as error:
            raise ConformanceError(f"{error}\n{game.record(secret=True)}") from error
        finished += game.is_over()
    return done, finished

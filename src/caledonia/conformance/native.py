"""Compares the compiled twin with the engine: actions, positions and scores."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields

from caledonia.conformance.checks import ConformanceError, same_state
from caledonia.conformance.figures import other_figures
from caledonia.conformance.scenarios import built_up, random_choice, random_game
from caledonia.content import Content, load_content
from caledonia.game import Game
from caledonia.native import Twin, packing

OTHER_FIGURES = 0.25
"""Share of the tasks that are played with a pack of other figures."""
BUILT_UP = 0.5
"""Share of the rich games that begin with more on the map."""
SCORES_EVERY = 10
"""Decisions between two comparisons of score sheets, which cost most."""


def compare(game: Game, twin: Twin, *, scores: bool = True) -> None:
    """Compare a game and its twin in a position.

    The list of legal actions with its order, the whole position with its hidden parts and with
    what both engines keep beside it, and the score sheets.

    :param scores: whether to compare the score sheets of an unfinished game, too.

    :raises ConformanceError: with the position, if something differs.
    """
    legal = game.legal_actions
    if legal != tuple(map(twin.codec.action, twin.legal_numbers())):
        raise ConformanceError(f"{_other_list(game, twin)}\n{game.position()}")
    if packing.write(game.state) != twin.numbers():
        difference = same_state(game.state, twin.game().state) or "a number"
        raise ConformanceError(f"the twin differs in {difference}\n{game.position()}")
    if packing.kept(game.state) != twin.kept():
        raise ConformanceError(f"the twin differs in what it keeps\n{game.position()}")
    if (scores or game.is_over()) and twin.score_now() != game.score_now().sheets:
        raise ConformanceError(f"the twin scores otherwise\n{game.position()}")


def _other_list(game: Game, twin: Twin) -> str:
    """Describe how two lists of legal actions differ."""
    legal, listed = game.legal_codes, tuple(map(str, twin.legal_actions))
    lacking = [code for code in legal if code not in listed]
    further = [code for code in listed if code not in legal]
    fault = f"lacks {lacking}, has {further} too" if lacking or further else "another order"
    return f"the twin's list of legal actions: {fault}"


def play_both(choices: random.Random, decisions: int, content: Content) -> Counter[str]:
    """Play random games on both engines in step.

    Return how many decisions and finished games there were, and games with each option.

    :raises ConformanceError: with the moves of the game, if something differs.
    """
    counts: Counter[str] = Counter(decisions=0, finished=0)
    while counts["decisions"] < decisions:
        game = random_game(choices, content)
        if game.round and choices.random() < BUILT_UP:
            game = built_up(choices, game)
        counts.update(_kinds(game))
        try:
            counts["decisions"] += _play_on(choices, game, decisions - counts["decisions"])
        except Exception as error:
            # The moves reproduce any error.
            fault = error if isinstance(error, ConformanceError) else repr(error)
            raise ConformanceError(f"{fault}\n{game.record(secret=True)}") from error
        counts["finished"] += game.is_over()
    return counts


def _play_on(choices: random.Random, game: Game, most: int) -> int:
    """Play one game on both engines up to a limit; return the number of decisions."""
    twin = Twin.of(game)
    compare(game, twin)
    for done in range(most):
        if game.is_over():
            return done
        action = random_choice(choices, game)
        game.push(action)
        twin.push(action)
        compare(game, twin, scores=done % SCORES_EVERY == 0)
    return most


def _kinds(game: Game) -> list[str]:
    """Return what is counted about a game: players, options, figures of the pack."""
    switches = [
        field.name
        for field in fields(game.options)
        if getattr(game.options, field.name) not in (None, False)
    ]
    base = game.state.setup.content is load_content()
    return [f"players {game.players}", *switches, *([] if base else ["other_figures"])]


def play_piece(piece: tuple[int, int]) -> Counter[str]:
    """Play decisions from a seed on both engines, sometimes with other figures.

    Return what :func:`play_both` counted.

    :raises ConformanceError: naming the seed that reproduces it.
    """
    decisions, seed = piece
    choices = random.Random(seed)
    content = load_content()
    if choices.random() < OTHER_FIGURES:
        content = other_figures(choices, content)
    try:
        return play_both(choices, decisions, content)
    except ConformanceError as error:
        raise ConformanceError(f"seed {seed}: {error}") from error


def pieces_of(decisions: int, seed: int, size: int) -> list[tuple[int, int]]:
    """Divide a number of decisions into tasks, each with its own seed."""
    sizes = [size] * (decisions // size) + ([decisions % size] if decisions % size else [])
    return [(part, seed * 1_000_003 + number) for number, part in enumerate(sizes)]

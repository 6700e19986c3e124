"""Exercises from a player's own games: the turns that lost most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from caledonia.actions import Action
from caledonia.game import Game
from caledonia.puzzles.difficulty import level_of
from caledonia.puzzles.ideas import completed, ideas
from caledonia.puzzles.judging import VISITS, evaluated_line
from caledonia.puzzles.model import Line, Puzzle, id_of, loss_of, position_of
from caledonia.puzzles.turns import is_finished, kinds_of, opens_turn, redacted
from caledonia.puzzles.values import loss, seer_search, value_of
from caledonia.state import State

MOST: Final = 5
"""Exercises of one game at most."""
WORTH_IT: Final = 2.5
"""A turn that lost less is not worth an exercise: reviews call it inexact."""
NODES: Final = 200
EACH: Final = 2
"""Size of the first search of a turn: positions in all, and for every action."""


def turns_of(game: Game, seat: int) -> Iterator[tuple[State, tuple[Action, ...]]]:
    """Yield the turns of a seat in the action phase: start position and decisions.

    A turn is cut where something hidden came to light.
    """
    at = Game(game.start)
    begun: State | None = None
    turn: list[Action] = []
    for action in game.actions:
        before = at.state
        if opens_turn(before):
            begun, turn = (before, []) if at.deciding_seat == seat else (None, [])
        at.push(action)
        if begun is None:
            continue
        turn.append(action)
        if is_finished(before, at.state):
            yield begun, tuple(turn)
            begun = None


def worst_turns(game: Game, seat: int, most: int = MOST) -> list[tuple[int, Puzzle]]:
    """Return the turns of a seat that lost most, with the decisions before each.

    :param game: finished, with all its decisions.
    :raises NativeError: without the compiled twin.
    """
    losses = [
        (_loss(Game(state), turn), state.ply, state, turn) for state, turn in turns_of(game, seat)
    ]
    losses.sort(key=lambda each: (-each[0], each[1]))
    exercises: list[tuple[int, Puzzle]] = []
    for lost, ply, state, turn in losses:
        if lost < WORTH_IT or len(exercises) == most:
            break
        puzzle = _exercise(state, turn)
        if puzzle is not None:
            exercises.append((ply, puzzle))
    return exercises


def _best(game: Game, nodes: int, each: int) -> tuple[Action, ...]:
    search = seer_search(game.state, seed=0)
    return completed(game, ideas(game, search, nodes, each, seed=0)[0].turn, nodes, seed=0)


def _loss(game: Game, turn: tuple[Action, ...]) -> float:
    """Return roughly how much a turn lost."""
    best = _best(game, NODES, EACH)
    if best == turn:
        return 0.0
    return loss(*(value_of(game, each, NODES) for each in (best, turn)))


def _exercise(state: State, turn: tuple[Action, ...]) -> Puzzle | None:
    """Return the exercise of a turn; ``None`` if it proves good by a longer search."""
    game = Game(redacted(state))
    best = evaluated_line(game, _best(game, VISITS, 5 * EACH), VISITS)
    played = evaluated_line(game, turn, VISITS)
    if best.turn == turn or loss_of(best, played) < WORTH_IT:
        return None
    seat = game.deciding_seat
    assert seat is not None
    position = position_of(game.state)
    lines: tuple[Line, ...] = (best, played)
    return Puzzle(
        id_of(position),
        position,
        seat,
        game.players,
        game.round,
        kinds_of(best.turn),
        level_of(game, best),
        lines,
    )

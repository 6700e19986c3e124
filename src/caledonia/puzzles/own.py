"""Exercises from a player's own games: the turns that lost most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from caledonia.actions import Action
from caledonia.bots.fast import twin_of
from caledonia.content import Content
from caledonia.game import Game
from caledonia.puzzles.difficulty import level_of
from caledonia.puzzles.ideas import completed, ideas
from caledonia.puzzles.judging import Verdict, evaluated_line, judge, visits_of
from caledonia.puzzles.model import Line, Measure, Puzzle, id_of, loss_of, position_of
from caledonia.puzzles.turns import is_finished, kinds_of, opens_turn, redacted
from caledonia.puzzles.values import advised, loss, points_lost, seer_search, value_of
from caledonia.review.shapes import JudgedDecision
from caledonia.state import State

MOST: Final = 5
"""Exercises of one game at most."""
WORTH_IT: Final = 2.5
"""A turn that lost fewer points is not worth an exercise: reviews call it inexact."""
NODES: Final = 200
EACH: Final = 2
"""Size of the first search of a turn: positions in all, and for every action."""
PYTHON_NODES: Final = 24
"""Games to play out instead where there is no compiled twin, as reviews do."""


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


def worth_it(losses: Mapping[int, float]) -> list[int]:
    """Return the turns that are worth an exercise, the most expensive first.

    :param losses: what each turn lost, by the decisions before it.
    """
    bad = [ply for ply, lost in losses.items() if lost >= WORTH_IT]
    return sorted(bad, key=lambda ply: (-losses[ply], ply))


def reviewed_losses(game: Game, seat: int, decisions: Iterable[JudgedDecision]) -> dict[int, float]:
    """Return the points that each turn of a seat lost by a review, by the decisions before it.

    :param decisions: all those that the review judged.
    """
    judged = {each.ply: each for each in decisions}
    losses = {}
    for state, turn in turns_of(game, seat):
        first = state.ply - game.start.ply + 1
        own = [judged[ply] for ply in range(first, first + len(turn)) if ply in judged]
        losses[state.ply] = sum(each.points_lost for each in own)
    return losses


def judge_own(puzzle: Puzzle, codes: Sequence[str], content: Content | None = None) -> Verdict:
    """Return what an answer to an exercise is worth: points count, and not the chance to win.

    :raises AnswerError: if it is not a whole legal turn.
    """
    return judge(puzzle, codes, content, _measure(puzzle))


def lost_by(puzzle: Puzzle) -> float:
    """Return how many points the turn of an exercise lost in the game."""
    return loss_of(puzzle.best, puzzle.next, _measure(puzzle))


def _measure(puzzle: Puzzle) -> Measure:
    """Return the measure of an exercise.

    Earlier releases also made some of turns that only cost chance to win: there it counts, or the
    mistake itself would get full marks.
    """
    is_for_points = loss_of(puzzle.best, puzzle.next, points_lost) >= WORTH_IT
    return points_lost if is_for_points else loss


def _best(game: Game, nodes: int, each: int) -> tuple[Action, ...]:
    if twin_of(game.state) is None:
        return _advised_turn(game, min(nodes, PYTHON_NODES))
    search = seer_search(game.state, seed=0)
    return completed(game, ideas(game, search, nodes, each, seed=0)[0].turn, nodes, seed=0)


def _advised_turn(game: Game, nodes: int) -> tuple[Action, ...]:
    """Return the turn that a search advises, decision by decision."""
    at, turn = game.copy(), []
    while True:
        before = at.state
        turn.append(advised(at, nodes, seed=0))
        at.push(turn[-1])
        if is_finished(before, at.state):
            return tuple(turn)


def loss_of_turn(state: State, turn: tuple[Action, ...], nodes: int = NODES) -> float:
    """Return roughly how many points a turn lost."""
    game = Game(state)
    best = _best(game, nodes, EACH)
    if best == turn:
        return 0.0
    nodes = nodes if twin_of(state) is not None else min(nodes, PYTHON_NODES)
    return points_lost(*(value_of(game, each, nodes) for each in (best, turn)))


def exercise_of(state: State, turn: tuple[Action, ...], visits: int | None = None) -> Puzzle | None:
    """Return the exercise of a turn; ``None`` if it proves good by a longer search.

    :param visits: how long that search is; None: as long as it is for answers to puzzles.
    """
    game = Game(redacted(state))
    visits = visits or visits_of(game)
    best = evaluated_line(game, _best(game, visits, 5 * EACH), visits)
    played = evaluated_line(game, turn, visits)
    if best.turn == turn or loss_of(best, played, points_lost) < WORTH_IT:
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

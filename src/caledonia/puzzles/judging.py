"""Judges answers: how much they lose against the best turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from caledonia.actions import Action
from caledonia.bots.fast import twin_of
from caledonia.content import Content
from caledonia.errors import IllegalActionError, InvalidActionError
from caledonia.game import Game
from caledonia.puzzles.model import Line, Measure, Puzzle, loss_of, position_of
from caledonia.puzzles.search import LONGER, QUICK
from caledonia.puzzles.turns import is_finished
from caledonia.puzzles.values import CLEAR, FULL, loss, value_later, value_of

VISITS: Final = QUICK.visits * LONGER
"""Visits of an answer in the search; the same as for the puzzle."""
PYTHON_VISITS: Final = 200
"""Games played out instead where there is no compiled twin: a few seconds for an answer."""
SEED: Final = 1


class AnswerError(ValueError):
    """An answer that is not a whole legal turn."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth."""

    line: Line
    best: Line
    """The best turn, valued by the same search."""
    other: Line | None
    """The best turn of another idea, or what was played; None: the same search did not value it."""
    loss: float
    """Points lost against the best turn, or as much chance to win; at least 0."""
    is_intended: bool
    """Whether it has the idea of the best turn."""

    @property
    def marks(self) -> float:
        """From 1 for anything within a point of the best down to 0 for 5 points or more."""
        return min(1.0, max(0.0, (CLEAR - self.loss) / (CLEAR - FULL)))

    @property
    def is_full(self) -> bool:
        """Whether it gets full marks."""
        return self.loss <= FULL


def visits_of(game: Game) -> int:
    """Return the visits of an answer in the search that a game has."""
    return VISITS if twin_of(game.state) is not None else PYTHON_VISITS


def read_answer(game: Game, codes: Sequence[str]) -> tuple[Action, ...]:
    """Return the decisions of an answer, up to the end of the turn or a reveal.

    :raises AnswerError: saying what is wrong with it.
    """
    at, turn = game.copy(), []
    for code in codes:
        before = at.state
        try:
            turn.append(at.push_code(code))
        except (IllegalActionError, InvalidActionError) as error:
            raise AnswerError(str(error)) from error
        if is_finished(before, at.state):
            if len(turn) < len(codes):
                raise AnswerError(f"the turn is over after '{code}': leave out what follows")
            return tuple(turn)
    raise AnswerError("the turn is not over yet: go on to its end")


def judge(
    puzzle: Puzzle, codes: Sequence[str], content: Content | None = None, measure: Measure = loss
) -> Verdict:
    """Return what an answer is worth; what leads to the position of a known line needs no search.

    :raises AnswerError: if it is not a whole legal turn.
    """
    game = puzzle.game(content)
    turn = read_answer(game, codes)
    known = _known_line(game, puzzle.lines, turn)
    if known is None:
        return _judged_afresh(puzzle, game, turn, visits_of(game), measure)
    line = replace(known, turn=turn)
    return _verdict(line, puzzle.best, puzzle.next, measure)


def _known_line(game: Game, lines: Sequence[Line], turn: tuple[Action, ...]) -> Line | None:
    """Return the line that leads to the same position as a turn: the order makes no difference."""
    result = result_of(game, turn)
    return next((line for line in lines if result_of(game, line.turn) == result), None)


def result_of(game: Game, turn: tuple[Action, ...]) -> dict[str, object]:
    """Return the position after a turn."""
    at = game.copy()
    for action in turn:
        at.push(action)
    return position_of(at.state)


def _judged_afresh(
    puzzle: Puzzle, game: Game, turn: tuple[Action, ...], visits: int, measure: Measure
) -> Verdict:
    """Compare a turn with the best one by one and the same search.

    The puzzle's own values may come from another search: of an earlier release, or with the twin.
    """
    line, best = (evaluated_line(game, each, visits) for each in (turn, puzzle.best.turn))
    # In Python that would take seconds.
    is_quick = twin_of(game.state) is not None
    other = evaluated_line(game, puzzle.next.turn, visits) if is_quick else None
    return _verdict(line, best, other, measure)


def _verdict(line: Line, best: Line, other: Line | None, measure: Measure) -> Verdict:
    return Verdict(line, best, other, loss_of(best, line, measure), line.idea == best.idea)


def is_refuted(puzzle: Puzzle, answer: Verdict, content: Content | None = None) -> bool:
    """Whether an answer of another idea proves as good as the intended one.

    A search ten times as long decides. Such a puzzle is withdrawn: it has no clear best. Without
    the twin the search is weaker than the one that confirmed the puzzle, and refutes nothing.
    """
    game = puzzle.game(content)
    if answer.is_intended or not answer.is_full or twin_of(game.state) is None:
        return False
    turn, visits = answer.line.turn, LONGER * visits_of(game)
    return _judged_afresh(puzzle, game, turn, visits, loss).is_full


def evaluated_line(game: Game, turn: tuple[Action, ...], visits: int) -> Line:
    """Return a turn with its values by a search."""
    return Line(
        turn, value_of(game, turn, visits, seed=SEED), value_later(game, turn, visits, seed=SEED)
    )

"""Judges answers: how much they lose against the best turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from caledonia.actions import Action
from caledonia.bots.fast import twin_of
from caledonia.content import Content
from caledonia.errors import IllegalActionError, InvalidActionError
from caledonia.game import Game
from caledonia.puzzles.model import Line, Puzzle, loss_of
from caledonia.puzzles.search import LONGER, QUICK
from caledonia.puzzles.turns import is_finished
from caledonia.puzzles.values import CLEAR, FULL, value_later, value_of

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


def judge(puzzle: Puzzle, codes: Sequence[str], content: Content | None = None) -> Verdict:
    """Return what an answer is worth; a line of the puzzle needs no search.

    :raises AnswerError: if it is not a whole legal turn.
    """
    game = puzzle.game(content)
    turn = read_answer(game, codes)
    line = next((line for line in puzzle.lines if line.turn == turn), None)
    if line is None:
        line = evaluated_line(game, turn, visits_of(game))
    return verdict(puzzle.best, line)


def verdict(best: Line, line: Line) -> Verdict:
    """Compare a line with the best one."""
    return Verdict(line, loss_of(best, line), line.idea == best.idea)


def judge_longer(
    puzzle: Puzzle, turn: tuple[Action, ...], content: Content | None = None
) -> Verdict:
    """Compare a turn with the best one by a search ten times as long."""
    game = puzzle.game(content)
    visits = LONGER * visits_of(game)
    best = evaluated_line(game, puzzle.best.turn, visits)
    return verdict(best, evaluated_line(game, turn, visits))


def is_refuted(puzzle: Puzzle, answer: Verdict, content: Content | None = None) -> bool:
    """Whether an answer of another idea proves as good as the intended one.

    Such a puzzle is withdrawn: it has no clear best.
    """
    if answer.is_intended or not answer.is_full:
        return False
    return judge_longer(puzzle, answer.line.turn, content).is_full


def evaluated_line(game: Game, turn: tuple[Action, ...], visits: int) -> Line:
    """Return a turn with its values by a search."""
    return Line(
        turn, value_of(game, turn, visits, seed=SEED), value_later(game, turn, visits, seed=SEED)
    )

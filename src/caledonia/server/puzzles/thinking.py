"""Work for the processes of hints: judging answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from caledonia.puzzles.judging import is_refuted, judge
from caledonia.puzzles.model import Line, Puzzle
from caledonia.puzzles.own import judge_own
from caledonia.server.packs import content_of

if TYPE_CHECKING:
    # Processes of bots need no descriptions of answers, which take memory.
    from caledonia.server.shapes.puzzles import PuzzleLine, PuzzleVerdict


def line_data(line: Line) -> PuzzleLine:
    """Return a line as the page shows it."""
    return {
        "codes": line.codes,
        "points": round(line.value.points, 1),
        "chance": None if line.value.chance is None else round(line.value.chance, 3),
    }


def judged(puzzle: Mapping[str, Any], codes: Sequence[str], is_own: bool) -> PuzzleVerdict:
    """Return what an answer is worth.

    :param puzzle: as JSON data.
    :param is_own: an exercise from an own game; it is never withdrawn.
    :raises AnswerError: if it is not a whole legal turn.
    """
    task = Puzzle.from_json(puzzle)
    content = content_of(str(task.position["content"]))
    verdict = (judge_own if is_own else judge)(task, codes, content)
    refuted = not is_own and is_refuted(task, verdict, content)
    return {
        "marks": round(verdict.marks, 3),
        "loss": round(verdict.loss, 1),
        "full": verdict.is_full,
        "intended": verdict.is_intended,
        "withdrawn": refuted,
        "line": line_data(verdict.line),
        "best": line_data(verdict.best),
        "other": {"codes": task.next.codes, "points": None, "chance": None}
        if verdict.other is None
        else line_data(verdict.other),
    }

"""Work for the bots' processes: judging answers, and finding a player's worst turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caledonia.game import Game
from caledonia.puzzles.judging import is_refuted, judge
from caledonia.puzzles.model import Line, Puzzle
from caledonia.puzzles.own import worst_turns
from caledonia.server.packs import content_of


def line_data(line: Line) -> dict[str, Any]:
    """Return a line as the page shows it."""
    return {
        "codes": line.codes,
        "points": round(line.value.points, 1),
        "chance": round(line.value.chance, 3),
    }


def judged(puzzle: Mapping[str, Any], codes: Sequence[str], is_own: bool) -> dict[str, Any]:
    """Return what an answer is worth.

    :param puzzle: as JSON data.
    :param is_own: an exercise from an own game; it is never withdrawn.
    :raises AnswerError: if it is not a whole legal turn.
    """
    task = Puzzle.from_json(puzzle)
    content = content_of(str(task.position["content"]))
    verdict = judge(task, codes, content)
    refuted = not is_own and is_refuted(task, verdict, content)
    return {
        "marks": round(verdict.marks, 3),
        "loss": round(verdict.loss, 1),
        "full": verdict.is_full,
        "intended": verdict.is_intended,
        "withdrawn": refuted,
        "line": line_data(verdict.line),
        "best": line_data(task.best),
        "other": line_data(task.next),
    }


def own_turns(start: str, codes: Sequence[str], pack: str, seat: int) -> list[dict[str, Any]]:
    """Return the worst turns of a seat in a finished game, as puzzles with their moments.

    :param start: the position before the first decision.
    """
    game = Game.from_position(start, content_of(pack))
    for code in codes:
        game.push_code(code)
    first = game.start.ply
    return [
        {"ply": ply - first, "puzzle": puzzle.as_json()} for ply, puzzle in worst_turns(game, seat)
    ]

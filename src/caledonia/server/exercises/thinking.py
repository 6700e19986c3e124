"""Work for the processes of analyses: a player's worst turns in a finished game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from caledonia.game import Game
from caledonia.puzzles.own import exercise_of, loss_of_turn, reviewed_losses, turns_of
from caledonia.review import from_json
from caledonia.server.games.replay import GameLog, whole_game


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A finished game as plain data, and whose turns are looked at."""

    log: GameLog
    seat: int

    def played(self) -> Game:
        """Return the game with all its decisions."""
        return whole_game(self.log).copy()


def searched_losses(
    own: OwnGame, begin: int, most: int, nodes: int
) -> tuple[int, dict[int, float]]:
    """Return how many turns there are, and what some of them lost, by the decisions before each.

    :param begin: turns to pass over.
    :param most: turns to search.
    :param nodes: how many positions the search of a turn looks at.
    """
    turns = list(turns_of(own.played(), own.seat))
    searched = turns[begin : begin + most]
    return len(turns), {state.ply: loss_of_turn(state, turn, nodes) for state, turn in searched}


def losses_by_review(own: OwnGame, review: str) -> dict[int, float]:
    """Return what each turn lost by a stored review, by the decisions before each."""
    decisions = from_json(msgspec.json.decode(review)).decisions
    return reviewed_losses(own.played(), own.seat, decisions)


def exercise_at(own: OwnGame, ply: int, visits: int | None) -> dict[str, Any] | None:
    """Return the exercise of a turn as JSON data; None if the turn proves good.

    :param visits: how long the search is; None: as long as usual.
    """
    turns = turns_of(own.played(), own.seat)
    state, turn = next(each for each in turns if each[0].ply == ply)
    puzzle = exercise_of(state, turn, visits)
    return None if puzzle is None else puzzle.as_json()

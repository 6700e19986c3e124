"""Tests whether a position is a puzzle: by a quick search, then a long one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from caledonia.actions import Action
from caledonia.game import Game
from caledonia.puzzles.difficulty import level_of
from caledonia.puzzles.ideas import Candidate, completed, first_candidates, ideas
from caledonia.puzzles.model import Line, Puzzle, id_of, loss_of, position_of
from caledonia.puzzles.turns import KINDS, Idea, idea_of, kinds_of, opens_turn, redacted
from caledonia.puzzles.values import CLEAR, FULL, Value, loss, seer_search, value_later, value_of
from caledonia.state import State
from caledonia.types import ROUNDS

LONGER: Final = 10
"""A puzzle is confirmed by a search this many times as long."""
FEWEST: Final = 4
"""With fewer ideas there is little to find."""
FEWEST_PASSING: Final = 2
"""When to pass is a question as soon as anything else is possible."""
CLOSE: Final = 0.06
CLOSE_POINTS: Final = 3.0
"""Turns whose beginnings differ by less, in worth and in points, are not compared further."""
KEPT: Final = 4
"""Lines that a puzzle keeps."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The effort of a search."""

    nodes: int
    """At the first decision, to collect ideas."""
    each: int
    """At every action of the first decision at least."""
    most: int
    """Ideas that are compared."""
    visits: int
    """After each of the turns that are compared."""

    def longer(self) -> Effort:
        """Return ten times the effort, for a few more ideas."""
        return Effort(LONGER * self.nodes, LONGER * self.each, self.most + 2, LONGER * self.visits)


QUICK: Final = Effort(nodes=80, each=1, most=5, visits=100)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to look for; other positions are left early."""

    kinds: frozenset[str] = frozenset(KINDS)
    rounds: frozenset[int] = frozenset(range(1, ROUNDS + 1))

    def has_kind(self, best: Candidate) -> bool:
        """Whether a turn that begins like this may be of a wanted kind."""
        # The main action may still follow, and a port tile may be used after it.
        is_open = not best.is_main or "ports" in self.kinds
        return is_open or not self.kinds.isdisjoint(kinds_of(best.turn))


ANY: Final = Wanted()


def puzzle_at(state: State, effort: Effort = QUICK, wanted: Wanted = ANY) -> Puzzle | None:
    """Return the puzzle of a position where a turn begins; ``None`` if it is none."""
    if state.round not in wanted.rounds or not opens_turn(state):
        return None
    if not _is_promising(Game(state), effort, wanted):
        return None
    game = Game(redacted(state))
    lines = confirmed(game, effort.longer())
    if lines is None or _stops_short(game, lines[0].turn):
        return None
    if wanted.kinds.isdisjoint(kinds_of(lines[0].turn)):
        return None
    seat = game.deciding_seat
    assert seat is not None
    position = position_of(game.state)
    return Puzzle(
        id_of(position),
        position,
        seat,
        game.players,
        game.round,
        kinds_of(lines[0].turn),
        level_of(game, lines[0]),
        tuple(lines[:KEPT]),
    )


def _is_promising(game: Game, effort: Effort, wanted: Wanted) -> bool:
    """Whether one idea seems clearly best after a quick search, and is of a wanted kind."""
    search = seer_search(game.state, seed=0)
    first = _by_idea(first_candidates(search, effort.nodes // 2))
    if not wanted.has_kind(first[0]) or _is_close(first):
        return False
    candidates = ideas(game, search, effort.nodes, effort.each, seed=0)
    if len(candidates) < fewest_for(candidates[0].turn) or _is_close(candidates):
        return False
    return bool(_clear_values(game, candidates, effort, seed=0))


def fewest_for(best: Sequence[Action]) -> int:
    """Return how many ideas a position needs at least, given its best turn."""
    return FEWEST_PASSING if "passing" in kinds_of(best) else FEWEST


def _by_idea(candidates: list[Candidate]) -> list[Candidate]:
    """Return the first candidate of every idea; free actions count as ideas."""
    first: dict[Idea, Candidate] = {}
    for candidate in candidates:
        first.setdefault(idea_of(candidate.turn) or (str(candidate.turn[-1]),), candidate)
    return list(first.values())


def confirmed(game: Game, effort: Effort) -> list[Line] | None:
    """Return the lines of a position, best first; ``None`` if none is clearly best."""
    search = seer_search(game.state, seed=1)
    candidates = ideas(game, search, effort.nodes, effort.each, seed=1)
    lines: list[Line] = []
    for turn, value in _clear_values(game, candidates, effort, seed=1).items():
        lines.append(Line(turn, value, value_later(game, turn, effort.visits, seed=1)))
        if not is_clear([line.later for line in lines]):
            return None
    return sorted(lines, key=lambda line: loss_of(lines[0], line)) or None


def _clear_values(
    game: Game, candidates: list[Candidate], effort: Effort, seed: int
) -> dict[tuple[Action, ...], Value]:
    """Return the turns of the most promising ideas with values, best first.

    Empty as soon as none of them is clearly best.
    """
    values: dict[tuple[Action, ...], Value] = {}
    for candidate in candidates[: effort.most]:
        turn = completed(game, candidate.turn, effort.nodes, seed)
        values[turn] = value_of(game, turn, effort.visits, seed)
        values = dict(sorted(values.items(), key=lambda item: -item[1].worth))
        if not is_clear(list(values.values())):
            return {}
    return values


def is_clear(values: Sequence[Value], margin: float = CLEAR) -> bool:
    """Whether the first value beats all others by a margin, in points or chance.

    It must not be worse by the other measure: then it would be a matter of taste.
    """
    best, *others = values
    return all(loss(best, other) >= margin and loss(other, best) <= FULL for other in others)


def _is_close(candidates: list[Candidate]) -> bool:
    """Whether the two best beginnings are too close to look further.

    A free action may lead to the same idea as a main action: then nothing can be said yet.
    """
    if len(candidates) <= 1 or not all(candidate.is_main for candidate in candidates[:2]):
        return False
    best, other = candidates[:2]
    return best.worth - other.worth < CLOSE and best.points - other.points < CLOSE_POINTS


def _stops_short(game: Game, turn: tuple[Action, ...]) -> bool:
    """Whether a turn shows something hidden before it is over."""
    at = game.copy()
    for action in turn:
        at.push(action)
    return not at.turn_is_over() and not at.is_over()

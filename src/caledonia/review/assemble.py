"""Assembles the probes of a game into its review."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from caledonia import actions as a
from caledonia.game import Game
from caledonia.review import accounts
from caledonia.review.accounts import AS_THEY_ARE, UNFORESEEN, WIDER, Ledger, Values
from caledonia.review.analysis import final_values
from caledonia.review.probe import Cost, Probe, Settings
from caledonia.review.shapes import (
    KINDS,
    MARKS,
    VERSION,
    Cause,
    Evaluator,
    JudgedDecision,
    Kind,
    Moment,
    Rate,
    Review,
    Sheet,
    TurningPoint,
    Value,
)
from caledonia.rules.final import outcome_of
from caledonia.state import State
from caledonia.types import ROUNDS

TURNING_POINTS: Final = 5
DEALING: Final = (a.ChooseClan, a.ChooseTile, a.Bid, a.Leave)
"""What is decided before the start of the balance sheet: clan and starting tile belong to it."""


class Played:
    """A finished game: the states before each decision, and the end."""

    def __init__(self, game: Game, names: Sequence[str] = ()) -> None:
        """:raises ValueError: if the game is not over, or nothing was decided in it."""
        if not game.is_over():
            raise ValueError("the game is not over: only finished games are reviewed")
        self.actions = game.actions
        if not self.actions:
            raise ValueError("the record has no decisions: give the record of a whole game")
        self.states = game.states
        self.players = game.players
        self.names = tuple(names) or tuple(f"seat {seat}" for seat in range(game.players))

    @property
    def end(self) -> State:
        """The state after the last decision."""
        return self.states[-1]

    def decider(self, at: int) -> int:
        """Return who took a decision, counted from 0."""
        seat = self.states[at].deciding_seat
        assert seat is not None
        return seat

    def first_accounted(self) -> int:
        """Return the first decision after the clans and starting tiles are taken."""
        kinds = (at for at, action in enumerate(self.actions) if not isinstance(action, DEALING))
        return next(kinds, 0)

    def line(self, at: int) -> tuple[str, ...]:
        """Return the codes from a decision to the end of its turn."""
        last = at + 1
        while last < len(self.actions) and self.states[last].turn_ply <= self.states[at].ply:
            if self.states[last].turn_is_over:
                break
            last += 1
        return tuple(map(str, self.actions[at:last]))


def assemble(
    played: Played,
    probes: Sequence[Probe],
    *,
    evaluator: Evaluator,
    settings: Settings,
    seconds: float,
) -> Review:
    """Return the review of a game all of whose decisions are probed."""
    first = played.first_accounted()
    deciders = [played.decider(at) for at in range(len(probes))]
    end = final_values(played.end)
    whole = Ledger(probes, deciders, end)
    by_net = evaluator == "seer"
    ledger = Ledger(
        probes[first:],
        deciders[first:],
        end,
        unforeseen=UNFORESEEN[played.players] if by_net else 0.0,
        wider=WIDER if by_net else AS_THEY_ARE,
    )
    decisions = tuple(
        _judged(played, at, each.cost, whole)
        for at, each in enumerate(probes)
        if each.cost is not None
    )
    return Review(
        version=VERSION,
        players=played.players,
        evaluator=evaluator,
        nodes=settings.nodes,
        seconds=round(seconds, 2),
        sheets=tuple(_sheet(played, seat, ledger, decisions) for seat in range(played.players)),
        course=_course(played, probes, whole, end),
        decisions=decisions,
        turning_points=_turning_points(played, len(probes), whole),
        rounds=_rounds(played),
    )


def _judged(played: Played, at: int, cost: Cost, ledger: Ledger) -> JudgedDecision:
    state, seat = played.states[at], played.decider(at)
    line = cost.played
    return JudgedDecision(
        ply=at + 1,
        turn_ply=state.turn_ply,
        round=state.round,
        seat=seat,
        kind=cost.kind,
        code=str(played.actions[at]),
        best_code=cost.best_code,
        mark=cost.mark,
        points_lost=max(0.0, -ledger.decision(at, seat, accounts.points)),
        win_lost=max(0.0, -ledger.decision(at, seat, accounts.win)),
        error=ledger.decision_error(at, seat),
        played=None if line is None else replace(line, codes=played.line(at)),
        best=cost.best,
        why=cost.why,
    )


def _sheet(played: Played, seat: int, ledger: Ledger, decisions: Sequence[JudgedDecision]) -> Sheet:
    outcome = outcome_of(played.end)
    own = [each for each in decisions if each.seat == seat]
    return Sheet(
        seat=seat,
        name=played.names[seat],
        clan=played.end.players[seat].power.id,
        final=outcome.scores[seat],
        place=outcome.places[seat],
        points=ledger.balance(seat, accounts.points),
        margin=ledger.balance(seat, accounts.margin),
        win=ledger.balance(seat, accounts.win),
        uncertainty=ledger.uncertainty(seat),
        points_lost=sum(each.points_lost for each in own),
        rates=tuple(_rate(kind, own) for kind in KINDS if any(e.kind == kind for e in own)),
    )


def _rate(kind: Kind, decisions: Sequence[JudgedDecision]) -> Rate:
    own = [each for each in decisions if each.kind == kind]
    return Rate(
        kind,
        len(own),
        sum(each.points_lost for each in own),
        sum(each.win_lost for each in own),
        {mark: sum(each.mark == mark for each in own) for mark in MARKS},
    )


def _course(
    played: Played, probes: Sequence[Probe], ledger: Ledger, end: Values
) -> tuple[Moment, ...]:
    values = [*(each.values for each in probes), end]
    moments = []
    for at, (state, promised) in enumerate(zip(played.states, values, strict=True)):
        luck = _luck(ledger, at - 1, played.players) if at and probes[at - 1].outcomes else ()
        moments.append(Moment(at, state.round, state.deciding_seat, promised, luck))
    return tuple(moments)


def _luck(ledger: Ledger, at: int, players: int) -> Values:
    return tuple(
        Value(
            ledger.luck(at, seat, accounts.points),
            ledger.luck(at, seat, accounts.win),
            ledger.luck_error(at, seat),
        )
        for seat in range(players)
    )


def _turning_points(played: Played, count: int, ledger: Ledger) -> tuple[TurningPoint, ...]:
    """Return the changes that moved a chance to win most; alone, the points."""
    changes: tuple[tuple[Cause, accounts.Change], ...] = (
        ("luck", ledger.luck),
        ("decision", ledger.decision),
    )
    turns = [
        _turning_point(played, at, cause, change)
        for at in range(count)
        for cause, change in changes
    ]
    moved = [each for each in turns if each.win or each.points]
    most = sorted(moved, key=lambda each: (-abs(each.win), -abs(each.points)))
    return tuple(sorted(most[:TURNING_POINTS], key=lambda each: (each.ply, each.cause)))


def _turning_point(played: Played, at: int, cause: Cause, change: accounts.Change) -> TurningPoint:
    changes = [
        (change(at, seat, accounts.win), change(at, seat, accounts.points), seat)
        for seat in range(played.players)
    ]
    by = played.decider(at)
    # Of equal changes name that of the seat that decided.
    win, points, seat = max(changes, key=lambda c: (abs(c[0]), c[2] == by, abs(c[1])))
    return TurningPoint(at + 1, played.states[at].round, cause, seat, by, points, win)


def _rounds(played: Played) -> tuple[int, ...]:
    """Return how many decisions were taken when each round began."""
    begins = []
    for number in range(1, ROUNDS + 1):
        reached = (at for at, state in enumerate(played.states) if state.round >= number)
        begins.append(next(reached, len(played.actions)))
    return tuple(begins)

"""Decisions and turns are counted by the engine, and stay counted in positions."""

from __future__ import annotations

import json

import pytest

from caledonia import Game, Phase, PositionError
from caledonia.events import ProductionStarted, TurnStarted
from tests.helpers import PACK, new_game, play, position
from tests.notation.games import IDS, TABLES, Table, playing

MILK = {"clan": "cunningham", "goods": {"milk": 2}}
"""A seat that only decides about butter when production comes."""
DAIRY = {"goods": {"milk": 1}, "units": {"dairy": ["c4"]}}
"""A seat that can make cheese."""
AT_END = {"pending": [{"kind": "turn_end", "seat": 0}]}
PORTS = ["p5", "p2", "p3", "p4"]
"""P5 lies in corner A: on a1 with three players, beside b1."""


def over_by_events(game: Game, seat: int) -> bool:
    """Whether the last decision ended the turn of a seat, by what happened."""
    begun = any(isinstance(event, TurnStarted | ProductionStarted) for event in game.events())
    return begun or game.deciding_seat != seat


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_every_decision_counts_and_turns_open_where_they_begin(table: Table) -> None:
    seat, turn_ply, longest = -1, 0, 0
    for ply, game in enumerate(playing(table, 6)):
        if ply and over_by_events(game, seat):
            turn_ply = ply
        longest = max(longest, ply - turn_ply)
        assert (game.ply, game.turn_ply) == (ply, turn_ply)
        assert game.turn_is_over() is (turn_ply == ply)
        assert game.is_over() is (game.phase is Phase.OVER)
        seat = -1 if game.deciding_seat is None else game.deciding_seat
    assert longest


def test_a_decision_taken_back_is_not_counted() -> None:
    game = position(2, seats=[{"money": 90}, {}], ply=7)
    play(game, "ship")
    assert (game.ply, game.turn_ply) == (8, 8)
    game.pop()
    assert (game.ply, game.turn_ply) == (7, 7)


def test_production_opens_a_turn_even_of_the_same_seat() -> None:
    game = position(1, seats=[MILK])
    play(game, "pass")
    assert (game.phase, game.deciding_seat) == (Phase.PRODUCTION, 0)
    assert game.turn_is_over()
    play(game, "butter 1")
    assert (game.phase, game.round) == (Phase.ACTION, 2)
    assert (game.ply, game.turn_ply) == (2, 2)


@pytest.mark.parametrize(
    ("fields", "phase"),
    [
        ({}, Phase.ACTION),
        ({"pending": [{"kind": "upgrade_bonus", "seat": 0}]}, Phase.ACTION),
        ({"pending": [{"kind": "production", "seat": 0}], "seats": [DAIRY, {}]}, Phase.PRODUCTION),
        ({"round": 5, "pending": []}, Phase.OVER),
    ],
)
def test_phases(fields: dict[str, object], phase: Phase) -> None:
    assert position(2, **fields).phase is phase
    assert new_game(2).phase is Phase.SETUP


# Positions.


def test_counts_survive_in_a_position() -> None:
    game = position(2, ply=9, turn_ply=4)
    assert (game.ply, game.turn_ply, game.turn_is_over()) == (9, 4, False)
    twin = Game.from_position(game.position(), PACK)
    assert (twin.ply, twin.turn_ply) == (9, 4)


def test_a_position_without_counts_begins_at_0_with_a_turn() -> None:
    game = position(2)
    assert (game.ply, game.turn_ply, game.turn_is_over()) == (0, 0, True)
    assert position(2, ply=5).turn_ply == 5


def test_a_position_can_leave_the_counts_out() -> None:
    game = position(2, ply=9, turn_ply=4)
    data = json.loads(game.position(counted=False))
    assert not {"ply", "turn_ply"} & data.keys()
    assert {**data, "ply": 9, "turn_ply": 4} == json.loads(game.position())
    assert game.position(as_dict=True, counted=False) == data
    assert game.position(counted=False) == position(2).position(counted=False)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"ply": -1}, "ply"),
        ({"ply": 3, "turn_ply": 4}, "turn_ply"),
        ({"ply": 3, "turn_ply": 2, "round": 5, "pending": []}, "turn_ply"),
    ],
)
def test_wrong_counts_are_refused(fields: dict[str, object], field: str) -> None:
    with pytest.raises(PositionError, match=f"^{field}: "):
        position(2, **fields)


def test_events_are_counted_from_the_start_of_the_game() -> None:
    game = position(2, seats=[{"money": 90}, {}], ply=7)
    play(game, "ship")
    assert TurnStarted(1) in game.events(8)
    for ply in (7, 9):
        with pytest.raises(IndexError, match="the game has 8 to 8"):
            game.events(ply)


# Ending a turn.


def test_what_is_left_of_a_turn_can_be_declined() -> None:
    seat = {"money": 50, "units": {"miner": ["d3"], "woodcutter": ["b1"]}}
    seats = [seat, {"units": {"sheep": ["b3"]}}, {}]
    game = position(3, "expand cow c4", seats=seats, ports=PORTS)
    assert not game.turn_is_over()
    assert [str(action) for action in game.finish_turn()] == ["skip", "end"]
    assert (game.deciding_seat, game.ply, game.turn_ply) == (1, 3, 3)


def test_a_turn_is_finished_by_declining_or_stays_as_it_is() -> None:
    finished, refused = 0, 0
    for game in (game for table in TABLES for game in playing(table, 3)):
        if game.turn_is_over():
            assert game.closing_action() is None
            assert game.finish_turn() == []
            continue
        trial, before = game.copy(), game.position()
        try:
            taken = {str(action) for action in trial.finish_turn()}
        except ValueError:
            assert (trial.position(), trial.actions) == (before, game.actions)
            refused += 1
        else:
            assert trial.turn_is_over()
            assert {"end", "skip"} >= taken != set()
            finished += 1
    assert finished
    assert refused


def test_a_turn_in_the_middle_of_which_a_position_begins_can_be_finished() -> None:
    game = position(3, seats=[{"units": {"woodcutter": ["b1"]}}, {}, {}], ports=PORTS, **AT_END)
    assert [str(action) for action in game.finish_turn()] == ["end"]
    assert game.deciding_seat == 1

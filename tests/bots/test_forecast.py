from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import correlation

import pytest

from caledonia import Game, Options
from caledonia.bots.forecast import FIGURES, FIRST_ROUND, features_of, forecast
from caledonia.bots.playout import play_out
from caledonia.rules.final import outcome_of
from caledonia.state import State
from caledonia.types import ROUNDS


def at_round(players: int, seed: int, number: int, options: Options | None = None) -> State:
    """Return the start of a round in a game of crofters."""
    state = Game.new(players, seed, options=options or Options()).state.fork()
    play_out(state, until=number)
    return state


def test_there_are_figures_for_every_feature_of_every_round() -> None:
    assert sorted(FIGURES) == [1, 2, 3, 4]
    for players, rounds in FIGURES.items():
        assert sorted(rounds) == list(range(FIRST_ROUND, ROUNDS + 1))
        names = set(features_of(at_round(players, 1, 2))[0])
        assert all(set(figures) == names for figures in rounds.values())


@pytest.mark.parametrize("players", [1, 2, 4])
def test_forecasts_come_near_the_final_scores(players: int) -> None:
    """And nearer the later the round is."""
    missed = {2: 0.0, 5: 0.0}
    expected: list[float] = []
    reached: list[float] = []
    for seed in range(24 // players):
        early, late = (at_round(players, seed, number) for number in missed)
        guesses = {2: forecast(early), 5: forecast(late)}
        play_out(late)
        scores = outcome_of(late).scores
        expected += guesses[5]
        reached += scores
        for number, guess in guesses.items():
            missed[number] += sum(abs(a - b) for a, b in zip(guess, scores, strict=True))
    assert missed[5] < missed[2] < 14 * 24
    assert missed[5] < 10 * 24
    assert correlation(expected, reached) > 0.6


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_a_player_has_is_worth_points(players: int) -> None:
    for number in range(FIRST_ROUND, ROUNDS + 1):
        state = at_round(players, 3, number)
        before = forecast(state)
        richer = state.fork()
        richer.own(0).money += 20
        assert forecast(richer)[0] > before[0]
        assert forecast(richer)[1:] == before[1:]
        famous = state.fork()
        famous.own(0).glory += 10
        assert forecast(famous)[0] - before[0] == pytest.approx(10, abs=4)


def test_what_is_hidden_does_not_count() -> None:
    state = at_round(2, 5, 3)
    shuffled = tuple(Random(1).sample(state.pile, len(state.pile)))
    assert forecast(replace(state, pile=shuffled, random=7, recorded_rolls=())) == forecast(state)


@pytest.mark.parametrize(
    "options",
    [
        Options(no_scoring_tiles=True, no_port_tiles=True),
        Options(static_imports=True, no_clans=True),
        Options.first_game(),
    ],
)
def test_every_variant_can_be_forecast(options: Options) -> None:
    for players in (1, 3):
        assert all(20 < points < 220 for points in forecast(at_round(players, 2, 4, options)))

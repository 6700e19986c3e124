"""Training games: what is kept of them, dealt clans, and tastes."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from caledonia import Game
from caledonia import pending as p
from caledonia.actions import Draw, Fulfil, Keep, Obtain
from caledonia.bots import Limit, make_bot
from caledonia.bots.fast import flat_forecast, flat_weights
from caledonia.bots.net import shipped_net
from caledonia.bots.weights import DEFAULT
from caledonia.content import load_content
from caledonia.native import Twin, available
from caledonia.native.games import SEATS, TASTES, SelfplayOptions
from caledonia.native.seer import OTHERS, SeerSearch, sizes
from caledonia.types import ROUNDS, Unit
from learning.games import DEALT, LAST_TASTED, TASTED, Plan, Task, deal, draw_tastes, joined, play
from learning.notebook import Chair, Notebook

pytestmark = pytest.mark.skipif(not available(), reason="the compiled twin is not built here")

COWS = 12 + 10 + Unit.COW
HELD = 55
FULFILLED = 89
"""Where a seat's own cows and contracts are among its inputs; see ``bots/inputs.py``."""


def test_what_is_kept_of_long_games_is_spread_evenly_over_all_rounds() -> None:
    """By rules of thumb without slips: what is kept has no influence on the game."""
    whole, kept, few = Counter[int](), Counter[int](), 48
    for seed in range(24):
        for most, counter in ((600, whole), (few, kept)):
            notebook = Notebook(most)
            options = SelfplayOptions(seed, 1.0, 0, 0.0, 0.0, 0.3, most)
            chairs = [Chair(None, 0)] * 4
            notebook.play(deal(seed, 4), chairs, flat_weights(DEFAULT), flat_forecast(4), options)
            counter.update(notebook.rounds[: notebook.count].tolist())
    assert set(kept) == set(range(ROUNDS + 1))
    share = kept.total() / whole.total()
    assert kept.total() == 24 * few
    assert share < 0.5
    for number in range(1, ROUNDS + 1):
        assert kept[number] == pytest.approx(share * whole[number], rel=0.2)


def test_lessons_of_four_player_games_reach_the_last_round() -> None:
    lessons = play(Task(50, 12, Plan(16, 4, 0.3, 0.2, 0.1), shipped_weights()))
    assert lessons.games == 12
    last = Counter(zip(lessons.players.tolist(), lessons.rounds.tolist(), strict=True))
    assert last[4, ROUNDS] > 0.5 * last[4, 2]
    assert set(lessons.players.tolist()) == {1, 2, 3, 4}
    assert len(lessons.results) == len(lessons.points) == len(lessons.rounds) == len(lessons)
    # Every decision has a row of the seat that decides.
    assert len(lessons.deciders) == len(lessons.shares) == len(lessons.actions)
    assert lessons.deciders.max() < len(lessons)


def shipped_weights() -> bytes:
    return np.array(shipped_net().weights, np.float32).tobytes()


def test_no_game_begins_after_the_time() -> None:
    lessons = play(Task(1, 5, Plan(0, 0, 0.3, 0, 0.2), None, until=0.0))
    assert (lessons.games, len(lessons)) == (0, 0)
    assert joined([lessons, lessons]).inputs.shape == (0, sizes().inputs)


def test_clans_are_dealt_in_part_of_the_training_games() -> None:
    clans, dealt, games = Counter[str](), 0, 160
    for seed in range(games):
        state = deal(seed).game().state
        if state.setup.options.no_clans or state.setup.options.clan_auction:
            continue
        if isinstance(state.pending[-1], p.ClanChoice):
            continue
        dealt += 1
        clans.update(player.power.id for player in state.players)
    assert 0.25 * games < dealt < (DEALT + 0.1) * games
    # Every clan is learned from, also those that a net would not choose.
    assert set(clans) == set(load_content().clans)
    assert min(clans.values()) > 3


def test_gates_are_drafted_without_variants() -> None:
    state = deal(7, 3).game().state
    assert state.setup.players == 3
    assert isinstance(state.pending[-1], p.ClanChoice)


def test_some_games_have_a_taste_for_each_seat() -> None:
    drawn = [draw_tastes(seed) for seed in range(400)]
    tasted = [tastes for tastes in drawn if tastes]
    assert len(tasted) == pytest.approx(TASTED * 400, rel=0.25)
    assert all(len(tastes) == SEATS for tastes in tasted)
    assert all(len(taste) == TASTES == sizes().tastes for tastes in tasted for taste in tastes)
    assert len({taste for tastes in tasted for taste in tastes}) == SEATS * len(tasted)
    assert drawn == [draw_tastes(seed) for seed in range(400)]


def test_lessons_say_which_results_tastes_decided() -> None:
    """Later positions count as they ended, and so do all games without tastes."""
    tasted = next(seed for seed in range(100) if draw_tastes(seed))
    usual = next(seed for seed in range(100) if not draw_tastes(seed))
    plan, weights = Plan(4, 2, 0.3, 0.1, 0.0), shipped_weights()
    lessons = play(Task(tasted, 1, plan, weights))
    assert lessons.tasted.tolist() == (lessons.rounds <= LAST_TASTED).tolist()
    assert set(lessons.tasted.tolist()) == {True, False}
    for played in (play(Task(usual, 1, plan, weights)), play(Task(tasted, 1, plan, None))):
        assert len(played)
        assert not played.tasted.any()


def after_a_decision(game: Game, at: int, taste: float) -> float:
    """One of the inputs of a seat that likes or dislikes contracts, after what it decides."""
    seat = game.deciding_seat
    assert seat is not None
    notebook = Notebook(200)
    options = SelfplayOptions(1, 1.0, 0, 0.0, 0.0, 0.3, 200)
    options.tastes[seat][TASTES - 1] = taste
    chairs = [Chair(shipped_net(), 200)] * 2
    weights, forecast = flat_weights(DEFAULT), flat_forecast(2)
    notebook.play(Twin.of(game), chairs, weights, forecast, options)
    return float(notebook.inputs[1, seat, at])


def by_crofters(seed: int, ply: int) -> Game:
    game, crofter = Game.new(2, seed), make_bot("crofter", 0)
    while game.ply < ply:
        seat = game.deciding_seat
        assert seat is not None
        game.push(crofter.choose(game, seat, Limit()).action)
    return game


@pytest.mark.parametrize(("seed", "ply", "number"), [(1, 18, 1), (3, 70, 3)])
def test_who_likes_contracts_fulfils_them(seed: int, ply: int, number: int) -> None:
    game = by_crofters(seed, ply)
    assert game.state.round == number
    kinds = Counter(type(action) for action in game.legal_actions)
    assert kinds[Fulfil]
    assert not kinds[Obtain]
    fulfilled = {liking: after_a_decision(game, FULFILLED, liking) for liking in (-30.0, 30.0)}
    assert fulfilled == {-30.0: 0.0, 30.0: 0.25}


def test_who_likes_contracts_keeps_those_drawn() -> None:
    game, dice = Game.new(2, 8), Random(8)
    while not isinstance(game.legal_actions[0], Keep):
        draws = [action for action in game.legal_actions if isinstance(action, Draw)]
        game.push(draws[0] if draws else dice.choice(game.legal_actions))
    held = {liking: after_a_decision(game, HELD, liking) for liking in (-30.0, 30.0)}
    assert held == {-30.0: 0.0, 30.0: 0.5}


def drawn_second(seed: int) -> int:
    """The second number of a generator in the library, ``next_narrow`` in ``native/chance.hpp``."""
    whole = (1 << 64) - 1
    number = seed + 2 * 0x9E3779B97F4A7C15 & whole
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & whole
    number = (number ^ number >> 27) * 0x94D049BB133111EB & whole
    return number ^ number >> 31


def test_what_a_decision_expects_is_what_its_best_action_promises() -> None:
    """Actions that the search only tried in doubt, or by noise, do not count."""
    game, explore = by_crofters(4, 50), 0.3
    weights, net = flat_weights(DEFAULT), shipped_net()
    search = SeerSearch(
        Twin.of(game), weights, net, seed=drawn_second(3), explore=explore, others=OTHERS
    )
    search.run(60, left=0.0)
    best = max(search.tried(), key=lambda each: each.visits)
    assert 2 * best.visits <= search.playouts
    notebook = Notebook(200)
    options = SelfplayOptions(3, 1.0, 0, 0.0, 0.0, explore, 200)
    notebook.play(Twin.of(game), [Chair(net, 60)] * 2, weights, flat_forecast(2), options)
    promised = [each.points / best.visits for each in search.promises()[best.action]]
    assert notebook.points[0, :2] == pytest.approx(promised, rel=1e-5)


def test_a_choice_is_learned_without_the_looks_that_every_action_gets() -> None:
    """What a look dismissed is not worth learning; what it found counts as often as it is tried."""
    game, simulations, least = by_crofters(4, 50), 400, 3
    weights, net = flat_weights(DEFAULT), shipped_net()
    search = SeerSearch(
        Twin.of(game), weights, net, seed=drawn_second(3), explore=0.3, others=OTHERS, least=least
    )
    search.widen(simulations)
    looked = {each.action: each.visits for each in search.tried()}
    assert set(looked.values()) == {least}
    search.run(simulations - search.playouts, left=0.0)
    chosen = sorted(each.visits - looked[each.action] for each in search.tried())
    assert chosen[0] == 0
    notebook = Notebook(200)
    options = SelfplayOptions(3, 1.0, 0, 0.0, 0.0, 0.3, 200, least=least)
    notebook.play(Twin.of(game), [Chair(net, simulations)] * 2, weights, flat_forecast(2), options)
    shares = notebook.shares[0]
    assert shares.sum() == pytest.approx(1.0)
    kept = sorted(shares[: len(chosen)])[-len(chosen) :]
    assert kept == pytest.approx([visits / sum(chosen) for visits in chosen], abs=1e-6)


def test_a_taste_makes_a_seat_try_a_series_that_it_would_not() -> None:
    """Who likes cows has more of them in round 2; what was tried for it is not learned."""
    mean = {}
    for liking in (-30.0, 0.0, 30.0):
        cows = []
        for seed in range(4):
            notebook = Notebook(200)
            options = SelfplayOptions(seed, 1.0, 0, 0.0, 0.0, 0.3, 200)
            options.tastes[0][Unit.COW] = liking
            chairs = [Chair(shipped_net(), 24)] * 2
            notebook.play(deal(seed, 2), chairs, flat_weights(DEFAULT), flat_forecast(2), options)
            rounds = notebook.rounds[: notebook.count]
            cows.append(notebook.inputs[np.argmax(rounds == 2), 0, COWS])
            tasted = (
                (rounds <= LAST_TASTED) & (notebook.seats[: notebook.count] == 0) & (liking != 0)
            )
            tried = notebook.shares[: notebook.count].sum(axis=1)
            assert not tried[tasted].any()
            assert tried[~tasted] == pytest.approx(1.0, abs=0.05)
        mean[liking] = np.mean(cows)
    assert mean[-30.0] < mean[0.0] < mean[30.0]

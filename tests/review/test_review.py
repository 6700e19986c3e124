"""The review of whole games: sums, marks, luck, lines, JSON."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from statistics import fmean, stdev

import pytest

from caledonia.bots.playout import determinize
from caledonia.game import Game
from caledonia.review import (
    MARKS,
    Balance,
    Review,
    Settings,
    analyse,
    analysis,
    from_json,
    kind_of,
    mark_of,
    probe,
    review_game,
    to_json,
)
from caledonia.review.accounts import UNFORESEEN
from tests.helpers import new_game
from tests.review.games import QUICK, finished


@cache
def reviewed(players: int) -> Review:
    return review_game(finished(players), settings=QUICK)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_terms_add_up_to_points_margin_and_chance(players: int) -> None:
    outcome = finished(players).outcome()
    assert outcome is not None
    for sheet in reviewed(players).sheets:
        others = [score for seat, score in enumerate(outcome.scores) if seat != sheet.seat]
        assert sheet.points.total == pytest.approx(outcome.scores[sheet.seat], abs=0.1)
        assert sheet.margin.total == pytest.approx(sheet.final - max(others, default=0), abs=0.1)
        share = 1 / outcome.places.count(1) if sheet.place == 1 else 0.0
        assert sheet.win.total == pytest.approx(share, abs=1e-6)


def dealt_by(players: int) -> int:
    """Return the number of actions after which clans and starting tiles are dealt."""
    return sum(code.startswith(("clan", "tile")) for code in map(str, finished(players).actions))


@pytest.mark.parametrize("players", [2, 4])
def test_each_change_of_the_course_is_in_one_account(players: int) -> None:
    review = reviewed(players)
    dealt = dealt_by(players)
    for sheet in review.sheets:
        seat, moments = sheet.seat, review.course[dealt:]
        assert sheet.points.start == moments[0].values[seat].points + UNFORESEEN[players]
        luck = sum(each.luck[seat].points for each in moments if each.luck)
        assert sheet.points.luck == pytest.approx(luck)
        own = [each for each in review.decisions if each.seat == seat and each.ply > dealt]
        # An action that costs own points may still be best for the margin.
        assert sheet.points.decisions >= -sum(each.points_lost for each in own) - 1e-6


def test_decisions_of_weak_players_cost_them_points_and_chance() -> None:
    """Crofters lose about a point per decision; none gains by what was not the best.

    What the choice of the clan costs belongs to the start.
    """
    review, dealt = reviewed(4), dealt_by(4)
    for sheet in review.sheets:
        own = [each for each in review.decisions if each.seat == sheet.seat and each.ply > dealt]
        lost = sum(each.points_lost for each in own)
        assert -1.05 * lost < sheet.points.decisions < -0.9 * lost
        assert sheet.points.decisions < -10
        assert sheet.win.decisions < 0
    assert sum(sheet.win.decisions for sheet in reviewed(4).sheets) < -1


def test_chances_of_all_seats_add_up_to_one() -> None:
    for moment in reviewed(4).course:
        assert sum(each.win for each in moment.values) == pytest.approx(1)


def test_threads_do_not_change_the_review() -> None:
    again = review_game(finished(2), settings=QUICK, threads=3)
    assert _without_seconds(again) == _without_seconds(reviewed(2))


def _without_seconds(review: Review) -> dict[str, object]:
    return {**to_json(review), "seconds": 0}


def test_progress_counts_all_decisions() -> None:
    seen: list[tuple[int, int]] = []
    review_game(finished(1), settings=QUICK, progress=lambda *step: seen.append(step))
    count = len(finished(1).actions)
    assert seen == [(done, count) for done in range(1, count + 1)]


def test_json_round_trip() -> None:
    review = reviewed(2)
    assert from_json(json.loads(json.dumps(to_json(review)))) == review


def test_json_of_another_version_is_refused() -> None:
    with pytest.raises(ValueError, match="review the game again"):
        from_json({**to_json(reviewed(2)), "version": 0})
    with pytest.raises(ValueError, match="not a review"):
        from_json({"version": reviewed(2).version})


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(ValueError, match="not over"):
        review_game(new_game(2))


def test_shown_decisions_have_both_lines() -> None:
    shown = [each for each in reviewed(4).decisions if MARKS.index(each.mark) >= 2]
    assert shown
    for each in shown:
        assert each.played
        assert each.best
        assert each.why
        assert each.played.codes[0] == each.code
        assert each.best.codes[0] == each.best_code != each.code
        assert each.best.places
        assert each.best.sources


def test_lines_can_be_played() -> None:
    game = finished(4)
    for each in reviewed(4).decisions:
        if each.played and each.best:
            for codes in (each.played.codes, each.best.codes):
                again = Game(game.states[each.ply - 1])
                # Only the last action of a line may reveal something.
                again.push_codes(codes)


def test_other_decisions_have_no_lines() -> None:
    for each in reviewed(4).decisions:
        if MARKS.index(each.mark) < 2:
            assert (each.played, each.best, each.why) == (None, None, None)


def test_turning_points_are_the_largest_changes() -> None:
    review = reviewed(4)
    assert len(review.turning_points) == 5
    plies = [each.ply for each in review.turning_points]
    assert plies == sorted(plies)
    least = min(abs(each.win) for each in review.turning_points)
    named = {(each.ply, each.cause) for each in review.turning_points}
    for each in review.decisions:
        assert each.win_lost <= least + 1e-9 or (each.ply, "decision") in named


def test_rounds_begin_in_order() -> None:
    review = reviewed(2)
    assert list(review.rounds) == sorted(review.rounds)
    for number, ply in enumerate(review.rounds, start=1):
        assert review.course[ply].round == number
        assert review.course[ply - 1].round == number - 1


def test_luck_comes_only_where_something_was_revealed() -> None:
    states = finished(4).states
    for moment in reviewed(4).course[1:]:
        before, after = states[moment.ply - 1], states[moment.ply]
        assert bool(moment.luck) == ((before.pile, before.random) != (after.pile, after.random))


def test_rates_count_every_decision_once() -> None:
    review = reviewed(4)
    for sheet in review.sheets:
        own = [each for each in review.decisions if each.seat == sheet.seat]
        assert sum(each.decisions for each in sheet.rates) == len(own)
        assert sum(sum(each.marks.values()) for each in sheet.rates) == len(own)
        assert sum(each.points_lost for each in sheet.rates) == pytest.approx(sheet.points_lost)


def test_marks_never_get_better_with_more_lost() -> None:
    for fixed in (0.0, 0.02, 0.05, 0.1):
        ranks = [MARKS.index(mark_of(step / 10, fixed)) for step in range(80)]
        assert ranks == sorted(ranks)
        ranks = [MARKS.index(mark_of(fixed * 20, step / 200)) for step in range(80)]
        assert ranks == sorted(ranks)
    assert mark_of(-3, -0.2) == "best"
    assert mark_of(5, 0) == mark_of(0, 0.15) == "blunder"


def test_not_passing_in_time_is_about_passing() -> None:
    game = new_game(2)
    read = game.parse
    assert kind_of(read("sell wool 1"), read("pass")) == "passing"
    assert kind_of(read("skip"), read("bonus ship")) == "upgrades"
    assert kind_of(read("sell wool 1"), read("expand cow c4")) == "trading"


def test_balance_total() -> None:
    assert Balance(100, -2, -5, 7, 3).total == 103


def test_luck_has_mean_zero_over_all_that_could_have_been_revealed() -> None:
    """What happened is judged like what could have: half the positions would show here."""
    settings, game = Settings(nodes=64, outcomes=12), finished(2)
    judged, apart = list[float](), list[float]()
    for state, action in zip(game.states, game.actions, strict=False):
        outcomes = probe(state, action, settings).outcomes
        for number, values in enumerate(outcomes):
            # As the next decision is probed, had this been what was revealed.
            world = Game(determinize(state, Random(f"{state.ply}/{number}")))
            world.push(action)
            seen = analyse(world.state, nodes=settings.nodes, seed=str(world.state.ply))
            judged.append(values[0].points)
            apart.append(seen.values[0].points - values[0].points)
    assert stdev(judged) > 1
    assert abs(fmean(apart)) < 0.05


def test_the_chief_reviews_a_game_without_a_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "twin_of", lambda _: None)
    review = review_game(finished(2), settings=Settings(nodes=6, closer=1, outcomes=2))
    assert review.evaluator == "chief"
    for sheet in review.sheets:
        assert sheet.points.total == pytest.approx(sheet.final, abs=0.1)
    shown = [each for each in review.decisions if each.best]
    assert shown
    assert not any(each.best.sources for each in shown if each.best)

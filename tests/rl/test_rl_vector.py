"""Many games at once: the observations, masks and rewards of the single environment."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from caledonia import Options, native
from caledonia.rl import CaledoniaVectorEnv, Observer, action_space

pytestmark = pytest.mark.skipif(
    not native.available(), reason=f"no compiled twin: {native.why_not_available()}"
)


def legal_choice(masks: Any, lots: np.random.Generator) -> Any:
    return (masks * lots.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, Options()),
        (2, Options(clan_auction=True)),
        (3, Options(no_clans=True, errata_2025=True)),
        (4, Options()),
    ],
)
def test_observations_and_masks_are_those_of_python(players: int, options: Options) -> None:
    games = CaledoniaVectorEnv(6, players, options=options, setups=1)
    observed, _ = games.reset(seed=players)
    observer, numbering = Observer(games.content), action_space(games.content)
    twins = [games.game(at) for at in range(6)]
    lots = np.random.default_rng(5)
    for _ in range(250):
        for at, game in enumerate(twins):
            seat = game.deciding_seat
            assert seat is not None
            assert seat == games.seats[at]
            expected = observer.observe(game.state, seat)
            np.testing.assert_array_equal(observed["observation"][at], expected)
            legal = sorted(numbering.numbers(game.legal_actions))
            assert np.flatnonzero(observed["action_mask"][at]).tolist() == legal
        chosen = legal_choice(observed["action_mask"], lots)
        seats = games.seats.copy()
        observed, rewards, ended, _, infos = games.step(chosen)
        for at, game in enumerate(twins):
            game.push(numbering.actions[chosen[at]])
            assert game.is_over() == ended[at]
            if ended[at]:
                outcome = game.outcome()
                assert outcome is not None
                assert tuple(infos["scores"][at]) == outcome.scores
                assert rewards[at] == pytest.approx(infos["rewards"][at][seats[at]])
                twins[at] = games.game(at)
    assert observer.size == observed["observation"].shape[1]


def test_the_same_seed_plays_the_same_games() -> None:
    first, second = CaledoniaVectorEnv(4, 3, setups=2), CaledoniaVectorEnv(4, 3, setups=2)
    one, _ = first.reset(seed=9)
    other, _ = second.reset(seed=9)
    for _ in range(40):
        np.testing.assert_array_equal(one["observation"], other["observation"])
        chosen = one["action_mask"].argmax(axis=1)
        one, *_ = first.step(chosen)
        other, *_ = second.step(chosen)
    third, _ = second.reset(seed=10)
    assert (third["observation"] != one["observation"]).any()


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads: int) -> None:
    alone, spread = (CaledoniaVectorEnv(37, 2, setups=2, threads=each) for each in (1, threads))
    alone.reset(seed=4)
    spread.reset(seed=4)
    ended = 0
    for _ in range(150):
        chosen = alone.sample()
        np.testing.assert_array_equal(chosen, spread.sample())
        _, rewards, over, _, _ = alone.step(chosen)
        _, others, others_over, _, _ = spread.step(chosen)
        np.testing.assert_array_equal(alone.observations, spread.observations)
        np.testing.assert_array_equal(alone.masks, spread.masks)
        np.testing.assert_array_equal(rewards, others)
        np.testing.assert_array_equal(over, others_over)
        ended += over.sum()
    assert ended


def test_a_sample_has_every_legal_action_equally_often() -> None:
    games = CaledoniaVectorEnv(1, 2, setups=1)
    observed, _ = games.reset(seed=6)
    legal = np.flatnonzero(observed["action_mask"][0])
    drawn = [int(games.sample()[0]) for _ in range(400 * len(legal))]
    numbers, times = np.unique(drawn, return_counts=True)
    np.testing.assert_array_equal(numbers, legal)
    # Five standard deviations; the seed makes it the same in every run.
    assert abs(times - 400).max() < 5 * np.sqrt(400)


def test_a_sample_follows_from_the_seed_of_the_reset() -> None:
    games = CaledoniaVectorEnv(30, 2, setups=1)
    games.reset(seed=1)
    first, second = games.sample(), games.sample()
    assert (first != second).any()
    games.reset(seed=1)
    np.testing.assert_array_equal(games.sample(), first)
    games.reset(seed=2)
    assert (games.sample() != first).any()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_games_go_on_in_a_process_that_was_forked() -> None:
    games = CaledoniaVectorEnv(20, 2, setups=1, threads=2)
    games.reset(seed=1)
    games.step(games.sample())
    child = os.fork()
    if child == 0:
        # The threads that shared the work stayed behind; a signal ends it if it waits for them.
        signal.alarm(60)
        games.step(games.sample())
        games.close()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    games.step(games.sample())


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    games = CaledoniaVectorEnv(3, 2, setups=1)
    observed, _ = games.reset(seed=1)
    before = observed["observation"].copy()
    chosen = observed["action_mask"].argmax(axis=1)
    for wrong in (-1, 10**9, int(observed["action_mask"][1].argmin())):
        bad = chosen.copy()
        bad[1] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} of game 1 is not legal"):
            games.step(bad)
    np.testing.assert_array_equal(games.observations, before)
    with pytest.raises(ValueError, match="one action for each of 3 games"):
        games.step(chosen[:2])


def test_bad_numbers_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="5 players: give 1 to 4"):
        CaledoniaVectorEnv(2, 5)
    with pytest.raises(ValueError, match="no reward 'fame'"):
        CaledoniaVectorEnv(2, 2, reward="fame")
    with pytest.raises(ValueError, match="at least 1"):
        CaledoniaVectorEnv(0, 2)
    with pytest.raises(RuntimeError, match="call reset first"):
        CaledoniaVectorEnv(1, 2).step([0])
    with pytest.raises(RuntimeError, match="call reset first"):
        CaledoniaVectorEnv(1, 2).sample()


def test_the_training_loop_of_the_document_learns_something() -> None:
    text = (Path(__file__).parents[2] / "docs" / "rl.md").read_text(encoding="utf-8")
    loop = text.partition("```python\n")[2].partition("```")[0]
    short = loop.replace("range(2_000)", "range(130)").replace(
        "GAMES, STEP = 64", "GAMES, STEP = 2"
    )
    names: dict[str, Any] = {}
    exec(compile(short, "rl.md", "exec"), names)
    assert names["weights"].any()


@pytest.mark.parametrize("reward", ["win", "points", "margin"])
def test_rewards_come_with_the_end(reward: str) -> None:
    games = CaledoniaVectorEnv(8, 2, reward=reward, setups=1, threads=2)
    observed, _ = games.reset(seed=3)
    lots = np.random.default_rng(2)
    seen = 0
    while seen < 4:
        chosen = legal_choice(observed["action_mask"], lots)
        observed, _, ended, truncated, infos = games.step(chosen)
        assert not truncated.any()
        assert not infos["rewards"][~ended].any()
        for at in np.flatnonzero(ended):
            scores, rewards = infos["scores"][at], infos["rewards"][at]
            seen += 1
            if reward == "points":
                assert rewards == pytest.approx(scores / 100)
            elif reward == "margin":
                assert rewards == pytest.approx((scores - scores[::-1]) / 100)
            else:
                assert rewards.sum() == 1
                assert scores[rewards.argmax()] == scores.max()

"""The environment: PettingZoo's own tests, masks, what is observed, rewards."""

from __future__ import annotations

import doctest
import random
import runpy
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from caledonia import Game, Options, load_content
from caledonia.conformance.scenarios import random_choice, random_game
from caledonia.rl import REWARDS, CaledoniaEnv, Observer, action_space, env
from caledonia.rl.layout import DECISIONS, SEATS, features
from caledonia.rules import flow
from caledonia.rules.final import Outcome
from caledonia.state import PlayerState, State
from tests.helpers import PACK

EXAMPLE = Path(__file__).parents[2] / "examples" / "rl_loop.py"
DOCUMENT = Path(__file__).parents[2] / "docs" / "rl.md"
BASE = load_content()
API_TEST: Callable[..., None] = api_test
SEED_TEST: Callable[..., None] = seed_test

# PettingZoo knows its own environments with masks by name and warns of all others; agents that do
# not decide have an empty mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play(environment: CaledoniaEnv, seed: int = 1, **options: Any) -> dict[str, float]:
    """Play a game at random; return what every agent is rewarded with at the end."""
    environment.reset(seed=seed, options=options)
    choices = random.Random(seed)
    rewards = {}
    for agent in environment.agent_iter():
        observation, reward, termination, _, _ = environment.last()
        if termination:
            rewards[agent] = float(reward)
            environment.step(None)
            continue
        assert observation is not None
        environment.step(choices.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_environment_passes_the_api_test(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    API_TEST(env(players=players), num_cycles=400)
    API_TEST(CaledoniaEnv(players=players), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("players", [1, 3])
def test_the_environment_passes_the_seed_test(players: int) -> None:
    SEED_TEST(lambda: env(players=players), num_cycles=100)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_mask_shows_the_legal_actions_of_the_decider(players: int) -> None:
    environment = CaledoniaEnv(players=players)
    environment.reset(seed=7)
    choices = random.Random(7)
    space = action_space(BASE)
    game = environment.game
    assert game is not None
    while not game.is_over():
        for seat, agent in enumerate(environment.agents):
            observation = environment.observe(agent)
            shown = {space.actions[n] for n in np.flatnonzero(observation["action_mask"])}
            expected = set(game.legal_actions) if seat == game.deciding_seat else set()
            assert shown == expected
            assert environment.observation_space(agent).contains(observation)
        assert environment.agent_selection == f"player_{game.deciding_seat}"
        environment.step(choices.choice(list(environment.legal)))


# What is observed.


@pytest.mark.parametrize("seed", range(12))
def test_nothing_hidden_is_observed(seed: int) -> None:
    choices = random.Random(f"hidden {seed}")
    game = random_game(choices, PACK if seed % 3 == 0 else BASE)
    observer, other = (Observer(game.state.setup.content) for _ in range(2))
    while not game.is_over():
        state = game.state
        pile = tuple(choices.sample(state.pile, len(state.pile)))
        shuffled = replace(state, pile=pile, random=choices.getrandbits(64), recorded_rolls=(0, 1))
        for seat in range(game.players):
            seen = observer.observe(state, seat)
            assert np.array_equal(seen, other.observe(shuffled, seat))
            assert np.isfinite(seen).all()
        game.push(random_choice(choices, game))


def test_observations_stay_within_their_bounds() -> None:
    choices = random.Random("bounds")
    for _ in range(8):
        game = random_game(choices, BASE)
        observer = Observer(BASE)
        low, high = observer.bounds()
        while not game.is_over():
            seen = observer.observe(game.state, choices.randrange(game.players))
            assert seen.dtype == np.float32
            assert (seen >= low).all()
            assert (seen <= high).all()
            game.push(random_choice(choices, game))


def part(observer: Observer, vector: Any, name: str) -> list[float]:
    feature = next(feature for feature in observer.features if feature.name == name)
    return [round(float(value) * feature.scale, 3) for value in vector[feature.begin : feature.end]]


def test_features_say_what_they_claim() -> None:
    """Seats are counted from the observer."""
    choices = random.Random("features")
    game = Game.new(3, 11)
    observer = Observer(BASE)
    while not game.is_over():
        state = game.state
        for seat in range(3):
            seen = observer.observe(state, seat)
            order = [state.players[(seat + place) % 3] for place in range(3)]
            assert part(observer, seen, "money") == [*(p.money for p in order), 0]
            assert part(observer, seen, "present") == [1, 1, 1, 0]
            goods = [amount for player in order for amount in player.goods]
            assert part(observer, seen, "goods") == [*goods, *[0] * 6]
            owner = part(observer, seen, "owner")
            assert [n for n in range(117) if owner[n]] == [
                n for n in range(117) if order[0].occupied >> n & 1
            ]
            assert sum(part(observer, seen, "unit")) == state.occupied.bit_count()
            held = part(observer, seen, "held")
            assert sum(held) == sum(len(player.slots) for player in order)
            assert part(observer, seen, "round").index(1) == state.round
            decider = part(observer, seen, "decider").index(1)
            assert (seat + decider) % 3 == game.deciding_seat
            boxes = sorted(box for box in part(observer, seen, "box") if box)
            assert boxes == [n for n, c in enumerate(state.boxes, start=1) if c]
            assert part(observer, seen, "pile") == [len(state.pile)]
        game.push(random_choice(choices, game))


def test_what_an_observer_keeps_is_up_to_date() -> None:
    """One that has seen the whole game, also moves taken back, sees what a fresh one sees."""
    choices = random.Random("kept")
    for _ in range(4):
        game = random_game(choices, BASE)
        observer = Observer(BASE)
        while not game.is_over():
            for seat in range(game.players):
                seen = observer.observe(game.state, seat)
                assert np.array_equal(seen, Observer(BASE).observe(game.state, seat))
            game.push(random_choice(choices, game))
            if len(game.actions) > 3 and choices.random() < 0.1:
                game.pop()
                game.pop()


def test_whatever_changes_openly_is_observed() -> None:
    """Hardly a decision leaves an observation as it is."""
    for seed in range(4):
        choices = random.Random(seed)
        game = random_game(choices, BASE)
        observer = Observer(BASE)
        while not game.is_over():
            before = observer.observe(game.state, 0)
            game.push(random_choice(choices, game))
            assert not np.array_equal(before, observer.observe(game.state, 0))


def test_no_field_of_the_state_was_forgotten() -> None:
    """A new field fails here: observe it, or say why not."""
    assert {field.name for field in fields(State)} == {
        # Observed.
        *("setup", "players", "round", "turn_order", "passed", "prices", "boxes", "removed"),
        *("offer", "bought", "pending"),
        # Hidden, derived, or no part of the position; of the pile only its size is observed.
        *("pile", "random", "recorded_rolls", "occupied", "shared", "log"),
        # Counts of decisions, on which no rule depends.
        *("ply", "turn_ply"),
    }
    assert {field.name for field in fields(PlayerState)} == {
        *("power", "money", "glory", "bid", "goods", "pieces", "occupied", "merchants"),
        *("merchants_on_board", "market", "shipping", "technology", "slots", "fulfilled"),
        *("ports_used", "power_state"),
        # Matters no more once it is taken; derived.
        *("starting_tile", "kinds_left", "reach"),
    }
    assert set(DECISIONS) == set(flow.LEGAL)


# Games and rewards.


def test_games_follow_from_their_seed() -> None:
    def starts(seed: int | None) -> list[str]:
        environment.reset(seed=seed)
        positions = []
        for _ in range(2):
            assert environment.game is not None
            positions.append(environment.game.position())
            environment.reset()
        return positions

    environment = CaledoniaEnv(players=2)
    first = starts(5)
    assert first[0] == Game.new(2, 5).position()
    assert first[0] != first[1]
    assert starts(5) == first
    assert starts(6) != first


def test_reset_takes_players_and_options() -> None:
    environment = CaledoniaEnv(players=4, options=Options(no_clans=True))
    environment.reset(seed=1)
    assert environment.game is not None
    assert (environment.game.players, environment.game.options.no_clans) == (4, True)
    environment.reset(seed=1, options={"players": 2, "game": {"clan_auction": True}})
    assert environment.agents == ["player_0", "player_1"]
    assert environment.game.options == Options(clan_auction=True)
    play(environment, 3, players=1)
    with pytest.raises(ValueError, match="has 1 to 4"):
        environment.reset(options={"players": 5})
    with pytest.raises(ValueError, match="unknown option 'fast'"):
        environment.reset(options={"game": {"fast": True}})


def outcome(*scores: int) -> Outcome:
    game = Game.new(len(scores), 1)
    sheets = tuple(
        replace(sheet, glory=sheet.glory + score - sheet.total)
        for sheet, score in zip(game.score_now().sheets, scores, strict=True)
    )
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return replace(game.score_now(), sheets=sheets, places=places)


@pytest.mark.parametrize(
    ("name", "scores", "rewards"),
    [
        ("win", (90, 120, 80), [0, 1, 0]),
        ("win", (120, 120, 80), [0.5, 0.5, 0]),
        ("win", (50,), [1]),
        ("points", (90, 120), [0.9, 1.2]),
        ("margin", (90, 120, 100), [-0.3, 0.2, -0.2]),
        ("margin", (90,), [0.9]),
    ],
)
def test_rewards(name: str, scores: tuple[int, ...], rewards: list[float]) -> None:
    assert REWARDS[name](outcome(*scores)) == pytest.approx(rewards)


@pytest.mark.parametrize("reward", [None, *REWARDS])
@pytest.mark.parametrize("players", [1, 2])
def test_the_end_is_rewarded(reward: str | None, players: int) -> None:
    environment = CaledoniaEnv(players=players, reward=reward)
    got = play(environment)
    assert environment.game is not None
    final = environment.game.outcome()
    assert final is not None
    name = reward or ("win" if players > 1 else "points")
    assert [got[f"player_{seat}"] for seat in range(players)] == REWARDS[name](final)
    assert environment.agents == []


def test_what_is_wrong_is_refused() -> None:
    wrong: tuple[dict[str, Any], ...] = (
        {"players": 5},
        {"players": 0},
        {"reward": "joy"},
        {"render_mode": "human"},
    )
    for arguments in wrong:
        with pytest.raises(ValueError, match=r"give 1 to 4|no reward|no render mode"):
            CaledoniaEnv(**arguments)
    environment = CaledoniaEnv()
    with pytest.raises(RuntimeError, match="call reset first"):
        environment.observe("player_0")
    environment.reset(seed=1)
    position = environment.game.position() if environment.game else ""
    with pytest.raises(ValueError, match="not legal"):
        environment.step(len(environment.actions) - 1)
    assert environment.game is not None
    assert environment.game.position() == position


def test_an_illegal_action_loses_in_the_wrapped_environment() -> None:
    environment = env(players=2)
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(len(action_space(BASE)) - 1)
    assert environment.rewards[agent] == -1
    assert all(environment.terminations.values())


def test_rendering_shows_the_public_record() -> None:
    environment = CaledoniaEnv(render_mode="ansi")
    environment.reset(seed=3)
    shown = environment.render()
    assert shown is not None
    assert "Seed-hash" in shown
    assert CaledoniaEnv(render_mode=None).render_mode is None


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert capsys.readouterr().out.count("player_2") == 3


# The document.


def test_the_example_of_the_document_runs() -> None:
    example = DOCUMENT.read_text(encoding="utf-8").split("```pycon\n")[1].split("```")[0]
    test = doctest.DocTestParser().get_doctest(example, {}, "rl.md", str(DOCUMENT), 0)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_document_lists_every_feature_and_block() -> None:
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    for feature in features(BASE):
        size = f"{SEATS} × {feature.size // SEATS}" if "by seat" in feature.text else feature.size
        divided = f"{feature.scale:g}" if feature.scale != 1 else ""
        row = f"| {feature.begin} | {size} | `{feature.name}` | {feature.text} | {divided} |"
        assert row in lines, row
    space = action_space(BASE)
    for name, block in space.blocks.items():
        begin = f"| {block.start} | {len(block)} | `{space.actions[block.start]}` |"
        assert any(line.startswith(begin) for line in lines), (name, begin)
    assert f"{len(space)} actions" in DOCUMENT.read_text(encoding="utf-8")
    assert f"{Observer(BASE).size} numbers" in DOCUMENT.read_text(encoding="utf-8")

"""The compiled twin plays the same game as the rules in Python."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from caledonia import Game, Options, native
from caledonia.conformance import ConformanceError
from caledonia.conformance.__main__ import main
from caledonia.conformance.figures import other_figures
from caledonia.conformance.native import compare, play_both, play_piece
from caledonia.content import load_content
from caledonia.errors import IllegalActionError
from caledonia.native import NativeError, Twin, packing
from caledonia.native.library import Tables
from caledonia.native.tables import tables_of
from tests.helpers import PACK

pytestmark = pytest.mark.skipif(
    not native.available(), reason=f"no compiled twin: {native.why_not_available()}"
)

ONE_OF_A_KIND = (
    Options(clan_auction=True),
    Options(no_clans=True),
    Options(tighter_map=True, errata_2025=True),
    Options(no_port_tiles=True, no_scoring_tiles=True, static_imports=True),
)


def random_moves(game: Game, seed: int, most: int) -> Game:
    choices = random.Random(seed)
    for _ in range(most):
        if game.is_over():
            break
        game.push(choices.choice(game.legal_actions))
    return game


def test_random_games_are_the_same_decision_by_decision() -> None:
    counts = play_both(random.Random(20), 2_500, load_content())
    assert counts["decisions"] == 2_500
    assert counts["finished"] > 5
    assert {"players 1", "players 4", "clan_auction", "no_clans"} <= set(counts)


def test_packs_with_other_figures_are_played_with_those() -> None:
    choices = random.Random(21)
    play_both(choices, 300, PACK)
    counts = play_both(choices, 600, other_figures(choices, PACK))
    assert counts["other_figures"] > 1


def test_the_comparison_runs_without_other_packages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    summary = tmp_path / "summary.json"
    words = ["--decisions", "300", "--workers", "1", "--summary", str(summary)]
    monkeypatch.setattr("sys.argv", ["conformance", *words])
    assert main() == 0
    figures = json.loads(summary.read_text(encoding="utf-8"))
    assert figures["decisions"] == 300
    assert figures["differences"] == 0


def test_a_difference_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "kept", lambda state: [])
    with pytest.raises(ConformanceError, match=r"seed 4: .*differs in what it keeps"):
        play_piece((10, 4))


@pytest.mark.parametrize("options", ONE_OF_A_KIND)
def test_every_variant_is_the_same(options: Options) -> None:
    game = Game.new(3, 5, options)
    twin = Twin.of(game)
    choices = random.Random(3)
    while not game.is_over():
        compare(game, twin)
        action = choices.choice(game.legal_actions)
        game.push(action)
        twin.push(action)
    compare(game, twin)
    assert twin.is_over()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_solo_game_rolls_the_same_dice(players: int) -> None:
    game = random_moves(Game.new(players, 77), 8, 10_000)
    assert game.is_over()
    twin = Twin.of(Game.new(players, 77))
    for action in game.actions:
        twin.push(action)
    assert twin.game().position() == Game(game.state).position()


@pytest.mark.parametrize("players", [2, 4])
def test_perft_agrees(players: int) -> None:
    game = random_moves(Game.new(players, 6), 9, 40)
    count = 0
    for action in game.legal_actions:
        game.push(action)
        count += len(game.legal_actions)
        game.pop()
    assert Twin.of(game).perft(2) == count


def test_a_twin_returns_as_a_game() -> None:
    game = random_moves(Game.new(3, 2), 4, 60)
    back = Twin.of(game).game()
    assert back.position() == game.position()
    assert back.ply == game.ply


def test_copies_are_independent() -> None:
    twin = Twin.of(Game.new(2, 1))
    copy = twin.copy()
    copy.push(copy.legal_actions[0])
    assert twin.game().ply == 0
    assert copy.game().ply == 1


def test_an_illegal_action_is_refused_in_words_and_changes_nothing() -> None:
    game = random_moves(Game.new(2, 1), 1, 20)
    twin = Twin.of(game)
    for code in ("fulfil 50", "port p1 beef", "obtain 300", "clan stewart"):
        if not game.is_legal(code):
            with pytest.raises(IllegalActionError):
                twin.push(game.parse(code))
    assert twin.game().position() == game.position()


def test_bad_numbers_are_refused_in_words() -> None:
    game = random_moves(Game.new(3, 1), 1, 50)
    tables = tables_of(game.state.setup)
    good = packing.write(game.state)
    assert tables.pack(good)
    choices = random.Random(5)
    for _ in range(300):
        bad = good[:]
        bad[choices.randrange(len(bad))] = choices.choice((-70, 10**12))
        with pytest.raises(NativeError, match="the twin cannot play this state"):
            tables.pack(bad)
    with pytest.raises(NativeError, match="ends too early"):
        tables.pack(good[:-1])
    with pytest.raises(NativeError, match="too long"):
        tables.pack([*good, 0])


def test_tables_that_do_not_fit_are_refused_in_words() -> None:
    with pytest.raises(NativeError, match="players is 9: expected 1 to 4"):
        Tables([1, 9])


def test_playouts_use_threads_and_do_not_depend_on_them() -> None:
    twin = Twin.of(random_moves(Game.new(4, 3), 2, 40))
    one, two = twin.playouts(20, seed=5), twin.playouts(20, seed=5, threads=2)
    assert one.points == two.points
    assert one.decisions == two.decisions
    assert len(set(one.points)) > 1


def test_recorded_rolls_come_before_the_generator() -> None:
    game = random_moves(Game.new(1, 3), 2, 10)
    data = json.loads(game.position())
    data["recorded_rolls"] = [1, 2, 3, 4, 5, 0]
    game = Game.from_position(json.dumps(data))
    twin = Twin.of(game)
    choices = random.Random(4)
    while not game.is_over():
        action = choices.choice(game.legal_actions)
        game.push(action)
        twin.push(action)
        compare(game, twin)

"""The seer's search on the twin, its net, and the games it learns from."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from caledonia import Game, native
from caledonia.actions import Action, Draw
from caledonia.bots import Limit, make_bot
from caledonia.bots.fast import NetSearch, flat_forecast, flat_weights
from caledonia.bots.net import PATH, read_net, shipped_net, write_net
from caledonia.bots.searchers import Bard, Seer, seer_search
from caledonia.bots.weights import DEFAULT
from caledonia.native import NativeError, Twin
from caledonia.native.games import SelfplayOptions
from caledonia.native.seer import OTHERS, PIECE, Net, SeerSearch, sizes
from caledonia.puzzles.values import decision_search
from learning.notebook import Chair, Notebook

pytestmark = pytest.mark.skipif(
    not native.available(), reason=f"no compiled twin: {native.why_not_available()}"
)


def in_the_middle(players: int = 2, seed: int = 4) -> Game:
    game = Game.new(players, seed)
    bots = [make_bot("crofter", seat) for seat in range(players)]
    while game.ply < 20 or len(game.legal_actions) < 3:
        seat = game.deciding_seat
        assert seat is not None
        game.push(bots[seat].choose(game, seat, Limit()).action)
    return game


@pytest.mark.parametrize("count", [0, 10])
def test_a_net_of_another_size_is_refused(count: int) -> None:
    with pytest.raises(NativeError, match=rf"has {sizes().weights} weights, not {count}"):
        Net([0.0] * count)


@pytest.mark.parametrize("weight", [float("nan"), float("inf")])
def test_a_net_without_numbers_is_refused(weight: float) -> None:
    weights = [0.0] * sizes().weights
    weights[7] = weight
    with pytest.raises(NativeError, match="finite"):
        Net(weights)


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    weights = [0.5, -2.0, 0.125]
    write_net(tmp_path / "small.net", weights)
    assert list(read_net(tmp_path / "small.net")) == weights
    assert len(read_net(PATH)) == sizes().weights


@pytest.mark.parametrize("raw", [b"", b"caledonia net 1\nabc", b"another file"])
def test_another_file_is_no_net(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "other.net").write_bytes(raw)
    with pytest.raises(ValueError, match=r"other\.net is not a net"):
        read_net(tmp_path / "other.net")


def test_so_many_positions_are_looked_at() -> None:
    game = in_the_middle()
    search = NetSearch(Twin.of(game), Random(1))
    search.run(seconds=None, nodes=60)
    assert 0 < search.playouts <= 60
    visits = [tried.visits for tried in search.ranking()]
    assert sum(visits) == search.playouts
    assert visits == sorted(visits, reverse=True)


@pytest.mark.parametrize("nodes", [1, 5, 60, 61])
@pytest.mark.parametrize("is_whole", [True, False])
def test_a_search_that_gives_way_sees_the_same(
    monkeypatch: pytest.MonkeyPatch, nodes: int, is_whole: bool
) -> None:
    game = in_the_middle()

    def searched() -> tuple[int, list[object]]:
        search = NetSearch(Twin.of(game), Random(1))
        if is_whole:
            search.grow(nodes)
        else:
            search.run(seconds=None, nodes=nodes)
        search.explore(search.ranking()[-1].action, 30)
        return search.playouts, list(search.ranking())

    alone = searched()
    asked: list[int] = []
    monkeypatch.setattr(SeerSearch, "give_way", staticmethod(lambda: asked.append(1)))
    assert searched() == alone
    # At least once for every few positions.
    assert len(asked) >= alone[0] // PIECE


def test_a_long_search_explores_more() -> None:
    """With a constant rate of exploration, the best action would get 78% of the positions."""
    search = NetSearch(Twin.of(in_the_middle()), Random(1))
    search.grow(20_000)
    assert search.ranking()[0].visits < 13_000


def test_one_action_can_be_looked_at_more_closely() -> None:
    game = in_the_middle()
    last = game.legal_actions[-1]
    search = NetSearch(Twin.of(game), Random(1))
    assert search.explore(last, 9).visits == 9


def visits_of(search: NetSearch) -> list[int]:
    return [each.visits for each in search._tree.tried()]


@pytest.mark.parametrize(("per_action", "looks"), [(8, 4), (7, 3), (4, 2), (3.9, 0)])
def test_every_action_gets_its_share_of_half_of_the_budget(per_action: float, looks: int) -> None:
    """One look at each would say too little; so the net's preferences decide."""
    game = in_the_middle()
    search = NetSearch(Twin.of(game), Random(1), least=4)
    actions = len(game.legal_actions)
    search._tree.widen(per_action * actions)
    assert visits_of(search) == [looks] * actions


@pytest.mark.parametrize("seconds", [None, 1e6])
def test_a_search_looks_at_every_action_before_it_follows_the_best(seconds: float | None) -> None:
    game = in_the_middle()
    search = NetSearch(Twin.of(game), Random(1), least=4)
    search.run(seconds=seconds, nodes=8 * len(game.legal_actions))
    visits = visits_of(search)
    assert min(visits) == 4
    assert max(visits) > len(game.legal_actions)


@pytest.mark.parametrize(("player", "looks"), [(Seer, 4), (Bard, 0)])
def test_the_seer_looks_at_every_action_when_it_plays(player: type[Seer], looks: int) -> None:
    """The bard does not: its slips leave nothing of what that finds."""
    game = in_the_middle()
    search = player().search(game.state, Random(1))
    assert isinstance(search, NetSearch)
    search.run(seconds=None, nodes=8 * len(game.legal_actions))
    assert min(visits_of(search)) == looks


def test_judging_looks_only_at_what_the_net_prefers() -> None:
    """So the values of reviews, puzzles and the evaluation bar stay as they are stored."""
    game = in_the_middle()
    searches = [
        NetSearch(Twin.of(game), Random(1)),
        seer_search(game.state, Random(1)),
        decision_search(game.state, 1),
    ]
    for search in searches:
        assert isinstance(search, NetSearch)
        search.run(seconds=None, nodes=512)
        assert visits_of(search).count(0) > len(game.legal_actions) / 2
    best = searches[0].ranking()[0]
    assert str(best.action) == "tech woodcutter"
    assert best.visits == 257
    assert best.points / best.visits == pytest.approx(134.612, abs=0.01)


def test_every_simulation_meets_a_newly_made_up_world() -> None:
    """What it expects of drawing three contracts depends on the best of those that it meets."""
    game, dice = Game.new(2, 8), Random(8)
    while Draw() not in game.legal_actions:
        game.push(dice.choice(game.legal_actions))
    search, before, points = NetSearch(Twin.of(game), Random(1)), 0.0, set()
    for times in range(1, 21):
        after = search.explore(Draw(), times).points
        points.add(after - before)
        before = after
    assert len(points) >= 8


@pytest.mark.parametrize("players", [1, 2, 4])
def test_expected_points_are_points(players: int) -> None:
    game = in_the_middle(players)
    search = NetSearch(Twin.of(game), Random(1))
    search.run(seconds=None, nodes=100)
    best = search.ranking()[0]
    assert 60 < best.points / best.visits < 220


def test_the_last_decision_is_known_to_the_end() -> None:
    """Where every action ends the game, its points are those that are scored."""
    game = in_the_middle(1)
    bot = make_bot("crofter", 1)
    before = game
    while not game.is_over():
        if len(game.legal_actions) > 1:
            before = game.copy()
        game.push(bot.choose(game, 0, Limit()).action)
    search = NetSearch(Twin.of(before), Random(1))
    for action in before.legal_actions:
        after = before.copy()
        after.push(action)
        outcome = after.outcome()
        if outcome is not None:
            tried = search.explore(action, 3)
            assert tried.points / 3 == outcome.scores[0]
            return
    raise AssertionError("no action ended the game")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_decision_says_what_it_foresees(players: int) -> None:
    game = in_the_middle(players)
    seat = game.deciding_seat
    assert seat is not None
    decision = make_bot("seer", 1).choose(game, seat, Limit(nodes=80))
    for each in decision.alternatives:
        assert each.outlook is not None
        assert each.points is not None
        assert len(each.outlook.places) == players
        assert sum(each.outlook.places) == pytest.approx(1.0)
        assert 0 < each.outlook.spread < 60
        # The lines are foreseen each for itself, so they add up to the points only roughly.
        assert sum(each.outlook.lines) == pytest.approx(each.points, abs=12)


def test_bots_that_play_games_out_foresee_points_only() -> None:
    game = in_the_middle()
    seat = game.deciding_seat
    assert seat is not None
    decision = make_bot("chief", 1).choose(game, seat, Limit(nodes=10))
    assert [each.outlook for each in decision.alternatives if each.outlook] == []


def test_the_end_is_foreseen_as_it_comes() -> None:
    """Where an action ends the game, places and lines are those of the final score sheet."""
    game = in_the_middle(2)
    bots = [make_bot("crofter", seat) for seat in range(2)]
    before = game
    while not game.is_over():
        if len(game.legal_actions) > 1:
            before = game.copy()
        seat = game.deciding_seat
        assert seat is not None
        game.push(bots[seat].choose(game, seat, Limit()).action)
    seat = before.deciding_seat
    assert seat is not None
    search = NetSearch(Twin.of(before), Random(1))
    for action in before.legal_actions:
        after = before.copy()
        after.push(action)
        outcome = after.outcome()
        if outcome is None:
            continue
        search.explore(action, 3)
        foreseen = search.outlooks()[action]
        sheet = outcome.sheets[seat]
        goods = sheet.basic_goods + sheet.processed_goods
        imports = sheet.cotton + sheet.tobacco + sheet.sugar_cane
        lines = (sheet.glory, goods, sheet.money, sheet.hops, imports)
        assert list(foreseen.lines) == [*lines, sheet.contracts, sheet.settlements]
        ahead = sum(score > outcome.scores[seat] for score in outcome.scores)
        assert foreseen.places == tuple(float(place == ahead) for place in range(2))
        assert foreseen.spread == 0
        return
    raise AssertionError("no action ended the game")


def test_the_seer_never_looks_at_what_is_hidden() -> None:
    """Whatever the pile and the dice hold, all that it weighs is the same."""
    game = Game.new(3, 6)
    bots = [make_bot("crofter", seed) for seed in range(3)]
    compared = 0
    while (seat := game.deciding_seat) is not None:
        if len(game.legal_actions) > 1 and game.ply % 5 == 0:
            other = Game.new(3, 6)
            other.state = replace(game.state, pile=game.state.pile[::-1], random=12345)
            seen = NetSearch(Twin.of(game), Random(1))
            unseen = NetSearch(Twin.of(other), Random(1))
            for search in (seen, unseen):
                search.run(seconds=None, nodes=40)
            assert unseen.ranking() == seen.ranking()
            assert unseen.outlooks() == seen.outlooks()
            compared += 1
        game.push(bots[seat].choose(game, seat, Limit()).action)
    assert compared > 10


def test_the_seer_beats_the_crofter() -> None:
    won = 0
    for seed in range(4):
        game = Game.new(2, 50 + seed)
        bots = [make_bot("seer", 1), make_bot("crofter", 1)]
        if seed % 2:
            bots.reverse()
        while (seat := game.deciding_seat) is not None:
            game.push(bots[seat].choose(game, seat, Limit(nodes=48)).action)
        outcome = game.outcome()
        assert outcome is not None
        won += seed % 2 in outcome.winners
    assert won == 4


class TestGamesToLearnFrom:
    """What :mod:`learning` keeps of a game."""

    def play(self, players: int, most: int, simulations: int) -> tuple[Notebook, Twin]:
        notebook = Notebook(most)
        twin = Twin.of(Game.new(players, 6))
        net = shipped_net() if simulations else None
        notebook.play(
            twin,
            [Chair(net, simulations)] * players,
            flat_weights(DEFAULT),
            flat_forecast(players),
            SelfplayOptions(seed=5, closely=1.0, quick=4, noise=0.25, slips=0.1, explore=0.3),
        )
        return notebook, twin

    @pytest.mark.parametrize("players", [1, 3])
    def test_the_results_are_those_of_the_game(self, players: int) -> None:
        notebook, twin = self.play(players, 16, 12)
        assert twin.is_over()
        totals = [sheet.total for sheet in twin.score_now()]
        assert notebook.results[:players, 0].tolist() == totals

    def test_decisions_are_kept_with_what_was_tried(self) -> None:
        notebook, _ = self.play(2, 16, 12)
        assert notebook.count == 16
        shares = notebook.shares
        assert shares.sum(axis=1) == pytest.approx(1.0)
        assert set(notebook.seats.tolist()) <= {0, 1}

    def test_games_by_rules_of_thumb_keep_no_choices(self) -> None:
        notebook, twin = self.play(2, 16, 0)
        assert twin.is_over()
        assert not notebook.shares.any()


def test_games_to_learn_from_and_games_of_bots_explore_alike() -> None:
    header = Path(native.__file__).parents[3] / "native" / "seer.hpp"
    line = re.search(r"OTHERS = ([\d.]+) / ([\d.]+);", header.read_text(encoding="utf-8"))
    assert line
    assert float(line[1]) / float(line[2]) == OTHERS


@pytest.mark.parametrize("players", [2, 4])
def test_the_others_explore_less_only_when_the_seer_plays_at_larger_tables(players: int) -> None:
    game = in_the_middle(players)

    def visits(others: float) -> list[tuple[Action, int]]:
        search = NetSearch(Twin.of(game), Random(1), others=others)
        search.grow(400)
        return [(each.action, each.visits) for each in search.ranking()]

    assert (visits(OTHERS) == visits(1.0)) == (players == 2)

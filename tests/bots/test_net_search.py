"""The seer without the compiled twin: the same net by numpy, a search in Python."""

from __future__ import annotations

import sys
from copy import copy
from dataclasses import replace
from random import Random
from statistics import median

import pytest

from caledonia import Game
from caledonia.actions import Pass, Skip
from caledonia.bots import Limit, make_bot, net_search, searchers
from caledonia.bots.fast import NetSearch
from caledonia.bots.net import PATH, read_net
from caledonia.bots.net_search import NumpyNet, PythonNetSearch, SeerChild, SeerNode
from caledonia.bots.playout import determinize
from caledonia.bots.search import Search
from caledonia.native import Twin, available
from caledonia.native.seer import OTHERS
from caledonia.state import State

Patch = pytest.MonkeyPatch


def middle_of_a_game(players: int, decisions: int) -> Game:
    game = Game.new(players, 4)
    bots = [make_bot("crofter", seat) for seat in range(players)]
    for _ in range(decisions):
        seat = game.deciding_seat
        assert seat is not None
        game.push(bots[seat].choose(game, seat, Limit()).action)
    while len(game.legal_actions) < 4:
        game.push(game.legal_actions[0])
    return game


@pytest.fixture
def no_twin(monkeypatch: Patch) -> None:
    monkeypatch.setattr(searchers, "twin_of", lambda state: None)
    monkeypatch.setattr("caledonia.bots.fast.twin_of", lambda state: None)


@pytest.mark.skipif(not available(), reason="the compiled twin is not built here")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_both_searches_judge_alike(players: int) -> None:
    """After one look at each action; where something is revealed their worlds differ."""
    game = middle_of_a_game(players, 30)
    slow = PythonNetSearch(game.state, Random(1))
    fast = NetSearch(Twin.of(game), Random(1))
    apart = []
    for action in game.legal_actions[:12]:
        one, other = slow.explore(action, 1), fast.explore(action, 1)
        apart.append(abs(one.points - other.points))
        lines = zip(slow.outlooks()[action].lines, fast.outlooks()[action].lines, strict=True)
        apart += [abs(mine - theirs) for mine, theirs in lines]
    assert median(apart) < 0.02


@pytest.mark.parametrize(("visits", "tried_next"), [(1000, "best"), (40_000, "other")])
def test_a_node_with_many_visits_explores_more(visits: int, tried_next: str) -> None:
    best, other = SeerChild(Skip(), 0.9), SeerChild(Pass(), 0.1)
    best.visits, best.total = visits - 100, 0.5 * (visits - 100)
    other.visits, other.total = 100, 0.3 * 100
    node = SeerNode(0, [best, other], 0.5 * visits)
    node.visits = visits
    assert node.select() is {"best": best, "other": other}[tried_next]


@pytest.mark.parametrize(
    ("players", "share", "others"),
    [(2, OTHERS, 0.3), (3, OTHERS, 0.05), (4, OTHERS, 0.05), (4, 1, 0.3)],
)
def test_others_explore_less_at_larger_tables_unless_all_seats_are_judged(
    players: int, share: float, others: float, monkeypatch: Patch
) -> None:
    search = PythonNetSearch(middle_of_a_game(players, 30).state, Random(1), others=share)
    explored: dict[bool, set[float]] = {True: set(), False: set()}
    select = SeerNode.select

    def noted(node: SeerNode, explore: float = 0.3) -> SeerChild:
        explored[node.seat == search.root.seat].add(explore)
        return select(node, explore)

    monkeypatch.setattr(SeerNode, "select", noted)
    search.run(seconds=None, nodes=120)
    assert explored[True] == {0.3}
    assert list(explored[False]) == [pytest.approx(others)]


@pytest.mark.usefixtures("no_twin")
def test_the_seer_plays_by_numpy() -> None:
    game = middle_of_a_game(2, 40)
    seat = game.deciding_seat
    assert seat is not None
    assert isinstance(searchers.seer_search(game.state, Random(1)), PythonNetSearch)
    decision = make_bot("seer", 3).choose(game, seat, Limit(nodes=25))
    assert decision.action in game.legal_actions
    outlook = decision.alternatives[0].outlook
    assert outlook is not None
    assert sum(outlook.places) == pytest.approx(1)
    assert outlook.spread > 0


@pytest.mark.usefixtures("no_twin")
def test_it_never_looks_at_what_is_hidden() -> None:
    game = middle_of_a_game(3, 25)
    seat = game.deciding_seat
    assert seat is not None
    other = Game.new(3, 4)
    other.state = replace(game.state, pile=game.state.pile[::-1], random=12345)
    chosen = [make_bot("seer", 3).choose(each, seat, Limit(nodes=12)) for each in (game, other)]
    assert chosen[0] == chosen[1]


@pytest.mark.usefixtures("no_twin")
def test_a_whole_game_ends() -> None:
    game = Game.new(2, 5)
    bots = [make_bot("seer", 1), make_bot("crofter", 2)]
    while (seat := game.deciding_seat) is not None:
        game.push(bots[seat].choose(game, seat, Limit(nodes=2)).action)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores[0] > 60


@pytest.mark.usefixtures("no_twin")
def test_without_numpy_it_says_that_it_plays_as_the_chief(monkeypatch: Patch) -> None:
    monkeypatch.setitem(sys.modules, "caledonia.bots.net_search", None)
    searchers._warn_once.cache_clear()
    game = middle_of_a_game(2, 20)
    with pytest.warns(UserWarning, match="needs the compiled twin .* or numpy .* as the chief"):
        search = searchers.seer_search(game.state, Random(1))
    assert isinstance(search, Search)


@pytest.mark.usefixtures("no_twin")
def test_with_tiles_that_the_net_does_not_know_it_says_that_it_plays_as_the_chief() -> None:
    searchers._warn_of_pack.cache_clear()
    game = middle_of_a_game(2, 20)
    port = copy(game.state.setup.ports[0])
    object.__setattr__(port, "__class__", type("Lighthouse", (type(port),), {"__slots__": ()}))
    setup = replace(game.state.setup, ports=(port, *game.state.setup.ports[1:]))
    state = replace(game.state, setup=setup)
    with pytest.warns(
        UserWarning, match="does not know all .* of the content pack 'base': .*chief"
    ):
        search = searchers.seer_search(state, Random(1))
    assert isinstance(search, Search)
    # Once for each pack.
    assert isinstance(searchers.seer_search(state, Random(1)), Search)


@pytest.mark.parametrize(("per_action", "looks"), [(8, 4), (7, 3), (4, 2), (3.9, 1)])
def test_every_action_gets_its_share_of_half_of_the_budget(per_action: float, looks: int) -> None:
    """One look at each would say too little; so the net's preferences decide."""
    search = PythonNetSearch(middle_of_a_game(2, 30).state, Random(1), least=4)
    actions = len(search.root.children)
    search._widen(per_action * actions)
    visits = [child.visits for child in search.root.children]
    assert visits == [looks if looks > 1 else 0] * actions


def test_a_search_that_judges_prefers_what_the_net_prefers() -> None:
    search = PythonNetSearch(middle_of_a_game(2, 30).state, Random(1))
    search.run(seconds=None, nodes=8 * len(search.root.children))
    assert min(child.visits for child in search.root.children) == 0


@pytest.mark.parametrize("seconds", [None, 1e6])
def test_a_search_looks_at_every_action_before_it_follows_the_best(seconds: float | None) -> None:
    search = PythonNetSearch(middle_of_a_game(2, 30).state, Random(1), least=4)
    search.run(seconds=seconds, nodes=8 * len(search.root.children))
    visits = [child.visits for child in search.root.children]
    assert min(visits) == 4
    assert max(visits) > len(visits)


def test_every_simulation_meets_a_newly_made_up_world(monkeypatch: Patch) -> None:
    game = middle_of_a_game(2, 30)
    search, worlds = PythonNetSearch(game.state, Random(1)), set()

    def noted(state: State, rng: Random) -> State:
        world = determinize(state, rng)
        worlds.add((world.pile, world.random))
        return world

    monkeypatch.setattr(net_search, "determinize", noted)
    search.run(seconds=None, nodes=20)
    assert len(worlds) == search.playouts
    assert {tuple(sorted(pile)) for pile, _ in worlds} == {tuple(sorted(game.state.pile))}


def test_a_net_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="a net has 175949 weights, not 3"):
        NumpyNet([1.0, 2.0, 3.0])
    NumpyNet(read_net(PATH))

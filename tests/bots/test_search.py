from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from caledonia import Game, Options
from caledonia.bots import Decision, Limit, make_bot
from caledonia.bots.explain import BEST, explained, reason_for
from caledonia.bots.playout import determinize, play_out
from caledonia.bots.search import Node, Search, utilities
from caledonia.content import load_content
from caledonia.rules import flow
from caledonia.rules.final import outcome_of
from caledonia.state import State
from tests.helpers import PACK

SEARCHERS = ("merchant", "chief", "seer")


def in_turn(players: int, seed: int, decisions: int) -> Game:
    """Return a game after some decisions of crofters, where there is something to choose."""
    game = Game.new(players, seed)
    bots = [make_bot("crofter", seat) for seat in range(players)]
    while (seat := game.deciding_seat) is not None:
        if game.ply >= decisions and len(game.legal_actions) > 4:
            return game
        game.push(bots[seat].choose(game, seat, Limit()).action)
    raise AssertionError("the game was over too soon")


def decide(name: str, game: Game, nodes: int = 12, seed: int = 1) -> Decision:
    seat = game.deciding_seat
    assert seat is not None
    return make_bot(name, seed).choose(game, seat, Limit(nodes=nodes))


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_choice_does_not_depend_on_what_is_hidden(name: str, players: int) -> None:
    game = in_turn(players, 5, 20)
    own = decide(name, game)
    other = game.copy()
    pile = game.state.pile
    shuffled = tuple(Random(3).sample(pile, len(pile)))
    assert shuffled != pile
    other.state = replace(game.state, pile=shuffled, random=999, recorded_rolls=())
    assert decide(name, other) == own


@pytest.mark.parametrize("name", SEARCHERS)
def test_seed_and_nodes_decide_the_choice(name: str) -> None:
    """Alone the dice of each round are made up: another seed sees other ends."""
    game = in_turn(1, 8, 12)
    assert decide(name, game) == decide(name, game)
    assert decide(name, game, seed=1).alternatives != decide(name, game, seed=2).alternatives


def test_nodes_are_counted() -> None:
    game = in_turn(3, 2, 25)
    search = Search(game.state, Random(1))
    search.run(seconds=None, nodes=17)
    assert 4 <= search.playouts <= 17
    assert sum(child.visits for child in search.root.children) == search.playouts
    assert search.root.visits == search.playouts


@pytest.mark.parametrize("seed", range(6))
def test_a_search_ends_where_no_other_action_can_catch_up(seed: int) -> None:
    nodes = 60
    game = in_turn(2, seed, 30)
    search = Search(game.state, Random(1), deep=False)
    search.run(seconds=None, nodes=nodes)
    first, second = (child.visits for child in search.ranking()[:2])
    left = nodes - search.playouts
    assert not left or first - second > left
    # One playout fewer, and it was still open.
    assert first - second <= left + 2


def test_playing_out_stops_where_a_round_begins() -> None:
    for players in (1, 2, 4):
        state = determinize(in_turn(players, 6, 3).state, Random(1))
        play_out(state, until=3)
        assert state.round == 3
        assert state.deciding_seat == state.turn_order[0]
        play_out(state, until=3)
        assert state.round == 3


def test_one_action_can_be_looked_at_more_closely() -> None:
    game = in_turn(2, 2, 25)
    search = Search(game.state, Random(1))
    search.run(seconds=None, nodes=10)
    seldom = search.root.children[-1]
    assert seldom.visits == 0
    assert search.explore(seldom.action, 3) is seldom
    assert seldom.visits == 3
    assert search.explore(seldom.action, 2).visits == 3


def test_time_ends_a_search() -> None:
    game = in_turn(2, 2, 25)
    search = Search(game.state, Random(1))
    search.run(seconds=0.0, nodes=None)
    assert search.playouts == 1


def test_the_most_tried_action_is_taken() -> None:
    game = in_turn(2, 3, 25)
    lots = Random(f"1/{game.ply}/{game.deciding_seat}")
    search = Search(game.state, lots, rounds_ahead=1)
    search.run(seconds=None, nodes=40)
    ranking = search.ranking()
    assert [child.visits for child in ranking] == sorted(
        (child.visits for child in ranking), reverse=True
    )
    decision = decide("chief", game, nodes=40)
    assert decision.action == ranking[0].action
    assert decision.alternatives[0].points == ranking[0].points / ranking[0].visits


def test_the_tree_ends_where_something_hidden_shows() -> None:
    """A pass that ends the round reveals contracts: nothing after it may be in the tree."""
    game = in_turn(1, 2, 12)
    search = Search(game.state, Random(1))
    search.run(seconds=None, nodes=120)
    passing = [c for c in search.root.children if str(c.action) == "pass"]
    assert passing
    assert all(child.node is None for child in passing)
    assert any(child.node is not None for child in search.root.children)


def seats_below(node: Node) -> set[int]:
    """Return the seats of all decisions in a tree but its first one."""
    seats = set()
    for child in node.children:
        if child.node is not None:
            seats |= {child.node.seat} | seats_below(child.node)
    return seats


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tree_holds_replies_only_of_a_single_opponent(players: int) -> None:
    game = in_turn(players, 12, 8 * players)
    search = Search(game.state, Random(1))
    search.run(seconds=None, nodes=60)
    seats = seats_below(search.root)
    assert seats == ({0, 1} if players == 2 else {game.deciding_seat})


def test_a_shallow_search_has_no_tree() -> None:
    game = in_turn(2, 12, 16)
    search = Search(game.state, Random(1), deep=False)
    search.run(seconds=None, nodes=60)
    assert seats_below(search.root) == set()


def test_all_actions_meet_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first try of each action is made in one world, the second in another."""
    game = in_turn(2, 12, 16)
    search = Search(game.state, Random(1), deep=False)
    worlds: dict[int, set[tuple[int, ...]]] = {}

    def noted(state: State, lots: Random) -> State:
        twin = determinize(state, lots)
        worlds.setdefault(search.root.select().visits, set()).add(twin.pile)
        return twin

    monkeypatch.setattr("caledonia.bots.search.determinize", noted)
    search.run(seconds=None, nodes=30)
    assert len(worlds) > 1
    assert all(len(piles) == 1 for piles in worlds.values())
    assert len(set.union(*worlds.values())) == len(worlds)


@pytest.mark.parametrize("name", SEARCHERS)
def test_no_time_at_all_is_a_limit_too(name: str) -> None:
    game = in_turn(2, 3, 20)
    seat = game.deciding_seat
    assert seat is not None
    decision = make_bot(name, 1).choose(game, seat, Limit(seconds=0))
    assert len(decision.alternatives) == 1


def test_a_search_finds_what_rules_of_thumb_miss() -> None:
    """Over a few solo games looking ahead is worth many points."""

    def score(name: str, seed: int) -> int:
        game = Game.new(1, seed, content=PACK)
        bot = make_bot(name, seed)
        while game.deciding_seat is not None:
            game.push(bot.choose(game, 0, Limit(nodes=12)).action)
        return game.score_now().scores[0]

    gained = sum(score("merchant", seed) - score("crofter", seed) for seed in range(3))
    assert gained > 20


def test_an_imagined_state_differs_only_in_what_is_hidden() -> None:
    state = in_turn(3, 6, 30).state
    twin = determinize(state, Random(1))
    assert sorted(twin.pile) == sorted(state.pile)
    assert twin.pile != state.pile
    assert twin.random != state.random
    same = replace(twin, pile=state.pile, random=state.random, recorded_rolls=state.recorded_rolls)
    assert replace(same, shared=0) == replace(state, shared=0)


def test_playing_out_leaves_the_game_alone() -> None:
    game = in_turn(4, 6, 30)
    before = game.position()
    imagined = determinize(game.state, Random(1))
    play_out(imagined)
    assert not imagined.pending
    assert game.position() == before


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_utilities_follow_the_points(players: int) -> None:
    state = determinize(in_turn(players, 9, 10).state, Random(2))
    while state.pending:
        flow.take(state, flow.legal_actions(state)[0])
    outcome = outcome_of(state)
    values = utilities(outcome.scores)
    order = sorted(range(players), key=lambda seat: (values[seat], outcome.scores[seat]))
    assert [outcome.scores[seat] for seat in order] == sorted(outcome.scores)
    if players > 1:
        assert all(
            values[seat] >= 0
            for seat in range(players)
            if outcome.scores[seat] == max(outcome.scores)
        )


@pytest.mark.parametrize("name", ["random", "crofter", "merchant"])
def test_every_decision_can_be_explained(name: str) -> None:
    game = in_turn(2, 7, 35)
    before = game.position()
    decision = explained(game, decide(name, game))
    assert game.position() == before
    assert 1 <= len(decision.alternatives) <= BEST
    assert decision.action in {each.action for each in decision.alternatives}
    for each in decision.alternatives:
        assert each.points is not None
        assert 0 <= each.points < 300
        assert each.reason is not None


def test_reasons_are_about_things_of_the_game() -> None:
    """Every action of some whole games has a reason whose subject exists."""
    kinds = set()
    content = load_content()
    for players, options in ((1, Options()), (2, Options(no_clans=True)), (4, Options())):
        game = Game.new(players, 21, options)
        bots = [make_bot("crofter", seat) for seat in range(players)]
        while (seat := game.deciding_seat) is not None:
            before = game.position()
            for action in list(game.legal_actions)[::3]:
                reason = reason_for(game.state, action)
                kinds.add(reason.kind)
                if reason.kind == "contract":
                    assert int(reason.subject) in content.contracts
                elif reason.kind == "glory":
                    assert reason.subject in {tile.id for tile in game.state.setup.scoring}
                elif reason.kind == "port":
                    assert reason.subject in {tile.id for tile in game.state.setup.ports}
            assert game.position() == before
            game.push(bots[seat].choose(game, seat, Limit()).action)
    assert {"contract", "glory", "income", "market", "clan", "tile", "rest"} <= kinds


def test_a_contract_is_the_reason_to_fulfil_it() -> None:
    game = Game.new(2, 1)
    bots = [make_bot("crofter", seat) for seat in range(2)]
    while (seat := game.deciding_seat) is not None:
        fulfil = [action for action in game.legal_actions if str(action).startswith("fulfil")]
        if fulfil:
            reason = reason_for(game.state, fulfil[0])
            assert f"fulfil {reason.subject}" == str(fulfil[0])
            assert reason.kind == "contract"
            return
        game.push(bots[seat].choose(game, seat, Limit()).action)
    raise AssertionError("nobody could fulfil a contract")

"""The contract navigator: every way it shows can be played in the engine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest

from caledonia.actions import END, PASS, SKIP, Obtain, obtain
from caledonia.game import Game
from caledonia.rules.trade import price_of
from caledonia.state import State
from caledonia.teaching import odds, worlds
from caledonia.teaching.navigator import MOST_TURNS, navigate
from caledonia.teaching.shapes import ContractRoute, Way
from caledonia.teaching.worlds import World
from caledonia.types import GOOD_NAMES
from tests.insight.played import GAMES, moments, reshuffled


def let_others_pass(game: Game, seat: int) -> None:
    """Play the others: they pass, decline, or take the first action."""
    while game.deciding_seat not in (None, seat):
        legal = game.legal_actions
        game.push(next((each for each in (PASS, END, SKIP) if each in legal), legal[0]))


def played(game: Game, seat: int, way: Way) -> Game:
    """Return a game in which a seat has gone a way; every code is checked by the engine."""
    for step in way["steps"]:
        let_others_pass(game, seat)
        assert game.round == step["round"]
        game.push_code(step["code"])
    return game


def every_route() -> Iterator[tuple[Game, int, ContractRoute]]:
    """Yield the routes of one game's moments in which a contract can be fulfilled."""
    for game in moments(1):
        seat = game.deciding_seat
        assert seat is not None
        if any(code.startswith("fulfil") for code in game.legal_codes):
            yield from ((game, seat, route) for route in navigate(game.state, seat, odds=False))


@cache
def routes_of(number: int) -> list[tuple[Game, int, ContractRoute]]:
    return [
        (game, seat, route)
        for game in moments(number, every=29)
        for seat in {0, game.deciding_seat or 0}
        for route in navigate(game.state, seat, odds=False)
    ]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_way_fulfils_its_contract_in_the_engine(number: int) -> None:
    routes = routes_of(number)
    ways = [(game, seat, route, way) for game, seat, route in routes for way in route["ways"]]
    assert ways
    for game, seat, route, way in ways:
        if game.players == 1 and way["production"]:
            # Dice move the prices of a solo game between rounds: such a way may prove too dear.
            continue
        end = played(game.copy(), seat, way)
        assert route["contract"] in end.state.players[seat].fulfilled
        assert way["pounds"] == -sum(step["money"] for step in way["steps"])
        assert way["turns"] == way["steps"][-1]["turn"]
        assert way["production"] == sum(step["code"] == "pass" for step in way["steps"])
        assert way["first"] is None or f"fulfil {way['first']}" in {
            step["code"] for step in way["steps"]
        }


def test_the_cheapest_way_comes_before_a_quicker_one() -> None:
    pairs = [route["ways"] for _, _, route in routes_of(3) if len(route["ways"]) == 2]
    assert pairs
    for cheapest, quickest in pairs:
        assert cheapest["pounds"] < quickest["pounds"]
        assert cheapest["turns"] > quickest["turns"]
    assert all(way["turns"] <= 2 * MOST_TURNS for pair in pairs for way in pair)


def test_a_contract_that_can_be_paid_takes_one_turn() -> None:
    is_checked = False
    for game, seat, route in every_route():
        if game.deciding_seat != seat or f"fulfil {route['contract']}" not in game.legal_codes:
            continue
        is_checked = True
        assert route["ways"][0]["turns"] == 1
        assert route["ways"][0]["pounds"] == 0
        assert route["ways"][0]["steps"][0]["code"] == f"fulfil {route['contract']}"
    assert is_checked


def test_buying_costs_the_price_of_the_market() -> None:
    checked = 0
    for game, _, route in routes_of(4):
        for way in route["ways"]:
            first = way["steps"][0]
            if first["code"].startswith("buy ") and first["round"] == game.round:
                _, good, amount = first["code"].split()
                checked += 1
                # No clans in this game: nobody trades more cheaply.
                price = price_of(game.state, GOOD_NAMES.index(good))
                assert -first["money"] == int(amount) * price
    assert checked


def test_nothing_hidden_has_any_influence() -> None:
    game = list(moments(3, every=37))[3]
    assert navigate(game.state, 0) == navigate(reshuffled(game.state), 0)


def test_chances_are_the_same_without_the_compiled_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    game = list(moments(1, every=37))[2]
    fast = navigate(game.state, 0)
    assert any(route["ways"] for route in fast)
    monkeypatch.setattr(worlds, "twin_of", lambda _: None)
    assert navigate(game.state, 0) == fast


def contested() -> Iterator[tuple[State, int, int, Way]]:
    """Yield ways to contracts that the opponent who decides now can take first."""
    for game in moments(3, every=25):
        for seat in {0, 1, 2, 3} - {game.deciding_seat}:
            for route in navigate(game.state, seat, odds=False):
                if route["ways"] and f"obtain {route['contract']}" in game.legal_codes:
                    yield game.state, seat, route["contract"], route["ways"][0]


def test_a_contract_that_an_opponent_can_take_is_less_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def take_it(world: World, rng: Random) -> None:
        obtaining = obtain(contract)
        if obtaining in world.actions():
            world.take(obtaining)
        else:
            worlds.take_likely(world, rng)

    def leave_it(world: World, rng: Random) -> None:
        kinds = {type(action) for action in world.actions()} - {Obtain}
        worlds.take_of_kinds(world, rng, tuple(kinds))

    usual = left = 0.0
    ways = list(islice(contested(), 20))
    for state, seat, contract, way in ways:
        usual += odds.chance_of(state, seat, contract, way, futures=8)
        with monkeypatch.context() as patch:
            # What an opponent obtains at once is gone.
            patch.setattr(odds, "take_likely", take_it)
            assert odds.chance_of(state, seat, contract, way, futures=2) == 0
            patch.setattr(odds, "take_likely", leave_it)
            left += odds.chance_of(state, seat, contract, way, futures=8)
    assert 0.5 * len(ways) < usual < left


def test_chances_are_shares_of_futures() -> None:
    chances = [
        way["chance"]
        for game in moments(3, every=67)
        for seat in range(game.players)
        for route in navigate(game.state, seat)
        for way in route["ways"]
    ]
    assert all(0 <= each <= 1 for each in chances)
    assert min(chances) < 0.5
    assert max(chances) == 1


def test_there_is_nothing_to_navigate_before_and_after_the_game() -> None:
    first, *_ = moments(1)
    assert navigate(first.state, 0) == []
    *_, last = moments(1)
    while not last.is_over():
        last.push(last.legal_actions[0])
    assert navigate(last.state, 0) == []

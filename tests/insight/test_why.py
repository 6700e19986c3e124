"""Why not: the nearest way to what is asked, and a repair that really makes it possible."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from caledonia.errors import InvalidActionError
from caledonia.game import Game
from caledonia.insight.why import Nearest
from caledonia.pending import Turn
from caledonia.types import UNIT_NAMES

QUESTIONS = ("expand", "trade", "obtain", "fulfil", "tech", "ship", "hire")


def turns(seed: int, players: int = 2) -> Iterator[Game]:
    """Yield a game at the beginning of its turns; everybody plays at random."""
    game = Game.new(players, seed)
    luck = random.Random(seed)
    while not game.is_over():
        if isinstance(game.state.pending[-1], Turn):
            yield game
        game.push(luck.choice(game.legal_actions))


def questions(game: Game) -> Iterator[str]:
    """Yield what may be asked at a turn: actions, units and whole codes."""
    seat = game.deciding_seat
    assert seat is not None
    player = game.state.players[seat]
    yield from QUESTIONS
    yield from (f"expand {UNIT_NAMES[unit]}" for unit in player.power.units)
    yield from ("buy whisky 2", "sell bread 1", "expand field g5")


def others_pass(game: Game, seat: int, *, until_round: int) -> None:
    """Continue to a seat's next turn; all others pass, and bonuses are declined."""
    while True:
        assert not game.is_over()
        if game.deciding_seat == seat and isinstance(game.state.pending[-1], Turn):
            if game.round >= until_round:
                return
            game.push_code("pass")
            continue
        codes = list(game.legal_codes)
        game.push_code(next((each for each in ("pass", "end", "skip") if each in codes), codes[0]))


@pytest.mark.parametrize("seed", range(3))
def test_a_repair_makes_the_action_legal(seed: int) -> None:
    seen = set()
    for game in turns(seed, players=2 + seed):
        seat = game.deciding_seat
        assert seat is not None
        for asked in questions(game):
            nearest = Nearest(game.state, asked)
            repair = nearest.repair(seat)
            if repair is None:
                continue
            seen.add(repair["when"])
            wanted, trial, money = str(nearest.action), game.copy(), game.seat(seat).money
            if repair["code"] is not None:
                trial.push_code(repair["code"])
                assert trial.seat(seat).money - money == repair["money"]
            if repair["when"] == "next_turn":
                others_pass(trial, seat, until_round=game.round)
                assert trial.round == game.round
            elif repair["when"] == "next_round":
                others_pass(trial, seat, until_round=game.round + 1)
                assert trial.seat(seat).money - money == repair["money"]
            assert trial.deciding_seat == seat
            assert trial.why_not(wanted) == (), (asked, repair)
    assert "next_turn" in seen


@pytest.mark.parametrize("seed", range(3))
def test_a_unit_is_answered_by_its_cheapest_space(seed: int) -> None:
    short = 0
    for game in turns(seed):
        player = game.state.players[game.deciding_seat or 0]
        for unit in player.power.units:
            asked = f"expand {UNIT_NAMES[unit]}"
            nearest = Nearest(game.state, asked)
            codes = list(game.legal_codes)
            if any(code.startswith(f"{asked} ") for code in codes):
                assert not nearest.reasons
                assert str(nearest.action) in codes
                continue
            if [each.problem for each in nearest.reasons] != ["money_short"]:
                continue
            short += 1
            amount = int(nearest.reasons[0].figures["amount"])
            spaces = (
                f"{asked} {column}{row}" for column in "abcdefghijklm" for row in range(1, 10)
            )
            for code in spaces:
                reasons = game.why_not(code)
                if [each.problem for each in reasons] == ["money_short"]:
                    assert int(reasons[0].figures["amount"]) >= amount
    assert short


def test_money_that_is_short_is_found_by_selling_as_little_as_needed() -> None:
    game = next(game for game in turns(1) if _can_sell_for(game, "expand field"))
    seat = game.deciding_seat
    assert seat is not None
    nearest = Nearest(game.state, "expand field")
    (reason,) = nearest.reasons
    assert reason.problem == "money_short"
    repair = nearest.repair(seat)
    assert repair is not None
    assert repair["code"] is not None
    assert repair["code"].startswith("sell ")
    assert repair["money"] >= int(reason.figures["amount"])
    for action in game.legal_actions:
        trial = game.copy()
        trial.push(action)
        gain = trial.seat(seat).money - game.seat(seat).money
        if str(action).startswith("sell ") and gain >= int(reason.figures["amount"]):
            assert gain >= repair["money"]


def _can_sell_for(game: Game, asked: str) -> bool:
    repair = Nearest(game.state, asked).repair(game.deciding_seat)
    return repair is not None and (repair["code"] or "").startswith("sell ")


def test_only_the_deciding_seat_sees_what_helps() -> None:
    game = next(game for game in turns(1) if _can_sell_for(game, "expand field"))
    nearest = Nearest(game.state, "expand field")
    assert nearest.repair(None) is None
    assert nearest.repair(1 - (game.deciding_seat or 0)) is None


def test_what_is_no_action_is_refused() -> None:
    game = next(turns(1))
    for asked in ("", "expnd", "expand dragon", "buy gold"):
        with pytest.raises(InvalidActionError):
            Nearest(game.state, asked)


def test_after_the_end_nothing_helps() -> None:
    game = Game.new(2, 3)
    luck = random.Random(3)
    while not game.is_over():
        game.push(luck.choice(game.legal_actions))
    nearest = Nearest(game.state, "hire")
    assert [reason.problem for reason in nearest.reasons] == ["game_over"]
    assert nearest.repair(0) is None

"""A steady bot plays on whatever happens inside."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caledonia import Game
from caledonia.actions import PASS
from caledonia.bots import BotFaultError, Decision, FallbackBot, Limit
from caledonia.bots.crofter import Crofter
from caledonia.bots.random_bot import RandomBot


class Scripted:
    """A bot that fails on demand."""

    def __init__(self, deed: Callable[[Game], Decision]) -> None:
        self.deed = deed
        self.asked = 0
        self.closed = False

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        self.asked += 1
        return self.deed(game)

    def close(self) -> None:
        self.closed = True


def hang(game: Game) -> Decision:
    raise BotFaultError("hung", "no answer")


def crash(game: Game) -> Decision:
    raise ZeroDivisionError("oops")


def cheat(game: Game) -> Decision:
    return Decision(PASS)


@pytest.mark.parametrize(("deed", "kind"), [(hang, "hung"), (crash, "crashed"), (cheat, "illegal")])
def test_a_fault_forfeits_the_decision_to_the_crofter(
    deed: Callable[[Game], Decision], kind: str
) -> None:
    game = Game.new(2, 4)
    seat = game.deciding_seat
    assert seat is not None
    bot = Scripted(deed)
    steady = FallbackBot(bot)
    expected = Crofter(0).choose(game, seat, Limit())
    assert steady.choose(game, seat, Limit()) == expected
    assert (steady.faults, steady.forfeits) == ({kind: 1}, 1)
    assert steady.last_fault is not None
    assert steady.last_fault.kind == kind
    steady.close()
    assert bot.closed


def test_a_bot_that_only_fails_is_given_up() -> None:
    game = Game.new(2, 4)
    bot = Scripted(hang)
    steady = FallbackBot(bot, RandomBot(1), give_up_after=3)
    while (seat := game.deciding_seat) is not None:
        game.push(steady.choose(game, seat, Limit()).action)
    assert bot.asked == 3
    assert steady.has_given_up
    assert (steady.faults, steady.forfeits) == ({"hung": 3}, game.ply)


def test_earlier_faults_count_towards_giving_up() -> None:
    game = Game.new(2, 4)
    bot = Scripted(hang)
    steady = FallbackBot(bot, RandomBot(1), give_up_after=3, faults=2)
    for _ in range(2):
        seat = game.deciding_seat
        assert seat is not None
        game.push(steady.choose(game, seat, Limit()).action)
    assert (bot.asked, steady.faults_in_a_row) == (1, 3)


def test_single_faults_are_forgiven() -> None:
    game = Game.new(2, 4)

    def sometimes(game: Game) -> Decision:
        return crash(game) if bot.asked % 2 else Decision(game.legal_actions[0])

    bot = Scripted(sometimes)
    steady = FallbackBot(bot, RandomBot(1), give_up_after=2)
    while (seat := game.deciding_seat) is not None:
        game.push(steady.choose(game, seat, Limit()).action)
    assert not steady.has_given_up
    assert bot.asked == game.ply
    steady.close()
    FallbackBot(RandomBot(1)).close()

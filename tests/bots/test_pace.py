from __future__ import annotations

from collections import defaultdict
from itertools import count
from random import Random

import pytest

from caledonia import Game
from caledonia.bots import Limit, make_bot
from caledonia.bots.pace import LARGE, MAIN, SMALL, CpuTimer, TimeBudget
from caledonia.bots.search import Search

SECONDS = 5.0


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_decisions_of_a_turn_share_its_time(players: int) -> None:
    """Whoever spends all that is given never comes to more than the turn's time."""
    game = Game.new(players, 7)
    crofters = [make_bot("crofter", seat) for seat in range(players)]
    purses = [TimeBudget() for _ in range(players)]
    turns: dict[int, list[list[float]]] = defaultdict(list)
    while (seat := game.deciding_seat) is not None:
        given = purses[seat].share(game, SECONDS)
        if game.turn_is_over():
            turns[seat].append([])
            large = isinstance(game.state.pending[-1], LARGE)
            assert given == pytest.approx((MAIN if large else SMALL) * SECONDS)
        turns[seat][-1].append(given)
        purses[seat].spend(game, given)
        game.push(crofters[seat].choose(game, seat, Limit()).action)
    all_turns = [turn for seat in turns for turn in turns[seat]]
    assert max(len(turn) for turn in all_turns) > 3
    assert all(sum(turn) <= SECONDS for turn in all_turns)
    assert all(given > 0 for turn in all_turns for given in turn)


def test_a_new_bot_begins_in_the_middle_of_a_turn() -> None:
    game = Game.new(2, 4)
    purse = TimeBudget()
    purse.spend(game, SECONDS)
    # The next decision is not the one that follows: this turn has another purse.
    assert purse.share(game, SECONDS) == pytest.approx(MAIN * SECONDS)


def test_waiting_counts_less_than_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    thought, clock = [0.0], [0.0]
    monkeypatch.setattr("caledonia.bots.pace.thread_time", lambda: thought[0])
    monkeypatch.setattr("caledonia.bots.pace.perf_counter", lambda: clock[0])
    watch = CpuTimer()
    clock[0], thought[0] = 2.0, 1.5
    assert watch.elapsed() == 1.5
    clock[0] = 6.0
    assert watch.elapsed() == 2.0


def test_a_limit_says_how_much_longer_thought_may_take_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("caledonia.bots.pace.thread_time", lambda: 0.0)
    monkeypatch.setattr(Search, "_decided", lambda *_: False)
    ticks = count()
    monkeypatch.setattr("caledonia.bots.pace.perf_counter", lambda: float(next(ticks)))
    searches = []
    for patience in (3.0, 1.5):
        search = Search(Game.new(players=2, seed=1).state, Random(1))
        search.run(seconds=8.0, nodes=None, patience=patience)
        searches.append(search.playouts)
    assert searches == [24, 12]

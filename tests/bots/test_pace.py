from __future__ import annotations

from collections import defaultdict
from itertools import count
from random import Random

import pytest

from caledonia import Game
from caledonia.bots import Limit, make_bot
from caledonia.bots.pace import LARGE, MAIN, SMALL, CpuTimer, TimeBudget
from caledonia.bots.search import Search
from caledonia.bots.searchers import Chief, Seer
from caledonia.native import available
from caledonia.native.seer import SeerSearch

SECONDS = 5.0


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_decisions_of_a_turn_share_its_time(players: int) -> None:
    """A bot that spends all it is given never exceeds the turn's time."""
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


def test_a_decision_without_a_choice_does_not_refill_the_time() -> None:
    game, crofter = Game.new(2, 4), make_bot("crofter", 1)
    purse, first, shares = TimeBudget(), True, []
    while (seat := game.deciding_seat) is not None:
        if game.turn_is_over():
            first = True
        elif not first:
            shares.append(purse.share(game, SECONDS))
        if first:
            purse.share(game, SECONDS)
            purse.spend(game, SECONDS)
        else:
            purse.skip(game)
        first = False
        game.push(crofter.choose(game, seat, Limit()).action)
    assert len(shares) > 20
    assert not any(shares)


def test_a_searching_bot_notes_decisions_without_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    skipped: list[int] = []
    monkeypatch.setattr(TimeBudget, "skip", lambda _, game: skipped.append(game.ply))
    game, crofter, merchant = Game.new(2, 6), make_bot("crofter", 1), make_bot("merchant", 1)
    forced: list[int] = []
    while (seat := game.deciding_seat) is not None:
        if len(game.legal_actions) == 1:
            forced.append(game.ply)
            merchant.choose(game, seat, Limit(seconds=1.0))
        game.push(crofter.choose(game, seat, Limit()).action)
    assert forced == skipped
    assert forced


def test_waiting_counts_less_than_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    thought, clock = [0.0], [0.0]
    monkeypatch.setattr("caledonia.bots.pace.thread_time", lambda: thought[0])
    monkeypatch.setattr("caledonia.bots.pace.perf_counter", lambda: clock[0])
    watch = CpuTimer()
    clock[0], thought[0] = 2.0, 1.5
    assert watch.elapsed() == 1.5
    clock[0] = 6.0
    assert watch.elapsed() == 2.0


class BusyMachine:
    """A simulation takes 2 ms by the clock, of which a tenth is CPU time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.simulations = 0
        run = SeerSearch.run

        def counted(search: SeerSearch, simulations: int, *, left: float | None = None) -> None:
            self.simulations += simulations
            run(search, simulations, left=left)

        monkeypatch.setattr(SeerSearch, "run", counted)
        monkeypatch.setattr("caledonia.bots.pace.perf_counter", self.clock)
        monkeypatch.setattr("caledonia.bots.pace.thread_time", lambda: self.clock() / 10)

    def clock(self) -> float:
        return self.simulations * 0.002


@pytest.mark.skipif(not available(), reason="the compiled twin is not built here")
@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_of_the_seer_at_two_seconds_takes_at_most_three_by_the_clock(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where it gets a tenth of a core, and no search is decided early."""
    machine = BusyMachine(monkeypatch)
    monkeypatch.setattr(SeerSearch, "is_decided", lambda *_: False)
    game = Game.new(players, 5)
    seers = [make_bot("seer", seat) for seat in range(players)]
    turns: list[list[float]] = []
    while (seat := game.deciding_seat) is not None and game.state.round < 2:
        if game.turn_is_over():
            turns.append([])
        before = machine.clock()
        game.push(seers[seat].choose(game, seat, Limit(seconds=2.0)).action)
        turns[-1].append(machine.clock() - before)
    assert max(map(len, turns)) > 3
    longest = max(sum(turn) for turn in turns)
    assert 2.0 < longest <= 3.0


def test_each_bot_has_its_own_patience_unless_the_limit_names_one() -> None:
    assert (Chief.patience(Limit()), Seer.patience(Limit())) == (3.0, 1.5)
    assert Seer.patience(Limit(seconds=2.0, patience=9.0)) == 9.0


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

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from caledonia.actions import Place
from caledonia.arena.table import play
from caledonia.bots import Decision, Limit, make_bot
from caledonia.content.geometry import MODULES, module_of
from caledonia.game import Game
from caledonia.pending import WorkerPlacement
from caledonia.rules.final import Outcome
from tools import balance
from tools.balance import (
    MAPS,
    PLAYERS,
    Plan,
    Settler,
    batches,
    maps_with,
    play_game,
    play_games,
)

RANDOM = Plan(bot="random")


def placing(seed: int = 1) -> Game:
    """Return a game in which the first starting worker is to be placed."""
    game = Game.new(4, seed)
    while not isinstance(game.state.pending[-1], WorkerPlacement):
        game.push(game.legal_actions[0])
    return game


def play_with(played: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games be played in this way, and none on the twin."""
    monkeypatch.setattr(balance, "play_quickly", lambda *_: None)
    monkeypatch.setattr(balance, "play", played)


# The plan.


def test_48_games_are_every_map_with_every_number_of_players() -> None:
    plan = Plan()
    deals = [plan.deal(number) for number in range(48, 96)]
    assert len({(deal.sides, deal.players) for deal in deals}) == 48


def test_a_smaller_plan_is_even_too() -> None:
    plan = Plan(players=(2, 4), maps=MAPS[:3])
    deals = [plan.deal(number) for number in range(2 * 2 * 3)]
    counts = Counter((deal.sides, deal.players) for deal in deals)
    assert set(counts.values()) == {2}
    assert len(counts) == 6


def test_seed_and_number_decide_everything() -> None:
    deals = [Plan(seed=5).deal(number) for number in range(20)]
    assert deals == [Plan(seed=5).deal(number) for number in range(20)]
    assert deals != [Plan(seed=6).deal(number) for number in range(20)]
    assert len({deal.seed for deal in deals}) == 20


def test_corners_are_dealt_evenly_to_seats() -> None:
    counts: Counter[tuple[int, int, str]] = Counter()
    for number in range(2400):
        deal = Plan().deal(number)
        assert len(set(deal.corners)) == len(deal.bot_seeds) == deal.players
        counts.update((deal.players, seat, corner) for seat, corner in enumerate(deal.corners))
    # 800 games for each number of players: a quarter each, give or take 5 standard deviations.
    assert len(counts) == 4 * sum(PLAYERS)
    assert all(140 < count < 260 for count in counts.values())


def test_batches_hold_every_number_once() -> None:
    numbers = [number for batch in batches(21, 8) for number in batch]
    assert numbers == list(range(21))


# Starting corners.


@pytest.mark.parametrize("bot", ["random", "crofter"])
@pytest.mark.parametrize("corner", MODULES)
def test_workers_start_in_the_dealt_corner(bot: str, corner: str) -> None:
    game = placing()
    seat = game.deciding_seat
    assert seat is not None
    action = Settler(make_bot(bot, 1), corner, 1).choose(game, seat, Limit()).action
    assert isinstance(action, Place)
    assert module_of(action.space) == corner
    assert action in game.legal_actions


def test_the_best_space_of_the_corner_is_taken() -> None:
    game = placing()
    seat = game.deciding_seat
    assert seat is not None
    for corner in MODULES:
        decision = Settler(make_bot("crofter", 1), corner, 1).choose(game, seat, Limit())
        worth = {each.action: each.worth for each in decision.alternatives}
        there = [action for action in worth if module_of(action.space) == corner]  # type: ignore[attr-defined]  # all are placements
        assert worth[decision.action] == max(worth[action] for action in there)


def test_without_a_space_there_the_own_choice_stands() -> None:
    game = placing()
    seat = game.deciding_seat
    assert seat is not None
    own = make_bot("crofter", 1).choose(game, seat, Limit())
    assert Settler(make_bot("crofter", 1), "nowhere", 1).choose(game, seat, Limit()) == own


def test_other_decisions_are_the_bots() -> None:
    class Stubborn:
        def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
            return Decision(game.legal_actions[-1])

    game = Game.new(3, 1)
    decision = Settler(Stubborn(), "A", 1).choose(game, 0, Limit())
    assert decision == Decision(game.legal_actions[-1])


# Games.


def test_rows_of_a_game() -> None:
    deal = RANDOM.deal(2)
    rows = play_game(RANDOM, deal)
    assert [row.seat for row in rows] == list(range(4))
    assert sorted(row.place for row in rows) == [1, 2, 3, 4]
    assert tuple(row.corner for row in rows) == deal.corners
    assert all(row.side in deal.sides and row.side[0] == row.corner for row in rows)
    assert len({row.clan for row in rows}) == 4
    assert sum(row.win for row in rows) == 1
    assert sum(row.edge for row in rows) == 0
    assert all(row.workers >= 2 and not row.strayed for row in rows)


def test_free_bots_start_where_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = replace(RANDOM, free=True)
    first: dict[int, str] = {}

    def watching(game: Game, bots: list[object], *, watch: object) -> Outcome:
        outcome = play(game, bots, watch=watch)  # type: ignore[arg-type]  # as it was called
        replayed = Game.new(game.players, game.seed, game.options)
        for action in game.actions:
            seat = replayed.deciding_seat
            if isinstance(action, Place) and seat is not None:
                first.setdefault(seat, module_of(action.space))
            replayed.push(action)
        return outcome

    play_with(watching, monkeypatch)
    rows = play_game(plan, plan.deal(2))
    assert {row.seat: row.corner for row in rows} == first


def test_winners_share_a_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    def tied(game: Game, bots: object, *, watch: object) -> Outcome:
        scored = game.score_now()
        return Outcome(scored.sheets, (0, 2, 1), (1, 3, 1), None)

    play_with(tied, monkeypatch)
    rows = play_game(RANDOM, RANDOM.deal(1))
    half = Fraction(1, 2)
    assert [row.win for row in rows] == [half, 0, half]
    assert [row.edge for row in rows] == [Fraction(1, 6), Fraction(-1, 3), Fraction(1, 6)]
    assert [row.workers for row in rows] == [0, 0, 0]


def test_a_seat_without_workers_has_no_side(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(game: Game, bots: object, *, watch: object) -> Outcome:
        return game.score_now()

    play_with(at_once, monkeypatch)
    plan = replace(RANDOM, free=True)
    assert {(row.corner, row.side) for row in play_game(plan, plan.deal(0))} == {("", "")}


def test_pieces_of_work_do_not_matter() -> None:
    whole = play_games(RANDOM, range(6))
    assert whole == play_games(RANDOM, range(3)) + play_games(RANDOM, range(3, 6))


# Maps.


def test_maps_are_chosen_by_their_sides() -> None:
    assert maps_with([]) == MAPS
    assert maps_with(["A1", "B2", "C1", "D1"]) == (("A1", "B2", "C1", "D1"),)
    assert len(maps_with(["C2"])) == 8


@pytest.mark.parametrize(
    ("sides", "problem"), [(["E1"], "no module side 'E1'"), (["A1", "A2"], "no map shows A1 and")]
)
def test_wrong_sides(sides: list[str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        maps_with(sides)

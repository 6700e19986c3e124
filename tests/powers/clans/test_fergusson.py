"""Clan Fergusson (CLN-F)."""

from __future__ import annotations

import pytest

from caledonia import Game
from caledonia.events import UnitPlaced, WorkerForgone
from caledonia.types import Unit
from tests.helpers import (
    codes,
    decision,
    events_of,
    figures,
    money,
    new_game,
    play,
    position,
    refusals,
    space,
    units,
)

MAP = ("A1", "B1", "C1", "D1")
CLANS = ("fergusson", "campbell", "stewart", "buchanan")


def fresh(players: int, starting_seat: int = 0) -> Game:
    """Return a game before the first workers; seat 0 is Fergusson."""
    return new_game(
        players,
        clans=CLANS[:players],
        starting_tiles=(4, 5, 6, 7)[:players],
        starting_seat=starting_seat,
        map_sides=MAP,
        no_port_tiles=True,
    )


@pytest.mark.rule("CLN-F")
@pytest.mark.parametrize(("players", "level"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_shipping_begins_higher(players: int, level: int) -> None:
    levels = [player.shipping for player in fresh(players).state.players]
    assert levels[0] == level
    assert levels[1:2] in ([], [0])


@pytest.mark.rule("CLN-F", "EXP-5")
def test_the_shipping_is_usable_from_the_first_turn() -> None:
    seat = {"clan": "fergusson", "money": 50, "units": {"sheep": ["b4"]}}
    two = position(2, seats=[seat, {}])
    assert "expand miner c6" in codes(two)
    assert figures(two, "expand cow d6", "needs_shipping") == {"space": "d6", "level": 3}
    three = position(3, seats=[seat, {}, {}])
    assert "expand cow d6" in codes(three)
    assert figures(three, "expand cow e7", "needs_shipping") == {"space": "e7", "level": 4}


@pytest.mark.rule("CLN-F", "SET-10")
@pytest.mark.parametrize(
    ("players", "starting_seat", "order"),
    [
        (1, 0, [0, 0, 0]),
        (2, 0, [0, 1, 1, 0, 0]),
        (2, 1, [1, 0, 0, 1, 0]),
        (3, 0, [0, 1, 2, 2, 1, 0, 0]),
        (3, 1, [1, 2, 0, 0, 2, 1, 0]),
        (3, 2, [2, 0, 1, 1, 0, 2, 0]),
        (4, 2, [2, 3, 0, 1, 1, 0, 3, 2, 0]),
    ],
)
def test_the_third_worker_comes_after_everyones_second(
    players: int, starting_seat: int, order: list[int]
) -> None:
    game = fresh(players, starting_seat)
    deciding = []
    while decision(game) == "WorkerPlacement":
        deciding.append(game.deciding_seat)
        play(game, codes(game)[0])
    assert deciding == order
    assert (game.round, game.deciding_seat) == (1, starting_seat)
    counts = [player.occupied.bit_count() for player in game.state.players]
    assert counts == [3, 2, 2, 2][:players]


@pytest.mark.rule("CLN-F", "SCO-2")
@pytest.mark.parametrize(
    ("players", "woodcutters", "miners"),
    [
        (
            2,
            "a4 b1 b2 b8 c7 e8 e9 h1 k8 l1 l2 l7 m5",
            "a4 b8 e2 h1 h8 i8 l4 l6 l8 m2",
        ),
        (3, "a4 a6 b1 d1 e9 f1 f9 h1 h9 j9 k9 l1 l9 m5", "a3 a4 c1 c9 h1 i9 m2 m3"),
    ],
)
def test_all_three_begin_on_border_spaces(players: int, woodcutters: str, miners: str) -> None:
    game = fresh(players)
    inland = "place woodcutter d4"
    while decision(game) == "WorkerPlacement":
        taken = {
            name for seat in range(players) for on in units(game, seat).values() for name in on
        }
        if game.deciding_seat == 0:
            left = [f"place woodcutter {name}" for name in woodcutters.split() if name not in taken]
            left += [f"place miner {name}" for name in miners.split() if name not in taken]
            assert codes(game) == left
            assert refusals(game, inland) == [("CLN-F", "not_border")]
            assert figures(game, inland, "not_border") == {"space": "d4"}
        else:
            assert inland in codes(game)
        play(game, codes(game)[0])


@pytest.mark.rule("CLN-F", "SET-10")
def test_all_three_are_paid_in_full() -> None:
    game = fresh(1)
    assert money(game) == 55
    play(game, "place miner e2")
    assert money(game) == 55 - 13
    play(game, "place woodcutter m5")
    assert money(game) == 55 - 13 - 11
    play(game, "place woodcutter e8")
    assert money(game) == 55 - 13 - 11 - 8


@pytest.mark.rule("CLN-F", "SET-10")
def test_the_workers_need_not_be_near_each_other() -> None:
    game = fresh(1)
    play(game, "place woodcutter a4", "place woodcutter m5", "place woodcutter e9")
    placed = [
        event.space
        for ply in (1, 2, 3)
        for event in game.events(ply)
        if isinstance(event, UnitPlaced)
    ]
    assert placed == [space("a4"), space("m5"), space("e9")]
    assert units(game) == {"woodcutter": ["a4", "e9", "m5"]}


@pytest.mark.rule("CLN-F", "SET-10")
@pytest.mark.parametrize(("pounds", "workers"), [(7, 2), (8, 3)])
def test_a_third_worker_that_cannot_be_paid_is_forgone(pounds: int, workers: int) -> None:
    # The cheapest border space left is £2: b1, e8, k8 or l2.
    seats = [
        {"clan": "fergusson", "money": pounds, "units": {"woodcutter": ["f1"], "miner": ["m2"]}},
        {"money": 50, "units": {"miner": ["d3"]}},
    ]
    pending = [{"kind": "worker_placement", "seat": 0}, {"kind": "worker_placement", "seat": 1}]
    game = position(2, "place miner c6", round=0, seats=seats, pending=pending)
    if workers == 2:
        assert events_of(game, WorkerForgone) == [WorkerForgone(0)]
    else:
        assert set(codes(game)) == {f"place woodcutter {s}" for s in ("b1", "e8", "k8", "l2")}
        assert figures(game, "place woodcutter c7", "money_short") == {"amount": 1}
        play(game, "place woodcutter e8")
    assert decision(game) == "Turn"
    assert game.state.players[0].occupied.bit_count() == workers


@pytest.mark.rule("CLN-F")
def test_later_expansions_are_not_bound_to_the_border() -> None:
    seat = {"clan": "fergusson", "money": 50, "units": {"sheep": ["b4"]}}
    game = position(2, "expand sheep b5", seats=[seat, {}])
    assert game.state.players[0].pieces[Unit.SHEEP] >> space("b5") & 1

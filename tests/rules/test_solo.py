"""The solo game (SOL-1 to SOL-8)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game
from caledonia.chance import Chance
from caledonia.events import (
    ContractRemoved,
    ContractRevealed,
    DiceRolled,
    Event,
    MerchantsReturned,
    MoneyChanged,
    PriceMoved,
    RoundStarted,
    TurnStarted,
)
from caledonia.types import GOODS, SPACE_NAMES, Good, spaces_of
from tests.helpers import (
    codes,
    decision,
    events_of,
    figures,
    goods,
    money,
    new_game,
    play,
    position,
    refusals,
    step,
)

FACES = {-3: 0, -2: 1, -1: 2, 1: 3, 2: 4, 3: 5}
"""Index of each figure on the price die."""
WOOL, GRAIN, MILK, BREAD, CHEESE, WHISKY = range(6)


def rolls(*pairs: tuple[int, int]) -> list[int]:
    """Return dice results for pairs of good and figure."""
    return [face for good, figure in pairs for face in (good, FACES[figure])]


def prepared(*pairs: tuple[int, int], **fields: Any) -> Game:
    """Return a solo game after the preparation of the next round with these rolls."""
    return position(1, "pass", recorded_rolls=rolls(*pairs), **fields)


# SOL-1: neutral pieces.


@pytest.mark.rule("SOL-1")
@pytest.mark.parametrize(
    ("sides", "blocked"),
    [
        (["A1", "B1", "C1", "D1"], "c6 d3 f1 f7 g1 j7 m2 m6"),
        (["A2", "B2", "C2", "D2"], "a8 b3 c6 f2 g8 h1 l3 l5"),
    ],
)
def test_neutral_pieces_hold_the_active_land_of_one_pound(sides: list[str], blocked: str) -> None:
    board = position(1, map=sides).state.setup.board
    assert " ".join(SPACE_NAMES[space] for space in spaces_of(board.blocked)) == blocked
    assert not board.land & board.blocked
    assert position(2, map=sides).state.setup.board.blocked == 0
    assert position(3, map=sides).state.setup.board.blocked == 0


@pytest.mark.rule("SOL-1")
@pytest.mark.parametrize("round_number", [1, 5])
def test_no_player_expands_to_a_neutral_piece(round_number: int) -> None:
    seat = {"money": 50, "units": {"woodcutter": ["f2"], "sheep": ["c7"]}}
    game = position(1, round=round_number, seats=[seat])
    assert refusals(game, "expand woodcutter f1") == [("SOL-1", "blocked")]
    assert figures(game, "expand miner c6", "blocked") == {"space": "c6"}
    assert codes(game, "expand woodcutter", "expand miner") == [
        "expand woodcutter f3",
        "expand woodcutter g2",
        "expand miner d6",
    ]
    other = position(2, seats=[seat, {}])
    assert {"expand woodcutter f1", "expand miner c6"} <= set(codes(other))


@pytest.mark.rule("SOL-1")
def test_no_starting_worker_goes_to_a_neutral_piece() -> None:
    game = new_game(1, clans=("campbell",), map_sides=("A1", "B1", "C1", "D1"))
    assert refusals(game, "place woodcutter f1") == [("SOL-1", "blocked")]
    assert "place woodcutter f1" not in codes(game)
    assert "place woodcutter f2" in codes(game)


@pytest.mark.rule("SOL-1", "TWO-1")
def test_the_map_is_the_small_one() -> None:
    board = position(1).state.setup.board
    assert board.small
    assert not board.land & board.mist
    assert [SPACE_NAMES[space] for space in board.ports] == ["c5", "j2", "k7", "d7"]


# SOL-2: no neighbours, no import track.


@pytest.mark.rule("SOL-2", "SOL-1")
def test_a_neutral_piece_gives_no_neighbourhood_bonus() -> None:
    seat = {"money": 50, "units": {"sheep": ["f2"]}}
    game = position(1, "expand sheep g2", seats=[seat])
    assert game.state.setup.neighbourhood_limit == 0
    assert decision(game) == "Turn"
    assert money(game) == 50 - 12


@pytest.mark.rule("SOL-2")
def test_imports_bring_no_pound() -> None:
    seat = {"contracts": [48], "fulfilled": [12], "goods": {"wool": 1, "bread": 1, "cheese": 1}}
    game = position(1, "fulfil 48", seats=[seat])
    assert events_of(game, MoneyChanged) == []
    assert money(game) == 0
    # With an opponent the marker of sugar cane reaches its mark on the way from 4 to 7.
    assert money(position(2, "fulfil 48", seats=[seat, {}])) == 1


@pytest.mark.rule("SOL-2", "FIN-5")
def test_imports_are_worth_three_to_five_by_ones_own_imports() -> None:
    game = position(1, round=5, pending=[], seats=[{"fulfilled": [10, 35, 3]}])
    sheet = game.score_now().sheets[0]
    assert (sheet.cotton, sheet.tobacco, sheet.sugar_cane) == (4 * 3, 3 * 4, 2 * 5)


# SOL-3: pass money.


@pytest.mark.rule("SOL-3", "PAS-1")
@pytest.mark.parametrize("round_number", [1, 2, 3, 4, 5])
def test_passing_always_brings_sixteen_pounds(round_number: int) -> None:
    game = position(1, "pass", round=round_number)
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, 16, "pass")]


# SOL-4: the dice.


@pytest.mark.rule("SOL-4")
@pytest.mark.parametrize("figure", [-3, 3])
@pytest.mark.parametrize("low", [1, 2])
def test_the_rulebooks_example_of_a_low_price(low: int, figure: int) -> None:
    game = prepared((WOOL, figure), (GRAIN, 1), (MILK, 1), prices={"wool": low})
    assert step(game, "wool") == low + 3


@pytest.mark.rule("SOL-4")
@pytest.mark.parametrize(
    ("before", "figure", "after"),
    [
        (1, -1, 2),
        (1, 2, 3),
        (2, -2, 4),
        (2, 3, 5),  # judged before the move only
        (3, -1, 2),
        (3, 1, 4),
        (4, -3, 1),
        (5, 2, 7),
        (6, 1, 7),
        (6, -2, 4),
        (7, 1, 6),
        (7, -1, 6),
        (8, 2, 6),
        (8, -3, 5),
    ],
)
def test_low_prices_rise_high_ones_fall_and_medium_ones_do_as_rolled(
    before: int, figure: int, after: int
) -> None:
    game = prepared((WHISKY, figure), (GRAIN, 1), (MILK, 1), prices={"whisky": before})
    assert step(game, "whisky") == after
    assert events_of(game, DiceRolled)[0] == DiceRolled(Good.WHISKY, figure)
    assert events_of(game, PriceMoved)[0] == PriceMoved(Good.WHISKY, before - 1, after - 1, "dice")


@pytest.mark.rule("SOL-4", "TRD-3")
@pytest.mark.parametrize(("before", "figure", "after"), [(3, -3, 1), (6, 3, 8), (6, 2, 8)])
def test_the_dice_never_move_a_marker_off_the_track(before: int, figure: int, after: int) -> None:
    game = prepared((BREAD, figure), (GRAIN, 1), (MILK, 1), prices={"bread": before})
    assert step(game, "bread") == after


@pytest.mark.rule("SOL-4")
@pytest.mark.parametrize("good", range(6))
def test_each_face_of_the_goods_die_is_a_good(good: int) -> None:
    others = [other for other in range(6) if other != good][:2]
    game = prepared((others[0], 1), (others[1], 1), (good, 2))
    moved = [3, 3, 3, 3, 3, 3]
    moved[others[0]] = moved[others[1]] = 4
    moved[good] = 5
    assert [price + 1 for price in game.state.prices] == moved


@pytest.mark.rule("SOL-4")
@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
def test_three_prices_change_before_each_of_rounds_two_to_five(round_number: int) -> None:
    game = prepared((WOOL, 1), (GRAIN, -1), (MILK, 2), round=round_number)
    assert game.round == round_number + 1
    assert events_of(game, RoundStarted) == [RoundStarted(round_number + 1)]
    assert events_of(game, DiceRolled) == [
        DiceRolled(Good.WOOL, 1),
        DiceRolled(Good.GRAIN, -1),
        DiceRolled(Good.MILK, 2),
    ]
    assert [price + 1 for price in game.state.prices] == [4, 2, 5, 3, 3, 3]
    assert game.state.recorded_rolls == ()


@pytest.mark.rule("SOL-4")
def test_the_first_round_has_no_market_phase() -> None:
    pending = [{"kind": "start_round"}]
    game = position(1, round=0, recorded_rolls=[0, 0, 1, 1, 2, 2], pending=pending)
    assert game.round == 1
    assert game.state.recorded_rolls == (0, 0, 1, 1, 2, 2)
    assert [price + 1 for price in game.state.prices] == [3] * 6


@pytest.mark.rule("SOL-4")
def test_after_the_last_round_there_is_no_market_phase() -> None:
    game = position(1, "pass", round=5, recorded_rolls=[0, 0, 1, 1, 2, 2])
    assert game.is_over()
    assert game.state.recorded_rolls == (0, 0, 1, 1, 2, 2)


@pytest.mark.rule("SOL-4")
@pytest.mark.parametrize("players", [2, 3])
def test_no_dice_are_rolled_with_opponents(players: int) -> None:
    game = position(players, "pass", passed=list(range(1, players)))
    assert game.round == 2
    assert events_of(game, DiceRolled) == []
    assert events_of(game, ContractRemoved) == []


@pytest.mark.rule("SOL-4")
def test_only_the_goods_die_is_rolled_again_for_a_good_already_changed() -> None:
    # Wool -3; wool again with -2, wool once more, then milk; milk with +3, wool, then cheese.
    recorded_rolls = [WOOL, 0, WOOL, 1, WOOL, MILK, MILK, 5, WOOL, CHEESE, 4]
    game = position(1, "pass", recorded_rolls=recorded_rolls)
    assert events_of(game, DiceRolled) == [
        DiceRolled(Good.WOOL, -3),
        DiceRolled(Good.MILK, -2),
        DiceRolled(Good.CHEESE, 3),
    ]
    assert [price + 1 for price in game.state.prices] == [1, 3, 1, 3, 6, 3]
    assert game.state.recorded_rolls == (4,)


@pytest.mark.rule("SOL-4")
def test_recorded_rolls_are_used_in_the_documented_order() -> None:
    game = position(1, "pass", recorded_rolls=[0, 3, 2, 5, 0, 1, 4])
    assert events_of(game, DiceRolled) == [
        DiceRolled(Good.WOOL, 1),
        DiceRolled(Good.MILK, 3),
        DiceRolled(Good.CHEESE, -2),
    ]


@pytest.mark.rule("SOL-4")
def test_a_good_may_change_again_in_the_next_round() -> None:
    first = rolls((WOOL, 1), (GRAIN, 1), (MILK, 1))
    game = position(
        1, "pass", "pass", recorded_rolls=first + rolls((WOOL, 1), (MILK, 1), (GRAIN, 1))
    )
    assert [price + 1 for price in game.state.prices] == [5, 5, 5, 3, 3, 3]


@pytest.mark.rule("SOL-4", "RND-2")
def test_the_dice_come_after_the_merchants_are_back_and_before_the_contracts() -> None:
    seat = {"merchants": 1, "market": {"wool": 2, "milk": -1}}
    game = prepared((WOOL, 1), (GRAIN, 1), (MILK, 1), seats=[seat])
    wanted = (MerchantsReturned, DiceRolled, ContractRevealed, ContractRemoved, TurnStarted)
    kinds = [type(event) for event in game.events() if isinstance(event, wanted)]
    assert kinds == [
        MerchantsReturned,
        *[DiceRolled] * 3,
        *[ContractRevealed] * 6,
        ContractRemoved,
        TurnStarted,
    ]
    player = game.state.players[0]
    assert (player.merchants, list(player.market)) == (4, [0] * 6)


def rolled_by_hand(random: int) -> tuple[list[Event], int]:
    """Roll as the clause says; return the results and where the generator stands then."""
    chance = Chance(random)
    results: list[Event] = []
    changed: set[int] = set()
    while len(changed) < 3:
        good = chance.below(6)
        figure = (-3, -2, -1, 1, 2, 3)[chance.below(6)]
        while good in changed:
            good = chance.below(6)
        changed.add(good)
        results.append(DiceRolled(GOODS[good], figure))
    return results, chance.state


@pytest.mark.rule("SOL-4")
@pytest.mark.parametrize("random", range(25))
def test_real_rolls_come_from_the_games_own_generator(random: int) -> None:
    game = position(1, "pass", random=random)
    results, after = rolled_by_hand(random)
    assert events_of(game, DiceRolled) == results
    assert game.state.random == after
    assert position(1, "pass", random=random).position() == game.position()


@pytest.mark.rule("SOL-4")
def test_real_rolls_show_every_face_and_never_a_good_twice() -> None:
    seen: set[tuple[int, int]] = set()
    for random in range(150):
        game = position(1, "pass", random=random)
        events = events_of(game, DiceRolled)
        assert len({event.good for event in events}) == 3
        seen |= {(event.good, event.figure) for event in events}
    assert seen == {(good, figure) for good in GOODS for figure in FACES}


@pytest.mark.rule("SOL-4")
def test_a_seed_reproduces_the_whole_game() -> None:
    games = [_passed_through(seed) for seed in (7, 7, 8)]
    assert games[0].position() == games[1].position()
    assert games[0].state.prices != games[2].state.prices


def _passed_through(seed: int) -> Game:
    game = new_game(1, seed)
    while not game.is_over():
        code = "pass" if decision(game) == "Turn" else codes(game)[0]
        play(game, code)
    return game


# SOL-5: contracts.


@pytest.mark.rule("SOL-5")
@pytest.mark.parametrize(("figure", "box"), [(-1, 0), (-2, 1), (-3, 2), (1, 3), (2, 4), (3, 5)])
def test_the_last_price_roll_removes_a_contract(figure: int, box: int) -> None:
    # Boxes are numbered down the column of minus, then down the column of plus.
    boxes = [11, 12, 13, 14, 15, 16]
    game = prepared((WOOL, 1), (GRAIN, -1), (MILK, figure), boxes=boxes)
    left = [0 if place == box else contract for place, contract in enumerate(boxes)]
    assert list(game.state.boxes) == left
    assert game.export.removed == (boxes[box],)
    assert events_of(game, ContractRemoved) == [ContractRemoved(box, boxes[box])]
    assert boxes[box] not in game.state.pile


@pytest.mark.rule("SOL-5")
def test_minus_three_is_the_box_at_the_bottom_left() -> None:
    content = position(1).state.setup.content
    rows = content.export.rows[1]
    game = prepared((WOOL, 3), (GRAIN, 2), (MILK, -3), boxes=[11, 12, 13, 14, 15, 16])
    column, row = divmod(game.state.boxes.index(0), rows)
    assert (column, row) == (0, rows - 1) == (0, 2)


@pytest.mark.rule("SOL-5", "SOL-4")
def test_a_low_price_does_not_turn_the_sign_of_the_box() -> None:
    prices = {"milk": 1}
    boxes = [11, 12, 13, 14, 15, 16]
    game = prepared((WOOL, 1), (GRAIN, 1), (MILK, -3), prices=prices, boxes=boxes)
    assert step(game, "milk") == 4
    assert game.export.removed == (13,)


@pytest.mark.rule("SOL-5", "RND-2")
def test_all_six_boxes_are_filled_first_and_five_remain() -> None:
    game = prepared(
        (WOOL, 1), (GRAIN, 1), (MILK, 2), boxes=[11, None, 13, None, None], pile=[1, 2, 3, 4, 5, 6]
    )
    assert game.state.boxes == (11, 1, 13, 2, 0, 4)
    assert events_of(game, ContractRevealed) == [
        ContractRevealed(1, 1),
        ContractRevealed(3, 2),
        ContractRevealed(4, 3),
        ContractRevealed(5, 4),
    ]
    assert 3 in game.export.removed
    assert game.state.pile == (5, 6)
    assert codes(game, "obtain") == [f"obtain {contract}" for contract in (11, 1, 13, 2, 4)]


@pytest.mark.rule("SOL-5")
def test_an_empty_box_removes_nothing() -> None:
    game = prepared(
        (WOOL, 1), (GRAIN, 1), (MILK, 3), boxes=[11, 12, None, 14, None, None], pile=[1, 2]
    )
    assert game.state.boxes == (11, 12, 1, 14, 2, 0)
    assert events_of(game, ContractRemoved) == []
    assert not {1, 2, 11, 12, 14} & set(game.export.removed)


@pytest.mark.rule("SOL-5", "SET-6")
def test_the_game_begins_with_five_contracts() -> None:
    for seed in range(5):
        boxes = new_game(1, seed).state.boxes
        assert len(boxes) == 6
        assert sum(contract > 0 for contract in boxes) == 5


# SOL-6 and SOL-7: the end.

HAMLETS = (
    ("sheep", "a8"),
    ("sheep", "a6"),
    ("sheep", "c7"),
    ("woodcutter", "e8"),
    ("cow", "e7"),
    ("cow", "g8"),
    ("cow", "h7"),
    ("sheep", "d4"),
    ("woodcutter", "f3"),
    ("cow", "b4"),
    ("woodcutter", "i4"),
    ("miner", "i3"),
    ("miner", "i6"),
    ("miner", "l6"),
)
"""Units that are all settlements of their own, each linked to an earlier one at 2-loch."""


@pytest.mark.rule("SOL-6")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (4, 0), (5, 4), (6, 8), (7, 12), (8, 12), (12, 12)]
)
def test_points_for_contracts(count: int, points: int) -> None:
    seat = {"fulfilled": list(range(1, count + 1))}
    sheet = position(1, round=5, pending=[], seats=[seat]).score_now().sheets[0]
    assert (sheet.contracts, sheet.contracts_fulfilled) == (points, count)


@pytest.mark.rule("SOL-6", "FIN-8")
@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (1, 0), (7, 0), (8, 6), (9, 6), (10, 6), (11, 12), (12, 12), (13, 12), (14, 18)],
)
def test_points_for_settlements(count: int, points: int) -> None:
    units: dict[str, list[str]] = {}
    for unit, space in HAMLETS[:count]:
        units.setdefault(unit, []).append(space)
    seat = {"units": units, "shipping": 3}
    sheet = position(1, round=5, pending=[], seats=[seat]).score_now().sheets[0]
    assert (sheet.settlements, sheet.settlements_linked) == (points, count)


@pytest.mark.rule("SOL-7")
@pytest.mark.parametrize(
    ("glory", "rank"),
    [
        (0, "newbie"),
        (115, "newbie"),
        (116, "rookie"),
        (130, "rookie"),
        (131, "average"),
        (145, "average"),
        (146, "expert"),
        (160, "expert"),
        (161, "genius"),
        (300, "genius"),
    ],
)
def test_rank_by_points(glory: int, rank: str) -> None:
    outcome = position(1, round=5, pending=[], seats=[{"glory": glory}]).outcome()
    assert outcome is not None
    assert (outcome.solo_rank, outcome.scores) == (rank, (glory,))
    assert (outcome.ranking, outcome.places, outcome.winners) == ((0,), (1,), (0,))


@pytest.mark.rule("SOL-7", "SOL-3", "SOL-6")
def test_a_solo_game_ends_after_five_rounds() -> None:
    game = position(1, *["pass"] * 5, seats=[{"glory": 120, "money": 3}])
    outcome = game.outcome()
    assert outcome is not None
    assert money(game) == 83
    assert (outcome.scores, outcome.solo_rank) == ((128,), "rookie")


# SOL-8: the choice of clan.


@pytest.mark.rule("SOL-8", "SET-9")
def test_there_are_two_pairs_to_choose_from() -> None:
    game = new_game(1, 3)
    offer = game.state.offer
    assert len(offer) == 2
    assert codes(game) == [f"clan {clan}" for clan, _ in offer]
    (clan, tile), _ = offer
    play(game, f"clan {clan}")
    player = game.state.players[0]
    assert (player.power.id, player.starting_tile, game.state.offer) == (clan, tile, ())
    printed = game.state.setup.content.starting_tiles[tile]
    assert money(game) == printed.money
    assert sum(goods(game).values()) == sum(printed.goods)
    assert decision(game) == "WorkerPlacement"

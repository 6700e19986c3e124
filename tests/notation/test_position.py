from __future__ import annotations

import json

import pytest

from caledonia import Game, PositionError
from caledonia import pending as p
from caledonia.chance import Chance
from caledonia.notation.frames import KINDS
from caledonia.notation.position import POSITION_KEYS, read_position, write_position
from caledonia.notation.seats import SEAT_KEYS
from caledonia.powers.ports.exchange import Exchanging
from caledonia.powers.registry import PENDING_KINDS
from caledonia.rules.change import reach_of
from caledonia.types import Good, Unit, mask_of, parse_space
from tests.helpers import PACK, position
from tests.notation.games import IDS, TABLES, Table, choose, ground, played, playing, state_data

GRASSLAND = ground("grassland")[:8]
WOOD = ground("forest")[0]


def game_of(**keys: object) -> Game:
    return Game.from_position(json.dumps(keys))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_every_state_is_read_back(table: Table, seed: int) -> None:
    for game in playing(table, seed):
        text = game.position()
        state = read_position(text)
        assert state_data(state) == state_data(game.state)
        assert write_position(state) == text


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_game_goes_on_from_its_position_as_before(table: Table) -> None:
    game = played(table, 4, 60)
    twin = Game.from_position(game.position())
    assert twin.legal_actions == game.legal_actions
    chance = Chance(8)
    while not game.is_over():
        action = choose(game, chance)
        game.push(action)
        twin.push(action)
    assert twin.position() == game.position()
    assert twin.outcome() == game.outcome()


def test_the_form_is_one_line_for_each_key_seat_and_decision() -> None:
    game = Game.new(3, seed=1)
    data = json.loads(game.position())
    assert tuple(data) == POSITION_KEYS
    assert all(tuple(seat) == SEAT_KEYS for seat in data["seats"])
    lines = game.position().splitlines()
    # Braces, two lists with brackets of their own, three seats, four decisions.
    assert len(lines) == 2 + len(POSITION_KEYS) + 2 + 3 + 4
    assert lines[1:5] == [
        ' "caledonia": "position",',
        ' "version": 1,',
        ' "rules": 2,',
        ' "content": "base",',
    ]


def test_almost_everything_can_be_left_out() -> None:
    state = game_of(players=2).state
    fresh = Game.new(2, seed=0).state
    assert state.setup.board.sides == ("A1", "B1", "C1", "D1")
    assert (state.setup.ports, state.setup.scoring) == ((), ())
    assert (state.round, state.turn_order, state.passed) == (1, (0, 1), ())
    assert list(state.prices) == list(fresh.prices)
    assert set(state.boxes) == {0}
    assert state.pile == tuple(range(1, 51))
    assert state.pending == (p.Turn(0),)
    assert [player.merchants for player in state.players] == [2, 2]
    assert game_of(seats=[{}, {}]).position() == game_of(players=2).position()


def test_a_seat_begins_like_its_clan() -> None:
    trader = game_of(seats=[{"clan": "stewart"}, {}]).state.players[0]
    assert (trader.merchants, trader.merchants_on_board, trader.shipping) == (5, 2, 1)
    cellar = game_of(seats=[{"clan": "mackenzie"}, {}]).state.players[0]
    assert cellar.power_state == (0, 0, 0)


@pytest.mark.parametrize(
    ("given", "merchants", "on_board"),
    [
        ({"market": {"wool": 1, "milk": -1}}, 0, 5),
        ({"merchants": 4}, 4, 3),
        ({"merchants_on_board": 1}, 6, 1),
        ({"merchants_on_board": 0, "market": {"wool": -7}}, 0, 0),
        ({"merchants": 1, "merchants_on_board": 2, "market": {"wool": 4}}, 1, 2),
    ],
)
def test_merchants_add_up(given: dict[str, object], merchants: int, on_board: int) -> None:
    player = game_of(seats=[given, {}]).state.players[0]
    assert (player.merchants, player.merchants_on_board) == (merchants, on_board)


def test_what_follows_from_units_is_computed() -> None:
    seat = {"units": {"woodcutter": [WOOD], "sheep": GRASSLAND[:1]}, "shipping": 2}
    state = game_of(seats=[seat, {}]).state
    player = state.players[0]
    standing = mask_of([parse_space(WOOD), parse_space(GRASSLAND[0])])
    assert player.occupied == state.occupied == standing
    assert player.reach == reach_of(state.setup.board, 2, standing)
    state = game_of(seats=[{"units": {"sheep": GRASSLAND[:4]}}, {}]).state
    assert Unit.SHEEP not in state.players[0].kinds_left


def test_a_given_pile_leaves_the_rest_out_of_the_game() -> None:
    state = game_of(players=2, pile=[3, 1], boxes=[7]).state
    assert state.pile == (3, 1)
    assert state.removed == tuple(c for c in range(1, 51) if c not in (1, 3, 7))


def test_the_turn_is_that_of_the_first_seat_that_has_not_passed() -> None:
    game = game_of(players=3, turn_order=[2, 0, 1], passed=[2])
    assert game.deciding_seat == 0


ANIMALS = {"units": {"cow": GRASSLAND[:2], "sheep": GRASSLAND[2:4]}}

FRAMES: tuple[tuple[dict[str, object], tuple[p.Pending, ...]], ...] = (
    ({"kind": "turn", "seat": 1}, (p.Turn(1),)),
    (
        {"kind": "mandatory_trade", "seat": 1, "good": "wool"},
        (p.MandatoryTrade(1, Good.WOOL),),
    ),
    ({"kind": "second_contract", "seat": 1}, (p.TurnEnd(1), p.SecondContract(1))),
    (
        {"kind": "neighbourhood_bonus", "seat": 1, "goods": ["milk", "whisky"]},
        (p.TurnEnd(1), p.NeighbourhoodBonus(1, 0b100100)),
    ),
    (
        {"kind": "mandatory_purchase", "seat": 1, "good": "milk"},
        (p.TurnEnd(1), p.NeighbourhoodBonus(1, 0b100), p.MandatoryPurchase(1, Good.MILK)),
    ),
    (
        {"kind": "neighbourhood_bonus", "seat": 1, "goods": ["milk"], "draw": True},
        (p.TurnEnd(1), p.NeighbourhoodBonus(1, 0b100, 0, draw=True)),
    ),
    ({"kind": "draw_contracts", "seat": 1}, (p.TurnEnd(1), p.DrawContracts(1))),
    (
        {"kind": "building_bonus", "seat": 1, "drawn": [4, 8]},
        (p.TurnEnd(1), p.BuildingBonus(1, (4, 8))),
    ),
    ({"kind": "exchanging", "seat": 1}, (p.TurnEnd(1), Exchanging(1))),
    (
        {"kind": "export_bonuses", "seat": 1, "free_spaces": 1},
        (p.TurnEnd(1), p.ExportBonuses(1, 1, 0, 0)),
    ),
    ({"kind": "second_fulfilment", "seat": 1}, (p.TurnEnd(1), p.SecondFulfilment(1))),
    ({"kind": "upgrade_bonus", "seat": 1}, (p.TurnEnd(1), p.UpgradeBonus(1))),
    ({"kind": "production", "seat": 1}, (p.EndRound(), p.Production(1))),
)


@pytest.mark.parametrize(("frame", "stack"), FRAMES, ids=lambda value: str(value)[:30])
def test_the_bottom_of_a_stack_may_be_left_out(
    frame: dict[str, object], stack: tuple[p.Pending, ...]
) -> None:
    seat = {
        "clan": "buchanan",
        "money": 60,
        "goods": {"wool": 9, "bread": 9, "cheese": 9, "whisky": 9, "milk": 1, "grain": 1},
        "units": {**ANIMALS["units"], "dairy": GRASSLAND[4:5], "woodcutter": [WOOD]},
        "contracts": [1],
    }
    game = game_of(seats=[{}, seat], boxes=[9], pending=[frame])
    assert game.state.pending == stack
    assert len(game.legal_actions) > 0
    assert json.loads(game.position())["pending"][-1]["kind"] == frame["kind"]


def test_slaughter_owes_what_the_contract_prints() -> None:
    content = Game.new(2, seed=0).state.setup.content
    contract = next(c for c in content.contracts.values() if c.meat == (1, 0))
    seat = {**ANIMALS, "contracts": [contract.id]}
    frame = {"kind": "slaughtering", "seat": 0, "contract": contract.id}
    game = game_of(seats=[seat, {}], pending=[frame])
    assert game.state.pending == (p.TurnEnd(0), p.Slaughtering(0, contract.id, 1, 0))
    assert [str(action) for action in game.legal_actions] == [
        f"slaughter {space}" for space in GRASSLAND[:2]
    ]


def test_last_choices_of_production() -> None:
    barrel = {"clan": "mackenzie", "goods": {"whisky": 1}, "clan_state": [0, 1, 0]}
    game = game_of(seats=[barrel, {}], pending=[{"kind": "cellar_choice", "seat": 0}])
    assert [str(a) for a in game.legal_actions] == ["cellar yes", "cellar no", "withdraw 2"]
    dairy = {"clan": "cunningham", "goods": {"milk": 2}}
    game = game_of(seats=[dairy, {}], pending=[{"kind": "butter_choice", "seat": 0}])
    assert [str(a) for a in game.legal_actions] == ["butter 0", "butter 1", "butter 2"]


def test_setup_decisions_can_be_written() -> None:
    offer = [["stewart", 1], ["robertson", 2], ["campbell", 3]]
    choice = [{"kind": "clan_choice", "seat": 0}, {"kind": "clan_choice", "seat": 1}]
    game = game_of(players=2, round=0, offer=offer, pending=choice)
    assert game.deciding_seat == 1
    assert game.state.pending[0] == p.StartingWorkers()
    auction = {"kind": "auction", "seat": 1, "high": 4, "bidders": [0, 1]}
    game = game_of(
        players=2, round=0, offer=offer[:2], options={"clan_auction": True}, pending=[auction]
    )
    assert str(game.legal_actions[0]) == "bid 5"
    worker = {"kind": "worker_placement", "seat": 1}
    game = game_of(seats=[{}, {"money": 50}], round=0, pending=[worker])
    assert game.state.pending == (p.StartRound(), p.WorkerPlacement(1))


def test_steps_can_be_written() -> None:
    assert game_of(players=2, pending=[{"kind": "start_round"}]).round == 2
    game = game_of(players=2, turn_order=[1, 0], pending=[{"kind": "end_round"}])
    assert (game.round, game.deciding_seat) == (2, 1)
    assert game_of(players=2, round=5, pending=[{"kind": "end_round"}]).is_over()
    assert game_of(players=2, round=5, pending=[]).is_over()
    workers = [{"kind": "starting_workers"}]
    game = game_of(seats=[{"money": 9}], round=0, pending=workers)
    assert isinstance(game.state.pending[-1], p.WorkerPlacement)
    full = {"contracts": [1]}
    game = game_of(seats=[full, {}], pending=[{"kind": "draw_contracts", "seat": 0}])
    assert game.state.pending == (p.Turn(1),)
    farm = {"units": {"sheep": GRASSLAND[:1], "dairy": GRASSLAND[1:2]}, "goods": {"milk": 1}}
    game = game_of(seats=[farm, {}], pending=[{"kind": "start_production", "seat": 0}])
    assert game.state.players[0].goods[Good.WOOL] == 1


def test_every_kind_of_decision_has_a_name() -> None:
    assert set(KINDS.values()) == set(PENDING_KINDS)


def test_mutilated_positions_are_refused_or_playable() -> None:
    """Any change of a position is refused, or a game continues from it."""
    chance = Chance(11)
    refused = played_on = 0
    for number in range(120):
        table = TABLES[number % len(TABLES)]
        data = json.loads(played(table, number % 4, chance.below(90)).position())
        for _ in range(1 + chance.below(2)):
            _mutilate(data, chance)
        try:
            game = Game.from_position(json.dumps(data))
        except PositionError:
            refused += 1
            continue
        played_on += 1
        for _ in range(25):
            if not game.is_over():
                game.push(choose(game, chance))
        assert all(player.money >= 0 for player in game.state.players)
    assert refused > 60
    assert played_on > 10


VALUES: tuple[object, ...] = (None, True, -1, 0, 1, 3, 17, "", "wool", "c4", [], {}, [1], {"a": 1})


def _mutilate(data: dict[str, object], chance: Chance) -> None:
    """Remove or replace something anywhere in JSON data."""
    places: list[tuple[dict[str, object] | list[object], str | int]] = []
    nodes: list[object] = [data]
    for value in nodes:
        if isinstance(value, dict):
            places += [(value, key) for key in value]
            nodes += value.values()
        elif isinstance(value, list):
            places += [(value, index) for index in range(len(value))]
            nodes += value
    holder, key = places[chance.below(len(places))]
    if chance.below(3):
        holder[key] = VALUES[chance.below(len(VALUES))]  # type: ignore[index]  # its own key
    else:
        del holder[key]  # type: ignore[arg-type]  # its own key


def test_stored_positions_may_use_the_former_name_of_the_recorded_rolls() -> None:
    text = position(1, recorded_rolls=[1, 2]).position()
    stored = text.replace('"recorded_rolls"', '"foretold"')
    assert stored != text
    assert Game.from_position(stored, PACK).position() == text


@pytest.mark.parametrize(
    ("frame", "stack"), [each for each in FRAMES if "mandatory" in str(each[0])]
)
def test_stored_positions_may_use_the_former_names_of_decisions(
    frame: dict[str, object], stack: tuple[p.Pending, ...]
) -> None:
    former = {**frame, "kind": str(frame["kind"]).replace("mandatory", "promised")}
    seat = {"money": 50, "goods": {"wool": 1}, **ANIMALS}
    game = game_of(seats=[{}, seat], pending=[former])
    assert game.state.pending == stack
    assert str(frame["kind"]) in game.position()

from __future__ import annotations

import json

import pytest

from caledonia import Game, PositionError
from caledonia.content.geometry import ADJACENT_MASK
from caledonia.types import SPACE_NAMES, parse_space, spaces_of
from tests.notation.games import ground

GRASS = ground("grassland")
WOOD = ground("forest")[0]
LOCHS = ground("lochs")
MIST = next(space for space in ground("mist") if space in ground("grassland", players=3))
BLOCKED = ground("blocked", players=1)[0]


def _fishing() -> list[str]:
    """Return two adjacent lochs."""
    for name in LOCHS:
        for other in spaces_of(ADJACENT_MASK[parse_space(name)]):
            if SPACE_NAMES[other] in LOCHS:
                return [name, SPACE_NAMES[other]]
    raise AssertionError("no adjacent lochs")


PONDS = _fishing()
TURN = {"kind": "turn", "seat": 0}
DRAWN = {"kind": "building_bonus", "seat": 0, "drawn": [3, 4]}
PAIRS = [["stewart", 1], ["robertson", 2]]
AUCTION = {"kind": "auction", "seat": 0, "bidders": [0, 1]}


def auction(**keys: object) -> dict[str, object]:
    """Return a position during a clan auction of two."""
    return {
        "players": 2,
        "round": 0,
        "options": {"clan_auction": True},
        "offer": PAIRS,
        "pending": [AUCTION],
        **keys,
    }


def two(*pending: object, **seat: object) -> dict[str, object]:
    """Return a position of two players: the first seat, and what is pending."""
    data: dict[str, object] = {"seats": [seat, {}]}
    return {**data, "pending": list(pending)} if pending else data


CASES: dict[str, tuple[object, str]] = {
    # Form.
    "list": ([], "a position is an object in braces, not []"),
    "empty": ({}, 'say how many play: "players" or "seats" is missing'),
    "unknown key": ({"players": 2, "rund": 1}, "no key 'rund'; did you mean round?"),
    "other form": ({"players": 2, "caledonia": "record"}, 'caledonia: "record" cannot be read'),
    "version": ({"players": 2, "version": 2}, "version: 2 cannot be read, only 1"),
    "version true": ({"players": 2, "version": True}, "version: true cannot be read, only 1"),
    "version 1.0": ({"players": 2, "version": 1.0}, "version: 1.0 cannot be read, only 1"),
    "rules": (
        {"players": 2, "rules": 1},
        "rules: 1 cannot be read, only 2; a position of other rules needs the release that",
    ),
    "content": (
        {"players": 2, "content": "house"},
        "content: \"house\" cannot be read, only 'base'",
    ),
    # Table.
    "players": ({"players": 5}, "players: 5 is out of range: 1 to 4"),
    "players text": ({"players": "2"}, 'players: write a number from 1 to 4, not "2"'),
    "seats number": ({"players": 2, "seats": [{}]}, "seats: 2 players need 2 seats, not 1"),
    "no seats": ({"seats": []}, "seats: 1 to 4 can play, not 0"),
    "seats object": ({"seats": {}}, "seats: write a list, not {}"),
    "option": (
        {"players": 2, "options": {"no_clan": True}},
        "options: no option 'no_clan'; did you",
    ),
    "option value": ({"players": 2, "options": {"no_clans": 1}}, "options: option 'no_clans' is 1"),
    "options clash": (
        {"players": 4, "options": {"tighter_map": True}},
        "options: tighter_map is for 2 or 3 players (VAR-4)",
    ),
    "map": (
        {"players": 2, "map": ["A1", "B1", "C1", "D3"]},
        "map[3]: no module side 'D3'; known are A1",
    ),
    "map order": ({"players": 2, "map": ["B1", "A1", "C1", "D1"]}, "map: name a side of module A"),
    "map option": (
        {
            "players": 2,
            "map": ["A1", "B1", "C1", "D1"],
            "options": {"map_sides": ["A2", "B1", "C1", "D1"]},
        },
        "map: options.map_sides says A2, B1, C1, D1",
    ),
    "ports": ({"players": 2, "ports": ["p1", "p2"]}, "ports: name 4 tiles or none, not 2"),
    "port": (
        {"players": 2, "ports": ["p1", "p2", "p3", "x"]},
        "ports[3]: no tile 'x'; known are p1",
    ),
    "port twice": (
        {"players": 2, "ports": ["p1", "p2", "p3", "p1"]},
        'ports[3]: "p1" is in the list twice',
    ),
    "no ports": (
        {"players": 2, "ports": ["p1", "p2", "p3", "p4"], "options": {"no_port_tiles": True}},
        "ports: the option no_port_tiles leaves this empty",
    ),
    "scoring": ({"players": 2, "scoring": ["t1"]}, "scoring: name 5 tiles or none, not 1"),
    "covered": (
        {"players": 2, "covered": [GRASS[0]]},
        "covered: 0 spaces are covered without the option tighter_map",
    ),
    "covered few": (
        {"players": 2, "options": {"tighter_map": True}},
        "covered: 4 spaces are covered with the option tighter_map",
    ),
    "covered loch": (
        {
            "players": 2,
            "options": {"tighter_map": True},
            "covered": [*GRASS[:3], LOCHS[0]],
        },
        f"covered[3]: {LOCHS[0]} is not active land",
    ),
    "covered option": (
        {
            "players": 2,
            "options": {"tighter_map": True, "covered_spaces": GRASS[:4]},
            "covered": GRASS[1:5],
        },
        f"covered: options.covered_spaces says {GRASS[0]}",
    ),
    # Round, order, prices, chance.
    "round": ({"players": 2, "round": 6}, "round: 6 is out of range: 0 to 5"),
    "setup": ({"players": 2, "round": 0}, "pending: round 0 is the setup: say what is pending"),
    "order": ({"players": 3, "turn_order": [0, 1]}, "turn_order: name all 3 seats"),
    "order twice": ({"players": 2, "turn_order": [0, 0]}, "turn_order[1]: 0 is in the list twice"),
    "order seat": (
        {"players": 2, "turn_order": [0, 2]},
        "turn_order[1]: 2 is out of range: 0 to 1",
    ),
    "passed twice": ({"players": 2, "passed": [1, 1]}, "passed[1]: 1 is in the list twice"),
    "passed all": ({"players": 2, "passed": [1, 0]}, "pending: everybody has passed: say what is"),
    "passed setup": (
        {"players": 2, "round": 0, "passed": [1], "pending": [{"kind": "starting_workers"}]},
        "passed: nobody passes during the setup (round 0)",
    ),
    "price": ({"players": 2, "prices": {"wool": 9}}, "prices.wool: 9 is out of range: 1 to 8"),
    "price good": (
        {"players": 2, "prices": {"wol": 1}},
        "prices: no good 'wol'; did you mean wool?",
    ),
    "bought": ({"players": 2, "bought": {"wool": 5}}, "bought.wool: 5 is out of range: 0 to 4"),
    "random": ({"players": 2, "random": -1}, "random: -1 is out of range"),
    "random float": ({"players": 2, "random": 1.5}, "random: write a number from 0 to"),
    "recorded_rolls": (
        {"players": 1, "recorded_rolls": [6]},
        "recorded_rolls[0]: 6 is out of range: 0 to 5",
    ),
    "recorded_rolls two": (
        {"players": 2, "recorded_rolls": [1]},
        "recorded_rolls: only a solo player rolls dice",
    ),
    "two names": (
        {"players": 1, "recorded_rolls": [1], "foretold": [1]},
        "foretold: the former name of recorded_rolls: write only one of them",
    ),
    # Contracts.
    "contract": ({"players": 2, "boxes": [51]}, "boxes[0]: 51 is out of range: 1 to 50"),
    "contract twice": (
        {"players": 2, "boxes": [1, 1]},
        "boxes[1]: contract 1 is already at boxes[0]",
    ),
    "boxes": (
        {"players": 2, "boxes": [1, 2, 3, 4, 5, 6, 7]},
        "boxes: the export board has 6 boxes",
    ),
    "spare box": ({"players": 3, "boxes": [None] * 7 + [1]}, "boxes[7]: the spare box stays empty"),
    "pile": ({"players": 2, "pile": [1, 2, 1]}, "pile[2]: contract 1 is already at pile[0]"),
    "pile short": (
        {"players": 2, "pile": list(range(1, 50)), "removed": []},
        "pile: put these contracts into pile or removed: 50",
    ),
    "slots": (two(contracts=[1, 2]), "seats[0].contracts: this clan has 1 slots, not 2"),
    "slots null": (two(contracts=None), "seats[0].contracts: write a list, not null"),
    "fulfilled": (
        two(contracts=[1], fulfilled=[2, 1]),
        "seats[0].fulfilled[1]: contract 1 is already at seats[0].contracts[0]",
    ),
    "drawn": (
        {"seats": [{"contracts": [4]}, {}], "pending": [DRAWN]},
        "pending[0].drawn[1]: contract 4 is already at seats[0].contracts[0]",
    ),
    # Offer.
    "offer": ({"players": 2, "offer": PAIRS}, "offer: nothing is on offer after the setup"),
    "offer clan": (
        auction(offer=[["stuart", 1]]),
        "offer[0][0]: no clan 'stuart'; did you mean stew",
    ),
    "offer tile": (auction(offer=[["stewart", 10]]), "offer[0][1]: 10 is out of range: 1 to 9"),
    "offer pair": (
        auction(offer=[["stewart"]]),
        "offer[0]: write a clan and a starting tile, like",
    ),
    "offer twice": (
        auction(offer=[["stewart", 1], ["stewart", 2]]),
        'offer[1][0]: "stewart" is taken already',
    ),
    "offer tile taken": (
        auction(seats=[{"starting_tile": 2}, {}]),
        "offer[1][1]: 2 is taken already",
    ),
    "offer without clan": (auction(offer=[["", 1]]), "offer[0][0]: name a clan here"),
    # Seats.
    "seat key": (two(mony=1), "seats[0]: no field 'mony'; did you mean money?"),
    "seat list": ({"seats": [[], {}]}, "seats[0]: write an object in braces, not []"),
    "clan": (two(clan="stuart"), "seats[0].clan: no clan 'stuart'; did you mean stewart?"),
    "clan twice": (
        {"seats": [{"clan": "stewart"}, {"clan": "stewart"}]},
        "seats[1].clan: seat 0 has this clan",
    ),
    "tile twice": (
        {"seats": [{"starting_tile": 1}, {"starting_tile": 1}]},
        "seats[1].starting_tile: seat 0 has this tile",
    ),
    "tile": (two(starting_tile=10), "seats[0].starting_tile: 10 is out of range: 0 to 9"),
    "no clans": (
        {"seats": [{"clan": "stewart"}, {}], "options": {"no_clans": True}},
        "seats[0].clan: the option no_clans leaves this empty",
    ),
    "dealt clan": (
        {"seats": [{"clan": "stewart"}, {}], "options": {"clans": ["robertson", "campbell"]}},
        "seats[0].clan: options.clans deals robertson to this seat",
    ),
    "dealt tile": (
        {
            "seats": [{"starting_tile": 3}, {}],
            "options": {"no_clans": True, "starting_tiles": [1, 2]},
        },
        "seats[0].starting_tile: options.starting_tiles deals 1 to this seat",
    ),
    "money": (two(money=-1), "seats[0].money: -1 is out of range: 0 to 99999"),
    "glory": (two(glory="3"), 'seats[0].glory: write a number from 0 to 9999, not "3"'),
    "bid": (two(bid=3), "seats[0].bid: a bid needs the option clan_auction"),
    "goods": (two(goods={"wool": -1}), "seats[0].goods.wool: -1 is out of range: 0 to 9999"),
    "good": (two(goods={"beef": 1}), "seats[0].goods: no good 'beef'; known are wool, grain"),
    "shipping": (two(shipping=6), "seats[0].shipping: 6 is out of range: 0 to 5"),
    "technology": (
        two(technology=["sheep"]),
        "seats[0].technology[0]: no technology of this clan 'sheep'; known are woodcutter, miner",
    ),
    "no technology": (
        two(clan="macdonald", technology=["miner"]),
        "seats[0].technology[0]: no technology of this clan 'miner'; there are none",
    ),
    "ports used": (two(ports_used=["p1"]), "seats[0].ports_used[0]: no port tile in play 'p1'"),
    "clan state": (
        two(clan="mackenzie", clan_state=[0]),
        "seats[0].clan_state: this clan has 3 figures, not 1",
    ),
    "merchants": (
        two(merchants=3, merchants_on_board=5),
        "seats[0].merchants: 3 in stock, 5 on the board and 0 at the market must make 7",
    ),
    "market": (
        two(market={"wool": 2, "milk": -1}),
        "seats[0].merchants: -1 in stock, 5 on the board and 3 at the market must make 7",
    ),
    "market side": (two(market={"wool": 8}), "seats[0].market.wool: 8 is out of range: -7 to 7"),
    # Units.
    "unit": (two(units={"goat": []}), "seats[0].units: no unit 'goat'; known are sheep, cow"),
    "space": (two(units={"sheep": ["z1"]}), "seats[0].units.sheep[0]: no space 'z1': write a"),
    "loch": (
        {"seats": [{}, {"units": {"sheep": [LOCHS[0]]}}]},
        f"seats[1].units.sheep[0]: {LOCHS[0]} is a loch, sheep need grassland",
    ),
    "terrain": (
        two(units={"cow": [WOOD]}),
        f"seats[0].units.cow[0]: {WOOD} is forest, a cow needs grassland",
    ),
    "forest": (
        two(units={"woodcutter": [GRASS[0]]}),
        f"seats[0].units.woodcutter[0]: {GRASS[0]} is grassland, a woodcutter needs forest",
    ),
    "mountain": (
        two(units={"miner": [GRASS[0]]}),
        f"seats[0].units.miner[0]: {GRASS[0]} is grassland, a miner needs mountain",
    ),
    "mist": (
        two(units={"sheep": [MIST]}),
        f"seats[0].units.sheep[0]: {MIST} is mist land and out of play, sheep need grassland",
    ),
    "blocked": (
        {"seats": [{"units": {"sheep": [BLOCKED]}}]},
        f"seats[0].units.sheep[0]: {BLOCKED} is held by a neutral piece, sheep need grassland",
    ),
    "covered unit": (
        {
            "players": 2,
            "options": {"tighter_map": True},
            "covered": GRASS[:4],
            "seats": [{"units": {"sheep": [GRASS[0]]}}, {}],
        },
        f"seats[0].units.sheep[0]: {GRASS[0]} is covered, sheep need grassland",
    ),
    "own space": (
        two(units={"sheep": [GRASS[0]], "cow": [GRASS[0]]}),
        f"seats[0].units.cow[0]: another unit of this seat stands on {GRASS[0]}",
    ),
    "space taken": (
        {"seats": [{"units": {"sheep": [GRASS[0]]}}, {"units": {"cow": [GRASS[0]]}}]},
        f"seats[1].units.cow[0]: a unit of seat 0 stands on {GRASS[0]}",
    ),
    "too many": (two(units={"sheep": GRASS[:5]}), "seats[0].units.sheep: 1 more than there are"),
    "too many workers": (
        two(
            clan="macdonald",
            units={"woodcutter": ground("forest")[:5], "miner": ground("mountain")[:4]},
        ),
        "seats[0].units.miner: 1 more than there are",
    ),
    "fisherman": (
        two(units={"fisherman": [LOCHS[0]]}),
        "seats[0].units.fisherman: the seat's clan has no fisherman: sheep, cow",
    ),
    "dry fisherman": (
        two(clan="macdonald", units={"fisherman": [GRASS[0]]}),
        f"seats[0].units.fisherman[0]: {GRASS[0]} is grassland, a fisherman needs a loch",
    ),
    "fishermen": (
        two(clan="macdonald", units={"fisherman": PONDS}),
        f"seats[0].units.fisherman[1]: {PONDS[1]} is adjacent to another fisherman",
    ),
    # Pending decisions.
    "pending": (two(3), 'pending[0]: write an object like {"kind": "turn", "seat": 0}, not 3'),
    "kind missing": (two({"seat": 0}), 'pending[0]: the "kind" is missing, like "turn"'),
    "kind": (
        two({"kind": "trun"}),
        "pending[0].kind: no kind of decision 'trun'; did you mean turn?",
    ),
    "field": (two({**TURN, "good": 1}), "pending[0]: no field 'good'; known are kind, seat"),
    "seat missing": (two({"kind": "turn"}), 'pending[0]: "seat" is missing'),
    "seat": (two({"kind": "turn", "seat": 2}), "pending[0].seat: 2 is out of range: 0 to 1"),
    "empty stack": (
        {"players": 2, "pending": []},
        "pending: may be empty only when round 5 is over",
    ),
    "stack": (two(TURN, TURN), "pending[1]: turn cannot be on top of turn"),
    "bottom": (
        {**auction(), "pending": [{"kind": "clan_choice", "seat": 0}]},
        "pending[0]: clan_choice needs one of these below it: auction, starting_workers",
    ),
    "other seat": (
        two(TURN, {"kind": "upgrade_bonus", "seat": 1}),
        "pending[1]: it is the turn of seat 0, not of seat 1",
    ),
    "passed turn": (
        {"players": 2, "passed": [0], "pending": [TURN]},
        "pending[0]: seat 0 has passed and has no turn",
    ),
    "round of turn": (
        {"players": 2, "round": 0, "pending": [TURN]},
        "pending[0]: turn belongs to a round: round must be 1 to 5",
    ),
    "round of placement": (
        {
            "players": 2,
            "passed": [0, 1],
            "pending": [{"kind": "worker_placement", "seat": 0}],
        },
        "pending[0]: worker_placement belongs to the setup: round must be 0",
    ),
    "dead end": (
        two(
            {"kind": "exchanging", "seat": 0},
            clan="mackenzie",
            units={"sheep": [GRASS[0]]},
            clan_state=[0, 0, 1],
        ),
        "pending: seat 0 has to decide about exchanging, but nothing is possible",
    ),
    "round of setup": (
        two({"kind": "starting_workers"}),
        "pending[0]: starting_workers belongs to the setup: round must be 0",
    ),
    "sixth round": (
        {"players": 2, "round": 5, "pending": [{"kind": "start_round"}]},
        "pending[0]: no round follows round 5",
    ),
    "next round": (
        {"players": 2, "passed": [1], "pending": [{"kind": "start_round"}]},
        "pending[0]: the next round starts when everybody is in passed",
    ),
    "production": (
        {"players": 2, "passed": [], "pending": [{"kind": "production", "seat": 0}]},
        "pending[0]: production begins when everybody is in passed",
    ),
    "twice": (
        two({"kind": "start_production", "seat": 0}, {"kind": "production", "seat": 0}),
        "pending[1]: seat 0 would produce twice",
    ),
    "one contract": (
        two({"kind": "second_contract", "seat": 0}),
        "pending[0]: the seat's clan takes one contract per action",
    ),
    "solo neighbours": (
        {"players": 1, "pending": [{"kind": "neighbourhood_bonus", "seat": 0, "goods": []}]},
        "pending[0]: there is no neighbourhood bonus with this number of players",
    ),
    "nothing to draw": (
        {
            "seats": [{"contracts": [1]}, {}],
            "pending": [
                {"kind": "neighbourhood_bonus", "seat": 0, "goods": ["wool"], "draw": True}
            ],
        },
        "pending[0]: drawing needs a free slot and contracts in the pile",
    ),
    "goods twice": (
        two({"kind": "neighbourhood_bonus", "seat": 0, "goods": ["wool", "wool"]}),
        'pending[0].goods[1]: "wool" is in the list twice',
    ),
    "promise": (
        two(
            {"kind": "turn_end", "seat": 0},
            {"kind": "neighbourhood_bonus", "seat": 0, "goods": ["milk"]},
            {"kind": "mandatory_purchase", "seat": 0, "good": "wool"},
        ),
        "pending[2]: wool is not among the goods of the neighbourhood bonus",
    ),
    "no trade": (
        two({"kind": "mandatory_trade", "seat": 0, "good": "wool"}),
        "pending: seat 0 has to decide about mandatory_trade, but nothing is possible",
    ),
    "drawn none": (
        two({**DRAWN, "drawn": []}),
        "pending[0].drawn: name at least one contract",
    ),
    "drawn many": (
        two({**DRAWN, "drawn": [1, 2, 3, 4]}),
        "pending[0]: at most 3 contracts are drawn",
    ),
    "draw": (
        two({"kind": "neighbourhood_bonus", "seat": 0, "goods": ["wool"], "draw": 1}),
        "pending[0].draw: write true or false, not 1",
    ),
    "exchange": (
        two({"kind": "exchanging", "seat": 0, "space": GRASS[0]}),
        "pending[0]: give space, old and new of the first exchange together, or none",
    ),
    "exchange unit": (
        two({"kind": "exchanging", "seat": 0, "space": GRASS[0], "old": "cow", "new": "sheep"}),
        f"pending[0]: no sheep of seat 0 stands on {GRASS[0]}",
    ),
    "exchange type": (
        two(
            {"kind": "exchanging", "seat": 0, "space": GRASS[0], "old": "cow", "new": "cow"},
            units={"cow": [GRASS[0]]},
        ),
        "pending[0]: old and new must differ in type",
    ),
    "slaughter": (
        two({"kind": "slaughtering", "seat": 0, "contract": 1}),
        "pending[0]: contract 1 is not among the seat's contracts",
    ),
    "contract missing": (
        two({"kind": "slaughtering", "seat": 0}),
        'pending[0]: "contract" is missing',
    ),
    "slaughter too much": (
        two({"kind": "slaughtering", "seat": 0, "contract": 1, "beef": 9}, contracts=[1]),
        "pending[0]: contract 1 asks for",
    ),
    "cellar of another clan": (
        two({"kind": "cellar_choice", "seat": 0}),
        "pending[0]: the seat's clan has no such decision",
    ),
    "butter without milk": (
        two({"kind": "butter_choice", "seat": 0}, clan="cunningham"),
        "pending[0]: the seat's clan has no such decision with this stock",
    ),
    "full cellar": (
        two(
            {"kind": "cellar_choice", "seat": 0},
            clan="mackenzie",
            goods={"whisky": 1},
            clan_state=[1, 0, 0],
        ),
        "pending[0]: storing needs whisky in stock and an empty first place in clan_state",
    ),
    "chooses twice": (
        {
            "players": 2,
            "round": 0,
            "offer": PAIRS,
            "pending": [{"kind": "clan_choice", "seat": 1}, {"kind": "clan_choice", "seat": 1}],
        },
        "pending[1]: seat 1 has a starting tile already or chooses twice",
    ),
    "small offer": (
        {"players": 2, "round": 0, "pending": [{"kind": "clan_choice", "seat": 1}]},
        "pending[0]: 1 seats choose from 0 in offer",
    ),
    # The auction.
    "no auction": (auction(options={}), "pending[0]: an auction needs the option clan_auction"),
    "bidder": (
        auction(pending=[{**AUCTION, "high": 3, "seat": 0, "bidders": [1]}]),
        "pending[0]: seat 0 bids, but is not among the bidders",
    ),
    "bidders": (
        auction(pending=[{**AUCTION, "bidders": [0]}]),
        "pending[0]: before the opening bid all seats without a pair bid: 0, 1",
    ),
    "bidders order": (
        auction(pending=[{**AUCTION, "bidders": [1, 0]}]),
        "pending[0].bidders: name the seats in ascending order",
    ),
    "bidder with pair": (
        auction(seats=[{"clan": "campbell", "starting_tile": 5}, {}]),
        "pending[0]: the bidders can only be seats without a pair: 1",
    ),
    "bid too high": (
        auction(pending=[{**AUCTION, "high": 31}]),
        "pending[0].high: 31 is out of range: -1 to 30",
    ),
    "winner": (
        auction(pending=[{**AUCTION, "bidders": [0]}, {"kind": "clan_choice", "seat": 1}]),
        "pending[0]: turn_order holds the winners so far: 1",
    ),
    "next auction": (
        auction(
            turn_order=[1],
            pending=[{**AUCTION, "bidders": [0], "high": 2}, {"kind": "clan_choice", "seat": 1}],
        ),
        "pending[0]: the next auction opens after the choice: high must be -1",
    ),
    "auction offer": (
        auction(offer=PAIRS[:1]),
        "pending[0]: 2 seats without a pair need as many in offer",
    ),
}


@pytest.mark.parametrize(("data", "message"), CASES.values(), ids=CASES)
def test_wrong_positions_name_the_field(data: object, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position(json.dumps(data))
    assert str(caught.value).startswith(message)


def test_too_few_animals_cannot_be_slaughtered() -> None:
    content = Game.new(2, seed=0).state.setup.content
    contract = next(c for c in content.contracts.values() if sum(c.meat))
    frame = {"kind": "slaughtering", "seat": 0, "contract": contract.id}
    with pytest.raises(PositionError, match="animals too few on the map for the contract"):
        Game.from_position(json.dumps(two(frame, contracts=[contract.id])))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1: not JSON: Expecting value"),
        ('{"players": 2,\n "round" 3}', "line 2, column 10: not JSON: Expecting ':' delimiter"),
        ('{"players": 2, "players": 3}', "not a position: players: occurs twice in one object"),
        ('{"players": NaN}', "not a position: NaN is not a number here: write whole numbers"),
        ("[" * 100_000, "not a position: nested too deeply"),
        ('{"players": ' + "9" * 5000 + "}", "not a position: Exceeds the limit"),
        ('{"\\ud800": 2}', "not a position: a text contains half a character"),
    ],
    ids=["empty", "syntax", "twice", "nan", "deep", "huge", "half"],
)
def test_what_is_not_json_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position(text)
    assert str(caught.value).startswith(message)

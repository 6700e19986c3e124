"""The engine plays every worked example of the rulebook and gets the figures that it prints."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from caledonia import Game
from caledonia.board import Board, build_board, river_across
from caledonia.content import load_content
from caledonia.locale import LANGUAGES, source
from caledonia.rules.final import linked_settlements, settlements
from caledonia.types import SPACE_NAMES, UNIT_NAMES, parse_space, spaces_of
from tests.helpers import codes, goods, money, price
from tests.locale.messages import all_texts, messages
from tests.rulebook.examples import BOOK, EXAMPLES, game_of

Figures = dict[str, int]
CONTENT = load_content()


def board() -> Board:
    """Return the map of the examples, as three and four players use it."""
    return build_board(CONTENT, BOOK["map"], small=False)


def sheet_of(game: Game, seat: int) -> Figures:
    """Return a seat's score line by line, as if the game ended now."""
    seats: Any = game.view(0)["seats"]
    score: Figures = seats[seat]["score"]
    return score


def trade() -> Figures:
    """Buying cheese, then another player selling some."""
    before, bought, sold = (game_of("trade", count) for count in range(3))
    return {
        "price": price(before, "cheese"),
        "count": goods(bought)["cheese"],
        "paid": money(before) - money(bought),
        "after": price(bought, "cheese"),
        "sold": goods(bought, 1)["cheese"] - goods(sold, 1)["cheese"],
        "earned": money(sold, 1) - money(bought, 1),
        "end": price(sold, "cheese"),
    }


def reach() -> Figures:
    """Spaces of the picture in reach by shipping level."""
    levels = [level for level in EXAMPLES["reach"]["levels"].values() if level is not None]
    names = ("none", "river", "loch", "lochs")
    return {name: sum(level <= most for level in levels) for most, name in enumerate(names)}


def neighbours() -> Figures:
    """Placing a sheep beside another player's units, and buying from them."""
    before, placed, bought = (game_of("neighbours", count) for count in range(3))
    one = {good: game_of("neighbours", 1) for good in ("milk", "bread")}
    for good, game in one.items():
        game.push_code(f"buy {good} 1")
    return {
        "unit": CONTENT.units.cost[UNIT_NAMES.index("sheep")],
        "land": board().land_cost[parse_space("i3")],
        "cost": money(before) - money(placed),
        "milk": price(placed, "milk"),
        "milk_now": money(placed) - money(one["milk"]),
        "bread": price(placed, "bread"),
        "bread_now": money(placed) - money(one["bread"]),
        "count": goods(bought)["milk"],
        "paid": money(placed) - money(bought),
    }


def fulfil() -> Figures:
    """Fulfilling a contract, and using its free space."""
    before, fulfilled, expanded = (game_of("fulfil", count) for count in range(3))
    contract = CONTENT.contracts[EXAMPLES["fulfil"]["contract"]]
    (cotton,) = [count for count in contract.imports if count]
    others = sum(sum(CONTENT.contracts[n].imports) for n in before.seat(1).fulfilled)
    return {
        "imported": cotton,
        "from": others,
        "to": others + cotton,
        "mark": CONTENT.export.import_mark,
        "bonus": money(fulfilled) - money(before) - contract.money,
        "money": contract.money,
        "bakery": money(fulfilled) - money(expanded),
        "saved": board().land_cost[parse_space("e2")],
    }


def production() -> Figures:
    """One production, with money first and factories last."""
    passed, produced = game_of("production", 1), game_of("production", 2)
    miner, idle = (game_of("production", 1, units=u) for u in ({"miner": ["e3"]}, {}))
    last_pass = money(idle)
    return {
        "woodcutter": money(passed) - money(miner),
        "miner": money(miner) - last_pass,
        "income": money(passed) - last_pass,
        "milk": goods(passed)["milk"],
        "grain": goods(passed)["grain"],
        "cheese": goods(produced)["cheese"],
        "bread": goods(produced)["bread"],
        "milk_left": goods(produced)["milk"],
        "grain_left": goods(produced)["grain"],
    }


def imports() -> Figures:
    """What imports are worth in the end."""
    game = game_of("imports")
    sheet = sheet_of(game, 0)
    counts = [
        [sum(CONTENT.contracts[n].imports[kind] for n in p.fulfilled) for p in game.state.players]
        for kind in range(3)
    ]
    kinds = ("cotton", "tobacco", "sugar")
    points = [sheet["cotton"], sheet["tobacco"], sheet["sugar_cane"]]
    figures: Figures = {"points": sum(points)}
    for kind, seats, worth in zip(kinds, counts, points, strict=True):
        figures |= {f"{kind}_all": sum(seats), kind: seats[0], f"{kind}_worth": worth // seats[0]}
    return figures


def places() -> Figures:
    """Two players tied for the most contracts."""
    first, second = (sheet_of(game_of("places"), seat) for seat in (0, 1))
    assert first["contracts"] == second["contracts"]
    assert first["contracts_fulfilled"] == second["contracts_fulfilled"]
    most, next_most = CONTENT.final.contract_places[3]
    return {
        "done": first["contracts_fulfilled"],
        "first": most,
        "second": next_most,
        "each": first["contracts"],
    }


def linked(level: int) -> int:
    """Return how many settlements of the example hang together with a shipping level."""
    game = game_of("settlements", shipping=level)
    return linked_settlements(board(), game.state.players[0])


def settlement_count() -> Figures:
    """Settlements, and how many of them are linked."""
    occupied = game_of("settlements").state.players[0].occupied
    return {
        "units": occupied.bit_count(),
        "settlements": len(settlements(board(), occupied)),
        "none": linked(0),
        "river": linked(1),
        "loch": linked(2),
    }


PLAYED: dict[str, Callable[[], Figures]] = {
    "trade": trade,
    "reach": reach,
    "neighbours": neighbours,
    "fulfil": fulfil,
    "production": production,
    "imports": imports,
    "places": places,
    "settlements": settlement_count,
}


def test_every_example_is_played() -> None:
    assert PLAYED.keys() == EXAMPLES.keys()


@pytest.mark.parametrize("name", PLAYED)
def test_the_engine_gets_the_figures_of_an_example(name: str) -> None:
    assert PLAYED[name]() == EXAMPLES[name]["figures"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_the_words_of_an_example_name_its_figures(name: str, language: str) -> None:
    variables, _ = messages(language)[f"book-example-{name}"]
    assert variables <= EXAMPLES[name]["figures"].keys()
    said = all_texts(language)(f"book-example-{name}", **EXAMPLES[name]["figures"])
    # A figure that is typed instead of filled in would not follow the rules.
    typed = re.findall(r"\d+", re.sub(r"\{[^}]*\}", "", source_of(language, name)))
    assert typed == [], said


def source_of(language: str, name: str) -> str:
    """Return an example's message as it is written."""
    match = re.search(
        rf"^book-example-{name} =(.*(?:\n +.*)*)", source(language, "rulebook"), re.MULTILINE
    )
    assert match
    return match[1]


@pytest.mark.parametrize("name", BOOK["boards"])
def test_small_boards_are_parts_of_the_map(name: str) -> None:
    shown, whole = BOOK["boards"][name], board()
    names = list(shown["spaces"])
    for space, ground in shown["spaces"].items():
        number = parse_space(space)
        if ground.get("loch"):
            assert whole.lochs >> number & 1
            continue
        terrains = ("grassland", "forest", "mountain")
        masks = (whole.grassland, whole.forest, whole.mountain)
        kinds = [t for t, mask in zip(terrains, masks, strict=True) if mask >> number & 1]
        assert (ground["terrain"], ground["cost"]) == (kinds, whole.land_cost[number])
    pairs = [
        [one, other]
        for one in names
        for other in names[names.index(one) + 1 :]
        if whole.adjacent[parse_space(one)] >> parse_space(other) & 1
        and river_across(whole, parse_space(one), parse_space(other))
    ]
    assert shown["rivers"] == pairs


def test_levels_of_reach_are_those_of_the_map() -> None:
    example, whole = EXAMPLES["reach"], board()
    (start,) = [s for seat in example["position"]["seats"] for s in seat.get("units", {}).values()]
    origin = parse_space(start[0])
    land = [
        s for s, ground in BOOK["boards"][example["board"]]["spaces"].items() if "cost" in ground
    ]
    assert example["levels"].keys() == set(land) - {start[0]}
    for space, level in example["levels"].items():
        reached = [masks[origin] >> parse_space(space) & 1 for masks in whole.reach]
        assert level == (reached.index(1) if 1 in reached else None)


def test_no_purchase_across_a_river() -> None:
    offered = {code.split()[1] for code in codes(game_of("neighbours", 1), "buy")}
    assert offered == {"milk", "bread"}
    assert river_across(board(), parse_space("i3"), parse_space("j3"))


def test_groups_and_links_of_settlements_are_those_of_the_engine() -> None:
    example, whole = EXAMPLES["settlements"], board()
    settled = settlements(whole, game_of("settlements").state.players[0].occupied)
    groups = sorted(sorted(SPACE_NAMES[s] for s in spaces_of(group)) for group in settled)
    assert sorted(example["groups"]) == groups
    for link in example["links"]:
        start, end = parse_space(link["from"]), parse_space(link["to"])
        reached = [masks[start] >> end & 1 for masks in whole.reach]
        assert reached.index(1) == link["level"]

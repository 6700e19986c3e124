from __future__ import annotations

import re
from collections import Counter
from math import hypot
from xml.etree import ElementTree

import pytest

from caledonia.board import Board, build_board
from caledonia.content import load_content
from caledonia.content.validator import map_sides
from caledonia.drawing import draw_map
from caledonia.drawing.ground import COIN_AT, NAMES
from caledonia.drawing.layout import middle, turned
from caledonia.drawing.marks import COIN
from caledonia.drawing.picture import spaces_on
from caledonia.drawing.sheet import draw_ground
from caledonia.locale import LANGUAGES, texts
from caledonia.types import SPACE_NAMES, SPACES, parse_space, spaces_of
from tests.drawing.pictures import SVG, of_class, spaces_in, words_in

CONTENT = load_content()
SIDES = ("A1", "B2", "C1", "D1")
OTHERS = ("A1", "B2", "C1", "D2")


def board_for(players: int, sides: tuple[str, ...] = SIDES) -> Board:
    return build_board(CONTENT, sides, small=players <= 2, block_cost_one=players == 1)


def drawn(board: Board, language: str = "en", *, coordinates: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(
        draw_map(CONTENT, board, texts(language), coordinates=coordinates)
    )


@pytest.mark.parametrize("sides", list(map_sides()), ids="-".join)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_space_is_drawn_as_what_it_is(sides: tuple[str, ...], players: int) -> None:
    board = board_for(players, sides)
    root = drawn(board)
    spaces = spaces_on(CONTENT, board)
    land = [space for space in range(SPACES) if spaces[space].terrain]
    assert spaces_in(of_class(root, "land")) == land
    assert spaces_in(of_class(root, "loch")) == list(spaces_of(board.lochs))
    assert spaces_in(of_class(root, "mist")) == list(spaces_of(board.mist))
    assert spaces_in(of_class(root, "port")) == sorted(board.ports)
    assert spaces_in(of_class(root, "blocked")) == list(spaces_of(board.blocked))
    assert set(spaces_in(of_class(root, "delta"))) == set(spaces_of(board.delta))
    assert len(of_class(root, "river")) == len(board.rivers)


@pytest.mark.parametrize("players", [2, 4])
def test_land_in_play_shows_its_terrains_and_its_cost(players: int) -> None:
    board = board_for(players)
    root = drawn(board)
    spaces = spaces_on(CONTENT, board)
    for element in of_class(root, "land"):
        space = parse_space(element.get("data-space") or "")
        symbols = {(use.get("href") or "").removeprefix("#") for use in element.iter(f"{SVG}use")}
        assert symbols == {n for bit, n in NAMES.items() if spaces[space].terrain & bit}
    costs = Counter(words_in(of_class(root, "costs")[0]))
    in_play = [s for s in range(SPACES) if board.land >> s & 1]
    assert costs == Counter(str(spaces[s].cost) for s in in_play)


def test_a_cost_stands_on_its_own_space() -> None:
    board = board_for(4)
    root = drawn(board)
    spaces = spaces_on(CONTENT, board)
    for coin in of_class(of_class(root, "costs")[0], "cost"):
        text = coin.find(f"{SVG}text")
        assert text is not None
        x, y = float(text.get("x") or ""), float(text.get("y") or "")
        nearest = min(range(SPACES), key=lambda s: abs(middle(s)[0] - x) + abs(middle(s)[1] - y))
        assert text.text == str(spaces[nearest].cost), SPACE_NAMES[nearest]


@pytest.mark.parametrize("sides", [SIDES, OTHERS], ids="-".join)
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_a_turned_map_has_all_its_symbols_upright_and_off_the_coins(
    sides: tuple[str, ...], turn: int
) -> None:
    board = board_for(4, sides)
    svg = draw_ground(CONTENT, board, "light", turn)
    root = ElementTree.fromstring(svg)
    left, top, width, height = map(float, (root.get("viewBox") or "").split())
    assert (width > height) == (turn % 2 == 0)
    assert "rotate" not in svg
    spaces = spaces_on(CONTENT, board)
    for element in of_class(root, "land"):
        space = parse_space(element.get("data-space") or "")
        symbols = list(element.iter(f"{SVG}use"))
        drawn = {(use.get("href") or "").removeprefix("#") for use in symbols}
        assert drawn == {n for bit, n in NAMES.items() if spaces[space].terrain & bit}
        with turned(turn):
            x, y = middle(space)
        assert left < x < left + width
        assert top < y < top + height
        for use in symbols:
            half = float(use.get("width") or "") / 2
            dx = float(use.get("x") or "") + half - x - COIN_AT[0]
            dy = float(use.get("y") or "") + half - y - COIN_AT[1]
            assert hypot(dx, dy) > COIN


@pytest.mark.parametrize("wanted", [False, True])
def test_names_of_spaces_are_written_on_request(wanted: bool) -> None:
    root = drawn(board_for(4), coordinates=wanted)
    written = [element.text for element in of_class(root, "name")]
    assert written == (list(SPACE_NAMES) if wanted else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_speaks_the_readers_language(language: str) -> None:
    text = texts(language)
    (key,) = of_class(drawn(board_for(1), language), "legend")
    written = words_in(key)
    for name in ("terrain-grassland", "terrain-forest", "terrain-mountain"):
        assert text(name) in written
    for name in ("cost", "loch", "port", "river", "delta", "mist-out", "blocked"):
        assert text(f"legend-{name}") in written


def test_the_key_leaves_out_what_is_not_there() -> None:
    (key,) = of_class(drawn(board_for(4)), "legend")
    assert texts("en")("legend-blocked") not in words_in(key)
    assert texts("en")("legend-mist") in words_in(key)


def test_pictures_of_two_maps_can_stand_on_one_page() -> None:
    """What differs between maps has ids of its own."""
    one, other = (draw_map(CONTENT, board_for(3, s), texts("en")) for s in (SIDES, OTHERS))
    clip = re.compile(r'<clipPath id="([^"]+)"')
    assert clip.findall(one) != clip.findall(other)


def test_the_four_sides_are_named_where_they_lie() -> None:
    (names,) = of_class(drawn(board_for(4)), "sides")
    places = {"".join(t.itertext())[:2]: (t.get("x"), t.get("y")) for t in names}
    assert sorted(places) == sorted(SIDES)
    assert places["A1"][0] == places["D1"][0]
    assert places["A1"][1] == places["B2"][1]
    assert float(places["A1"][0] or "") < float(places["B2"][0] or "")
    assert float(places["A1"][1] or "") < float(places["D1"][1] or "")


def test_a_picture_needs_nothing_from_outside_and_is_always_the_same() -> None:
    board = board_for(3)
    svg = draw_map(CONTENT, board, texts("en"))
    assert svg == draw_map(CONTENT, board, texts("en"))
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    root = ElementTree.fromstring(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert used <= set(ids)

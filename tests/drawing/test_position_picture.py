from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from caledonia import Game
from caledonia.drawing import Seat, draw_position
from caledonia.drawing.palette import palette
from caledonia.drawing.pieces import SHAPES
from caledonia.drawing.sheet import fitted
from caledonia.rules.change import place_unit
from caledonia.types import SPACE_NAMES, SPACES, UNITS, Unit, mask_of, parse_space
from tests.drawing.pictures import SVG, of_class, words_in


def drawn(game: Game, pointed: int = 0, *, coordinates: bool = False) -> ElementTree.Element:
    seats = [
        Seat(f"Player <{seat}>", "£5 & more", decides=seat == 1) for seat in range(game.players)
    ]
    units = {Unit.SHEEP: "sheep", Unit.MINER: "miner"}
    svg = draw_position(
        game.state, seats, "Round 1", "move 7", units, coordinates=coordinates, pointed=pointed
    )
    return ElementTree.fromstring(svg)


def pieces_in(root: ElementTree.Element) -> dict[str, tuple[str, str]]:
    """Return class and unit of the piece on each space."""
    (group,) = of_class(root, "pieces")
    return {
        piece.get("data-space") or "": (piece.get("class") or "", piece.get("data-unit") or "")
        for piece in group
    }


def game_with_units() -> Game:
    game = Game.new(4, 3)
    state = game.state.copy()
    land = [s for s in range(SPACES) if state.setup.board.land >> s & 1]
    for number, unit in enumerate(UNITS):
        place_unit(state, number % 4, unit, land[number], "expand")
    return Game(state)


def test_every_unit_stands_on_its_space_in_its_players_shape_and_colour() -> None:
    game = game_with_units()
    root = drawn(game)
    pieces = pieces_in(root)
    expected = {}
    for seat, player in enumerate(game.state.players):
        for unit in UNITS:
            for space in range(SPACES):
                if player.pieces[unit] >> space & 1:
                    expected[SPACE_NAMES[space]] = (f"piece seat-{seat}", str(unit))
    assert pieces == expected
    (group,) = of_class(root, "pieces")
    for piece in group:
        seat = int((piece.get("class") or "")[-1])
        paths = list(piece.iter(f"{SVG}path"))
        assert {path.get("d") for path in paths} == {SHAPES[seat]}
        assert palette().players[seat].fill in {path.get("fill") for path in paths}
        symbols = [use.get("href") for use in piece.iter(f"{SVG}use")]
        assert symbols == [f"#{piece.get('data-unit')}"]


def test_seats_differ_in_shape_and_in_colour() -> None:
    assert len(set(SHAPES)) == 4
    assert len({colours.fill for colours in palette().players}) == 4


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("seat", range(4))
def test_piece_colours_contrast_with_their_surroundings(seat: int) -> None:
    colours = palette()
    own = colours.players[seat]
    assert contrast(own.fill, own.mark) >= 4.5
    assert contrast(own.dark, colours.paper) >= 4.5
    assert contrast(own.dark, own.light) >= 4.5


def test_figures_can_be_read() -> None:
    colours = palette()
    assert contrast(colours.coin, colours.coin_ink) >= 7
    assert contrast(colours.paper, colours.ink) >= 7


def test_terrains_differ_in_grey_too() -> None:
    colours = palette()
    greys = sorted(
        luminance(colour)
        for colour in (colours.grassland, colours.mountain, colours.forest, colours.loch)
    )
    assert all(bright > 1.15 * dark for dark, bright in pairwise(greys))


def test_ports_show_their_tiles() -> None:
    game = Game.new(3, 1)
    root = drawn(game)
    written = {port.get("data-space"): words_in(port) for port in of_class(root, "port")}
    board = game.state.setup.board
    for space, tile in zip(board.ports, game.state.setup.ports, strict=True):
        assert written[SPACE_NAMES[space]] == [tile.id.upper()]


def test_players_are_listed_and_their_names_are_no_markup() -> None:
    (players,) = of_class(drawn(Game.new(3, 1)), "players")
    assert words_in(players) == [
        words for seat in range(3) for words in (f"Player <{seat}>", "£5 & more")
    ]


def test_pointed_spaces_are_framed() -> None:
    game = Game.new(2, 1)
    assert of_class(drawn(game), "pointers") == []
    pointed = mask_of([parse_space("g5"), parse_space("c3")])
    (group,) = of_class(drawn(game, pointed), "pointers")
    assert len(group) == 4


def test_a_cost_makes_room_for_a_unit() -> None:
    game = Game.new(4, 3)
    state = game.state.copy()
    space = next(s for s in range(SPACES) if state.setup.board.grassland >> s & 1)
    place_unit(state, 0, Unit.SHEEP, space, "expand")
    root = drawn(Game(state))
    aside = of_class(of_class(root, "costs-aside")[0], "cost")
    assert [coin.get("data-space") for coin in aside] == [SPACE_NAMES[space]]
    middle = of_class(of_class(root, "costs")[0], "cost")
    assert SPACE_NAMES[space] not in {coin.get("data-space") for coin in middle}
    assert not of_class(drawn(game), "costs-aside")


def test_names_of_spaces_lie_above_the_pieces() -> None:
    root = drawn(game_with_units(), coordinates=True)
    order = [element.get("class") for element in root]
    assert order.index("names") > order.index("pieces")


def test_the_seat_that_decides_is_marked() -> None:
    (players,) = of_class(drawn(Game.new(3, 1)), "players")
    assert len(players.findall(f"{SVG}circle")) == 1


def test_units_are_named() -> None:
    (key,) = of_class(drawn(Game.new(3, 1)), "units")
    assert words_in(key) == ["sheep", "miner"]


@pytest.mark.parametrize(("words", "shown"), [("short", "short"), ("x" * 40, "x" * 16 + "…")])
def test_what_is_too_long_is_cut(words: str, shown: str) -> None:
    assert fitted(words, 10, 100) == shown

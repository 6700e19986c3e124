from __future__ import annotations

import pytest

from caledonia import Game, Options
from caledonia.cli.console.paint_map import HEIGHT, WIDTH, paint_legend, paint_map
from caledonia.cli.words import Words
from caledonia.content.geometry import edge
from caledonia.locale import texts
from caledonia.rules.change import place_unit
from caledonia.state import State
from caledonia.types import COLUMNS, ROWS, SPACE_NAMES, SPACES, Unit, parse_space, spaces_of

WORDS = Words(texts("en"), ["Ada", "Ben", "Cat", "Dan"])


def lines_of(state: State, targets: int = 0) -> list[str]:
    return paint_map(WORDS, state, targets).plain.split("\n")


def cell(lines: list[str], name: str) -> tuple[str, str]:
    """Return the two lines of a hex."""
    column, row = COLUMNS.index(name[0]), int(name[1]) - 1
    x, y = column * 6 + 1, 1 + 2 * row + column % 2
    return lines[y][x : x + 5], lines[y + 1][x : x + 5]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_space_is_on_the_map(players: int) -> None:
    state = Game.new(players, players).state
    lines = lines_of(state)
    assert len(lines) == HEIGHT
    assert {len(line) for line in lines} == {WIDTH}
    for space in range(SPACES):
        assert cell(lines, SPACE_NAMES[space])[1].endswith(SPACE_NAMES[space])


def test_land_shows_terrain_cost_and_delta() -> None:
    options = Options(map_sides=("A1", "B1", "C1", "D1"))
    state = Game.new(4, 1, options).state
    board = state.setup.board
    lines = lines_of(state)
    for space in spaces_of(board.land):
        letters = "".join(
            letter
            for letter, mask in zip(
                "gfm", (board.grassland, board.forest, board.mountain), strict=True
            )
            if mask >> space & 1
        )
        delta = "∆" if board.delta >> space & 1 else ""
        expected = f"{letters}{board.land_cost[space]}{delta}"
        assert cell(lines, SPACE_NAMES[space])[0].rstrip() == expected


def test_rivers_stand_between_hexes() -> None:
    state = Game.new(4, 1).state
    board = state.setup.board
    rivers = {side for river in board.rivers for side in river}
    lines = lines_of(state)
    for space in range(SPACES):
        below = cell(lines, SPACE_NAMES[space])[1][:3]
        has_river = space % ROWS < ROWS - 1 and edge(space, space + 1) in rivers
        assert ("≈" in below) == has_river
    assert sum(line.count("∫") for line in lines) == sum(
        one // ROWS != other // ROWS for one, other in rivers
    )


def test_lochs_ports_and_mist() -> None:
    state = Game.new(2, 1).state
    board = state.setup.board
    lines = lines_of(state)
    for space, port in zip(board.ports, state.setup.ports, strict=True):
        assert cell(lines, SPACE_NAMES[space])[0] == f"[{port.id}]~"
    assert cell(lines, "g5")[0] == "~~~~~"
    for space in spaces_of(board.mist):
        assert cell(lines, SPACE_NAMES[space])[0] == "░░░░░"
    assert "mist" in legend(state)
    assert "mist" not in legend(Game.new(3, 1).state)


def test_neutral_pieces_and_covered_spaces() -> None:
    solo = Game.new(1, 1).state
    assert cell(lines_of(solo), SPACE_NAMES[spaces_of(solo.setup.board.blocked)[0]])[0] == "▒▒▒▒▒"
    assert "neutral piece" in legend(solo)
    tight = Game.new(2, 1, Options(tighter_map=True)).state
    assert cell(lines_of(tight), SPACE_NAMES[spaces_of(tight.setup.board.covered)[0]])[0] == "#####"
    assert "covered" in legend(tight)


def test_units_show_owner_and_kind() -> None:
    state = Game.new(4, 1, Options(no_port_tiles=True)).state.copy()
    space = spaces_of(state.setup.board.grassland)[0]
    place_unit(state, 2, Unit.SHEEP, space, "test")
    assert cell(lines_of(state), SPACE_NAMES[space])[1].startswith("Cs")
    assert "port" not in legend(state)


def test_targets_stand_out() -> None:
    state = Game.new(3, 1).state
    text = paint_map(WORDS, state, 1 << parse_space("c4"))
    assert [text.plain[s.start : s.end] for s in text.spans if "underline" in str(s.style)] == [
        "c4"
    ]


def legend(state: State) -> str:
    from rich.console import Console

    console = Console(width=200)
    with console.capture() as capture:
        console.print(paint_legend(WORDS, state))
    return capture.get()

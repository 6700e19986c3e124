from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from caledonia import Game
from caledonia.bots import Limit, make_bot
from caledonia.cli.app import make_app
from tests.drawing.pictures import of_class, words_in

NAMES = ("Ada", "Ben", "Cat")


def draw(*arguments: str) -> Result:
    return CliRunner().invoke(make_app(), ["draw", *arguments], env={"LANG": "C"})


@pytest.fixture(scope="module")
def game() -> Game:
    """Three crofters' game, over."""
    played = Game.new(3, 11)
    bots = [make_bot("crofter", seat) for seat in range(3)]
    while (seat := played.deciding_seat) is not None:
        played.push(bots[seat].choose(played, seat, Limit()).action)
    return played


@pytest.fixture
def record(game: Game, tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(game.record(names=NAMES), encoding="utf-8")
    return file


def picture(file: Path, *arguments: str) -> ElementTree.Element:
    out = file.with_suffix(".svg")
    result = draw(str(file), *arguments, "--svg", str(out))
    assert result.exit_code == 0, result.output
    return ElementTree.fromstring(out.read_text(encoding="utf-8"))


def units_in(root: ElementTree.Element) -> int:
    return sum(len(group) for group in of_class(root, "pieces"))


def units_of(game: Game) -> int:
    return sum(mask.bit_count() for player in game.state.players for mask in player.pieces)


def test_a_record_is_drawn_at_its_end(game: Game, record: Path) -> None:
    root = picture(record)
    assert units_in(root) == units_of(game)
    (players,) = of_class(root, "players")
    written = words_in(players)
    assert written[::2] == list(NAMES)
    for facts, score in zip(written[1::2], game.score_now().scores, strict=True):
        assert facts.endswith(f" {score} VP")
    assert words_in(root)[0].endswith("final position")
    assert [text for text in words_in(of_class(root, "units")[0]) if text == "miner"]


@pytest.mark.parametrize("move", [0, 12, 60])
def test_a_record_is_drawn_at_any_move(game: Game, record: Path, move: int) -> None:
    moment = game.copy()
    while moment.ply > move:
        moment.pop()
    root = picture(record, "--move", str(move))
    assert units_in(root) == units_of(moment)
    title = words_in(root)[0]
    assert moment.deciding_seat is not None
    assert title.endswith(f"{NAMES[moment.deciding_seat]} to play")
    if move:
        assert f"move {move}: {moment.actions[-1]}" in words_in(root)[1]


def test_what_the_last_decision_changed_is_framed(game: Game, record: Path) -> None:
    placing = next(n for n, action in enumerate(game.actions, 1) if "place" in str(action))
    assert len(of_class(picture(record, "--move", str(placing)), "pointers")[0]) == 2
    assert not of_class(picture(record, "--move", "0"), "pointers")


def test_a_position_is_drawn(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(game.position(), encoding="utf-8")
    root = picture(file)
    assert units_in(root) == units_of(game)
    assert words_in(of_class(root, "players")[0])[0] == "Player 1"


def test_the_terminal_shows_it_too(record: Path) -> None:
    result = draw(str(record), "--move", "40", "--lang", "de")
    assert result.exit_code == 0
    assert "Schritt 40" in result.output
    assert all(name in result.output for name in NAMES)
    assert "\\~~~m9/" in result.output


def test_names_with_brackets_are_no_markup(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(game.record(names=("[/x]Ann", "B[bold]ob", "Cat")), encoding="utf-8")
    result = draw(str(file), "--no-key", "--svg", str(tmp_path / "out.svg"), "--text")
    assert result.exit_code == 0, result.output
    assert "[/x]Ann: " in result.output
    assert "B[bold]ob: " in result.output
    assert not of_class(ElementTree.fromstring((tmp_path / "out.svg").read_text()), "units")


def test_usage_errors_say_what_to_do(game: Game, record: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(game.position(), encoding="utf-8")
    broken = tmp_path / "broken.txt"
    broken.write_text("no record", encoding="utf-8")
    before = record.read_text()
    for arguments, code, message in (
        ((str(record), "--move", "9999"), 2, f"no move 9999: the record has {game.ply}"),
        ((str(position), "--move", "0"), 2, "is a position: leave out --move"),
        ((str(position), "--move", "3"), 2, "is a position: leave out --move"),
        (("nowhere.txt",), 2, "no file nowhere.txt: give the path of a position or a record"),
        ((str(broken),), 1, "line 1"),
        ((str(record), "--svg", str(record)), 2, "isn't a picture: choose another name"),
    ):
        result = draw(*arguments)
        assert result.exit_code == code, result.output
        assert message in result.output
    assert record.read_text() == before

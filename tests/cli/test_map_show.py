from __future__ import annotations

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import caledonia.content
from caledonia.cli.app import make_app
from caledonia.content import load_content
from caledonia.locale import LANGUAGES, texts
from tests.drawing.pictures import of_class, spaces_in

MAP = ("A1", "B2", "C1", "D1")


def show(*arguments: str) -> Result:
    return CliRunner().invoke(make_app(), ["map", "show", *arguments], env={"LANG": "C"})


def picture(file: Path, *arguments: str) -> ElementTree.Element:
    result = show(*MAP, *arguments, "--svg", str(file))
    assert result.exit_code == 0, result.output
    return ElementTree.fromstring(file.read_text(encoding="utf-8"))


def test_a_picture_is_written(tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    root = picture(file, "--players", "3")
    assert len(of_class(root, "land")) + len(of_class(root, "loch")) == 117
    assert spaces_in(of_class(root, "port")) == [0, 8, 108, 116]
    assert of_class(root, "legend")
    assert not of_class(root, "name")


def test_players_decide_on_ports_mist_and_blocked_land(tmp_path: Path) -> None:
    modules = load_content().modules
    small = picture(tmp_path / "two.svg", "--players", "2")
    assert spaces_in(of_class(small, "port")) == sorted(modules[side].small_port for side in MAP)
    assert not of_class(small, "blocked")
    assert of_class(picture(tmp_path / "solo.svg", "--players", "1"), "blocked")


def test_key_and_coordinates_are_the_readers_choice(tmp_path: Path) -> None:
    root = picture(tmp_path / "map.svg", "--coordinates", "--no-key")
    assert len(of_class(root, "name")) == 117
    assert not of_class(root, "legend")


def test_a_picture_replaces_a_picture_but_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    picture(file)
    picture(file, "--coordinates")
    record = tmp_path / "game.txt"
    record.write_text("my only game")
    result = show(*MAP, "--svg", str(record))
    assert result.exit_code == 2
    assert "isn't a picture: choose another name" in result.output
    assert record.read_text() == "my only game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_map_in_words_of_the_language(language: str) -> None:
    result = show(*MAP, "--lang", language)
    assert result.exit_code == 0
    assert texts(language)("legend-delta") in result.output
    modules = load_content().modules
    for side in MAP:
        about = modules[side].character[language]
        assert f"{side} {modules[side].name}: {about}" in re.sub(r"\s+", " ", result.output)
    rows = result.output.splitlines()[:20]
    assert "[A]" in rows[1]
    assert "[C]" in rows[17]
    assert all(f"c{row}" in result.output for row in range(1, 10))


def test_the_terminal_shows_the_mist_with_four_players_too() -> None:
    mist = [space for space, data in load_content().modules["A1"].spaces.items() if data.mist]
    shown = show(*MAP, "--players", "4").output
    assert shown.count("░░") >= len(mist)


def test_sides_are_taken_in_any_order_and_case() -> None:
    assert show("d1", "C1", "b2", "A1").output == show(*MAP).output
    assert show("A1,B2,C1,D1").output == show(*MAP).output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("A1", "B2", "C1"), "one side of each module, like A1 B2 C1 D1"),
        (("A1", "A2", "C1", "D1"), "one side of each module, like A1 B2 C1 D1"),
        (("A3", "B1", "C1", "D1"), "no module side 'A3'"),
        ((*MAP, "--lang", "fr"), "no language 'fr': choose one of en"),
        ((*MAP, "--content", "nowhere"), "no folder nowhere"),
        ((*MAP, "--svg", "nowhere/map.svg"), "cannot be written: No such file"),
        ((*MAP, "--players", "5"), "--players"),
    ],
)
def test_usage_errors_say_what_to_do(arguments: tuple[str, ...], message: str) -> None:
    result = show(*arguments)
    assert result.exit_code == 2
    assert message in result.output


def test_names_with_brackets_are_no_markup(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(Path(caledonia.content.__file__).parent / "base", pack)
    side = pack / "modules" / "A1.txt"
    side.write_text(side.read_text().replace("name: ", "name: [/x] "))
    result = show(*MAP, "--content", str(pack))
    assert result.exit_code == 0, result.output
    assert "A1 [/x] The Skerries" in result.output

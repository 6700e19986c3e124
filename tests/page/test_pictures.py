"""The moments and names of the pictures of the page; the pictures themselves are looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.page.contact import write_sheet
from benchmarks.page.games import MOMENTS, moment, widest
from benchmarks.page.screenshots import SCREENS, pictures
from benchmarks.page.shown import SHOWN
from benchmarks.page.window import LOOKS
from benchmarks.page.world import NAMES
from caledonia.game import Game


@pytest.mark.parametrize("name", MOMENTS)
def test_the_game_has_every_moment(name: str) -> None:
    saved = moment(name)
    game = Game.from_record(saved.record)
    assert MOMENTS[name](game)
    assert game.ply == saved.ply
    assert name == "over" or game.deciding_seat == saved.seat
    assert saved.seats[saved.seat] == "me"
    assert name in NAMES


def test_the_widest_expansions_are_of_one_unit() -> None:
    codes = ["expand cow a1", "pass", "expand sheep a1", "expand sheep b2"]
    assert widest(codes) == ["expand sheep a1", "expand sheep b2"]
    assert widest(["pass"]) == []


def test_every_screen_is_pictured_once_in_each_size() -> None:
    names = [picture.name for picture in pictures()]
    assert len(names) == len(set(names))
    for name, screen in SCREENS.items():
        for look in LOOKS:
            assert (f"{look.name}-{name}" in names) == (look.name in screen.looks)


def test_the_documentation_shows_screens_that_there_are() -> None:
    for screen, look in SHOWN.values():
        assert look.name in SCREENS[screen].looks


def test_the_sheet_shows_all_pictures(tmp_path: Path) -> None:
    path = write_sheet(tmp_path, ["desk-home", "phone-home"])
    text = path.read_text(encoding="utf-8")
    assert text.index("desk-home.png") < text.index("phone-home.png")

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from caledonia import Game
from caledonia.notation.codes import ACTION_FORMS
from caledonia.notation.frames import KINDS
from caledonia.notation.header import HEADER_KEYS
from caledonia.notation.position import POSITION_KEYS
from caledonia.notation.record import read_record
from caledonia.notation.seats import SEAT_KEYS

TEXT = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def table() -> list[str]:
    """Return the rows of the table of action codes."""
    return [
        f"| `{form.form}` | `{form.example}` | {form.meaning} |".replace(
            "|none", r"\|none"
        ).replace("yes|no", r"yes\|no")
        for form in ACTION_FORMS.values()
    ]


def fences(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def section(title: str) -> str:
    return re.split(r"^## ", TEXT.partition(f"\n## {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[
        0
    ]


def test_the_table_of_codes_is_that_of_the_parser() -> None:
    rows = [line for line in section("Action codes").splitlines() if line.startswith("| `")]
    assert rows == table()


def test_the_example_position_can_be_read() -> None:
    (text,) = fences("json")
    game = Game.from_position(text)
    assert game.deciding_seat == 0
    assert list(game.legal_codes) == [
        "keep 21",
        "keep 22",
        "keep 23",
        "keep none",
    ]


def test_the_example_record_can_be_replayed() -> None:
    text = next(text for text in fences("text") if text.startswith("Caledonia"))
    assert len(read_record(text).actions) == 2


@pytest.mark.parametrize("key", [*POSITION_KEYS, *SEAT_KEYS])
def test_every_key_of_a_position_is_explained(key: str) -> None:
    assert f"`{key}`" in section("Positions")


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_decision_is_explained(name: str) -> None:
    row = next(line for line in section("Positions").splitlines() if f"`{name}`" in line)
    for field in fields(KINDS[name]):
        assert f"`{field.name}`" in row or field.name == "seat"


@pytest.mark.parametrize("key", HEADER_KEYS)
def test_every_header_is_explained(key: str) -> None:
    assert f"`{key}`" in section("Records")

from __future__ import annotations

from pathlib import Path

import pytest

from caledonia.board import build_board
from caledonia.content import load_content
from caledonia.drawing import draw_map
from caledonia.locale import texts

DOCS = Path(__file__).parent.parent.parent / "docs"
CONTENT = load_content()


@pytest.mark.parametrize("number", ["1", "2"])
def test_the_pictures_show_the_present_map(number: str) -> None:
    """If not: make pictures."""
    board = build_board(CONTENT, [f"{module}{number}" for module in "ABCD"], small=False)
    drawn = draw_map(CONTENT, board, texts("en"))
    assert (DOCS / "pictures" / f"map-{number}.svg").read_text(encoding="utf-8") == drawn


def test_the_page_describes_every_side() -> None:
    page = (DOCS / "map.md").read_text(encoding="utf-8")
    for side in CONTENT.modules.values():
        assert f"| {side.id} | {side.name} | {side.character['en']} |" in page

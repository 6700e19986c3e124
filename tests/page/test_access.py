"""Every screen in both sizes and both themes against WCAG 2.2 AA, by axe."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import pytest

from tests.page.test_games import new_table
from tests.page.visitors import DESK, PHONE, Visitor, Visitors

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
Theme = Literal["light", "dark"]
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SCREENS = [
    "/",
    "/new",
    "/lobby",
    "/daily",
    "/replays",
    "/ratings",
    "/settings",
    "/account",
    "/learn",
    "/rules",
    "/nowhere",
]


def offences(person: Visitor) -> list[str]:
    """Return what is wrong with the screen."""
    person.page.evaluate(AXE)
    found: dict[str, Any] = person.page.evaluate(
        f"() => axe.run({{runOnly: {{type: 'tag', values: {json.dumps(RULES)}}}}})"
    )
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", SCREENS)
def test_screens(visitors: Visitors, path: str, size: tuple[int, int], theme: Theme) -> None:
    person = visitors.come(size)
    person.page.emulate_media(color_scheme=theme)
    person.go(path)
    person.page.wait_for_selector("main, [role=main]")
    person.page.wait_for_load_state("networkidle")
    assert offences(person) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table(visitors: Visitors, size: tuple[int, int], theme: Theme) -> None:
    person = visitors.come(size)
    person.page.emulate_media(color_scheme=theme)
    table = new_table(person, {"players": 4, "seats": ["me", "crofter", "crofter", "crofter"]})
    person.go(f"/table/{table['id']}")
    person.is_ready()
    person.page.wait_for_load_state("networkidle")
    assert offences(person) == []

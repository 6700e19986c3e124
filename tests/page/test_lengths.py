"""No word is cut off, on a narrow phone or a desk, in any language."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from caledonia.locale import LANGUAGES
from tests.page.visitors import TWO_FRAMES, Visitor, Visitors
from tests.server.visitors import crofters

NARROW: Final = (360, 740)
WIDE: Final = (1280, 800)
MIDDLE: Final = 60
"""Number of decisions up to the middle of the crofters' game."""
NAME: Final = "Wilhelmina of the Northern Isles"
"""Names are as long as people like them, and may be cut."""
CUT: Final = """([names, spare]) => {
  const style = (node) => getComputedStyle(node);
  // What only screen readers meet is clipped to nothing.
  const isAside = (node) => style(node).clipPath === 'inset(50%)' || node.clientWidth === 1;
  const clips = (node) => /hidden|clip/.test(style(node).overflowX);
  const scrolls = (node) => /auto|scroll/.test(style(node).overflowX);
  const bounds = 'button, a.button, [role=tab]';
  const isCut = (node, words) => {
    for (let at = node; at !== document.body; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      const isOut = words.right > box.right + spare || words.left < box.left - spare;
      if (isAside(at) || scrolls(at)) return false;
      if (isOut && (clips(at) || at.matches(bounds))) return true;
    }
    return words.right > innerWidth + spare || words.left < -spare;
  };
  const cut = new Set();
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const [text, node] = [all.currentNode, all.currentNode.parentElement];
    const said = text.data.trim();
    if (!said || node.closest('svg, script, style, select, datalist')) continue;
    if (names.some((name) => said.includes(name)) || !node.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (isCut(node, range.getBoundingClientRect())) cut.add(said);
  }
  return [...cut];
}"""
"""Texts that end outside of what shows them: the window, a button, or something that cuts."""


@pytest.fixture(scope="module")
def tables() -> dict[str, str]:
    """The tables that all languages look at, once they are made."""
    return {}


def table(person: Visitor, tables: dict[str, str], name: str, decisions: int | None) -> str:
    """Return the path of a game of the crofters after some decisions."""
    if name not in tables:
        game = crofters(2, decisions)
        body: dict[str, Any] = {"record": game.record(names=[NAME, NAME], secret=True)}
        if decisions is not None:
            seats = ["me", "crofter"] if game.deciding_seat == 0 else ["crofter", "me"]
            body = {"record": game.record(secret=True), "seats": seats}
        tables[name] = person.send("/tables/import", body)["id"]
    return f"/table/{tables[name]}"


def screens(person: Visitor, tables: dict[str, str]) -> dict[str, tuple[str, str]]:
    """Return the main screens: where they are, and what shows that they are there."""
    return {
        "home": ("/", "[data-play-now]"),
        "new table": ("/new", "form, [data-create]"),
        "settings": ("/settings", "main"),
        "account": ("/account", "main form"),
        "middle": (table(person, tables, "middle", MIDDLE), "[data-map]"),
        "ending": (table(person, tables, "ending", None), "[data-ending]"),
    }


def cuts(person: Visitor) -> dict[tuple[int, str], list[str]]:
    """Return what is cut, by the width of the window and the language."""
    cut: dict[tuple[int, str], list[str]] = {}
    for width, height in (NARROW, WIDE):
        person.resize((width, height))
        for language in LANGUAGES:
            person.speak(language)
            person.page.evaluate(TWO_FRAMES)
            cut[width, language] = person.page.evaluate(CUT, [[NAME], 1.5])
    return {where: texts for where, texts in cut.items() if texts}


def test_no_text_is_cut_in_any_language(visitors: Visitors, tables: dict[str, str]) -> None:
    person = visitors.come(NARROW)
    person.send("/people/guest", {"name": "Guest 718"})
    person.go("/")
    wrong = {}
    for name, (path, sign) in screens(person, tables).items():
        person.go(path)
        expect(person.page.locator(sign).first).to_be_visible()
        for where, texts in cuts(person).items():
            wrong[name, *where] = texts
    assert not wrong, "\n".join(f"{where}: {texts}" for where, texts in wrong.items())

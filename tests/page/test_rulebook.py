"""The rulebook: chapters, pictures, exact rules with addresses, search and cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from caledonia.locale import LANGUAGES, PAGE_FILES, Texts
from tests.page.test_access import offences
from tests.page.visitors import DESK, PHONE, Visitor, Visitors
from tests.rulebook.examples import EXAMPLES

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- ([A-Z]+-\w+) ", RULES, re.MULTILINE)
# What the address of every link within the rulebook leads to, and which of them lead nowhere.
BROKEN = """() => [...document.querySelectorAll('.book a[href^="#"]')]
  .map((link) => link.getAttribute('href').slice(1))
  .filter((id) => !document.getElementById(id))"""
TWICE = """() => {
  const ids = [...document.querySelectorAll('[id]')].map((node) => node.id);
  return ids.filter((id, number) => ids.indexOf(id) !== number);
}"""
# Sentences that show the name of a figure or of a message instead of words.
UNSAID = """() => document.querySelector('main').innerText
  .match(/\\{[^}]*\\}|\\b(?:book|rule|rules)-[a-z][\\w-]*|\\]\\(|undefined|NaN/g) ?? []"""


def opened(visitors: Visitors, language: str = "en", path: str = "/rules") -> Visitor:
    """Let a visitor open the rulebook."""
    person = visitors.come(DESK, language)
    person.go(path)
    return is_open(person)


def is_open(person: Visitor) -> Visitor:
    """Wait until all chapters are there."""
    expect(person.page.locator("h2#glossary")).to_be_attached()
    return person


@pytest.fixture(scope="module")
def reader(staying: Visitors) -> Visitor:
    """Return who stays at the rulebook."""
    return opened(staying)


@pytest.fixture
def looking(reader: Visitor, watched: None) -> Visitor:
    """Return who stays there, at the top, with everything folded."""
    reader.page.evaluate("() => { history.replaceState(null, '', '/rules'); }")
    fold = "all => all.forEach((each) => (each.open = false))"
    reader.page.locator("details").evaluate_all(fold)
    reader.rest()
    return is_open(reader)


def test_chapters_in_every_language(looking: Visitor) -> None:
    person = looking
    for language in LANGUAGES:
        person.speak(language)
        has_all_chapters(is_open(person), language)
    person.speak("en")


def has_all_chapters(person: Visitor, language: str) -> None:
    """All chapters are there with their words, and no link leads nowhere."""
    text = Texts(language, PAGE_FILES)
    expect(person.page.locator("h1")).to_have_text(text("book-title"))
    chapters = ["aim", "start", "turn", "actions", "round", "end", "clans", "ports"]
    for chapter in [*chapters, "variants", "solo", "glossary"]:
        expect(person.page.locator(f"h2#{chapter}")).to_contain_text(text(f"book-{chapter}"))
    assert person.page.evaluate(UNSAID) == []
    assert person.page.evaluate(BROKEN) == []
    assert person.page.evaluate(TWICE) == []


def test_every_clause_has_an_address(looking: Visitor) -> None:
    person = looking
    anchored = person.page.evaluate(
        "(ids) => ids.filter((id) => document.getElementById(id)?.querySelector('dd')?.innerHTML)",
        CLAUSES,
    )
    assert anchored == CLAUSES
    # Each is said by a chapter or a card, in small type.
    said = person.page.locator(".clauses a").evaluate_all(
        "links => links.map((link) => link.getAttribute('href').slice(1))"
    )
    assert set(CLAUSES) - set(said) == set()


@pytest.mark.parametrize(("clause", "size"), [("PRT-P9", DESK), ("EXP-5", PHONE)])
def test_the_address_of_a_clause_unfolds_it(
    visitors: Visitors, clause: str, size: tuple[int, int]
) -> None:
    person = visitors.come(size)
    person.go(f"/rules#{clause}")
    is_open(person)
    expect(person.page.locator(f"[id='{clause}'] dd")).to_be_in_viewport()
    expect(person.page.locator(f"[id='{clause}']")).to_have_class(re.compile("pointed"))


def test_small_codes_lead_to_the_exact_rule_and_back(looking: Visitor) -> None:
    person = looking
    code = person.page.locator("[data-say='trade-price'] a[href='#TRD-2']")
    expect(person.page.locator("[id='TRD-2'] dd")).not_to_be_visible()
    code.focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[id='TRD-2'] dd")).to_be_in_viewport()
    assert person.page.url.endswith("/rules#TRD-2")
    person.page.go_back()
    assert person.page.url.endswith("/rules")


def test_examples_show_their_figures(looking: Visitor) -> None:
    person = looking
    text = Texts("en", PAGE_FILES)
    for name, example in EXAMPLES.items():
        said = person.page.locator(f"[data-example='{name}'] figcaption")
        expect(said).to_have_text(text(f"book-example-{name}", **example["figures"]))


def test_shipping_reaches_further_and_links_settlements(looking: Visitor) -> None:
    person = looking
    example = person.page.locator("[data-example='reach']")
    for level, name in enumerate(("none", "river", "loch", "lochs")):
        example.locator("[data-levels] input").nth(level).check(force=True)
        lit = example.locator("polygon.ring")
        expect(lit).to_have_count(EXAMPLES["reach"]["figures"][name])
    example = person.page.locator("[data-example='settlements']")
    for level, links in enumerate((0, 1, 2)):
        example.locator("[data-levels] input").nth(level).check(force=True)
        expect(example.locator("[data-link]")).to_have_count(links)


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_everything_unfolded_is_accessible(
    visitors: Visitors, size: tuple[int, int], theme: str
) -> None:
    person = visitors.come(size)
    person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    person.go("/rules")
    is_open(person)
    person.page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    assert offences(person) == []
    other = "light" if theme == "dark" else "dark"
    person.page.emulate_media(color_scheme="dark" if other == "dark" else "light")
    assert offences(person, colours_only=True) == []
    person.page.locator("[data-search]").fill("whisky")
    expect(person.page.locator("[data-result]").first).to_be_visible()
    assert offences(person) == []


def test_nothing_is_wider_than_a_phone(visitors: Visitors) -> None:
    person = visitors.come((360, 740))
    person.go("/rules")
    for language in ("de", "pt_BR"):
        person.speak(language)
        is_open(person)
        unfold = "all => all.forEach((each) => (each.open = true))"
        person.page.locator("details").evaluate_all(unfold)
        wide = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
        assert not person.page.evaluate(wide), language

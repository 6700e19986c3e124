"""The rulebook answers everyday words in every language, and its cards are at the table too."""

from __future__ import annotations

import unicodedata

import pytest
from playwright.sync_api import expect

from caledonia.locale import LANGUAGES, PAGE_FILES, Texts, texts
from tests.page.tables import brought
from tests.page.test_decisions import FIRST_TURN
from tests.page.test_rulebook import is_open, opened
from tests.page.visitors import DESK, PHONE, Visitor, Visitors

QUESTIONS = {
    "en": {
        "butter": "clan-cunningham",
        "neighbor": "term-neighbour",
        "discount": "term-discount",
        "How many merchants?": "term-merchant",
        "harbor": "term-port",
    },
    "de": {
        "Butter": "clan-cunningham",
        "Nachbar": "term-neighbour",
        "Rabatt": "term-discount",
        "Wie viele Händler habe ich?": "term-merchant",
        "Kuh": "unit-cow",
    },
    "es": {
        "mantequilla": "clan-cunningham",
        "vecinos": "term-neighbour",
        "descuento": "term-discount",
        "¿Cuántos comerciantes hay?": "term-merchant",
        "niebla": "term-mist",
    },
    "it": {
        "burro": "clan-cunningham",
        "vicini": "term-neighbour",
        "sconto": "term-discount",
        "Quanti mercanti ho?": "term-merchant",
        "bosco": "terrain-forest",
    },
    "pt_BR": {
        "manteiga": "clan-cunningham",
        "vizinhos": "term-neighbour",
        "desconto": "term-discount",
        "Quantos mercadores eu tenho?": "term-merchant",
        "padaria": "unit-bakery",
    },
}
"""What people type, and the address of what should be found first."""


def results(person: Visitor, wanted: str) -> list[str]:
    """Return the addresses that the search finds, best first."""
    person.page.locator("[data-search]").fill(wanted)
    expect(person.page.locator("[data-results]")).to_be_visible()
    return [
        str(each)
        for each in person.page.locator("[data-result]").evaluate_all(
            "nodes => nodes.map((node) => node.dataset.result)"
        )
    ]


def bare(text: str) -> str:
    """Return a text in capitals and without accents, as people in a hurry type it."""
    letters = unicodedata.normalize("NFD", text)
    return "".join(each for each in letters if not unicodedata.combining(each)).upper()


def test_the_search_answers_everyday_words(visitors: Visitors) -> None:
    person = opened(visitors)
    for language in LANGUAGES:
        person.speak(language)
        answers_everyday_words(is_open(person), language)


def answers_everyday_words(person: Visitor, language: str) -> None:
    """What people type leads to what they mean, and nonsense to the chapters."""
    names = texts(language)
    asked = {names("port-p9"): "port-p9", names("port-p4"): "port-p4", **QUESTIONS[language]}
    for clan in ("buchanan", "macewen"):
        asked[names(f"clan-{clan}.short")] = f"clan-{clan}"
    for question, answer in asked.items():
        assert results(person, question)[:1] == [answer], question
        assert results(person, bare(question))[:1] == [answer], question
    # Nothing found: it says so and offers chapters.
    assert results(person, "xyzzy") == []
    none = Texts(language, PAGE_FILES)("book-none", wanted="xyzzy")
    expect(person.page.locator("[data-results]")).to_have_text(none)
    person.page.locator(".chapters a[href='#ports']").click()
    expect(person.page.locator("h2#ports")).to_be_in_viewport()
    expect(person.page.locator("[data-search]")).to_have_value("")


def test_a_result_leads_to_its_card_and_words_show_theirs(visitors: Visitors) -> None:
    person = opened(visitors)
    assert results(person, "ferry")[0] == "port-p9"
    person.page.locator("[data-result='port-p9'] a").click()
    expect(person.page.locator("[data-card='port-p9']")).to_be_in_viewport()
    assert person.page.url.endswith("/rules#port-p9")
    word = person.page.locator("[data-say='expand-reach'] [data-term='term-river'] button")
    tip = person.page.locator("[role=tooltip]:popover-open")
    word.hover()
    expect(tip).to_contain_text("Separates two spaces")
    person.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    # By the keyboard: the word before it in the text, then one step on.
    person.page.locator("[data-say='expand-terrain'] a").last.focus()
    person.page.keyboard.press("Tab")
    expect(word).to_be_focused()
    expect(tip).to_contain_text("River")


def test_words_show_their_cards_to_fingers(visitors: Visitors) -> None:
    person = visitors.come(PHONE)
    person.go("/rules#expand")
    word = person.page.locator("[data-say='expand-terrain'] [data-term='unit-field'] button")
    word.tap()
    expect(person.page.locator("[role=tooltip]:popover-open")).to_contain_text("£18")


def port_space(person: Visitor) -> str:
    """Return a space with a port on which nothing can be done."""
    view = person.table()["view"]
    places = person.ask(f"/maps/{'-'.join(view['map'])}?players={len(view['seats'])}")["ports"]
    return str(places[0]["space"])


def about(person: Visitor, clan: str) -> str:
    """Return what a clan can do, with its printed figures."""
    numbers = person.ask("/content/base")["clans"][clan]["numbers"]
    figures = {k: "/".join(map(str, v)) if isinstance(v, list) else v for k, v in numbers.items()}
    return texts("en")(f"clan-{clan}.about", **figures)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_at_the_table(visitors: Visitors, size: tuple[int, int]) -> None:
    person = brought(visitors, FIRST_TURN, size)
    page, view = person.page, person.table()["view"]
    tip = page.locator("[role=tooltip]:popover-open")
    # A player's clan, with what it can do.
    if size == PHONE:
        page.locator("#tab-board").click()
        page.locator("#card h3 button.asks").first.tap()
        clan = view["seats"][person.table()["you"]]["clan"]
    else:
        page.locator("button.asks [data-seat='0']").first.hover()
        clan = view["seats"][0]["clan"]
    expect(tip).to_be_visible()
    assert about(person, clan) in tip.inner_text()
    page.keyboard.press("Escape")
    if size == PHONE:
        page.locator("#tab-board").click()
    # A terrain, and what stands on it.
    sides = f"/maps/{'-'.join(view['map'])}?players={len(view['seats'])}"
    spaces = person.ask(sides)["spaces"]
    taken = {s for seat in view["seats"] for placed in seat["units"].values() for s in placed}
    taken |= {code.split()[-1] for code in view["legal"]}
    far = next(
        space["name"]
        for space in spaces
        if space["terrain"] == ["forest"] and space["active"] and space["name"] not in taken
    )
    page.locator(f"polygon[data-space='{far}']").click()
    page.locator("[data-above] .ground button").click()
    expect(tip).to_have_text("woodcutters")


def test_a_port_on_the_map_leads_to_the_rulebook(visitors: Visitors) -> None:
    person = brought(visitors, FIRST_TURN)
    page = person.page
    tile = person.table()["view"]["ports"][0]
    space = page.locator(f"polygon[data-space='{port_space(person)}']")
    # Pointing at it says what it does; pressing it opens its card.
    about = space.locator("title")
    expect(about).to_contain_text(texts("en")(f"port-{tile}"))
    space.click()
    page.locator(f"[data-above] a[href='/rules#port-{tile}']").click()
    expect(page.locator(f"[data-leaf] [data-card='port-{tile}']")).to_be_in_viewport()
    # Links and results within the leaf stay over the table.
    page.locator("[data-leaf] [data-search]").fill("butter")
    page.locator("[data-leaf] [data-result='clan-cunningham'] a").click()
    expect(page.locator("[data-leaf] [data-card='clan-cunningham']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("[data-leaf]")).to_have_count(0)
    assert "/table/" in page.url

"""Small windows, large text, fingers and forced colours: nothing is lost, nothing is cut off."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.page.test_access import Theme
from tests.page.test_phone import in_the_first_round, put_away
from tests.page.visitors import DESK, LOCALES, PHONE, REPEATED_DESK, Visitor, Visitors

SMALL: Final = (360, 740)
LOW: Final = (844, 390)
TABLET: Final = (820, 1180)
NEAR: Final = (320, 256)
"""What is left of 1280 × 1024 at 400 %."""
IS_WIDER: Final = "() => document.documentElement.scrollWidth > innerWidth"
CUT: Final = """(nodes) => nodes.filter((node) => {
    const { left, right } = node.getBoundingClientRect();
    const isWide = node.scrollWidth > node.clientWidth + 1;
    // Less than a third of a line is the room that letters have above and below them.
    const line = parseFloat(getComputedStyle(node).fontSize);
    const isHigh = node.scrollHeight > node.clientHeight + line / 3;
    return isWide || isHigh || left < 0 || right > innerWidth;
}).map((node) => node.textContent.trim())"""
CONTRAST: Final = """(node) => {
    const shades = (text) => (text.match(/[\\d.]+/g) ?? []).slice(0, 3).map(Number);
    const light = (text) => {
        const [r, g, b] = shades(text).map((each) => {
            const share = each / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const style = getComputedStyle(node);
    const [one, other] = [style.color, getComputedStyle(node.closest('button')).backgroundColor]
        .map(light).sort();
    return style.opacity * (other + 0.05) / (one + 0.05);
}"""
LOOSE_HOVER: Final = """() => {
    const loose = [];
    const walk = (rules, isUnder) => {
        for (const rule of rules) {
            if (rule.selectorText?.includes(':hover') && !isUnder) loose.push(rule.selectorText);
            const isHere = isUnder || /hover: ?hover/.test(rule.conditionText ?? '');
            if (rule.cssRules) walk(rule.cssRules, isHere);
        }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules, false);
    return loose;
}"""


def enlarge(person: Visitor, percent: int) -> None:
    """Choose a size of text in the browser's own settings."""
    sizes = {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}
    session = person.context.new_cdp_session(person.page)
    session.send("Page.setFontSizes", {"fontSizes": sizes})


def box(element: Locator) -> dict[str, float]:
    """Return where something is on the screen."""
    place: Any = element.bounding_box()
    assert place
    return {**place, "right": place["x"] + place["width"], "bottom": place["y"] + place["height"]}


def test_sheets_and_cards_of_a_phone_share_the_room(visitors: Visitors) -> None:
    person = in_the_first_round(visitors, PHONE)
    for size in person.at_sizes(PHONE, SMALL, LOW):
        if size == PHONE:
            a_card_takes_the_room_of_the_map_if_it_needs_it(person)
        an_open_row_of_the_market_shows_its_button(person)
        put_away(person)
        the_sheet_leaves_a_chosen_space_in_sight(person)


def an_open_row_of_the_market_shows_its_button(person: Visitor) -> None:
    """Who opens a row can press what it offers, without scrolling."""
    person.action("trade").click()
    sides = person.page.locator("#card .side[aria-disabled=false]")
    expect(sides.first).to_be_visible()
    for number in range(sides.count()):
        sides.nth(number).click()
        expect(person.page.locator("#card [data-trade] button").last).to_be_in_viewport(ratio=1)


def a_card_takes_the_room_of_the_map_if_it_needs_it(person: Visitor) -> None:
    """A short card leaves the map in sight; behind a long one it cannot be pressed."""
    header = box(person.page.locator("header").first)
    for name, needs_all in (("contracts", False), ("board", True)):
        person.page.locator(f"#tab-{name}").click()
        sheet = box(person.page.locator("section.sheet"))
        assert (sheet["y"] - header["bottom"] < 24) == needs_all
        inert = person.page.locator("main section").first.get_attribute("inert")
        assert (inert is not None) == needs_all
        person.page.locator(f"#tab-{name}").click()


def the_sheet_leaves_a_chosen_space_in_sight(person: Visitor) -> None:
    """What is about to be placed is seen beside its button."""
    legal = [code.split() for code in person.table()["view"]["legal"] if code.startswith("expand")]
    person.action("expand").click()
    person.page.locator(f"button[data-unit='{legal[0][1]}']").first.click()
    for space in {each[2] for each in legal if each[1] == legal[0][1]}:
        person.space(space).click()
        expect(person.page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
        chosen, sheet = box(person.space(space)), box(person.page.locator("section.sheet"))
        assert chosen["bottom"] <= sheet["y"] or chosen["right"] <= sheet["x"]
        assert chosen["y"] >= box(person.page.locator("header").first)["bottom"] - 1


def test_a_tablet_uses_its_width(visitors: Visitors) -> None:
    person = in_the_first_round(visitors, TABLET)
    actions, market = person.page.locator("#actions"), person.page.locator("#card .market")
    expect(market).to_be_visible()
    expect(person.page.locator("#tab-board")).to_have_count(0)
    expect(person.page.locator(".head .board [data-unit]").first).to_be_in_viewport()
    assert box(actions)["right"] <= box(market)["x"]
    assert box(person.page.locator("main section").first)["bottom"] <= box(market)["y"]
    assert person.page.locator(".main-action span").evaluate_all(CUT) == []
    person.page.locator("#tab-players").click()
    expect(person.page.locator("#card [data-round]").first).to_be_in_viewport()


def test_names_of_actions_are_whole_in_every_language(visitors: Visitors) -> None:
    person = in_the_first_round(visitors, SMALL)
    names = person.page.locator(".main-action > span:not(.aside-text)")
    for language in LOCALES:
        person.page.locator("[data-menu]").click()
        person.page.locator("dialog select").select_option(language)
        person.page.keyboard.press("Escape")
        tag = language.replace("_", "-")
        expect(person.page.locator("html")).to_have_attribute("lang", tag)
        for width in (360, 320):
            person.resize((width, 740))
            expect(names).to_have_count(8)
            assert names.evaluate_all(CUT) == [], (language, width)


def test_at_400_percent_everything_scrolls_and_the_map_is_there(visitors: Visitors) -> None:
    """WCAG 1.4.10"""
    person = in_the_first_round(visitors, NEAR)
    assert box(person.page.locator("main section").first)["height"] > 150
    person.page.locator("main section").first.scroll_into_view_if_needed()
    expect(person.page.locator("polygon[data-space='g5']")).to_be_in_viewport()
    for name in ("board", "market", "contracts", "players", "log"):
        person.page.locator(f"#tab-{name}").click()
        expect(person.page.locator("#card")).to_be_in_viewport()
        assert not person.page.evaluate(IS_WIDER)
        person.page.mouse.move(160, 200)
        before = person.page.evaluate("scrollY")
        person.page.mouse.wheel(0, 60)
        person.page.wait_for_function("(before) => scrollY !== before", arg=before)
    person.page.locator("#tab-log").click()
    # A whole action: the unit, the space on the map, and the button that confirms it.
    known = person.table()
    code = next(code for code in known["view"]["legal"] if code.startswith("expand"))
    person.press(code)
    person.wait_for(known["version"], 1)
    person.sees_what_is_true()


def test_other_pages_at_400_percent(visitors: Visitors) -> None:
    person = visitors.come(NEAR)
    for path in ("/", "/new", "/settings", "/account", "/rules", "/learn"):
        person.go(path)
        expect(person.page.locator("main h1, main h2").first).to_be_visible()
        assert not person.page.evaluate(IS_WIDER), path


@pytest.mark.parametrize("size", [PHONE, REPEATED_DESK])
def test_text_of_200_percent_keeps_its_words(visitors: Visitors, size: tuple[int, int]) -> None:
    """WCAG 1.4.4"""
    person = in_the_first_round(visitors, size)
    before = person.page.locator("[data-asked]").evaluate("node => getComputedStyle(node).fontSize")
    enlarge(person, 200)
    person.page.reload()
    person.is_ready()
    after = person.page.locator("[data-asked]").evaluate("node => getComputedStyle(node).fontSize")
    assert float(after[:-2]) == pytest.approx(2 * float(before[:-2]))
    expect(person.page.locator("[role=tab]").first).to_be_visible()
    labels = ".main-action span, [role=tab], [data-asked], .turn-buttons button, [data-turn]"
    assert person.page.locator(labels).evaluate_all(CUT) == []
    person.page.locator("#tab-market").click()
    assert person.page.locator("#card .name, #card .market p").evaluate_all(CUT) == []
    assert not person.page.evaluate(IS_WIDER)
    assert box(person.page.locator("main section").first)["height"] > 150


def test_a_tapped_button_does_not_look_as_if_it_were_hovered(visitors: Visitors) -> None:
    person = visitors.come(PHONE)
    for path in ("/", "/settings", "/account", "/new"):
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        assert person.page.evaluate(LOOSE_HOVER) == []
    person.go("/")
    person.play_now()
    assert person.page.evaluate(LOOSE_HOVER) == []


def test_landmarks_of_the_table(visitors: Visitors) -> None:
    person = visitors.come(DESK)
    person.go("/")
    person.play_now()
    for size in person.at_sizes(DESK, PHONE, TABLET):
        if size != DESK:
            person.page.locator("#tab-market").click()
        main = person.page.get_by_role("main")
        expect(main).to_have_count(1)
        for name in ("Map", "Market", "Actions"):
            expect(main.get_by_role("region", name=name, exact=True)).to_have_count(1)
        expect(main.locator("[data-map]")).to_have_count(1)


def test_buttons_are_distinguishable_in_all_colours(visitors: Visitors) -> None:
    person = in_the_first_round(visitors, DESK)
    digits = person.page.locator(".main-action[aria-disabled=false] kbd")
    expect(digits.first).to_be_visible()
    themes: tuple[Theme, Theme] = ("light", "dark")
    for theme in themes:
        person.page.emulate_media(color_scheme=theme)
        assert min(each.evaluate(CONTRAST) for each in digits.all()) >= 4.5, theme
    person.page.emulate_media(forced_colors="active")
    grey = person.page.evaluate(
        "() => { document.body.style.color = 'GrayText';"
        " const { color } = getComputedStyle(document.body);"
        " document.body.style.color = ''; return color; }"
    )
    for name in ("undo", "end"):
        button = person.action(name)
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_have_css("color", grey)
        expect(button).to_have_css("border-top-color", grey)
    expect(person.page.locator(".main-action[aria-disabled=false]").first).not_to_have_css(
        "color", grey
    )


def without_connection(visitors: Visitors) -> Visitor:
    """Return a visitor at a table, offline, with the page kept by the worker."""
    person = visitors.come(PHONE, is_new=True)
    person.go("/")
    person.play_now()
    person.page.evaluate("() => navigator.serviceWorker.ready")
    # What the worker controls, it has kept.
    person.page.reload()
    person.is_ready()
    person.go("/")
    expect(person.page.locator("header .person")).to_contain_text("Guest")
    person.page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    return person


def test_home_without_a_connection(visitors: Visitors) -> None:
    person = without_connection(visitors)
    person.page.reload()
    expect(person.page.locator("[data-offline]")).to_contain_text("You’re offline")
    expect(person.page.locator("header .person")).to_contain_text("Guest")
    expect(person.page.locator("[data-problem]")).to_have_count(0)
    person.context.set_offline(False)
    # It comes back without a press.
    expect(person.page.locator("[data-offline]")).to_have_count(0)
    expect(person.page.locator(".home-sheet.wide li")).to_have_count(1)
    person.faults.clear()


def test_a_table_without_a_connection(visitors: Visitors) -> None:
    person = without_connection(visitors)
    # Not within the call: it would be cut off by the page that it leaves for.
    person.page.evaluate("() => setTimeout(() => history.back())")
    person.page.wait_for_url("**/table/**")
    person.page.reload()
    expect(person.page.locator("[data-offline]")).to_contain_text("You’re offline")
    expect(person.page.locator("[data-offline]")).to_contain_text("when you reconnect")
    person.context.set_offline(False)
    person.is_ready()
    expect(person.page.locator("[data-offline]")).to_have_count(0)
    person.faults.clear()


def test_single_letters_can_be_switched_off(visitors: Visitors) -> None:
    """WCAG 2.1.4"""
    person = in_the_first_round(visitors, DESK)
    digits = person.page.locator(".main-action kbd")
    expect(digits).to_have_count(8)
    person.page.keyboard.press("3")
    expect(person.action("expand")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    table = person.page.url
    person.go("/settings")
    person.page.get_by_label("Tastenkürzel").click()
    person.page.goto(table)
    person.is_ready()
    expect(person.action("expand")).to_be_visible()
    expect(digits).to_have_count(0)
    for key in ("3", "m", "/", "?"):
        person.page.keyboard.press(key)
    expect(person.action("expand")).to_have_attribute("aria-pressed", "false")
    expect(person.page.locator("dialog")).to_have_count(0)
    assert person.page.evaluate("() => document.activeElement.matches('[data-map]')") is False
    # Other keys still do what they say.
    person.action("expand").click()
    expect(person.action("expand")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    expect(person.action("expand")).to_have_attribute("aria-pressed", "false")


def test_a_time_zone_is_chosen_from_a_list(visitors: Visitors) -> None:
    person = visitors.come()
    person.go("/")
    person.play_now()
    person.go("/account")
    zones = person.page.locator("[data-zone]")
    zones.select_option("Europe/Lisbon")
    person.page.wait_for_load_state("networkidle")
    assert person.ask("/people/me")["preferences"]["zone"] == "Europe/Lisbon"
    person.page.reload()
    expect(zones).to_have_value("Europe/Lisbon")


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=[] if each == "pt_BR" else pytest.mark.slow) for each in LOCALES],
)
def test_the_app_is_installed_in_the_own_language(visitors: Visitors, language: str) -> None:
    person = visitors.come(PHONE, language)
    person.go("/")
    link = person.page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", f"/manifest-{language}.webmanifest")
    manifest = person.context.request.get(f"/manifest-{language}.webmanifest").json()
    assert manifest["lang"] == language.replace("_", "-")
    assert [each["url"] for each in manifest["shortcuts"]] == ["/new", "/daily", "/learn"]
    for each in manifest["shortcuts"]:
        person.go(each["url"])
        expect(person.page.locator("main h1")).to_be_visible()
    assert {each["form_factor"] for each in manifest["screenshots"]} == {"wide", "narrow"}
    for each in manifest["screenshots"]:
        size = person.page.evaluate(
            "async (src) => { const image = new Image(); image.src = src; await image.decode();"
            " return `${image.naturalWidth}x${image.naturalHeight}`; }",
            each["src"],
        )
        assert size == each["sizes"]


def test_a_phone_on_its_side_finds_its_way(visitors: Visitors) -> None:
    person = visitors.come(LOW)
    person.go("/")
    for place in person.page.locator("nav a").all():
        expect(place).to_be_in_viewport(ratio=1)
    assert not person.page.evaluate(IS_WIDER)

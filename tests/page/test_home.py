"""The screens around the table: what is chosen is to be seen, and nothing blanks the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.page.visitors import PHONE, Visitor, Visitors


def guest(visitors: Visitors) -> Visitor:
    """A player without an account."""
    person = visitors.come()
    person.send("/people/guest", {"name": "Flora"})
    return person


def test_a_vacation_is_added_once(visitors: Visitors) -> None:
    person = guest(visitors)
    person.go("/account")
    form = person.page.locator("[data-vacation]")
    stored = person.page.locator("section:has([data-vacation]) li")
    days = ("2030-12-10", "2030-12-01")
    form.locator("button").click()
    expect(form.get_by_role("alert")).to_be_visible()
    for first, last in (days, reversed(days)):
        form.locator("input").first.fill(first)
        expect(form.get_by_role("alert")).to_have_count(0)
        form.locator("input").last.fill(last)
        form.locator("button").click()
        expect(stored).to_have_count(1)
    expect(form.get_by_role("alert")).to_be_visible()
    person.page.reload()
    expect(stored).to_have_count(1)
    stored.locator("button").click()
    expect(stored).to_have_count(0)


def test_hours_of_rest_say_when_they_count(visitors: Visitors) -> None:
    person = guest(visitors)
    person.go("/account")
    section = person.page.locator("section:has([data-vacation])")
    waits = section.locator("[data-rest-since]")
    left = section.locator("[data-vacations-left]")
    expect(left).to_contain_text("You have 40 days of holiday left")
    expect(waits).to_have_count(0)
    section.get_by_role("checkbox").click()
    expect(waits).to_be_visible()
    form = section.locator("[data-vacation]")
    for number, day in enumerate(("2020-01-01", "2020-01-02")):
        form.locator("input").nth(number).fill(day)
    form.locator("button").click()
    expect(section.get_by_role("alert")).to_contain_text("at the earliest")
    person.faults.clear()
    expect(section.locator("li")).to_have_count(0)
    section.get_by_role("checkbox").click()
    expect(waits).to_have_count(0)


def test_a_screen_that_breaks_offers_a_way_on(visitors: Visitors) -> None:
    person = guest(visitors)
    session = {"id": "a", "device": "", "created": 1, "seen": 1, "is_present": True}

    def twice(route: Route) -> None:
        route.fulfill(json=[session, session])

    person.page.route("**/api/people/me/sessions", twice)
    person.go("/account")
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.faults.clear()
    person.page.unroute("**/api/people/me/sessions")
    person.page.locator("[data-reload]").click()
    expect(person.page.locator("[data-vacation]")).to_be_visible()


def test_a_chosen_preset_is_marked_and_described(visitors: Visitors) -> None:
    person = visitors.come(PHONE)
    person.go("/new")
    chosen = person.page.locator("[data-preset][aria-pressed='true']")
    status = person.page.locator("#new-table").get_by_role("status")
    expect(person.page.locator("[data-preset='evening']")).to_be_visible()
    expect(chosen).to_have_count(0)
    person.page.locator("[data-preset='evening']").click()
    expect(chosen).to_have_attribute("data-preset", "evening")
    expect(status).to_contain_text("30 minutes")
    person.page.locator("[data-seat='3'] select").select_option("chief")
    expect(chosen).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "level"),
    [("/", "[data-play-now] ~ div select >> nth=1"), ("/new", "[data-seat='1'] select")],
)
def test_a_level_is_suggested_to_a_newcomer(path: str, level: str, visitors: Visitors) -> None:
    person = guest(visitors)
    person.go(path)
    chosen = person.page.locator(level)
    chosen.select_option("chief")
    press = person.page.locator("[data-suggest]")
    status = press.locator("xpath=..").get_by_role("status")
    expect(status).to_have_text("")
    press.click()
    expect(chosen).to_have_value("shepherd")
    expect(status).to_have_text("We suggest the Shepherd for your first games.")


def test_what_is_focused_is_not_behind_the_button(visitors: Visitors) -> None:
    person = visitors.come(PHONE)
    person.go("/new")
    expect(person.page.locator("[data-preset]").first).to_be_visible()
    for _ in range(40):
        person.page.keyboard.press("Tab")
        hidden = person.page.evaluate(
            "() => { const at = document.activeElement; const bar ="
            " document.querySelector('[data-create]').parentElement.getBoundingClientRect();"
            " return !!at.closest('#new-table') && at.getBoundingClientRect().top > bar.top }"
        )
        assert not hidden


def test_refusals_stand_at_their_field_until_it_is_changed(visitors: Visitors) -> None:
    person = visitors.come()
    person.go("/account")
    form = person.page.locator("form:has([data-enter])")
    login, password = form.locator("[autocomplete='username']"), form.locator("[type='password']")
    person.page.locator("[type='radio'][value='register']").check()
    login.fill("flora")
    password.fill("short")
    person.page.locator("[data-enter]").click()
    expect(password).to_have_attribute("aria-invalid", "true")
    expect(login).to_have_attribute("aria-invalid", "false")
    expect(form.get_by_role("alert")).to_contain_text("8")
    person.faults.clear()
    password.fill("no longer so short")
    expect(form.get_by_role("alert")).to_have_count(0)


def test_the_bar_above_the_page_has_the_theme_s_colour(visitors: Visitors) -> None:
    person = visitors.come(PHONE)
    person.go("/")
    bar = person.page.locator("meta[name=theme-color]")
    person.page.emulate_media(color_scheme="light")
    expect(bar).to_have_attribute("content", "#efe6d2")
    person.page.emulate_media(color_scheme="dark")
    expect(bar).to_have_attribute("content", "#26221b")

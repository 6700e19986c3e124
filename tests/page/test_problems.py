"""What goes wrong: a sentence says what happened, and there is one thing to do next."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.test_games import new_table
from tests.page.visitors import PHONE, Visitor, Visitors


def sees_the_problem(person: Visitor, code: str) -> None:
    """Each kind of problem is explained and has a button."""
    problem = person.page.locator(f"[data-problem='{code}']").first
    expect(problem).to_be_visible()
    assert len(problem.inner_text()) > 20
    expect(problem.locator("a, button").first).to_be_visible()
    person.faults.clear()


def test_a_wrong_link(visitors: Visitors) -> None:
    person = visitors.come(PHONE)
    person.go("/table/nosuchtable")
    sees_the_problem(person, "not_found")


def test_an_unknown_address_leads_home(visitors: Visitors) -> None:
    person = visitors.come()
    person.go("/nowhere/at/all")
    expect(person.page.locator("main a[href='/'], main button").first).to_be_visible()


def test_a_table_without_spectators(visitors: Visitors) -> None:
    host, stranger = visitors.come(), visitors.come()
    choices = {"players": 2, "seats": ["me", "crofter"], "spectators": False}
    table = new_table(host, choices)
    stranger.go(f"/table/{table['id']}")
    sees_the_problem(stranger, "not_allowed")


def test_a_full_table_says_so(visitors: Visitors) -> None:
    host, late = visitors.come(), visitors.come()
    table = new_table(host, {"players": 2, "seats": ["me", "crofter"]})
    late.go(f"/join/{table['id']}?invite={table['invite']}")
    expect(late.page.locator("[data-sit]")).to_have_count(0)
    expect(late.page.locator("main a").first).to_be_visible()


def test_an_invitation_seats_a_guest_by_name(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come(PHONE)
    table = new_table(host, {"players": 2, "seats": ["me", "open"]})
    guest.go(f"/join/{table['id']}?invite={table['invite']}")
    guest.page.locator("main input").first.fill("Rory")
    guest.page.locator("[data-sit]").first.click()
    guest.page.wait_for_url("**/table/**")
    assert "Rory" in [seat["name"] for seat in guest.table()["seats"]]


def test_an_expired_session_is_reported_when_it_matters(visitors: Visitors) -> None:
    person = visitors.come()
    table = new_table(person, {"players": 1, "seats": ["me"]})
    person.go(f"/table/{table['id']}")
    person.is_ready()
    before = person.table()
    other = visitors.browser.new_context(storage_state=person.context.storage_state())
    assert other.request.post(f"{person.address}/api/people/sign-out", data={}).ok
    other.close()
    sees_the_problem(person, "not_signed_in")
    assert before["ply"] == 0


def test_one_press_begins_a_game(visitors: Visitors) -> None:
    person = visitors.come(PHONE)
    person.go("/")
    person.play_now()
    assert person.table()["you"] is not None
    person.sees_what_is_true()


def test_the_rules_are_found(visitors: Visitors) -> None:
    person = visitors.come()
    person.go("/rules#TRD-2")
    expect(person.page.locator("[id='TRD-2']")).to_be_in_viewport()
    person.page.locator("[data-search]").fill("settlements")
    expect(person.page.locator("[id='FIN-7']")).to_be_visible()
    expect(person.page.locator("[id='TRD-2']")).to_have_count(0)

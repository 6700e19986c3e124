"""At the table: undo, reloads, lost connections, more windows, watching, looking back, keys."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.page.tables import take_seat
from tests.page.test_games import play_out, sit_down, step
from tests.page.visitors import DESK, PHONE, Visitor, Visitors
from tests.server.visitors import crofters


def is_free(person: Visitor) -> bool:
    """Whether this person begins a turn."""
    known = person.table()
    decision = known["view"]["decision"]
    return known["deciding"] == known["you"] and decision["kind"] == "turn" and not known["step"]


def test_a_choice_is_shown_before_it_is_taken(thinking: Visitor) -> None:
    before = thinking.table()
    thinking.action("hire").click()
    expect(thinking.page.locator("[data-confirm]")).to_be_visible()
    assert thinking.table()["version"] == before["version"]
    assert thinking.table()["step"] == 0


def test_undo_step_by_step_and_all(thinking: Visitor) -> None:
    before = thinking.table()
    thinking.press("hire")
    thinking.wait_for(before["version"], 1)
    seat = before["you"]
    hired = before["view"]["seats"][seat]["merchants"] + 1
    assert thinking.table()["view"]["seats"][seat]["merchants"] == hired
    thinking.action("undo").click()
    thinking.wait_for(before["version"], 0)
    assert thinking.table()["view"] == before["view"]
    thinking.sees_what_is_true()


def test_a_reload_in_mid_turn_loses_nothing(thinking: Visitor) -> None:
    before = thinking.table()
    thinking.press("hire")
    thinking.wait_for(before["version"], 1)
    thinking.page.reload()
    thinking.is_ready()
    thinking.sees_what_is_true()
    assert thinking.table()["step"] == 1
    thinking.action("undo").click()
    thinking.wait_for(before["version"], 0)


def test_a_second_tab_follows(seated: Visitor) -> None:
    other = Visitor(seated.context, seated.address)
    other.go(f"/table/{seated.table_id}")
    other.is_ready()
    before = seated.table()
    seated.press("hire")
    other.wait_for(before["version"], 1)
    other.sees_what_is_true()
    other.action("end").click()
    seated.wait_for(before["version"] + 1, 0)
    seated.sees_what_is_true()


def test_a_lost_connection_comes_back(seated: Visitor) -> None:
    before = seated.table()
    seated.context.set_offline(True)
    seated.page.evaluate("() => window.caledonia.table.live.socket.close()")
    expect(seated.page.locator("[data-state='offline']")).to_be_visible()
    seated.press("hire")
    seated.context.set_offline(False)
    seated.wait_for(before["version"], 1)
    expect(seated.page.locator("[data-state='offline']")).to_be_hidden()
    seated.sees_what_is_true()
    seated.faults.clear()


def test_spectators_watch_live_and_cannot_act(seated: Visitor, visitors: Visitors) -> None:
    watcher = visitors.come(PHONE)
    watcher.go(f"/table/{seated.table_id}")
    watcher.is_ready()
    before = seated.table()
    seated.press("hire")
    seated.wait_for(before["version"], 1)
    own = before["you"]
    known = before["view"]["seats"][own]["merchants"]
    assert watcher.shown()["seats"][own]["merchants"] == known, "a try is not public"
    seated.action("end").click()
    watcher.wait_for(before["version"] + 1, 0)
    watcher.sees_what_is_true()
    expect(watcher.action("end")).to_have_count(0)


def test_a_link_to_a_moment_shows_it_and_leads_to_the_present(
    seated: Visitor,
) -> None:
    seated.go(f"/table/{seated.table_id}/1")
    seated.is_ready()
    seated.page.wait_for_function("() => window.caledonia.table.moment === 1")
    then = seated.ask(f"/tables/{seated.table_id}/positions/1")["view"]
    assert seated.shown() == then
    seated.page.evaluate("() => window.caledonia.table.goTo(null)")
    before = seated.table()
    seated.press("hire")
    seated.wait_for(before["version"], 1)
    seated.action("end").click()
    seated.wait_for(before["version"] + 1, 0)
    assert seated.page.evaluate("() => window.caledonia.table.moment") is None


def test_why_not_answers_with_the_clause(thinking: Visitor) -> None:
    disabled = thinking.page.locator("[data-action='fulfil'][aria-disabled='true']")
    disabled.click(force=True)
    expect(thinking.page.locator("[data-clause]").first).to_be_visible()


def test_a_turn_by_keyboard_alone(seated: Visitor) -> None:
    before = seated.table()
    seated.page.keyboard.press("6")
    expect(seated.page.locator("[data-confirm][data-code='hire']")).to_be_visible()
    seated.page.keyboard.press("Enter")
    seated.wait_for(before["version"], 1)
    seated.page.keyboard.press("Shift+Enter")
    seated.wait_for(before["version"] + 1, 0)
    seated.sees_what_is_true()


def test_the_command_line_takes_codes(thinking: Visitor) -> None:
    before = thinking.table()
    thinking.page.keyboard.press("/")
    thinking.page.locator("[data-command]").fill("hire")
    thinking.page.keyboard.press("Enter")
    thinking.wait_for(before["version"], 1)
    assert thinking.table()["codes"] == ["hire"]
    thinking.action("undo").click()
    thinking.wait_for(before["version"], 0)


def test_the_map_by_keyboard(thinking: Visitor) -> None:
    before = thinking.table()
    code = next(code for code in before["view"]["legal"] if code.startswith("expand"))
    _, unit, _ = code.split()
    thinking.page.keyboard.press("3")
    thinking.page.locator(f"[data-unit='{unit}']").first.press("Enter")
    thinking.page.locator(f"[data-text-code='{code}']").first.press("Enter")
    expect(thinking.page.locator(f"[data-confirm][data-code='{code}']")).to_be_visible()


def test_the_language_changes_without_a_reload(seated: Visitor) -> None:
    seated.page.evaluate("() => { window.kept = true }")
    seated.page.locator("[data-menu]").click()
    seated.page.locator("dialog select").select_option("de")
    expect(seated.page.locator("html")).to_have_attribute("lang", "de")
    expect(seated.action("pass")).to_contain_text("Passen")
    assert seated.page.evaluate("() => window.kept")


def test_play_on_from_a_moment_of_a_finished_game(visitors: Visitors) -> None:
    person = visitors.come(DESK)
    table = take_seat(person, crofters(1, left=2))
    person.go(f"/table/{table['id']}")
    person.is_ready()
    play_out([person], random.Random(5))
    person.go(f"/table/{table['id']}/6")
    person.page.locator("[data-branch]").click()
    person.page.locator("[data-confirm-branch]").click()
    person.page.wait_for_url(lambda url: table["id"] not in url)
    person.page.wait_for_function(
        "id => window.caledonia.table.id === id && window.caledonia.view()", arg=person.table_id
    )
    person.is_ready()
    assert person.table()["ply"] == 6
    person.sees_what_is_true()


def test_orders_are_done_when_the_turn_comes(visitors: Visitors) -> None:
    ada, ben = visitors.come(DESK), visitors.come(PHONE)
    sit_down(ada, ben)
    luck = random.Random(4)
    while ada.table()["view"]["round"] < 1 or not (is_free(ada) or is_free(ben)):
        assert step(ada, luck) or step(ben, luck)
    acting, waiting = (ada, ben) if is_free(ada) else (ben, ada)

    waiting.page.locator("[data-orders]").first.click()
    dialog = waiting.page.get_by_role("dialog")
    dialog.locator("[data-kind='trade']").click()
    dialog.get_by_label("Trade").select_option("buy milk 1")
    dialog.get_by_label("Price of milk").select_option("7")
    plan = "Buy 1 milk, only if milk costs at most £7"
    expect(dialog.locator("[data-sum]")).to_contain_text(plan)
    dialog.locator("[data-add]").click()
    expect(dialog.locator("[data-plan]")).to_have_text(plan)
    # The button has gone, but the keyboard stays in the dialog.
    expect(dialog.locator("[data-plan]")).to_be_focused()

    before = acting.table()
    acting.press("hire")
    acting.wait_for(before["version"], 1)
    acting.action("end").click()
    # The order has acted: it is the same person's turn again.
    acting.wait_for(before["version"] + 2, 0)
    assert is_free(acting)
    acting.sees_what_is_true()
    expect(ada.page.locator("body")).to_contain_text("as planned")
    expect(dialog.locator("[data-plan]")).to_have_count(0)
    waiting.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(waiting.page.locator("[data-orders]").first).to_be_focused()

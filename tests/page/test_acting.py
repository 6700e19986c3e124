"""Confirmations before something is lost, and texts for screen readers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from caledonia import Game
from caledonia.insight.hidden import reveals
from tests.page.tables import brought
from tests.page.visitors import MOSTLY_PHONE, PHONE, Visitor, Visitors
from tests.server.visitors import crofters

OWED = 55
"""Decisions of the crofters' game until an export bonus is owed."""
TWO_PORTS = 8
"""And until two ports are in reach."""
BARTER = 83
"""And until a processed good can be bartered for two (PRT-P3)."""


GUILDHALL = 6
"""Decisions of another game until a port gives an upgrade before the main action."""


def announced(person: Visitor, words: str) -> None:
    """Wait until the text for screen readers holds these words."""
    expect(person.page.locator("[data-announced]")).to_contain_text(re.compile(words))


def test_ending_a_turn_asks_while_a_bonus_is_owed(visitors: Visitors) -> None:
    person = brought(visitors, OWED)
    before = person.table()
    assert before["view"]["decision"]["kind"] == "export_bonuses"
    person.action("end").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Go back").click()
    expect(dialog).to_be_hidden()
    assert person.table()["version"] == before["version"]
    person.action("end").click()
    person.page.locator("[data-confirm-end]").click()
    person.wait_for(before["version"] + 1, 0)


def test_a_bonus_before_the_main_action_does_not_end_the_turn(visitors: Visitors) -> None:
    person = brought(visitors, GUILDHALL, seed=3)
    before = person.table()
    person.press("port p4")
    person.wait_for(before["version"], 1)
    assert "skip" in person.table()["view"]["legal"]
    expect(person.action("end")).to_have_attribute("aria-disabled", "true")


def test_leaving_asks(seated: Visitor) -> None:
    seated.page.locator("[data-menu]").click()
    seated.page.locator("[data-leave]").click()
    seated.page.get_by_role("dialog").get_by_role("button", name="Keep playing").click()
    known = seated.table()
    assert not known["seats"][known["you"]]["stand_in"]
    seated.page.locator("[data-menu]").click()
    seated.page.locator("[data-leave]").click()
    table_id = seated.table_id
    seated.page.locator("[data-confirm-leave]").click()
    expect(seated.page.locator("[data-play-now]")).to_be_visible()
    left = seated.ask(f"/tables/{table_id}")
    # Bots are quick: they may have come to the end by now.
    assert left["seats"][known["you"]]["stand_in"] or left["status"] == "finished"


def test_the_last_turn_is_taken_back_after_a_question(seated: Visitor) -> None:
    before = seated.table()
    seated.press("hire")
    seated.wait_for(before["version"], 1)
    seated.action("end").click()
    seated.wait_for(before["version"] + 1, 0)
    seated.page.locator("[data-menu]").click()
    seated.page.locator("[data-ask-undo]").click()
    expect(seated.page.get_by_role("dialog")).to_contain_text("You hire a merchant")
    seated.page.locator("[data-confirm-undo]").click()
    seated.page.wait_for_function(
        "ply => window.caledonia.table.whole.ply === ply", arg=before["ply"]
    )
    assert seated.table()["view"]["seats"] == before["view"]["seats"]


def after_a_reveal() -> int:
    """Return after how many decisions of a solo game dice and new contracts are first known."""
    whole = crofters(1)
    game = Game(whole.start, seed=whole.seed)
    for action in whole.actions:
        before = game.state
        game.push(action)
        if reveals(before, game.state):
            return game.ply
    raise AssertionError


@MOSTLY_PHONE
def test_taking_back_a_reveal_asks_whether_it_may_become_practice(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    person = visitors.come(size)
    person.send("/people/guest", {"name": "Isla"})
    record = crofters(1, after_a_reveal()).record(secret=True)
    table = person.send("/tables/import", {"record": record, "seats": ["me"]})
    person.go(f"/table/{table['id']}")
    person.is_ready()
    person.page.locator("[data-menu]").click()
    person.page.locator("[data-ask-undo]").click()
    confirm = person.page.locator("[data-confirm-undo]")
    confirm.click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("becomes a practice game")
    assert not person.table()["practice"]
    confirm.click()
    expect(dialog).to_be_hidden()
    person.page.wait_for_function("() => window.caledonia.table.whole.practice")
    assert person.table()["ply"] < table["ply"]


def test_every_press_on_the_market_adds_a_piece(thinking: Visitor) -> None:
    twice = next(each for each in thinking.table()["view"]["legal"] if re.match(r"buy \w+ 2", each))
    good = twice.split()[1]
    button = thinking.page.locator(f".side[data-code='buy {good} 1']")
    button.click()
    button.click()
    expect(thinking.page.locator("[data-confirm]")).to_have_attribute("data-code", twice)
    assert thinking.table()["step"] == 0


def test_the_number_of_pieces_is_set_by_keys(thinking: Visitor) -> None:
    twice = next(each for each in thinking.table()["view"]["legal"] if re.match(r"buy \w+ 2", each))
    good = twice.split()[1]
    thinking.page.locator(f".side[data-code='buy {good} 1']").press("Enter")
    confirm = thinking.page.locator("[data-confirm]")
    for key, count in (("+", 2), ("-", 1), ("-", 1), ("+", 2)):
        thinking.page.keyboard.press(key)
        expect(confirm).to_have_attribute("data-code", f"buy {good} {count}")
    # Who has pressed it until nothing was left stays on it.
    fewer = thinking.page.locator("[data-step='-']").first
    fewer.press("Enter")
    expect(confirm).to_have_attribute("data-code", f"buy {good} 1")
    expect(fewer).to_be_focused()
    thinking.page.keyboard.press("Escape")
    announced(thinking, "Choose a main action")


def test_the_log_is_one_stop_for_the_tab_key(visitors: Visitors) -> None:
    person = brought(visitors, OWED)
    stops = person.page.locator(".log .line[tabindex='0']")
    expect(stops).to_have_count(1)
    lines = person.page.locator(".log .line")
    expect(lines.last).to_have_attribute("tabindex", "0")
    lines.last.focus()
    person.page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    expect(lines.nth(-2)).to_have_attribute("tabindex", "0")
    expect(stops).to_have_count(1)
    person.page.keyboard.press("Home")
    expect(lines.first).to_be_focused()


def test_the_turn_so_far_is_shown_after_a_reload(thinking: Visitor) -> None:
    before = thinking.table()
    thinking.press("hire")
    thinking.wait_for(before["version"], 1)
    done = thinking.page.locator(".done")
    expect(done).to_contain_text("You hire a merchant")
    thinking.page.reload()
    expect(done).to_have_text("Hire a merchant.")
    thinking.action("undo").click()
    expect(done).to_have_count(0)
    thinking.wait_for(before["version"], 0)


def test_what_was_done_and_what_comes_next_is_read_out(seated: Visitor) -> None:
    before = seated.table()
    seated.press("hire")
    seated.wait_for(before["version"], 1)
    announced(seated, r"You hire a merchant.*(taken your action|end your turn\?)")
    seated.action("end").click()
    seated.wait_for(before["version"] + 1, 0)
    announced(seated, "Crofter.*Your turn")


def test_keys_lead_to_the_choices_and_focus_is_never_lost(thinking: Visitor) -> None:
    keys = thinking.page.keyboard
    focus = "() => document.activeElement.dataset.code ?? document.activeElement.id"
    thinking.page.locator("[data-map]").focus()
    keys.press("2")
    assert thinking.page.evaluate(focus).startswith("obtain")
    keys.press("6")
    assert thinking.page.evaluate(focus) == "hire"
    before = thinking.table()
    keys.press("Enter")
    thinking.wait_for(before["version"], 1)
    thinking.page.wait_for_function("() => document.activeElement.id === 'actions'")
    thinking.action("undo").click()
    thinking.wait_for(before["version"], 0)


def test_a_wrong_code_is_explained_and_stays(thinking: Visitor) -> None:
    thinking.page.keyboard.press("/")
    field = thinking.page.locator("[data-command]")
    field.fill("place miner zz")
    field.press("Enter")
    expect(thinking.page.get_by_role("alert")).to_contain_text("Unknown action code")
    expect(field).to_have_value("place miner zz")
    # The browser notes that the server could not read it.
    thinking.faults[:] = [each for each in thinking.faults if " 422 " not in each]
    field.fill("place miner a1")
    field.press("Enter")
    expect(thinking.page.get_by_role("alert").first).to_contain_text(re.compile(r"[A-Z]{3}-\w+"))


def test_ports_fit_beside_the_question_on_a_phone(visitors: Visitors) -> None:
    person = brought(visitors, TWO_PORTS, PHONE, "de")
    chips = person.page.locator("button[data-port]")
    expect(chips).to_have_count(2)
    for chip in chips.all():
        box = chip.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
    assert all(
        chip.evaluate("node => node.scrollWidth <= node.clientWidth") for chip in chips.all()
    )


def test_goods_are_bartered_in_any_order(visitors: Visitors) -> None:
    person = brought(visitors, BARTER)
    person.page.locator("button[data-port='p3']").click()
    given = next(c for c in person.table()["view"]["legal"] if c.startswith("port p3")).split()[2]
    for good in (given, "whisky", "bread"):
        person.page.locator(f".tree [data-word='{good}']").click()
    confirm = person.page.locator("[data-confirm]")
    expect(confirm).to_have_attribute("data-code", f"port p3 {given} bread whisky")
    # Another word is asked for: what was looked at cannot be confirmed any more.
    person.page.get_by_role("button", name="Whisky", pressed=True).first.click()
    expect(confirm).to_have_count(0)
    for good in ("whisky", "bread"):
        person.page.locator(f".tree [data-word='{good}']").click()
    for _ in (given, "whisky", "bread", "p3"):
        person.page.keyboard.press("Escape")
    expect(person.page.locator(".tree")).to_have_count(0)

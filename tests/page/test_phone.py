"""On a phone: everything that a desk shows can be found, read and pressed with a finger."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.page.tables import FIRST_TURN, brought
from tests.page.test_games import new_table, sit_down, step
from tests.page.visitors import DESK, PHONE, REPEATED_PHONE, Visitor, Visitors

FINGER: Final = 44
"""Pixels that something to press is wide and high at least."""
SMALL: Final = (360, 640)
LOW: Final = (844, 390)


def at_a_table(visitors: Visitors, size: tuple[int, int], **choices: Any) -> Visitor:
    """Return a visitor with the page in German, at a table with three bots."""
    person = visitors.come(size, "de")
    table = new_table(person, {"players": 4, "seats": ["me", *["crofter"] * 3], **choices})
    person.go(f"/table/{table['id']}")
    person.is_ready()
    return person


def in_the_first_round(visitors: Visitors, size: tuple[int, int]) -> Visitor:
    """Return a visitor who begins a turn against three bots."""
    return brought(visitors, FIRST_TURN[4], size, "de", players=4)


def sizes(elements: Locator) -> list[tuple[float, float]]:
    """Return how wide and how high things are."""
    expect(elements.first).to_be_visible()
    boxes = [each.bounding_box() for each in elements.all()]
    return [(box["width"], box["height"]) for box in boxes if box]


def test_the_round_leads_to_tiles_turn_order_and_pass_money(visitors: Visitors) -> None:
    person = in_the_first_round(visitors, SMALL)
    person.page.locator("[data-rounds]").click()
    card = person.page.locator("#card")
    expect(card.locator("[data-round]")).to_have_count(5)
    expect(card.locator("nav .plate")).to_have_count(4)
    expect(card.locator("[data-pass-money]")).to_be_visible()
    for tile in card.locator("[data-round]").all():
        expect(tile).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESK, REPEATED_PHONE, SMALL])
def test_a_bid_is_set_with_the_clans_in_sight(visitors: Visitors, size: tuple[int, int]) -> None:
    """VAR-6"""
    person = at_a_table(visitors, size, options={"clan_auction": True})
    expect(person.page.locator("[data-bid='1']")).to_be_visible()
    known = person.table()
    shown = {clan.get_attribute("data-clan") for clan in person.page.locator("[data-clan]").all()}
    assert shown == {clan for clan, _ in known["view"]["offer"]}
    bids = [code for code in known["view"]["legal"] if code.startswith("bid")]
    expect(person.page.locator("[data-confirm]")).to_have_attribute("data-code", bids[0])
    if "leave" in known["view"]["legal"]:
        expect(person.page.locator("[data-code='leave']")).to_be_in_viewport(ratio=1)
    person.press(bids[7])
    person.wait_for(known["version"], 1)
    person.sees_what_is_true()


def test_everything_is_for_fingers_and_in_sight(visitors: Visitors) -> None:
    person = in_the_first_round(visitors, PHONE)
    for size in person.at_sizes(PHONE, SMALL, LOW):
        money_and_the_map_are_in_sight(person)
        put_away(person)
        if size != LOW:
            names_of_the_score_are_not_broken(person)
            put_away(person)
            units_and_replays_are_as_large_as_fingers(person, size)


def put_away(person: Visitor) -> None:
    """Close the card that is open, and take back what is chosen."""
    opened = person.page.locator("[role='tab'][aria-selected='true']")
    if opened.count():
        opened.click()
    person.rest()


def names_of_the_score_are_not_broken(person: Visitor) -> None:
    """Every word of a name stands on one line."""
    person.page.locator("#tab-players").click()
    person.page.locator("#card [aria-pressed=false]").click()
    names = person.page.locator("th .name")
    lines = [height for _, height in sizes(names)]
    words = [len(name.split()) for name in names.all_inner_texts()]
    line = min(lines)
    rows = [round(height / line) for height in lines]
    assert all(row <= count for row, count in zip(rows, words, strict=True))
    assert all(
        names.evaluate_all("names => names.map((each) => each.scrollWidth <= each.clientWidth)")
    )
    paper = person.page.locator("#card .paper")
    assert paper.evaluate("paper => paper.scrollWidth <= paper.clientWidth")


def units_and_replays_are_as_large_as_fingers(person: Visitor, size: tuple[int, int]) -> None:
    """What is pressed most has room for a finger."""
    person.action("expand").click()
    kinds = person.page.locator(".options .unit")
    units = sizes(kinds)
    assert min(min(unit) for unit in units) >= FINGER
    rows = {box["y"] for each in kinds.all() if (box := each.bounding_box())}
    assert (len(units), len(rows)) == (8, 1 if size == PHONE else 2)
    assert max(width for width, _ in units) - min(width for width, _ in units) <= 1
    person.page.locator("#tab-log").click()
    replays = sizes(person.page.locator(".scrubber .buttons button"))
    assert min(min(replay) for replay in replays) >= FINGER


def money_and_the_map_are_in_sight(person: Visitor) -> None:
    """What one has, and the map, can be seen all the time."""
    known = person.table()
    own = known["view"]["seats"][known["you"]]
    covers_nothing_of_the_map(person)
    purse = person.page.locator("[data-purse]")
    expect(purse.locator("[data-money]")).to_have_attribute("data-money", str(own["money"]))
    for each in (purse.locator("[data-money]"), *purse.locator("[data-good]").all()):
        expect(each).to_be_in_viewport(ratio=1)
    purse.click()
    expect(person.page.locator("#card .board")).to_be_visible()


def covers_nothing_of_the_map(person: Visitor) -> None:
    """All of the map is in its window, and the button of the tools is beside it."""
    button = person.page.locator("button.more").bounding_box()
    window = person.page.locator("main section").first.bounding_box()
    assert button
    assert window
    boxes = person.page.locator("polygon[data-space], [data-sign]").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().toJSON())"
    )
    assert boxes
    for box in boxes:
        assert box["right"] <= button["x"] or box["top"] >= button["y"] + button["height"]
        assert box["top"] >= window["y"]
        assert box["bottom"] <= window["y"] + window["height"]


def test_whose_turn_it_is_stands_whole_in_the_header(visitors: Visitors) -> None:
    person = at_a_table(visitors, SMALL)
    turn = person.page.locator("[data-turn]")
    luck = random.Random(4)
    while person.table()["view"]["round"] < 1:
        if not step(person, luck):
            assert turn.evaluate("turn => turn.scrollWidth <= turn.clientWidth")
            person.page.wait_for_timeout(50)


def test_the_card_of_a_space_goes_away_when_something_is_chosen(visitors: Visitors) -> None:
    person = in_the_first_round(visitors, SMALL)
    person.space("a1").click()
    close = person.page.locator("[data-above] .close")
    assert min(sizes(close)[0]) >= FINGER
    person.action("expand").click()
    expect(close).to_have_count(0)


def test_the_rules_for_fingers(visitors: Visitors) -> None:
    person = visitors.come(PHONE)
    person.go("/rules")
    assert min(height for _, height in sizes(person.page.locator("nav a"))) >= FINGER
    field = person.page.locator("[data-search]")
    field.fill("hops")
    above, below = field.bounding_box(), person.page.locator("[data-results]").bounding_box()
    assert above
    assert below
    assert below["y"] - above["y"] - above["height"] >= 8


def test_what_is_said_is_seen_once(visitors: Visitors) -> None:
    host, guest = visitors.come(PHONE), visitors.come()
    sit_down(host, guest)
    for number in range(12):
        guest.send(f"/tables/{guest.table_id}/say", {"text": f"Sláinte {number}"})
    tab = host.page.locator("#tab-log")
    expect(tab).to_contain_text("12")
    expect(host.page.locator("[data-announced]")).to_contain_text("says: Sláinte 11")
    tab.click()
    host.page.get_by_role("tab", name="Chat").click()
    # The newest line and the field stay in sight.
    said = host.page.get_by_role("log", name="Chat")
    expect(said.get_by_text("Sláinte 11")).to_be_in_viewport()
    field = host.page.get_by_label("Message…")
    expect(field).to_be_in_viewport()
    field.fill("Aye")
    field.press("Enter")
    expect(said.get_by_text("Aye")).to_be_in_viewport()
    host.page.reload()
    host.page.wait_for_selector("[data-map]")
    expect(tab).not_to_contain_text(re.compile(r"\d"))

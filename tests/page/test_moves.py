"""Others' moves are shown in words and pictures, and every round ends with a card."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.tables import take_seat
from tests.page.test_access import offences
from tests.page.test_games import PATIENCE, new_table, sees_the_score
from tests.page.visitors import (
    DESK,
    MOSTLY_DESK,
    MOSTLY_PHONE,
    PHONE,
    Visitor,
    Visitors,
    chosen,
)
from tests.server.visitors import crofters

BUYS = re.compile("Rory (.* )?buys")
"""Some clans earn something by trading."""
STAND = 900
"""Milliseconds after which the next move is shown."""
STEP = 100
"""Milliseconds that pass between two looks at it."""


class Game:
    """A game of Isla with others who play without looking at a page."""

    def __init__(self, visitors: Visitors, isla: Visitor, others: int = 1) -> None:
        self.isla = isla
        table = new_table(isla, {"players": others + 1, "seats": ["me", *["open"] * others]})
        self.id = table["id"]
        self.people = [isla]
        for name in ("Rory", "Morag")[:others]:
            guest = visitors.come()
            guest.send("/people/guest", {"name": name})
            guest.send(f"/tables/{self.id}/join", {"invite": table["invite"]})
            self.people.append(guest)
        while self.known()["round"] < 1:
            self.decide(self.playing())

    def known(self) -> dict[str, Any]:
        """Return the table as the server knows it for Isla."""
        known: dict[str, Any] = self.isla.ask(f"/tables/{self.id}")
        return known

    def playing(self) -> Visitor:
        """Return whose turn it is."""
        return next(each for each in self.people if self.is_on(each))

    def is_on(self, person: Visitor) -> bool:
        """Whether it is the visitor's turn."""
        known = person.ask(f"/tables/{self.id}")
        return bool(known["deciding"] == known["you"])

    def decide(self, person: Visitor, *wishes: str) -> None:
        """Take one decision, or end the turn."""
        known = person.ask(f"/tables/{self.id}")
        standing = {"version": known["version"], "step": known["step"]}
        legal = known["view"]["legal"]
        if known["complete"]:
            person.send(f"/tables/{self.id}/end", standing)
            return
        wanted = [*wishes, "end", "skip", "keep none"]
        codes = [code for wish in wanted for code in legal if code.startswith(wish)]
        # Nobody passes who was not asked to, as long as there is something else.
        rest = sorted(legal, key=lambda code: code == "pass")
        body = {"codes": (codes or rest)[:1], **standing}
        person.send(f"/tables/{self.id}/play", body)

    def turn(self, person: Visitor, wish: str) -> None:
        """Play a whole turn that begins with what is wished."""
        ply = self.known()["ply"]
        self.decide(person, wish)
        while self.is_on(person) and not (self.known()["ply"] > ply and self.is_free(person)):
            self.decide(person)

    def is_free(self, person: Visitor) -> bool:
        """Whether the visitor begins a turn."""
        known = person.ask(f"/tables/{self.id}")
        return known["view"]["decision"]["kind"] == "turn" and not known["step"]

    def until(self, person: Visitor) -> None:
        """Let the others play until it is the visitor's turn."""
        while not self.is_on(person):
            self.turn(self.playing(), "hire")

    def end_round(self) -> None:
        """Let everybody pass and produce."""
        now = self.known()["round"]
        while self.known()["round"] == now:
            self.turn(self.playing(), "pass")

    def events(self) -> list[dict[str, Any]]:
        """Return what the log says."""
        entries = self.isla.ask(f"/tables/{self.id}/entries")["entries"]
        return [event for each in entries for event in each.get("events", [])]

    def open(self) -> None:
        """Bring Isla to the table."""
        self.isla.go(f"/table/{self.id}")
        self.isla.is_ready()
        # What happened before she came is offered, not shown.
        self.isla.page.wait_for_function(
            "seq => window.caledonia.table.entries.at(-1)?.seq >= seq", arg=self.known()["seq"]
        )


def caption(page: Page) -> Locator:
    """Return the words of the move that is shown."""
    return page.locator("[data-caption]")


def stop_the_clock(page: Page) -> None:
    """From now on time passes only when a test says so."""
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 1)


def let_stand(page: Page, following: str) -> None:
    """Let a move stand for its time, until the caption of the following one is there."""
    # On a busy machine a move may begin to stand only after some time was let pass.
    for _ in range(5 * STAND // STEP):
        page.clock.run_for(STEP)
        if any(following in words for words in caption(page).all_inner_texts()):
            return
    raise AssertionError(f"nobody says {following!r}")


def watching(
    visitors: Visitors, size: tuple[int, int] = DESK, *, has_clock: bool = False, **how: Any
) -> Game:
    """Return a game in which Isla has passed and sees what Rory does.

    :param has_clock: whether the test says how time passes.
    """
    isla = visitors.come(size, moves="calm", **how)
    if has_clock:
        isla.context.clock.install()
    game = Game(visitors, isla)
    game.until(isla)
    game.turn(isla, "pass")
    game.open()
    return game


@MOSTLY_PHONE
def test_every_move_has_its_caption(visitors: Visitors, size: tuple[int, int]) -> None:
    game = watching(visitors, size, has_motion=True)
    page, rory = game.isla.page, game.people[1]
    for wish, words in (
        ("buy", BUYS.pattern),
        ("obtain", r"Rory takes contract"),
        ("expand", r"Rory places"),
        ("pass", r"Rory passes"),
    ):
        game.turn(rory, wish)
        expect(caption(page)).to_contain_text(re.compile(words))
        expect(caption(page)).to_be_in_viewport(ratio=1)


def test_an_open_card_leaves_the_captions_in_sight(visitors: Visitors) -> None:
    game = watching(visitors, PHONE)
    game.isla.page.locator("#tab-market").click()
    game.turn(game.people[1], "buy")
    words = caption(game.isla.page)
    expect(words).to_contain_text(BUYS)
    expect(words).to_be_in_viewport(ratio=1)
    assert words.evaluate(
        """words => {
          words.style.pointerEvents = 'auto';
          const { x, y, width, height } = words.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return words.contains(top);
        }"""
    )


def test_a_card_opened_for_a_trade_goes_with_the_turn(visitors: Visitors) -> None:
    game = Game(visitors, visitors.come(PHONE, moves="calm"))
    game.until(game.isla)
    game.open()
    page = game.isla.page
    trade = next(code for code in game.known()["view"]["legal"] if code.startswith("buy"))
    game.isla.press(trade)
    market = page.locator("#tab-market")
    expect(market).to_have_attribute("aria-selected", "true")
    game.isla.press("end")
    expect(market).to_have_attribute("aria-selected", "false")
    # Who opened it keeps it.
    game.until(game.isla)
    market.click()
    trade = next(code for code in game.known()["view"]["legal"] if code.startswith("buy"))
    game.isla.press(trade)
    game.isla.press("end")
    page.wait_for_function("() => !window.caledonia.table.isMine")
    expect(market).to_have_attribute("aria-selected", "true")


@MOSTLY_DESK
def test_moves_queue_and_one_press_skips_to_now(visitors: Visitors, size: tuple[int, int]) -> None:
    game = watching(visitors, size, has_motion=True, has_clock=True)
    page, rory = game.isla.page, game.people[1]
    stop_the_clock(page)
    game.turn(rory, "buy")
    bought = game.known()["ply"]
    for wish in ("obtain", "expand"):
        game.turn(rory, wish)
    expect(caption(page)).to_contain_text(BUYS)
    expect(caption(page)).to_have_attribute("data-waiting", "2")
    # The picture shows what the words say, and nothing of what comes after.
    then = game.isla.ask(f"/tables/{game.id}/positions/{bought}")["view"]
    for part in ("prices", "boxes", "seats"):
        assert game.isla.shown()[part] == then[part]
    let_stand(page, "Rory takes contract")
    page.locator("[data-skip]").click()
    expect(caption(page)).to_have_count(0)
    game.isla.sees_what_is_true()


def test_escape_and_space_skip_too(visitors: Visitors) -> None:
    game = watching(visitors, has_motion=True, has_clock=True)
    page, rory = game.isla.page, game.people[1]
    stop_the_clock(page)
    for key, wishes in (("Escape", ("buy", "hire")), ("Space", ("obtain", "hire"))):
        for wish in wishes:
            game.turn(rory, wish)
        expect(caption(page)).to_have_attribute("data-waiting", "1")
        page.locator("body").press(key)
        expect(caption(page)).to_have_count(0)
        game.isla.sees_what_is_true()


@MOSTLY_PHONE
def test_acting_goes_to_the_present(visitors: Visitors, size: tuple[int, int]) -> None:
    isla = visitors.come(size, moves="calm", has_motion=True)
    isla.context.clock.install()
    game = Game(visitors, isla, others=2)
    game.until(isla)
    game.turn(isla, "hire")
    game.open()
    stop_the_clock(isla.page)
    game.until(isla)
    expect(caption(isla.page)).to_have_attribute("data-waiting", "1")
    # The turn is hers although not all is shown yet.
    isla.action("hire").click()
    expect(isla.page.locator("[data-confirm][data-code='hire']")).to_be_visible()
    expect(caption(isla.page)).to_have_count(0)
    isla.sees_what_is_true()


def test_with_little_motion_there_are_captions_alone(visitors: Visitors) -> None:
    game = watching(visitors, has_clock=True)
    page, rory = game.isla.page, game.people[1]
    stop_the_clock(page)
    for wish in ("buy", "expand"):
        game.turn(rory, wish)
    expect(caption(page)).to_contain_text(BUYS)
    expect(caption(page)).to_have_attribute("data-waiting", "1")
    game.isla.sees_what_is_true()
    let_stand(page, "Rory places")


def test_captions_can_be_switched_off(visitors: Visitors) -> None:
    game = watching(visitors, has_motion=True)
    page, rory = game.isla.page, game.people[1]
    game.isla.go("/settings")
    page.locator("label:has(input[value=off])").click()
    game.open()
    for wish in ("buy", "expand"):
        game.turn(rory, wish)
        game.isla.sees_what_is_true()
    expect(page.locator("[data-caption], [data-missed]")).to_have_count(0)


def test_screen_readers_hear_moves_in_one_go(visitors: Visitors) -> None:
    game = watching(visitors, has_clock=True)
    page, rory = game.isla.page, game.people[1]
    stop_the_clock(page)
    for wish in ("hire", "obtain"):
        game.turn(rory, wish)
    expect(caption(page)).to_have_attribute("data-waiting", "1")
    page.clock.run_for(3000)
    said = page.locator("[data-announced]")
    expect(said).to_contain_text(re.compile(r"Rory hires a merchant.*Rory takes contract"))


def test_after_a_lost_connection_moves_are_offered(visitors: Visitors) -> None:
    game = watching(visitors, has_motion=True, has_clock=True)
    page, rory = game.isla.page, game.people[1]
    game.isla.context.set_offline(True)
    page.evaluate("() => window.caledonia.table.live.socket.close()")
    for wish in ("hire", "obtain"):
        game.turn(rory, wish)
    game.isla.context.set_offline(False)
    page.clock.run_for(3000)
    expect(page.locator("[data-missed='2']")).to_be_visible()
    game.isla.sees_what_is_true()
    page.locator("[data-show-missed]").click()
    expect(caption(page)).to_contain_text("Rory hires")
    game.isla.faults.clear()


@pytest.mark.parametrize("size", [(844, 390), (820, 1180)])
def test_what_is_offered_covers_no_space(visitors: Visitors, size: tuple[int, int]) -> None:
    game = Game(visitors, visitors.come(size, moves="calm"))
    game.until(game.isla)
    game.turn(game.isla, "hire")
    game.until(game.isla)
    game.open()
    expect(game.isla.page.locator("[data-missed]")).to_be_visible()
    covered = game.isla.page.evaluate("""() => {
        const { bottom } = document.querySelector('[data-missed]').getBoundingClientRect();
        const spaces = [...document.querySelectorAll('polygon[data-space]')];
        return spaces.filter((each) => each.getBoundingClientRect().top < bottom).length;
    }""")
    assert covered == 0


@MOSTLY_DESK
def test_the_log_follows_after_looking_back(visitors: Visitors, size: tuple[int, int]) -> None:
    game = watching(visitors, size, has_motion=True)
    page, rory = game.isla.page, game.people[1]
    for wish in ("buy", "expand"):
        game.turn(rory, wish)
    if size == PHONE:
        page.locator("#tab-log").click()
    page.locator(".since").click()
    expect(page.locator("[data-replay]").first).to_be_visible()
    if size == PHONE:
        expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "false")
    expect(caption(page)).to_contain_text(BUYS)
    expect(page.locator("[data-replay]")).to_have_count(0)
    if size == PHONE:
        page.locator("#tab-log").click()
    newest = page.locator("[role=log] .line").last
    expect(newest).to_be_in_viewport(ratio=0.9)
    game.turn(rory, "obtain")
    expect(newest).to_contain_text("takes contract")
    expect(newest).to_be_in_viewport(ratio=0.9)


def expected(events: list[dict[str, Any]], round: int) -> dict[int, dict[str, Any]]:
    """Return what the log says that everybody got at the end of a round."""
    starts = [at for at, each in enumerate(events) if each["event"] == "round_started"]
    begin, end = starts[round - 1], starts[round]
    first = next(at for at in range(begin, end) if events[at]["event"] == "production_started")
    by_seat: dict[int, dict[str, Any]] = {}
    for event in events[first:end]:
        own = by_seat.setdefault(
            event["seat"], {"earned": 0, "made": Counter(), "used": Counter(), "glory": 0}
        )
        if event["event"] == "money_changed":
            own["earned"] += event["amount"]
        elif event["event"] == "glory_gained":
            own["glory"] += event["amount"]
        elif event["event"] == "goods_changed":
            way = "made" if event["amount"] > 0 else "used"
            own[way][event["good"]] += abs(event["amount"])
    return by_seat


def read_card(card: Locator) -> dict[int, dict[str, Any]]:
    """Return what a card says that everybody got."""
    by_seat: dict[int, dict[str, Any]] = card.evaluate(
        """card => Object.fromEntries([...card.querySelectorAll('tr[data-seat]')].map((row) => {
            const goods = (way) => Object.fromEntries(
                [...row.querySelectorAll(`[data-${way}] [data-good]`)]
                    .map((each) => [each.dataset.good, Number(each.dataset.count)]));
            const glory = row.querySelector('[data-glory]');
            return [row.dataset.seat, {
                earned: Number(row.querySelector('[data-earned]').dataset.earned),
                made: goods('made'), used: goods('used'),
                glory: glory ? Number(glory.dataset.glory) : 0,
            }];
        }))"""
    )
    return {int(seat): row for seat, row in by_seat.items()}


@MOSTLY_PHONE
def test_the_card_gives_way_to_a_player_who_goes_on(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    game = watching(visitors, size, has_motion=True)
    page = game.isla.page
    game.end_round()
    card = page.locator("[data-round-card='1']")
    expect(card).to_have_attribute("data-manner", "waits")
    page.locator("[data-action=expand]").click()
    # It would hide the spaces to choose from.
    expect(card).to_have_count(0)


@MOSTLY_PHONE
def test_a_round_ends_with_a_card(visitors: Visitors, size: tuple[int, int]) -> None:
    game = watching(visitors, size, has_motion=True, has_clock=True)
    page = game.isla.page
    game.end_round()
    card = page.locator("[data-round-card='1']")
    expect(card).to_have_attribute("data-manner", "waits")
    assert read_card(card) == expected(game.events(), 1)
    view = game.known()["view"]
    order = " ".join(str(seat) for seat in view["turn_order"])
    expect(card.locator("[data-order]")).to_have_attribute("data-order", order)
    after = [each for each in game.events() if each["event"] == "contract_revealed"]
    for event in after:
        expect(card.locator(f"[data-contract='{event['contract']}']")).to_have_count(1)
    # However long it takes: it waits.
    page.clock.run_for(30_000)
    expect(card).to_be_visible()
    card.locator("[data-close-card]").click()
    expect(card).to_have_count(0)

    game.end_round()
    later = page.locator("[data-round-card='2']")
    expect(later).to_have_attribute("data-manner", "passes")
    assert read_card(later) == expected(game.events(), 2)
    page.clock.run_for(20_000)
    expect(later).to_have_count(0)

    reopen(page, size)
    expect(card).to_be_visible()
    assert read_card(card) == expected(game.events(), 1)
    card.locator("xpath=ancestor::dialog").locator("[data-close-card]").click()
    if size == PHONE:
        page.locator("#tab-log").click()
    page.locator("[data-open-card='2']").click()
    assert read_card(later) == expected(game.events(), 2)


def reopen(page: Page, size: tuple[int, int]) -> None:
    """Press the box of the first round."""
    if size == PHONE:
        page.locator("[data-rounds]").click()
    page.locator("[data-round='1'] button >> visible=true").first.click()


@MOSTLY_DESK
def test_looking_back_says_what_the_move_was(visitors: Visitors, size: tuple[int, int]) -> None:
    game = watching(visitors, size)
    page, rory = game.isla.page, game.people[1]
    game.turn(rory, "buy")
    bought = game.known()["ply"]
    game.end_round()
    game.open()
    game.isla.go(f"/table/{game.id}/{bought}")
    expect(caption(page)).to_contain_text(BUYS)
    if size == PHONE:
        page.locator("#tab-log").click()
        expect(page.locator("[data-done]")).to_contain_text(BUYS)
    marks = page.locator("[data-mark]")
    expect(marks).to_have_text(["1", "2"])
    slider = page.locator(".scrubber input")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"round 1\. Rory (.* )?buys"))
    page.locator("[data-replay='present']").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("round 2"))


@MOSTLY_PHONE
def test_captions_and_cards_are_accessible(visitors: Visitors, size: tuple[int, int]) -> None:
    game = watching(visitors, size)
    page, rory = game.isla.page, game.people[1]
    game.turn(rory, "obtain")
    expect(caption(page)).to_be_visible()
    assert offences(game.isla) == []
    game.end_round()
    expect(page.locator("[data-manner='waits'] [data-order]")).to_be_visible()
    assert offences(game.isla) == []


COLLECT = """() => {
    window.captions = new Set();
    new MutationObserver(() => {
        const text = document.querySelector('[data-caption] p')?.textContent;
        if (text) window.captions.add(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


LATE = 100
"""Decisions of the crofters' game up to the middle of its last round but one."""


@pytest.mark.parametrize("decisions", [LATE, pytest.param(None, marks=pytest.mark.slow)])
def test_a_game_against_bots_never_waits_for_captions(
    visitors: Visitors, decisions: int | None
) -> None:
    person = visitors.come(moves="calm", has_motion=True)
    if decisions is None:
        table = new_table(person, {"players": 2, "seats": ["me", "crofter"]})
    else:
        table = take_seat(person, crofters(2, decisions))
    person.go(f"/table/{table['id']}")
    person.is_ready()
    person.page.evaluate(COLLECT)
    close = person.page.locator("[data-close-card]")
    person.page.add_locator_handler(close, lambda: close.click())
    luck = random.Random(6)
    for _ in range(PATIENCE):
        known = person.table()
        if known["status"] == "finished":
            break
        if known["deciding"] != known["you"]:
            person.page.wait_for_timeout(50)
            continue
        person.wait_for(known["version"], known["step"])
        if known["complete"]:
            person.action("end").click()
            person.wait_for(known["version"] + 1, 0)
            continue
        legal = known["view"]["legal"]
        code = chosen([each for each in legal if not each.startswith("port")] or legal, luck)
        person.press(code)
        person.wait_for(known["version"], known["step"] + 1)
        # The player who acts sees the present, until others continue.
        if person.table().get("step"):
            person.sees_what_is_true()
    sees_the_score(person)
    captions = [each for each in person.page.evaluate("() => [...window.captions]") if each]
    assert len([each for each in captions if each.startswith("Crofter")]) > 2
    assert decisions or any("places" in each for each in captions)

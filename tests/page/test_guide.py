"""The guide of a first game: it watches, points, never repeats, and lives with the table."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.page.tables import take_seat
from tests.page.test_access import offences
from tests.page.visitors import DESK, MOSTLY_DESK, MOSTLY_PHONE, PHONE, Visitor, Visitors
from tests.server.visitors import crofters

TOPICS: Final = (
    "workers",
    "expanding",
    "trading",
    "contracts",
    "production",
    "ports",
    "scoring",
    "passing",
    "end",
)
COSTLY: Final = 2
"""Points from which on the guide warns."""
STANDING: Final = """() => {
  const table = window.caledonia.table;
  const bubble = document.querySelector('[data-lesson]');
  if (table.isOver || table.isSaving || !bubble) return null;
  if (bubble.dataset.lesson === 'thinking') return null;
  const box = (each) => each?.getBoundingClientRect().toJSON();
  const target = document.querySelector('[aria-describedby~="guide-text"]');
  return {
    lesson: bubble.dataset.lesson,
    stage: bubble.dataset.stage ?? null,
    size: bubble.dataset.size,
    text: document.querySelector('#guide-text').innerText,
    isNews: Boolean(document.querySelector('[data-guide-next]')),
    bubble: box(bubble),
    ring: box(document.querySelector('[data-guide-ring]')) ?? null,
    target: box(target) ?? null,
    lit: [...document.querySelectorAll('[data-lit]')].map(box),
    at: [table.whole.version, table.draft.step],
  };
}"""
READY: Final = f"""() => {{
  if (window.caledonia.table.isOver) return document.querySelector('[data-guide-topics]') && {{}};
  const seen = ({STANDING})();
  return seen && (seen.isNews || (seen.ring && seen.target)) && seen;
}}"""
"""The guide has said what to do, and its ring has arrived."""

CLEAR: Final = f"""() => {{
  const seen = ({STANDING})();
  if (!seen?.target || !seen.ring) return false;
  const holds = (a, b) =>
    a.left <= b.left && a.right >= b.right && a.top <= b.top && a.bottom >= b.bottom;
  const clash = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return holds(seen.ring, seen.target) && seen.ring.width <= seen.target.width + 20
    && !clash(seen.bubble, seen.target)
    && (seen.stage !== 'space' || !seen.lit.some((each) => clash(seen.bubble, each)));
}}"""
"""The ring is round its target, and the bubble covers neither that nor spaces to choose from."""


def begin(visitors: Visitors, size: tuple[int, int] = DESK, language: str = "en") -> Visitor:
    """Return a visitor at a guided table."""
    person = visitors.come(size, language)
    person.go("/learn")
    person.page.locator("[data-learn-start]").click()
    person.page.wait_for_url("**/table/**")
    person.is_ready()
    return person


def standing(page: Page) -> dict[str, Any] | None:
    """Wait until the guide has something to do; return what it shows. None: the game is over."""
    seen: dict[str, Any] = page.wait_for_function(READY, timeout=60_000).json_value()
    return seen or None


def bubble_of(person: Visitor) -> Locator:
    """Return the guide's bubble."""
    return person.page.locator("[data-lesson]")


def progress_of(person: Visitor) -> str:
    """Return how many topics were learnt, as it is shown."""
    return person.page.locator("[data-guide-progress]").inner_text()


def is_stored(person: Visitor, lesson: str) -> None:
    """Wait until the server knows that something was learnt."""
    assert any(lesson in person.table()["guide"]["seen"] for _ in range(300))


def press_ring(person: Visitor) -> dict[str, Any] | None:
    """Do what the guide points at; return what it showed. None: the game is over."""
    page = person.page
    seen = standing(page)
    if seen is None:
        return None
    if page.locator("[data-close-card]").is_visible():
        page.locator("[data-close-card]").click()
    if seen["isNews"]:
        page.locator("[data-guide-next]").click()
        expect(page.locator(f"[data-lesson='{seen['lesson']}'] [data-guide-next]")).to_have_count(0)
        return seen
    page.locator("[aria-describedby~='guide-text']").click()
    if page.locator("[data-confirm-pass]").is_visible():
        page.locator("[data-confirm-pass]").click()
    return seen


@MOSTLY_PHONE
def test_the_ring_leads_through_the_first_turns(visitors: Visitors, size: tuple[int, int]) -> None:
    person = begin(visitors, size)
    stages: list[tuple[str, str]] = []
    while len(stages) < 12:
        page = person.page
        seen = standing(page)
        assert seen is not None
        if seen["lesson"] not in ("workers", "expanding", "turn"):
            break
        stages.append((seen["lesson"], seen["stage"]))
        page.wait_for_function(CLEAR)
        press_ring(person)
    assert stages[:4] == [
        ("workers", "unit"),
        ("workers", "space"),
        ("workers", "confirm"),
        ("turn", "end"),
    ]
    assert person.table()["round"] == 1


def test_a_press_that_was_done_is_not_asked_for_again(visitors: Visitors) -> None:
    person = begin(visitors)
    for _ in range(2):
        place = next(c for c in person.table()["view"]["legal"] if c.startswith("place miner"))
        person.press(place)
        version = person.table()["version"]
        person.press("end")
        # Until the end of the turn is stored, the page still takes it to be ours.
        person.page.wait_for_function(
            "(version) => { const t = window.caledonia.table;"
            " return t.whole.version > version && t.isMine }",
            arg=version,
        )
    expect(person.page.locator("[data-guide-progress]")).to_have_text("1 of 9 learnt")
    seen = standing(person.page)
    assert seen is not None
    assert seen["lesson"] != "workers"
    legal = person.table()["view"]["legal"]
    person.press(next(c for c in legal if c.startswith("expand")))
    person.press("end")
    expect(person.page.locator("[data-guide-progress]")).to_have_text("2 of 9 learnt")
    # However often it advises to expand from now on, it does not explain that again.
    seen = standing(person.page)
    assert seen is not None
    assert "one action, then" not in seen["text"]


def test_it_comes_back_with_the_table_on_every_device(visitors: Visitors) -> None:
    person = begin(visitors)
    while "1 of" not in (progress_of(person) if bubble_of(person).is_visible() else ""):
        press_ring(person)
    is_stored(person, "did-workers")
    path = f"/table/{person.table_id}"
    person.page.locator("[data-menu]").click()
    person.page.locator("nav a[href='/']").click()
    expect(bubble_of(person)).to_have_count(0)
    person.page.locator(f"a[href='{path}']").first.click()
    expect(bubble_of(person)).to_be_visible()
    assert progress_of(person) == "1 of 9 learnt"
    # The same person elsewhere.
    other = visitors.come(PHONE)
    other.context.add_cookies(person.context.cookies())  # type: ignore[arg-type]  # as they came
    other.go(path)
    other.is_ready()
    expect(other.page.locator("[data-guide-progress]")).to_have_text("1 of 9 learnt")


def test_it_can_be_sent_away_and_called_back(visitors: Visitors) -> None:
    person = begin(visitors)
    standing(person.page)
    person.page.locator("[data-guide-leave]").click()
    expect(bubble_of(person)).to_have_count(0)
    expect(person.page.locator("[data-guide-ring]")).to_have_count(0)
    assert any(person.table()["guide"]["left"] for _ in range(300))
    person.page.reload()
    person.is_ready()
    expect(bubble_of(person)).to_have_count(0)
    person.page.locator("[data-menu]").click()
    person.page.locator("[data-guide]").click()
    expect(bubble_of(person)).to_be_visible()
    # Where the guide is on, the menu shows what was learnt.
    person.page.locator("[data-menu]").click()
    person.page.locator("[data-guide]").click()
    expect(person.page.locator("[data-guide-topics] [data-topic]")).to_have_count(len(TOPICS))
    expect(person.page.locator("[data-learnt]")).to_have_count(0)


@MOSTLY_PHONE
def test_another_way_leaves_all_units_in_sight(visitors: Visitors, size: tuple[int, int]) -> None:
    person = begin(visitors, size)
    standing(person.page)
    advised = person.page.locator("[aria-describedby~='guide-text']")
    unit = advised.get_attribute("data-unit")
    other = person.page.locator(f"#actions button[data-unit]:not([data-unit='{unit}'])").first
    other.click()
    bubble = person.page.locator("[data-lesson='own-way']")
    expect(bubble).to_be_visible()
    expect(bubble).not_to_contain_text("Confirm")
    # If it covered the units, this press would not get through.
    person.page.locator(f"#actions button[data-unit='{unit}']").click()
    expect(person.page.locator("[data-lesson='workers'][data-stage='space']")).to_be_visible()
    the_piece_to_be_confirmed_is_in_sight(person)


def the_piece_to_be_confirmed_is_in_sight(person: Visitor) -> None:
    """The bubble does not cover the piece that is about to be placed."""
    while (seen := standing(person.page)) and seen["stage"] != "confirm":
        press_ring(person)
    person.page.wait_for_function(
        """() => {
          const [bubble, ghost] = ['[data-lesson]', '[data-ghost]'].map((each) =>
            document.querySelector(each)?.getBoundingClientRect());
          return ghost && (ghost.bottom <= bubble.top || ghost.top >= bubble.bottom
            || ghost.right <= bubble.left || ghost.left >= bubble.right);
        }"""
    )


def test_it_says_why_to_take_a_contract(visitors: Visitors) -> None:
    person = begin(visitors)
    while (seen := standing(person.page)) and seen["lesson"] != "obtain":
        press_ring(person)
    assert seen is not None
    assert re.search(r"It’s worth \d+ VP\. You (can|still need)", seen["text"])


def test_it_warns_before_passing_with_money_left(visitors: Visitors) -> None:
    person = begin(visitors)
    while (seen := standing(person.page)) and seen["lesson"] in ("workers", "turn"):
        press_ring(person)
    person.action("pass").click()
    warning = person.page.locator("[data-lesson='warn-pass']")
    expect(warning).to_be_visible()
    expect(warning).to_contain_text(re.compile(r"you still have £\d+"))
    person.page.keyboard.press("Escape")
    expect(warning).to_have_count(0)


def test_it_warns_before_a_contract_that_costs_points(visitors: Visitors) -> None:
    person = begin(visitors)
    page = person.page
    advised: list[Response] = []
    page.on("response", lambda answer: advised.append(answer) if "/counsel" in answer.url else None)
    while (seen := standing(page)) and seen["lesson"] in ("workers", "turn"):
        press_ring(person)
    losses = advised[-1].json()["losses"]
    contracts = {code: loss for code, loss in losses.items() if code.startswith("obtain")}
    dear = max(contracts, key=lambda code: contracts[code])
    assert contracts[dear] > COSTLY
    person.action("obtain").click()
    page.locator(f"[data-code='{dear}']:not([data-confirm])").first.click()
    warning = page.locator("[data-lesson='warn-obtain']")
    expect(warning).to_contain_text(f"about {round(contracts[dear])} points")
    expect(warning).to_contain_text("You’d still need")
    # Others are not warned of.
    for code in (each for each, loss in contracts.items() if loss <= COSTLY):
        page.locator(f"[data-code='{code}']:not([data-confirm])").first.click()
        expect(page.locator(f"[data-confirm][data-code='{code}']")).to_be_visible()
        expect(warning).to_have_count(0)


@MOSTLY_DESK
def test_it_is_announced_and_reached_by_keyboard(visitors: Visitors, size: tuple[int, int]) -> None:
    person = begin(visitors, size)
    standing(person.page)
    expect(person.page.locator("[data-announced]")).to_contain_text("two workers")
    person.page.locator("[data-lesson] .there").focus()
    person.page.keyboard.press("Enter")
    focused = person.page.evaluate("() => document.activeElement.getAttribute('aria-describedby')")
    assert "guide-text" in focused.split()
    assert offences(person) == []
    its_words_fit(person)


def its_words_fit(person: Visitor) -> None:
    """Nothing of what it says is wider than its bubble, in any language."""
    for language in ("de", "es", "it", "pt_BR"):
        person.speak(language)
        person.is_ready()
        standing(person.page)
        wide, room = bubble_of(person).evaluate("each => [each.scrollWidth, each.clientWidth]")
        assert wide <= room, language


def test_where_imports_are_ranked_it_says_so(visitors: Visitors) -> None:
    codes = [str(action) for action in crofters(2, 120).actions]
    first = next(ply for ply, code in enumerate(codes) if code.startswith("fulfil"))
    seat = crofters(2, first).deciding_seat
    person = visitors.come()
    person.go("/")
    person.send("/people/guest", {"name": "Rona"})
    record = crofters(2, 120).record(secret=True)
    seats = ["me" if each == seat else "open" for each in (0, 1)]
    table = person.send("/tables/import", {"record": record, "seats": seats})
    person.send(f"/tables/{table['id']}/guide", {"seen": ["production", "scoring"]})
    person.go(f"/table/{table['id']}")
    lesson = person.page.locator("[data-lesson='imports']")
    expect(lesson).to_contain_text("ranked")


LAST_TURNS: Final = 116
"""Decisions of the crofters' game before one of the last turns."""


def test_the_end_says_what_was_learnt_and_says_it_once(visitors: Visitors) -> None:
    person = visitors.come()
    table = take_seat(person, crofters(2, LAST_TURNS))
    person.send(f"/tables/{table['id']}/guide", {"seen": ["production", "scoring", "imports"]})
    person.go(f"/table/{table['id']}")
    person.is_ready()
    lessons = []
    while (seen := press_ring(person)) is not None:
        lessons.append(seen["lesson"])
    assert "scoring" not in lessons
    closing = person.page.locator("[data-guide-topics]")
    expect(closing).to_be_visible()
    expect(closing.locator("[data-topic]")).to_have_count(len(TOPICS))
    for topic in ("expanding", "passing", "end"):
        expect(closing.locator(f"[data-topic='{topic}'][data-learnt]")).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(closing).to_have_count(0)
    is_stored(person, "closing")
    person.page.reload()
    expect(person.page.locator("[data-ending], [data-result]").first).to_be_visible()
    expect(closing).to_have_count(0)


@pytest.mark.slow
def test_following_the_guide_covers_every_topic(visitors: Visitors) -> None:
    person = begin(visitors)
    lessons: list[dict[str, Any]] = []
    for _ in range(900):
        seen = press_ring(person)
        if seen is None:
            break
        lessons.append(seen)
    assert person.table()["status"] == "finished"
    closing = person.page.locator("[data-guide-topics]")
    expect(closing).to_be_visible()
    for topic in TOPICS:
        expect(closing.locator(f"[data-topic='{topic}'][data-learnt]")).to_have_count(1)
    expect(person.page.locator("[data-guide-adds]")).to_contain_text("ranked")
    # Each lesson is news once, and its text is true here.
    news = [each["lesson"] for each in lessons if each["isNews"]]
    assert len(news) == len(set(news))
    assert {"production", "scoring", "imports", "last"} <= set(news)
    imports = next(each["text"] for each in lessons if each["lesson"] == "imports")
    assert "4 points" in imports
    assert "ranked" not in imports
    # It is not shown a second time.
    person.page.keyboard.press("Escape")
    expect(closing).to_have_count(0)
    is_stored(person, "closing")
    person.page.reload()
    expect(person.page.locator("[data-ending], [data-result]").first).to_be_visible()
    expect(closing).to_have_count(0)


def test_known_steps_take_one_line(visitors: Visitors) -> None:
    person = begin(visitors)
    page = person.page
    sizes: dict[str, set[str]] = {"full": set(), "line": set()}
    while (seen := standing(page)) is not None:
        sizes[seen["size"]].add(seen["stage"])
        if len(sizes["line"]) == 2:
            break
        press_ring(person)
    # The first ones were said in full, and so is what to do next.
    assert {"unit", "space", "confirm", "end", "action"} <= sizes["full"]
    assert sizes["line"] <= {"unit", "space", "confirm", "end"}
    page.locator("[data-lesson] .unfold").click()
    expect(page.locator("[data-size='full']")).to_be_visible()


def test_all_of_it_can_be_read_at_400_percent(visitors: Visitors) -> None:
    person = begin(visitors, (320, 256))
    standing(person.page)
    bubble = bubble_of(person)
    # There is no room for it beside what it speaks of: it comes when asked for.
    expect(bubble).to_have_attribute("data-size", "line")
    bubble.locator(".unfold").click()
    expect(bubble).to_have_attribute("data-size", "full")
    expect(bubble).to_be_in_viewport(ratio=1)
    expect(bubble).to_contain_text("place two workers")
    bubble.locator(".now").scroll_into_view_if_needed()
    expect(bubble.locator(".now")).to_be_in_viewport(ratio=1)
    bubble.locator("header .small").first.click()
    expect(bubble).to_have_attribute("data-size", "line")
    is_led_to_the_map_and_let_go(person)


def is_led_to_the_map_and_let_go(person: Visitor) -> None:
    """It scrolls to where it points, and leaves it to the player to scroll on."""
    page = person.page
    standing(page)
    ring = page.locator("[data-guide-ring]")
    page.locator("[aria-describedby~='guide-text']").click()
    expect(page.locator("[data-lesson='workers'][data-stage='space']")).to_be_visible()
    expect(ring).to_be_in_viewport(ratio=1)
    place = page.evaluate("() => scrollY")
    # Nobody who scrolls on is dragged back.
    page.keyboard.press("End")
    expect(page.get_by_role("tablist")).to_be_in_viewport(ratio=0.9)
    expect(ring).to_have_count(0)
    # The space to choose depends on the advice: it need not be in sight at the top of the page.
    page.evaluate("place => scrollTo(0, place)", place)
    expect(ring).to_be_in_viewport(ratio=1)

"""People in front of the page: they look, and press what is legal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from benchmarks.page.serving import started

DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
REPEATED_DESK: Final = pytest.param(DESK, marks=pytest.mark.slow)
REPEATED_PHONE: Final = pytest.param(PHONE, marks=pytest.mark.slow)
"""Where another window repeats it; `make test-all` runs them all."""
MOSTLY_DESK: Final = pytest.mark.parametrize("size", [DESK, REPEATED_PHONE])
MOSTLY_PHONE: Final = pytest.mark.parametrize("size", [REPEATED_DESK, PHONE])
LOCALES: Final = {"en": "en-GB", "de": "de-DE", "es": "es-ES", "it": "it-IT", "pt_BR": "pt-BR"}
PASSING: Final = 0.2
LOADING: Final = 30_000
"""Milliseconds that anything may take to appear."""
RETRIES: Final = 2
"""A server may close a connection that has been idle in the moment in which it is used again."""
TWO_FRAMES: Final = (
    "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
)
"""In the first frame after a change the page measures itself, in the second it is as it will be."""
ESCAPES: Final = 4
"""As many steps lead back from any choice."""
ON_MAP: Final = ("expand", "place", "slaughter")


FIRST_SETTINGS: Final = """
    if (localStorage.getItem('caledonia-settings') === null)
        localStorage.setItem('caledonia-settings', '{"moves": "%s"}');
"""


SPEAK: Final = """language => {
    const key = 'caledonia-settings';
    const known = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...known, language }));
    // As if it had been chosen in another window.
    dispatchEvent(new StorageEvent('storage', { key }));
}"""
QUIET: Final = "/api/ready"
"""A path of the server that shows nothing and does nothing."""


class Visitor:
    """A person with a browser window."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self._context = context
        self.address = address
        self.size = DESK
        self.faults: list[str] = []
        self.is_own_context = False
        """Whether nobody else may use the context afterwards."""

    @property
    def context(self) -> BrowserContext:
        """The browser's side of this person; what is done to it may outlast the test."""
        self.is_own_context = True
        return self._context

    @property
    def has_window(self) -> bool:
        """Whether this person has looked at the page."""
        return "page" in vars(self)

    @cached_property
    def page(self) -> Page:
        """The window, opened when it is first looked at."""
        first = self._context.pages[0]
        # A window that is opened by another one needs no process of its own.
        with self._context.expect_page() as opened:
            first.evaluate("() => { open('about:blank'); }")
        page = opened.value
        width, height = self.size
        page.set_viewport_size({"width": width, "height": height})
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self._heard(said.type, said.text))
        return page

    def _heard(self, kind: str, text: str) -> None:
        """Note an error of the console, except the 401 for visitors without a session."""
        if kind == "error" and " 401 " not in text:
            self.faults.append(text)

    # Looking.

    def go(self, path: str) -> None:
        """Open a path of the page."""
        self.page.goto(self.address + path)

    def ask(self, path: str) -> Any:
        """Ask the server, as this person."""
        answer = self._context.request.get(f"{self.address}/api{path}", max_retries=RETRIES)
        assert answer.ok, answer.text()
        return answer.json()

    def send(self, path: str, body: dict[str, Any]) -> Any:
        """Send something to the server, as this person."""
        answer = self._context.request.post(
            f"{self.address}/api{path}", data=body, max_retries=RETRIES
        )
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def table_id(self) -> str:
        """The table in front of this person."""
        return self.page.url.split("/table/")[1].split("/")[0].split("?")[0]

    def table(self) -> dict[str, Any]:
        """Return the table as the server knows it for this person."""
        return cast(dict[str, Any], self.ask(f"/tables/{self.table_id}"))

    def shown(self) -> dict[str, Any]:
        """Return the game as the page shows it."""
        return cast(dict[str, Any], self.page.evaluate("() => window.caledonia.view()"))

    def wait_for(self, version: int, step: int) -> None:
        """Wait until the page knows what the server has stored."""
        self.page.wait_for_function(
            "([version, step]) => { const t = window.caledonia?.table;"
            " return t?.whole && t.whole.version >= version"
            " && (t.whole.version > version || t.draft.step === step) }",
            arg=[version, step],
        )

    def sees_what_is_true(self) -> None:
        """Compare the page with the server: the same game, seen from the same seat.

        While bots play, the page may be ahead of the server's last answer to us:
        then we ask again.
        """
        for _ in range(100):
            known = self.table()
            self.wait_for(known["version"], known.get("step", 0))
            version, shown = self.page.evaluate(
                "() => [window.caledonia.table.whole.version, window.caledonia.view()]"
            )
            if version == known["version"]:
                true = known["view"]
                assert {key: shown.get(key) for key in true} == true
                return
        raise AssertionError("the game never stands still")

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, and let the page settle."""
        self.size = size
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(TWO_FRAMES)

    def copied(self) -> str:
        """Return the page as it is now, with all that it shows, in one text."""
        snapshot = self._context.new_cdp_session(self.page).send("Page.captureSnapshot")
        return cast(str, snapshot["data"])

    def speak(self, language: str) -> None:
        """Choose a language; the page follows."""
        self.page.evaluate(SPEAK, language)
        tag = language.replace("_", "-")
        expect(self.page.locator("html")).to_have_attribute("lang", tag)

    def at_sizes(self, *sizes: tuple[int, int]) -> Iterator[tuple[int, int]]:
        """Show the table in one size after the other, each time as if it had been opened so."""
        for size in sizes:
            if size != self.size:
                self.resize(size)
                self.page.reload()
                self.is_ready()
            yield size

    # Doing.

    def rest(self) -> None:
        """Let go of everything: nothing is chosen, explained, pointed at or focused any more."""
        self.page.mouse.move(0, 0)
        for _ in range(ESCAPES):
            self.page.keyboard.press("Escape")
        self.page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
        for left in ("[role='tooltip']:visible", "[role='dialog']:visible", "[data-confirm]"):
            expect(self.page.locator(left)).to_have_count(0)

    def play_now(self) -> None:
        """Begin a game from the first screen, by one press."""
        self.page.locator("[data-play-now]").click()
        self.page.wait_for_url("**/table/**")
        self.is_ready()

    def is_ready(self) -> None:
        """Wait for the table, also on a busy machine."""
        expect(self.page.locator("[data-map]")).to_be_visible()

    def press(self, code: str) -> None:
        """Do what a code says, on the things that it is about."""
        # An explanation of what the mouse still rests on would cover what is pressed next.
        self.page.mouse.move(0, 0)
        verb, *rest = code.split()
        if verb in ON_MAP:
            self._place(verb, rest)
        elif verb in ("buy", "sell"):
            self._trade(code)
        elif verb == "row":
            self._move(code, rest[0], rest[1])
        elif verb == "produce":
            self._produce(code)
        elif verb == "bid":
            self._bid(int(rest[0]))
        elif verb == "end":
            self.action("end").click()
            return
        elif verb in ("ship", "tech", "hire", "pass", "obtain", "fulfil"):
            self._main(verb, code)
        else:
            self._choose(code)
        self._confirm(code)

    def action(self, name: str) -> Locator:
        """Return a button of the bar."""
        return self.page.locator(f"[data-action='{name}']").first

    def _place(self, verb: str, rest: list[str]) -> None:
        *unit, space = rest
        if verb == "expand" and self.action("expand").is_visible():
            self.action("expand").click()
        if unit:
            chosen = self.page.locator(f"button[data-unit='{unit[0]}']").first
            if chosen.get_attribute("aria-pressed") != "true":
                chosen.click()
        self.space(space).click()

    def space(self, name: str) -> Locator:
        """Return a space of the map."""
        return self.page.locator(f"polygon[data-space='{name}']")

    def _move(self, code: str, origin: str, target: str) -> None:
        """Point at a piece, then at where it goes; a card that covers the map is put away first."""
        if self.page.locator("section.map[inert]").count():
            self.page.locator("[role='tab'][aria-selected='true']").click()
        self.space(origin).click()
        offered = self.page.locator(f"[data-code='{code}']").first
        if not offered.is_visible():
            self.space(target).click()
        elif not self.page.locator(f"[data-confirm][data-code='{code}']").is_visible():
            offered.click()

    def _main(self, verb: str, code: str) -> None:
        button = self.action(verb)
        if button.is_visible():
            button.click()
        self._choose(code)

    def _trade(self, code: str) -> None:
        if self.action("trade").is_visible():
            self.action("trade").click()
        side, good, _ = code.split()
        looked_at = self.page.locator("[data-confirm]")
        if not self.page.locator(f"[data-confirm][data-code^='{side} {good} ']").is_visible():
            self.page.locator(f"[data-code^='{side} {good} ']:not([data-confirm])").first.click()
        while looked_at.get_attribute("data-code") != code:
            count = int((looked_at.get_attribute("data-code") or "").split()[-1])
            more = f"[data-code='{side} {good} {count + 1}']:not([data-confirm])"
            self.page.locator(more).first.click()

    def _produce(self, code: str) -> None:
        """Turn what the factories make up or down, good by good."""
        for _ in range(40):
            shown = self.page.locator("[data-confirm]").get_attribute("data-code") or ""
            if shown == code:
                return
            for good, now, wanted in _amounts(shown, code):
                if now != wanted:
                    way = "more" if now < wanted else "less"
                    self.page.locator(f"[data-{way}='{good}']").click()
                    break
        raise AssertionError(f"no way to {code}")

    def _bid(self, wanted: int) -> None:
        """Turn the bid up or down, by five or by one."""
        shown = self.page.locator("[data-confirm][data-code^='bid ']")
        while missing := wanted - int((shown.get_attribute("data-code") or "").split()[1]):
            step = 5 if abs(missing) >= 5 else 1
            self.page.locator(f"[data-bid='{step if missing > 0 else -step}']").click()

    def _choose(self, code: str) -> None:
        """Press the button of a code, unless it is looked at already."""
        if self.page.locator(f"[data-confirm][data-code='{code}']").is_visible():
            return
        self.page.locator(f"[data-code='{code}']:not([data-confirm])").first.click()

    def _confirm(self, code: str) -> None:
        self.page.locator(f"[data-confirm][data-code='{code}']").click()


def _amounts(shown: str, wanted: str) -> list[tuple[str, int, int]]:
    """Return each good with its amount shown and wanted; what must fall comes first."""
    now, then = shown.split()[1:], wanted.split()[1:]
    goods = zip(now[::2], map(int, now[1::2]), map(int, then[1::2]), strict=True)
    return sorted(goods, key=lambda each: each[2] - each[1])


@dataclass(frozen=True)
class Look:
    """What a browser context is made with, and keeps."""

    has_touch: bool
    language: str
    moves: str
    has_motion: bool


class Contexts:
    """Browser contexts that tests use one after the other.

    A new context starts new processes, fetches and compiles the whole page: most of the time of a
    short test. A used one is emptied instead; its windows are closed, so that nothing that was set
    for a window remains.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self._free: dict[Look, list[BrowserContext]] = {}

    def take(self, look: Look) -> BrowserContext:
        """Return a context without cookies and stored data."""
        free = self._free.get(look)
        return free.pop() if free else self.new(look)

    def new(self, look: Look, *, keeps_page: bool = False) -> BrowserContext:
        """Return a context that has never seen the page.

        :param keeps_page: whether a worker keeps the page for times without a connection.
        """
        context = self.browser.new_context(
            locale=LOCALES[look.language],
            has_touch=look.has_touch,
            reduced_motion="no-preference" if look.has_motion else "reduce",
            base_url=self.address,
            service_workers="allow" if keeps_page else "block",
        )
        context.add_init_script(FIRST_SETTINGS % look.moves)
        # As long as one window is open, the process that draws the page stays.
        context.new_page().goto(f"{self.address}{QUIET}")
        return context

    def give_back(self, look: Look, context: BrowserContext) -> None:
        """Empty a context for the next test."""
        first, *others = context.pages
        for page in others:
            page.close()
        context.clear_cookies()
        # Only its worker keeps anything else, and there is none.
        first.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self._free.setdefault(look, []).append(context)


class Visitors:
    """All who come to the page in one test."""

    def __init__(self, contexts: Contexts) -> None:
        self.contexts = contexts
        self.browser = contexts.browser
        self.address = contexts.address
        self.here: list[tuple[Visitor, Look]] = []

    def come(
        self,
        size: tuple[int, int] = DESK,
        language: str = "en",
        *,
        moves: str = "off",
        has_motion: bool = False,
        is_new: bool = False,
    ) -> Visitor:
        """Let a visitor come with a window of a size and a language.

        :param moves: how others' moves are shown before a choice: ``off``, ``calm``
            or ``quick``.
        :param has_motion: whether things on the page may move.
        :param is_new: whether the browser must know nothing of the page, not even its files, and
            may keep it with a worker.
        """
        look = Look(size == PHONE, language, moves, has_motion)
        context = self.contexts.new(look, keeps_page=True) if is_new else self.contexts.take(look)
        visitor = Visitor(context, self.address)
        visitor.is_own_context = is_new
        visitor.size = size
        self.here.append((visitor, look))
        return visitor

    def take_pictures(self, folder: Path, name: str) -> None:
        """Keep what every visitor sees, for debugging."""
        folder.mkdir(parents=True, exist_ok=True)
        looked = [visitor for visitor, _ in self.here if visitor.has_window]
        # The browser of the tests paints nothing: another one shows a copy of the page.
        painter = started(self.browser.browser_type)
        for number, visitor in enumerate(looked):
            copy = folder / f"{name}-{number}.mhtml"
            copy.write_text(visitor.copied(), encoding="utf-8")
            width, height = visitor.size
            window = painter.new_page(viewport={"width": width, "height": height})
            window.goto(copy.as_uri())
            window.screenshot(path=copy.with_suffix(".png"))
        painter.close()

    def go_home(self) -> None:
        """Close all windows; nobody has seen an error in the browser's console."""
        for visitor, look in self.here:
            if visitor.is_own_context:
                visitor.context.close()
            else:
                self.contexts.give_back(look, visitor.context)
        self.have_seen_no_faults()

    def have_seen_no_faults(self) -> None:
        """Nobody has seen an error in the browser's console since the last time."""
        faults = [fault for visitor, _ in self.here for fault in visitor.faults]
        for visitor, _ in self.here:
            visitor.faults.clear()
        assert faults == []


def chosen(legal: list[str], luck: random.Random) -> str:
    """Return a legal code: what builds comes first, so that a game has something of everything.

    Rounds end sooner than among people: there is time for a passing now and then.
    """
    if "pass" in legal and luck.random() < PASSING:
        return "pass"
    wishes = ("fulfil", "expand", "obtain", "produce", "keep", "bonus", "place", "buy", "sell")
    for wish in wishes:
        matching = [code for code in legal if code.split()[0] == wish]
        if matching and luck.random() < 0.6:
            return luck.choice(matching)
    return luck.choice(legal)

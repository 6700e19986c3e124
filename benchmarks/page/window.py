"""A visitor of the page: a window of some size, and the server's answers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, StorageState

LOCALES: Final = {"en": "en-GB", "de": "de-DE", "es": "es-ES", "it": "it-IT", "pt_BR": "pt-BR"}


@dataclass(frozen=True, slots=True)
class Look:
    """How a visitor looks at the page."""

    name: str
    width: int
    height: int
    theme: Literal["light", "dark"] = "light"
    language: str = "en"
    text: int = 100
    """Size of text in the browser's settings, in percent."""

    @property
    def is_phone(self) -> bool:
        """Whether it is held in a hand."""
        return self.width < 600


DESK: Final = Look("desk", 1440, 900)
PHONE: Final = Look("phone", 390, 844)
LARGE: Final = Look("large", 1920, 1080)
LOW: Final = Look("low", 1280, 720)
LOOKS: Final = (DESK, PHONE, LARGE, LOW)
OTHERS: Final = (
    Look("small", 360, 740),
    Look("side", 844, 390),
    Look("tablet", 820, 1180),
    Look("near", 320, 256),
    Look("phone-200", 390, 844, text=200),
    Look("desk-200", 1440, 900, text=200),
)
"""Windows between desk and phone, zoomed in to 400 %, and with large text."""


class Window:
    """A browser window, and the server as the person in front of it reaches it."""

    def __init__(self, context: BrowserContext, address: str, look: Look = DESK) -> None:
        self.context = context
        self.address = address
        self.look = look
        self.page: Page = context.new_page()
        if look.text != 100:
            sizes = {"standard": 16 * look.text // 100, "fixed": 13 * look.text // 100}
            session = context.new_cdp_session(self.page)
            session.send("Page.setFontSizes", {"fontSizes": sizes})

    def go(self, path: str) -> None:
        """Open a path and wait until nothing is loaded any more."""
        self.page.goto(self.address + path)
        self.settle()

    def settle(self) -> None:
        """Wait until animations and requests are over."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("() => document.fonts.ready")
        self.page.wait_for_timeout(150)

    def find(self, selector: str) -> Locator:
        """Return the first element that a person could see."""
        return self.page.locator(f"{selector} >> visible=true").first

    def press(self, selector: str) -> None:
        """Press the first such element, and wait for the answer."""
        # A choice that is not possible can be pressed too: it says why.
        self.find(selector).click(force="aria-disabled='true'" in selector)
        self.page.wait_for_timeout(60)

    # The server.

    def ask(self, path: str) -> Any:
        """Ask the server, as this person.

        :raises RuntimeError: if it refuses.
        """
        return _answer(path, self.context.request.get(f"{self.address}/api{path}"))

    def send(self, path: str, body: dict[str, Any]) -> Any:
        """Send something to the server, as this person.

        :raises RuntimeError: if it refuses.
        """
        return _answer(path, self.context.request.post(f"{self.address}/api{path}", data=body))


def _answer(path: str, response: Any) -> Any:
    if not response.ok:
        raise RuntimeError(f"{path}: {response.status} {response.text()[:300]}")
    return response.json()


@contextmanager
def window(
    browser: Browser,
    address: str,
    look: Look = DESK,
    *,
    person: StorageState | None = None,
    moves: bool = False,
) -> Iterator[Window]:
    """Open a window with nothing in its caches.

    :param person: whose cookies it has; None: a new visitor.
    :param moves: whether things on the page may move.
    """
    context = browser.new_context(
        viewport={"width": look.width, "height": look.height},
        locale=LOCALES[look.language],
        color_scheme=look.theme,
        has_touch=look.is_phone,
        reduced_motion="no-preference" if moves else "reduce",
        # What a worker keeps would make every later look a warm one.
        service_workers="block",
        storage_state=person,
    )
    try:
        yield Window(context, address, look)
    finally:
        context.close()

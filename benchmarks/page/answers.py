"""The time from a press to its answer on the screen."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Final

from playwright.sync_api import Browser

from benchmarks.page.seated import expansion
from benchmarks.page.window import DESK, PHONE, Window, window
from benchmarks.page.world import World
from benchmarks.server.report import Figures, say

PRESSES: Final = 20
ANSWER: Final = 100
"""Milliseconds until a press is answered."""
HINTS: Final = 10
HINT: Final = 500
"""Milliseconds until a hint is shown; the search has most of them."""
HINTED: Final = ("place", "turn", "neighbours")
"""Tables that wait for a decision of different kinds."""
# A press counts from the release of the pointer: before that nobody knows whether it becomes one.
# In the callback of a frame the answer is in the document; the next task runs when it is drawn.
BEGIN: Final = """(selector) => {
    window.answered = new Promise((resolve) => addEventListener('pointerup', (event) => {
        const look = () => {
            if (!document.querySelector(selector)) return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - event.timeStamp);
            port2.postMessage(null);
        };
        requestAnimationFrame(look);
    }, { once: true, capture: true }));
}"""


ENABLED: Final = "[aria-disabled='false']"
POINTED: Final = "[data-confirm], [data-action][aria-pressed=true]"
STEPS: Final = 8
"""Presses of Escape that clear any selection."""


@dataclass(frozen=True, slots=True)
class Press:
    """A press and its answer."""

    name: str
    before: tuple[str, ...]
    """Pressed in advance."""
    target: str
    answer: str
    after: str | None = None
    """Pressed afterwards, so that the next press finds the same table."""


def measure_answers(browser: Browser, world: World) -> Figures:
    """Return the milliseconds that answers take, in both sizes."""
    rows = []
    for look in (DESK, PHONE):
        with window(browser, world.address, look, person=world.cookies, moves=True) as opened:
            opened.go(f"/table/{world.tables['turn']}")
            for press in _presses(world):
                taken = [_press(opened, press) for _ in range(PRESSES)]
                say(f"{look.name}: {press.name}, {PRESSES} times")
                rows.append(
                    {
                        "screen": look.name,
                        "press": press.name,
                        "median_ms": round(median(taken)),
                        "worst_ms": round(max(taken)),
                        "target": ANSWER,
                    }
                )
    return {"presses": PRESSES, "rows": rows}


def measure_hints(browser: Browser, world: World) -> Figures:
    """Return the milliseconds from a press on the button until a hint is shown."""
    press = Press("hint", (), "[data-hint]", "[data-hint-code]")
    rows = []
    with window(browser, world.address, DESK, person=world.cookies, moves=True) as opened:
        for name in HINTED:
            taken = []
            for _ in range(HINTS):
                # A hint that is on show stays there: the next one needs a new window's page.
                opened.go(f"/table/{world.tables[name]}")
                taken.append(_press(opened, press))
            say(f"{name}: hint, {HINTS} times")
            rows.append(
                {
                    "table": name,
                    "median_ms": round(median(taken)),
                    "worst_ms": round(max(taken)),
                    "target": HINT,
                }
            )
    return {"presses": HINTS, "rows": rows}


def _presses(world: World) -> tuple[Press, ...]:
    unit, space = expansion(world)
    expand, choose = "[data-action='expand']", f"button[data-unit='{unit}']"
    spot = f"polygon[data-space='{space}']"
    trade, buy = "[data-action='trade']", f"button.side.buy{ENABLED}"
    more, undo = ".stepper [data-code]", "[data-action='undo']"
    hire, confirm = "[data-action='hire']", "[data-confirm]"
    return (
        Press("expand", (), expand, f"{expand}[aria-pressed='true']"),
        Press("unit", (expand,), choose, f"{choose}[aria-pressed='true']"),
        Press("space", (expand, choose), spot, "[data-confirm][data-code^='expand']"),
        Press("trade", (trade,), buy, "[data-confirm][data-code^='buy']"),
        Press("one more", (trade, buy), more, "[data-confirm][data-code$=' 2']"),
        # The preview is closed and the table says that it is being saved, or already that it is.
        Press("confirm", (hire,), confirm, f":root:not(:has({confirm}))", undo),
        # The server has saved it: the price is paid, and can be undone.
        Press("done", (hire,), confirm, f"{undo}{ENABLED}", undo),
    )


def _press(opened: Window, press: Press) -> float:
    """Press once, and clear the selection afterwards."""
    for selector in press.before:
        opened.press(selector)
    if press.before:
        opened.page.wait_for_timeout(300)
    target = opened.find(press.target)
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    if box is None:
        raise RuntimeError(f"{press.target} cannot be seen")
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    opened.page.mouse.move(*middle)
    opened.page.evaluate(BEGIN, press.answer)
    opened.page.mouse.click(*middle)
    taken = float(opened.page.evaluate("() => window.answered"))
    if press.after:
        opened.press(press.after)
        opened.find(f"{press.after}:not({ENABLED})").wait_for()
    _put_away(opened)
    return taken


def _put_away(opened: Window) -> None:
    """Press Escape until nothing is selected."""
    opened.page.evaluate("() => document.activeElement?.blur()")
    for _ in range(STEPS):
        opened.page.keyboard.press("Escape")
        opened.page.wait_for_timeout(50)
        if not opened.page.locator(POINTED).count():
            return
    raise RuntimeError("something is still pointed at")

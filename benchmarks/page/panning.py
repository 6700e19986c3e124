"""How smoothly the map follows a hand, with a piece on every space."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, sin
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser

from benchmarks.page.window import DESK, PHONE, Look, Window, window
from benchmarks.page.world import World
from benchmarks.server.report import Figures, percentile, say

SECONDS: Final = 3.0
FRAMES: Final = 60
"""Frames a second that the screen shows."""
FRAME: Final = 1000 / FRAMES
PAUSE: Final = 4
"""Milliseconds between two movements of the hand; a mouse reports every 8 or less."""
TRACED: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
# The view is what the page draws: no game fills every space, so this one is made up.
FILL: Final = """() => {
    const { table } = window.caledonia;
    const view = table.view;
    const kinds = ['sheep', 'cow', 'field', 'dairy', 'bakery', 'distillery', 'woodcutter', 'miner'];
    const seats = view.seats.map((seat) => ({ ...seat, units: {} }));
    table.map.spaces.forEach((space, at) => {
        const units = seats[at % seats.length].units;
        const unit = space.loch ? 'fisherman' : kinds[at % kinds.length];
        (units[unit] ??= []).push(space.name);
    });
    table.own = { ...view, seats };
    return table.map.spaces.length;
}"""
STANDING: Final = "(count) => document.querySelectorAll('[data-piece]').length === count"
WATCH: Final = """() => {
    window.frames = [];
    const next = (now) => { window.frames.push(now); window.ticket = requestAnimationFrame(next) };
    window.ticket = requestAnimationFrame(next);
}"""
WATCHED: Final = "() => { cancelAnimationFrame(window.ticket); return window.frames }"


def measure_panning(browser: Browser, world: World) -> Figures:
    """Return the frames a second while the map is dragged in circles."""
    return {"seconds": SECONDS, "rows": [_pan(browser, world, look) for look in (DESK, PHONE)]}


def _pan(browser: Browser, world: World, look: Look) -> Figures:
    with window(browser, world.address, look, person=world.cookies, moves=True) as opened:
        opened.go(f"/table/{world.tables['turn']}")
        opened.find("[data-map]").wait_for()
        spaces = int(opened.page.evaluate(FILL))
        # Pieces that are gone walk off first.
        opened.page.wait_for_function(STANDING, arg=spaces)
        x, y = _come_nearer(opened)
        idle = _watched(opened, lambda: opened.page.wait_for_timeout(1000))
        frames = _watched(opened, lambda: _drag(opened, x, y))
        # Once more with a trace, which costs time itself.
        browser.start_tracing(page=opened.page, categories=TRACED)
        traced = _watched(opened, lambda: _drag(opened, x, y))
        busy = _busy(json.loads(browser.stop_tracing())["traceEvents"])
    say(f"{look.name}: dragged a map with {spaces} pieces")
    gaps = [after - before for before, after in pairwise(frames)]
    return {
        "screen": look.name,
        "pieces": spaces,
        "frames_per_s": _rate(frames),
        "target": FRAMES,
        "idle_per_s": _rate(idle),
        "p95_gap_ms": round(percentile(gaps, 0.95), 1),
        "worst_gap_ms": round(max(gaps), 1),
        "late_share": round(sum(gap > 1.5 * FRAME for gap in gaps) / len(gaps), 3),
        "page_ms_per_frame": round(busy / len(traced), 1),
    }


def _watched(opened: Window, work: Callable[[], None]) -> list[float]:
    """Return when each frame began while something was done, in milliseconds."""
    opened.page.evaluate(WATCH)
    work()
    return [float(each) for each in opened.page.evaluate(WATCHED)]


def _come_nearer(opened: Window) -> tuple[float, float]:
    """Zoom in, so that the map can be dragged; return where to take hold of it."""
    box = opened.find("[role='application']").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    opened.page.mouse.move(x, y)
    opened.page.mouse.wheel(0, -400)
    opened.page.wait_for_timeout(1500)
    return x, y


def _drag(opened: Window, x: float, y: float) -> None:
    """Drag the map in circles."""
    mouse = opened.page.mouse
    mouse.move(x, y)
    mouse.down()
    begun = perf_counter()
    while (passed := perf_counter() - begun) < SECONDS:
        mouse.move(x + 90 * sin(4 * passed), y + 90 * (1 - cos(4 * passed)))
        opened.page.wait_for_timeout(PAUSE)
    mouse.up()


def _rate(frames: Sequence[float]) -> float:
    return round((len(frames) - 1) * 1000 / (frames[-1] - frames[0]), 1)


def _busy(events: Sequence[dict[str, Any]]) -> float:
    """Return the milliseconds of the processor that the page's main thread used.

    Unlike frames, that says something on a machine with other work, too.
    """
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return sum(
        float(event.get("tdur", 0)) / 1000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in mains
    )

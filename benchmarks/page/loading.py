"""Opening the page: bytes sent, time to the first picture, and time until you can play."""

from __future__ import annotations

from base64 import b64decode
from collections import Counter
from statistics import median
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser

from benchmarks.page.window import DESK, Window, window
from benchmarks.page.world import World
from benchmarks.server.report import Figures, say

BINARY: Final = 2
"""The opcode of a WebSocket frame that holds bytes; the browser reports them as base64."""
RUNS: Final = 5
GAMES: Final = 3
SIZE: Final = 200_000
"""Bytes that the first load may have, as they are sent."""
PAINT: Final = 1000.0
"""Milliseconds until the first picture."""
PLAY: Final = 10.0
"""Seconds until a new visitor can act."""
PAINTED: Final = """() => new Promise((resolve) => new PerformanceObserver((list) => {
    for (const each of list.getEntries())
        if (each.name === 'first-contentful-paint') resolve(each.startTime);
}).observe({ type: 'paint', buffered: true }))"""
READY: Final = """(selector) => new Promise((resolve) => {
    const look = () => document.querySelector(selector)
        ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
})"""
CAN_ACT: Final = """() => {
    const table = window.caledonia?.table;
    return table?.isMine && table.preview && table.choices.length
        && document.querySelector('polygon[data-open], [data-code], [data-action]');
}"""


def measure_size(browser: Browser, world: World) -> Figures:
    """Return the bytes of a first load, headers included, with empty caches."""
    rows = []
    for name, path, known in _screens(world):
        person = world.cookies if known else None
        with window(browser, world.address, person=person) as opened:
            sent = _Sent(opened)
            opened.go(path)
            opened.page.wait_for_timeout(1000)
            rows.append({"screen": name, **sent.figures(), "target": SIZE})
    return {"rows": rows}


def _screens(world: World) -> tuple[tuple[str, str, bool], ...]:
    return (("home", "/", False), ("table", f"/table/{world.tables['turn']}", True))


class _Sent:
    """Adds up what the server sends to a window."""

    def __init__(self, opened: Window) -> None:
        self._kinds: dict[str, str] = {}
        self._bytes: Counter[str] = Counter()
        self._requests = 0
        session = opened.context.new_cdp_session(opened.page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.on("Network.responseReceived", self._begun)
        session.on("Network.loadingFinished", self._ended)
        session.on("Network.webSocketFrameReceived", self._heard)

    def _begun(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"].lower()

    def _ended(self, event: dict[str, Any]) -> None:
        self._requests += 1
        kind = self._kinds.get(event["requestId"], "other")
        self._bytes[kind] += int(event["encodedDataLength"])

    def _heard(self, event: dict[str, Any]) -> None:
        # The browser does not report bytes on the wire: this is not compressed.
        frame = event["response"]
        payload = frame["payloadData"].encode()
        self._bytes["socket"] += len(b64decode(payload) if frame["opcode"] == BINARY else payload)

    def figures(self) -> Figures:
        """Return bytes by kind, and of all requests; sockets stand apart."""
        socket = self._bytes.pop("socket", 0)
        rest = sum(self._bytes.values())
        kinds = {name: self._bytes[name] for name in ("script", "stylesheet", "font", "image")}
        other = rest - sum(kinds.values())
        kinds = {**kinds, "other": other}
        return {"bytes": rest, "requests": self._requests, **kinds, "socket_unpacked": socket}


def measure_paint(browser: Browser, world: World) -> Figures:
    """Return when something is visible, and when the layout is stable, in milliseconds."""
    rows = []
    for name, path, known in _screens(world):
        person = world.cookies if known else None
        selector = "[data-map]" if known else "[data-play-now]"
        first, stands = [], []
        for _ in range(RUNS):
            with window(browser, world.address, person=person, moves=True) as opened:
                opened.page.goto(world.address + path, wait_until="commit")
                stands.append(float(opened.page.evaluate(READY, selector)))
                first.append(float(opened.page.evaluate(PAINTED)))
        say(f"{name}: painted {RUNS} times")
        rows.append(
            {
                "screen": name,
                "first_paint_ms": round(median(first)),
                "worst_ms": round(max(first)),
                "target": round(PAINT),
                "stands_ms": round(median(stands)),
            }
        )
    return {"rows": rows}


def measure_play_now(browser: Browser, world: World) -> Figures:
    """Return the seconds from opening the address to the first action that can be taken."""
    taken = []
    for _ in range(GAMES):
        with window(browser, world.address, DESK, moves=True) as opened:
            begun = perf_counter()
            opened.page.goto(world.address, wait_until="commit")
            opened.find("[data-play-now]").click()
            opened.page.wait_for_function(CAN_ACT, timeout=60_000)
            taken.append(perf_counter() - begun)
    return {
        "median_s": round(median(taken), 2),
        "worst_s": round(max(taken), 2),
        "runs": GAMES,
        "target": PLAY,
    }

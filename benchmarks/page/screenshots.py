"""Pictures of every screen in both sizes, for review."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, FloatRect
from playwright.sync_api import Error as BrowserError

from benchmarks.page.around import AROUND, Screen
from benchmarks.page.contact import write_sheet
from benchmarks.page.seated import SEATED
from benchmarks.page.serving import browsing, free_port, serving
from benchmarks.page.window import LOOKS, OTHERS, Look, Window, window
from benchmarks.page.world import World

SCREENS: Final = {**AROUND, **SEATED}
LONGEST: Final = 3
"""Heights of a window that a picture of a long screen shows."""
# Bars at the lower edge of the window belong to the lower edge of the picture.
LOWER: Final = """(height) => {
    for (const each of document.querySelectorAll('nav, footer, aside')) {
        const style = getComputedStyle(each);
        if (style.position !== 'fixed' || style.bottom !== '0px') continue;
        const size = each.getBoundingClientRect().height;
        const top = `${height - size}px`;
        Object.assign(each.style, { position: 'absolute', bottom: 'auto', top });
    }
}"""
DARK: Final = ("home", "table")
ELSEWHERE: Final = ("home", "table", "table-why-not", "ending")
"""Screens that are pictured in another language too."""
EVERYWHERE: Final = ("home", "table", "table-preview", "table-trade")
"""Screens that are pictured in windows of all other sizes."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: a screen, and how it is looked at."""

    name: str
    screen: Screen
    look: Look


def pictures() -> Iterator[Picture]:
    """Yield all of them, each screen in its sizes."""
    for name, screen in SCREENS.items():
        for look in LOOKS:
            if look.name not in screen.looks:
                continue
            yield Picture(f"{look.name}-{name}", screen, look)
            if name in DARK:
                yield Picture(f"{look.name}-{name}-dark", screen, replace(look, theme="dark"))
            if name in ELSEWHERE:
                yield Picture(f"{look.name}-{name}-de", screen, replace(look, language="de"))
        if name in EVERYWHERE:
            for look in OTHERS:
                yield Picture(f"{look.name}-{name}", replace(screen, is_long=False), look)


def take(folder: Path, only: str | None = None) -> list[str]:
    """Write the pictures whose names hold ``only``, and a sheet of all; return what failed."""
    wanted = [each for each in pictures() if only is None or only in each.name]
    folder.mkdir(parents=True, exist_ok=True)
    failed = []
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), free_port()) as address,
        browsing() as browser,
    ):
        world = World(browser, address)
        for picture in wanted:
            path = folder / f"{picture.name}.png"
            try:
                path.write_bytes(shoot(browser, world, picture))
                print(f"{path}  {path.stat().st_size // 1024} KB", flush=True)
            except (BrowserError, RuntimeError) as error:
                failed.append(picture.name)
                print(f"{path}  failed: {str(error)[:400]}", flush=True)
        world.close()
    print(write_sheet(folder, [each.name for each in wanted if each.name not in failed]))
    return failed


def shoot(browser: Browser, world: World, picture: Picture) -> bytes:
    """Return a picture as PNG."""
    person = world.cookies if picture.screen.is_known else None
    with window(browser, world.address, picture.look, person=person) as opened:
        picture.screen.way(opened, world)
        if picture.screen.is_long:
            return opened.page.screenshot(full_page=True, clip=_long(opened))
        return opened.page.screenshot()


def _long(opened: Window) -> FloatRect:
    """Return what a picture of a long screen shows of it."""
    look = opened.look
    whole = int(opened.page.evaluate("() => document.documentElement.scrollHeight"))
    height = max(look.height, min(whole, LONGEST * look.height))
    opened.page.evaluate(LOWER, height)
    return {"x": 0, "y": 0, "width": look.width, "height": height}

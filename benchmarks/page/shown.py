"""The pictures of the page that docs/ shows, in a form that is quickly loaded."""

from __future__ import annotations

import tempfile
from base64 import b64decode, b64encode
from dataclasses import replace
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from benchmarks.page.screenshots import SCREENS, Picture, shoot
from benchmarks.page.serving import browsing, free_port, serving
from benchmarks.page.window import DESK, LOCALES, PHONE, Look
from benchmarks.page.world import World

SHOWN: Final = {
    "home": ("home-new", DESK),
    "table": ("table", DESK),
    "phone": ("table-expand", PHONE),
    "ending": ("ending", DESK),
}
QUALITY: Final = 0.86
APP: Final = {
    "wide": ("table", Look("wide", 1280, 800)),
    "narrow": ("table-expand", PHONE),
}
"""What stores and browsers show before the page is installed, per form."""
APP_QUALITY: Final = 0.25
PACK: Final = """async ([picture, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def write_pictures(folder: Path) -> None:
    """Retake the pictures of the documentation."""
    pictures = {f"page-{name}": shown for name, shown in SHOWN.items()}
    _write(folder, pictures, QUALITY)


def write_app(folder: Path) -> None:
    """Retake the pictures of the app's manifests, in every language."""
    pictures = {
        f"{language}-{form}": (screen, replace(look, language=language))
        for language in LOCALES
        for form, (screen, look) in APP.items()
    }
    _write(folder, pictures, APP_QUALITY)


def _write(folder: Path, pictures: dict[str, tuple[str, Look]], quality: float) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), free_port()) as address,
        browsing() as browser,
    ):
        world = World(browser, address)
        for name, (screen, look) in pictures.items():
            picture = Picture(name, replace(SCREENS[screen], is_long=False), look)
            path = folder / f"{name}.webp"
            path.write_bytes(_packed(browser, shoot(browser, world, picture), quality))
            print(f"{path}  {path.stat().st_size // 1024} KB", flush=True)
        world.close()


def _packed(browser: Browser, picture: bytes, quality: float) -> bytes:
    """Return a PNG as WebP: the browser itself can do that."""
    page = browser.new_page()
    packed = page.evaluate(PACK, [b64encode(picture).decode(), quality])
    page.close()
    return b64decode(str(packed))

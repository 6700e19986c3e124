"""The built page: its files in memory, found by address.

Files are read once, so that all of them belong together; a page that is rebuilt is served after
the next start.
"""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
"""Below it, names hold a hash of what is in the file."""
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Endings of the compressed files beside a file, best coding first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}
"""Types that the system may not know, or know otherwise."""


def built_page() -> Path | None:
    """Return the folder of the built page in the package, or None if there is none."""
    folder = Path(__file__).parent / "built"
    return folder if (folder / INDEX).is_file() else None


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file of the page."""

    media_type: str
    caching: str
    tag: str
    bodies: dict[str, bytes]
    """By coding; ``""`` is the file as it is."""


def read_page(folder: Path) -> dict[str, PageFile]:
    """Return the files of a built page by their addresses, without the leading slash.

    :raises ValueError: if there is no page.
    """
    if not (folder / INDEX).is_file():
        raise ValueError(f"no page in {folder}: {INDEX} is missing; build it with 'make page'")
    compressed = tuple(CODINGS.values())
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and (path.suffix not in compressed or not path.with_suffix("").is_file()):
            name = path.relative_to(folder).as_posix()
            files[name] = _read(path, name)
    return files


def _read(path: Path, name: str) -> PageFile:
    plain = path.read_bytes()
    bodies = {"": plain}
    for coding, ending in CODINGS.items():
        beside = path.with_name(path.name + ending)
        if beside.is_file():
            bodies[coding] = beside.read_bytes()
    guessed = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return PageFile(
        media_type=guessed,
        caching=FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN,
        tag=hashlib.sha256(plain).hexdigest()[:20],
        bodies=bodies,
    )

"""Content packs that tables may be played with: the base pack, and those in a folder."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from caledonia.content import Content, ContentError, load_content

BASE: Final = "base"
FOLDER: Final = "CALEDONIA_PACKS"
"""Environment variable: the folder of packs; the processes of bots know it too."""
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,40}")


def _folder() -> Path | None:
    folder = os.environ.get(FOLDER)
    return Path(folder) if folder else None


def names() -> list[str]:
    """Return the names of all packs."""
    folder = _folder()
    others: list[str] = []
    if folder is not None and folder.is_dir():
        others = [each.name for each in folder.iterdir() if each.is_dir()]
    return [BASE, *sorted(name for name in others if NAME.fullmatch(name) and name != BASE)]


def content_of(name: str) -> Content:
    """Return a pack by its name.

    :raises ValueError: if there is none, or it cannot be played with.
    """
    if name == BASE:
        return load_content()
    folder = _folder()
    if folder is None or name not in names():
        raise ValueError(f"no content pack '{name}': choose one of {', '.join(names())}")
    try:
        return load_content(folder / name)
    except ContentError as error:
        raise ValueError(f"content pack '{name}' cannot be played with: {error}") from error

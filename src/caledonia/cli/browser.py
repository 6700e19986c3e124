"""Opens the page in the browser of the person who started the server."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable, Mapping
from threading import Thread
from time import monotonic, sleep
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE: Final = 30.0
"""Seconds that a server may take until it answers."""
PAUSE: Final = 0.1


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a graphical browser can be opened here."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def show_page(address: str, say: Callable[[str], object]) -> None:
    """Open a page once its server answers; print its address if there is no browser."""
    if not has_screen(os.environ, sys.platform):
        say(f"Open {address} in a browser.")
        return
    Thread(target=_open, args=(address, say), daemon=True).start()


def _open(address: str, say: Callable[[str], object]) -> None:
    _wait(address)
    if not webbrowser.open(address):
        say(f"Open {address} in a browser.")


def _wait(address: str) -> None:
    """Wait until a server answers, up to a limit."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        try:
            with urlopen(f"{address}/api/health", timeout=PATIENCE):
                return
        except (URLError, OSError):
            sleep(PAUSE)

"""A first visit to a server, as a browser and a player make it.

``python -m tools.visit http://localhost:8000`` visits a running one.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from html.parser import HTMLParser
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, Final
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener, urlopen

PATIENCE: Final = 120.0
"""Seconds for one answer; several servers may start on a busy machine."""
_ADDRESS: Final = re.compile(r"http://[\w.-]+:(\d+)")
_FILE: Final = re.compile(r"""["'](?:\./|/)?(assets/[\w./-]+|[\w-]+\.(?:js|css))["']""")
"""Names of further files in a script."""


@dataclass(frozen=True, slots=True)
class Visit:
    """The results of a visit."""

    files: int
    bytes: int
    move: str
    bot_decisions: int

    def __str__(self) -> str:
        return (
            f"/ and {self.files} files of the page ({self.bytes} bytes), then played: {self.move}; "
            f"bots decided {self.bot_decisions} times"
        )


class _Links(HTMLParser):
    """The files that a document loads."""

    def __init__(self) -> None:
        super().__init__()
        self.paths: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note scripts, styles, icons and the manifest."""
        for name, value in attrs:
            if tag in ("script", "link", "img") and name in ("src", "href") and value:
                self.paths.append(value)


def links_in(document: str) -> list[str]:
    """Return the addresses of the files that a document loads."""
    parser = _Links()
    parser.feed(document)
    return parser.paths


@contextmanager
def serving(
    command: list[str], data: Path, settings: Mapping[str, str] | None = None
) -> Iterator[str]:
    """Run a server that chooses its port; yield its address, and stop it at the end.

    :param settings: further environment variables.
    :raises ValueError: if it does not start; its words are in the message.
    """
    data.mkdir(parents=True, exist_ok=True)
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "VIRTUAL_ENV") and not name.startswith("CALEDONIA_")
    }
    own = {"CALEDONIA_DATA": str(data), "PYTHONUNBUFFERED": "1"}
    environment = {**kept, **(settings or {}), **own}
    process = subprocess.Popen(
        command,
        cwd=data,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    lines: list[str] = []
    try:
        for line in process.stdout:
            lines.append(line)
            if match := _ADDRESS.search(line):
                yield f"http://127.0.0.1:{match[1]}"
                return
        raise ValueError(f"{command[0]} did not start:\n{''.join(lines)}")
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def wait_for(address: str) -> None:
    """Wait until a server is ready.

    :raises ValueError: if it takes too long.
    """
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urlopen(f"{address}/ready", timeout=PATIENCE):
                return
        except OSError:
            # It does not listen yet, or prepares its database.
            time.sleep(0.2)
    raise ValueError(f"{address} is not ready after {PATIENCE:.0f} seconds")


def visit(address: str) -> Visit:
    """Load the page with all its files, play a move, and wait for a move of a bot.

    :raises ValueError: if something is missing.
    """
    wait_for(address)
    browser = build_opener(HTTPCookieProcessor(CookieJar()))
    files = _load_page(browser, address)
    guest = _Guest(browser, address)
    size = sum(map(len, files.values()))
    return Visit(len(files), size, guest.play_alone(), guest.watch_bots())


def _load_page(browser: OpenerDirector, address: str) -> dict[str, str]:
    """Return the files of the page by address, those that scripts name included."""
    with browser.open(f"{address}/", timeout=PATIENCE) as answer:
        # Without a page, a server leads to the description of its API.
        if answer.url != f"{address}/" or "text/html" not in answer.headers["Content-Type"]:
            raise ValueError(f"no page at /: it leads to {answer.url}")
        open_links = links_in(answer.read().decode())
    files: dict[str, str] = {}
    while open_links:
        path = "/" + open_links.pop().removeprefix(".").removeprefix("/")
        if path in files or path.startswith("//"):
            continue
        with browser.open(address + path, timeout=PATIENCE) as answer:
            kind: str = answer.headers["Content-Type"]
            if "text/html" in kind:
                raise ValueError(f"{path} is a document, not a file of the page")
            files[path] = answer.read().decode("utf-8", errors="replace")
        if "javascript" in kind:
            open_links += [name for name in _FILE.findall(files[path]) if "/" in name]
    if not any(path.endswith(".js") for path in files):
        raise ValueError("the page loads no script")
    return files


class _Guest:
    """A player without an account."""

    def __init__(self, browser: OpenerDirector, address: str) -> None:
        self._browser = browser
        self._address = address
        self._send("/people/guest", {"name": "Ada"})

    def play_alone(self) -> str:
        """Play the first legal move of a solo game, check it, and return it."""
        table = self._send("/tables", {"players": 1, "seats": ["me"]})
        code: str = table["view"]["legal"][0]
        place = {"version": table["version"], "step": table["step"]}
        self._send(f"/tables/{table['id']}/play", {"codes": [code], **place})
        # A move of a turn that is not over yet is in `codes`.
        codes: list[str] = self._send(f"/tables/{table['id']}")["codes"]
        if codes != [code]:
            raise ValueError(f"played {code}, but the table says {codes}")
        return code

    def watch_bots(self) -> int:
        """Let two bots play each other, and return how often they have decided.

        :raises ValueError: if they decide nothing.
        """
        table = self._send("/tables", {"players": 2, "seats": ["crofter", "crofter"]})
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            decisions: int = self._send(f"/tables/{table['id']}")["version"]
            if decisions:
                return decisions
            time.sleep(0.2)
        raise ValueError("the bots do not move: is a worker running?")

    def _send(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = Request(f"{self._address}/api{path}", data, headers)
        with self._browser.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)


if __name__ == "__main__":
    print(visit(sys.argv[1].rstrip("/")))

"""A server with the built page in a process of its own, and a browser to look at it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserType, sync_playwright

PATIENCE: Final = 300.0
"""Seconds that a server may take to start or to stop."""
QUICK_COUNSEL: Final = 8
"""Games that the guide plays out for one piece of advice."""
QUICK: Final = 32
"""Positions that a quick server looks at for a hint, a turn of an exercise or a decision."""
CHROMIUM: Final = ("chromium", "chromium-headless-shell")
"""Browsers, the preferred one first: measurements run in the one that people use."""
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@contextmanager
def browsing(*arguments: str, programs: Sequence[str] = CHROMIUM) -> Iterator[Browser]:
    """Run the system's browser without a screen.

    :param arguments: further ones of the command line.
    :param programs: the first one that is installed is used.
    """
    with sync_playwright() as playwright:
        browser = started(playwright.chromium, *arguments, programs=programs)
        try:
            yield browser
        finally:
            browser.close()


def started(kind: BrowserType, *arguments: str, programs: Sequence[str] = CHROMIUM) -> Browser:
    """Start the system's browser.

    :raises RuntimeError: if there is none.
    """
    program = next(filter(None, map(shutil.which, programs)), None)
    if program is None:
        raise RuntimeError("no chromium was found: make chromium")
    return kind.launch(executable_path=program, args=[*ARGUMENTS, *arguments])


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return int(server.getsockname()[1])


@contextmanager
def serving(data: Path, port: int, *, is_quick: bool = False) -> Iterator[str]:
    """Run a server; yield its address.

    :param is_quick: whether what it thinks about is only looked at, and not how long it takes.
    :raises RuntimeError: if it does not start.
    """
    pace = "quick" if is_quick else "usual"
    command = [sys.executable, "-m", __name__, str(data), str(port), pace]
    with (data / "server.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            _wait(f"http://localhost:{port}", process, Path(log.name))
            yield f"http://localhost:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _wait(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            said = log.read_text(encoding="utf-8", errors="replace")
            raise RuntimeError(f"the server did not start: {said[-2000:]}")
        try:
            with urlopen(f"{address}/api/ready"):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


def main(data: str, port: str, pace: str = "usual") -> None:
    """Serve without rate limits: scripts press faster than people.

    The guide thinks less, too: what it advises is measured elsewhere (``benchmarks/guide.py``).
    Analyses continue while the machine is busy.
    """
    from caledonia.server.jobs import counselling
    from caledonia.server.jobs.lanes import Lane
    from caledonia.server.jobs.pool import NICE
    from caledonia.server.page.files import built_page
    from caledonia.server.serving import serve_alone
    from caledonia.server.settings import Settings, mail_from

    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", int(port)))
    # A page that was built elsewhere, to compare two of them.
    elsewhere = os.environ.get("CALEDONIA_WEB")
    page = Path(elsewhere) if elsewhere else built_page()
    if page is None:
        raise SystemExit("the page is not built: make page")
    counselling.COUNSEL_NODES = QUICK_COUNSEL
    NICE[Lane.ANALYSES] = NICE[Lane.BRISK]
    if pace == "quick":
        _hurry()
    settings = Settings(
        data=Path(data),
        secret="for looking",
        public_url=f"http://localhost:{port}",
        rate_limits=False,
        web=page,
        mail=mail_from(os.environ),
    )
    serve_alone(settings, listening, lambda: None)


def _hurry() -> None:
    """Let hints, forecasts, exercises and reviews think less: others test how good they are."""
    from caledonia.server.jobs import analysis, exercising, layers, routes, states

    routes.HINT_NODES = QUICK
    layers.EVALUATION_NODES = QUICK
    exercising.TURN_NODES = exercising.EXERCISE_VISITS = QUICK
    analysis.NODES[states.REVIEW] = QUICK


if __name__ == "__main__":
    main(*sys.argv[1:])

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

from playwright.sync_api import Browser, sync_playwright

PATIENCE: Final = 300.0
"""Seconds that a server may take to start or to stop."""
QUICK_COUNSEL: Final = 8
"""Games that the guide plays out for one piece of advice."""
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
    :raises RuntimeError: if there is none.
    """
    program = next(filter(None, map(shutil.which, programs)), None)
    if program is None:
        raise RuntimeError("no chromium was found: make chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, *arguments])
        try:
            yield browser
        finally:
            browser.close()


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return int(server.getsockname()[1])


@contextmanager
def serving(data: Path, port: int) -> Iterator[str]:
    """Run a server; yield its address.

    :raises RuntimeError: if it does not start.
    """
    command = [sys.executable, "-m", __name__, str(data), str(port)]
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


def main(data: str, port: str) -> None:
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
    settings = Settings(
        data=Path(data),
        secret="for looking",
        public_url=f"http://localhost:{port}",
        rate_limits=False,
        web=page,
        mail=mail_from(os.environ),
    )
    serve_alone(settings, listening, lambda: None)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.page.serving import browsing
from tests.page.sharing import shared_server
from tests.page.tables import FIRST_TURN, brought
from tests.page.visitors import LOADING, Contexts, Visitor, Visitors

# How fast the page is, benchmarks measure; a busy machine must not fail a test.
expect.set_options(timeout=LOADING)


PROGRAMS: Final = ("chromium-headless-shell", "chromium")
"""The first one has no windows: tests take a third less time."""
CHEAPLY: Final = (
    # Windows of one context share a process, so that it can be kept between tests.
    "--process-per-site",
    # Tests ask for the layout, and nobody sees the pixels: none are painted.
    "--force-gpu-mem-available-mb=0",
)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server that all tests share."""
    own = tmp_path_factory.getbasetemp()
    # The folders of workers lie in the one of their run.
    folder = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with shared_server(folder, tmp_path_factory.mktemp("server")) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return a browser that all tests share."""
    with browsing(*CHEAPLY, programs=PROGRAMS) as shared:
        yield shared


FAILED: Final = pytest.StashKey[bool]()
PICTURES: Final = Path(__file__).parents[2] / "build" / "failures"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which tests failed, so that there are pictures of what was to be seen."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def contexts(browser: Browser, address: str) -> Contexts:
    """Return the browser contexts that all tests share."""
    return Contexts(browser, address)


@pytest.fixture
def visitors(contexts: Contexts, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Return the visitors of a test; their pages are closed at the end."""
    visitors = Visitors(contexts)
    yield visitors
    if request.node.stash.get(FAILED, False):
        visitors.take_pictures(PICTURES, request.node.name)
    visitors.go_home()


@pytest.fixture(scope="module")
def staying(contexts: Contexts) -> Iterator[Visitors]:
    """Return visitors who stay for all tests of a file that look at the same state of a page."""
    visitors = Visitors(contexts)
    yield visitors
    visitors.go_home()


@pytest.fixture
def watched(staying: Visitors, request: pytest.FixtureRequest) -> Iterator[None]:
    """Blame a test for the errors in the consoles of those who stay."""
    yield
    if request.node.stash.get(FAILED, False):
        staying.take_pictures(PICTURES, request.node.name)
    staying.have_seen_no_faults()


@pytest.fixture
def seated(visitors: Visitors) -> Visitor:
    """Return a player at the start of a turn in the first round against a bot."""
    return brought(visitors, FIRST_TURN[2])


@pytest.fixture(scope="module")
def thinker(staying: Visitors) -> Visitor:
    """Return a player who stays at the start of a turn in the first round against a bot."""
    return brought(staying, FIRST_TURN[2])


@pytest.fixture
def thinking(thinker: Visitor, watched: None) -> Iterator[Visitor]:
    """Return that player, who takes back all that a test lets try."""
    thinker.rest()
    before = thinker.table()
    yield thinker
    after = thinker.table()
    assert (after["version"], after["step"]) == (before["version"], before["step"])

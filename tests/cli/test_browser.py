from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Event, Thread

import pytest

from caledonia.cli import browser


class Health(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        assert self.path == "/api/health"
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def address() -> Iterator[str]:
    """A server that answers."""
    with HTTPServer(("127.0.0.1", 0), Health) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "true"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_screens_are_found(environment: dict[str, str], platform: str, expected: bool) -> None:
    assert browser.has_screen(environment, platform) is expected


def test_without_a_screen_the_address_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "has_screen", lambda *_: False)
    said: list[str] = []
    browser.show_page("http://localhost:8000", said.append)
    assert said == ["Open http://localhost:8000 in a browser."]


@pytest.mark.parametrize("works", [True, False])
def test_the_page_is_opened_once_the_server_answers(
    monkeypatch: pytest.MonkeyPatch, address: str, works: bool
) -> None:
    done = Event()
    said: list[str] = []
    opened: list[str] = []

    def open_it(where: str) -> bool:
        opened.append(where)
        if works:
            done.set()
        return works

    def say(line: str) -> None:
        said.append(line)
        done.set()

    monkeypatch.setattr(browser, "has_screen", lambda *_: True)
    monkeypatch.setattr("webbrowser.open", open_it)
    browser.show_page(address, say)
    assert done.wait(30)
    assert opened == [address]
    assert said == ([] if works else [f"Open {address} in a browser."])

"""`caledonia serve` with a page, and without one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from socket import socket
from urllib.request import urlopen

import pytest

from caledonia.server.settings import Settings
from tests.cli.served import PATIENCE, Served
from tests.cli.test_serve import run


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    folder.mkdir()
    (folder / "index.html").write_text("<title>Caledonia</title>")
    return folder


def test_the_page_is_served_and_its_address_printed(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CALEDONIA_WEB", str(built))
    for screen in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(screen, raising=False)
    with ExitStack() as stack:
        server = Served(tmp_path / "data", "--port", "0", "--open")
        stack.callback(server.process.kill)
        assert server.process.stdout is not None
        line = server.process.stdout.readline()
        with urlopen(f"http://127.0.0.1:{server.port}/table/some", timeout=PATIENCE) as answer:
            assert answer.read() == b"<title>Caledonia</title>"
        code, logs = server.stop()
    assert line == f"Open http://localhost:{server.port} in a browser.\n"
    assert code == 0, logs


def start_only(_settings: Settings, listening: socket, started: Callable[[], None]) -> None:
    listening.close()
    started()


def test_without_a_page_it_says_how_to_build_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CALEDONIA_WEB", raising=False)
    monkeypatch.setattr("caledonia.server.page.files.built_page", lambda: None)
    monkeypatch.setattr("caledonia.server.serving.serve_alone", start_only)
    result = run("serve", "--data", str(tmp_path), "--port", "0", "--open")
    assert result.exit_code == 0
    assert result.output.splitlines()[-1].endswith("build it with 'make page'.")


def test_a_folder_without_a_page_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CALEDONIA_WEB", str(tmp_path))
    result = run("serve", "--data", str(tmp_path / "data"), "--port", "0")
    assert result.exit_code == 2
    assert "there's no built page" in result.output

"""Several processes of one server on PostgreSQL."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from caledonia.server.settings import Settings

pytestmark = pytest.mark.both_databases

PATIENCE = 60.0


def get(port: int, path: str) -> bytes:
    with urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
        content: bytes = answer.read()
        return content


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_two_processes_share_a_port_and_their_figures(settings: Settings, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "caledonia", "serve", "--processes", "2", "--port", "0"]
    environment = os.environ | {
        "CALEDONIA_DATABASE": settings.database,
        "CALEDONIA_DATA": str(tmp_path / "data"),
        "CALEDONIA_BOTS": "0",
        "PYTHONUNBUFFERED": "1",
    }
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://localhost:(\d+)", process.stdout.readline())
            assert address is not None
            port = int(address[1])
            # On a busy machine one of them may be long in coming.
            assert process.stderr is not None
            started = 0
            while started < 2:
                line = process.stderr.readline()
                assert line, "the server ended"
                started += "Application startup complete" in line
            for _ in range(6):
                assert json.loads(get(port, "/api/health")) == {"status": "ok"}
            figures = get(port, "/metrics").decode()
            process.send_signal(signal.SIGTERM)
            _, logs = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 0, logs
    counted = 'caledonia_requests_total{method="GET",route="/api/health",status="200"} 6.0'
    assert counted in figures.splitlines()
    with pytest.raises(URLError):
        get(port, "/api/health")

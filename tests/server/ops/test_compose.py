"""The commands and settings of compose.yaml, on an empty PostgreSQL database."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from tests.delivery.compose import environment_of, services
from tests.server.databases import Databases
from tools.visit import serving, visit


# tests/delivery/test_compose.py checks the settings, test_processes.py two processes.
@pytest.mark.slow
def test_server_and_worker_start_together_and_play(
    databases: Databases, postgres: str, tmp_path: Path
) -> None:
    name = f"empty_{uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    settings = {
        "CALEDONIA_DATABASE": databases.url(name),
        "CALEDONIA_DATA": str(tmp_path),
        # The usual port may be taken here: the server prints the one it chooses.
        "CALEDONIA_PUBLIC_URL": "",
    }
    command = [sys.executable, "-m", "caledonia", *services()["worker"]["command"]]
    worker = subprocess.Popen(command, env={**os.environ, **environment_of("worker"), **settings})
    try:
        command = [sys.executable, "-m", "caledonia", *services()["server"]["command"]]
        command[command.index("--port") + 1] = "0"
        with serving(command, tmp_path, environment_of("server") | settings) as address:
            seen = visit(address)
    finally:
        worker.terminate()
        worker.wait()
    assert seen.files > 5
    assert seen.bot_decisions

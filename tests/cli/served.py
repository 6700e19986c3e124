"""Servers in processes of their own, for tests."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from urllib.request import urlopen

PATIENCE = 60.0
"""Seconds that a process may take, on a machine that has much else to do."""
LIMITED = """
import resource, sys
most = int(sys.argv.pop(1))
if most:
    resource.setrlimit(resource.RLIMIT_NOFILE, (most // 2, most))
from caledonia.cli.app import make_app
make_app()()
"""
"""Runs a command with a limit of descriptors."""


class Served:
    """A server in a process of its own."""

    def __init__(
        self, data: Path, *arguments: str, descriptors: int = 0, **environment: str
    ) -> None:
        limited = [sys.executable, "-c", LIMITED, str(descriptors)]
        self.process = subprocess.Popen(
            [*limited, "serve", "--data", str(data), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        address = re.search(r"http://localhost:(\d+)", self.line)
        if address is None:
            self.process.kill()
            raise AssertionError(self.line + self.process.communicate()[1])
        self.port = int(address[1])
        self.place = self.process.stdout.readline()

    def get(self, path: str) -> object:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE) as answer:
            return json.load(answer)

    def stop(self) -> tuple[int, str]:
        """Ask it to stop; return exit code and logs."""
        self.process.send_signal(signal.SIGTERM)
        _, logs = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, logs


def served(
    processes: ExitStack,
    data: Path,
    *arguments: str,
    descriptors: int = 0,
    **environment: str,
) -> Served:
    """Start a server that ends with the test.

    :param descriptors: the most that it may have; 0: as many as usual.
    """
    server = Served(data, *arguments, descriptors=descriptors, **environment)
    processes.callback(server.process.kill)
    return server

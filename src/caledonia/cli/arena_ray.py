"""Runs tasks on a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

import caledonia
from caledonia.arena.pool import AHEAD, work_on
from caledonia.cli.errors import fail

Piece = TypeVar("Piece")
Result = TypeVar("Result")

LOCAL: Final = "local"
AUTO: Final = "auto"
"""Ray looks for a cluster that runs on this machine."""
CLIENT: Final = "ray://"
PATIENCE: Final = 5.0
"""Seconds to wait for an answer."""


def spread_on_ray(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], address: str, jobs: int | None
) -> Generator[Result]:
    """Yield the results of all tasks as they complete, in any order.

    A cluster gets the code of this package with the work; its machines need nothing but Ray and
    the same version of Python. Tasks lost with a machine run again.

    :param address: of the cluster; ``local`` starts one on this machine and ends it afterwards.
    :param jobs: maximum tasks at a time; if not given, as many as there are cores.
    """
    ray = _ray()
    _join(ray, address, jobs)
    try:
        slots = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(num_cpus=1, max_retries=3)(work_on)
        shared = ray.put(work)
        waiting = iter(pieces)
        running: list[object] = []
        while True:
            free = slots * AHEAD - len(running)
            running += [remote.remote(shared, piece) for piece in islice(waiting, free)]
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _ray() -> ModuleType:
    # No usage statistics are sent.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Otherwise Ray warns that it will treat machines without graphics cards differently.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        fail("--ray needs the package ray: pip install 'caledonia[ray]'", code=2)
    return ray


def _join(ray: ModuleType, address: str, jobs: int | None) -> None:
    """Start a cluster here, or connect to one."""
    settings: dict[str, object] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address == LOCAL:
        settings |= {"address": LOCAL, "num_cpus": jobs, "include_dashboard": False}
    else:
        _knock(address)
        package = Path(caledonia.__file__).parent
        settings |= {"address": address, "runtime_env": {"py_modules": [str(package)]}}
    try:
        ray.init(**settings)
    except (ValueError, RuntimeError, OSError) as error:
        reason = (str(error).strip() or repr(error)).splitlines()[0]
        fail(f"no Ray cluster at '{address}': {reason}", code=2)


def _knock(address: str) -> None:
    """Check that the cluster answers: Ray itself would retry for minutes."""
    if address == AUTO:
        return
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not (host and colon and port.isdecimal()):
        fail(f"--ray {address}: write local, auto, HOST:PORT or ray://HOST:PORT", code=2)
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        fail(f"no Ray cluster at '{address}': {error}", code=2)

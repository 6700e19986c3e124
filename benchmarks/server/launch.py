"""Server processes to be measured: ``python -m benchmarks.server.launch`` reads what to do.

All packages are loaded once; every ``start PORT`` on standard input forks a process that serves,
and its number is printed. So a killed server is back within a fraction of a second. The settings
are in the environment. The processes end with standard input.
"""

from __future__ import annotations

import cProfile
import gc
import os
import signal
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from time import thread_time
from typing import Final

HOST: Final = "127.0.0.1"
PROFILE: Final = "CALEDONIA_PROFILE"
"""Environment variable with the file that a profile is written to, with the port appended."""

BEGIN_PROFILE: Final = signal.SIGUSR1
"""Sent to a server, starts its profile."""


def serve(port: int) -> None:
    """Serve in this process until stopped, the same way as ``caledonia serve``."""
    from caledonia.server.ops.environment import LOG_LEVEL, settings_from
    from caledonia.server.serving import listen, serve_alone
    from caledonia.server.telemetry.logs import set_up_logs

    settings = settings_from(os.environ, Path())
    set_up_logs(os.environ.get(LOG_LEVEL, "info"))
    serve_alone(settings, listen(HOST, port, exact=True), lambda: None)


def _serve_profiled(port: int, path: str) -> None:
    # Seconds of the processor: others may be busy, too.
    profile = cProfile.Profile(thread_time)
    signal.signal(BEGIN_PROFILE, lambda *_: profile.enable())
    try:
        serve(port)
    finally:
        profile.disable()
        profile.dump_stats(f"{path}.{port}")


def _fork(port: int) -> int:
    child = os.fork()
    if child:
        return child
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    # The server's own words go to the log, not to the reader of process numbers.
    os.dup2(2, 1)
    os.close(0)
    try:
        path = os.environ.get(PROFILE)
        _serve_profiled(port, path) if path else serve(port)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(0)


def main() -> None:
    """Start processes until standard input ends."""
    # Not at the top: processes in which bots think load this module, too, but not the server.
    import_module("caledonia.server.app")
    import_module("caledonia.server.serving")
    # Nobody waits for the children; those that end are forgotten.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    children: list[int] = []
    gc.collect()
    print("ready", flush=True)
    for line in sys.stdin:
        children.append(_fork(int(line.split()[1])))
        print(children[-1], flush=True)
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()

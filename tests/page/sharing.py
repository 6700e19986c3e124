"""One server for all workers of a run: each table is of one test, so they do not meet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_SH, LOCK_UN, flock
from pathlib import Path

from benchmarks.page.serving import free_port, serving


@contextmanager
def shared_server(folder: Path, data: Path) -> Iterator[str]:
    """Yield the address of a server; who has started it stops it when nobody needs it any more.

    :param folder: what all workers of a run know.
    :param data: where the server keeps its data, if this worker starts it.
    """
    known = folder / "server.address"
    with (folder / "starting").open("a") as starting, (folder / "needing").open("a") as needing:
        flock(starting, LOCK_EX)
        if known.exists():
            flock(needing, LOCK_SH)
            flock(starting, LOCK_UN)
            yield known.read_text(encoding="utf-8")
            return
        with serving(data, free_port(), is_quick=True) as address:
            known.write_text(address, encoding="utf-8")
            flock(needing, LOCK_SH)
            flock(starting, LOCK_UN)
            yield address
            # Who comes now needs another one.
            flock(starting, LOCK_EX)
            known.unlink()
            flock(starting, LOCK_UN)
            # Wait for all others to leave.
            flock(needing, LOCK_EX)

"""The weights of the seer's net as stored in the package; see docs/learning.md."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from caledonia.native.seer import Net

MAGIC: Final = b"caledonia net 1\n"
PATH: Final = Path(__file__).with_name("seer.net")


def write_net(path: Path, weights: Sequence[float]) -> None:
    """Write weights: the format's name, then little-endian half precision."""
    path.write_bytes(MAGIC + struct.pack(f"<{len(weights)}e", *weights))


def read_net(path: Path) -> tuple[float, ...]:
    """Return the weights of a file.

    :raises ValueError: if it is not a net.
    """
    raw = path.read_bytes()
    if not raw.startswith(MAGIC) or (len(raw) - len(MAGIC)) % 2:
        raise ValueError(f"{path.name} is not a net of the seer: give a file that learning wrote")
    return struct.unpack(f"<{(len(raw) - len(MAGIC)) // 2}e", raw[len(MAGIC) :])


@cache
def shipped_net() -> Net:
    """Return the net of this release."""
    return Net(read_net(PATH))

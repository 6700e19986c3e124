"""Token buckets: who asks too often has to wait.

Written here because libraries count in Redis or by fixed windows; this needs no other server, has a
fixed size and groups IPv6 addresses by household.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

MOST: Final = 50_000
"""Buckets in memory; the one unused for longest is forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something may be done."""

    burst: int
    """At once."""
    seconds: float
    """Until one more may be done."""


COMMAND_RATE: Final = Rate(burst=60, seconds=1 / 20)
"""Of one session, token or stranger's address."""
ADDRESSES: Final = Rate(burst=600, seconds=1 / 200)
"""Of all tokens from one address: they are not known to be valid yet."""
SPARINGLY: Final = Rate(burst=10, seconds=6)
"""Signing in, registering, new guests, confirming a password."""


class Limiter:
    """The buckets of one server process."""

    def __init__(self, now: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        """:param now: a clock in seconds.
        :param most: buckets to keep.
        """
        self._now = now
        self._most = most
        self._full_at: OrderedDict[tuple[str, str], float] = OrderedDict()

    def __len__(self) -> int:
        """Return how many buckets there are."""
        return len(self._full_at)

    def take(self, kind: str, who: str, rate: Rate) -> int:
        """Take one from a bucket; return the whole seconds to wait, or 0."""
        now = self._now()
        # A bucket is known by the time at which it would be full again.
        full_at = max(self._full_at.get((kind, who), now), now) + rate.seconds
        wait = full_at - now - rate.burst * rate.seconds
        if wait > 1e-9:
            return math.ceil(wait)
        self._full_at[kind, who] = full_at
        self._full_at.move_to_end((kind, who))
        while len(self._full_at) > self._most:
            self._full_at.popitem(last=False)
        return 0

    def give_back(self, kind: str, who: str, rate: Rate) -> None:
        """Return a token to a bucket."""
        if (kind, who) in self._full_at:
            self._full_at[kind, who] -= rate.seconds


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return the unit of one household: an IPv4 address, or an IPv6 /64 network."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return ip.exploded[:19]

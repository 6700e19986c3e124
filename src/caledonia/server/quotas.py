"""Quotas per person and per address."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Quota:
    """A limit on how many of something may exist at once."""

    person: int
    address: int

    def __str__(self) -> str:
        return f"{self.person}/{self.address}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Quotas:
    """All quotas: high enough that only floods reach them."""

    waiting: Quota = Quota(20, 60)
    """Tables waiting for players, created in the last week."""
    playing: Quota = Quota(30, 100)
    """Running games with bots, active in the last day."""
    analyses: Quota = Quota(5, 20)
    """Unfinished analyses."""


def parse_quota(text: str) -> Quota:
    """Parse a quota such as ``20/60``: per person and per address.

    :raises ValueError: if it is malformed.
    """
    person, slash, address = text.partition("/")
    if not (slash and person.isdecimal() and address.isdecimal() and len(text) <= 20):
        raise ValueError(f"'{text}': give two numbers such as 20/60, per person and per address")
    return Quota(int(person), int(address))

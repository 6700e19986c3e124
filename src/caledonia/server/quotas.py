"""How much one person, and one address, may have at the same time."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Quota:
    """The most of something at the same time."""

    person: int
    address: int

    def __str__(self) -> str:
        return f"{self.person}/{self.address}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Quotas:
    """All quotas; they stop floods, and people who play do not meet them."""

    waiting: Quota = Quota(20, 60)
    """Tables that wait for people, of those made in the last week."""
    playing: Quota = Quota(30, 100)
    """Games with bots that run, and in which something happened in the last day."""
    analyses: Quota = Quota(5, 20)
    """Analyses that are not done."""


def parse_quota(text: str) -> Quota:
    """Return a quota such as ``20/60``: for a person, and for an address.

    :raises ValueError: if it is none.
    """
    person, slash, address = text.partition("/")
    if not (slash and person.isdecimal() and address.isdecimal() and len(text) <= 20):
        raise ValueError(f"'{text}': give two numbers such as 20/60, per person and per address")
    return Quota(int(person), int(address))

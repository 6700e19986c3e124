"""A person, and how a request proved to be theirs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A guest or member."""

    id: str
    name: str
    is_guest: bool
    language: str


@dataclass(frozen=True, slots=True)
class Identity:
    """A person, and the session or token that identified them."""

    person: Person
    key: str
    """The stored id of the session or token."""
    is_token: bool

"""What the routes about ratings answer."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingLine:
    """A person on the leader board."""

    rank: int | None
    """None while the rating is provisional; those come after the others."""
    person: str
    name: str
    mu: float
    sigma: float
    ordinal: float
    """A strength that the person has almost surely: mu less three times sigma."""
    games: int
    opponents: int
    """Number of different opponents."""
    provisional: bool
    """Whether there are too few games or different opponents."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingBoard:
    """The leader board of a player count, best first."""

    players: int
    lines: list[RatingLine]
    next: str | None
    """The cursor of the next page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """What a clan, a place in the turn order or a bot is worth, in points of the rating."""

    name: str
    mu: float
    low: float
    """The true value lies between low and high with 95 % confidence."""
    high: float
    games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Effects:
    """The effects of a player count, the strongest of each kind first.

    Clans and seats add to the strength of who plays them; a bot's figure is its strength.
    """

    players: int
    clans: list[Effect]
    seats: list[Effect]
    """By place in the turn order of the first round, from 0."""
    bots: list[Effect]


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingNow:
    """A person's rating at a player count."""

    players: int
    mu: float
    sigma: float
    ordinal: float
    games: int
    opponents: int
    provisional: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingPoint:
    """A person's rating after a game."""

    players: int
    at: int
    mu_before: float
    mu: float
    sigma: float
    ordinal_before: float
    """What the game before left, as the leader board shows it."""
    ordinal: float
    table: str | None
    """None for tables that are not public."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingHistory:
    """A person's ratings, and how they came about, newest first."""

    ratings: list[RatingNow]
    points: list[RatingPoint]
    next: str | None

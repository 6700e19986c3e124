"""What the routes about finished games answer."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOfGame:
    """A seat of a finished game."""

    seat: int
    name: str
    person: str | None
    """None for bots and for people who deleted their account."""
    bot: str | None
    """The bot that played the seat at the end."""
    clan: str | None
    points: int | None
    place: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedGame:
    """A finished game."""

    table: str
    name: str
    players: int
    started: int | None
    finished: int
    rated: bool
    imported: bool
    """Brought from elsewhere: it is listed, and counts nowhere."""
    daily: str | None
    seats: list[SeatOfGame]


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePage:
    """Finished games, newest first."""

    games: list[FinishedGame]
    next: str | None
    """The cursor of the next page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CountSummary:
    """All finished games of somebody with so many players."""

    players: int
    games: int
    places: list[int]
    """How often first, second, ..."""
    mean_points: float
    best: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What everybody may know of a person."""

    id: str
    name: str
    guest: bool
    since: int
    counts: list[CountSummary]
    recent: GamePage


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One of two people who met."""

    id: str
    name: str
    ahead: int
    """Games in which this one had the better place."""
    mean_points: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadToHead:
    """How two people did when they met."""

    games: int
    level: int
    """Games in which they shared a place."""
    sides: list[Side]
    recent: GamePage


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyLine:
    """Somebody's first attempt at a daily challenge."""

    rank: int
    name: str
    person: str | None
    points: int
    clan: str | None
    finished: int
    table: str | None
    """None for those who have not finished it, until the challenge closes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyBoard:
    """The leader board of a daily challenge, best first."""

    date: str
    lines: list[DailyLine]
    next: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchiveMonth:
    """A month whose games can be loaded as one file."""

    month: str
    games: int
    bytes: int | None
    """The size of the file; None until somebody asked for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchiveList:
    """All months with finished public games that are over, newest first."""

    months: list[ArchiveMonth]

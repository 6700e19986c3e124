"""What the routes about finished games answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


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
    left: list[str]
    """People who left the seat in a rated game for good, and so lost it."""


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
    """Made from a record: it is listed, and counts nowhere."""
    practice: bool
    """Something revealed was taken back: it is listed, but does not count."""
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
    """All finished games of a person with this number of players."""

    players: int
    games: int
    """Played to the end."""
    places: list[int]
    """How often first, second, ..."""
    left: int
    """Rated games that this person left; they are lost, and not included in the others."""
    mean_points: float | None
    best: int | None


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
    """An attempt at a daily challenge."""

    rank: int | None
    """None for practised attempts, which are listed last."""
    practised: bool
    """Another person played the challenge from the same address before this attempt ended."""
    name: str
    person: str | None
    points: int
    clan: str | None
    finished: int
    table: str | None
    """None for those who have not finished it, until the challenge closes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyOwn:
    """The viewer's own result."""

    points: int
    rank: int
    """Among the first attempts; if the attempt is not ranked, the rank it would have."""
    unranked: Literal["guest", "new_account", "practised"] | None
    """Why the attempt is not ranked; null: it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyBoard:
    """The leader board of a daily challenge: ranked attempts, best first, then the others."""

    date: str
    lines: list[DailyLine]
    own: DailyOwn | None
    """Null if the viewer has not finished the challenge in time."""
    next: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchiveMonth:
    """A month whose games can be loaded as one file."""

    month: str
    games: int
    bytes: int | None
    """The size of the file; None until it was asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchiveList:
    """All months with finished public games that are over, newest first."""

    months: list[ArchiveMonth]


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelFigure:
    """A mean; the true one lies between low and high with 95 % confidence."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """A computer player of the ladder, with what was measured of it."""

    level: int
    """From 1, the weakest."""
    bot: str
    rating: LevelFigure
    """400 points are odds of ten to one in a game of two."""
    points: dict[int, LevelFigure]
    """Mean final score by number of players, against levels of similar strength."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SuggestedLevel:
    """The level against which a person has about even chances."""

    bot: str
    rating: int
    """The person's own, on the scale of the levels."""
    games: int
    """Games that it was estimated from; 0: the first level is suggested to newcomers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder:
    """The levels, weakest first, and the one that suits you."""

    levels: list[Level]
    suggested: SuggestedLevel

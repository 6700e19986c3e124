"""Options of a new game: variants, and choices that replace random draws."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache

VARIANTS = (
    "kickstarter",
    "static_imports",
    "no_scoring_tiles",
    "no_port_tiles",
    "tighter_map",
    "no_clans",
    "clan_auction",
    "errata_2025",
)
"""Names of the options that are switches."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Variants of the rules, and choices that replace random draws (``None``: draw)."""

    kickstarter: bool = True
    """The Kickstarter tiles are among the draws (VAR-7)."""
    static_imports: bool = False
    """Every import is worth the same (VAR-1)."""
    no_scoring_tiles: bool = False
    """Play without scoring tiles (VAR-2)."""
    no_port_tiles: bool = False
    """Play without port tiles (VAR-3)."""
    tighter_map: bool = False
    """Cover four land spaces (VAR-4)."""
    no_clans: bool = False
    """Play with starting tiles only (VAR-5)."""
    clan_auction: bool = False
    """Auction the clans (VAR-6)."""
    errata_2025: bool = False
    """Neighbourhood bonus for exchanged units (PRT-P7)."""
    map_sides: tuple[str, ...] | None = None
    """The four module sides, like ``("A1", "B2", "C1", "D1")``."""
    port_tiles: tuple[str, ...] | None = None
    """Port tiles of the corners A, B, C, D."""
    scoring_tiles: tuple[str, ...] | None = None
    """Scoring tiles of rounds 1 to 5."""
    covered_spaces: tuple[str, ...] | None = None
    """The spaces covered by the tighter map."""
    clans: tuple[str, ...] | None = None
    """The clan of every seat; then nobody chooses."""
    starting_tiles: tuple[int, ...] | None = None
    """The starting tile of every seat, with ``clans`` or ``no_clans``."""
    starting_seat: int | None = None
    """The seat that begins round 1."""

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, _checked(field.name, getattr(self, field.name)))

    @classmethod
    def first_game(cls) -> Options:
        """Return the preset for a first game (VAR-8)."""
        return cls(
            kickstarter=False, static_imports=True, no_scoring_tiles=True, no_port_tiles=True
        )

    def as_dict(self) -> dict[str, object]:
        """Return the options that differ from the defaults, as plain data."""
        default = _defaults()
        changed = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if value != getattr(default, field.name):
                changed[field.name] = list(value) if isinstance(value, tuple) else value
        return changed

    @classmethod
    def from_dict(cls, data: dict[str, object]) -> Options:
        """Read what :meth:`as_dict` wrote.

        :raises ValueError: if a name or a value is not one of an option.
        """
        known = {field.name for field in fields(cls)}
        for name in data:
            if name not in known:
                raise ValueError(f"unknown option '{name}': known are {', '.join(sorted(known))}")
        return cls(**data)  # type: ignore[arg-type]  # the values are checked one by one


@cache
def _defaults() -> Options:
    return Options()


def _checked(name: str, value: object) -> object:
    """Return an option's value in its own type."""
    if name in VARIANTS:
        if not isinstance(value, bool):
            raise ValueError(f"option '{name}' is {value!r}: write true or false")
        return value
    if value is None:
        return None
    if name == "starting_seat":
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError(f"option 'starting_seat' is {value!r}: write a seat number from 0")
        return value
    kind = int if name == "starting_tiles" else str
    if not isinstance(value, list | tuple) or not all(type(item) is kind for item in value):
        what = "numbers" if kind is int else "names"
        raise ValueError(f"option '{name}' is {value!r}: write a list of {what}")
    return tuple(value)

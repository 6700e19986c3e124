"""The actions: one frozen, hashable class per kind. An action knows no state.

``str(action)`` is its code, the one line that people type, bots send and records hold;
:meth:`Action.parse` reads it back. ``repr(action)`` is Python that makes the action again:
``Place('miner', 'c4')``.
Actions that only a clan or a port tile brings are in its own file in ``powers/``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache

from caledonia.types import (
    GOOD_NAMES,
    SPACE_NAMES,
    SPACES,
    UNIT_NAMES,
    Good,
    Space,
    Unit,
    parse_good,
    parse_space,
    parse_unit,
)

_set = object.__setattr__


@dataclass(frozen=True, slots=True, repr=False)
class Action:
    """Base of all actions."""

    @staticmethod
    def parse(code: str) -> Action:
        """Return the action of a code like ``place miner c4``; it needs no game.

        :raises InvalidActionError: saying what is wrong and what would be right.
        """
        return _reader(code)

    def __repr__(self) -> str:
        values = [_named(field.type, getattr(self, field.name)) for field in fields(self)]
        return f"{type(self).__name__}({', '.join(repr(value) for value in values)})"


def _named(kind: object, value: object) -> object:
    """Return a field's value with the name of a space, unit or good."""
    if kind == "Space" and isinstance(value, int):
        return SPACE_NAMES[value]
    return str(value) if isinstance(value, Enum) else value


def _no_reader(code: str) -> Action:
    raise RuntimeError("caledonia.notation.codes was not imported")


_reader: Callable[[str], Action] = _no_reader


def read_codes_with(reader: Callable[[str], Action]) -> None:
    """Let :meth:`Action.parse` read codes with a function of a higher layer."""
    global _reader
    _reader = reader


def as_unit(unit: Unit | str) -> Unit:
    """Return a unit given by its name or itself."""
    return parse_unit(unit) if isinstance(unit, str) else Unit(unit)


def as_good(good: Good | str) -> Good:
    """Return a good given by its name or itself."""
    return parse_good(good) if isinstance(good, str) else Good(good)


def as_space(space: Space | str) -> Space:
    """Return a space given by its name or number."""
    if isinstance(space, str):
        return parse_space(space)
    if not 0 <= space < SPACES:
        raise ValueError(f"no space {space}: spaces are 0 to {SPACES - 1}")
    return space


@dataclass(frozen=True, slots=True, repr=False)
class ChooseClan(Action):
    """Take a clan together with the starting tile paired with it."""

    clan: str

    def __str__(self) -> str:
        return f"clan {self.clan}"


@dataclass(frozen=True, slots=True, repr=False)
class ChooseTile(Action):
    """Take a starting tile (games without clans)."""

    tile: int

    def __str__(self) -> str:
        return f"tile {self.tile}"


@dataclass(frozen=True, slots=True, repr=False)
class Bid(Action):
    """Bid victory points in the clan auction."""

    points: int

    def __str__(self) -> str:
        return f"bid {self.points}"


@dataclass(frozen=True, slots=True, repr=False)
class Leave(Action):
    """Leave the current clan auction."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Place(Action):
    """Place a starting worker."""

    unit: Unit
    space: Space

    def __init__(self, unit: Unit | str, space: Space | str) -> None:
        _set(self, "unit", as_unit(unit))
        _set(self, "space", as_space(space))

    def __str__(self) -> str:
        return f"place {UNIT_NAMES[self.unit]} {SPACE_NAMES[self.space]}"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Buy(Action):
    """Buy goods: a Trade, or the neighbourhood purchase right after an expansion."""

    good: Good
    amount: int

    def __init__(self, good: Good | str, amount: int) -> None:
        _set(self, "good", as_good(good))
        _set(self, "amount", amount)

    def __str__(self) -> str:
        return f"buy {GOOD_NAMES[self.good]} {self.amount}"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Sell(Action):
    """Sell goods."""

    good: Good
    amount: int

    def __init__(self, good: Good | str, amount: int) -> None:
        _set(self, "good", as_good(good))
        _set(self, "amount", amount)

    def __str__(self) -> str:
        return f"sell {GOOD_NAMES[self.good]} {self.amount}"


@dataclass(frozen=True, slots=True, repr=False)
class Obtain(Action):
    """Take a contract from the export board."""

    contract: int

    def __str__(self) -> str:
        return f"obtain {self.contract}"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Expand(Action):
    """Put a unit on the map, as main action or by a free space."""

    unit: Unit
    space: Space

    def __init__(self, unit: Unit | str, space: Space | str) -> None:
        _set(self, "unit", as_unit(unit))
        _set(self, "space", as_space(space))

    def __str__(self) -> str:
        return f"expand {UNIT_NAMES[self.unit]} {SPACE_NAMES[self.space]}"


@dataclass(frozen=True, slots=True, repr=False)
class UpgradeShipping(Action):
    """Upgrade shipping."""

    def __str__(self) -> str:
        return "ship"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class UpgradeTechnology(Action):
    """Upgrade the technology of woodcutters or miners."""

    unit: Unit

    def __init__(self, unit: Unit | str) -> None:
        _set(self, "unit", as_unit(unit))

    def __str__(self) -> str:
        return f"tech {UNIT_NAMES[self.unit]}"


@dataclass(frozen=True, slots=True, repr=False)
class HireMerchant(Action):
    """Hire a merchant."""

    def __str__(self) -> str:
        return "hire"


@dataclass(frozen=True, slots=True, repr=False)
class BonusShipping(Action):
    """Bonus upgrade: shipping."""

    def __str__(self) -> str:
        return "bonus ship"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class BonusTechnology(Action):
    """Bonus upgrade: a technology at the lower price."""

    unit: Unit

    def __init__(self, unit: Unit | str) -> None:
        _set(self, "unit", as_unit(unit))

    def __str__(self) -> str:
        return f"bonus tech {UNIT_NAMES[self.unit]}"


@dataclass(frozen=True, slots=True, repr=False)
class BonusHire(Action):
    """Bonus upgrade: a merchant from the board."""

    def __str__(self) -> str:
        return "bonus hire"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class BonusRecall(Action):
    """Bonus upgrade: a merchant back from the market."""

    good: Good

    def __init__(self, good: Good | str) -> None:
        _set(self, "good", as_good(good))

    def __str__(self) -> str:
        return f"bonus recall {GOOD_NAMES[self.good]}"


@dataclass(frozen=True, slots=True, repr=False)
class Fulfil(Action):
    """Fulfil a contract."""

    contract: int

    def __str__(self) -> str:
        return f"fulfil {self.contract}"


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Slaughter(Action):
    """Slaughter one animal for the contract being fulfilled."""

    space: Space

    def __init__(self, space: Space | str) -> None:
        _set(self, "space", as_space(space))

    def __str__(self) -> str:
        return f"slaughter {SPACE_NAMES[self.space]}"


@dataclass(frozen=True, slots=True, repr=False)
class UsePort(Action):
    """Use a port tile; ``effect`` is the id of another tile if borrowed."""

    tile: str
    effect: str
    choice: tuple[str, ...] = ()
    """What the effect leaves open, in words; the tile's plug-in gives them meaning."""

    def __str__(self) -> str:
        words = ["port", self.tile]
        if self.effect != self.tile:
            words.append(self.effect)
        return " ".join([*words, *self.choice])


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Action):
    """Draw the contracts of a building bonus."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True, repr=False)
class Keep(Action):
    """Keep a drawn contract, or (``None``) no more of them."""

    contract: int | None

    def __str__(self) -> str:
        return "keep none" if self.contract is None else f"keep {self.contract}"


@dataclass(frozen=True, slots=True, repr=False)
class Produce(Action):
    """Choose how many processed goods the factories make."""

    cheese: int
    bread: int
    whisky: int

    def __str__(self) -> str:
        return f"produce cheese {self.cheese} bread {self.bread} whisky {self.whisky}"


@dataclass(frozen=True, slots=True, repr=False)
class Skip(Action):
    """Decline the rest of the current bonus."""

    def __str__(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True, repr=False)
class EndTurn(Action):
    """End the turn."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True, repr=False)
class Pass(Action):
    """Pass for the rest of the round."""

    def __str__(self) -> str:
        return "pass"


# Actions are made once and reused: generating legal actions only looks them up.
LEAVE = Leave()
SHIP = UpgradeShipping()
HIRE = HireMerchant()
BONUS_SHIP = BonusShipping()
BONUS_HIRE = BonusHire()
DRAW = Draw()
KEEP_NONE = Keep(None)
SKIP = Skip()
END = EndTurn()
PASS = Pass()
_SPACES = range(len(SPACE_NAMES))
PLACE = tuple(tuple(Place(u, s) for s in _SPACES) for u in Unit)
EXPAND = tuple(tuple(Expand(u, s) for s in _SPACES) for u in Unit)
SLAUGHTER = tuple(Slaughter(s) for s in _SPACES)
TECH = tuple(UpgradeTechnology(u) for u in Unit)
BONUS_TECH = tuple(BonusTechnology(u) for u in Unit)
BONUS_RECALL = tuple(BonusRecall(g) for g in Good)

MERCHANTS = 16
"""More merchants than any player can have."""
PURCHASES = tuple(
    tuple(tuple(Buy(g, n) for n in range(1, most + 1)) for most in range(MERCHANTS)) for g in Good
)
"""By good and maximum: all purchases of 1 piece up to the maximum."""
SALES = tuple(
    tuple(tuple(Sell(g, n) for n in range(1, most + 1)) for most in range(MERCHANTS)) for g in Good
)
"""By good and maximum: all sales of 1 piece up to the maximum."""
obtain = cache(Obtain)
fulfil = cache(Fulfil)
keep = cache(Keep)
bid = cache(Bid)
produce = cache(Produce)
use_port = cache(UsePort)
choose_clan = cache(ChooseClan)
choose_tile = cache(ChooseTile)

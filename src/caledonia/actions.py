"""The actions: one frozen, hashable class per kind. An action knows no state.

``str(action)`` is its code, the one line that people type, bots send and records hold;
:mod:`caledonia.notation.codes` reads it back.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from caledonia.types import GOOD_NAMES, SPACE_NAMES, UNIT_NAMES, Good, Space, Unit


@dataclass(frozen=True, slots=True)
class Action:
    """Base of all actions."""


@dataclass(frozen=True, slots=True)
class ChooseClan(Action):
    """Take a clan together with the starting tile paired with it."""

    clan: str

    def __str__(self) -> str:
        return f"clan {self.clan}"


@dataclass(frozen=True, slots=True)
class ChooseTile(Action):
    """Take a starting tile (games without clans)."""

    tile: int

    def __str__(self) -> str:
        return f"tile {self.tile}"


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid victory points in the clan auction."""

    points: int

    def __str__(self) -> str:
        return f"bid {self.points}"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave the current clan auction."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a starting worker."""

    unit: Unit
    space: Space

    def __str__(self) -> str:
        return f"place {UNIT_NAMES[self.unit]} {SPACE_NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy goods: a Trade, or the neighbourhood purchase right after an expansion."""

    good: Good
    amount: int

    def __str__(self) -> str:
        return f"buy {GOOD_NAMES[self.good]} {self.amount}"


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Sell goods."""

    good: Good
    amount: int

    def __str__(self) -> str:
        return f"sell {GOOD_NAMES[self.good]} {self.amount}"


@dataclass(frozen=True, slots=True)
class Obtain(Action):
    """Take a contract from the export board."""

    contract: int

    def __str__(self) -> str:
        return f"obtain {self.contract}"


@dataclass(frozen=True, slots=True)
class Expand(Action):
    """Put a unit on the map, as main action or by a free space."""

    unit: Unit
    space: Space

    def __str__(self) -> str:
        return f"expand {UNIT_NAMES[self.unit]} {SPACE_NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class UpgradeShipping(Action):
    """Upgrade shipping."""

    def __str__(self) -> str:
        return "ship"


@dataclass(frozen=True, slots=True)
class UpgradeTechnology(Action):
    """Upgrade the technology of woodcutters or miners."""

    unit: Unit

    def __str__(self) -> str:
        return f"tech {UNIT_NAMES[self.unit]}"


@dataclass(frozen=True, slots=True)
class HireMerchant(Action):
    """Hire a merchant."""

    def __str__(self) -> str:
        return "hire"


@dataclass(frozen=True, slots=True)
class BonusShipping(Action):
    """Bonus upgrade: shipping."""

    def __str__(self) -> str:
        return "bonus ship"


@dataclass(frozen=True, slots=True)
class BonusTechnology(Action):
    """Bonus upgrade: a technology at the lower price."""

    unit: Unit

    def __str__(self) -> str:
        return f"bonus tech {UNIT_NAMES[self.unit]}"


@dataclass(frozen=True, slots=True)
class BonusHire(Action):
    """Bonus upgrade: a merchant from the board."""

    def __str__(self) -> str:
        return "bonus hire"


@dataclass(frozen=True, slots=True)
class BonusRecall(Action):
    """Bonus upgrade: a merchant back from the market."""

    good: Good

    def __str__(self) -> str:
        return f"bonus recall {GOOD_NAMES[self.good]}"


@dataclass(frozen=True, slots=True)
class Fulfil(Action):
    """Fulfil a contract."""

    contract: int

    def __str__(self) -> str:
        return f"fulfil {self.contract}"


@dataclass(frozen=True, slots=True)
class Slaughter(Action):
    """Slaughter one animal for the contract being fulfilled."""

    space: Space

    def __str__(self) -> str:
        return f"slaughter {SPACE_NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class UsePort(Action):
    """Use a port tile; ``effect`` is another tile's id if this one borrows its effect."""

    tile: str
    effect: str
    choice: tuple[str, ...] = ()
    """What the effect leaves open, in words; the tile's plug-in gives them meaning."""

    def __str__(self) -> str:
        words = ["port", self.tile]
        if self.effect != self.tile:
            words.append(self.effect)
        return " ".join([*words, *self.choice])


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Exchange the unit on a space for one from the player board."""

    space: Space
    unit: Unit

    def __str__(self) -> str:
        return f"exchange {SPACE_NAMES[self.space]} {UNIT_NAMES[self.unit]}"


@dataclass(frozen=True, slots=True)
class Row(Action):
    """Move a fisherman to an adjacent loch."""

    origin: Space
    target: Space

    def __str__(self) -> str:
        return f"row {SPACE_NAMES[self.origin]} {SPACE_NAMES[self.target]}"


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Take the barrel on a place of the cellar (counted from 1) into stock."""

    place: int

    def __str__(self) -> str:
        return f"withdraw {self.place}"


@dataclass(frozen=True, slots=True)
class Brew(Action):
    """Discard grain for beer money."""

    amount: int

    def __str__(self) -> str:
        return f"brew {self.amount}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep a drawn contract, or (``None``) no more of them."""

    contract: int | None

    def __str__(self) -> str:
        return "keep none" if self.contract is None else f"keep {self.contract}"


@dataclass(frozen=True, slots=True)
class Produce(Action):
    """Choose how many processed goods the factories make."""

    cheese: int
    bread: int
    whisky: int

    def __str__(self) -> str:
        return f"produce cheese {self.cheese} bread {self.bread} whisky {self.whisky}"


@dataclass(frozen=True, slots=True)
class Butter(Action):
    """Discard milk for butter money; 0 declines."""

    amount: int

    def __str__(self) -> str:
        return f"butter {self.amount}"


@dataclass(frozen=True, slots=True)
class Cellar(Action):
    """Put a whisky just produced into the cellar, or not."""

    store: bool

    def __str__(self) -> str:
        return "cellar yes" if self.store else "cellar no"


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Decline what is left of the bonus at hand."""

    def __str__(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
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
KEEP_NONE = Keep(None)
CELLAR_YES = Cellar(store=True)
CELLAR_NO = Cellar(store=False)
SKIP = Skip()
END = EndTurn()
PASS = Pass()
_SPACES = range(len(SPACE_NAMES))
PLACE = tuple(tuple(Place(u, s) for s in _SPACES) for u in Unit)
EXPAND = tuple(tuple(Expand(u, s) for s in _SPACES) for u in Unit)
EXCHANGE = tuple(tuple(Exchange(s, u) for u in Unit) for s in _SPACES)
SLAUGHTER = tuple(Slaughter(s) for s in _SPACES)
TECH = tuple(UpgradeTechnology(u) for u in Unit)
BONUS_TECH = tuple(BonusTechnology(u) for u in Unit)
BONUS_RECALL = tuple(BonusRecall(g) for g in Good)

MERCHANTS = 16
"""More merchants than any player can have."""
PURCHASES = tuple(
    tuple(tuple(Buy(g, n) for n in range(1, most + 1)) for most in range(MERCHANTS)) for g in Good
)
"""By good and most: all purchases of 1 to so many pieces."""
SALES = tuple(
    tuple(tuple(Sell(g, n) for n in range(1, most + 1)) for most in range(MERCHANTS)) for g in Good
)
"""By good and most: all sales of 1 to so many pieces."""
obtain = cache(Obtain)
fulfil = cache(Fulfil)
keep = cache(Keep)
bid = cache(Bid)
row = cache(Row)
withdraw = cache(Withdraw)
brew = cache(Brew)
butter = cache(Butter)
produce = cache(Produce)
use_port = cache(UsePort)
choose_clan = cache(ChooseClan)
choose_tile = cache(ChooseTile)

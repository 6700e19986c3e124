"""Events: what a decision changed, for logs, animations and tests. No prose; clients translate."""

from __future__ import annotations

from dataclasses import dataclass

from caledonia.types import Good, Space, Unit


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events."""


@dataclass(frozen=True, slots=True)
class MoneyChanged(Event):
    """A player's money went up or down."""

    seat: int
    amount: int
    cause: str


@dataclass(frozen=True, slots=True)
class GoodsChanged(Event):
    """A player's stock of a good went up or down."""

    seat: int
    good: Good
    amount: int
    cause: str


@dataclass(frozen=True, slots=True)
class GloryGained(Event):
    """A player gained glory."""

    seat: int
    amount: int
    cause: str


@dataclass(frozen=True, slots=True)
class PriceMoved(Event):
    """A price marker moved from one step to another (steps count from 0)."""

    good: Good
    old: int
    new: int
    cause: str


@dataclass(frozen=True, slots=True)
class UnitPlaced(Event):
    """A unit came onto the map."""

    seat: int
    unit: Unit
    space: Space
    cause: str


@dataclass(frozen=True, slots=True)
class UnitRemoved(Event):
    """A unit went back to its player board."""

    seat: int
    unit: Unit
    space: Space
    cause: str


@dataclass(frozen=True, slots=True)
class UnitMoved(Event):
    """A unit moved on the map."""

    seat: int
    unit: Unit
    origin: Space
    target: Space


@dataclass(frozen=True, slots=True)
class MerchantsSent(Event):
    """Merchants went to the buy side (positive) or sell side (negative) of a good."""

    seat: int
    good: Good
    amount: int


@dataclass(frozen=True, slots=True)
class MerchantRecalled(Event):
    """A merchant came back from the market."""

    seat: int
    good: Good


@dataclass(frozen=True, slots=True)
class MerchantHired(Event):
    """A merchant came from the player board into stock."""

    seat: int


@dataclass(frozen=True, slots=True)
class MerchantsReturned(Event):
    """All merchants came back in the preparation phase."""


@dataclass(frozen=True, slots=True)
class ShippingUpgraded(Event):
    """A player's shipping rose to a level."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class TechnologyUpgraded(Event):
    """A player's workers of a kind were upgraded."""

    seat: int
    unit: Unit


@dataclass(frozen=True, slots=True)
class ContractObtained(Event):
    """A player took a contract from the export board."""

    seat: int
    contract: int


@dataclass(frozen=True, slots=True)
class ContractsDrawn(Event):
    """Contracts were drawn for a player to choose from."""

    seat: int
    contracts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContractKept(Event):
    """A player kept a drawn contract."""

    seat: int
    contract: int


@dataclass(frozen=True, slots=True)
class ContractsReturned(Event):
    """Drawn contracts went under the pile."""

    contracts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContractFulfilled(Event):
    """A player fulfilled a contract."""

    seat: int
    contract: int


@dataclass(frozen=True, slots=True)
class ContractRevealed(Event):
    """A board box was filled."""

    box: int
    contract: int


@dataclass(frozen=True, slots=True)
class ContractRemoved(Event):
    """A contract left the game (solo)."""

    box: int
    contract: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The solo dice: which good, which figure."""

    good: Good
    figure: int


@dataclass(frozen=True, slots=True)
class ClanChosen(Event):
    """A player took a clan (empty without clans) and a starting tile."""

    seat: int
    clan: str
    tile: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A player bid, or (``None``) left the auction."""

    seat: int
    points: int | None


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """A player won an auction and with it a place in the turn order, counted from 0."""

    seat: int
    points: int
    place: int


@dataclass(frozen=True, slots=True)
class WorkerForgone(Event):
    """A starting worker fitted nowhere."""

    seat: int


@dataclass(frozen=True, slots=True)
class PortUsed(Event):
    """A player used a port tile, perhaps with the effect of another one."""

    seat: int
    tile: str
    effect: str


@dataclass(frozen=True, slots=True)
class BonusDeclined(Event):
    """A bonus was declined or could not be used."""

    seat: int
    bonus: str


@dataclass(frozen=True, slots=True)
class BarrelMoved(Event):
    """A barrel moved in the cellar; place 0 is the stock, places count from 1."""

    seat: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A player's turn began."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began."""

    round: int


@dataclass(frozen=True, slots=True)
class ProductionStarted(Event):
    """A player's production began."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last round is scored."""

"""Pending decisions: what is still open, as plain data on a stack in the state.

The top of the stack says what happens next. Some kinds wait for a decision of ``seat``; the others
are steps that need no decision. :mod:`caledonia.rules.flow` knows what each one does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from caledonia.types import Good


@dataclass(frozen=True, slots=True)
class Pending:
    """Base of all pending decisions and steps."""

    free_land: ClassVar[bool] = False
    """Whether a unit placed now pays nothing for its space (FRE-1)."""
    from_neighbours: ClassVar[bool] = False
    """Whether goods bought now come from neighbours, not from the market (NBH)."""


# Setup.


@dataclass(frozen=True, slots=True)
class ClanChoice(Pending):
    """The seat takes a clan with its starting tile, or a starting tile alone."""

    seat: int


@dataclass(frozen=True, slots=True)
class Auction(Pending):
    """The seat bids for the next place in the turn order."""

    seat: int
    high: int
    """Highest bid so far; -1 before the opening bid."""
    bidders: tuple[int, ...]
    """Seats still in this auction, in seat order."""


@dataclass(frozen=True, slots=True)
class StartingWorkers(Pending):
    """Step: line up the placements of the first workers."""


@dataclass(frozen=True, slots=True)
class WorkerPlacement(Pending):
    """The seat places a starting worker."""

    seat: int


@dataclass(frozen=True, slots=True)
class StartRound(Pending):
    """Step: the preparation phase of the next round, then its first turn."""


# Turns.


@dataclass(frozen=True, slots=True)
class Turn(Pending):
    """The seat's turn before its main action."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnd(Pending):
    """The seat's turn after its main action."""

    seat: int


@dataclass(frozen=True, slots=True)
class MandatoryTrade(Pending):
    """The seat moved this good's price and must now trade it."""

    seat: int
    good: Good


@dataclass(frozen=True, slots=True)
class SecondContract(Pending):
    """The seat may take one more contract in the same action."""

    seat: int


# Expanding.


@dataclass(frozen=True, slots=True)
class NeighbourhoodBonus(Pending):
    """The seat may buy the goods of its new neighbours, and draw if that is open too."""

    from_neighbours = True

    seat: int
    goods: int
    """Bit ``g`` set: good ``g`` may still be bought."""
    taken: int = 0
    """Bit ``g`` set: good ``g`` was bought at this placement."""
    draw: bool = False
    """The placement earned a building bonus too, still to be drawn or declined (NBH-4)."""


@dataclass(frozen=True, slots=True)
class MandatoryPurchase(Pending):
    """The seat moved this good's price and must now buy it from its neighbours."""

    from_neighbours = True

    seat: int
    good: Good


@dataclass(frozen=True, slots=True)
class DrawContracts(Pending):
    """The seat may draw contracts for a building bonus."""

    seat: int


@dataclass(frozen=True, slots=True)
class BuildingBonus(Pending):
    """The seat may keep drawn contracts."""

    seat: int
    drawn: tuple[int, ...]
    """Contracts still on offer, in the order drawn."""


# Fulfilling a contract.


@dataclass(frozen=True, slots=True)
class Slaughtering(Pending):
    """The seat owes animals for the contract that it is fulfilling."""

    seat: int
    contract: int
    beef: int
    mutton: int


@dataclass(frozen=True, slots=True)
class ExportBonuses(Pending):
    """The seat takes the direct export bonuses of a contract in any order."""

    free_land = True

    seat: int
    free_spaces: int
    upgrades: int
    hops: int
    """Hops of the contract that may still be brewed with."""


@dataclass(frozen=True, slots=True)
class SecondFulfilment(Pending):
    """The seat may fulfil one more contract in the same action."""

    seat: int


@dataclass(frozen=True, slots=True)
class UpgradeBonus(Pending):
    """The seat may take one bonus upgrade outside of a contract."""

    seat: int


# The end of a round.


@dataclass(frozen=True, slots=True)
class StartProduction(Pending):
    """Step: the seat's income and basic goods."""

    seat: int


@dataclass(frozen=True, slots=True)
class Production(Pending):
    """The seat chooses what its factories make."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndRound(Pending):
    """Step: score the round and continue with the next or with the end."""


COMMON_KINDS: tuple[type[Pending], ...] = (
    ClanChoice,
    Auction,
    StartingWorkers,
    WorkerPlacement,
    StartRound,
    Turn,
    TurnEnd,
    MandatoryTrade,
    SecondContract,
    NeighbourhoodBonus,
    MandatoryPurchase,
    DrawContracts,
    BuildingBonus,
    Slaughtering,
    ExportBonuses,
    SecondFulfilment,
    UpgradeBonus,
    StartProduction,
    Production,
    EndRound,
)
"""The kinds that every game has; clans and port tiles bring further ones."""

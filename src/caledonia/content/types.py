"""What is printed on boards and tiles, as frozen types that every game shares.

Tuples over goods follow :class:`caledonia.types.Good`, over units :class:`caledonia.types.Unit`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

LANGUAGES: Final = ("en", "de", "es", "it", "pt_BR")
"""Languages of the texts that a pack may hold; the first one is the default."""


@dataclass(frozen=True, slots=True)
class Contract:
    """An export contract."""

    id: int
    goods: tuple[int, ...]
    """Goods to pay, by good."""
    meat: tuple[int, int]
    """Beef and mutton to pay."""
    imports: tuple[int, int, int]
    """Cotton, tobacco and sugar cane gained."""
    hops: int
    money: int
    free_space: int
    bonus_upgrade: int
    owed: tuple[tuple[int, int], ...] = field(init=False)
    """The goods to pay as (good, amount), without those it does not ask for."""

    def __post_init__(self) -> None:
        owed = tuple((good, amount) for good, amount in enumerate(self.goods) if amount)
        object.__setattr__(self, "owed", owed)


@dataclass(frozen=True, slots=True)
class UnitTable:
    """The player board's figures."""

    cost: tuple[int, ...]
    """Unit cost by unit; the fisherman's is 0 here, as only a clan has it."""
    supply: tuple[int, ...]
    """Pieces by unit on a fresh player board; 0 fishermen."""
    income: tuple[int, ...]
    """Money by unit in production, before upgrades."""
    technology_income: int
    """Added per upgraded worker."""
    yields: tuple[int, ...]
    """Pieces of the product by unit in production (factories: per conversion)."""
    merchants: int
    """Merchants of one player in all."""
    merchants_in_stock: int
    """Of those, in stock at the start."""
    slots: int


@dataclass(frozen=True, slots=True)
class Upgrades:
    """Costs of the upgrades."""

    shipping: int
    technology: int
    merchant: int
    bonus_technology: int


@dataclass(frozen=True, slots=True)
class Market:
    """One side of the market board."""

    tracks: tuple[tuple[int, ...], ...]
    """Prices by good, lowest step first; all tracks have the same length."""
    start: tuple[int, ...]
    """Starting step by good, counted from 0."""
    medium: tuple[int, int]
    """First and last step (from 0) of the medium bracket."""


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """The neighbourhood bonus."""

    basic_discount: int
    processed_discount: int
    limit: tuple[int, ...]
    """Pieces of a good per turn, by number of players (index 0 unused; 0 = no bonus)."""


@dataclass(frozen=True, slots=True)
class ExportBoard:
    """The export board and the tracks around it."""

    columns: int
    rows: tuple[int, ...]
    """Rows of boxes by number of players (index 0 unused). Box number = column * rows + row."""
    boxes_in_use: tuple[int, ...]
    """Boxes filled at the start, by number of players (index 0 unused)."""
    contract_money: tuple[int, ...]
    """Money received (negative: paid) for a contract, by round from 0."""
    pass_money: tuple[int, ...]
    """Pass money by place."""
    solo_pass_money: int
    import_mark: int
    """Spaces from one marked step of the import track to the next."""
    building_bonus_draw: int
    building_bonus_count: int
    """Factories of one type on the map that give the building bonus."""


@dataclass(frozen=True, slots=True)
class StartingTile:
    """A starting tile: money and goods."""

    id: int
    money: int
    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A clan, port tile or scoring tile: id and printed figures (rules: powers/)."""

    id: str
    kickstarter: bool
    numbers: Mapping[str, int | tuple[int, ...]]
    """Read-only figures by name (``types.MappingProxyType``)."""


@dataclass(frozen=True, slots=True)
class FinalScoring:
    """Values of the final scoring."""

    basic: int
    processed: int
    money_per_point: int
    hops: int
    imports: tuple[int, int, int]
    """Value of the most, second and least imported good."""
    static_import: int
    contract_places: tuple[tuple[int, ...], ...]
    """Points by place for contracts, by number of players (index 0 and 1 empty)."""
    settlement_places: tuple[tuple[int, ...], ...]
    solo_contracts: tuple[tuple[int, int], ...]
    """(at least, points), best first."""
    solo_settlements: tuple[tuple[int, int], ...]
    solo_ranks: tuple[tuple[int, str], ...]
    """(at least, rank id), best first; the last threshold is 0."""


@dataclass(frozen=True, slots=True)
class Variants:
    """Figures of the variants and of the solo dice."""

    no_clans_money: tuple[int, ...]
    """By place in the turn order."""
    highest_bid: int
    covered_spaces: int
    price_die: tuple[int, ...]
    price_rolls: int


GRASSLAND: Final = 1
"""The terrains are bits, as land may have several."""
FOREST: Final = 2
MOUNTAIN: Final = 4
EXPENSIVE: Final = 5
"""Land from this cost on is expensive (SCO-T9)."""


@dataclass(frozen=True, slots=True)
class SpaceData:
    """One space of a module side."""

    terrain: int
    """Bits of :data:`GRASSLAND`, :data:`FOREST` and :data:`MOUNTAIN`; 0 is a loch."""
    cost: int
    """Land cost; 0 for a loch."""
    mist: bool


@dataclass(frozen=True, slots=True)
class ModuleSide:
    """One side of a map module."""

    id: str
    """Module letter and side, like ``A1``."""
    name: str
    spaces: Mapping[int, SpaceData]
    """By space number of the whole map."""
    rivers: tuple[tuple[tuple[int, int], ...], ...]
    """Each river as its edges in order of flow (the last one at a loch); an edge is the pair
    (lower, higher) of the two land spaces it divides."""
    small_port: int
    """Port space of the 1-2 player game."""
    character: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """One line for people on what the side is like, by language; may be empty."""


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """A whole content pack, compared by identity so that tables can be cached on it."""

    id: str
    """Short name of the pack, part of records and positions."""
    contracts: Mapping[int, Contract]
    units: UnitTable
    upgrades: Upgrades
    shipping_levels: int
    """Highest shipping level."""
    market_small: Market
    """1-2 players."""
    market_large: Market
    neighbourhood: Neighbourhood
    export: ExportBoard
    starting_tiles: Mapping[int, StartingTile]
    scoring_tiles: Mapping[str, Tile]
    port_tiles: Mapping[str, Tile]
    clans: Mapping[str, Tile]
    final: FinalScoring
    variants: Variants
    modules: Mapping[str, ModuleSide]
    standing: Mapping[str, str]
    """Table name -> "printed" or "house"."""
    name: str = ""
    """Title of the pack for people."""
    notes: str = ""
    """What the pack says about itself."""

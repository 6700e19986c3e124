"""The forms of what is printed: a content pack and the map, as JSON.

Names and units are as in :mod:`caledonia.insight.shapes`; places on the map are in units of the
picture, x to the right and y downwards, the middle of ``a1`` being 0, 0.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from caledonia.types import GoodName

Terrain = Literal["grassland", "forest", "mountain"]
Point = tuple[float, float]
Numbers = dict[str, int | list[int]]
"""Figures on a tile by name."""


class ContractCard(TypedDict):
    """An export contract; goods, meat and imports that it does not name are left out."""

    id: int
    goods: dict[str, int]
    meat: dict[str, int]
    imports: dict[str, int]
    hops: int
    money: int
    free_space: int
    bonus_upgrade: int


class UnitCard(TypedDict):
    """A kind of unit."""

    id: str
    cost: int
    supply: int
    income: int
    """Pounds in production, before upgrades."""
    product: GoodName | None
    input: GoodName | None
    """The good that a factory uses up."""
    yields: int
    """Pieces of the product."""
    terrain: Terrain | None
    """None: on lochs, for one clan only."""
    worker: bool


class UpgradeCosts(TypedDict):
    """What upgrades cost."""

    shipping: int
    technology: int
    merchant: int
    bonus_technology: int
    technology_income: int
    """Pounds that an upgraded worker adds."""


class MarketBoard(TypedDict):
    """A side of the market board."""

    tracks: dict[str, list[int]]
    """Prices by good, lowest step first."""
    start: dict[str, int]
    """Starting step by good, from 0."""
    medium: tuple[int, int]
    """First and last step of the medium bracket."""


class NeighbourhoodCard(TypedDict):
    """The neighbourhood bonus."""

    basic_discount: int
    processed_discount: int
    limit: list[int]
    """Pieces of a good per turn by number of players, from 1; 0: no bonus."""


class ExportCard(TypedDict):
    """The export board; lists by number of players begin with one player."""

    columns: int
    rows: list[int]
    boxes_in_use: list[int]
    contract_money: list[int]
    """By round: pounds received (negative: paid) for a contract."""
    pass_money: list[int]
    """By place."""
    solo_pass_money: int
    import_mark: int
    """Spaces of the import track from one marked step to the next."""
    building_bonus_draw: int
    building_bonus_count: int


class PlayerBoard(TypedDict):
    """What every player has."""

    merchants: int
    merchants_in_stock: int
    slots: int
    shipping_levels: int


class StartingTileCard(TypedDict):
    """A starting tile."""

    id: int
    money: int
    goods: dict[str, int]


class TileCard(TypedDict):
    """A clan, port tile or scoring tile."""

    id: str
    kickstarter: bool
    numbers: Numbers


class Threshold(TypedDict):
    """Points, or a rank, for at least so much."""

    least: int
    points: int | None
    rank: str | None


class FinalCard(TypedDict):
    """The final scoring; lists by number of players begin with one player."""

    basic: int
    processed: int
    money_per_point: int
    hops: int
    imports: list[int]
    """Value of the most, second and least imported good."""
    static_import: int
    contract_places: list[list[int]]
    settlement_places: list[list[int]]
    solo_contracts: list[Threshold]
    solo_settlements: list[Threshold]
    solo_ranks: list[Threshold]


class VariantsCard(TypedDict):
    """Figures of the variants and of the solo dice."""

    no_clans_money: list[int]
    highest_bid: int
    covered_spaces: int
    price_die: list[int]
    price_rolls: int


class ModuleCard(TypedDict):
    """A side of a map module."""

    id: str
    name: str
    character: dict[str, str]
    """One line on what it is like, by language."""


class PlayerColour(TypedDict):
    """The colours of one player's pieces."""

    fill: str
    dark: str
    light: str
    mark: str


class Colours(TypedDict):
    """A palette."""

    ground: dict[str, str]
    """Colours by name, such as ``paper``, ``ink``, ``loch``, ``coin``."""
    shallows: list[str]
    players: list[PlayerColour]


class Palettes(TypedDict):
    """The same table by day and by lamplight."""

    light: Colours
    dark: Colours


class ActionCard(TypedDict):
    """An action that only one clan or port tile brings."""

    form: str
    """Its code with the variable parts in capitals."""
    any_time: bool
    """Whether it is possible at every decision, beside what is asked."""
    on_map: bool
    """Whether it is chosen on the map."""
    good: GoodName | None
    """The good that it is about."""
    deed: str | None
    """The event that says no more than its button does."""
    cause: str
    """The cause of the changes that it makes."""


class Printed(TypedDict):
    """A content pack: everything printed that a page draws."""

    id: str
    name: str
    notes: str
    hash: str
    """Of all this; an answer to a request with ``?v=`` and the hash can be cached without limit."""
    rounds: int
    goods: list[GoodName]
    imports: list[str]
    contracts: dict[str, ContractCard]
    """By number."""
    units: dict[str, UnitCard]
    upgrades: UpgradeCosts
    board: PlayerBoard
    market_small: MarketBoard
    """1 and 2 players."""
    market_large: MarketBoard
    neighbourhood: NeighbourhoodCard
    export: ExportCard
    starting_tiles: dict[str, StartingTileCard]
    scoring_tiles: dict[str, TileCard]
    port_tiles: dict[str, TileCard]
    clans: dict[str, TileCard]
    actions: dict[str, ActionCard]
    """What only clans and port tiles can do, by the first word of the code."""
    words: dict[str, str]
    """By language: words of clans from outside, as Fluent messages; empty without any."""
    final: FinalCard
    variants: VariantsCard
    modules: dict[str, ModuleCard]
    standing: dict[str, str]
    """By table: ``printed`` or ``house``."""
    palettes: Palettes


class MapSpace(TypedDict):
    """A space of the map."""

    name: str
    x: float
    y: float
    outline: list[Point]
    """Six corners, clockwise from the right-hand one."""
    terrain: list[Terrain]
    """Empty for lochs."""
    cost: int
    """Land cost; 0 for lochs."""
    loch: bool
    mist: bool
    active: bool
    """Whether units may stand there, or boats; mist land is out of play with 1 or 2 players."""
    border: bool
    delta: bool
    module: str
    across: list[str | None]
    """The space across each of its six sides, the first between the first two corners; None: the
    map's edge."""
    rivers: list[bool]
    """By side: whether a river runs there."""


class MapRiver(TypedDict):
    """A river from its source to its mouth."""

    path: str
    """As path data of SVG."""
    points: list[Point]


class MapPort(TypedDict):
    """A port."""

    corner: str
    """A, B, C or D; port tiles are named in this order."""
    space: str


class MapData(TypedDict):
    """An assembled map."""

    sides: list[str]
    players: int
    small: bool
    """Without the mist land."""
    x: float
    y: float
    width: float
    height: float
    """The part of the plane that the map fills, frame included: a view box."""
    side: float
    """Length of a side of a space."""
    spaces: list[MapSpace]
    rivers: list[MapRiver]
    ports: list[MapPort]

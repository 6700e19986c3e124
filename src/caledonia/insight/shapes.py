"""The shapes of previews and plans, as JSON.

Goods, units, imports and spaces are named by their ids (``wool``, ``dairy``, ``sugar_cane``,
``c4``), as are clauses and causes; clients put them into words. Money is in pounds. Lists over
seats follow the seat's number. Steps of price tracks count from 0.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from caledonia.notation.shapes import Code, ScoreSheet, SpaceName
from caledonia.types import GoodName, UnitName

EventJson = dict[str, str | int | list[int] | None]
"""An event as in the log: ``event`` names its kind, the other fields depend on it."""
Part = tuple[str, int]
"""A part of a price: its cause and the pounds to pay (negative: taken off, or received)."""
Forgone = Literal["nothing", "purchase", "bonus"]
"""What declining gives up: a ``purchase`` would cost money, a ``bonus`` was earned."""


# Legal actions.


class ActionEffect(TypedDict):
    """What a legal action would do."""

    money: int
    """Change of the seat's money by the action and its consequences."""
    price: list[Part]
    """The parts of that, in order; they add up to ``-money``.

    Causes: ``unit``, ``land`` (left out where it costs nothing), ``free_space`` (the land that it
    spares) and ``clan`` for a unit on the map; else those of the event ``money_changed``: ``buy``,
    ``sell``, ``contract``, ``shipping``, ``technology``, ``merchant``, ``import``, ``export``,
    ``pass``, ``income``, ``port``, ``clan``, ``starting_tile`` and ``no_clans``.
    """
    events: list[EventJson]
    """What happens, as in the log; without what is hidden until it is done."""
    ends: bool
    """Whether this ends the turn automatically."""
    reveals: bool
    """Whether something hidden is revealed, so that it cannot be taken back."""


class ActionParts(TypedDict):
    """The parts of an action code."""

    code: Code
    verb: str
    """The first word; bonus upgrades have two, like ``bonus ship``."""
    rest: list[str]
    """All words behind the verb."""
    unit: NotRequired[UnitName]
    space: NotRequired[SpaceName]
    """Where it happens; for movements where it begins."""
    target: NotRequired[SpaceName]
    """Where a movement ends."""
    good: NotRequired[GoodName]
    contract: NotRequired[int]
    amount: NotRequired[int]
    upgrade: NotRequired[Literal["ship", "tech", "hire"]]
    """The upgrade that it takes as a main action or as a bonus: the verb of the main action."""


class Closing(TypedDict):
    """An action that may end the turn."""

    forgoes: NotRequired[Forgone]
    """On the action that declines what is open (``end`` or ``skip``), if the turn can be ended now:
    what ending it gives up. A ``purchase`` would cost money, a ``bonus`` was earned."""


class Choice(ActionParts, Closing):
    """A legal action."""

    money: int
    """Change of the seat's money by the action and its consequences."""


class Repair(TypedDict):
    """What would make something possible that is not."""

    code: Code | None
    """What to do for it; None: wait for the next round."""
    when: Literal["this_turn", "next_turn", "next_round"]
    """When it is possible then, unless others come in between."""
    money: int
    """Change of the seat's money by that; of passing and production while it waits."""


# The map.


class NeighbourGood(TypedDict):
    """A good that a new neighbour would sell."""

    price: int
    """Pounds for a piece, the discount taken off."""
    discount: int
    """Pounds taken off the market price."""
    most: int
    """Pieces that the seat could buy now, money apart: merchants, side of the market, limit."""


class SpacesAhead(TypedDict):
    """The map for one seat: :attr:`WholePreview.subject`."""

    shipping: int
    """The seat's shipping level."""
    reach: dict[str, list[SpaceName]]
    """By shipping level ``"0"`` to ``"5"``: active spaces in reach of the seat's units, lochs too.

    Own and taken spaces that are in reach are among them. Empty lists while the seat has no unit on
    the map: then everywhere is in reach.
    """
    fits: dict[UnitName, list[SpaceName]]
    """By unit that the seat has left: free spaces of its terrain, in reach or not."""
    units: dict[UnitName, int]
    """By unit that the seat can place: what the next one costs, the clan's reductions taken off,
    land apart."""
    land: dict[SpaceName, int]
    """By free space on which units may stand: what it adds to the unit cost for this seat. Below 0
    where the clan pays less; the sum of unit and land is never below 0."""
    delta: list[SpaceName]
    """River delta spaces."""
    border: list[SpaceName]
    """Border spaces, land and loch."""
    neighbours: dict[SpaceName, dict[GoodName, NeighbourGood]]
    """By free space beside other players' units: the goods that these would sell there."""


class SeatSettlements(TypedDict):
    """A seat's settlements as the final scoring would count them now."""

    groups: list[list[SpaceName]]
    """Spaces of each settlement."""
    links: list[tuple[SpaceName, SpaceName]]
    """For each two settlements in reach of each other: a space of the one and of the other, the
    nearest ones, to draw a line between."""
    counted: list[int]
    """Indices of the linked groups that are counted."""
    linked: int
    """How many these are."""
    points: int
    """Victory points for them now."""


# Players.


class NextIncome(TypedDict):
    """Money of the next production."""

    causes: dict[str, int]
    """By cause: ``woodcutter``, ``miner``, ``fisherman``, ``clan``; those that give nothing are
    left out."""
    total: int


class NextProduction(TypedDict):
    """Goods of the next production."""

    basic: dict[GoodName, int]
    """By good: produced without a choice."""
    processed: dict[GoodName, int]
    """By processed good: the most that its factories can make with the stock at that time.

    Bakeries and distilleries share the grain: together they make at most what there is.
    """
    most: int
    """The most processed goods in all."""


class BoardColumn(TypedDict):
    """A column of the player board: what placing its next unit brings."""

    left: int
    cost: int
    """Of the next unit, land apart."""
    income: int
    """Pounds that one more adds to each production."""
    good: GoodName | None
    """The good that one more makes."""
    input: GoodName | None
    """For factories: the good that one more uses up."""
    pieces: int
    """Pieces of the good that one more makes in each production."""


class NextCosts(TypedDict):
    """What upgrades cost as a main action; None: there is none left."""

    shipping: int | None
    technology: dict[UnitName, int | None]
    """By kind of worker that the clan can upgrade."""
    merchant: int | None
    contract: int | None
    """For a contract this round; negative: received. None during setup or without a free slot."""


class HeldContract(TypedDict):
    """A contract in a seat's slots."""

    contract: int
    lacks: dict[str, int]
    """As in :attr:`ContractPreview.lacks`."""


class SeatPreview(TypedDict):
    """The preview of a seat."""

    income: NextIncome
    production: NextProduction
    columns: dict[UnitName, BoardColumn]
    """By unit that the clan can place."""
    costs: NextCosts
    held: list[HeldContract]
    """Its contracts that are not fulfilled yet; none when the game is over."""
    pass_money: int | None
    """For passing next; None for those who have passed, and outside of rounds."""
    ports: list[str]
    """Port tiles in reach and not used yet."""
    score: ScoreSheet
    """As if the game ended now."""
    place: int
    """From 1; tied seats share one."""


# Things on the table.


class ImportGood(TypedDict):
    """One of the three imports that are ranked."""

    total: int
    """On the fulfilled contracts of all seats."""
    seats: list[int]
    """On those of each seat."""
    value: int
    """Victory points for each if the game ended now."""
    rank: int
    """1: the most imported one. By ties as in the final scoring."""
    to_mark: int | None
    """How many more until the next marked step, which gives a pound; None without the track."""


class ImportTrack(TypedDict):
    """The import track."""

    tracked: bool
    """Whether the track is in use."""
    goods: dict[str, ImportGood]
    what_if: dict[str, dict[str, int]]
    """By import: the values of all three if one more of it were imported."""


class TilePreview(TypedDict):
    """A scoring tile."""

    id: str
    round: int
    scored: bool
    """Whether its round is over."""
    glory: list[int]
    """By seat: what it would give if it were scored now."""


class Buying(TypedDict):
    """Goods that are missing, bought on the market now: one trade for each kind."""

    pounds: int
    merchants: int
    trades: int


class ContractValue(TypedDict):
    """What fulfilling a contract would add now."""

    points: int
    """Change of the own victory points without what is paid for it."""
    paid: int
    """Victory points that the goods to pay would be worth at the end."""
    money: int
    """Pounds printed on it and from marked steps of the import track."""
    imports: dict[str, int]
    hops: int


class ContractPreview(TypedDict):
    """A contract that :attr:`WholePreview.seat` has or may take."""

    contract: int
    place: Literal["board", "held", "drawn"]
    """On the export board, in an own slot, or just drawn for the building bonus."""
    box: int | None
    """The box of the export board."""
    lacks: dict[str, int]
    """By good, ``beef`` and ``mutton``: what is missing of all that it asks for; empty where it can
    be fulfilled, with the help of ports too."""
    saved: int
    """Animals of those that it asks for which ports in reach can save, each port once in the game;
    they count among what it lacks."""
    buying: Buying | None
    """What the missing goods would cost; None if the merchants do not allow it, or if more animals
    are missing than ports can save. Money apart."""
    obtain: int | None
    """Pounds received for taking it now (negative: paid); None where it cannot be taken."""
    value: ContractValue


class Deal(TypedDict):
    """A trade of some pieces."""

    pounds: int
    """To pay, or received, in all; the clan's trade money is counted."""
    step: int
    price: int
    """Step and price of the good afterwards."""


class MarketGood(TypedDict):
    """What :attr:`WholePreview.seat` could trade of a good with a main action."""

    step: int
    price: int
    buy: list[Deal]
    """For 1, 2, … pieces."""
    sell: list[Deal]
    limits: MarketLimits


class MarketLimits(TypedDict):
    """What stops one more piece."""

    buy: Literal["merchants", "money", "other_side"]
    sell: Literal["merchants", "goods", "other_side"]


class SharedPreview(TypedDict):
    """What follows from a position, the same for all seats."""

    version: int
    """Of the table; with ``step``, it identifies the position."""
    step: int
    """Tentative decisions that are in it."""
    ply: int
    """Decisions that everyone knows."""
    deciding: int | None
    settlements: list[SeatSettlements]
    seats: list[SeatPreview]
    imports: ImportTrack
    tiles: list[TilePreview]
    contract_money: int | None
    """Pounds that a contract brings in this round (negative: costs); None during the setup."""


class OwnPreview(TypedDict):
    """What follows from a position for one seat, or for spectators."""

    seat: int | None
    """The asker's seat."""
    subject: int
    """Whose spaces these are: the asker's seat, else the one that decides, else the winner's."""
    spaces: SpacesAhead
    contracts: list[ContractPreview]
    """Empty for spectators, and when the game is over."""
    market: dict[GoodName, MarketGood]
    """Empty for spectators, and when the game is over."""


class SharedChange(TypedDict, total=False):
    """The members of a shared preview that changed; of lists over seats those by seat."""

    version: int
    step: int
    ply: int
    deciding: int | None
    settlements: dict[str, SeatSettlements]
    seats: dict[str, SeatPreview]
    imports: ImportTrack
    tiles: list[TilePreview]
    contract_money: int | None


class OwnChange(TypedDict, total=False):
    """The members of an own preview that changed."""

    seat: int | None
    subject: int
    spaces: SpacesAhead
    contracts: list[ContractPreview]
    market: dict[GoodName, MarketGood]


class Preview(SharedPreview, OwnPreview):
    """All that a page shows about a position beyond the view."""


class WholePreview(Preview):
    """A preview with what each legal action would do."""

    effects: dict[Code, ActionEffect]
    """By code of each legal action; empty unless the asker decides."""


# The course of a game.


class CourseSeat(TypedDict):
    """A seat at the end of a turn."""

    score: ScoreSheet
    money: int
    income: int
    """Of the next production."""
    produced: dict[GoodName, int]
    """Goods made in productions so far, by good."""
    place: int


class CourseTurn(TypedDict):
    """A finished turn."""

    ply: int
    """Decisions taken by then."""
    seat: int
    """Whose turn it was."""
    round: int
    seats: list[CourseSeat]


class Course(TypedDict):
    """A game turn by turn, for charts."""

    version: int
    turns: list[CourseTurn]

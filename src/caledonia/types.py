"""Ids and small value types of the game; no rules here."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import Final, Literal, get_args

COLUMNS: Final = "abcdefghijklm"
"""Column letters of the map, left to right."""
ROWS: Final = 9
"""Rows of every column, 1 at the top."""
SPACES: Final = len(COLUMNS) * ROWS
"""Number of spaces of the whole map."""
ROUNDS: Final = 5
"""A game has five rounds."""


class Phase(StrEnum):
    """What a decision belongs to."""

    SETUP = "setup"
    ACTION = "action"
    PRODUCTION = "production"
    OVER = "over"


class Good(IntEnum):
    """The six goods, in the order of the market's columns."""

    WOOL = 0
    GRAIN = 1
    MILK = 2
    BREAD = 3
    CHEESE = 4
    WHISKY = 5

    def __str__(self) -> str:
        return GOOD_NAMES[self]


class Unit(IntEnum):
    """The kinds of unit, in the order of the player board's columns."""

    SHEEP = 0
    COW = 1
    CHEESE_DAIRY = 2
    BAKERY = 3
    FIELD = 4
    DISTILLERY = 5
    WOODCUTTER = 6
    MINER = 7
    FISHERMAN = 8

    def __str__(self) -> str:
        return UNIT_NAMES[self]


class Meat(IntEnum):
    """What slaughtered animals give."""

    BEEF = 0
    MUTTON = 1

    def __str__(self) -> str:
        return MEAT_NAMES[self]


class Import(IntEnum):
    """The imports that are ranked at the end, least common first among equals."""

    COTTON = 0
    TOBACCO = 1
    SUGAR_CANE = 2

    def __str__(self) -> str:
        return IMPORT_NAMES[self]


GoodName = Literal["wool", "grain", "milk", "bread", "cheese", "whisky"]
UnitName = Literal[
    "sheep",
    "cow",
    "dairy",
    "bakery",
    "field",
    "distillery",
    "woodcutter",
    "miner",
    "fisherman",
]
GOOD_NAMES: Final[tuple[GoodName, ...]] = get_args(GoodName)
UNIT_NAMES: Final[tuple[UnitName, ...]] = get_args(UnitName)
MEAT_NAMES: Final = ("beef", "mutton")
IMPORT_NAMES: Final = ("cotton", "tobacco", "sugar_cane")

GOODS: Final = tuple(Good)
BASIC_GOODS: Final = (Good.WOOL, Good.GRAIN, Good.MILK)
PROCESSED_GOODS: Final = (Good.BREAD, Good.CHEESE, Good.WHISKY)
UNITS: Final = tuple(Unit)
FACTORIES: Final = (Unit.CHEESE_DAIRY, Unit.BAKERY, Unit.DISTILLERY)
WORKERS: Final = (Unit.WOODCUTTER, Unit.MINER, Unit.FISHERMAN)
IMPORTS: Final = tuple(Import)
MEAT_ANIMALS: Final = (Unit.COW, Unit.SHEEP)
"""The animal slaughtered for each :class:`Meat`."""

PRODUCT: Final = {
    Unit.SHEEP: Good.WOOL,
    Unit.COW: Good.MILK,
    Unit.FIELD: Good.GRAIN,
    Unit.CHEESE_DAIRY: Good.CHEESE,
    Unit.BAKERY: Good.BREAD,
    Unit.DISTILLERY: Good.WHISKY,
}
"""The good a unit makes; workers make none."""
PRODUCERS: Final = tuple(next(u for u, g in PRODUCT.items() if g == good) for good in Good)
"""The unit that makes each good."""
FACTORY_INPUT: Final = {
    Unit.CHEESE_DAIRY: Good.MILK,
    Unit.BAKERY: Good.GRAIN,
    Unit.DISTILLERY: Good.GRAIN,
}
"""The basic good that a factory turns into its product."""

Space = int
"""A space of the map as a number: column * 9 + row, both from 0 (``a1`` is 0)."""
Mask = int
"""A set of spaces as an integer: bit ``s`` stands for space ``s``."""


def space_name(space: Space) -> str:
    """Return the space's name, like ``c4``."""
    return f"{COLUMNS[space // ROWS]}{space % ROWS + 1}"


def parse_space(name: str) -> Space:
    """Return the space of a name like ``c4``.

    :raises ValueError: if there is no such space.
    """
    if len(name) == 2 and name[0] in COLUMNS and "1" <= name[1] <= str(ROWS):
        return COLUMNS.index(name[0]) * ROWS + int(name[1]) - 1
    raise ValueError(f"no space '{name}': write a column a to m and a row 1 to 9, like c4")


def parse_unit(name: str) -> Unit:
    """Return the unit of a name like ``miner``.

    :raises ValueError: if there is no such unit.
    """
    if name in UNIT_NAMES:
        return Unit(UNIT_NAMES.index(name))
    raise ValueError(f"no unit '{name}': known are {', '.join(UNIT_NAMES)}")


def parse_good(name: str) -> Good:
    """Return the good of a name like ``wool``.

    :raises ValueError: if there is no such good.
    """
    if name in GOOD_NAMES:
        return Good(GOOD_NAMES.index(name))
    raise ValueError(f"no good '{name}': known are {', '.join(GOOD_NAMES)}")


SPACE_NAMES: Final = tuple(space_name(s) for s in range(SPACES))


@lru_cache(maxsize=1 << 14)
def spaces_of(mask: Mask) -> tuple[Space, ...]:
    """Return the spaces of a mask in ascending order.

    Cached, as the same few masks come again from turn to turn.
    """
    spaces = []
    while mask:
        lowest = mask & -mask
        spaces.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(spaces)


def mask_of(spaces: list[Space] | tuple[Space, ...] | set[Space]) -> Mask:
    """Return the mask of some spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask

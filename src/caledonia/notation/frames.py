"""Reads and writes pending decisions as JSON."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from typing import Any, Final

from caledonia import pending as p
from caledonia.notation.node import Node
from caledonia.powers.registry import PENDING_KINDS
from caledonia.rules.flow import decision_name
from caledonia.state import Setup
from caledonia.types import (
    GOOD_NAMES,
    GOODS,
    MEAT_NAMES,
    SPACE_NAMES,
    UNIT_NAMES,
    Good,
    Meat,
    Unit,
)


def kind_name(kind: type[p.Pending]) -> str:
    """Return the name of a kind of decision, as :func:`decision_name` does."""
    return re.sub("(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


KINDS: Final[dict[str, type[p.Pending]]] = {kind_name(kind): kind for kind in PENDING_KINDS}
"""Pending kinds by name, like ``building_bonus``."""
FORMER_KINDS: Final = {
    "promised_trade": "mandatory_trade",
    "promised_purchase": "mandatory_purchase",
}
"""Former names of kinds in stored positions."""

MOST_FIGURE: Final = 999
"""No figure of a clan's own decision is larger."""
MOST_BONUSES: Final = 9
"""No contract gives more free spaces, upgrades or hops."""


# Writing.


def write_frame(frame: p.Pending) -> dict[str, object]:
    """Return a pending decision as a JSON object."""
    written: dict[str, object] = {"kind": decision_name(frame)}
    for field in fields(frame):
        written[field.name] = _written(field.name, str(field.type), getattr(frame, field.name))
    return written


def _written(name: str, kind: str, value: Any) -> object:
    if value is None:
        return None
    if name in ("goods", "taken"):
        return [GOOD_NAMES[good] for good in GOODS if value >> good & 1]
    match kind.removesuffix(" | None"):
        case "Good":
            return GOOD_NAMES[value]
        case "Space":
            return SPACE_NAMES[value]
        case "Unit":
            return UNIT_NAMES[value]
        case "tuple[int, ...]":
            return list(value)
        case _:
            plain: object = value
            return plain


# Reading.


def _goods(node: Node, setup: Setup) -> int:
    items = node.items()
    node.distinct(items)
    mask = 0
    for item in items:
        mask |= 1 << item.index("good", GOOD_NAMES)
    return mask


def _contract(node: Node, setup: Setup) -> int:
    contracts = setup.content.contracts
    contract = node.integer(1, max(contracts))
    if contract not in contracts:
        node.fail(f"there is no contract {contract}")
    return contract


def _contracts(node: Node, setup: Setup) -> tuple[int, ...]:
    items = node.items()
    if not items:
        node.fail("name at least one contract")
    return tuple(_contract(item, setup) for item in items)


def _seats(node: Node, setup: Setup) -> tuple[int, ...]:
    items = node.items()
    node.distinct(items)
    seats = tuple(item.integer(0, setup.players - 1) for item in items)
    if not seats or list(seats) != sorted(seats):
        node.fail("name the seats in ascending order")
    return seats


def _count(node: Node, setup: Setup) -> int:
    return node.integer(0, MOST_BONUSES)


def _unit(node: Node, setup: Setup) -> Unit | None:
    return None if node.value is None else Unit(node.index("unit", UNIT_NAMES))


_READ: Final[dict[str, Callable[[Node, Setup], object]]] = {
    "seat": lambda node, setup: node.integer(0, setup.players - 1),
    "high": lambda node, setup: node.integer(-1, setup.content.variants.highest_bid),
    "bidders": _seats,
    "good": lambda node, setup: Good(node.index("good", GOOD_NAMES)),
    "goods": _goods,
    "taken": _goods,
    "drawn": _contracts,
    "draw": lambda node, setup: node.boolean(),
    "space": lambda node, setup: None if node.value is None else node.space(),
    "old": _unit,
    "new": _unit,
    "contract": _contract,
    "beef": _count,
    "mutton": _count,
    "free_spaces": _count,
    "upgrades": _count,
    "hops": _count,
}
_READ_TYPE: Final[dict[str, Callable[[Node, Setup], object]]] = {
    "int": lambda node, setup: node.integer(0, MOST_FIGURE),
    "bool": lambda node, setup: node.boolean(),
    "Good": lambda node, setup: Good(node.index("good", GOOD_NAMES)),
    "Unit": lambda node, setup: Unit(node.index("unit", UNIT_NAMES)),
    "Space": lambda node, setup: node.space(),
}
"""Further fields, as decisions of clans have them, by type."""
_DEFAULTS: Final[dict[str, object]] = {
    "free_spaces": 0,
    "upgrades": 0,
    "hops": 0,
    "high": -1,
}
"""Fields that may be left out, besides those that the class itself gives a value."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A pending decision as it was read."""

    pending: Any
    node: Node


def read_frames(node: Node, setup: Setup) -> list[Frame]:
    """Read a stack of pending decisions, the next one last."""
    return [Frame(_read_frame(item, setup), item) for item in node.items()]


def _read_frame(node: Node, setup: Setup) -> p.Pending:
    if not isinstance(node.value, dict):
        node.fail(f'write an object like {{"kind": "turn", "seat": 0}}, not {node.shown}')
    if "kind" not in node.value:
        node.fail('the "kind" is missing, like "turn"')
    name = node.at("kind")
    former = FORMER_KINDS.get(name.value) if isinstance(name.value, str) else None
    kind = KINDS[former or name.name("kind of decision", KINDS)]
    names = [field.name for field in fields(kind)]
    members = node.members(["kind", *names])
    values: dict[str, object] = {}
    for field in fields(kind):
        if field.name in members:
            read = _READ.get(field.name) or _READ_TYPE[str(field.type)]
            values[field.name] = read(members[field.name], setup)
        elif field.name in _DEFAULTS:
            values[field.name] = _DEFAULTS[field.name]
        elif field.default is MISSING:
            values[field.name] = _derived(node, field.name, values, setup)
    return kind(**values)


def _derived(node: Node, name: str, values: dict[str, object], setup: Setup) -> object:
    """Return a field left out that follows from another one."""
    contract = values.get("contract")
    if name in MEAT_NAMES and isinstance(contract, int):
        return setup.content.contracts[contract].meat[Meat(MEAT_NAMES.index(name))]
    node.fail(f'"{name}" is missing')

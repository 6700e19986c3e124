"""Why an action is not possible, and what is to be decided, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caledonia import pending as p
from caledonia.cli.words import Words, kind_key
from caledonia.errors import Reason
from caledonia.notation.frames import write_frame
from caledonia.state import Setup, State
from caledonia.types import GOOD_NAMES, MEAT_ANIMALS, MEAT_NAMES, UNIT_NAMES, Meat

PLURAL_UNITS: Final = frozenset({"no_unit_left", "already_upgraded", "no_technology"})
"""Problems that speak of all units of a kind."""


def pending_key(kind: type[p.Pending]) -> str:
    """Return the key of a decision's prompt, like pending-building-bonus."""
    return kind_key("pending", kind)


def explain(words: Words, state: State, reason: Reason, seat: int | None = None) -> str:
    """Return a reason as a sentence, without its clause.

    :param seat: the reader's seat.
    """
    if reason.problem == "not_now" and seat is not None and reason.figures["seat"] == seat:
        return _own_decision(words, state)
    figures: dict[str, int | str] = {}
    for name, value in reason.figures.items():
        figures.update(FIGURES.get(name, _as_it_is(name))(words, state, reason, value))
    return words.text(f"problem-{reason.problem}", **figures)


def _own_decision(words: Words, state: State) -> str:
    """Return the decision that has to be taken first."""
    if isinstance(state.pending[-1], p.TurnEnd):
        return words.text("problem-not_now.done")
    return words.text("problem-not_now.own", decision=prompt(words, state))


Figure = Callable[[Words, State, Reason, Any], dict[str, int | str]]


def _as_it_is(name: str) -> Figure:
    return lambda words, state, reason, value: {name: value}


def _seat(words: Words, state: State, reason: Reason, seat: int) -> dict[str, int | str]:
    return {"name": words.names[seat]}


def _decision(words: Words, state: State, reason: Reason, name: str) -> dict[str, int | str]:
    return {"decision": prompt(words, state)}


def _good(words: Words, state: State, reason: Reason, name: str) -> dict[str, int | str]:
    good = GOOD_NAMES.index(name)
    amount = reason.figures.get("amount")
    if isinstance(amount, int):
        return {"goods": words.goods(good, amount)}
    return {"good": words.good(good)}


def _meat(words: Words, state: State, reason: Reason, name: str) -> dict[str, int | str]:
    meat = Meat(MEAT_NAMES.index(name))
    arguments: dict[str, int | str] = {"meat": words.text(f"meat-{name}")}
    amount = reason.figures.get("amount")
    if isinstance(amount, int):
        arguments["animals"] = words.units(MEAT_ANIMALS[meat], amount)
    return arguments


def _unit(words: Words, state: State, reason: Reason, name: str) -> dict[str, int | str]:
    unit = UNIT_NAMES.index(name)
    if reason.problem in PLURAL_UNITS:
        return {"units": words.unit(unit, "plural")}
    return {"unit": words.unit(unit, "a")}


def _level(words: Words, state: State, reason: Reason, level: int) -> dict[str, int | str]:
    return {"level": level, "name": words.text(f"shipping-{level}")}


def _tile(words: Words, state: State, reason: Reason, tile: str) -> dict[str, int | str]:
    return {"port": words.port(tile)}


def _usage(words: Words, state: State, reason: Reason, expected: str) -> dict[str, int | str]:
    """Return how a port is used, without the engine's own English words."""
    port = next(port for port in state.setup.ports if port.id == reason.figures["tile"])
    return {"usage": words.port_usage(port)}


def _offer(words: Words, state: State, reason: Reason, name: str) -> dict[str, int | str]:
    if name.isdigit():
        return {"name": words.text("starting-tile", number=int(name))}
    return {"name": words.clan(name)}


FIGURES: Final[dict[str, Figure]] = {
    "seat": _seat,
    "decision": _decision,
    "good": _good,
    "meat": _meat,
    "unit": _unit,
    "level": _level,
    "tile": _tile,
    "expected": _usage,
    "name": _offer,
}
"""How a reason's figures become words; the others stand as they are."""


# Prompts.


def prompt(words: Words, state: State) -> str:
    """Return what is to be decided now."""
    pending: Any = state.pending[-1]
    key = pending_key(type(pending))
    match pending:
        case p.ClanChoice() if state.offer and not state.offer[0][0]:
            return words.text(f"{key}.tile")
        case p.Auction(high=high):
            return words.text(key, high=high) if high >= 0 else words.text(f"{key}.open")
        case p.NeighbourhoodBonus(draw=True):
            return words.text(f"{key}.draw")
        case p.MandatoryTrade(good=good) | p.MandatoryPurchase(good=good):
            return words.text(key, good=words.good(good))
        case p.Slaughtering(contract=contract, beef=beef, mutton=mutton):
            owed = [words.meat(m, n) for m, n in ((Meat.BEEF, beef), (Meat.MUTTON, mutton)) if n]
            return words.text(key, contract=contract, meat=words.listed(owed))
        case p.ExportBonuses():
            return words.text(key, bonuses=words.listed(_bonuses(words, state.setup, pending)))
        case _:
            return words.text(key, **_fields(words, pending))


def _fields(words: Words, pending: p.Pending) -> dict[str, int | str]:
    """Return the fields of a decision in words; one that is empty is ``none``."""
    fields = write_frame(pending)
    return {
        name: value if isinstance(value, int) else words.word("none" if value is None else value)
        for name, value in fields.items()
        if isinstance(value, int | str | None)
    }


def _bonuses(words: Words, setup: Setup, pending: p.ExportBonuses) -> list[str]:
    """Return the direct export bonuses still to take."""
    parts = []
    if pending.free_spaces:
        parts.append(words.text("contract-free-space", count=pending.free_spaces))
    if pending.upgrades:
        parts.append(words.text("contract-upgrade", count=pending.upgrades))
    if pending.hops:
        parts.append(words.text("contract-beer", count=pending.hops))
    return parts

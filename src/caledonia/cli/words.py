"""Names and amounts of the game's things in one language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from caledonia.content.types import Contract, StartingTile
from caledonia.locale import Texts
from caledonia.powers.base import Power
from caledonia.types import GOOD_NAMES, GOODS, IMPORTS, UNIT_NAMES, Good, Meat, Unit


def capital(words: str) -> str:
    """Return words with their first letter as a capital."""
    return words[:1].upper() + words[1:]


def kind_key(family: str, kind: type) -> str:
    """Return the message key of a class, like event-unit-placed."""
    return family + re.sub("[A-Z]", lambda match: f"-{match[0].lower()}", kind.__name__)


class Words:
    """Puts goods, units, contracts, tiles and players into words."""

    def __init__(self, text: Texts, names: Sequence[str]) -> None:
        """:param names: the players' names by seat."""
        self.text = text
        self.names = tuple(names)

    # Figures.

    def money(self, amount: int) -> str:
        """Return an amount of money, like £5."""
        return self.text("money", amount=amount)

    def change(self, amount: int) -> str:
        """Return an amount of money with its sign, like +£5."""
        return self.text(f"money.{'gain' if amount >= 0 else 'loss'}", amount=abs(amount))

    def listed(self, parts: Iterable[str]) -> str:
        """Return parts as a list in one line."""
        return ", ".join(parts)

    # Goods and units.

    def good(self, good: int) -> str:
        """Return a good's name."""
        return self.text(f"good-{Good(good)}")

    def goods(self, good: int, count: int) -> str:
        """Return an amount of a good, like 3 wool."""
        return self.text(f"good-{Good(good)}.count", count=count)

    def stock(self, goods: Sequence[int]) -> list[str]:
        """Return the amounts of all goods that are there."""
        return [self.goods(good, goods[good]) for good in GOODS if goods[good]]

    def meat(self, meat: int, count: int) -> str:
        """Return an amount of meat."""
        return self.text(f"meat-{Meat(meat)}.count", count=count)

    def unit(self, unit: int, form: str = "") -> str:
        """Return a unit's name or a form of it: ``a``, ``the``, ``plural``, ``letter``."""
        return self.text(f"unit-{Unit(unit)}" + (f".{form}" if form else ""))

    def units(self, unit: int, count: int) -> str:
        """Return a number of units, like 2 cows."""
        return self.text(f"unit-{Unit(unit)}.count", count=count)

    def word(self, word: str) -> str:
        """Return a word of a code in plain language: a good, a unit, or the word itself."""
        if word in GOOD_NAMES:
            return self.text(f"good-{word}")
        return self.text(f"unit-{word}") if word in UNIT_NAMES else word

    # Contracts and tiles.

    def contract_cost(self, contract: Contract) -> list[str]:
        """Return what a contract asks for."""
        parts = self.stock(contract.goods)
        return parts + [self.meat(m, n) for m, n in enumerate(contract.meat) if n]

    def contract_reward(self, contract: Contract) -> list[str]:
        """Return what a contract gives."""
        text = self.text
        parts = [
            text(f"import-{kind}.count", count=contract.imports[kind])
            for kind in IMPORTS
            if contract.imports[kind]
        ]
        if contract.hops:
            parts.append(text("hops.count", count=contract.hops))
        if contract.money:
            parts.append(self.money(contract.money))
        if contract.free_space:
            parts.append(text("contract-free-space", count=contract.free_space))
        if contract.bonus_upgrade:
            parts.append(text("contract-upgrade", count=contract.bonus_upgrade))
        return parts

    def contract(self, contract: Contract) -> str:
        """Return a contract in one line: cost → reward."""
        cost = self.listed(self.contract_cost(contract))
        return f"{cost} → {self.listed(self.contract_reward(contract))}"

    def clan(self, clan: str) -> str:
        """Return a clan's name; the empty id is the player without one."""
        return self._or_id(f"clan-{clan or 'none'}", clan)

    def clan_short(self, clan: str) -> str:
        """Return a clan's name alone."""
        return self._or_id(f"clan-{clan or 'none'}.short", clan)

    def port(self, port: str) -> str:
        """Return a port tile's code and name."""
        name = self._or_id(f"port-{port}", "")
        return f"{port} ({name})" if name else port

    def about(self, family: str, power: Power) -> str:
        """Return what a clan, port or scoring tile does, with its printed figures."""
        key = f"{family}-{power.id or 'none'}"
        if self.text.has(f"{key}.about"):
            key = f"{key}.about"
        return self.text(key, **figures(power.numbers)) if self.text.has(key) else power.id

    def port_usage(self, power: Power) -> str:
        """Return which words follow a port tile in a code."""
        return self.text(f"port-{power.id}.usage", **figures(power.numbers))

    def rank(self, rank: str) -> str:
        """Return the name of a rank of the solo game."""
        return self._or_id(f"rank-{rank}", rank)

    def starting_tile(self, tile: StartingTile) -> str:
        """Return a starting tile with what it holds."""
        held = self.listed([self.money(tile.money), *self.stock(tile.goods)])
        return f"{self.text('starting-tile', number=tile.id)} ({held})"

    def _or_id(self, key: str, fallback: str) -> str:
        """Return a name; a content pack's own ids have none."""
        return self.text(key) if self.text.has(key) else fallback


def figures(numbers: Mapping[str, int | tuple[int, ...]]) -> dict[str, int | str]:
    """Return printed figures for a message; a row becomes one word."""
    return {
        name: "/".join(map(str, value)) if isinstance(value, tuple) else value
        for name, value in numbers.items()
    }

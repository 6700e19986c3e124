"""Encodes actions as 32-bit numbers, as ``native/action.hpp``, and back."""

from __future__ import annotations

from itertools import product
from typing import Final

from caledonia import actions as a
from caledonia.native.tables import clan_ids, gains_of
from caledonia.powers.base import Port
from caledonia.powers.clans.cunningham import Butter
from caledonia.powers.clans.macdonald import Row
from caledonia.powers.clans.macewen import Brew
from caledonia.powers.clans.mackenzie import Cellar, Withdraw
from caledonia.powers.ports.exchange import EXCHANGE, Exchange
from caledonia.powers.ports.goods import ExchangeGoods
from caledonia.powers.ports.price import DIRECTIONS, MovePrice
from caledonia.powers.ports.slaughter import SaveAnimal
from caledonia.state import Setup
from caledonia.types import GOOD_NAMES, GOODS, MEAT_NAMES

KINDS: Final[tuple[type[a.Action], ...]] = (
    a.ChooseClan,
    a.ChooseTile,
    a.Bid,
    a.Leave,
    a.Place,
    a.Buy,
    a.Sell,
    a.Obtain,
    a.Expand,
    a.UpgradeShipping,
    a.UpgradeTechnology,
    a.HireMerchant,
    a.BonusShipping,
    a.BonusTechnology,
    a.BonusHire,
    a.BonusRecall,
    a.Fulfil,
    a.Slaughter,
    a.UsePort,
    Exchange,
    Row,
    Withdraw,
    Brew,
    a.Draw,
    a.Keep,
    a.Produce,
    Butter,
    Cellar,
    a.Skip,
    a.EndTurn,
    a.Pass,
)
"""The kinds by their number."""
_NUMBERS: Final = {kind: number for number, kind in enumerate(KINDS)}


def _choices(port: Port) -> list[tuple[str, ...]]:
    """Return every choice that a port tile can ever have, by its number."""
    if isinstance(port, SaveAnimal):
        return [(meat,) for meat in MEAT_NAMES]
    if isinstance(port, MovePrice):
        return list(product(GOOD_NAMES, DIRECTIONS))
    if isinstance(port, ExchangeGoods):
        gains = [tuple(GOOD_NAMES[good] for good in gain) for gain in gains_of(port)]
        return [(GOOD_NAMES[good], *gain) for good in port.goods for gain in gains]
    return [()]


class Codec:
    """Reads and writes the actions of games with one setup."""

    def __init__(self, setup: Setup) -> None:
        self._clans = clan_ids(setup)
        self._ports = [port.id for port in setup.ports]
        self._choices = [_choices(port) for port in setup.ports]
        self._actions: dict[int, a.Action] = {}

    def action(self, code: int) -> a.Action:
        """Return the action of a number that the twin gave."""
        action = self._actions.get(code)
        if action is None:
            action = self._actions[code] = self._read(code)
        return action

    def _read(self, code: int) -> a.Action:
        kind = KINDS[code & 255]
        first, second, third = code >> 8 & 255, code >> 16 & 255, code >> 24
        if kind is a.ChooseClan:
            return a.choose_clan(self._clans[first])
        if kind is a.UsePort:
            choice = self._choices[second][third]
            return a.use_port(self._ports[first], self._ports[second], choice)
        if kind is a.Keep:
            return a.keep(first or None)
        if kind is Cellar:
            return Cellar(store=bool(first))
        if kind in (a.Place, a.Expand):
            return (a.PLACE if kind is a.Place else a.EXPAND)[first][second]
        if kind is Exchange:
            return EXCHANGE[first][second]
        if kind in (a.Buy, a.Sell):
            return (a.Buy if kind is a.Buy else a.Sell)(GOODS[first], second)
        if kind is a.BonusRecall:
            return a.BONUS_RECALL[first]
        if kind in (a.UpgradeTechnology, a.BonusTechnology):
            return (a.TECH if kind is a.UpgradeTechnology else a.BONUS_TECH)[first]
        figures = (first, second, third)[: len(kind.__match_args__)]
        return kind(*figures)

    def code(self, action: a.Action) -> int:
        """Return the number of an action.

        :raises ValueError: if no game with this setup has the action.
        """
        figures = self._figures(action)
        if any(not 0 <= figure < 256 for figure in figures):
            raise ValueError(f"'{action}': the twin has no such action")
        code = _NUMBERS[type(action)]
        for place, figure in enumerate(figures, start=1):
            code |= figure << 8 * place
        return code

    def find(self, action: a.Action) -> int | None:
        """Return the number of an action; ``None`` if no game with this setup has it."""
        try:
            return self.code(action)
        except ValueError:
            return None

    def _figures(self, action: a.Action) -> tuple[int, ...]:
        match action:
            case a.ChooseClan(clan):
                return (self._clans.index(clan),)
            case a.UsePort(tile, effect, choice):
                corner = self._ports.index(effect)
                return self._ports.index(tile), corner, self._choices[corner].index(choice)
            case a.Keep(contract):
                return (contract or 0,)
        names: tuple[str, ...] = action.__match_args__
        return tuple(int(getattr(action, name)) for name in names)

"""Numbering of all possible actions, the same for all games of a content pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from caledonia import actions as a
from caledonia.content import Content
from caledonia.powers.clans import CLANS
from caledonia.powers.ports import PORTS
from caledonia.powers.registry import CLAN_OF, OWN_ACTIONS
from caledonia.types import FACTORIES, GOODS, SPACES, UNITS, WORKERS


class ActionSpace:
    """The numbering of all actions, in blocks of one kind each."""

    def __init__(self, content: Content) -> None:
        blocks = {name: tuple(actions) for name, actions in _blocks(content)}
        self.actions: tuple[a.Action, ...] = tuple(x for block in blocks.values() for x in block)
        """By number."""
        self.blocks: dict[str, range] = {}
        """The numbers of each kind of action, by the first word or words of its code."""
        begin = 0
        for name, block in blocks.items():
            self.blocks[name] = range(begin, begin + len(block))
            begin += len(block)
        self._numbers = {action: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: a.Action) -> int:
        """Return the number of an action.

        :raises ValueError: if it has none; then no game that is set up by the rules has it.
        """
        try:
            return self._numbers[action]
        except KeyError:
            raise ValueError(f"'{action}' is beyond what a game can come to") from None

    def numbers(self, actions: Iterable[a.Action]) -> list[int]:
        """Return the numbers of some actions, in their order.

        :raises ValueError: if one has none.
        """
        numbers = self._numbers
        try:
            return [numbers[action] for action in actions]
        except KeyError as error:
            raise ValueError(f"'{error.args[0]}' is beyond what a game can come to") from None


@lru_cache(maxsize=8)
def action_space(content: Content) -> ActionSpace:
    """Return the numbering for a content pack, made once."""
    return ActionSpace(content)


def _blocks(content: Content) -> Iterator[tuple[str, Iterable[a.Action]]]:
    """Yield the kinds of action with all their actions."""
    spaces = range(SPACES)
    amounts = range(1, content.units.merchants + 1)
    contracts = sorted(content.contracts)
    made = [range(content.units.supply[unit] + 1) for unit in FACTORIES]
    yield "clan", (a.choose_clan(clan) for clan in sorted(content.clans))
    yield "tile", (a.choose_tile(tile) for tile in sorted(content.starting_tiles))
    yield "bid", (a.bid(points) for points in range(content.variants.highest_bid + 1))
    yield "leave", [a.LEAVE]
    yield "place", (a.PLACE[unit][space] for unit in WORKERS for space in spaces)
    yield "buy", (a.Buy(good, amount) for good in GOODS for amount in amounts)
    yield "sell", (a.Sell(good, amount) for good in GOODS for amount in amounts)
    yield "obtain", (a.obtain(contract) for contract in contracts)
    yield "expand", (a.EXPAND[unit][space] for unit in UNITS for space in spaces)
    yield "ship", [a.SHIP]
    yield "tech", (a.TECH[unit] for unit in WORKERS)
    yield "hire", [a.HIRE]
    yield "bonus ship", [a.BONUS_SHIP]
    yield "bonus tech", (a.BONUS_TECH[unit] for unit in WORKERS)
    yield "bonus hire", [a.BONUS_HIRE]
    yield "bonus recall", a.BONUS_RECALL
    yield "fulfil", (a.fulfil(contract) for contract in contracts)
    yield "slaughter", a.SLAUGHTER
    yield "port", _port_uses(content)
    yield "draw", [a.DRAW]
    yield "keep", [a.KEEP_NONE, *(a.keep(contract) for contract in contracts)]
    yield "produce", (a.produce(*amounts) for amounts in product(made[0], made[1], made[2]))
    yield "skip", [a.SKIP]
    yield "end", [a.END]
    yield "pass", [a.PASS]
    clans = [CLANS[name] for name in content.clans]
    for own in OWN_ACTIONS.values():
        if CLAN_OF.get(own.kind) in (None, *clans):
            yield own.name, own.every(content)


def _port_uses(content: Content) -> Iterator[a.Action]:
    ports = [PORTS[tile](content.port_tiles[tile]) for tile in sorted(content.port_tiles)]
    for port in ports:
        yield from (a.use_port(port.id, effect, choice) for effect, choice in port.every_use(ports))

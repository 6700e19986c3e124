"""Events in words: what a decision changed, as sentences of one language.

A sentence is a player's name and what the player did, joined with commas; money that belongs to
something stands behind it in brackets: "Isla places a sheep on c4 (−£11)". The reader's own seat
is addressed: "You place a sheep on c4 (−£11)".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from caledonia import events as e
from caledonia.cli.console.event_words import CLAUSES
from caledonia.cli.words import Words, capital
from caledonia.state import Setup

QUIET: Final = (e.TurnStarted, e.ProductionStarted, e.MerchantsSent, e.ContractsReturned)
"""Kinds of event that are left out unless ``full``."""
MONEY_OF: Final = {
    "starting_tile": (e.ClanChosen,),
    "expand": (e.UnitPlaced,),
    "buy": (e.GoodsChanged,),
    "sell": (e.GoodsChanged,),
    "contract": (e.ContractObtained, e.ContractKept),
    "shipping": (e.ShippingUpgraded,),
    "technology": (e.TechnologyUpgraded,),
    "merchant": (e.MerchantHired,),
    "pass": (e.Passed,),
    "export": (e.ContractFulfilled,),
}
"""Causes of money that is shown in brackets after one of these events."""

CELLAR: Final = "cellar"
"""Cause of whisky that becomes a barrel or comes from one; the barrel is described."""


@dataclass
class _Part:
    """One thing that happened, with the money that belongs to it."""

    event: e.Event
    money: int = 0
    goods: list[e.GoodsChanged] = field(default_factory=list)


class Narrator:
    """Puts events of one game into words."""

    def __init__(self, words: Words, setup: Setup, you: int | None = None) -> None:
        """:param you: the reader's seat; ``None``: several people read, or nobody who plays."""
        self.words = words
        self.you = you
        self.text = words.text
        self.setup = setup

    def lines(self, events: Iterable[e.Event], *, full: bool = False) -> list[tuple[int, str]]:
        """Return sentences, each with its seat (-1: of the table).

        :param full: describe minor events too.
        """
        paragraphs: list[tuple[int, list[str]]] = []
        for part in _parts([event for event in events if full or not _is_quiet(event)]):
            seat = getattr(part.event, "seat", -1)
            clause = self._clause(part)
            if isinstance(part.event, e.PriceMoved) and paragraphs and paragraphs[-1][0] >= 0:
                paragraphs[-1][1][-1] += f"; {clause}"
            elif paragraphs and seat >= 0 and paragraphs[-1][0] == seat:
                paragraphs[-1][1].append(clause)
            else:
                paragraphs.append((seat, [clause]))
        return [(seat, self._sentence(seat, clauses)) for seat, clauses in paragraphs]

    def _sentence(self, seat: int, clauses: list[str]) -> str:
        deeds = ", ".join(clauses)
        if seat == self.you:
            return capital(self.text("event-you", deeds=deeds))
        if seat < 0:
            # Sentences of the table bring their own full stop; prices that move alone do not.
            return capital(deeds).removesuffix(".") + "."
        return f"{self.words.names[seat]} {deeds}."

    def _clause(self, part: _Part) -> str:
        event = part.event
        if isinstance(event, e.GoodsChanged):
            clause = self._goods(part.goods)
        else:
            clause = CLAUSES[type(event)](self, event)
        return f"{clause} ({self.words.change(part.money)})" if part.money else clause

    def _goods(self, changes: list[e.GoodsChanged]) -> str:
        totals: dict[int, int] = {}
        for change in changes:
            totals[change.good] = totals.get(change.good, 0) + abs(change.amount)
        goods = self.words.listed(self.words.goods(good, n) for good, n in totals.items())
        first = changes[0]
        side = "gain" if first.amount > 0 else "loss"
        # What a clan makes of goods has words of its own.
        if self.text.has(f"event-{first.cause}"):
            return self.say(first, f"event-{first.cause}", goods=goods)
        return self.say(first, f"event-goods-changed.{side}", cause=first.cause, goods=goods)

    def say(self, event: e.Event, key: str, /, **figures: int | str) -> str:
        """Return an event's clause; that of the reader's own seat has a form of its own."""
        if self.you is not None and getattr(event, "seat", None) == self.you:
            key = f"{key}-you" if "." in key else f"{key}.you"
        return self.text(key, **figures)

    def contract(self, number: int) -> str:
        """Return a contract's number and what it says."""
        return f"{number} ({self.words.contract(self.setup.content.contracts[number])})"

    def price(self, good: int, step: int) -> str:
        """Return the price on a step of a good's track."""
        return self.words.money(self.setup.market.tracks[good][step])


def _is_quiet(event: e.Event) -> bool:
    """Whether an event is minor."""
    if isinstance(event, e.BonusDeclined):
        return event.bonus == "neighbourhood"
    return isinstance(event, QUIET)


def _parts(events: list[e.Event]) -> list[_Part]:
    """Join goods of one cause, and money with what it was for."""
    parts: list[_Part] = []
    waiting: e.MoneyChanged | None = None
    for event in events:
        last = parts[-1] if parts else None
        if isinstance(event, e.MoneyChanged) and event.cause in MONEY_OF:
            kinds = MONEY_OF[event.cause]
            if last and isinstance(last.event, kinds) and not last.money:
                last.money = event.amount
            else:
                waiting = event
            continue
        if isinstance(event, e.MoneyChanged) and last and _pays_for(last.event, event):
            last.money = event.amount
            continue
        if isinstance(event, e.GoodsChanged) and event.cause == CELLAR:
            continue
        if isinstance(event, e.GoodsChanged):
            if last and last.goods and _same_kind(last.goods[-1], event):
                last.goods.append(event)
                continue
            parts.append(_Part(event, goods=[event]))
        else:
            parts.append(_Part(event))
        if waiting and isinstance(event, MONEY_OF[waiting.cause]):
            parts[-1].money = waiting.amount
            waiting = None
    return [*parts, _Part(waiting)] if waiting else parts


def _pays_for(event: e.Event, money: e.MoneyChanged) -> bool:
    """Whether money was received for the event before."""
    if isinstance(event, e.BarrelMoved):
        return money.cause == CELLAR and not event.target
    return isinstance(event, e.GoodsChanged) and event.cause == money.cause


def _same_kind(one: e.GoodsChanged, other: e.GoodsChanged) -> bool:
    same = one.seat == other.seat and one.cause == other.cause
    return same and (one.amount > 0) == (other.amount > 0)

"""Clan Lamont (CLN-La), invented: wool becomes cloth, and cloth may be dyed.

The example of docs/adding-a-clan.md: all of a clan with an action before the main action and a
decision of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from caledonia.actions import Action
from caledonia.content.tiles import Figure
from caledonia.content.types import Content
from caledonia.errors import Reason
from caledonia.pending import Pending, Turn
from caledonia.powers.base import Clan
from caledonia.powers.own import OwnAction, OwnDecision
from caledonia.rules.change import change_goods, change_money, drop_top
from caledonia.state import PlayerState, State
from caledonia.types import Good, Phase

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator
    from caledonia.notation.words import Words

NOT_WOVEN = (0,)
WOVEN = (1,)


@dataclass(frozen=True, slots=True)
class DyeChoice(Pending):
    """The seat has woven cloth and may dye it."""

    seat: int
    amount: int
    """Pieces of cloth."""


@dataclass(frozen=True, slots=True, repr=False)
class Weave(Action):
    """Weave wool into cloth."""

    amount: int

    def __str__(self) -> str:
        return f"weave {self.amount}"


@dataclass(frozen=True, slots=True, repr=False)
class Dye(Action):
    """Sell the cloth as tartan, or plain."""

    tartan: bool

    def __str__(self) -> str:
        return "dye tartan" if self.tartan else "dye plain"


weave = cache(Weave)
PLAIN = Dye(tartan=False)
TARTAN = Dye(tartan=True)


def most_cloth(player: PlayerState) -> int:
    """Return how much cloth a player can weave now."""
    return min(player.power.number("limit"), player.goods[Good.WOOL])


def apply_weave(state: State, seat: int, action: Weave) -> None:
    """Discard the wool and ask for the dye."""
    change_goods(state, seat, Good.WOOL, -action.amount, "weave")
    state.players[seat].power_state = WOVEN
    state.pending += (DyeChoice(seat, action.amount),)


def explain_weave(state: State, seat: int, action: Weave) -> list[Reason]:
    """Return why so much cloth cannot be woven."""
    player = state.players[seat]
    if player.power_state == WOVEN:
        return [Reason("CLN-La", "already_woven")]
    return [Reason("CLN-La", "too_many", {"amount": most_cloth(player)})]


def every_weave(content: Content) -> Iterable[Action]:
    """Return all amounts up to the printed limit."""
    limit = content.clans["lamont"].numbers["limit"]
    assert isinstance(limit, int)
    return map(weave, range(1, limit + 1))


def weave_worth(worth: Evaluator, action: Weave) -> float:
    """Return the money of plain cloth less what the wool is worth."""
    money = worth.player.power.number("plain") * action.amount
    return money - worth.losing(Good.WOOL, action.amount)


def legal_dye(state: State, pending: DyeChoice, actions: list[Action]) -> None:
    """Add plain cloth, and tartan if there is grain for the dye."""
    actions.append(PLAIN)
    if state.players[pending.seat].goods[Good.GRAIN]:
        actions.append(TARTAN)


def apply_dye(state: State, seat: int, action: Dye) -> None:
    """Sell the cloth; the dye of tartan costs one grain."""
    pending = state.pending[-1]
    assert isinstance(pending, DyeChoice)
    if action.tartan:
        change_goods(state, seat, Good.GRAIN, -1, "dye")
    price = state.players[seat].power.number("tartan" if action.tartan else "plain")
    change_money(state, seat, price * pending.amount, "dye")
    drop_top(state)


def explain_dye(state: State, seat: int, action: Dye) -> list[Reason]:
    """Return why the cloth cannot be dyed."""
    return [Reason("CLN-La", "goods_short", {"good": "grain", "amount": 1})]


def check_dye(state: State, pending: DyeChoice) -> str | None:
    """Return what is wrong with a decision in a position typed by hand."""
    limit = state.players[pending.seat].power.number("limit")
    return None if 1 <= pending.amount <= limit else f"amount must be 1 to {limit}"


def read_dye(words: Words) -> Action:
    """Read plain or tartan."""
    return TARTAN if words.one_of("plain or tartan", ("plain", "tartan")) == "tartan" else PLAIN


def dye_worth(worth: Evaluator, action: Dye) -> float:
    """Return the money less what the grain is worth."""
    pending = worth.state.pending[-1]
    assert isinstance(pending, DyeChoice)
    power = worth.player.power
    if action.tartan:
        return power.number("tartan") * pending.amount - worth.losing(Good.GRAIN, 1)
    return float(power.number("plain") * pending.amount)


class Lamont(Clan):
    """Once a turn, before the main action, wool becomes cloth, plain or tartan."""

    figures = {"limit": Figure(1, 9), "plain": Figure(), "tartan": Figure()}
    problems = {"already_woven": "you have already woven this turn"}
    acts_before_main = True
    own_decisions = (OwnDecision(DyeChoice, Phase.ACTION, legal_dye, check_dye),)
    own_actions = (
        OwnAction(
            Weave,
            form="weave AMOUNT",
            example="weave 2",
            meaning="weave wool into cloth",
            read=lambda words: weave(words.number("the amount")),
            answers=(Turn,),
            clause="CLN-La",
            apply=apply_weave,
            explain=explain_weave,
            every=every_weave,
            worth=weave_worth,
            good=Good.WOOL,
        ),
        OwnAction(
            Dye,
            form="dye plain|tartan",
            example="dye tartan",
            meaning="sell the cloth plain or as tartan",
            read=read_dye,
            answers=(DyeChoice,),
            clause="CLN-La",
            apply=apply_dye,
            explain=explain_dye,
            every=lambda content: (PLAIN, TARTAN),
            worth=dye_worth,
        ),
    )

    def set_up(self, player: PlayerState) -> None:
        """Begin without cloth."""
        player.power_state = NOT_WOVEN

    def turn_started(self, state: State, seat: int) -> None:
        """Allow weaving again."""
        state.own(seat).power_state = NOT_WOVEN

    def actions_before_main(self, state: State, seat: int, actions: list[Action]) -> None:
        """Add every amount of cloth, once a turn."""
        player = state.players[seat]
        if player.power_state == NOT_WOVEN:
            actions.extend(weave(amount) for amount in range(1, most_cloth(player) + 1))


CLANS = {"lamont": Lamont}

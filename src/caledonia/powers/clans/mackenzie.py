"""Clan MacKenzie (CLN-MK1, CLN-MK2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from caledonia import events
from caledonia.actions import Action
from caledonia.board import Board
from caledonia.content.tiles import Figure
from caledonia.content.types import Content, Tile
from caledonia.errors import Reason
from caledonia.pending import Pending
from caledonia.powers.base import Clan
from caledonia.powers.own import OwnAction, OwnDecision
from caledonia.rules.change import change_goods, change_money, drop_top
from caledonia.state import PlayerState, State
from caledonia.types import ROUNDS, Good, Phase

if TYPE_CHECKING:
    from caledonia.bots.evaluator import Evaluator
    from caledonia.notation.words import Words


@dataclass(frozen=True, slots=True)
class CellarChoice(Pending):
    """The seat may store one of the whisky just produced."""

    seat: int


@dataclass(frozen=True, slots=True, repr=False)
class Cellar(Action):
    """Put a whisky just produced into the cellar, or not."""

    store: bool

    def __str__(self) -> str:
        return "cellar yes" if self.store else "cellar no"


@dataclass(frozen=True, slots=True, repr=False)
class Withdraw(Action):
    """Take the barrel on a place of the cellar (counted from 1) into stock."""

    place: int

    def __str__(self) -> str:
        return f"withdraw {self.place}"


CELLAR_YES = Cellar(store=True)
CELLAR_NO = Cellar(store=False)
withdraw = cache(Withdraw)


def legal_cellar(state: State, pending: CellarChoice, actions: list[Action]) -> None:
    """Store a barrel or not."""
    actions.extend((CELLAR_YES, CELLAR_NO))


def apply_cellar(state: State, seat: int, action: Cellar) -> None:
    """Put a whisky just produced on the first place."""
    if action.store:
        player = state.players[seat]
        change_goods(state, seat, Good.WHISKY, -1, "cellar")
        player.power_state = (1, *player.power_state[1:])
        if state.log is not None:
            state.log.append(events.BarrelMoved(seat, 0, 1))
    drop_top(state)


def check_cellar(state: State, pending: CellarChoice) -> str | None:
    """Return why nothing can be stored in a position."""
    player = state.players[pending.seat]
    if player.power_state[0] or not player.goods[Good.WHISKY]:
        return "storing needs whisky in stock and an empty first place in clan_state"
    return None


def read_cellar(words: Words) -> Action:
    """Read yes or no."""
    return CELLAR_YES if words.one_of("yes or no", ("yes", "no")) == "yes" else CELLAR_NO


def cellar_worth(worth: Evaluator, action: Cellar) -> float:
    """Store what has time to age."""
    return float(action.store and worth.productions > 2)


def apply_withdraw(state: State, seat: int, action: Withdraw) -> None:
    """Take a barrel out of the cellar."""
    power = state.players[seat].power
    assert isinstance(power, MacKenzie)
    power.take_out(state, seat, action.place)


def explain_withdraw(state: State, seat: int, action: Withdraw) -> list[Reason]:
    """Return why no barrel can be taken from this place."""
    return [Reason("CLN-MK2", "no_barrel", {"place": action.place})]


def every_withdraw(content: Content) -> Iterable[Action]:
    """Return all places of the cellar."""
    cellar = content.clans["mackenzie"].numbers["cellar"]
    assert isinstance(cellar, tuple)
    return map(withdraw, range(1, len(cellar) + 1))


def withdraw_worth(worth: Evaluator, action: Withdraw) -> float:
    """Take out what a contract lacks, and the oldest barrel before the game ends."""
    is_last = action.place == len(worth.player.power.row("cellar"))
    return 5.0 if worth.missing(Good.WHISKY) or (is_last and worth.round == ROUNDS) else -1.0


class MacKenzie(Clan):
    """Money for whisky, and a cellar where barrels age.

    ``power_state`` holds 0 or 1 for each place of the cellar.
    """

    figures = {"whisky": Figure(), "cellar": Figure(row=3)}
    problems = {
        "no_barrel": "there is no barrel in cellar space {place}",
    }
    has_any_time_actions = True
    own_decisions = (OwnDecision(CellarChoice, Phase.PRODUCTION, legal_cellar, check_cellar),)
    own_actions = (
        OwnAction(
            Withdraw,
            form="withdraw PLACE",
            example="withdraw 2",
            meaning="take the barrel on a place of the cellar (from 1)",
            read=lambda words: withdraw(words.number("a place of the cellar")),
            answers=(),
            clause="CLN-MK2",
            apply=apply_withdraw,
            explain=explain_withdraw,
            every=every_withdraw,
            worth=withdraw_worth,
            good=Good.WHISKY,
            deed="barrel_moved",
            cause="cellar",
        ),
        OwnAction(
            Cellar,
            form="cellar yes|no",
            example="cellar yes",
            meaning="put a whisky just produced into the cellar or not",
            read=read_cellar,
            answers=(CellarChoice,),
            clause="CLN-MK2",
            apply=apply_cellar,
            explain=None,
            every=lambda content: (CELLAR_YES, CELLAR_NO),
            worth=cellar_worth,
            good=Good.WHISKY,
            deed="barrel_moved",
        ),
    )

    def __init__(self, tile: Tile, content: Content, board: Board) -> None:
        super().__init__(tile, content, board)
        self._cellar = self.row("cellar")

    def set_up(self, player: PlayerState) -> None:
        """Begin with an empty cellar."""
        player.power_state = (0,) * len(self._cellar)

    def acts_any_time(self, player: PlayerState) -> bool:
        """Whether there is a barrel in the cellar."""
        return any(player.power_state)

    def actions_any_time(self, player: PlayerState, actions: list[Action]) -> None:
        """Take a barrel out."""
        for place, barrel in enumerate(player.power_state, start=1):
            if barrel:
                actions.append(withdraw(place))

    def take_out(self, state: State, seat: int, place: int) -> None:
        """Move the barrel on a place (from 1) to stock for the place's money."""
        player = state.players[seat]
        cellar = list(player.power_state)
        cellar[place - 1] = 0
        player.power_state = tuple(cellar)
        if state.log is not None:
            state.log.append(events.BarrelMoved(seat, place, 0))
        change_goods(state, seat, Good.WHISKY, 1, "cellar")
        change_money(state, seat, self._cellar[place - 1], "cellar")

    def production_started(self, state: State, seat: int) -> None:
        """The oldest barrel leaves, the others age one place."""
        player = state.players[seat]
        last = len(self._cellar)
        if player.power_state[-1]:
            self.take_out(state, seat, last)
        player.power_state = (0, *player.power_state[:-1])
        if state.log is not None:
            for place, barrel in enumerate(player.power_state, start=1):
                if barrel:
                    state.log.append(events.BarrelMoved(seat, place - 1, place))

    def production_ended(self, state: State, seat: int, whisky: int) -> Pending | None:
        """Money for every whisky, and one of them may enter the cellar."""
        change_money(state, seat, self.number("whisky") * whisky, "clan")
        return CellarChoice(seat) if whisky else None

    def stored_processed_goods(self, player: PlayerState) -> int:
        """Barrels in the cellar count in scorings."""
        return sum(player.power_state)

    def before_final_scoring(self, state: State, seat: int) -> None:
        """All barrels go to stock."""
        for place, barrel in enumerate(state.players[seat].power_state, start=1):
            if barrel:
                self.take_out(state, seat, place)

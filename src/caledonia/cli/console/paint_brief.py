"""The table in a few lines, for low screens."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.text import Text

from caledonia.cli.console.flow import INDENT, Flow
from caledonia.cli.console.paint_boards import slots_of
from caledonia.cli.console.paint_table import paint_order
from caledonia.cli.console.style import FAINT, badge, heading
from caledonia.cli.words import Words
from caledonia.rules.trade import price_of
from caledonia.state import State
from caledonia.types import GOODS, ROUNDS


def paint_round(words: Words, state: State) -> Text:
    """Return the round and its scoring tile in one line."""
    if not state.round:
        return heading(words.text("table-setup"))
    text = heading(words.text("table-round", round=state.round, rounds=ROUNDS))
    if state.setup.scoring:
        tile = state.setup.scoring[state.round - 1]
        text.append(f"  {words.about('scoring', tile)}")
    return text


def paint_brief(words: Words, state: State, seats: Iterable[int]) -> Group:
    """Return round, turn order, prices and what some players have."""
    prices = [f"{words.good(good)} {words.money(price_of(state, good))}" for good in GOODS]
    return Group(
        paint_round(words, state),
        paint_order(words, state),
        Flow([heading(words.text("table-market")), *prices], indent=INDENT),
        *(paint_player(words, state, seat) for seat in seats),
        Text(words.text("brief-more"), style=FAINT),
    )


def paint_player(words: Words, state: State, seat: int) -> Flow:
    """Return what a player has, in a line or two."""
    player, text = state.players[seat], words.text
    head = badge(seat).append(f" {words.names[seat]}", style="bold")
    if player.power.id:
        head.append(f" {words.clan_short(player.power.id)}")
    items: list[Text | str] = [head, words.money(player.money), *words.stock(player.goods)]
    merchants = text(
        "board-merchants-cell", stock=player.merchants, board=player.merchants_on_board
    )
    items.append(f"{text('board-merchants')} {merchants}")
    items.append(f"{text('board-shipping')} {player.shipping}")
    items.append(f"{text('board-slots')} {slots_of(player)}")
    items.append(f"{text('board-fulfilled')} {len(player.fulfilled)}")
    items.append(f"{text('score-glory')} {player.glory}")
    return Flow(items, indent=INDENT)

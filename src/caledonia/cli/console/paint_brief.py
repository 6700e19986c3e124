"""The table in a few lines, for low screens."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from caledonia.cli.console.flow import Flow
from caledonia.cli.console.paint_table import paint_order
from caledonia.cli.console.style import FAINT, PLAIN, heading
from caledonia.cli.words import Words
from caledonia.rules.trade import price_of
from caledonia.state import State
from caledonia.types import GOODS, ROUNDS


def paint_brief(words: Words, state: State, seat: int) -> Group:
    """Return round, turn order, prices and what a player has."""
    if state.round:
        first = heading(words.text("table-round", round=state.round, rounds=ROUNDS))
        if state.setup.scoring:
            tile = state.setup.scoring[state.round - 1]
            first.append(f"  {words.about('scoring', tile)}", style=PLAIN)
    else:
        first = heading(words.text("table-setup"))
    prices = [Text(f"{words.good(good)} {words.money(price_of(state, good))}") for good in GOODS]
    player = state.players[seat]
    merchants = words.text(
        "board-merchants-cell", stock=player.merchants, board=player.merchants_on_board
    )
    owned = [words.money(player.money), *words.stock(player.goods)]
    owned.append(f"{words.text('board-merchants')} {merchants}")
    return Group(
        first,
        paint_order(words, state),
        Flow([heading(words.text("table-market")), *prices]),
        Flow([heading(words.text("brief-yours")), *owned]),
        Text(words.text("brief-more"), style=FAINT),
    )

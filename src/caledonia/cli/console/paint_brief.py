"""The table in a few lines, for low screens."""

from __future__ import annotations

from rich.text import Text

from caledonia.cli.console.paint_table import paint_order
from caledonia.cli.console.style import FAINT, HEADING
from caledonia.cli.words import NO_BREAK, Words
from caledonia.rules.trade import price_of
from caledonia.state import State
from caledonia.types import GOODS, ROUNDS


def paint_brief(words: Words, state: State, seat: int) -> Text:
    """Return round, turn order, prices and what a player has."""
    text = Text()
    if state.round:
        text.append(words.text("table-round", round=state.round, rounds=ROUNDS), style=HEADING)
        if state.setup.scoring:
            tile = state.setup.scoring[state.round - 1]
            text.append(f"  {words.about('scoring', tile)}")
    else:
        text.append(words.text("table-setup"), style=HEADING)
    if state.turn_order:
        text.append("\n")
        text.append_text(paint_order(words, state))
    text.append("\n")
    text.append(words.text("table-market"), style=HEADING)
    for good in GOODS:
        price = words.money(price_of(state, good))
        text.append(f"  {words.good(good)} {price}".replace(" ", NO_BREAK).replace(NO_BREAK, " ", 2))
    player = state.players[seat]
    text.append("\n")
    text.append(words.text("brief-yours"), style=HEADING)
    merchants = words.text(
        "board-merchants-cell", stock=player.merchants, board=player.merchants_on_board
    )
    parts = [words.money(player.money), *words.stock(player.goods)]
    text.append(f"  {words.listed(parts)}  {words.text('board-merchants')} {merchants}")
    text.append(f"\n{words.text('brief-more')}", style=FAINT)
    return text

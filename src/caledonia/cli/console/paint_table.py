"""The table besides the map: rounds, turn order, market, contracts, imports."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caledonia.cli.console.flow import INDENT, Flow
from caledonia.cli.console.style import (
    FAINT,
    GOOD_NEWS,
    NOW,
    SEAT_LETTERS,
    SEAT_STYLES,
    badge,
    heading,
)
from caledonia.cli.words import Words, capital
from caledonia.content.types import Contract
from caledonia.rules.contracts import contract_money
from caledonia.rules.final import import_values
from caledonia.rules.fulfil import can_fulfil, imported_so_far, tracks_imports
from caledonia.rules.turn import pass_money
from caledonia.state import State
from caledonia.types import GOODS, IMPORTS, MEAT_ANIMALS, ROUNDS


def padded(words: str, width: int) -> str:
    """Return words filled up with spaces to a width on the screen."""
    return words + " " * max(0, width - cell_len(words))


def paint_rounds(words: Words, state: State) -> Text:
    """Return the scoring tile of every round, with the current one marked."""
    text = heading(words.text("table-round", round=max(state.round, 1), rounds=ROUNDS))
    if not state.round:
        text = heading(words.text("table-setup"))
    for number, tile in enumerate(state.setup.scoring, start=1):
        mark = "✓" if number < state.round else "▶" if number == state.round else " "
        style = FAINT if number < state.round else "bold" if number == state.round else ""
        text.append(f"\n{mark} {number}: {words.about('scoring', tile)}", style=style)
    return text


def paint_order(words: Words, state: State) -> Flow:
    """Return the turn order, who has passed, and the money of the next pass."""
    items = [heading(words.text("table-order"))]
    for place, seat in enumerate(state.turn_order):
        item = Text("→ " if place else "")
        item.append_text(badge(seat))
        passed = seat in state.passed
        item.append(f" {words.names[seat]}", style=FAINT if passed else "")
        if passed:
            item.append(f" {words.text('table-passed')}", style=FAINT)
        items.append(item)
    if len(state.passed) < state.setup.players:
        money = words.money(pass_money(state))
        items.append(Text(words.text("table-pass-money", money=money)))
    return Flow(items, indent=INDENT)


def paint_market(words: Words, state: State) -> Text:
    """Return the six price ladders and all merchants."""
    text = heading(words.text("table-market"))
    market = state.setup.market
    width = max(cell_len(words.good(good)) for good in GOODS) + 1
    lowest, highest = market.medium
    # Only the dice of the solo game ask for the medium bracket.
    solo = state.setup.players == 1
    for good in GOODS:
        text.append("\n" + padded(capital(words.good(good)), width))
        for step, price in enumerate(market.tracks[good]):
            if solo and step in (lowest, highest + 1):
                text.append("|")
            if step == state.prices[good]:
                text.append(f"[{price}]".rjust(4), style=NOW)
            else:
                medium = lowest <= step <= highest
                text.append(str(price).rjust(3) + " ", style="" if medium else FAINT)
        _append_merchants(text, words, state, good)
    if solo:
        text.append(f"\n{words.text('table-medium')}", style=FAINT)
    return text


def _append_merchants(text: Text, words: Words, state: State, good: int) -> None:
    """Add the merchants of all players on both sides of a good."""
    for sign, key in ((1, "table-buyers"), (-1, "table-sellers")):
        standing = [
            (seat, player.market[good] * sign)
            for seat, player in enumerate(state.players)
            if player.market[good] * sign > 0
        ]
        if standing:
            text.append(f"  {words.text(key)}", style=FAINT)
        for seat, count in standing:
            text.append(" ")
            text.append(f"{SEAT_LETTERS[seat]}{count}", style=SEAT_STYLES[seat])


def contract_price(words: Words, state: State, seat: int | None) -> str:
    """Return what a contract costs or pays a seat now, or everyone this round."""
    if seat is None:
        money = state.setup.content.export.contract_money[state.round - 1]
    else:
        money = contract_money(state, state.players[seat])
    if money > 0:
        return words.text("contracts-paid", money=words.money(money))
    if money < 0:
        return words.text("contracts-cost", money=words.money(-money))
    return words.text("contracts-free")


def paint_contracts(
    words: Words, state: State, seat: int | None, *, everybody: bool = False
) -> Group:
    """Return the export board and a seat's contracts; ✓ could be fulfilled now.

    :param everybody: show also what the others hold, which is public.
    """
    title = heading(words.text("table-contracts"))
    if state.round:
        title.append(f"  {contract_price(words, state, seat)}")
    numbers = [number for number in state.boxes if number]
    parts: list[RenderableType] = [title]
    if numbers:
        parts.append(_contract_rows(words, state, numbers, seat))
    else:
        parts.append(Text(words.text("table-no-contracts"), style=FAINT))
    if seat is not None and state.players[seat].slots:
        parts.append(heading(words.text("table-held")))
        parts.append(_contract_rows(words, state, state.players[seat].slots, seat))
    for other, player in enumerate(state.players):
        if everybody and other != seat and player.slots:
            held = heading(words.text("table-held-by", name=words.names[other]))
            parts.append(badge(other).append(" ").append_text(held))
            parts.append(_contract_rows(words, state, player.slots, None))
    return Group(*parts)


def _contract_rows(words: Words, state: State, numbers: Iterable[int], seat: int | None) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for number in numbers:
        contract = state.setup.content.contracts[number]
        payable = seat is not None and can_fulfil(state, state.players[seat], contract)
        grid.add_row(
            Text("✓" if payable else " ", style=GOOD_NEWS),
            Text(f"{number:2}:", style="bold"),
            contract_text(words, state, contract, seat),
        )
    return grid


def contract_text(words: Words, state: State, contract: Contract, seat: int | None) -> Text:
    """Return a contract, cost → reward; what the seat has of its cost is highlighted."""
    owned: list[bool] = []
    if seat is not None:
        player = state.players[seat]
        owned = [player.goods[g] >= contract.goods[g] for g in GOODS if contract.goods[g]]
        for meat, animal in enumerate(MEAT_ANIMALS):
            if contract.meat[meat]:
                owned.append(player.pieces[animal].bit_count() >= contract.meat[meat])
    text = Text()
    for place, part in enumerate(words.contract_cost(contract)):
        text.append(", " if place else "")
        text.append(part, style=GOOD_NEWS if owned and owned[place] else "")
    return text.append(f" → {words.listed(words.contract_reward(contract))}")


def paint_imports(words: Words, state: State) -> Flow:
    """Return the import track and what each import would be worth now."""
    items = [heading(words.text("table-imports"))]
    values = import_values(state)
    mark = state.setup.content.export.import_mark
    for kind in IMPORTS:
        total = imported_so_far(state, kind)
        notes = [words.text("table-import-value", points=values[kind])]
        if tracks_imports(state):
            following = (total // mark + 1) * mark
            notes.append(words.text("table-import-next", money=words.money(1), step=following))
        item = Text(f"{words.text(f'import-{kind}')} {total}", style="bold")
        items.append(item.append(f" ({words.listed(notes)})", style="not bold dim"))
    return Flow(items, indent=INDENT)


def paint_ports(words: Words, state: State) -> Text:
    """Return the port tiles in play and what they do."""
    text = heading(words.text("table-ports"))
    for port in state.setup.ports:
        text.append("\n")
        text.append(port.id, style="bold")
        text.append(f" {words.text(f'port-{port.id}')}: {words.about('port', port)}")
    return text

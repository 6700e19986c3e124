"""What lies on the table besides the map: rounds, turn order, market, contracts, imports."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from caledonia.cli.console.style import FAINT, GOOD_NEWS, NOW, SEAT_LETTERS, SEAT_STYLES, heading
from caledonia.cli.words import NO_BREAK, Words, capital
from caledonia.content.types import Contract
from caledonia.rules.contracts import contract_money
from caledonia.rules.final import import_values
from caledonia.rules.fulfil import can_fulfil, imported_so_far, tracks_imports
from caledonia.state import State
from caledonia.types import GOODS, IMPORTS, MEAT_ANIMALS, ROUNDS


def padded(words: str, width: int) -> str:
    """Return words filled up with spaces to a width on the screen."""
    return words + " " * max(0, width - cell_len(words))


def paint_rounds(words: Words, state: State) -> Text:
    """Return the round, and the scoring tile of every round with the current one marked."""
    text = heading(words.text("table-round", round=max(state.round, 1), rounds=ROUNDS))
    if not state.round:
        text = heading(words.text("table-setup"))
    for number, tile in enumerate(state.setup.scoring, start=1):
        mark = "✓" if number < state.round else "▶" if number == state.round else " "
        style = FAINT if number < state.round else "bold" if number == state.round else ""
        text.append(f"\n{mark} {number} {words.about('scoring', tile)}", style=style)
    return text


def paint_order(words: Words, state: State) -> Text:
    """Return the turn order, who has passed, and the money of the next pass."""
    text = heading(words.text("table-order"))
    text.append("  ")
    for place, seat in enumerate(state.turn_order):
        text.append(" → " if place else "")
        text.append(f" {SEAT_LETTERS[seat]} ", style=SEAT_STYLES[seat])
        name = words.names[seat]
        text.append(f" {name}", style=FAINT if seat in state.passed else "")
        if seat in state.passed:
            text.append(f" {words.text('table-passed')}", style=FAINT)
    export = state.setup.content.export
    money = export.pass_money
    if state.setup.players == 1:
        text.append(f"\n{words.text('table-pass-money', money=words.money(export.solo_pass_money))}")
    elif len(state.passed) < state.setup.players:
        next_money = words.money(money[len(state.passed)])
        text.append(f"\n{words.text('table-pass-money', money=next_money)}")
    return text


def paint_market(words: Words, state: State) -> Text:
    """Return the six price ladders and all merchants."""
    text = heading(words.text("table-market"))
    market = state.setup.market
    width = max(cell_len(words.good(good)) for good in GOODS) + 1
    lowest, highest = market.medium
    for good in GOODS:
        text.append("\n" + padded(capital(words.good(good)), width))
        for step, price in enumerate(market.tracks[good]):
            if step == state.prices[good]:
                text.append(f"[{price}]".rjust(4), style=NOW)
            else:
                medium = lowest <= step <= highest
                text.append(str(price).rjust(3) + " ", style="" if medium else FAINT)
        _append_merchants(text, words, state, good)
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


def contract_price(words: Words, state: State) -> str:
    """Return what taking a contract costs or pays this round."""
    money = contract_money(state) if state.round else 0
    if money > 0:
        return words.text("contracts-paid", money=words.money(money))
    if money < 0:
        return words.text("contracts-cost", money=words.money(-money))
    return words.text("contracts-free")


def paint_contracts(words: Words, state: State, seat: int | None) -> Text:
    """Return the contracts on the export board; a tick marks what the seat could deliver."""
    text = heading(words.text("table-contracts"))
    if state.round:
        text.append(f"  {contract_price(words, state)}")
    contracts = state.setup.content.contracts
    for number in state.boxes:
        if number:
            text.append("\n")
            text.append_text(contract_line(words, state, contracts[number], seat))
    if not any(state.boxes):
        text.append(f"\n{words.text('table-no-contracts')}", style=FAINT)
    if seat is not None and (state.players[seat].slots):
        text.append("\n")
        text.append_text(heading(words.text("table-held")))
        for number in state.players[seat].slots:
            text.append("\n")
            text.append_text(contract_line(words, state, contracts[number], seat))
    return text


def contract_line(words: Words, state: State, contract: Contract, seat: int | None) -> Text:
    """Return a contract in one line; what the seat has of its cost stands out."""
    player = None if seat is None else state.players[seat]
    payable = player is not None and can_fulfil(state, player, contract)
    text = Text("✓" if payable else " ", style=GOOD_NEWS)
    text.append(f"{contract.id:3} ", style="bold")
    owned: list[bool] = []
    if player is not None:
        owned = [player.goods[g] >= contract.goods[g] for g in GOODS if contract.goods[g]]
        for meat, animal in enumerate(MEAT_ANIMALS):
            if contract.meat[meat]:
                owned.append(player.pieces[animal].bit_count() >= contract.meat[meat])
    for place, part in enumerate(words.contract_cost(contract)):
        text.append(", " if place else "")
        has_it = bool(owned) and owned[place]
        text.append(part.replace(" ", NO_BREAK), style=GOOD_NEWS if has_it else "")
    reward = (part.replace(" ", NO_BREAK) for part in words.contract_reward(contract))
    text.append(f" → {words.listed(reward)}")
    return text


def paint_imports(words: Words, state: State) -> Text:
    """Return the import track and what each import would be worth now."""
    text = heading(words.text("table-imports"))
    values = import_values(state)
    mark = state.setup.content.export.import_mark
    for kind in IMPORTS:
        total = imported_so_far(state, kind)
        name = words.text(f"import-{kind}")
        text.append(f"  {name} {total}", style="bold")
        text.append(f" ({words.text('table-import-value', points=values[kind])}", style=FAINT)
        if tracks_imports(state):
            following = (total // mark + 1) * mark
            words_next = words.text("table-import-next", money=words.money(1), step=following)
            text.append(f", {words_next}", style=FAINT)
        text.append(")", style=FAINT)
    return text


def paint_ports(words: Words, state: State) -> Text:
    """Return the port tiles in play and what they do."""
    text = heading(words.text("table-ports"))
    for port in state.setup.ports:
        text.append("\n")
        text.append(port.id, style="bold")
        text.append(f" {words.text(f'port-{port.id}')}: {words.about('port', port)}")
    return text

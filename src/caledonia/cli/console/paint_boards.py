"""All players' boards side by side, and the score sheets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich import box
from rich.table import Table
from rich.text import Text

from caledonia.cli.console.style import FAINT, badge, heading
from caledonia.cli.words import Words, capital
from caledonia.rules.contracts import free_slots
from caledonia.rules.final import SCORE_LINES, Outcome
from caledonia.rules.production import BASIC_PRODUCERS
from caledonia.state import PlayerState, State
from caledonia.types import GOODS, PRODUCERS, PRODUCT, UNITS, WORKERS, Unit

Cell = Callable[[PlayerState], str]


def _header(words: Words, seat: int, *rest: str) -> Text:
    text = badge(seat)
    text.append(f" {words.names[seat]}", style="bold")
    for line in rest:
        text.append(f"\n{line}", style="not bold")
    return text


def paint_boards(words: Words, state: State, *, roomy: bool) -> Table:
    """Return the boards as a table with one column per player.

    :param roomy: there is room for more words.
    """
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=False, show_edge=False)
    table.add_column(heading(words.text("board-heading")), no_wrap=True)
    for seat, player in enumerate(state.players):
        clan = words.clan_short(player.power.id) if player.starting_tile else ""
        table.add_column(_header(words, seat, clan), overflow="fold")

    def row(label: str, cell: Cell) -> None:
        table.add_row(label, *(cell(player) for player in state.players))

    text = words.text
    row(text("board-money"), lambda p: words.money(p.money))
    row(text("score-glory"), lambda p: str(p.glory))
    row(text("board-columns"), lambda _: "")
    for good in GOODS:
        unit = PRODUCERS[good]
        label = f"{capital(words.unit(unit))} → {words.good(good)}"
        row(label, partial(_pieces_and_stock, unit, good))
    more = state.setup.content.units.technology_income
    for worker in workers_in_play(state):
        row(capital(words.unit(worker)), partial(_workers, words, more, worker))
    row(text("board-shipping"), partial(_shipping, words, roomy))
    row(text("board-merchants"), lambda p: _merchants(words, p))
    row(text("board-slots"), slots_of)
    row(text("board-fulfilled"), _fulfilled)
    if state.setup.ports:
        row(text("board-ports"), lambda p: _ports_used(state, p))
    if any(player.power_state for player in state.players if _has_cellar(player)):
        row(text("board-cellar"), _cellar)
    row(text("board-income"), lambda p: _income(words, state, p))
    return table


def workers_in_play(state: State) -> tuple[Unit, ...]:
    """Return the kinds of worker that any player has."""
    return tuple(
        unit
        for unit in UNITS
        if unit in WORKERS and any(unit in player.power.units for player in state.players)
    )


def _pieces(unit: int, player: PlayerState) -> str:
    return f"{player.pieces[unit].bit_count()}/{player.power.units_left(player, unit)}"


def _pieces_and_stock(unit: int, good: int, player: PlayerState) -> str:
    return f"{_pieces(unit, player)}{player.goods[good]:7}"


def _workers(words: Words, more: int, unit: int, player: PlayerState) -> str:
    """Return the workers on the map, and what technology adds for each."""
    if unit not in player.power.units:
        return "–"
    upgraded = player.technology >> unit & 1
    return _pieces(unit, player) + (f" {words.change(more)}" if upgraded else "")


def _shipping(words: Words, roomy: bool, player: PlayerState) -> str:
    level = str(player.shipping)
    return f"{level} {words.text(f'shipping-{level}')}" if roomy else level


def _merchants(words: Words, player: PlayerState) -> str:
    return words.text(
        "board-merchants-cell", stock=player.merchants, board=player.merchants_on_board
    )


def slots_of(player: PlayerState) -> str:
    """Return the contracts in a player's slots, and the empty ones."""
    empty = ["–"] * free_slots(player)
    return " ".join([*map(str, player.slots), *empty])


def _fulfilled(player: PlayerState) -> str:
    numbers = " ".join(map(str, player.fulfilled))
    return f"{len(player.fulfilled)}: {numbers}" if numbers else "0"


def _ports_used(state: State, player: PlayerState) -> str:
    used = [
        port.id for corner, port in enumerate(state.setup.ports) if player.ports_used >> corner & 1
    ]
    return " ".join(used) or "–"


def _has_cellar(player: PlayerState) -> bool:
    return "cellar" in player.power.numbers


def _cellar(player: PlayerState) -> str:
    if not _has_cellar(player):
        return "–"
    places = player.power.row("cellar")
    barrels = zip(player.power_state, places, strict=False)
    return " ".join(f"({value})" if barrel else "·" for barrel, value in barrels)


def _income(words: Words, state: State, player: PlayerState) -> str:
    """Return what the next production gives before the factories work."""
    parts = [words.money(player.power.worker_income(player))]
    yields = state.setup.content.units.yields
    for unit in BASIC_PRODUCERS:
        amount = player.pieces[unit].bit_count() * yields[unit]
        if amount:
            parts.append(words.goods(PRODUCT[unit], amount))
    return words.listed(parts)


def paint_clans(words: Words, state: State) -> Table:
    """Return what the clans in play can do."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for seat, player in enumerate(state.players):
        if player.power.id:
            about = f"{words.clan(player.power.id)}: {words.about('clan', player.power)}"
            grid.add_row(badge(seat), Text(about, style=FAINT))
    return grid


def paint_score(words: Words, outcome: Outcome, title: str) -> Table:
    """Return the score sheets line by line."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, title_justify="left")
    table.add_column(heading(title))
    for sheet in outcome.sheets:
        table.add_column(_header(words, sheet.seat), justify="right")
    for line in SCORE_LINES:
        if line == "bid" and not any(sheet.bid for sheet in outcome.sheets):
            continue
        cells = []
        for sheet in outcome.sheets:
            points = getattr(sheet, line)
            counts = {
                "contracts": sheet.contracts_fulfilled,
                "settlements": sheet.settlements_linked,
            }
            if line in counts:
                figure = words.text(f"score-{line}.figure", points=points, count=counts[line])
                cells.append(figure)
            else:
                cells.append(str(points).replace("-", "−"))
        table.add_row(words.text(f"score-{line}"), *cells)
    table.add_section()
    totals = (Text(str(sheet.total), style="bold") for sheet in outcome.sheets)
    table.add_row(Text(words.text("score-total"), style="bold"), *totals)
    left = (Text(words.money(sheet.money_left), style=FAINT) for sheet in outcome.sheets)
    table.add_row(Text(words.text("score-money_left"), style=FAINT), *left)
    return table

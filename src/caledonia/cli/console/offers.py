"""The legal actions with their costs, grouped by kind and abbreviated."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from caledonia import actions as a
from caledonia.cli.console.flow import Flow
from caledonia.cli.console.paint_table import contract_price, contract_text
from caledonia.cli.console.style import FAINT, typed
from caledonia.cli.words import Words
from caledonia.game import Game
from caledonia.powers.own import OwnAction
from caledonia.powers.registry import CLAN_OF, OWN_ACTIONS, decisions_of
from caledonia.rules.expand import cost_of
from caledonia.rules.neighbourhood import price_now
from caledonia.rules.turn import pass_money
from caledonia.types import GOOD_NAMES, SPACE_NAMES, UNIT_NAMES, Phase

FEW: Final = 6
"""Uses of a port that are listed; for more, only their form is."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One line of the list: its group's key and what it says."""

    group: str
    line: RenderableType


def targets(actions: Iterable[a.Action]) -> int:
    """Return the spaces that the actions name, as a mask."""
    mask = 0
    for action in actions:
        space = getattr(action, "space", None)
        if space is None:
            space = getattr(action, "target", None)
        if space is not None:
            mask |= 1 << space
    return mask


def offers(words: Words, game: Game) -> list[Offer]:
    """Return all legal actions of a game as a short list."""
    listed: list[Offer] = []
    by_lines: dict[tuple[str, Lines], list[Any]] = {}
    for action in game.legal_actions:
        by_lines.setdefault(LINES[type(action)], []).append(action)
    for (group, lines), actions in by_lines.items():
        listed.extend(Offer(group, line) for line in lines(words, game, actions))
    return sorted(listed, key=lambda offer: GROUPS.index(offer.group))


def _line(code: str, *rest: str) -> Text:
    """Return a line: a code, then what is to be said about it."""
    text = typed(code)
    for part in rest:
        text.append(f" {part}")
    return text


def span(numbers: Sequence[int]) -> str:
    """Return numbers without a gap as 1–3."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def _placements(words: Words, game: Game, actions: list[a.Expand | a.Place]) -> Iterable[Flow]:
    """Group placements by unit, then by price."""
    state = game.state
    seat = game.deciding_seat
    assert seat is not None
    by_unit: dict[int, dict[int, list[str]]] = {}
    for action in actions:
        spaces = by_unit.setdefault(action.unit, {})
        cost = cost_of(state, state.players[seat], action.unit, action.space)
        spaces.setdefault(cost, []).append(SPACE_NAMES[action.space])
    verb = str(actions[0]).split()[0]
    for unit, by_cost in by_unit.items():
        code = typed(f"{verb} {UNIT_NAMES[unit]}")
        if words.unit(unit) != UNIT_NAMES[unit]:
            code.append(f" ({words.unit(unit)})")
        prices = [
            Text(f"{words.money(cost)}: ").append(" ".join(names), style="bold")
            for cost, names in sorted(by_cost.items())
        ]
        yield Flow([code, *prices])


def _trades(words: Words, game: Game, actions: list[a.Buy | a.Sell]) -> Iterable[Flow]:
    by_good: dict[tuple[str, int], list[a.Buy | a.Sell]] = {}
    for action in actions:
        by_good.setdefault((str(action).split()[0], action.good), []).append(action)
    for verb in dict.fromkeys(verb for verb, _ in by_good):
        items = []
        for (other, good), trades in by_good.items():
            if other == verb:
                code = f"{verb} {GOOD_NAMES[good]} {span([t.amount for t in trades])}"
                price = words.money(price_now(game.state, trades[0].good))
                items.append(_line(code, f"({price})"))
        yield Flow(items, gap="   ")


def _contracts(words: Words, game: Game, actions: list[a.Obtain]) -> Iterable[Text]:
    numbers = " ".join(str(action.contract) for action in actions)
    note = contract_price(words, game.state, game.deciding_seat)
    yield _line(f"obtain {numbers}", f"({note})")


def _full_contracts(words: Words, game: Game, actions: list[Any]) -> Iterable[Text]:
    """Show each contract with what it says."""
    contracts = game.state.setup.content.contracts
    for action in actions:
        if action.contract is None:
            yield _line(str(action))
        else:
            contract = contracts[action.contract]
            text = typed(str(action)).append("  ")
            yield text.append_text(contract_text(words, game.state, contract, game.deciding_seat))


def _upgrades(words: Words, game: Game, actions: list[Any]) -> Iterable[Flow]:
    costs = game.state.setup.content.upgrades
    prices = {
        a.UpgradeShipping: costs.shipping,
        a.UpgradeTechnology: costs.technology,
        a.HireMerchant: costs.merchant,
        a.BonusTechnology: costs.bonus_technology,
    }
    items = []
    for action in actions:
        price = prices.get(type(action))
        items.append(_line(str(action), *([] if price is None else [f"({words.money(price)})"])))
    yield Flow(items, gap="   ")


def _spaces(words: Words, game: Game, actions: list[a.Slaughter]) -> Iterable[Text]:
    yield _line("slaughter", " ".join(SPACE_NAMES[action.space] for action in actions))


def _pairs(words: Words, game: Game, actions: list[Any]) -> Iterable[Text]:
    """Group codes of three words by their first two."""
    by_start: dict[str, list[str]] = {}
    for action in actions:
        start, _, last = str(action).rpartition(" ")
        by_start.setdefault(start, []).append(last)
    for start, ends in by_start.items():
        yield _line(start, " ".join(ends))


def _ports(words: Words, game: Game, actions: list[a.UsePort]) -> Iterable[Text]:
    ports = {port.id: port for port in game.state.setup.ports}
    uses: dict[tuple[str, str], list[a.UsePort]] = {}
    for action in actions:
        uses.setdefault((action.tile, action.effect), []).append(action)
    for (tile, effect), choices in uses.items():
        about = words.about("port", ports[effect])
        code = f"port {tile}" if tile == effect else f"port {tile} {effect}"
        if len(choices) == 1 and not choices[0].choice:
            yield _line(code, f"({about})")
        elif len(choices) <= FEW:
            listed = " | ".join(" ".join(choice.choice) for choice in choices)
            yield _line(code, listed, f"({about})")
        else:
            yield _line(code, "…", f"({words.port_usage(ports[effect])})")


def _amounts(words: Words, game: Game, actions: list[Any]) -> Iterable[Text]:
    """Show one line for each kind of code that ends with a number."""
    by_start: dict[str, list[int]] = {}
    for action in actions:
        start, _, number = str(action).rpartition(" ")
        by_start.setdefault(start, []).append(int(number))
    for start, numbers in by_start.items():
        yield _line(f"{start} {span(numbers)}")


def _produce(words: Words, game: Game, actions: list[a.Produce]) -> Iterable[Text]:
    parts = ["produce"]
    for name in ("cheese", "bread", "whisky"):
        numbers = sorted({getattr(action, name) for action in actions})
        if numbers[-1]:
            parts.append(f"{name} {span(numbers)}")
    if len(parts) == 1:
        parts.append("cheese 0")
    yield _line(" ".join(parts))
    yield _line(str(actions[0]), words.text("offer-everything"))


def _clans(words: Words, game: Game, actions: list[Any]) -> Iterable[Text]:
    setup = game.state.setup
    tiles = dict(game.state.offer)
    for action in actions:
        clan = getattr(action, "clan", "")
        tile = setup.content.starting_tiles[tiles[clan] if clan else action.tile]
        text = _line(str(action), f" {words.starting_tile(tile)}")
        if clan:
            text.append(f"\n{words.about('clan', setup.clans[clan])}", style=FAINT)
        yield text


def _each(words: Words, game: Game, actions: list[a.Action]) -> Iterable[Text]:
    """Show the codes with what they mean."""
    for action in actions:
        name = str(action).split()[0]
        yield _line(str(action), f"({words.text(f'code-{name}')})")


def _pass(words: Words, game: Game, actions: list[a.Action]) -> Iterable[Text]:
    yield _line("pass", f"({words.change(pass_money(game.state))})")


Lines = Callable[[Words, Game, list[Any]], Iterable[RenderableType]]


def _own_group(own: OwnAction) -> str:
    """Return where an action that only one power brings is listed."""
    if own.kind not in CLAN_OF:
        return "port"
    return "produce" if set(own.answers) & set(decisions_of(Phase.PRODUCTION)) else "clan"


def _own_lines(own: OwnAction) -> Lines:
    """Return how codes of a form are listed shortest."""
    parts = own.form.split()[1:]
    if parts == ["AMOUNT"]:
        return _amounts
    return _pairs if len(parts) > 1 else _each


LINES: Final[dict[type[a.Action], tuple[str, Lines]]] = {
    a.ChooseClan: ("choose", _clans),
    a.ChooseTile: ("choose", _clans),
    a.Bid: ("choose", _amounts),
    a.Leave: ("choose", _each),
    a.Place: ("place", _placements),
    a.Buy: ("trade", _trades),
    a.Sell: ("trade", _trades),
    a.Obtain: ("obtain", _contracts),
    a.Expand: ("expand", _placements),
    a.UpgradeShipping: ("upgrade", _upgrades),
    a.UpgradeTechnology: ("upgrade", _upgrades),
    a.HireMerchant: ("upgrade", _upgrades),
    a.BonusShipping: ("bonus", _upgrades),
    a.BonusTechnology: ("bonus", _upgrades),
    a.BonusHire: ("bonus", _upgrades),
    a.BonusRecall: ("bonus", _upgrades),
    a.Fulfil: ("fulfil", _full_contracts),
    a.Slaughter: ("fulfil", _spaces),
    a.UsePort: ("port", _ports),
    a.Draw: ("obtain", _each),
    a.Keep: ("obtain", _full_contracts),
    a.Produce: ("produce", _produce),
    a.Skip: ("end", _each),
    a.EndTurn: ("end", _each),
    a.Pass: ("end", _pass),
    **{kind: (_own_group(own), _own_lines(own)) for kind, own in OWN_ACTIONS.items()},
}
"""For each kind of action its group and how its line is written."""
GROUPS: Final = (
    "choose",
    "place",
    "trade",
    "obtain",
    "expand",
    "upgrade",
    "bonus",
    "fulfil",
    "port",
    "clan",
    "produce",
    "end",
)
"""The groups in the order of the list."""

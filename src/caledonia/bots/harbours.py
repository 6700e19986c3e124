"""Rules of thumb for ports: what using one is worth."""

from __future__ import annotations

from caledonia.actions import UsePort
from caledonia.bots.worth import Worth
from caledonia.powers.base import Port
from caledonia.powers.ports.borrow import BorrowPort
from caledonia.powers.ports.contracts import DrawContractsPort
from caledonia.powers.ports.exchange import ExchangeUnits
from caledonia.powers.ports.gains import Money, Upgrade
from caledonia.powers.ports.goods import ExchangeGoods
from caledonia.powers.ports.price import DIRECTIONS, MovePrice
from caledonia.powers.ports.slaughter import SaveAnimal
from caledonia.rules.change import moved_step
from caledonia.rules.contracts import free_slots
from caledonia.rules.neighbourhood import discounted
from caledonia.rules.trade import most_to_buy, most_to_sell, price_of
from caledonia.types import GOOD_NAMES, MEAT_ANIMALS, MEAT_NAMES, ROUNDS

NEVER = -100.0
RUMOUR = 6.0
"""A price is moved only if the trade gets so much better."""


def port_worth(w: Worth, action: UsePort) -> float:
    """Return what a use of a port is worth; a port is used once, so not for little."""
    ports = {port.id: port for port in w.state.setup.ports}
    worth = _effect(w, ports[action.effect], action.choice)
    if isinstance(ports[action.tile], BorrowPort):
        worth -= ports[action.tile].number("cost")
    return worth


def _effect(w: Worth, port: Port, choice: tuple[str, ...]) -> float:
    match port:
        case Money():
            return float(port.number("money"))
        case Upgrade():
            return port.number("glory") * w.point + (
                w.weights.bonus_upgrade if w.round < ROUNDS else 0.0
            )
        case DrawContractsPort():
            return port.number("money") + (w.drawing() if free_slots(w.player) else 0.0)
        case ExchangeGoods():
            return _exchange(w, port, choice)
        case MovePrice():
            return _rumour(w, port, choice)
        case SaveAnimal():
            return w.production(MEAT_ANIMALS[MEAT_NAMES.index(choice[0])]) + 2.0
        case ExchangeUnits():
            return NEVER
        case _:
            return 0.0


def _exchange(w: Worth, port: ExchangeGoods, choice: tuple[str, ...]) -> float:
    """Weigh goods given against goods gained."""
    discarded, *gained = (GOOD_NAMES.index(name) for name in choice)
    worth = -w.losing(discarded, port.number("discard"))
    return worth + sum(w.gaining(good, gained.count(good)) for good in set(gained))


def _rumour(w: Worth, port: MovePrice, choice: tuple[str, ...]) -> float:
    """Compare the best trade after the move with the trade now."""
    state, player = w.state, w.player
    good = GOOD_NAMES.index(choice[0])
    step = moved_step(state, good, DIRECTIONS[choice[1]] * port.number("steps"))
    if state.pending[-1].from_neighbours:
        price, old = discounted(state, good, step), discounted(state, good, state.prices[good])
    else:
        price, old = state.setup.market.tracks[good][step], price_of(state, good)
        if price > old:
            pieces = min(most_to_sell(player, good), w.spare(good))
            return pieces * (price - old) - RUMOUR if pieces else NEVER
    wanted = min(most_to_buy(player, good, price, player.money), w.missing(good))
    return wanted * (old - price) - RUMOUR if wanted else NEVER

"""The port tiles; :data:`PORTS` lists them all."""

from __future__ import annotations

from caledonia.powers.base import Port
from caledonia.powers.ports.borrow import BorrowPort
from caledonia.powers.ports.contracts import DrawContractsPort
from caledonia.powers.ports.exchange import ExchangeUnits
from caledonia.powers.ports.gains import Money, Upgrade
from caledonia.powers.ports.goods import ExchangeBasicGoods, ExchangeProcessedGoods
from caledonia.powers.ports.price import MovePrice
from caledonia.powers.ports.slaughter import SaveAnimal

PORTS: dict[str, type[Port]] = {
    "p1": SaveAnimal,
    "p2": ExchangeBasicGoods,
    "p3": ExchangeProcessedGoods,
    "p4": Upgrade,
    "p5": Money,
    "p6": MovePrice,
    "p7": ExchangeUnits,
    "p8": DrawContractsPort,
    "p9": BorrowPort,
}

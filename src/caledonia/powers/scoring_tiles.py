"""The scoring tiles (SCO-T1 to SCO-T9)."""

from __future__ import annotations

from caledonia.content.tiles import Figure
from caledonia.powers.base import ScoringTile
from caledonia.state import State
from caledonia.types import BASIC_GOODS, FACTORIES, PROCESSED_GOODS, WORKERS, Unit


class BasicGoods(ScoringTile):
    """Glory per basic good in stock (SCO-T1)."""

    def glory(self, state: State, seat: int) -> int:
        """Count the stock."""
        goods = state.players[seat].goods
        return self.number("glory") * sum(goods[good] for good in BASIC_GOODS)


class ProcessedGoods(ScoringTile):
    """Glory per pair of processed goods (SCO-T2)."""

    figures = {"glory": Figure(), "per": Figure(1, 9)}

    def glory(self, state: State, seat: int) -> int:
        """Count full pairs in stock and cellar."""
        player = state.players[seat]
        goods = sum(player.goods[good] for good in PROCESSED_GOODS)
        goods += player.power.stored_processed_goods(player)
        return self.number("glory") * (goods // self.number("per"))


class Farms(ScoringTile):
    """Glory per animal and factory, more per field (SCO-T3)."""

    figures = {"glory": Figure(), "field": Figure()}

    def glory(self, state: State, seat: int) -> int:
        """Count units on the map."""
        pieces = state.players[seat].pieces
        units = (Unit.SHEEP, Unit.COW, *FACTORIES)
        glory = self.number("glory") * sum(pieces[unit].bit_count() for unit in units)
        return glory + self.number("field") * pieces[Unit.FIELD].bit_count()


class Workers(ScoringTile):
    """Glory per worker (SCO-T4)."""

    def glory(self, state: State, seat: int) -> int:
        """Count workers on the map."""
        pieces = state.players[seat].pieces
        return self.number("glory") * sum(pieces[unit].bit_count() for unit in WORKERS)


class BorderSpaces(ScoringTile):
    """Glory per pair of units on border spaces (SCO-T5)."""

    figures = {"glory": Figure(), "per": Figure(1, 9)}

    def glory(self, state: State, seat: int) -> int:
        """Count full pairs."""
        units = (state.players[seat].occupied & state.setup.board.border).bit_count()
        return self.number("glory") * (units // self.number("per"))


class Imports(ScoringTile):
    """Glory per cotton, tobacco and sugar cane (SCO-T6)."""

    def glory(self, state: State, seat: int) -> int:
        """Count what fulfilled contracts print."""
        contracts = state.setup.content.contracts
        fulfilled = state.players[seat].fulfilled
        return self.number("glory") * sum(sum(contracts[c].imports) for c in fulfilled)


class MeatExports(ScoringTile):
    """Glory per meat on fulfilled contracts (SCO-T7)."""

    def glory(self, state: State, seat: int) -> int:
        """Count what fulfilled contracts print."""
        contracts = state.setup.content.contracts
        fulfilled = state.players[seat].fulfilled
        return self.number("glory") * sum(sum(contracts[c].meat) for c in fulfilled)


class Upgrades(ScoringTile):
    """Glory per upgrade, those a clan began with included (SCO-T8)."""

    def glory(self, state: State, seat: int) -> int:
        """Count technologies, shipping steps and merchants that left the board."""
        player = state.players[seat]
        units = state.setup.content.units
        places = units.merchants - units.merchants_in_stock
        hired = places - player.merchants_on_board
        upgrades = player.technology.bit_count() + player.shipping + hired
        return self.number("glory") * upgrades


class ExpensiveLand(ScoringTile):
    """Glory per unit on the most expensive land (SCO-T9)."""

    def glory(self, state: State, seat: int) -> int:
        """Count units on spaces of cost 5 or 6."""
        units = (state.players[seat].occupied & state.setup.board.expensive).bit_count()
        return self.number("glory") * units


SCORING_TILES: dict[str, type[ScoringTile]] = {
    "t1": BasicGoods,
    "t2": ProcessedGoods,
    "t3": Farms,
    "t4": Workers,
    "t5": BorderSpaces,
    "t6": Imports,
    "t7": MeatExports,
    "t8": Upgrades,
    "t9": ExpensiveLand,
}

"""Rules of thumb: what goods, contracts and units are worth to a player, in pounds of now."""

from __future__ import annotations

from caledonia.content.types import Contract
from caledonia.rules.change import place_unit, reach_of
from caledonia.rules.contracts import contract_money
from caledonia.rules.final import linked_settlements
from caledonia.rules.neighbourhood import (
    discounted,
    goods_made_by_others,
    most_from_neighbours,
)
from caledonia.rules.trade import price_of
from caledonia.state import PlayerState, State
from caledonia.types import (
    BASIC_GOODS,
    FACTORY_INPUT,
    GOODS,
    MEAT_ANIMALS,
    PRODUCT,
    ROUNDS,
    SPACES,
    Good,
    Unit,
)

POINT_BY_ROUND = (2.0, 2.0, 2.8, 4.2, 7.0, 10.0)
"""What a victory point is worth: early money grows, late money is counted."""
NEARER = 0.8
"""How much of a contract's gain one lacking piece may cost."""
GROWTH = 1.15
"""How much more money is worth a round earlier."""
IMPORT_POINTS = 4.0
CONTRACT_POINTS = 2.5
"""Share in the final scoring of contracts."""
BUSY = 1.5
IDLE = 0.7
"""What one more merchant earns in a round, with and without goods waiting."""
FREE_SPACE = 4.0
UPGRADE = 5.0
MISSING_PIECE = 1.5
"""Trouble of getting one more piece for a contract."""


class Worth:
    """Values of one position for one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.round = max(1, state.round)
        self.point = POINT_BY_ROUND[self.round]
        self.productions = ROUNDS + 1 - self.round
        self.needed = self._needed()
        self._glory = [tile.glory(state, seat) for tile in state.setup.scoring]
        self._linked = linked_settlements(state.setup.board, self.player)
        self._space_worth: dict[int, float] = {}

    def _twin(self) -> tuple[State, PlayerState]:
        """Return a copy of the state in which this seat's player may be changed."""
        twin = self.state.fork()
        return twin, twin.own(self.seat)

    def _needed(self) -> list[int]:
        """Count the pieces of each good that contracts in slots ask for."""
        contracts = self.state.setup.content.contracts
        return [
            sum(contracts[number].goods[good] for number in self.player.slots) for good in GOODS
        ]

    # Goods.

    def market_value(self, good: int) -> float:
        """Return what a piece is worth on the market in the long run, or at the end."""
        final = self.state.setup.content.final
        points = final.basic if good in BASIC_GOODS else final.processed
        at_end = points * final.money_per_point
        if self.round == ROUNDS:
            return float(at_end)
        market = self.state.setup.market
        middle = market.tracks[good][(market.medium[0] + market.medium[1]) // 2]
        value = 0.45 * (price_of(self.state, good) + middle)
        return max(value, 0.6 * at_end) if self.round == ROUNDS - 1 else value

    def spare(self, good: int) -> int:
        """Return how many pieces no contract asks for."""
        return max(0, self.player.goods[good] - self.needed[good])

    def missing(self, good: int) -> int:
        """Return how many pieces the contracts in slots still lack."""
        return max(0, self.needed[good] - self.player.goods[good])

    def gaining(self, good: int, amount: int) -> float:
        """Return what more pieces are worth; those a contract lacks count more."""
        wanted = min(amount, self.missing(good))
        bonus = wanted * self._piece_bonus()
        return amount * self.market_value(good) + bonus

    def losing(self, good: int, amount: int) -> float:
        """Return what giving pieces away costs; those a contract needs cost more."""
        wanted = max(0, amount - self.spare(good))
        return amount * self.market_value(good) + wanted * (self._piece_bonus() + 2)

    def _piece_bonus(self) -> float:
        """Return how much nearer one lacking piece brings the contracts in slots."""
        contracts = self.state.setup.content.contracts
        total = pieces = 0.0
        for number in self.player.slots:
            contract = contracts[number]
            total += self.reward(contract) - self.price(contract)
            pieces += sum(contract.goods) + sum(contract.meat)
        return max(1.0, NEARER * total / pieces) if pieces else 0.0

    # Contracts.

    def reward(self, contract: Contract) -> float:
        """Return what fulfilling a contract brings."""
        points = IMPORT_POINTS * sum(contract.imports) + contract.hops + CONTRACT_POINTS
        extras = contract.money + FREE_SPACE * contract.free_space
        if self.productions > 1:
            extras += UPGRADE * contract.bonus_upgrade
        return points * self.point + extras

    def price(self, contract: Contract) -> float:
        """Return what the goods and animals of a contract are worth."""
        goods = sum(self.market_value(good) * contract.goods[good] for good in GOODS)
        animals = sum(
            contract.meat[meat] * self.yielding(animal) for meat, animal in enumerate(MEAT_ANIMALS)
        )
        return goods + animals

    def taking(self, contract: Contract) -> float:
        """Return what it is worth to hold a contract, its price of this round apart."""
        player = self.player
        lacking = sum(
            max(0, contract.goods[g] - max(0, player.goods[g] - self.needed[g])) for g in GOODS
        )
        costs = 0.0
        for meat, animal in enumerate(MEAT_ANIMALS):
            short = max(0, contract.meat[meat] - player.pieces[animal].bit_count())
            lacking += 2 * short
            costs += short * (player.power.unit_costs(player)[animal] + 2)
        gain = self.reward(contract) - self.price(contract) - costs
        # Whoever takes it late must find everything in time.
        time = player.merchants + 3 * (self.productions - 1)
        chance = 1.0 if lacking <= time // 2 else 0.5 if lacking <= time else 0.05
        return chance * gain - MISSING_PIECE * lacking

    def contract_price(self) -> int:
        """Return what a contract costs this round (negative: pays)."""
        return -contract_money(self.state)

    # Units.

    def production(self, unit: Unit) -> float:
        """Return what one more unit is worth; an animal that a contract lacks counts more."""
        worth = self.yielding(unit)
        if unit in MEAT_ANIMALS:
            contracts = self.state.setup.content.contracts
            meat = MEAT_ANIMALS.index(unit)
            wanted = sum(contracts[number].meat[meat] for number in self.player.slots)
            if wanted > self.player.pieces[unit].bit_count():
                worth += self._piece_bonus() + 4
        return worth

    def yielding(self, unit: Unit) -> float:
        """Return what one more unit makes until the end."""
        if unit in PRODUCT:
            each = self.market_value(PRODUCT[unit])
            each *= self.state.setup.content.units.yields[unit]
            if unit in FACTORY_INPUT:
                each -= self.market_value(FACTORY_INPUT[unit])
                each *= 1.0 if self._supply(unit) > 0 else 0.35
        else:
            each = self._income(unit)
        return each * self._rounds()

    def _income(self, unit: Unit) -> float:
        """Return the yearly income of one more worker."""
        power = self.player.power
        before = power.worker_income(self.player)
        twin = self.player.copy()
        pieces = list(twin.pieces)
        pieces[unit] |= 1 << SPACES
        twin.pieces = pieces
        return power.worker_income(twin) - before

    def _rounds(self) -> float:
        """Return the number of productions to come, later ones counting less."""
        return sum(GROWTH**-late for late in range(self.productions))

    def _supply(self, factory: Unit) -> int:
        """Return how much input is left for one more factory in each production."""
        pieces = self.player.pieces
        yields = self.state.setup.content.units.yields
        made = FACTORY_INPUT[factory]
        producer = next(unit for unit, good in PRODUCT.items() if good == made)
        supply = pieces[producer].bit_count() * yields[producer]
        users = [unit for unit, good in FACTORY_INPUT.items() if good == made]
        return supply - sum(pieces[unit].bit_count() for unit in users)

    def placing(self, unit: Unit, space: int) -> float:
        """Return what a unit on a space brings, its cost apart."""
        after, _ = self._twin()
        place_unit(after, self.seat, unit, space, "expand")
        worth = self.production(unit) + self.point * self._glory_gained(after)
        if space not in self._space_worth:
            self._space_worth[space] = self._space(after, space)
        return worth + self._space_worth[space]

    def _glory_gained(self, after: State) -> float:
        """Return the glory that coming scorings give for a change."""
        gained = 0.0
        for number, tile in enumerate(self.state.setup.scoring, start=1):
            if number >= self.round:
                sooner = 1.0 if number == self.round else 0.7
                gained += sooner * (tile.glory(after, self.seat) - self._glory[number - 1])
        return gained

    def _space(self, after: State, space: int) -> float:
        """Return what a space is worth whichever unit stands there."""
        setup, player = self.state.setup, after.players[self.seat]
        linked = linked_settlements(setup.board, player) - self._linked
        opened = (
            player.reach & ~self.player.reach & setup.board.land & ~after.occupied
        ).bit_count()
        ports = sum(
            bool(player.reach & ~self.player.reach & 1 << port) for port in setup.board.ports
        )
        worth = 1.2 * self.point * linked + 0.2 * opened * self.productions / ROUNDS
        worth += 4.0 * ports if setup.ports else 0.0
        return worth + self._neighbourhood(space)

    def _neighbourhood(self, space: int) -> float:
        """Return what cheap goods from new neighbours would be worth."""
        setup = self.state.setup
        if not setup.neighbourhood_limit:
            return 0.0
        goods = goods_made_by_others(self.state, self.seat, setup.board.neighbours[space])
        best = 0.0
        for good in GOODS:
            if goods >> good & 1:
                step = self.state.prices[good]
                most = most_from_neighbours(self.state, self.player, good, step, self.player.money)
                gain = self.gaining(good, most) - most * discounted(self.state, good, step)
                best = max(best, 0.6 * gain)
        return best

    # Upgrades.

    def shipping(self) -> float:
        """Return what one more step of shipping is worth."""
        board = self.state.setup.board
        level = min(self.player.shipping + 1, len(board.reach) - 1)
        wider = reach_of(board, level, self.player.occupied)
        opened = (wider & ~self.player.reach & board.land & ~self.state.occupied).bit_count()
        ports = sum(bool(wider & ~self.player.reach & 1 << port) for port in board.ports)
        early = (self.productions - 1) / ROUNDS
        twin, player = self._twin()
        player.shipping = level
        linked = linked_settlements(board, player) - self._linked
        worth = min(6.0, 0.5 * opened) * early + (4.0 * ports if self.state.setup.ports else 0.0)
        return worth + self.point * (self._glory_gained(twin) + 1.2 * linked)

    def merchant(self) -> float:
        """Return what one more merchant is worth."""
        goods = sum(self.player.goods[good] for good in Good)
        busy = BUSY if goods > self.player.merchants else IDLE
        twin, player = self._twin()
        player.merchants_on_board -= 1
        return busy * self.productions + self.point * self._glory_gained(twin)

    def technology(self, unit: Unit) -> float:
        """Return what better tools of a kind of worker are worth."""
        more = self.state.setup.content.units.technology_income
        workers = self.player.pieces[unit].bit_count()
        twin, player = self._twin()
        player.technology |= 1 << unit
        return workers * more * self._rounds() + self.point * self._glory_gained(twin)

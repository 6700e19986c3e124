"""Rules of thumb: the worth of goods, contracts and units in present-day pounds.

One :class:`Evaluator` serves one decision: what several actions ask for is worked out once.
"""

from __future__ import annotations

from caledonia.actions import UsePort
from caledonia.bots.links import Links
from caledonia.bots.weights import DEFAULT, Weights
from caledonia.content.types import Contract
from caledonia.rules.change import place_unit, reach_of
from caledonia.rules.contracts import contract_money
from caledonia.rules.final import import_values, linked_settlements
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
    PRODUCERS,
    PRODUCT,
    ROUNDS,
    SPACES,
    Unit,
)

_USERS = {good: [u for u, used in FACTORY_INPUT.items() if used == good] for good in BASIC_GOODS}
"""By basic good: the factories that use it up."""


class Evaluator:
    """Values of one position for one seat."""

    def __init__(self, state: State, seat: int, weights: Weights = DEFAULT) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.player = state.players[seat]
        self.round = max(1, state.round)
        self.point = weights.point[self.round]
        self.productions = ROUNDS + 1 - self.round
        self.rounds = sum(weights.growth**-late for late in range(self.productions))
        """The number of productions to come, later ones counting less."""
        self.needed, self._meat_needed = self._asked_for()
        self.values = [self._market_value(good) for good in GOODS]
        """By good: what a piece is worth on the market in the long run, or at the end."""
        self._glory_before: list[int] | None = None
        self._linked: Links | None = None
        self._bonus: float | None = None
        self._imports: list[float] | None = None
        self._yields: dict[int, float] = {}
        self._placed: dict[int, float] = {}
        self._spaces: dict[int, float] = {}
        self._gains: dict[int, float] = {}

    def _twin(self) -> tuple[State, PlayerState]:
        """Return a copy of the state in which this seat's player can be changed."""
        twin = self.state.fork()
        return twin, twin.own(self.seat)

    def _asked_for(self) -> tuple[list[int], list[int]]:
        """Count the goods and the meat that contracts in slots ask for."""
        contracts = self.state.setup.content.contracts
        goods, meat = [0] * len(GOODS), [0] * len(MEAT_ANIMALS)
        for number in self.player.slots:
            for good, amount in contracts[number].owed:
                goods[good] += amount
            for kind, amount in enumerate(contracts[number].meat):
                meat[kind] += amount
        return goods, meat

    # Goods.

    def _market_value(self, good: int) -> float:
        final = self.state.setup.content.final
        points = final.basic if good in BASIC_GOODS else final.processed
        at_end = points * final.money_per_point
        if self.round == ROUNDS:
            return float(at_end)
        market = self.state.setup.market
        middle = market.tracks[good][(market.medium[0] + market.medium[1]) // 2]
        value = self.weights.market_share * (price_of(self.state, good) + middle)
        if self.round == ROUNDS - 1:
            return max(value, self.weights.market_late * at_end)
        return value

    def spare(self, good: int) -> int:
        """Return how many pieces no contract asks for."""
        return max(0, self.player.goods[good] - self.needed[good])

    def missing(self, good: int) -> int:
        """Return how many pieces the contracts in slots still lack."""
        return max(0, self.needed[good] - self.player.goods[good])

    def gaining(self, good: int, amount: int) -> float:
        """Return what more pieces are worth; those a contract lacks count more."""
        useful = min(amount, self.missing(good))
        bonus = useful * self._piece_bonus() if useful else 0.0
        return amount * self.values[good] + bonus

    def losing(self, good: int, amount: int) -> float:
        """Return what giving pieces away costs; those a contract needs cost more."""
        needed = max(0, amount - self.spare(good))
        kept = needed * (self._piece_bonus() + self.weights.piece_kept) if needed else 0.0
        return amount * self.values[good] + kept

    def _piece_bonus(self) -> float:
        """Return how much nearer one lacking piece brings the contracts in slots."""
        if self._bonus is None:
            contracts = self.state.setup.content.contracts
            total = pieces = 0.0
            for number in self.player.slots:
                contract = contracts[number]
                total += self.gain(contract)
                pieces += sum(contract.goods) + sum(contract.meat)
            self._bonus = max(1.0, self.weights.piece_bonus * total / pieces) if pieces else 0.0
        return self._bonus

    # Contracts.

    def gain(self, contract: Contract) -> float:
        """Return what fulfilling a contract brings beyond what its goods are worth."""
        if contract.id not in self._gains:
            self._gains[contract.id] = self.reward(contract) - self.price(contract)
        return self._gains[contract.id]

    def reward(self, contract: Contract) -> float:
        """Return what fulfilling a contract brings."""
        weights = self.weights
        points = contract.hops + weights.imports * sum(
            amount * value
            for amount, value in zip(contract.imports, self._import_points(), strict=True)
        )
        extras = contract.money + weights.free_space * contract.free_space
        if self.productions > 1:
            extras += weights.bonus_upgrade * contract.bonus_upgrade
        return (points + weights.contract_points) * self.point + extras

    def _import_points(self) -> list[float]:
        """Return the victory points expected of one piece of each import."""
        if self._imports is None:
            now = import_values(self.state)
            even, trust = sum(now) / len(now), self.weights.import_rank
            self._imports = [even + trust * (value - even) for value in now]
        return self._imports

    def price(self, contract: Contract) -> float:
        """Return what the goods and animals of a contract are worth."""
        price = sum(self.values[good] * amount for good, amount in contract.owed)
        for meat, amount in enumerate(contract.meat):
            if amount:
                price += amount * self.yielding(MEAT_ANIMALS[meat])
        return price

    def taking(self, contract: Contract) -> float:
        """Return what it is worth to hold a contract, its price of this round apart."""
        player, weights = self.player, self.weights
        lacking = sum(
            max(0, amount - max(0, player.goods[good] - self.needed[good]))
            for good, amount in contract.owed
        )
        costs = 0.0
        for meat, amount in enumerate(contract.meat):
            if amount:
                animal = MEAT_ANIMALS[meat]
                free = player.pieces[animal].bit_count() - self._meat_needed[meat]
                short = max(0, amount - max(0, free))
                lacking += 2 * short
                costs += short * (player.power.unit_costs(player)[animal] + 2)
        gain = self.gain(contract) - costs
        # A contract taken late must be completed in time.
        time = player.merchants + weights.time_per_round * (self.productions - 1)
        chance = 1.0 if lacking <= time // 2 else weights.chance_late if lacking <= time else 0.05
        return chance * gain - weights.piece_missing * lacking

    def contract_price(self) -> int:
        """Return what the next contract costs (negative: pays)."""
        return -contract_money(self.state, self.player)

    def drawing(self) -> float:
        """Return what it is worth to choose among drawn contracts."""
        return 8.0 if self.round < ROUNDS else 0.0

    # Units.

    def production(self, unit: Unit) -> float:
        """Return the worth of one more unit; an animal that a contract lacks counts more."""
        worth = self.yielding(unit)
        if unit in MEAT_ANIMALS:
            needed = self._meat_needed[MEAT_ANIMALS.index(unit)]
            if needed > self.player.pieces[unit].bit_count():
                worth += self._piece_bonus() + self.weights.animal_wanted
        return worth

    def yielding(self, unit: Unit) -> float:
        """Return what one more unit makes until the end."""
        if unit not in self._yields:
            self._yields[unit] = self._each_year(unit) * self.rounds * self._share(unit)
        return self._yields[unit]

    def _share(self, unit: Unit) -> float:
        """Return how much of what a unit makes counts."""
        weights = self.weights
        if unit in FACTORY_INPUT:
            return weights.factories
        if unit in MEAT_ANIMALS:
            return weights.animals
        return weights.fields if unit in PRODUCT else weights.workers

    def _each_year(self, unit: Unit) -> float:
        """Return what one more unit makes in one production."""
        if unit not in PRODUCT:
            return self._income(unit)
        each = self.values[PRODUCT[unit]] * self.state.setup.content.units.yields[unit]
        if unit in FACTORY_INPUT:
            each -= self.values[FACTORY_INPUT[unit]]
            each *= 1.0 if self._supply(unit) > 0 else self.weights.idle_factory
        return each

    def _income(self, unit: Unit) -> float:
        """Return the yearly income of one more worker."""
        power = self.player.power
        before = power.worker_income(self.player)
        twin = self.player.copy()
        pieces = list(twin.pieces)
        pieces[unit] |= 1 << SPACES
        twin.pieces = pieces
        return power.worker_income(twin) - before

    def _supply(self, factory: Unit) -> int:
        """Return how much input is left for one more factory in each production."""
        pieces = self.player.pieces
        used = FACTORY_INPUT[factory]
        producer = PRODUCERS[used]
        yields = self.state.setup.content.units.yields[producer]
        supply = pieces[producer].bit_count() * yields
        return supply - sum(pieces[user].bit_count() for user in _USERS[used])

    def placing(self, unit: Unit, space: int) -> float:
        """Return what a unit on a space brings, its cost apart."""
        board = self.state.setup.board
        around = self._spaces.get(space)
        if around is None:
            around = self._spaces[space] = sum(self.space_parts(space).values())
        # No scoring tile looks at more of a unit's place than this.
        key = unit << 2 | (board.border >> space & 1) << 1 | board.expensive >> space & 1
        own = self._placed.get(key)
        if own is None:
            after, _ = self._twin()
            place_unit(after, self.seat, unit, space, "expand")
            own = self.production(unit) + self.point * self._glory_gained(after)
            self._placed[key] = own
        return own + around

    def _glory_gained(self, after: State) -> float:
        """Return the glory that coming scorings give for a change."""
        tiles, first = self.state.setup.scoring, self.round - 1
        if self._glory_before is None:
            self._glory_before = [tile.glory(self.state, self.seat) for tile in tiles[first:]]
        gained = 0.0
        for number, tile in enumerate(tiles[first:]):
            more = tile.glory(after, self.seat) - self._glory_before[number]
            if more:
                gained += more if number == 0 else self.weights.later_glory * more
        return gained

    def _links(self) -> Links:
        if self._linked is None:
            self._linked = Links(self.state.setup.board, self.player)
        return self._linked

    def space_parts(self, space: int) -> dict[str, float]:
        """Return the parts of a space's worth that are the same for every unit."""
        board, player, weights = self.state.setup.board, self.player, self.weights
        new = board.reach[player.shipping][space] & ~player.reach
        opened = (new & board.land & ~self.state.occupied & ~(1 << space)).bit_count()
        links = self._links()
        linked = links.with_unit(space) - links.count
        return {
            "link": weights.link_points * self.point * linked,
            "reach": weights.opened_space * opened * self.productions / ROUNDS,
            "port": self._ports(new),
            "neighbours": self._neighbourhood(space),
        }

    def _ports(self, new: int) -> float:
        """Return what ports among spaces newly in reach are worth."""
        if not self.state.setup.ports:
            return 0.0
        return self.weights.port * sum(new >> port & 1 for port in self.state.setup.board.ports)

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
                best = max(best, self.weights.neighbourhood * gain)
        return best

    def port(self, action: UsePort) -> float:
        """Return the worth of using a port tile, as the tile itself defines it."""
        ports = {port.id: port for port in self.state.setup.ports}
        return ports[action.effect].worth(self, action.choice) - ports[action.tile].fee

    # Upgrades.

    def shipping(self) -> float:
        """Return what one more step of shipping is worth."""
        board, weights = self.state.setup.board, self.weights
        level = min(self.player.shipping + 1, len(board.reach) - 1)
        new = reach_of(board, level, self.player.occupied) & ~self.player.reach
        opened = (new & board.land & ~self.state.occupied).bit_count()
        early = (self.productions - 1) / ROUNDS
        twin, player = self._twin()
        player.shipping = level
        worth = min(weights.shipping_most, weights.shipping_space * opened) * early
        linked = linked_settlements(board, player) - self._links().count
        points = self._glory_gained(twin) + weights.link_points * linked
        return worth + self._ports(new) + self.point * points

    def merchant(self) -> float:
        """Return what one more merchant is worth."""
        busy = sum(self.player.goods) > self.player.merchants
        yearly = self.weights.merchant_busy if busy else self.weights.merchant_idle
        twin, player = self._twin()
        player.merchants_on_board -= 1
        return yearly * self.productions + self.point * self._glory_gained(twin)

    def technology(self, unit: Unit) -> float:
        """Return what better tools of a kind of worker are worth."""
        more = self.state.setup.content.units.technology_income
        workers = self.player.pieces[unit].bit_count()
        twin, player = self._twin()
        player.technology |= 1 << unit
        return workers * more * self.rounds + self.point * self._glory_gained(twin)

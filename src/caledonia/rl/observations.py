"""Observations: what a seat may know, as one vector of fixed size.

Seats are counted from the observer, so that a program always finds itself at the same place. What
is hidden (the pile's order, the random state) is in no feature.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caledonia import pending as p
from caledonia.content import Content
from caledonia.content.geometry import SPACE_ACROSS
from caledonia.options import VARIANTS
from caledonia.powers.ports.exchange import Exchanging
from caledonia.powers.registry import PENDING_KINDS
from caledonia.rl.layout import (
    CLAN_MEMORY,
    CORNERS,
    DECISIONS,
    SEAT_NUMBERS,
    SEATS,
    Feature,
    features,
)
from caledonia.state import PlayerState, Setup, State
from caledonia.types import GOODS, SPACES, WORKERS, Mask, spaces_of

Vector = NDArray[np.float32]
_EMPTY_SEAT = (0,) * sum(size for _, size, _, _ in SEAT_NUMBERS)
_KIND_NUMBERS = {kind: number for number, kind in enumerate(PENDING_KINDS)}
_DECISION_NUMBERS = {kind: number for number, kind in enumerate(DECISIONS)}


@dataclass(slots=True)
class _Seen:
    """The features of a player."""

    player: PlayerState
    flags: list[list[int] | None]
    """By place at the table, as far as asked for: the places of all ones."""
    numbers: list[int]


class Observer:
    """Makes the observations of a content pack's games."""

    def __init__(self, content: Content) -> None:
        self.features: tuple[Feature, ...] = features(content)
        self.size = self.features[-1].end
        self._at = {feature.name: feature.begin for feature in self.features}
        numbers = [feature for feature in self.features if feature.part == "number"]
        self._numbers_begin = numbers[0].begin
        scales = [1 / feature.scale for feature in numbers for _ in range(feature.size)]
        self._by_feature = _by_feature(numbers)
        self.scales = np.array(scales, dtype=np.float32)
        self._contracts = {number: n for n, number in enumerate(sorted(content.contracts))}
        self._clans = {clan: n for n, clan in enumerate(("", *sorted(content.clans)))}
        self._tiles = {tile: n for n, tile in enumerate(sorted(content.starting_tiles))}
        self._port_tiles = {tile: n for n, tile in enumerate(sorted(content.port_tiles))}
        self._scoring_tiles = {tile: n for n, tile in enumerate(sorted(content.scoring_tiles))}
        self._content = content
        self._seen: list[_Seen | None] = [None] * SEATS
        self._setup: Setup | None = None
        self._table: Vector = np.zeros(self.size, np.float32)

    def bounds(self) -> tuple[Vector, Vector]:
        """Return the least and the greatest values of all features."""
        low, high = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        low[self._numbers_begin :] = -1.0
        high[self._numbers_begin :] = 1000.0
        return low, high

    def observe(self, state: State, seat: int) -> Vector:
        """Return what a seat may know."""
        if state.setup is not self._setup:
            self._table = self.table_of(state.setup)
            self._setup = state.setup
            self._seen = [None] * SEATS
        vector = self._table.copy()
        vector[self._flags(state, seat)] = 1.0
        vector[self._numbers_begin :] = self._numbers(state, seat)
        return vector

    # The table.

    def table_of(self, setup: Setup) -> Vector:
        """Return the part of an observation that is fixed for a game; 0 elsewhere."""
        at, board = self._at, setup.board
        vector: Vector = np.zeros(self.size, np.float32)
        vector[at["players"] + setup.players - 1] = 1.0
        for number, variant in enumerate(VARIANTS):
            vector[at["variants"] + number] = getattr(setup.options, variant)
        masks: tuple[tuple[str, Mask], ...] = (
            ("grassland", board.grassland),
            ("forest", board.forest),
            ("mountain", board.mountain),
            ("loch", board.lochs),
            ("border", board.border),
            ("delta", board.delta),
        )
        for name, mask in masks:
            vector[[at[name] + space for space in spaces_of(mask)]] = 1.0
        vector[[at["port"] + space for space in board.ports]] = 1.0
        for space in spaces_of(board.land):
            vector[at["land_cost"] + space] = board.land_cost[space] / 6
        for space, across in enumerate(SPACE_ACROSS):
            for side, other in enumerate(across):
                if other is not None and board.neighbours[space] >> other & 1:
                    vector[at["open_side"] + side * SPACES + space] = 1.0
        for corner, port in enumerate(setup.ports):
            place = corner * len(self._port_tiles) + self._port_tiles[port.id]
            vector[at["port_tile"] + place] = 1.0
        for number, tile in enumerate(setup.scoring):
            place = number * len(self._scoring_tiles) + self._scoring_tiles[tile.id]
            vector[at["scoring_tile"] + place] = 1.0
        return vector

    # Flags: the places of all ones.

    def _flags(self, state: State, seat: int) -> list[int]:
        at = self._at
        ones = [at["round"] + state.round]
        if state.pending:
            self._decision_flags(state, seat, ones)
        ones += [at["removed"] + self._contracts[contract] for contract in state.removed]
        tiles = len(self._tiles)
        for clan, tile in state.offer:
            ones.append(at["offer"] + self._clans[clan] * tiles + self._tiles[tile])
        players = state.setup.players
        for other, player in enumerate(state.players):
            seen, place = self._player(other, player), (other - seat) % players
            flags = seen.flags[place]
            if flags is None:
                flags = seen.flags[place] = self._player_flags(player, place)
            ones += flags
        return ones

    def _player(self, seat: int, player: PlayerState) -> _Seen:
        """Return the features of a player, cached while the player does not change.

        Players of a state never change: a decision puts a copy in the place of each it touches.
        """
        seen = self._seen[seat]
        if seen is None or seen.player is not player:
            numbers = _player_numbers(self._content, player)
            seen = self._seen[seat] = _Seen(player, [None] * SEATS, numbers)
        return seen

    def _player_flags(self, player: PlayerState, place: int) -> list[int]:
        at, known = self._at, self._contracts
        begin = place * len(known)
        ones = [at["clan"] + place * len(self._clans) + self._clans[player.power.id]]
        ones += [at["held"] + begin + known[contract] for contract in player.slots]
        ones += [at["fulfilled"] + begin + known[contract] for contract in player.fulfilled]
        owner = at["owner"] + place * SPACES
        ones += [owner + space for space in spaces_of(player.occupied)]
        for unit, mask in enumerate(player.pieces):
            if mask:
                begin = at["unit"] + unit * SPACES
                ones += [begin + space for space in spaces_of(mask)]
        return ones

    def _decision_flags(self, state: State, seat: int, ones: list[int]) -> None:
        at, players = self._at, state.setup.players
        top: Any = state.pending[-1]
        ones.append(at["decision"] + _DECISION_NUMBERS[type(top)])
        ones.append(at["decider"] + (top.seat - seat) % players)
        for pending in state.pending:
            match pending:
                case p.MandatoryTrade(_, good) | p.MandatoryPurchase(_, good):
                    ones.append(at["promised"] + good)
                case p.NeighbourhoodBonus(_, goods, _, draw):
                    ones += [at["neighbours"] + good for good in GOODS if goods >> good & 1]
                    ones += [at["draw"]] * draw
                case p.BuildingBonus(_, drawn):
                    ones += [at["drawn"] + self._contracts[contract] for contract in drawn]
                case Exchanging(_, space, old, new):
                    if space is not None and old is not None and new is not None:
                        ones.append(at["exchanged_space"] + space)
                        ones += [at["exchanged_old"] + old, at["exchanged_new"] + new]
                case p.Slaughtering(_, contract):
                    ones.append(at["fulfilling"] + self._contracts[contract])
                case p.Auction(_, _, bidders):
                    ones += [at["bidder"] + (bidder - seat) % players for bidder in bidders]
                case _:
                    pass

    # Numbers.

    def _numbers(self, state: State, seat: int) -> Vector:
        kinds = [0] * len(PENDING_KINDS)
        owed, bonuses, high = (0, 0), (0, 0, 0), 0
        for pending in state.pending:
            kinds[_KIND_NUMBERS[type(pending)]] += 1
            match pending:
                case p.Slaughtering(_, _, beef, mutton):
                    owed = (beef, mutton)
                case p.ExportBonuses(_, free_spaces, upgrades, hops):
                    bonuses = (free_spaces, upgrades, hops)
                case p.Auction(_, highest):
                    high = highest + 1
                case _:
                    pass
        tracks, prices = state.setup.market.tracks, state.prices
        boxes = [0] * len(self._contracts)
        for box, contract in enumerate(state.boxes, start=1):
            if contract:
                boxes[self._contracts[contract]] = box
        numbers: list[int] = [*kinds, *owed, *bonuses, high, *prices]
        numbers += [track[step] for track, step in zip(tracks, prices, strict=True)]
        numbers += state.bought
        numbers.append(len(state.pile))
        numbers += boxes
        players = state.setup.players
        for place in range(players):
            other = (seat + place) % players
            numbers += (1, _place(state.turn_order, other), _place(state.passed, other))
            numbers += self._player(other, state.players[other]).numbers
        numbers += _EMPTY_SEAT * (SEATS - players)
        return np.array(numbers, dtype=np.float32)[self._by_feature] * self.scales


def _by_feature(numbers: list[Feature]) -> NDArray[np.intp]:
    """Return the index of each figure while those of a seat are side by side."""
    shared = sum(feature.size for feature in numbers[: -len(SEAT_NUMBERS)])
    order = list(range(shared))
    for feature in numbers[-len(SEAT_NUMBERS) :]:
        size = feature.size // SEATS
        for place in range(SEATS):
            begin = shared + place * len(_EMPTY_SEAT)
            order += range(begin, begin + size)
        shared += size
    return np.array(order)


def _player_numbers(content: Content, player: PlayerState) -> list[int]:
    """Return a player's figures in the order of the features."""
    return [
        player.money,
        player.glory,
        player.bid,
        *player.goods,
        player.merchants,
        player.merchants_on_board,
        *player.market,
        player.shipping,
        *[player.technology >> unit & 1 for unit in WORKERS],
        *[mask.bit_count() for mask in player.pieces],
        player.power.worker_income(player),
        len(player.fulfilled),
        *_imports(content, player),
        *[player.ports_used >> corner & 1 for corner in range(CORNERS)],
        *(*player.power_state, *[0] * CLAN_MEMORY)[:CLAN_MEMORY],
    ]


def _place(seats: tuple[int, ...], seat: int) -> int:
    return seats.index(seat) + 1 if seat in seats else 0


def _imports(content: Content, player: PlayerState) -> tuple[int, int, int, int]:
    cotton = tobacco = sugar_cane = hops = 0
    for number in player.fulfilled:
        contract = content.contracts[number]
        cotton += contract.imports[0]
        tobacco += contract.imports[1]
        sugar_cane += contract.imports[2]
        hops += contract.hops
    return cotton, tobacco, sugar_cane, hops

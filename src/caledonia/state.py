"""The state of a game: plain data, quick to copy, complete for undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from caledonia.pending import EndRound, Pending
from caledonia.types import Mask, Phase

if TYPE_CHECKING:
    from caledonia.board import Board
    from caledonia.content.types import Content, Market
    from caledonia.events import Event
    from caledonia.options import Options
    from caledonia.powers.base import Clan, Port, ScoringTile


@dataclass(frozen=True, slots=True, eq=False)
class Setup:
    """The static part of a game, shared by all copies of its state."""

    players: int
    options: Options
    content: Content
    board: Board
    market: Market
    """The market side in use."""
    ports: tuple[Port, ...]
    """Port tiles of the corners A, B, C, D; empty without port tiles."""
    scoring: tuple[ScoringTile, ...]
    """Scoring tiles of rounds 1 to 5; empty without scoring tiles."""
    clans: dict[str, Clan]
    """Every clan that can be chosen; ``""`` is the player without a clan."""
    terrain: tuple[Mask, ...]
    """By unit: active spaces with fitting terrain; none for the fisherman."""
    unused_ports: tuple[Mask, ...]
    """By ``ports_used`` of a player: the spaces of the port tiles not yet used."""
    boxes: int
    """Boxes of the export board, the spare one included."""
    neighbourhood_limit: int
    """Pieces of a good per turn by the neighbourhood bonus; 0 = no such bonus."""
    spare_box: int | None
    """The board box that is never filled (three players; solo only at the start)."""


@dataclass(slots=True)
class PlayerState:
    """One player's state. Sequences are replaced as a whole, never changed in place."""

    power: Clan
    """The clan's plug-in; static data, shared."""
    starting_tile: int
    """Id of the starting tile taken; 0 before."""
    money: int
    glory: int
    bid: int
    """Victory points paid in the clan auction."""
    goods: Sequence[int]
    """Stock by good."""
    pieces: Sequence[Mask]
    """By unit: spaces where this player's units stand."""
    kinds_left: tuple[int, ...]
    """Kinds of which a unit is left on the player board."""
    occupied: Mask
    """Union of ``pieces``."""
    reach: Mask
    """Union of the reach of all own units at the present shipping level (EXP-6)."""
    merchants: int
    """Merchants in stock."""
    merchants_on_board: int
    """Merchants not yet hired."""
    market: Sequence[int]
    """Merchants by good: positive on the buy side, negative on the sell side."""
    shipping: int
    technology: int
    """Bit ``u`` set: workers of unit ``u`` are upgraded."""
    slots: tuple[int, ...]
    """Contracts obtained and not yet fulfilled."""
    fulfilled: tuple[int, ...]
    """Contracts fulfilled, in order."""
    ports_used: int
    """Bit ``c`` set: the port of corner ``c`` was used."""
    power_state: tuple[int, ...]
    """Scratch data of the clan."""

    def copy(self) -> PlayerState:
        """Return an independent copy."""
        return PlayerState(
            self.power,
            self.starting_tile,
            self.money,
            self.glory,
            self.bid,
            self.goods,
            self.pieces,
            self.kinds_left,
            self.occupied,
            self.reach,
            self.merchants,
            self.merchants_on_board,
            self.market,
            self.shipping,
            self.technology,
            self.slots,
            self.fulfilled,
            self.ports_used,
            self.power_state,
        )


@dataclass(slots=True)
class State:
    """A game at one moment. Sequences except ``players`` are replaced as a whole."""

    setup: Setup
    players: list[PlayerState]
    """By seat."""
    ply: int
    """Decisions taken so far."""
    turn_ply: int
    """Decisions taken before the present turn; ``ply`` itself if the next one opens a turn."""
    round: int
    """1 to 5; 0 during setup."""
    turn_order: tuple[int, ...]
    """Seats in this round's turn order."""
    passed: tuple[int, ...]
    """Seats that have passed this round, first one first."""
    prices: Sequence[int]
    """Price step by good, counted from 0."""
    boxes: tuple[int, ...]
    """Contract by board box; 0 is empty."""
    pile: tuple[int, ...]
    """The draw pile, top first. Hidden."""
    removed: tuple[int, ...]
    """Contracts out of the game."""
    offer: tuple[tuple[str, int], ...]
    """Clan and starting tile pairs still to be chosen."""
    occupied: Mask
    """Spaces with a unit of any player."""
    bought: tuple[int, ...]
    """By good: bought by the neighbourhood bonus in the current turn."""
    random: int
    """State of the random generator. Hidden."""
    recorded_rolls: tuple[int, ...]
    """Faces of dice known from a record, the next one first; used before the generator. Hidden."""
    pending: tuple[Pending, ...]
    """Stack of what is open; the last one is next. Empty when the game is over."""
    shared: int
    """Bit ``s`` set: the player of seat ``s`` still belongs to an earlier state as well."""
    log: list[Event] | None
    """Collects events if not None; not part of the position."""

    def copy(self) -> State:
        """Return an independent copy; static data is shared."""
        twin = self.fork()
        for seat in range(len(self.players)):
            twin.own(seat)
        return twin

    def own(self, seat: int) -> PlayerState:
        """Return a seat's player for changes, copied first if another state shares it."""
        bit = 1 << seat
        if self.shared & bit:
            self.shared ^= bit
            self.players[seat] = self.players[seat].copy()
        return self.players[seat]

    def fork(self) -> State:
        """Return a state that can be changed without changing this one.

        The players are shared until :meth:`own` copies one: a decision seldom touches more than
        the deciding player.
        """
        return State(
            self.setup,
            self.players[:],
            self.ply,
            self.turn_ply,
            self.round,
            self.turn_order,
            self.passed,
            self.prices,
            self.boxes,
            self.pile,
            self.removed,
            self.offer,
            self.occupied,
            self.bought,
            self.random,
            self.recorded_rolls,
            self.pending,
            EVERY_SEAT,
            None,
        )

    @property
    def deciding_seat(self) -> int | None:
        """The seat that decides next; ``None`` when the game is over."""
        return self.pending[-1].seat if self.pending else None  # type: ignore[attr-defined]  # the top of a settled stack waits for a seat

    @property
    def phase(self) -> Phase:
        """What the decision that is due belongs to."""
        if not self.pending:
            return Phase.OVER
        if not self.round:
            return Phase.SETUP
        return Phase.PRODUCTION if isinstance(self.pending[0], EndRound) else Phase.ACTION

    @property
    def turn_is_over(self) -> bool:
        """Whether no turn is in progress: the next decision opens one, or the game is over."""
        return self.turn_ply == self.ply


EVERY_SEAT = 0b1111
"""Bits of all seats there can be."""
NOTHING_BOUGHT = (0, 0, 0, 0, 0, 0)

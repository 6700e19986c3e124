"""Experiment on map balance: many games over all maps, corners dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Final

from caledonia.actions import Action, Place
from caledonia.arena.quick import play_quickly
from caledonia.arena.table import Watcher, play
from caledonia.bots import DEFAULT_BOT, Bot, Decision, Limit, clans, make_bot
from caledonia.bots.base import DecisionRng
from caledonia.content import load_content
from caledonia.content.geometry import MODULES, module_of
from caledonia.content.validator import map_sides
from caledonia.game import Game
from caledonia.options import Options
from caledonia.rules.final import Outcome

PLAYERS: Final = (2, 3, 4)
"""Numbers of players for which a map has to be fair."""
MAPS: Final = tuple(map_sides())
"""The sides of all 16 maps."""
SEED_BITS: Final = 48


@dataclass(frozen=True, slots=True)
class Deal:
    """How one game of the experiment begins."""

    number: int
    players: int
    sides: tuple[str, ...]
    """The map: sides of the modules A, B, C, D."""
    seed: int
    corners: tuple[str, ...]
    """By seat: the module in which it is to start; none is dealt twice."""
    bot_seeds: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Which games are played; game number and seed decide everything about a game."""

    seed: int = 1
    players: tuple[int, ...] = PLAYERS
    maps: tuple[tuple[str, ...], ...] = MAPS
    bot: str = DEFAULT_BOT
    free: bool = False
    """Bots start where they like; otherwise in the corner dealt to them."""
    pack: Path | None = None
    """Folder of a content pack; the base pack if not given."""

    def deal(self, number: int) -> Deal:
        """Return the beginning of a game, counted from 0."""
        chance = Random(f"balance/{self.seed}/{number}")
        turn, which = divmod(number, len(self.players))
        players = self.players[which]
        return Deal(
            number,
            players,
            self.maps[turn % len(self.maps)],
            chance.getrandbits(SEED_BITS),
            tuple(chance.sample(MODULES, players)),
            tuple(chance.getrandbits(SEED_BITS) for _ in range(players)),
        )


@dataclass(frozen=True, slots=True)
class Row:
    """How a game went for one seat."""

    game: int
    players: int
    sides: tuple[str, ...]
    seat: int
    place: int
    """Place in the turn order of round 1, from 1."""
    clan: str
    corner: str
    """The module it started in; empty if it has no worker on the map."""
    workers: int
    """Starting workers placed."""
    strayed: int
    """Those of them outside the corner."""
    score: int
    win: Fraction
    """1 for the winner; tied winners share it."""
    tile: int = 0
    """The starting tile."""
    expected: float = 0.0
    """Points above the table's average that clan and starting tile promise, whatever the map."""

    @property
    def side(self) -> str:
        """The side of the module it started in."""
        return self.sides[MODULES.index(self.corner)] if self.corner else ""

    @property
    def edge(self) -> Fraction:
        """What it won above an even share."""
        return self.win - Fraction(1, self.players)


class Settler:
    """Places starting workers in one module; otherwise plays like another bot."""

    def __init__(self, bot: Bot, corner: str, seed: int) -> None:
        self._bot = bot
        self._corner = corner
        self._rng = DecisionRng(seed)

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Choose as the bot, but for a starting worker its best space in the module.

        Where no space of the module is possible, the bot's own choice stands.
        """
        decision = self._bot.choose(game, seat, limit)
        if not isinstance(decision.action, Place) or self._is_there(decision.action):
            return decision
        weighed = [each for each in decision.alternatives if self._is_there(each.action)]
        if weighed:
            best = max(each.worth for each in weighed)
            there = [each.action for each in weighed if each.worth == best]
        else:
            there = [action for action in game.legal_actions if self._is_there(action)]
        if not there:
            return decision
        return Decision(self._rng.at(game, seat).choice(there), decision.alternatives)

    def _is_there(self, action: Action) -> bool:
        return isinstance(action, Place) and module_of(action.space) == self._corner


def play_games(plan: Plan, numbers: Iterable[int]) -> list[list[Row]]:
    """Play some games of a plan; return the rows of each."""
    return [play_game(plan, plan.deal(number)) for number in numbers]


def play_game(plan: Plan, deal: Deal) -> list[Row]:
    """Play one game and return a row for each seat."""
    options = Options(map_sides=deal.sides)
    game = Game.new(deal.players, deal.seed, options, load_content(plan.pack))
    order = game.state.turn_order
    starts: list[list[str]] = [[] for _ in range(deal.players)]

    def watch(seat: int, action: Action) -> None:
        if isinstance(action, Place):
            starts[seat].append(module_of(action.space))

    game, outcome = _play_out(plan, deal, game, watch)
    share = Fraction(1, len(outcome.winners))
    rows = []
    players = game.state.players
    promised = _promised(game)
    for seat, modules in enumerate(starts):
        corner = (modules[0] if modules else "") if plan.free else deal.corners[seat]
        rows.append(
            Row(
                game=deal.number,
                players=deal.players,
                sides=deal.sides,
                seat=seat,
                place=order.index(seat) + 1,
                clan=players[seat].power.id,
                corner=corner,
                workers=len(modules),
                strayed=len(modules) - modules.count(corner),
                score=outcome.scores[seat],
                win=share if seat in outcome.winners else Fraction(0),
                tile=players[seat].starting_tile or 0,
                expected=promised[seat],
            )
        )
    return rows


def _promised(game: Game) -> list[float]:
    """Return by seat the lead expected from its clan and starting tile.

    Sides and scoring tiles are left out: what a side does is what is to be measured.
    """
    setup, players = game.state.setup, game.state.players
    leads = [0.0] * len(players)
    if setup.content.id == load_content().id:
        anywhere = clans.Deal(len(players), (), ())
        pairs = [(player.power.id, player.starting_tile or 0) for player in players]
        leads = [clans.expected_lead(anywhere, *pair, clans.lines()) or 0.0 for pair in pairs]
    mean = sum(leads) / len(leads)
    return [lead - mean for lead in leads]


def _play_out(plan: Plan, deal: Deal, game: Game, watch: Watcher) -> tuple[Game, Outcome]:
    """Play a game to its end, on the compiled twin if the bots do not search."""
    corners = None if plan.free else deal.corners
    quick = play_quickly(game, [plan.bot] * deal.players, deal.bot_seeds, corners)
    if quick is not None:
        for taken in quick.taken:
            watch(taken.seat, taken.action)
        outcome = quick.game.outcome()
        assert outcome is not None
        return quick.game, outcome
    bots = [make_bot(plan.bot, seed) for seed in deal.bot_seeds]
    if corners is not None:
        seated = zip(bots, corners, deal.bot_seeds, strict=True)
        bots = [Settler(bot, corner, seed) for bot, corner, seed in seated]
    return game, play(game, bots, watch=watch)


def maps_with(sides: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the maps that show all these module sides.

    :raises ValueError: if a side is unknown, or two are of the same module.
    """
    known = {side for layout in MAPS for side in layout}
    for side in sides:
        if side not in known:
            raise ValueError(f"no module side '{side}': choose from {', '.join(sorted(known))}")
    maps = tuple(layout for layout in MAPS if set(sides) <= set(layout))
    if not maps:
        raise ValueError(f"no map shows {' and '.join(sides)}: give one side of each module")
    return maps


def batches(games: int, size: int) -> Iterator[range]:
    """Yield the numbers of all games in pieces."""
    for first in range(0, games, size):
        yield range(first, min(first + size, games))

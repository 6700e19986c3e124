"""Duplicate matches: each deal is played with every rotation of the line-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Final

from caledonia.arena.chair import Chair
from caledonia.arena.entrants import Entrant, rotations
from caledonia.arena.quick import play_quickly
from caledonia.chance import NARROW, WIDE
from caledonia.content import load_content
from caledonia.content.digest import content_digest
from caledonia.game import Game
from caledonia.options import Options
from caledonia.rules.final import SCORE_LINES
from caledonia.version import RULES_VERSION

SEED_BITS: Final = 48
DIGITS: Final = 6
"""Times are kept to the microsecond."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What all games of a deal share; every seat keeps its clan and random numbers."""

    number: int
    seed: int
    options: Options
    bot_seeds: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, kw_only=True)
class Match:
    """Which games are played; the number of a game decides everything about it."""

    line_up: tuple[Entrant, ...]
    """One for each seat, before they rotate."""
    kind: str = "arena"
    """The experiment; others deal other games with the same seed."""
    seed: int = 1
    options: Options = field(default_factory=Options)
    draft: bool = False
    """Bots choose their clans; otherwise they are dealt with the seats."""
    keep_records: bool = False
    generator: int = WIDE
    """Deals from the seeds; runs begun by earlier releases continue with ``NARROW``."""

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.line_up)

    @cached_property
    def rotations(self) -> tuple[tuple[Entrant, ...], ...]:
        """The line-ups with which each deal is played."""
        return rotations(self.line_up)

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of all entrants, each once."""
        return tuple(dict.fromkeys(entrant.label for entrant in self.line_up))

    @property
    def is_dealt(self) -> bool:
        """Whether clans come with the seats."""
        return not (self.draft or self.options.clan_auction)

    def whole_deals(self, games: int) -> int:
        """Return a number of games rounded up to whole deals."""
        size = len(self.rotations)
        return -(-games // size) * size

    def check(self) -> None:
        """Refuse options that do not go together.

        :raises ValueError: saying which one is wrong.
        """
        Game.new(self.players, 0, self.options)

    def deal(self, number: int) -> Deal:
        """Return a deal, counted from 0."""
        chance = Random(f"{self.kind}/{self.seed}/{number}")
        seed = chance.getrandbits(SEED_BITS)
        bot_seeds = tuple(chance.getrandbits(SEED_BITS) for _ in self.line_up)
        return Deal(number, seed, self._dealt(seed), bot_seeds)

    def _dealt(self, seed: int) -> Options:
        """Return the options with the drawn pairs dealt to the seats instead of offered."""
        if not self.is_dealt:
            return self.options
        game = self.new_game(seed, self.options)
        offer = game.state.offer[: self.players]
        clans = None if self.options.no_clans else [clan for clan, _ in offer]
        dealt = {"clans": clans, "starting_tiles": [tile for _, tile in offer]}
        return Options.from_dict({**self.options.as_dict(), **dealt})

    def new_game(self, seed: int, options: Options) -> Game:
        """Return a game of this match before the first decision."""
        return Game.new(self.players, seed, options, generator=self.generator)

    def as_dict(self) -> dict[str, object]:
        """Return the plan as plain data; two that are equal play the same games."""
        # Plans of earlier releases do not name the generator.
        named = {} if self.generator == NARROW else {"generator": self.generator}
        return {
            "kind": self.kind,
            "line_up": [entrant.as_dict() for entrant in self.line_up],
            "seed": self.seed,
            "options": self.options.as_dict(),
            "draft": self.draft,
            "rules": RULES_VERSION,
            "content": content_digest(load_content()),
            **named,
        }

    def continuing(self, plan: Mapping[str, object]) -> Match:
        """Return this match with the generator of an earlier run's plan."""
        return self if "generator" in plan else replace(self, generator=NARROW)


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How one game ended; all lists are by seat."""

    game: int
    deal: int
    seed: int
    bots: list[str]
    """Labels."""
    clans: list[str]
    scores: list[int]
    places: list[int]
    sheets: list[dict[str, int]]
    """Points by source."""
    rank: str | None
    """The rank reached alone (SOL-7)."""
    faults: list[int]
    first_faults: list[str]
    turns: list[list[float]]
    """Seconds of thought for each turn."""
    decisions: list[list[float]]
    """Seconds of thought for each decision."""
    contracts: list[int] = field(default_factory=list)
    """Contracts fulfilled; none in files of earlier releases."""
    record: str = ""

    @property
    def wins(self) -> list[Fraction]:
        """1 for the winner; tied winners share it."""
        share = Fraction(1, self.places.count(1))
        return [share if place == 1 else Fraction(0) for place in self.places]

    def as_dict(self) -> dict[str, object]:
        """Return it as plain data, but for the record."""
        names = [field.name for field in fields(self) if field.name != "record"]
        return {name: getattr(self, name) for name in names}


@dataclass(slots=True)
class _Played:
    """A finished game, and the notes on each seat."""

    game: Game
    faults: list[int]
    first_faults: list[str]
    turns: list[list[float]]
    decisions: list[list[float]]


def play_game(match: Match, number: int) -> Result:
    """Play one game of a match, counted from 0."""
    which, rotation = divmod(number, len(match.rotations))
    deal = match.deal(which)
    entrants = match.rotations[rotation]
    game = match.new_game(deal.seed, deal.options)
    played = _play_quickly(game, entrants, deal, record=match.keep_records)
    if played is None:
        played = _play_out(game, entrants, deal)
    outcome = played.game.outcome()
    assert outcome is not None
    labels = [entrant.label for entrant in entrants]
    return Result(
        game=number,
        deal=which,
        seed=deal.seed,
        bots=labels,
        clans=[player.power.id for player in played.game.state.players],
        scores=list(outcome.scores),
        places=list(outcome.places),
        sheets=[{line: getattr(sheet, line) for line in SCORE_LINES} for sheet in outcome.sheets],
        rank=outcome.solo_rank,
        faults=played.faults,
        first_faults=played.first_faults,
        turns=[[round(spent, DIGITS) for spent in turns] for turns in played.turns],
        decisions=[[round(spent, DIGITS) for spent in each] for each in played.decisions],
        contracts=[sheet.contracts_fulfilled for sheet in outcome.sheets],
        record=played.game.record(names=labels) if match.keep_records else "",
    )


def _play_out(game: Game, entrants: Sequence[Entrant], deal: Deal) -> _Played:
    """Play to the end, decision by decision."""
    chairs = [
        Chair(entrant, seat, seed)
        for seat, (entrant, seed) in enumerate(zip(entrants, deal.bot_seeds, strict=True))
    ]
    try:
        while (seat := game.deciding_seat) is not None:
            game.push(chairs[seat].decide(game))
    finally:
        for chair in chairs:
            chair.leave()
    return _Played(
        game,
        [chair.faults for chair in chairs],
        [chair.first_fault for chair in chairs],
        [chair.turns for chair in chairs],
        [chair.decisions for chair in chairs],
    )


def _play_quickly(
    game: Game, entrants: Sequence[Entrant], deal: Deal, *, record: bool
) -> _Played | None:
    """Play on the compiled twin, if none of the bots searches."""
    quick = play_quickly(game, [entrant.bot for entrant in entrants], deal.bot_seeds)
    if quick is None:
        return None
    if record:
        for taken in quick.taken:
            game.push(taken.action)
    turns: list[list[float]] = [[] for _ in entrants]
    decisions: list[list[float]] = [[] for _ in entrants]
    for taken in quick.taken:
        decisions[taken.seat].append(taken.seconds)
        if taken.opens_turn or not turns[taken.seat]:
            turns[taken.seat].append(taken.seconds)
        else:
            turns[taken.seat][-1] += taken.seconds
    return _Played(
        game if record else quick.game,
        [0] * len(entrants),
        [""] * len(entrants),
        turns,
        decisions,
    )

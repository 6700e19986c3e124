"""Short ways to a game for the tests: position, one code, compare."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from caledonia import Game, Options
from caledonia.content import load_content
from caledonia.events import Event
from caledonia.types import parse_space

PACK = load_content(Path(__file__).parent / "pack")
"""A frozen content pack, so that the rules' tests do not move with the real map."""


def position(players: int, *codes: str, **fields: Any) -> Game:
    """Return a game from position fields (docs/notation.md), after playing some codes."""
    data = {"players": players, "content": PACK.id, **fields}
    return play(Game.from_position(data, content=PACK), *codes)


def new_game(players: int, seed: int = 1, **options: Any) -> Game:
    """Return a fresh game with options."""
    return Game.new(players, seed, Options(**options), PACK)


def play(game: Game, *codes: str) -> Game:
    """Play codes and return the game."""
    for code in codes:
        game.push_code(code)
    return game


def codes(game: Game, *starts: str) -> list[str]:
    """Return the legal codes, or only those that start with one of some words."""
    return [code for code in game.legal_codes if not starts or code.startswith(starts)]


def refusals(game: Game, code: str) -> list[tuple[str, str]]:
    """Return clause and problem of every reason against a code."""
    return [(reason.clause, reason.problem) for reason in game.why_not(code)]


def figures(game: Game, code: str, problem: str) -> dict[str, int | str]:
    """Return the figures of one problem of a code."""
    return next(r.figures for r in game.why_not(code) if r.problem == problem)


def money(game: Game, seat: int = 0) -> int:
    """Return a player's money."""
    return game.seat(seat).money


def goods(game: Game, seat: int = 0) -> dict[str, int]:
    """Return a player's stock without what it has not."""
    return {name: amount for name, amount in game.seat(seat).goods.items() if amount}


def units(game: Game, seat: int = 0) -> dict[str, list[str]]:
    """Return where a player's units stand."""
    return {name: list(spaces) for name, spaces in game.seat(seat).units.items() if spaces}


def step(game: Game, good: str) -> int:
    """Return a good's price step, counted from 1 as in positions."""
    return game.market.steps[good]


def price(game: Game, good: str) -> int:
    """Return a good's price."""
    return game.market.price(good)


def space(name: str) -> int:
    """Return a space's number."""
    return parse_space(name)


def events_of(game: Game, kind: type[Event]) -> list[Any]:
    """Return the last decision's events of one kind."""
    return [event for event in game.events() if isinstance(event, kind)]


def decision(game: Game) -> str:
    """Return the kind of the pending decision, like ``Turn``."""
    return type(game.state.pending[-1]).__name__ if game.state.pending else "over"


def play_out(game: Game, choose: Callable[[Game], Any]) -> Game:
    """Play a game to its end."""
    while not game.is_over():
        game.push(choose(game))
    return game

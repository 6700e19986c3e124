"""Games for the tests of the text forms: random, but the same everywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import TypeAlias

from caledonia import Action, Content, Game, Options
from caledonia.actions import Buy
from caledonia.chance import NARROW, WIDE, Chance
from caledonia.state import State
from caledonia.types import SPACE_NAMES, spaces_of
from tests.helpers import PACK

Table: TypeAlias = tuple[int, Options]
TABLES: tuple[Table, ...] = (
    (1, Options()),
    (2, Options(errata_2025=True)),
    (3, Options()),
    (4, Options()),
    (4, Options(clan_auction=True)),
    (3, Options(no_clans=True)),
    (2, Options(tighter_map=True)),
    (3, Options(tighter_map=True, static_imports=True)),
    (3, Options(clans=("mackenzie", "macdonald", "buchanan"), errata_2025=True)),
    (2, Options(clans=("cunningham", "macewen"), starting_tiles=(4, 2), starting_seat=1)),
    (2, Options(no_clans=True, starting_tiles=(1, 9))),
    (1, Options(clans=("buchanan",), port_tiles=("p9", "p8", "p7", "p4"))),
    (2, Options(clans=("macdonald", "fergusson"), port_tiles=("p1", "p6", "p9", "p7"))),
    (2, Options(clan_auction=True, map_sides=("A2", "B1", "C2", "D1"))),
    (3, Options.first_game()),
)
"""Players and options of tables that together use every kind of start."""
IDS = tuple(f"{players}-{'-'.join(options.as_dict()) or 'plain'}" for players, options in TABLES)


WEIGHTS = {
    "Fulfil": 99,
    "wanted": 30,
    "Expand": 12,
    "Obtain": 12,
    "UsePort": 3,
    "Keep": 6,
    "Sell": 2,
    "Withdraw": 2,
}
"""How often a kind of action is chosen; 1 where nothing is said."""


def choose(game: Game, chance: Chance) -> Action:
    """Choose first a kind of action, then one of the kind, so that rare kinds occur."""
    kinds: dict[str, list[Action]] = {}
    for action in game.legal_actions:
        kinds.setdefault(_kind(game, action), []).append(action)
    lots = [name for name in sorted(kinds) for _ in range(WEIGHTS.get(name, 1))]
    of_kind = kinds[lots[chance.below(len(lots))]]
    return of_kind[chance.below(len(of_kind))]


def _kind(game: Game, action: Action) -> str:
    """Return the name of an action's kind; buying for a contract is one of its own."""
    seat = game.deciding_seat
    assert seat is not None
    player = game.state.players[seat]
    contracts = game.state.setup.content.contracts
    if isinstance(action, Buy) and any(
        player.goods[action.good] + action.amount == contracts[held].goods[action.good]
        for held in player.slots
    ):
        return "wanted"
    return type(action).__name__


def playing(
    table: Table, seed: int, content: Content | None = None, generator: int = WIDE
) -> Iterator[Game]:
    """Yield a random game before every decision and after the last one."""
    players, options = table
    game = Game.new(players, seed, options, content, generator=generator)
    chance = Chance(seed)
    while not game.is_over():
        yield game
        game.push(choose(game, chance))
    yield game


def played(
    table: Table,
    seed: int,
    decisions: int | None = None,
    content: Content | None = None,
    generator: int = WIDE,
) -> Game:
    """Return a random game after some decisions, or finished."""
    for game in playing(table, seed, content, generator):
        if game.ply == decisions:
            return game
    return game


def ground(kind: str, players: int = 2) -> list[str]:
    """Return the spaces of the default map with this terrain alone, or its lochs or mist."""
    board = Game.from_position(f'{{"players": {players}}}').state.setup.board
    land = {"grassland": board.grassland, "forest": board.forest, "mountain": board.mountain}
    if kind not in land:
        return [SPACE_NAMES[space] for space in spaces_of(getattr(board, kind))]
    alone = land.pop(kind)
    for other in land.values():
        alone &= ~other
    return [SPACE_NAMES[space] for space in spaces_of(alone)]


def state_data(state: State) -> dict[str, object]:
    """Return every field of a state that a position must restore, for comparison."""
    data: dict[str, object] = {}
    for field in fields(state):
        if field.name not in ("setup", "players", "shared", "log"):
            data[field.name] = _plain(getattr(state, field.name))
    for seat, player in enumerate(state.players):
        for field in fields(player):
            value = getattr(player, field.name)
            data[f"{seat}.{field.name}"] = value.id if field.name == "power" else _plain(value)
    setup = state.setup
    data["setup"] = (setup.players, setup.options, setup.content.id, setup.board)
    data["tiles"] = [tile.id for tile in (*setup.ports, *setup.scoring)]
    return data


def _plain(value: object) -> object:
    return list(value) if isinstance(value, list | tuple) else value


RECORDS = Path(__file__).parent / "records"
FIXTURES: dict[str, tuple[Table, int]] = {
    "auction-of-four": ((4, Options(clan_auction=True)), 21),
    "three-clans": ((3, Options(clans=("buchanan", "mackenzie", "macewen"))), 22),
    "solo": ((1, Options()), 23),
    "tight-two": ((2, Options(tighter_map=True, errata_2025=True)), 24),
    "four-of-128-bits": ((4, Options()), 2**127 + 25),
    "solo-of-128-bits": ((1, Options()), 2**127 + 26),
}
"""The recorded games: table and seed."""
OLD = ("auction-of-four", "three-clans", "solo", "tight-two")
"""Those of version 1, dealt by the narrow generator: they prove that old records replay."""


def write_fixtures() -> None:
    """Rewrite the recorded games with the frozen pack, after a change of the rules.

    Run ``python -m tests.notation.games``, then read the changes before keeping them.
    """
    for name, (table, seed) in FIXTURES.items():
        generator = NARROW if name in OLD else WIDE
        game = played(table, seed, content=PACK, generator=generator)
        text = game.record(names=["Ada", "Ben", "Cleo", "Dan"][: game.players])
        (RECORDS / f"{name}.txt").write_text(text, encoding="utf-8")
        seats = game.view()["seats"]
        assert isinstance(seats, list)
        expected = {
            "outcome": game.view()["outcome"],
            "sheets": [seat["score"] for seat in seats],
        }
        scores = json.dumps(expected, indent=1) + "\n"
        (RECORDS / f"{name}.json").write_text(scores, encoding="utf-8")


if __name__ == "__main__":
    write_fixtures()

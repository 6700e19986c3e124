"""Positions: the whole state of a game as readable JSON, editable by hand.

:func:`write_position` is canonical and complete. :func:`read_position` fills in what a hand-written
position leaves out, and refuses positions from which the rules could not continue.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from caledonia.actions import Action
from caledonia.chance import LIMIT
from caledonia.content import Content, load_content
from caledonia.notation.contracts import read_contracts
from caledonia.notation.frames import Frame, read_frames, write_frame
from caledonia.notation.node import Node, parse_json, plain_json
from caledonia.notation.seats import (
    by_good,
    read_by_good,
    read_seat,
    refuse_crowding,
    write_seat,
)
from caledonia.notation.shapes import PositionData
from caledonia.notation.stacks import check_frames, with_bottom
from caledonia.notation.table import TABLE_KEYS, read_offer, read_table, write_table
from caledonia.notation.wording import listed
from caledonia.pending import Auction, EndRound, StartRound, Turn
from caledonia.rules import flow
from caledonia.state import NOTHING_BOUGHT, PlayerState, Setup, State
from caledonia.types import GOOD_NAMES, GOODS, ROUNDS

POSITION_KEYS: Final = tuple(PositionData.__annotations__)
"""The keys of a position in the order in which they are written."""
COUNTS: Final = ("ply", "turn_ply")
"""Keys about the history; the position itself does not depend on them."""
MOST_DECISIONS: Final = 10**6
"""More than any game takes."""
HIDDEN_KEYS: Final = ("pile", "random", "recorded_rolls")
"""Keys of hidden information."""
FORMER_KEYS: Final = {"foretold": "recorded_rolls"}
"""Former names of keys in stored positions."""


# Writing.


def position_data(state: State) -> PositionData:
    """Return a state as JSON data, all keys in order."""
    return {
        **write_table(state.setup),
        "ply": state.ply,
        "turn_ply": state.turn_ply,
        "round": state.round,
        "turn_order": list(state.turn_order),
        "passed": list(state.passed),
        "prices": {GOOD_NAMES[good]: state.prices[good] + 1 for good in GOODS},
        "boxes": [contract or None for contract in state.boxes],
        "pile": list(state.pile),
        "removed": list(state.removed),
        "offer": [list(pair) for pair in state.offer],
        "bought": by_good(state.bought),
        "random": state.random,
        "recorded_rolls": list(state.recorded_rolls),
        "seats": [write_seat(state.setup, player) for player in state.players],
        "pending": [write_frame(frame) for frame in state.pending],
    }


def write_position(state: State, *, counted: bool = True) -> str:
    """Return a state as text: one key, seat or pending decision per line.

    :param counted: with the number of decisions that led to it.
    """
    lines = [_table_lines(state.setup)]
    for key, value in position_data(state).items():
        if key in TABLE_KEYS or (key in COUNTS and not counted):
            continue
        if key in ("seats", "pending") and value:
            assert isinstance(value, list)
            rows = ",\n".join(f"  {_compact(item)}" for item in value)
            lines.append(f' "{key}": [\n{rows}\n ]')
        else:
            lines.append(f' "{key}": {_compact(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


@lru_cache(maxsize=1024)
def _table_lines(setup: Setup) -> str:
    """Return the lines that stay the same for the whole game."""
    return ",\n".join(f' "{key}": {_compact(value)}' for key, value in write_table(setup).items())


_compact: Final = json.JSONEncoder(ensure_ascii=False).encode
"""Returns JSON on one line; made once, as every state's hash needs it many times."""


# Reading.


def read_position(position: str | Mapping[str, object], content: Content | None = None) -> State:
    """Return the state of a position given as text or data, before automatic steps.

    :raises PositionError: naming the field and what would be right.
    """
    data = parse_json(position) if isinstance(position, str) else plain_json(position)
    return state_from(data, content)


def state_from(data: object, content: Content | None = None) -> State:
    """Return the state of a position given as JSON data.

    :raises PositionError: naming the field and what would be right.
    """
    data = with_present_keys(data)
    root = Node(data, "")
    if not isinstance(data, dict):
        root.fail(f"a position is an object in braces, not {root.shown}")
    given = root.members(POSITION_KEYS, "key")
    setup = read_table(root, given, content or load_content())
    state = _bare_state(setup, _read_players(given, setup))
    _read_figures(given, state)
    frames = None
    if "pending" in given:
        frames = with_bottom(read_frames(given["pending"], setup), setup)
    _read_order(given, state, frames)
    if frames is None:
        frames = [Frame(_first_turn(root, state), root.at("pending"))]
    state.pending = tuple(frame.pending for frame in frames)
    if not state.pending and state.turn_ply < state.ply:
        root.at("turn_ply").fail(f"the game is over: no turn follows, so write {state.ply}")
    read_offer(given, state)
    read_contracts(given, state)
    check_frames(state, frames, root.at("pending"))
    _check_playable(root, state)
    return state


def with_present_keys(data: object) -> object:
    """Return a position's data with the current names of its keys."""
    if not isinstance(data, dict) or not any(key in data for key in FORMER_KEYS):
        return data
    for former, present in FORMER_KEYS.items():
        if former in data and present in data:
            Node(data, "").at(former).fail(f"the former name of {present}: write only one of them")
    return {FORMER_KEYS.get(key, key): value for key, value in data.items()}


def _bare_state(setup: Setup, players: list[PlayerState]) -> State:
    """Return a state with nothing but its players."""
    occupied = 0
    for player in players:
        occupied |= player.occupied
    return State(
        setup=setup,
        players=players,
        ply=0,
        turn_ply=0,
        round=1,
        turn_order=(),
        passed=(),
        prices=list(setup.market.start),
        boxes=(0,) * setup.boxes,
        pile=(),
        removed=(),
        offer=(),
        occupied=occupied,
        bought=NOTHING_BOUGHT,
        random=0,
        recorded_rolls=(),
        pending=(),
        shared=0,
        log=None,
    )


def _read_players(given: dict[str, Node], setup: Setup) -> list[PlayerState]:
    if "seats" in given:
        nodes = given["seats"].items()
    else:
        nodes = [Node({}, f"seats[{seat}]") for seat in range(setup.players)]
    players = [read_seat(node, setup, seat) for seat, node in enumerate(nodes)]
    for seat, node in enumerate(nodes):
        refuse_crowding(node, players[:seat])
    clans = [player.power.id for player in players]
    tiles = [player.starting_tile for player in players]
    for seat, node in enumerate(nodes):
        if clans[seat] and clans[seat] in clans[:seat]:
            node.at("clan").fail(f"seat {clans.index(clans[seat])} has this clan")
        if tiles[seat] and tiles[seat] in tiles[:seat]:
            node.at("starting_tile").fail(f"seat {tiles.index(tiles[seat])} has this tile")
    return players


def _read_figures(given: dict[str, Node], state: State) -> None:
    """Read counts, round, prices and the hidden generator."""
    setup = state.setup
    if "ply" in given:
        state.ply = given["ply"].integer(0, MOST_DECISIONS)
    state.turn_ply = given["turn_ply"].integer(0, state.ply) if "turn_ply" in given else state.ply
    if "round" in given:
        state.round = given["round"].integer(0, ROUNDS)
    if "prices" in given:
        prices = list(state.prices)
        for name, member in given["prices"].members(GOOD_NAMES, "good").items():
            good = GOOD_NAMES.index(name)
            prices[good] = _read_price(member, setup.market.tracks[good])
        state.prices = prices
    if "bought" in given:
        state.bought = tuple(read_by_good(given["bought"], 0, setup.neighbourhood_limit))
    if "random" in given:
        state.random = given["random"].integer(0, LIMIT - 1)
    if "recorded_rolls" in given:
        faces = min(len(GOODS), len(setup.content.variants.price_die))
        rolls = given["recorded_rolls"]
        state.recorded_rolls = tuple(item.integer(0, faces - 1) for item in rolls.items())
        if state.recorded_rolls and setup.players > 1:
            rolls.fail("only a solo player rolls dice")


def _read_price(node: Node, track: tuple[int, ...]) -> int:
    """Return the step of a price given as a step from 1, or in pounds like ``£5``."""
    if not isinstance(node.value, str):
        return node.integer(1, len(track)) - 1
    pounds = node.value.removeprefix("£")
    if pounds == node.value or not (pounds.isascii() and pounds.isdigit()):
        node.fail(f'write a step from 1 to {len(track)} or pounds like "£{track[0]}"')
    steps = [step for step, price in enumerate(track) if str(price) == pounds]
    if not steps:
        node.fail(f"£{pounds} is not on the track: {listed(dict.fromkeys(track))}")
    if len(steps) > 1:
        which = " and ".join(str(step + 1) for step in steps)
        node.fail(f"£{pounds} is the price of steps {which}: write the step")
    return steps[0]


def _read_order(given: dict[str, Node], state: State, frames: list[Frame] | None) -> None:
    """Read turn order and who has passed; before production all have, in turn order."""
    players = state.setup.players
    bottom = frames[0].pending if frames else None
    auction = isinstance(bottom, Auction)
    if "turn_order" in given:
        state.turn_order = _read_seats(given["turn_order"], players)
        if len(state.turn_order) < players and not auction:
            given["turn_order"].fail(f"name all {players} seats")
    elif not auction:
        state.turn_order = tuple(range(players))
    if "passed" in given:
        state.passed = _read_seats(given["passed"], players)
        if state.passed and not state.round:
            given["passed"].fail("nobody passes during the setup (round 0)")
    elif state.round and (frames == [] or isinstance(bottom, EndRound | StartRound)):
        state.passed = state.turn_order


def _read_seats(node: Node, players: int) -> tuple[int, ...]:
    items = node.items()
    seats = tuple(item.integer(0, players - 1) for item in items)
    node.distinct(items)
    return seats


def _first_turn(root: Node, state: State) -> Turn:
    """Return the turn of the first seat that has not passed."""
    if not state.round:
        root.at("pending").fail("round 0 is the setup: say what is pending")
    for seat in state.turn_order:
        if seat not in state.passed:
            return Turn(seat)
    root.at("pending").fail("everybody has passed: say what is pending")


def _check_playable(root: Node, state: State) -> None:
    """Refuse a position in which the seat that decides can do nothing."""
    trial = state.copy()
    flow.settle(trial)
    if not trial.pending:
        return
    # A clan's actions at any time only delay the dead end.
    pending: Any = trial.pending[-1]
    actions: list[Action] = []
    flow.LEGAL[type(pending)](trial, pending, actions)
    if not actions:
        name = flow.decision_name(pending)
        root.at("pending").fail(
            f"seat {trial.deciding_seat} has to decide about {name}, but nothing is possible"
        )

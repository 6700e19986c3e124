"""The checks of one position and of one decision."""

from __future__ import annotations

import random
from dataclasses import fields

from caledonia.actions import Action, Expand, Place
from caledonia.conformance.laws import broken_laws, unexplained
from caledonia.conformance.slow_map import slow_expansions, slow_starts
from caledonia.conformance.universe import random_action
from caledonia.errors import IllegalActionError, InvalidActionError
from caledonia.game import Game
from caledonia.notation.codes import parse_action
from caledonia.notation.position import read_position
from caledonia.pending import ExportBonuses, Turn, WorkerPlacement
from caledonia.rules import flow
from caledonia.state import PlayerState, State


class ConformanceError(AssertionError):
    """A check failed; the message holds the position."""


_READABLE: set[Action] = set()
"""Actions whose code was read back before."""


def _demand(condition: object, game: Game, complaint: str) -> None:
    if not condition:
        raise ConformanceError(f"{complaint}\nafter {game.ply} decisions in\n{game.position()}")


def same_state(first: State, second: State) -> str | None:
    """Return the first field in which two states differ, apart from sharing."""
    for field in fields(State):
        if field.name in ("setup", "shared", "log", "players"):
            continue
        one, other = getattr(first, field.name), getattr(second, field.name)
        if list(one) != list(other) if field.name == "prices" else one != other:
            return field.name
    for seat, players in enumerate(zip(first.players, second.players, strict=True)):
        for field in fields(PlayerState):
            one, other = (getattr(player, field.name) for player in players)
            if field.name == "power":
                one, other = one.id, other.id
            if field.name in ("goods", "pieces", "market"):
                one, other = list(one), list(other)
            if one != other:
                return f"players[{seat}].{field.name}"
    return None


def check_position(game: Game, choices: random.Random) -> None:
    """Check everything that must hold in a position.

    :raises ConformanceError: with the position, if something does not.
    """
    state = game.state
    for complaint in broken_laws(state):
        _demand(False, game, complaint)
    _check_legality(game, choices)
    again = read_position(game.position(), state.setup.content)
    difference = same_state(state, again)
    _demand(difference is None, game, f"position does not round-trip: {difference}")
    _check_view(game, choices)


def _check_legality(game: Game, choices: random.Random) -> None:
    legal = game.legal_actions
    _demand(bool(legal) != game.is_over(), game, "legal actions and the end disagree")
    _demand(len(set(legal)) == len(legal), game, "a legal action is listed twice")
    for action in legal:
        _demand(not flow.why_not(game.state, action), game, f"'{action}' is legal and refused")
        if action not in _READABLE:
            _demand(parse_action(str(action)) == action, game, f"'{action}' does not round-trip")
            _READABLE.add(action)
    for _ in range(8):
        action = random_action(choices, game.state)
        if action not in legal:
            check_explanation(game, action)
    if not game.is_over():
        _check_expansions(game)


def check_explanation(game: Game, action: Action) -> None:
    """Check that an illegal action is refused by its code with reasons of its own.

    :raises ConformanceError: with the position, if not.
    """
    reasons = game.why_not(action)
    _demand(reasons, game, f"'{action}' is illegal and nothing says why")
    answers, _, _ = flow.EXPLAIN[type(action)]
    if not game.is_over() and isinstance(game.state.pending[-1], answers):
        # The decision is open, so it must be something else that is wrong.
        silent = any(reason.problem == "not_now" for reason in reasons)
        _demand(not silent, game, f"'{action}' answers the decision and nothing says why not")
    try:
        game.copy().push_code(str(action))
    except IllegalActionError as error:
        _demand(error.reasons == reasons, game, f"'{action}' is refused for other reasons")
    except InvalidActionError:
        # An amount below zero has no code.
        return
    else:
        _demand(False, game, f"'{action}' is illegal and was taken")


def _check_expansions(game: Game) -> None:
    """Compare with the slow generator: no illegal action, no legal one missing."""
    state = game.state
    pending = state.pending[-1]
    offered = {(a.unit, a.space) for a in game.legal_actions if isinstance(a, Expand | Place)}
    if isinstance(pending, WorkerPlacement):
        expected = slow_starts(state, pending.seat)
    elif isinstance(pending, Turn):
        expected = slow_expansions(state, pending.seat, free=False)
    elif isinstance(pending, ExportBonuses) and pending.free_spaces:
        expected = slow_expansions(state, pending.seat, free=True)
    else:
        expected = set()
    _demand(offered == expected, game, f"expansions differ: {offered ^ expected}")


def _check_view(game: Game, choices: random.Random) -> None:
    """Nobody's view may depend on the pile's order or the random state (SET-12)."""
    hidden = list(game.state.pile)
    choices.shuffle(hidden)
    state = game.state.copy()
    state.pile = tuple(hidden)
    state.random = choices.getrandbits(64)
    state.recorded_rolls = ()
    other = Game(state)
    seat = choices.choice((None, game.deciding_seat))
    _demand(game.view(seat) == other.view(seat), game, "a view shows something hidden")


def check_decision(game: Game, action: Action) -> None:
    """Take a decision and check that copies, undo and events agree with it.

    :raises ConformanceError: with the position, if something does not.
    """
    before, text = game.state, game.position()
    twin = game.copy()
    twin.push(action)
    _demand(game.position() == text, game, f"'{action}' on a copy changed the original")
    game.push(action)
    difference = same_state(game.state, twin.state)
    _demand(difference is None, game, f"'{action}' is not deterministic: {difference}")
    for complaint in unexplained(before, game.state, game.events()):
        _demand(False, game, f"'{action}': {complaint}")
    after = game.state
    _demand(game.pop() == action, game, "pop returns another action")
    _demand(game.state is before, game, f"undo of '{action}' does not return to the state")
    game.push_code(str(action))
    _demand(same_state(game.state, after) is None, game, f"'{action}' differs by its code")

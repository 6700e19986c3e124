"""Records: a header, then one code per line, with chance outcomes after `` ; ``.

A record of a finished game, or a secret one, says everything and replays to the same position. A
public record of an unfinished game says only what everyone at the table has seen: no seed, no
order of the pile, no random state.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from caledonia.actions import Action
from caledonia.chance import generator_of, new_seed, seeded
from caledonia.content import Content, load_content
from caledonia.errors import InvalidActionError, PositionError, RecordError
from caledonia.notation.codes import parse_action
from caledonia.notation.header import (
    DRAW_KEYS,
    RECORD_VERSION,
    Header,
    check_versions,
    draw_lines,
    names_line,
    read_draws,
    read_generator,
    read_header,
    read_names,
    read_options,
    read_seed,
    seed_hash,
    seed_version,
    version_lines,
)
from caledonia.notation.node import parse_json
from caledonia.notation.outcomes import advance, read_outcome
from caledonia.notation.position import HIDDEN_KEYS, position_data, state_from, with_present_keys
from caledonia.notation.wording import shortened
from caledonia.options import Options
from caledonia.rules import flow
from caledonia.rules.final import outcome_of
from caledonia.rules.setup import check_options, draw, first_state
from caledonia.state import State

SEPARATOR = ";"
"""Separates a code from the outcomes of chance."""


# Writing.


def write_record(
    start: State,
    actions: Sequence[Action],
    *,
    seed: int | None = None,
    names: Sequence[str] | None = None,
    secret: bool = False,
) -> str:
    """Return a game as text: its header, then one decision a line.

    :param start: the state before the first decision.
    :param seed: the seed of the game, if it was set up from one.
    :param secret: include what is hidden, even if the game is not over.
    :raises ValueError: if the names are not as many as players, or cannot be written.
    """
    lines = []
    state = start
    for action in actions:
        state, outcomes = advance(state, action)
        lines.append(f"{action} {SEPARATOR} {', '.join(outcomes)}" if outcomes else str(action))
    dealt = seed is not None and _set_up_from(seed, start)
    # A game from an earlier release keeps its version, or its seed would deal another game.
    header = version_lines(start, seed_version(start) if dealt else RECORD_VERSION)
    if names is not None:
        header["Seats"] = names_line(names, start.setup.players)
    over = not state.pending
    if seed is not None and dealt:
        header |= draw_lines(start)
        seed_header = {"Seed": str(seed)} if over or secret else {"Seed-hash": seed_hash(seed)}
    else:
        header["Position"] = _start_position(start, secret=over or secret)
        seed_header = {}
    if over:
        header["Result"] = result_line(state)
    header |= seed_header
    written = [f"{key}: {value}" for key, value in header.items()]
    return "\n".join([*written, "", *lines]) + "\n"


def result_line(state: State) -> str:
    """Return the final scores by seat."""
    return " ".join(str(score) for score in outcome_of(state).scores)


def _set_up_from(seed: int, start: State) -> bool:
    """Whether a new game with this seed starts like this."""
    setup = start.setup
    generator = generator_of(start.random)
    fresh = _new_state(setup.content, setup.players, setup.options, seed, generator)
    return position_data(fresh) == position_data(start)


def _new_state(
    content: Content, players: int, options: Options, seed: int, generator: int
) -> State:
    draws = draw(content, players, options, seed, generator)
    state = first_state(content, players, options, draws)
    flow.settle(state)
    return state


def _start_position(start: State, *, secret: bool) -> str:
    written = position_data(start)
    data = {key: value for key, value in written.items() if secret or key not in HIDDEN_KEYS}
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


# Reading.


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A record that was read and replayed without fault."""

    start: State
    """The state before the first decision."""
    actions: tuple[Action, ...]
    final: State
    """The state after the last decision."""
    seed: int | None
    names: tuple[str, ...] | None
    header: Mapping[str, str]
    """The headers as written in the record."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line with a decision."""

    number: int
    code: str
    outcomes: tuple[str, ...] | None
    """Outcomes of chance; ``None`` if the line does not state them."""

    def error(self, reason: str) -> RecordError:
        return RecordError(self.number, shortened(self.code), reason)


def read_record(
    text: str, content: Content | None = None, *, seed: int | None = None
) -> RecordedGame:
    """Replay a record and check everything that it says.

    :param seed: decides what a public record leaves out; random if not given.
    :raises RecordError: with line, text and reason.
    """
    content = content or load_content()
    rows = text.removeprefix("\ufeff").split("\n")
    header = read_header([row.rstrip("\r") for row in rows])
    players = check_versions(header, content)
    names = read_names(header, players)
    lines = _read_lines(rows, header.end)
    revealed, dice = _read_outcomes(lines, content)
    game_seed = read_seed(header)
    if header.get("Position") is not None:
        start, hidden = _start_from_position(header, content, players)
    else:
        start, hidden = _start_from_draws(header, content, players, game_seed)
    if hidden:
        made_up = new_seed() if seed is None else seed
        _make_up_hidden(start, revealed, dice, made_up)
    flow.settle(start)
    _check_draws(header, start)
    final, actions = _replay(start, lines, strict=hidden)
    _check_result(header, final)
    values = {key: line.value for key, line in header.lines.items()}
    return RecordedGame(start, actions, final, game_seed, names, values)


def _read_lines(rows: Sequence[str], header_end: int) -> list[_Line]:
    lines = []
    for number, row in enumerate(rows[header_end:], start=header_end + 1):
        text = row.strip()
        if not text or text.startswith("#"):
            continue
        code, separator, outcomes = text.partition(SEPARATOR)
        parts = tuple(" ".join(part.split()) for part in outcomes.split(","))
        lines.append(_Line(number, code.strip(), parts if separator else None))
    return lines


def _read_outcomes(lines: list[_Line], content: Content) -> tuple[list[int], list[int]]:
    """Return the contracts in order of first appearance, and all dice."""
    revealed: dict[int, None] = {}
    dice: list[int] = []
    for line in lines:
        for outcome in line.outcomes or ():
            try:
                contracts, faces = read_outcome(outcome, content)
            except ValueError as error:
                raise line.error(str(error)) from None
            revealed.update(dict.fromkeys(contracts))
            dice.extend(faces)
    return list(revealed), dice


def _start_from_draws(
    header: Header, content: Content, players: int, seed: int | None
) -> tuple[State, bool]:
    """Return the start of a new game, and whether its hidden part is unknown."""
    options = read_options(header)
    try:
        check_options(content, players, options)
        if seed is not None:
            generator = read_generator(header)
            return _new_state(content, players, options, seed, generator), False
    except ValueError as error:
        raise _options_line(header, str(error)) from None
    draws = read_draws(header, content, players, options)
    rest = tuple(c for c in sorted(content.contracts) if c not in draws.pile)
    state = first_state(content, players, options, replace(draws, pile=draws.pile + rest))
    return state, True


def _options_line(header: Header, reason: str) -> RecordError:
    return (header.get("Options") or header.need("Players")).error(reason)


def _start_from_position(header: Header, content: Content, players: int) -> tuple[State, bool]:
    """Return the start from a position, and whether its hidden part is unknown."""
    line = header.need("Position")
    for key in (*DRAW_KEYS, "Seed", "Seed-hash"):
        other = header.get(key)
        if other is not None:
            raise other.error("the position says how the game starts: leave this line out")
    try:
        data = with_present_keys(parse_json(line.value))
        state = state_from(data, content)
    except PositionError as error:
        raise line.error(str(error)) from None
    if state.setup.players != players:
        raise line.error(f"a position for {state.setup.players} players, not for {players}")
    assert isinstance(data, dict)
    given = [key for key in HIDDEN_KEYS if key in data]
    if given and len(given) < len(HIDDEN_KEYS):
        raise line.error(f"write all of {', '.join(HIDDEN_KEYS)} or none")
    return state, not given


def _make_up_hidden(state: State, revealed: list[int], dice: list[int], seed: int) -> None:
    """Order hidden parts as the record reveals them; a seed decides the rest."""
    seen = tuple(contract for contract in revealed if contract in state.pile)
    chance = seeded(seed)
    unseen = chance.shuffled(sorted(set(state.pile).difference(seen)))
    state.pile = (*seen, *unseen)
    state.random = chance.state
    if state.setup.players == 1:
        state.recorded_rolls = tuple(dice)


def _check_draws(header: Header, start: State) -> None:
    """Compare what the header says was drawn with the start of the game."""
    if header.get("Position") is not None:
        return
    expected = draw_lines(start)
    for key in DRAW_KEYS:
        line = header.get(key)
        if line is None or key == "Options":
            continue
        if key not in expected:
            raise line.error("this game has no such line")
        if _words(key, line.value) != _words(key, expected[key]):
            raise line.error(f"the game starts with '{key}: {expected[key]}'")


def _words(key: str, value: str) -> list[str]:
    words = value.replace(",", " , ").split()
    # Only the covered spaces have no order.
    return sorted(words) if key == "Covered" else words


def _replay(start: State, lines: list[_Line], *, strict: bool) -> tuple[State, tuple[Action, ...]]:
    """Replay the decisions; ``strict``: lines must state the outcomes of chance."""
    state = start
    actions = []
    for line in lines:
        try:
            action = parse_action(line.code)
        except InvalidActionError as error:
            raise line.error(error.reason) from None
        reasons = flow.why_not(state, action)
        if reasons:
            raise line.error("illegal: " + "; ".join(str(reason) for reason in reasons))
        state, outcomes = advance(state, action)
        recorded = line.outcomes
        if tuple(outcomes) != (recorded or ()) and (strict or recorded is not None):
            expected = ", ".join(outcomes) or "nothing"
            raise line.error(
                f"chance brought {expected}, not {', '.join(recorded or ()) or 'nothing'}"
            )
        actions.append(action)
    return state, tuple(actions)


def _check_result(header: Header, final: State) -> None:
    line = header.get("Result")
    if line is None:
        return
    if final.pending:
        raise line.error("the game is not over after the last line")
    if line.value.split() != result_line(final).split():
        raise line.error(f"the replayed game ends with {result_line(final)}")

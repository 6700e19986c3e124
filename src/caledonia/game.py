"""The game as one object: legal actions, push and pop, outcome, text forms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, overload

from caledonia.actions import END, SKIP, Action
from caledonia.chance import WIDE, new_seed
from caledonia.content import Content, load_content
from caledonia.errors import IllegalActionError, Reason
from caledonia.events import Event
from caledonia.notation.codes import parse_action
from caledonia.options import Options
from caledonia.reading import Decision, Export, Map, Market, Seat, decision_of
from caledonia.rules import flow
from caledonia.rules.final import Outcome, outcome_now, outcome_of
from caledonia.rules.setup import check_options, draw, first_state
from caledonia.state import State
from caledonia.types import Phase

if TYPE_CHECKING:
    from caledonia.notation.shapes import View


class LegalActions(tuple[Action, ...]):
    """The legal actions of a position in a fixed order; a tuple that shows codes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(str(action) for action in self)}>"


class Game:
    """A game of 1 to 4 players.

    ``push`` trusts its action; ``push_code`` checks. A state never changes once it is reached:
    ``push`` continues from a fork of it, ``pop`` returns to it, copies of a game share it.
    """

    __slots__ = ("_actions", "_legal", "_states", "seed", "start", "state")

    def __init__(self, state: State, *, seed: int | None = None) -> None:
        """Start a game from a state; most callers use :meth:`new`."""
        self.state = state
        flow.settle(state)
        self.start = state
        """The state before the first decision of :attr:`actions`."""
        self.seed = seed
        self._states: list[State] = []
        """The states before each decision."""
        self._actions: list[Action] = []
        self._legal: LegalActions | None = None

    @classmethod
    def new(
        cls,
        players: int = 2,
        seed: int | None = None,
        options: Options | None = None,
        content: Content | None = None,
        *,
        generator: int = WIDE,
    ) -> Game:
        """Set up a game; without a seed the operating system's generator gives one.

        :param generator: ``chance.NARROW`` deals the games of earlier releases.
        :raises ValueError: if players or options do not go together.
        """
        if seed is None:
            seed = new_seed()
        content = content or load_content()
        options = options or Options()
        draws = draw(content, players, options, seed, generator)
        return cls(first_state(content, players, options, draws), seed=seed)

    @staticmethod
    def check_options(players: int, options: Options, content: Content | None = None) -> None:
        """Refuse options with which :meth:`new` could not set up a game.

        :raises ValueError: saying which option is wrong and what would be right.
        """
        check_options(content or load_content(), players, options)

    # Reading.

    @property
    def players(self) -> int:
        """The number of players."""
        return self.state.setup.players

    @property
    def options(self) -> Options:
        """The options the game was created with."""
        return self.state.setup.options

    @property
    def round(self) -> int:
        """The round, 1 to 5; 0 during setup."""
        return self.state.round

    @property
    def phase(self) -> Phase:
        """What the decision that is due belongs to: setup, action phase or production."""
        return self.state.phase

    @property
    def deciding_seat(self) -> int | None:
        """The seat whose decision it is; ``None`` when the game is over."""
        return self.state.deciding_seat

    @property
    def decision(self) -> Decision | None:
        """What is open: the kind of decision, its seat and figures; ``None`` when over."""
        return decision_of(self.state)

    def seat(self, number: int) -> Seat:
        """Return what a seat has: money, goods, units, contracts, points and more.

        :raises ValueError: if there is no such seat.
        """
        return Seat(self.state, number)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in order."""
        return tuple(Seat(self.state, number) for number in range(self.players))

    @property
    def market(self) -> Market:
        """The market board: prices by good."""
        return Market(self.state)

    @property
    def export(self) -> Export:
        """The export board: contracts on offer, the size of the pile, imports."""
        return Export(self.state)

    @property
    def map(self) -> Map:
        """The map: terrain, neighbours, reach and units by the names of spaces."""
        return Map(self.state)

    @property
    def turn_order(self) -> tuple[int, ...]:
        """The seats in this round's turn order."""
        return self.state.turn_order

    @property
    def legal_actions(self) -> LegalActions:
        """All legal actions; never empty before the end."""
        if self._legal is None:
            self._legal = LegalActions(flow.legal_actions(self.state))
        return self._legal

    @property
    def legal_codes(self) -> tuple[str, ...]:
        """The codes of all legal actions, in the same order."""
        return tuple(str(action) for action in self.legal_actions)

    def is_legal(self, action: Action | str) -> bool:
        """Return whether an action, or the action of a code, is legal now.

        :raises InvalidActionError: if it is not an action code.
        """
        return self._allows(_action(action))

    @property
    def ply(self) -> int:
        """The number of decisions taken, including those before the start."""
        return self.state.ply

    @property
    def turn_ply(self) -> int:
        """The number of decisions taken before the present turn."""
        return self.state.turn_ply

    @property
    def actions(self) -> list[Action]:
        """The decisions taken since the start, first one first."""
        return self._actions[:]

    @property
    def states(self) -> list[State]:
        """The states before each decision since the start, and the present one."""
        return [*self._states, self.state]

    def peek(self) -> Action:
        """Return the last decision taken.

        :raises IndexError: if nothing was decided yet.
        """
        if not self._actions:
            raise IndexError("no decision was taken yet")
        return self._actions[-1]

    def turn_is_over(self) -> bool:
        """Whether no turn is in progress: the next decision opens one, or the game is over.

        A turn is what one seat decides in a row: a turn of the action phase, its production, or
        its choices during the setup.
        """
        return self.state.turn_is_over

    def is_over(self) -> bool:
        """Whether the last round is scored."""
        return not self.state.pending

    def outcome(self) -> Outcome | None:
        """Return ranking and score sheets, or ``None`` before the end."""
        return None if self.state.pending else outcome_of(self.state)

    def score_now(self) -> Outcome:
        """Return ranking and score sheets as if the game ended now."""
        return outcome_now(self.state)

    # Playing.

    def push(self, action: Action) -> None:
        """Take a legal action; it is not checked."""
        before = self.state
        state = before.fork()
        flow.take(state, action)
        self.state = state
        self._states.append(before)
        self._actions.append(action)
        self._legal = None

    def push_code(self, code: str) -> Action:
        """Read an action code, check it and take it; return the action.

        :raises InvalidActionError: if it is not an action code.
        :raises IllegalActionError: if the rules do not allow it now. The game is unchanged.
        """
        action = parse_action(code)
        self._check(action)
        self.push(action)
        return action

    def push_codes(self, codes: Iterable[str]) -> list[Action]:
        """Take the actions of several codes one after the other; return those taken.

        A legal code is always taken. One that is not legal but answers what has settled itself
        (:attr:`settled`) is passed over: a script may say ``skip`` and ``end`` whether there was
        something to choose or not.

        :raises InvalidActionError: if one is not an action code.
        :raises IllegalActionError: if the rules do not allow one. The game is as it was before the
            first code.
        """
        actions = [parse_action(code) for code in codes]
        taken: list[Action] = []
        settled = list(self.settled)
        try:
            for action in actions:
                if action in settled and not self._allows(action):
                    settled.remove(action)
                    continue
                self._check(action)
                # An answer that fits the open decision leaves the settled one still to be named.
                keeps = settled if action in settled else []
                self.push(action)
                taken.append(action)
                settled = [*keeps, *self.settled]
        except IllegalActionError:
            for _ in taken:
                self.pop()
            raise
        return taken

    @property
    def settled(self) -> tuple[Action, ...]:
        """Actions taken automatically after the last decision, as there was no choice.

        Such as ``end`` where no free action was possible, ``skip`` for a bonus that could not be
        used, or the slaughter of an only animal.
        """
        if not self._actions:
            return ()
        return tuple(flow.settled_by(self._states[-1], self._actions[-1]))

    def _check(self, action: Action) -> None:
        """Raise unless an action is legal now."""
        if not self._allows(action):
            raise IllegalActionError(str(action), flow.explain(self.state, action))

    def _allows(self, action: Action) -> bool:
        """Whether an action is legal now, without listing all legal actions."""
        if self._legal is None:
            return flow.is_legal(self.state, action)
        return action in self._legal

    def closing_action(self) -> Action | None:
        """Return ``end`` or ``skip``, which declines what is open, if one is legal."""
        return next((action for action in (END, SKIP) if action in self.legal_actions), None)

    def finish_turn(self) -> list[Action]:
        """Decline the rest of the turn in progress and end it; return the actions taken.

        :raises ValueError: if something still has to be decided. The game is unchanged.
        """
        taken: list[Action] = []
        while (action := self.closing_action()) is not None:
            self.push(action)
            taken.append(action)
            if self.turn_is_over():
                break
        if not self.turn_is_over():
            for _ in taken:
                self.pop()
            raise ValueError("the turn cannot end yet: something in it has to be decided")
        return taken

    def pop(self) -> Action:
        """Take back the last decision and everything it set in motion; return it.

        :raises IndexError: if nothing was decided yet.
        """
        if not self._actions:
            raise IndexError("no decision to take back")
        self.state = self._states.pop()
        self._legal = None
        return self._actions.pop()

    def copy(self) -> Game:
        """Return an independent game at the same position with the same history."""
        twin = Game.__new__(Game)
        twin.state = self.state
        twin.start = self.start
        twin.seed = self.seed
        twin._states = self._states[:]
        twin._actions = self._actions[:]
        twin._legal = self._legal
        return twin

    def parse(self, code: str) -> Action:
        """Return the action of a code, legal or not; the same as :meth:`Action.parse`.

        :raises InvalidActionError: if it is not an action code.
        """
        return parse_action(code)

    def why_not(self, action: Action | str) -> tuple[Reason, ...]:
        """Return why an action or code is not legal now; empty if it is legal.

        Each reason has its clause, problem and figures.

        :raises InvalidActionError: if it is not an action code.
        """
        parsed = _action(action)
        return () if self._allows(parsed) else flow.explain(self.state, parsed)

    def events(self, ply: int | None = None) -> list[Event]:
        """Return what a decision (the last one by default, counted from 1) changed.

        Events are not stored: the decision is applied once more to the state before it.

        :raises IndexError: if there is no such decision.
        """
        number = self.ply if ply is None else ply
        first = self.start.ply + 1
        if not first <= number <= self.ply:
            known = f"{first} to {self.ply}" if self._actions else "none yet"
            raise IndexError(f"no decision {number}: the game has {known}")
        at = number - first
        return flow.played(self._states[at], self._actions[at])[1]

    # Text forms.

    @overload
    def position(self, *, counted: bool = ...) -> str: ...

    @overload
    def position(self, *, as_dict: Literal[True], counted: bool = ...) -> dict[str, object]: ...

    def position(self, *, as_dict: bool = False, counted: bool = True) -> str | dict[str, object]:
        """Return the whole state: canonical, complete, hidden parts included.

        :param as_dict: as a dictionary ready for JSON instead of text.
        :param counted: with ``ply`` and ``turn_ply``; without them the text does not depend
            on the decisions that led to the position.
        """
        from caledonia.notation.position import COUNTS, position_data, write_position

        if not as_dict:
            return write_position(self.state, counted=counted)
        data = position_data(self.state)
        return {key: value for key, value in data.items() if counted or key not in COUNTS}

    @classmethod
    def from_position(
        cls, position: str | Mapping[str, object], content: Content | None = None
    ) -> Game:
        """Begin a game at a position, given as text or as a dictionary.

        Everything may be left out but the number of players. A seat without units has every space
        in reach (EXP-8): name its ``units`` wherever reach matters.

        :raises PositionError: naming the field and what would be right.
        """
        from caledonia.notation.position import read_position

        return cls(read_position(position, content))

    def record(self, *, names: Sequence[str] | None = None, secret: bool = False) -> str:
        """Return the game as text: a header, then one action code a line.

        The record of an unfinished game holds only what everyone has seen. A secret one also holds
        the seed, for the owner of the table.

        :raises ValueError: if there are not as many names as players.
        """
        from caledonia.notation.record import write_record

        return write_record(self.start, self._actions, seed=self.seed, names=names, secret=secret)

    @classmethod
    def from_record(
        cls, text: str, content: Content | None = None, seed: int | None = None
    ) -> Game:
        """Replay a record and check everything that it says.

        :param seed: decides what the public record of an unfinished game leaves out.
        :raises RecordError: with the line's number, its text and the reason.
        """
        from caledonia.notation.record import read_record

        recorded = read_record(text, content, seed=seed)
        game = cls(recorded.start, seed=recorded.seed)
        for action in recorded.actions:
            game.push(action)
        return game

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know, or a spectator (``None``), as JSON data.

        :raises ValueError: if there is no such seat.
        """
        from caledonia.notation.view import view

        return view(self.state, seat)

    def __repr__(self) -> str:
        seat = self.deciding_seat
        turn = "over" if seat is None else f"seat {seat} decides"
        return f"<Game: {self.players} players, round {self.round}, ply {self.ply}, {turn}>"


def _action(action: Action | str) -> Action:
    return action if isinstance(action, Action) else parse_action(action)

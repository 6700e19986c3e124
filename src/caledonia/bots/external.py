"""Programs as computer players: JSON lines over standard input and output.

``docs/bot-protocol.md`` describes the messages.
"""

from __future__ import annotations

import json
import math
import shlex
import threading
from typing import Final

from caledonia.actions import Action
from caledonia.bots.base import Alternative, Decision, Limit
from caledonia.bots.external_process import BotFaultError, FaultKind, LineProcess
from caledonia.bots.external_record import Transcript
from caledonia.errors import InvalidActionError
from caledonia.game import Game
from caledonia.version import RULES_VERSION

__all__ = ["EXEC", "PROTOCOL_VERSION", "BotFaultError", "ExternalBot", "FaultKind"]

PROTOCOL_VERSION: Final = 1
"""Changes whenever programs for the previous version would no longer work."""
EXEC: Final = "exec:"
"""Prefix of the name of a bot that is a command."""
PARTS: Final = ("record", "view")
"""Parts of the requests that a program may opt out of."""

Message = dict[str, object]


class ExternalBot:
    """A program that plays, started with its first decision, for all seats and games.

    Thread-safe: one decision is requested at a time.
    """

    def __init__(
        self,
        command: str,
        *,
        grace: float = 3.0,
        patience: float = 60.0,
        start_patience: float = 20.0,
    ) -> None:
        """Store how to start a program.

        :param command: split like a shell does, but no shell runs it.
        :param grace: seconds that an answer may exceed a time limit by.
        :param patience: seconds for an answer without a time limit.
        :param start_patience: seconds until the program has said hello.
        :raises ValueError: if the command cannot be split or is empty.
        """
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise ValueError(f"command '{command}': {error}") from None
        if not self._words:
            raise ValueError(f"no command: write {EXEC} and a program, like {EXEC}./mybot --fast")
        self.command = command
        self.name = ""
        """What the program calls itself; empty before it has started."""
        self._grace, self._patience, self._start_patience = grace, patience, start_patience
        self._process: LineProcess | None = None
        self._wants: tuple[str, ...] = PARTS
        self._transcript = Transcript()
        self._requests = 0
        self._lock = threading.Lock()

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        """Ask the program.

        :raises BotFaultError: if it does not choose a legal action in time. After a fault other
            than an illegal choice the program is ended; the next decision starts it again.
        """
        with self._lock:
            try:
                process = self._started()
                if process.has_spoken:
                    raise BotFaultError("garbled", "it wrote a line that nobody asked for")
                self._requests += 1
                process.send(_line(self._request(game, seat, limit)))
                seconds = self._patience if limit.seconds is None else limit.seconds + self._grace
                answer = _message(process.receive(seconds))
                return self._decision(game, answer)
            except BotFaultError as fault:
                log = self._process.log if self._process else fault.log
                if fault.kind != "illegal":
                    self._stop()
                raise BotFaultError(fault.kind, fault.detail, log) from None
            except BaseException:
                # Interrupted between question and answer, the program would answer the next one.
                self._stop()
                raise

    def close(self) -> None:
        """Stop the program; a further decision starts it again."""
        with self._lock:
            if self._process is not None:
                self._process.close(_line({"type": "bye"}))
                self._process = None

    def _stop(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    # Messages.

    def _started(self) -> LineProcess:
        """Return the running program; start and greet it first if necessary."""
        if self._process is None:
            self._process = LineProcess(self._words)
            hello = {"type": "hello", "protocol": PROTOCOL_VERSION, "rules": RULES_VERSION}
            self._process.send(_line(hello))
            self._greeted(_message(self._process.receive(self._start_patience)))
        return self._process

    def _greeted(self, hello: Message) -> None:
        if hello.get("type") != "hello":
            raise BotFaultError("garbled", "the first line is no hello")
        if hello.get("protocol") != PROTOCOL_VERSION:
            spoken = _shown(hello.get("protocol"))
            detail = f"it speaks protocol {spoken}, expected {PROTOCOL_VERSION}"
            raise BotFaultError("garbled", detail)
        name = hello.get("name", "")
        wants = hello.get("wants", list(PARTS))
        if not isinstance(name, str):
            raise BotFaultError("garbled", f"its name is {_shown(name)}, expected a text")
        if not isinstance(wants, list) or not all(part in PARTS for part in wants):
            detail = f"it wants {_shown(wants)}, expected a list of {', '.join(PARTS)}"
            raise BotFaultError("garbled", detail)
        self.name = name
        self._wants = tuple(wants)

    def _request(self, game: Game, seat: int, limit: Limit) -> Message:
        """Return what the seat may know, and its legal actions."""
        request: Message = {
            "type": "choose",
            "id": self._requests,
            "seat": seat,
            "limit": {"seconds": limit.seconds, "nodes": limit.nodes},
            "legal": [str(action) for action in game.legal_actions],
        }
        if "view" in self._wants:
            # The legal actions are sent beside the view already.
            view = game.view(seat).items()
            request["view"] = {key: value for key, value in view if key != "legal"}
        if "record" in self._wants:
            request["record"] = self._transcript.of(game)
        return request

    def _decision(self, game: Game, answer: Message) -> Decision:
        if answer.get("id", self._requests) != self._requests:
            detail = f"it answers request {_shown(answer['id'])}, not {self._requests}"
            raise BotFaultError("garbled", detail)
        code = answer.get("action")
        if not isinstance(code, str):
            raise BotFaultError("garbled", f"the action is {_shown(code)}, expected a code")
        action = _legal(game, code)
        weighed = answer.get("alternatives", [])
        if not isinstance(weighed, list):
            raise BotFaultError("garbled", "the alternatives are no list")
        alternatives = [_alternative(game, item) for item in weighed]
        alternatives.sort(key=lambda alternative: -alternative.worth)
        return Decision(action, tuple(alternatives))


def _line(message: Message) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def _message(line: bytes) -> Message:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        shown = _shown(line.decode("utf-8", "replace").strip())
        raise BotFaultError("garbled", f"not JSON: {shown}") from None
    if not isinstance(message, dict):
        raise BotFaultError("garbled", f"no JSON object: {_shown(message)}")
    return message


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def _legal(game: Game, code: str) -> Action:
    try:
        action = game.parse(code)
    except InvalidActionError as error:
        raise BotFaultError("illegal", _shown(code) + f": {error.reason}"[:200]) from None
    if action not in game.legal_actions:
        reasons = "; ".join(str(reason) for reason in game.why_not(code))
        raise BotFaultError("illegal", f"'{action}': {reasons}")
    return action


def _alternative(game: Game, item: object) -> Alternative:
    if not isinstance(item, dict) or not isinstance(item.get("action"), str):
        raise BotFaultError("garbled", f"an alternative is {_shown(item)}")
    worth, points = _number(item.get("worth")), _number(item.get("points"))
    if worth is None or (points is None and item.get("points") is not None):
        raise BotFaultError("garbled", f"an alternative without a worth: {_shown(item)}")
    return Alternative(_legal(game, item["action"]), worth, points)


def _number(value: object) -> float | None:
    """Return a finite number as such; ``None`` for anything else."""
    if type(value) is not int and type(value) is not float:
        return None
    try:
        number = float(value)
    except OverflowError:
        return None
    return number if math.isfinite(number) else None

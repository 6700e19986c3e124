"""What must be stored of a table, by what was acknowledged to its players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any
from uuid import uuid4

from benchmarks.server.plans import Portion
from benchmarks.server.stock import Stocked
from caledonia.server.games.replay import salted


@dataclass(frozen=True, slots=True)
class Standing:
    """The progress of a table."""

    seq: int
    version: int
    portion: int
    """Number of committed portions of the plan."""
    step: int = 0
    """Number of tentative decisions of the next portion."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """A command, and the progress of the table after it."""

    seat: int
    kind: str
    body: dict[str, Any]
    after: Standing


class Ledger:
    """The acknowledged commands of one table."""

    def __init__(self, stocked: Stocked, random: Random) -> None:
        self.id = stocked.id
        self.now = Standing(stocked.seq, stocked.version, 0)
        self.acknowledged = 0
        self._first = stocked.seq
        self._salt = stocked.salt
        self._plan = stocked.plan
        self._guests = stocked.guests
        self._random = random

    # Who looks and plays.

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.now.portion == len(self._plan.portions)

    @property
    def cookie(self) -> str:
        """The cookie of the deciding player."""
        return self._guests[0 if self.is_over else self._portion.seat].cookie

    @property
    def _portion(self) -> Portion:
        return self._plan.portions[self.now.portion]

    # Commands.

    def order(self) -> Ordered:
        """Return a command for the table: play, take something back, or end the turn."""
        step, length = self.now.step, len(self._portion.codes)
        if step and self._random.random() < 0.2:
            return self._take_back(self._random.randint(1, step))
        if step == length:
            return self._ordered("end", {"step": step}, self._committed())
        upto = self._random.randint(step + 1, length)
        body: dict[str, Any] = {"codes": self._portion.codes[step:upto], "step": step}
        if upto == length and self._portion.reveals:
            return self._ordered("play", body, self._committed())
        if upto == length and self._random.random() < 0.5:
            return self._ordered("play", body | {"end": True}, self._committed())
        return self._ordered("play", body, replace(self.now, step=upto))

    def _take_back(self, steps: int) -> Ordered:
        after = replace(self.now, step=self.now.step - steps)
        return self._ordered("take-back", {"step": self.now.step, "steps": steps}, after)

    def _ordered(self, kind: str, body: dict[str, Any], after: Standing) -> Ordered:
        keyed = {**body, "version": self.now.version, "key": uuid4().hex}
        return Ordered(self._portion.seat, kind, keyed, after)

    def _committed(self) -> Standing:
        version = self.now.seq + len(self._portion.codes)
        # The end of the game has an entry of its own.
        return Standing(version + self._portion.is_last, version, self.now.portion + 1)

    def acknowledge(self, ordered: Ordered) -> None:
        """Note that a command was answered."""
        self.now = ordered.after
        self.acknowledged += 1

    # Comparing.

    def tentative(self, standing: Standing) -> list[str]:
        """Return the decisions of the turn in progress."""
        if standing.portion == len(self._plan.portions):
            return []
        return list(self._plan.portions[standing.portion].codes[: standing.step])

    def decisions(self, standing: Standing) -> list[tuple[str, str]]:
        """Return code and hash of every decision committed since the table was laid."""
        return [
            (code, salted(position, self._salt))
            for portion in self._plan.portions[: standing.portion]
            for code, position in zip(portion.codes, portion.positions, strict=True)
        ]

    def agrees(self, standing: Standing, table: Mapping[str, Any]) -> bool:
        """Whether an opened table stands so."""
        shown = (table["seq"], table["version"], table.get("codes", []))
        return shown == (standing.seq, standing.version, self.tentative(standing))

    def log_fault(self, standing: Standing, entries: list[dict[str, Any]]) -> str | None:
        """Return what is wrong with a whole log; None: nothing."""
        entries = [entry for entry in entries if entry["seq"] <= standing.seq]
        if [entry["seq"] for entry in entries] != list(range(1, standing.seq + 1)):
            return "the sequence of the log has a gap"
        new = entries[self._first :]
        logged = [(entry["code"], entry["hash"]) for entry in new if entry["kind"] == "decision"]
        if logged != self.decisions(standing):
            return "the log holds other decisions than were acknowledged"
        return None

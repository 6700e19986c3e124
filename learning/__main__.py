"""Learning loop: games, training, a gate; one command is a step that the next one continues.

A generation of games goes into the memory. When that is full enough, a net is trained on all of
it, starting from the last one that was kept, and is kept only if it wins its gate against that.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self, TextIO
from warnings import warn

import numpy as np
from numpy.typing import NDArray

from caledonia.bots.net import write_net
from learning.games import Lessons, Plan, Players
from learning.gates import Side, deals, is_too_short, is_won, lead, play_gate, summary, weights_in
from learning.memory import Folder, Progress
from learning.train import Teacher, best_device

SEEDS: Final = 10_000_000
"""Deals of a run; ``--seed`` chooses which."""
HELD_OUT: Final = 20
"""One game in this many is held out for validation."""
SHORTEST: Final = 0.1
"""A generation is begun if there is time for this share of its games."""
CLOSELY: Final = 0.3
"""Share of the decisions that are searched deeply, and kept."""
BY_THUMB: Final = Plan(0, 0, CLOSELY, 0, 0.2)
"""Games for a new net."""


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """Return the options of a run."""
    parser = argparse.ArgumentParser(prog="python -m learning", description=__doc__)
    add = parser.add_argument
    add("--seconds", type=float, default=60, help="for the whole run")
    add("--workers", type=int, default=2)
    add("--state", type=Path, default=Path("build/learning"), help="continue from this folder")
    add("--out", type=Path, help="folder of the journal and the net; default: the one above")
    add("--start", type=Path, help="a .net or .npy to begin with; default: rules of thumb")
    add("--run", type=int, help="number of the run, for the journal")
    add("--seed", type=int, default=1)
    add("--games", type=int, default=4_000, help="of a generation")
    add("--memory", type=int, default=6, help="generations remembered")
    add("--fill", type=int, default=3, help="generations played before the first training")
    add("--simulations", type=int, default=384)
    add("--quick", type=int, default=64)
    add("--least", type=int, default=4, help="looks at each action in a deep search")
    add("--explore", type=float, default=0.3)
    add("--noise", type=float, default=0.1)
    add("--slips", type=float, default=0.03)
    add("--passes", type=float, default=4.0, help="over the memory in each training")
    add("--size", type=int, default=4096, help="rows of a step")
    add("--rate", type=float, default=4e-4)
    add("--train-seconds", type=float, default=45, help="of one training at most")
    add("--gate-seconds", type=float, default=60, help="of one gate at most")
    add("--gate-deals", type=int, default=160, help="of two players; half as many of four")
    add("--gate-simulations", type=int, default=256)
    add("--chief-deals", type=int, default=0, help="against the chief after a net is kept")
    add("--chief", type=int, default=400, help="playouts of the chief")
    add("--device", help="of PyTorch; default: cuda where there is a GPU, otherwise cpu")
    return parser.parse_args(arguments)


@dataclass(slots=True)
class Journal:
    """Writes a line for each event, with the seconds since the run began."""

    file: TextIO
    began: float
    run: int | None

    def note(self, **figures: object) -> None:
        """Write and print a line."""
        run = {} if self.run is None else {"run": self.run}
        line = json.dumps({**run, "s": round(time.monotonic() - self.began, 1), **figures})
        print(line, flush=True)
        self.file.write(line + "\n")
        self.file.flush()


class Run:
    """A run of learning, from the files of the one before."""

    def __init__(self, options: argparse.Namespace) -> None:
        began = time.monotonic()
        self._options = options
        self._end = began + options.seconds
        # Before the device is opened: processes are forked.
        self._players = Players(options.workers)
        self._out: Path = options.out or options.state
        self._out.mkdir(parents=True, exist_ok=True)
        self._folder = Folder(options.state, options.memory)
        self._progress = self._folder.progress(Progress(options.seed * SEEDS))
        file = (self._out / "journal.jsonl").open("a", encoding="utf-8")
        self._journal = Journal(file, began, options.run)
        self._teacher = Teacher(options.device or best_device(), generations=options.memory)
        kept = self._folder.net()
        self._kept = self._start() if kept is None else kept
        self._save()
        for lessons, held_out in self._folder.memory.lessons():
            self._teacher.add(lessons, held_out)
        self._pace = 0.0
        """Seconds for a game, in the last generation."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._players.close()
        self._journal.file.close()

    def go(self) -> None:
        """Play, train and decide as long as there is time for a generation."""
        options = self._options
        while self._time_to_play() > SHORTEST * options.games * self._pace:
            self.generation()
            if len(self._folder.memory.generations()) >= options.fill:
                self.train_and_gate()

    def _start(self) -> NDArray[np.float32]:
        """Return the weights to begin with."""
        start: Path | None = self._options.start
        if start is None:
            return self._by_thumb()
        return weights_in(start)

    def _by_thumb(self) -> NDArray[np.float32]:
        """Return a new net, trained on games by rules of thumb."""
        lessons, held_out = self._play(BY_THUMB, None)
        self._teacher.add(lessons, held_out)
        losses = self._train()
        off = self._teacher.validate()
        self._journal.note(generation=0, games=lessons.games, losses=losses, held_out=off)
        self._teacher.forget()
        return self._teacher.weights()

    def _time_to_play(self) -> float:
        """Return the seconds left, but for a last training and its gate."""
        options = self._options
        return float(self._end - time.monotonic() - options.train_seconds - options.gate_seconds)

    def _play(self, plan: Plan, weights: NDArray[np.float32] | None) -> tuple[Lessons, Lessons]:
        """Play a generation; return its lessons and those held out."""
        games, first = self._options.games, self._progress.next_seed
        apart = -(-games // HELD_OUT)
        self._progress.next_seed += games
        until = time.monotonic() + self._time_to_play()
        # The few that are held out come first: a generation that is cut short has them too.
        held_out = self._players.lessons(first, apart, plan, weights, until=until)
        lessons = self._players.lessons(first + apart, games - apart, plan, weights, until=until)
        return lessons, held_out

    def generation(self) -> None:
        """Play a generation and remember it."""
        self._progress.generation += 1
        options, began = self._options, time.monotonic()
        plan = Plan(
            options.simulations,
            options.quick,
            CLOSELY,
            options.noise,
            options.slips,
            options.explore,
            options.least,
        )
        lessons, held_out = self._play(plan, self._kept)
        games = lessons.games + held_out.games
        seconds = time.monotonic() - began
        self._pace = seconds / max(1, games)
        if lessons.games and held_out.games:
            self._folder.memory.add(self._progress.generation, lessons, held_out)
            self._teacher.add(lessons, held_out)
            self._journal.note(
                generation=self._progress.generation,
                games=games,
                played_s=round(seconds, 1),
                rows=len(lessons),
                mean=round(float(lessons.results[:, 0].mean()), 2),
                contracts=round(float(lessons.results[:, -1].mean()), 2),
            )
        self._save()

    def _train(self) -> dict[str, float]:
        options = self._options
        until = min(time.monotonic() + options.train_seconds, self._end - options.gate_seconds)
        losses = self._teacher.train(
            options.passes, size=options.size, rate=options.rate, until=until
        )
        return {name: round(loss, 4) for name, loss in losses.items()}

    def train_and_gate(self) -> None:
        """Train a net on the memory, and keep it if it wins its gate."""
        number, began = self._progress.generation, time.monotonic()
        self._teacher.load(self._kept)
        before = self._teacher.validate()
        losses = self._train()
        self._journal.note(
            trained=number,
            trained_s=round(time.monotonic() - began, 1),
            losses=losses,
            held_out_before=before,
            held_out=self._teacher.validate(),
        )
        candidate = self._teacher.weights()
        np.save(self._out / "candidate.npy", candidate)
        if self._gate(number, candidate):
            self._kept = candidate
            self._progress.kept = number
            self._save()
            self._meet_the_chief(number)

    def _gate(self, number: int, candidate: NDArray[np.float32]) -> bool:
        """Return whether a net beats the one that was kept before."""
        options = self._options
        counts = {2: options.gate_deals, 4: max(1, options.gate_deals // 2)}
        until = min(time.monotonic() + options.gate_seconds, self._end)
        one, other = (
            Side(weights.tobytes(), options.gate_simulations) for weights in (candidate, self._kept)
        )
        finished = play_gate(self._players, deals(number, counts, one, other, until))
        leads = {players: lead(games) for players, games in finished.items()}
        won, too_short = is_won(leads, counts), is_too_short(leads, counts)
        against = f"generation {self._progress.kept}"
        for players, games in sorted(finished.items()):
            self._journal.note(gate=number, against=against, **summary(games, players), kept=won)
        if too_short:
            played = {players: len(finished.get(players, ())) for players in counts}
            self._journal.note(gate=number, against=against, too_short=played, planned=counts)
            warn(
                f"the gate was too short: {played} of {counts} deals by number of players in "
                f"{options.gate_seconds:g} s, where at least half are needed; its net is dropped. "
                "Give it more --gate-seconds, or fewer --gate-deals or --gate-simulations",
                stacklevel=2,
            )
        return won

    def _meet_the_chief(self, number: int) -> None:
        options = self._options
        counts = {
            1: options.chief_deals,
            2: options.chief_deals,
            4: options.chief_deals // 2,
        }
        one = Side(self._kept.tobytes(), options.gate_simulations)
        # The same deals every time, so that generations can be compared.
        tasks = deals(0, counts, one, Side(None, options.chief), self._end)
        for players, games in sorted(play_gate(self._players, tasks).items()):
            self._journal.note(gate=number, against="chief", **summary(games, players))

    def _save(self) -> None:
        self._folder.save(self._progress, self._kept)
        write_net(self._out / "seer.net", self._kept.tolist())


if __name__ == "__main__":
    with Run(parse()) as run:
        run.go()

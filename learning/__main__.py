"""Learning loop: generations of games and training, with a journal."""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path

import numpy as np

from learning.games import Plan, Players, Result, Side, match_tasks
from learning.train import Teacher

GATE_SEED = 900_000_000
"""First deal of gates; training games never reach it."""


def summary(results: list[Result], players: int) -> dict[str, float]:
    """Return what a match says, with the 95 % interval of the mean margin."""
    margins = np.array([result.points - result.best_other for result in results])
    return {
        "games": len(results),
        "won": float(np.mean([result.first for result in results])),
        "points": float(np.mean([result.points for result in results])),
        "median": float(np.median([result.points for result in results])),
        "others": float(np.mean([result.best_other for result in results])),
        "contracts": float(np.mean([result.contracts for result in results])),
        "margin": float(margins.mean()),
        "margin_95": 1.96 * float(margins.std()) / math.sqrt(len(margins)),
        "players": players,
    }


def main() -> None:
    """Learn for a number of seconds."""
    parser = argparse.ArgumentParser(prog="learning")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    parser.add_argument("--start", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--thumb-games", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--simulations", type=int, default=96)
    parser.add_argument("--quick", type=int, default=24)
    parser.add_argument("--steps", type=int, default=1_500)
    parser.add_argument("--size", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--memory", type=int, default=8)
    parser.add_argument("--gate-every", type=int, default=3)
    parser.add_argument("--gate-deals", type=int, default=48)
    parser.add_argument("--gate-simulations", type=int, default=512)
    parser.add_argument("--chief", type=int, default=400)
    parser.add_argument("--explore", type=float, default=0.3)
    parser.add_argument("--noise", type=float, default=0.2)
    parser.add_argument("--slips", type=float, default=0.1)
    parser.add_argument("--device", default="cuda")
    arguments = parser.parse_args()
    learn(arguments)


def learn(a: argparse.Namespace) -> None:
    """Play, train and write the journal until the time is over."""
    began = time.monotonic()
    players = Players(a.workers)  # before the device is opened: processes are forked
    a.out.mkdir(parents=True, exist_ok=True)
    journal = (a.out / "journal.jsonl").open("a")

    def note(**figures: object) -> None:
        line = json.dumps({"s": round(time.monotonic() - began, 1), **figures})
        print(line, flush=True)
        journal.write(line + "\n")
        journal.flush()

    teacher = Teacher(a.device, generations=a.memory, rate=a.rate)
    seed = a.seed * 10_000_000
    if a.start:
        teacher.load(np.load(a.start))
    else:
        lessons = players.lessons(seed, a.thumb_games, Plan(0, 0, 0.3, 0, 0.2), None)
        seed += a.thumb_games
        teacher.add(lessons)
        note(generation=0, games=a.thumb_games, rows=len(lessons.inputs))
        note(losses=teacher.train(2 * a.steps, size=a.size, rate=a.rate))
        teacher.forget()
    generation = 0
    while time.monotonic() - began < a.seconds:
        generation += 1
        weights = teacher.weights()
        np.save(a.out / "net.npy", weights)
        plan = Plan(a.simulations, a.quick, 0.3, a.noise, a.slips, a.explore)
        lessons = players.lessons(seed, a.games, plan, weights)
        seed += a.games
        played = time.monotonic() - began
        teacher.add(lessons)
        losses = teacher.train(a.steps, size=a.size, rate=a.rate)
        note(
            generation=generation,
            games=a.games,
            played_s=round(played, 1),
            mean=float(lessons.results[:, 0].mean()),
            contracts=float(lessons.results[:, -1].mean()),
            losses={name: round(loss, 4) for name, loss in losses.items()},
        )
        if generation % a.gate_every == 0:
            one = Side(teacher.weights().tobytes(), a.gate_simulations, a.explore)
            chief = Side(None, a.chief)
            for count in (2, 4, 1):
                deals = a.gate_deals if count != 4 else a.gate_deals // 2
                results = players.match(match_tasks(GATE_SEED, deals, count, one, chief))
                note(gate=generation, against="chief", **summary(results, count))
            if a.start:
                start = Side(np.load(a.start).tobytes(), a.gate_simulations, a.explore)
                results = players.match(match_tasks(GATE_SEED, a.gate_deals, 2, one, start))
                note(gate=generation, against="start", **summary(results, 2))
    np.save(a.out / "net.npy", teacher.weights())


if __name__ == "__main__":
    main()

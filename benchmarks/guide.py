"""How good the guide's advice is on the guided deal, judged by a stronger search.

``python -m benchmarks.guide`` plays the guided deal by learners who follow the advice always, half
of the time or never; otherwise they play like a crofter. Every piece of advice is judged by the
chief's search with other random numbers and more playouts: its loss is how many points the best
action found there is ahead. Both are looked at equally closely.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Final

from caledonia.actions import Action
from caledonia.bots import Limit, make_bot
from caledonia.bots.counsel import counsel, mean_points
from caledonia.bots.search import Search
from caledonia.game import Game
from caledonia.server.jobs.analysis import NODES as ANALYSIS_NODES
from caledonia.server.jobs.thinking import judge
from caledonia.server.packs import BASE
from caledonia.server.tables.guided_deal import GUIDED_DEAL

LEARNER: Final = 0
CURRICULUM: Final = ("expand", "sell", "buy", "obtain", "fulfil", "port")
"""What the page asks the guide to teach, in its order (``web/src/learn/guide/topics.ts``)."""
BASICS: Final = frozenset({"expand", "obtain"})
"""Until these are learnt, and trading too, the guide ends a turn rather than continue it."""
NODES: Final = 300
CLOSELY: Final = 60
AGAIN: Final = 300
"""Number of trials of both; repeated if the advice may only have had bad luck."""
LIMIT: Final = 2.0
"""Points that advice may cost at most."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A piece of advice and the verdict of a stronger search."""

    line: str
    ply: int
    round: int
    code: str
    best: str
    loss: float
    analysis: float
    """The loss that an analysis of the finished game shows."""


def teaching(learnt: set[str]) -> list[str]:
    """Return the verbs that the page asks for."""
    wanted = [verb for verb in CURRICULUM if verb not in learnt]
    has_basics = learnt >= BASICS and bool(learnt & {"buy", "sell"})
    return wanted if has_basics else ["end", *wanted]


def loss_of(game: Game, advised: Action, rng: Random) -> tuple[Action, float]:
    """Return the best action by a stronger search, and the loss of the advised one."""
    search = Search(game.state, rng, rounds_ahead=1)
    search.run(seconds=None, nodes=NODES)
    first, loss = search.ranking()[0].action, 0.0
    for times in (CLOSELY, AGAIN):
        best, taken = search.explore(first, times), search.explore(advised, times)
        loss = max(0.0, mean_points(best) - mean_points(taken))
        if loss <= LIMIT:
            break
    return first, loss


def analysis_of(game: Game, advised: Action) -> float:
    """Return the loss that the chief's analysis of the finished game shows."""
    judged = judge(game.position(), BASE, str(advised), ANALYSIS_NODES["chief"])
    return 0.0 if judged is None else float(round(judged["best_points"] - judged["points"], 1))


def play(line: str, following: float, seed: int) -> Iterator[Judged]:
    """Play the guided deal, and judge every piece of advice.

    :param following: how often the learner follows the advice.
    """
    rng = Random(f"{line} {seed}")
    game = Game.new(players=2, seed=GUIDED_DEAL.seed, options=GUIDED_DEAL.options)
    crofter, learnt = make_bot("crofter", seed), set[str]()
    while not game.is_over():
        seat = game.deciding_seat
        assert seat is not None
        action = crofter.choose(game, seat, Limit()).action
        if seat == LEARNER and len(game.legal_actions) > 1:
            advised = counsel(game, teaching(learnt)).action
            best, loss = loss_of(game, advised, Random(f"judge {line} {game.ply}"))
            shown = analysis_of(game, advised)
            yield Judged(line, game.ply, game.round, str(advised), str(best), round(loss, 1), shown)
            if rng.random() < following:
                action = advised
            learnt.add(str(action).split()[0])
        game.push(action)


def main() -> None:
    """Play the lines and report the losses."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=2, help="learners of each other kind")
    chosen = parser.parse_args()
    begin = perf_counter()
    lines = [("follows", 1.0, 1)]
    lines += [(f"half {n}", 0.5, n) for n in range(chosen.random)]
    lines += [(f"never {n}", 0.0, n) for n in range(chosen.random)]
    judged: list[Judged] = []
    for line, following, seed in lines:
        judged += play(line, following, seed)
    losses = sorted(each.loss for each in judged)
    figures = {
        "lines": len(lines),
        "advice judged": len(judged),
        "best or as good (at most 0.2 behind)": sum(loss <= 0.2 for loss in losses),
        "mean loss": round(sum(losses) / len(losses), 2),
        "95 % at most": losses[int(len(losses) * 0.95)],
        "worst": losses[-1],
        "worst in the analysis": max(each.analysis for each in judged),
        f"worse than {LIMIT:g} in the analysis": sum(each.analysis > LIMIT for each in judged),
        f"worse than {LIMIT:g}": [asdict(each) for each in judged if each.loss > LIMIT],
        "seconds": round(perf_counter() - begin),
    }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()

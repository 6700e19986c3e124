"""Compare the speed of this engine with a peer: catanatron 3.2.1 and its RandomPlayer.

A decision counts the generation of all its legal actions, a random choice and its execution.
The two play different games, so the mean number of legal actions is shown beside the speed.

    python benchmarks/peer.py peer --games 50        the peer alone, as JSON
    python benchmarks/peer.py compare --repeats 5    both in turn in one run, as a table

Both run single-threaded. Use `make bench`, which installs what is needed.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import statistics
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final

PEER_VERSION: Final = "3.2.1"
"""The release that the figures refer to."""

Figures = dict[str, Any]


def measure_peer(
    *, games: int | None = None, seconds: float | None = None, seed: int = 1
) -> Figures:
    """Play random games of the peer with four players, a number of them or for a while.

    Only the play is timed, not the making of the game.
    """
    catan = importlib.import_module("catanatron.game")
    players = importlib.import_module("catanatron.models.player")
    decisions = offered = finished = 0
    elapsed = 0.0
    while (games is None or finished < games) and (seconds is None or elapsed < seconds):
        game = catan.Game(
            [players.RandomPlayer(color) for color in players.Color], seed=seed + finished
        )
        state = game.state
        start = perf_counter()
        while game.winning_color() is None and state.num_turns < catan.TURNS_LIMIT:
            decisions += 1
            offered += len(state.playable_actions)
            game.play_tick()
        elapsed += perf_counter() - start
        finished += 1
    return {
        "engine": f"catanatron {PEER_VERSION}",
        "players": 4,
        "games": finished,
        "decisions_per_s": decisions / elapsed,
        "games_per_s": finished / elapsed,
        "decisions_per_game": decisions / finished,
        "legal_actions_mean": offered / decisions,
    }


def measure_ours(players: int, seconds: float, seed: int) -> Figures:
    """Play random games of this engine for a while."""
    measure: Callable[..., Figures] = importlib.import_module("caledonia.cli.bench").measure
    return measure(players=players, seconds=seconds, seed=seed)


def compare(
    *, repeats: int, seconds: float, players: int, seed: int
) -> tuple[list[Figures], list[Figures]]:
    """Measure both engines in turn, so that load on the machine affects both alike."""
    measure_ours(players, min(seconds, 1.0), seed)
    measure_peer(games=2, seed=seed)
    ours, peers = [], []
    for repeat in range(repeats):
        ours.append(measure_ours(players, seconds, seed + repeat))
        peers.append(measure_peer(seconds=seconds, seed=seed + 1000 * repeat))
    return ours, peers


def print_comparison(ours: Sequence[Figures], peers: Sequence[Figures], players: int) -> None:
    """Print one line per repeat and the medians."""
    print(f"decisions per second, Python {platform.python_version()}, {platform.machine()}")
    print(f"{'run':>6} {f'caledonia ({players}p)':>16} {'catanatron (4p)':>16} {'ratio':>7}")
    ours_speeds = [figures["decisions_per_s"] for figures in ours]
    peer_speeds = [figures["decisions_per_s"] for figures in peers]
    for run, (our, peer) in enumerate(zip(ours_speeds, peer_speeds, strict=True), start=1):
        print(f"{run:>6} {our:>16,.0f} {peer:>16,.0f} {our / peer:>7.2f}")
    our, peer = statistics.median(ours_speeds), statistics.median(peer_speeds)
    print(f"{'median':>6} {our:>16,.0f} {peer:>16,.0f} {our / peer:>7.2f}")
    our, peer = (
        statistics.mean(figures["legal_actions_mean"] for figures in engine)
        for engine in (ours, peers)
    )
    print(f"{'legal':>6} {our:>16.1f} {peer:>16.1f} {our / peer:>7.2f}   (mean legal actions)")


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Compare the speed of this engine with a peer.")
    modes = parser.add_subparsers(dest="mode", required=True)
    peer = modes.add_parser("peer", help="measure the peer alone and print JSON")
    peer.add_argument("--games", type=int, default=50)
    both = modes.add_parser("compare", help="measure both in turn and print a table")
    both.add_argument("--repeats", type=int, default=5)
    both.add_argument("--seconds", type=float, default=3.0, help="length of one measurement")
    both.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    both.add_argument("--json", action="store_true", help="print JSON instead of the table")
    for mode in (peer, both):
        mode.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    try:
        if options.mode == "peer":
            print(json.dumps(measure_peer(games=options.games, seed=options.seed), indent=2))
            return 0
        ours, peers = compare(
            repeats=options.repeats,
            seconds=options.seconds,
            players=options.players,
            seed=options.seed,
        )
    except ModuleNotFoundError as error:
        print(f"peer.py: {error.name} is not installed; use `make bench`", file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps({"caledonia": ours, "catanatron": peers}, indent=2))
    else:
        print_comparison(ours, peers, options.players)
    return 0


if __name__ == "__main__":
    sys.exit(main())

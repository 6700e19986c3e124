"""The commands: crash, load, reviewing, cost, units, bus, open, memory, starvation, twins, all."""

from __future__ import annotations

import argparse
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.server import (
    bus,
    cost,
    crash,
    load,
    memory,
    opening,
    reviewing,
    starvation,
    twins,
    units,
)
from benchmarks.server.databases import ENGINES, POSTGRESQL, SQLITE
from benchmarks.server.report import Figures, show, write
from benchmarks.server.victims import DATABASE, SERVER

Measure = Callable[[], Awaitable[Figures]]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.set_defaults(seed=1)
    commands = parser.add_subparsers(dest="command", required=True)
    every = argparse.ArgumentParser(add_help=False)
    every.add_argument("--json", type=Path, help="write the figures to this file")
    one = argparse.ArgumentParser(add_help=False, parents=[every])
    one.add_argument("--db", choices=ENGINES, default=SQLITE)

    kill = commands.add_parser("crash", parents=[one], help="kill the server while people play")
    kill.add_argument("--kills", type=int, default=200)
    kill.add_argument("--tables", type=int, default=8, help="tables played at at the same time")
    kill.add_argument("--seed", type=int, default=1)
    kill.add_argument(
        "--victim",
        choices=(SERVER, DATABASE),
        default=SERVER,
        help="database: PostgreSQL itself is killed, and the server has to recover",
    )

    live = commands.add_parser("load", parents=[one], help="many live tables at once")
    live.add_argument("--processes", type=int, default=1, help="2 need PostgreSQL")
    live.add_argument("--tables", type=int, default=300)
    live.add_argument("--interval", type=float, default=2.0, help="seconds between commands")
    live.add_argument("--seconds", type=float, default=60.0)
    live.add_argument("--warm-up", type=float, default=5.0)
    live.add_argument("--search", type=float, default=0.0, help="seconds of a step of the search")
    live.add_argument("--profile", type=Path, help="where the servers write their profiles")

    live.add_argument("--silent", action="store_true", help="pages only listen, to compare")
    live.add_argument(
        "--by-table", action="store_true", help="each table is at one of the processes"
    )

    study = commands.add_parser(
        "reviewing", parents=[one], help="live tables while reviews run, and while none do"
    )
    study.add_argument("--tables", type=int, default=60)
    study.add_argument("--interval", type=float, default=3.0, help="seconds between commands")
    study.add_argument("--reviews", type=int, default=10, help="reviews at the same time")
    study.add_argument("--rounds", type=int, default=3, help="times with reviews and without")
    study.add_argument("--bots", type=int, default=1, help="processes for long thoughts")
    study.add_argument("--profile", type=Path, help="where the server writes its profile")

    price = commands.add_parser(
        "cost", parents=[one], help="processor time of a command, one after the other"
    )
    price.add_argument("--tables", type=int, default=8)
    price.add_argument("--commands", type=int, default=600)
    price.add_argument("--silent", action="store_true", help="pages only listen, to compare")
    price.add_argument("--profile", type=Path, help="where the server writes its profile")

    unit = commands.add_parser("units", parents=[one], help="what a socket and a bot's turn cost")
    unit.add_argument("--tables", type=int, default=100)
    unit.add_argument("--bots", nargs="+", default=["crofter", "merchant", "chief"])

    commands.add_parser("bus", parents=[every], help="passing updates on between processes")

    look = commands.add_parser("open", parents=[one], help="open finished games")
    look.add_argument("--games", type=int, default=200)

    idle = commands.add_parser("memory", parents=[one], help="memory of tables that wait")
    idle.add_argument("--tables", type=int, default=1000)
    idle.add_argument("--watched", type=int, default=200, help="tables with four sockets")

    same = commands.add_parser(
        "twins", parents=[every], help="search for leaks of hidden information"
    )
    same.add_argument("--games", type=int, default=200)
    same.add_argument("--first", type=int, default=0, help="number of the first game")
    same.add_argument("--moments", type=int, default=1, help="decisions of a game asked about")

    greedy = commands.add_parser("starvation", parents=[one], help="one greedy person, and others")
    greedy.add_argument("--samples", type=int, default=50, help="of each kind")
    greedy.add_argument("--bots", type=int, default=1, help="processes for long thoughts")

    commands.add_parser("all", parents=[every], help="everything, as it is reported")
    return parser


def _chosen(options: argparse.Namespace) -> dict[str, Measure]:
    match options.command:
        case "crash":
            killing = crash.Crash(
                engine=options.db,
                kills=options.kills,
                tables=options.tables,
                seed=options.seed,
                victim=options.victim,
            )
            return {"crash": lambda: crash.measure(killing)}
        case "load":
            chosen = load.Load(
                engine=options.db,
                processes=options.processes,
                tables=options.tables,
                interval=options.interval,
                seconds=options.seconds,
                warm_up=options.warm_up,
                search=options.search,
                profile=options.profile,
                silent=options.silent,
                by_table=options.by_table,
            )
            return {"load": lambda: load.measure(chosen)}
        case "reviewing":
            studied = reviewing.Reviewing(
                engine=options.db,
                tables=options.tables,
                interval=options.interval,
                reviews=options.reviews,
                rounds=options.rounds,
                bots=options.bots,
                profile=options.profile,
            )
            return {"reviewing": lambda: reviewing.measure(studied)}
        case "cost":
            price = cost.Cost(
                engine=options.db,
                tables=options.tables,
                commands=options.commands,
                silent=options.silent,
                profile=options.profile,
            )
            return {"cost": lambda: cost.measure(price)}
        case "units":
            counted = units.Units(engine=options.db, tables=options.tables, bots=options.bots)
            return {"units": lambda: units.measure(counted)}
        case "bus":
            return {"bus": lambda: bus.measure(bus.Bus())}
        case "open":
            return {"open": lambda: opening.measure(options.db, options.games)}
        case "memory":
            return {"memory": lambda: memory.measure(options.db, options.tables, options.watched)}
        case "twins":
            chosen_games = options.games, options.moments, options.first
            return {"twins": lambda: twins.measure(*chosen_games)}
        case "starvation":
            hungry = starvation.Starvation(
                engine=options.db, samples=options.samples, bots=options.bots
            )
            return {"starvation": lambda: starvation.measure(hungry)}
        case _:
            return _everything()


def _everything() -> dict[str, Measure]:
    measures: dict[str, Measure] = {}
    for engine in ENGINES:
        killing = crash.Crash(engine=engine)
        measures[f"crash {engine}"] = lambda killing=killing: crash.measure(killing)  # type: ignore[misc]  # bound now
    beneath = crash.Crash(engine=POSTGRESQL, victim=DATABASE, kills=50)
    measures["crash beneath"] = lambda: crash.measure(beneath)
    for engine, processes in ((SQLITE, 1), (POSTGRESQL, 1), (POSTGRESQL, 2)):
        chosen = load.Load(engine=engine, processes=processes, search=15.0)
        name = f"load {engine} {processes}"
        measures[name] = lambda chosen=chosen: load.measure(chosen)  # type: ignore[misc]  # bound now
    for engine in ENGINES:
        measures[f"open {engine}"] = lambda engine=engine: opening.measure(engine, 200)  # type: ignore[misc]  # bound now
    measures["reviewing"] = lambda: reviewing.measure(reviewing.Reviewing())
    measures["twins"] = lambda: twins.measure(200, 1)
    for engine in ENGINES:
        hungry = starvation.Starvation(engine=engine)
        measures[f"starvation {engine}"] = lambda hungry=hungry: starvation.measure(hungry)  # type: ignore[misc]  # bound now
    measures["memory sqlite"] = lambda: memory.measure(SQLITE, 1000, 200)
    return measures


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is asked for; return 1 if a test found a fault."""
    options = _parser().parse_args(arguments)
    if options.command == "load" and options.processes > 1 and options.db == SQLITE:
        raise SystemExit("several processes need --db postgresql")
    if options.command == "crash" and options.victim == DATABASE and options.db == SQLITE:
        raise SystemExit("--victim database needs --db postgresql: SQLite has no process")
    results: dict[str, Any] = {}
    for name, measure in _chosen(options).items():
        results[name] = uvloop.run(_awaited(measure))
        show(name, results[name])
        if options.json is not None:
            write(options.json, results)
    return int(any(each.get("faults") for each in results.values()))


async def _awaited(measure: Measure) -> Figures:
    return await measure()


if __name__ == "__main__":
    raise SystemExit(main())

"""Passing updates on between processes: PostgreSQL's notifications beside a simulated bus.

The bus is a process that keeps topics by table and sends a message only to the processes that show
the table. It stands for a message broker; messages are as long as real updates.
"""

from __future__ import annotations

import asyncio
import os
import struct
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

import psycopg

from benchmarks.server.databases import POSTGRESQL, new_settings
from benchmarks.server.report import Figures

LENGTH: Final = 6_000
"""Characters of an update, as four pages at a table are sent."""
CHANNEL: Final = "measured"
_HEAD: Final = struct.Struct("!cHI")
"""Of a frame on the bus: what it is, the table, and the length of what follows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bus:
    """What is measured."""

    processes: Sequence[int] = (1, 2, 4)
    """Server processes that receive."""
    messages: int = 4_000
    rate: int = 400
    """Messages in a second."""


async def measure(bus: Bus) -> Figures:
    """Run the measurement."""
    rows = []
    with new_settings(POSTGRESQL) as settings:
        url = settings.database_url().replace("postgresql+psycopg://", "postgresql://")
        for number in bus.processes:
            rows.append(await _measured(bus, number, "notify", url))
    with tempfile.TemporaryDirectory(prefix="cal") as folder:
        for number in bus.processes:
            rows.append(await _measured(bus, number, "bus", f"{folder}/{number}"))
    return {"messages": bus.messages, "bytes": LENGTH, "runs": rows}


async def _measured(bus: Bus, number: int, kind: str, where: str) -> Figures:
    """Start receivers (and the bus), send messages, and read what the receivers counted."""
    broker = None if kind == "notify" else _forked(lambda: _serve(where))
    receive = _hear_notices if kind == "notify" else _hear_bus
    pipes = [os.pipe() for _ in range(number)]
    receivers = [
        _forked(lambda at=at, pipe=pipe: receive(where, at, number, pipe[1]))  # type: ignore[misc]  # bound now
        for at, pipe in enumerate(pipes)
    ]
    await asyncio.sleep(2)
    before = _cpu(broker)
    seconds = await (_notify if kind == "notify" else _publish)(where, bus)
    await asyncio.sleep(1)
    through = _cpu(broker) - before
    for receiver in receivers:
        os.kill(receiver, 15)
    counts = [_counted(pipe) for pipe in pipes]
    for process in (*receivers, *([broker] if broker else [])):
        if process == broker:
            os.kill(process, 15)
        os.waitpid(process, 0)
    return {
        "kind": kind,
        "receivers": number,
        "sent_per_s": round(bus.messages / seconds),
        "received_by_each": round(sum(got for got, _ in counts) / number),
        "receiver_us_per_update": round(1e6 * sum(busy for _, busy in counts) / bus.messages, 1),
        "broker_us_per_update": round(1e6 * through / bus.messages, 1),
    }


def _forked(work: Callable[[], Awaitable[None]]) -> int:
    child = os.fork()
    if child:
        return child
    try:
        asyncio.run(_until_stopped(work()))
    finally:
        os._exit(0)


async def _until_stopped(work: Awaitable[None]) -> None:
    task = asyncio.ensure_future(work)
    asyncio.get_running_loop().add_signal_handler(15, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        return


def _cpu(process: int | None) -> float:
    if process is None:
        return 0.0
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _counted(pipe: tuple[int, int]) -> tuple[int, float]:
    os.close(pipe[1])
    with os.fdopen(pipe[0]) as report:
        got, busy = report.read().split()
    return int(got), float(busy)


# PostgreSQL: every process gets everything.


async def _notify(url: str, bus: Bus) -> float:
    payload, begun = "x" * LENGTH, perf_counter()
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        for number in range(bus.messages):
            await _wait(begun + number / bus.rate)
            text = f"{number % 64} {payload}"
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
    return perf_counter() - begun


async def _hear_notices(url: str, at: int, processes: int, pipe: int) -> None:
    got, own = 0, 0
    busy = 0.0
    try:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            busy = process_time()
            async for notice in connection.notifies():
                got += 1
                # Ignore tables of other processes.
                own += int(notice.payload.partition(" ")[0]) % processes == at
    finally:
        os.write(pipe, f"{got} {process_time() - busy}".encode())


# The bus: only processes that show a table get its updates.


async def _serve(path: str) -> None:
    topics: dict[int, set[asyncio.StreamWriter]] = defaultdict(set)

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = await reader.readexactly(_HEAD.size)
                kind, table, length = _HEAD.unpack(head)
                body = await reader.readexactly(length)
                if kind == b"s":
                    topics[table].add(writer)
                else:
                    for each in topics[table]:
                        each.write(head + body)
        except (EOFError, ConnectionError):
            for members in topics.values():
                members.discard(writer)

    async with await asyncio.start_unix_server(connected, path) as server:
        await server.serve_forever()


async def _publish(path: str, bus: Bus) -> float:
    _, writer = await asyncio.open_unix_connection(path)
    body, begun = b"x" * LENGTH, perf_counter()
    for number in range(bus.messages):
        await _wait(begun + number / bus.rate)
        writer.write(_HEAD.pack(b"p", number % 64, len(body)) + body)
        await writer.drain()
    seconds = perf_counter() - begun
    writer.close()
    return seconds


async def _hear_bus(path: str, at: int, processes: int, pipe: int) -> None:
    got = 0
    busy = 0.0
    try:
        reader, writer = await _connection(path)
        for table in range(at, 64, processes):
            writer.write(_HEAD.pack(b"s", table, 0))
        await writer.drain()
        busy = process_time()
        while True:
            _, _, length = _HEAD.unpack(await reader.readexactly(_HEAD.size))
            await reader.readexactly(length)
            got += 1
    finally:
        os.write(pipe, f"{got} {process_time() - busy}".encode())


async def _connection(path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Return a connection to the bus as soon as it is there."""
    while True:
        try:
            return await asyncio.open_unix_connection(path)
        except OSError:
            await asyncio.sleep(0.05)


async def _wait(until: float) -> Any:
    wait = until - perf_counter()
    if wait > 0:
        await asyncio.sleep(wait)

"""The processes in which bots think."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path

import pytest

from caledonia.server.jobs import pool as pools
from caledonia.server.jobs.lanes import Kind, Lane
from caledonia.server.jobs.pool import Pool
from caledonia.server.jobs.priority import LOWEST
from caledonia.server.jobs.processes import Processes
from tests.server.jobs.elsewhere import answer, die, die_once, niceness, process_id, wait_for_file
from tests.server.jobs.test_scheduler import in_loop
from tests.server.jobs.thinkers import decision, hint, turn


def test_long_thoughts_do_not_hold_up_quick_ones(tmp_path: Path) -> None:
    async def play() -> None:
        end = tmp_path / "end"
        async with Pool(1) as pool:
            long = [
                asyncio.create_task(pool.run(turn("ada"), wait_for_file, str(end)))
                for _ in range(3)
            ]
            quick = replace(turn("ben"), lane=Lane.INSTANT)
            assert await pool.run(quick, answer, 1) == 1
            assert await pool.run(hint("ben"), answer, 2) == 2
            assert not any(each.done() for each in long)
            end.touch()
            await asyncio.gather(*long)

    asyncio.run(play())


@in_loop
async def test_long_thoughts_give_way_to_other_processes() -> None:
    async with Pool(1) as pool:
        hinting, *rest = [
            await pool.run(each, niceness) for each in (hint("ada"), turn("ada"), decision("ada"))
        ]
    assert all(hinting < each for each in rest)


def test_analyses_wait_for_no_process_and_hold_up_none(tmp_path: Path) -> None:
    async def play() -> None:
        end = tmp_path / "end"
        async with Pool(1) as pool:
            analysis = asyncio.create_task(pool.run(decision("ada"), wait_for_file, str(end)))
            assert await pool.run(turn("ada"), answer, 1) == 1
            assert not analysis.done()
            end.touch()
            await analysis

    asyncio.run(play())


def test_a_new_process_has_its_priority_before_it_loads_anything() -> None:
    processes = Processes(1, nice=7)
    try:
        processes.submit(answer, 1)
        (child,) = processes._children
        assert child.pid is not None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, child.pid) == min(19, own + 7)
    finally:
        processes.stop()


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has it")
def test_the_lowest_priority_runs_only_when_nothing_else_does() -> None:
    processes = Processes(1, nice=LOWEST)
    try:
        processes.submit(answer, 1)
        assert processes._executor is not None
        (pid,) = processes._executor._processes or {}
        assert os.sched_getscheduler(pid) == os.SCHED_IDLE
        assert os.sched_getscheduler(0) != os.SCHED_IDLE
    finally:
        processes.stop()


@pytest.mark.parametrize("forbidden", [PermissionError, ProcessLookupError])
def test_a_machine_that_forbids_it_starts_processes_too(
    monkeypatch: pytest.MonkeyPatch, forbidden: type[OSError]
) -> None:
    def refuse(*_: object) -> None:
        raise forbidden

    monkeypatch.setattr(os, "sched_setscheduler", refuse, raising=False)
    processes = Processes(1, nice=LOWEST)
    try:
        assert processes.submit(answer, 3).result() == 3
    finally:
        processes.stop()


def test_a_job_whose_process_is_killed_is_done_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with Pool(2) as pool:
            killed = pool.run(turn("ada"), die_once, str(tmp_path / "died"))
            others = [pool.run(turn("ben"), answer, number) for number in range(4)]
            assert await asyncio.gather(killed, *others) == ["alive", 0, 1, 2, 3]

    asyncio.run(play())


@in_loop
async def test_a_job_that_always_kills_its_process_fails_and_frees_its_slot() -> None:
    async with Pool(1) as pool:
        with pytest.raises(BrokenProcessPool):
            await pool.run(turn("ada"), die)
        assert await pool.run(turn("ben"), answer, 3) == 3


def test_a_process_stays_busy_when_its_caller_is_gone(tmp_path: Path) -> None:
    async def play() -> None:
        end = tmp_path / "end"
        async with Pool(1) as pool:
            given_up = asyncio.create_task(pool.run(turn("ada"), wait_for_file, str(end)))
            await asyncio.sleep(0.01)
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
            next_one = asyncio.create_task(pool.run(turn("ben"), answer, 4))
            await asyncio.sleep(0.01)
            (line,) = (lane.scheduler.line() for lane in [pool._lanes[Lane.LONG]])
            assert [ticket.job.person for ticket in line] == ["ben"]
            end.touch()
            assert await next_one == 4

    asyncio.run(play())


def test_the_end_does_not_wait_for_thoughts(tmp_path: Path) -> None:
    async def play() -> None:
        async with Pool(1) as pool:
            process = await pool.run(turn("ada"), process_id)
            endless = asyncio.create_task(
                pool.run(turn("ada"), wait_for_file, str(tmp_path / "never"))
            )
            waiting = asyncio.create_task(pool.run(turn("ada"), answer, 1))
            await asyncio.sleep(0.01)
            for task in (endless, waiting):
                task.cancel()
        # The process is gone, or is about to be: nobody has to wait for the file.
        while Path(f"/proc/{process}/stat").exists():
            await asyncio.sleep(0.005)

    asyncio.run(asyncio.wait_for(play(), 120))


A_SERVER = """
import os, signal, sys
from caledonia.server.jobs.processes import Processes
from tests.server.jobs.elsewhere import process_id

if __name__ == "__main__":
    print(Processes(1, 0).submit(process_id).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(A_SERVER, encoding="utf-8")
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    # Its process holds the pipe open, too: this returns only when both have ended.
    ended = subprocess.run(
        [sys.executable, script], env=paths, stdout=subprocess.PIPE, timeout=60, check=False
    )
    assert ended.returncode == -signal.SIGKILL
    assert int(ended.stdout)


def test_idle_processes_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "IDLE", 0.0)

    async def play() -> None:
        async with Pool(1) as pool:
            first = await pool.run(turn("ada"), process_id)
            lane = pool._lanes[Lane.LONG]
            while lane._processes.are_started:
                await asyncio.sleep(0.005)
            assert await pool.run(turn("ada"), process_id) != first

    asyncio.run(play())


def test_who_waits_has_a_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MOMENT", 0.0)

    async def play() -> None:
        end = tmp_path / "end"
        async with Pool(1) as pool:
            tasks = [
                asyncio.create_task(pool.run(each, wait_for_file, str(end)))
                for each in (turn("ada"), turn("ada"), turn("ben"))
            ]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            queue = [(each.job.person, each.job.kind, each.place) for each in pool.places()]
            assert queue == [("ben", Kind.TURN, 1), ("ada", Kind.TURN, 2)]
            end.touch()
            await asyncio.gather(*tasks)
            assert list(pool.places()) == []

    asyncio.run(play())

"""Tasks that run for as long as the server does: repeating work, and ending it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, NoReturn

AGAIN: Final = 10.0
"""Seconds before a task that keeps running is cancelled again; no task takes longer to end."""


async def repeat(
    seconds: float, work: Callable[[], Awaitable[object]], failed: Callable[[Exception], object]
) -> NoReturn:
    """Do some work again and again, with a pause before each time.

    :param failed: called with what the work raised; the work is done again.
    """
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:
            failed(error)


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, and return when all of them have ended.

    A query that finishes at the same moment can swallow a cancellation, so it is repeated.
    """
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)

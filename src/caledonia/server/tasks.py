"""Ending tasks that run for as long as the server does."""

from __future__ import annotations

import asyncio
from typing import Any, Final

AGAIN: Final = 10.0
"""Seconds before a task that goes on is cancelled again; no task takes longer to end."""


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, and return when all of them have ended.

    A query that finishes at the same moment can swallow a cancellation, so it is repeated.
    """
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)

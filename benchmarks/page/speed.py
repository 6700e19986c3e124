"""Size and speed of the page, with what was promised beside."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from benchmarks.page.answers import measure_answers, measure_hints
from benchmarks.page.loading import measure_paint, measure_play_now, measure_size
from benchmarks.page.panning import measure_panning
from benchmarks.page.serving import browsing, free_port, serving
from benchmarks.page.world import World
from benchmarks.server.report import Figures, show, write

PARTS: Final[dict[str, Callable[[Browser, World], Figures]]] = {
    "size": measure_size,
    "paint": measure_paint,
    "play-now": measure_play_now,
    "answers": measure_answers,
    "hints": measure_hints,
    "panning": measure_panning,
}


def measure(json: Path | None, only: str | None = None) -> dict[str, Figures]:
    """Measure everything, or one part; print it, and write it as JSON."""
    results: dict[str, Figures] = {}
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), free_port()) as address,
        browsing() as browser,
    ):
        world = World(browser, address)
        for name, part in PARTS.items():
            if only in (None, name):
                results[name] = part(browser, world)
                show(name, results[name])
        world.close()
    if json is not None:
        write(json, results)
    return results

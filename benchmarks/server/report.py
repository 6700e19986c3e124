"""Figures as people read them, and as JSON."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

Figures = dict[str, Any]


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that so large a share of all does not exceed; 0 where there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(seconds: Sequence[float]) -> Figures:
    """Return how times are spread, in milliseconds."""
    percentiles = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    figures: Figures = {
        f"{name}_ms": round(percentile(seconds, share) * 1000, 2)
        for name, share in percentiles.items()
    }
    return {**figures, "max_ms": round(max(seconds, default=0.0) * 1000, 2)}


def say(text: str) -> None:
    """Print the progress."""
    print(text, file=sys.stderr, flush=True)


def show(title: str, figures: Mapping[str, Any]) -> None:
    """Print figures as a table."""
    print(f"\n{title}")
    width = max(len(name) for name in figures)
    for name, value in figures.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            _show_rows(name, value)
        else:
            print(f"  {name.replace('_', ' '):{width}}  {_text(value)}")


def _show_rows(name: str, rows: Sequence[Mapping[str, Any]]) -> None:
    print(f"  {name.replace('_', ' ')}:")
    columns = [column for column in rows[0] if not isinstance(rows[0][column], list | dict)]
    widths = [
        max(len(column), *(len(_text(row.get(column))) for row in rows)) for column in columns
    ]
    print("   ", "  ".join(f"{c:>{w}}" for c, w in zip(columns, widths, strict=True)))
    for row in rows:
        cells = (_text(row.get(column)) for column in columns)
        print("   ", "  ".join(f"{c:>{w}}" for c, w in zip(cells, widths, strict=True)))


def _text(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_text(each)}" for name, each in value.items()) or "-"
    if isinstance(value, list):
        return "; ".join(str(each) for each in value) or "-"
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)


def write(path: Path, results: Mapping[str, Any]) -> None:
    """Write results as JSON, with the machine they come from."""
    machine = {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"machine": machine, **results}, indent=2) + "\n", encoding="utf-8")

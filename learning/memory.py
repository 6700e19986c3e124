"""What a learning run keeps in files, so that the next run continues."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from learning.games import Lessons


@dataclass(slots=True)
class Progress:
    """How far learning has come."""

    next_seed: int
    generation: int = 0
    """Generations played."""
    kept: int = 0
    """The last generation that won its gate; 0: the start."""


class Memory:
    """The lessons of the last generations, in one folder.

    Each generation has a file of lessons to train on, and one of lessons held out to validate on.
    """

    def __init__(self, folder: Path, generations: int) -> None:
        self._folder = folder
        self._generations = generations
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, generation: int, lessons: Lessons, held_out: Lessons) -> None:
        """Write a generation and delete those that are too old."""
        _write(self._folder / f"{generation:05}.held.npz", held_out)
        _write(self._folder / f"{generation:05}.npz", lessons)
        for old in self.generations()[: -self._generations]:
            for path in self._paths(old):
                path.unlink()

    def generations(self) -> list[int]:
        """Return the numbers of the generations, oldest first."""
        numbers = [path.stem for path in self._folder.glob("*.npz")]
        return sorted(int(number) for number in numbers if number.isdecimal())

    def lessons(self) -> Iterator[tuple[Lessons, Lessons]]:
        """Yield the lessons of each generation and those held out, oldest first."""
        for generation in self.generations():
            lessons, held_out = map(_read, self._paths(generation))
            yield lessons, held_out

    def _paths(self, generation: int) -> tuple[Path, Path]:
        name = f"{generation:05}"
        return self._folder / f"{name}.npz", self._folder / f"{name}.held.npz"


def _write(path: Path, lessons: Lessons) -> None:
    # A run that is stopped leaves no half of a file behind.
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **{field.name: getattr(lessons, field.name) for field in fields(Lessons)})
    unfinished.replace(path)


def _read(path: Path) -> Lessons:
    with np.load(path) as arrays:
        rows = {field.name: arrays[field.name] for field in fields(Lessons)}
    return Lessons(**{**rows, "games": int(rows["games"])})


class Folder:
    """The files of a run: progress, the net that was kept, and the memory."""

    def __init__(self, path: Path, generations: int) -> None:
        self._path = path
        self.memory = Memory(path / "memory", generations)

    def progress(self, beginning: Progress) -> Progress:
        """Return how far an earlier run has come."""
        file = self._path / "progress.json"
        if not file.exists():
            return beginning
        return Progress(**json.loads(file.read_text(encoding="utf-8")))

    def net(self) -> NDArray[np.float32] | None:
        """Return the weights that an earlier run kept."""
        file = self._path / "net.npy"
        return np.load(file) if file.exists() else None

    def save(self, progress: Progress, weights: NDArray[np.float32]) -> None:
        """Write progress and the net that is kept."""
        np.save(self._path / "net.npy", weights)
        text = json.dumps(asdict(progress)) + "\n"
        (self._path / "progress.json").write_text(text, encoding="utf-8")

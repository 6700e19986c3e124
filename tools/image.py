"""Runs the steps of the Dockerfile without a container engine.

``python -m tools.image`` takes the files of a fresh clone, runs every step that makes the page and
the Python environment, starts the server with the image's own command, and checks that it shows
the page and plays a move. Only the base images and the user of the last stage are left out.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Final

from tools.visit import serving, visit

ROOT: Final = Path(__file__).parent.parent
SHARED: Final = PurePosixPath("/opt")
"""At the same path in all stages: a virtual environment cannot be moved."""
_ABSOLUTE: Final = re.compile(r"(?<![\w./:])/(?:source|opt)\b[\w./-]*")


@dataclass(frozen=True, slots=True)
class Step:
    """An instruction of a Dockerfile."""

    name: str
    words: str


@dataclass(slots=True)
class Stage:
    """The instructions between one FROM and the next."""

    name: str
    base: str
    steps: list[Step] = field(default_factory=list)

    def last(self, name: str) -> str:
        """Return the arguments of the last instruction of a name."""
        return [step.words for step in self.steps if step.name == name][-1]


def read_stages(text: str) -> list[Stage]:
    """Return the stages of a Dockerfile."""
    stages: list[Stage] = []
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        name, words = line.split(maxsplit=1)
        if name == "FROM":
            base, _, called = words.partition(" AS ")
            stages.append(Stage(called or "last", base))
        else:
            stages[-1].steps.append(Step(name, words))
    return stages


class Context:
    """The files that a build may copy: those of a fresh clone, less the ignored ones."""

    def __init__(self, root: Path, files: list[str], ignored: str) -> None:
        """Take a list of files and the text of a .dockerignore."""
        self.root = root
        lines = [line.strip() for line in ignored.splitlines()]
        self._patterns = [line for line in lines if line and not line.startswith("#")]
        self.files = [file for file in files if self.takes(file)]

    @classmethod
    def of_clone(cls, root: Path) -> Context:
        """Return what a clone of a repository would hold, changes included."""
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
        files = [line for line in listed.stdout.splitlines() if (root / line).is_file()]
        return cls(root, files, (root / ".dockerignore").read_text(encoding="utf-8"))

    def takes(self, file: str) -> bool:
        """Whether a file is sent to the build; the last pattern that fits decides."""
        path = PurePosixPath(file)
        names = [str(path), *(str(parent) for parent in path.parents)]
        is_taken = True
        for pattern in self._patterns:
            bare = pattern.removeprefix("!")
            anywhere = bare.removeprefix("**/")
            if any(
                _fits(name, bare) or (anywhere != bare and _fits(Path(name).name, anywhere))
                for name in names
            ):
                is_taken = pattern.startswith("!")
        return is_taken

    def copy(self, source: str, target: Path) -> None:
        """Copy a file into a folder, or what is in a folder.

        :raises ValueError: if the build does not get it.
        """
        for file in self.files:
            if file == source:
                place = target / Path(file).name
            elif file.startswith(f"{source}/"):
                place = target / file.removeprefix(f"{source}/")
            else:
                continue
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(self.root / file, place)
        if not any(file == source or file.startswith(f"{source}/") for file in self.files):
            raise ValueError(f"COPY {source}: a fresh clone has no such file, or it is ignored")


def _fits(name: str, pattern: str) -> bool:
    """Whether a pattern fits a path; a star does not span folders."""
    return name.count("/") == pattern.count("/") and fnmatchcase(name, pattern)


class Build:
    """The stages of an image as folders below one."""

    def __init__(self, folder: Path, context: Context) -> None:
        """Start without any stage."""
        self.folder = folder
        self.context = context

    def place(self, stage: str, path: PurePosixPath) -> Path:
        """Return the place on this machine of a path inside a stage."""
        inside = path.relative_to("/")
        return self.folder / (inside if path.is_relative_to(SHARED) else Path(stage, inside))

    def perform(self, stage: Stage, *, run: bool = True) -> Path:
        """Run the steps of a stage and return its working folder.

        :param run: if not, only copy files.
        """
        here = PurePosixPath("/")
        for step in stage.steps:
            if step.name == "WORKDIR":
                here = here / step.words
                self.place(stage.name, here).mkdir(parents=True, exist_ok=True)
            elif step.name == "COPY":
                self._copy(stage.name, here, step.words)
            elif step.name == "RUN" and run:
                self._run(stage.name, here, step.words)
        return self.place(stage.name, here)

    def _copy(self, stage: str, here: PurePosixPath, words: str) -> None:
        *sources, target = words.split()
        place = self.place(stage, here / target)
        if sources[0].startswith("--from="):
            other = self.place(sources[0].removeprefix("--from="), PurePosixPath(sources[1]))
            if other != place:
                shutil.copytree(other, place, dirs_exist_ok=True)
            return
        for source in sources:
            self.context.copy(source, place)

    def _run(self, stage: str, here: PurePosixPath, words: str) -> None:
        command = _ABSOLUTE.sub(
            lambda match: str(self.place(stage, PurePosixPath(match[0]))), " ".join(words.split())
        )
        print(f"{stage}: {' '.join(words.split())}", flush=True)
        subprocess.run(
            ["sh", "-euc", command],
            cwd=self.place(stage, here),
            env=self._environment(),
            check=True,
        )

    def _environment(self) -> dict[str, str]:
        """Return the environment without Python packages, with a plain ``python``."""
        programs = self.folder / "programs"
        programs.mkdir(parents=True, exist_ok=True)
        python = programs / "python"
        base = getattr(sys, "_base_executable", sys.executable)
        python.write_text(f'#!/bin/sh\nexec "{base}" "$@"\n', encoding="utf-8")
        python.chmod(0o755)
        kept = {
            name: value
            for name, value in os.environ.items()
            if name not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
            and not name.startswith("CALEDONIA_")
        }
        return {**kept, "PATH": f"{programs}{os.pathsep}{kept['PATH']}"}


def command_of(stage: Stage) -> list[str]:
    """Return the command that a container of a stage runs."""
    return [*json.loads(stage.last("ENTRYPOINT")), *json.loads(stage.last("CMD"))]


def try_image(folder: Path) -> Iterator[str]:
    """Run all steps in an empty folder; yield a log, line by line.

    :raises ValueError: if a step, the page or the move goes wrong.
    """
    *stages, last = read_stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    build = Build(folder, Context.of_clone(ROOT))
    yield f"{len(build.context.files)} files from a fresh clone"
    for stage in stages:
        build.perform(stage)
        yield f"stage {stage.name} is built"
    build.perform(last, run=False)
    program, *arguments = command_of(last)
    # Another port, since the usual one may be taken here.
    arguments[arguments.index("--port") + 1] = "0"
    command = [str(folder / "opt" / "caledonia" / "bin" / program), *arguments]
    with serving(command, folder / "data") as address:
        yield str(visit(address))


def main() -> None:
    """Print the log line by line."""
    with tempfile.TemporaryDirectory(prefix="caledonia-image-") as folder:
        for line in try_image(Path(folder)):
            print(line, flush=True)


if __name__ == "__main__":
    main()

"""Clans from outside the package: Python files named in the environment.

``CALEDONIA_POWERS`` names the files, several of them separated as in ``PATH``. They are read when
the package is imported, so that every process that inherits the environment knows the same clans:
servers, bots, tests. docs/adding-a-clan.md walks through one.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

VARIABLE: Final = "CALEDONIA_POWERS"
FALLBACK: Final = "en"
"""The fallback language for clans without words in another one."""


def files() -> tuple[Path, ...]:
    """Return the files that the environment names, in its order.

    :raises ValueError: naming one that is not there.
    """
    named = tuple(
        Path(name).resolve() for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name
    )
    for file in named:
        if file.suffix != ".py" or not file.is_file():
            raise ValueError(f"{VARIABLE} names {file}, expected a Python file with a clan")
    return named


def load(file: Path, package: str) -> ModuleType:
    """Import a file as a module of a package, importable in other processes too."""
    name = f"{package}.{file.stem}"
    if name in sys.modules:
        raise ValueError(f"{VARIABLE} names {file}, but there is a {file.stem} already: rename it")
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def words(language: str) -> str:
    """Return the Fluent messages of all outside clans in a language."""
    return "\n".join(_words(file.parent / "locale", language) for file in files())


def _words(folder: Path, language: str) -> str:
    for name in (language, FALLBACK):
        file = folder / f"{name}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""

"""Fingerprints of the code that decides how a level plays.

Comments, docstrings and layout do not count, so only a change of the code makes stored games void.
"""

from __future__ import annotations

import ast
import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Final

from caledonia.bots.levels import LEVELS
from caledonia.bots.searchers import Bard

ROOT: Final = Path(__file__).parents[2]
BOTS: Final = "src/caledonia/bots"
THUMB: Final = (
    "native/worth.cpp",
    "native/worth.hpp",
    "native/crofter.cpp",
    f"{BOTS}/weights.py",
    f"{BOTS}/evaluator.py",
    f"{BOTS}/crofter.py",
    f"{BOTS}/levels.py",
)
SEARCH: Final = (
    "native/search.cpp",
    "native/search.hpp",
    "native/utility.hpp",
    "native/forecast.cpp",
    "native/forecast.hpp",
    "native/chance.cpp",
    f"{BOTS}/forecast.json",
    f"{BOTS}/fast.py",
    f"{BOTS}/pace.py",
    f"{BOTS}/searchers.py",
)
SEER: Final = (
    "native/seer.cpp",
    "native/seer.hpp",
    "native/net.cpp",
    "native/net.hpp",
    "native/inputs.cpp",
    "native/inputs.hpp",
)
"""Files that decide what rules of thumb, every search, and the seer's search do."""
_COMMENT: Final = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def files_of(level: str) -> tuple[str, ...]:
    """Return the files that decide how a level plays."""
    slips = LEVELS[level]
    # The crofter is the only level without slips that does not search.
    searches = level != "crofter" if slips is None else slips.like is not None
    if not searches:
        return THUMB
    asks_the_net = level == "seer" or (slips is not None and slips.like is Bard)
    return (*THUMB, *SEARCH, *SEER) if asks_the_net else (*THUMB, *SEARCH)


@cache
def fingerprint(level: str, root: Path = ROOT) -> str:
    """Return a digest of the code that decides how a level plays."""
    digest = hashlib.sha256()
    for name in files_of(level):
        text = (root / name).read_text(encoding="utf-8")
        digest.update(f"{name}\n{bare(name, text)}\n".encode())
    return digest.hexdigest()[:16]


def bare(name: str, text: str) -> str:
    """Return a file's code without comments, docstrings and layout."""
    if name.endswith(".py"):
        return _bare_python(text)
    return " ".join(_COMMENT.sub(" ", text).split())


def _bare_python(text: str) -> str:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED):
            node.body = [each for each in node.body if not _is_left_out(each)] or [ast.Pass()]
    # Unlike a dump of the tree, the same in every version of Python.
    return ast.unparse(tree)


def _is_left_out(node: ast.stmt) -> bool:
    # The store has the line of each level in the table.
    is_table = isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "LEVELS"
    return is_table or _is_text(node)


def _is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )

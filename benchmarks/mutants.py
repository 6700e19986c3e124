"""Whether the tests notice when a rule is changed: a sample of mutants of rules/ and powers/.

    python -m benchmarks.mutants --seed 1 --number 100 --minutes 30 --workers 4

Each mutant changes one expression (a comparison, an operator, a number, a condition, a returned
value) or leaves out one statement. The tests run on a copy of the project, the likeliest files
first, and stop at the first failure: then the mutant is killed. The tests must pass on the
unchanged copy first, or every mutant would seem killed; a mutant that runs far longer than that is
counted apart, as a busy machine may be the reason. With the same seed and the same code the sample
is the same; results are kept in build/mutants.json, so that a run continues where the last one
stopped. Only Python and pytest are needed; each worker has its own copy and runs its own tests.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src/caledonia")
MUTATED = ("rules", "powers")
TESTS = (
    "tests/rules",
    "tests/powers",
    "tests/notation",
    "tests/test_board.py",
    "tests/test_game.py",
    "tests/test_reading.py",
    "tests/test_perft.py",
)
"""What runs for each mutant, after the test files that share a name with the changed file."""
LEFT_OUT = ("tests/powers/test_outside.py",)
"""Tests that start whole programs, with libraries that the rules do not use."""
PATIENCE = 5
"""How many times as long as the unchanged project a mutant may take."""
KILLED, SURVIVED, TIMED_OUT = "killed", "survived", "timed out"

_COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATE: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one file."""

    file: str
    """Below the project's root."""
    place: int
    """Which node of the file is changed."""
    choice: int
    """Which of the changes of that node."""
    line: int
    change: str
    """What is changed, for people."""

    def text(self) -> str:
        """Return the whole file after the change."""
        tree = ast.parse((ROOT / self.file).read_text(encoding="utf-8"))
        node = list(_changeable(tree))[self.place]
        replacement = list(_changes(node))[self.choice][0]
        changed = _Replace(node, replacement).visit(tree)
        return ast.unparse(ast.fix_missing_locations(changed))

    @property
    def id(self) -> str:
        """A name that stays the same as long as the file does."""
        return sha256(f"{self.file}\n{self.text()}".encode()).hexdigest()[:12]


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Yield all mutants of a file, function by function."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    name = file.relative_to(ROOT).as_posix()
    for place, node in enumerate(_changeable(tree)):
        for choice, (changed, note) in enumerate(_changes(node)):
            shown = f"{_first_line(node)} -> {note or _first_line(changed)}"
            yield Mutant(name, place, choice, getattr(node, "lineno", 0), shown)


def _first_line(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0]


class _Replace(ast.NodeTransformer):
    """Puts one node in place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self._old, self._new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self._new if node is self._old else super().generic_visit(node)


def _changeable(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the nodes inside functions, where the rules are; no annotations, no docstrings.

    What bots think of an action stands beside it, but is no rule.
    """
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and not function.name.endswith("worth"):
            for statement in function.body:
                if not _is_docstring(statement):
                    yield from _below(statement)


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _below(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.FunctionDef | ast.Assert):
        return
    yield node
    for field, value in ast.iter_fields(node):
        if field == "annotation":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _below(child)


def _changes(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Yield replacements of a node, with a note where their text says too little."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARE:
            yield ast.Compare(node.left, [_COMPARE[type(op)]()], node.comparators), ""
        case ast.BinOp(op=op) if type(op) in _OPERATE:
            yield ast.BinOp(node.left, _OPERATE[type(op)](), node.right), ""
        case ast.AugAssign(op=op) if type(op) in _OPERATE:
            yield ast.AugAssign(node.target, _OPERATE[type(op)](), node.value), ""
        case ast.BoolOp(op=op):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), node.values), ""
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
            yield node.operand, ""
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value), ""
        case ast.Constant(value=int(number)):
            yield ast.Constant(number + 1), ""
        case ast.If() | ast.IfExp() | ast.While():
            negated = copy.copy(node)
            negated.test = ast.UnaryOp(ast.Not(), node.test)
            yield negated, "condition negated"
        case ast.Call(func=ast.Name(id="min" | "max" as name)):
            other = ast.Name("max" if name == "min" else "min", ast.Load())
            yield ast.Call(other, node.args, node.keywords), ""
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield ast.Pass(), "left out"


def sample(seed: int, number: int) -> list[Mutant]:
    """Return mutants drawn from all files together."""
    files = sorted(f for part in MUTATED for f in (ROOT / PACKAGE / part).rglob("*.py"))
    everything = [mutant for file in files for mutant in mutants_of(file)]
    print(f"{len(everything)} mutants of {len(files)} files; {number} drawn with seed {seed}")
    return random.Random(seed).sample(everything, min(number, len(everything)))


def copied_project(folder: Path) -> None:
    """Copy what the tests of the rules need."""
    for name in ("src", "tests", "docs", "web/src"):
        ignored = shutil.ignore_patterns("__pycache__", "built", "pictures", "node_modules")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, folder / name)


def tests_for(mutant: Mutant) -> list[list[str]]:
    """Return the tests for a mutant: those that share its file's name, then all the others."""
    stem = Path(mutant.file).stem
    near = sorted(
        file.relative_to(ROOT).as_posix()
        for part in ("tests/rules", "tests/powers")
        for file in (ROOT / part).rglob(f"test_*{stem}*.py")
        if file.relative_to(ROOT).as_posix() not in LEFT_OUT
    )
    return [near, list(TESTS)] if near else [list(TESTS)]


def write_source(file: Path, text: str) -> None:
    """Write a source file; remove a compiled one, which Python could load in its place."""
    file.write_text(text, encoding="utf-8")
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()


def passes(folder: Path, paths: list[str], limit: float | None = None) -> bool:
    """Return whether tests pass on a copy of the project.

    :raises subprocess.TimeoutExpired: if they take longer than the limit.
    """
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--tb=no"]
    ignored = [f"--ignore={path}" for path in LEFT_OUT]
    # pytest may be on the present path.
    search = [str(folder / "src"), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    done = subprocess.run(
        [*command, f"--basetemp={folder / 'temp'}", *ignored, *paths],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, search))},
        capture_output=True,
        timeout=limit,
    )
    return done.returncode == 0


def baseline(folder: Path) -> float:
    """Return how many seconds the tests take on the unchanged copy.

    :raises SystemExit: if they do not pass.
    """
    started = time.monotonic()
    if not passes(folder, list(TESTS)):
        raise SystemExit("The tests fail without any mutant: mend that first.")
    return time.monotonic() - started


def verdict(mutant: Mutant, folder: Path, limit: float) -> str:
    """Return the fate of a mutant: killed, survived or timed out."""
    target = folder / mutant.file
    original = target.read_text(encoding="utf-8")
    write_source(target, mutant.text())
    try:
        alive = all(passes(folder, paths, limit) for paths in tests_for(mutant))
    except subprocess.TimeoutExpired:
        return TIMED_OUT
    finally:
        write_source(target, original)
    return SURVIVED if alive else KILLED


def verdicts(
    mutants: Iterable[Mutant], folders: list[Path], limit: float, until: float
) -> Iterator[tuple[Mutant, str]]:
    """Yield mutants with their fates, one at a time in each folder, until the time is up."""
    free: SimpleQueue[Path] = SimpleQueue()
    for folder in folders:
        free.put(folder)

    def judge(mutant: Mutant) -> tuple[Mutant, str] | None:
        if time.monotonic() > until:
            return None
        folder = free.get()
        try:
            return mutant, verdict(mutant, folder, limit)
        finally:
            free.put(folder)

    with ThreadPoolExecutor(len(folders)) as pool:
        for done in as_completed([pool.submit(judge, mutant) for mutant in mutants]):
            result = done.result()
            if result is not None:
                yield result


def main() -> None:
    """Run a sample and print the share that was killed, with the survivors."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="which sample (default 1)")
    parser.add_argument("--number", type=int, default=100, help="mutants (default 100)")
    parser.add_argument("--minutes", type=float, default=30, help="stop after (default 30)")
    parser.add_argument("--workers", type=int, default=1, help="mutants at a time (default 1)")
    parser.add_argument("--results", type=Path, default=ROOT / "build/mutants.json")
    wanted = parser.parse_args()
    results: dict[str, str] = {}
    if wanted.results.exists():
        results = json.loads(wanted.results.read_text(encoding="utf-8"))
    wanted.results.parent.mkdir(parents=True, exist_ok=True)
    chosen = sample(wanted.seed, wanted.number)
    until = time.monotonic() + 60 * wanted.minutes
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        folders = [Path(name) / str(number) for number in range(max(1, wanted.workers))]
        for folder in folders:
            copied_project(folder)
        seconds = baseline(folders[0])
        print(f"all tests pass on the unchanged copy in {seconds:.0f} s", flush=True)
        untried = (mutant for mutant in chosen if mutant.id not in results)
        for mutant, result in verdicts(untried, folders, PATIENCE * seconds, until):
            results[mutant.id] = result
            wanted.results.write_text(json.dumps(results, indent=1), encoding="utf-8")
            if result != KILLED:
                print(f"{result}: {mutant.file}:{mutant.line}: {mutant.change}", flush=True)
    report(chosen, results)


def report(chosen: list[Mutant], results: dict[str, str]) -> None:
    """Print the share of finished mutants that were killed, and all others by name."""
    tried = [mutant for mutant in chosen if mutant.id in results]
    count = dict.fromkeys((KILLED, SURVIVED, TIMED_OUT), 0)
    for mutant in tried:
        count[results[mutant.id]] += 1
    ended = count[KILLED] + count[SURVIVED]
    share = f" ({count[KILLED] / ended:.1%} of those that ended)" if ended else ""
    figures = ", ".join(f"{number} {kind}" for kind, number in count.items())
    print(f"\n{len(tried)} of {len(chosen)} mutants tried: {figures}{share}")
    for mutant in tried:
        if results[mutant.id] != KILLED:
            print(f"  {results[mutant.id]}: {mutant.file}:{mutant.line}: {mutant.change}")


if __name__ == "__main__":
    main()

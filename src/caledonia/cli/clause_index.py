"""Maps clauses of the rules to the tests that prove them, without running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CLAUSE_LINE: Final = re.compile(r"^- ([A-Z]{3}-[A-Za-z0-9]+) ")
"""How a clause begins in the rules."""
UNPROVING_MARKS: Final = frozenset({"skip", "skipif", "xfail"})
"""Marks of tests that prove nothing."""

TestFunction = ast.FunctionDef | ast.AsyncFunctionDef


class ClauseError(ValueError):
    """The rules or a test file cannot be read; the message says where and why."""


@dataclass(frozen=True, slots=True)
class ClauseIndex:
    """The clauses of the rules and the tests that name them."""

    clauses: tuple[str, ...]
    """All clause ids in the order of the rules."""
    proven: dict[str, tuple[str, ...]]
    """The node ids of the tests that name a clause; clauses without any are left out."""
    unknown: dict[str, tuple[str, ...]]
    """Ids that tests name although the rules have no such clause, with these tests."""

    @property
    def missing(self) -> tuple[str, ...]:
        """Clauses that no test names."""
        return tuple(clause for clause in self.clauses if clause not in self.proven)

    @property
    def is_complete(self) -> bool:
        """Whether every clause is proven and every named clause exists."""
        return not self.missing and not self.unknown


def parse_clauses(text: str, name: str = "rules") -> tuple[str, ...]:
    """Return the clause ids of the rules in their order.

    :raises ClauseError: if there is none, or one occurs twice.
    """
    first_lines: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        match = CLAUSE_LINE.match(line)
        if match is None:
            continue
        clause = match[1]
        if clause in first_lines:
            raise ClauseError(
                f"{name}:{number}: clause {clause} is already on line {first_lines[clause]}"
            )
        first_lines[clause] = number
    if not first_lines:
        raise ClauseError(f"{name}: no clause found; a clause is a line such as '- SET-1 ...'")
    return tuple(first_lines)


def parse_marks(source: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield (clause, test node id) for every clause that a test of this file names.

    Marks count on functions, on classes, as `pytestmark`, and on parameters, also where the
    parameters are in a variable of the module. Tests and parameters marked skip,
    skipif or xfail prove nothing.

    :param name: the file's name as pytest prints it.
    :raises ClauseError: if the file is not Python, or a mark holds anything but plain strings.
    """
    try:
        tree = ast.parse(source, filename=name)
    except SyntaxError as error:
        raise ClauseError(f"{name}:{error.lineno}: not Python: {error.msg}") from None
    yield from _MarkReader(tree, name).read()


def build_index(clauses: Iterable[str], marks: Iterable[tuple[str, str]]) -> ClauseIndex:
    """Combine clauses and marks into an index."""
    known = tuple(clauses)
    tests: dict[str, list[str]] = {}
    for clause, test in marks:
        named = tests.setdefault(clause, [])
        if test not in named:
            named.append(test)
    return ClauseIndex(
        clauses=known,
        proven={clause: tuple(tests[clause]) for clause in known if clause in tests},
        unknown={clause: tuple(tests[clause]) for clause in sorted(tests.keys() - set(known))},
    )


def read_index(rules: Path, tests: Path) -> ClauseIndex:
    """Read the rules and all test files below a directory.

    :raises ClauseError: if something is missing or cannot be read.
    """
    if not tests.is_dir():
        raise ClauseError(f"{tests}: no such directory of tests")
    clauses = parse_clauses(_read(rules), str(rules))
    files = sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")})
    return build_index(
        clauses,
        (
            mark
            for file in files
            for mark in parse_marks(_read(file), file.relative_to(tests.parent).as_posix())
        ),
    )


def find_upwards(relative: str, start: Path) -> Path | None:
    """Return the path of a name in a directory or its nearest ancestor."""
    return next(
        (
            directory / relative
            for directory in (start, *start.parents)
            if (directory / relative).exists()
        ),
        None,
    )


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ClauseError(f"{file}: no such file") from None
    except UnicodeDecodeError:
        raise ClauseError(f"{file}: not a text file in UTF-8") from None
    except OSError as error:
        raise ClauseError(f"{file}: {error.strerror}") from None


class _MarkReader:
    """Walks one test file."""

    def __init__(self, tree: ast.Module, name: str) -> None:
        self.tree = tree
        self.name = name
        self.assigned: dict[str, ast.expr] = {
            target: value for target, value in _assignments(tree.body) if target != "pytestmark"
        }

    def read(self) -> Iterator[tuple[str, str]]:
        """Yield (clause, node id) in the order of the file."""
        yield from self._read_body(self.tree.body, self.name, [])

    def _read_body(
        self, body: list[ast.stmt], node_id: str, outer: list[ast.expr]
    ) -> Iterator[tuple[str, str]]:
        marks = outer + [value for target, value in _assignments(body) if target == "pytestmark"]
        for statement in body:
            if isinstance(statement, TestFunction) and statement.name.startswith("test"):
                clauses = self._clauses([*marks, *statement.decorator_list])
                yield from ((clause, f"{node_id}::{statement.name}") for clause in clauses)
            elif isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                yield from self._read_body(
                    statement.body,
                    f"{node_id}::{statement.name}",
                    [*marks, *statement.decorator_list],
                )

    def _clauses(self, marks: list[ast.expr]) -> list[str]:
        if any(self._is_unproving(mark) or self._never_runs(mark) for mark in marks):
            return []
        return [clause for mark in marks for clause in self._clauses_in(mark, frozenset())]

    def _clauses_in(self, mark: ast.AST, seen: frozenset[str]) -> Iterator[str]:
        """Yield the clauses named in an expression, resolving module variables."""
        if self._is_unproving_parameter(mark):
            return
        if isinstance(mark, ast.Call) and self._mark_name(mark) == "rule":
            yield from self._arguments(mark)
        elif isinstance(mark, ast.Name) and mark.id in self.assigned and mark.id not in seen:
            yield from self._clauses_in(self.assigned[mark.id], seen | {mark.id})
        else:
            for node in ast.iter_child_nodes(mark):
                yield from self._clauses_in(node, seen)

    def _is_unproving(self, marks: ast.expr) -> bool:
        """Whether a mark, or one of a list, lets the test be skipped or fail."""
        return any(self._mark_name(mark) in UNPROVING_MARKS for mark in self._items(marks))

    def _is_unproving_parameter(self, value: ast.AST) -> bool:
        """Whether a value is `pytest.param(..., marks=...)` with such a mark."""
        return isinstance(value, ast.Call) and any(
            keyword.arg == "marks" and self._is_unproving(keyword.value)
            for keyword in value.keywords
        )

    def _never_runs(self, mark: ast.expr) -> bool:
        """Whether a mark gives the test parameters, all of which prove nothing."""
        match mark:
            case ast.Call(args=[_, values, *_]) if self._mark_name(mark) == "parametrize":
                return all(self._is_unproving_parameter(value) for value in self._items(values))
        return False

    def _items(self, value: ast.expr) -> list[ast.expr]:
        """Return the items of a list, resolving module variables; otherwise the value."""
        if isinstance(value, ast.Name):
            value = self.assigned.get(value.id, value)
        return value.elts if isinstance(value, ast.List | ast.Tuple) else [value]

    def _mark_name(self, mark: ast.expr) -> str | None:
        """Return "rule" for `pytest.mark.rule(...)`, `mark.rule` and their aliases."""
        called = mark.func if isinstance(mark, ast.Call) else mark
        match called:
            case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr=name):
                return name
            case ast.Name(id=alias):
                match self.assigned.get(alias):
                    case ast.Attribute() | ast.Call(func=ast.Attribute()) as meant:
                        return self._mark_name(meant)
        return None

    def _arguments(self, call: ast.Call) -> Iterator[str]:
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
            else:
                raise ClauseError(
                    f"{self.name}:{argument.lineno}: a rule mark names its clauses as plain strings"
                )


def _assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """Yield (name, value) for the simple assignments among statements."""
    for statement in body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value

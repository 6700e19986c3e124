"""Reads Fluent files for the tests: keys, variables and variants of every message."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from caledonia.locale import FILES, PAGE_FILES, Texts, source


class _Looker(Visitor):
    """Collects the variables of a pattern and the variants that words choose."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        names = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference):
            self.variants.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


@cache
def parsed(language: str, name: str) -> ftl.Resource:
    """Return a file's syntax tree; junk is an error."""
    tree = FluentParser().parse(source(language, name))
    junk = [entry.content for entry in tree.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{language}/{name}.ftl: {junk[0]}"
    return tree


def _patterns(language: str) -> Iterator[tuple[str, ftl.Pattern]]:
    for name in (*FILES, *PAGE_FILES):
        for entry in parsed(language, name).body:
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def all_texts(language: str) -> Texts:
    """Return the messages of the terminal and the page, which take long to read."""
    return Texts(language, (*FILES, *PAGE_FILES))


@cache
def messages(language: str) -> dict[str, tuple[frozenset[str], dict[str, frozenset[str]]]]:
    """Return every key with its variables, and the words that choose its variants."""
    by_key = {}
    for key, pattern in _patterns(language):
        assert key not in by_key, f"{language}: {key} occurs twice"
        looker = _Looker()
        looker.visit(pattern)
        variants = {name: frozenset(words) for name, words in looker.variants.items()}
        by_key[key] = (frozenset(looker.variables), variants)
    return by_key

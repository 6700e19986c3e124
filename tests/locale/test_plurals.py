"""Numbers in words: 0, 1, 2 and 5 of something read right in every language."""

from __future__ import annotations

import re
from itertools import product

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from caledonia.locale import FILES, LANGUAGES, PAGE_FILES
from tests.locale.messages import all_texts, messages, parsed
from tests.locale.test_messages import PLURALS

NUMBERS = (0, 1, 2, 5)


class _Plurals(Visitor):
    """Collects the selections by number, each with the variants' keys."""

    def __init__(self) -> None:
        self.selections: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {
            v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants
        }
        is_number = all(key in PLURALS or re.fullmatch(r"\d+", key) for key in keys)
        if is_number and isinstance(node.selector, ftl.VariableReference):
            self.selections.append((node.selector.id.name, keys))
        self.generic_visit(node)


def plurals(language: str) -> dict[str, list[tuple[str, set[str]]]]:
    """Return the selections by number of every message or attribute, by its key."""
    by_key = {}
    for name in (*FILES, *PAGE_FILES):
        for entry in parsed(language, name).body:
            if not isinstance(entry, ftl.Message):
                continue
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in parts.items():
                looker = _Plurals()
                if pattern is not None:
                    looker.visit(pattern)
                if looker.selections:
                    by_key[key] = looker.selections
    return by_key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_own_words(language: str) -> None:
    """Nobody reads of one thing where there are none, or of several as if there were one."""
    text = all_texts(language)
    by_key = plurals(language)
    assert len(by_key) > 40
    for key, selections in by_key.items():
        variables, variants = messages(language)[key]
        words = {name: sorted(each - PLURALS) for name, each in variants.items()}
        chosen = {name: each for name, each in words.items() if each}
        for name, keys in selections:
            figures: dict[str, int | str] = dict.fromkeys(variables, 3)
            for choice in product(*chosen.values()):
                figures |= dict(zip(chosen, choice, strict=True))
                said = {number: text(key, **{**figures, name: number}) for number in NUMBERS}
                # Where the number plays no part, as in another branch, all are the same.
                if len(set(said.values())) > 1:
                    assert said[1] not in (said[0], said[2], said[5]), f"{key}: {said}"
                    is_order = bool(keys - PLURALS - {"0", "1"})
                    assert is_order or said[2].replace("2", "5") == said[5], f"{key}: {said}"


def test_none_takes_the_plural_in_brazilian_portuguese() -> None:
    """By the book 0 is singular there; people write '0 rodadas'."""
    for key, selections in plurals("pt_BR").items():
        for name, keys in selections:
            assert "one" not in keys, f"{key}: choose {name} by [1], as [one] would hold for 0 too"
    text = all_texts("pt_BR")
    assert text("unit-cow.count", count=0) == text("unit-cow.count", count=2).replace("2", "0")

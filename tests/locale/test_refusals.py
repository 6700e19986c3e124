"""The page has every refusal of the server in every language."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from string import Formatter

import pytest

from caledonia.locale import LANGUAGES
from caledonia.server.errors import CODES
from caledonia.server.refusals import REFUSALS
from tests.locale.messages import messages
from tests.locale.test_messages import SOURCE

PREFIX = "refusal-"
FILES = [path for path in (SOURCE / "server").rglob("*.py") if path.name != "refusals.py"]
TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in FILES]


def variables(language: str) -> dict[str, frozenset[str]]:
    """Return the variables of all messages about refusals, by id."""
    items = messages(language).items()
    return {key.removeprefix(PREFIX): each for key, (each, _) in items if key.startswith(PREFIX)}


def fields(sentence: str) -> set[str]:
    """Return what is filled into a sentence."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def calls() -> Iterator[tuple[list[str], set[str]]]:
    """Yield the ids that each place of the server raises, and the figures that it gives."""
    for node in [each for tree in TREES for each in ast.walk(tree)]:
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "refusal":
            given = {str(each.arg) for each in node.keywords} - {"more"}
            yield re.findall(r"'(\w+)'", ast.unparse(node.args[0])), given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_message_and_every_message_a_refusal(language: str) -> None:
    assert sorted(variables(language)) == sorted(REFUSALS)


def test_every_refusal_is_raised_and_known() -> None:
    raised = {why for whys, _ in calls() for why in whys}
    nodes = [node for tree in TREES for node in ast.walk(tree)]
    words = {node.value for node in nodes if isinstance(node, ast.Constant)}
    assert len(raised) > 60
    assert raised <= REFUSALS.keys() <= words


def test_sentences_get_their_figures() -> None:
    given: dict[str, list[set[str]]] = defaultdict(list)
    for whys, figures in calls():
        for why in whys:
            given[why].append(figures)
    used = variables("en")
    for why, figures_given in given.items():
        for figures in figures_given:
            assert fields(REFUSALS[why][1]) | used[why] <= figures, why
    # Those that are raised by a table of ids speak of nothing.
    for why in REFUSALS.keys() - given.keys() - {"too_often"}:
        assert not fields(REFUSALS[why][1]) | used[why], why


def test_codes_are_known() -> None:
    assert {code for code, _ in REFUSALS.values()} <= CODES.keys()

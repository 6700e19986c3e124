"""The page has every refusal of the server in every language."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from string import Formatter

import pytest

from caledonia.locale import LANGUAGES
from caledonia.server.errors import CODES
from caledonia.server.refusals import REFUSALS
from tests.locale.messages import messages
from tests.locale.test_messages import SOURCE

PREFIX = "refusal-"


@cache
def nodes() -> list[ast.AST]:
    """Return the nodes of all files of the server but the list of refusals."""
    files = [path for path in (SOURCE / "server").rglob("*.py") if path.name != "refusals.py"]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    return [node for tree in trees for node in ast.walk(tree)]


def variables(language: str) -> dict[str, frozenset[str]]:
    """Return the variables of all messages about refusals, by id."""
    items = messages(language).items()
    return {key.removeprefix(PREFIX): each for key, (each, _) in items if key.startswith(PREFIX)}


def fields(sentence: str) -> set[str]:
    """Return what is filled into a sentence."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@cache
def calls() -> list[tuple[list[str], set[str]]]:
    """Return the ids that each place of the server raises, and the figures that it gives."""
    every_call = [each for each in nodes() if isinstance(each, ast.Call)]
    return [
        (
            re.findall(r"'(\w+)'", ast.unparse(node.args[0])),
            {str(each.arg) for each in node.keywords} - {"more"},
        )
        for node in every_call
        if ast.unparse(node.func) == "refusal"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_message_and_every_message_a_refusal(language: str) -> None:
    assert sorted(variables(language)) == sorted(REFUSALS)


def test_every_refusal_is_raised_and_known() -> None:
    raised = {why for whys, _ in calls() for why in whys}
    words = {node.value for node in nodes() if isinstance(node, ast.Constant)}
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

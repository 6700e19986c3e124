from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from caledonia import actions, events
from caledonia.bots import BOTS
from caledonia.cli.console.commands import COMMANDS
from caledonia.cli.console.event_words import CLAUSES, event_key
from caledonia.cli.console.offers import GROUPS, LINES
from caledonia.cli.console.reasons import pending_key
from caledonia.content import load_content
from caledonia.errors import PROBLEMS
from caledonia.locale import LANGUAGES, texts
from caledonia.notation.codes import ACTION_FORMS
from caledonia.options import VARIANTS
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.review import KINDS, MARKS
from caledonia.review.compare import TERMS as COMPARED
from caledonia.review.shapes import TERMS
from caledonia.rules.final import SCORE_LINES
from caledonia.rules.flow import LEGAL
from caledonia.types import GOOD_NAMES, IMPORT_NAMES, MEAT_NAMES, UNIT_NAMES
from tests.locale.messages import all_texts, messages

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "caledonia"
PAGE = ROOT / "web" / "src"
UNIT_FORMS = ("count", "a", "the", "plural", "letter")
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def kinds_of(module: ModuleType, base: type) -> set[type]:
    """Return all classes of a module below one."""
    classes = {item for item in vars(module).values() if isinstance(item, type)}
    return {item for item in classes if issubclass(item, base) and item is not base}


EVENTS = kinds_of(events, events.Event)


def families() -> dict[str, list[str]]:
    """Return the messages that must be there for everything the engine can speak of."""
    content = load_content()
    units = [f"unit-{name}" for name in UNIT_NAMES]
    ports = [f"port-{name}" for name in content.port_tiles]
    clans = [f"clan-{name}" for name in (*content.clans, "none")]
    ranks = [rank for _, rank in content.final.solo_ranks]
    return {
        "goods": [key for n in GOOD_NAMES for key in (f"good-{n}", f"good-{n}.count")],
        "meats": [key for n in MEAT_NAMES for key in (f"meat-{n}", f"meat-{n}.count")],
        "imports": [key for n in IMPORT_NAMES for key in (f"import-{n}", f"import-{n}.count")],
        "units": units
        + [f"{u}.{f}" for u in units for f in ["count", "a", "the", "plural", "letter"]],
        "clans": clans + [f"{clan}.{form}" for clan in clans for form in ("about", "short")],
        "ports": ports + [f"{port}.{form}" for port in ports for form in ("about", "usage")],
        "scoring tiles": [f"scoring-{name}" for name in content.scoring_tiles],
        "shipping": [f"shipping-{level}" for level in range(content.shipping_levels + 1)],
        "ranks": [f"rank-{rank}" for rank in ranks],
        "bots": [key for name in BOTS for key in (f"bot-{name}", f"bot-{name}.about")],
        "variants": [f"variant-{name}" for name in VARIANTS],
        "problems": [f"problem-{name}" for name in PROBLEMS],
        "score": [f"score-{line}" for line in SCORE_LINES],
        "groups": [f"offer-{group}" for group in GROUPS],
        "commands": [key for name in COMMANDS for key in (f"help-{name}", f"help-{name}.form")],
        "codes": [f"code-{name.replace(' ', '-')}" for name in ACTION_FORMS],
        "review": [
            *(f"review-term-{term}" for term in TERMS),
            *(f"review-mark-{mark}" for mark in MARKS),
            *(f"review-kind-{kind}" for kind in KINDS),
            *(f"review-{kind}" for kind in COMPARED),
        ],
    }


def literals() -> Iterator[str]:
    """Yield all strings of the code of terminal, pictures and notices."""
    places = ("cli", "drawing", "server")
    for file in [each for place in places for each in (SOURCE / place).rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z_-]+"
                    for part in node.values
                ]
                start = str(node.values[0].value)
                if "-" in start or "." in start:
                    yield "re:" + "".join(parts)


def page_literals() -> Iterator[str]:
    """Yield all strings of the page's code; what is filled in stands for any word."""
    building = PAGE.parent.glob("*.plugin.ts")
    for file in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"), *building]:
        text = file.read_text(encoding="utf-8")
        yield from re.findall(r"'([a-zA-Z][\w.-]*)'", text)
        for pattern in re.findall(r"`([a-zA-Z][^`\n]*)`", text):
            if "${" in pattern:
                parts = re.split(r"\$\{[^`]*?\}(?=[^{}]*(?:\$|$))", pattern)
                yield "re:" + "[A-Za-z0-9_.-]*".join(map(re.escape, parts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert sorted(messages(language)) == sorted(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_same_variables_in_every_language(language: str) -> None:
    expected = {key: variables for key, (variables, _) in messages("en").items()}
    assert {key: variables for key, (variables, _) in messages(language).items()} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_choose_among_the_same_words_in_every_language(language: str) -> None:
    for key, (_, variants) in messages("en").items():
        for name, words in variants.items():
            if not words <= PLURALS:
                assert messages(language)[key][1].get(name) == words, key


@pytest.mark.parametrize("family", families())
def test_no_key_is_missing(family: str) -> None:
    assert not set(families()[family]) - messages("en").keys()


def test_every_event_and_decision_has_words() -> None:
    assert {*CLAUSES, events.GoodsChanged} == EVENTS
    names = {key.partition(".")[0] for key in messages("en")}
    assert {event_key(kind) for kind in EVENTS} <= names
    assert {pending_key(kind) for kind in LEGAL} <= names
    assert {key for key in names if key.startswith("pending-")} == set(map(pending_key, LEGAL))


def test_every_deed_has_words_for_the_own_seat() -> None:
    keys = messages("en").keys()
    for kind in EVENTS:
        name = event_key(kind)
        forms = {key for key in keys if key.partition(".")[0] == name and not key.endswith("you")}
        own = {f"{key}-you" if "." in key else f"{key}.you" for key in forms}
        has_seat = "seat" in getattr(kind, "__dataclass_fields__", {})
        assert own <= keys if has_seat else not own & keys, name


def test_every_action_has_a_line_in_the_list() -> None:
    assert set(LINES) == kinds_of(actions, actions.Action) | OWN_ACTIONS.keys()
    assert {group for group, _ in LINES.values()} == set(GROUPS)


def test_every_key_is_used() -> None:
    dynamic = set(itertools.chain.from_iterable(families().values()))
    dynamic |= {event_key(kind) for kind in EVENTS}
    dynamic |= {pending_key(kind) for kind in LEGAL}
    said = {*literals(), *page_literals()}
    patterns = [re.compile(text[3:]) for text in said if text.startswith("re:")]

    def is_used(key: str) -> bool:
        if key in dynamic or key in said:
            return True
        name, _, attribute = key.partition(".")
        if attribute.endswith("-you"):
            return is_used(key.removesuffix("-you"))
        own = name in dynamic or name in said
        variant = own and any(text.endswith(f".{attribute}") for text in said if attribute)
        return variant or any(pattern.fullmatch(key) for pattern in patterns)

    assert [key for key in messages("en") if not is_used(key)] == []


def test_the_page_asks_for_no_key_that_is_missing() -> None:
    known = messages("en").keys()
    for file in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        text = file.read_text(encoding="utf-8")
        for key in re.findall(r"\bt\(\s*'([^']+)'", text):
            assert key in known, f"{file.name}: {key}"
        for pattern in re.findall(r"\bt\(\s*`([^`]+)`", text):
            parts = re.split(r"\$\{[^`]*?\}(?=[^{}]*(?:\$|$))", pattern)
            matching = re.compile("[A-Za-z0-9_.-]*".join(map(re.escape, parts)))
            assert any(map(matching.fullmatch, known)), f"{file.name}: {pattern}"


def figures_given(text: str, start: int) -> set[str] | None:
    """Return the names in the object literal at ``start``, or None if it spreads another."""
    names: set[str] = set()
    depth, expects_name = 0, False
    for token in re.finditer(r"'[^']*'|`[^`]*`|\.\.\.|[\w$]+|\S", text[start:]):
        if token[0] in "{[(":
            depth += 1
            expects_name = depth == 1
        elif token[0] in "}])":
            depth -= 1
            if depth == 0:
                return names
        elif depth == 1 and expects_name:
            if token[0] == "...":
                return None
            names.add(token[0].strip("'"))
            expects_name = False
        elif depth == 1 and token[0] == ",":
            expects_name = True
    raise AssertionError(f"no end: {text[start : start + 80]}")


def test_the_page_gives_messages_the_figures_they_use() -> None:
    known = {key: variables for key, (variables, _) in messages("en").items()}
    checked = 0
    for file in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        text = file.read_text(encoding="utf-8")
        for call in re.finditer(r"\bt\(\s*'([^']+)'\s*,?\s*([{)])", text):
            given = figures_given(text, call.start(2)) if call[2] == "{" else set()
            if given is not None:
                assert given == known[call[1]], f"{file.name}: {call[1]}"
                checked += 1
    assert checked > 500


def test_the_rules_of_the_page_are_those_of_the_documents() -> None:
    clauses = re.findall(r"^- ([A-Z]+-\w+) (.*)$", (ROOT / "docs/rules.md").read_text(), re.M)
    text = all_texts("en")
    assert [key for key in messages("en") if key.startswith("rule-")] == [
        f"rule-{clause}" for clause, _ in clauses
    ]
    assert {clause: text(f"rule-{clause}") for clause, _ in clauses} == dict(clauses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_the_rules_name_clauses_only_in_full(language: str) -> None:
    text = all_texts(language)
    headings = [key for key in messages(language) if re.fullmatch(r"rules-[A-Z]+", key)]
    assert headings
    for key in headings:
        # A chapter's letters or a tile's number alone say nothing to a reader.
        for code in re.findall(r"[A-Z]{3}[-\w]*|\b[PT]\d\b", text(key)):
            assert f"rule-{code}" in messages(language), f"{key}: {code}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str) -> None:
    text = all_texts(language)
    for key, (variables, variants) in messages(language).items():
        words = {name: sorted(options - PLURALS) for name, options in variants.items()}
        chosen = {name: options for name, options in words.items() if options}
        for number in (0, 1, 2, 5, 21):
            figures: dict[str, int | str] = dict.fromkeys(variables, number)
            for name, options in chosen.items():
                for word in options:
                    said = text(key, **{**figures, name: word})
                    assert said.strip()
                    assert "{" not in said
            said = text(key, **figures)
            assert said == said.strip() != ""
            assert "  " not in re.sub(" ?/ ?", "", said) or key == "board-columns"


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_on_the_map_are_single_and_different(language: str) -> None:
    text = texts(language)
    units = [text(f"unit-{name}.letter") for name in UNIT_NAMES]
    terrains = [text(f"terrain-{name}.letter") for name in ("grassland", "forest", "mountain")]
    for letters in (units, terrains):
        assert all(len(letter) == 1 for letter in letters)
        assert len(set(letters)) == len(letters)

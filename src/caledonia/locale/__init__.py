"""All texts for people, in five languages: Project Fluent files in this folder.

Only this module knows Fluent. The engine never imports it: it speaks in events, reasons and ids,
and the terminal and the page put them into words. A key is a message's name, or
``name.attribute`` for one of its attributes.
"""

from __future__ import annotations

import locale as system
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from caledonia import outside

LANGUAGES: Final = ("en", "de", "es", "it", "pt_BR")
"""The languages of the game; the first one is the default."""
FILES: Final = (
    "names",
    "events",
    "problems",
    "score",
    "console",
    "picture",
    "notices",
    "aids",
    "review",
)
"""The Fluent files of every language that Python reads."""
PAGE_FILES: Final = (
    "page",
    "problems-page",
    "refusals",
    "history",
    "map",
    "market",
    "boards",
    "ending",
    "home",
    "learn",
    "rules",
    "rulebook",
    "orders",
    "moves",
    "puzzles",
)
"""Those that only the web page reads, besides most of the others."""


class Texts:
    """The messages of one language."""

    def __init__(self, language: str, files: Sequence[str] = FILES) -> None:
        self.language = language
        self._bundle = FluentBundle([language.replace("_", "-")], use_isolating=False)
        for name in files:
            self._bundle.add_resource(FluentResource(source(language, name)))
        self._bundle.add_resource(FluentResource(outside.words(language)))

    def has(self, key: str) -> bool:
        """Whether there is a message or attribute of this key."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def __call__(self, key: str, /, **figures: int | str) -> str:
        """Return a message with its figures filled in.

        :raises LookupError: if there is no such message or a figure is missing.
        """
        name, _, attribute = key.partition(".")
        if not self.has(key):
            raise LookupError(f"no message '{key}' in {self.language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        words, problems = self._bundle.format_pattern(pattern, figures)
        if problems:
            raise LookupError(f"message '{key}' in {self.language}: {problems[0]}")
        return str(words)


def source(language: str, name: str) -> str:
    """Return the text of a Fluent file."""
    file = resources.files(__name__) / language / f"{name}.ftl"
    return file.read_text(encoding="utf-8")


@cache
def texts(language: str) -> Texts:
    """Return the messages of a language; each is read once.

    :raises ValueError: if the language is not one of :data:`LANGUAGES`.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no language '{language}': choose one of {', '.join(LANGUAGES)}")
    return Texts(language)


def guess_language(environment: Mapping[str, str]) -> str:
    """Return the language of the environment, by default English."""
    locale_name = ""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale_name = locale_name or environment.get(name, "")
    short = system.normalize(locale_name).partition(".")[0].partition("_")[0].lower()
    return next((language for language in LANGUAGES if language.partition("_")[0] == short), "en")

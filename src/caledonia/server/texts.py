"""The messages of a person's language, and texts that people wrote."""

from __future__ import annotations

from caledonia.locale import LANGUAGES, Texts, texts


def texts_for(language: str) -> Texts:
    """Return the messages of a person's language, or English if there are none.

    :param language: as browsers name it, like ``pt-BR``.
    """
    known = language.replace("-", "_")
    return texts(known if known in LANGUAGES else LANGUAGES[0])


def browser_language(accepted: str) -> str:
    """Return the first supported language of an ``Accept-Language`` header."""
    for wish in accepted.split(","):
        short = wish.partition(";")[0].strip().partition("-")[0].lower()
        for language in LANGUAGES:
            if language.partition("_")[0] == short:
                return language
    return LANGUAGES[0]


def one_line(text: str) -> str:
    """Return a text in one line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())

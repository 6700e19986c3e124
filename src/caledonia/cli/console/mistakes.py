"""Explains lines that are neither commands nor action codes."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Final

from caledonia.errors import InvalidActionError
from caledonia.locale import Texts
from caledonia.notation.codes import ACTION_FORMS, parse_action
from caledonia.notation.forms import PORT_WORDS
from caledonia.powers.clans import CLANS
from caledonia.powers.ports import PORTS
from caledonia.types import UNIT_NAMES

LONGEST: Final = 60
"""Letters of a typed line that are repeated in a message."""
_FIRST: Final = tuple(dict.fromkeys(name.split()[0] for name in ACTION_FORMS))
_LATER: Final = tuple(
    dict.fromkeys(
        (
            *(name.split()[1] for name in ACTION_FORMS if " " in name),
            *UNIT_NAMES,
            *PORT_WORDS,
            *CLANS,
            *PORTS,
            *("none", "yes", "no"),
        )
    )
)
"""Every word that can follow the first one of a code."""
_QUOTED: Final = re.compile(r"(?<!\w)'([^']+)'")


def what_is_wrong(
    text: Texts, error: InvalidActionError, line: str, commands: Iterable[str]
) -> str:
    """Return what is wrong with a line, and what would be right."""
    words = line.lower().split()
    typed = _short(line)
    forms = [form for name, form in ACTION_FORMS.items() if name.split()[0] == words[0]]
    if not forms:
        near = difflib.get_close_matches(words[0], [*commands, *_FIRST], n=1)
        if near:
            return text("bad-near", code=typed, near=near[0])
        return text("bad-code", code=typed)
    chosen = [form for form in forms if form.name.split() == words[: len(form.name.split())]]
    right = {
        "form": " | ".join(form.form for form in chosen or forms),
        "example": (chosen or forms)[0].example,
    }
    word = _bad_word(error)
    if word is None:
        return text("bad-form", code=typed, **right)
    if error.reason.partition(";")[0].endswith("is too much"):
        return text("bad-extra", word=_short(word), form=right["form"])
    better = _near(words, word)
    if better is not None:
        return text("bad-word-near", word=_short(word), near=better)
    kind = "bad-number" if "number" in error.reason or "too large" in error.reason else "bad-word"
    return text(kind, word=_short(word), **right)


def _short(typed: str) -> str:
    return typed if len(typed) <= LONGEST else f"{typed[: LONGEST - 1]}…"


def _bad_word(error: InvalidActionError) -> str | None:
    """Return the word that the engine rejects; ``None`` if one is missing."""
    wrong = error.reason.partition(";")[0]
    if "is missing" in wrong or "needs one more word" in wrong:
        return None
    match = _QUOTED.search(wrong)
    if match is None:
        return None
    # Of 'bonus shp' only the second word is wrong.
    return match[1].split()[-1] if wrong.startswith("no ") else match[1]


def _near(words: list[str], word: str) -> str | None:
    """Return the word that was meant: one that can follow in the code."""
    if word not in words[1:]:
        return None
    place = words.index(word, 1)
    for near in difflib.get_close_matches(word, _LATER, n=5):
        try:
            parse_action(" ".join([*words[:place], near, *words[place + 1 :]]))
        except InvalidActionError as error:
            if _bad_word(error) == near:
                continue
        return near
    return None

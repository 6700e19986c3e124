"""Action codes: the one line that people type, bots send and records hold.

``str(action)`` writes a code, :func:`parse_action` reads it. Case and extra spaces do not matter.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from caledonia.actions import Action, read_codes_with
from caledonia.errors import InvalidActionError
from caledonia.notation.forms import ACTION_FORMS, ActionForm
from caledonia.notation.wording import listed, shortened, suggestion
from caledonia.notation.words import WordError, Words

__all__ = ["ACTION_FORMS", "ActionForm", "parse_action"]

KIND_ALIASES: Final = {"fulfill": "fulfil"}
LONGEST_CODE: Final = 200
"""Maximum length of a code; longer input is rejected unread."""
_FIRST_WORDS: Final = tuple(dict.fromkeys(name.split()[0] for name in ACTION_FORMS))
_SECOND_WORDS: Final = {
    first: tuple(name.split()[1] for name in ACTION_FORMS if name.startswith(f"{first} "))
    for first in _FIRST_WORDS
}


def parse_action(code: str) -> Action:
    """Return the action of a code; whether it is legal is not asked.

    :raises InvalidActionError: saying what is wrong and what would be right.
    """
    if not _is_text(code):
        raise InvalidActionError(shortened(repr(code)), "an action code is a text")
    if len(code) > LONGEST_CODE:
        raise InvalidActionError(_shown(code), "longer than any action code")
    return _parsed(code)


def _shown(code: str) -> str:
    return shortened(" ".join(code.split()))


@lru_cache(maxsize=4096)
def _parsed(code: str) -> Action:
    """Read a code that is not too long; cached, because the same codes recur."""
    words = code.lower().split()
    if not words:
        raise InvalidActionError(_shown(code), "no action code; write one like 'expand sheep c4'")
    try:
        form = _form_of(words)
    except WordError as wrong:
        raise InvalidActionError(_shown(code), str(wrong)) from None
    rest = Words(words[len(form.name.split()) :])
    try:
        action = form.read(rest)
        rest.end()
    except WordError as wrong:
        link = " Write" if str(wrong).endswith("?") else "; write"
        like = f", like '{form.example}'" if form.example != form.form else ""
        raise InvalidActionError(_shown(code), f"{wrong}{link} {form.form}{like}") from None
    return action


read_codes_with(parse_action)


def _is_text(code: object) -> bool:
    """Whether a code is a text at all; untyped callers may pass anything."""
    return isinstance(code, str)


def _form_of(words: list[str]) -> ActionForm:
    """Return the form that the first words name."""
    first = KIND_ALIASES.get(words[0], words[0])
    if first not in _FIRST_WORDS:
        raise WordError(f"no action '{words[0]}'; {suggestion(words[0], _FIRST_WORDS)}")
    seconds = _SECOND_WORDS[first]
    if not seconds:
        return ACTION_FORMS[first]
    if len(words) < 2:
        raise WordError(f"'{first}' needs one more word: {listed(seconds)}")
    if words[1] not in seconds:
        raise WordError(f"no action '{first} {words[1]}'; {suggestion(words[1], seconds)}")
    return ACTION_FORMS[f"{first} {words[1]}"]

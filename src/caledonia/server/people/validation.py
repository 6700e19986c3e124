"""Validation of names, user names and e-mail addresses, and their normal forms."""

from __future__ import annotations

import unicodedata
from typing import Final

from email_validator import EmailNotValidError, validate_email

from caledonia.server.refusals import refusal

LONGEST_NAME: Final = 40
LONGEST_LOGIN: Final = 40
SHORTEST_LOGIN: Final = 2
JOINERS: Final = frozenset("\u200c\u200d")
"""Invisible, but many scripts and pictures are written with them."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters, marks or signs, but show nothing."""
MOST_MARKS: Final = 3
"""Accents on one letter; more would cover the lines above and below."""


def clean_name(text: str, what: str = "name", longest: int = LONGEST_NAME) -> str:
    """Return a name in its one spelling: composed, trimmed, with single spaces.

    :raises RefusedError: if it has no, too many or invisible characters.
    """
    if any(_is_unseen(character) for character in text):
        raise refusal("unseen", field=what)
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise refusal("empty", field=what)
    if len(name) > longest:
        raise refusal("too_long", field=what, most=longest)
    if _most_marks(name) > MOST_MARKS:
        raise refusal("many_accents", field=what)
    return name


def _is_unseen(character: str) -> bool:
    if character in JOINERS:
        return False
    # Control, format (also: change of direction), surrogate, private, unassigned, line breaks.
    category = unicodedata.category(character)
    return category[0] == "C" or category in ("Zl", "Zp") or character in BLANK


def _most_marks(text: str) -> int:
    most = marks = 0
    for character in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most


def fold_login(text: str) -> str | None:
    """Return a user name so that all its spellings are the same; None: it is none."""
    folded = unicodedata.normalize("NFKC", text.strip()).casefold()
    folded = unicodedata.normalize("NFKC", folded)
    fits = SHORTEST_LOGIN <= len(folded) <= LONGEST_LOGIN and folded[0].isalnum()
    return folded if fits and all(_is_in_login(character) for character in folded) else None


def _is_in_login(character: str) -> bool:
    if character in BLANK:
        return False
    return character in "._- " or unicodedata.category(character)[0] in "LMN"


def checked_login(text: str) -> str:
    """Return a user name, folded.

    :raises RefusedError: if it cannot be one.
    """
    folded = fold_login(text)
    if folded is None:
        raise refusal("no_user_name", least=SHORTEST_LOGIN, most=LONGEST_LOGIN)
    return folded


def fold_email(text: str) -> str | None:
    """Return an e-mail address so that all its spellings are the same; None: it is none."""
    try:
        address = validate_email(text.strip(), check_deliverability=False)
    except EmailNotValidError:
        return None
    return address.normalized.lower()


def checked_email(text: str) -> str:
    """Return an e-mail address, folded.

    :raises RefusedError: if it cannot be one.
    """
    folded = fold_email(text)
    if folded is None:
        raise refusal("no_email")
    return folded


def clean_device(user_agent: str) -> str:
    """Return what a browser says of itself, as far as it can be shown."""
    return "".join(character for character in user_agent if character.isprintable())[:200].strip()

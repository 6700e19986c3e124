"""The base of everything that clients send."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

LONGEST: Final = 200
"""Characters of a sentence about what is wrong."""


class Strict(BaseModel):
    """Base of what clients send: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


def sentence_for(error: ValidationError, whole: str) -> str:
    """Return one line that names the first field that is wrong, and what would be right.

    :param whole: the name of all that was sent.
    """
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or whole
    return " ".join(f"{where}: {first['msg']}".split())[:LONGEST]

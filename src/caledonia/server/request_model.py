"""The base of everything that clients send."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, ValidationError

from caledonia.server.errors import RefusedError
from caledonia.server.refusals import refusal

LONGEST: Final = 200
"""Characters of a sentence about what is wrong."""


class RequestModel(BaseModel):
    """Base of what clients send: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


def sentence_for(error: ValidationError, whole: str) -> str:
    """Return one line about the first invalid field and what is expected.

    :param whole: the name of all that was sent.
    """
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or whole
    return " ".join(f"{where}: {first['msg']}".split())[:LONGEST]


def refusal_for(error: Mapping[str, Any]) -> RefusedError | None:
    """Return what is said of a field that people fill in; None: only programs err so.

    :param error: the error of pydantic.
    """
    place, field = str(error["loc"][0]), str(error["loc"][-1])
    if field == "table_id":
        return refusal("no_such_table")
    if place != "body":
        return None
    match error["type"], error.get("ctx"):
        case "string_too_short", {"min_length": least}:
            return refusal("too_short", field=field, least=least)
        case "string_too_long", {"max_length": most}:
            return refusal("too_long", field=field, most=most)
        # So the message has the length of a password, but also that of lists.
        case "too_short", {"min_length": least, "field_type": "Value"}:
            return refusal("too_short", field=field, least=least)
        case "too_long", {"max_length": most, "field_type": "Value"}:
            return refusal("too_long", field=field, most=most)
        case "no_email", _:
            return refusal("no_email")
        case _:
            return None

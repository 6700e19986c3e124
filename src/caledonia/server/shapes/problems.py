"""Errors: a code for programs, a sentence for people, and what may go with it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from caledonia.server.shapes.base import Shape, json_response


class RuleReason(Shape):
    """Why the rules do not allow an action."""

    clause: str
    """Of the rules, like EXP-1."""
    problem: str
    figures: dict[str, int | str]
    text: str


class FieldProblem(Shape):
    """What is wrong with a field of a request."""

    field: str
    message: str


_WHY: Final = """Which refusal it is, like ``all_seats_taken``, where people run into it: \
for other languages.

New ones may come: where you do not know one, show the message."""

ProblemCode = Literal[
    "bad_request",
    "not_signed_in",
    "wrong_password",
    "not_allowed",
    "not_found",
    "stale",
    "conflict",
    "too_large",
    "invalid",
    "illegal_action",
    "too_many",
    "unavailable",
]


class ProblemDetails(Shape, total=False):
    """What may go with a problem."""

    # Pydantic reads the text below a name only in the class that has it.
    why: Annotated[str, Field(description=_WHY)]
    figures: Annotated[
        dict[str, int | str], Field(description="With ``why``: what the message speaks of.")
    ]
    reasons: Annotated[list[RuleReason], Field(description="With ``illegal_action``.")]
    fields: Annotated[
        list[FieldProblem],
        Field(description="With ``invalid``, where the form of a request is wrong."),
    ]
    seq: Annotated[
        int, Field(description="With ``stale``: where the table stands, as the next two.")
    ]
    version: int
    step: int
    table: Annotated[str, Field(description="With ``conflict``: the table that there is already.")]
    retry_after: Annotated[int, Field(description="With ``too_many``: seconds.")]
    checks: Annotated[
        dict[str, str],
        Field(description="With ``unavailable``, where the server is asked whether it is ready."),
    ]


class Problem(ProblemDetails):
    """Why something was not done; the message says what to do."""

    code: ProblemCode
    message: str


def refused(status: int, sentence: str) -> dict[int | str, dict[str, Any]]:
    """Return the description of a route's refusal."""
    return {status: {**json_response(Problem, status)[status], "description": sentence}}

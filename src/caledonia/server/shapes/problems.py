"""Errors: a code for programs, a sentence for people, and what may go with it."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

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


class Problem(Shape):
    """Why something was not done; the message says what to do."""

    code: ProblemCode
    message: str
    why: NotRequired[str]
    """Which refusal it is, like ``all_seats_taken``, where people run into it: for other languages.

    New ones may come: where you do not know one, show the message.
    """
    figures: NotRequired[dict[str, int | str]]
    """With ``why``: what the message speaks of."""
    reasons: NotRequired[list[RuleReason]]
    """With ``illegal_action``."""
    fields: NotRequired[list[FieldProblem]]
    """With ``invalid``, where the form of a request is wrong."""
    seq: NotRequired[int]
    """With ``stale``: where the table stands, as the next two."""
    version: NotRequired[int]
    step: NotRequired[int]
    table: NotRequired[str]
    """With ``conflict``: the table that there is already."""
    retry_after: NotRequired[int]
    """With ``too_many``: seconds."""
    checks: NotRequired[dict[str, str]]
    """With ``unavailable``, where the server is asked whether it is ready."""


def refused(status: int, sentence: str) -> dict[int | str, dict[str, Any]]:
    """Return the description of a route's refusal."""
    return {status: {**json_response(Problem, status)[status], "description": sentence}}

"""Refusals: a code, a sentence, and the clause of a rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caledonia.errors import Reason
from caledonia.server.shapes.problems import Problem, ProblemCode, ProblemDetails

CODES: Final[dict[ProblemCode, int]] = {
    "bad_request": 400,
    "not_signed_in": 401,
    "wrong_password": 401,
    "not_allowed": 403,
    "not_found": 404,
    "stale": 409,
    "conflict": 409,
    "too_large": 413,
    "invalid": 422,
    "illegal_action": 422,
    "too_many": 429,
    "unavailable": 503,
}
"""HTTP status by code."""


class RefusedError(Exception):
    """A request that cannot be done. The sentence says what would be right."""

    def __init__(
        self,
        code: ProblemCode,
        sentence: str,
        *,
        why: str | None = None,
        figures: Mapping[str, int | str] | None = None,
        reasons: tuple[Reason, ...] = (),
        more: ProblemDetails | None = None,
    ) -> None:
        """:param why: the key of the sentence in every language; see :mod:`refusals`.
        :param figures: the values in that sentence.
        :param reasons: for rule errors: clause, problem and figures.
        :param more: further fields of the answer, such as the sequence number to catch up from.
        """
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.why = why
        self.figures = dict(figures or {})
        self.reasons = reasons
        self.more: ProblemDetails = more or {}

    @property
    def status(self) -> int:
        """The HTTP status."""
        return CODES[self.code]

    def as_dict(self) -> Problem:
        """Return the body of the answer."""
        problem: Problem = {"code": self.code, "message": self.sentence, **self.more}
        if self.why is not None:
            problem["why"], problem["figures"] = self.why, self.figures
        if self.reasons:
            problem["reasons"] = [
                {
                    "clause": r.clause,
                    "problem": r.problem,
                    "figures": dict(r.figures),
                    "text": str(r),
                }
                for r in self.reasons
            ]
        return problem

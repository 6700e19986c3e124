"""A review in words of one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from caledonia.cli.words import Words, capital
from caledonia.powers.base import Power
from caledonia.review import JudgedDecision, Review, Sheet, TurningPoint
from caledonia.review.compare import comparisons
from caledonia.review.shapes import TERMS, Why
from caledonia.types import parse_good, parse_unit


class ReviewWords:
    """Puts terms, marks, turning points and reasons into words."""

    def __init__(self, words: Words, scoring: Iterable[Power]) -> None:
        """:param scoring: the scoring tiles of the game."""
        self.words = words
        self.text = words.text
        self.names = words.names
        self._scoring = {tile.id: tile for tile in scoring}
        self._comma = "." if self.text.language == "en" else ","

    # Figures.

    def number(self, value: float) -> str:
        """Return a number with one decimal."""
        return f"{value:.1f}".replace(".", self._comma)

    def signed(self, value: float) -> str:
        """Return a number with one decimal and its sign."""
        return f"{value:+.1f}".replace(".", self._comma).replace("-", "−")

    def share(self, value: float) -> str:
        """Return a chance in per cent."""
        return f"{100 * value:.0f}%"

    def signed_share(self, value: float) -> str:
        """Return a change of a chance in per cent, with its sign."""
        return f"{100 * value:+.0f}%".replace("-", "−")

    # The balance sheet.

    def terms(self, review: Review) -> dict[str, str]:
        """Return the names of the terms and of the total."""
        names = {term: self.text(f"review-term-{term}") for term in TERMS}
        if review.players == 1:
            names["opponents"] = self.text("review-term-rest")
        return {**names, "total": self.text("review-total")}

    def term(self, sheet: Sheet, term: str) -> str:
        """Return the points of a term with their standard error."""
        points, error = getattr(sheet.points, term), getattr(sheet.uncertainty, term)
        figure = self.number(points) if term == "start" else self.signed(points)
        return f"{figure} {self.text('review-error', points=self.number(error))}"

    def sentences(self, review: Review) -> Iterator[str]:
        """Yield who played better, was luckier, or started better."""
        for each in comparisons(review):
            yield self.text(
                f"review-{each.kind}",
                name=self.names[each.seat],
                other=self.names[each.other],
                points=self.number(each.points),
            )

    # The course.

    def turning_point(self, review: Review, point: TurningPoint) -> str:
        """Return a turning point in one line."""
        figures: dict[str, int | str] = {
            "round": point.round,
            "ply": point.ply,
            "name": self.names[point.seat],
            "points": self.signed(point.points),
            "chance": self.signed_share(point.win),
        }
        if point.cause == "luck":
            return self.text("review-turn-luck", **figures)
        decision = review.decision(point.ply)
        what = "" if decision is None else decision.code
        return self.text("review-turn-decision", by=self.names[point.by], what=what, **figures)

    # Decisions.

    def decision(self, decision: JudgedDecision) -> str:
        """Return a decision with its mark and what it cost."""
        return self.text(
            "review-cost",
            round=decision.round,
            ply=decision.ply,
            name=self.names[decision.seat],
            mark=self.text(f"review-mark-{decision.mark}"),
            points=self.number(decision.points_lost),
            chance=self.share(decision.win_lost),
        )

    def lines(self, decision: JudgedDecision) -> Iterator[str]:
        """Yield what was played, what is better, and why; nothing for a good decision."""
        if decision.played and decision.best and decision.why:
            yield self.text("look-played", what="; ".join(decision.played.codes))
            yield self.text("look-better", what="; ".join(decision.best.codes))
            yield self.why(decision.why)

    def why(self, why: Why) -> str:
        """Return why the best line is better; sources are what it brings more or less."""
        reason = capital(self._reason(why.reason, why.subject))
        if not why.apart:
            return f"{reason}."
        sources = [
            self.text(
                "review-source",
                source=self.text(f"review-source-{source}"),
                points=self.signed(-points),
            )
            for source, points in why.apart
        ]
        return self.text("review-why", reason=reason, sources=self.words.listed(sources))

    def _reason(self, kind: str, subject: str) -> str:
        key = f"hint-why-{kind}"
        match kind:
            case "contract":
                return self.text(key, contract=int(subject))
            case "glory":
                tile = self.words.about("scoring", self._scoring[subject])
                return self.text(key, tile=tile)
            case "port":
                return self.text(key, port=self.words.port(subject))
            case "income":
                return self.text(key, units=self.words.unit(parse_unit(subject), "plural"))
            case "market":
                return self.text(key, good=self.words.good(parse_good(subject)))
            case _:
                return self.text(key)

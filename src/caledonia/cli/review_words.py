"""A review in words of one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caledonia.cli.console.narrate import Narrator
from caledonia.cli.words import Words, capital
from caledonia.events import Event
from caledonia.game import Game
from caledonia.insight.hidden import only_hidden, without_hidden
from caledonia.review import JudgedDecision, Review, Sheet, TurningPoint
from caledonia.review.compare import comparisons
from caledonia.review.shapes import TERMS, Value, Why
from caledonia.types import parse_good, parse_unit


class ReviewWords:
    """Puts terms, marks, turning points and reasons into words."""

    def __init__(self, words: Words, game: Game) -> None:
        """:param game: the reviewed game, at its end."""
        self.words = words
        self.text = words.text
        self.names = words.names
        self._game = game
        self._narrator = Narrator(words, game.state.setup)
        self._scoring = {tile.id: tile for tile in game.state.setup.scoring}
        self._comma = "." if self.text.language == "en" else ","

    # Figures.

    def number(self, value: float) -> str:
        """Return a number with one decimal."""
        return f"{value:.1f}".replace(".", self._comma)

    def signed(self, value: float) -> str:
        """Return a number with one decimal and its sign."""
        return f"{value:+.1f}".replace(".", self._comma).replace("-", "−")

    def estimate(self, value: float, error: float) -> str:
        """Return a number with its standard error."""
        return f"{self.number(value)} {self.text('review-error', points=self.number(error))}"

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

    def margin(self, sheet: Sheet, term: str) -> str:
        """Return what a term adds to the lead, and to the chance to win."""
        lead, chance = getattr(sheet.margin, term), getattr(sheet.win, term)
        share = self.share(chance) if term in ("start", "total") else self.signed_share(chance)
        return f"{self.signed(lead)} ({share})"

    def sentences(self, review: Review) -> Iterator[str]:
        """Yield who played better, was luckier, or started better."""
        for each in comparisons(review):
            yield self.text(
                f"review-{each.kind}",
                name=self.names[each.seat],
                other=self.names[each.other],
                points=self.estimate(each.points, each.error),
            )

    # The course.

    def moment(self, value: Value, players: int) -> str:
        """Return what a player can expect: points, and the chance to win against others."""
        points = self.number(value.points)
        return points if players == 1 else f"{points} ({self.share(value.win)})"

    def turning_point(self, review: Review, point: TurningPoint) -> str:
        """Return a turning point in one line: when it was, what happened, what it changed."""
        codes = [str(self._game.actions[point.ply - 1])]
        if point.cause == "luck":
            lines = self._narrator.lines(only_hidden(self._events(point.ply - 1, codes)))
            what = " ".join(line for _, line in lines)
        else:
            what = self._deeds(point.ply - 1, codes)
        figures: dict[str, int | str] = {
            "when": self.text("review-when", round=point.round),
            "ply": point.ply,
            "name": self.names[point.seat],
            "points": self.signed(point.points),
            "chance": self.signed_share(point.win),
        }
        if review.players == 1:
            return self.text(f"review-turn-{point.cause}.alone", what=what, **figures)
        return self.text(f"review-turn-{point.cause}", what=what, **figures)

    # Decisions.

    def decision(self, decision: JudgedDecision) -> str:
        """Return a decision with its mark and what it cost."""
        return self.text(
            "review-cost" + (".alone" if len(self.names) == 1 else ""),
            when=self.text("review-when", round=decision.round),
            ply=decision.ply,
            name=self.names[decision.seat],
            mark=self.text(f"review-mark-{decision.mark}"),
            points=self.number(decision.points_lost),
            chance=self.share(decision.win_lost),
        )

    def lines(self, decision: JudgedDecision) -> Iterator[str]:
        """Yield what was played, what is better, and why; nothing for a good decision."""
        if decision.played and decision.best and decision.why:
            for key, line in (("played", decision.played), ("better", decision.best)):
                yield self.text(f"look-{key}", what=self._deeds(decision.ply - 1, line.codes))
            yield self.why(decision.why)

    def _events(self, ply: int, codes: Sequence[str]) -> list[Event]:
        """Return what some decisions would do after a moment of the game."""
        game, events = Game(self._game.states[ply]), list[Event]()
        for code in codes:
            game.push_code(code)
            events += game.events()
        return events

    def _deeds(self, ply: int, codes: Sequence[str]) -> str:
        """Return in sentences what a player does with some decisions."""
        lines = self._narrator.lines(without_hidden(self._events(ply, codes)))
        deeds = [line for seat, line in lines if seat >= 0]
        seat = self._game.states[ply].deciding_seat
        assert seat is not None
        return " ".join(deeds) or self.text("review-ends", name=self.names[seat])

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

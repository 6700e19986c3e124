"""A review in words of one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from caledonia import actions as a
from caledonia.actions import Action
from caledonia.cli.console.narrate import Narrator
from caledonia.cli.words import Words
from caledonia.events import Event
from caledonia.game import Game
from caledonia.insight.hidden import only_hidden, without_hidden
from caledonia.notation.codes import parse_action
from caledonia.review import JudgedDecision, Review, Sheet, TurningPoint
from caledonia.review.compare import comparisons
from caledonia.review.shapes import Value, Why, terms_of
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

    def signed_share(self, value: float, *, short: bool = False) -> str:
        """Return a change of a chance in percentage points, with its sign."""
        change = round(100 * value)
        return self.text(
            "review-share" + (".short" if short else ""),
            change=f"{change:+}".replace("-", "−") if change else "0",
            count=abs(change),
        )

    # The balance sheet.

    def terms(self, review: Review) -> dict[str, str]:
        """Return the names of the terms and of the total."""
        names = {term: self.text(f"review-term-{term}") for term in terms_of(review.players)}
        return {**names, "total": self.text("review-total")}

    def term(self, sheet: Sheet, term: str) -> str:
        """Return the points of a term with their standard error."""
        points, error = getattr(sheet.points, term), getattr(sheet.uncertainty, term)
        figure = self.number(points) if term == "start" else self.signed(points)
        return f"{figure} {self.text('review-error', points=self.number(error))}"

    def margin(self, sheet: Sheet, term: str) -> str:
        """Return what a term adds to the lead, and to the chance to win."""
        lead, chance = getattr(sheet.margin, term), getattr(sheet.win, term)
        share = (
            self.share(chance)
            if term in ("start", "total")
            else self.signed_share(chance, short=True)
        )
        return f"{self.signed(lead)} ({share})"

    def sentences(self, review: Review) -> Iterator[str]:
        """Yield who played better, was luckier, or started better."""
        for each in comparisons(review):
            # With two players, "the opponents" of each is the other.
            key = "helped-two" if each.kind == "helped" and review.players == 2 else each.kind
            yield self.text(
                f"review-{key}",
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
            chance=self.signed_share(-decision.win_lost),
        )

    def lines(self, decision: JudgedDecision) -> Iterator[str]:
        """Yield what was played, what is better, and why; nothing for a good decision."""
        if decision.played and decision.best and decision.why:
            for key, line in (("played", decision.played), ("better", decision.best)):
                yield self.text(f"look-{key}", what=self._deeds(decision.ply - 1, line.codes))
            yield self.why(decision.why, parse_action(decision.best_code))

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

    def why(self, why: Why, best: Action) -> str:
        """Return in a sentence why the best line is better than the played one.

        :param best: its first action.
        """
        reason = self._reason(why, best)
        # The review's differences are played minus best.
        parts = [
            self.text(
                f"look-why-{'more' if points < 0 else 'less'}",
                points=self.number(abs(points)),
                line=self.text(f"hint-line-{source}"),
            )
            for source, points in why.apart
        ]
        if not parts:
            return self.text("look-why.reason" if reason else "look-why.overall", reason=reason)
        sources = parts[0] if len(parts) == 1 else self._both(*parts[:2])
        gains = any(points < 0 for _, points in why.apart)
        form = ("" if reason else ".plain") if gains else f".despite{'' if reason else '-plain'}"
        return self.text(f"look-why{form}", sources=sources, reason=reason)

    def _both(self, one: str, other: str) -> str:
        return self.text("look-why-both", one=one, other=other)

    def _reason(self, why: Why, best: Action) -> str:
        """Return the reason for the best action as a clause; empty if there is nothing to name."""
        subject = why.subject
        match best, why.reason:
            case a.Pass(), _:
                return self.text("look-reason-pass")
            case ((a.EndTurn() | a.Skip()), _):
                return self.text("look-reason-stop")
            case a.Obtain(), "contract":
                return self.text("look-reason-obtain", contract=int(subject))
            case a.Fulfil(), "contract":
                return self.text("look-reason-fulfil", contract=int(subject))
            case _, "contract":
                return self.text("look-reason-contract", contract=int(subject))
            case _, "glory":
                tile = self.words.about("scoring", self._scoring[subject])
                return self.text("look-reason-glory", tile=tile)
            case _, "port":
                return self.text("look-reason-port", port=self.words.port(subject))
            case _, "income":
                units = self.words.unit(parse_unit(subject), "plural")
                return self.text("look-reason-income", units=units)
            case _, "market":
                return self.text("look-reason-market", good=self.words.good(parse_good(subject)))
            case _, "rest":
                return ""
            case _, kind:
                return self.text(f"look-reason-{kind}")

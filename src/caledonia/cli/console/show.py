"""Shows a game at the console: table, log, legal actions, score."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caledonia.cli.console.offers import offers, targets
from caledonia.cli.console.paint_boards import paint_boards, paint_clans, paint_score
from caledonia.cli.console.paint_brief import paint_brief, paint_player, paint_round
from caledonia.cli.console.paint_map import WIDTH, paint_legend, paint_map
from caledonia.cli.console.paint_table import (
    paint_contracts,
    paint_imports,
    paint_market,
    paint_order,
    paint_ports,
    paint_rounds,
)
from caledonia.cli.console.reasons import prompt
from caledonia.cli.console.screen import Screen
from caledonia.cli.console.sitting import Sitting
from caledonia.cli.console.style import FAINT, badge, heading
from caledonia.rules.final import Outcome
from caledonia.types import Phase

PROMPT: Final = 1
"""Lines for the prompt at the bottom."""
RECENT: Final = 20
"""Most sentences that `log` prints; `log all` prints the whole game."""


class Show:
    """Shows a sitting on a screen."""

    def __init__(self, sitting: Sitting, screen: Screen) -> None:
        self.sitting = sitting
        self.screen = screen
        self.text = sitting.text

    def decision(self) -> None:
        """Show the log and the legal actions; the whole table at a new turn."""
        sitting = self.sitting
        game = sitting.game
        seat = game.deciding_seat
        assert seat is not None
        begun = game.phase is Phase.ACTION and game.turn_ply > sitting.shown_ply[seat]
        fresh = begun or sitting.seen != seat
        view = self._fitting(sitting.shown_ply[seat]) if fresh else None
        if view is not None:
            view()
        self.log(sitting.shown_ply[seat])
        if fresh and view is None:
            self.screen.space()
            self._brief()
        sitting.shown_ply[seat] = game.ply
        sitting.seen = seat
        self.offers()

    def _fitting(self, since: int) -> Callable[[], None] | None:
        """Return the fullest view that fits with log and offers; ``None`` if none does."""
        lines_of = self.screen.lines_of
        room = self.screen.height - PROMPT - lines_of(partial(self.log, since))
        room -= lines_of(self.offers)
        views = (self.table, self._middle, self._low)
        return next((view for view in views if lines_of(view) <= room), None)

    def _brief(self) -> None:
        """Show in a few lines what the deciding player needs to know."""
        game = self.sitting.game
        assert game.deciding_seat is not None
        self.screen.say(paint_brief(self.sitting.words, game.state, [game.deciding_seat]))

    def _low(self) -> None:
        """Show the map, and the rest in a few lines."""
        self.screen.space()
        self.screen.say(self._map())
        self._brief()

    def _middle(self) -> None:
        """Show the map and the rest in short."""
        words, state = self.sitting.words, self.sitting.game.state
        self.screen.space()
        if self.screen.wide:
            left = Group(self._map(), "", paint_legend(words, state))
            right: list[RenderableType] = [paint_round(words, state), paint_order(words, state)]
            right += [Text(), paint_market(words, state), Text()]
            right.append(paint_contracts(words, state, self.sitting.person()))
            self.screen.side_by_side(left, Group(*right), WIDTH)
            for seat in range(len(state.players)):
                self.screen.say(paint_player(words, state, seat))
        else:
            self.screen.say(self._map())
            self.screen.say(paint_brief(words, state, range(len(state.players))))

    # The table.

    def table(self) -> None:
        """Show everything on the table."""
        words, state = self.sitting.words, self.sitting.game.state
        self.screen.space()
        if self.screen.wide:
            left = Group(self._map(), "", paint_legend(words, state), Text(), self._ports())
            apart = [row for part in self._parts() for row in (part, Text())]
            self.screen.side_by_side(left, Group(*apart), WIDTH)
        else:
            self.map()
            for part in self._parts():
                self.screen.space()
                self.screen.say(part)
        if any(player.starting_tile for player in state.players):
            self.screen.space()
            self.boards()

    def _parts(self) -> list[RenderableType]:
        """Return the parts beside the map."""
        words, state = self.sitting.words, self.sitting.game.state
        return [
            paint_rounds(words, state),
            paint_order(words, state),
            paint_market(words, state),
            paint_contracts(words, state, self.sitting.person(), everybody=True),
            paint_imports(words, state),
        ]

    def _map(self) -> Text:
        game = self.sitting.game
        return paint_map(self.sitting.words, game.state, targets(game.legal_actions))

    def _ports(self) -> Text:
        state = self.sitting.game.state
        return paint_ports(self.sitting.words, state) if state.setup.ports else Text()

    def map(self) -> None:
        """Show legend, ports, then the map, which stays visible on a low screen."""
        state = self.sitting.game.state
        self.screen.say(paint_legend(self.sitting.words, state))
        if state.setup.ports:
            self.screen.say(self._ports())
        self.screen.say(self._map())

    def market(self) -> None:
        """Show the prices."""
        self.screen.say(paint_market(self.sitting.words, self.sitting.game.state))

    def contracts(self) -> None:
        """Show the export board and the import track."""
        words, state = self.sitting.words, self.sitting.game.state
        person = self.sitting.person()
        self.screen.say(paint_contracts(words, state, person, everybody=True))
        self.screen.say(paint_imports(words, state))

    def rounds(self) -> None:
        """Show scoring tiles and turn order."""
        words, state = self.sitting.words, self.sitting.game.state
        self.screen.say(paint_rounds(words, state), paint_order(words, state))

    def boards(self) -> None:
        """Show all players' boards and what their clans can do."""
        words, state = self.sitting.words, self.sitting.game.state
        roomy = self.screen.wide or len(state.players) < 3
        self.screen.say(paint_boards(words, state, roomy=roomy), paint_clans(words, state))

    # What happens.

    def log(self, since: int, *, full: bool = False) -> None:
        """Print what the decisions after a ply changed."""
        self._print(self._lines(since, full=full))

    def recent_log(self) -> None:
        """Print the latest events in full."""
        lines: list[tuple[int, str]] = []
        game = self.sitting.game
        for ply in range(game.ply, game.start.ply, -1):
            earlier = self._lines(ply - 1, ply, full=True)
            if len(lines) + len(earlier) > RECENT and lines:
                break
            lines = earlier + lines
        self._print(lines[-RECENT:])

    def _lines(
        self, since: int, until: int | None = None, *, full: bool = False
    ) -> list[tuple[int, str]]:
        """Return sentences about the decisions after a ply, each with its seat."""
        game = self.sitting.game
        until = game.ply if until is None else until
        return [
            line
            for ply in range(max(since, game.start.ply) + 1, until + 1)
            for line in self.sitting.narrator.lines(game.events(ply), full=full)
        ]

    def _print(self, lines: list[tuple[int, str]]) -> None:
        if lines:
            self.screen.space()
            self.screen.say(heading(self.text("log-heading")))
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat, line in lines:
            grid.add_row(badge(seat) if seat >= 0 else "", Text(line))
        self.screen.say(grid)

    def offers(self) -> None:
        """Show whose decision it is and all legal actions."""
        game = self.sitting.game
        seat = game.deciding_seat
        if seat is None:
            return
        self.screen.space()
        question = badge(seat)
        question.append(f" {self.sitting.seats[seat].name}  ", style="bold")
        question.append(prompt(self.sitting.words, game.state), style="bold")
        self.screen.say(question)
        grid = Table.grid(padding=(0, 2, 0, 0))
        group = ""
        for offer in offers(self.sitting.words, game):
            label = self.text(f"offer-{offer.group}") if offer.group != group else ""
            group = offer.group
            grid.add_row(Text(label, style=FAINT), offer.line)
        self.screen.say(grid)

    # The score.

    def score_now(self) -> None:
        """Show the score if the game ended now."""
        game = self.sitting.game
        self._sheets(game.score_now(), self.text("score-now"))

    def _sheets(self, outcome: Outcome, title: str) -> None:
        self.screen.say(paint_score(self.sitting.words, outcome, title))

    def end(self) -> None:
        """Show the final score, the ranking, and the rank in a solo game."""
        outcome = self.sitting.game.outcome()
        assert outcome is not None
        sitting = self.sitting
        shown = [
            ply
            for ply, seat in zip(sitting.shown_ply, sitting.seats, strict=True)
            if seat.bot is None
        ]
        self.log(min(shown, default=0))
        self.screen.space()
        self._sheets(outcome, self.text("score-final"))
        self.screen.space()
        self._ranking(outcome)

    def _ranking(self, outcome: Outcome) -> None:
        text, names = self.text, self.sitting.words.names
        points = outcome.scores[outcome.ranking[0]]
        if outcome.solo_rank is not None:
            rank = self.sitting.words.rank(outcome.solo_rank)
            self.screen.say(text("score-solo", points=points, rank=rank), style="bold")
            return
        for seat in outcome.ranking:
            figures = {"place": outcome.places[seat], "points": outcome.scores[seat]}
            line = text("score-place", name=names[seat], **figures)
            self.screen.say(badge(seat).append(f" {line}"))
        winners = [names[seat] for seat in outcome.winners]
        if len(winners) == 1:
            closing = text("score-winner", name=winners[0], points=points)
        else:
            listed = self.sitting.words.listed(winners)
            closing = text("score-shared", names=listed, points=points)
        self.screen.say(closing, style="bold")

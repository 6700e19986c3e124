"""Going back behind the end of a turn: with the consent of those affected, and logged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from caledonia.game import Game
from caledonia.insight.hidden import reveals
from caledonia.server.errors import RefusedError
from caledonia.server.games import store
from caledonia.server.games.history import rebuilt, standing_decisions
from caledonia.server.games.live_game import LiveGame, fingerprint
from caledonia.server.games.rows import DECISION, UNDONE, Entry, TableRow
from caledonia.server.refusals import refusal
from caledonia.server.shapes.log import (
    UndoAgreedEntry,
    UndoAskedEntry,
    UndoneEntry,
    UndoRefusedEntry,
)
from caledonia.server.shapes.tables import Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.service import Command
from caledonia.server.tables.turns import charge, follow_up, standing, turn_back
from caledonia.version import RULES_VERSION

ASKED: Final = "undo_asked"
AGREED: Final = "undo_agreed"
REFUSED: Final = "undo_refused"


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """A request to go back that is not decided yet."""

    entry: UndoAskedEntry
    agreed: frozenset[int]
    """The seats that agreed."""


async def open_request(context: CommandContext) -> OpenRequest | None:
    """Return the request that is still open; None: there is none."""
    kinds = (ASKED, AGREED, REFUSED, DECISION, UNDONE)
    agreed: set[int] = set()
    for entry in await store.last_entries(context.connection, context.table.id, kinds, 8):
        shown = entry.shown
        if shown["kind"] == AGREED:
            agreed.add(shown["seat"])
        elif shown["kind"] == ASKED:
            return OpenRequest(shown, frozenset(agreed))
        else:
            return None
    return None


@dataclass(frozen=True, slots=True)
class Back:
    """The target of an undo request, with its log read and game replayed once."""

    to: int
    game: Game
    """The game at an earlier decision."""
    undone: tuple[Entry, ...]

    def reveals(self) -> bool:
        """Whether one of the decisions to be undone revealed something."""
        game = self.game.copy()
        for entry in self.undone:
            before = game.state
            game.push_code(entry.decision["code"])
            if reveals(before, game.state):
                return True
        return False


async def look_back(context: CommandContext, to: int) -> Back:
    """Return the game at an earlier decision, and the decisions since."""
    entries = await store.game_entries(
        context.connection, context.table.id, until=context.table.version
    )
    standing = standing_decisions(entries)
    return Back(to, rebuilt(context.table, standing[:to]), tuple(standing[to:]))


def affected(context: CommandContext, asking: int, back: Back, *, voids: bool) -> list[int]:
    """Return the other seats that have to agree; a person who is away has to come back first.

    Those that people play, or at which they decided what is to be undone.

    :param voids: a rated game would not count any more: everybody who has a part in its result
        has to agree, or the last one to stay could cancel a defeat alone.
    """
    decided = {entry.decision["seat"] for entry in back.undone if entry.decision["by"] == "person"}
    return [
        seat.seat
        for seat in context.seats
        if seat.seat != asking
        and (
            (voids and seat.owner is not None)
            or (seat.person is not None and (seat.player is None or seat.seat in decided))
        )
    ]


def _counts(table: TableRow) -> bool:
    """Whether a game will change ratings as it stands."""
    return table.rated and not table.practice and table.uncounted is None


def ask(to: int, *, version: int, practice: bool = False) -> Command:
    """Ask to go back to an earlier number of decisions.

    :param practice: go ahead even if this takes back something revealed, so that the game no
        longer counts.
    """

    async def run_ask(context: CommandContext) -> Standing:
        seat = context.playing_seat().seat
        context.expect(version)
        if context.table.daily is not None:
            raise refusal("challenge_keeps_turns")
        if not 0 <= to < context.table.ply:
            raise RefusedError("invalid", f"to: give 0 to {context.table.ply - 1}")
        if await open_request(context) is not None:
            raise refusal("asked_already")
        back = await look_back(context, to)
        revealed = back.reveals()
        voids = revealed and _counts(context.table)
        needed = affected(context, seat, back, voids=voids)
        if voids and any(context.seats[each].player is not None for each in needed):
            raise refusal("undo_needs_all")
        # Consent does not make it free: the other seat may belong to the same person.
        costs = revealed and not context.table.practice
        if costs and not practice:
            raise refusal("undo_reveals")
        entry: UndoAskedEntry = {
            "seq": context.next_seq,
            "at": context.at,
            "kind": "undo_asked",
            "seat": seat,
            "to": to,
            "needed": needed,
            "reveals": revealed,
            "practice": costs,
        }
        context.append(entry)
        if not needed:
            await _go_back(context, back, seat, [], practice=costs)
        return standing(context)

    return run_ask


def agree(*, consent: bool, version: int) -> Command:
    """Answer a request to go back; its author may withdraw it."""

    async def run_agree(context: CommandContext) -> Standing:
        seat = context.playing_seat().seat
        context.expect(version)
        request = await open_request(context)
        if request is None:
            raise refusal("nobody_asks")
        asking, to = request.entry["seat"], request.entry["to"]
        if consent and (seat == asking or seat in request.agreed):
            raise refusal("agreed_already")
        if not consent:
            refused: UndoRefusedEntry = {
                "seq": context.next_seq,
                "at": context.at,
                "kind": "undo_refused",
                "seat": seat,
                "to": to,
            }
            context.append(refused)
            return standing(context)
        consented: UndoAgreedEntry = {
            "seq": context.next_seq,
            "at": context.at,
            "kind": "undo_agreed",
            "seat": seat,
            "to": to,
        }
        context.append(consented)
        agreed = {*request.agreed, seat}
        back = await look_back(context, to)
        costs = request.entry.get("practice", False)
        # People may have left or come back since.
        voids = costs and _counts(context.table)
        if agreed >= set(affected(context, asking, back, voids=voids)):
            await _go_back(context, back, asking, sorted(agreed), practice=costs)
        return standing(context)

    return run_agree


async def _go_back(
    context: CommandContext, back: Back, seat: int, agreed: list[int], *, practice: bool = False
) -> None:
    """Go back; if it becomes practice, the game no longer counts."""
    if practice:
        context.change(practice=True)
    before = context.table.deciding
    if before is not None:
        await charge(context, before)
    context.change(since=None)
    game, to = back.game, back.to
    context.live_game = LiveGame(game, context.table.version, salt=context.table.salt)
    entry: UndoneEntry = {
        "seq": context.next_seq,
        "at": context.at,
        "kind": "undone",
        "seat": seat,
        "to": to,
        "agreed": agreed,
        "practice": practice,
        "ply": to,
        "hash": fingerprint(game, context.table.salt),
    }
    context.append(entry, rules=RULES_VERSION)
    turn_back(context, turns_of_people(game, back.undone), before)
    context.draft_changed = True
    await follow_up(context)


def turns_of_people(game: Game, decisions: Sequence[Entry]) -> list[int]:
    """Return the seats of people whose turns end among decisions, once for each turn.

    :param game: where the decisions were taken; they are played in it.
    """
    seats = []
    for entry in decisions:
        decision = entry.decision
        game.push_code(decision["code"])
        by = decision["by"]
        if game.turn_is_over() and (by == "person" or by.startswith("order")):
            seats.append(decision["seat"])
    return seats

"""Going back behind the end of a turn: with the consent of those affected, and logged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from caledonia.bots.pace import begins_turn
from caledonia.game import Game
from caledonia.insight.hidden import reveals
from caledonia.server.errors import RefusedError
from caledonia.server.refusals import refusal
from caledonia.server.tables import store
from caledonia.server.tables.advance import charge, follow_up, turn_back
from caledonia.server.tables.keeper import Command
from caledonia.server.tables.loading import load_game
from caledonia.server.tables.replay import standing_decisions
from caledonia.server.tables.room import Room, fingerprint
from caledonia.server.tables.rows import DECISION, UNDONE, Entry
from caledonia.server.tables.turns import standing
from caledonia.server.tables.work import Work
from caledonia.version import RULES_VERSION

ASKED: Final = "undo_asked"
AGREED: Final = "undo_agreed"
REFUSED: Final = "undo_refused"


async def asked_for(work: Work) -> Entry | None:
    """Return the request that is still open, with the seats that agreed in ``data["agreed"]``."""
    kinds = (ASKED, AGREED, REFUSED, DECISION, UNDONE)
    agreed: list[int] = []
    for entry in await store.last_entries(work.connection, work.table.id, kinds, 8):
        if entry.kind == AGREED and entry.seat is not None:
            agreed.append(entry.seat)
        elif entry.kind == ASKED:
            return Entry(**{**_fields(entry), "data": {**entry.data, "agreed": agreed}})
        else:
            return None
    return None


def _fields(entry: Entry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in Entry.__slots__}


async def affected(work: Work, asking: int, to: int) -> list[int]:
    """Return the other seats that people play, or at which they decided what is to be undone.

    Whoever is away has to come back to agree.
    """
    undone = standing_decisions(await store.game_entries(work.connection, work.table.id))[to:]
    decided = {entry.seat for entry in undone if entry.data["by"] == "person"}
    return [
        seat.seat
        for seat in work.seats
        if seat.seat != asking
        and seat.person is not None
        and (seat.player is None or seat.seat in decided)
    ]


def ask(to: int, *, version: int, practice: bool = False) -> Command:
    """Ask to go back to an earlier number of decisions.

    :param practice: go ahead even if this takes back something revealed, so that the game no
        longer counts.
    """

    async def command(work: Work) -> dict[str, Any]:
        seat = work.playing_seat().seat
        work.expect(version)
        if work.table.daily is not None:
            raise refusal("challenge_keeps_turns")
        if not 0 <= to < work.table.ply:
            raise RefusedError("invalid", f"to: give 0 to {work.table.ply - 1}")
        if await asked_for(work) is not None:
            raise refusal("asked_already")
        needed = await affected(work, seat, to)
        revealed = await passes_reveal(work, to)
        # Without other people's consent, and in rated games, it has a price.
        costs = revealed and not work.table.practice and (not needed or work.table.rated)
        if costs and not practice:
            raise refusal("undo_reveals")
        data = {"to": to, "needed": needed, "reveals": revealed, "practice": costs}
        work.append(ASKED, data, seat=seat)
        if not needed:
            await _go_back(work, to, seat, [], practice=costs)
        return standing(work)

    return command


def agree(*, consent: bool, version: int) -> Command:
    """Answer somebody who asked to go back; whoever asked may withdraw."""

    async def command(work: Work) -> dict[str, Any]:
        seat = work.playing_seat().seat
        work.expect(version)
        request = await asked_for(work)
        if request is None:
            raise refusal("nobody_asks")
        assert request.seat is not None
        # Somebody may have left or come back since.
        needed = await affected(work, request.seat, request.data["to"])
        if consent and (seat == request.seat or seat in request.data["agreed"]):
            raise refusal("agreed_already")
        if not consent:
            work.append(REFUSED, {"to": request.data["to"]}, seat=seat)
            return standing(work)
        agreed = {*request.data["agreed"], seat}
        work.append(AGREED, {"to": request.data["to"]}, seat=seat)
        if agreed >= set(needed):
            costs = request.data.get("practice", False)
            await _go_back(work, request.data["to"], request.seat, sorted(agreed), practice=costs)
        return standing(work)

    return command


async def passes_reveal(work: Work, to: int) -> bool:
    """Whether one of the decisions to undo revealed something."""
    undone = standing_decisions(await store.game_entries(work.connection, work.table.id))[to:]
    game = await load_game(work.connection, work.table, to)
    for entry in undone:
        before = game.state
        game.push_code(entry.data["code"])
        if reveals(before, game.state):
            return True
    return False


async def _go_back(
    work: Work, to: int, seat: int, agreed: list[int], *, practice: bool = False
) -> None:
    """Go back; if it becomes practice, the game no longer counts."""
    if practice:
        work.change(practice=True)
    before = work.table.deciding
    if before is not None:
        await charge(work, before)
    work.change(since=None)
    undone = standing_decisions(await store.game_entries(work.connection, work.table.id))[to:]
    game = await load_game(work.connection, work.table, to)
    work.room = Room(game, to, work.table.version, salt=work.table.salt)
    work.append(
        UNDONE,
        {"to": to, "agreed": agreed, "practice": practice},
        seat=seat,
        rules=RULES_VERSION,
        ply=to,
        hash=fingerprint(game, work.table.salt),
    )
    turn_back(work, turns_of_people(game, undone), before)
    work.draft_changed = True
    await follow_up(work)


def turns_of_people(game: Game, decisions: Sequence[Entry]) -> list[int]:
    """Return the seats of people whose turns end among decisions, once for each turn.

    :param game: where the decisions were taken; it goes on with them.
    """
    found = []
    for entry in decisions:
        game.push_code(entry.data["code"])
        assert entry.seat is not None
        is_over = game.is_over() or begins_turn(game, entry.seat)
        if is_over and (entry.data["by"] == "person" or entry.data["by"].startswith("order")):
            found.append(entry.seat)
    return found

"""Commands of a turn: play, take back, end."""

from __future__ import annotations

from typing import Any

from caledonia.server.errors import RefusedError
from caledonia.server.tables.advance import commit
from caledonia.server.tables.keeper import Command
from caledonia.server.tables.rows import PLAYING
from caledonia.server.tables.work import Work


def play(codes: list[str], *, version: int, step: int, end: bool) -> Command:
    """Take decisions, one after the other; all of them or none.

    :param end: end the turn afterwards.
    """

    async def command(work: Work) -> dict[str, Any]:
        seat = work.playing_seat().seat
        work.expect(version, step)
        for number, code in enumerate(codes):
            if work.room.play(seat, code):
                if number < len(codes) - 1:
                    sentence = f"'{code}' reveals something: send the decisions after it separately"
                    raise RefusedError("conflict", sentence)
                await commit(work, "person", turn_over=work.room.is_complete)
            else:
                work.draft_changed = True
        if end and work.table.status == PLAYING and work.room.codes:
            work.room.end(seat)
            await commit(work, "person")
        return standing(work)

    return command


def take_back(steps: int | None, *, version: int, step: int) -> Command:
    """Take back some tentative decisions; None: all of them."""

    async def command(work: Work) -> dict[str, Any]:
        seat = work.playing_seat().seat
        work.expect(version, step)
        work.room.take_back(seat, len(work.room.codes) if steps is None else steps)
        work.draft_changed = True
        return standing(work)

    return command


def end_turn(*, version: int, step: int) -> Command:
    """End the turn: from now on others know it."""

    async def command(work: Work) -> dict[str, Any]:
        seat = work.playing_seat().seat
        work.expect(version, step)
        work.room.end(seat)
        await commit(work, "person")
        return standing(work)

    return command


def decide_for(seat: int, codes: list[str], *, version: int) -> Command:
    """Take the decisions of a bot that plays a seat."""

    async def command(work: Work) -> dict[str, Any]:
        work.expect(version)
        player = work.seats[seat]
        if work.table.status != PLAYING or player.player is None:
            raise RefusedError("conflict", f"seat {seat} is no longer played by a bot")
        work.room.drop()
        for code in codes:
            work.room.play(seat, code)
        by = "bot" if player.bot else "stand_in"
        await commit(work, by, turn_over=work.room.is_complete)
        return standing(work)

    return command


def standing(work: Work) -> dict[str, Any]:
    """Return where a table stands after a command."""
    found: dict[str, Any] = {
        "seq": work.table.seq,
        "version": work.table.version,
        "status": work.table.status,
        "deciding": work.table.deciding,
        "deadline": work.table.deadline,
    }
    if work.has_room:
        found["step"] = len(work.room.codes)
        found["complete"] = work.room.is_complete
    return found

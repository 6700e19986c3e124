"""Jobs for tests of schedulers and pools."""

from __future__ import annotations

from caledonia.server.jobs.lanes import Job, Kind, Lane


def turn(person: str, origin: str = "", *, table: str = "table", lane: Lane = Lane.LONG) -> Job:
    """Return a bot's turn that is charged to a person."""
    return Job(
        kind=Kind.TURN,
        lane=lane,
        bot="chief",
        person=person,
        origin=origin or person,
        table_id=table,
        seat=1,
    )


def hint(person: str, origin: str = "") -> Job:
    """Return a hint for a person."""
    return Job(
        kind=Kind.HINT,
        lane=Lane.HINTS,
        bot="merchant",
        person=person,
        origin=origin or person,
        table_id="table",
        seat=0,
    )


def decision(person: str) -> Job:
    """Return a step of an analysis for a person."""
    return Job(
        kind=Kind.ANALYSIS,
        lane=Lane.ANALYSES,
        bot="chief",
        person=person,
        origin=person,
        table_id="table",
    )

"""A rated game is not cancelled by taking back a reveal without those who began it."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.players import play_on
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.shapes.tables import Standing
from caledonia.server.tables.context import CommandContext
from caledonia.server.tables.seats import stand_in
from caledonia.server.tables.turns import standing
from tests.server.tables.test_undo import answer, ask
from tests.server.visitors import Member, services


def leaves(client: TestClient, person: Member, table_id: str) -> None:
    person.do(table_id, "leave")


def runs_out_of_time(client: TestClient, person: Member, table_id: str) -> None:
    async def command(work: CommandContext) -> Standing:
        await stand_in(work, 1, "timeout")
        return standing(work)

    assert client.portal is not None
    client.portal.call(services(client).table_service.run, table_id, None, command)


def deletes_account(client: TestClient, person: Member, table_id: str) -> None:
    done = person.ask("delete", "/people/me", {"password": person.password})
    assert done.status_code == 204


def reaches_second_round(client: TestClient, person: Member, table_id: str) -> None:
    """Let one player pass and a bot play for the other until contracts are revealed."""
    parts, portal = services(client), client.portal
    assert portal is not None
    while (table := person.table(table_id))["round"] < 2:
        if table["deciding"] != table["you"]:
            portal.call(play_on, parts.table_service, parts.pool, table_id)
            continue
        legal = table["view"]["legal"]
        done = person.play(table_id, "pass" if "pass" in legal else legal[0])
        if done["complete"]:
            person.do(table_id, "end", version=done["version"], step=done["step"])


@pytest.fixture
def _asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play only where a test says so."""
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "wake", lambda *_: None)


@pytest.mark.usefixtures("_asleep")
@pytest.mark.parametrize("goes", [leaves, runs_out_of_time, deletes_account])
def test_one_player_cannot_cancel_a_rated_game_alone(
    client: TestClient, mia: Member, ned: Member, goes: Any
) -> None:
    table = mia.make_table(players=2, public=True, rated=True)
    ned.join(table)
    goes(client, ned, table["id"])
    reaches_second_round(client, mia, table["id"])
    before = mia.table(table["id"])
    body = {"to": 0, "version": before["version"], "practice": True}
    assert mia.cannot(table["id"], "ask-undo", **body)["why"] == "undo_needs_all"
    after = mia.table(table["id"])
    assert (after["ply"], after["practice"]) == (before["ply"], False)


@pytest.mark.usefixtures("_asleep")
def test_leaving_is_no_consent_to_cancel_a_rated_game(
    client: TestClient, mia: Member, ned: Member, oma: Member
) -> None:
    table = mia.make_table(players=3, public=True, rated=True)
    table_id = table["id"]
    for person in (ned, oma):
        person.join(table)
    for person in (ned, oma):
        person.do(table_id, "leave")
    reaches_second_round(client, mia, table_id)
    for person in (ned, oma):
        person.do(table_id, "return")
    ask(mia, table_id, 0)
    ned.do(table_id, "leave")
    answer(oma, table_id, consent=True)
    assert mia.table(table_id)["practice"] is False
    ned.do(table_id, "return")
    answer(ned, table_id, consent=True)
    assert mia.table(table_id)["practice"] is True

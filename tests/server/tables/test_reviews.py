"""Reviews on the server: queued, stored, and only of games that are over for everyone."""

from __future__ import annotations

import time
from typing import Any

import pytest
from fastapi.testclient import TestClient

from caledonia.game import Game
from caledonia.review import from_json
from caledonia.server.jobs import analysis
from caledonia.server.jobs.analysis import STRIDE, advance, extended
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.queue import QueueJobs
from tests.server.tables.test_challenge import Hands, finish, hands
from tests.server.tables.test_copies import bring, checked_each_time, record_of, strict_table
from tests.server.tables.test_hints import with_two
from tests.server.visitors import Guest, crofters, services

__all__ = ["checked_each_time", "hands"]

PATIENCE_S = 120
"""How long a busy machine may take."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at few positions."""
    monkeypatch.setattr(analysis, "NODES", {"merchant": 2, "chief": 2, "seer": 4, "review": 8})


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody works on reviews."""
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "analyse", lambda *_: None)


def review_of(guest: Guest, table_id: str) -> Any:
    """Return the review of a table when it is done."""
    asked = guest.ok("post", f"/tables/{table_id}/review", {})
    end = time.monotonic() + PATIENCE_S
    while (found := guest.ok("get", f"/analyses/{asked['id']}"))["status"] != "done":
        assert found["status"] in ("waiting", "running")
        assert found["review"] is None
        assert time.monotonic() < end
        time.sleep(0.1)
    return found


def test_a_finished_game_is_reviewed(ada: Guest) -> None:
    game = crofters(2)
    table_id = ada.bring(game, "me", "crofter")["id"]
    found = review_of(ada, table_id)
    assert found["done"] == found["total"] == len(game.actions)
    assert found["result"] is None
    review = from_json(found["review"])
    outcome = game.outcome()
    assert outcome is not None
    for sheet, score in zip(review.sheets, outcome.scores, strict=True):
        assert sheet.name == ""
        assert sheet.points.total == pytest.approx(score, abs=0.1)
    assert len(review.course) == len(game.actions) + 1
    # It is stored: asking again does no work.
    again = ada.ok("post", f"/tables/{table_id}/review", {})
    assert (again["id"], again["status"]) == (found["id"], "done")


def test_stored_decisions_get_more_without_being_read() -> None:
    begun = extended(None, ['{"ply":1}', '{"ply":2}'])
    assert extended(begun, ['{"ply":3}']) == '{"decisions":[{"ply":1},{"ply":2},{"ply":3}]}'


@pytest.mark.usefixtures("asleep")
def test_an_interrupted_review_goes_on(ada: Guest, client: TestClient) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    asked = ada.ok("post", f"/tables/{table_id}/review", {})
    parts, portal = services(client), client.portal
    assert portal is not None
    assert portal.call(advance, parts.table_service, parts.pool, asked["id"])
    begun = ada.ok("get", f"/analyses/{asked['id']}")
    assert (begun["status"], begun["done"], begun["review"]) == ("running", STRIDE, None)
    while portal.call(advance, parts.table_service, parts.pool, asked["id"]):
        pass
    assert from_json(ada.ok("get", f"/analyses/{asked['id']}")["review"]).players == 1


@pytest.mark.parametrize("choices", [{}, {"aids": True}, {"rated": True}])
def test_a_running_game_between_people_is_not_reviewed(
    mia: Guest, ned: Guest, ada: Guest, choices: dict[str, bool]
) -> None:
    table_id, _ = with_two(mia, ned, **choices)
    for guest in (mia, ned, ada):
        refused = guest.refused("post", f"/tables/{table_id}/review", {})
        assert refused["why"] in ("game_not_over", "not_watched", "no_such_table")
    assert mia.refused("post", f"/tables/{table_id}/review", {})["why"] == "game_not_over"


def test_a_running_game_is_not_reviewed_by_an_invented_end(ada: Guest, ben: Guest) -> None:
    game = Game.from_record(record_of(ada, strict_table(ada)))
    while not game.is_over():
        legal = game.legal_codes
        game.push_code("pass" if "pass" in legal else legal[0])
    for guest in (ada, ben):
        copy = bring(guest, game.record())
        refused = guest.refused("post", f"/tables/{copy['id']}/review", {})
        assert refused["why"] == "copy_held"


@pytest.mark.usefixtures("asleep")
def test_a_review_made_before_is_not_shown_while_its_table_is_held(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    asked = ada.ok("post", f"/tables/{table_id}/review", {})

    async def held(*_: object) -> bool:
        return True

    monkeypatch.setattr("caledonia.server.tables.copies.is_copy", held)
    assert ada.refused("get", f"/analyses/{asked['id']}")["why"] == "copy_held"


def test_the_daily_challenge_is_not_reviewed_until_it_closes(
    ada: Guest, ben: Guest, hands: Hands
) -> None:
    table_id = ada.ok("post", "/tables/daily", {})["id"]
    assert ada.refused("post", f"/tables/{table_id}/review", {})["why"] == "game_not_over"
    finish(ada, table_id)
    for hours in (12, 24.5, 47.9):
        hands.move(hours)
        for bot in ("merchant", "chief", "seer"):
            refused = ada.refused("post", f"/tables/{table_id}/analysis", {"bot": bot})
            assert refused["why"] == "analysis_after_day"
        assert ada.refused("post", f"/tables/{table_id}/review", {})["why"] == "analysis_after_day"
        assert ben.refused("post", f"/tables/{table_id}/review", {})["code"] == "not_allowed"
    hands.move(48)
    asked = ada.ok("post", f"/tables/{table_id}/review", {})
    hands.move(47.9)
    assert ada.refused("get", f"/analyses/{asked['id']}")["why"] == "analysis_after_day"


def test_a_table_without_aids_is_never_reviewed(ada: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"], aids=False)["id"]
    finish(ada, table_id)
    assert ada.refused("post", f"/tables/{table_id}/review", {})["why"] == "no_aids"


@pytest.mark.usefixtures("asleep")
def test_a_closed_table_s_review_is_not_for_strangers(ada: Guest, ben: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"], spectators=False)["id"]
    finish(ada, table_id)
    asked = ada.ok("post", f"/tables/{table_id}/review", {})
    assert ben.refused("post", f"/tables/{table_id}/review", {})["code"] == "not_allowed"
    assert ben.refused("get", f"/analyses/{asked['id']}")["code"] == "not_allowed"

"""Reviews on the server: queued, stored, and only of games that are over for everyone."""

from __future__ import annotations

import time
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from caledonia.bots.levels import LEVELS
from caledonia.game import Game
from caledonia.review import from_json
from caledonia.review.shapes import VERSION
from caledonia.server.db.schema import analyses
from caledonia.server.fair_play import copies
from caledonia.server.jobs import analysis, states
from caledonia.server.jobs.analysis import REVIEW_STRIDE, advance
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.wire import encode_text
from tests.server.fair_play.test_copies import bring, checked_each_time, record_of, strict_table
from tests.server.fair_play.test_hints import with_two
from tests.server.tables.test_challenge import Hands, finish, hands
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
    while (progress := guest.ok("get", f"/analyses/{asked['id']}"))["status"] != "done":
        assert progress["status"] in ("waiting", "running")
        assert progress["review"] is None
        assert time.monotonic() < end
        time.sleep(0.1)
    return progress


def test_a_finished_game_is_reviewed(ada: Guest) -> None:
    game = crofters(2)
    table_id = ada.bring(game, "me", "crofter")["id"]
    finished = review_of(ada, table_id)
    assert finished["done"] == finished["total"] == len(game.actions)
    assert finished["result"] is None
    review = from_json(finished["review"])
    outcome = game.outcome()
    assert outcome is not None
    for sheet, score in zip(review.sheets, outcome.scores, strict=True):
        assert sheet.name == ""
        assert sheet.points.total == pytest.approx(score, abs=0.1)
    assert len(review.course) == len(game.actions) + 1
    # It is stored: asking again does no work.
    again = ada.ok("post", f"/tables/{table_id}/review", {})
    assert (again["id"], again["status"]) == (finished["id"], "done")
    rates = ada.ok("get", f"/tables/{table_id}/review/rates")
    assert rates["own"] is None
    for sheet, seat in zip(review.sheets, rates["seats"], strict=True):
        together, *kinds = seat["rates"]
        assert together["kind"] is None
        assert together["decisions"] == sum(rate.decisions for rate in sheet.rates)
        assert together["rate"] == pytest.approx(
            sheet.points_lost / together["decisions"], abs=0.001
        )
        assert {each["kind"]: each["rate"] for each in kinds} == {
            rate.kind: pytest.approx(rate.rate, abs=0.001) for rate in sheet.rates
        }
    assert [each["bot"] for each in rates["levels"]] == list(LEVELS)


@pytest.mark.usefixtures("asleep")
def test_a_review_is_compared_with_one_s_own_earlier_ones(
    ada: Guest, ben: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    rates = [{"trading": (4, 6.0), "ports": (1, 0.5)}, {"trading": (8, 3.0)}, {"ports": (2, 4.0)}]
    tables = [stored_review(ada, client, each) for each in rates]
    comparison = ada.ok("get", f"/tables/{tables[2]}/review/rates")
    assert comparison["seats"][0]["rates"][0] == {
        "kind": None,
        "decisions": 2,
        "rate": 2.0,
        "level": None,
    }
    own = comparison["own"]
    assert own["games"] == 2
    assert {each["kind"]: (each["decisions"], each["rate"]) for each in own["rates"]} == {
        None: (13, 0.731),
        "trading": (12, 0.75),
        "ports": (1, 0.5),
    }
    # They are private, and leave out other people's games.
    assert ben.ok("get", f"/tables/{tables[2]}/review/rates")["own"] is None
    # What must not be reviewed any more is left out.
    is_copy = copies.is_copy

    async def held(connection: Any, table: Any, *rest: Any) -> bool:
        return table.id == tables[0] or await is_copy(connection, table, *rest)

    monkeypatch.setattr(copies, "is_copy", held)
    forget_checks(client)
    assert ada.ok("get", f"/tables/{tables[2]}/review/rates")["own"]["games"] == 1
    assert ada.refused("get", f"/tables/{tables[0]}/review/rates")["why"] == "copy_held"


def stored_review(guest: Guest, client: TestClient, rates: dict[str, tuple[int, float]]) -> str:
    """Return a finished solo game whose review is stored with some rates."""
    table_id: str = guest.bring(crofters(1), "me")["id"]
    asked = guest.ok("post", f"/tables/{table_id}/review", {})
    sheet = {
        "seat": 0,
        "rates": [
            {"kind": kind, "decisions": decisions, "points_lost": lost}
            for kind, (decisions, lost) in rates.items()
        ],
    }
    result = encode_text({"version": VERSION, "sheets": [sheet]})

    async def store() -> None:
        async with services(client).database.write() as connection:
            await connection.execute(
                update(analyses)
                .where(analyses.c.id == asked["id"])
                .values(status="done", result=result)
            )

    assert client.portal is not None
    client.portal.call(store)
    return table_id


def forget_checks(client: TestClient) -> None:
    """Let every table be checked again for being a copy."""
    services(client).table_service.layer_holds._checked.clear()


@pytest.mark.usefixtures("asleep")
def test_a_review_is_there_again_after_a_reload(
    ada: Guest, ben: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    path = f"/tables/{table_id}/review"
    assert ada.ok("get", path) == {"analysis": None}
    asked = ada.ok("post", path, {})
    assert ada.ok("get", path) == {"analysis": asked}
    finish_review(client, asked["id"])
    stored = ben.ok("get", path)["analysis"]
    assert (stored["id"], stored["status"]) == (asked["id"], "done")
    assert from_json(stored["review"]).players == 1
    # A later release describes reviews otherwise: this one is made again.
    monkeypatch.setattr(states, "VERSION", VERSION + 1)
    assert ada.ok("get", path) == {"analysis": None}
    assert ada.refused("get", f"/analyses/{asked['id']}")["why"] == "no_such_analysis"
    again = ada.ok("post", path, {})
    assert (again["id"], again["status"], again["done"]) == (asked["id"], "waiting", 0)
    monkeypatch.setattr(states, "VERSION", VERSION)
    finish_review(client, asked["id"])
    assert ada.ok("get", path)["analysis"]["review"] == stored["review"]


def finish_review(client: TestClient, analysis_id: str) -> None:
    """Do all the work of an analysis."""
    parts, portal = services(client), client.portal
    assert portal is not None
    while portal.call(advance, parts.table_service, parts.pool, analysis_id):
        pass


@pytest.mark.usefixtures("asleep")
def test_an_interrupted_review_goes_on(ada: Guest, client: TestClient) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    asked = ada.ok("post", f"/tables/{table_id}/review", {})
    parts, portal = services(client), client.portal
    assert portal is not None
    assert portal.call(advance, parts.table_service, parts.pool, asked["id"])
    begun = ada.ok("get", f"/analyses/{asked['id']}")
    assert (begun["status"], begun["done"], begun["review"]) == ("running", REVIEW_STRIDE, None)
    finish_review(client, asked["id"])
    assert from_json(ada.ok("get", f"/analyses/{asked['id']}")["review"]).players == 1


@pytest.mark.parametrize("choices", [{}, {"aids": True}, {"rated": True}])
def test_a_running_game_between_people_is_not_reviewed(
    mia: Guest, ned: Guest, ada: Guest, choices: dict[str, bool]
) -> None:
    table_id, _ = with_two(mia, ned, **choices)
    for guest in (mia, ned, ada):
        refused = guest.refused("post", f"/tables/{table_id}/review", {})
        assert refused["why"] in ("game_not_over", "not_watched", "no_such_table")
        for path in ("review", "review/rates"):
            assert guest.refused("get", f"/tables/{table_id}/{path}")["why"] == refused["why"]
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
        refused = guest.refused("get", f"/tables/{copy['id']}/review/rates")
        assert refused["why"] == "copy_held"


@pytest.mark.usefixtures("asleep")
def test_a_review_made_before_is_not_shown_while_its_table_is_held(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    asked = ada.ok("post", f"/tables/{table_id}/review", {})

    async def held(*_: object) -> bool:
        return True

    monkeypatch.setattr("caledonia.server.fair_play.copies.is_copy", held)
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
        refused = ada.refused("get", f"/tables/{table_id}/review/rates")
        assert refused["why"] == "analysis_after_day"
        refused = ben.refused("get", f"/tables/{table_id}/review/rates")
        assert refused["code"] == "not_allowed"
    hands.move(48)
    asked = ada.ok("post", f"/tables/{table_id}/review", {})
    hands.move(47.9)
    assert ada.refused("get", f"/analyses/{asked['id']}")["why"] == "analysis_after_day"


def test_a_game_without_hints_is_reviewed_when_it_is_over(ada: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"], aids=False)["id"]
    assert ada.refused("post", f"/tables/{table_id}/review", {})["why"] == "game_not_over"
    finish(ada, table_id)
    assert review_of(ada, table_id)["review"]["players"] == 1


@pytest.mark.usefixtures("asleep")
def test_a_closed_table_s_review_is_not_for_strangers(ada: Guest, ben: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"], spectators=False)["id"]
    finish(ada, table_id)
    asked = ada.ok("post", f"/tables/{table_id}/review", {})
    assert ben.refused("post", f"/tables/{table_id}/review", {})["code"] == "not_allowed"
    assert ben.refused("get", f"/analyses/{asked['id']}")["code"] == "not_allowed"
    assert ben.refused("get", f"/tables/{table_id}/review/rates")["code"] == "not_allowed"

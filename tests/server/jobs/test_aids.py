from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi.testclient import TestClient

from caledonia.server.jobs import analysis
from caledonia.server.jobs.analysis import STRIDE, advance, turning_points
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.queue import QueueJobs
from caledonia.server.jobs.thinking import judge
from caledonia.server.shapes.analysis import JudgedDecision
from tests.server.visitors import Guest, crofters, services


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


def test_a_hint_has_alternatives_with_points_and_reasons(ada: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    hint = ada.ok("get", f"/tables/{table_id}/hint?bot=crofter")
    legal = ada.table(table_id)["view"]["legal"]
    assert hint["code"] in legal
    assert {each["code"] for each in hint["alternatives"]} <= set(legal)
    assert hint["version"] == ada.table(table_id)["version"]
    points = [each["points"] for each in hint["alternatives"]]
    assert points == sorted(points, reverse=True)
    assert all(each["reason"]["kind"] for each in hint["alternatives"])


def test_no_hints_at_a_table_without_aids_or_for_others(ada: Guest, client: TestClient) -> None:
    strict = ada.make_table(players=1, seats=["me"], aids=False)["id"]
    assert ada.refused("get", f"/tables/{strict}/hint")["code"] == "not_allowed"
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    ben = Guest(client, "Ben")
    assert ben.refused("get", f"/tables/{table_id}/hint")["code"] == "conflict"


def test_a_finished_game_is_analysed_with_progress(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "NODES", {"merchant": 2, "chief": 2, "seer": 2})
    table_id = ada.bring(crofters(1), "me")["id"]
    asked = ada.ok("post", f"/tables/{table_id}/analysis", {"bot": "merchant"})
    again = ada.ok("post", f"/tables/{table_id}/analysis", {"bot": "merchant"})
    assert again["id"] == asked["id"]
    end = time.monotonic() + 60
    while (progress := ada.ok("get", f"/analyses/{asked['id']}"))["status"] != "done":
        assert progress["status"] in ("waiting", "running")
        assert time.monotonic() < end
        time.sleep(0.1)
    assert progress["done"] == progress["total"] == ada.table(table_id)["ply"]
    decisions = progress["result"]["decisions"]
    assert decisions
    assert all(each["loss"] >= 0 and each["seat"] == 0 for each in decisions)
    assert len(progress["result"]["turning_points"][0]) <= 3


def test_a_running_game_is_not_analysed(ada: Guest) -> None:
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    refused = ada.refused("post", f"/tables/{table_id}/analysis", {})
    assert (refused["code"], refused["message"]) == ("conflict", "the game is not over")


def test_a_finished_game_is_verified(ada: Guest) -> None:
    table_id = ada.bring(crofters(1), "me")["id"]
    report = ada.ok("get", f"/tables/{table_id}/verify")
    assert report["fair"] is True
    assert report["decisions"] == ada.table(table_id)["ply"]
    running = ada.make_table(players=1, seats=["me"])["id"]
    assert ada.refused("get", f"/tables/{running}/verify")["code"] == "conflict"


def test_the_judge_compares_a_decision_with_the_best() -> None:
    game = crofters(2, 30)
    for action in list(game.legal_actions)[:3]:
        judgement = judge(game.position(), "base", str(action), 6)
        assert judgement is not None
        assert judgement["best_points"] >= judgement["points"]
        assert not game.why_not(judgement["best"])


def test_turning_points_are_the_worst_decisions_in_order() -> None:
    losses = [(1, 0, 2.0), (2, 1, 9.0), (3, 0, 0.0), (4, 0, 7.0), (5, 0, 1.0), (6, 0, 4.0)]
    decisions: list[JudgedDecision] = [
        {
            "ply": ply,
            "seat": seat,
            "code": "pass",
            "points": 90 - loss,
            "best": "pass",
            "best_points": 90,
            "loss": loss,
        }
        for ply, seat, loss in losses
    ]
    assert turning_points(decisions, 2) == [[1, 4, 6], [2]]


def test_one_hint_at_a_time(ada: Guest, client: TestClient) -> None:
    table_id = ada.make_table(players=1, seats=["me"])["id"]
    path = f"/tables/{table_id}/hint?bot=merchant"
    with ThreadPoolExecutor(3) as pool:
        sent = [pool.submit(ada.ask, "get", path) for _ in range(3)]
        answers = sorted(each.result().status_code for each in sent)
    assert answers == [200, 409, 409]
    assert ada.ask("get", path).status_code == 200


def test_an_analysis_reports_its_place_in_the_queue(
    ada: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "analyse", lambda *_: None)
    paths = [f"/tables/{ada.bring(crofters(1), 'me')['id']}/analysis" for _ in range(3)]
    asked = [ada.ok("post", path, {}) for path in paths]
    assert [each["place"] for each in asked] == [None, 1, 2]
    assert ada.ok("get", f"/analyses/{asked[2]['id']}")["place"] == 2
    # Those of others do not count.
    ben = Guest(client, "Ben")
    assert ben.ok("post", paths[0], {"bot": "chief"})["place"] is None


def test_an_interrupted_analysis_goes_on(
    ada: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "NODES", {"merchant": 2, "chief": 2, "seer": 2})
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "analyse", lambda *_: None)
    table_id = ada.bring(crofters(1), "me")["id"]
    asked = ada.ok("post", f"/tables/{table_id}/analysis", {})
    parts, portal = services(client), client.portal
    assert portal is not None
    assert portal.call(advance, parts.table_service, parts.pool, asked["id"])
    begun = ada.ok("get", f"/analyses/{asked['id']}")
    assert (begun["status"], begun["done"], begun["result"]) == ("running", STRIDE, None)
    while portal.call(advance, parts.table_service, parts.pool, asked["id"]):
        pass
    done = ada.ok("get", f"/analyses/{asked['id']}")
    assert (done["status"], done["done"]) == ("done", done["total"])
    plies = [each["ply"] for each in done["result"]["decisions"]]
    assert plies == sorted(set(plies))
    assert plies[0] <= STRIDE < plies[-1]

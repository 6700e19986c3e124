"""What bots remember from turn to turn at a table."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from fastapi.testclient import TestClient

from caledonia.bots import BOTS, Decision, Limit
from caledonia.bots.fallback import GIVE_UP_AFTER
from caledonia.game import Game
from caledonia.server.jobs.lanes import Job
from caledonia.server.jobs.local import LocalJobs
from caledonia.server.jobs.players import play_on, play_turn
from caledonia.server.jobs.pool import Pool
from caledonia.server.jobs.queue import QueueJobs
from tests.server.visitors import Guest, services

MANY = 20
"""Options among which the same place is not taken by accident each time."""


class SameProcessPool(Pool):
    """Lets bots think in this process, where a test can look at them."""

    async def run(self, _job: Job, function: Any, *arguments: Any) -> Any:
        return function(*arguments)


class Broken:
    """A bot that always fails."""

    asked: ClassVar[list[tuple[int, int]]] = []
    """Seat and ply of each question."""

    def __init__(self, _seed: int | None) -> None:
        pass

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        self.asked.append((seat, game.ply))
        raise ZeroDivisionError("oops")


@pytest.fixture(autouse=True)
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play only where a test says so."""
    for jobs in (LocalJobs, QueueJobs):
        monkeypatch.setattr(jobs, "wake", lambda *_: None)
    Broken.asked.clear()


def test_bots_draw_other_lots_in_every_turn(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    # The seed of the game decides what the bots draw.
    table = ada.bring(Game.new(2, seed=5), "random", "random")
    portal: Any = client.portal
    portal.call(play_on, services(client).table_service, SameProcessPool(1), table["id"])
    whole = Game.from_record(ada.ask("get", f"/tables/{table['id']}/record").text)
    assert whole.is_over()
    shares: dict[int, list[float]] = {0: [], 1: []}
    game = Game(whole.start)
    for action in whole.actions:
        seat, legal = game.deciding_seat, game.legal_actions
        if seat is not None and game.turn_is_over() and len(legal) >= MANY:
            shares[seat].append(legal.index(action) / len(legal))
        game.push(action)
    for seat in shares:
        assert len(shares[seat]) > 5
        # The same lots take options at much the same place of every list.
        assert max(shares[seat]) - min(shares[seat]) > 1 / 2


def test_a_bot_that_fails_turn_after_turn_is_given_up(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Guest(client, "Ada")
    monkeypatch.setitem(BOTS, "crofter", Broken)
    table_id = ada.make_table(players=2, seats=["crofter", "random"])["id"]
    portal, pool = client.portal, SameProcessPool(1)
    assert portal is not None
    while portal.call(play_turn, services(client).table_service, pool, table_id):
        pass
    assert ada.table(table_id)["status"] == "finished"
    turns = {ply for _, ply in Broken.asked}
    assert len(Broken.asked) == GIVE_UP_AFTER
    assert len(turns) == GIVE_UP_AFTER
    assert {seat for seat, _ in Broken.asked} == {0}
    assert pool.faults[(table_id, 0, "crofter")] == GIVE_UP_AFTER


def test_another_bot_at_the_same_seat_is_asked(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Guest(client, "Ada")
    monkeypatch.setitem(BOTS, "crofter", Broken)
    table_id = ada.make_table(players=2, seats=["crofter", "crofter"])["id"]
    seat = ada.table(table_id)["deciding"]
    portal, pool = client.portal, SameProcessPool(1)
    assert portal is not None
    pool.faults = {(table_id, seat, "crofter"): GIVE_UP_AFTER, (table_id, seat, "random"): 1}
    portal.call(play_turn, services(client).table_service, pool, table_id)
    assert Broken.asked == []
    portal.call(play_turn, services(client).table_service, pool, table_id)
    assert {other for other, _ in Broken.asked} == {1 - seat}

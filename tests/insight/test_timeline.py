from __future__ import annotations

import pytest

from caledonia.events import GoodsChanged
from caledonia.game import Game
from caledonia.insight.timeline import timeline
from caledonia.types import GOOD_NAMES
from tests.insight.played import GAMES, whole


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_course_ends_where_the_game_does(number: int) -> None:
    game = whole(number)
    turns = timeline(game.start, game.actions)
    last = turns[-1]
    outcome = game.outcome()
    assert outcome is not None
    assert last["ply"] == game.ply
    assert [seat["score"]["total"] for seat in last["seats"]] == list(outcome.scores)
    assert [seat["place"] for seat in last["seats"]] == list(outcome.places)
    plies = [turn["ply"] for turn in turns]
    assert plies == sorted(set(plies))
    assert {turn["round"] for turn in turns} == set(range(6))


def test_goods_are_counted_from_the_start() -> None:
    played = whole(3)
    game = Game(played.start)
    made: list[dict[str, int]] = [{} for _ in range(4)]
    for action in played.actions:
        game.push(action)
        for event in game.events():
            if isinstance(event, GoodsChanged) and event.cause == "production" and event.amount > 0:
                name = GOOD_NAMES[event.good]
                made[event.seat][name] = made[event.seat].get(name, 0) + event.amount
    last = timeline(played.start, played.actions)[-1]
    assert [seat["produced"] for seat in last["seats"]] == made
    assert all(made)


def test_turns_carry_the_state_of_the_table() -> None:
    played = whole(1)
    for turn in timeline(played.start, played.actions)[::7]:
        game = Game(played.start)
        for action in played.actions[: turn["ply"]]:
            game.push(action)
        outcome = game.score_now()
        for seat, player in enumerate(turn["seats"]):
            assert player["money"] == game.seat(seat).money
            assert player["score"]["total"] == outcome.sheets[seat].total

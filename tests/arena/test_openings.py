"""The diagnostic of openings: a clan's series of units in round 1."""

from __future__ import annotations

import pytest

from benchmarks.openings import Job, Question, deal, jobs, play, report
from caledonia.native import available
from caledonia.types import Unit

QUESTION = Question("cunningham", Unit.COW, 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_gets_the_clan_in_turn(players: int) -> None:
    seats = set()
    for number in range(players):
        game, seat = deal(QUESTION, number, players)
        clans = [player.power.id for player in game.state.players]
        assert clans.count("cunningham") == 1
        assert clans[seat] == "cunningham"
        assert len(set(clans)) == players
        seats.add(seat)
    assert seats == set(range(players))


@pytest.mark.skipif(not available(), reason="the compiled twin is not built here")
def test_the_series_is_played_where_it_must_be() -> None:
    games = [play(QUESTION, job) for job in jobs(2, [2])]
    assert [game.job for game in games] == [
        Job(number, 2, is_free) for number in (0, 1) for is_free in (True, False)
    ]
    assert all(game.units >= 2 for game in games if not game.job.is_free)
    shown = report(games, 2)
    assert shown.startswith("2 players, 2 deals:")
    mean = sum(game.points * (-1 if game.job.is_free else 1) for game in games) / 2
    assert f"points {mean:+.1f} (" in shown

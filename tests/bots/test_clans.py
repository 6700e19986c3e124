"""What clans are worth: the table of the package, and fair bids."""

from __future__ import annotations

import pytest

from caledonia import Game, Options
from caledonia.arena.clans import Played, Seat, count, new_game, play, shares_after_bids
from caledonia.bots.clans import ALL, GROUPINGS, TILE, appraise, expected_lead, lines
from caledonia.content import load_content
from caledonia.native import available

needs_twin = pytest.mark.skipif(not available(), reason="the compiled twin is not built here")


def game(number: int, *points: int) -> Played:
    clans = ("stewart", "campbell")
    seats = tuple(
        Seat(clan, tile, tile, each) for clan, tile, each in zip(clans, (1, 2), points, strict=True)
    )
    return Played(number, ("A1", "B1", "C1", "D1"), ("s1",), seats)


def test_leads_and_shares_are_counted() -> None:
    known = count([game(0, 120, 100), game(1, 110, 110), game(2, 130, 100), game(3, 100, 106)])
    line = known[2, "stewart", ALL, ""]
    assert line.games == 4
    assert line.points == 115
    assert line.lead == pytest.approx((10 + 0 + 15 - 3) / 4)
    assert line.share == pytest.approx(2.5 / 4)
    assert line.share_low < line.share < line.share_high
    assert known[2, "campbell", ALL, ""].lead == -line.lead
    assert known[2, "", TILE, "1"].lead == line.lead


def test_the_table_knows_every_clan_and_condition() -> None:
    known = lines()
    clans = set(load_content().clans)
    for players in (2, 3, 4):
        assert clans == {key[1] for key in known if key[0] == players and key[1]}
        assert {key[2] for key in known if key[0] == players} == set(GROUPINGS)
    for line in known.values():
        assert 0 <= line.share_low <= line.share <= line.share_high <= 1
        assert line.games > 0


def test_pairs_on_offer_are_appraised_and_the_least_costs_nothing() -> None:
    state = Game.new(4, 3, Options(clan_auction=True)).state
    worth = appraise(state)
    assert {(each.clan, each.tile) for each in worth} == set(state.offer)
    leads = [each.lead for each in worth]
    assert leads == sorted(leads, reverse=True)
    assert worth[-1].fair_bid == 0
    for each in worth:
        assert each.fair_bid == pytest.approx(each.lead - leads[-1], abs=0.7)


def test_nothing_is_said_without_clans() -> None:
    assert appraise(Game.new(2, 3, Options(no_clans=True)).state) == ()
    assert expected_lead(Game.new(2, 3).state, "nobody", 1, lines()) is None


@needs_twin
def test_whole_games_of_seers_are_repeatable() -> None:
    one, other = play(7, 3, 4), play(7, 3, 4)
    assert one == other
    assert len(one.seats) == 3
    assert sorted(seat.turn for seat in one.seats) == [1, 2, 3]
    dealt = new_game(7, 3).state
    assert [player.power.id for player in dealt.players] == [seat.clan for seat in one.seats]
    assert all(seat.points > 40 for seat in one.seats)


@needs_twin
def test_bids_take_from_whoever_has_the_better_pair() -> None:
    played = [play(number, 2, 2) for number in range(6)]
    known = lines()
    shares = shares_after_bids(played, known)
    assert sum(games for games, _ in shares.values()) == 12
    assert sum(games * share for games, share in shares.values()) == pytest.approx(6)

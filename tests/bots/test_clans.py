"""What clans are worth: the table of the package, and fair bids."""

from __future__ import annotations

from dataclasses import replace

import pytest

from caledonia import Game, Options
from caledonia.actions import LEAVE, Action, Bid
from caledonia.arena.clans import (
    Played,
    Seat,
    as_line,
    count,
    from_line,
    new_game,
    play,
    shares,
    wins,
)
from caledonia.bots import Limit, make_bot
from caledonia.bots.clans import (
    ALL,
    GROUPINGS,
    TILE,
    Deal,
    appraise,
    expected_lead,
    fair_action,
    fair_bids,
    lines,
)
from caledonia.content import load_content
from caledonia.native import available

needs_twin = pytest.mark.skipif(not available(), reason="the compiled twin is not built here")


def game(number: int, *points: int) -> Played:
    clans = ("stewart", "campbell")
    seats = tuple(
        Seat(clan, tile, tile, each) for clan, tile, each in zip(clans, (1, 2), points, strict=True)
    )
    return Played(number, 24, ("A1", "B1", "C1", "D1"), ("s1",), seats)


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


def test_money_left_breaks_ties_also_after_bids() -> None:
    even = game(0, 110, 110)
    first, second = even.seats
    richer = replace(even, seats=(first, replace(second, money_left=3)))
    assert wins(even) == [0.5, 0.5]
    assert wins(richer) == [0, 1]
    assert wins(richer, [0, 1]) == [1, 0]
    assert shares([(even, ()), (richer, ()), (richer, [0, 1])]) == {
        (2, "campbell"): (3, 0.5),
        (2, "stewart"): (3, 0.5),
    }


def test_a_lead_adds_up_effects_and_a_bid_what_goes_beyond() -> None:
    known = count([game(0, 120, 100)])
    effects = {("stewart", ALL, ""): 5.0, ("", TILE, "1"): 2.0, ("stewart", "map_side", "A1"): -1.5}
    for key, effect in effects.items():
        known[2, *key] = replace(known[2, *key], effect=effect)
    deal = Deal(2, ("A1", "B1", "C1", "D1"), ("s1",))
    assert expected_lead(deal, "stewart", 1, known) == 5.5
    assert expected_lead(deal, "stewart", 2, known) == 3.5
    assert expected_lead(replace(deal, sides=("A2",)), "stewart", 1, known) == 7
    pairs = [("stewart", 1), ("campbell", 2)]
    assert fair_bids(deal, pairs, known) == [6, 0]
    known[2, "campbell", ALL, ""] = replace(known[2, "campbell", ALL, ""], extra=7.6)
    assert fair_bids(deal, pairs, known) == [0, 2]
    known[2, "campbell", ALL, ""] = replace(known[2, "campbell", ALL, ""], extra=99.0)
    assert fair_bids(deal, pairs, known) == [0, 30]
    assert fair_bids(deal, [("stewart", 1), ("nobody", 2)], known) is None


def test_pairs_on_offer_are_appraised_and_the_least_costs_nothing() -> None:
    state = Game.new(4, 3, Options(clan_auction=True)).state
    worth = appraise(state)
    assert {(each.clan, each.tile) for each in worth} == set(state.offer)
    leads = [each.lead for each in worth]
    assert leads == sorted(leads, reverse=True)
    bids = [each.fair_bid for each in worth]
    assert min(bids) == 0
    extras = [lines()[4, each.clan, ALL, ""].extra for each in worth]
    least = min(lead + extra for lead, extra in zip(leads, extras, strict=True))
    for bid, lead, extra in zip(bids, leads, extras, strict=True):
        assert bid == pytest.approx(min(30, lead + extra - least), abs=0.7)


def test_nothing_is_said_without_clans() -> None:
    assert appraise(Game.new(2, 3, Options(no_clans=True)).state) == ()
    assert expected_lead(Deal.of(Game.new(2, 3).state), "nobody", 1, lines()) is None


def test_the_seer_bids_up_to_what_the_best_pair_is_worth() -> None:
    game = Game.new(4, 6, options=Options(clan_auction=True))
    worth = max(each.fair_bid for each in appraise(game.state))
    assert worth > 2

    def chosen() -> Action:
        seat = game.deciding_seat
        assert seat is not None
        return make_bot("seer", 1).choose(game, seat, Limit(nodes=2)).action

    for points in range(worth + 1):
        assert chosen() == Bid(points)
        game.push(chosen())
    assert chosen() == LEAVE


def test_bids_follow_worth_only_in_a_large_auction_of_known_clans(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game.new(4, 6)
    assert fair_action(game.state, game.legal_actions) is None
    auction = Game.new(4, 6, options=Options(clan_auction=True))
    assert fair_action(auction.state, auction.legal_actions) == Bid(0)
    of_two = Game.new(2, 6, options=Options(clan_auction=True))
    assert fair_action(of_two.state, of_two.legal_actions) is None
    monkeypatch.setattr("caledonia.bots.clans.appraise", lambda state: ())
    assert fair_action(auction.state, auction.legal_actions) is None


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
def test_games_are_kept_as_lines() -> None:
    played = play(7, 3, 4)
    assert from_line(as_line(played)) == played
    assert all(0 <= seat.money_left < 10 for seat in played.seats)
    assert any(seat.contracts for seat in played.seats)


@needs_twin
def test_bids_are_paid_from_the_beginning() -> None:
    played = play(7, 2, 4, lines())
    deal = Deal(2, played.sides, played.scoring)
    pairs = [(seat.clan, seat.tile) for seat in played.seats]
    bids = fair_bids(deal, pairs, lines())
    assert bids == [seat.bid for seat in played.seats]
    assert any(bids)
    assert not any(seat.bid for seat in play(7, 2, 4).seats)

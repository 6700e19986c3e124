"""The clan auction (VAR-6)."""

from __future__ import annotations

from typing import Any

import pytest

from caledonia import Game, Options
from caledonia.events import AuctionWon, BidMade, ClanChosen, MoneyChanged
from caledonia.rules.setup import draw
from tests.helpers import (
    PACK,
    codes,
    decision,
    events_of,
    figures,
    goods,
    money,
    new_game,
    play,
    position,
    refusals,
)

PAIRS = [["campbell", 1], ["stewart", 4], ["robertson", 6], ["buchanan", 3]]


def auction(players: int, seat: int, high: int = -1, **fields: Any) -> Game:
    """Return the first auction of a game, in which a seat is to bid."""
    pending = {"kind": "auction", "seat": seat, "high": high, "bidders": list(range(players))}
    return position(
        players,
        options={"clan_auction": True},
        round=0,
        offer=PAIRS[:players],
        pending=[pending],
        **fields,
    )


def bidding(game: Game) -> tuple[str, int | None]:
    """Return what is to be decided and by whom."""
    return decision(game), game.deciding_seat


# The draw.


@pytest.mark.rule("VAR-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_pairs_as_players(players: int) -> None:
    game = new_game(players, clan_auction=True)
    offer = game.state.offer
    assert len(offer) == players
    assert all(clan for clan, _ in offer)
    assert game.turn_order == ()
    assert [player.money for player in game.seats] == [0] * players


@pytest.mark.rule("VAR-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_opens(players: int) -> None:
    options = Options(clan_auction=True)
    openers = {draw(PACK, players, options, seed).starting_seat for seed in range(60)}
    assert openers == set(range(players))
    for seed in range(4):
        game = new_game(players, seed, clan_auction=True)
        opener = draw(PACK, players, options, seed).starting_seat
        assert bidding(game) == ("Auction", opener)
        assert codes(game) == [f"bid {points}" for points in range(31)]
        # Everybody takes part.
        for _ in range(players):
            game.push(game.legal_actions[0])
        assert bidding(game) == ("Auction", opener)


@pytest.mark.rule("VAR-6")
def test_no_auction_alone() -> None:
    with pytest.raises(ValueError, match=r"^clan_auction needs 2 to 4 players \(VAR-6\)$"):
        new_game(1, clan_auction=True)


# Bidding.


@pytest.mark.rule("VAR-6")
def test_the_opening_player_must_bid_nought_to_thirty() -> None:
    game = auction(3, 1)
    assert codes(game) == [f"bid {points}" for points in range(31)]
    assert refusals(game, "leave") == [("VAR-6", "must_open")]
    assert refusals(game, "bid 0") == refusals(game, "bid 30") == []
    assert refusals(game, "bid 31") == [("VAR-6", "bid_too_high")]
    assert figures(game, "bid 31", "bid_too_high") == {"highest": 30}


@pytest.mark.rule("VAR-6")
def test_the_next_to_the_left_bids_higher_or_leaves() -> None:
    game = play(auction(3, 1), "bid 7")
    assert events_of(game, BidMade) == [BidMade(1, 7)]
    assert bidding(game) == ("Auction", 2)
    assert codes(game) == [*(f"bid {points}" for points in range(8, 31)), "leave"]
    assert refusals(game, "bid 7") == [("VAR-6", "bid_too_low")]
    assert figures(game, "bid 7", "bid_too_low") == {"high": 7}
    assert refusals(game, "bid 8") == refusals(game, "leave") == []


@pytest.mark.rule("VAR-6")
def test_an_opening_bid_of_nought_can_be_left_or_topped() -> None:
    game = play(auction(3, 0), "bid 0")
    assert codes(game) == [*(f"bid {points}" for points in range(1, 31)), "leave"]
    assert refusals(game, "leave") == []
    assert refusals(game, "bid 0") == [("VAR-6", "bid_too_low")]


@pytest.mark.rule("VAR-6")
def test_bids_go_round_to_the_left() -> None:
    game = auction(4, 2)
    seats = []
    for points in range(1, 9):
        seats.append(game.deciding_seat)
        play(game, f"bid {points}")
    assert seats == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("VAR-6")
def test_who_leaves_is_passed_over() -> None:
    game = play(auction(4, 2), "bid 1", "leave")
    assert events_of(game, BidMade) == [BidMade(3, None)]
    play(game, "bid 2", "bid 3")
    assert bidding(game) == ("Auction", 2)
    play(game, "bid 4")
    assert bidding(game) == ("Auction", 0)
    play(game, "leave", "bid 5")
    assert bidding(game) == ("Auction", 2)


@pytest.mark.rule("VAR-6")
def test_the_last_one_left_wins() -> None:
    game = play(auction(4, 2), "bid 1", "leave", "bid 6", "leave")
    assert bidding(game) == ("Auction", 2)
    play(game, "leave")
    assert events_of(game, AuctionWon) == [AuctionWon(0, 6, 0)]
    assert bidding(game) == ("ClanChoice", 0)
    assert game.seat(0).bid == 6
    assert game.turn_order == (0,)
    # Nothing of the auction is left but the next one.
    assert [type(pending).__name__ for pending in game.state.pending] == ["Auction", "ClanChoice"]


@pytest.mark.rule("VAR-6")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_the_opener_wins_if_all_others_leave(opener: int) -> None:
    game = play(auction(3, opener), "bid 0", "leave", "leave")
    assert events_of(game, AuctionWon) == [AuctionWon(opener, 0, 0)]
    assert bidding(game) == ("ClanChoice", opener)


@pytest.mark.rule("VAR-6")
@pytest.mark.parametrize("before", [[], ["bid 3"], ["bid 3", "leave"], ["bid 3", "bid 29"]])
def test_thirty_ends_it(before: list[str]) -> None:
    game = play(auction(3, 1), *before)
    winner = game.deciding_seat
    assert winner is not None
    play(game, "bid 30")
    assert events_of(game, AuctionWon) == [AuctionWon(winner, 30, 0)]
    assert bidding(game) == ("ClanChoice", winner)
    assert game.seat(winner).bid == 30


@pytest.mark.rule("VAR-6")
def test_twenty_nine_does_not() -> None:
    game = play(auction(3, 1), "bid 29")
    assert bidding(game) == ("Auction", 2)
    assert codes(game) == ["bid 30", "leave"]


# The prize.


@pytest.mark.rule("VAR-6")
def test_the_winner_takes_any_remaining_pair() -> None:
    game = play(auction(3, 1), "bid 5", "leave", "leave")
    assert codes(game) == ["clan campbell", "clan stewart", "clan robertson"]
    play(game, "clan stewart")
    assert (game.seat(1).clan, money(game, 1)) == ("stewart", 55)
    assert goods(game, 1) == {"wool": 3}
    assert game.state.offer == (("campbell", 1), ("robertson", 6))


@pytest.mark.rule("VAR-6")
@pytest.mark.parametrize(("winner", "opener"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_next_auction_opens_to_the_winners_left(winner: int, opener: int) -> None:
    game = play(auction(4, winner), "bid 30", "clan campbell")
    assert bidding(game) == ("Auction", opener)
    # The opener must bid, and everybody without a pair is in again.
    assert refusals(game, "leave") == [("VAR-6", "must_open")]
    assert codes(game)[0] == "bid 0"
    order = [opener]
    play(game, "bid 1")
    while game.deciding_seat != opener:
        assert game.deciding_seat is not None
        order.append(game.deciding_seat)
        play(game, f"bid {len(order)}")
    assert sorted(order) == [seat for seat in range(4) if seat != winner]


@pytest.mark.rule("VAR-6")
def test_players_with_a_pair_are_passed_over() -> None:
    # Seat 1, then seat 2 win; seat 3 opens next, then seat 0.
    game = play(auction(4, 1), "bid 30", "clan campbell")
    play(game, "bid 4", "leave", "leave", "clan stewart")
    assert bidding(game) == ("Auction", 3)
    play(game, "bid 2")
    assert bidding(game) == ("Auction", 0)
    play(game, "bid 3")
    assert bidding(game) == ("Auction", 3)


@pytest.mark.rule("VAR-6")
def test_who_left_takes_part_again() -> None:
    game = play(auction(3, 0), "bid 5", "leave", "leave", "clan campbell", "bid 2", "bid 3")
    assert bidding(game) == ("Auction", 1)


@pytest.mark.rule("VAR-6")
def test_places_in_the_order_of_winning() -> None:
    game = auction(4, 2)
    # Seat 0 wins with 7, seat 3 with 30, seat 1 with 2; seat 2 is last, for free.
    play(game, "bid 5", "leave", "bid 7", "leave", "leave", "clan robertson")
    play(game, "bid 1", "leave", "bid 30")
    assert events_of(game, AuctionWon) == [AuctionWon(3, 30, 1)]
    play(game, "clan buchanan")
    assert bidding(game) == ("Auction", 1)
    play(game, "bid 2", "leave")
    assert events_of(game, AuctionWon) == [AuctionWon(1, 2, 2)]
    play(game, "clan stewart")
    # The last pair needs neither bid nor choice.
    assert events_of(game, ClanChosen) == [
        ClanChosen(1, "stewart", 4),
        ClanChosen(2, "campbell", 1),
    ]
    assert game.turn_order == (0, 3, 1, 2)
    players = game.state.players
    assert [player.power.id for player in players] == [
        "robertson",
        "stewart",
        "campbell",
        "buchanan",
    ]
    assert [player.bid for player in players] == [7, 2, 0, 30]
    assert game.state.offer == ()
    assert (money(game, 2), goods(game, 2)) == (55, {"bread": 1, "wool": 1})
    assert bidding(game) == ("WorkerPlacement", 0)


@pytest.mark.rule("VAR-6", "SET-10")
def test_first_workers_follow_the_order_of_the_auction() -> None:
    game = auction(3, 1, map=["A1", "B1", "C1", "D1"])
    play(game, "bid 30", "clan campbell", "bid 30", "clan stewart")
    assert game.turn_order == (1, 2, 0)
    placing = []
    while decision(game) == "WorkerPlacement":
        placing.append(game.deciding_seat)
        game.push(game.legal_actions[0])
    assert placing == [1, 2, 0, 0, 2, 1]
    assert bidding(game) == ("Turn", 1)


@pytest.mark.rule("VAR-6")
@pytest.mark.parametrize("opener", [0, 1])
def test_two_players(opener: int) -> None:
    game = play(auction(2, opener), "bid 0", "bid 1", "leave")
    other = 1 - opener
    assert bidding(game) == ("ClanChoice", other)
    play(game, "clan stewart")
    assert game.turn_order == (other, opener)
    assert [player.bid for player in game.seats][opener] == 0
    assert game.seat(opener).clan == "campbell"
    assert bidding(game) == ("WorkerPlacement", other)


@pytest.mark.rule("VAR-6", "FIN-9")
def test_the_bid_is_subtracted_in_the_score_sheet() -> None:
    game = play(auction(3, 0), "bid 9", "leave", "leave", "clan campbell", "bid 30", "clan stewart")
    sheets = game.score_now().sheets
    assert [sheet.bid for sheet in sheets] == [-9, -30, 0]
    # Tile 1: 55 pounds, bread and wool; tile 4: 55 pounds and three wool; tile 6: 58, two milk.
    assert [sheet.total for sheet in sheets] == [5 + 3 - 9, 5 + 3 - 30, 5 + 2]


@pytest.mark.rule("VAR-6", "FIN-9")
def test_the_bid_decides_the_ranking() -> None:
    seats = [{"bid": 6, "glory": 10}, {"glory": 5}]
    fields: dict[str, Any] = {"options": {"clan_auction": True}, "round": 5, "seats": seats}
    game = position(2, "pass", "pass", **fields)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((10 + 1 - 6, 5 + 1), (1,))


@pytest.mark.rule("VAR-6")
def test_bids_cost_no_money() -> None:
    game = play(auction(3, 0), "bid 9", "leave", "leave", "clan campbell")
    assert events_of(game, MoneyChanged) == [MoneyChanged(0, 55, "starting_tile")]


@pytest.mark.rule("VAR-6")
def test_bids_only_in_an_auction() -> None:
    game = new_game(3)
    assert refusals(game, "bid 3") == refusals(game, "leave") == [("VAR-6", "not_now")]
    game = auction(3, 0)
    assert refusals(game, "clan campbell") == [("SET-9", "not_now")]


@pytest.mark.rule("VAR-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_auction_leads_to_the_first_turn(players: int) -> None:
    game = new_game(players, 5, clan_auction=True)
    while game.round == 0:
        game.push(game.legal_actions[-1])
    assert sorted(game.turn_order) == list(range(players))
    assert bidding(game) == ("Turn", game.turn_order[0])

"""What one game changes."""

from __future__ import annotations

from caledonia.server.ratings.model import (
    BOT,
    CLAN,
    PERSON,
    SEAT,
    Key,
    Placed,
    Strength,
    keys_of,
    rate,
    start_of,
)

ANN: Key = (PERSON, "ann")
BEN: Key = (PERSON, "ben")


def rated(*placed: Placed, before: dict[Key, Strength] | None = None) -> dict[Key, Strength]:
    believed = {key: start_of(key) for key in keys_of(placed)} | (before or {})
    return rate(placed, believed)


def test_winners_rise_with_clan_and_seat_and_losers_fall() -> None:
    after = rated(Placed("ann", None, "red", 0, 2), Placed("ben", None, "blue", 1, 1))
    assert after[BEN].mu > start_of(BEN).mu > after[ANN].mu
    assert after[CLAN, "blue"].mu > 0 > after[CLAN, "red"].mu
    assert after[SEAT, "1"].mu > 0 > after[SEAT, "0"].mu
    assert after[BEN].sigma < start_of(BEN).sigma
    assert {strength.games for strength in after.values()} == {1}


def test_a_shared_place_between_equals_changes_no_strength() -> None:
    after = rated(Placed("ann", None, "red", 0, 1), Placed("ben", None, "blue", 1, 1))
    assert after[ANN].mu == after[BEN].mu == start_of(ANN).mu


def test_a_strong_clan_explains_a_part_of_a_win() -> None:
    placed = (Placed("ann", None, "red", 0, 1), Placed("ben", None, "blue", 1, 2))
    weak, strong = (
        rated(*placed, before={(CLAN, "red"): Strength(mu, 1.0, 50)})[ANN].mu for mu in (-3.0, 3.0)
    )
    assert weak > strong > start_of(ANN).mu


def test_without_clans_only_people_and_seats_are_rated() -> None:
    after = rated(Placed("ann", None, "", 0, 1), Placed("ben", None, None, 1, 2))
    assert set(after) == {ANN, BEN, (SEAT, "0"), (SEAT, "1")}


def test_a_bot_is_the_same_at_all_its_seats() -> None:
    after = rated(
        Placed("ann", None, "red", 0, 1),
        Placed("ben", None, "blue", 1, 2),
        Placed(None, "some bot", "green", 2, 3),
        Placed(None, "some bot", "black", 3, 4),
    )
    assert after[BOT, "some bot"].games == 1
    assert after[BOT, "some bot"].mu < start_of((BOT, "some bot")).mu


def test_who_left_comes_last_but_others_played_a_bot() -> None:
    strong = {BEN: Strength(40.0, 1.0, 100)}
    ann = Placed("ann", None, "red", 0, 1)
    gone = (ann, Placed(None, "stand-in", "blue", 1, 2, left=("ben",)))
    there = (ann, Placed("ben", None, "blue", 1, 2))
    left, stayed = rated(*gone, before=strong), rated(*there, before=strong)
    assert left[BEN] == stayed[BEN]
    assert left[BEN].mu < 40.0
    # To beat the bot is worth less than to beat the master.
    assert start_of(ANN).mu < left[ANN].mu < stayed[ANN].mu
    # Nobody knows which part of the loss was the bot's.
    assert (BOT, "stand-in") not in left


def test_leaving_costs_the_same_whatever_becomes_of_the_seat() -> None:
    ann = Placed("ann", None, "red", 0, 2)
    bot_won = (ann, Placed(None, "stand-in", "blue", 1, 1, left=("ben",)))
    replaced = (ann, Placed("cat", None, "blue", 1, 1, left=("ben",)))
    after_bot, after_cat = rated(*bot_won), rated(*replaced)
    assert after_bot[BEN] == after_cat[BEN]
    assert after_cat[BEN].mu < start_of(BEN).mu
    # The replacement gets what the seat reached.
    assert after_cat[PERSON, "cat"].mu > start_of(BEN).mu > after_cat[ANN].mu


def test_who_left_is_behind_the_last_of_the_others() -> None:
    def after(*left: str) -> Strength:
        seat = Placed(None if left else "ben", "stand-in" if left else None, "", 1, 3, left=left)
        three = (Placed("ann", None, "", 0, 1), seat, Placed("cat", None, "", 2, 2))
        return rated(*three)[BEN]

    # Last is last, whether one stayed or not.
    assert after("ben").mu == after().mu
    shared = (
        Placed("ann", None, "", 0, 1),
        Placed(None, "stand-in", "", 1, 1, left=("ben",)),
        Placed("cat", None, "", 2, 1),
    )
    assert rated(*shared)[BEN].mu < start_of(BEN).mu


def test_unrated_seats_are_skipped() -> None:
    two = (Placed("ann", None, "red", 0, 2), Placed("ben", None, "blue", 1, 3))
    guest = Placed(None, None, "green", 2, 1)
    with_guest = rated(*two, guest)
    assert with_guest == rated(*two)

"""Effects of clans, tiles and sides are separated, and bids even out the chances."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from benchmarks.clans.__main__ import table_of
from benchmarks.clans.bids import even_out
from benchmarks.clans.effects import fit
from caledonia.arena.clans import Played, Seat, count, shares
from caledonia.bots.clans import ALL, SIDE, TILE, Deal, expected_lead
from caledonia.content import load_content

CLANS = ("buchanan", "campbell", "cunningham", "fergusson", "stewart")
STRONG = {"stewart": 8.0, "cunningham": -6.0}
RICH = 7
"""A starting tile that is worth 4 points to everybody."""
AT_HOME = ("campbell", "B2")
"""This clan gains 5 points on this side."""
WIDE = "fergusson"
"""This clan's scores spread three times as widely as the others'."""


def games(number: int, players: int = 3) -> list[Played]:
    """Deal clans, tiles and sides at random, and draw the points."""
    dice = Random(number)
    played = []
    for game in range(number):
        sides = tuple(f"{module}{dice.choice('12')}" for module in "ABCD")
        pairs = zip(dice.sample(CLANS, players), dice.sample(range(1, 10), players), strict=True)
        seats = []
        for turn, (clan, tile) in enumerate(pairs, start=1):
            mean = 120 + STRONG.get(clan, 0.0) + 4 * (tile == RICH)
            mean += 5 * (clan == AT_HOME[0] and AT_HOME[1] in sides)
            points = dice.gauss(mean, 24 if clan == WIDE else 8)
            seats.append(Seat(clan, tile, turn, round(points), dice.randrange(10)))
        played.append(Played(game, 1, sides, ("t1",), tuple(seats)))
    return played


def test_effects_are_separated() -> None:
    effects = fit(games(2000))
    strong = effects["stewart", ALL, ""].lead - effects["cunningham", ALL, ""].lead
    assert strong == pytest.approx(14, abs=1.5)
    tiles = {key[2]: each.lead for key, each in effects.items() if key[:2] == ("", TILE)}
    assert max(tiles, key=lambda tile: tiles[tile]) == str(RICH)
    assert tiles[str(RICH)] - tiles["1"] == pytest.approx(4, abs=1.5)
    # A single side that matters is believed only in part.
    sides = {key: each for key, each in effects.items() if key[1] == SIDE}
    best = max(sides, key=lambda key: sides[key].lead)
    assert (best[0], best[2]) == AT_HOME
    assert 1 < sides[best].lead < 2.5 + sides[best].margin


def test_chance_alone_is_not_taken_for_an_effect() -> None:
    """What a clan does with a tile varies by chance only, and is drawn to nearly nothing."""
    effects = fit(games(2000))
    with_tiles = [abs(each.lead) for (clan, by, _), each in effects.items() if clan and by == TILE]
    assert len(with_tiles) == 5 * 9
    assert max(with_tiles) < 1.5


def test_bids_even_out_the_chances_on_other_games() -> None:
    known = table_of(games(2000))
    others = games(2001)
    before = shares((game, ()) for game in others)
    after = shares((game, game.fair_bids(known)) for game in others)
    assert before[3, "stewart"][1] > 0.4
    assert before[3, "cunningham"][1] < 0.3
    assert all(abs(share - 1 / 3) < 0.04 for _, share in after.values())
    # One that scores as much on average wins more often if it does so more widely.
    assert known[3, WIDE, ALL, ""].extra > 2
    assert sum(known[3, clan, ALL, ""].extra for clan in CLANS) == pytest.approx(0, abs=0.01)


def test_no_bid_is_out_of_bounds() -> None:
    few = games(3)
    known = even_out(few, count(few))
    assert all(abs(line.extra) <= 24 for line in known.values())
    highest = load_content().variants.highest_bid
    far = {
        key: replace(line, effect=100.0 if key[1] == "stewart" else 0.0)
        for key, line in count(games(50)).items()
    }
    deal = Deal(3, ("A1", "B1", "C1", "D1"), ("t1",))
    assert (expected_lead(deal, "stewart", 1, far) or 0) >= 100
    paid = [bid for game in games(50) for bid in game.fair_bids(far)]
    assert max(paid) == highest

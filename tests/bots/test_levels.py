"""The ladder: slips that look human, and the figures that are shown."""

from __future__ import annotations

from random import Random

import pytest

from caledonia import Game
from caledonia.actions import Pass
from caledonia.bots import BOTS, Limit, make_bot
from caledonia.bots.base import Alternative
from caledonia.bots.crofter import evaluate
from caledonia.bots.ladder import ANCHOR, ANCHOR_RATING, ladder
from caledonia.bots.levels import IDLE, LEVELS, Slips, slip

LEARNERS = [name for name, slips in LEVELS.items() if slips is not None]
SLIPS = Slips(None, nodes=0, overlooks=0.5, misjudges=3.0, worst=6.0)


def choices(seed: int) -> list[Alternative]:
    """Weigh the actions of a turn in the middle of a game by rules of thumb."""
    game = Game.new(2, seed)
    bots = [make_bot("crofter", 1), make_bot("crofter", 2)]
    for _ in range(40):
        seat = game.deciding_seat
        assert seat is not None
        game.push(bots[seat].choose(game, seat, Limit()).action)
    actions = list(game.legal_actions)
    worths = evaluate(game.state, actions)
    weighed = [Alternative(a, worth) for worth, a in zip(worths, actions, strict=True)]
    return sorted(weighed, key=lambda each: -each.worth)


def test_all_levels_are_bots() -> None:
    assert len(LEVELS) == 8
    assert set(LEVELS) <= set(BOTS)


def test_slips_miss_the_best_action_but_never_by_much() -> None:
    weighed = choices(3)
    worths = {each.action: each.worth for each in weighed}
    lost = [weighed[0].worth - worths[slip(weighed, SLIPS, Random(n))] for n in range(200)]
    assert max(lost) <= SLIPS.worst
    assert sum(loss > 0 for loss in lost) > 20


@pytest.mark.parametrize("seed", range(4))
def test_doing_nothing_is_never_a_slip(seed: int) -> None:
    weighed = choices(seed)
    if isinstance(weighed[0].action, IDLE):
        weighed.insert(0, next(each for each in weighed if not isinstance(each.action, IDLE)))
    everything = Slips(None, nodes=0, overlooks=1.0, misjudges=50.0, worst=1000.0)
    chosen = [slip(weighed, everything, Random(n)) for n in range(100)]
    assert not any(isinstance(action, IDLE) for action in chosen)


@pytest.mark.parametrize("name", LEARNERS)
def test_no_level_gives_up_a_turn_by_a_slip(name: str) -> None:
    """Passing and ending a turn are chosen only where they seem best without a slip."""
    game = Game.new(2, 5)
    bots = [make_bot(name, 1), make_bot(name, 2)]
    passes = 0
    while (seat := game.deciding_seat) is not None and game.state.round <= 2:
        decision = bots[seat].choose(game, seat, Limit())
        if isinstance(decision.action, IDLE) and decision.alternatives:
            assert decision.alternatives[0].action == decision.action
        if isinstance(decision.action, Pass):
            passes += 1
            assert len(game.actions) > 12
        game.push(decision.action)
    assert passes


def test_the_ladder_rises() -> None:
    rungs = ladder()
    assert [rung.bot for rung in rungs] == list(LEVELS)
    assert [rung.level for rung in rungs] == list(range(1, 9))
    ratings = [rung.rating.mean for rung in rungs]
    assert ratings == sorted(ratings)
    assert next(rung for rung in rungs if rung.bot == ANCHOR).rating.mean == ANCHOR_RATING
    for rung in rungs:
        for figure in (rung.rating, *rung.points.values()):
            assert figure.low <= figure.mean <= figure.high
        assert set(rung.points) == {2, 4}

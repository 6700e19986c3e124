"""Legal actions taken apart: the same actions, what they are about, and what they cost."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from caledonia import Game
from caledonia.actions import PASS
from caledonia.errors import InvalidActionError
from caledonia.insight.choices import choices_of, parts_of
from caledonia.insight.contracts import _known_values, contracts_ahead
from caledonia.insight.effects import effect
from caledonia.insight.market import _deals, market_ahead
from caledonia.insight.seats import _known_parts, seat_preview
from caledonia.insight.spaces import _known_sales, spaces_ahead
from caledonia.insight.table import _known_tracks, import_track
from caledonia.pending import DrawContracts, TurnEnd
from caledonia.rules.final import outcome_now
from caledonia.state import State
from tests.server.visitors import crofters


def played(seed: int, players: int) -> list[Game]:
    """Return some positions of a random game, in order."""
    luck = random.Random(seed)
    game, positions = Game.new(players, seed=seed), []
    while not game.is_over():
        if luck.random() < 0.15:
            positions.append(game.copy())
        legal = game.legal_actions
        others = [action for action in legal if str(action) != "pass"]
        game.push(luck.choice(others or legal) if luck.random() < 0.9 else luck.choice(legal))
    return positions


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_choices_are_the_legal_actions_with_their_money(players: int) -> None:
    positions = played(7 + players, players)
    assert len(positions) > 5
    for game in positions:
        choices = choices_of(game.state)
        assert [choice["code"] for choice in choices] == list(game.legal_codes)
        for choice, action in zip(choices, game.legal_actions, strict=True):
            assert choice["money"] == effect(game.state, action)["money"], choice["code"]


def closings(seed: int, players: int) -> Iterator[tuple[Game, str]]:
    """Yield positions of a random game in which something can be declined, and by which code."""
    luck = random.Random(seed)
    game = Game.new(players, seed=seed)
    while not game.is_over():
        codes = game.legal_codes
        yield from ((game.copy(), code) for code in ("end", "skip") if code in codes)
        game.push(luck.choice([each for each in game.legal_actions if each != PASS] or [PASS]))


def test_one_choice_says_that_the_turn_can_end_and_what_that_gives_up() -> None:
    seen: dict[str | None, int] = {}
    for game, code in [each for seed in range(6) for each in closings(seed, 2 + seed % 3)]:
        marked = {
            each["code"]: each["forgoes"] for each in choices_of(game.state) if "forgoes" in each
        }
        kinds = [type(pending) for pending in game.state.pending]
        try:
            game.finish_turn()
        except ValueError:
            assert marked == {}
            forgone = None
        else:
            assert list(marked) == [code]
            forgone = marked[code]
            assert (forgone == "nothing") == (kinds[-1] is TurnEnd)
            assert forgone == "bonus" or DrawContracts not in kinds
        seen[forgone] = seen.get(forgone, 0) + 1
    assert set(seen) == {None, "nothing", "purchase", "bonus"}, seen


def test_skipping_before_the_main_action_does_not_end_the_turn() -> None:
    game = Game.from_position(
        '{"seats": [{"units": {"sheep": ["c4"]}, "money": 30}, {}],'
        ' "pending": [{"kind": "turn", "seat": 0}, {"kind": "upgrade_bonus", "seat": 0}]}'
    )
    assert "skip" in game.legal_codes
    assert all("forgoes" not in each for each in choices_of(game.state))


@pytest.mark.parametrize(
    ("code", "parts"),
    [
        ("expand sheep c4", {"verb": "expand", "unit": "sheep", "space": "c4"}),
        ("buy whisky 2", {"verb": "buy", "good": "whisky", "amount": 2}),
        ("row b2 b3", {"verb": "row", "space": "b2", "target": "b3"}),
        ("fulfil 17", {"verb": "fulfil", "contract": 17}),
        ("obtain 3", {"verb": "obtain", "contract": 3}),
        ("keep 9", {"verb": "keep", "contract": 9}),
        ("keep none", {"verb": "keep"}),
        ("bid 12", {"verb": "bid", "amount": 12}),
        ("brew 2", {"verb": "brew", "amount": 2}),
        ("bonus tech miner", {"verb": "bonus tech", "unit": "miner", "upgrade": "tech"}),
        ("bonus ship", {"verb": "bonus ship", "upgrade": "ship"}),
        ("hire", {"verb": "hire", "upgrade": "hire"}),
        ("bonus hire", {"verb": "bonus hire", "upgrade": "hire"}),
        ("bonus recall wool", {"verb": "bonus recall", "good": "wool"}),
        ("pass", {"verb": "pass"}),
    ],
)
def test_a_code_is_taken_apart(code: str, parts: dict[str, object]) -> None:
    rest = code.removeprefix(str(parts["verb"])).split()
    assert parts_of(code) == {"code": code, "rest": rest, **parts}


def test_what_is_no_code_is_refused() -> None:
    with pytest.raises(InvalidActionError):
        parts_of("expand dragon c4")


def test_what_is_remembered_is_what_would_be_computed() -> None:
    states = [game.state for seed in (1, 2) for game in played(seed, 3)]
    states += [crofters(2, decisions).state for decisions in range(20, 80, 3)]
    states += [
        crofters(4, decisions, seed=seed).state
        for seed in range(4)
        for decisions in range(9, 120, 5)
    ]
    seats = [(state, seat) for state in states for seat in range(len(state.players))]
    remembered = [_computed(*each) for each in seats]
    for each, known in zip(seats, remembered, strict=True):
        _known_values.cache_clear()
        _known_parts.cache_clear()
        _known_tracks.cache_clear()
        _known_sales.cache_clear()
        _deals.cache_clear()
        assert _computed(*each) == known


def _computed(state: State, seat: int) -> tuple[object, ...]:
    outlook = seat_preview(state, seat, outcome_now(state))
    own = (contracts_ahead(state, seat), market_ahead(state, seat), spaces_ahead(state, seat))
    return *own, outlook, import_track(state)

"""Every action that can occur has its number."""

from __future__ import annotations

import random

import pytest

from caledonia import Content, Game, load_content
from caledonia import actions as a
from caledonia.conformance.scenarios import random_choice, random_game
from caledonia.powers.clans.cunningham import Butter
from caledonia.rl import action_space
from caledonia.rl.actions import ActionSpace
from caledonia.rules import flow
from caledonia.types import Good
from tests.helpers import PACK

BASE = load_content()


@pytest.mark.parametrize("content", [BASE, PACK], ids=["base", "test pack"])
def test_the_numbering_is_complete_and_without_doubles(content: Content) -> None:
    space = ActionSpace(content)
    assert len(set(space.actions)) == len(space.actions) == len(space)
    assert {type(action) for action in space.actions} == flow.APPLY.keys()
    assert [number for block in space.blocks.values() for number in block] == list(
        range(len(space))
    )
    for name, block in space.blocks.items():
        assert all(str(space.actions[number]).startswith(name) for number in block)
    assert ActionSpace(content).actions == space.actions
    assert action_space(content) is action_space(content)


@pytest.mark.parametrize("seed", range(40))
def test_every_legal_action_has_a_number(seed: int) -> None:
    """Over all player counts, clans, maps, tiles and variants."""
    choices = random.Random(f"rl actions {seed}")
    content = PACK if seed % 4 == 0 else BASE
    game = random_game(choices, content)
    space = action_space(content)
    while not game.is_over():
        legal = game.legal_actions
        numbers = space.numbers(legal)
        assert tuple(space.actions[number] for number in numbers) == legal
        assert [space.number(action) for action in legal[:3]] == numbers[:3]
        game.push(random_choice(choices, game))


def test_an_action_beyond_every_game_has_none() -> None:
    space = action_space(BASE)
    for action in (Butter(9999), a.Buy(Good.WOOL, 99), a.Bid(99)):
        with pytest.raises(ValueError, match="beyond what a game can come to"):
            space.number(action)
    with pytest.raises(ValueError, match="'butter 9999' is beyond"):
        space.numbers(iter([a.PASS, Butter(9999)]))


def test_the_numbers_do_not_depend_on_the_game() -> None:
    numbers = {
        action_space(BASE).number(action)
        for players in (1, 2, 4)
        for action in Game.new(players, 1).legal_actions
    }
    assert max(numbers) < len(action_space(BASE))

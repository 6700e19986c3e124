"""Random games over all player counts, clans, maps, tiles and variants."""

from __future__ import annotations

import json
import random
from itertools import groupby

from caledonia.actions import Action, EndTurn, Pass
from caledonia.content import Content, load_content
from caledonia.game import Game
from caledonia.options import Options
from caledonia.types import GOOD_NAMES, SPACE_NAMES, UNIT_NAMES, Unit, spaces_of


def random_options(choices: random.Random, players: int, content: Content) -> Options:
    """Return a random, legal set of options."""

    def coin(chance: float = 0.25) -> bool:
        return choices.random() < chance

    no_clans = coin(0.15)
    auction = players > 1 and not no_clans and coin()
    dealt = not no_clans and not auction and coin(0.5)
    return Options(
        kickstarter=coin(0.8),
        static_imports=coin(),
        no_scoring_tiles=coin(0.15),
        no_port_tiles=coin(0.15),
        tighter_map=players in (2, 3) and coin(),
        no_clans=no_clans,
        clan_auction=auction,
        errata_2025=coin(0.5),
        clans=tuple(choices.sample(sorted(content.clans), players)) if dealt else None,
    )


def random_game(choices: random.Random, content: Content | None = None) -> Game:
    """Return a new game; some begin rich, to reach more contracts and bonuses."""
    content = content or load_content()
    players = choices.choice((1, 2, 2, 3, 3, 4, 4))
    options = random_options(choices, players, content)
    game = Game.new(players, choices.getrandbits(63), options, content)
    if choices.random() < 0.5:
        return game
    return _rich(choices, game)


def _rich(choices: random.Random, game: Game) -> Game:
    """Return a game in its first round whose players have more than usual."""
    while game.round == 0:
        game.push(random_choice(choices, game))
    content = game.state.setup.content
    position = json.loads(game.position())
    for seat in position["seats"]:
        seat["money"] += choices.randrange(150)
        seat["glory"] = choices.randrange(20)
        seat["goods"] = {name: choices.randrange(7) for name in GOOD_NAMES}
        shipping = choices.randrange(content.shipping_levels + 1)
        seat["shipping"] = max(seat["shipping"], shipping)
    return Game.from_position(json.dumps(position), content=content)


def built_up(choices: random.Random, game: Game) -> Game:
    """Return the game with each player one factory short of a bonus, cellars filled.

    Random play seldom gets that far (BLD-1, CLN-MK2).
    """
    state = game.state
    position = json.loads(game.position())
    free = list(spaces_of(state.setup.terrain[Unit.BAKERY] & ~state.occupied))
    choices.shuffle(free)
    needed = state.setup.content.export.building_bonus_count - 1
    for seat in position["seats"]:
        kind = UNIT_NAMES[choices.choice((Unit.CHEESE_DAIRY, Unit.BAKERY, Unit.DISTILLERY))]
        spaces = seat["units"].setdefault(kind, [])
        while free and len(spaces) < needed:
            spaces.append(SPACE_NAMES[free.pop()])
        seat["clan_state"] = [choices.randrange(2) for _ in seat["clan_state"]]
    return Game.from_position(json.dumps(position), content=state.setup.content)


def random_choice(choices: random.Random, game: Game) -> Action:
    """Choose a kind of action, then one of that kind; passing and ending are rare.

    Choosing evenly among all actions would mostly buy, sell and expand.
    """
    kinds = [list(group) for _, group in groupby(game.legal_actions, key=type)]
    lively = [kind for kind in kinds if not isinstance(kind[0], Pass | EndTurn)]
    if lively and (len(lively) == len(kinds) or choices.random() < 0.93):
        kinds = lively
    return choices.choice(choices.choice(kinds))

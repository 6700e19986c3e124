"""Random actions, legal or not, to compare two implementations."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from caledonia import actions as a
from caledonia.notation.codes import parse_action
from caledonia.powers.registry import OWN_ACTIONS
from caledonia.state import State
from caledonia.types import (
    GOOD_NAMES,
    GOODS,
    MEAT_NAMES,
    SPACE_NAMES,
    SPACES,
    UNIT_NAMES,
    UNITS,
    Good,
    Unit,
)

_PLAIN: tuple[a.Action, ...] = (
    a.LEAVE,
    a.SHIP,
    a.HIRE,
    a.BONUS_SHIP,
    a.BONUS_HIRE,
    a.DRAW,
    a.KEEP_NONE,
    a.SKIP,
    a.END,
    a.PASS,
    *a.TECH,
    *a.BONUS_TECH,
    *a.BONUS_RECALL,
)


def random_action(choices: random.Random, state: State) -> a.Action:
    """Return an action of any kind, likely to be nearly legal."""
    content = state.setup.content

    def space() -> int:
        return choices.randrange(SPACES)

    def unit() -> Unit:
        return choices.choice(UNITS)

    def good() -> Good:
        return choices.choice(GOODS)

    def contract() -> int:
        return choices.choice([*state.boxes, *content.contracts])

    makers: tuple[Callable[[], a.Action], ...] = (
        lambda: choices.choice(_PLAIN),
        lambda: a.ChooseClan(choices.choice(sorted(content.clans))),
        lambda: a.ChooseTile(choices.choice(sorted(content.starting_tiles))),
        lambda: a.Bid(choices.randrange(-1, 33)),
        lambda: a.Place(unit(), space()),
        lambda: a.Buy(good(), choices.randrange(6)),
        lambda: a.Sell(good(), choices.randrange(6)),
        lambda: a.Obtain(contract()),
        lambda: a.Expand(unit(), space()),
        lambda: a.Expand(unit(), space()),
        lambda: a.Fulfil(contract()),
        lambda: a.Slaughter(space()),
        lambda: random_port(choices, state),
        lambda: random_port(choices, state),
        lambda: a.Keep(contract()),
        lambda: a.Produce(choices.randrange(5), choices.randrange(5), choices.randrange(5)),
        *(partial(random_own, choices, own.form) for own in OWN_ACTIONS.values()),
    )
    return choices.choice(makers)()


def random_port(choices: random.Random, state: State) -> a.UsePort:
    """Return a use of some port tile, in play or not, with some choice."""
    tiles = sorted(state.setup.content.port_tiles)
    in_play = [port.id for port in state.setup.ports] or tiles
    tile = choices.choice([*in_play, *in_play, choices.choice(tiles)])
    effect = choices.choice([tile, choices.choice(in_play)])
    goods = sorted(choices.choices(range(6), k=choices.randrange(4)))
    choice = choices.choice(
        (
            (),
            (choices.choice(MEAT_NAMES),),
            (choices.choice(GOOD_NAMES), choices.choice(("up", "down"))),
            (choices.choice(GOOD_NAMES), *(GOOD_NAMES[good] for good in goods)),
        )
    )
    return a.UsePort(tile, effect, choice)


_NAMES: dict[str, tuple[str, ...]] = {"SPACE": SPACE_NAMES, "UNIT": UNIT_NAMES, "GOOD": GOOD_NAMES}


def random_own(choices: random.Random, form: str) -> a.Action:
    """Return an action of one power, with random variable parts."""
    code = [
        choices.choice(_NAMES[word])
        if word in _NAMES
        else str(choices.randrange(5))
        if word.isupper()
        else choices.choice(word.split("|"))
        for word in form.split()
    ]
    return parse_action(" ".join(code))

"""Forecast of the final victory points at the start of a round.

A sum of what a player has, each thing times a figure. The figures are fitted to games of crofters
(``benchmarks/fit_forecast.py``) for each number of players and each round.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from caledonia.bots.evaluator import Evaluator
from caledonia.bots.links import Links
from caledonia.rules.final import import_values
from caledonia.rules.trade import price_of
from caledonia.state import State
from caledonia.types import BASIC_GOODS, GOODS, IMPORTS, PROCESSED_GOODS, Unit

FIRST_ROUND: Final = 2
"""The first round with enough information for a forecast."""

Features = dict[str, float]
"""What a player has, by name."""

CONTRACT_LEAD: Final = 3
LINK_LEAD: Final = 4
"""Cap on the lead that counts for the places of the final scoring."""


def features_of(state: State) -> list[Features]:
    """Return by seat what counts for the points at the end."""
    board = state.setup.board
    fulfilled = [len(player.fulfilled) for player in state.players]
    linked = [Links(board, player).count for player in state.players]
    imports = import_values(state)
    return [_features(state, seat, fulfilled, linked, imports) for seat in range(len(linked))]


def _features(
    state: State, seat: int, fulfilled: list[int], linked: list[int], imports: tuple[int, ...]
) -> Features:
    setup, player = state.setup, state.players[seat]
    contracts = setup.content.contracts
    worth = Evaluator(state, seat)
    goods = player.goods
    units = [pieces.bit_count() for pieces in player.pieces]
    done = [contracts[number] for number in player.fulfilled]
    free = setup.board.land & ~state.occupied
    grain_users = units[Unit.BAKERY] + units[Unit.DISTILLERY]
    return {
        "seat": 1.0,
        "money": player.money,
        "market": sum(goods[good] * price_of(state, good) for good in GOODS),
        "basic_goods": sum(goods[good] for good in BASIC_GOODS),
        "processed_goods": sum(goods[good] for good in PROCESSED_GOODS),
        "income": player.power.worker_income(player),
        "cows": units[Unit.COW],
        "sheep": units[Unit.SHEEP],
        "fields": units[Unit.FIELD],
        "bakeries": units[Unit.BAKERY],
        "cheese_dairies": units[Unit.CHEESE_DAIRY],
        "distilleries": units[Unit.DISTILLERY],
        "supplied": min(units[Unit.COW], units[Unit.CHEESE_DAIRY])
        + min(units[Unit.FIELD], grain_users),
        "shipping": player.shipping,
        "technology": player.technology.bit_count(),
        "merchants": player.merchants + sum(abs(placed) for placed in player.market),
        "fulfilled": fulfilled[seat],
        "hops": sum(contract.hops for contract in done),
        "imports": sum(
            imports[kind] * contract.imports[kind] for contract in done for kind in IMPORTS
        ),
        "slots": len(player.slots),
        "slots_worth": sum(worth.taking(contracts[n]) for n in player.slots) / worth.point,
        "slots_lack": sum(worth.missing(good) for good in GOODS),
        "glory": player.glory,
        "glory_to_come": sum(tile.glory(state, seat) for tile in setup.scoring[state.round - 1 :]),
        "links": linked[seat],
        "free_land": (player.reach & free).bit_count(),
        "ports_used": player.ports_used.bit_count(),
        "turn": state.turn_order.index(seat),
        "contract_lead": _lead(fulfilled, seat, CONTRACT_LEAD),
        "link_lead": _lead(linked, seat, LINK_LEAD),
    }


def _lead(counts: list[int], seat: int, most: int) -> int:
    """Return how far a seat is ahead of the best other one."""
    best = max((count for other, count in enumerate(counts) if other != seat), default=0)
    return max(-most, min(most, counts[seat] - best))


def forecast(state: State) -> list[float]:
    """Return by seat the victory points expected at the end."""
    figures = FIGURES[state.setup.players][state.round]
    return [
        sum(figures[name] * amount for name, amount in features.items())
        for features in features_of(state)
    ]


FEATURE_NAMES: Final = (
    "seat",
    "money",
    "market",
    "basic_goods",
    "processed_goods",
    "income",
    "cows",
    "sheep",
    "fields",
    "bakeries",
    "cheese_dairies",
    "distilleries",
    "supplied",
    "shipping",
    "technology",
    "merchants",
    "fulfilled",
    "hops",
    "imports",
    "slots",
    "slots_worth",
    "slots_lack",
    "glory",
    "glory_to_come",
    "links",
    "free_land",
    "ports_used",
    "turn",
    "contract_lead",
    "link_lead",
)
"""The features in their order, which the compiled twin shares."""


def _load() -> dict[int, dict[int, dict[str, float]]]:
    text = (files("caledonia.bots") / "forecast.json").read_text(encoding="utf-8")
    return {
        int(players): {int(number): figures for number, figures in rounds.items()}
        for players, rounds in json.loads(text).items()
    }


FIGURES: Final = _load()
"""By number of players, round and feature."""

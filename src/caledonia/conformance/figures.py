"""Content packs with other figures, to show that no code repeats a figure."""

from __future__ import annotations

import random
from dataclasses import replace

from caledonia.content import Content
from caledonia.content.types import Contract, Market, StartingTile


def other_figures(choices: random.Random, content: Content) -> Content:
    """Return a pack with slightly different costs, incomes, prices and points."""

    def near(figure: int) -> int:
        """Return a nearby figure; 0 stays 0."""
        return max(1, figure + choices.randint(-2, 2)) if figure else 0

    def all_near(figures: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(map(near, figures))

    def market(board: Market) -> Market:
        # A track of prices rises from step to step.
        return replace(board, tracks=tuple(tuple(sorted(all_near(t))) for t in board.tracks))

    def contract(one: Contract) -> Contract:
        return replace(one, hops=near(one.hops), money=near(one.money))

    def tile(one: StartingTile) -> StartingTile:
        return replace(one, money=near(one.money), goods=all_near(one.goods))

    units, upgrades, final = content.units, content.upgrades, content.final
    export, neighbourhood = content.export, content.neighbourhood
    return replace(
        content,
        id=f"{content.id}-other",
        contracts={number: contract(one) for number, one in content.contracts.items()},
        starting_tiles={number: tile(one) for number, one in content.starting_tiles.items()},
        units=replace(
            units,
            cost=all_near(units.cost),
            income=all_near(units.income),
            technology_income=near(units.technology_income),
        ),
        upgrades=replace(
            upgrades,
            shipping=near(upgrades.shipping),
            technology=near(upgrades.technology),
            merchant=near(upgrades.merchant),
            bonus_technology=near(upgrades.bonus_technology),
        ),
        market_small=market(content.market_small),
        market_large=market(content.market_large),
        neighbourhood=replace(
            neighbourhood,
            basic_discount=near(neighbourhood.basic_discount),
            processed_discount=near(neighbourhood.processed_discount),
        ),
        export=replace(
            export,
            pass_money=all_near(export.pass_money),
            solo_pass_money=near(export.solo_pass_money),
        ),
        final=replace(
            final,
            basic=near(final.basic),
            processed=near(final.processed),
            money_per_point=near(final.money_per_point),
            hops=near(final.hops),
            contract_places=tuple(map(all_near, final.contract_places)),
            settlement_places=tuple(map(all_near, final.settlement_places)),
        ),
    )

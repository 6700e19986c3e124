"""The figures behind the rules of thumb; tuned by self-play (docs/bots.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Worth of things in present-day pounds, unless stated otherwise."""

    point: tuple[float, ...] = (1.57, 1.57, 2.17, 2.99, 6.69, 15.7)
    """A victory point by round (0 is the setup): early money grows, late money is counted."""
    growth: float = 1.67
    """How much more money is worth a round earlier."""
    imports: float = 0.635
    """How much of the victory points of imports counts."""
    import_rank: float = 0.351
    """How far the present ranks of the imports are trusted to last."""
    contract_points: float = 3.14
    """Share of one contract in the final scoring of contracts, in victory points."""
    link_points: float = 1.42
    """Share of one more linked settlement in the final scoring, in victory points."""
    workers: float = 1.01
    animals: float = 0.927
    fields: float = 0.0537
    factories: float = 1.59
    """How much of what a unit makes until the end counts."""
    expanding: float = 4.83
    obtaining: float = 6.65
    trading: float = -0.468
    """What an action of this kind is worth besides."""
    free_space: float = 3.09
    bonus_upgrade: float = 5.74
    piece_missing: float = 0.0
    """Trouble of getting one more piece for a contract."""
    piece_bonus: float = 0.974
    """How much of a contract's gain one lacking piece may cost."""
    piece_kept: float = 1.04
    """Extra cost of giving away what a contract needs."""
    animal_wanted: float = 2.79
    """Extra worth of an animal that a contract lacks."""
    merchant_busy: float = 1.2
    merchant_idle: float = 0.044
    """What one more merchant earns in a round, with and without goods waiting."""
    market_share: float = 0.413
    """How much of the sum of price and medium price a good is worth before the end."""
    market_late: float = 0.531
    """How much of its final points a good is worth in the last but one round."""
    idle_factory: float = 0.0013
    """How much of its gain a factory is worth without input of your own."""
    opened_space: float = 0.288
    """A land space that comes into reach by a new unit, over the whole game."""
    port: float = 3.04
    """A port that comes into reach."""
    neighbourhood: float = 0.567
    """How much of a discount by neighbours counts."""
    shipping_space: float = 0.718
    shipping_most: float = 11.1
    """A land space that comes into reach by shipping, and the most that all of them count."""
    slot_freed: float = 13.4
    """A fulfilled contract frees its slot."""
    spare_good: float = 2.82
    """What is lost by buying a good that no contract lacks, before the last round."""
    poor: int = 20
    """With less money than this, cash is welcome."""
    poor_bonus: float = 0.557
    later_glory: float = 0.706
    """How much of the glory of later rounds counts."""
    time_per_round: float = 2.59
    """Pieces that can be found for a contract in each later round."""
    chance_late: float = 0.329
    """Chance to fulfil a contract that takes most of the time left."""
    start_grassland: float = 0.35
    start_cheap: float = 0.431
    start_loch: float = 0.341
    """What spaces near a starting worker are worth: grassland, cheap land, lochs."""


DEFAULT: Final = Weights()

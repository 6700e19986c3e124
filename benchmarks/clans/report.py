"""A readable report about clans."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from benchmarks.clans.effects import kept_of
from caledonia.arena.clans import Played, Shares, count, wilson
from caledonia.bots.clans import ALL, Key, Line


def report(known: dict[Key, Line]) -> str:
    """Return how clans did."""
    return "\n".join(
        f"{players} players {clan:12} {line.games:6} games, {line.points:.1f} points,"
        f" lead {line.lead:+5.1f} ± {line.lead_margin:.1f},"
        f" won {line.share:.1%} ({line.share_low:.1%} to {line.share_high:.1%}),"
        f" bid {line.extra:+.1f} beyond it"
        for (players, clan, by, _), line in known.items()
        if by == ALL
    )


def comparison(games: Sequence[Played], known: dict[Key, Line]) -> str:
    """Return leads and shares of these games beside the known ones."""
    text = []
    counted = count(games)
    for players in sorted({len(game.seats) for game in games}):
        some = [game for game in games if len(game.seats) == players]
        kept, margin = kept_of(some, known)
        mean = np.mean([seat.points for game in some for seat in game.seats])
        text.append(
            f"{len(some)} games of {players}, {mean:.1f} points on average: of each point expected"
            f" {kept:.2f} ± {margin:.2f}"
        )
        for (among, clan, by, _), line in counted.items():
            if among == players and by == ALL:
                table = known[players, clan, ALL, ""]
                text.append(
                    f"  {clan:12} {line.games:5} games, lead {line.lead:+5.1f}"
                    f" ± {line.lead_margin:.1f} ({table.lead:+.1f} in the table),"
                    f" won {line.share:.1%} ({table.share:.1%})"
                )
    return "\n".join(text)


def share_text(won: Shares, players: int, clan: str) -> str:
    """Return a clan's share of wins with its interval."""
    games, share = won[players, clan]
    low, high = wilson(share, games)
    return f"{share:.1%} ({low:.1%} to {high:.1%})"

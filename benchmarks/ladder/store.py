"""Games of the ladder in a file, so that several runs add up.

One line of JSON for each game: who met, how the levels were then, and the result. Games of levels
or of code that have changed since are left in the file and not counted.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Final

from benchmarks.ladder.fingerprint import fingerprint
from caledonia.arena.match import Match, Result
from caledonia.bots.levels import LEVELS

Job = tuple[int, int]
"""Which match, and which of its games."""
Deals = dict[Job, list[Result]]
"""Finished games by match and deal."""
THOUGHT: Final = ("turns", "decisions")
"""Seconds of thought, which nothing here needs."""


class Store:
    """The games of a plan, in memory and in a file if one is given."""

    def __init__(self, plan: list[Match], net: str, path: Path | None) -> None:
        """Read the stored games.

        :param net: a digest of the net that all of them are played with.
        """
        self._path = path
        self._plan = plan
        self._ways = [_ways(match, net) for match in plan]
        self.games: dict[Job, Result] = {}
        """Finished games; those of one deal may still lack others."""
        known = {json.dumps(way): which for which, way in enumerate(self._ways)}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                which = known.get(json.dumps(row["ways"]))
                if which is not None:
                    result = Result(**row["result"], turns=[], decisions=[])
                    self.games[which, result.game] = result

    def add(self, job: Job, result: Result) -> None:
        """Keep a game that was finished."""
        self.games[job] = result
        if self._path is not None:
            row = {name: each for name, each in result.as_dict().items() if name not in THOUGHT}
            line = json.dumps({"ways": self._ways[job[0]], "result": row}, separators=(",", ":"))
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")

    def deals(self) -> Deals:
        """Return the deals of which all games are finished."""
        deals: defaultdict[Job, list[Result]] = defaultdict(list)
        for (which, _), result in sorted(self.games.items(), key=lambda each: each[0]):
            deals[which, result.deal].append(result)
        return {
            (which, deal): games
            for (which, deal), games in deals.items()
            if len(games) == len(self._plan[which].rotations)
        }


def _ways(match: Match, net: str) -> list[str]:
    """Return how each player of a match plays: name, pace, slips and code."""
    return [
        f"{net} {match.seed}",
        *(
            f"{each.bot} {each.limit.seconds} {LEVELS[each.bot]} {fingerprint(each.bot)}"
            for each in match.line_up
        ),
    ]

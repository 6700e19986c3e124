from __future__ import annotations

import pytest

from caledonia.arena.entrants import Entrant, fill_seats, parse_entrant, rotations
from caledonia.bots import BOTS, Limit


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("random", Entrant("random", "random", Limit(seconds=9.0))),
        ("random@2s", Entrant("random@2s", "random", Limit(seconds=2.0))),
        ("crofter@0.5s", Entrant("crofter@0.5s", "crofter", Limit(seconds=0.5))),
        ("crofter@500n", Entrant("crofter@500n", "crofter", Limit(nodes=500))),
        ("exec:./bot me@home", Entrant("exec:./bot me@home", "exec:./bot me@home", Limit(9.0))),
        ("exec:./bot@2s", Entrant("exec:./bot@2s", "exec:./bot", Limit(2.0))),
        ("simple@1s", Entrant("crofter@1s", "crofter", Limit(seconds=1.0))),
    ],
)
def test_a_bot_with_a_limit(text: str, entrant: Entrant) -> None:
    assert parse_entrant(text, Limit(seconds=9.0)) == entrant


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("clever", f"no bot 'clever': choose one of {', '.join(BOTS)}"),
        ("random@", "write a limit as random@2s"),
        ("random@fast", "write a limit as random@2s"),
        ("random@-1s", "write a limit as random@2s"),
        ("random@2.5n", "nodes are a whole number"),
        ("random@0s", "0 seconds: give more than 0"),
        ("random@0n", "0 nodes: give at least 1"),
    ],
)
def test_wrong_bots(text: str, problem: str) -> None:
    with pytest.raises(ValueError) as caught:
        parse_entrant(text)
    assert problem in str(caught.value)


A, B, C = (Entrant(name, "random") for name in "abc")


def test_the_last_one_fills_the_seats() -> None:
    assert fill_seats([A, B], 4) == (A, B, B, B)
    assert fill_seats([A, B, C], 3) == (A, B, C)
    with pytest.raises(ValueError, match="3 bots for 2 players: give at most 2"):
        fill_seats([A, B, C], 2)
    with pytest.raises(ValueError, match="name at least one"):
        fill_seats([], 2)


@pytest.mark.parametrize(
    ("line_up", "expected"),
    [
        ((A, B), ["ab", "ba"]),
        ((A, B, C), ["abc", "cab", "bca"]),
        ((A, B, B, B), ["abbb", "babb", "bbab", "bbba"]),
        ((A, B, A, B), ["abab", "baba"]),
        ((A, A), ["aa"]),
    ],
)
def test_rotations_are_different(line_up: tuple[Entrant, ...], expected: list[str]) -> None:
    assert ["".join(each.label for each in turned) for turned in rotations(line_up)] == expected

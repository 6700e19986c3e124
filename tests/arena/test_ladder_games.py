"""Games of the ladder are stored, and the most informative ones come next."""

from __future__ import annotations

from collections import Counter
from itertools import islice, pairwise
from math import inf
from pathlib import Path

import pytest

from benchmarks.ladder.__main__ import figures
from benchmarks.ladder.fingerprint import ROOT, SEARCH, SEER, THUMB, bare, fingerprint
from benchmarks.ladder.games import LEAST, TABLE, jobs, matches
from benchmarks.ladder.store import Job, Store
from caledonia.arena.match import Match, Result
from caledonia.bots.levels import LEVELS, Slips
from caledonia.rules.final import SCORE_LINES

PLAN = matches(None)


def result(match: Match, number: int) -> Result:
    """Return a game in which the better level came first."""
    deal, rotation = divmod(number, len(match.rotations))
    bots = [entrant.label for entrant in match.rotations[rotation]]
    order = sorted(bots, key=list(LEVELS).index, reverse=True)
    places = [order.index(bot) + 1 for bot in bots]
    return Result(
        game=number,
        deal=deal,
        seed=deal,
        bots=bots,
        clans=["" for _ in bots],
        scores=[150 - 10 * place for place in places],
        places=places,
        sheets=[dict.fromkeys(SCORE_LINES, 1) for _ in bots],
        rank=None,
        faults=[0 for _ in bots],
        first_faults=["" for _ in bots],
        turns=[[0.5] for _ in bots],
        decisions=[[0.5] for _ in bots],
    )


def play(store: Store, many: int) -> list[Job]:
    played = list(islice(jobs(PLAN, store, inf), many))
    for job in played:
        store.add(job, result(PLAN[job[0]], job[1]))
    return played


def test_games_are_kept_and_added_to(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = play(Store(PLAN, "net", file), 7)
    again = Store(PLAN, "net", file)
    assert set(again.games) == set(first)
    second = play(again, 5)
    assert not set(first) & set(second)
    assert len(Store(PLAN, "net", file).games) == 12


def test_games_of_other_levels_or_nets_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    play(Store(PLAN, "net", file), 8)
    assert not Store(PLAN, "another net", file).games
    slips = Slips(None, nodes=0, overlooks=0.9, misjudges=9.0, worst=9.0)
    monkeypatch.setitem(LEVELS, "shepherd", slips)
    kept = Store(PLAN, "net", file).games
    assert {which for which, _ in kept} == {1}


def test_games_from_before_a_change_of_the_search_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    play(Store(PLAN, "net", file), 8)
    assert Store(PLAN, "net", file).games
    monkeypatch.setattr("benchmarks.ladder.store.fingerprint", "changed {}".format)
    assert not Store(PLAN, "net", file).games


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("native/seer.cpp", {"bard", "seer"}),
        ("native/utility.hpp", {"distiller", "laird", "chief", "bard", "seer"}),
        ("native/worth.cpp", set(LEVELS)),
    ],
)
def test_a_change_of_the_code_changes_the_levels_that_use_it(
    name: str, changed: set[str], tmp_path: Path
) -> None:
    for each in {*THUMB, *SEARCH, *SEER}:
        (tmp_path / each).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / each).write_text((ROOT / each).read_text(encoding="utf-8"), encoding="utf-8")
    before = {level: fingerprint(level) for level in LEVELS}
    code = (tmp_path / name).read_text(encoding="utf-8")
    (tmp_path / name).write_text(code + "int more = 1;\n", encoding="utf-8")
    after = {level: fingerprint(level, tmp_path) for level in LEVELS}
    assert {level for level in LEVELS if after[level] != before[level]} == changed


def test_words_and_layout_do_not_change_the_fingerprint() -> None:
    assert bare("a.cpp", "int a = 1;  // one\n\n/* more\n */ int b;") == "int a = 1; int b;"
    assert bare("a.cpp", "int a = 2;") != bare("a.cpp", "int a = 1;")
    one = '"""Text."""\nA = 1\n"""More."""\ndef b():\n    """Text."""\n    return A\n'
    assert bare("a.py", one) == bare("a.py", "A = 1  # one\n\n\ndef b():\n    return (A)\n")
    assert bare("a.py", "A = 2") != bare("a.py", "A = 1")
    # One level may change without the others.
    assert bare("a.py", "A = 1\nLEVELS: dict = {1: 2}") == bare("a.py", "A = 1")


def test_only_whole_deals_count() -> None:
    store = Store(PLAN, "net", None)
    play(store, 3)
    assert set(store.deals()) == {(0, 0)}


def test_every_match_is_played_before_the_time_counts() -> None:
    store = Store(PLAN, "net", None)
    for job in jobs(PLAN, store, -inf):
        store.add(job, result(PLAN[job[0]], job[1]))
    deals = Counter(which for which, _ in store.deals())
    assert deals == dict.fromkeys(range(len(PLAN)), LEAST)
    levels = figures(store.deals())
    assert list(levels) == list(LEVELS)


def test_the_least_played_pairing_is_next() -> None:
    """After enough games all neighbours met about equally often, and so did all levels in fours."""
    store = Store(PLAN, "net", None)
    play(store, 900)
    names = list(LEVELS)
    met = [
        sum({one, other} <= set(game.bots) for game in store.games.values())
        for one, other in pairwise(names)
    ]
    assert max(met) - min(met) <= 12
    fours = [
        sum(name in game.bots and len(game.bots) == TABLE for game in store.games.values())
        for name in names
    ]
    assert min(fours) >= 40

"""Games on the compiled twin are those that the bots play one decision after the other."""

from __future__ import annotations

import pytest

from caledonia import native
from caledonia.actions import Action
from caledonia.arena import match
from caledonia.arena.entrants import parse_entrant
from caledonia.arena.match import Match, Result
from caledonia.arena.quick import play_quickly
from caledonia.arena.table import play
from caledonia.bots import BOTS, make_bot
from caledonia.game import Game
from caledonia.native.match import ROOM
from caledonia.options import Options
from tools import balance
from tools.balance import Plan

pytestmark = pytest.mark.skipif(
    not native.available(), reason=f"no compiled twin: {native.why_not_available()}"
)


def without_times(result: Result) -> dict[str, object]:
    data = result.as_dict()
    counts = {name: [len(times) for times in data.pop(name)] for name in ("turns", "decisions")}  # type: ignore[attr-defined]  # lists by seat
    return {**data, **counts, "record": result.record}


def in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (match, balance):
        monkeypatch.setattr(module, "play_quickly", lambda *_: None)


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        ("crofter", Options()),
        ("crofter crofter", Options(clan_auction=True)),
        ("crofter@2s random", Options(tighter_map=True)),
        ("random random crofter", Options(no_clans=True)),
        ("crofter crofter crofter", Options(errata_2025=True, static_imports=True)),
        ("crofter random crofter random", Options()),
    ],
)
def test_the_games_of_a_match_are_the_same(
    bots: str, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    line_up = tuple(parse_entrant(bot) for bot in bots.split())
    for draft in (False, True):
        plan = Match(line_up=line_up, seed=3, options=options, draft=draft, keep_records=draft)
        numbers = range(3)
        quick = [without_times(match.play_game(plan, number)) for number in numbers]
        with monkeypatch.context() as patched:
            in_python(patched)
            asked = [without_times(match.play_game(plan, number)) for number in numbers]
        assert quick == asked


@pytest.mark.parametrize("plan", [Plan(), Plan(free=True), Plan(bot="random")])
def test_the_games_of_map_balance_are_the_same(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = balance.play_games(plan, range(9))
    in_python(monkeypatch)
    assert quick == balance.play_games(plan, range(9))


def test_every_decision_is_the_same_from_the_middle_of_a_game_on() -> None:
    game = Game.new(3, 8)
    for _ in range(40):
        game.push(game.legal_actions[0])
    quick = play_quickly(game, ["crofter", "random", "crofter"], [5, 6, 7])
    assert quick is not None
    assert game.ply == 40
    bots = [make_bot("crofter", 5), make_bot("random", 6), make_bot("crofter", 7)]
    decisions: list[tuple[int, Action]] = []
    play(game, bots, watch=lambda seat, action: decisions.append((seat, action)))
    assert [(taken.seat, taken.action) for taken in quick.taken] == decisions
    assert quick.game.position() == game.position()


def test_more_decisions_than_the_twin_hands_over_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game.new(2, 1)
    whole = play_quickly(game, ["crofter"] * 2, [1, 2])
    assert whole is not None
    assert len(whole.taken) < ROOM
    monkeypatch.setattr("caledonia.native.match.ROOM", 3)
    pieces = play_quickly(game, ["crofter"] * 2, [1, 2])
    assert pieces is not None
    assert [each[:2] for each in pieces.taken] == [each[:2] for each in whole.taken]
    assert pieces.game.position() == whole.game.position()


def test_turns_begin_where_the_engine_says() -> None:
    game = Game.new(2, 4)
    quick = play_quickly(game, ["crofter", "random"], [1, 2])
    assert quick is not None
    for taken in quick.taken:
        assert taken.opens_turn == game.turn_is_over()
        assert taken.seconds >= 0
        game.push(taken.action)
    assert game.is_over()


@pytest.mark.parametrize("other", ["merchant", "exec:./mybot"])
def test_a_table_with_another_bot_is_played_in_python(other: str) -> None:
    assert play_quickly(Game.new(2, 1), ["crofter", other], [1, 2]) is None


def test_a_bot_of_the_same_name_that_is_another_one_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "random", BOTS["merchant"])
    assert play_quickly(Game.new(2, 1), ["crofter", "random"], [1, 2]) is None


def test_without_a_twin_the_game_is_played_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caledonia.arena.quick.twin_of", lambda _: None)
    assert play_quickly(Game.new(2, 1), ["crofter"] * 2, [1, 2]) is None
    result = match.play_game(Match(line_up=(parse_entrant("crofter"),) * 2), 0)
    assert sum(result.places) == 3

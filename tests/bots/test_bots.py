from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from caledonia import Game, Options
from caledonia.bot_ids import BOT_IDS
from caledonia.bots import BOTS, DEFAULT_BOT, Limit, bot_named, make_bot
from caledonia.bots.crofter import Crofter
from caledonia.content import load_content
from caledonia.rules.final import Outcome

LIMIT = Limit(nodes=1)
"""Enough for every bot to go through all its parts, and the same on every machine."""


def play(game: Game, names: list[str]) -> Outcome:
    """Let bots play a game to its end; every choice must be legal."""
    bots = [make_bot(name, seed) for seed, name in enumerate(names)]
    while (seat := game.deciding_seat) is not None:
        before = game.state
        decision = bots[seat].choose(game, seat, LIMIT)
        assert game.state is before
        assert decision.action in game.legal_actions
        game.push(decision.action)
    outcome = game.outcome()
    assert outcome is not None
    return outcome


VARIANTS = [
    Options(),
    Options.first_game(),
    Options(no_clans=True),
    Options(clan_auction=True),
    Options(tighter_map=True, errata_2025=True),
]


def goes(players: int, options: Options) -> bool:
    if options.clan_auction:
        return players > 1
    return not options.tighter_map or players in (2, 3)


def test_all_ids_are_those_of_bots() -> None:
    assert tuple(BOTS) == BOT_IDS


@pytest.mark.parametrize("bot", [name for name in BOTS if name != "chief"])
@pytest.mark.parametrize(
    ("players", "options"),
    [pair for pair in itertools.product((1, 2, 3, 4), VARIANTS) if goes(*pair)],
)
def test_bots_play_every_kind_of_game(bot: str, players: int, options: Options) -> None:
    play(Game.new(players, 3 * players, options), [bot] * players)


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("clan", load_content().clans)
def test_the_default_bot_plays_every_clan(clan: str, players: int) -> None:
    others = [other for other in load_content().clans if other != clan][: players - 1]
    options = Options(clans=(clan, *others))
    play(Game.new(players, 9, options), [DEFAULT_BOT] * players)


def test_the_same_seed_plays_the_same_game() -> None:
    def record(seed: int) -> str:
        game = Game.new(2, 4)
        bots = [make_bot(DEFAULT_BOT, seed), make_bot("random", seed)]
        while (seat := game.deciding_seat) is not None:
            game.push(bots[seat].choose(game, seat, LIMIT).action)
        return game.record()

    assert record(1) == record(1)
    assert record(1) != record(2)


def test_the_crofter_beats_chance() -> None:
    wins = 0
    for seed in range(8):
        seat = seed % 2
        names = ["random", "random"]
        names[seat] = "crofter"
        wins += seat in play(Game.new(2, seed), names).winners
    assert wins >= 7


def test_the_crofter_fulfils_contracts_and_builds() -> None:
    game = Game.new(3, 12)
    outcome = play(game, ["crofter"] * 3)
    assert all(sheet.contracts_fulfilled >= 1 for sheet in outcome.sheets)
    assert all(player.occupied.bit_count() >= 5 for player in game.state.players)


def test_alternatives_are_weighed_best_first() -> None:
    game = Game.new(2, 2)
    seat = game.deciding_seat
    assert seat is not None
    decision = make_bot("crofter", 1).choose(game, seat, LIMIT)
    worths = {each.action: each.worth for each in decision.alternatives}
    assert list(worths.values()) == sorted(worths.values(), reverse=True)
    assert worths.keys() == set(game.legal_actions)
    assert decision.alternatives[0].worth == worths[decision.action]


def test_bots_never_look_at_what_is_hidden() -> None:
    """Whatever the pile and the dice hold, the choice is the same."""
    game = Game.new(3, 6)
    bots = [make_bot("crofter", seed) for seed in range(3)]
    while (seat := game.deciding_seat) is not None:
        decision = bots[seat].choose(game, seat, LIMIT)
        other = Game.new(3, 6)
        other.state = replace(game.state, pile=game.state.pile[::-1], random=12345)
        again = make_bot("crofter", 0).choose(other, seat, LIMIT)
        assert set(again.alternatives) == set(decision.alternatives)
        game.push(decision.action)


def test_an_unknown_bot_is_an_error() -> None:
    with pytest.raises(ValueError, match="no bot 'deep': choose one of random, merchant"):
        make_bot("deep")


@pytest.mark.parametrize("name", BOTS)
def test_the_same_position_gets_the_same_answer(name: str) -> None:
    game = Game.new(2, 4)
    bots = [make_bot(name), make_bot(name)]

    def played() -> list[str]:
        codes = []
        for _ in range(20):
            seat = game.deciding_seat
            assert seat is not None
            game.push(bots[seat].choose(game, seat, LIMIT).action)
            codes.append(str(game.actions[-1]))
        for _ in codes:
            game.pop()
        return codes

    assert played() == played()


def test_a_former_name_still_finds_its_bot() -> None:
    assert bot_named("simple") == "crofter"
    assert isinstance(make_bot("simple", 1), Crofter)

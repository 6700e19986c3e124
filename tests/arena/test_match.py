from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from caledonia.arena.entrants import Entrant, parse_entrant
from caledonia.arena.match import Match, Result, play_game
from caledonia.bots import BOTS, Decision, Limit
from caledonia.bots.fallback import GIVE_UP_AFTER
from caledonia.bots.random_bot import RandomBot
from caledonia.game import Game
from caledonia.options import Options

A, B, C = (Entrant(name, "random") for name in "abc")


def games(match: Match, deals: int) -> list[Result]:
    return [play_game(match, number) for number in range(deals * len(match.rotations))]


def without_times(result: Result) -> dict[str, object]:
    data = result.as_dict()
    return {name: data[name] for name in data if name not in ("turns", "decisions")}


# Duplicate.


@pytest.mark.parametrize("line_up", [(A, B), (A, B, C), (A, B, B, B), (A, B, A, B)])
def test_every_bot_has_every_seat_and_clan_of_a_deal(line_up: tuple[Entrant, ...]) -> None:
    match = Match(line_up=line_up)
    played = games(match, 2)
    for deal in range(2):
        of_deal = [result for result in played if result.deal == deal]
        assert len({result.seed for result in of_deal}) == 1
        assert len({tuple(result.clans) for result in of_deal}) == 1
        clans = of_deal[0].clans
        assert len(set(clans)) == len(line_up)
        held = Counter(
            (bot, seat, result.clans[seat])
            for result in of_deal
            for seat, bot in enumerate(result.bots)
        )
        copies = Counter(entrant.label for entrant in line_up)
        for label in match.labels:
            # A bot on several seats comes back to each seat as often as it has copies.
            times = copies[label] * len(of_deal) // len(line_up)
            for seat, clan in enumerate(clans):
                assert held[label, seat, clan] == times
    assert played[0].seed != played[-1].seed


def test_the_set_up_is_that_of_the_draft() -> None:
    match = Match(line_up=(A, B, C))
    drafted = replace(match, draft=True)
    deal, same = match.deal(0), drafted.deal(0)
    dealt = Game.new(3, deal.seed, deal.options)
    offered = Game.new(3, same.seed, same.options)
    assert same.options == Options()
    assert dealt.state.boxes == offered.state.boxes
    assert dealt.state.turn_order == offered.state.turn_order
    pairs = [(player.power.id, player.starting_tile) for player in dealt.state.players]
    assert tuple(pairs) == offered.state.offer[:3]


def test_number_and_seed_decide_everything() -> None:
    match = Match(line_up=(A, B))
    assert without_times(play_game(match, 3)) == without_times(play_game(match, 3))
    assert play_game(match, 3).scores != play_game(replace(match, seed=2), 3).scores


def test_whole_deals() -> None:
    match = Match(line_up=(A, B, C))
    assert [match.whole_deals(number) for number in (1, 3, 4)] == [3, 3, 6]


@pytest.mark.parametrize(
    "options",
    [Options(clan_auction=True), Options(no_clans=True), Options.first_game()],
    ids=["auction", "no clans", "first game"],
)
def test_variants(options: Options) -> None:
    match = Match(line_up=(A, B), options=options)
    result = play_game(match, 0)
    assert match.is_dealt is not options.clan_auction
    assert sum(result.wins) == 1
    assert [sum(sheet.values()) for sheet in result.sheets] == result.scores


def test_options_that_do_not_go_together() -> None:
    with pytest.raises(ValueError, match="exclude each other"):
        Match(line_up=(A, B), options=Options(clan_auction=True, no_clans=True)).check()


# Records and times.


def test_records_name_the_bots() -> None:
    match = Match(line_up=(parse_entrant("random@9n"), A), keep_records=True)
    result = play_game(match, 1)
    assert 'Seats: ["a", "random@9n"]' in result.record
    outcome = Game.from_record(result.record).outcome()
    assert outcome is not None
    assert list(outcome.scores) == result.scores
    assert "record" not in result.as_dict()


def test_turns_are_sums_of_decisions() -> None:
    result = play_game(Match(line_up=(A, B)), 0)
    for turns, decisions in zip(result.turns, result.decisions, strict=True):
        assert 20 < len(turns) <= len(decisions)
        assert sum(turns) == pytest.approx(sum(decisions), abs=1e-3)


def test_who_plays_on_alone_has_turn_after_turn() -> None:
    # All decisions of a solo game are of one seat, and there are many turns.
    result = play_game(Match(line_up=(A,), draft=True), 0)
    assert len(result.turns[0]) > 20
    assert result.rank is not None


# Faults.


class Faulty(RandomBot):
    """Raises at its first decision and answers nonsense at its second."""

    def __init__(self, seed: int | None) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        self.asked += 1
        decision = super().choose(game, seat, limit)
        game.push(decision.action)
        if self.asked == 1:
            raise KeyError("lost")
        return Decision(None) if self.asked == 2 else decision  # type: ignore[arg-type]  # a fault


class Stuck(RandomBot):
    """Never answers well, and counts how often it was asked; cannot even be closed."""

    asked = 0

    def choose(self, game: Game, seat: int, limit: Limit) -> Decision:
        Stuck.asked += 1
        raise TimeoutError

    def close(self) -> None:
        raise OSError


def unmade(seed: int | None) -> RandomBot:
    raise OSError("no such player")


def test_faults_are_forfeited_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "faulty", Faulty)
    result = play_game(Match(line_up=(parse_entrant("faulty"), parse_entrant("random"))), 0)
    assert result.faults == [2, 0]
    assert result.first_faults[0].endswith("KeyError: 'lost'")
    assert result.first_faults[1] == ""
    assert sum(result.wins) == 1


def test_a_bot_that_cannot_be_made_forfeits_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "unmade", unmade)
    line_up = (parse_entrant("random"), parse_entrant("unmade"))
    result = play_game(Match(line_up=line_up), 0)
    assert result.faults == [0, len(result.decisions[1])]
    # The crofter plays in its place, and better than at random.
    assert result.scores[1] > result.scores[0]


def test_a_bot_that_always_fails_is_not_asked_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stuck", Stuck)
    monkeypatch.setattr(Stuck, "asked", 0)
    result = play_game(Match(line_up=(parse_entrant("stuck"), parse_entrant("random"))), 0)
    assert Stuck.asked == GIVE_UP_AFTER
    assert result.faults == [len(result.decisions[0]), 0]

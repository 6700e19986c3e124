"""What runs in the processes of bots: nothing but the engine and plain data."""

from __future__ import annotations

import os
import signal
from ctypes import c_double
from dataclasses import dataclass, replace
from multiprocessing import parent_process
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Final

import msgspec

from caledonia.actions import Action
from caledonia.bots import FallbackBot, Limit, make_bot
from caledonia.bots.action_forecast import ActionForecast, differences
from caledonia.bots.base import Alternative, Reason
from caledonia.bots.clans import appraise
from caledonia.bots.counsel import CLOSELY, counsel, finished_search, mean_points
from caledonia.bots.explain import explained
from caledonia.bots.fast import DecisionSearch
from caledonia.bots.searchers import seer_search
from caledonia.game import Game
from caledonia.native.seer import SeerSearch
from caledonia.review import Played, Settings, assemble, probe, settings_for
from caledonia.review.analysis import has_net
from caledonia.review.codec import probe_from_json, probe_to_json, rounded, to_json
from caledonia.server.games.replay import GameLog, game_after, whole_game
from caledonia.server.jobs.precedence import Courtesy
from caledonia.server.packs import content_of
from caledonia.teaching.evaluation import evaluate_position
from caledonia.teaching.navigator import navigate
from caledonia.teaching.shapes import Evaluation, SeatRoutes, SeatWeather
from caledonia.teaching.weather import market_weather

if TYPE_CHECKING:
    # Processes of bots need no descriptions of answers, which take memory.
    from caledonia.server.shapes.analysis import (
        Advice,
        GuideAdvice,
        HintAlternative,
        HintReason,
        JudgedDecision,
        Judgement,
        LineDifference,
    )

HINT_PATIENCE: Final = 1.0
"""A person waits for a hint, so a busy machine thinks less about it rather than longer."""
CLOSELY_SHARE: Final = 12
"""A judged action gets at least one in this many playouts."""


def prepare(until: c_double | None = None) -> None:
    """Set up a bot process: only the server stops it, and it ends with the server.

    :param until: until when it must pause, in memory shared with the server; None: it never does.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()
    if until is not None:
        SeerSearch.give_way = Courtesy(until)


def _end_with_server() -> None:
    """End this process when the server ends, even if that is killed."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


@dataclass(frozen=True, slots=True)
class BotTurn:
    """The decisions of a bot for the rest of a turn."""

    codes: list[str]
    faults: int
    """At how many decisions in a row the bot has failed by now, earlier turns included."""
    last_fault: str | None
    """How the bot failed last in this turn; None if it did not."""


def turn_of(
    bot: str, seed: int, position: str, pack: str, seconds: float | None, faults: int = 0
) -> BotTurn:
    """Return the decisions of a bot for the rest of the turn.

    :param position: a whole one; bots do not look at what is hidden.
    :param pack: the content that the table is played with.
    :param faults: at how many decisions in a row the bot failed before.
    """
    game = Game.from_position(position, content_of(pack))
    player = FallbackBot(make_bot(bot, seed), faults=faults)
    seat = game.deciding_seat
    assert seat is not None
    codes: list[str] = []
    while not codes or not game.turn_is_over():
        action = player.choose(game, seat, Limit(seconds=seconds)).action
        codes.append(str(action))
        game.push(action)
    fault = player.last_fault
    return BotTurn(codes, player.faults_in_a_row, None if fault is None else str(fault))


def advice(
    bot: str,
    position: str,
    pack: str,
    seconds: float | None,
    nodes: int | None = None,
) -> Advice:
    """Return what a bot would do, with the best alternatives and a reason for each.

    :param nodes: games to play out, instead of a time limit.
    """
    game = Game.from_position(position, content_of(pack))
    seat = game.deciding_seat
    assert seat is not None
    limit = Limit(seconds=seconds, nodes=nodes, patience=HINT_PATIENCE)
    decision = make_bot(bot, 1).choose(game, seat, limit)
    best = explained(game, decision)
    # By what they promise; a bot's own order is by how closely it looked.
    ranked = sorted(best.alternatives, key=lambda each: each.points or 0.0, reverse=True)
    outlooks = (each.outlook for each in best.alternatives if each.action == decision.action)
    chosen = next(outlooks, None)
    return {
        "bot": bot,
        "seat": seat,
        "code": str(decision.action),
        "alternatives": [_plain(each, chosen) for each in ranked],
        "appraisals": [
            {"clan": each.clan, "tile": each.tile, "lead": each.lead, "fair_bid": each.fair_bid}
            for each in appraise(game.state)
        ],
    }


def _plain(alternative: Alternative, best: ActionForecast | None) -> HintAlternative:
    """:param best: what is foreseen after the action that the bot would take."""
    points, reason, outlook = alternative.points, alternative.reason, alternative.outlook
    advised: HintAlternative = {
        "code": str(alternative.action),
        "points": None if points is None else round(points, 1),
    }
    if reason is not None:
        advised["reason"] = _reason(reason)
    if outlook is not None and best is not None:
        advised["outlook"] = {
            "spread": round(outlook.spread, 1),
            "places": [round(chance, 3) for chance in outlook.places],
            "differences": _differences(outlook, best),
        }
    return advised


def _differences(outlook: ActionForecast, best: ActionForecast) -> list[LineDifference]:
    return [
        {"line": line, "points": round(points, 1)} for line, points in differences(outlook, best)
    ]


def _reason(reason: Reason) -> HintReason:
    return {
        "kind": reason.kind,
        "subject": reason.subject,
        "amount": round(reason.amount, 1),
    }


def counselled(position: str, pack: str, teach: list[str], nodes: int) -> GuideAdvice:
    """Return what the guide of a first game advises.

    :param teach: verbs of actions that are still to be learnt, in order.
    """
    best = counsel(Game.from_position(position, content_of(pack)), teach, nodes)
    return {
        "code": str(best.action),
        "points": round(best.points, 1),
        "reason": _reason(best.reason),
        "losses": {str(action): round(loss, 1) for action, loss in best.losses.items()},
    }


def navigated(position: str, pack: str, seat: int) -> SeatRoutes:
    """Return how a seat can fulfil each contract within its sight."""
    game = Game.from_position(position, content_of(pack))
    return {"seat": seat, "routes": navigate(game.state, seat)}


def forecast_market(position: str, pack: str, seat: int) -> SeatWeather:
    """Return where prices may go before a seat's next turn."""
    game = Game.from_position(position, content_of(pack))
    return {"seat": seat, "goods": market_weather(game.state, seat)}


def evaluated(position: str, pack: str, nodes: int | None = None) -> Evaluation:
    """Return what a position promises every seat.

    :param nodes: positions to look at; None: as many as the bar is made of.
    """
    game = Game.from_position(position, content_of(pack))
    return evaluate_position(game.state, nodes)


def judge(position: str, pack: str, code: str, nodes: int, bot: str = "chief") -> Judgement | None:
    """Return how a decision compares with the best one found; None: there was no choice.

    :param nodes: games to be played out in the head, or positions that the seer looks at.
    """
    game = Game.from_position(position, content_of(pack))
    return _judged(game, game.parse(code), nodes, bot)


def judged(log: GameLog, number: int, nodes: int, bot: str) -> JudgedDecision | None:
    """Return how a decision of a game compares with the best one found; None: as :func:`judge`.

    :param number: of decisions before it.
    """
    game = game_after(log, number)
    seat, code = game.deciding_seat, log.codes[number]
    assert seat is not None
    judgement = _judged(game, game.parse(code), nodes, bot)
    if judgement is None:
        return None
    loss = round(judgement["best_points"] - judgement["points"], 1)
    return {"ply": game.ply + 1, "seat": seat, "code": code, "loss": loss, **judgement}


def _judged(game: Game, action: Action, nodes: int, bot: str) -> Judgement | None:
    if len(game.legal_actions) < 2:
        return None
    search = _foreseeing(game, nodes) if bot == "seer" else finished_search(game, nodes)
    closely = max(CLOSELY, nodes // CLOSELY_SHARE) if bot == "seer" else CLOSELY
    taken = search.explore(action, closely)
    best = search.explore(search.ranking()[0].action, closely)
    points = mean_points(taken)
    most = max(points, mean_points(best))
    outlooks = search.outlooks()
    if taken.action in outlooks and best.action in outlooks:
        differ = _differences(outlooks[taken.action], outlooks[best.action])
    else:
        differ = []
    return {
        "points": round(points, 1),
        "best": str(best.action),
        "best_points": round(most, 1),
        "differences": differ,
    }


def _foreseeing(game: Game, nodes: int) -> DecisionSearch:
    """Return a finished search of the seer; hidden state has no influence on it."""
    search = seer_search(game.state, Random(repr(game.view(None))))
    search.run(seconds=None, nodes=nodes)
    return search


def probed(log: GameLog, begin: int, end: int, nodes: int) -> list[str]:
    """Return what a review needs of some decisions, each as JSON: the server only stores it.

    :param begin: the number of decisions before the first of them.
    :param end: the same after the last.
    :param nodes: positions to look at for each; fewer for a game without a compiled twin.
    """
    game = game_after(log, begin)
    settings, probes = _at_most(nodes, game), []
    for code in log.codes[begin:end]:
        seen = probe(game.state, game.parse(code), settings)
        probes.append(msgspec.json.encode(probe_to_json(seen)).decode())
        game.push_code(code)
    return probes


def _at_most(nodes: int, game: Game) -> Settings:
    settings = settings_for(game.start)
    return replace(settings, nodes=min(nodes, settings.nodes))


def reviewed(log: GameLog, probes: str, nodes: int) -> str:
    """Return as JSON the review of a game all of whose decisions were probed.

    It names no players: seats say who they are, and people may change their names.

    :param probes: JSON with the probes as ``decisions``.
    """
    game = whole_game(log)
    review = assemble(
        Played(game, [""] * game.players),
        [probe_from_json(each) for each in msgspec.json.decode(probes)["decisions"]],
        evaluator="seer" if has_net(game.start) else "chief",
        settings=_at_most(nodes, game),
        seconds=0.0,
    )
    return msgspec.json.encode(rounded(to_json(review))).decode()

"""Insight into positions of whole games agrees with what the engine does."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from caledonia import pending as p
from caledonia.actions import Expand, Fulfil, Obtain, Produce, fulfil
from caledonia.events import GloryGained, GoodsChanged, MoneyChanged, ProductionStarted
from caledonia.game import Game
from caledonia.insight.contracts import contracts_ahead
from caledonia.insight.effects import effects
from caledonia.insight.preview import full_preview
from caledonia.insight.shapes import ContractPreview, WholePreview
from caledonia.rules import flow
from caledonia.rules.fulfil import explain_fulfil
from caledonia.state import State
from caledonia.types import GOOD_NAMES, MEAT_NAMES, SPACE_NAMES, UNIT_NAMES
from tests.helpers import position
from tests.insight.played import GAMES, moments, whole

every_game = pytest.mark.parametrize("number", range(len(GAMES)))


def seen(game: Game) -> WholePreview:
    return full_preview(game.state, game.deciding_seat)


def turns(number: int, every: int = 1) -> list[Game]:
    """Return the moments at which a main action is due."""
    return [g for g in moments(number, every) if isinstance(g.state.pending[-1], p.Turn)]


# Production.


@pytest.mark.rule("PRD-1", "PRD-2", "PRD-3", "CLN-MK2")
@every_game
def test_income_and_goods_are_those_of_the_real_production(number: int) -> None:
    productions = 0
    for game, action in zip(moments(number), whole(number).actions, strict=True):
        before = game.state
        game.push(action)
        events = game.events()
        for place, event in enumerate(events):
            if isinstance(event, ProductionStarted):
                productions += 1
                ahead = full_preview(before, None)["seats"][event.seat]
                later = [e for e in events[place:] if getattr(e, "seat", None) == event.seat]
                money = [e for e in later if isinstance(e, MoneyChanged)]
                assert ahead["income"]["total"] == sum(e.amount for e in money)
                goods: dict[str, int] = {}
                for each in later:
                    if isinstance(each, GoodsChanged):
                        name = GOOD_NAMES[each.good]
                        goods[name] = goods.get(name, 0) + each.amount
                assert ahead["production"]["basic"] == goods
                _check_factories(game.state, event.seat, ahead["production"])
    assert productions == 5 * game.players


def _check_factories(state: State, seat: int, ahead: Any) -> None:
    """Compare with the choices, if this seat is about to choose."""
    if state.pending and state.pending[-1] == p.Production(seat):
        choices = [a for a in flow.legal_actions(state) if isinstance(a, Produce)]
        names = {"cheese": "cheese", "bread": "bread", "whisky": "whisky"}
        for good in names:
            assert ahead["processed"].get(good, 0) == max(getattr(c, good) for c in choices)
        assert ahead["most"] == max(c.cheese + c.bread + c.whisky for c in choices)


@pytest.mark.rule("PRD-1")
@every_game
def test_one_more_worker_brings_what_its_column_says(number: int) -> None:
    for game in turns(number, every=15):
        seat = game.deciding_seat
        assert seat is not None
        before = seen(game)["seats"][seat]
        for action in game.legal_actions:
            if isinstance(action, Expand):
                game.push(action)
                after = full_preview(game.state, seat)["seats"][seat]
                unit = UNIT_NAMES[action.unit]
                column = before["columns"][unit]
                more = after["income"]["total"] - before["income"]["total"]
                assert more == column["income"]
                assert after["columns"][unit]["left"] == column["left"] - 1
                if column["good"] and not column["input"]:
                    made = after["production"]["basic"][column["good"]]
                    had = before["production"]["basic"].get(column["good"], 0)
                    assert made - had == column["pieces"]
                game.pop()


# Scoring.


@pytest.mark.rule("SCO-T1", "SCO-T5", "SCO-T8")
@every_game
def test_tiles_give_what_is_scored(number: int) -> None:
    rounds = 0
    for game, action in zip(moments(number), whole(number).actions, strict=True):
        state = game.state.fork()
        flow.apply(state, action)
        while state.pending and state.pending[-1] != p.EndRound():
            step = flow.SETTLE.get(type(state.pending[-1]))
            if step is None or not step(state, state.pending[-1]):
                break
        if not state.pending or state.pending[-1] != p.EndRound():
            continue
        rounds += 1
        game.push(action)
        scored = [0] * game.players
        for event in game.events():
            if isinstance(event, GloryGained) and event.cause == "scoring_tile":
                scored[event.seat] += event.amount
        tile = _tiles(state)[state.round - 1]
        assert (tile["round"], tile["scored"]) == (state.round, False)
        assert tile["glory"] == scored
        assert _tiles(game.state)[state.round - 1]["scored"]
    assert rounds == 5


def _tiles(state: State) -> Any:
    from caledonia.insight.table import tiles_now

    return tiles_now(state)


@pytest.mark.rule("FIN-7", "FIN-8")
@every_game
def test_settlements_are_those_of_the_score_sheet(number: int) -> None:
    linked = 0
    for game in moments(number, every=5):
        ahead = full_preview(game.state, None)
        for seat, own in enumerate(ahead["settlements"]):
            score = ahead["seats"][seat]["score"]
            assert own["linked"] == score["settlements_linked"] == len(own["counted"])
            assert own["points"] == score["settlements"]
            spaces = [space for group in own["groups"] for space in group]
            player = game.state.players[seat]
            assert len(spaces) == len(set(spaces)) == player.occupied.bit_count()
            table = game.state.setup.board.reach[player.shipping]
            homes = {space: n for n, group in enumerate(own["groups"]) for space in group}
            joined = set()
            for one, other in own["links"]:
                linked += 1
                joined.add((homes[one], homes[other]))
                assert table[SPACE_NAMES.index(one)] >> SPACE_NAMES.index(other) & 1
            assert len(joined) == len(own["links"])
    assert linked


@every_game
def test_scores_are_those_of_the_game(number: int) -> None:
    for game in moments(number, every=9):
        outcome = game.score_now()
        for seat, ahead in enumerate(full_preview(game.state, None)["seats"]):
            assert ahead["score"]["total"] == outcome.sheets[seat].total
            assert ahead["place"] == outcome.places[seat]


@pytest.mark.rule("FIN-5", "VAR-1")
@every_game
def test_imports_are_worth_what_the_score_says(number: int) -> None:
    for game in moments(number, every=9):
        ahead = full_preview(game.state, None)
        goods = ahead["imports"]["goods"]
        assert sorted(good["rank"] for good in goods.values()) == [1, 2, 3]
        for name, good in goods.items():
            for seat, amount in enumerate(good["seats"]):
                assert dict(ahead["seats"][seat]["score"])[name] == amount * good["value"]
            assert good["total"] == sum(good["seats"])
            assert ahead["imports"]["tracked"] == (good["to_mark"] is not None)


@pytest.mark.rule("FIN-5")
def test_one_more_import_may_change_all_values() -> None:
    game = position(2, round=1, seats=[{}, {}])
    imports = full_preview(game.state, None)["imports"]
    assert {name: good["value"] for name, good in imports["goods"].items()} == {
        "cotton": 5,
        "tobacco": 4,
        "sugar_cane": 3,
    }
    assert imports["what_if"]["cotton"] == {"cotton": 3, "tobacco": 5, "sugar_cane": 4}
    assert imports["what_if"]["sugar_cane"] == {"cotton": 5, "tobacco": 4, "sugar_cane": 3}


# The market and contracts.


@pytest.mark.rule("TRD-1", "TRD-2", "TRD-3", "TRD-4", "TRD-5")
@every_game
def test_deals_are_the_legal_trades(number: int) -> None:
    problems = {"merchants": "no_merchant", "money": "money_short", "goods": "goods_short"}
    for game in turns(number, every=4):
        ahead, acts = seen(game), effects(game.state)
        trades = [code for code in acts if code.startswith(("buy ", "sell "))]
        for name, good in ahead["market"].items():
            for kind, deals, sign in (("buy", good["buy"], -1), ("sell", good["sell"], 1)):
                for pieces, deal in enumerate(deals, start=1):
                    code = f"{kind} {name} {pieces}"
                    trades.remove(code)
                    assert acts[code]["money"] == sign * deal["pounds"]
                    game.push_code(code)
                    assert game.state.prices[GOOD_NAMES.index(name)] == deal["step"]
                    game.pop()
                limit = dict(good["limits"])[kind]
                reasons = game.why_not(f"{kind} {name} {len(deals) + 1}")
                assert problems.get(str(limit), limit) in {reason.problem for reason in reasons}
        assert not trades


@pytest.mark.rule("FUL-1", "PRT-P1")
@every_game
def test_contracts_lack_what_the_rules_say(number: int) -> None:
    complete = 0
    for game in turns(number):
        seat = game.deciding_seat
        assert seat is not None
        acts = {str(action) for action in game.legal_actions}
        for contract in contracts_ahead(game.state, seat):
            if contract["place"] == "held":
                can = f"fulfil {contract['contract']}" in acts
                complete += can
                assert can == (not contract["lacks"])
            trial = game.state.fork()
            trial.own(seat).slots = (contract["contract"],)
            reasons = explain_fulfil(trial, seat, fulfil(contract["contract"]))
            assert bool(contract["lacks"]) == bool(reasons)
            if reasons:
                short = sum(int(reason.figures["amount"]) for reason in reasons)
                meat = sum(contract["lacks"].get(name, 0) for name in MEAT_NAMES)
                assert sum(contract["lacks"].values()) - min(meat, contract["saved"]) == short
    assert complete


@pytest.mark.rule("FUL-1")
@every_game
def test_everybody_sees_what_each_held_contract_lacks(number: int) -> None:
    lacking = 0
    for game in moments(number, every=9):
        for seat, ahead in enumerate(full_preview(game.state, None)["seats"]):
            own = [each for each in contracts_ahead(game.state, seat) if each["place"] == "held"]
            expected = [{"contract": each["contract"], "lacks": each["lacks"]} for each in own]
            assert ahead["held"] == expected
            lacking += sum(1 for each in own if each["lacks"])
    assert lacking


@pytest.mark.rule("FUL-1", "PRT-P1")
def test_animals_saved_by_a_port_are_listed_beside_missing_ones() -> None:
    for units, lacks, saved in (
        ({"sheep": ["g3"]}, {"beef": 2}, 0),
        ({"woodcutter": ["b1"]}, {"beef": 2}, 1),
        ({"woodcutter": ["b1"], "cow": ["g3"]}, {}, 1),
        ({"woodcutter": ["b1"], "cow": ["g3", "g8"]}, {}, 1),
        ({"cow": ["g3", "g8"]}, {}, 0),
    ):
        outlook = held(3, units=units)
        assert (outlook["lacks"], outlook["saved"]) == (lacks, saved)
    assert held(13, units={"woodcutter": ["b1"]})["saved"] == 0


@pytest.mark.rule("FUL-1", "PRT-P1", "TRD-1")
def test_missing_animals_have_no_price() -> None:
    """Contract 16 asks for wool and for one beef."""
    near, far = {"woodcutter": ["b1"]}, {"sheep": ["g3"]}
    assert held(16, units=far)["buying"] is None
    assert held(16, units=near)["buying"] is not None
    assert held(16, units={**far, "cow": ["g8"]})["buying"] is not None


@pytest.mark.rule("FUL-1", "FUL-5")
def test_goods_that_were_delivered_are_not_lacking_while_animals_are_slaughtered() -> None:
    """Contract 16 asks for wool and for one beef."""
    asked = held(16)["lacks"]
    assert (asked["beef"], asked["wool"] > 0) == (1, True)
    owing = {"kind": "slaughtering", "seat": 0, "contract": 16, "beef": 1, "mutton": 0}
    pending = [{"kind": "turn_end", "seat": 0}, owing]
    first = {"contracts": [16], "units": {"cow": ["g3", "g8"]}}
    game = position(3, boxes=[None] * 6, pending=pending, seats=[first, {}, {}])
    (paid,) = seen(game)["contracts"]
    assert (paid["lacks"], paid["buying"]) == ({}, {"pounds": 0, "merchants": 0, "trades": 0})
    assert paid["value"]["paid"] == 0


def held(contract: int, **seat: object) -> ContractPreview:
    """Return how a contract in a slot is seen; p1 lies on a1, beside b1."""
    first = {"contracts": [contract], "merchants": 7, "merchants_on_board": 0, **seat}
    ports = ["p1", "p9", "p2", "p3"]
    game = position(3, boxes=[None] * 6, ports=ports, seats=[first, {}, {}])
    (outlook,) = seen(game)["contracts"]
    return outlook


@pytest.mark.rule("CON-1", "CON-2")
@every_game
def test_taking_a_contract_costs_what_is_said(number: int) -> None:
    for game in turns(number, every=4):
        acts = effects(game.state)
        for contract in seen(game)["contracts"]:
            if contract["place"] == "board":
                effect = acts.get(str(Obtain(contract["contract"])))
                assert contract["obtain"] == (None if effect is None else effect["money"])
            else:
                assert contract["obtain"] is None


@pytest.mark.rule("FIN-4", "FIN-5", "FIN-6", "FUL-4")
@every_game
def test_a_fulfilled_contract_adds_what_was_said(number: int) -> None:
    for game in turns(number):
        seat = game.deciding_seat
        assert seat is not None
        if not any(isinstance(action, Fulfil) for action in game.legal_actions):
            continue
        before = full_preview(game.state, seat, acts=False)
        for contract in before["contracts"]:
            code = f"fulfil {contract['contract']}"
            if contract["place"] != "held" or game.why_not(code):
                continue
            money = game.seat(seat).money
            trial = game.copy()
            trial.push_code(code)
            if contract["contract"] not in trial.seat(seat).fulfilled:
                continue
            value = contract["value"]
            assert trial.seat(seat).money - money == value["money"]
            lines = ("hops", "cotton", "tobacco", "sugar_cane", "contracts", "money")
            was: Any = before["seats"][seat]["score"]
            score: Any = full_preview(trial.state, None)["seats"][seat]["score"]
            gained = sum(score[line] - was[line] for line in lines)
            assert gained == value["points"]


@pytest.mark.rule("TRD-1", "TRD-4", "CLN-S")
def test_missing_goods_are_bought_kind_by_kind() -> None:
    def game(**more: object) -> Game:
        return position(
            2,
            round=1,
            boxes=[None] * 6,
            pending=[{"kind": "turn", "seat": 0}],
            seats=[{"contracts": [1], "merchants": 7, "merchants_on_board": 0, **more}, {}],
        )

    (outlook,) = seen(game())["contracts"]
    market = seen(game())["market"]
    goods = {name: n for name, n in outlook["lacks"].items() if name in GOOD_NAMES}
    pounds = sum(n * market[name]["price"] for name, n in goods.items())
    assert goods
    assert outlook["buying"] == {
        "pounds": pounds,
        "merchants": sum(goods.values()),
        "trades": len(goods),
    }
    (outlook,) = seen(game(merchants=0, merchants_on_board=7))["contracts"]
    assert outlook["buying"] is None
    (outlook,) = seen(game(merchants=6, market={next(iter(goods)): -1}))["contracts"]
    assert outlook["buying"] is None
    (outlook,) = seen(game(clan="stewart"))["contracts"]
    assert outlook["buying"] is not None
    assert outlook["buying"]["pounds"] == pounds - len(goods)


# Costs and the map.


@pytest.mark.rule("SHP-1", "TEC-1", "HIR-1", "PAS-1")
@every_game
def test_costs_are_those_of_the_actions(number: int) -> None:
    for game in turns(number, every=3):
        seat = game.deciding_seat
        assert seat is not None
        ahead, acts = seen(game)["seats"][seat], effects(game.state)
        assert acts["pass"]["price"][0] == ("pass", -(ahead["pass_money"] or 0))
        costs = ahead["costs"]
        named = {"ship": costs["shipping"], "hire": costs["merchant"]}
        named |= {f"tech {unit}": cost for unit, cost in costs["technology"].items()}
        for code, cost in named.items():
            if code in acts:
                assert acts[code]["money"] == -(cost or 0)
            else:
                assert cost is None or cost > game.seat(seat).money


@pytest.mark.rule("EXP-1", "EXP-2", "EXP-6")
@every_game
def test_expansions_are_in_reach_fit_and_cost_what_is_said(number: int) -> None:
    for game in turns(number, every=6):
        seat = game.deciding_seat
        assert seat is not None
        spaces = seen(game)["spaces"]
        player = game.state.players[seat]
        reach = set(spaces["reach"][str(spaces["shipping"])])
        levels = [set(spaces["reach"][str(level)]) for level in range(6)]
        assert all(one <= other for one, other in pairwise(levels))
        expected = {
            f"expand {unit} {space}": max(0, spaces["units"][unit] + spaces["land"][space])
            for unit, fitting in spaces["fits"].items()
            for space in fitting
            if space in reach or not player.occupied
        }
        acts = {c: e for c, e in effects(game.state).items() if c.startswith("expand ")}
        assert acts.keys() == {c for c, cost in expected.items() if cost <= player.money}
        for code, effect in acts.items():
            assert sum(n for cause, n in effect["price"]) == expected[code]


@pytest.mark.rule("NBH-1", "NBH-2", "NBH-3")
@every_game
def test_neighbours_sell_what_was_said(number: int) -> None:
    bonuses = 0
    for game in turns(number, every=6):
        spaces = seen(game)["spaces"]
        for action in game.legal_actions:
            if not isinstance(action, Expand):
                continue
            offered = spaces["neighbours"].get(SPACE_NAMES[action.space], {})
            game.push(action)
            top = game.state.pending[-1] if game.state.pending else None
            if isinstance(top, p.NeighbourhoodBonus):
                bonuses += 1
                assert {GOOD_NAMES[g] for g in range(6) if top.goods >> g & 1} == set(offered)
                for name, good in offered.items():
                    bought = [c for c in effects(game.state) if c.startswith(f"buy {name} ")]
                    assert len(bought) <= good["most"]
                    if bought:
                        parts = dict(effects(game.state)[bought[-1]]["price"])
                        assert parts.get("buy", 0) == good["price"] * len(bought)
            game.pop()
    if GAMES[number][0] > 2:
        assert bonuses


# Who asks.


def test_only_the_deciding_seat_sees_its_actions() -> None:
    game = next(g for g in turns(3) if g.ply > 40)
    deciding = game.deciding_seat
    assert deciding is not None
    other = (deciding + 1) % 4
    assert full_preview(game.state, deciding)["effects"]
    assert not full_preview(game.state, deciding, acts=False)["effects"]
    for seat, subject in ((other, other), (None, deciding)):
        ahead = full_preview(game.state, seat)
        assert (ahead["effects"], ahead["seat"], ahead["subject"]) == ({}, seat, subject)


def test_contracts_and_market_are_those_of_the_viewer() -> None:
    game = next(g for g in turns(3) if g.ply > 40)
    for seat in range(4):
        ahead = full_preview(game.state, seat)
        own = [each["contract"] for each in ahead["contracts"] if each["place"] == "held"]
        assert own == list(game.seat(seat).contracts)
        assert set(ahead["market"]) == set(GOOD_NAMES)
    watched = full_preview(game.state, None)
    assert (watched["contracts"], watched["market"]) == ([], {})


def test_a_finished_game_is_seen_from_the_winners_side() -> None:
    game = whole(3)
    ahead = full_preview(game.state, None)
    assert ahead["seats"][ahead["subject"]]["place"] == 1
    assert ahead["deciding"] is None
    assert all(tile["scored"] for tile in ahead["tiles"])
    assert all(seat["pass_money"] is None for seat in ahead["seats"])


def test_after_the_game_no_contracts_or_trades_are_listed() -> None:
    game = whole(3)
    for seat in (0, 1, 2, 3, None):
        ahead = full_preview(game.state, seat)
        assert (ahead["contracts"], ahead["market"]) == ([], {})


@every_game
def test_a_contract_brings_what_is_printed_for_the_round(number: int) -> None:
    shown = {}
    for game in moments(number, every=9):
        money = full_preview(game.state, None)["contract_money"]
        assert money == (game.export.money if game.round else None)
        shown[game.round] = money
    assert len(set(shown.values())) > 3

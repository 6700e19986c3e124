#include "flow.hpp"

#include "clan_choice.hpp"
#include "production.hpp"
#include "round.hpp"
#include "workers.hpp"

namespace caledonia {

namespace {

void legal_neighbourhood(const Tables& tables, const State& state, const Pending& pending,
                         ActionList& actions) {
    legal_purchases(tables, state, pending, actions);
    legal_ports(tables, state, pending.seat, actions);
    if (pending.c != 0) {
        actions.add(Action::of(Kind::Draw));
    }
    actions.add(Action::of(Kind::Skip));
}

// The actions that answer the decision at hand.
void legal_answers(const Tables& tables, const State& state, const Pending& pending,
                   ActionList& actions) {
    const int seat = pending.seat;
    switch (pending.kind) {
        case Open::ClanChoice:
            return legal_choice(state, actions);
        case Open::Auction:
            return legal_bid(tables, pending, actions);
        case Open::WorkerPlacement:
            return legal_place(tables, state, pending, actions);
        case Open::Turn:
            return legal_turn(tables, state, seat, actions);
        case Open::TurnEnd:
            legal_ports(tables, state, seat, actions);
            return actions.add(Action::of(Kind::EndTurn));
        case Open::MandatoryTrade:
            legal_trades_of(tables, state, state.player(seat), pending.a, actions);
            return legal_ports(tables, state, seat, actions);
        case Open::SecondContract:
            return legal_second_contract(tables, state, pending, actions);
        case Open::NeighbourhoodBonus:
            return legal_neighbourhood(tables, state, pending, actions);
        case Open::MandatoryPurchase:
            add_purchases(tables, state, seat, pending.a, actions);
            return legal_ports(tables, state, seat, actions);
        case Open::DrawContracts:
            actions.add(Action::of(Kind::Draw));
            return actions.add(Action::of(Kind::Skip));
        case Open::BuildingBonus:
            return legal_keep(tables, state, pending, actions);
        case Open::Exchanging:
            return legal_exchange(tables, state, pending, actions);
        case Open::Slaughtering:
            return legal_slaughter(tables, state, pending, actions);
        case Open::ExportBonuses:
            return legal_bonuses(tables, state, pending, actions);
        case Open::SecondFulfilment:
            legal_fulfil(tables, state, seat, actions);
            return actions.add(Action::of(Kind::Skip));
        case Open::UpgradeBonus:
            legal_bonus_upgrades(tables, state, seat, actions);
            return actions.add(Action::of(Kind::Skip));
        case Open::Production:
            return legal_production(state, pending, actions);
        case Open::CellarChoice:
            actions.add(Action::of(Kind::Cellar, 1));
            return actions.add(Action::of(Kind::Cellar, 0));
        case Open::ButterChoice:
            return legal_butter(state, pending, actions);
        default:
            return;
    }
}

void apply_skip(State& state) {
    if (state.top().kind == Open::NeighbourhoodBonus) {
        close_neighbourhood(state);
    } else {
        drop_top(state);
    }
}

void apply_buying(const Tables& tables, State& state, int seat, Action action) {
    const Open kind = state.top().kind;
    if (kind == Open::NeighbourhoodBonus || kind == Open::MandatoryPurchase) {
        apply_purchase(tables, state, seat, action);
    } else {
        apply_buy(tables, state, seat, action);
    }
}

void apply_production(const Tables& tables, State& state, int seat, Action action) {
    if (action.kind == Kind::Produce) {
        apply_produce(tables, state, seat, action);
    } else if (action.kind == Kind::Butter) {
        apply_butter(tables, state, seat, action);
    } else {
        apply_cellar(state, seat, action);
    }
}

void apply(const Tables& tables, State& state, Action action) {
    const int seat = state.top().seat;
    switch (action.kind) {
        case Kind::ChooseClan:
        case Kind::ChooseTile:
            return apply_choice(tables, state, seat, action);
        case Kind::Bid:
            return apply_bid(state, seat, action);
        case Kind::Leave:
            return apply_leave(state, seat);
        case Kind::Place:
            return apply_place(tables, state, seat, action);
        case Kind::Buy:
            return apply_buying(tables, state, seat, action);
        case Kind::Sell:
            return apply_sell(tables, state, seat, action);
        case Kind::Obtain:
            return apply_obtain(tables, state, seat, action);
        case Kind::Expand:
            return apply_expand(tables, state, seat, action);
        case Kind::UpgradeShipping:
        case Kind::UpgradeTechnology:
        case Kind::HireMerchant:
            return apply_upgrade(tables, state, seat, action);
        case Kind::BonusShipping:
        case Kind::BonusTechnology:
        case Kind::BonusHire:
        case Kind::BonusRecall:
            return apply_bonus_upgrade(tables, state, seat, action);
        case Kind::Fulfil:
            return apply_fulfil(tables, state, seat, action);
        case Kind::Slaughter:
            return apply_slaughter(tables, state, seat, action);
        case Kind::UsePort:
            return apply_port(tables, state, seat, action);
        case Kind::Exchange:
            return apply_exchange(tables, state, seat, action);
        case Kind::Row:
            return apply_row(tables, state, seat, action);
        case Kind::Withdraw:
            return take_barrel(tables, state.player(seat), action.a);
        case Kind::Brew:
            return apply_brew(tables, state, seat, action);
        case Kind::Draw:
            return apply_draw(tables, state, seat);
        case Kind::Keep:
            return apply_keep(tables, state, seat, action);
        case Kind::Produce:
        case Kind::Butter:
        case Kind::Cellar:
            return apply_production(tables, state, seat, action);
        case Kind::Skip:
            return apply_skip(state);
        case Kind::EndTurn:
            return end_turn(tables, state, seat);
        case Kind::Pass:
            return apply_pass(tables, state, seat);
    }
}

// Decline a bonus when declining is all that is left.
bool settle_optional(const Tables& tables, State& state, ActionList& scratch) {
    const Pending& pending = state.top();
    if (acts_any_time(tables, state.player(pending.seat))) {
        return false;
    }
    scratch.clear();
    legal_answers(tables, state, pending, scratch);
    if (scratch.size() > 1) {
        return false;
    }
    apply(tables, state, scratch[0]);
    return true;
}

// Decline the bonus when nothing can be bought, nor after drawing (NBH-4).
bool settle_neighbourhood(const Tables& tables, State& state, ActionList& scratch) {
    const Pending& pending = state.top();
    const Player& player = state.player(pending.seat);
    if (acts_any_time(tables, player)) {
        return false;
    }
    // The money of a contract may come first.
    if (pending.c != 0 && player.merchants != 0 && contract_money(tables, state, player) > 0) {
        return false;
    }
    scratch.clear();
    legal_purchases(tables, state, pending, scratch);
    legal_ports(tables, state, pending.seat, scratch);
    if (scratch.size() != 0) {
        return false;
    }
    close_neighbourhood(state);
    return true;
}

// Finish the contract when no bonus is left; decline what cannot be used.
bool settle_bonuses(const Tables& tables, State& state, ActionList& scratch) {
    const Pending& pending = state.top();
    if (pending.a == 0 && pending.b == 0 && pending.c == 0) {
        drop_top(state);
        return true;
    }
    return settle_optional(tables, state, scratch);
}

bool settle_draw(const Tables& tables, State& state) {
    if (can_draw(tables, state, state.player(state.top().seat))) {
        return false;
    }
    drop_top(state);
    return true;
}

// Take one step, if the top of the stack is one or resolves without a decision.
bool settle_once(const Tables& tables, State& state, ActionList& scratch) {
    switch (state.top().kind) {
        case Open::Auction:
            return settle_auction(tables, state);
        case Open::StartingWorkers:
            settle_starting_workers(tables, state);
            return true;
        case Open::WorkerPlacement:
            return settle_placement(tables, state, scratch);
        case Open::StartRound:
            settle_start_round(tables, state);
            return true;
        case Open::TurnEnd:
            return settle_turn_end(tables, state);
        case Open::NeighbourhoodBonus:
            return settle_neighbourhood(tables, state, scratch);
        case Open::DrawContracts:
            return settle_draw(tables, state);
        case Open::Slaughtering:
            return settle_slaughter(tables, state);
        case Open::ExportBonuses:
            return settle_bonuses(tables, state, scratch);
        case Open::SecondContract:
        case Open::BuildingBonus:
        case Open::SecondFulfilment:
        case Open::UpgradeBonus:
            return settle_optional(tables, state, scratch);
        case Open::StartProduction:
            settle_start_production(tables, state);
            return true;
        case Open::Production:
            return settle_production(tables, state);
        case Open::EndRound:
            settle_end_round(tables, state);
            return true;
        default:
            return false;
    }
}

}  // namespace

void legal_actions(const Tables& tables, const State& state, ActionList& actions) {
    actions.clear();
    if (!state.is_over()) {
        const Pending& pending = state.top();
        legal_answers(tables, state, pending, actions);
        legal_withdrawals(tables, state.player(pending.seat), actions);
    }
}

void settle(const Tables& tables, State& state) {
    ActionList scratch;
    while (!state.is_over() && settle_once(tables, state, scratch)) {
    }
}

void push(const Tables& tables, State& state, Action action) {
    const int seat = state.top().seat;
    ++state.ply;
    apply(tables, state, action);
    settle(tables, state);
    if (state.is_over() || state.top().seat != seat) {
        open_turn(state);
    }
}

}  // namespace caledonia

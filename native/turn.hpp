// Turns of the action phase (RND-3 to RND-6) and passing (PAS); mirrors caledonia/rules/turn.py.
#pragma once

#include "clans.hpp"
#include "fulfil.hpp"

namespace caledonia {

inline void begin_turn(const Tables& tables, State& state, int seat) {
    open_turn(state);
    state.bought.fill(0);
    forget_turn(tables, state.player(seat));
    await_main_action(state, seat);
}

// All main actions and the free actions before them (RND-3).
inline void legal_turn(const Tables& tables, const State& state, int seat, ActionList& actions) {
    legal_trades(tables, state, seat, actions);
    legal_obtain(tables, state, seat, actions);
    legal_expand(tables, state, seat, false, actions);
    legal_upgrades(tables, state, seat, actions);
    legal_fulfil(tables, state, seat, actions);
    legal_ports(tables, state, seat, actions);
    legal_rowing(tables, state, seat, actions);
    actions.add(Action::of(Kind::Pass));
}

// Go on to the next seat that has not passed, or to production (RND-3).
inline void end_turn(const Tables& tables, State& state, int seat) {
    forget_turn(tables, state.player(seat));
    const int count = state.order_count;
    if (state.passed_count < count) {
        int place = 0;
        while (state.turn_order[place] != seat) {
            ++place;
        }
        while (true) {
            place = (place + 1) % count;
            auto* const end = state.passed.begin() + state.passed_count;
            if (std::find(state.passed.begin(), end, state.turn_order[place]) == end) {
                begin_turn(tables, state, state.turn_order[place]);
                return;
            }
        }
    }
    state.pending_count = 0;
    push_pending(state, Pending::of(Open::EndRound));
    for (int place = count - 1; place >= 0; --place) {
        push_pending(state, Pending::of(Open::StartProduction, state.turn_order[place]));
    }
}

// End the turn without a decision when no free action is possible (RND-4).
inline bool settle_turn_end(const Tables& tables, State& state) {
    const int seat = state.top().seat;
    if (acts_any_time(tables, state.player(seat)) || has_port(tables, state, seat)) {
        return false;
    }
    end_turn(tables, state, seat);
    return true;
}

// Take pass money and be out for the rest of the round (PAS-1, SOL-3).
inline void apply_pass(const Tables& tables, State& state, int seat) {
    state.player(seat).money +=
        tables.players == 1 ? tables.solo_pass_money : tables.pass_money[state.passed_count];
    state.passed[state.passed_count++] = static_cast<uint8_t>(seat);
    end_main_action(state, seat);
}

}  // namespace caledonia

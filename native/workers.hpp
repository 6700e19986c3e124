// Placing the first workers (SET-10); mirrors caledonia/rules/workers.py.
#pragma once

#include "expand.hpp"

namespace caledonia {

// One worker in turn order, one in reverse order; further ones after everybody's second.
constexpr int ORDINARY_WORKERS = 2;

// Line up the placements: in turn order, in reverse, then the extra ones.
inline void settle_starting_workers(const Tables& tables, State& state) {
    state.offer_count = 0;
    std::array<uint8_t, MAX_PENDING> placements{};
    int count = 0;
    const int order = state.order_count;
    for (int i = 0; i < order; ++i) {
        placements[count++] = state.turn_order[i];
    }
    for (int i = order - 1; i >= 0; --i) {
        placements[count++] = state.turn_order[i];
    }
    for (int i = 0; i < order; ++i) {
        const int seat = state.turn_order[i];
        const int all = clan_of(tables, state.player(seat)).starting_workers;
        for (int extra = ORDINARY_WORKERS; extra < all; ++extra) {
            placements[count++] = static_cast<uint8_t>(seat);
        }
    }
    drop_top(state);
    push_pending(state, Pending::of(Open::StartRound));
    for (int i = count - 1; i >= 0; --i) {
        push_pending(state, Pending::of(Open::WorkerPlacement, placements[i]));
    }
}

// Fergusson begins on border spaces (CLN-F).
inline void legal_place(const Tables& tables, const State& state, const Pending& pending,
                        ActionList& actions) {
    const Player& player = state.player(pending.seat);
    constexpr uint32_t WORKER_BITS = 1U << WOODCUTTER | 1U << MINER | 1U << FISHERMAN;
    const Mask within = clan_of(tables, player).starts_on_border ? tables.border : EVERYWHERE;
    const uint32_t units = kinds_left(tables, player) & WORKER_BITS;
    add_placements(tables, state, pending.seat, within, Kind::Place, units, false, actions);
}

// Forgo a worker that fits nowhere.
inline bool settle_placement(const Tables& tables, State& state, ActionList& scratch) {
    scratch.clear();
    legal_place(tables, state, state.top(), scratch);
    if (scratch.size() != 0) {
        return false;
    }
    drop_top(state);
    return true;
}

inline void apply_place(const Tables& tables, State& state, int seat, Action action) {
    Player& player = state.player(seat);
    player.money -= cost_of(tables, player, action.a, action.b, false);
    place_unit(tables, state, seat, action.a, action.b);
    drop_top(state);
}

}  // namespace caledonia

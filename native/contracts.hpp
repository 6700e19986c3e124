// Obtain an export contract (CON), the building bonus (BLD); mirrors caledonia/rules/contracts.py.
#pragma once

#include "change.hpp"

namespace caledonia {

// Money that the player's next contract brings; Buchanan's further ones of a turn none (CON-1,
// CLN-B).
inline int contract_money(const Tables& tables, const State& state, const Player& player) {
    const bool is_paid =
        clan_of(tables, player).kind == ClanKind::Buchanan && player.power_state[0] != 0;
    return is_paid ? 0 : tables.contract_money[state.round - 1];
}

inline int free_slots(const Tables& tables, const Player& player) {
    return clan_of(tables, player).slots - player.slot_count;
}

inline bool can_pay(const Tables& tables, const State& state, const Player& player) {
    return player.money + contract_money(tables, state, player) >= 0;
}

inline void take_contract(const Tables& tables, State& state, int seat, int contract) {
    Player& player = state.player(seat);
    player.money += contract_money(tables, state, player);
    if (clan_of(tables, player).kind == ClanKind::Buchanan) {
        player.power_state[0] = 1;
    }
    player.slots[player.slot_count++] = static_cast<uint8_t>(contract);
}

inline void add_contracts_on_board(const Tables& tables, const State& state, ActionList& actions) {
    for (int box = 0; box < tables.boxes; ++box) {
        if (state.boxes[box] != 0) {
            actions.add(Action::of(Kind::Obtain, state.boxes[box]));
        }
    }
}

inline void legal_obtain(const Tables& tables, const State& state, int seat, ActionList& actions) {
    const Player& player = state.player(seat);
    if (free_slots(tables, player) > 0 && can_pay(tables, state, player)) {
        add_contracts_on_board(tables, state, actions);
    }
}

// The contracts that the same action may take besides the first (CLN-B).
inline void legal_second_contract(const Tables& tables, const State& state, const Pending& pending,
                                  ActionList& actions) {
    if (free_slots(tables, state.player(pending.seat)) != 0) {
        add_contracts_on_board(tables, state, actions);
    }
    actions.add(Action::of(Kind::Skip));
}

inline void apply_obtain(const Tables& tables, State& state, int seat, Action action) {
    take_contract(tables, state, seat, action.a);
    for (int box = 0; box < tables.boxes; ++box) {
        if (state.boxes[box] == action.a) {
            state.boxes[box] = 0;
        }
    }
    if (state.top().kind == Open::Turn) {
        end_main_action(state, seat);
        if (clan_of(tables, state.player(seat)).contracts_per_action > 1) {
            push_pending(state, Pending::of(Open::SecondContract, seat));
        }
    } else {
        drop_top(state);
    }
}

// Whether there is something to draw and a slot for it (BLD-1).
inline bool can_draw(const Tables& tables, const State& state, const Player& player) {
    return state.pile_count != 0 && free_slots(tables, player) > 0;
}

// Draw contracts; a short pile gives what it has. Purchases stay open (BLD-1, NBH-4).
inline void apply_draw(const Tables& tables, State& state, int seat) {
    if (state.top().kind == Open::NeighbourhoodBonus) {
        state.top().c = 0;
    } else {
        drop_top(state);
    }
    const int wanted = clan_of(tables, state.player(seat)).building_draw;
    const int count = std::min<int>(wanted, state.pile_count);
    std::copy_n(state.pile.begin(), count, state.drawn.begin());
    std::copy(state.pile.begin() + count, state.pile.begin() + state.pile_count,
              state.pile.begin());
    state.pile_count -= count;
    state.drawn_count = static_cast<uint8_t>(count);
    push_pending(state, Pending::of(Open::BuildingBonus, seat));
}

inline void legal_keep(const Tables& tables, const State& state, const Pending& pending,
                       ActionList& actions) {
    const Player& player = state.player(pending.seat);
    if (free_slots(tables, player) != 0 && can_pay(tables, state, player)) {
        for (int i = 0; i < state.drawn_count; ++i) {
            actions.add(Action::of(Kind::Keep, state.drawn[i]));
        }
    }
    actions.add(Action::of(Kind::Keep, 0));
}

// Keep a contract; the rest go under the pile unless one more can be kept (BLD-1, CLN-B).
inline void apply_keep(const Tables& tables, State& state, int seat, Action action) {
    if (action.a != 0) {
        take_contract(tables, state, seat, action.a);
        auto* const end = state.drawn.begin() + state.drawn_count;
        state.drawn_count = static_cast<uint8_t>(std::remove(state.drawn.begin(), end, action.a) -
                                                 state.drawn.begin());
        if (state.drawn_count != 0 && free_slots(tables, state.player(seat)) != 0) {
            return;
        }
    }
    for (int i = 0; i < state.drawn_count; ++i) {
        state.pile[state.pile_count++] = state.drawn[i];
    }
    state.drawn_count = 0;
    drop_top(state);
}

}  // namespace caledonia

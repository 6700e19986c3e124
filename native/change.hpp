// The elementary changes of a state; mirrors caledonia/rules/change.py.
#pragma once

#include <algorithm>

#include "action.hpp"
#include "state.hpp"
#include "tables.hpp"

namespace caledonia {

inline const ClanTable& clan_of(const Tables& tables, const Player& player) {
    return tables.clans[player.clan];
}

// The pending stack.

inline void push_pending(State& state, Pending pending) {
    state.pending[state.pending_count++] = pending;
}
inline void drop_top(State& state) { --state.pending_count; }
inline void await_main_action(State& state, int seat) {
    state.pending_count = 0;
    push_pending(state, Pending::of(Open::Turn, seat));
}
inline void end_main_action(State& state, int seat) {
    state.pending_count = 0;
    push_pending(state, Pending::of(Open::TurnEnd, seat));
}

// Count what follows as a new turn.
inline void open_turn(State& state) { state.turn_ply = state.ply; }

// Prices never leave their track (TRD-3).
inline int moved_step(const Tables& tables, const State& state, int good, int steps) {
    return std::clamp(state.prices[good] + steps, 0, tables.steps - 1);
}
inline void move_price(const Tables& tables, State& state, int good, int steps) {
    state.prices[good] = static_cast<uint8_t>(moved_step(tables, state, good, steps));
}

// All spaces in reach of units on these spaces (EXP-6).
inline Mask reach_of(const Tables& tables, int shipping, Mask occupied) {
    Mask reach{};
    for_each_space(occupied, [&](int space) { reach |= tables.reach[shipping][space]; });
    return reach;
}
inline void refresh_reach(const Tables& tables, Player& player) {
    player.reach = reach_of(tables, player.shipping, player.occupied);
}

inline int workers_on_map(const Player& player) {
    return player.units[WOODCUTTER] + player.units[MINER] + player.units[FISHERMAN];
}

// Units of a kind on the player board; MacDonald's workers come from one pool (CLN-MD1).
inline int units_left(const Tables& tables, const Player& player, int unit) {
    const ClanTable& clan = clan_of(tables, player);
    if (clan.kind == ClanKind::MacDonald && is_worker(unit)) {
        return clan.pool - workers_on_map(player);
    }
    return clan.supply[unit] - player.units[unit];
}

// Kinds of which a unit is left on the player board, as bits.
inline uint32_t kinds_left(const Tables& tables, const Player& player) {
    const uint32_t units = clan_of(tables, player).units;
    uint32_t kinds = 0;
    for (int unit = 0; unit < UNITS; ++unit) {
        if ((units >> unit & 1) != 0 && units_left(tables, player, unit) > 0) {
            kinds |= 1U << unit;
        }
    }
    return kinds;
}

inline void place_unit(const Tables& tables, State& state, int seat, int unit, int space) {
    Player& player = state.player(seat);
    const Mask bit = Mask::of(space);
    state.cells[space] = cell_of(seat, unit);
    ++player.units[unit];
    player.occupied |= bit;
    player.reach |= tables.reach[player.shipping][space];
    state.occupied |= bit;
}
inline void remove_unit(const Tables& tables, State& state, int seat, int space) {
    Player& player = state.player(seat);
    const Mask bit = Mask::of(space);
    --player.units[unit_of(state.cells[space])];
    state.cells[space] = 0;
    player.occupied ^= bit;
    state.occupied ^= bit;
    refresh_reach(tables, player);
}

// Spaces of a player's units of a kind.
inline Mask units_on_map(const State& state, int seat, int unit) {
    const Player& player = state.player(seat);
    Mask spaces{};
    if (player.units[unit] != 0) {
        const uint8_t cell = cell_of(seat, unit);
        for_each_space(player.occupied, [&](int space) {
            if (state.cells[space] == cell) {
                spaces |= Mask::of(space);
            }
        });
    }
    return spaces;
}

inline void send_merchants(Player& player, int good, int amount) {
    player.merchants -= amount < 0 ? -amount : amount;
    player.market[good] += amount;
}

// Clan powers that many rules ask for.

// Whether an action outside of the decision at hand is possible (CLN-MK2).
inline bool acts_any_time(const Tables& tables, const Player& player) {
    const ClanTable& clan = clan_of(tables, player);
    if (clan.kind != ClanKind::MacKenzie) {
        return false;
    }
    for (int place = 0; place < clan.row_length; ++place) {
        if (player.power_state[place] != 0) {
            return true;
        }
    }
    return false;
}

}  // namespace caledonia

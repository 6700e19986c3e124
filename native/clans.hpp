// The actions and reactions of single clans; mirrors caledonia/powers/clans/.
#pragma once

#include "expand.hpp"

namespace caledonia {

// What a player begins with (CLN-B, CLN-F, CLN-MD2, CLN-MK2, CLN-S).
inline void set_up_clan(const Tables& tables, Player& player) {
    const ClanTable& clan = clan_of(tables, player);
    player.merchants += clan.extra_merchants;
    player.merchants_on_board -= clan.extra_merchants;
    if (clan.starting_shipping != 0) {
        player.shipping = static_cast<uint8_t>(clan.starting_shipping);
    }
    player.power_state.fill(0);
}

// Buchanan pays again in every turn (CLN-B), MacDonald rows again (CLN-MD2).
inline void forget_turn(const Tables& tables, Player& player) {
    const ClanKind kind = clan_of(tables, player).kind;
    if (kind == ClanKind::Buchanan || kind == ClanKind::MacDonald) {
        player.power_state[0] = 0;
    }
}

// MacDonald rows one fisherman once a turn (CLN-MD2).
inline void legal_rowing(const Tables& tables, const State& state, int seat, ActionList& actions) {
    const Player& player = state.player(seat);
    if (clan_of(tables, player).kind != ClanKind::MacDonald || player.power_state[0] != 0) {
        return;
    }
    const Mask fishermen = units_on_map(state, seat, FISHERMAN);
    for_each_space(fishermen, [&](int origin) {
        const Mask others = fishermen & ~Mask::of(origin);
        const Mask targets =
            tables.adjacent[origin] & fishing_grounds(tables, others) & ~state.occupied;
        for_each_space(targets,
                       [&](int target) { actions.add(Action::of(Kind::Row, origin, target)); });
    });
}

inline void apply_row(const Tables& tables, State& state, int seat, Action action) {
    Player& player = state.player(seat);
    const Mask moved = Mask::of(action.a) | Mask::of(action.b);
    state.cells[action.a] = 0;
    state.cells[action.b] = cell_of(seat, FISHERMAN);
    player.occupied ^= moved;
    state.occupied ^= moved;
    player.power_state[0] = 1;
    refresh_reach(tables, player);
}

// MacKenzie's cellar (CLN-MK2).

inline void legal_withdrawals(const Tables& tables, const Player& player, ActionList& actions) {
    const ClanTable& clan = clan_of(tables, player);
    if (clan.kind == ClanKind::MacKenzie) {
        for (int place = 0; place < clan.row_length; ++place) {
            if (player.power_state[place] != 0) {
                actions.add(Action::of(Kind::Withdraw, place + 1));
            }
        }
    }
}

// Move the barrel on a place (from 1) to stock for the place's money.
inline void take_barrel(const Tables& tables, Player& player, int place) {
    player.power_state[place - 1] = 0;
    ++player.goods[WHISKY];
    player.money += clan_of(tables, player).row[place - 1];
}

// The oldest barrel leaves, the others age one place.
inline void age_barrels(const Tables& tables, Player& player) {
    const int last = clan_of(tables, player).row_length;
    if (player.power_state[last - 1] != 0) {
        take_barrel(tables, player, last);
    }
    for (int place = last - 1; place > 0; --place) {
        player.power_state[place] = player.power_state[place - 1];
    }
    player.power_state[0] = 0;
}

inline void empty_cellar(const Tables& tables, Player& player) {
    const ClanTable& clan = clan_of(tables, player);
    if (clan.kind == ClanKind::MacKenzie) {
        for (int place = 1; place <= clan.row_length; ++place) {
            if (player.power_state[place - 1] != 0) {
                take_barrel(tables, player, place);
            }
        }
    }
}

inline int barrels(const Tables& tables, const Player& player) {
    const ClanTable& clan = clan_of(tables, player);
    int count = 0;
    if (clan.kind == ClanKind::MacKenzie) {
        for (int place = 0; place < clan.row_length; ++place) {
            count += player.power_state[place];
        }
    }
    return count;
}

inline void apply_cellar(State& state, int seat, Action action) {
    if (action.a != 0) {
        Player& player = state.player(seat);
        --player.goods[WHISKY];
        player.power_state[0] = 1;
    }
    drop_top(state);
}

// MacEwen's beer (CLN-ME): once for the contract.
inline void apply_brew(const Tables& tables, State& state, int seat, Action action) {
    Player& player = state.player(seat);
    player.goods[GRAIN] -= action.a;
    player.money += clan_of(tables, player).price * action.a;
    state.top().c = 0;
}

// Cunningham's butter (CLN-Cu): the price of milk does not change.
inline void legal_butter(const State& state, const Pending& pending, ActionList& actions) {
    for (int amount = 0; amount <= state.player(pending.seat).goods[MILK]; ++amount) {
        actions.add(Action::of(Kind::Butter, amount));
    }
}

inline void apply_butter(const Tables& tables, State& state, int seat, Action action) {
    Player& player = state.player(seat);
    player.goods[MILK] -= action.a;
    player.money += clan_of(tables, player).price * action.a;
    drop_top(state);
}

// Open a last decision of production: MacKenzie's cellar, Cunningham's butter.
inline void production_ended(const Tables& tables, State& state, int seat, int whisky) {
    Player& player = state.player(seat);
    const ClanTable& clan = clan_of(tables, player);
    if (clan.kind == ClanKind::MacKenzie) {
        player.money += clan.price * whisky;
        if (whisky != 0) {
            state.top() = Pending::of(Open::CellarChoice, seat);
            return;
        }
    }
    if (clan.kind == ClanKind::Cunningham && player.goods[MILK] != 0) {
        state.top() = Pending::of(Open::ButterChoice, seat);
        return;
    }
    drop_top(state);
}

// The money of all workers in production (PRD-1).
inline int worker_income(const Tables& tables, const Player& player) {
    const ClanTable& clan = clan_of(tables, player);
    if (clan.kind == ClanKind::MacDonald) {
        return clan.pool_income * workers_on_map(player);
    }
    int money = 0;
    for (int unit = 0; unit < UNITS; ++unit) {
        if ((clan.technologies >> unit & 1) != 0) {
            const bool is_upgraded = (player.technology >> unit & 1) != 0;
            money += player.units[unit] *
                     (tables.income[unit] + (is_upgraded ? tables.technology_income : 0));
        }
    }
    return money;
}

}  // namespace caledonia

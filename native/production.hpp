// The production phase (PRD); mirrors caledonia/rules/production.py.
#pragma once

#include "clans.hpp"

namespace caledonia {

// Pay the workers and hand out the basic goods (PRD-1, PRD-2).
inline void settle_start_production(const Tables& tables, State& state) {
    open_turn(state);
    const int seat = state.top().seat;
    Player& player = state.player(seat);
    if (clan_of(tables, player).kind == ClanKind::MacKenzie) {
        age_barrels(tables, player);
    }
    player.money += worker_income(tables, player);
    for (const int unit : {SHEEP, COW, FIELD}) {
        player.goods[PRODUCT[unit]] += player.units[unit] * tables.yields[unit];
    }
    state.top() = Pending::of(Open::Production, seat);
}

// The most cheese, bread and whisky that the factories can make (PRD-3).
inline std::array<int, 3> production_limits(const Player& player) {
    return {std::min<int>(player.goods[MILK], player.units[CHEESE_DAIRY]),
            std::min<int>(player.goods[GRAIN], player.units[BAKERY]),
            std::min<int>(player.goods[GRAIN], player.units[DISTILLERY])};
}

inline void legal_production(const State& state, const Pending& pending, ActionList& actions) {
    const Player& player = state.player(pending.seat);
    const std::array<int, 3> limits = production_limits(player);
    for (int cheese = limits[0]; cheese >= 0; --cheese) {
        for (int bread = limits[1]; bread >= 0; --bread) {
            for (int whisky = std::min(limits[2], player.goods[GRAIN] - bread); whisky >= 0;
                 --whisky) {
                actions.add(Action::of(Kind::Produce, cheese, bread, whisky));
            }
        }
    }
}

inline void apply_produce(const Tables& tables, State& state, int seat, Action action) {
    Player& player = state.player(seat);
    player.goods[MILK] -= action.a;
    player.goods[CHEESE] += action.a * tables.yields[CHEESE_DAIRY];
    player.goods[GRAIN] -= action.b + action.c;
    player.goods[BREAD] += action.b * tables.yields[BAKERY];
    player.goods[WHISKY] += action.c * tables.yields[DISTILLERY];
    production_ended(tables, state, seat, action.c);
}

// Produce without a decision where there is nothing to choose.
inline bool settle_production(const Tables& tables, State& state) {
    const int seat = state.top().seat;
    const Player& player = state.player(seat);
    const std::array<int, 3> limits = production_limits(player);
    if (limits[0] != 0 || limits[1] != 0 || limits[2] != 0 || acts_any_time(tables, player)) {
        return false;
    }
    apply_produce(tables, state, seat, Action::of(Kind::Produce));
    return true;
}

}  // namespace caledonia

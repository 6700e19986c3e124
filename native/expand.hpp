// Expand (EXP): where units may go and what they cost; mirrors caledonia/rules/expand.py.
#pragma once

#include "contracts.hpp"
#include "neighbourhood.hpp"

namespace caledonia {

// What the next unit of a kind costs, land apart; Campbell's factories cost less (CLN-Ca).
inline int unit_cost(const Tables& tables, const Player& player, int unit) {
    const ClanTable& clan = clan_of(tables, player);
    const int cost = clan.cost[unit];
    if (clan.kind == ClanKind::Campbell && is_factory(unit)) {
        const int built = player.units[unit];
        if (built < clan.row_length) {
            return std::max(0, cost - clan.row[built]);
        }
    }
    return cost;
}

// The total cost of placing a unit; a free space costs no land (FRE-1).
inline int cost_of(const Tables& tables, const Player& player, int unit, int space, bool free) {
    const ClanTable& clan = clan_of(tables, player);
    const int land = free ? clan.free_land_cost[space] : clan.land_cost[space];
    return std::max(0, unit_cost(tables, player, unit) + land);
}

// Lochs not adjacent to a player's fishermen, one of them apart (CLN-MD1).
inline Mask fishing_grounds(const Tables& tables, Mask fishermen) {
    Mask grounds = tables.lochs;
    for_each_space(fishermen, [&](int space) { grounds &= ~tables.adjacent[space]; });
    return grounds;
}

// Active spaces, occupied or not, on which a unit may stand.
inline Mask spaces_for(const Tables& tables, const State& state, int seat, int unit) {
    if (unit == FISHERMAN && clan_of(tables, state.player(seat)).kind == ClanKind::MacDonald) {
        return fishing_grounds(tables, units_on_map(state, seat, FISHERMAN));
    }
    return tables.terrain[unit];
}

// Add all placements of some kinds of unit that fit and can be paid.
inline void add_placements(const Tables& tables, const State& state, int seat, Mask within,
                           Kind kind, uint32_t units, bool free, ActionList& actions) {
    const Player& player = state.player(seat);
    const ClanTable& clan = clan_of(tables, player);
    const auto& land = free ? clan.free_land_cost : clan.land_cost;
    const Mask empty = within & ~state.occupied;
    for (int unit = 0; unit < UNITS; ++unit) {
        if ((units >> unit & 1) == 0) {
            continue;
        }
        const int budget = player.money - unit_cost(tables, player, unit);
        if (budget < clan.least_land_cost) {
            continue;
        }
        const bool is_rich = budget >= clan.most_land_cost;
        for_each_space(empty & spaces_for(tables, state, seat, unit), [&](int space) {
            if (is_rich || land[space] <= budget) {
                actions.add(Action::of(kind, unit, space));
            }
        });
    }
}

// With no unit on the map everywhere is in reach (EXP-8).
inline void legal_expand(const Tables& tables, const State& state, int seat, bool free,
                         ActionList& actions) {
    const Player& player = state.player(seat);
    const Mask within = player.occupied.any() ? player.reach : EVERYWHERE;
    const uint32_t units = kinds_left(tables, player);
    add_placements(tables, state, seat, within, Kind::Expand, units, free, actions);
}

// Whether the unit just placed gives a building bonus (BLD-1, BLD-2).
inline bool completes_factories(const Tables& tables, const Player& player, int unit) {
    return is_factory(unit) && player.units[unit] == tables.building_bonus_count;
}

// Place the unit and open what it earns: neighbourhood and building bonus (NBH-4).
inline void apply_expand(const Tables& tables, State& state, int seat, Action action) {
    Player& player = state.player(seat);
    const int unit = action.a;
    const int space = action.b;
    const bool free = state.top().kind == Open::ExportBonuses;
    player.money -= cost_of(tables, player, unit, space, free);
    place_unit(tables, state, seat, unit, space);
    if (free) {
        --state.top().a;
    } else {
        end_main_action(state, seat);
    }
    const bool draw = completes_factories(tables, player, unit) && can_draw(tables, state, player);
    offer_neighbourhood(tables, state, seat, tables.neighbours[space], draw);
}

}  // namespace caledonia

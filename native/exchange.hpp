// The port that exchanges units (PRT-P7); mirrors caledonia/powers/ports/exchange.py.
#pragma once

#include "expand.hpp"

namespace caledonia {

// A group of exchangeable units: old unit, spaces, new units (bits) that fit these spaces.
struct ExchangeGroup {
    int old = 0;
    uint32_t fitting = 0;
    Mask spaces{};
};

struct ExchangeGroups {
    int count = 0;
    std::array<ExchangeGroup, SPACES> groups{};
};

inline bool is_exchangeable(int unit) { return unit != FIELD && unit != FISHERMAN; }

// All of MacDonald's workers are one type (CLN-MD1).
inline bool same_type(const ClanTable& clan, int first, int second) {
    return first == second ||
           (clan.kind == ClanKind::MacDonald && is_worker(first) && is_worker(second));
}

inline void add_to_group(ExchangeGroups& all, int old, uint32_t fitting, int space) {
    for (int i = 0; i < all.count; ++i) {
        if (all.groups[i].old == old && all.groups[i].fitting == fitting) {
            all.groups[i].spaces |= Mask::of(space);
            return;
        }
    }
    all.groups[all.count++] = {old, fitting, Mask::of(space)};
}

inline ExchangeGroups exchange_groups(const Tables& tables, const State& state, int seat) {
    const Player& player = state.player(seat);
    const ClanTable& clan = clan_of(tables, player);
    uint32_t candidates = 0;
    for (int unit = 0; unit < UNITS; ++unit) {
        if ((clan.units >> unit & 1) != 0 && is_exchangeable(unit) &&
            units_left(tables, player, unit) != 0) {
            candidates |= 1U << unit;
        }
    }
    ExchangeGroups all;
    for (int old = 0; old < UNITS; ++old) {
        if (!is_exchangeable(old)) {
            continue;
        }
        for_each_space(units_on_map(state, seat, old), [&](int space) {
            uint32_t fitting = 0;
            for (int unit = 0; unit < UNITS; ++unit) {
                if ((candidates >> unit & 1) != 0 && tables.terrain[unit].has(space) &&
                    !same_type(clan, old, unit)) {
                    fitting |= 1U << unit;
                }
            }
            if (fitting != 0) {
                add_to_group(all, old, fitting, space);
            }
        });
    }
    return all;
}

// Whether some exchange of a group goes with a first one that is not yet made.
inline bool second_fits(const Tables& tables, const Player& player, int old, int unit,
                        const ExchangeGroup& second) {
    const ClanTable& clan = clan_of(tables, player);
    if (same_type(clan, unit, second.old)) {
        return false;
    }
    for (int other = 0; other < UNITS; ++other) {
        if ((second.fitting >> other & 1) == 0 || same_type(clan, other, old)) {
            continue;
        }
        const int needed = same_type(clan, unit, other) ? 2 : 1;
        if (units_left(tables, player, other) >= needed) {
            return true;
        }
    }
    return false;
}

inline bool has_second(const Tables& tables, const Player& player, const ExchangeGroups& all,
                       int first, int unit) {
    const ExchangeGroup& group = all.groups[first];
    for (int i = 0; i < all.count; ++i) {
        if ((i != first || group.spaces.count() > 1) &&
            second_fits(tables, player, group.old, unit, all.groups[i])) {
            return true;
        }
    }
    return false;
}

// Call a function with (spaces, new unit) of every first exchange for which a second exists.
template <typename Function>
void for_each_first_exchange(const Tables& tables, const State& state, int seat,
                             Function function) {
    const Player& player = state.player(seat);
    const ExchangeGroups all = exchange_groups(tables, state, seat);
    for (int i = 0; i < all.count; ++i) {
        for (int unit = 0; unit < UNITS; ++unit) {
            if ((all.groups[i].fitting >> unit & 1) != 0 &&
                has_second(tables, player, all, i, unit)) {
                function(all.groups[i].spaces, unit);
            }
        }
    }
}

inline bool can_exchange(const Tables& tables, const State& state, int seat) {
    bool possible = false;
    for_each_first_exchange(tables, state, seat, [&](Mask, int) { possible = true; });
    return possible;
}

inline void legal_exchange(const Tables& tables, const State& state, const Pending& pending,
                           ActionList& actions) {
    const auto add = [&](Mask spaces, int unit) {
        for_each_space(spaces,
                       [&](int space) { actions.add(Action::of(Kind::Exchange, space, unit)); });
    };
    if (pending.a == NONE) {
        for_each_first_exchange(tables, state, pending.seat, add);
        return;
    }
    const ClanTable& clan = clan_of(tables, state.player(pending.seat));
    const ExchangeGroups all = exchange_groups(tables, state, pending.seat);
    for (int i = 0; i < all.count; ++i) {
        const ExchangeGroup& group = all.groups[i];
        const Mask elsewhere = group.spaces & ~Mask::of(pending.a);
        if (!elsewhere.any() || same_type(clan, pending.c, group.old)) {
            continue;
        }
        for (int unit = 0; unit < UNITS; ++unit) {
            if ((group.fitting >> unit & 1) != 0 && !same_type(clan, unit, pending.b)) {
                add(elsewhere, unit);
            }
        }
    }
}

// Exchange a unit; after the second one the bonuses follow.
inline void apply_exchange(const Tables& tables, State& state, int seat, Action action) {
    const int space = action.a;
    const int unit = action.b;
    const Pending pending = state.top();
    const int old = unit_of(state.cells[space]);
    remove_unit(tables, state, seat, space);
    place_unit(tables, state, seat, unit, space);
    if (pending.a == NONE) {
        state.top() = Pending::of(Open::Exchanging, seat, space, old, unit);
        return;
    }
    drop_top(state);
    const Player& player = state.player(seat);
    // The building bonus of the first new unit comes before that of the second.
    if (completes_factories(tables, player, unit)) {
        push_pending(state, Pending::of(Open::DrawContracts, seat));
    }
    if (pending.c != unit && completes_factories(tables, player, pending.c)) {
        push_pending(state, Pending::of(Open::DrawContracts, seat));
    }
    if (tables.errata_2025) {
        const Mask around = tables.neighbours[pending.a] | tables.neighbours[space];
        offer_neighbourhood(tables, state, seat, around, false);
    }
}

}  // namespace caledonia

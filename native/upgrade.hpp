// Shipping (SHP), technology (TEC), merchants (HIR), bonus upgrades (BON); mirrors
// caledonia/rules/upgrade.py.
#pragma once

#include "change.hpp"

namespace caledonia {

inline void add_technologies(const Tables& tables, const Player& player, Kind kind,
                             ActionList& actions) {
    const uint32_t open = clan_of(tables, player).technologies & ~uint32_t{player.technology};
    for (int unit = 0; unit < UNITS; ++unit) {
        if ((open >> unit & 1) != 0) {
            actions.add(Action::of(kind, unit));
        }
    }
}

inline void legal_upgrades(const Tables& tables, const State& state, int seat,
                           ActionList& actions) {
    const Player& player = state.player(seat);
    if (player.money >= tables.shipping_cost && player.shipping < tables.shipping_levels) {
        actions.add(Action::of(Kind::UpgradeShipping));
    }
    if (player.money >= tables.technology_cost) {
        add_technologies(tables, player, Kind::UpgradeTechnology, actions);
    }
    if (player.money >= tables.merchant_cost && player.merchants_on_board != 0) {
        actions.add(Action::of(Kind::HireMerchant));
    }
}

// BON-2 to BON-5.
inline void legal_bonus_upgrades(const Tables& tables, const State& state, int seat,
                                 ActionList& actions) {
    const Player& player = state.player(seat);
    if (player.shipping < tables.shipping_levels) {
        actions.add(Action::of(Kind::BonusShipping));
    }
    if (player.money >= tables.bonus_technology_cost) {
        add_technologies(tables, player, Kind::BonusTechnology, actions);
    }
    if (player.merchants_on_board != 0) {
        actions.add(Action::of(Kind::BonusHire));
    }
    for (int good = 0; good < GOODS; ++good) {
        if (player.market[good] != 0) {
            actions.add(Action::of(Kind::BonusRecall, good));
        }
    }
}

inline void raise_shipping(const Tables& tables, Player& player) {
    ++player.shipping;
    refresh_reach(tables, player);
}

inline void raise_technology(Player& player, int unit, int cost) {
    player.money -= cost;
    player.technology |= static_cast<uint16_t>(1U << unit);
}

inline void hire(Player& player) {
    --player.merchants_on_board;
    ++player.merchants;
}

inline void apply_upgrade(const Tables& tables, State& state, int seat, Action action) {
    Player& player = state.player(seat);
    if (action.kind == Kind::UpgradeShipping) {
        player.money -= tables.shipping_cost;
        raise_shipping(tables, player);
    } else if (action.kind == Kind::UpgradeTechnology) {
        raise_technology(player, action.a, tables.technology_cost);
    } else {
        player.money -= tables.merchant_cost;
        hire(player);
    }
    end_main_action(state, seat);
}

inline void apply_bonus_upgrade(const Tables& tables, State& state, int seat, Action action) {
    if (state.top().kind == Open::ExportBonuses) {
        --state.top().b;
    } else {
        drop_top(state);
    }
    Player& player = state.player(seat);
    if (action.kind == Kind::BonusShipping) {
        raise_shipping(tables, player);
    } else if (action.kind == Kind::BonusTechnology) {
        raise_technology(player, action.a, tables.bonus_technology_cost);
    } else if (action.kind == Kind::BonusHire) {
        hire(player);
    } else {
        player.market[action.a] -= player.market[action.a] > 0 ? 1 : -1;
        ++player.merchants;
    }
}

}  // namespace caledonia

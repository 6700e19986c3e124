// Fulfil an export contract (FUL): paying, slaughter, imports, bonuses; mirrors
// caledonia/rules/fulfil.py.
#pragma once

#include "ports.hpp"
#include "upgrade.hpp"

namespace caledonia {

// Whether the player can pay a contract now (FUL-1).
inline bool can_fulfil(const Tables& tables, const Player& player, const ContractTable& contract) {
    for (int good = 0; good < GOODS; ++good) {
        if (player.goods[good] < contract.goods[good]) {
            return false;
        }
    }
    const int missing = animals_missing(player, contract.meat[0], contract.meat[1]);
    return missing == 0 || missing <= animals_saved_by_ports(tables, player);
}

inline void legal_fulfil(const Tables& tables, const State& state, int seat, ActionList& actions) {
    const Player& player = state.player(seat);
    for (int i = 0; i < player.slot_count; ++i) {
        if (can_fulfil(tables, player, tables.contracts[player.slots[i]])) {
            actions.add(Action::of(Kind::Fulfil, player.slots[i]));
        }
    }
}

// Pay the goods; the animals come next (FUL-5). Buchanan may fulfil a second one (CLN-B).
inline void apply_fulfil(const Tables& tables, State& state, int seat, Action action) {
    Player& player = state.player(seat);
    const ContractTable& contract = tables.contracts[action.a];
    for (int good = 0; good < GOODS; ++good) {
        player.goods[good] -= contract.goods[good];
    }
    if (state.top().kind == Open::Turn) {
        end_main_action(state, seat);
        if (clan_of(tables, player).contracts_per_action > 1) {
            push_pending(state, Pending::of(Open::SecondFulfilment, seat));
        }
    } else {
        drop_top(state);
    }
    push_pending(
        state, Pending::of(Open::Slaughtering, seat, action.a, contract.meat[0], contract.meat[1]));
}

// Whether the contract can still be paid after this animal is gone.
//
// Only a player who counts on a port for a missing animal can go wrong here: the animal may be
// what keeps that port in reach.
inline bool may_slaughter(const Tables& tables, const State& state, const Pending& pending,
                          int space) {
    const Player& player = state.player(pending.seat);
    const int missing = animals_missing(player, pending.b, pending.c);
    if (missing == 0) {
        return true;
    }
    const Mask left = player.occupied & ~Mask::of(space);
    const Mask within = reach_of(tables, player.shipping, left) | left;
    return missing <= animals_saved_within(tables, player, within);
}

inline void legal_slaughter(const Tables& tables, const State& state, const Pending& pending,
                            ActionList& actions) {
    for (int meat = 0; meat < MEATS; ++meat) {
        if ((meat == 0 ? pending.b : pending.c) == 0) {
            continue;
        }
        for_each_space(units_on_map(state, pending.seat, MEAT_ANIMALS[meat]), [&](int space) {
            if (may_slaughter(tables, state, pending, space)) {
                actions.add(Action::of(Kind::Slaughter, space));
            }
        });
    }
    legal_ports(tables, state, pending.seat, actions);
}

inline void apply_slaughter(const Tables& tables, State& state, int seat, Action action) {
    const int meat = unit_of(state.cells[action.a]) == COW ? 0 : 1;
    remove_unit(tables, state, seat, action.a);
    state.top() = owing_less(state.top(), meat, 1);
}

// How much of an import all players have on fulfilled contracts (FUL-4).
inline int imported_so_far(const Tables& tables, const State& state, int kind) {
    int sum = 0;
    for (int seat = 0; seat < tables.players; ++seat) {
        const Player& player = state.player(seat);
        for (int i = 0; i < player.fulfilled_count; ++i) {
            sum += tables.contracts[player.fulfilled[i]].imports[kind];
        }
    }
    return sum;
}

// Money for the marked steps of the import track; not alone nor with static imports (SOL-2, VAR-1).
inline int import_money(const Tables& tables, const State& state, const ContractTable& contract) {
    if (tables.players == 1 || tables.static_imports) {
        return 0;
    }
    int money = 0;
    for (int kind = 0; kind < IMPORTS; ++kind) {
        const int before = imported_so_far(tables, state, kind);
        const int after = before + contract.imports[kind];
        money += after / tables.import_mark - before / tables.import_mark;
    }
    return money;
}

// Free the slot, book imports and money, then offer the bonuses (FUL-3 to FUL-5).
inline void complete_contract(const Tables& tables, State& state, const Pending pending) {
    Player& player = state.player(pending.seat);
    const ContractTable& contract = tables.contracts[pending.a];
    player.money += import_money(tables, state, contract) + contract.money;
    auto* const end = player.slots.begin() + player.slot_count;
    player.slot_count = static_cast<uint8_t>(std::remove(player.slots.begin(), end, pending.a) -
                                             player.slots.begin());
    if (player.fulfilled_count < MAX_FULFILLED) {
        player.fulfilled[player.fulfilled_count++] = pending.a;
    }
    const ClanTable& clan = clan_of(tables, player);
    // MacEwen brews with the contract's hops, up to a limit (CLN-ME).
    const int hops = clan.kind == ClanKind::MacEwen ? std::min(contract.hops, clan.limit) : 0;
    state.top() = Pending::of(Open::ExportBonuses, pending.seat, contract.free_space,
                              contract.bonus_upgrade, hops);
}

// Slaughter where there is no choice; finish the contract when nothing is owed.
inline bool settle_slaughter(const Tables& tables, State& state) {
    const Pending pending = state.top();
    if (pending.b == 0 && pending.c == 0) {
        complete_contract(tables, state, pending);
        return true;
    }
    const Player& player = state.player(pending.seat);
    if (acts_any_time(tables, player) || animals_saved_by_ports(tables, player) != 0) {
        return false;
    }
    for (int meat = 0; meat < MEATS; ++meat) {
        const int amount = meat == 0 ? pending.b : pending.c;
        if (amount != 0 && player.units[MEAT_ANIMALS[meat]] == amount) {
            for_each_space(units_on_map(state, pending.seat, MEAT_ANIMALS[meat]),
                           [&](int space) { remove_unit(tables, state, pending.seat, space); });
            state.top() = owing_less(pending, meat, amount);
            return true;
        }
    }
    return false;
}

// The direct export bonuses in whatever order, and declining the rest (FUL-5).
inline void legal_bonuses(const Tables& tables, const State& state, const Pending& pending,
                          ActionList& actions) {
    if (pending.a != 0) {
        legal_expand(tables, state, pending.seat, true, actions);
    }
    if (pending.b != 0) {
        legal_bonus_upgrades(tables, state, pending.seat, actions);
    }
    if (pending.c != 0) {
        const int most = std::min<int>(pending.c, state.player(pending.seat).goods[GRAIN]);
        for (int amount = 1; amount <= most; ++amount) {
            actions.add(Action::of(Kind::Brew, amount));
        }
    }
    actions.add(Action::of(Kind::Skip));
}

}  // namespace caledonia

// Ports (PRT): free actions with the port tiles in reach; mirrors caledonia/rules/ports.py and
// caledonia/powers/ports/.
#pragma once

#include "exchange.hpp"

namespace caledonia {

// A choice of a price move: good * 2, plus 1 for down.
inline int steps_of(const PortTable& port, int choice) {
    return choice % 2 == 0 ? port.number : -port.number;
}

// Whether a port's tile is unused and within some spaces (PRT-1).
inline bool is_open_port(const Tables& tables, const Player& player, int corner, Mask within) {
    return (player.ports_used >> corner & 1) == 0 && within.has(tables.ports[corner].space);
}

// A fisherman standing on a port has it in reach too (CLN-MD2).
inline Mask port_reach(const Player& player) { return player.reach | player.occupied; }

inline bool fits_window(const PortTable& port, Open kind) {
    switch (port.kind) {
        case PortKind::SaveAnimal:
            return kind == Open::Slaughtering;
        case PortKind::MovePrice:
            return kind == Open::Turn || kind == Open::NeighbourhoodBonus ||
                   kind == Open::MandatoryTrade || kind == Open::MandatoryPurchase;
        default:
            return kind == Open::Turn || kind == Open::TurnEnd;
    }
}

// Animals fewer that a tile can make a contract owe; a borrowing one the best of the others.
inline int animals_saved(const Tables& tables, int corner, int money) {
    const PortTable& port = tables.ports[corner];
    if (port.kind == PortKind::SaveAnimal) {
        return port.number;
    }
    int best = 0;
    if (port.kind == PortKind::Borrow && money >= port.number) {
        for (int other = 0; other < tables.port_count; ++other) {
            if (tables.ports[other].kind == PortKind::SaveAnimal) {
                best = std::max(best, tables.ports[other].number);
            }
        }
    }
    return best;
}

inline int animals_saved_within(const Tables& tables, const Player& player, Mask within) {
    int saved = 0;
    for (int corner = 0; corner < tables.port_count; ++corner) {
        if (is_open_port(tables, player, corner, within)) {
            saved += animals_saved(tables, corner, player.money);
        }
    }
    return saved;
}

inline int animals_saved_by_ports(const Tables& tables, const Player& player) {
    return animals_saved_within(tables, player, port_reach(player));
}

// Animals of the owed kinds that the player does not have on the map.
inline int animals_missing(const Player& player, int beef, int mutton) {
    return std::max(0, beef - player.units[COW]) + std::max(0, mutton - player.units[SHEEP]);
}

// What is still owed after so much meat was paid or saved.
inline Pending owing_less(Pending pending, int meat, int amount) {
    uint8_t& owed = meat == 0 ? pending.b : pending.c;
    owed = static_cast<uint8_t>(std::max(0, owed - amount));
    return pending;
}

template <typename Function>
void for_each_saving(const Tables& tables, const State& state, const PortTable& port,
                     Function function) {
    const Pending& pending = state.top();
    const Player& player = state.player(pending.seat);
    // Whatever tile brings this effect, it is one saving fewer for the rest.
    const int left = animals_saved_by_ports(tables, player) - port.number;
    for (int meat = 0; meat < MEATS; ++meat) {
        if ((meat == 0 ? pending.b : pending.c) != 0) {
            const Pending rest = owing_less(pending, meat, port.number);
            if (animals_missing(player, rest.b, rest.c) <= left) {
                function(meat);
            }
        }
    }
}

template <typename Function>
void for_each_goods_exchange(const State& state, int seat, const PortTable& port,
                             Function function) {
    const int first = port.kind == PortKind::ExchangeBasic ? WOOL : BREAD;
    for (int good = first; good < first + 3; ++good) {
        if (state.player(seat).goods[good] >= port.number) {
            for (int gain = 0; gain < port.gain_count; ++gain) {
                function((good - first) * port.gain_count + gain);
            }
        }
    }
}

// Whether the good can be traded with its marker on a step (PRT-P6).
inline bool trade_follows(const Tables& tables, const State& state, int seat, int money, int good,
                          int step) {
    const Player& player = state.player(seat);
    const Pending& pending = state.top();
    if (pending.kind == Open::NeighbourhoodBonus || pending.kind == Open::MandatoryPurchase) {
        return most_from_neighbours(tables, state, player, good, step, money) > 0;
    }
    const int price = tables.prices[good][step];
    return most_to_sell(player, good) > 0 || most_to_buy(tables, player, good, price, money) > 0;
}

inline bool is_good_open(const Pending& pending, int good) {
    if (pending.kind == Open::MandatoryTrade || pending.kind == Open::MandatoryPurchase) {
        return pending.a == good;
    }
    return pending.kind != Open::NeighbourhoodBonus || (pending.a >> good & 1) != 0;
}

template <typename Function>
void for_each_price_move(const Tables& tables, const State& state, int seat, const PortTable& port,
                         int money, Function function) {
    for (int choice = 0; choice < 2 * GOODS; ++choice) {
        const int good = choice / 2;
        const int step = moved_step(tables, state, good, steps_of(port, choice));
        if (is_good_open(state.top(), good) && step != state.prices[good] &&
            trade_follows(tables, state, seat, money, good, step)) {
            function(choice);
        }
    }
}

// Call a function with every choice with which an effect can be used now with so much money.
template <typename Function>
void for_each_choice(const Tables& tables, const State& state, int seat, const PortTable& port,
                     int money, Function function) {
    if (!fits_window(port, state.top().kind)) {
        return;
    }
    switch (port.kind) {
        case PortKind::SaveAnimal:
            for_each_saving(tables, state, port, function);
            break;
        case PortKind::ExchangeBasic:
        case PortKind::ExchangeProcessed:
            for_each_goods_exchange(state, seat, port, function);
            break;
        case PortKind::MovePrice:
            for_each_price_move(tables, state, seat, port, money, function);
            break;
        case PortKind::ExchangeUnits:
            if (can_exchange(tables, state, seat)) {
                function(0);
            }
            break;
        case PortKind::Borrow:
            break;
        default:
            function(0);
    }
}

// Call a function with (effect's corner, choice) of every use of a tile (PRT-P9).
template <typename Function>
void for_each_use(const Tables& tables, const State& state, int seat, int corner,
                  Function function) {
    const PortTable& port = tables.ports[corner];
    int money = state.player(seat).money;
    if (port.kind != PortKind::Borrow) {
        for_each_choice(tables, state, seat, port, money,
                        [&](int choice) { function(corner, choice); });
        return;
    }
    money -= port.number;
    if (money < 0) {
        return;
    }
    for (int other = 0; other < tables.port_count; ++other) {
        if (other != corner) {
            for_each_choice(tables, state, seat, tables.ports[other], money,
                            [&](int choice) { function(other, choice); });
        }
    }
}

inline void legal_ports(const Tables& tables, const State& state, int seat, ActionList& actions) {
    const Player& player = state.player(seat);
    const Mask within = port_reach(player);
    // Most turns are far from any port.
    if (!(within & tables.unused_ports[player.ports_used]).any()) {
        return;
    }
    for (int corner = 0; corner < tables.port_count; ++corner) {
        if (is_open_port(tables, player, corner, within)) {
            for_each_use(tables, state, seat, corner, [&](int effect, int choice) {
                actions.add(Action::of(Kind::UsePort, corner, effect, choice));
            });
        }
    }
}

inline bool has_port(const Tables& tables, const State& state, int seat) {
    const Player& player = state.player(seat);
    const Mask within = port_reach(player);
    if (!(within & tables.unused_ports[player.ports_used]).any()) {
        return false;
    }
    bool possible = false;
    for (int corner = 0; corner < tables.port_count && !possible; ++corner) {
        if (is_open_port(tables, player, corner, within)) {
            for_each_use(tables, state, seat, corner, [&](int, int) { possible = true; });
        }
    }
    return possible;
}

inline void use_goods_exchange(Player& player, const PortTable& port, int choice) {
    const int first = port.kind == PortKind::ExchangeBasic ? WOOL : BREAD;
    player.goods[first + choice / port.gain_count] -= port.number;
    for (int good = 0; good < GOODS; ++good) {
        player.goods[good] += port.gains[choice % port.gain_count][good];
    }
}

// Move the price and demand the trade, unless it is due already (PRT-P6).
inline void use_price_move(const Tables& tables, State& state, int seat, const PortTable& port,
                           int choice) {
    const int good = choice / 2;
    move_price(tables, state, good, steps_of(port, choice));
    if (state.top().kind == Open::Turn) {
        state.top() = Pending::of(Open::MandatoryTrade, seat, good);
    } else if (state.top().kind == Open::NeighbourhoodBonus) {
        push_pending(state, Pending::of(Open::MandatoryPurchase, seat, good));
    }
}

// Mark the port tile as used, pay for it and apply the effect.
inline void apply_port(const Tables& tables, State& state, int seat, Action action) {
    Player& player = state.player(seat);
    player.ports_used |= static_cast<uint8_t>(1U << action.a);
    if (tables.ports[action.a].kind == PortKind::Borrow) {
        player.money -= tables.ports[action.a].number;
    }
    const PortTable& effect = tables.ports[action.b];
    switch (effect.kind) {
        case PortKind::SaveAnimal:
            state.top() = owing_less(state.top(), action.c, effect.number);
            break;
        case PortKind::ExchangeBasic:
        case PortKind::ExchangeProcessed:
            use_goods_exchange(player, effect, action.c);
            break;
        case PortKind::Upgrade:
            player.glory += effect.number;
            push_pending(state, Pending::of(Open::UpgradeBonus, seat));
            break;
        case PortKind::Money:
            player.money += effect.number;
            break;
        case PortKind::MovePrice:
            use_price_move(tables, state, seat, effect, action.c);
            break;
        case PortKind::ExchangeUnits:
            push_pending(state, Pending::of(Open::Exchanging, seat, NONE, NONE, NONE));
            break;
        case PortKind::DrawContracts:
            player.money += effect.number;
            push_pending(state, Pending::of(Open::DrawContracts, seat));
            break;
        case PortKind::Borrow:
            break;
    }
}

}  // namespace caledonia

// The neighbourhood bonus (NBH): cheap goods; mirrors caledonia/rules/neighbourhood.py.
#pragma once

#include "trade.hpp"

namespace caledonia {

// Goods (bits) made by other players' units on these spaces (NBH-1).
inline int goods_made_by_others(const State& state, int seat, Mask neighbours) {
    int goods = 0;
    for_each_space(neighbours & state.occupied & ~state.player(seat).occupied, [&](int space) {
        const int good = PRODUCT[unit_of(state.cells[space])];
        if (good >= 0) {
            goods |= 1 << good;
        }
    });
    return goods;
}

// Open the bonus, and drawing along with it (NBH-4).
inline void offer_neighbourhood(const Tables& tables, State& state, int seat, Mask neighbours,
                                bool draw) {
    int goods = 0;
    if (tables.neighbourhood_limit != 0) {
        goods = goods_made_by_others(state, seat, neighbours);
    }
    if (goods != 0) {
        push_pending(state, Pending::of(Open::NeighbourhoodBonus, seat, goods, 0, draw ? 1 : 0));
    } else if (draw) {
        push_pending(state, Pending::of(Open::DrawContracts, seat));
    }
}

// A good's price for neighbours with its marker on a step (NBH-3).
inline int discounted(const Tables& tables, int good, int step) {
    const int discount = is_basic(good) ? tables.basic_discount : tables.processed_discount;
    return std::max(0, tables.prices[good][step] - discount);
}

// Pieces that can be bought with so much money at a step (NBH-2, NBH-3).
inline int most_from_neighbours(const Tables& tables, const State& state, const Player& player,
                                int good, int step, int money) {
    const int room = tables.neighbourhood_limit - state.bought[good];
    return std::min(room, most_to_buy(tables, player, good, discounted(tables, good, step), money));
}

inline void add_purchases(const Tables& tables, const State& state, int seat, int good,
                          ActionList& actions) {
    const Player& player = state.player(seat);
    const int step = state.prices[good];
    const int most = most_from_neighbours(tables, state, player, good, step, player.money);
    add_trades(actions, Kind::Buy, good, most);
}

inline void legal_purchases(const Tables& tables, const State& state, const Pending& pending,
                            ActionList& actions) {
    for (int good = 0; good < GOODS; ++good) {
        if ((pending.a >> good & 1) != 0) {
            add_purchases(tables, state, pending.seat, good, actions);
        }
    }
}

// Leave the building bonus open that the same placement earned (NBH-4).
inline void close_neighbourhood(State& state) {
    const Pending pending = state.top();
    drop_top(state);
    if (pending.c != 0) {
        push_pending(state, Pending::of(Open::DrawContracts, pending.seat));
    }
}

// Buy from the neighbours; each good once per placement (NBH-4).
inline void apply_purchase(const Tables& tables, State& state, int seat, Action action) {
    if (state.top().kind == Open::MandatoryPurchase) {
        drop_top(state);
    }
    const int good = action.a;
    const int price = discounted(tables, good, state.prices[good]);
    purchase(tables, state, seat, good, action.b, price);
    state.bought[good] += action.b;
    Pending& pending = state.top();
    const int left = pending.a & ~(1 << good);
    if (left != 0) {
        pending.a = static_cast<uint8_t>(left);
        pending.b |= static_cast<uint8_t>(1 << good);
    } else {
        close_neighbourhood(state);
    }
}

}  // namespace caledonia

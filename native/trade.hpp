// Trade (TRD): buying and selling on the market; mirrors caledonia/rules/trade.py.
#pragma once

#include "change.hpp"

namespace caledonia {

inline int price_of(const Tables& tables, const State& state, int good) {
    return tables.prices[good][state.prices[good]];
}

// Pieces that a player with so much money can buy at a price (TRD-4, TRD-5).
inline int most_to_buy(const Tables& tables, const Player& player, int good, int price, int money) {
    if (player.market[good] < 0) {
        return 0;
    }
    if (price == 0) {
        return player.merchants;
    }
    // The clan's trade money comes before paying (CLN-S).
    const int purse = money + clan_of(tables, player).trade_money;
    return std::min<int>(player.merchants, purse / price);
}

inline int most_to_sell(const Player& player, int good) {
    return player.market[good] > 0 ? 0 : std::min<int>(player.merchants, player.goods[good]);
}

inline void add_trades(ActionList& actions, Kind kind, int good, int most) {
    for (int amount = 1; amount <= most; ++amount) {
        actions.add(Action::of(kind, good, amount));
    }
}

inline void legal_trades_of(const Tables& tables, const State& state, const Player& player,
                            int good, ActionList& actions) {
    const int price = price_of(tables, state, good);
    add_trades(actions, Kind::Buy, good, most_to_buy(tables, player, good, price, player.money));
    add_trades(actions, Kind::Sell, good, most_to_sell(player, good));
}

inline void legal_trades(const Tables& tables, const State& state, int seat, ActionList& actions) {
    const Player& player = state.player(seat);
    if (player.merchants != 0) {
        for (int good = 0; good < GOODS; ++good) {
            legal_trades_of(tables, state, player, good, actions);
        }
    }
}

// Buy at a price per piece; the marker moves afterwards (TRD-2).
inline void purchase(const Tables& tables, State& state, int seat, int good, int amount,
                     int price) {
    Player& player = state.player(seat);
    player.money += clan_of(tables, player).trade_money - price * amount;
    player.goods[good] += amount;
    send_merchants(player, good, amount);
    move_price(tables, state, good, amount);
}

inline void apply_buy(const Tables& tables, State& state, int seat, Action action) {
    purchase(tables, state, seat, action.a, action.b, price_of(tables, state, action.a));
    end_main_action(state, seat);
}

inline void apply_sell(const Tables& tables, State& state, int seat, Action action) {
    Player& player = state.player(seat);
    const int good = action.a;
    const int amount = action.b;
    player.money += clan_of(tables, player).trade_money + price_of(tables, state, good) * amount;
    player.goods[good] -= amount;
    send_merchants(player, good, -amount);
    move_price(tables, state, good, -amount);
    end_main_action(state, seat);
}

}  // namespace caledonia

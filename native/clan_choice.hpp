// Choosing a clan and a starting tile (SET-9), the auction (VAR-6); mirrors
// caledonia/rules/clan_choice.py.
#pragma once

#include "clans.hpp"

namespace caledonia {

inline void legal_choice(const State& state, ActionList& actions) {
    for (int i = 0; i < state.offer_count; ++i) {
        const int clan = state.offer_clans[i];
        actions.add(clan != 0 ? Action::of(Kind::ChooseClan, clan)
                              : Action::of(Kind::ChooseTile, state.offer_tiles[i]));
    }
}

// Give a clan and a starting tile to a player: goods and money come into stock.
inline void take_pair(const Tables& tables, State& state, int seat, int index) {
    Player& player = state.player(seat);
    player.clan = state.offer_clans[index];
    set_up_clan(tables, player);
    player.starting_tile = state.offer_tiles[index];
    const StartingTileTable& tile = tables.starting_tiles[player.starting_tile];
    player.money += tile.money;
    for (int good = 0; good < GOODS; ++good) {
        player.goods[good] += tile.goods[good];
    }
    if (tables.no_clans) {
        auto* const place = std::find(state.turn_order.begin(), state.turn_order.end(), seat);
        player.money += tables.no_clans_money[place - state.turn_order.begin()];
    }
    for (int i = index + 1; i < state.offer_count; ++i) {
        state.offer_clans[i - 1] = state.offer_clans[i];
        state.offer_tiles[i - 1] = state.offer_tiles[i];
    }
    --state.offer_count;
}

inline void apply_choice(const Tables& tables, State& state, int seat, Action action) {
    const auto& offer = action.kind == Kind::ChooseClan ? state.offer_clans : state.offer_tiles;
    drop_top(state);
    take_pair(tables, state, seat,
              static_cast<int>(std::find(offer.begin(), offer.end(), action.a) - offer.begin()));
}

// The auction. A pending auction holds the highest bid plus one, and the bidders as bits.

inline int seats_without_pair(const Tables& tables, const State& state) {
    int seats = 0;
    for (int seat = 0; seat < tables.players; ++seat) {
        if (state.player(seat).starting_tile == 0) {
            seats |= 1 << seat;
        }
    }
    return seats;
}

// The first of these seats to the left of a seat.
inline int next_after(int seat, int seats) {
    const int later = seats & ~((2 << seat) - 1);
    return std::countr_zero(static_cast<unsigned>(later != 0 ? later : seats));
}

// The last of these seats before a seat.
inline int previous_before(int seat, int seats) {
    const int earlier = seats & ((1 << seat) - 1);
    return std::bit_width(static_cast<unsigned>(earlier != 0 ? earlier : seats)) - 1;
}

// The highest bidder takes the next place and chooses a pair; the next auction follows.
inline void win_auction(const Tables& tables, State& state, const Pending& pending) {
    // The last bid came from the seat before the one whose turn to bid it is.
    const int winner = previous_before(pending.seat, pending.b);
    state.player(winner).bid = static_cast<int16_t>(pending.a - 1);
    state.turn_order[state.order_count++] = static_cast<uint8_t>(winner);
    const int bidders = seats_without_pair(tables, state) & ~(1 << winner);
    push_pending(state, Pending::of(Open::Auction, next_after(winner, bidders), 0, bidders));
    push_pending(state, Pending::of(Open::ClanChoice, winner));
}

// Hand out the last pair for free, or the auction's prize when it is over.
inline bool settle_auction(const Tables& tables, State& state) {
    const Pending pending = state.top();
    const unsigned waiting = static_cast<unsigned>(seats_without_pair(tables, state));
    if (std::popcount(waiting) == 1) {
        const int seat = std::countr_zero(waiting);
        drop_top(state);
        state.turn_order[state.order_count++] = static_cast<uint8_t>(seat);
        take_pair(tables, state, seat, 0);
        state.offer_count = 0;
        push_pending(state, Pending::of(Open::StartingWorkers));
        return true;
    }
    const bool is_alone = std::has_single_bit(static_cast<unsigned>(pending.b));
    if (pending.a > 0 && (is_alone || pending.a - 1 == tables.highest_bid)) {
        drop_top(state);
        win_auction(tables, state, pending);
        return true;
    }
    return false;
}

inline void legal_bid(const Tables& tables, const Pending& pending, ActionList& actions) {
    for (int points = pending.a; points <= tables.highest_bid; ++points) {
        actions.add(Action::of(Kind::Bid, points));
    }
    // Only the opening player must bid.
    if (pending.a > 0) {
        actions.add(Action::of(Kind::Leave));
    }
}

inline void apply_bid(State& state, int seat, Action action) {
    Pending& pending = state.top();
    pending.seat = static_cast<uint8_t>(next_after(seat, pending.b));
    pending.a = static_cast<uint8_t>(action.a + 1);
}

inline void apply_leave(State& state, int seat) {
    Pending& pending = state.top();
    pending.b &= static_cast<uint8_t>(~(1U << seat));
    pending.seat = static_cast<uint8_t>(next_after(seat, pending.b));
}

}  // namespace caledonia

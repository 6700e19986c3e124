// Preparation (RND-2), the solo market (SOL-4, SOL-5), the end of a round (SCO); mirrors
// caledonia/rules/round.py.
#pragma once

#include "chance.hpp"
#include "scoring.hpp"
#include "turn.hpp"

namespace caledonia {

inline void return_merchants(const Tables& tables, State& state) {
    for (int seat = 0; seat < tables.players; ++seat) {
        Player& player = state.player(seat);
        for (int8_t& standing : player.market) {
            player.merchants += standing < 0 ? -standing : standing;
            standing = 0;
        }
    }
}

// Refill the empty boxes in order as far as the pile lasts (RND-2).
inline void fill_boxes(const Tables& tables, State& state, int spare) {
    int taken = 0;
    for (int box = 0; box < tables.boxes; ++box) {
        if (state.boxes[box] == 0 && box != spare && taken < state.pile_count) {
            state.boxes[box] = state.pile[taken++];
        }
    }
    std::copy(state.pile.begin() + taken, state.pile.begin() + state.pile_count,
              state.pile.begin());
    state.pile_count -= taken;
}

// Roll a die with so many faces, from 0; a replayed record knows the result.
inline int roll(State& state, int faces) {
    if (state.roll_count != 0) {
        const int result = state.rolls[0];
        std::copy(state.rolls.begin() + 1, state.rolls.begin() + state.roll_count,
                  state.rolls.begin());
        --state.roll_count;
        return result;
    }
    return static_cast<int>(
        below(static_cast<uint64_t>(faces), [&] { return next_number(state.random); }));
}

// Change some prices by the dice; return the last price roll (SOL-4).
inline int move_prices(const Tables& tables, State& state) {
    int changed = 0;
    int figure = 0;
    for (int i = 0; i < tables.price_rolls; ++i) {
        int good = roll(state, GOODS);
        figure = tables.price_die[roll(state, tables.faces)];
        while ((changed >> good & 1) != 0) {
            good = roll(state, GOODS);
        }
        changed |= 1 << good;
        const int step = state.prices[good];
        const int size = figure < 0 ? -figure : figure;
        int steps = figure;
        if (step < tables.medium_low) {
            steps = size;
        } else if (step > tables.medium_high) {
            steps = -size;
        }
        move_price(tables, state, good, steps);
    }
    return figure;
}

// Remove the contract on the box of the last price roll (SOL-5).
inline void remove_contract(const Tables& tables, State& state, int figure) {
    const int size = figure < 0 ? -figure : figure;
    const int box = (figure > 0 ? tables.rows : 0) + size - 1;
    if (state.boxes[box] != 0) {
        state.removed[state.removed_count++] = state.boxes[box];
        state.boxes[box] = 0;
    }
}

// Prepare the next round and begin its first turn.
inline void settle_start_round(const Tables& tables, State& state) {
    ++state.round;
    if (state.round > 1) {
        state.turn_order = state.passed;
        state.order_count = state.passed_count;
        state.passed_count = 0;
        return_merchants(tables, state);
        if (tables.players == 1) {
            const int figure = move_prices(tables, state);
            fill_boxes(tables, state, -1);
            remove_contract(tables, state, figure);
        } else {
            fill_boxes(tables, state, tables.spare_box);
        }
    }
    begin_turn(tables, state, state.turn_order[0]);
}

// Score the round's tile, then go on to the next round or to the end (RND-1).
inline void settle_end_round(const Tables& tables, State& state) {
    if (tables.scoring_count != 0) {
        const ScoringTable& tile = tables.scoring[state.round - 1];
        for (int seat = 0; seat < tables.players; ++seat) {
            Player& player = state.player(seat);
            player.glory += glory_of(tables, tile, player);
        }
    }
    if (state.round < ROUNDS) {
        state.top() = Pending::of(Open::StartRound);
        return;
    }
    for (int seat = 0; seat < tables.players; ++seat) {
        empty_cellar(tables, state.player(seat));
    }
    drop_top(state);
}

}  // namespace caledonia

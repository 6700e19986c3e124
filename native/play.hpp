// Whole games and counts of positions, without a call from Python for each decision.
#pragma once

#include <cstdint>

#include "state.hpp"
#include "tables.hpp"

namespace caledonia {

struct Played {
    int64_t decisions = 0;
    int64_t legal = 0;
};

// Play a state to its end with evenly random actions.
Played play_randomly(const Tables& tables, State& state, uint64_t seed);

// Count the ways to take so many decisions in a row.
int64_t perft(const Tables& tables, const State& state, int depth);

}  // namespace caledonia

// Whole games of the seer, and what is learned from them.
#pragma once

#include "forecast.hpp"
#include "seer.hpp"

namespace caledonia {

// Of so many actions of a decision it is kept how often each was tried.
constexpr int KEPT_ACTIONS = 40;
// Final points, place from 0, the lines of the score sheet, contracts fulfilled.
constexpr int RESULTS = 3 + FORESEEN;

// What a seat can have a taste for: each unit, ports, contracts.
constexpr int TASTES = UNITS + 2;
// What a seat likes more than the search does, in points; a dislike is below 0.
using Taste = std::array<double, TASTES>;

// How one seat plays.
struct Chair {
    // Without a net it plays as the chief; without simulations by rules of thumb.
    const Net* net = nullptr;
    int simulations = 0;
};

struct SelfplayOptions {
    uint64_t seed = 0;
    // A decision is looked at closely, and kept, with this probability; otherwise quickly.
    double closely = 1.0;
    int quick = 0;
    double noise = 0.0;
    // How often an action is drawn by how often it was tried, instead of taking the best.
    double slips = 0.0;
    double explore = 0.3;
    // Decisions kept at most; of more than these, all are kept with the same chance.
    int most = 0;
    // By seat. Tastes count until the end of round 3, so that learning meets series of openings
    // that the search would not try.
    std::array<Taste, SEATS> tastes{};
    // How often each action is looked at before a close search follows the best; see `Seer::widen`.
    int least = 0;
};

// Where kept decisions go; each array has one row for every decision.
struct Kept {
    float* inputs;   // what each seat sees
    float* actions;  // what distinguishes the actions
    float* starts;   // what the rules of thumb say of them
    float* shares;   // how often the search chose to try each; zeros where a taste chose
    float* points;   // what the search expects of each seat
    int32_t* seats;  // who decides
    int32_t* plies;
    int32_t* rounds;
};

// Play a game to its end; return how many decisions were kept.
int play_seers(const Tables& tables, State& state, const std::array<Chair, SEATS>& chairs,
               const Weights& weights, const Forecast& figures, const SelfplayOptions& options,
               const Kept& kept, float* results);

}  // namespace caledonia

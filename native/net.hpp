// A small net over what a seat sees: its expected final points with their spread, its chances of
// the places, the lines of its score sheet, and a preference over the legal actions.
//
// The weights are one row of numbers in the order of the fields; docs/learning.md describes it.
#pragma once

#include <array>
#include <vector>

#include "inputs.hpp"

namespace caledonia {

constexpr int WIDE = 256;
constexpr int DEEP = 64;
constexpr int ACTION_WIDE = 32;
// Lines of the score sheet that are foreseen: glory, goods, money, hops, imports, contracts and
// settlements.
constexpr int FORESEEN = 7;
constexpr int HEADS = 2 + SEATS + FORESEEN;
// Final points are foreseen as so many more than these, in units of the other.
constexpr float POINTS_MIDDLE = 100.0F;
constexpr float POINTS_UNIT = 40.0F;
// A difference in worth, in pounds, that makes one action e times as promising as another.
constexpr double WARMTH = 6.0;

struct Net {
    std::array<float, INPUTS * WIDE> first;
    std::array<float, WIDE> first_bias;
    std::array<float, WIDE * DEEP> second;
    std::array<float, DEEP> second_bias;
    std::array<float, DEEP * HEADS> heads;
    std::array<float, HEADS> heads_bias;
    std::array<float, ACTION_INPUTS * ACTION_WIDE> action;
    std::array<float, DEEP * ACTION_WIDE> context;
    std::array<float, ACTION_WIDE> action_bias;
    std::array<float, ACTION_WIDE> preference;
};
constexpr int NET_WEIGHTS = sizeof(Net) / sizeof(float);

// What the net says of a seat in a position.
struct Foreseen {
    float points;
    float spread;
    std::array<float, SEATS> places;
    std::array<float, FORESEEN> lines;
    std::array<float, DEEP> context;
};

// Ask the net what comes of a position for a seat.
void foresee(const Net& net, const float* inputs, Foreseen& out);

// Write how likely the net holds each legal action; the rules of thumb's values are its start.
void prefer(const Tables& tables, const State& state, const Net& net, const Foreseen& seen,
            const ActionList& actions, const double* values, std::vector<float>& priors);

}  // namespace caledonia
